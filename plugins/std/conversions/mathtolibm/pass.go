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
		Doc: `All operations become calls, element by element in vectors, whatever the number of
dimensions; floats of 16 bits are extended to 32. Not converted, but reported: tensors, floats of
more than 64 bits, and operations whose function is something else in the module.`,
		Options: []pass.Option{{
			Name: intrinsicsOption, Type: pass.Bool, Default: "false",
			Doc: "leave what LLVM has an intrinsic for to convert-math-to-llvm, which is all but atan, atan2, tanh, expm1 and log1p. " +
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
			convert.Apply(r.Op, convert.Config{
				Target: target(r.Options.Bool(intrinsicsOption)), Types: types, Patterns: patterns(), Stage: name,
				Sink: r.Diags, Workers: r.Workers, Trace: r.Trace, Work: r.Work,
			})
			return nil
		},
	}
}

func isMath(name *ir.OpName) bool { return name.Dialect() == "math" }

// without are the operations that LLVM has no intrinsic for.
var without = []string{
	math.Atan{}.OpName(), math.Atan2{}.OpName(), math.Expm1{}.OpName(), math.Log1p{}.OpName(), math.Tanh{}.OpName(),
}

func target(leave bool) *convert.Target {
	t := convert.NewTarget()
	if leave {
		t.LegalDialect("math")
		t.Illegal(without...)
		return t
	}
	t.IllegalDialect("math")
	return t
}
