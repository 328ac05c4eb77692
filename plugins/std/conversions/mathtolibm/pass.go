package mathtolibm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
)

const (
	name             = "convert-math-to-libm"
	intrinsicsOption = "leave-intrinsics"
)

// MathToLibm returns the pass `convert-math-to-libm`.
func MathToLibm() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "convert math to calls of the C library's functions",
		Doc: `Functions of floats become calls, element by element in vectors, whatever the number of
dimensions; floats of 16 bits are extended to 32. A power with an integer for
its exponent is computed with floats of 64 bits; an exponent beyond 2^53 is rounded to one. Not converted, but reported: tensors, floats of
more than 64 bits, and operations whose function is something else in the module.`,
		Options: []pass.Option{{
			Name: intrinsicsOption, Type: pass.Bool, Default: "false",
			Doc: "leave what LLVM has an intrinsic for to convert-math-to-llvm, which is cos, exp, exp2, log, log10, log2, powf, round, " +
				"roundeven, rsqrt, sin, sincos, sqrt and trunc. " +
				"MLIR 13 has no such option",
		}},
		Anchor:   "module",
		Converts: []string{"math"},
		Builds:   []string{"std", "vector"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isMath) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			types := convert.NewTypeConverter()
			types.KeepOthers()
			convert.Run(r, r.Op, convert.Config{
				Target: target(r.Options.Bool(intrinsicsOption)), Types: types, Patterns: patterns(), Stage: name,
			})
			return nil
		},
	}
}

func isMath(name *ir.OpName) bool { return name.Dialect() == "math" }

// without are the operations that LLVM has no intrinsic for, or none for all that they take.
var without = []string{
	math.Acos{}.OpName(), math.Acosh{}.OpName(), math.Asin{}.OpName(), math.Asinh{}.OpName(), math.Atan{}.OpName(), math.Atan2{}.OpName(),
	math.Atanh{}.OpName(), math.Cbrt{}.OpName(), math.Cosh{}.OpName(), math.Erf{}.OpName(), math.Erfc{}.OpName(), math.Expm1{}.OpName(), math.Fpowi{}.OpName(),
	math.Log1p{}.OpName(), math.Sinh{}.OpName(), math.Tan{}.OpName(), math.Tanh{}.OpName(),
}

// others are the operations that C has no function for, on every type. All of them are
// instructions.
var others = []string{
	math.Clampf{}.OpName(), math.Isfinite{}.OpName(), math.Isinf{}.OpName(), math.Isnan{}.OpName(), math.Isnormal{}.OpName(),
	math.Absi{}.OpName(), math.Ctlz{}.OpName(), math.Ctpop{}.OpName(), math.Cttz{}.OpName(), math.Ipowi{}.OpName(),
}

func target(leave bool) *convert.Target {
	t := convert.NewTarget()
	if leave {
		t.LegalDialect("math")
		t.Illegal(without...)
		return t
	}
	t.IllegalDialect("math")
	t.Legal(others...)
	return t
}
