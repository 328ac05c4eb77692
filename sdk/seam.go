package sdk

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// verified stands in for core/verify until it is there.
func verified(*ir.Operation, *diag.Sink) bool { return true }
