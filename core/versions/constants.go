package versions

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// takeConstants finds operands that a form has as attributes of the same name, and
// takes these out of a list.
func (r *reader) takeConstants(f *ods.Form, op *ir.Operation, list []ir.NamedAttr) ([]ir.NamedAttr, []ir.Attribute) {
	values := make([]ir.Attribute, len(f.Base.Operands))
	for i := range f.Base.Operands {
		name := f.Base.Operands[i].Name
		at := f.Op.AttrIndex(name)
		if at < len(f.Base.Attributes) || f.Base.Operands[i].Arity != ods.One {
			continue
		}
		if values[i] = op.Attr(name); values[i] != nil {
			list = slices.DeleteFunc(list, func(a ir.NamedAttr) bool { return a.Name == name })
		}
	}
	return list, values
}

// addConstants makes the constants that stand for attributes of a form, before the
// operation, and gives it all its operands; sizes are those of its groups.
func (r *reader) addConstants(f *ods.Form, op *ir.Operation, sizes []int, values []ir.Attribute) string {
	if !slices.ContainsFunc(values, func(v ir.Attribute) bool { return v != nil }) {
		return ""
	}
	name := constantOp(op.Context(), f.Base.Dialect())
	if name == "" {
		return "no dialect that is known makes constants"
	}
	b := ir.BuilderBefore(op)
	rest := op.Operands()
	var operands []*ir.Value
	for i, v := range values {
		if v == nil {
			operands = append(operands, rest[:sizes[i]]...)
			rest = rest[sizes[i]:]
			continue
		}
		typed, ok := v.(*ir.IntegerAttr)
		if !ok {
			return "attribute '" + f.Base.Operands[i].Name + "' is no integer"
		}
		attrs := ir.AttrList{{Name: "value", Value: v}}
		operands = append(operands, b.CreateOp(op.Context().OpName(name), nil, []ir.Type{typed.Type()}, attrs).Result(0))
	}
	op.SetOperands(operands)
	return ""
}

// constantOp is the operation that makes constants: the dialect's own, or that of
// one whose operations are written without its name.
func constantOp(ctx *ir.Context, d *ods.Dialect) string {
	if d.Constant != "" {
		return d.Constant
	}
	for _, other := range ctx.Dialects() {
		if o, ok := other.(*ods.Dialect); ok && o.ElidesPrefix && o.Constant != "" {
			return o.Constant
		}
	}
	return ""
}
