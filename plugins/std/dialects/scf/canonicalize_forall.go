package scf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// forallConstantBounds: bounds and steps that are constant become numbers.
func forallConstantBounds(op Forall, rw *rewrite.Rewriter) rewrite.Result {
	bounds, changed := BoundsOf(op).withConstants()
	if !changed {
		return rw.MatchFailure("no bound is a constant")
	}
	fresh := NewForallOver(rw.Builder, op, bounds, op.Outputs())
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	rw.ReplaceOp(op.Op, fresh.Results()...)
	return rw.Success()
}

// forallWithoutIterations: a loop with a dimension without iterations puts nothing into its outputs.
func forallWithoutIterations(op Forall, rw *rewrite.Rewriter) rewrite.Result {
	bounds := BoundsOf(op)
	for i := range bounds.Lower {
		if bounds.iterationsOf(i) == never {
			rw.ReplaceOp(op.Op, op.Outputs()...)
			return rw.Success()
		}
	}
	return rw.MatchFailure("each dimension may have an iteration")
}

// forallOfOneIteration: a dimension with one iteration is none, unless it is mapped to something.
func forallOfOneIteration(op Forall, rw *rewrite.Rewriter) rewrite.Result {
	if op.MappingAttr() != nil {
		return rw.MatchFailure("its dimensions are mapped")
	}
	bounds := BoundsOf(op)
	var left Bounds
	var single []int
	for i := range bounds.Lower {
		switch bounds.iterationsOf(i) {
		case never:
			return rw.MatchFailure("there are no iterations")
		case once:
			single = append(single, i)
			continue
		}
		left.Lower, left.Upper, left.Step = append(left.Lower, bounds.Lower[i]), append(left.Upper, bounds.Upper[i]), append(left.Step, bounds.Step[i])
	}
	if len(single) == 0 {
		return rw.MatchFailure("each dimension may have several iterations")
	}
	if len(left.Lower) == 0 {
		inlineForall(op, bounds, rw)
		return rw.Success()
	}
	body := op.Region().Entry()
	for _, i := range slices.Backward(single) {
		rw.ReplaceUses(body.Arg(i), bounds.Lower[i].Make(rw.Builder))
		body.EraseArg(i)
	}
	fresh := NewForallOver(rw.Builder, op, left, op.Outputs())
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	rw.ReplaceOp(op.Op, fresh.Results()...)
	return rw.Success()
}

// inlineForall puts the only iteration in the place of a loop.
func inlineForall(op Forall, bounds Bounds, rw *rewrite.Rewriter) {
	body := op.Region().Entry()
	end := body.Last()
	args := make([]*ir.Value, 0, body.NumArgs())
	for _, lower := range bounds.Lower {
		args = append(args, lower.Make(rw.Builder))
	}
	results := InsertInTurn(rw.Builder, op, op.Outputs())
	rw.EraseOp(end)
	rw.InlineBlock(body, op.Op, append(args, op.Outputs()...)...)
	rw.ReplaceOp(op.Op, results...)
}

// forallUnusedOutputs: an output whose result has no uses, or into which nothing is put, is none.
func forallUnusedOutputs(op Forall, rw *rewrite.Rewriter) rewrite.Result {
	outputs, results := op.Outputs(), op.Results()
	rank := len(op.StaticUpperBound())
	into := map[int]bool{}
	for _, insert := range InsertionsOf(op) {
		into[insert.Dest().Index()-rank] = true
	}
	var kept []int
	for i, r := range results {
		if into[i] && r.HasUses() {
			kept = append(kept, i)
		}
	}
	if len(kept) == len(results) {
		return rw.MatchFailure("every output has a result that is used")
	}
	body := op.Region().Entry()
	for _, insert := range InsertionsOf(op) {
		if !slices.Contains(kept, insert.Dest().Index()-rank) {
			rw.EraseOp(insert.Op)
		}
	}
	values := slices.Clone(outputs)
	var left []*ir.Value
	for _, i := range kept {
		left = append(left, outputs[i])
	}
	for i, v := range slices.Backward(outputs) {
		if !slices.Contains(kept, i) {
			rw.ReplaceUses(body.Arg(rank+i), v)
			body.EraseArg(rank + i)
		}
	}
	fresh := NewForallOver(rw.Builder, op, BoundsOf(op), left)
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	for at, i := range kept {
		values[i] = fresh.Results()[at]
	}
	rw.ReplaceOp(op.Op, values...)
	return rw.Success()
}

// dimOfForall: a size of a tensor that a loop gives, or that its iterations share, is that of the output.
func dimOfForall(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	v := op.Source()
	var loop Forall
	var ok bool
	at := v.Index()
	if v.IsBlockArg() {
		if parent := v.Block().ParentOp(); parent != nil {
			loop, ok = AsForall(parent)
			at -= len(loop.StaticUpperBound())
		}
	} else {
		loop, ok = AsForall(v.DefiningOp())
	}
	if !ok || at < 0 {
		return rw.MatchFailure("no loop gives the tensor")
	}
	rw.Update(op.Op, func() { op.Op.SetOperand(0, loop.Outputs()[at]) })
	return rw.Success()
}
