package scf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// ifKnownResults: a result that both branches take from one place is that value; one
// that is true in one branch and false in the other is the condition, or its opposite.
func ifKnownResults(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if op.NumResults() == 0 || !yields(op.Region(0)) || !yields(op.Region(1)) {
		return rw.MatchFailure("it has no results")
	}
	yes, no := op.Region(0).Entry().Last(), op.Region(1).Entry().Last()
	if yes.NumOperands() != op.NumResults() || no.NumOperands() != op.NumResults() {
		return rw.MatchFailure("its branches give other results")
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
		return rw.MatchFailure("no result is known")
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

// ifsOfOneCondition: conditionals in a row on one condition are one, unless a later one needs
// what an earlier one gives. All of the row are joined at once, for what is joined is walked
// again by other patterns.
func ifsOfOneCondition(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	first := op.Prev()
	if first == nil || !first.Is(op.Name().String()) || first.Operand(0) != op.Operand(0) {
		return rw.MatchFailure("no conditional on the same condition is before it")
	}
	row := rowOfOneCondition(first)
	if len(row) < 2 {
		return rw.MatchFailure("it needs what the one before gives")
	}
	last := row[len(row)-1]
	rw.SetInsertionPoint(last)
	rw.SetLoc(last.Loc())
	attrs := first.Attrs()
	var types []ir.Type
	for _, part := range row {
		for _, a := range part.Attrs() {
			attrs = attrs.With(a.Name, a.Value)
		}
		types = append(types, part.ResultTypes()...)
	}
	both := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: op.Operands(), Results: types, Attrs: attrs, Regions: op.NumRegions(),
	})
	for i := range op.NumRegions() {
		joinBranches(row, i, both.Region(i), rw)
	}
	results := both.Results()
	for _, part := range row {
		n := part.NumResults()
		rw.ReplaceOp(part, results[:n]...)
		results = results[n:]
	}
	return rw.Success()
}

// rowOfOneCondition are a conditional and those behind it on the same condition, up to one
// that needs what an earlier one gives. Constants may stand between them: they need nothing,
// and stand before what all become.
func rowOfOneCondition(first *ir.Operation) []*ir.Operation {
	row, among := []*ir.Operation{first}, map[*ir.Operation]bool{first: true}
	for next := first.Next(); next != nil; next = next.Next() {
		if next.Traits().ConstantLike && next.NumOperands() == 0 {
			continue
		}
		if next.Name() != first.Name() || next.Operand(0) != first.Operand(0) || usesResultOf(next, among) {
			break
		}
		row, among[next] = append(row, next), true
	}
	return row
}

// usesResultOf reports whether something inside of an operation uses what others result in.
func usesResultOf(op *ir.Operation, others map[*ir.Operation]bool) bool {
	return !ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		for i := range o.NumOperands() {
			if others[o.Operand(i).DefiningOp()] {
				return ir.Interrupt
			}
		}
		return ir.Advance
	})
}

// joinBranches puts what is in one branch of each conditional, which may be missing, behind
// each other into a region.
func joinBranches(row []*ir.Operation, branch int, into *ir.Region, rw *rewrite.Rewriter) {
	var values []*ir.Value
	var yield *ir.Operation
	for _, part := range row {
		from := part.Region(branch)
		if from.Empty() {
			continue
		}
		last := from.Entry().Last()
		values = append(values, last.Operands()...)
		if yield == nil {
			rw.MoveRegion(from, into, nil)
		} else {
			rw.EraseOp(yield)
			rw.MergeBlock(from.Entry(), into.Entry())
		}
		yield = last
	}
	if yield != nil && yield.NumOperands() != len(values) {
		rw.Update(yield, func() { yield.SetOperands(values) })
	}
}
