package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyPosition checks that an index path stays inside of the aggregate.
func verifyPosition(op *ir.Operation) error {
	t := op.OperandType(0)
	path := listOf(op.Attr("position"))
	if len(path) == 0 {
		return errors.New("needs a position with an index at least")
	}
	for _, a := range path {
		index, ok := a.(*ir.IntegerAttr)
		if !ok {
			return fmt.Errorf("expected a position of integers, but got %s", syntax.AttrString(a))
		}
		if !IsStruct(t) && !IsArray(t) {
			return fmt.Errorf("expected a struct or an array at position %d, but found %s", intOf(index), quote(t))
		}
		part := MemberAt(t, intOf(index))
		if part == nil {
			return fmt.Errorf("position %d is outside of %s", intOf(index), quote(t))
		}
		t = part
	}
	return nil
}

// verifyShuffle checks the mask: the number of an element of either operand, or -1 for one
// that may be anything. Vectors whose length is not known take a mask of zeros only.
func verifyShuffle(op *ir.Operation) error {
	t := op.OperandType(0)
	for i, a := range listOf(op.Attr("mask")) {
		index, ok := a.(*ir.IntegerAttr)
		if !ok {
			return fmt.Errorf("expected a mask of integers, but got %s", syntax.AttrString(a))
		}
		switch n := intOf(index); {
		case IsScalable(t) && n != 0:
			return fmt.Errorf("mask entry #%d is %d, but scalable vectors take zeros only", i, n)
		case n < -1 || n >= 2*Len(t):
			return fmt.Errorf("mask entry #%d is %d, but the operands have %d elements; -1 leaves an element undefined", i, n, 2*Len(t))
		}
	}
	return nil
}
