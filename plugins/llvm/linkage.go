package llvm

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// LinkageOf reads a linkage from an attribute: a keyword in a string, the attribute that later MLIR
// has for it, as #llvm.linkage<internal>, or the number that `llvm.func` has.
func LinkageOf(a ir.Attribute) (Linkage, error) {
	definitions, err := Dialect.Definitions()
	if err != nil {
		return 0, err
	}
	enum := definitions.Enum("Linkage")
	if attr, ok := AsLinkageAttr(a); ok {
		a = attr.Attribute.Params()[0]
	}
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
	return 0, fmt.Errorf("a linkage is one of %s, in quotes or as #llvm.linkage<internal>", strings.Join(words, ", "))
}
