package llvmir

import "github.com/mlirc/mlirc/core/ir"

// describe is a type as messages show it.
func describe(t ir.Type) string {
	switch t := t.(type) {
	case nil:
		return "none"
	case *ir.IntegerType:
		return "an integer type"
	case *ir.DialectType:
		return "'!" + t.Def().Name() + "'"
	}
	return "a type of another dialect"
}
