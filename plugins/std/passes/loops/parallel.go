package loops

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// parallelBounds are the bounds of an affine.parallel, one for each dimension; false
// when a dimension has several.
func parallelBounds(loop affine.Parallel) (lower, upper affine.ValueMap, ok bool) {
	lower = affine.ValueMap{Map: loop.LowerBoundsMapAttr().(*ir.AffineMapAttr).Map(), Operands: loop.Lb()}
	upper = affine.ValueMap{Map: loop.UpperBoundsMapAttr().(*ir.AffineMapAttr).Map(), Operands: loop.Ub()}
	return lower, upper, isSingle(loop.LowerBoundsGroupsAttr()) && isSingle(loop.UpperBoundsGroupsAttr())
}

// isSingle reports whether each group of bounds has one.
func isSingle(groups ir.Attribute) bool {
	list, ok := groups.(*ir.DenseElementsAttr)
	if !ok {
		return false
	}
	for i := range list.Len() {
		if n, fits := list.Int(i).Int64(); !fits || n != 1 {
			return false
		}
	}
	return true
}

// setParallelBounds gives an affine.parallel other bounds, as many as before.
func setParallelBounds(loop affine.Parallel, lower, upper affine.ValueMap) {
	ctx := loop.Op.Context()
	loop.Op.SetOperands(slices.Concat(lower.Operands, upper.Operands))
	loop.Op.SetAttr("lowerBoundsMap", ctx.AffineMapAttr(lower.Map))
	loop.Op.SetAttr("upperBoundsMap", ctx.AffineMapAttr(upper.Map))
}

func stepsOf(loop affine.Parallel) []int64 {
	list := loop.StepsAttr().(*ir.ArrayAttr).Elems()
	steps := make([]int64, len(list))
	for i, a := range list {
		steps[i], _ = a.(*ir.IntegerAttr).Int()
	}
	return steps
}
