package translate

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "translate",
		Version: "0.1.0",
		Doc:     "Between LLVM dialect and LLVM IR, and LLVM's tools.",
		Builds:  []*sdk.Dialect{llvm.Dialect},
		Passes:  Passes(),
		Tools:   []string{"llc", "opt", "ld", "cc", "as"},
	}
}

// Passes returns the stages in the order in which a pipeline has them.
func Passes() []*pass.Pass {
	return []*pass.Pass{ToLLVMIR(), Opt(), LLC(), Link()}
}
