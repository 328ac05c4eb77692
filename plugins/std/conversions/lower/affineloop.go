package lower

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// affineLoops are the patterns of operations with regions.
func (k *kit) affineLoops() []convert.Pattern {
	return []convert.Pattern{
		{Name: "affine.for to scf.for", Root: "affine.for", Match: k.affineFor},
		{Name: "affine.if to scf.if", Root: "affine.if", Match: k.affineIf},
		{Name: "affine.parallel to scf.parallel", Root: "affine.parallel", Match: k.affineParallel},
	}
}

// affineFor converts a loop. One that never runs and has results is what it begins
// with.
func (k *kit) affineFor(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	o := dialect.For{Op: op}
	lower, upper := mapOf(op, "lower_bound"), mapOf(op, "upper_bound")
	if why := problem(slices.Concat(lower.Results, upper.Results)); why != "" {
		return rw.MatchFailure(why)
	}
	if from, to, known := o.ConstantBounds(); known && from >= to && op.NumResults() > 0 {
		rw.ReplaceOp(op, o.Init()...)
		return rw.Success()
	}
	e := k.at(rw.Builder)
	first, end := e.greatest(lower, o.Lb()), e.least(upper, o.Ub())
	step := e.number(o.Step())
	fresh := scf.NewFor(rw.Builder, first, end, step, o.Init(), op.ResultTypes())
	moveBody(op.Region(0), fresh.Region(), rw)
	rw.ReplaceOp(op, fresh.Op.Results()...)
	return rw.Success()
}

// moveBody moves a region whose block ends with affine.yield to an operation of scf.
func moveBody(from, to *ir.Region, rw *convert.Rewriter) {
	if from.Empty() {
		return
	}
	yield := from.Entry().Last()
	rw.SetInsertionPoint(yield)
	loc := rw.Loc()
	rw.SetLoc(yield.Loc())
	scf.NewYield(rw.Builder, yield.Operands())
	rw.SetLoc(loc)
	rw.EraseOp(yield)
	rw.MoveRegion(from, to, nil)
}

func (k *kit) affineIf(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	set := op.Attr("condition").(*ir.IntegerSetAttr).Set()
	if why := problem(set.Constraints); why != "" {
		return rw.MatchFailure(why)
	}
	inside := k.at(rw.Builder).contains(set, rw.Flat())
	fresh := scf.NewIf(rw.Builder, inside, op.ResultTypes())
	moveBody(op.Region(0), fresh.ThenRegion(), rw)
	moveBody(op.Region(1), fresh.ElseRegion(), rw)
	rw.ReplaceOp(op, fresh.Op.Results()...)
	return rw.Success()
}

func (k *kit) affineParallel(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	o := dialect.Parallel{Op: op}
	lower, upper := o.LowerBounds(), o.UpperBounds()
	if why := problem(slices.Concat(lower.Map.Results, upper.Map.Results)); why != "" {
		return rw.MatchFailure(why)
	}
	reductions, why := reductionsOf(o)
	if why != "" {
		return rw.MatchFailure(why)
	}
	if len(lower.Groups) == 0 {
		return inlineRound(o, rw)
	}
	e := k.at(rw.Builder)
	var first, end, steps, inits []*ir.Value
	for i := range lower.Groups {
		first = append(first, e.greatest(lower.Of(i).Map, lower.Operands))
		end = append(end, e.least(upper.Of(i).Map, upper.Operands))
	}
	for _, step := range o.Steps() {
		steps = append(steps, e.number(step))
	}
	for i, r := range reductions {
		inits = append(inits, r.identity(rw.Builder, op.ResultType(i)))
	}
	fresh := scf.NewParallel(rw.Builder, first, end, steps, inits, op.ResultTypes())
	reduceAll(o.Body().Last(), reductions, rw)
	rw.MoveRegion(op.Region(0), fresh.Op.Region(0), nil)
	rw.ReplaceOp(op, fresh.Op.Results()...)
	return rw.Success()
}

// inlineRound makes the only round of an affine.parallel without dimensions; what a
// single round yields is what it is reduced to.
func inlineRound(o dialect.Parallel, rw *convert.Rewriter) convert.Result {
	yield := o.Body().Last()
	results := yield.Operands()
	rw.EraseOp(yield)
	rw.InlineBlock(o.Body(), o.Op)
	rw.ReplaceOp(o.Op, results...)
	return rw.Success()
}
