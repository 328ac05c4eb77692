package kernel

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed kernel.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "kernel.dialect", Source: source}
