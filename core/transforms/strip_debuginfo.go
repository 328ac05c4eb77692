package transforms

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// StripDebugInfo makes all locations unknown.
var StripDebugInfo = &pass.Pass{
	Name:    "strip-debuginfo",
	Anchor:  pass.AnyOp,
	Summary: "make all locations unknown",
	Run: func(r *pass.Run) error {
		unknown := r.IR().UnknownLoc()
		ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
			op.SetLoc(unknown)
			for r := range op.Regions() {
				for b := range r.Blocks() {
					stripArgs(b, unknown)
				}
			}
			return ir.Advance
		})
		return nil
	},
}

func stripArgs(b *ir.Block, unknown ir.Location) {
	for i := range b.NumArgs() {
		if b.ArgLoc(i) != unknown {
			b.SetArgLoc(i, unknown)
		}
	}
}
