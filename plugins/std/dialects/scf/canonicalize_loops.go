package scf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// unchangedValues: an iteration argument that no iteration changes is not carried; nor is one without
// uses if the loop yields what it begins with, or its result has no uses either.
func unchangedValues(op For, rw *rewrite.Rewriter) rewrite.Result {
	yield, ok := yieldOf(op.Region())
	if !ok || len(yield.Results()) != len(op.Results()) {
		return rw.MatchFailure("it carries nothing")
	}
	values := make([]*ir.Value, len(op.Results())) // nil where one is carried on
	var kept []int
	for i, arg := range op.Iter() {
		left := yield.Results()[i]
		if left == arg || !arg.HasUses() && (left == op.InitArgs()[i] || !op.Results()[i].HasUses()) {
			values[i] = op.InitArgs()[i]
			continue
		}
		kept = append(kept, i)
	}
	if len(kept) == len(values) {
		return rw.MatchFailure("every value that it carries changes")
	}
	carryOnly(op, yield, kept, values, rw)
	return rw.Success()
}

// carryOnly replaces a loop by one that carries the values that are kept; others
// stand for the rest.
func carryOnly(op For, yield Yield, kept []int, values []*ir.Value, rw *rewrite.Rewriter) {
	var initial, left []*ir.Value
	for _, i := range kept {
		initial = append(initial, op.InitArgs()[i])
		left = append(left, yield.Results()[i])
	}
	fresh := NewFor(rw.Builder, op.LowerBound(), op.UpperBound(), op.Step(), initial, op.Op.Attrs()...)
	rw.Update(yield.Op, func() { yield.Op.SetOperands(left) })
	body := op.Region().Entry()
	for i, v := range slices.Backward(values) {
		if v != nil {
			arg := op.Iter()[i]
			rw.ReplaceUses(arg, v)
			body.EraseArg(arg.Index())
		}
	}
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	for j, i := range kept {
		values[i] = fresh.Results()[j]
	}
	rw.ReplaceOp(op.Op, values...)
}

// whileCondition: in the second region the condition is true.
func whileCondition(op While, rw *rewrite.Rewriter) rewrite.Result {
	condition, ok := AsCondition(op.Before().Entry().Last())
	if !ok {
		return rw.MatchFailure("the first region ends otherwise")
	}
	forwarded, after := condition.Args(), op.After().Entry()
	var known *ir.Value
	for i, arg := range after.Args() {
		if i >= len(forwarded) || forwarded[i] != condition.Condition() || !arg.HasUses() {
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

func rangesOf(op Parallel) ranges {
	return ranges{op.LowerBound(), op.UpperBound(), op.Step(), op.InitVals()}
}

// newParallel makes a parallel loop with the attributes of another one. The region is
// empty.
func newParallel(like Parallel, r ranges, rw *rewrite.Rewriter) Parallel {
	attrs := like.Op.Attrs().Without(ir.OperandSegmentsAttr)
	return NewParallel(rw.Builder, r.lower, r.upper, r.step, r.init, attrs...)
}

// parallelOfOneIteration: a dimension whose first iteration is the last one is none.
func parallelOfOneIteration(op Parallel, rw *rewrite.Rewriter) rewrite.Result {
	all := rangesOf(op)
	left := ranges{init: all.init}
	var single []int
	for i := range all.step {
		if hasOneIteration(all.lower[i], all.upper[i], all.step[i]) {
			single = append(single, i)
			continue
		}
		left.lower = append(left.lower, all.lower[i])
		left.upper = append(left.upper, all.upper[i])
		left.step = append(left.step, all.step[i])
	}
	if len(single) == 0 {
		return rw.MatchFailure("each dimension may have several iterations")
	}
	if len(left.step) == 0 {
		inlineIteration(op, all, rw)
		return rw.Success()
	}
	body := op.Region().Entry()
	fresh := newParallel(op, left, rw)
	for _, i := range slices.Backward(single) {
		rw.ReplaceUses(body.Arg(i), all.lower[i])
		body.EraseArg(i)
	}
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	rw.ReplaceOp(op.Op, fresh.Results()...)
	return rw.Success()
}

// parallelWithoutIterations: a loop with a dimension that ends where it begins does nothing.
func parallelWithoutIterations(op Parallel, rw *rewrite.Rewriter) rewrite.Result {
	for i, lower := range op.LowerBound() {
		if lower == op.UpperBound()[i] {
			rw.ReplaceOp(op.Op, op.InitVals()...)
			return rw.Success()
		}
	}
	return rw.MatchFailure("each dimension may have an iteration")
}

func hasOneIteration(lower, upper, step *ir.Value) bool {
	l, ok := rewrite.ConstantInt(lower)
	u, ok2 := rewrite.ConstantInt(upper)
	s, ok3 := rewrite.ConstantInt(step)
	return ok && ok2 && ok3 && l < u && s > 0 && uint64(u)-uint64(l) <= uint64(s)
}

// inlineIteration puts the only iteration in the place of a loop; each reduction combines what
// the loop begins with and the value of the iteration.
func inlineIteration(op Parallel, r ranges, rw *rewrite.Rewriter) {
	body := op.Region().Entry()
	var results []*ir.Value
	for o := range body.OpsToErase() {
		if reduce, ok := AsReduce(o); ok {
			block := reduce.ReductionOperator().Entry()
			end := block.Last()
			rw.InlineBlock(block, o, r.init[len(results)], reduce.Operand())
			results = append(results, end.Operand(0))
			rw.EraseOp(end)
			rw.EraseOp(o)
		}
	}
	yield := body.Last()
	rw.InlineBlock(body, op.Op, r.lower...)
	rw.ReplaceOp(op.Op, results...)
	rw.EraseOp(yield)
}

// parallelNest: a parallel loop that is all that another one does adds its dimensions
// to that.
func parallelNest(op Parallel, rw *rewrite.Rewriter) rewrite.Result {
	body := op.Region().Entry()
	inner, ok := AsParallel(body.First())
	if !ok || inner.Op.Next() != body.Last() {
		return rw.MatchFailure("a parallel loop is not all that it does")
	}
	outside, inside := rangesOf(op), rangesOf(inner)
	if len(outside.init)+len(inside.init) > 0 {
		return rw.MatchFailure("there are reductions")
	}
	for _, v := range inner.Op.AllOperands() {
		if v.Block() == body {
			return rw.MatchFailure("the inner ranges depend on the outer iteration")
		}
	}
	fresh := newParallel(op, ranges{
		lower: slices.Concat(outside.lower, inside.lower),
		upper: slices.Concat(outside.upper, inside.upper),
		step:  slices.Concat(outside.step, inside.step),
	}, rw)
	rw.MoveRegion(inner.Region(), fresh.Region(), nil)
	for i, arg := range body.Args() {
		rw.ReplaceUses(arg, fresh.Region().Entry().InsertArg(i, arg.Type(), body.ArgLoc(i)))
	}
	rw.ReplaceOp(op.Op)
	return rw.Success()
}
