package scf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ifKnownResults: a result that both branches take from one place is that value; one
// that is true in one branch and false in the other is the condition, or its opposite.
func ifKnownResults(op If, rw *rewrite.Rewriter) rewrite.Result {
	yes, no, why := given(op)
	if why != "" {
		return rw.MatchFailure(why)
	}
	changed := false
	for i, result := range op.Results() {
		if !result.HasUses() {
			continue
		}
		if v := knownResult(op, yes[i], no[i], rw); v != nil {
			rw.ReplaceUses(result, v)
			changed = true
		}
	}
	if !changed {
		return rw.MatchFailure("no result is known")
	}
	return rw.Success()
}

// knownResult is the value that a result is without the branches, or nil.
func knownResult(op If, yes, no *ir.Value, rw *rewrite.Rewriter) *ir.Value {
	if yes == no {
		return yes
	}
	a, known := rewrite.ConstantOf(yes).(*ir.IntegerAttr)
	b, known2 := rewrite.ConstantOf(no).(*ir.IntegerAttr)
	if !known || !known2 || yes.Type() != rw.Context().I1() || a == b {
		return nil
	}
	if a.Value().IsOne() {
		return op.Condition()
	}
	return std.NewXor(rw.Builder, op.Condition(), truth(rw, true)).Result()
}

// ifsOfOneCondition: conditionals in a row on one condition are one, unless a later one needs
// what an earlier one gives. All of the row are joined at once, for what is joined is walked
// again by other patterns.
func ifsOfOneCondition(op If, rw *rewrite.Rewriter) rewrite.Result {
	before := op.Op.Prev()
	if before == nil {
		return rw.MatchFailure(noneBefore)
	}
	first, ok := AsIf(before)
	if !ok || first.Condition() != op.Condition() {
		return rw.MatchFailure(noneBefore)
	}
	row := rowOfOneCondition(first)
	if len(row) < 2 {
		return rw.MatchFailure("it needs what the one before gives")
	}
	last := row[len(row)-1]
	rw.SetInsertionPoint(last.Op)
	rw.SetLoc(last.Op.Loc())
	attrs := first.Op.Attrs()
	var types []ir.Type
	for _, part := range row {
		for _, a := range part.Op.Attrs() {
			attrs = attrs.With(a.Name, a.Value)
		}
		types = append(types, part.Op.ResultTypes()...)
	}
	both := NewIf(rw.Builder, op.Condition(), types, attrs...)
	joinBranches(row, If.ThenRegion, both.ThenRegion(), rw)
	joinBranches(row, If.ElseRegion, both.ElseRegion(), rw)
	results := both.Results()
	for _, part := range row {
		n := len(part.Results())
		rw.ReplaceOp(part.Op, results[:n]...)
		results = results[n:]
	}
	return rw.Success()
}

const noneBefore = "no conditional on the same condition is before it"

// rowOfOneCondition are a conditional and those behind it on the same condition, up to one
// that needs what an earlier one gives. Constants may stand between them: they need nothing,
// and stand before what all become.
func rowOfOneCondition(first If) []If {
	row, among := []If{first}, map[*ir.Operation]bool{first.Op: true}
	for next := first.Op.Next(); next != nil; next = next.Next() {
		if next.Traits().ConstantLike && next.NumOperands() == 0 {
			continue
		}
		other, ok := AsIf(next)
		if !ok || other.Condition() != first.Condition() || usesResultOf(next, among) {
			break
		}
		row, among[next] = append(row, other), true
	}
	return row
}

// usesResultOf reports whether something inside of an operation uses what others result in.
func usesResultOf(op *ir.Operation, others map[*ir.Operation]bool) bool {
	return !ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		for _, v := range o.AllOperands() {
			if others[v.DefiningOp()] {
				return ir.Interrupt
			}
		}
		return ir.Advance
	})
}

// joinBranches puts what is in one branch of each conditional, which may be missing, behind
// each other into a region.
func joinBranches(row []If, branch func(If) *ir.Region, into *ir.Region, rw *rewrite.Rewriter) {
	var values []*ir.Value
	var yield *ir.Operation
	for _, part := range row {
		from := branch(part)
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
