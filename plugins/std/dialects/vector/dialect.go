package vector

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed vector.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "vector.dialect", Source: source, Canonicalize: canonicalize(), Hooks: hooks()}
