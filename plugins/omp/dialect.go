package omp

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/sdk"
)

//go:embed omp.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{File: "omp.dialect", Source: source, Hooks: hooks(), Uses: uses()}
