package spirv

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed spv.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "spv.dialect", Source: source, Canonicalize: canonicalize(),
	Hooks: hooks(), Uses: uses(), Attributes: attributes()}
