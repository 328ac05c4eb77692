package scf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
)

// unchangedValues: an iteration argument that no iteration changes, or that has no uses,
// is not carried.
func unchangedValues(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	body := op.Region(0).Entry()
	yield := body.Last()
	if !yields(op.Region(0)) || yield.NumOperands() != op.NumResults() {
		return rw.MatchFailure("it carries nothing")
	}
	values := make([]*ir.Value, op.NumResults()) // nil where one is carried on
	var kept []int
	for i := range values {
		arg := body.Arg(1 + i)
		if yield.Operand(i) == arg || !arg.HasUses() && !op.Result(i).HasUses() {
			values[i] = op.Operand(3 + i)
			continue
		}
		kept = append(kept, i)
	}
	if len(kept) == op.NumResults() {
		return rw.MatchFailure("every value that it carries changes")
	}
	carryOnly(op, kept, values, rw)
	return rw.Success()
}

// carryOnly replaces a loop by one that carries the values that are kept; others
// stand for the rest.
func carryOnly(op *ir.Operation, kept []int, values []*ir.Value, rw *rewrite.Rewriter) {
	body := op.Region(0).Entry()
	operands := op.OperandRange(0, 3)
	var types []ir.Type
	var left []*ir.Value
	for _, i := range kept {
		operands = append(operands, op.Operand(3+i))
		types = append(types, op.ResultType(i))
		left = append(left, body.Last().Operand(i))
	}
	fresh := rw.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: types, Attrs: op.Attrs(), Regions: 1})
	rw.Update(body.Last(), func() { body.Last().SetOperands(left) })
	for i, v := range slices.Backward(values) {
		if v != nil {
			rw.ReplaceUses(body.Arg(1+i), v)
			body.EraseArg(1 + i)
		}
	}
	rw.MoveRegion(op.Region(0), fresh.Region(0), nil)
	for j, i := range kept {
		values[i] = fresh.Result(j)
	}
	rw.ReplaceOp(op, values...)
}

// whileCondition: in the second region the condition is true.
func whileCondition(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	condition := op.Region(0).Entry().Last()
	after := op.Region(1).Entry()
	var known *ir.Value
	for i := 1; i < condition.NumOperands() && i <= after.NumArgs(); i++ {
		arg := after.Arg(i - 1)
		if condition.Operand(i) != condition.Operand(0) || !arg.HasUses() {
			continue
		}
		if known == nil {
			known = truth(rw, true)
		}
		rw.ReplaceUses(arg, known)
	}
	if known == nil {
		return rw.MatchFailure("the second region does not use the condition")
	}
	return rw.Success()
}

// ranges are the operands of a parallel loop.
type ranges struct{ lower, upper, step, init []*ir.Value }

func rangesOf(op *ir.Operation) ranges {
	var r ranges
	for name, list := range map[string]*[]*ir.Value{"lowerBound": &r.lower, "upperBound": &r.upper, "step": &r.step, "initVals": &r.init} {
		start, end, _ := ir.OperandGroup(op, name)
		*list = op.OperandRange(start, end)
	}
	return r
}

// newParallel makes a parallel loop with the attributes of another one. The region is
// empty.
func newParallel(like *ir.Operation, r ranges, rw *rewrite.Rewriter) *ir.Operation {
	return rw.Create(&ir.OperationState{
		Name: like.Name(), Operands: slices.Concat(r.lower, r.upper, r.step, r.init), Results: like.ResultTypes(),
		Attrs: like.Attrs().With(ir.OperandSegmentsAttr,
			ods.SegmentsOf(rw.Context(), len(r.lower), len(r.upper), len(r.step), len(r.init))),
		Regions: 1,
	})
}

// parallelOfOneRound: a dimension whose first round is the last one is none.
func parallelOfOneRound(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	all := rangesOf(op)
	left := ranges{init: all.init}
	var single []int
	for i := range all.step {
		if hasOneRound(all.lower[i], all.upper[i], all.step[i]) {
			single = append(single, i)
			continue
		}
		left.lower = append(left.lower, all.lower[i])
		left.upper = append(left.upper, all.upper[i])
		left.step = append(left.step, all.step[i])
	}
	if len(single) == 0 {
		return rw.MatchFailure("each dimension may have several rounds")
	}
	if len(left.step) == 0 {
		inlineRound(op, all, rw)
		return rw.Success()
	}
	body := op.Region(0).Entry()
	fresh := newParallel(op, left, rw)
	for _, i := range slices.Backward(single) {
		rw.ReplaceUses(body.Arg(i), all.lower[i])
		body.EraseArg(i)
	}
	rw.MoveRegion(op.Region(0), fresh.Region(0), nil)
	rw.ReplaceOp(op, fresh.Results()...)
	return rw.Success()
}

func hasOneRound(lower, upper, step *ir.Value) bool {
	l, ok := constant(lower)
	u, ok2 := constant(upper)
	s, ok3 := constant(step)
	return ok && ok2 && ok3 && l < u && s > 0 && uint64(u)-uint64(l) <= uint64(s)
}

// inlineRound puts the only round in the place of a loop; each reduction combines what
// the loop begins with and the value of the round.
func inlineRound(op *ir.Operation, r ranges, rw *rewrite.Rewriter) {
	body := op.Region(0).Entry()
	var results []*ir.Value
	for o := body.First(); o != nil; {
		next := o.Next()
		if o.Is("scf.reduce") {
			block := o.Region(0).Entry()
			end := block.Last()
			rw.InlineBlock(block, o, r.init[len(results)], o.Operand(0))
			results = append(results, end.Operand(0))
			rw.EraseOp(end)
			rw.EraseOp(o)
		}
		o = next
	}
	yield := body.Last()
	rw.InlineBlock(body, op, r.lower...)
	rw.ReplaceOp(op, results...)
	rw.EraseOp(yield)
}

// parallelNest: a parallel loop that is all that another one does adds its dimensions
// to that.
func parallelNest(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	body := op.Region(0).Entry()
	inner := body.First()
	if !inner.Is("scf.parallel") || inner.Next() != body.Last() {
		return rw.MatchFailure("a parallel loop is not all that it does")
	}
	outside, inside := rangesOf(op), rangesOf(inner)
	if len(outside.init)+len(inside.init) > 0 {
		return rw.MatchFailure("there are reductions")
	}
	for _, v := range inner.Operands() {
		if v.Block() == body {
			return rw.MatchFailure("the inner ranges depend on the outer round")
		}
	}
	fresh := newParallel(op, ranges{
		lower: slices.Concat(outside.lower, inside.lower),
		upper: slices.Concat(outside.upper, inside.upper),
		step:  slices.Concat(outside.step, inside.step),
	}, rw)
	rw.MoveRegion(inner.Region(0), fresh.Region(0), nil)
	for i, arg := range body.Args() {
		rw.ReplaceUses(arg, fresh.Region(0).Entry().InsertArg(i, arg.Type(), body.ArgLoc(i)))
	}
	rw.ReplaceOp(op)
	return rw.Success()
}
