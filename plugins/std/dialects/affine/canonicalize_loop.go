package affine

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// loopPatterns are those of loops and conditionals.
func loopPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("affine-loop-bounds", loopBounds),
		rewrite.On("affine-loop-without-work", loopWithoutWork),
		rewrite.On("affine-parallel-bounds", parallelBounds),
		rewrite.On("affine-condition", canonicalCondition),
		rewrite.On("affine-known-condition", knownCondition),
		rewrite.On("affine-empty-else", emptyElse),
	}
}

// loopBounds: bounds are composed maps without a result twice in a row, or constants.
func loopBounds(loop For, rw *rewrite.Rewriter) rewrite.Result {
	lower, lowerChanged := canonicalBound(loop.Lower(), slices.Max[[]int64])
	upper, upperChanged := canonicalBound(loop.Upper(), slices.Min[[]int64])
	if !lowerChanged && !upperChanged {
		return rw.MatchFailure("both bounds are canonical")
	}
	rw.Update(loop.Op, func() { loop.setBounds(lower, upper) })
	return rw.Success()
}

// canonicalBound returns a bound in canonical form. A bound that differs only in its operands,
// in their order say, is not changed.
func canonicalBound(old ValueMap, choose func([]int64) int64) (bound ValueMap, changed bool) {
	bound = old.Composed()
	bound.Map.Results = slices.CompactFunc(slices.Clone(bound.Map.Results), affine.Equal)
	if bound.Map.IsConstant() && len(bound.Map.Results) > 0 {
		values := make([]int64, len(bound.Map.Results))
		for i, e := range bound.Map.Results {
			values[i] = int64(e.(affine.Constant))
		}
		bound = ValueMap{Map: affine.ConstantMap(choose(values))}
	}
	if bound.Map.Equal(old.Map) {
		return old, false
	}
	return bound, true
}

// loopWithoutWork: a loop without iterations is replaced by its initial values, and one whose
// body is empty by the values that the last iteration would yield.
func loopWithoutWork(loop For, rw *rewrite.Rewriter) rewrite.Result {
	count, known := loop.ConstantTripCount()
	if known && count == 0 && len(loop.Results()) > 0 {
		rw.ReplaceOp(loop.Op, loop.Init()...)
		return rw.Success()
	}
	yield := loop.Yield()
	if loop.Body().First() != yield {
		return rw.MatchFailure("the body is not empty")
	}
	values := make([]*ir.Value, len(loop.Results()))
	for i := range values {
		v := yield.Operand(i)
		switch {
		case v == loop.IterArgs()[i]:
			v = loop.Init()[i]
		case v.Block() == loop.Body():
			return rw.MatchFailure("results depend on the trip count")
		case v != loop.Init()[i] && !(known && count > 0):
			return rw.MatchFailure("the trip count may be zero")
		}
		values[i] = v
	}
	rw.ReplaceOp(loop.Op, values...)
	return rw.Success()
}

// parallelBounds: bounds are composed maps.
func parallelBounds(loop Parallel, rw *rewrite.Rewriter) rewrite.Result {
	lower, upper := loop.LowerBounds(), loop.UpperBounds()
	l, u := lower.Composed(), upper.Composed()
	if l.Equal(lower.ValueMap) && u.Equal(upper.ValueMap) {
		return rw.MatchFailure("all bounds are canonical")
	}
	lower.ValueMap, upper.ValueMap = l, u
	rw.Update(loop.Op, func() { loop.SetBounds(lower, upper) })
	return rw.Success()
}

// canonicalCondition: a condition has no operand twice, and what may be a symbol is
// one.
func canonicalCondition(op If, rw *rewrite.Rewriter) rewrite.Result {
	old := op.ValueSet()
	set := old.Canonical()
	if len(set.Operands) == len(old.Operands) && set.Set.NumSymbols <= old.Set.NumSymbols {
		return rw.MatchFailure("the condition is canonical")
	}
	rw.Update(op.Op, func() { op.SetValueSet(set) })
	return rw.Success()
}

// knownCondition: a set without points, or with all, decides.
func knownCondition(op If, rw *rewrite.Rewriter) rewrite.Result {
	set := op.ValueSet().Set
	taken := op.ThenRegion()
	switch {
	case set.Equal(affine.UniverseSet(set.NumDims, set.NumSymbols)):
	case set.IsEmptySet():
		taken = op.ElseRegion()
	default:
		return rw.MatchFailure("the condition is unknown")
	}
	if taken.Empty() {
		rw.EraseOp(op.Op) // it has no results
		return rw.Success()
	}
	yield := taken.Entry().Last()
	rw.InlineBlock(taken.Entry(), op.Op)
	rw.ReplaceOp(op.Op, yield.Operands()...)
	rw.EraseOp(yield)
	return rw.Success()
}

// emptyElse: a branch that does nothing is left out.
func emptyElse(op If, rw *rewrite.Rewriter) rewrite.Result {
	other := op.ElseRegion()
	if len(op.Results()) > 0 || other.Empty() || other.Entry().First() != other.Entry().Last() {
		return rw.MatchFailure("the second branch is not empty")
	}
	rw.Update(op.Op, func() { other.Clear() })
	return rw.Success()
}
