package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// takeFrom makes an operation extract from another place of another vector.
func takeFrom(op *ir.Operation, v *ir.Value, at []int64, rw *rewrite.Rewriter) rewrite.Result {
	rw.Update(op, func() {
		op.SetOperand(0, v)
		op.SetAttr("position", op.Context().I64ArrayAttr(at))
	})
	return rw.Success()
}

// extractTransposed: a part is there before the order of dimensions changes, if those that it has
// stay the last ones, in order.
func extractTransposed(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.transpose")
	if !ok {
		return rw.MatchFailure("the operand is not transposed")
	}
	order, at := numbers(before.Attr("transp")), numbers(op.Attr("position"))
	for i := len(at); i < len(order); i++ {
		if order[i] != int64(i) {
			return rw.MatchFailure("the part is transposed as well")
		}
	}
	place := make([]int64, len(at))
	for i, n := range at {
		place[order[i]] = n
	}
	return takeFrom(op, before.Operand(0), place, rw)
}

// extractOfShapeCast: a part is there before the shape changes, if it is one of that shape.
func extractOfShapeCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.shape_cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	from, part := shapeOf(before.OperandType(0)), shapeOf(op.ResultType(0))
	count := len(from) - len(part)
	if count < 0 || !slices.Equal(from[count:], part) {
		return rw.MatchFailure("no such part was inserted")
	}
	shape, flat := shapeOf(op.OperandType(0)), int64(0)
	for i, n := range numbers(op.Attr("position")) {
		flat = flat*shape[i] + n
	}
	at := make([]int64, count)
	for i := count - 1; i >= 0; i-- {
		at[i] = flat % from[i]
		flat /= from[i]
	}
	return takeFrom(op, before.Operand(0), at, rw)
}

// insertAll: a vector that replaces all elements is broadcast.
func insertAll(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	if !haveSameCount(op.OperandType(0), op.ResultType(0)) {
		return rw.MatchFailure("elements remain, or a number replaces the only one")
	}
	rw.ReplaceOp(op, NewBroadcast(rw.Builder, op.Operand(0), op.ResultType(0)).Op.Result(0))
	return rw.Success()
}

// sliceOfBroadcast: a part of what is repeated repeats a part.
func sliceOfBroadcast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.broadcast")
	if !ok {
		return rw.MatchFailure("the operand is not repeated")
	}
	source, to := before.Operand(0), op.ResultType(0).(*ir.VectorType)
	from, whole, part := shapeOf(source.Type()), shapeOf(op.OperandType(0)), to.Shape()
	missing := len(whole) - len(from)
	if !slices.Equal(from, whole[missing:]) {
		return rw.MatchFailure("dimensions are stretched")
	}
	if !slices.Equal(from, part[missing:]) {
		offsets, sizes, strides := numbers(op.Attr("offsets")), numbers(op.Attr("sizes")), numbers(op.Attr("strides"))
		t := op.Context().VectorType(part[missing:], to.Elem())
		source = NewExtractStridedSlice(rw.Builder, source, t, offsets[missing:], sizes[missing:], strides[missing:]).Op.Result(0)
	}
	rw.ReplaceOp(op, NewBroadcast(rw.Builder, source, to).Op.Result(0))
	return rw.Success()
}
