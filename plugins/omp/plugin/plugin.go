package plugin

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/omp/conversions/fromscf"
	"github.com/mlirc/mlirc/plugins/omp/conversions/loopnests"
	"github.com/mlirc/mlirc/plugins/omp/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/omp/conversions/toruntime"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "omp",
		Version:  "0.1.0",
		Doc:      "The OpenMP dialect, and the conversions to it and to LLVM's runtime of OpenMP.",
		Dialects: []*sdk.Dialect{omp.Dialect},
		Builds:   []*sdk.Dialect{std.Dialect, scf.Dialect, memref.Dialect, llvm.Dialect},
		Passes:   []*pass.Pass{fromscf.Pass(), loopnests.Pass(), tollvm.Pass(), toruntime.Pass()},
	}
}
