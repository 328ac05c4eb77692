package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// partPatterns are those of operations that take parts of vectors.
func partPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("extract-at-constants", extractAtConstants),
		rewrite.On("insert-at-constants", insertAtConstants),
		rewrite.On("extract-of-extract", extractTwice),
		rewrite.On("extract-of-broadcast", extractRepeated),
		rewrite.On("extract-of-transpose", extractTransposed),
		rewrite.On("extract-of-cast", extractOfShapeCast),
		rewrite.On("insert-all", insertAll),
		rewrite.On("slice-of-broadcast", sliceOfBroadcast),
		rewrite.On("slice-of-mask", sliceOfMask),
	}
}

// foldExtract: all of a vector, or what was repeated to make it, or put there.
func foldExtract(op Extract, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if len(op.Position()) == 0 {
		return same(op.Vector(), op.Result())
	}
	if before, ok := ir.DefinedBy[Broadcast](op.Vector()); ok {
		return same(before.Source(), op.Result())
	}
	before, ok := ir.DefinedBy[Insert](op.Vector())
	if !ok || before.PositionAttr() != op.PositionAttr() || !slices.Equal(before.DynamicPosition(), op.DynamicPosition()) {
		return nil, false
	}
	return same(before.Source(), op.Result())
}

// extractTwice: a part of a part is one.
func extractTwice(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[Extract](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not extracted")
	}
	outer, ok := before.Subscripts()
	inner, ok2 := op.Subscripts()
	if !ok || !ok2 {
		return rw.MatchFailure(notTheNumber)
	}
	return takeFrom(op, before.Vector(), slices.Concat(outer, inner), rw)
}

// extractRepeated: a part of what is repeated is one of what there was before, at the first
// place of dimensions that were stretched.
func extractRepeated(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[Broadcast](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not repeated")
	}
	from := extentsOf(before.Source().Type())
	result := extentsOf(op.Result().Type())
	if len(from) <= len(result) {
		return rw.MatchFailure("it has all that is repeated, or more")
	}
	count := len(from) - len(result)
	if !slices.Equal(from[count:], result) {
		return rw.MatchFailure("the part is stretched")
	}
	at, ok := op.Subscripts()
	if !ok {
		return rw.MatchFailure(notTheNumber)
	}
	at = at[len(at)-count:]
	for i := range at {
		if from[i] == (extent{size: 1}) {
			at[i] = view.Number{}
		}
	}
	return takeFrom(op, before.Source(), at, rw)
}

// foldSlice: all of a vector, or what was put there, or a part of one whose elements are alike.
func foldSlice(op ExtractStridedSlice, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op.Vector(), op.Result()); ok {
		return result, true
	}
	before, ok := ir.DefinedBy[InsertStridedSlice](op.Vector())
	if ok && before.OffsetsAttr() == op.OffsetsAttr() {
		if result, ok := same(before.Source(), op.Result()); ok {
			return result, true
		}
	}
	return splat(op.Result(), constants[0])
}

// sliceOfMask: a part of a constant mask is a constant mask.
func sliceOfMask(op ExtractStridedSlice, rw *rewrite.Rewriter) rewrite.Result {
	mask, ok := ir.DefinedBy[ConstantMask](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not a constant mask")
	}
	offsets, sizes := op.Offsets(), mask.MaskDimSizes()
	for i, most := range shapeOf(op.Result().Type()) {
		offset := int64(0)
		if i < len(offsets) {
			offset = offsets[i]
		}
		sizes[i] = max(0, min(sizes[i]-offset, most))
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	rw.ReplaceOp(op.Op, NewConstantMask(rw.Builder, op.Result().Type(), sizes).Result())
	return rw.Success()
}

// maskOf reports whether a mask is known to select all elements, or none.
func maskOf(v *ir.Value) (all, none bool) {
	if a, ok := rewrite.ConstantOf(v).(*ir.DenseElementsAttr); ok && a.IsSplat() && a.Len() > 0 {
		zero := a.Int(0).IsZero()
		return !zero, zero
	}
	mask, ok := ir.DefinedBy[ConstantMask](v)
	if !ok {
		return false, false
	}
	sizes, shape := mask.MaskDimSizes(), shapeOf(v.Type())
	if len(shape) == 0 {
		shape = []int64{1}
	}
	return slices.Equal(sizes, shape), slices.Contains(sizes, 0)
}
