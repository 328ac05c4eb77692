package loops

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// mayBeFreed reports whether memory may have been released before an operation is reached: then
// a load may only be done where the program does it.
func mayBeFreed(aliases *alias.Analysis, memref *ir.Value, before *ir.Operation) bool {
	for at := before; at != nil && !at.Traits().FunctionLike; at = at.ParentOp() {
		again := at.ParentOp() != nil && at.ParentOp().Traits().Loop || !at.ParentRegion().HasOneBlock()
		for b := range at.ParentRegion().Blocks() {
			for op := b.First(); op != nil && (again || op != at); op = op.Next() {
				if op != at && mayFree(aliases, op, memref) {
					return true
				}
			}
		}
	}
	return false
}

// mayFree reports whether an operation, or something in it, may release memory: it says so, or
// takes the memory and does not say what it does.
func mayFree(aliases *alias.Analysis, op *ir.Operation, memref *ir.Value) bool {
	return !ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if !ir.MayHaveEffects(o) || o.Traits().OnlyInside() {
			return ir.Advance
		}
		releases := !o.Traits().EffectsKnown
		for _, e := range ir.Effects(o) {
			releases = releases || e.Effect == ir.EffectFree
		}
		for _, v := range o.AllOperands() {
			if releases && alias.IsMemRef(v.Type()) && aliases.MayAlias(v, memref) {
				return ir.Interrupt
			}
		}
		return ir.Advance
	})
}
