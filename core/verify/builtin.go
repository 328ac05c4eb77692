package verify

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// builtinHook is what data cannot say of the operations that every program has;
// nil for any other.
func builtinHook(name string) Hook {
	switch name {
	case "module":
		return verifyModule
	case "func":
		return verifyFunc
	}
	return nil
}

// verifyModule lets a module have attributes of dialects only, besides its name.
func verifyModule(op *ir.Operation) error {
	for _, a := range op.Attrs() {
		if a.Name == ir.SymbolNameAttr || a.Name == ir.SymbolVisibilityAttr || strings.Contains(a.Name, ".") {
			continue
		}
		return fmt.Errorf("can only contain attributes with dialect-prefixed names, found: '%s'", a.Name)
	}
	return nil
}

// verifyFunc wants a function without body to be private: who sees it from
// outside expects to find it here.
func verifyFunc(op *ir.Operation) error {
	if !ir.IsDeclaration(op) {
		return nil
	}
	switch op.StringAttrValue(ir.SymbolVisibilityAttr) {
	case "", "public":
		return fmt.Errorf("symbol declaration cannot have public visibility; write 'private' before its name")
	}
	return nil
}
