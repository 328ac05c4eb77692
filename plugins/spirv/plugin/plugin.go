package plugin

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/host"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tokernel"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tospirv"
	"github.com/mlirc/mlirc/plugins/spirv/passes/abi"
	"github.com/mlirc/mlirc/plugins/spirv/passes/decorate"
	"github.com/mlirc/mlirc/plugins/spirv/passes/inserts"
	"github.com/mlirc/mlirc/plugins/spirv/passes/link"
	"github.com/mlirc/mlirc/plugins/spirv/passes/structurize"
	"github.com/mlirc/mlirc/plugins/spirv/passes/vce"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "spirv",
		Version:  "0.1.0",
		Doc:      "The SPIR-V dialect, its binary form, and its conversion to the LLVM dialect.",
		Dialects: []*sdk.Dialect{spirv.Dialect},
		Builds:   []*sdk.Dialect{llvm.Dialect, kernel.Dialect},
		Passes: append([]*pass.Pass{
			spirv.Deserialize(), spirv.Serialize(), spirv.Describe(), tokernel.Specialize(), tokernel.SPIRVToKernel(),
			tollvm.SPIRVToLLVM(), host.Pass(), abi.Pass(), decorate.Pass(), inserts.Pass(), link.Pass(), structurize.Pass(), vce.Update(), vce.Check(),
		}, tospirv.Passes()...),
	}
}
