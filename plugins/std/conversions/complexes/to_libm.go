package complexes

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtolibm"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

const toLibmName = "convert-complex-to-libm"

// ToLibm returns the pass `convert-complex-to-libm`.
func ToLibm() *pass.Pass {
	return &pass.Pass{
		Name:    toLibmName,
		Summary: "convert complex to calls of the C library's functions",
		Doc: `abs, angle, conj, cos, log, pow, sin, sqrt, tan and tanh become calls of cabs, carg and so on, those for
double whatever the floats are: how C passes a float complex differs from machine to machine. Other operations stay.
Reported where they stay: floats of more than 64 bits, and operations whose function is something else in the module.
MLIR 13 has no such pass.`,
		Anchor:   "module",
		Converts: []string{"complex"},
		Builds:   []string{"complex", "std"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isComplex) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			t := convert.NewTarget()
			t.LegalDialect("complex")
			patterns := libmPatterns()
			for _, p := range patterns {
				t.Illegal(p.Root)
			}
			types := convert.NewTypeConverter()
			types.KeepOthers()
			convert.Run(r, r.Op, convert.Config{
				Target: t, Types: types, Patterns: patterns, Stage: toLibmName,
			})
			return nil
		},
	}
}

func libmPatterns() []convert.Pattern {
	return []convert.Pattern{
		calling[complex.Abs]("cabs"), calling[complex.Angle]("carg"), calling[complex.Conj]("conj"), calling[complex.Cos]("ccos"),
		calling[complex.Log]("clog"), calling[complex.Pow]("cpow"), calling[complex.Sin]("csin"),
		calling[complex.Sqrt]("csqrt"), calling[complex.Tan]("ctan"), calling[complex.Tanh]("ctanh"),
	}
}

// calling converts an operation to a call of a function for double.
func calling[V ir.View](function string) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to "+function, func(view V, m convert.Match) convert.Result {
		op, b := ir.OperationOf(view), m.Builder
		part, ok := partOf(op).(*ir.FloatType)
		if !ok || part.Kind().BitWidth() > 64 {
			return m.MatchFailure("functions of C take complex numbers of floats of up to 64 bits")
		}
		double := m.Context().FloatType(num.F64)
		number := m.Context().ComplexType(double)
		result := ir.Type(number)
		if _, isNumber := op.ResultType(0).(*ir.ComplexType); !isNumber {
			result = double
		}
		wide := m.AllOperands()
		signature := m.Context().FunctionType(slices.Repeat([]ir.Type{number}, len(wide)), []ir.Type{result})
		if reason := mathtolibm.Declare(m, op, function, signature); reason != "" {
			return m.MatchFailure(reason)
		}
		for i, z := range wide {
			if part != double {
				re := std.NewFpext(b, complex.NewRe(b, z).Real(), double).Op.Result(0)
				im := std.NewFpext(b, complex.NewIm(b, z).Imaginary(), double).Op.Result(0)
				wide[i] = complex.NewCreate(b, re, im, number).Complex()
			}
		}
		v := std.NewCall(b, wide, []ir.Type{result}, function).Op.Result(0)
		switch {
		case part == double:
			return m.Replace(v)
		case result == ir.Type(double):
			return m.Replace(std.NewFptrunc(b, v, part).Op.Result(0))
		}
		re := std.NewFptrunc(b, complex.NewRe(b, v).Real(), part).Op.Result(0)
		im := std.NewFptrunc(b, complex.NewIm(b, v).Imaginary(), part).Op.Result(0)
		return m.Replace(complex.NewCreate(b, re, im, op.ResultType(0)).Complex())
	})
}
