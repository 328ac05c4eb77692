package affine

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed affine.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "affine.dialect", Source: source, Canonicalize: canonicalize(), Hooks: hooks()}
