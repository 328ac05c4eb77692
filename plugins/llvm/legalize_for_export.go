package llvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// LegalizeForExport returns the pass `llvm-legalize-for-export`.
func LegalizeForExport() *pass.Pass {
	return &pass.Pass{
		Name:    "llvm-legalize-for-export",
		Summary: "make every edge between two blocks one of its kind",
		Doc: `A phi of LLVM selects a value by the predecessor block. A terminator that
leads to one block twice, with values, therefore goes there through a block of its
own the second time. The translation to LLVM IR does so by itself; this is for
modules that other tools translate.`,
		Anchor: pass.AnyOp,
		Run: func(r *pass.Run) error {
			b := ir.NewBuilder(r.IR())
			var terminators []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if op.NumSuccessors() > 1 {
					terminators = append(terminators, op)
				}
				return ir.Advance
			})
			for _, op := range terminators {
				r.Stats.Add("edges that got a block", separateSuccessors(b, op))
			}
			return nil
		},
	}
}

// separateSuccessors puts blocks between a terminator and those of its successors
// that take values and are there before, and counts them.
func separateSuccessors(b *ir.Builder, op *ir.Operation) (added int64) {
	seen := map[*ir.Block]bool{}
	for i, to := range op.Successors() {
		if !seen[to] || to.NumArgs() == 0 {
			seen[to] = true
			continue
		}
		types := make([]ir.Type, to.NumArgs())
		for j := range types {
			types[j] = to.Arg(j).Type()
		}
		b.SetLoc(op.Loc())
		between := b.CreateBlock(op.ParentRegion(), nil, types...)
		NewBr(b, between.Args(), to)
		op.SetSuccessor(i, between)
		added++
	}
	return added
}
