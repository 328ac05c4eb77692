// Code generated from cplx.dialect. DO NOT EDIT.

package cplx

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// Constant: A constant. Both parts are floats of the type that the result is made of, which
// the definition cannot say: a hook checks it.
type Constant struct{ Op *ir.Operation }

// AsConstant views an operation as `cplx.constant`; false when it is another one.
func AsConstant(op *ir.Operation) (Constant, bool) { return Constant{op}, op.Is("cplx.constant") }

// OpName is the name of the operations that it views.
func (Constant) OpName() string { return "cplx.constant" }

// Result is result `result`.
func (o Constant) Result() *ir.Value { return o.Op.Result(0) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o Constant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o Constant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// Value is the value of attribute `value`; false when it is absent or of another kind.
func (o Constant) Value() (ValueAttr, bool) { return AsValueAttr(o.Op.Attr("value")) }

// NewConstant builds `cplx.constant`.
func NewConstant(b *ir.Builder, resultType ir.Type, value ir.Attribute, attrs ...ir.NamedAttr) Constant {
	return Constant{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("cplx.constant"),
		Results: []ir.Type{resultType},
		Attrs:   append([]ir.NamedAttr{{Name: "value", Value: value}}, attrs...),
	})}
}

// Create: Makes a number of its parts.
type Create struct{ Op *ir.Operation }

// AsCreate views an operation as `cplx.create`; false when it is another one.
func AsCreate(op *ir.Operation) (Create, bool) { return Create{op}, op.Is("cplx.create") }

// OpName is the name of the operations that it views.
func (Create) OpName() string { return "cplx.create" }

// Re is operand `re`.
func (o Create) Re() *ir.Value { return o.Op.Operand(0) }

// SetRe changes operand `re`.
func (o Create) SetRe(v *ir.Value) { o.Op.SetOperand(0, v) }

// Im is operand `im`.
func (o Create) Im() *ir.Value { return o.Op.Operand(1) }

// SetIm changes operand `im`.
func (o Create) SetIm(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Create) Result() *ir.Value { return o.Op.Result(0) }

// NewCreate builds `cplx.create`.
func NewCreate(b *ir.Builder, re *ir.Value, im *ir.Value, attrs ...ir.NamedAttr) Create {
	list := attrs
	return Create{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.create"),
		Operands: []*ir.Value{re, im},
		Results:  []ir.Type{eval.ResultType(b.Context(), "cplx.create", 0, [][]*ir.Value{{re}, {im}}, list)},
		Attrs:    list,
	})}
}

// Re: The real part.
type Re struct{ Op *ir.Operation }

// AsRe views an operation as `cplx.re`; false when it is another one.
func AsRe(op *ir.Operation) (Re, bool) { return Re{op}, op.Is("cplx.re") }

// OpName is the name of the operations that it views.
func (Re) OpName() string { return "cplx.re" }

// Value is operand `value`.
func (o Re) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Re) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Re) Result() *ir.Value { return o.Op.Result(0) }

// NewRe builds `cplx.re`.
func NewRe(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Re {
	list := attrs
	return Re{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.re"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{eval.ResultType(b.Context(), "cplx.re", 0, [][]*ir.Value{{value}}, list)},
		Attrs:    list,
	})}
}

// Im: The imaginary part.
type Im struct{ Op *ir.Operation }

// AsIm views an operation as `cplx.im`; false when it is another one.
func AsIm(op *ir.Operation) (Im, bool) { return Im{op}, op.Is("cplx.im") }

// OpName is the name of the operations that it views.
func (Im) OpName() string { return "cplx.im" }

// Value is operand `value`.
func (o Im) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Im) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Im) Result() *ir.Value { return o.Op.Result(0) }

// NewIm builds `cplx.im`.
func NewIm(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Im {
	list := attrs
	return Im{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.im"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{eval.ResultType(b.Context(), "cplx.im", 0, [][]*ir.Value{{value}}, list)},
		Attrs:    list,
	})}
}

// Add: Adds two numbers.
type Add struct{ Op *ir.Operation }

// AsAdd views an operation as `cplx.add`; false when it is another one.
func AsAdd(op *ir.Operation) (Add, bool) { return Add{op}, op.Is("cplx.add") }

// OpName is the name of the operations that it views.
func (Add) OpName() string { return "cplx.add" }

// Lhs is operand `lhs`.
func (o Add) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Add) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Add) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Add) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Add) Result() *ir.Value { return o.Op.Result(0) }

// NewAdd builds `cplx.add`.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Add {
	list := attrs
	return Add{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.add"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{eval.ResultType(b.Context(), "cplx.add", 0, [][]*ir.Value{{lhs}, {rhs}}, list)},
		Attrs:    list,
	})}
}

// Mul: Multiplies two numbers.
type Mul struct{ Op *ir.Operation }

// AsMul views an operation as `cplx.mul`; false when it is another one.
func AsMul(op *ir.Operation) (Mul, bool) { return Mul{op}, op.Is("cplx.mul") }

// OpName is the name of the operations that it views.
func (Mul) OpName() string { return "cplx.mul" }

// Lhs is operand `lhs`.
func (o Mul) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Mul) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Mul) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Mul) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Mul) Result() *ir.Value { return o.Op.Result(0) }

// NewMul builds `cplx.mul`.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Mul {
	list := attrs
	return Mul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.mul"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{eval.ResultType(b.Context(), "cplx.mul", 0, [][]*ir.Value{{lhs}, {rhs}}, list)},
		Attrs:    list,
	})}
}

// Iterate: Applies its body, a function from number to number, so many times.
type Iterate struct{ Op *ir.Operation }

// AsIterate views an operation as `cplx.iterate`; false when it is another one.
func AsIterate(op *ir.Operation) (Iterate, bool) { return Iterate{op}, op.Is("cplx.iterate") }

// OpName is the name of the operations that it views.
func (Iterate) OpName() string { return "cplx.iterate" }

// Times is operand `times`.
func (o Iterate) Times() *ir.Value { return o.Op.Operand(0) }

// SetTimes changes operand `times`.
func (o Iterate) SetTimes(v *ir.Value) { o.Op.SetOperand(0, v) }

// Start is operand `start`.
func (o Iterate) Start() *ir.Value { return o.Op.Operand(1) }

// SetStart changes operand `start`.
func (o Iterate) SetStart(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Iterate) Result() *ir.Value { return o.Op.Result(0) }

// Body is region `body`.
func (o Iterate) Body() *ir.Region { return o.Op.Region(0) }

// Z is entry argument `z` of region `body`, nil when it is absent.
func (o Iterate) Z() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// NewIterate builds `cplx.iterate`; its regions are empty.
func NewIterate(b *ir.Builder, times *ir.Value, start *ir.Value, attrs ...ir.NamedAttr) Iterate {
	list := attrs
	return Iterate{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.iterate"),
		Operands: []*ir.Value{times, start},
		Results:  []ir.Type{eval.ResultType(b.Context(), "cplx.iterate", 0, [][]*ir.Value{{times}, {start}}, list)},
		Attrs:    list,
		Regions:  1,
	})}
}

// Yield: Ends the body of `cplx.iterate` with the next number.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `cplx.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("cplx.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "cplx.yield" }

// Value is operand `value`.
func (o Yield) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Yield) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewYield builds `cplx.yield`.
func NewYield(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("cplx.yield"),
		Operands: []*ir.Value{value},
		Attrs:    attrs,
	})}
}

// NumberType: A complex number whose parts are floats. A conversion to LLVM uses what it lowers to.
type NumberType struct{ Type *ir.DialectType }

// AsNumberType views a type as `!cplx.number`; false when it is another one.
func AsNumberType(t ir.Type) (NumberType, bool) {
	v, ok := ods.TypeNamed(t, "cplx.number")
	return NumberType{v}, ok
}

// TypeName is the name of the types that it views.
func (NumberType) TypeName() string { return "cplx.number" }

// Part is parameter `part`, nil when it is absent.
func (t NumberType) Part() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// NewNumberType makes `!cplx.number`.
func NewNumberType(ctx *ir.Context, part ir.Type) NumberType {
	return NumberType{Type: ods.NewType(ctx, "cplx.number", ctx.TypeAttr(part))}
}

// ValueAttr: A complex constant: real part and imaginary part.
type ValueAttr struct{ Attribute *ir.DialectAttr }

// AsValueAttr views an attribute as `#cplx.value`; false when it is another one.
func AsValueAttr(t ir.Attribute) (ValueAttr, bool) {
	v, ok := ods.AttrNamed(t, "cplx.value")
	return ValueAttr{v}, ok
}

// Re is parameter `re`, nil when it is absent.
func (t ValueAttr) Re() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Im is parameter `im`, nil when it is absent.
func (t ValueAttr) Im() ir.Attribute { return ods.Field(t.Attribute.Params(), 1) }

// NewValueAttr makes `#cplx.value`.
func NewValueAttr(ctx *ir.Context, re ir.Attribute, im ir.Attribute) ValueAttr {
	return ValueAttr{Attribute: ods.NewAttr(ctx, "cplx.value", re, im)}
}
