package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// takeFrom makes an operation extract from another place of another vector.
func takeFrom(op Extract, v *ir.Value, at []view.Number, rw *rewrite.Rewriter) rewrite.Result {
	values, position := view.Parts(at)
	rw.Update(op.Op, func() {
		op.Op.SetOperands(append([]*ir.Value{v}, values...))
		op.SetPositionAttr(rw.Context().I64ArrayAttr(position))
	})
	return rw.Success()
}

// extractTransposed: a part is there before the order of dimensions changes, if those that it has
// stay the last ones, in order.
func extractTransposed(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[Transpose](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not transposed")
	}
	at, ok := op.Subscripts()
	if !ok {
		return rw.MatchFailure(notTheNumber)
	}
	place, ok := placeBefore(before, at)
	if !ok {
		return rw.MatchFailure("the part is transposed as well")
	}
	return takeFrom(op, before.Vector(), place, rw)
}

// extractOfShapeCast: a part is there before the shape changes, if it is one of that shape.
func extractOfShapeCast(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[ShapeCast](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	from, part := extentsOf(before.Source().Type()), extentsOf(op.Result().Type())
	count := len(from) - len(part)
	if count < 0 || !slices.Equal(from[count:], part) {
		return rw.MatchFailure("no such part was inserted")
	}
	if len(op.DynamicPosition()) > 0 {
		return rw.MatchFailure("a subscript is no constant")
	}
	shape, flat := extentsOf(op.Vector().Type()), int64(0)
	position := op.Position()
	if isAnyScalable(from[:count]) || isAnyScalable(shape[:len(position)]) {
		return rw.MatchFailure("where a part is in a scalable dimension is not known")
	}
	for i, n := range position {
		flat = flat*shape[i].size + n
	}
	at := make([]view.Number, count)
	for i := count - 1; i >= 0; i-- {
		at[i].Known = flat % from[i].size
		flat /= from[i].size
	}
	return takeFrom(op, before.Source(), at, rw)
}

// insertAll: a vector that replaces all elements is broadcast.
func insertAll(op Insert, rw *rewrite.Rewriter) rewrite.Result {
	if !haveSameCount(op.Source().Type(), op.Result().Type()) {
		return rw.MatchFailure("elements remain, or a number replaces the only one")
	}
	rw.ReplaceOp(op.Op, NewBroadcast(rw.Builder, op.Source(), op.Result().Type()).Vector())
	return rw.Success()
}

// sliceOfBroadcast: a part of what is repeated repeats a part.
func sliceOfBroadcast(op ExtractStridedSlice, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[Broadcast](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not repeated")
	}
	source, to := before.Source(), op.Result().Type().(*ir.VectorType)
	from, whole, part := extentsOf(source.Type()), extentsOf(op.Vector().Type()), extentsOf(to)
	missing := len(whole) - len(from)
	if !slices.Equal(from, whole[missing:]) {
		return rw.MatchFailure("dimensions are stretched")
	}
	if !slices.Equal(from, part[missing:]) {
		t := vectorOf(part[missing:], to.Elem())
		source = NewExtractStridedSlice(rw.Builder, source, t, op.Offsets()[missing:], op.Sizes()[missing:], op.Strides()[missing:]).Result()
	}
	rw.ReplaceOp(op.Op, NewBroadcast(rw.Builder, source, to).Vector())
	return rw.Success()
}
