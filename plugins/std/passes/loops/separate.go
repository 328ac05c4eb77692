package loops

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// separateFullTiles puts the loops through a tile, which follow those from tile to
// tile in a nest, under a condition: where the tile is whole, a copy of them does it
// with the tile's end as their only upper bound. It is left undone where a step is
// not 1, where every tile is whole, and where a symbol would have to be a dimension.
func separateFullTiles(nest []affine.For) {
	outer, inner := nest[:len(nest)/2], nest[len(nest)/2:]
	for _, loop := range inner {
		if loop.Step() != 1 {
			return
		}
	}
	condition := wholeTile(outer, inner)
	if len(condition.Set.Constraints) == 0 || slices.ContainsFunc(condition.Set.Constraints, isNotAffine) {
		return
	}
	b := ir.BuilderBefore(inner[0].Op)
	branch := affine.NewConditional(b, condition, true)
	b.SetInsertionPoint(branch.Op.Region(0).Entry().Last())
	whole := affine.For{Op: b.Clone(inner[0].Op, ir.NewMapping())}
	for i := range inner {
		end := whole.Upper()
		end.Map = end.Map.SubMap(0)
		whole.SetUpperBound(end.Canonical())
		if i < len(inner)-1 {
			whole = affine.For{Op: whole.Body().First()}
		}
	}
	inner[0].Op.MoveBefore(branch.Op.Region(1).Entry().Last())
}

// wholeTile is the condition that each tile ends no later than its loop.
func wholeTile(outer, inner []affine.For) affine.ValueSet {
	var operands []*ir.Value // in the order in which the bounds name them
	add := func(values ...*ir.Value) {
		for _, v := range values {
			if !slices.Contains(operands, v) {
				operands = append(operands, v)
			}
		}
	}
	for i, loop := range inner {
		add(outer[i].InductionVar())
		add(outer[i].Op.Operands()...)
		add(loop.Op.Operands()...)
	}
	var constraints []core.Expr
	for _, loop := range inner {
		upper := loop.Upper()
		at := make([]core.Expr, len(upper.Operands))
		for i, v := range upper.Operands {
			at[i] = core.Dim(slices.Index(operands, v))
		}
		results := upper.Map.ReplaceDimsAndSymbols(at[:upper.Map.NumDims], at[upper.Map.NumDims:], len(operands), 0).Results
		for _, e := range results[1:] {
			constraints = append(constraints, core.Sub(e, results[0]))
		}
	}
	s := affine.ValueSet{
		Set:      core.NewSet(len(operands), 0, constraints, make([]bool, len(constraints))),
		Operands: operands,
	}.Canonical()
	simple := make([]core.Expr, len(constraints))
	for i, e := range s.Set.Constraints {
		simple[i] = core.Simplify(e, s.Set.NumDims, s.Set.NumSymbols)
	}
	s.Set = core.NewSet(s.Set.NumDims, s.Set.NumSymbols, simple, s.Set.EqFlags)
	return s
}

// isNotAffine reports whether something is multiplied with or divided by a dimension:
// a symbol, known to be zero, that stays an operand.
func isNotAffine(e core.Expr) bool {
	b, ok := e.(*core.Binary)
	if !ok {
		return false
	}
	if isNotAffine(b.LHS()) || isNotAffine(b.RHS()) {
		return true
	}
	return b.Op() != core.OpAdd && !b.RHS().IsSymbolicOrConstant()
}
