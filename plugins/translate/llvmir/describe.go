package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// describe is a type as messages show it.
func describe(t ir.Type) string {
	if t == nil {
		return "none"
	}
	return "'" + syntax.TypeString(t) + "'"
}
