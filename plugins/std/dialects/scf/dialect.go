package scf

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed scf.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "scf.dialect", Source: source, Canonicalize: canonicalize(), Hooks: hooks()}
