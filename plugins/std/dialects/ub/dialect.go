package ub

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed ub.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "ub.dialect", Source: source}
