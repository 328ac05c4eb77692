package complex

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed complex.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "complex.dialect", Source: source, Canonicalize: canonicalize()}
