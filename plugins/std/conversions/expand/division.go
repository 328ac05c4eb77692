package expand

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// ceilDiv expands a division that rounds up: where something was cut off a
// positive quotient, it is one more.
func ceilDiv(op std.CeildiviSigned, rw *rewrite.Rewriter) rewrite.Result {
	return division(op.Op, op.Lhs(), op.Rhs(), rw, std.CmpIPredicateSge, 1)
}

// floorDiv expands a division that rounds down: where something was cut off a
// negative quotient, it is one less.
func floorDiv(op std.FloordiviSigned, rw *rewrite.Rewriter) rewrite.Result {
	return division(op.Op, op.Lhs(), op.Rhs(), rw, std.CmpIPredicateSlt, -1)
}

// division corrects a quotient where there is a remainder and the signs of the
// operands, put together, satisfy the predicate with zero. Nothing overflows that does
// not in the division itself.
func division(
	op *ir.Operation, lhs, rhs *ir.Value, rw *rewrite.Rewriter, sign std.CmpIPredicate, correction int64,
) rewrite.Result {
	b, t := rw.Builder, lhs.Type()
	if !hasConstants(t) {
		return rw.MatchFailure("there are no constants of a type whose shape is not known")
	}
	zero := number(b, t, 0)
	quotient := std.NewDiviSigned(b, lhs, rhs).Result()
	rest := std.NewRemiSigned(b, lhs, rhs).Result()
	inexact := std.NewCmpi(b, rest, zero, std.CmpIPredicateNe).Result()
	signs := std.NewXor(b, lhs, rhs).Result()
	signed := std.NewCmpi(b, signs, zero, sign).Result()
	wrong := std.NewAnd(b, inexact, signed).Result()
	corrected := std.NewAddi(b, quotient, number(b, t, correction)).Result()
	rw.ReplaceOp(op, std.NewSelect(b, wrong, corrected, quotient).Result())
	return rw.Success()
}

// hasConstants reports whether a value of a type can be written down.
func hasConstants(t ir.Type) bool {
	s, ok := t.(ir.ShapedType)
	return !ok || ir.HasStaticShape(s)
}

// number makes an integer, or a vector or tensor full of it.
func number(b *ir.Builder, t ir.Type, n int64) *ir.Value {
	ctx := b.Context()
	s, ok := t.(ir.ShapedType)
	if !ok {
		return std.NewConstant(b, t, ctx.IntAttr(t, n)).Result()
	}
	data := ir.AppendElement(nil, ctx.IntAttr(s.Elem(), n))
	return std.NewConstant(b, t, ctx.DenseElementsAttr(s, data, true)).Result()
}
