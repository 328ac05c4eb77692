package complexes

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
)

// bits are the operations of a target on integers.
type bits struct{ constant, bitcast, extend, truncate, left, right, or string }

// bitcasting converts complex.bitcast. The real part has the low bits, as it has in the memory
// of a machine that stores those first.
func bitcasting(to target, by bits) convert.Pattern {
	return convert.On("complex.bitcast by parts", func(op complex.Bitcast, m convert.Match) convert.Result {
		from, result := op.Operand().Type(), op.Result().Type()
		if from == result {
			return m.Replace(m.Operand(op.Operand()))
		}
		z, toNumber := result.(*ir.ComplexType)
		if !toNumber {
			z = from.(*ir.ComplexType)
		}
		other := result
		if toNumber {
			other = from
		}
		if i, ok := other.(*ir.IntegerType); ok && i.Signedness() != ir.Signless {
			return m.MatchFailure("an integer with a sign has no counterpart")
		}
		ctx, b := m.Builder.Context(), m.Builder
		part, ok := z.Elem().(*ir.FloatType)
		if !ok {
			return m.MatchFailure("its parts are no floats")
		}
		width := part.Kind().BitWidth()
		half, whole := ctx.IntegerType(uint32(width), ir.Signless), ctx.IntegerType(uint32(2*width), ir.Signless)
		make := func(name string, t ir.Type, operands ...*ir.Value) *ir.Value {
			return b.CreateOp(ctx.OpName(name), operands, []ir.Type{t}, nil).Result(0)
		}
		cast := func(v *ir.Value, t ir.Type) *ir.Value {
			if v.Type() == t {
				return v
			}
			return make(by.bitcast, t, v)
		}
		v := m.Operand(op.Operand())
		value := ir.AttrList{{Name: "value", Value: ctx.IntegerAttr(whole, num.FromInt64(2*width, int64(width)))}}
		shift := b.CreateOp(ctx.OpName(by.constant), nil, []ir.Type{whole}, value).Result(0)
		if toNumber {
			v = cast(v, whole)
			low, high := make(by.truncate, half, v), make(by.truncate, half, make(by.right, whole, v, shift))
			return m.Replace(to.join(b, number{cast(low, part), cast(high, part)}, result))
		}
		n := to.parts(b, v, part)
		low, high := make(by.extend, whole, cast(n.re, half)), make(by.extend, whole, cast(n.im, half))
		return m.Replace(cast(make(by.or, whole, low, make(by.left, whole, high, shift)), result))
	})
}
