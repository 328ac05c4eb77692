package ops

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

// Float makes a constant.
func (b *Builder) Float(x float64) *ir.Value {
	bits := math.Float64bits(x)
	if b.floatOf[bits] == nil {
		ctx := b.b.Context()
		b.floatOf[bits] = b.constant(b.f64, ctx.FloatAttr(ctx.F64(), num.FromFloat64(num.F64, x)))
	}
	return b.floatOf[bits]
}

// Int makes a constant.
func (b *Builder) Int(n uint64) *ir.Value {
	if b.integerOf[n] == nil {
		b.integerOf[n] = b.constant(b.i64, b.b.Context().I64Attr(int64(n)))
	}
	return b.integerOf[n]
}

// Add adds floats.
func (b *Builder) Add(x, y *ir.Value) *ir.Value { return b.float(b.set.add, x, y) }

// Sub subtracts floats.
func (b *Builder) Sub(x, y *ir.Value) *ir.Value { return b.float(b.set.sub, x, y) }

// Mul multiplies floats.
func (b *Builder) Mul(x, y *ir.Value) *ir.Value { return b.float(b.set.mul, x, y) }

// Div divides floats.
func (b *Builder) Div(x, y *ir.Value) *ir.Value { return b.float(b.set.div, x, y) }

// Sqrt is the square root.
func (b *Builder) Sqrt(x *ir.Value) *ir.Value { return b.make(b.set.sqrt, b.f64, b.plain, x) }

// Less compares floats.
func (b *Builder) Less(x, y *ir.Value) *ir.Value { return b.compare(olt, x, y) }

// LessEqual compares floats.
func (b *Builder) LessEqual(x, y *ir.Value) *ir.Value { return b.compare(ole, x, y) }

// Equal compares floats.
func (b *Builder) Equal(x, y *ir.Value) *ir.Value { return b.compare(oeq, x, y) }

// IsNaN says what is no number.
func (b *Builder) IsNaN(x *ir.Value) *ir.Value { return b.compare(uno, x, x) }

// Bits is the integer of the same bits.
func (b *Builder) Bits(x *ir.Value) *ir.Value { return b.bitcast(x, b.i64) }

// FromBits is the float of the same bits.
func (b *Builder) FromBits(n *ir.Value) *ir.Value { return b.bitcast(n, b.f64) }

func (b *Builder) bitcast(v *ir.Value, t ir.Type) *ir.Value {
	if _, ok := t.(*ir.VectorType); ok {
		return b.make(b.set.vectorBitcast, t, nil, v)
	}
	return b.make(b.set.bitcast, t, nil, v)
}

// ToInt rounds towards zero.
func (b *Builder) ToInt(x *ir.Value) *ir.Value { return b.make(b.set.toInt, b.i64, nil, x) }

// ToFloat is the closest float.
func (b *Builder) ToFloat(n *ir.Value) *ir.Value { return b.make(b.set.toFloat, b.f64, nil, n) }

// IAdd adds integers.
func (b *Builder) IAdd(x, y *ir.Value) *ir.Value { return b.integer(b.set.iadd, x, y) }

// ISub subtracts integers.
func (b *Builder) ISub(x, y *ir.Value) *ir.Value { return b.integer(b.set.isub, x, y) }

// IMul multiplies integers.
func (b *Builder) IMul(x, y *ir.Value) *ir.Value { return b.integer(b.set.imul, x, y) }

// And is the bits that are set in both.
func (b *Builder) And(x, y *ir.Value) *ir.Value { return b.integer(b.set.and, x, y) }

// Or is the bits that are set in one or both.
func (b *Builder) Or(x, y *ir.Value) *ir.Value { return b.integer(b.set.or, x, y) }

// Xor is the bits that are set in one of them.
func (b *Builder) Xor(x, y *ir.Value) *ir.Value { return b.integer(b.set.xor, x, y) }

// Shl shifts up.
func (b *Builder) Shl(x, n *ir.Value) *ir.Value { return b.integer(b.set.shl, x, n) }

// Shr shifts down.
func (b *Builder) Shr(x, n *ir.Value) *ir.Value { return b.integer(b.set.shr, x, n) }

// Sar shifts down and repeats the sign.
func (b *Builder) Sar(x, n *ir.Value) *ir.Value { return b.integer(b.set.sar, x, n) }

// ILess compares signed integers.
func (b *Builder) ILess(x, y *ir.Value) *ir.Value { return b.icompare(slt, x, y) }

// ULess compares unsigned integers.
func (b *Builder) ULess(x, y *ir.Value) *ir.Value { return b.icompare(ult, x, y) }

// IEqual compares integers.
func (b *Builder) IEqual(x, y *ir.Value) *ir.Value { return b.icompare(eq, x, y) }

// Both holds where both conditions do.
func (b *Builder) Both(c, d *ir.Value) *ir.Value { return b.make(b.set.and, b.i1, nil, c, d) }

// Either holds where one of the conditions does.
func (b *Builder) Either(c, d *ir.Value) *ir.Value { return b.make(b.set.or, b.i1, nil, c, d) }

// Select is x where the condition holds, and y elsewhere.
func (b *Builder) Select(c, x, y *ir.Value) *ir.Value {
	return b.make(b.set.choose, x.Type(), nil, c, x, y)
}
