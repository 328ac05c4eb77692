package gpu

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed gpu.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "gpu.dialect", Source: source, Hooks: hooks(), Uses: uses(), Canonicalize: canonicalize()}
