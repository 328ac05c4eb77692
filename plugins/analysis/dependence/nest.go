package dependence

import (
	"slices"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// enclosing is what is around an operation in its affine scope, the outermost first.
func enclosing(op *ir.Operation) []*ir.Operation {
	var path []*ir.Operation
	for around := op.ParentOp(); around != nil && !around.Traits().AffineScope; around = around.ParentOp() {
		path = append(path, around)
	}
	slices.Reverse(path)
	return path
}

// commonPrefix is what is around both, as far as it is in one region.
func commonPrefix(a, b []*ir.Operation) []*ir.Operation {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return a[:n]
}

// runsOften reports whether the regions of an operation may run several times, but
// for those of affine loops.
func runsOften(op *ir.Operation) bool {
	if op.Is("affine.for") || op.Is("affine.parallel") {
		return false
	}
	f := op.Traits()
	if f.Loop || len(f.RegionFlow) == 0 {
		return true
	}
	for _, e := range f.RegionFlow {
		if e.From != "" && e.To != "" {
			return true
		}
	}
	return false
}

// mayComeFirst reports whether a may be executed before b in iterations in which all
// affine loops around both agree: it comes first in the text, or something else
// that repeats is around them.
func mayComeFirst(a, b *ir.Operation) bool {
	x, y := enclosing(a), enclosing(b)
	common := commonPrefix(x, y)
	for _, op := range common {
		if runsOften(op) {
			return true
		}
	}
	if len(x) > len(common) {
		a = x[len(common)]
	}
	if len(y) > len(common) {
		b = y[len(common)]
	}
	if a.Block() != b.Block() {
		// Branches of a conditional exclude each other; of blocks of a region, each
		// may lead to the other.
		return a.ParentRegion() == b.ParentRegion()
	}
	return a != b && a.IsBeforeInBlock(b)
}

// parallelBounds are those of one dimension of a nest.
func parallelBounds(nest affine.Parallel, dim int) (lower, upper affine.ValueMap, step int64) {
	lower = group(nest.LowerBoundsMapAttr(), nest.LowerBoundsGroupsAttr(), nest.Lb(), dim)
	upper = group(nest.UpperBoundsMapAttr(), nest.UpperBoundsGroupsAttr(), nest.Ub(), dim)
	steps, _ := nest.StepsAttr().(*ir.ArrayAttr)
	step = 1
	if n, ok := steps.Elems()[dim].(*ir.IntegerAttr); ok {
		step, _ = n.Int()
	}
	return lower, upper, step
}

// group is the part of a bound that belongs to a dimension.
func group(bounds, groups ir.Attribute, operands []*ir.Value, dim int) affine.ValueMap {
	m, sizes := bounds.(*ir.AffineMapAttr).Map(), groups.(*ir.DenseElementsAttr)
	first := 0
	for i := range dim {
		first += count(sizes, i)
	}
	results := m.Results[first : first+count(sizes, dim)]
	return affine.ValueMap{Map: coreaffine.NewMap(m.NumDims, m.NumSymbols, results...), Operands: operands}
}

func count(sizes *ir.DenseElementsAttr, i int) int {
	n, _ := sizes.Int(i).Int64()
	return int(n)
}
