package spirv

import (
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
)

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:     "spirv",
		Version:  "0.1.0",
		Doc:      "The SPIR-V dialect, and its binary form.",
		Dialects: []*sdk.Dialect{Dialect},
		Passes:   []*pass.Pass{Deserialize(), Serialize()},
	}
}
