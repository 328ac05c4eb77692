package std

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed std.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "std.dialect", Source: source, Canonicalize: canonicalize()}
