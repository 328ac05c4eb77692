package tollvm

import "github.com/mlirc/mlirc/core/ir"

func hint(op *ir.Operation) string { return "" }
