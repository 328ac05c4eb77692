package emit

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// RoundedFloat converts a float, or a vector of floats, to a narrower type t. It is what
// [num.Float.ConvertRounded] computes. LLVM has an intrinsic with a rounding mode, too, but takes the
// processor to be in that mode already. The type is none that stores the leading one of its numbers, see
// [CanRound].
func (e Emitter) RoundedFloat(v *ir.Value, t ir.Type, how num.Rounding) *ir.Value {
	near := e.named("fptrunc", t, v)
	if how == num.ToNearestEven {
		return near
	}
	bitsElem := e.ctx.IntegerType(uint32(floatOf(t).Kind().BitWidth()), ir.Signless)
	bitsType, flagsType := e.sameLength(t, bitsElem), e.sameLength(t, e.i1)
	number := func(n int64) *ir.Value {
		return e.splat(bitsType, e.ctx.IntAttr(bitsElem, n))
	}
	magnitude := func(x *ir.Value) *ir.Value { return e.named("intr.fabs", x.Type(), x) }

	back := e.named("fpext", v.Type(), near)
	// Of the bits of a float, one more is the next one away from zero, and one fewer the next one toward it.
	bits := e.Bitcast(near, bitsType)
	away, toward := number(1), number(-1)
	isNegative := func() *ir.Value {
		slt := ir.AttrList{{Name: "predicate", Value: llvm.ICmpPredicateSlt.Attr(e.ctx)}}
		return e.Make(e.names.icmp, flagsType, slt, bits, number(0))
	}
	var wrong, step *ir.Value
	switch how {
	case num.TowardZero:
		wrong, step = e.compared(llvm.FCmpPredicateOgt, magnitude(back), magnitude(v)), toward
	case num.Upward:
		wrong, step = e.compared(llvm.FCmpPredicateOlt, back, v), e.selected(isNegative(), toward, away)
	case num.Downward:
		wrong, step = e.compared(llvm.FCmpPredicateOgt, back, v), e.selected(isNegative(), away, toward)
	case num.ToNearestAway: // where both are as far, it was the one nearer to zero
		farther := e.named("fpext", v.Type(), e.Bitcast(e.Add(bits, away), t))
		tie := e.compared(llvm.FCmpPredicateOeq, e.named("fsub", v.Type(), farther, v), e.named("fsub", v.Type(), v, back))
		cut := e.compared(llvm.FCmpPredicateOlt, magnitude(back), magnitude(v))
		wrong, step = e.And(tie, cut), away
	}
	return e.Bitcast(e.selected(wrong, e.Add(bits, step), bits), t)
}

// named makes an operation of the LLVM dialect without attributes.
func (e Emitter) named(name string, t ir.Type, operands ...*ir.Value) *ir.Value {
	return e.Make(e.ctx.OpName("llvm."+name), t, nil, operands...)
}

// compared compares two floats, or vectors of such.
func (e Emitter) compared(p llvm.FCmpPredicate, a, b *ir.Value) *ir.Value {
	attrs := ir.AttrList{{Name: "predicate", Value: p.Attr(e.ctx)}}
	return e.Make(e.ctx.OpName("llvm.fcmp"), e.sameLength(a.Type(), e.i1), attrs, a, b)
}

// CanRound reports whether floats of a type, or of its elements, can be rounded other than to the nearest.
func CanRound(t ir.Type) bool { return floatOf(t).Kind() != num.F80 }

// floatOf is a float, or that of vectors and arrays of them.
func floatOf(t ir.Type) *ir.FloatType {
	for {
		if f, ok := t.(*ir.FloatType); ok {
			return f
		}
		if t = llvm.Elem(t); t == nil {
			panic("BUG: rounds what is no float")
		}
	}
}

// sameLength is a type with other elements: a vector of as many, or a scalar.
func (e Emitter) sameLength(t, elem ir.Type) ir.Type {
	switch n := llvm.Len(t); {
	case n == 0:
		return elem
	case llvm.IsScalable(t):
		return e.Types.ScalableVector(n, elem)
	default:
		return e.Types.Vector(n, elem)
	}
}
