package llvm

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed llvm.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "llvm.dialect", Source: source}
