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
			return fmt.Errorf("expected a struct or an array at position %d, but found %s", intOf(index), syntax.QuotedType(t))
		}
		part := MemberAt(t, intOf(index))
		if part == nil {
			return fmt.Errorf("position %d is outside of %s", intOf(index), syntax.QuotedType(t))
		}
		t = part
	}
	return nil
}
