package tensor

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed tensor.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "tensor.dialect", Source: source, Canonicalize: canonicalize(), Hooks: hooks()}
