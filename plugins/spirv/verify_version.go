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
