package verify

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax"
)

// elementwise checks that all vectors and tensors of an operation are of one
// kind and shape, and that operands are such where results are, and the other way
// round.
func (v *verifier) elementwise(op *ir.Operation) bool {
	var first ir.ShapedType
	in, out := false, false
	look := func(t ir.Type) bool {
		s, ok := mappable(t)
		if ok && first == nil {
			first = s
		}
		return !ok || sameKind(first, s) && eval.ShapesAgree(first, s)
	}
	for i := range op.NumOperands() {
		t := op.OperandType(i)
		if !look(t) {
			return v.errorf(op, "operand #%d is %s, but all vectors and tensors must be of one kind and shape, and there is %s", i, syntax.QuotedType(t), syntax.QuotedType(first))
		}
		in = first != nil
	}
	for i := range op.NumResults() {
		t := op.ResultType(i)
		if !look(t) {
			return v.errorf(op, "result #%d is %s, but all vectors and tensors must be of one kind and shape, and there is %s", i, syntax.QuotedType(t), syntax.QuotedType(first))
		}
		_, ok := mappable(t)
		out = out || ok
	}
	switch {
	case in && !out && op.NumResults() > 0:
		return v.errorf(op, "applies to each element of %s, but no result has elements", syntax.QuotedType(first))
	case out && !in:
		return v.errorf(op, "makes %s of operands without elements", syntax.QuotedType(first))
	}
	return true
}

// mappable are the types whose elements an elementwise operation works on.
func mappable(t ir.Type) (ir.ShapedType, bool) {
	switch t := t.(type) {
	case *ir.VectorType:
		return t, true
	case *ir.RankedTensorType:
		return t, true
	case *ir.UnrankedTensorType:
		return t, true
	}
	return nil, false
}

// sameKind holds for two vectors, two tensors with a rank, and two without.
func sameKind(a, b ir.ShapedType) bool {
	_, v := a.(*ir.VectorType)
	_, w := b.(*ir.VectorType)
	return v == w && a.HasRank() == b.HasRank()
}
