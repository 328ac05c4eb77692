// Package translate is the plugin of between LLVM dialect and LLVM IR, and LLVM's tools.
package translate

import "github.com/mlirc/mlirc/sdk"

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "translate",
		Version: "0.1.0",
		Doc:     "Between LLVM dialect and LLVM IR, and LLVM's tools.",
	}
}
