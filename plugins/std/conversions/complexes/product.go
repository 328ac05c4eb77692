package complexes

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// factor is an operand of a product, and the absolute values of its parts.
type factor struct{ re, absRe, im, absIm *ir.Value }

// product multiplies as C does (annex G): where both parts are no numbers, although an operand
// or a product of parts is infinite, the product is infinite in the direction that the parts
// tell.
func product(c *conversion, x, y *ir.Value) *ir.Value {
	a, b := c.factor(x), c.factor(y)
	rere, absRere := c.withAbs(c.float("std.mulf", a.re, b.re))
	imim, absImim := c.withAbs(c.float("std.mulf", a.im, b.im))
	re := c.float("std.subf", rere, imim)
	imre, absImre := c.withAbs(c.float("std.mulf", a.im, b.re))
	reim, absReim := c.withAbs(c.float("std.mulf", a.re, b.im))
	im := c.float("std.addf", imre, reim)

	unknown := c.both(c.isNaN(re), c.isNaN(im))
	infinity := c.constant(num.Inf(c.kind(), false))
	k := &directions{conversion: c, infinity: infinity}
	first := k.infinite(a)
	nanRe, nanIm := c.isNaN(b.re), c.isNaN(b.im)
	k.zero, k.one = c.constant(num.Zero(c.kind(), false)), c.constant(num.FromFloat64(c.kind(), 1))
	a = k.directed(a, first)
	b = k.zeroWhere(b, first.any, nanRe, nanIm)
	second := k.infinite(b)
	nanReA, nanImA := c.isNaN(a.re), c.isNaN(a.im)
	b = k.directed(b, second)
	a = k.zeroWhere(a, second.any, nanReA, nanImA)

	infinite := c.either(first.any, second.any)
	overflow := c.either(k.isInfinite(absRere), k.isInfinite(absImim))
	overflow = c.either(overflow, k.isInfinite(absReim))
	overflow = c.either(overflow, k.isInfinite(absImre))
	overflow = c.both(overflow, c.not(infinite))
	a = k.zeroWhere(a, overflow, nanReA, nanImA)
	b = k.zeroWhere(b, overflow, nanRe, nanIm)
	again := c.both(unknown, c.either(infinite, overflow))

	sum := c.float("std.subf", c.float("std.mulf", a.re, b.re), c.float("std.mulf", a.im, b.im))
	re = c.choose(again, c.float("std.mulf", infinity, sum), re)
	sum = c.float("std.addf", c.float("std.mulf", a.im, b.re), c.float("std.mulf", a.re, b.im))
	im = c.choose(again, c.float("std.mulf", infinity, sum), im)
	return c.join(number{re, im})
}

// factor takes an operand apart.
func (c *conversion) factor(z *ir.Value) factor {
	re, absRe := c.withAbs(complex.NewRe(c.b, z).Real())
	im, absIm := c.withAbs(complex.NewIm(c.b, z).Imaginary())
	return factor{re, absRe, im, absIm}
}

func (c *conversion) withAbs(v *ir.Value) (same, abs *ir.Value) { return v, c.float("std.absf", v) }

func (c *conversion) both(a, b *ir.Value) *ir.Value   { return c.truth("std.and", 0, a, b) }
func (c *conversion) either(a, b *ir.Value) *ir.Value { return c.truth("std.or", 0, a, b) }
func (c *conversion) isNaN(v *ir.Value) *ir.Value     { return c.truth("std.cmpf", uno, v, v) }

func (c *conversion) not(a *ir.Value) *ir.Value {
	ctx := c.b.Context()
	return c.truth("std.xor", 0, a, std.NewConstant(c.b, ctx.I1(), ctx.BoolAttr(true)).Result())
}

func (c *conversion) choose(condition, a, b *ir.Value) *ir.Value {
	return c.float("std.select", condition, a, b)
}

func (c *conversion) kind() num.Kind { return c.part.(*ir.FloatType).Kind() }

func (c *conversion) constant(x num.Float) *ir.Value {
	return std.NewConstant(c.b, c.part, c.b.Context().FloatAttr(c.part.(*ir.FloatType), x)).Result()
}

// directions replaces factors by others in the same direction from zero.
type directions struct {
	*conversion
	infinity, zero, one *ir.Value
}

// infinities tell which parts of a factor are infinite.
type infinities struct{ re, im, any *ir.Value }

func (k *directions) isInfinite(abs *ir.Value) *ir.Value {
	return k.truth("std.cmpf", oeq, abs, k.infinity)
}

func (k *directions) infinite(f factor) infinities {
	re, im := k.isInfinite(f.absRe), k.isInfinite(f.absIm)
	return infinities{re, im, k.either(re, im)}
}

// directed makes parts of an infinite factor 1 where they are infinite, and 0 elsewhere, with
// their signs.
func (k *directions) directed(f factor, at infinities) factor {
	part := func(v, infinite *ir.Value) *ir.Value {
		size := k.choose(infinite, k.one, k.zero)
		return k.choose(at.any, k.float("std.copysign", size, v), v)
	}
	f.re = part(f.re, at.re)
	f.im = part(f.im, at.im)
	return f
}

// zeroWhere makes parts that are no numbers zero, with their signs, where a condition holds.
func (k *directions) zeroWhere(f factor, condition, nanRe, nanIm *ir.Value) factor {
	part := func(v, nan *ir.Value) *ir.Value {
		at := k.both(condition, nan)
		return k.choose(at, k.float("std.copysign", k.zero, v), v)
	}
	f.re = part(f.re, nanRe)
	f.im = part(f.im, nanIm)
	return f
}
