package harness

import (
	"errors"

	"github.com/mlirc/mlirc/core/ir"
)

// The positions of the parameters of types, as the dialect's definition orders them.
const (
	functionResult, functionArguments, functionVariadic = 0, 1, 2
	structMembers                                       = 3
)

// isLLVM reports whether a type is the one that a word names.
func isLLVM(t ir.Type, word string) bool {
	d, ok := t.(*ir.DialectType)
	return ok && d.Def().Name() == said(word, false)
}

func isLLVMFunction(t ir.Type) bool { return isLLVM(t, "type-function") }

// llvmTypes takes the type of a function of the LLVM dialect apart. Several results are
// the members of a struct.
func (e *Entry) llvmTypes(t *ir.DialectType) (inputs, results []ir.Type, err error) {
	if t.Param(functionVariadic) != nil {
		return nil, nil, errors.New("it takes any number of arguments; write a function around it that takes some")
	}
	inputs = typesOf(t.Param(functionArguments))
	e.returned = t.Param(functionResult).(*ir.TypeAttr).Value()
	switch {
	case isLLVM(e.returned, "type-void"):
		return inputs, nil, nil
	case isLLVM(e.returned, "type-struct"):
		return inputs, typesOf(e.returned.(*ir.DialectType).Param(structMembers)), nil
	}
	return inputs, []ir.Type{e.returned}, nil
}

// typesOf are the types in an array of attributes, which may be missing.
func typesOf(a ir.Attribute) []ir.Type {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	var types []ir.Type
	for _, item := range list.Elems() {
		types = append(types, item.(*ir.TypeAttr).Value())
	}
	return types
}
