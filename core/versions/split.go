package versions

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// split makes, of an operation whose form splits it, one operation in memory for each
// result: the same operands and attributes, and of the map the result at that place.
// It says why that is not possible.
func split(f *ods.Form, op *ir.Operation, attrs []ir.NamedAttr) string {
	name := f.Base.Attributes[f.Splits].Name
	m, ok := ir.AttrList(attrs).Get(name).(*ir.AffineMapAttr)
	if !ok {
		return fmt.Sprintf("attribute '%s' is missing", name)
	}
	ctx, outputs := op.Context(), len(m.Map().Results)
	if outputs == 0 {
		return fmt.Sprintf("attribute '%s' has no result", name)
	}
	if outputs != op.NumResults() {
		return fmt.Sprintf("attribute '%s' has %d results, the operation %d", name, outputs, op.NumResults())
	}
	b := ir.BuilderBefore(op)
	for i, result := range op.AllResults() {
		part := b.Create(&ir.OperationState{
			Name: ctx.OpName(f.Base.Name()), Loc: op.Loc(), Operands: op.Operands(), Results: []ir.Type{result.Type()},
			Attrs: replaced(attrs, name, ctx.AffineMapAttr(m.Map().SubMap(i))),
		})
		result.ReplaceAllUsesWith(part.Result(0))
	}
	op.Erase()
	return ""
}

// replaced is a sorted list of attributes with another value for one of them.
func replaced(attrs []ir.NamedAttr, name string, value ir.Attribute) []ir.NamedAttr {
	list := make([]ir.NamedAttr, len(attrs))
	for i, a := range attrs {
		if a.Name == name {
			a.Value = value
		}
		list[i] = a
	}
	return ir.SortAttrs(list)
}
