package complexes

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/lowering/elementary/ops"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
)

const toStandardName = "convert-complex-to-standard"

// ToStandard returns the pass `convert-complex-to-standard`.
func ToStandard() *pass.Pass {
	return &pass.Pass{
		Name:    toStandardName,
		Summary: "compute with the parts of complex numbers",
		Doc: `Each operation but create, re and im becomes operations of std on the parts; logarithms
take the angle from math.atan2. What is computed neither overflows halfway nor loses digits where
parts cancel. Products and quotients of infinite numbers are those of C. Not converted, but
reported: functions of floats of more than 64 bits.`,
		Anchor:   pass.AnyOp,
		Converts: []string{"complex"},
		Builds:   []string{"complex", "std", "math", "llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isComplex) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			t := convert.NewTarget()
			t.IllegalDialect("complex")
			t.Legal("complex.create", "complex.re", "complex.im")
			types := convert.NewTypeConverter()
			types.KeepOthers()
			convert.Run(r, r.Op, convert.Config{
				Target: t, Types: types, Patterns: standardPatterns(), Stage: toStandardName,
			})
			return nil
		},
	}
}

func isComplex(name *ir.OpName) bool { return name.Dialect() == "complex" }

// standard computes in std; a number stays what it is.
type standard struct{}

func (standard) set() *ops.Set { return ops.Std }

func (standard) add() string { return "std.addf" }

func (standard) parts(b *ir.Builder, v *ir.Value, _ ir.Type) number {
	return number{complex.NewRe(b, v).Real(), complex.NewIm(b, v).Imaginary()}
}

func (standard) join(b *ir.Builder, n number, t ir.Type) *ir.Value {
	return complex.NewCreate(b, n.re, n.im, t).Complex()
}

func (standard) atan2(_ *ops.Builder, b *ir.Builder, y, x *ir.Value) *ir.Value {
	return math.NewAtan2(b, y, x).Result()
}

func standardPatterns() []convert.Pattern {
	list := expansionPatterns(standard{})
	return append(list,
		byPart[complex.Add]("std.addf"), byPart[complex.Sub]("std.subf"), byPart[complex.Neg]("std.negf"),
		conjugating(),
		bitcasting(standard{}, bits{"std.constant", "std.bitcast", "std.zexti", "std.trunci", "std.shift_left", "std.shift_right_unsigned", "std.or"}),
		comparing[complex.Eq](standard{}, "std.cmpf", oeq, "std.and"),
		comparing[complex.Neq](standard{}, "std.cmpf", une, "std.or"),
		multiplying())
}

// byPart converts an operation that computes each part by one of the parts of its operands.
func byPart[V ir.View](part string) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" by parts", func(view V, m convert.Match) convert.Result {
		op := ir.OperationOf(view)
		c := &conversion{result: op.ResultType(0), b: m.Builder, to: standard{}, part: partOf(op), flags: flagsOf(op, "fastmath")}
		z := m.AllOperands()
		if len(z) == 1 {
			n := c.to.parts(m.Builder, z[0], c.part)
			return m.Replace(c.join(number{c.float(part, n.re), c.float(part, n.im)}))
		}
		re := c.float(part, complex.NewRe(c.b, z[0]).Real(), complex.NewRe(c.b, z[1]).Real())
		im := c.float(part, complex.NewIm(c.b, z[0]).Imaginary(), complex.NewIm(c.b, z[1]).Imaginary())
		return m.Replace(c.join(number{re, im}))
	})
}

// conjugating converts a conjugate.
func conjugating() convert.Pattern {
	return convert.On("complex.conj by parts", func(op complex.Conj, m convert.Match) convert.Result {
		c := &conversion{result: op.Result().Type(), b: m.Builder, to: standard{}, part: partOf(op.Op), flags: flagsOf(op.Op, "fastmath")}
		z := m.Operand(op.Complex())
		re := complex.NewRe(c.b, z).Real()
		return m.Replace(c.join(number{re, c.float("std.negf", complex.NewIm(c.b, z).Imaginary())}))
	})
}

// multiplying converts a product.
func multiplying() convert.Pattern {
	return convert.On("complex.mul by parts", func(op complex.Mul, m convert.Match) convert.Result {
		c := &conversion{result: op.Result().Type(), b: m.Builder, to: standard{}, part: partOf(op.Op)}
		return m.Replace(product(c, m.Operand(op.Lhs()), m.Operand(op.Rhs())))
	})
}

// flagsOf are the fast-math flags of an operation, for operations that take them by that name.
func flagsOf(op *ir.Operation, name string) ir.AttrList {
	if a := op.Attr(name); a != nil {
		return ir.AttrList{{Name: name, Value: a}}
	}
	return nil
}

// Predicates of comparisons.
const (
	oeq, une, uno = 1, 13, 14
)

// comparing converts a comparison by those of the parts.
func comparing[V ir.View](to target, compare string, predicate int64, join string) convert.Pattern {
	return parts[V](to, func(c *conversion) *ir.Value {
		re := c.truth(compare, predicate, c.args[0].re, c.args[1].re)
		im := c.truth(compare, predicate, c.args[0].im, c.args[1].im)
		return c.truth(join, 0, re, im)
	})
}
