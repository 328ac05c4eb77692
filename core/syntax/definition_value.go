package syntax

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// DefinedValue is the attribute that a definition gives as text, such as `{predicate =
// eq}` in the row of a conversion; false when the text is none of that kind.
func DefinedValue(ctx *ir.Context, a *ods.Attr, v *ods.Value) (ir.Attribute, bool) {
	return valueAttr(ctx, a, v)
}
