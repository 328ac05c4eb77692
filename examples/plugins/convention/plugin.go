// Package vla is a plugin of mlirc that has no pass and no dialect: it offers a way
// of passing memrefs, as data.
package vla

import (
	_ "embed" // the schema

	"github.com/mlirc/mlirc/sdk"
)

//go:embed vla.toml
var schema []byte

// Plugin is what the command serves.
func Plugin() *sdk.Plugin {
	return &sdk.Plugin{
		Name:        "vla",
		Version:     "0.1.0",
		Doc:         "Memrefs as C's arrays of variable length.",
		Conventions: []sdk.Convention{{Name: "vla", Schema: schema}},
	}
}
