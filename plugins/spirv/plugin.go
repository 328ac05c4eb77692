package spirv

import "github.com/mlirc/mlirc/sdk"

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "spirv",
		Version:  "0.1.0",
		Doc:      "The SPIR-V dialect.",
		Dialects: []*sdk.Dialect{Dialect},
	}
}
