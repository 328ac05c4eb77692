package complex

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize adds to the pass of that name the folds that no kernel does.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Folds: map[string]rewrite.FoldFunc{
			"complex.create": foldCreate,
			"complex.re":     func(op *ir.Operation, c []ir.Attribute) ([]rewrite.FoldResult, bool) { return foldPart(op, c, 0) },
			"complex.im":     func(op *ir.Operation, c []ir.Attribute) ([]rewrite.FoldResult, bool) { return foldPart(op, c, 1) },
		},
	}
}

// foldCreate: the parts of one number make that number.
func foldCreate(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	re, im := op.Operand(0).DefiningOp(), op.Operand(1).DefiningOp()
	if re == nil || im == nil || !re.Is("complex.re") || !im.Is("complex.im") || re.Operand(0) != im.Operand(0) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: re.Operand(0)}}, true
}

// foldPart: a part of a constant, or of a number that was made of parts.
func foldPart(op *ir.Operation, constants []ir.Attribute, part int) ([]rewrite.FoldResult, bool) {
	if parts, ok := constants[0].(*ir.ArrayAttr); ok && len(parts.Elems()) == 2 {
		return []rewrite.FoldResult{{Attr: parts.Elems()[part]}}, true
	}
	if def := op.Operand(0).DefiningOp(); def != nil && def.Is("complex.create") {
		return []rewrite.FoldResult{{Value: def.Operand(part)}}, true
	}
	return nil, false
}
