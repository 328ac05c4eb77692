package linalg

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed linalg.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "linalg.dialect", Source: source, Canonicalize: canonicalize(), Hooks: hooks()}
