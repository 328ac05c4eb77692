package std

import (
	"slices"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/conversions/alltollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/cheader"
	"github.com/mlirc/mlirc/plugins/std/conversions/complexes"
	"github.com/mlirc/mlirc/plugins/std/conversions/expand"
	"github.com/mlirc/mlirc/plugins/std/conversions/indextollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/lower"
	"github.com/mlirc/mlirc/plugins/std/conversions/masks"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathexpand"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtolibm"
	"github.com/mlirc/mlirc/plugins/std/conversions/mathtollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortollvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/vectortoscf"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/complex"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/plugins/std/dialects/index"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/ub"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/plugins/std/passes/datacopy"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
	"github.com/mlirc/mlirc/plugins/std/passes/llvmhints"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
	"github.com/mlirc/mlirc/plugins/std/passes/metadata"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
	"github.com/mlirc/mlirc/plugins/std/passes/overlap"
	"github.com/mlirc/mlirc/plugins/std/passes/runtimechecks"
	"github.com/mlirc/mlirc/plugins/std/passes/structured"
	"github.com/mlirc/mlirc/plugins/std/passes/versioning"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "std",
		Version: "0.1.0",
		Doc:     "The standard dialects and their conversions.",
		Dialects: []*sdk.Dialect{
			std.Dialect, memref.Dialect, tensor.Dialect, scf.Dialect, affine.Dialect, vector.Dialect, math.Dialect, complex.Dialect, dlti.Dialect,
			index.Dialect, ub.Dialect,
		},
		Builds: []*sdk.Dialect{llvm.Dialect},
		Passes: slices.Concat(
			[]*pass.Pass{
				tollvm.StdToLLVM(), tollvm.MemRefToLLVM(), expand.StdExpand(), expand.ArithExpand(), expand.MemRefExpand(), expand.Realloc(), lower.Affine(), lower.SCF(), lower.ParallelToFor(), lower.ExpandIndexOps(),
				lower.IfAndFor(), lower.AffineApply(), vectortollvm.VectorToLLVM(), vectortoscf.VectorToSCF(), masks.LowerVectorMask(), mathtollvm.MathToLLVM(), mathtolibm.MathToLibm(), mathexpand.PolynomialApproximation(), mathexpand.UpliftToFMA(),
				complexes.ToStandard(), complexes.ToLLVM(), complexes.ToLibm(), alltollvm.ToLLVM(), indextollvm.IndexToLLVM(), indextollvm.UBToLLVM(), cheader.Pass(), cheader.GoPass(),
			},
			tollvm.Parts(),
			hints.Dropping(dependence.Passes()),
			hints.Dropping(datacopy.Passes()),
			hints.Dropping(overlap.Passes()),
			hints.Dropping(fusion.Passes()),
			hints.Dropping(loops.Passes()),
			hints.Dropping(normalize.Passes()),
			hints.Dropping(metadata.Passes()),
			hints.Dropping(structured.Passes()),
			llvmhints.Passes(),
			runtimechecks.Passes(),
			versioning.Passes(),
		),
		Conventions: convention.All(),
	}
}
