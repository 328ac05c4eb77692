package gpu

import "github.com/mlirc/mlirc/sdk"

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "gpu",
		Version:  "0.1.0",
		Doc:      "The GPU dialect.",
		Dialects: []*sdk.Dialect{Dialect},
	}
}
