package complexes

import (
	"maps"
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/elementary"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
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

// function is an operation that is expanded, on numbers whose parts have 64 bits.
type function func(k elementary.Kernel[*ir.Value], args []number) number

// expansions are the functions by the operations. An imaginary part that is missing is that of
// an operation whose result is a float, or an angle.
var expansions = map[string]function{
	"complex.abs": func(k elementary.Kernel[*ir.Value], z []number) number {
		return number{re: elementary.Hypot(k, z[0].re, z[0].im)}
	},
	"complex.div": func(k elementary.Kernel[*ir.Value], z []number) number {
		re, im := elementary.ComplexDiv(k, z[0].re, z[0].im, z[1].re, z[1].im)
		return number{re, im}
	},
	"complex.exp": func(k elementary.Kernel[*ir.Value], z []number) number {
		re, im := elementary.ComplexExp(k, z[0].re, z[0].im)
		return number{re, im}
	},
	"complex.log": func(k elementary.Kernel[*ir.Value], z []number) number {
		return number{re: elementary.LogAbs(k, z[0].re, z[0].im)}
	},
	"complex.log1p": func(k elementary.Kernel[*ir.Value], z []number) number {
		return number{re: elementary.LogAbs1p(k, z[0].re, z[0].im)}
	},
	"complex.sign": func(k elementary.Kernel[*ir.Value], z []number) number {
		re, im := elementary.ComplexSign(k, z[0].re, z[0].im)
		return number{re, im}
	},
}

// expand converts an operation by its function.
func expand(op string, f function, to target) convert.Pattern {
	return pattern(op, to, func(c *conversion) *ir.Value {
		e := ops.New(c.b, to.set(), c.part)
		args := make([]number, len(c.args))
		for i, z := range c.args {
			args[i] = number{e.Extend(z.re), e.Extend(z.im)}
		}
		k := e.Kernel()
		z := f(k, args)
		re := e.Truncate(z.re)
		switch {
		case z.im != nil:
			return c.join(number{re, e.Truncate(z.im)})
		case op == "complex.abs":
			return re
		case op == "complex.log":
			return c.join(number{re, to.atan2(e, c.b, c.args[0].im, c.args[0].re)})
		}
		one := e.Truncate(e.Float(1))
		return c.join(number{re, to.atan2(e, c.b, c.args[0].im, c.sum(one))})
	})
}

// conversion is an operation that is being converted.
type conversion struct {
	op   *ir.Operation
	b    *ir.Builder
	to   target
	part ir.Type // of the operands' parts
	args []number
	// flags are fast-math flags of the operation, as a list of attributes.
	flags ir.AttrList
}

// expansionPatterns convert the operations that are expanded.
func expansionPatterns(to target) []convert.Pattern {
	names := slices.Sorted(maps.Keys(expansions))
	list := make([]convert.Pattern, len(names))
	for i, name := range names {
		list[i] = expand(name, expansions[name], to)
	}
	return list
}

// pattern converts an operation on complex numbers of floats of at most 64 bits.
func pattern(op string, to target, match func(c *conversion) *ir.Value) convert.Pattern {
	return convert.Pattern{
		Name: op + " by parts",
		Root: op,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := op.Operand(0).Type().(*ir.ComplexType)
			if expansions[op.Name().String()] != nil {
				if reason := ops.Takes(t.Elem()); reason != "" {
					return rw.MatchFailure(reason)
				}
			}
			c := &conversion{op: op, b: rw.Builder, to: to, part: t.Elem()}
			for i := range op.NumOperands() {
				c.args = append(c.args, to.parts(rw.Builder, operands[i][0], c.part))
			}
			rw.ReplaceOp(op, match(c))
			return rw.Success()
		},
	}
}

func (c *conversion) join(n number) *ir.Value {
	return c.to.join(c.b, n, c.op.Result(0).Type())
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
