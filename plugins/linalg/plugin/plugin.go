package plugin

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize"
	"github.com/mlirc/mlirc/plugins/linalg/fusion"
	"github.com/mlirc/mlirc/plugins/linalg/loops"
	"github.com/mlirc/mlirc/plugins/linalg/ranks"
	"github.com/mlirc/mlirc/plugins/linalg/tiling"
	"github.com/mlirc/mlirc/plugins/linalg/tollvm"
	"github.com/mlirc/mlirc/plugins/linalg/vectorize"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "linalg",
		Version:  "0.1.0",
		Doc:      "Linear algebra on tensors and memrefs, and what becomes of it: loops, and tensors in memory.",
		Dialects: []*sdk.Dialect{linalg.Dialect},
		Builds: []*sdk.Dialect{
			std.Dialect, memref.Dialect, tensor.Dialect, scf.Dialect, affine.Dialect, math.Dialect, complex.Dialect,
			vector.Dialect, llvm.Dialect,
		},
		Passes: slices.Concat(loops.Passes(), bufferize.Passes(), fusion.Passes(), ranks.Passes(), tiling.Passes(), vectorize.Passes(),
			[]*pass.Pass{tollvm.Pass()}),
	}
}
