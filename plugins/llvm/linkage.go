package llvm

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// LinkageOf reads a linkage from an attribute: a keyword in a string, or the
// number that `llvm.func` has.
func LinkageOf(a ir.Attribute) (Linkage, error) {
	definitions, err := Dialect.Definitions()
	if err != nil {
		return 0, err
	}
	enum := definitions.Enum("Linkage")
	switch a := a.(type) {
	case *ir.StringAttr:
		if value, ok := enum.Value(a.Value()); ok {
			return Linkage(value), nil
		}
	case *ir.IntegerAttr:
		value, fits := a.Value().Uint64()
		if _, ok := enum.Word(value); ok && fits {
			return Linkage(value), nil
		}
	}
	words := make([]string, len(enum.Cases))
	for i, c := range enum.Cases {
		words[i] = c.Word
	}
	return 0, fmt.Errorf("a linkage is one of %s, in quotes", strings.Join(words, ", "))
}
