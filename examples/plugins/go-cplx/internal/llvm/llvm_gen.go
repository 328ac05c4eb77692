// Code generated from llvm.dialect. DO NOT EDIT.

package llvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// Extractvalue: Gives the member of a struct or array at an index path.
type Extractvalue struct{ Op *ir.Operation }

// AsExtractvalue views an operation as `llvm.extractvalue`; false when it is another one.
func AsExtractvalue(op *ir.Operation) (Extractvalue, bool) {
	return Extractvalue{op}, op.Is("llvm.extractvalue")
}

// OpName is the name of the operations that it views.
func (Extractvalue) OpName() string { return "llvm.extractvalue" }

// Container is operand `container`.
func (o Extractvalue) Container() *ir.Value { return o.Op.Operand(0) }

// SetContainer changes operand `container`.
func (o Extractvalue) SetContainer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o Extractvalue) Res() *ir.Value { return o.Op.Result(0) }

// PositionAttr is attribute `position`, nil when it is absent.
func (o Extractvalue) PositionAttr() ir.Attribute { return o.Op.Attr("position") }

// SetPositionAttr changes attribute `position`; nil removes it.
func (o Extractvalue) SetPositionAttr(a ir.Attribute) { o.Op.SetAttr("position", a) }

// Position is the value of attribute `position`, nil when it is absent or of another kind.
func (o Extractvalue) Position() []ir.Attribute { return ods.ListOf(o.Op.Attr("position")) }

// NewExtractvalue builds `llvm.extractvalue`.
func NewExtractvalue(b *ir.Builder, container *ir.Value, position ir.Attribute, attrs ...ir.NamedAttr) Extractvalue {
	list := append([]ir.NamedAttr{{Name: "position", Value: position}}, attrs...)
	return Extractvalue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.extractvalue"),
		Operands: []*ir.Value{container},
		Results:  []ir.Type{eval.ResultType(b.Context(), "llvm.extractvalue", 0, [][]*ir.Value{{container}}, list)},
		Attrs:    list,
	})}
}

// Insertvalue: Gives a copy of a struct or array in which the member at an index path is
// replaced.
type Insertvalue struct{ Op *ir.Operation }

// AsInsertvalue views an operation as `llvm.insertvalue`; false when it is another one.
func AsInsertvalue(op *ir.Operation) (Insertvalue, bool) {
	return Insertvalue{op}, op.Is("llvm.insertvalue")
}

// OpName is the name of the operations that it views.
func (Insertvalue) OpName() string { return "llvm.insertvalue" }

// Container is operand `container`.
func (o Insertvalue) Container() *ir.Value { return o.Op.Operand(0) }

// SetContainer changes operand `container`.
func (o Insertvalue) SetContainer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o Insertvalue) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o Insertvalue) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o Insertvalue) Res() *ir.Value { return o.Op.Result(0) }

// PositionAttr is attribute `position`, nil when it is absent.
func (o Insertvalue) PositionAttr() ir.Attribute { return o.Op.Attr("position") }

// SetPositionAttr changes attribute `position`; nil removes it.
func (o Insertvalue) SetPositionAttr(a ir.Attribute) { o.Op.SetAttr("position", a) }

// Position is the value of attribute `position`, nil when it is absent or of another kind.
func (o Insertvalue) Position() []ir.Attribute { return ods.ListOf(o.Op.Attr("position")) }

// NewInsertvalue builds `llvm.insertvalue`.
func NewInsertvalue(b *ir.Builder, container *ir.Value, value *ir.Value, position ir.Attribute, attrs ...ir.NamedAttr) Insertvalue {
	return Insertvalue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("llvm.insertvalue"),
		Operands: []*ir.Value{container, value},
		Results:  []ir.Type{container.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "position", Value: position}}, attrs...),
	})}
}

// MlirUndef: Makes a value of which nothing is known and that may differ at each use.
type MlirUndef struct{ Op *ir.Operation }

// AsMlirUndef views an operation as `llvm.mlir.undef`; false when it is another one.
func AsMlirUndef(op *ir.Operation) (MlirUndef, bool) { return MlirUndef{op}, op.Is("llvm.mlir.undef") }

// OpName is the name of the operations that it views.
func (MlirUndef) OpName() string { return "llvm.mlir.undef" }

// Res is result `res`.
func (o MlirUndef) Res() *ir.Value { return o.Op.Result(0) }

// NewMlirUndef builds `llvm.mlir.undef`.
func NewMlirUndef(b *ir.Builder, resType ir.Type, attrs ...ir.NamedAttr) MlirUndef {
	return MlirUndef{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("llvm.mlir.undef"),
		Results: []ir.Type{resType},
		Attrs:   attrs,
	})}
}
