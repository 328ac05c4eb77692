// Package std is the plugin of the standard dialects (std, memref, scf, affine, vector, math, tensor) and their conversions.
package std

import "github.com/mlirc/mlirc/sdk"

// Plugin returns the plugin.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:    "std",
		Version: "0.1.0",
		Doc:     "The standard dialects (std, memref, scf, affine, vector, math, tensor) and their conversions.",
	}
}
