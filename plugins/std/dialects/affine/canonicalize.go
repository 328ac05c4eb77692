package affine

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(applyPatterns(), accessPatterns(), loopPatterns()),
		Folds: rewrite.Folds(rewrite.FoldOn(foldApplication), rewrite.FoldOn(foldMin), rewrite.FoldOn(foldMax),
			rewrite.FoldOn(foldDelinearizeIndex), rewrite.FoldOn(foldLinearizeIndex)),
		Builds: []string{"affine"},
	}
}

// applyPatterns are those of operations that compute the results of a map.
func applyPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("affine-application", composeApplication[Apply]),
		rewrite.On("affine-single-result", singleResult[Min]),
		rewrite.On("affine-equal-results", equalResults[Min]),
		rewrite.On("affine-nested-choice", nestedChoice[Min]),
		rewrite.On("affine-application", composeApplication[Min]),
		rewrite.On("affine-single-result", singleResult[Max]),
		rewrite.On("affine-equal-results", equalResults[Max]),
		rewrite.On("affine-nested-choice", nestedChoice[Max]),
		rewrite.On("affine-application", composeApplication[Max]),
	}
}

// accessPatterns are those of operations that name memory.
func accessPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("affine-use-of-cast", memref.ThroughCast[Load]),
		rewrite.On("affine-use-of-cast", memref.ThroughCast[Store]),
		rewrite.On("affine-use-of-cast", memref.ThroughCast[Prefetch]),
		rewrite.On("affine-use-of-cast", startThroughCast),
		rewrite.On("affine-use-of-cast", waitThroughCast),
		rewrite.On("affine-subscripts", composeSubscripts[Load]),
		rewrite.On("affine-subscripts", composeSubscripts[Store]),
		rewrite.On("affine-subscripts", composeSubscripts[Prefetch]),
		rewrite.On("affine-subscripts", composeSubscripts[VectorLoad]),
		rewrite.On("affine-subscripts", composeSubscripts[VectorStore]),
	}
}

// mapped is the view of an operation that computes the results of a map.
type mapped interface {
	ir.View
	Operands() []*ir.Value
	Result() *ir.Value
	Map() affine.Map
	ValueMap() ValueMap
}

// foldApplication: a map that is one of its inputs, or whose inputs are known.
func foldApplication(op Apply, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	m := op.ValueMap()
	switch e := m.Map.Results[0].(type) {
	case affine.Dim:
		return []rewrite.FoldResult{{Value: m.Dims()[e]}}, true
	case affine.Symbol:
		return []rewrite.FoldResult{{Value: m.Symbols()[e]}}, true
	}
	values, ok := evaluate(m.Map, constants)
	if !ok {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: op.Op.Context().IndexAttr(values[0])}}, true
}

// foldMin: the least of values that are known.
func foldMin(op Min, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	values, ok := evaluate(op.Map(), constants)
	if !ok {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: op.Op.Context().IndexAttr(slices.Min(values))}}, true
}

// foldMax: the greatest of values that are known.
func foldMax(op Max, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	values, ok := evaluate(op.Map(), constants)
	if !ok {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: op.Op.Context().IndexAttr(slices.Max(values))}}, true
}

// foldDelinearizeIndex: the only subscript is the index itself, and those of what is known are known.
func foldDelinearizeIndex(op DelinearizeIndex, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if len(op.MultiIndex()) == 1 {
		return []rewrite.FoldResult{{Value: op.LinearIndex()}}, true
	}
	rest, ok := intOf(constants[0])
	if !ok {
		return nil, false
	}
	results := make([]rewrite.FoldResult, len(op.MultiIndex()))
	sizes := innerSizes(op.StaticBasisAttr(), constants[1:], len(results))
	for i := len(results) - 1; i > 0; i-- {
		n := sizes[i-1]
		if n < 1 {
			return nil, false
		}
		digit := (rest%n + n) % n
		results[i] = rewrite.FoldResult{Attr: op.Op.Context().IndexAttr(digit)}
		rest = (rest - digit) / n
	}
	results[0] = rewrite.FoldResult{Attr: op.Op.Context().IndexAttr(rest)}
	return results, true
}

// foldLinearizeIndex: the place of the element at known subscripts of an array of known sizes is known.
func foldLinearizeIndex(op LinearizeIndex, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	n := len(op.MultiIndex())
	sizes := innerSizes(op.StaticBasisAttr(), constants[n:], n)
	place := int64(0)
	for i := range n {
		subscript, known := intOf(constants[i])
		switch {
		case !known || i > 0 && sizes[i-1] < 1:
			return nil, false
		case i > 0:
			place *= sizes[i-1]
		}
		place += subscript
	}
	return []rewrite.FoldResult{{Attr: op.Op.Context().IndexAttr(place)}}, true
}

// innerSizes are the sizes of an array, of which some are operands, but for that of the first of n
// subscripts, which may have none. One that is not known is 0.
func innerSizes(static ir.Attribute, operands []ir.Attribute, n int) []int64 {
	sizes := slices.Clone(ods.IntsOf(static))
	for i, size := range sizes {
		if size == ir.Dynamic {
			sizes[i], _ = intOf(operands[0])
			operands = operands[1:]
		}
	}
	return sizes[min(len(sizes), len(sizes)-n+1):]
}

// evaluate computes the results of a map whose inputs that occur are known.
func evaluate(m affine.Map, constants []ir.Attribute) ([]int64, bool) {
	inputs := make([]int64, len(constants))
	for i, a := range constants {
		n, ok := intOf(a)
		if inputs[i] = n; ok {
			continue
		}
		input := affine.Expr(affine.Dim(i))
		if i >= m.NumDims {
			input = affine.Symbol(i - m.NumDims)
		}
		if occurs(m.Results, input) {
			return nil, false
		}
	}
	values, err := m.Eval(inputs[:m.NumDims], inputs[m.NumDims:])
	return values, err == nil && len(values) > 0
}

// composeApplication: maps of affine.apply become part of the map of their user.
func composeApplication[V mapped](op V, rw *rewrite.Rewriter) rewrite.Result {
	old := op.ValueMap()
	composed := old.Composed()
	if composed.Equal(old) {
		return rw.MatchFailure("map and operands are canonical")
	}
	return setMap(op, composed, rw)
}

// setMap replaces an affine.apply, min or max by one of another map, so that its users
// are looked at before it.
func setMap[V mapped](view V, m ValueMap, rw *rewrite.Rewriter) rewrite.Result {
	op := ir.OperationOf(view)
	rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: op.Name(), Operands: m.Operands, Results: op.ResultTypes(),
		Attrs: op.Attrs().Without(hints.StdOverflow).With("map", rw.Context().AffineMapAttr(m.Map)),
	})
	return rw.Success()
}

// singleResult: the only value is the least and the greatest.
func singleResult[V mapped](view V, rw *rewrite.Rewriter) rewrite.Result {
	if len(view.Map().Results) != 1 {
		return rw.MatchFailure("there are several results to choose from")
	}
	op := ir.OperationOf(view)
	rw.ReplaceOp(op, NewApply(rw.Builder, view.Operands(), view.Map(), op.Attrs().Without("map")...).Result())
	return rw.Success()
}

// equalResults: of equal values one is enough.
func equalResults[V mapped](op V, rw *rewrite.Rewriter) rewrite.Result {
	distinct := distinctResults(op.Map())
	if len(distinct.Results) == len(op.Map().Results) {
		return rw.MatchFailure("no two results are equal")
	}
	return setMap(op, ValueMap{distinct, op.Operands()}, rw)
}

func distinctResults(m affine.Map) affine.Map {
	var distinct []affine.Expr
	for _, e := range m.Results {
		if !slices.ContainsFunc(distinct, func(d affine.Expr) bool { return affine.Equal(d, e) }) {
			distinct = append(distinct, e)
		}
	}
	return affine.NewMap(m.NumDims, m.NumSymbols, distinct...)
}

// nestedChoice: the least of values that are the least of others is the least of all;
// the others come behind those that stay.
func nestedChoice[V mapped](op V, rw *rewrite.Rewriter) rewrite.Result {
	m := op.ValueMap()
	var kept []affine.Expr
	var nested []ValueMap
	for _, e := range m.Map.Results {
		inner, ok := definingInput[V](m, e)
		if !ok {
			kept = append(kept, e)
			continue
		}
		nested = append(nested, inner.ValueMap())
	}
	if len(nested) == 0 {
		return rw.MatchFailure("no result is one of the same operation")
	}
	s := newSpace(m.Operands, m.Map.NumDims)
	for _, inner := range nested {
		for _, e := range inner.Map.Results {
			kept = append(kept, affine.Shift(e, len(s.dims), len(s.symbols)))
		}
		s.dims = append(s.dims, inner.Dims()...)
		s.symbols = append(s.symbols, inner.Symbols()...)
	}
	return setMap(op, ValueMap{affine.NewMap(len(s.dims), len(s.symbols), kept...), s.operands()}, rw)
}

// definingInput is the operation, of one kind, that defines the input which an expression is.
func definingInput[V ir.View](m ValueMap, e affine.Expr) (V, bool) {
	switch e := e.(type) {
	case affine.Dim:
		return ir.DefinedBy[V](m.Dims()[e])
	case affine.Symbol:
		return ir.DefinedBy[V](m.Symbols()[e])
	}
	var none V
	return none, false
}

// startThroughCast: the start of a transfer has three memrefs.
func startThroughCast(op DmaStart, rw *rewrite.Rewriter) rewrite.Result {
	changed := rw.ReplaceOperands(op.Op, memref.Uncast)
	if !changed {
		return rw.MatchFailure(memref.NoCast)
	}
	return rw.Success()
}

// waitThroughCast: the end of a transfer has one.
func waitThroughCast(op DmaWait, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := memref.Uncast(op.Tag())
	if !ok {
		return rw.MatchFailure(memref.NoCast)
	}
	rw.Update(op.Op, func() { op.SetTag(source) })
	return rw.Success()
}

// composeSubscripts: maps of affine.apply become part of the subscripts.
func composeSubscripts[V memref.Accessor](view V, rw *rewrite.Rewriter) rewrite.Result {
	op := ir.OperationOf(view)
	access, _ := AsAccess(op)
	old := access.ValueMap()
	composed := old.Composed()
	if composed.Equal(old) {
		return rw.MatchFailure("map and operands are canonical")
	}
	rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: op.Name(), Operands: append(op.OperandRange(0, access.memref+1), composed.Operands...), Results: op.ResultTypes(),
		Attrs: op.Attrs().Without(hints.StdOverflow).With("map", rw.Context().AffineMapAttr(composed.Map)),
	})
	return rw.Success()
}
