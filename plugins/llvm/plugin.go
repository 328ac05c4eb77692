package llvm

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "llvm",
		Version:  "0.1.0",
		Doc:      "The LLVM dialect.",
		Dialects: []*sdk.Dialect{Dialect},
		Passes:   []*pass.Pass{LegalizeForExport(), SetDataLayout(), Tidy()},
	}
}
