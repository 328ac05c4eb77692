package translate

import "github.com/mlirc/mlirc/sdk"

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "translate",
		Version: "0.1.0",
		Doc:     "LLVM IR out of the LLVM dialect, and the tools of LLVM.",
	}
}
