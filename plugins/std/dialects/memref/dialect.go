package memref

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed memref.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "memref.dialect", Source: source, Canonicalize: canonicalize(), Hooks: hooks()}
