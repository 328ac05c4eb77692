// Code generated from builtin.dialect. DO NOT EDIT.

package builtin

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Module: A whole program, or a separately named part of one: a single block of
// operations in any order, whose symbols are seen by their names.
//
// Discardable attributes of a module must carry a dialect's prefix.
type Module struct{ Op *ir.Operation }

// AsModule views an operation as `module`; false when it is another one.
func AsModule(op *ir.Operation) (Module, bool) { return Module{op}, op.Is("module") }

// OpName is the name of the operations that it views.
func (Module) OpName() string { return "module" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Module) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Module) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// SymVisibilityAttr is attribute `sym_visibility`, nil when it is absent.
func (o Module) SymVisibilityAttr() ir.Attribute { return o.Op.Attr("sym_visibility") }

// SetSymVisibilityAttr changes attribute `sym_visibility`; nil removes it.
func (o Module) SetSymVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("sym_visibility", a) }

// Body is region `body`.
func (o Module) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`; false when it is absent or of another kind.
func (o Module) SymName() (string, bool) { return ods.StringOf(o.Op.Attr("sym_name")) }

// SymVisibility is the value of attribute `sym_visibility`; false when it is absent or of another kind.
func (o Module) SymVisibility() (string, bool) { return ods.StringOf(o.Op.Attr("sym_visibility")) }

// NewModule builds `module`; its regions are empty.
func NewModule(b *ir.Builder, attrs ...ir.NamedAttr) Module {
	return Module{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("module"),
		Attrs:   attrs,
		Regions: 1,
	})}
}

// Func: A function: a name, a type, and a body whose first block takes the
// arguments. Without a body it is declared only, and defined elsewhere.
//
// `arg_attrs` and `res_attrs` hold a dictionary for each argument and result
// when any of them has attributes.
type Func struct{ Op *ir.Operation }

// AsFunc views an operation as `func`; false when it is another one.
func AsFunc(op *ir.Operation) (Func, bool) { return Func{op}, op.Is("func") }

// OpName is the name of the operations that it views.
func (Func) OpName() string { return "func" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Func) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Func) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o Func) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o Func) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// SymVisibilityAttr is attribute `sym_visibility`, nil when it is absent.
func (o Func) SymVisibilityAttr() ir.Attribute { return o.Op.Attr("sym_visibility") }

// SetSymVisibilityAttr changes attribute `sym_visibility`; nil removes it.
func (o Func) SetSymVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("sym_visibility", a) }

// ArgAttrsAttr is attribute `arg_attrs`, nil when it is absent.
func (o Func) ArgAttrsAttr() ir.Attribute { return o.Op.Attr("arg_attrs") }

// SetArgAttrsAttr changes attribute `arg_attrs`; nil removes it.
func (o Func) SetArgAttrsAttr(a ir.Attribute) { o.Op.SetAttr("arg_attrs", a) }

// ResAttrsAttr is attribute `res_attrs`, nil when it is absent.
func (o Func) ResAttrsAttr() ir.Attribute { return o.Op.Attr("res_attrs") }

// SetResAttrsAttr changes attribute `res_attrs`; nil removes it.
func (o Func) SetResAttrsAttr(a ir.Attribute) { o.Op.SetAttr("res_attrs", a) }

// Body is region `body`.
func (o Func) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Func) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o Func) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// SymVisibility is the value of attribute `sym_visibility`; false when it is absent or of another kind.
func (o Func) SymVisibility() (string, bool) { return ods.StringOf(o.Op.Attr("sym_visibility")) }

// ArgAttrs is the value of attribute `arg_attrs`, nil when it is absent or of another kind.
func (o Func) ArgAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("arg_attrs")) }

// ResAttrs is the value of attribute `res_attrs`, nil when it is absent or of another kind.
func (o Func) ResAttrs() []ir.Attribute { return ods.ListOf(o.Op.Attr("res_attrs")) }

// Inputs are the entry arguments `inputs` of region `body`.
func (o Func) Inputs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewFunc builds `func`; its regions are empty.
func NewFunc(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) Func {
	return Func{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("func"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
		Regions: 1,
	})}
}

// UnrealizedConversionCast: Stands where a value of one type meets a use of another while a conversion
// is only half done. It means nothing by itself: a pair that leads back to the
// first type cancels out, and one that stays is an error of the pipeline.
type UnrealizedConversionCast struct{ Op *ir.Operation }

// AsUnrealizedConversionCast views an operation as `unrealized_conversion_cast`; false when it is another one.
func AsUnrealizedConversionCast(op *ir.Operation) (UnrealizedConversionCast, bool) {
	return UnrealizedConversionCast{op}, op.Is("unrealized_conversion_cast")
}

// OpName is the name of the operations that it views.
func (UnrealizedConversionCast) OpName() string { return "unrealized_conversion_cast" }

// Inputs are the operands `inputs`.
func (o UnrealizedConversionCast) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the results `outputs`.
func (o UnrealizedConversionCast) Outputs() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// NewUnrealizedConversionCast builds `unrealized_conversion_cast`.
func NewUnrealizedConversionCast(b *ir.Builder, inputs []*ir.Value, outputsTypes []ir.Type, attrs ...ir.NamedAttr) UnrealizedConversionCast {
	return UnrealizedConversionCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("unrealized_conversion_cast"),
		Operands: inputs,
		Results:  outputsTypes,
		Attrs:    attrs,
	})}
}
