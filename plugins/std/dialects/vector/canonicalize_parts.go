package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// partPatterns are those of operations that take parts of vectors.
func partPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "extract-of-extract", Root: "vector.extract", Match: extractTwice},
		{Name: "extract-of-broadcast", Root: "vector.extract", Match: extractRepeated},
		{Name: "extract-of-transpose", Root: "vector.extract", Match: extractTransposed},
		{Name: "extract-of-cast", Root: "vector.extract", Match: extractOfShapeCast},
		{Name: "insert-all", Root: "vector.insert", Match: insertAll},
		{Name: "slice-of-broadcast", Root: "vector.extract_strided_slice", Match: sliceOfBroadcast},
		{Name: "slice-of-mask", Root: "vector.extract_strided_slice", Match: sliceOfMask},
	}
}

// foldExtract: all of a vector, or what was repeated to make it, or put there.
func foldExtract(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if len(numbers(op.Attr("position"))) == 0 {
		return same(op)
	}
	before, ok := op.Operand(0).DefinedBy("vector.broadcast")
	if !ok {
		before, ok = op.Operand(0).DefinedBy("vector.insert")
		ok = ok && before.Attr("position") == op.Attr("position")
	}
	if !ok || before.OperandType(0) != op.ResultType(0) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: before.Operand(0)}}, true
}

// extractTwice: a part of a part is one.
func extractTwice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.extract")
	if !ok {
		return rw.MatchFailure("the operand is not extracted")
	}
	at := slices.Concat(numbers(before.Attr("position")), numbers(op.Attr("position")))
	rw.Update(op, func() {
		op.SetOperand(0, before.Operand(0))
		op.SetAttr("position", op.Context().I64ArrayAttr(at))
	})
	return rw.Success()
}

// extractRepeated: a part of what is repeated is one of what there was before, at the first
// place of dimensions that were stretched.
func extractRepeated(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.broadcast")
	if !ok {
		return rw.MatchFailure("the operand is not repeated")
	}
	from := shapeOf(before.OperandType(0))
	result := shapeOf(op.ResultType(0))
	if len(from) <= len(result) {
		return rw.MatchFailure("it has all that is repeated, or more")
	}
	count := len(from) - len(result)
	if !slices.Equal(from[count:], result) {
		return rw.MatchFailure("the part is stretched")
	}
	at := numbers(op.Attr("position"))
	at = at[len(at)-count:]
	for i := range at {
		if from[i] == 1 {
			at[i] = 0
		}
	}
	rw.Update(op, func() {
		op.SetOperand(0, before.Operand(0))
		op.SetAttr("position", op.Context().I64ArrayAttr(at))
	})
	return rw.Success()
}

// foldSlice: all of a vector, or what was put there, or a part of one whose elements are alike.
func foldSlice(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op); ok {
		return result, true
	}
	before, ok := op.Operand(0).DefinedBy("vector.insert_strided_slice")
	if ok && before.OperandType(0) == op.ResultType(0) && before.Attr("offsets") == op.Attr("offsets") {
		return []rewrite.FoldResult{{Value: before.Operand(0)}}, true
	}
	return splat(op, constants[0])
}

// sliceOfMask: a part of a constant mask is a constant mask.
func sliceOfMask(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	mask, ok := op.Operand(0).DefinedBy("vector.constant_mask")
	if !ok {
		return rw.MatchFailure("the operand is not a constant mask")
	}
	offsets := numbers(op.Attr("offsets"))
	sizes := slices.Clone(numbers(mask.Attr("mask_dim_sizes")))
	for i, most := range shapeOf(op.ResultType(0)) {
		offset := int64(0)
		if i < len(offsets) {
			offset = offsets[i]
		}
		sizes[i] = max(0, min(sizes[i]-offset, most))
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	part := NewConstantMask(rw.Builder, op.ResultType(0), sizes)
	rw.ReplaceOp(op, part.Op.Result(0))
	return rw.Success()
}

// maskOf reports whether a mask is known to select all elements, or none.
func maskOf(v *ir.Value) (all, none bool) {
	if a, ok := rewrite.ConstantOf(v).(*ir.DenseElementsAttr); ok && a.IsSplat() && a.Len() > 0 {
		zero := a.Int(0).IsZero()
		return !zero, zero
	}
	mask, ok := v.DefinedBy("vector.constant_mask")
	if !ok {
		return false, false
	}
	sizes := numbers(mask.Attr("mask_dim_sizes"))
	return slices.Equal(sizes, shapeOf(v.Type())), slices.Contains(sizes, 0)
}
