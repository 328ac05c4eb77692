package std

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what std.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{"std.constant": verifyConstant}
}

// verifyConstant wants the parts of a complex number to be of its element type.
func verifyConstant(op *ir.Operation) error {
	t, ok := op.ResultType(0).(*ir.ComplexType)
	if !ok {
		return nil
	}
	parts, ok := op.Attr("value").(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	for i, part := range parts.Elems() {
		typed, ok := part.(ir.TypedAttr)
		if !ok || typed.Type() != t.Elem() {
			return fmt.Errorf("part #%d of the constant is %s, but the elements of %s are of type '%s'",
				i, syntax.AttrString(part), syntax.TypeString(t), syntax.TypeString(t.Elem()))
		}
	}
	return nil
}
