package mathtollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

const log1pOption = "approximate-log1p"

// MathToLLVM returns the pass `convert-math-to-llvm`.
func MathToLLVM() *pass.Pass {
	const name = "convert-math-to-llvm"
	return &pass.Pass{
		Name:    name,
		Summary: "convert math to intrinsics of the LLVM dialect",
		Doc: `Those of std that are of math in later MLIR, such as absf, are converted as well. Operations that LLVM has no intrinsic for stay, but for expm1, log1p and rsqrt, which
become a few instructions; as in MLIR 13, they are then less accurate close to zero.
What functions take and return stays as it is, with casts between vectors of several
dimensions and what they become; convert-std-to-llvm removes them.`,
		Options:  []pass.Option{{Name: log1pOption, Type: pass.Bool, Default: "true", Doc: "convert log1p; otherwise it stays, as for convert-math-to-libm"}},
		Anchor:   pass.AnyOp,
		Converts: []string{"math", "std.absf", "std.ceilf", "std.copysign", "std.floorf", "std.fmaf"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isMath) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			warnOfQuad(r)
			target := func(*tollvm.Lowering) *convert.Target { return target(r.Options.Bool(log1pOption)) }
			return tollvm.Convert(r, target, patterns, name, tollvm.StdName)
		},
	}
}

// isMath reports whether an operation is of the dialect, or in later MLIR.
func isMath(name *ir.OpName) bool {
	def, ok := name.Def().(*ods.Op)
	return ok && strings.HasPrefix(def.NameIn(tollvm.LaterProfile), "math.")
}

// warnOfQuad warns of functions of f128. Square roots, too, are calls for that.
func warnOfQuad(r *pass.Run) {
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		if f, ok := resultElement(op).(*ir.FloatType); ok && isMath(op.Name()) && f.Kind() == num.F128 {
			r.Diags.Report(diag.NewWarning(ir.Position(op.Loc()), "LLVM calls the C library's function for long double of '"+
				op.Name().String()+"', which takes f128 on some machines only, and not on x86; use f64 there"))
		}
		return ir.Advance
	})
}

func resultElement(op *ir.Operation) ir.Type {
	if op.NumResults() != 1 {
		return nil
	}
	return ir.ElementOrSelf(op.Result(0).Type())
}

// target has no rule for math: what nothing converts stays. So does log1p, unless it may be less accurate.
func target(approximate bool) *convert.Target {
	t := tollvm.NewTarget()
	if !approximate {
		t.Legal("math.log1p")
	}
	t.LegalDialectIf(func(op *ir.Operation) bool { return !isMath(op.Name()) }, "std")
	return t
}
