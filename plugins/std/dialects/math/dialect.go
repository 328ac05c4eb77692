package math

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed math.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "math.dialect", Source: source}
