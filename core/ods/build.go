package ods

import (
	"github.com/mlirc/mlirc/core/ir"
)

// What generated views and builders call.

// OperandsOf returns the values of operand group i of an operation that has a
// definition.
func OperandsOf(op *ir.Operation, i int) []*ir.Value {
	start, end := definition(op).OperandRange(op, i)
	return op.OperandRange(start, end)
}

// ClassOf is the class of an operation's definition, "" where it has none.
func ClassOf(op *ir.Operation) string {
	d, ok := op.Name().Def().(*Op)
	if !ok {
		return ""
	}
	return d.Class
}

// definition is that of an operation. Without one it is the fault of the pass that
// made it, or asks about it.
func definition(op *ir.Operation) *Op {
	d, ok := op.Name().Def().(*Op)
	if !ok {
		name := op.Name()
		panic("BUG: '" + name.String() + "' is not defined here; a pass that makes operations of dialect '" +
			name.Dialect() + "' must name it in Builds")
	}
	return d
}

// NewAttr is an attribute that a dialect defines, by its full name. Without the
// definition it is the fault of the pass that makes it.
func NewAttr(ctx *ir.Context, name string, params ...ir.Attribute) *ir.DialectAttr {
	def := FindAttr(ctx, name)
	if def == nil {
		panic("BUG: attribute '#" + name + "' is not defined here; a pass that makes it must name its dialect in Builds")
	}
	return ctx.DialectAttr(def, nil, params...)
}

// OperandOf returns the value of an optional operand group, or nil.
func OperandOf(op *ir.Operation, i int) *ir.Value {
	start, end := definition(op).OperandRange(op, i)
	if start == end {
		return nil
	}
	return op.Operand(start)
}

// ResultsOf returns the values of result group i of an operation that has a
// definition.
func ResultsOf(op *ir.Operation, i int) []*ir.Value {
	start, end := definition(op).ResultRange(op, i)
	return op.Results()[start:end]
}

// ResultOf returns the value of an optional result group, or nil.
func ResultOf(op *ir.Operation, i int) *ir.Value {
	start, end := definition(op).ResultRange(op, i)
	if start == end {
		return nil
	}
	return op.Result(start)
}

// ValueTypes are the types of values.
func ValueTypes(values []*ir.Value) []ir.Type {
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	return types
}

// Present is a list of v, empty when it is nil.
func Present(v *ir.Value) []*ir.Value {
	if v == nil {
		return nil
	}
	return []*ir.Value{v}
}

// PresentType is a list of t, empty when it is nil.
func PresentType(t ir.Type) []ir.Type {
	if t == nil {
		return nil
	}
	return []ir.Type{t}
}

// MustElement is the element type of a type that has one.
func MustElement(t ir.Type) ir.Type {
	elem, ok := ElementType(t)
	if !ok {
		panic("BUG: a type without elements where a builder needs one")
	}
	return elem
}

// Flatten joins the lists of a nested group and says where each begins; nil where there are none, as there is no
// vector of no numbers.
func Flatten(ctx *ir.Context, lists [][]*ir.Value) ([]*ir.Value, ir.Attribute) {
	var flat []*ir.Value
	starts := make([]int, len(lists))
	for i, l := range lists {
		starts[i] = len(flat)
		flat = append(flat, l...)
	}
	if len(lists) == 0 {
		return flat, nil
	}
	return flat, SegmentsOf(ctx, starts...)
}

// Default adds an attribute to a list unless it is there, or nil.
func Default(list []ir.NamedAttr, name string, value ir.Attribute) []ir.NamedAttr {
	if value == nil || ir.AttrList(list).Get(name) != nil {
		return list
	}
	return append(list, ir.NamedAttr{Name: name, Value: value})
}
