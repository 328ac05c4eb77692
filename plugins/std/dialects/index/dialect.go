package index

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed index.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "index.dialect", Source: source}
