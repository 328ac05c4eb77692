package syntax

import "github.com/mlirc/mlirc/core/ir"

func regionArgHints(*ir.Region) []string { return nil }
