package emit

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// RoundedFloat converts a float, or a vector of floats, to a narrower type t. It is what
// [num.Float.ConvertRounded] computes. LLVM has an intrinsic that is given a way to round, too, but takes the
// processor to be in that mode already. The type is none that stores the leading one of its numbers, see
// [CanRound].
func (e Emitter) RoundedFloat(v *ir.Value, t ir.Type, how num.Rounding) *ir.Value {
	do := func(name string, t ir.Type, args ...*ir.Value) *ir.Value {
		return e.Make(e.ctx.OpName("llvm."+name), t, nil, args...)
	}
	near := do("fptrunc", t, v)
	if how == num.ToNearestEven {
		return near
	}
	bitsElem := e.ctx.IntegerType(uint32(floatOf(t).Kind().BitWidth()), ir.Signless)
	bitsType, flagsType := e.sameLength(t, bitsElem), e.sameLength(t, e.i1)
	number := func(n int64) *ir.Value {
		return e.splat(bitsType, e.ctx.IntAttr(bitsElem, n))
	}
	compare := func(p llvm.FCmpPredicate, a, b *ir.Value) *ir.Value {
		return e.Make(e.ctx.OpName("llvm.fcmp"), flagsType, ir.AttrList{{Name: "predicate", Value: p.Attr(e.ctx)}}, a, b)
	}
	choose := func(c, a, b *ir.Value) *ir.Value { return do("select", a.Type(), c, a, b) }
	magnitude := func(x *ir.Value) *ir.Value { return do("intr.fabs", x.Type(), x) }

	back := do("fpext", v.Type(), near)
	// Of the bits of a float, one more is the next one away from zero, and one fewer the next one toward it.
	bits := do("bitcast", bitsType, near)
	away, toward := number(1), number(-1)
	isNegative := func() *ir.Value {
		slt := ir.AttrList{{Name: "predicate", Value: llvm.ICmpPredicateSlt.Attr(e.ctx)}}
		return e.Make(e.names.icmp, flagsType, slt, bits, number(0))
	}
	var wrong, step *ir.Value
	switch how {
	case num.TowardZero:
		wrong, step = compare(llvm.FCmpPredicateOgt, magnitude(back), magnitude(v)), toward
	case num.Upward:
		wrong, step = compare(llvm.FCmpPredicateOlt, back, v), choose(isNegative(), toward, away)
	case num.Downward:
		wrong, step = compare(llvm.FCmpPredicateOgt, back, v), choose(isNegative(), away, toward)
	case num.ToNearestAway: // where both are as far, it was the one nearer to zero
		farther := do("fpext", v.Type(), do("bitcast", t, e.Add(bits, away)))
		tie := compare(llvm.FCmpPredicateOeq, do("fsub", v.Type(), farther, v), do("fsub", v.Type(), v, back))
		cut := compare(llvm.FCmpPredicateOlt, magnitude(back), magnitude(v))
		wrong, step = e.And(tie, cut), away
	}
	return do("bitcast", t, choose(wrong, e.Add(bits, step), bits))
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
