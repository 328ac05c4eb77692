package complexes

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
)

// number is a complex number by its parts.
type number struct{ re, im *ir.Value }

// target is the dialect that a conversion computes in.
type target interface {
	set() *ops.Set
	// add is the name of the sum of two floats.
	add() string
	// parts takes a converted number apart, join puts one of a complex type together.
	parts(b *ir.Builder, v *ir.Value, part ir.Type) number
	join(b *ir.Builder, n number, t ir.Type) *ir.Value
	// atan2 is the angle of the point (x, y).
	atan2(f *ops.Builder, b *ir.Builder, y, x *ir.Value) *ir.Value
}

// conversion is an operation that is being converted.
type conversion struct {
	result ir.Type
	b      *ir.Builder
	to     target
	part   ir.Type // of the operands' parts
	args   []number
	// flags are fast-math flags of the operation, as a list of attributes.
	flags ir.AttrList
}

// parts converts an operation on complex numbers by their parts.
func parts[V ir.View](to target, compute func(c *conversion) *ir.Value) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" by parts", func(op V, m convert.Match) convert.Result {
		return m.Replace(compute(newConversion(op, to, m)))
	})
}

// newConversion takes the operands apart.
func newConversion[V ir.View](view V, to target, m convert.Match) *conversion {
	op := ir.OperationOf(view)
	c := &conversion{result: op.ResultType(0), b: m.Builder, to: to, part: partOf(op)}
	for _, v := range m.AllOperands() {
		c.args = append(c.args, to.parts(m.Builder, v, c.part))
	}
	return c
}

// partOf is the type of the parts of the numbers that an operation takes.
func partOf(op *ir.Operation) ir.Type { return op.OperandType(0).(*ir.ComplexType).Elem() }

// expansion is an operation that is expanded: its numbers with parts of 64 bits.
type expansion struct {
	*conversion
	e *ops.Builder
	k elementary.Kernel[*ir.Value]
	z []number
}

// expand converts an operation on complex numbers of floats of at most 64 bits, which compute
// does with 64.
func expand[V ir.View](to target, compute func(x expansion) *ir.Value) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" by parts", func(op V, m convert.Match) convert.Result {
		if reason := ops.Takes(partOf(ir.OperationOf(op))); reason != "" {
			return m.MatchFailure(reason)
		}
		c := newConversion(op, to, m)
		x := expansion{conversion: c, e: ops.New(c.b, to.set(), c.part)}
		for _, z := range c.args {
			x.z = append(x.z, number{x.e.Extend(z.re), x.e.Extend(z.im)})
		}
		x.k = x.e.Kernel()
		return m.Replace(compute(x))
	})
}

// expansionPatterns convert the operations that are expanded.
func expansionPatterns(to target) []convert.Pattern {
	return []convert.Pattern{
		expand[complex.Abs](to, func(x expansion) *ir.Value { return x.e.Truncate(elementary.Hypot(x.k, x.z[0].re, x.z[0].im)) }),
		expand[complex.Div](to, func(x expansion) *ir.Value {
			return x.number(elementary.ComplexDiv(x.k, x.z[0].re, x.z[0].im, x.z[1].re, x.z[1].im))
		}),
		expand[complex.Exp](to, func(x expansion) *ir.Value { return x.number(elementary.ComplexExp(x.k, x.z[0].re, x.z[0].im)) }),
		expand[complex.Log](to, func(x expansion) *ir.Value {
			re := x.e.Truncate(elementary.LogAbs(x.k, x.z[0].re, x.z[0].im))
			return x.join(number{re, to.atan2(x.e, x.b, x.args[0].im, x.args[0].re)})
		}),
		expand[complex.Log1p](to, func(x expansion) *ir.Value {
			re := x.e.Truncate(elementary.LogAbs1p(x.k, x.z[0].re, x.z[0].im))
			one := x.e.Truncate(x.e.Float(1))
			return x.join(number{re, to.atan2(x.e, x.b, x.args[0].im, x.sum(one))})
		}),
		expand[complex.Angle](to, func(x expansion) *ir.Value { return to.atan2(x.e, x.b, x.args[0].im, x.args[0].re) }),
		expanding[complex.Cos](to, elementary.ComplexCos[*ir.Value]), expanding[complex.Expm1](to, elementary.ComplexExpm1[*ir.Value]),
		expanding[complex.Rsqrt](to, elementary.ComplexRsqrt[*ir.Value]), expanding[complex.Sin](to, elementary.ComplexSin[*ir.Value]),
		expanding[complex.Sqrt](to, elementary.ComplexSqrt[*ir.Value]), expanding[complex.Tan](to, elementary.ComplexTan[*ir.Value]),
		expanding[complex.Tanh](to, elementary.ComplexTanh[*ir.Value]),
		expanding2[complex.Atan2](to, elementary.ComplexAtan2[*ir.Value]), expanding2[complex.Pow](to, elementary.ComplexPow[*ir.Value]),
		expand[complex.Sign](to, func(x expansion) *ir.Value { return x.number(elementary.ComplexSign(x.k, x.z[0].re, x.z[0].im)) }),
	}
}

// expanding converts a function of one number, expanding2 one of two.
func expanding[V ir.View](to target, f func(k elementary.Kernel[*ir.Value], x, y *ir.Value) (re, im *ir.Value)) convert.Pattern {
	return expand[V](to, func(x expansion) *ir.Value { return x.number(f(x.k, x.z[0].re, x.z[0].im)) })
}

func expanding2[V ir.View](to target, f func(k elementary.Kernel[*ir.Value], a, b, c, d *ir.Value) (re, im *ir.Value)) convert.Pattern {
	return expand[V](to, func(x expansion) *ir.Value {
		return x.number(f(x.k, x.z[0].re, x.z[0].im, x.z[1].re, x.z[1].im))
	})
}

// number is the result whose parts have been computed with 64 bits.
func (x expansion) number(re, im *ir.Value) *ir.Value {
	re = x.e.Truncate(re)
	return x.join(number{re, x.e.Truncate(im)})
}

func (c *conversion) join(n number) *ir.Value {
	return c.to.join(c.b, n, c.result)
}

// sum is the real part of the operand and one more.
func (c *conversion) sum(one *ir.Value) *ir.Value {
	return c.float(c.to.add(), c.args[0].re, one)
}

// float makes an operation on parts whose result is a part. Fast-math flags of an operation
// whose parts are computed by one each hold for those, too.
func (c *conversion) float(name string, operands ...*ir.Value) *ir.Value {
	return c.b.CreateOp(c.b.Context().OpName(name), operands, []ir.Type{c.part}, c.flags).Result(0)
}

// truth makes a comparison by a predicate, or joins truth values.
func (c *conversion) truth(name string, predicate int64, operands ...*ir.Value) *ir.Value {
	ctx := c.b.Context()
	var attrs ir.AttrList
	if predicate > 0 {
		attrs = ir.AttrList{{Name: "predicate", Value: ctx.I64Attr(predicate)}}
	}
	return c.b.CreateOp(ctx.OpName(name), operands, []ir.Type{ctx.I1()}, attrs).Result(0)
}
