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
		convert.On("affine.for to scf.for", k.affineFor),
		convert.On("affine.if to scf.if", k.affineIf),
		convert.On("affine.parallel to scf.parallel", k.affineParallel),
	}
}

// affineFor converts a loop. One that never runs and has results is what it begins
// with.
func (k *kit) affineFor(o dialect.For, m convert.Match) convert.Result {
	lower, upper := o.LowerBound(), o.UpperBound()
	if why := problem(slices.Concat(lower.Results, upper.Results)); why != "" {
		return m.MatchFailure(why)
	}
	if from, to, known := o.ConstantBounds(); known && from >= to && o.Op.NumResults() > 0 {
		return m.Replace(o.Init()...)
	}
	e := k.at(m.Builder)
	first, end := e.greatest(lower, o.Lb()), e.least(upper, o.Ub())
	step := e.number(o.Step())
	fresh := scf.NewFor(m.Builder, first, end, step, o.Init())
	moveBody(o.Region(), fresh.Region(), m.Rewriter)
	return m.Replace(fresh.Op.Results()...)
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

func (k *kit) affineIf(o dialect.If, m convert.Match) convert.Result {
	set := o.Condition()
	if why := problem(set.Constraints); why != "" {
		return m.MatchFailure(why)
	}
	inside := k.at(m.Builder).contains(set, m.Flat())
	fresh := scf.NewIf(m.Builder, inside, o.Op.ResultTypes())
	moveBody(o.ThenRegion(), fresh.ThenRegion(), m.Rewriter)
	moveBody(o.ElseRegion(), fresh.ElseRegion(), m.Rewriter)
	return m.Replace(fresh.Op.Results()...)
}

func (k *kit) affineParallel(o dialect.Parallel, m convert.Match) convert.Result {
	lower, upper := o.LowerBounds(), o.UpperBounds()
	if why := problem(slices.Concat(lower.Map.Results, upper.Map.Results)); why != "" {
		return m.MatchFailure(why)
	}
	reductions, why := reductionsOf(o)
	if why != "" {
		return m.MatchFailure(why)
	}
	if len(lower.Groups) == 0 {
		return inlineBody(o, m)
	}
	e := k.at(m.Builder)
	var first, end, steps, inits []*ir.Value
	for i := range lower.Groups {
		first = append(first, e.greatest(lower.Of(i).Map, lower.Operands))
		end = append(end, e.least(upper.Of(i).Map, upper.Operands))
	}
	for _, step := range o.Steps() {
		steps = append(steps, e.number(step))
	}
	for i, r := range reductions {
		inits = append(inits, r.identity(m.Builder, o.Op.ResultType(i)))
	}
	fresh := scf.NewParallel(m.Builder, first, end, steps, inits)
	reduceAll(o.Body().Last(), reductions, m.Rewriter)
	m.MoveRegion(o.Op.Region(0), fresh.Op.Region(0), nil)
	return m.Replace(fresh.Op.Results()...)
}

// inlineBody makes the only iteration of an affine.parallel without dimensions; what a
// single iteration yields is what it is reduced to.
func inlineBody(o dialect.Parallel, m convert.Match) convert.Result {
	yield := o.Body().Last()
	results := yield.Operands()
	m.EraseOp(yield)
	m.InlineBlock(o.Body(), o.Op)
	return m.Replace(results...)
}
