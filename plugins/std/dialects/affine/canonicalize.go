package affine

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/hints"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	patterns := []rewrite.Pattern{
		{Name: "affine-application", Root: "affine.apply", Match: composeApplication},
		{Name: "affine-loop-bounds", Root: "affine.for", Match: loopBounds},
		{Name: "affine-loop-without-work", Root: "affine.for", Match: loopWithoutWork},
		{Name: "affine-parallel-bounds", Root: "affine.parallel", Match: parallelBounds},
		{Name: "affine-condition", Root: "affine.if", Match: canonicalCondition},
		{Name: "affine-known-condition", Root: "affine.if", Match: knownCondition},
		{Name: "affine-empty-else", Root: "affine.if", Match: emptyElse},
	}
	for _, name := range [...]string{"affine.min", "affine.max"} {
		patterns = append(patterns,
			rewrite.Pattern{Name: "affine-single-result", Root: name, Match: singleResult},
			rewrite.Pattern{Name: "affine-equal-results", Root: name, Match: equalResults},
			rewrite.Pattern{Name: "affine-nested-choice", Root: name, Match: nestedChoice},
			rewrite.Pattern{Name: "affine-application", Root: name, Match: composeApplication})
	}
	for _, name := range [...]string{"load", "store", "prefetch", "dma_start", "dma_wait"} {
		patterns = append(patterns, rewrite.Pattern{Name: "affine-use-of-cast", Root: "affine." + name, Match: throughCast})
	}
	for _, name := range [...]string{"load", "store", "prefetch", "vector_load", "vector_store"} {
		patterns = append(patterns, rewrite.Pattern{Name: "affine-subscripts", Root: "affine." + name, Match: composeSubscripts})
	}
	return transforms.Owner{
		Patterns: patterns,
		Folds: map[string]rewrite.FoldFunc{
			"affine.apply": foldApplication,
			"affine.min":   foldChoice,
			"affine.max":   foldChoice,
		},
		Builds: []string{"affine"},
	}
}

// foldApplication: a map that is one of its inputs, or whose inputs are known.
func foldApplication(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	m := Apply{op}.ValueMap()
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
	return []rewrite.FoldResult{{Attr: op.Context().IndexAttr(values[0])}}, true
}

// foldChoice: the least or greatest of values that are known.
func foldChoice(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	values, ok := evaluate(mapOf(op.Attr("map")), constants)
	if !ok {
		return nil, false
	}
	chosen := slices.Max(values)
	if op.Is("affine.min") {
		chosen = slices.Min(values)
	}
	return []rewrite.FoldResult{{Attr: op.Context().IndexAttr(chosen)}}, true
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
func composeApplication(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	old := ValueMap{mapOf(op.Attr("map")), op.Operands()}
	composed := old.Composed()
	if composed.Equal(old) {
		return rw.MatchFailure("map and operands are canonical")
	}
	setMap(op, composed, rw)
	return rw.Success()
}

// setMap replaces an affine.apply, min or max by one of another map, so that its users
// are looked at before it.
func setMap(op *ir.Operation, m ValueMap, rw *rewrite.Rewriter) {
	rw.ReplaceOpWithNew(op, &ir.OperationState{
		Name: op.Name(), Operands: m.Operands, Results: op.ResultTypes(),
		Attrs: op.Attrs().Without(hints.StdOverflow).With("map", rw.Context().AffineMapAttr(m.Map)),
	})
}

// singleResult: the only value is the least and the greatest.
func singleResult(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	m := mapOf(op.Attr("map"))
	if len(m.Results) != 1 {
		return rw.MatchFailure("there are several results to choose from")
	}
	rw.ReplaceOp(op, NewApply(rw.Builder, op.Operands(), m, op.Attrs().Without("map")...).Result())
	return rw.Success()
}

// equalResults: of equal values one is enough.
func equalResults(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	m := mapOf(op.Attr("map"))
	distinct := distinctResults(m)
	if len(distinct.Results) == len(m.Results) {
		return rw.MatchFailure("no two results are equal")
	}
	setMap(op, ValueMap{distinct, op.Operands()}, rw)
	return rw.Success()
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
func nestedChoice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	m := ValueMap{mapOf(op.Attr("map")), op.Operands()}
	var kept []affine.Expr
	var nested []*ir.Operation
	for _, e := range m.Map.Results {
		def := definingInput(m, e)
		if def == nil || def.Name() != op.Name() {
			kept = append(kept, e)
			continue
		}
		nested = append(nested, def)
	}
	if len(nested) == 0 {
		return rw.MatchFailure("no result is one of the same operation")
	}
	s := newSpace(m.Operands, m.Map.NumDims)
	for _, def := range nested {
		inner := ValueMap{mapOf(def.Attr("map")), def.Operands()}
		for _, e := range inner.Map.Results {
			kept = append(kept, affine.Shift(e, len(s.dims), len(s.symbols)))
		}
		s.dims = append(s.dims, inner.Dims()...)
		s.symbols = append(s.symbols, inner.Symbols()...)
	}
	setMap(op, ValueMap{affine.NewMap(len(s.dims), len(s.symbols), kept...), s.operands()}, rw)
	return rw.Success()
}

// definingInput is the operation that defines the input that an expression is, or nil.
func definingInput(m ValueMap, e affine.Expr) *ir.Operation {
	switch e := e.(type) {
	case affine.Dim:
		return m.Dims()[e].DefiningOp()
	case affine.Symbol:
		return m.Symbols()[e].DefiningOp()
	}
	return nil
}

// throughCast: who uses a cast can use what is cast, which is the same memory. What
// a store writes is left alone.
func throughCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	changed := false
	first := 0
	if op.Is("affine.store") {
		first = 1
	}
	for i := first; i < op.NumOperands(); i++ {
		cast := op.Operand(i).DefiningOp()
		if cast == nil || !cast.Is("memref.cast") {
			continue
		}
		if _, ranked := cast.OperandType(0).(*ir.MemRefType); ranked {
			rw.Update(op, func() { op.SetOperand(i, cast.Operand(0)) })
			changed = true
		}
	}
	if !changed {
		return rw.MatchFailure("no operand is the cast of a memref with a rank")
	}
	return rw.Success()
}

// composeSubscripts: maps of affine.apply become part of the subscripts.
func composeSubscripts(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
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
