// Package tensor is the dialect tensor: its definitions, and what is written in terms of
// them.
package tensor

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed tensor.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "tensor.dialect", Source: source}
