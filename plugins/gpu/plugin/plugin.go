package plugin

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/gpu/passes/allreduce"
	"github.com/mlirc/mlirc/plugins/gpu/passes/async"
	"github.com/mlirc/mlirc/plugins/gpu/passes/mma"
	"github.com/mlirc/mlirc/plugins/gpu/passes/outline"
	"github.com/mlirc/mlirc/plugins/gpu/passes/parallel"
	"github.com/mlirc/mlirc/plugins/gpu/passes/tokernel"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/dlti"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "gpu",
		Version:  "0.1.0",
		Doc:      "The GPU dialect, and the passes on it.",
		Dialects: []*sdk.Dialect{gpu.Dialect},
		Builds:   []*sdk.Dialect{affine.Dialect, dlti.Dialect, kernel.Dialect, memref.Dialect, scf.Dialect, std.Dialect, vector.Dialect},
		Passes:   []*pass.Pass{outline.Pass(), outline.SinkPass(), tokernel.Pass(), parallel.MapLoops(), parallel.ToLaunches(), parallel.AffineToLaunches(), async.Pass(), allreduce.Pass(), mma.Pass()},
	}
}
