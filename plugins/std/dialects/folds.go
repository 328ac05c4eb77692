package dialects

import (
	"maps"

	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/sdk"
)

// Folds returns the folds by the names of operations.
func Folds() map[string]rewrite.FoldFunc {
	all := map[string]rewrite.FoldFunc{}
	for _, d := range []*sdk.Dialect{
		affine.Dialect, complex.Dialect, llvm.Dialect, memref.Dialect, scf.Dialect, std.Dialect, tensor.Dialect, vector.Dialect,
	} {
		maps.Copy(all, d.Canonicalize.Folds)
	}
	return all
}
