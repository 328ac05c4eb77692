package alltollvm

import (
	"errors"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/conversions/complexes"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// ToLLVM returns the pass `convert-to-llvm`.
func ToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-to-llvm",
		Summary: "convert functions, std, memref, math and complex to the LLVM dialect",
		Doc: `Runs convert-math-to-llvm, convert-complex-to-llvm and convert-std-to-llvm with what their options are
without being set, and reconcile-unrealized-casts. As in later MLIR, scf and vector are to be converted before.`,
		Builds: []string{"llvm"},
		Run: func(r *pass.Run) error {
			for _, p := range []*pass.Pass{
				mathtollvm.MathToLLVM(), complexes.ToLLVM(), tollvm.StdToLLVM(), transforms.ReconcileUnrealizedCasts,
			} {
				options, errs := pass.ParseOptions(p.Name, p.Options, nil)
				if len(errs) > 0 {
					return errors.Join(errs...)
				}
				each := r.Changing()
				each.Options = options
				if err := p.Run(each); err != nil || r.Diags.HasErrors() {
					return err
				}
			}
			return nil
		},
	}
}
