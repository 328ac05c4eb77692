package scf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// ifKnownResults: a result that both branches take from one place is that value; one
// that is true in one branch and false in the other is the condition, or its opposite.
func ifKnownResults(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if op.NumResults() == 0 || !yields(op.Region(0)) || !yields(op.Region(1)) {
		return rw.Decline("it has no results")
	}
	yes, no := op.Region(0).Entry().Last(), op.Region(1).Entry().Last()
	if yes.NumOperands() != op.NumResults() || no.NumOperands() != op.NumResults() {
		return rw.Decline("its branches give other results")
	}
	changed := false
	for i := range op.NumResults() {
		if !op.Result(i).HasUses() {
			continue
		}
		if v := knownResult(op, yes.Operand(i), no.Operand(i), rw); v != nil {
			rw.ReplaceUses(op.Result(i), v)
			changed = true
		}
	}
	if !changed {
		return rw.Decline("no result is known")
	}
	return rw.Success()
}

// knownResult is the value that a result is without the branches, or nil.
func knownResult(op *ir.Operation, yes, no *ir.Value, rw *rewrite.Rewriter) *ir.Value {
	if yes == no {
		return yes
	}
	a, known := rewrite.ConstantOf(yes).(*ir.IntegerAttr)
	b, known2 := rewrite.ConstantOf(no).(*ir.IntegerAttr)
	if !known || !known2 || yes.Type() != rw.Context().I1() || a == b {
		return nil
	}
	if a.Value().IsOne() {
		return op.Operand(0)
	}
	return rw.Create(&ir.OperationState{
		Name: rw.Context().OpName("std.xor"), Operands: []*ir.Value{op.Operand(0), truth(rw, true)},
		Results: []ir.Type{yes.Type()},
	}).Result(0)
}

// ifsOfOneCondition: two conditionals in a row on one condition are one, unless the
// second needs what the first gives.
func ifsOfOneCondition(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	first := op.Prev()
	if first == nil || !first.Is("scf.if") || first.Operand(0) != op.Operand(0) {
		return rw.Decline("no conditional on the same condition is before it")
	}
	for i := range first.NumResults() {
		for use := first.Result(i).FirstUse(); use != nil; use = use.Next() {
			if op.IsProperAncestor(use.Owner()) {
				return rw.Decline("it needs what the one before gives")
			}
		}
	}
	attrs := first.Attrs()
	for _, a := range op.Attrs() {
		attrs = attrs.With(a.Name, a.Value)
	}
	both := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: op.Operands(), Results: slices.Concat(first.ResultTypes(), op.ResultTypes()),
		Attrs: attrs, Regions: op.NumRegions(),
	})
	for i := range op.NumRegions() {
		joinBranches(first.Region(i), op.Region(i), both.Region(i), rw)
	}
	results := both.Results()
	n := first.NumResults()
	rw.ReplaceOp(first, results[:n]...)
	rw.ReplaceOp(op, results[n:]...)
	return rw.Success()
}

// joinBranches puts what is in two branches, which may be missing, behind each other
// into a third.
func joinBranches(first, second, into *ir.Region, rw *rewrite.Rewriter) {
	if first.Empty() {
		rw.MoveRegion(second, into, nil)
		return
	}
	rw.MoveRegion(first, into, nil)
	if second.Empty() {
		return
	}
	yield, last := into.Entry().Last(), second.Entry().Last()
	values := slices.Concat(yield.Operands(), last.Operands())
	rw.EraseOp(yield)
	rw.MergeBlock(second.Entry(), into.Entry())
	rw.Update(last, func() { last.SetOperands(values) })
}
