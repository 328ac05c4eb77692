package complex

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// canonicalize adds to the pass of that name the folds that no kernel does.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Folds: rewrite.Folds(rewrite.FoldOn(foldCreate), rewrite.FoldOn(foldReal), rewrite.FoldOn(foldImaginary),
			rewrite.FoldOn(foldBitcast)),
		Patterns: []rewrite.Pattern{
			rewrite.On("bitcast-of-bitcast", bitcastOfBitcast),
			rewrite.On("std-bitcast-of-bitcast", stdBitcastOfBitcast),
		},
		Builds: []string{"std"},
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
	if conj, ok := ir.DefinedBy[Conj](op.Complex()); ok {
		if made, ok := ir.DefinedBy[Create](conj.Complex()); ok {
			return []rewrite.FoldResult{{Value: made.Real()}}, true
		}
	}
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

// foldBitcast: bits that are taken for the type that they have, or for that which they had.
func foldBitcast(op Bitcast, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	v := op.Operand()
	if inner := bitsOf(v); inner != nil && inner.Type() == op.Result().Type() {
		v = inner
	}
	if v.Type() != op.Result().Type() {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: v}}, true
}

// bitsOf is the value whose bits another one has, or nil.
func bitsOf(v *ir.Value) *ir.Value {
	if b, ok := ir.DefinedBy[Bitcast](v); ok {
		return b.Operand()
	}
	if b, ok := ir.DefinedBy[std.Bitcast](v); ok {
		return b.In()
	}
	return nil
}

// bitcastOfBitcast: bits are taken once.
func bitcastOfBitcast(op Bitcast, rw *rewrite.Rewriter) rewrite.Result {
	inner := bitsOf(op.Operand())
	if inner == nil {
		return rw.MatchFailure("the operand is not the result of a bitcast")
	}
	from, to := isComplex(inner.Type()), isComplex(op.Result().Type())
	switch {
	case from && to:
		return rw.MatchFailure("both ends are complex")
	case from || to:
		rw.ReplaceOp(op.Op, NewBitcast(rw.Builder, inner, op.Result().Type()).Result())
		return rw.Success()
	}
	for _, t := range []ir.Type{inner.Type(), op.Result().Type()} {
		if i, ok := t.(*ir.IntegerType); ok && i.Signedness() != ir.Signless {
			return rw.MatchFailure("an integer has a sign")
		}
	}
	rw.ReplaceOp(op.Op, std.NewBitcast(rw.Builder, inner, op.Result().Type()).Out())
	return rw.Success()
}

// stdBitcastOfBitcast: a cast of the bits of a complex number takes them from it.
func stdBitcastOfBitcast(op std.Bitcast, rw *rewrite.Rewriter) rewrite.Result {
	inner, ok := ir.DefinedBy[Bitcast](op.In())
	if !ok || !isComplex(inner.Operand().Type()) {
		return rw.MatchFailure("the operand is not of the bits of a complex number")
	}
	rw.ReplaceOp(op.Op, NewBitcast(rw.Builder, inner.Operand(), op.Out().Type()).Result())
	return rw.Success()
}

func isComplex(t ir.Type) bool { _, ok := t.(*ir.ComplexType); return ok }
