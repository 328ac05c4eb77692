package spirv

import (
	"errors"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv/environment"
)

// since reports whether the module around an operation says that it is of a version, such as
// V_1_4, or of a later one.
func since(op *ir.Operation, version string) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		triple := p.Attr("vce_triple")
		if !p.Is(moduleName) || triple == nil {
			continue
		}
		words := environment.InContext(op.Context())
		return !words.Less(environment.Read(triple, words).Version, version)
	}
	return false
}

const moduleName = "spv.module"

// verifyBitcast wants of a pointer that it becomes, or comes of, another; one that is an address
// is also as many bits of integers.
func verifyBitcast(op *ir.Operation) error {
	cast := Bitcast{op}
	from, to := cast.Operand().Type(), cast.Result().Type()
	switch {
	case IsPtr(from) == IsPtr(to):
		return nil
	case IsPtr(from) && !(isAddress(from) && isAddressBits(to)):
		return errors.New("cannot turn a pointer into what is none")
	case IsPtr(to) && !(isAddress(to) && isAddressBits(from)):
		return errors.New("cannot turn into a pointer what is none")
	}
	return nil
}

// isAddress reports whether pointers of a type are numbers that a shader may compute with.
func isAddress(t ir.Type) bool {
	class, ok := Storage(t)
	return ok && class == StorageClassPhysicalStorageBuffer
}

// isAddressBits reports whether a type is of integers with the bits of an address.
func isAddressBits(t ir.Type) bool {
	n, _ := Len(t)
	return isInteger(t, 64) || IsVector(t) && n == 2 && isInteger(scalarOf(t), 32)
}

// verifySelect wants scalars, pointers or vectors before version 1.4.
func verifySelect(op *ir.Operation) error {
	if t := (Select{op}).Result().Type(); isComposite(t) && !since(op, "v1.4") {
		return errors.New("chooses a composite, which version 1.4 has first; the 'vce_triple' of the module says the version")
	}
	return nil
}

// isComposite reports whether a type has parts and is no vector.
func isComposite(t ir.Type) bool {
	return IsArray(t) || IsStruct(t) || IsMatrix(t) || IsCooperativeMatrix(t)
}

// verifyBroadcast wants a constant before version 1.5.
func verifyBroadcast(op *ir.Operation) error {
	if !isConstant((GroupNonUniformBroadcast{op}).Id()) && !since(op, "v1.5") {
		return errors.New("wants 'id' to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes, before version 1.5")
	}
	return nil
}
