package complex

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize adds to the pass of that name the folds that no kernel does.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Folds: rewrite.Folds(rewrite.FoldOn(foldCreate), rewrite.FoldOn(foldReal), rewrite.FoldOn(foldImaginary)),
	}
}

// foldCreate: the parts of one number make that number.
func foldCreate(op Create, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	re, ok := ir.DefinedBy[Re](op.Real())
	im, ok2 := ir.DefinedBy[Im](op.Imaginary())
	if !ok || !ok2 || re.Complex() != im.Complex() {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: re.Complex()}}, true
}

// foldReal: a part of a constant, or of a number that was made of parts.
func foldReal(op Re, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if made, ok := ir.DefinedBy[Create](op.Complex()); ok {
		return []rewrite.FoldResult{{Value: made.Real()}}, true
	}
	return constantPart(constants[0], 0)
}

func foldImaginary(op Im, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if made, ok := ir.DefinedBy[Create](op.Complex()); ok {
		return []rewrite.FoldResult{{Value: made.Imaginary()}}, true
	}
	return constantPart(constants[0], 1)
}

// constantPart is a part of a constant.
func constantPart(constant ir.Attribute, part int) ([]rewrite.FoldResult, bool) {
	parts, ok := constant.(*ir.ArrayAttr)
	if !ok || len(parts.Elems()) != 2 {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: parts.Elems()[part]}}, true
}
