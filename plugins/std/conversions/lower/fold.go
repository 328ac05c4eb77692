package lower

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// foldAll simplifies what is going to be lowered, in place: bounds are composed with
// what affine.apply makes, operands that are constants become part of maps, and
// casts of memrefs are looked through.
func foldAll(root *ir.Operation) {
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if anyAffine(op.Name()) {
			fold(op)
		}
		return ir.Advance
	})
}

func fold(op *ir.Operation) {
	switch op.Name().String() {
	case "affine.for":
		foldFor(dialect.For{Op: op})
	case "affine.parallel":
		foldParallel(dialect.Parallel{Op: op})
	case "affine.if":
		foldIf(dialect.If{Op: op})
	case "affine.apply", "affine.min", "affine.max":
		foldMap(op)
	case "affine.load", "affine.store", "affine.prefetch", "affine.dma_start", "affine.dma_wait":
		foldCasts(op)
	}
}

// foldFor makes a constant of a bound whose results are constants, and composes
// others.
func foldFor(o dialect.For) {
	lower, upper := o.Lower(), o.Upper()
	if folded := foldBound(lower, true); !folded.Map.Equal(lower.Map) {
		o.SetLowerBound(folded)
	}
	if folded := foldBound(upper, false); !folded.Map.Equal(upper.Map) {
		o.SetUpperBound(folded)
	}
}

// foldBound is a bound, of which the greatest result counts or the least. If its map
// is as it was, so are its operands, as far as MLIR 13 is concerned.
func foldBound(m dialect.ValueMap, greatest bool) dialect.ValueMap {
	if values, ok := constants(m.Map, m.Operands); ok {
		best := slices.Min(values)
		if greatest {
			best = slices.Max(values)
		}
		return dialect.ValueMap{Map: affine.ConstantMap(best)}
	}
	if isPlain(m) {
		return m
	}
	c := m.Composed()
	// MLIR 13 drops those of equal results that follow each other.
	c.Map.Results = slices.CompactFunc(slices.Clone(c.Map.Results), affine.Equal)
	return c
}

// isPlain reports whether a bound is one value that nothing is known of: there is
// nothing to compose.
func isPlain(m dialect.ValueMap) bool {
	return m.Map.IsSymbolIdentity() && m.Operands[0].IsBlockArg()
}

// constants are the results of a map if they are known.
func constants(m affine.Map, operands []*ir.Value) ([]int64, bool) {
	values := make([]int64, len(m.Results))
	for i, r := range partial(m, operands).Results {
		c, ok := r.(affine.Constant)
		if !ok {
			return nil, false
		}
		values[i] = int64(c)
	}
	return values, true
}

// partial is a map with those results as constants that are known.
func partial(m affine.Map, operands []*ir.Value) affine.Map {
	known := make([]affine.Expr, len(operands))
	for i, v := range operands {
		known[i] = input(i, m.NumDims)
		if n, ok := rewrite.ConstantInt(v); ok {
			known[i] = affine.Constant(n)
		}
	}
	results := slices.Clone(m.Results)
	for i, r := range results {
		if c, ok := affine.ReplaceDimsAndSymbols(r, known[:m.NumDims], known[m.NumDims:]).(affine.Constant); ok {
			results[i] = c
		}
	}
	return affine.NewMap(m.NumDims, m.NumSymbols, results...)
}

func input(i, dims int) affine.Expr {
	if i < dims {
		return affine.Dim(i)
	}
	return affine.Symbol(i - dims)
}

func foldParallel(o dialect.Parallel) {
	lower, upper := o.LowerBounds(), o.UpperBounds()
	lower.ValueMap, upper.ValueMap = composedUnlessSame(lower.ValueMap), composedUnlessSame(upper.ValueMap)
	o.SetBounds(lower, upper)
}

func composedUnlessSame(m dialect.ValueMap) dialect.ValueMap {
	if c := m.Composed(); !c.Map.Equal(m.Map) {
		return c
	}
	return m
}

func foldIf(o dialect.If) {
	set := o.ValueSet()
	if len(set.Operands) > 0 {
		o.SetValueSet(set.Canonical())
	}
}

// foldMap makes constants of results that are known. The least or greatest of those
// that all are is one.
func foldMap(op *ir.Operation) {
	m := ods.MapOr(op.Attr("map"), affine.Map{})
	folded := partial(m, op.Operands())
	values, ok := constants(folded, op.Operands())
	switch {
	case ok && op.Is("affine.max"):
		folded = affine.ConstantMap(slices.Max(values))
	case ok:
		folded = affine.ConstantMap(slices.Min(values))
	}
	if folded.Equal(m) {
		return
	}
	if ok {
		op.SetOperands(nil)
	}
	op.SetAttr("map", op.Context().AffineMapAttr(folded))
}

// foldCasts accesses what was cast to another type of memrefs.
func foldCasts(op *ir.Operation) {
	for i := range op.NumOperands() {
		def := op.Operand(i).DefiningOp()
		if def == nil {
			continue
		}
		cast, ok := memref.AsCast(def)
		if !ok {
			continue
		}
		if _, ranked := cast.Source().Type().(*ir.MemRefType); ranked {
			op.SetOperand(i, cast.Source())
		}
	}
}
