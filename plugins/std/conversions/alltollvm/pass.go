package alltollvm

import (
	"errors"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/conversions/complexes"
	"github.com/mlirc/mlirc/plugins/std/conversions/indextollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortollvm"
)

// ToLLVM returns the pass `convert-to-llvm`.
func ToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-to-llvm",
		Summary: "convert functions, std, memref, vector, math, complex, index and ub to the LLVM dialect",
		Doc: `Runs convert-vector-to-llvm, convert-math-to-llvm, convert-complex-to-llvm, convert-index-to-llvm, convert-ub-to-llvm,
convert-std-to-llvm with ` + tollvm.AssertMessages + `, and reconcile-unrealized-casts. As in later MLIR, scf and affine are to be converted before.`,
		Builds: []string{"llvm"},
		Run: func(r *pass.Run) error {
			for _, step := range []struct {
				pass     *pass.Pass
				settings map[string]string
			}{
				{vectortollvm.VectorToLLVM(), nil}, {mathtollvm.MathToLLVM(), nil}, {complexes.ToLLVM(), nil}, {indextollvm.IndexToLLVM(), nil}, {indextollvm.UBToLLVM(), nil},
				{tollvm.StdToLLVM(), map[string]string{tollvm.AssertMessages: "true"}},
				{transforms.ReconcileUnrealizedCasts, nil},
			} {
				options, errs := pass.ParseOptions(step.pass.Name, step.pass.Options, step.settings)
				if len(errs) > 0 {
					return errors.Join(errs...)
				}
				each := r.Changing()
				each.Options = options
				if err := step.pass.Run(each); err != nil || r.Diags.HasErrors() {
					return err
				}
			}
			return nil
		},
	}
}
