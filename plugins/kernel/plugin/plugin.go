package plugin

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	lowering "github.com/mlirc/mlirc/plugins/lowering/kernel"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "kernel",
		Version:  "0.1.0",
		Doc:      "Kernels as functions for the CPU, whose invocations are lanes of vectors.",
		Dialects: []*sdk.Dialect{kernel.Dialect},
		Builds:   []*sdk.Dialect{llvm.Dialect},
		Passes:   []*pass.Pass{lowering.LowerKernels()},
	}
}
