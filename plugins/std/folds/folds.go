package folds

import (
	"maps"

	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/affine"
	"github.com/mlirc/mlirc/plugins/std/memref"
	"github.com/mlirc/mlirc/plugins/std/scf"
	"github.com/mlirc/mlirc/plugins/std/std"
	"github.com/mlirc/mlirc/plugins/std/tensor"
	"github.com/mlirc/mlirc/plugins/std/vector"
	"github.com/mlirc/mlirc/sdk"
)

// All returns the folds by the names of operations.
func All() map[string]rewrite.FoldFunc {
	all := map[string]rewrite.FoldFunc{}
	for _, d := range []*sdk.Dialect{
		affine.Dialect, llvm.Dialect, memref.Dialect, scf.Dialect, std.Dialect, tensor.Dialect, vector.Dialect,
	} {
		maps.Copy(all, d.Canonicalize.Folds)
	}
	return all
}
