package std

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/affine"
	"github.com/mlirc/mlirc/plugins/std/cheader"
	"github.com/mlirc/mlirc/plugins/std/convention"
	"github.com/mlirc/mlirc/plugins/std/dependence"
	"github.com/mlirc/mlirc/plugins/std/expand"
	"github.com/mlirc/mlirc/plugins/std/facts"
	"github.com/mlirc/mlirc/plugins/std/fusion"
	"github.com/mlirc/mlirc/plugins/std/loops"
	"github.com/mlirc/mlirc/plugins/std/lower"
	"github.com/mlirc/mlirc/plugins/std/marks"
	"github.com/mlirc/mlirc/plugins/std/math"
	"github.com/mlirc/mlirc/plugins/std/memref"
	"github.com/mlirc/mlirc/plugins/std/normalize"
	"github.com/mlirc/mlirc/plugins/std/scf"
	"github.com/mlirc/mlirc/plugins/std/std"
	"github.com/mlirc/mlirc/plugins/std/tensor"
	"github.com/mlirc/mlirc/plugins/std/tollvm"
	"github.com/mlirc/mlirc/plugins/std/vector"
	"github.com/mlirc/mlirc/plugins/std/vectortollvm"
	"github.com/mlirc/mlirc/plugins/std/versioning"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "std",
		Version: "0.1.0",
		Doc:     "The standard dialects and their conversions.",
		Dialects: []*sdk.Dialect{
			std.Dialect, memref.Dialect, tensor.Dialect, scf.Dialect, affine.Dialect, vector.Dialect, math.Dialect,
		},
		Builds: []*sdk.Dialect{llvm.Dialect},
		Passes: slices.Concat(
			[]*pass.Pass{
				tollvm.StdToLLVM(), tollvm.MemRefToLLVM(), expand.StdExpand(), lower.Affine(), lower.SCF(),
				lower.IfAndFor(), lower.AffineApply(), vectortollvm.VectorToLLVM(), cheader.Pass(),
			},
			marks.Dropping(dependence.Passes()),
			marks.Dropping(fusion.Passes()),
			marks.Dropping(loops.Passes()),
			marks.Dropping(normalize.Passes()),
			facts.Passes(),
			versioning.Passes(),
		),
		Conventions: convention.All(),
	}
}
