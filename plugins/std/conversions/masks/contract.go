package masks

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// maxContractions bounds the contractions that one is replaced by.
const maxContractions = 1 << 10

// lowerContract replaces a masked contraction by one for each point of the dimensions that are reductions, in
// their order. The mask selects, for each, the elements of the result that it changes.
func lowerContract(op vector.Mask, c vector.Contract, rw *rewrite.Rewriter) rewrite.Result {
	if c.LhsMask() != nil {
		return rw.MatchFailure("the operands of the contraction have masks")
	}
	for _, v := range slices.Concat(c.Op.Operands(), []*ir.Value{op.Mask()}) {
		if t, ok := v.Type().(*ir.VectorType); ok && slices.Contains(t.Scalable(), true) {
			return rw.MatchFailure("vectors of sizes that are not known are not taken apart")
		}
	}
	s := slicer{rw.Builder, c.Space(), dimsOf(c.IndexingMaps()[2])}
	reduced := slices.Clone(s.space)
	points := int64(1)
	for d := range reduced {
		if slices.Contains(s.kept, d) {
			reduced[d] = 1
		}
		if reduced[d] > maxContractions/points {
			return rw.MatchFailure("it would become too many contractions; contract smaller vectors")
		}
		points *= reduced[d]
	}
	acc, at := c.Acc(), make([]int64, len(reduced))
	attrs := c.Op.Attrs().Without("operand_segment_sizes").Without("indexing_maps").Without("iterator_types")
	for range points {
		lhs, rhs := s.slice(c.Lhs(), dimsOf(c.IndexingMaps()[0]), at), s.slice(c.Rhs(), dimsOf(c.IndexingMaps()[1]), at)
		made := vector.NewContract(rw.Builder, lhs, rhs, acc, nil, nil, c.IndexingMapsAttr(), c.IteratorTypesAttr(), attrs...)
		acc = std.NewSelect(rw.Builder, s.mask(op.Mask(), at), made.Result(), acc).Result()
		next(at, reduced)
	}
	rw.ReplaceOp(op.Op, acc)
	return rw.Success()
}

// dimsOf are the dimensions of the iteration space that a map names, in its order.
func dimsOf(m affine.Map) []int {
	dims := make([]int, len(m.Results))
	for i, e := range m.Results {
		dims[i] = int(e.(affine.Dim))
	}
	return dims
}

// next moves a point on to the next one of a space, the last dimension first.
func next(at, space []int64) {
	for i := len(at) - 1; i >= 0; i-- {
		if at[i]++; at[i] < space[i] {
			return
		}
		at[i] = 0
	}
}

// slicer takes vectors apart along the dimensions of an iteration space that the result does not have.
type slicer struct {
	b     *ir.Builder
	space []int64
	kept  []int // the dimensions of the result, in its order
}

// slice is the part of a vector, with dimensions of the space, at a point: of size 1 along those that are not
// kept.
func (s slicer) slice(v *ir.Value, dims []int, at []int64) *ir.Value {
	t := v.Type().(*ir.VectorType)
	offsets, sizes := make([]int64, len(dims)), slices.Clone(t.Shape())
	strides := slices.Repeat([]int64{1}, len(dims))
	for i, d := range dims {
		if !slices.Contains(s.kept, d) {
			offsets[i], sizes[i] = at[d], 1
		}
	}
	if slices.Equal(sizes, t.Shape()) {
		return v
	}
	return vector.NewExtractStridedSlice(s.b, v, s.b.Context().VectorType(sizes, t.Elem()), offsets, sizes, strides).Result()
}

// mask is the part of a mask of the space at a point, as the result has it.
func (s slicer) mask(v *ir.Value, at []int64) *ir.Value {
	if len(s.kept) == 0 {
		return vector.NewExtract(s.b, v, nil, at).Result()
	}
	all := make([]int, len(s.space))
	for d := range all {
		all[d] = d
	}
	v = s.slice(v, all, at)
	inOrder := slices.Sorted(slices.Values(s.kept))
	bit := v.Type().(*ir.VectorType).Elem()
	shape, order := make([]int64, len(s.kept)), make([]int64, len(s.kept))
	turned := make([]int64, len(s.kept))
	for i, d := range inOrder {
		shape[i] = s.space[d]
	}
	for i, d := range s.kept {
		order[i], turned[i] = int64(slices.Index(inOrder, d)), s.space[d]
	}
	v = vector.NewShapeCast(s.b, v, s.b.Context().VectorType(shape, bit)).Result()
	if slices.IsSorted(order) {
		return v
	}
	return vector.NewTranspose(s.b, v, s.b.Context().VectorType(turned, bit), order).Result()
}
