// Code generated from spv.dialect. DO NOT EDIT.

package spirv

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicOr) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicOr) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicOr) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicOr builds `spv.AtomicOr`.
func NewAtomicOr(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicOr {
	return AtomicOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicOr"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicXor: Sets the bits in which memory and `value` differ.
type AtomicXor struct{ Op *ir.Operation }

// AsAtomicXor views an operation as `spv.AtomicXor`; false when it is another one.
func AsAtomicXor(op *ir.Operation) (AtomicXor, bool) { return AtomicXor{op}, op.Is("spv.AtomicXor") }

// OpName is the name of the operations that it views.
func (AtomicXor) OpName() string { return "spv.AtomicXor" }

// Pointer is operand `pointer`.
func (o AtomicXor) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicXor) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicXor) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicXor) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicXor) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicXor) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicXor) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicXor) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicXor) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicXor) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicXor) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicXor builds `spv.AtomicXor`.
func NewAtomicXor(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicXor {
	return AtomicXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicXor"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicIAdd: Adds `value` to memory modulo 2^n.
type AtomicIAdd struct{ Op *ir.Operation }

// AsAtomicIAdd views an operation as `spv.AtomicIAdd`; false when it is another one.
func AsAtomicIAdd(op *ir.Operation) (AtomicIAdd, bool) {
	return AtomicIAdd{op}, op.Is("spv.AtomicIAdd")
}

// OpName is the name of the operations that it views.
func (AtomicIAdd) OpName() string { return "spv.AtomicIAdd" }

// Pointer is operand `pointer`.
func (o AtomicIAdd) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicIAdd) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicIAdd) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicIAdd) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicIAdd) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicIAdd) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicIAdd) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicIAdd) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicIAdd) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicIAdd) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicIAdd) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicIAdd builds `spv.AtomicIAdd`.
func NewAtomicIAdd(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicIAdd {
	return AtomicIAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicIAdd"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicISub: Subtracts `value` from memory modulo 2^n.
type AtomicISub struct{ Op *ir.Operation }

// AsAtomicISub views an operation as `spv.AtomicISub`; false when it is another one.
func AsAtomicISub(op *ir.Operation) (AtomicISub, bool) {
	return AtomicISub{op}, op.Is("spv.AtomicISub")
}

// OpName is the name of the operations that it views.
func (AtomicISub) OpName() string { return "spv.AtomicISub" }

// Pointer is operand `pointer`.
func (o AtomicISub) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicISub) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicISub) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicISub) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicISub) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicISub) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicISub) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicISub) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicISub) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicISub) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicISub) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicISub builds `spv.AtomicISub`.
func NewAtomicISub(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicISub {
	return AtomicISub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicISub"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicSMax: Keeps the larger of memory and `value`, both signed.
type AtomicSMax struct{ Op *ir.Operation }

// AsAtomicSMax views an operation as `spv.AtomicSMax`; false when it is another one.
func AsAtomicSMax(op *ir.Operation) (AtomicSMax, bool) {
	return AtomicSMax{op}, op.Is("spv.AtomicSMax")
}

// OpName is the name of the operations that it views.
func (AtomicSMax) OpName() string { return "spv.AtomicSMax" }

// Pointer is operand `pointer`.
func (o AtomicSMax) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicSMax) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicSMax) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicSMax) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicSMax) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicSMax) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicSMax) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicSMax) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicSMax) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicSMax) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicSMax) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicSMax builds `spv.AtomicSMax`.
func NewAtomicSMax(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicSMax {
	return AtomicSMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicSMax"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicSMin: Keeps the smaller of memory and `value`, both signed.
type AtomicSMin struct{ Op *ir.Operation }

// AsAtomicSMin views an operation as `spv.AtomicSMin`; false when it is another one.
func AsAtomicSMin(op *ir.Operation) (AtomicSMin, bool) {
	return AtomicSMin{op}, op.Is("spv.AtomicSMin")
}

// OpName is the name of the operations that it views.
func (AtomicSMin) OpName() string { return "spv.AtomicSMin" }

// Pointer is operand `pointer`.
func (o AtomicSMin) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicSMin) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicSMin) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicSMin) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicSMin) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicSMin) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicSMin) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicSMin) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicSMin) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicSMin) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicSMin) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicSMin builds `spv.AtomicSMin`.
func NewAtomicSMin(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicSMin {
	return AtomicSMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicSMin"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicUMax: Keeps the larger of memory and `value`, both unsigned.
type AtomicUMax struct{ Op *ir.Operation }

// AsAtomicUMax views an operation as `spv.AtomicUMax`; false when it is another one.
func AsAtomicUMax(op *ir.Operation) (AtomicUMax, bool) {
	return AtomicUMax{op}, op.Is("spv.AtomicUMax")
}

// OpName is the name of the operations that it views.
func (AtomicUMax) OpName() string { return "spv.AtomicUMax" }

// Pointer is operand `pointer`.
func (o AtomicUMax) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicUMax) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicUMax) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicUMax) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicUMax) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicUMax) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicUMax) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicUMax) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicUMax) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicUMax) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicUMax) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicUMax builds `spv.AtomicUMax`.
func NewAtomicUMax(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicUMax {
	return AtomicUMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicUMax"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicUMin: Keeps the smaller of memory and `value`, both unsigned.
type AtomicUMin struct{ Op *ir.Operation }

// AsAtomicUMin views an operation as `spv.AtomicUMin`; false when it is another one.
func AsAtomicUMin(op *ir.Operation) (AtomicUMin, bool) {
	return AtomicUMin{op}, op.Is("spv.AtomicUMin")
}

// OpName is the name of the operations that it views.
func (AtomicUMin) OpName() string { return "spv.AtomicUMin" }

// Pointer is operand `pointer`.
func (o AtomicUMin) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicUMin) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicUMin) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicUMin) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicUMin) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicUMin) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicUMin) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicUMin) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicUMin) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicUMin) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicUMin) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicUMin builds `spv.AtomicUMin`.
func NewAtomicUMin(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicUMin {
	return AtomicUMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicUMin"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicIIncrement: Adds 1 to memory modulo 2^n.
type AtomicIIncrement struct{ Op *ir.Operation }

// AsAtomicIIncrement views an operation as `spv.AtomicIIncrement`; false when it is another one.
func AsAtomicIIncrement(op *ir.Operation) (AtomicIIncrement, bool) {
	return AtomicIIncrement{op}, op.Is("spv.AtomicIIncrement")
}

// OpName is the name of the operations that it views.
func (AtomicIIncrement) OpName() string { return "spv.AtomicIIncrement" }

// Pointer is operand `pointer`.
func (o AtomicIIncrement) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicIIncrement) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AtomicIIncrement) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicIIncrement) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicIIncrement) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicIIncrement) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicIIncrement) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicIIncrement) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicIIncrement) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicIIncrement builds `spv.AtomicIIncrement`.
func NewAtomicIIncrement(b *ir.Builder, pointer *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicIIncrement {
	return AtomicIIncrement{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicIIncrement"),
		Operands: []*ir.Value{pointer},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicIDecrement: Subtracts 1 from memory modulo 2^n.
type AtomicIDecrement struct{ Op *ir.Operation }

// AsAtomicIDecrement views an operation as `spv.AtomicIDecrement`; false when it is another one.
func AsAtomicIDecrement(op *ir.Operation) (AtomicIDecrement, bool) {
	return AtomicIDecrement{op}, op.Is("spv.AtomicIDecrement")
}

// OpName is the name of the operations that it views.
func (AtomicIDecrement) OpName() string { return "spv.AtomicIDecrement" }

// Pointer is operand `pointer`.
func (o AtomicIDecrement) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicIDecrement) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AtomicIDecrement) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicIDecrement) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicIDecrement) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicIDecrement) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicIDecrement) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicIDecrement) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicIDecrement) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicIDecrement builds `spv.AtomicIDecrement`.
func NewAtomicIDecrement(b *ir.Builder, pointer *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicIDecrement {
	return AtomicIDecrement{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicIDecrement"),
		Operands: []*ir.Value{pointer},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicCompareExchangeWeak: Stores `value` if memory holds `comparator`, as one step, and gives what was
// there. It may fail without a reason.
type AtomicCompareExchangeWeak struct{ Op *ir.Operation }

// AsAtomicCompareExchangeWeak views an operation as `spv.AtomicCompareExchangeWeak`; false when it is another one.
func AsAtomicCompareExchangeWeak(op *ir.Operation) (AtomicCompareExchangeWeak, bool) {
	return AtomicCompareExchangeWeak{op}, op.Is("spv.AtomicCompareExchangeWeak")
}

// OpName is the name of the operations that it views.
func (AtomicCompareExchangeWeak) OpName() string { return "spv.AtomicCompareExchangeWeak" }

// Pointer is operand `pointer`.
func (o AtomicCompareExchangeWeak) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicCompareExchangeWeak) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicCompareExchangeWeak) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicCompareExchangeWeak) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Comparator is operand `comparator`.
func (o AtomicCompareExchangeWeak) Comparator() *ir.Value { return o.Op.Operand(2) }

// SetComparator changes operand `comparator`.
func (o AtomicCompareExchangeWeak) SetComparator(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AtomicCompareExchangeWeak) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicCompareExchangeWeak) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicCompareExchangeWeak) SetMemoryScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("memory_scope", a)
}

// EqualSemanticsAttr is attribute `equal_semantics`, nil when it is absent.
func (o AtomicCompareExchangeWeak) EqualSemanticsAttr() ir.Attribute {
	return o.Op.Attr("equal_semantics")
}

// SetEqualSemanticsAttr changes attribute `equal_semantics`; nil removes it.
func (o AtomicCompareExchangeWeak) SetEqualSemanticsAttr(a ir.Attribute) {
	o.Op.SetAttr("equal_semantics", a)
}

// UnequalSemanticsAttr is attribute `unequal_semantics`, nil when it is absent.
func (o AtomicCompareExchangeWeak) UnequalSemanticsAttr() ir.Attribute {
	return o.Op.Attr("unequal_semantics")
}

// SetUnequalSemanticsAttr changes attribute `unequal_semantics`; nil removes it.
func (o AtomicCompareExchangeWeak) SetUnequalSemanticsAttr(a ir.Attribute) {
	o.Op.SetAttr("unequal_semantics", a)
}

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicCompareExchangeWeak) MemoryScope() Scope {
	return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0))
}

// EqualSemantics is the value of attribute `equal_semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicCompareExchangeWeak) EqualSemantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("equal_semantics"), MemorySemantics(0))
}

// UnequalSemantics is the value of attribute `unequal_semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicCompareExchangeWeak) UnequalSemantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("unequal_semantics"), MemorySemantics(0))
}

// NewAtomicCompareExchangeWeak builds `spv.AtomicCompareExchangeWeak`.
func NewAtomicCompareExchangeWeak(b *ir.Builder, pointer *ir.Value, value *ir.Value, comparator *ir.Value, memoryScope Scope, equalSemantics MemorySemantics, unequalSemantics MemorySemantics, attrs ...ir.NamedAttr) AtomicCompareExchangeWeak {
	return AtomicCompareExchangeWeak{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicCompareExchangeWeak"),
		Operands: []*ir.Value{pointer, value, comparator},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "equal_semantics", Value: equalSemantics.Attr(b.Context())}, {Name: "unequal_semantics", Value: unequalSemantics.Attr(b.Context())}}, attrs...),
	})}
}

// ControlBarrier: Waits until all invocations of `execution_scope` are here, and orders memory
// accesses as a memory barrier does.
type ControlBarrier struct{ Op *ir.Operation }

// AsControlBarrier views an operation as `spv.ControlBarrier`; false when it is another one.
func AsControlBarrier(op *ir.Operation) (ControlBarrier, bool) {
	return ControlBarrier{op}, op.Is("spv.ControlBarrier")
}

// OpName is the name of the operations that it views.
func (ControlBarrier) OpName() string { return "spv.ControlBarrier" }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o ControlBarrier) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o ControlBarrier) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o ControlBarrier) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o ControlBarrier) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemorySemanticsAttr is attribute `memory_semantics`, nil when it is absent.
func (o ControlBarrier) MemorySemanticsAttr() ir.Attribute { return o.Op.Attr("memory_semantics") }

// SetMemorySemanticsAttr changes attribute `memory_semantics`; nil removes it.
func (o ControlBarrier) SetMemorySemanticsAttr(a ir.Attribute) { o.Op.SetAttr("memory_semantics", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o ControlBarrier) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o ControlBarrier) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// MemorySemantics is the value of attribute `memory_semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o ControlBarrier) MemorySemantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("memory_semantics"), MemorySemantics(0))
}

// NewControlBarrier builds `spv.ControlBarrier`.
func NewControlBarrier(b *ir.Builder, executionScope Scope, memoryScope Scope, memorySemantics MemorySemantics, attrs ...ir.NamedAttr) ControlBarrier {
	return ControlBarrier{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.ControlBarrier"),
		Attrs: append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "memory_semantics", Value: memorySemantics.Attr(b.Context())}}, attrs...),
	})}
}

// MemoryBarrier: Orders the memory accesses before it and after it as the invocations of
// `memory_scope` see them.
type MemoryBarrier struct{ Op *ir.Operation }

// AsMemoryBarrier views an operation as `spv.MemoryBarrier`; false when it is another one.
func AsMemoryBarrier(op *ir.Operation) (MemoryBarrier, bool) {
	return MemoryBarrier{op}, op.Is("spv.MemoryBarrier")
}

// OpName is the name of the operations that it views.
func (MemoryBarrier) OpName() string { return "spv.MemoryBarrier" }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o MemoryBarrier) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o MemoryBarrier) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemorySemanticsAttr is attribute `memory_semantics`, nil when it is absent.
func (o MemoryBarrier) MemorySemanticsAttr() ir.Attribute { return o.Op.Attr("memory_semantics") }

// SetMemorySemanticsAttr changes attribute `memory_semantics`; nil removes it.
func (o MemoryBarrier) SetMemorySemanticsAttr(a ir.Attribute) { o.Op.SetAttr("memory_semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o MemoryBarrier) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// MemorySemantics is the value of attribute `memory_semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o MemoryBarrier) MemorySemantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("memory_semantics"), MemorySemantics(0))
}

// NewMemoryBarrier builds `spv.MemoryBarrier`.
func NewMemoryBarrier(b *ir.Builder, memoryScope Scope, memorySemantics MemorySemantics, attrs ...ir.NamedAttr) MemoryBarrier {
	return MemoryBarrier{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.MemoryBarrier"),
		Attrs: append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "memory_semantics", Value: memorySemantics.Attr(b.Context())}}, attrs...),
	})}
}

// GroupBroadcast: Gives all invocations of a group the value that the invocation `localid` has.
type GroupBroadcast struct{ Op *ir.Operation }

// AsGroupBroadcast views an operation as `spv.GroupBroadcast`; false when it is another one.
func AsGroupBroadcast(op *ir.Operation) (GroupBroadcast, bool) {
	return GroupBroadcast{op}, op.Is("spv.GroupBroadcast")
}

// OpName is the name of the operations that it views.
func (GroupBroadcast) OpName() string { return "spv.GroupBroadcast" }

// Value is operand `value`.
func (o GroupBroadcast) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupBroadcast) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Localid is operand `localid`.
func (o GroupBroadcast) Localid() *ir.Value { return o.Op.Operand(1) }

// SetLocalid changes operand `localid`.
func (o GroupBroadcast) SetLocalid(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupBroadcast) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupBroadcast) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupBroadcast) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupBroadcast) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupBroadcast builds `spv.GroupBroadcast`.
func NewGroupBroadcast(b *ir.Builder, value *ir.Value, localid *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupBroadcast {
	return GroupBroadcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupBroadcast"),
		Operands: []*ir.Value{value, localid},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBallot: Gives each invocation a mask of those whose predicate is true.
type GroupNonUniformBallot struct{ Op *ir.Operation }

// AsGroupNonUniformBallot views an operation as `spv.GroupNonUniformBallot`; false when it is another one.
func AsGroupNonUniformBallot(op *ir.Operation) (GroupNonUniformBallot, bool) {
	return GroupNonUniformBallot{op}, op.Is("spv.GroupNonUniformBallot")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBallot) OpName() string { return "spv.GroupNonUniformBallot" }

// Predicate is operand `predicate`.
func (o GroupNonUniformBallot) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o GroupNonUniformBallot) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformBallot) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallot) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBallot) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBallot) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformBallot builds `spv.GroupNonUniformBallot`.
func NewGroupNonUniformBallot(b *ir.Builder, predicate *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformBallot {
	return GroupNonUniformBallot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBallot"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBroadcast: Gives all invocations the value that the invocation `id` has. Before version 1.5 that is a
// constant.
type GroupNonUniformBroadcast struct{ Op *ir.Operation }

// AsGroupNonUniformBroadcast views an operation as `spv.GroupNonUniformBroadcast`; false when it is another one.
func AsGroupNonUniformBroadcast(op *ir.Operation) (GroupNonUniformBroadcast, bool) {
	return GroupNonUniformBroadcast{op}, op.Is("spv.GroupNonUniformBroadcast")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBroadcast) OpName() string { return "spv.GroupNonUniformBroadcast" }

// Value is operand `value`.
func (o GroupNonUniformBroadcast) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBroadcast) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Id is operand `id`.
func (o GroupNonUniformBroadcast) Id() *ir.Value { return o.Op.Operand(1) }

// SetId changes operand `id`.
func (o GroupNonUniformBroadcast) SetId(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformBroadcast) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBroadcast) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBroadcast) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBroadcast) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformBroadcast builds `spv.GroupNonUniformBroadcast`.
func NewGroupNonUniformBroadcast(b *ir.Builder, value *ir.Value, id *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformBroadcast {
	return GroupNonUniformBroadcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBroadcast"),
		Operands: []*ir.Value{value, id},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformElect: Is true in one invocation, the one with the lowest number, false in the
// others.
type GroupNonUniformElect struct{ Op *ir.Operation }

// AsGroupNonUniformElect views an operation as `spv.GroupNonUniformElect`; false when it is another one.
func AsGroupNonUniformElect(op *ir.Operation) (GroupNonUniformElect, bool) {
	return GroupNonUniformElect{op}, op.Is("spv.GroupNonUniformElect")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformElect) OpName() string { return "spv.GroupNonUniformElect" }

// Result is result `result`.
func (o GroupNonUniformElect) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformElect) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformElect) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformElect) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformElect builds `spv.GroupNonUniformElect`.
func NewGroupNonUniformElect(b *ir.Builder, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformElect {
	return GroupNonUniformElect{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.GroupNonUniformElect"),
		Results: []ir.Type{resultType},
		Attrs:   append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformIAdd: Adds up integers modulo 2^n.
type GroupNonUniformIAdd struct{ Op *ir.Operation }

// AsGroupNonUniformIAdd views an operation as `spv.GroupNonUniformIAdd`; false when it is another one.
func AsGroupNonUniformIAdd(op *ir.Operation) (GroupNonUniformIAdd, bool) {
	return GroupNonUniformIAdd{op}, op.Is("spv.GroupNonUniformIAdd")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformIAdd) OpName() string { return "spv.GroupNonUniformIAdd" }

// Value is operand `value`.
func (o GroupNonUniformIAdd) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformIAdd) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformIAdd) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformIAdd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformIAdd) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformIAdd) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformIAdd) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformIAdd) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformIAdd) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformIAdd) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformIAdd builds `spv.GroupNonUniformIAdd`.
func NewGroupNonUniformIAdd(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformIAdd {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformIAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformIAdd"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformIMul: Multiplies integers modulo 2^n.
type GroupNonUniformIMul struct{ Op *ir.Operation }

// AsGroupNonUniformIMul views an operation as `spv.GroupNonUniformIMul`; false when it is another one.
func AsGroupNonUniformIMul(op *ir.Operation) (GroupNonUniformIMul, bool) {
	return GroupNonUniformIMul{op}, op.Is("spv.GroupNonUniformIMul")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformIMul) OpName() string { return "spv.GroupNonUniformIMul" }

// Value is operand `value`.
func (o GroupNonUniformIMul) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformIMul) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformIMul) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformIMul) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformIMul) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformIMul) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformIMul) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformIMul) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformIMul) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformIMul) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformIMul builds `spv.GroupNonUniformIMul`.
func NewGroupNonUniformIMul(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformIMul {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformIMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformIMul"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformSMax: Gives the largest signed integer.
type GroupNonUniformSMax struct{ Op *ir.Operation }

// AsGroupNonUniformSMax views an operation as `spv.GroupNonUniformSMax`; false when it is another one.
func AsGroupNonUniformSMax(op *ir.Operation) (GroupNonUniformSMax, bool) {
	return GroupNonUniformSMax{op}, op.Is("spv.GroupNonUniformSMax")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformSMax) OpName() string { return "spv.GroupNonUniformSMax" }

// Value is operand `value`.
func (o GroupNonUniformSMax) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformSMax) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformSMax) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformSMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformSMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformSMax) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformSMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformSMax) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformSMax) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformSMax) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformSMax builds `spv.GroupNonUniformSMax`.
func NewGroupNonUniformSMax(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformSMax {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformSMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformSMax"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformSMin: Gives the smallest signed integer.
type GroupNonUniformSMin struct{ Op *ir.Operation }

// AsGroupNonUniformSMin views an operation as `spv.GroupNonUniformSMin`; false when it is another one.
func AsGroupNonUniformSMin(op *ir.Operation) (GroupNonUniformSMin, bool) {
	return GroupNonUniformSMin{op}, op.Is("spv.GroupNonUniformSMin")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformSMin) OpName() string { return "spv.GroupNonUniformSMin" }

// Value is operand `value`.
func (o GroupNonUniformSMin) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformSMin) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformSMin) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformSMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformSMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformSMin) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformSMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformSMin) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformSMin) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformSMin) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformSMin builds `spv.GroupNonUniformSMin`.
func NewGroupNonUniformSMin(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformSMin {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformSMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformSMin"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformUMax: Gives the largest unsigned integer.
type GroupNonUniformUMax struct{ Op *ir.Operation }

// AsGroupNonUniformUMax views an operation as `spv.GroupNonUniformUMax`; false when it is another one.
func AsGroupNonUniformUMax(op *ir.Operation) (GroupNonUniformUMax, bool) {
	return GroupNonUniformUMax{op}, op.Is("spv.GroupNonUniformUMax")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformUMax) OpName() string { return "spv.GroupNonUniformUMax" }

// Value is operand `value`.
func (o GroupNonUniformUMax) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformUMax) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformUMax) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformUMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformUMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformUMax) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformUMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformUMax) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformUMax) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformUMax) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformUMax builds `spv.GroupNonUniformUMax`.
func NewGroupNonUniformUMax(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformUMax {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformUMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformUMax"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformUMin: Gives the smallest unsigned integer.
type GroupNonUniformUMin struct{ Op *ir.Operation }

// AsGroupNonUniformUMin views an operation as `spv.GroupNonUniformUMin`; false when it is another one.
func AsGroupNonUniformUMin(op *ir.Operation) (GroupNonUniformUMin, bool) {
	return GroupNonUniformUMin{op}, op.Is("spv.GroupNonUniformUMin")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformUMin) OpName() string { return "spv.GroupNonUniformUMin" }

// Value is operand `value`.
func (o GroupNonUniformUMin) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformUMin) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformUMin) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformUMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformUMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformUMin) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformUMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformUMin) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformUMin) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformUMin) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformUMin builds `spv.GroupNonUniformUMin`.
func NewGroupNonUniformUMin(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformUMin {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformUMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformUMin"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformFAdd: Adds up floats, in any order.
type GroupNonUniformFAdd struct{ Op *ir.Operation }

// AsGroupNonUniformFAdd views an operation as `spv.GroupNonUniformFAdd`; false when it is another one.
func AsGroupNonUniformFAdd(op *ir.Operation) (GroupNonUniformFAdd, bool) {
	return GroupNonUniformFAdd{op}, op.Is("spv.GroupNonUniformFAdd")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformFAdd) OpName() string { return "spv.GroupNonUniformFAdd" }

// Value is operand `value`.
func (o GroupNonUniformFAdd) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformFAdd) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformFAdd) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformFAdd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformFAdd) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformFAdd) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformFAdd) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformFAdd) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformFAdd) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformFAdd) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformFAdd builds `spv.GroupNonUniformFAdd`.
func NewGroupNonUniformFAdd(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformFAdd {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformFAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformFAdd"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformFMul: Multiplies floats, in any order.
type GroupNonUniformFMul struct{ Op *ir.Operation }

// AsGroupNonUniformFMul views an operation as `spv.GroupNonUniformFMul`; false when it is another one.
func AsGroupNonUniformFMul(op *ir.Operation) (GroupNonUniformFMul, bool) {
	return GroupNonUniformFMul{op}, op.Is("spv.GroupNonUniformFMul")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformFMul) OpName() string { return "spv.GroupNonUniformFMul" }

// Value is operand `value`.
func (o GroupNonUniformFMul) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformFMul) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformFMul) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformFMul) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformFMul) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformFMul) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformFMul) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformFMul) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformFMul) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformFMul) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformFMul builds `spv.GroupNonUniformFMul`.
func NewGroupNonUniformFMul(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformFMul {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformFMul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformFMul"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformFMax: Gives the largest float; with NaNs, which is undefined.
type GroupNonUniformFMax struct{ Op *ir.Operation }

// AsGroupNonUniformFMax views an operation as `spv.GroupNonUniformFMax`; false when it is another one.
func AsGroupNonUniformFMax(op *ir.Operation) (GroupNonUniformFMax, bool) {
	return GroupNonUniformFMax{op}, op.Is("spv.GroupNonUniformFMax")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformFMax) OpName() string { return "spv.GroupNonUniformFMax" }

// Value is operand `value`.
func (o GroupNonUniformFMax) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformFMax) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformFMax) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformFMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformFMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformFMax) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformFMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformFMax) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformFMax) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformFMax) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformFMax builds `spv.GroupNonUniformFMax`.
func NewGroupNonUniformFMax(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformFMax {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformFMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformFMax"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformFMin: Gives the smallest float; with NaNs, which is undefined.
type GroupNonUniformFMin struct{ Op *ir.Operation }

// AsGroupNonUniformFMin views an operation as `spv.GroupNonUniformFMin`; false when it is another one.
func AsGroupNonUniformFMin(op *ir.Operation) (GroupNonUniformFMin, bool) {
	return GroupNonUniformFMin{op}, op.Is("spv.GroupNonUniformFMin")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformFMin) OpName() string { return "spv.GroupNonUniformFMin" }

// Value is operand `value`.
func (o GroupNonUniformFMin) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformFMin) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformFMin) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformFMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformFMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformFMin) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformFMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformFMin) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformFMin) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformFMin) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformFMin builds `spv.GroupNonUniformFMin`.
func NewGroupNonUniformFMin(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformFMin {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformFMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformFMin"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// SubgroupBallotKHR: Gives each invocation of a subgroup a mask of those whose predicate is true.
type SubgroupBallotKHR struct{ Op *ir.Operation }

// AsSubgroupBallotKHR views an operation as `spv.SubgroupBallotKHR`; false when it is another one.
func AsSubgroupBallotKHR(op *ir.Operation) (SubgroupBallotKHR, bool) {
	return SubgroupBallotKHR{op}, op.Is("spv.SubgroupBallotKHR")
}

// OpName is the name of the operations that it views.
func (SubgroupBallotKHR) OpName() string { return "spv.SubgroupBallotKHR" }

// Predicate is operand `predicate`.
func (o SubgroupBallotKHR) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o SubgroupBallotKHR) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SubgroupBallotKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewSubgroupBallotKHR builds `spv.SubgroupBallotKHR`.
func NewSubgroupBallotKHR(b *ir.Builder, predicate *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SubgroupBallotKHR {
	return SubgroupBallotKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupBallotKHR"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageDrefGather: Compares four texels of one component with `dref` and gives the four results.
type ImageDrefGather struct{ Op *ir.Operation }

// AsImageDrefGather views an operation as `spv.ImageDrefGather`; false when it is another one.
func AsImageDrefGather(op *ir.Operation) (ImageDrefGather, bool) {
	return ImageDrefGather{op}, op.Is("spv.ImageDrefGather")
}

// OpName is the name of the operations that it views.
func (ImageDrefGather) OpName() string { return "spv.ImageDrefGather" }

// Sampledimage is operand `sampledimage`.
func (o ImageDrefGather) Sampledimage() *ir.Value { return o.Op.Operand(0) }

// SetSampledimage changes operand `sampledimage`.
func (o ImageDrefGather) SetSampledimage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageDrefGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageDrefGather) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageDrefGather) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageDrefGather) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageDrefGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageDrefGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageDrefGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageDrefGather) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageDrefGather) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageDrefGather builds `spv.ImageDrefGather`.
func NewImageDrefGather(b *ir.Builder, sampledimage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageDrefGather {
	var operands []*ir.Value
	operands = append(operands, sampledimage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageDrefGather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageDrefGather"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Image: Gives the image of an image with a sampler.
type Image struct{ Op *ir.Operation }

// AsImage views an operation as `spv.Image`; false when it is another one.
func AsImage(op *ir.Operation) (Image, bool) { return Image{op}, op.Is("spv.Image") }

// OpName is the name of the operations that it views.
func (Image) OpName() string { return "spv.Image" }

// Sampledimage is operand `sampledimage`.
func (o Image) Sampledimage() *ir.Value { return o.Op.Operand(0) }

// SetSampledimage changes operand `sampledimage`.
func (o Image) SetSampledimage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Image) Result() *ir.Value { return o.Op.Result(0) }

// NewImage builds `spv.Image`.
func NewImage(b *ir.Builder, sampledimage *ir.Value, attrs ...ir.NamedAttr) Image {
	return Image{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Image"),
		Operands: []*ir.Value{sampledimage},
		Results:  []ir.Type{ods.MustElement(sampledimage.Type())},
		Attrs:    attrs,
	})}
}

// ImageQuerySize: Gives the sizes of an image in texels, and the number of its layers.
type ImageQuerySize struct{ Op *ir.Operation }

// AsImageQuerySize views an operation as `spv.ImageQuerySize`; false when it is another one.
func AsImageQuerySize(op *ir.Operation) (ImageQuerySize, bool) {
	return ImageQuerySize{op}, op.Is("spv.ImageQuerySize")
}

// OpName is the name of the operations that it views.
func (ImageQuerySize) OpName() string { return "spv.ImageQuerySize" }

// Image is operand `image`.
func (o ImageQuerySize) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageQuerySize) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ImageQuerySize) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQuerySize builds `spv.ImageQuerySize`.
func NewImageQuerySize(b *ir.Builder, image *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQuerySize {
	return ImageQuerySize{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQuerySize"),
		Operands: []*ir.Value{image},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLRoundEven: Rounds a float to the nearest integer, the even one of two.
type GLSLRoundEven struct{ Op *ir.Operation }

// AsGLSLRoundEven views an operation as `spv.GLSL.RoundEven`; false when it is another one.
func AsGLSLRoundEven(op *ir.Operation) (GLSLRoundEven, bool) {
	return GLSLRoundEven{op}, op.Is("spv.GLSL.RoundEven")
}

// OpName is the name of the operations that it views.
func (GLSLRoundEven) OpName() string { return "spv.GLSL.RoundEven" }

// Operand is operand `operand`.
func (o GLSLRoundEven) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLRoundEven) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLRoundEven) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLRoundEven builds `spv.GLSL.RoundEven`.
func NewGLSLRoundEven(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLRoundEven {
	return GLSLRoundEven{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.RoundEven"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLTrunc: Rounds a float towards zero.
type GLSLTrunc struct{ Op *ir.Operation }

// AsGLSLTrunc views an operation as `spv.GLSL.Trunc`; false when it is another one.
func AsGLSLTrunc(op *ir.Operation) (GLSLTrunc, bool) { return GLSLTrunc{op}, op.Is("spv.GLSL.Trunc") }

// OpName is the name of the operations that it views.
func (GLSLTrunc) OpName() string { return "spv.GLSL.Trunc" }

// Operand is operand `operand`.
func (o GLSLTrunc) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLTrunc) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLTrunc) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLTrunc builds `spv.GLSL.Trunc`.
func NewGLSLTrunc(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLTrunc {
	return GLSLTrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Trunc"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFract: Gives what a float has above the next lower integer.
type GLSLFract struct{ Op *ir.Operation }

// AsGLSLFract views an operation as `spv.GLSL.Fract`; false when it is another one.
func AsGLSLFract(op *ir.Operation) (GLSLFract, bool) { return GLSLFract{op}, op.Is("spv.GLSL.Fract") }

// OpName is the name of the operations that it views.
func (GLSLFract) OpName() string { return "spv.GLSL.Fract" }

// Operand is operand `operand`.
func (o GLSLFract) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFract) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFract) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFract builds `spv.GLSL.Fract`.
func NewGLSLFract(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLFract {
	return GLSLFract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Fract"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLRadians: Converts degrees to radians.
type GLSLRadians struct{ Op *ir.Operation }

// AsGLSLRadians views an operation as `spv.GLSL.Radians`; false when it is another one.
func AsGLSLRadians(op *ir.Operation) (GLSLRadians, bool) {
	return GLSLRadians{op}, op.Is("spv.GLSL.Radians")
}

// OpName is the name of the operations that it views.
func (GLSLRadians) OpName() string { return "spv.GLSL.Radians" }

// Operand is operand `operand`.
func (o GLSLRadians) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLRadians) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLRadians) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLRadians builds `spv.GLSL.Radians`.
func NewGLSLRadians(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLRadians {
	return GLSLRadians{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Radians"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLDegrees: Converts radians to degrees.
type GLSLDegrees struct{ Op *ir.Operation }

// AsGLSLDegrees views an operation as `spv.GLSL.Degrees`; false when it is another one.
func AsGLSLDegrees(op *ir.Operation) (GLSLDegrees, bool) {
	return GLSLDegrees{op}, op.Is("spv.GLSL.Degrees")
}

// OpName is the name of the operations that it views.
func (GLSLDegrees) OpName() string { return "spv.GLSL.Degrees" }

// Operand is operand `operand`.
func (o GLSLDegrees) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLDegrees) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLDegrees) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLDegrees builds `spv.GLSL.Degrees`.
func NewGLSLDegrees(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLDegrees {
	return GLSLDegrees{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Degrees"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLAsinh: Computes the inverse hyperbolic sine.
type GLSLAsinh struct{ Op *ir.Operation }

// AsGLSLAsinh views an operation as `spv.GLSL.Asinh`; false when it is another one.
func AsGLSLAsinh(op *ir.Operation) (GLSLAsinh, bool) { return GLSLAsinh{op}, op.Is("spv.GLSL.Asinh") }

// OpName is the name of the operations that it views.
func (GLSLAsinh) OpName() string { return "spv.GLSL.Asinh" }

// Operand is operand `operand`.
func (o GLSLAsinh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLAsinh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLAsinh) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAsinh builds `spv.GLSL.Asinh`.
func NewGLSLAsinh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLAsinh {
	return GLSLAsinh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Asinh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLAcosh: Computes the inverse hyperbolic cosine. Undefined below 1.
type GLSLAcosh struct{ Op *ir.Operation }

// AsGLSLAcosh views an operation as `spv.GLSL.Acosh`; false when it is another one.
func AsGLSLAcosh(op *ir.Operation) (GLSLAcosh, bool) { return GLSLAcosh{op}, op.Is("spv.GLSL.Acosh") }

// OpName is the name of the operations that it views.
func (GLSLAcosh) OpName() string { return "spv.GLSL.Acosh" }

// Operand is operand `operand`.
func (o GLSLAcosh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLAcosh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLAcosh) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAcosh builds `spv.GLSL.Acosh`.
func NewGLSLAcosh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLAcosh {
	return GLSLAcosh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Acosh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLAtanh: Computes the inverse hyperbolic tangent. Undefined from 1 on, and down from
// -1.
type GLSLAtanh struct{ Op *ir.Operation }

// AsGLSLAtanh views an operation as `spv.GLSL.Atanh`; false when it is another one.
func AsGLSLAtanh(op *ir.Operation) (GLSLAtanh, bool) { return GLSLAtanh{op}, op.Is("spv.GLSL.Atanh") }

// OpName is the name of the operations that it views.
func (GLSLAtanh) OpName() string { return "spv.GLSL.Atanh" }

// Operand is operand `operand`.
func (o GLSLAtanh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLAtanh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLAtanh) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAtanh builds `spv.GLSL.Atanh`.
func NewGLSLAtanh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLAtanh {
	return GLSLAtanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Atanh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLExp2: Computes 2 to the power of its operand.
type GLSLExp2 struct{ Op *ir.Operation }

// AsGLSLExp2 views an operation as `spv.GLSL.Exp2`; false when it is another one.
func AsGLSLExp2(op *ir.Operation) (GLSLExp2, bool) { return GLSLExp2{op}, op.Is("spv.GLSL.Exp2") }

// OpName is the name of the operations that it views.
func (GLSLExp2) OpName() string { return "spv.GLSL.Exp2" }

// Operand is operand `operand`.
func (o GLSLExp2) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLExp2) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLExp2) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLExp2 builds `spv.GLSL.Exp2`.
func NewGLSLExp2(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLExp2 {
	return GLSLExp2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Exp2"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLLog2: Computes the logarithm to base 2. Undefined for zero and less.
type GLSLLog2 struct{ Op *ir.Operation }

// AsGLSLLog2 views an operation as `spv.GLSL.Log2`; false when it is another one.
func AsGLSLLog2(op *ir.Operation) (GLSLLog2, bool) { return GLSLLog2{op}, op.Is("spv.GLSL.Log2") }

// OpName is the name of the operations that it views.
func (GLSLLog2) OpName() string { return "spv.GLSL.Log2" }

// Operand is operand `operand`.
func (o GLSLLog2) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLLog2) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLLog2) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLLog2 builds `spv.GLSL.Log2`.
func NewGLSLLog2(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLLog2 {
	return GLSLLog2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Log2"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLAtan2: Computes the angle, from -pi to pi, of the point whose ordinate is the first
// float and whose abscissa is the second. Undefined when both are zero.
type GLSLAtan2 struct{ Op *ir.Operation }

// AsGLSLAtan2 views an operation as `spv.GLSL.Atan2`; false when it is another one.
func AsGLSLAtan2(op *ir.Operation) (GLSLAtan2, bool) { return GLSLAtan2{op}, op.Is("spv.GLSL.Atan2") }

// OpName is the name of the operations that it views.
func (GLSLAtan2) OpName() string { return "spv.GLSL.Atan2" }

// Lhs is operand `lhs`.
func (o GLSLAtan2) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLAtan2) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLAtan2) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLAtan2) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLAtan2) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLAtan2 builds `spv.GLSL.Atan2`.
func NewGLSLAtan2(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLAtan2 {
	return GLSLAtan2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Atan2"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLUMin: Gives the smaller of two unsigned integers.
type GLSLUMin struct{ Op *ir.Operation }

// AsGLSLUMin views an operation as `spv.GLSL.UMin`; false when it is another one.
func AsGLSLUMin(op *ir.Operation) (GLSLUMin, bool) { return GLSLUMin{op}, op.Is("spv.GLSL.UMin") }

// OpName is the name of the operations that it views.
func (GLSLUMin) OpName() string { return "spv.GLSL.UMin" }

// Lhs is operand `lhs`.
func (o GLSLUMin) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLUMin) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLUMin) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLUMin) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLUMin) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUMin builds `spv.GLSL.UMin`.
func NewGLSLUMin(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLUMin {
	return GLSLUMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UMin"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLUMax: Gives the larger of two unsigned integers.
type GLSLUMax struct{ Op *ir.Operation }

// AsGLSLUMax views an operation as `spv.GLSL.UMax`; false when it is another one.
func AsGLSLUMax(op *ir.Operation) (GLSLUMax, bool) { return GLSLUMax{op}, op.Is("spv.GLSL.UMax") }

// OpName is the name of the operations that it views.
func (GLSLUMax) OpName() string { return "spv.GLSL.UMax" }

// Lhs is operand `lhs`.
func (o GLSLUMax) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLUMax) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLUMax) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLUMax) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLUMax) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUMax builds `spv.GLSL.UMax`.
func NewGLSLUMax(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLUMax {
	return GLSLUMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UMax"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLStep: Gives 0 where the second float is less than the first, and else 1.
type GLSLStep struct{ Op *ir.Operation }

// AsGLSLStep views an operation as `spv.GLSL.Step`; false when it is another one.
func AsGLSLStep(op *ir.Operation) (GLSLStep, bool) { return GLSLStep{op}, op.Is("spv.GLSL.Step") }

// OpName is the name of the operations that it views.
func (GLSLStep) OpName() string { return "spv.GLSL.Step" }

// Lhs is operand `lhs`.
func (o GLSLStep) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLStep) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLStep) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLStep) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLStep) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLStep builds `spv.GLSL.Step`.
func NewGLSLStep(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLStep {
	return GLSLStep{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Step"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLNMin: Gives the smaller of two floats, and the other one if one is NaN.
type GLSLNMin struct{ Op *ir.Operation }

// AsGLSLNMin views an operation as `spv.GLSL.NMin`; false when it is another one.
func AsGLSLNMin(op *ir.Operation) (GLSLNMin, bool) { return GLSLNMin{op}, op.Is("spv.GLSL.NMin") }

// OpName is the name of the operations that it views.
func (GLSLNMin) OpName() string { return "spv.GLSL.NMin" }

// Lhs is operand `lhs`.
func (o GLSLNMin) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLNMin) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLNMin) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLNMin) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLNMin) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLNMin builds `spv.GLSL.NMin`.
func NewGLSLNMin(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLNMin {
	return GLSLNMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.NMin"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLNMax: Gives the larger of two floats, and the other one if one is NaN.
type GLSLNMax struct{ Op *ir.Operation }

// AsGLSLNMax views an operation as `spv.GLSL.NMax`; false when it is another one.
func AsGLSLNMax(op *ir.Operation) (GLSLNMax, bool) { return GLSLNMax{op}, op.Is("spv.GLSL.NMax") }

// OpName is the name of the operations that it views.
func (GLSLNMax) OpName() string { return "spv.GLSL.NMax" }

// Lhs is operand `lhs`.
func (o GLSLNMax) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLNMax) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLNMax) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLNMax) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLNMax) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLNMax builds `spv.GLSL.NMax`.
func NewGLSLNMax(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLNMax {
	return GLSLNMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.NMax"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLReflect: Reflects the first vector at the plane whose normal, of length 1, is the
// second.
type GLSLReflect struct{ Op *ir.Operation }

// AsGLSLReflect views an operation as `spv.GLSL.Reflect`; false when it is another one.
func AsGLSLReflect(op *ir.Operation) (GLSLReflect, bool) {
	return GLSLReflect{op}, op.Is("spv.GLSL.Reflect")
}

// OpName is the name of the operations that it views.
func (GLSLReflect) OpName() string { return "spv.GLSL.Reflect" }

// Lhs is operand `lhs`.
func (o GLSLReflect) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLReflect) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLReflect) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLReflect) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLReflect) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLReflect builds `spv.GLSL.Reflect`.
func NewGLSLReflect(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLReflect {
	return GLSLReflect{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Reflect"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLSmoothStep: Blends smoothly from 0 to 1 as `z` goes from `x` to `y`. Undefined when `x`
// is not less than `y`.
type GLSLSmoothStep struct{ Op *ir.Operation }

// AsGLSLSmoothStep views an operation as `spv.GLSL.SmoothStep`; false when it is another one.
func AsGLSLSmoothStep(op *ir.Operation) (GLSLSmoothStep, bool) {
	return GLSLSmoothStep{op}, op.Is("spv.GLSL.SmoothStep")
}

// OpName is the name of the operations that it views.
func (GLSLSmoothStep) OpName() string { return "spv.GLSL.SmoothStep" }

// X is operand `x`.
func (o GLSLSmoothStep) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLSmoothStep) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLSmoothStep) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLSmoothStep) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLSmoothStep) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLSmoothStep) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLSmoothStep) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLSmoothStep builds `spv.GLSL.SmoothStep`.
func NewGLSLSmoothStep(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLSmoothStep {
	return GLSLSmoothStep{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.SmoothStep"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLNClamp: Keeps the float `x` within `y` and `z`, and gives `y` if it is NaN.
type GLSLNClamp struct{ Op *ir.Operation }

// AsGLSLNClamp views an operation as `spv.GLSL.NClamp`; false when it is another one.
func AsGLSLNClamp(op *ir.Operation) (GLSLNClamp, bool) {
	return GLSLNClamp{op}, op.Is("spv.GLSL.NClamp")
}

// OpName is the name of the operations that it views.
func (GLSLNClamp) OpName() string { return "spv.GLSL.NClamp" }

// X is operand `x`.
func (o GLSLNClamp) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLNClamp) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLNClamp) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLNClamp) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLNClamp) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLNClamp) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLNClamp) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLNClamp builds `spv.GLSL.NClamp`.
func NewGLSLNClamp(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLNClamp {
	return GLSLNClamp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.NClamp"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFaceForward: Gives the vector `x` if the scalar product of `z` and `y` is negative, else
// its negation.
type GLSLFaceForward struct{ Op *ir.Operation }

// AsGLSLFaceForward views an operation as `spv.GLSL.FaceForward`; false when it is another one.
func AsGLSLFaceForward(op *ir.Operation) (GLSLFaceForward, bool) {
	return GLSLFaceForward{op}, op.Is("spv.GLSL.FaceForward")
}

// OpName is the name of the operations that it views.
func (GLSLFaceForward) OpName() string { return "spv.GLSL.FaceForward" }

// X is operand `x`.
func (o GLSLFaceForward) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLFaceForward) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Y is operand `y`.
func (o GLSLFaceForward) Y() *ir.Value { return o.Op.Operand(1) }

// SetY changes operand `y`.
func (o GLSLFaceForward) SetY(v *ir.Value) { o.Op.SetOperand(1, v) }

// Z is operand `z`.
func (o GLSLFaceForward) Z() *ir.Value { return o.Op.Operand(2) }

// SetZ changes operand `z`.
func (o GLSLFaceForward) SetZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLFaceForward) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFaceForward builds `spv.GLSL.FaceForward`.
func NewGLSLFaceForward(b *ir.Builder, x *ir.Value, y *ir.Value, z *ir.Value, attrs ...ir.NamedAttr) GLSLFaceForward {
	return GLSLFaceForward{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FaceForward"),
		Operands: []*ir.Value{x, y, z},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLRefract: Refracts the vector `i` at the plane with normal `n`; `eta` is the ratio of
// the refractive indices.
type GLSLRefract struct{ Op *ir.Operation }

// AsGLSLRefract views an operation as `spv.GLSL.Refract`; false when it is another one.
func AsGLSLRefract(op *ir.Operation) (GLSLRefract, bool) {
	return GLSLRefract{op}, op.Is("spv.GLSL.Refract")
}

// OpName is the name of the operations that it views.
func (GLSLRefract) OpName() string { return "spv.GLSL.Refract" }

// I is operand `i`.
func (o GLSLRefract) I() *ir.Value { return o.Op.Operand(0) }

// SetI changes operand `i`.
func (o GLSLRefract) SetI(v *ir.Value) { o.Op.SetOperand(0, v) }

// N is operand `n`.
func (o GLSLRefract) N() *ir.Value { return o.Op.Operand(1) }

// SetN changes operand `n`.
func (o GLSLRefract) SetN(v *ir.Value) { o.Op.SetOperand(1, v) }

// Eta is operand `eta`.
func (o GLSLRefract) Eta() *ir.Value { return o.Op.Operand(2) }

// SetEta changes operand `eta`.
func (o GLSLRefract) SetEta(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o GLSLRefract) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLRefract builds `spv.GLSL.Refract`.
func NewGLSLRefract(b *ir.Builder, i *ir.Value, n *ir.Value, eta *ir.Value, attrs ...ir.NamedAttr) GLSLRefract {
	return GLSLRefract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Refract"),
		Operands: []*ir.Value{i, n, eta},
		Results:  []ir.Type{i.Type()},
		Attrs:    attrs,
	})}
}

// GLSLDeterminant: Computes the determinant of a square matrix.
type GLSLDeterminant struct{ Op *ir.Operation }

// AsGLSLDeterminant views an operation as `spv.GLSL.Determinant`; false when it is another one.
func AsGLSLDeterminant(op *ir.Operation) (GLSLDeterminant, bool) {
	return GLSLDeterminant{op}, op.Is("spv.GLSL.Determinant")
}

// OpName is the name of the operations that it views.
func (GLSLDeterminant) OpName() string { return "spv.GLSL.Determinant" }

// Operand is operand `operand`.
func (o GLSLDeterminant) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLDeterminant) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLDeterminant) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLDeterminant builds `spv.GLSL.Determinant`.
func NewGLSLDeterminant(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLDeterminant {
	return GLSLDeterminant{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Determinant"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLLength: Computes the length of a vector.
type GLSLLength struct{ Op *ir.Operation }

// AsGLSLLength views an operation as `spv.GLSL.Length`; false when it is another one.
func AsGLSLLength(op *ir.Operation) (GLSLLength, bool) {
	return GLSLLength{op}, op.Is("spv.GLSL.Length")
}

// OpName is the name of the operations that it views.
func (GLSLLength) OpName() string { return "spv.GLSL.Length" }

// Operand is operand `operand`.
func (o GLSLLength) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLLength) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLLength) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLLength builds `spv.GLSL.Length`.
func NewGLSLLength(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLLength {
	return GLSLLength{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Length"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLMatrixInverse: Inverts a square matrix. Undefined when it has no inverse.
type GLSLMatrixInverse struct{ Op *ir.Operation }

// AsGLSLMatrixInverse views an operation as `spv.GLSL.MatrixInverse`; false when it is another one.
func AsGLSLMatrixInverse(op *ir.Operation) (GLSLMatrixInverse, bool) {
	return GLSLMatrixInverse{op}, op.Is("spv.GLSL.MatrixInverse")
}

// OpName is the name of the operations that it views.
func (GLSLMatrixInverse) OpName() string { return "spv.GLSL.MatrixInverse" }

// Operand is operand `operand`.
func (o GLSLMatrixInverse) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLMatrixInverse) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLMatrixInverse) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLMatrixInverse builds `spv.GLSL.MatrixInverse`.
func NewGLSLMatrixInverse(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLMatrixInverse {
	return GLSLMatrixInverse{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.MatrixInverse"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLDistance: Computes the distance of two points.
type GLSLDistance struct{ Op *ir.Operation }

// AsGLSLDistance views an operation as `spv.GLSL.Distance`; false when it is another one.
func AsGLSLDistance(op *ir.Operation) (GLSLDistance, bool) {
	return GLSLDistance{op}, op.Is("spv.GLSL.Distance")
}

// OpName is the name of the operations that it views.
func (GLSLDistance) OpName() string { return "spv.GLSL.Distance" }

// P0 is operand `p0`.
func (o GLSLDistance) P0() *ir.Value { return o.Op.Operand(0) }

// SetP0 changes operand `p0`.
func (o GLSLDistance) SetP0(v *ir.Value) { o.Op.SetOperand(0, v) }

// P1 is operand `p1`.
func (o GLSLDistance) P1() *ir.Value { return o.Op.Operand(1) }

// SetP1 changes operand `p1`.
func (o GLSLDistance) SetP1(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLDistance) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLDistance builds `spv.GLSL.Distance`.
func NewGLSLDistance(b *ir.Builder, p0 *ir.Value, p1 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLDistance {
	return GLSLDistance{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Distance"),
		Operands: []*ir.Value{p0, p1},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLCross: Computes the vector product of two vectors of three floats.
type GLSLCross struct{ Op *ir.Operation }

// AsGLSLCross views an operation as `spv.GLSL.Cross`; false when it is another one.
func AsGLSLCross(op *ir.Operation) (GLSLCross, bool) { return GLSLCross{op}, op.Is("spv.GLSL.Cross") }

// OpName is the name of the operations that it views.
func (GLSLCross) OpName() string { return "spv.GLSL.Cross" }

// Lhs is operand `lhs`.
func (o GLSLCross) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o GLSLCross) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o GLSLCross) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o GLSLCross) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLCross) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLCross builds `spv.GLSL.Cross`.
func NewGLSLCross(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) GLSLCross {
	return GLSLCross{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Cross"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// GLSLNormalize: Gives the vector of length 1 in the same direction.
type GLSLNormalize struct{ Op *ir.Operation }

// AsGLSLNormalize views an operation as `spv.GLSL.Normalize`; false when it is another one.
func AsGLSLNormalize(op *ir.Operation) (GLSLNormalize, bool) {
	return GLSLNormalize{op}, op.Is("spv.GLSL.Normalize")
}

// OpName is the name of the operations that it views.
func (GLSLNormalize) OpName() string { return "spv.GLSL.Normalize" }

// Operand is operand `operand`.
func (o GLSLNormalize) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLNormalize) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLNormalize) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLNormalize builds `spv.GLSL.Normalize`.
func NewGLSLNormalize(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) GLSLNormalize {
	return GLSLNormalize{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Normalize"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// GLSLFindILsb: Gives the number of the lowest bit that is set, -1 if none is.
type GLSLFindILsb struct{ Op *ir.Operation }

// AsGLSLFindILsb views an operation as `spv.GLSL.FindILsb`; false when it is another one.
func AsGLSLFindILsb(op *ir.Operation) (GLSLFindILsb, bool) {
	return GLSLFindILsb{op}, op.Is("spv.GLSL.FindILsb")
}

// OpName is the name of the operations that it views.
func (GLSLFindILsb) OpName() string { return "spv.GLSL.FindILsb" }

// Operand is operand `operand`.
func (o GLSLFindILsb) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFindILsb) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFindILsb) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFindILsb builds `spv.GLSL.FindILsb`.
func NewGLSLFindILsb(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLFindILsb {
	return GLSLFindILsb{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FindILsb"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLFindSMsb: Gives the number of the highest bit of a signed integer that is not its
// sign, -1 for 0 and -1.
type GLSLFindSMsb struct{ Op *ir.Operation }

// AsGLSLFindSMsb views an operation as `spv.GLSL.FindSMsb`; false when it is another one.
func AsGLSLFindSMsb(op *ir.Operation) (GLSLFindSMsb, bool) {
	return GLSLFindSMsb{op}, op.Is("spv.GLSL.FindSMsb")
}

// OpName is the name of the operations that it views.
func (GLSLFindSMsb) OpName() string { return "spv.GLSL.FindSMsb" }

// Operand is operand `operand`.
func (o GLSLFindSMsb) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFindSMsb) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFindSMsb) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFindSMsb builds `spv.GLSL.FindSMsb`.
func NewGLSLFindSMsb(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLFindSMsb {
	return GLSLFindSMsb{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FindSMsb"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLFindUMsb: Gives the number of the highest bit that is set, -1 if none is.
type GLSLFindUMsb struct{ Op *ir.Operation }

// AsGLSLFindUMsb views an operation as `spv.GLSL.FindUMsb`; false when it is another one.
func AsGLSLFindUMsb(op *ir.Operation) (GLSLFindUMsb, bool) {
	return GLSLFindUMsb{op}, op.Is("spv.GLSL.FindUMsb")
}

// OpName is the name of the operations that it views.
func (GLSLFindUMsb) OpName() string { return "spv.GLSL.FindUMsb" }

// Operand is operand `operand`.
func (o GLSLFindUMsb) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLFindUMsb) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLFindUMsb) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFindUMsb builds `spv.GLSL.FindUMsb`.
func NewGLSLFindUMsb(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLFindUMsb {
	return GLSLFindUMsb{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.FindUMsb"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLModf: Splits a float into its fraction, the result, and its whole part, which is
// stored.
type GLSLModf struct{ Op *ir.Operation }

// AsGLSLModf views an operation as `spv.GLSL.Modf`; false when it is another one.
func AsGLSLModf(op *ir.Operation) (GLSLModf, bool) { return GLSLModf{op}, op.Is("spv.GLSL.Modf") }

// OpName is the name of the operations that it views.
func (GLSLModf) OpName() string { return "spv.GLSL.Modf" }

// X is operand `x`.
func (o GLSLModf) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLModf) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// I is operand `i`.
func (o GLSLModf) I() *ir.Value { return o.Op.Operand(1) }

// SetI changes operand `i`.
func (o GLSLModf) SetI(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLModf) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLModf builds `spv.GLSL.Modf`.
func NewGLSLModf(b *ir.Builder, x *ir.Value, i *ir.Value, attrs ...ir.NamedAttr) GLSLModf {
	return GLSLModf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Modf"),
		Operands: []*ir.Value{x, i},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLModfStruct: Splits a float into its fraction and its whole part; the result is a struct
// of both.
type GLSLModfStruct struct{ Op *ir.Operation }

// AsGLSLModfStruct views an operation as `spv.GLSL.ModfStruct`; false when it is another one.
func AsGLSLModfStruct(op *ir.Operation) (GLSLModfStruct, bool) {
	return GLSLModfStruct{op}, op.Is("spv.GLSL.ModfStruct")
}

// OpName is the name of the operations that it views.
func (GLSLModfStruct) OpName() string { return "spv.GLSL.ModfStruct" }

// X is operand `x`.
func (o GLSLModfStruct) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLModfStruct) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLModfStruct) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLModfStruct builds `spv.GLSL.ModfStruct`.
func NewGLSLModfStruct(b *ir.Builder, x *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLModfStruct {
	return GLSLModfStruct{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.ModfStruct"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLFrexp: Splits a float into a fraction from 1/2 up to 1, the result, and a power of
// two, whose exponent is stored.
type GLSLFrexp struct{ Op *ir.Operation }

// AsGLSLFrexp views an operation as `spv.GLSL.Frexp`; false when it is another one.
func AsGLSLFrexp(op *ir.Operation) (GLSLFrexp, bool) { return GLSLFrexp{op}, op.Is("spv.GLSL.Frexp") }

// OpName is the name of the operations that it views.
func (GLSLFrexp) OpName() string { return "spv.GLSL.Frexp" }

// X is operand `x`.
func (o GLSLFrexp) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GLSLFrexp) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Exp is operand `exp`.
func (o GLSLFrexp) Exp() *ir.Value { return o.Op.Operand(1) }

// SetExp changes operand `exp`.
func (o GLSLFrexp) SetExp(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLFrexp) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLFrexp builds `spv.GLSL.Frexp`.
func NewGLSLFrexp(b *ir.Builder, x *ir.Value, exp *ir.Value, attrs ...ir.NamedAttr) GLSLFrexp {
	return GLSLFrexp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.Frexp"),
		Operands: []*ir.Value{x, exp},
		Results:  []ir.Type{x.Type()},
		Attrs:    attrs,
	})}
}

// GLSLPackSnorm4x8: Packs four floats from -1 to 1 as signed bytes.
type GLSLPackSnorm4x8 struct{ Op *ir.Operation }

// AsGLSLPackSnorm4x8 views an operation as `spv.GLSL.PackSnorm4x8`; false when it is another one.
func AsGLSLPackSnorm4x8(op *ir.Operation) (GLSLPackSnorm4x8, bool) {
	return GLSLPackSnorm4x8{op}, op.Is("spv.GLSL.PackSnorm4x8")
}

// OpName is the name of the operations that it views.
func (GLSLPackSnorm4x8) OpName() string { return "spv.GLSL.PackSnorm4x8" }

// Operand is operand `operand`.
func (o GLSLPackSnorm4x8) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLPackSnorm4x8) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLPackSnorm4x8) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPackSnorm4x8 builds `spv.GLSL.PackSnorm4x8`.
func NewGLSLPackSnorm4x8(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLPackSnorm4x8 {
	return GLSLPackSnorm4x8{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.PackSnorm4x8"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLPackUnorm4x8: Packs four floats from 0 to 1 as unsigned bytes.
type GLSLPackUnorm4x8 struct{ Op *ir.Operation }

// AsGLSLPackUnorm4x8 views an operation as `spv.GLSL.PackUnorm4x8`; false when it is another one.
func AsGLSLPackUnorm4x8(op *ir.Operation) (GLSLPackUnorm4x8, bool) {
	return GLSLPackUnorm4x8{op}, op.Is("spv.GLSL.PackUnorm4x8")
}

// OpName is the name of the operations that it views.
func (GLSLPackUnorm4x8) OpName() string { return "spv.GLSL.PackUnorm4x8" }

// Operand is operand `operand`.
func (o GLSLPackUnorm4x8) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLPackUnorm4x8) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLPackUnorm4x8) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPackUnorm4x8 builds `spv.GLSL.PackUnorm4x8`.
func NewGLSLPackUnorm4x8(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLPackUnorm4x8 {
	return GLSLPackUnorm4x8{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.PackUnorm4x8"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLPackSnorm2x16: Packs two floats from -1 to 1 as signed integers of 16 bits.
type GLSLPackSnorm2x16 struct{ Op *ir.Operation }

// AsGLSLPackSnorm2x16 views an operation as `spv.GLSL.PackSnorm2x16`; false when it is another one.
func AsGLSLPackSnorm2x16(op *ir.Operation) (GLSLPackSnorm2x16, bool) {
	return GLSLPackSnorm2x16{op}, op.Is("spv.GLSL.PackSnorm2x16")
}

// OpName is the name of the operations that it views.
func (GLSLPackSnorm2x16) OpName() string { return "spv.GLSL.PackSnorm2x16" }

// Operand is operand `operand`.
func (o GLSLPackSnorm2x16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLPackSnorm2x16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLPackSnorm2x16) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPackSnorm2x16 builds `spv.GLSL.PackSnorm2x16`.
func NewGLSLPackSnorm2x16(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLPackSnorm2x16 {
	return GLSLPackSnorm2x16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.PackSnorm2x16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLPackUnorm2x16: Packs two floats from 0 to 1 as unsigned integers of 16 bits.
type GLSLPackUnorm2x16 struct{ Op *ir.Operation }

// AsGLSLPackUnorm2x16 views an operation as `spv.GLSL.PackUnorm2x16`; false when it is another one.
func AsGLSLPackUnorm2x16(op *ir.Operation) (GLSLPackUnorm2x16, bool) {
	return GLSLPackUnorm2x16{op}, op.Is("spv.GLSL.PackUnorm2x16")
}

// OpName is the name of the operations that it views.
func (GLSLPackUnorm2x16) OpName() string { return "spv.GLSL.PackUnorm2x16" }

// Operand is operand `operand`.
func (o GLSLPackUnorm2x16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLPackUnorm2x16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLPackUnorm2x16) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPackUnorm2x16 builds `spv.GLSL.PackUnorm2x16`.
func NewGLSLPackUnorm2x16(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLPackUnorm2x16 {
	return GLSLPackUnorm2x16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.PackUnorm2x16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLPackHalf2x16: Packs two floats as floats of 16 bits.
type GLSLPackHalf2x16 struct{ Op *ir.Operation }

// AsGLSLPackHalf2x16 views an operation as `spv.GLSL.PackHalf2x16`; false when it is another one.
func AsGLSLPackHalf2x16(op *ir.Operation) (GLSLPackHalf2x16, bool) {
	return GLSLPackHalf2x16{op}, op.Is("spv.GLSL.PackHalf2x16")
}

// OpName is the name of the operations that it views.
func (GLSLPackHalf2x16) OpName() string { return "spv.GLSL.PackHalf2x16" }

// Operand is operand `operand`.
func (o GLSLPackHalf2x16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLPackHalf2x16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLPackHalf2x16) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPackHalf2x16 builds `spv.GLSL.PackHalf2x16`.
func NewGLSLPackHalf2x16(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLPackHalf2x16 {
	return GLSLPackHalf2x16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.PackHalf2x16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLPackDouble2x32: Makes a float of 64 bits of two integers, the low one first.
type GLSLPackDouble2x32 struct{ Op *ir.Operation }

// AsGLSLPackDouble2x32 views an operation as `spv.GLSL.PackDouble2x32`; false when it is another one.
func AsGLSLPackDouble2x32(op *ir.Operation) (GLSLPackDouble2x32, bool) {
	return GLSLPackDouble2x32{op}, op.Is("spv.GLSL.PackDouble2x32")
}

// OpName is the name of the operations that it views.
func (GLSLPackDouble2x32) OpName() string { return "spv.GLSL.PackDouble2x32" }

// Operand is operand `operand`.
func (o GLSLPackDouble2x32) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLPackDouble2x32) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLPackDouble2x32) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLPackDouble2x32 builds `spv.GLSL.PackDouble2x32`.
func NewGLSLPackDouble2x32(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLPackDouble2x32 {
	return GLSLPackDouble2x32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.PackDouble2x32"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLUnpackSnorm2x16: Unpacks two floats from -1 to 1 from signed integers of 16 bits.
type GLSLUnpackSnorm2x16 struct{ Op *ir.Operation }

// AsGLSLUnpackSnorm2x16 views an operation as `spv.GLSL.UnpackSnorm2x16`; false when it is another one.
func AsGLSLUnpackSnorm2x16(op *ir.Operation) (GLSLUnpackSnorm2x16, bool) {
	return GLSLUnpackSnorm2x16{op}, op.Is("spv.GLSL.UnpackSnorm2x16")
}

// OpName is the name of the operations that it views.
func (GLSLUnpackSnorm2x16) OpName() string { return "spv.GLSL.UnpackSnorm2x16" }

// Operand is operand `operand`.
func (o GLSLUnpackSnorm2x16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLUnpackSnorm2x16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLUnpackSnorm2x16) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUnpackSnorm2x16 builds `spv.GLSL.UnpackSnorm2x16`.
func NewGLSLUnpackSnorm2x16(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLUnpackSnorm2x16 {
	return GLSLUnpackSnorm2x16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UnpackSnorm2x16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLUnpackUnorm2x16: Unpacks two floats from 0 to 1 from unsigned integers of 16 bits.
type GLSLUnpackUnorm2x16 struct{ Op *ir.Operation }

// AsGLSLUnpackUnorm2x16 views an operation as `spv.GLSL.UnpackUnorm2x16`; false when it is another one.
func AsGLSLUnpackUnorm2x16(op *ir.Operation) (GLSLUnpackUnorm2x16, bool) {
	return GLSLUnpackUnorm2x16{op}, op.Is("spv.GLSL.UnpackUnorm2x16")
}

// OpName is the name of the operations that it views.
func (GLSLUnpackUnorm2x16) OpName() string { return "spv.GLSL.UnpackUnorm2x16" }

// Operand is operand `operand`.
func (o GLSLUnpackUnorm2x16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLUnpackUnorm2x16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLUnpackUnorm2x16) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUnpackUnorm2x16 builds `spv.GLSL.UnpackUnorm2x16`.
func NewGLSLUnpackUnorm2x16(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLUnpackUnorm2x16 {
	return GLSLUnpackUnorm2x16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UnpackUnorm2x16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLUnpackHalf2x16: Unpacks two floats of 16 bits.
type GLSLUnpackHalf2x16 struct{ Op *ir.Operation }

// AsGLSLUnpackHalf2x16 views an operation as `spv.GLSL.UnpackHalf2x16`; false when it is another one.
func AsGLSLUnpackHalf2x16(op *ir.Operation) (GLSLUnpackHalf2x16, bool) {
	return GLSLUnpackHalf2x16{op}, op.Is("spv.GLSL.UnpackHalf2x16")
}

// OpName is the name of the operations that it views.
func (GLSLUnpackHalf2x16) OpName() string { return "spv.GLSL.UnpackHalf2x16" }

// Operand is operand `operand`.
func (o GLSLUnpackHalf2x16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLUnpackHalf2x16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLUnpackHalf2x16) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUnpackHalf2x16 builds `spv.GLSL.UnpackHalf2x16`.
func NewGLSLUnpackHalf2x16(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLUnpackHalf2x16 {
	return GLSLUnpackHalf2x16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UnpackHalf2x16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLUnpackSnorm4x8: Unpacks four floats from -1 to 1 from signed bytes.
type GLSLUnpackSnorm4x8 struct{ Op *ir.Operation }

// AsGLSLUnpackSnorm4x8 views an operation as `spv.GLSL.UnpackSnorm4x8`; false when it is another one.
func AsGLSLUnpackSnorm4x8(op *ir.Operation) (GLSLUnpackSnorm4x8, bool) {
	return GLSLUnpackSnorm4x8{op}, op.Is("spv.GLSL.UnpackSnorm4x8")
}

// OpName is the name of the operations that it views.
func (GLSLUnpackSnorm4x8) OpName() string { return "spv.GLSL.UnpackSnorm4x8" }

// Operand is operand `operand`.
func (o GLSLUnpackSnorm4x8) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLUnpackSnorm4x8) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLUnpackSnorm4x8) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUnpackSnorm4x8 builds `spv.GLSL.UnpackSnorm4x8`.
func NewGLSLUnpackSnorm4x8(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLUnpackSnorm4x8 {
	return GLSLUnpackSnorm4x8{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UnpackSnorm4x8"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLUnpackUnorm4x8: Unpacks four floats from 0 to 1 from unsigned bytes.
type GLSLUnpackUnorm4x8 struct{ Op *ir.Operation }

// AsGLSLUnpackUnorm4x8 views an operation as `spv.GLSL.UnpackUnorm4x8`; false when it is another one.
func AsGLSLUnpackUnorm4x8(op *ir.Operation) (GLSLUnpackUnorm4x8, bool) {
	return GLSLUnpackUnorm4x8{op}, op.Is("spv.GLSL.UnpackUnorm4x8")
}

// OpName is the name of the operations that it views.
func (GLSLUnpackUnorm4x8) OpName() string { return "spv.GLSL.UnpackUnorm4x8" }

// Operand is operand `operand`.
func (o GLSLUnpackUnorm4x8) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLUnpackUnorm4x8) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLUnpackUnorm4x8) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUnpackUnorm4x8 builds `spv.GLSL.UnpackUnorm4x8`.
func NewGLSLUnpackUnorm4x8(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLUnpackUnorm4x8 {
	return GLSLUnpackUnorm4x8{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UnpackUnorm4x8"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLUnpackDouble2x32: Takes a float of 64 bits apart into two integers, the low one first.
type GLSLUnpackDouble2x32 struct{ Op *ir.Operation }

// AsGLSLUnpackDouble2x32 views an operation as `spv.GLSL.UnpackDouble2x32`; false when it is another one.
func AsGLSLUnpackDouble2x32(op *ir.Operation) (GLSLUnpackDouble2x32, bool) {
	return GLSLUnpackDouble2x32{op}, op.Is("spv.GLSL.UnpackDouble2x32")
}

// OpName is the name of the operations that it views.
func (GLSLUnpackDouble2x32) OpName() string { return "spv.GLSL.UnpackDouble2x32" }

// Operand is operand `operand`.
func (o GLSLUnpackDouble2x32) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GLSLUnpackDouble2x32) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLUnpackDouble2x32) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLUnpackDouble2x32 builds `spv.GLSL.UnpackDouble2x32`.
func NewGLSLUnpackDouble2x32(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLUnpackDouble2x32 {
	return GLSLUnpackDouble2x32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.UnpackDouble2x32"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLInterpolateAtCentroid: Gives the value of an input at the centroid of the pixel.
type GLSLInterpolateAtCentroid struct{ Op *ir.Operation }

// AsGLSLInterpolateAtCentroid views an operation as `spv.GLSL.InterpolateAtCentroid`; false when it is another one.
func AsGLSLInterpolateAtCentroid(op *ir.Operation) (GLSLInterpolateAtCentroid, bool) {
	return GLSLInterpolateAtCentroid{op}, op.Is("spv.GLSL.InterpolateAtCentroid")
}

// OpName is the name of the operations that it views.
func (GLSLInterpolateAtCentroid) OpName() string { return "spv.GLSL.InterpolateAtCentroid" }

// Interpolant is operand `interpolant`.
func (o GLSLInterpolateAtCentroid) Interpolant() *ir.Value { return o.Op.Operand(0) }

// SetInterpolant changes operand `interpolant`.
func (o GLSLInterpolateAtCentroid) SetInterpolant(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GLSLInterpolateAtCentroid) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLInterpolateAtCentroid builds `spv.GLSL.InterpolateAtCentroid`.
func NewGLSLInterpolateAtCentroid(b *ir.Builder, interpolant *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLInterpolateAtCentroid {
	return GLSLInterpolateAtCentroid{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.InterpolateAtCentroid"),
		Operands: []*ir.Value{interpolant},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLInterpolateAtSample: Gives the value of an input at a sample.
type GLSLInterpolateAtSample struct{ Op *ir.Operation }

// AsGLSLInterpolateAtSample views an operation as `spv.GLSL.InterpolateAtSample`; false when it is another one.
func AsGLSLInterpolateAtSample(op *ir.Operation) (GLSLInterpolateAtSample, bool) {
	return GLSLInterpolateAtSample{op}, op.Is("spv.GLSL.InterpolateAtSample")
}

// OpName is the name of the operations that it views.
func (GLSLInterpolateAtSample) OpName() string { return "spv.GLSL.InterpolateAtSample" }

// Interpolant is operand `interpolant`.
func (o GLSLInterpolateAtSample) Interpolant() *ir.Value { return o.Op.Operand(0) }

// SetInterpolant changes operand `interpolant`.
func (o GLSLInterpolateAtSample) SetInterpolant(v *ir.Value) { o.Op.SetOperand(0, v) }

// Sample is operand `sample`.
func (o GLSLInterpolateAtSample) Sample() *ir.Value { return o.Op.Operand(1) }

// SetSample changes operand `sample`.
func (o GLSLInterpolateAtSample) SetSample(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLInterpolateAtSample) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLInterpolateAtSample builds `spv.GLSL.InterpolateAtSample`.
func NewGLSLInterpolateAtSample(b *ir.Builder, interpolant *ir.Value, sample *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLInterpolateAtSample {
	return GLSLInterpolateAtSample{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.InterpolateAtSample"),
		Operands: []*ir.Value{interpolant, sample},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GLSLInterpolateAtOffset: Gives the value of an input at an offset from the centre of the pixel.
type GLSLInterpolateAtOffset struct{ Op *ir.Operation }

// AsGLSLInterpolateAtOffset views an operation as `spv.GLSL.InterpolateAtOffset`; false when it is another one.
func AsGLSLInterpolateAtOffset(op *ir.Operation) (GLSLInterpolateAtOffset, bool) {
	return GLSLInterpolateAtOffset{op}, op.Is("spv.GLSL.InterpolateAtOffset")
}

// OpName is the name of the operations that it views.
func (GLSLInterpolateAtOffset) OpName() string { return "spv.GLSL.InterpolateAtOffset" }

// Interpolant is operand `interpolant`.
func (o GLSLInterpolateAtOffset) Interpolant() *ir.Value { return o.Op.Operand(0) }

// SetInterpolant changes operand `interpolant`.
func (o GLSLInterpolateAtOffset) SetInterpolant(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offset is operand `offset`.
func (o GLSLInterpolateAtOffset) Offset() *ir.Value { return o.Op.Operand(1) }

// SetOffset changes operand `offset`.
func (o GLSLInterpolateAtOffset) SetOffset(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GLSLInterpolateAtOffset) Result() *ir.Value { return o.Op.Result(0) }

// NewGLSLInterpolateAtOffset builds `spv.GLSL.InterpolateAtOffset`.
func NewGLSLInterpolateAtOffset(b *ir.Builder, interpolant *ir.Value, offset *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GLSLInterpolateAtOffset {
	return GLSLInterpolateAtOffset{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GLSL.InterpolateAtOffset"),
		Operands: []*ir.Value{interpolant, offset},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// VectorTimesScalar: Multiplies all elements of a vector by a number.
type VectorTimesScalar struct{ Op *ir.Operation }

// AsVectorTimesScalar views an operation as `spv.VectorTimesScalar`; false when it is another one.
func AsVectorTimesScalar(op *ir.Operation) (VectorTimesScalar, bool) {
	return VectorTimesScalar{op}, op.Is("spv.VectorTimesScalar")
}

// OpName is the name of the operations that it views.
func (VectorTimesScalar) OpName() string { return "spv.VectorTimesScalar" }

// Vector is operand `vector`.
func (o VectorTimesScalar) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o VectorTimesScalar) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Scalar is operand `scalar`.
func (o VectorTimesScalar) Scalar() *ir.Value { return o.Op.Operand(1) }

// SetScalar changes operand `scalar`.
func (o VectorTimesScalar) SetScalar(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o VectorTimesScalar) Result() *ir.Value { return o.Op.Result(0) }

// NewVectorTimesScalar builds `spv.VectorTimesScalar`.
func NewVectorTimesScalar(b *ir.Builder, vector *ir.Value, scalar *ir.Value, attrs ...ir.NamedAttr) VectorTimesScalar {
	return VectorTimesScalar{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.VectorTimesScalar"),
		Operands: []*ir.Value{vector, scalar},
		Results:  []ir.Type{vector.Type()},
		Attrs:    attrs,
	})}
}

// VectorTimesMatrix: Multiplies a row vector by a matrix.
type VectorTimesMatrix struct{ Op *ir.Operation }

// AsVectorTimesMatrix views an operation as `spv.VectorTimesMatrix`; false when it is another one.
func AsVectorTimesMatrix(op *ir.Operation) (VectorTimesMatrix, bool) {
	return VectorTimesMatrix{op}, op.Is("spv.VectorTimesMatrix")
}

// OpName is the name of the operations that it views.
func (VectorTimesMatrix) OpName() string { return "spv.VectorTimesMatrix" }

// Vector is operand `vector`.
func (o VectorTimesMatrix) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o VectorTimesMatrix) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Matrix is operand `matrix`.
func (o VectorTimesMatrix) Matrix() *ir.Value { return o.Op.Operand(1) }

// SetMatrix changes operand `matrix`.
func (o VectorTimesMatrix) SetMatrix(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o VectorTimesMatrix) Result() *ir.Value { return o.Op.Result(0) }

// NewVectorTimesMatrix builds `spv.VectorTimesMatrix`.
func NewVectorTimesMatrix(b *ir.Builder, vector *ir.Value, matrix *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) VectorTimesMatrix {
	return VectorTimesMatrix{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.VectorTimesMatrix"),
		Operands: []*ir.Value{vector, matrix},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// MatrixTimesVector: Multiplies a matrix by a column vector.
type MatrixTimesVector struct{ Op *ir.Operation }

// AsMatrixTimesVector views an operation as `spv.MatrixTimesVector`; false when it is another one.
func AsMatrixTimesVector(op *ir.Operation) (MatrixTimesVector, bool) {
	return MatrixTimesVector{op}, op.Is("spv.MatrixTimesVector")
}

// OpName is the name of the operations that it views.
func (MatrixTimesVector) OpName() string { return "spv.MatrixTimesVector" }

// Matrix is operand `matrix`.
func (o MatrixTimesVector) Matrix() *ir.Value { return o.Op.Operand(0) }

// SetMatrix changes operand `matrix`.
func (o MatrixTimesVector) SetMatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector is operand `vector`.
func (o MatrixTimesVector) Vector() *ir.Value { return o.Op.Operand(1) }

// SetVector changes operand `vector`.
func (o MatrixTimesVector) SetVector(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o MatrixTimesVector) Result() *ir.Value { return o.Op.Result(0) }

// NewMatrixTimesVector builds `spv.MatrixTimesVector`.
func NewMatrixTimesVector(b *ir.Builder, matrix *ir.Value, vector *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) MatrixTimesVector {
	return MatrixTimesVector{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.MatrixTimesVector"),
		Operands: []*ir.Value{matrix, vector},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// OuterProduct: Multiplies a column vector by a row vector to a matrix.
type OuterProduct struct{ Op *ir.Operation }

// AsOuterProduct views an operation as `spv.OuterProduct`; false when it is another one.
func AsOuterProduct(op *ir.Operation) (OuterProduct, bool) {
	return OuterProduct{op}, op.Is("spv.OuterProduct")
}

// OpName is the name of the operations that it views.
func (OuterProduct) OpName() string { return "spv.OuterProduct" }

// Vector1 is operand `vector1`.
func (o OuterProduct) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o OuterProduct) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o OuterProduct) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o OuterProduct) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o OuterProduct) Result() *ir.Value { return o.Op.Result(0) }

// NewOuterProduct builds `spv.OuterProduct`.
func NewOuterProduct(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) OuterProduct {
	return OuterProduct{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.OuterProduct"),
		Operands: []*ir.Value{vector1, vector2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Dot: Computes the scalar product of two vectors.
type Dot struct{ Op *ir.Operation }

// AsDot views an operation as `spv.Dot`; false when it is another one.
func AsDot(op *ir.Operation) (Dot, bool) { return Dot{op}, op.Is("spv.Dot") }

// OpName is the name of the operations that it views.
func (Dot) OpName() string { return "spv.Dot" }

// Vector1 is operand `vector1`.
func (o Dot) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o Dot) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o Dot) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o Dot) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Dot) Result() *ir.Value { return o.Op.Result(0) }

// NewDot builds `spv.Dot`.
func NewDot(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Dot {
	return Dot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Dot"),
		Operands: []*ir.Value{vector1, vector2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// IAddCarry: Adds two integers; the result is a struct of the sum and the carry.
type IAddCarry struct{ Op *ir.Operation }

// AsIAddCarry views an operation as `spv.IAddCarry`; false when it is another one.
func AsIAddCarry(op *ir.Operation) (IAddCarry, bool) { return IAddCarry{op}, op.Is("spv.IAddCarry") }

// OpName is the name of the operations that it views.
func (IAddCarry) OpName() string { return "spv.IAddCarry" }

// Operand1 is operand `operand1`.
func (o IAddCarry) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o IAddCarry) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o IAddCarry) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o IAddCarry) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o IAddCarry) Result() *ir.Value { return o.Op.Result(0) }

// NewIAddCarry builds `spv.IAddCarry`.
func NewIAddCarry(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) IAddCarry {
	return IAddCarry{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IAddCarry"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ISubBorrow: Subtracts the second integer from the first; the result is a struct of the
// difference and the borrow.
type ISubBorrow struct{ Op *ir.Operation }

// AsISubBorrow views an operation as `spv.ISubBorrow`; false when it is another one.
func AsISubBorrow(op *ir.Operation) (ISubBorrow, bool) {
	return ISubBorrow{op}, op.Is("spv.ISubBorrow")
}

// OpName is the name of the operations that it views.
func (ISubBorrow) OpName() string { return "spv.ISubBorrow" }

// Operand1 is operand `operand1`.
func (o ISubBorrow) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o ISubBorrow) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o ISubBorrow) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o ISubBorrow) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ISubBorrow) Result() *ir.Value { return o.Op.Result(0) }

// NewISubBorrow builds `spv.ISubBorrow`.
func NewISubBorrow(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ISubBorrow {
	return ISubBorrow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ISubBorrow"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// UMulExtended: Multiplies two unsigned integers; the result is a struct of the low and the
// high half.
type UMulExtended struct{ Op *ir.Operation }

// AsUMulExtended views an operation as `spv.UMulExtended`; false when it is another one.
func AsUMulExtended(op *ir.Operation) (UMulExtended, bool) {
	return UMulExtended{op}, op.Is("spv.UMulExtended")
}

// OpName is the name of the operations that it views.
func (UMulExtended) OpName() string { return "spv.UMulExtended" }

// Operand1 is operand `operand1`.
func (o UMulExtended) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o UMulExtended) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o UMulExtended) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o UMulExtended) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UMulExtended) Result() *ir.Value { return o.Op.Result(0) }

// NewUMulExtended builds `spv.UMulExtended`.
func NewUMulExtended(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) UMulExtended {
	return UMulExtended{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UMulExtended"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SMulExtended: Multiplies two signed integers; the result is a struct of the low and the
// high half.
type SMulExtended struct{ Op *ir.Operation }

// AsSMulExtended views an operation as `spv.SMulExtended`; false when it is another one.
func AsSMulExtended(op *ir.Operation) (SMulExtended, bool) {
	return SMulExtended{op}, op.Is("spv.SMulExtended")
}

// OpName is the name of the operations that it views.
func (SMulExtended) OpName() string { return "spv.SMulExtended" }

// Operand1 is operand `operand1`.
func (o SMulExtended) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o SMulExtended) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o SMulExtended) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o SMulExtended) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SMulExtended) Result() *ir.Value { return o.Op.Result(0) }

// NewSMulExtended builds `spv.SMulExtended`.
func NewSMulExtended(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SMulExtended {
	return SMulExtended{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SMulExtended"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SDot: Computes the scalar product of two vectors of signed integers, or of such
// packed into integers.
type SDot struct{ Op *ir.Operation }

// AsSDot views an operation as `spv.SDot`; false when it is another one.
func AsSDot(op *ir.Operation) (SDot, bool) { return SDot{op}, op.Is("spv.SDot") }

// OpName is the name of the operations that it views.
func (SDot) OpName() string { return "spv.SDot" }

// Vector1 is operand `vector1`.
func (o SDot) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o SDot) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o SDot) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o SDot) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SDot) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SDot) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o SDot) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`; false when it is absent or of another kind.
func (o SDot) Format() (PackedVectorFormat, bool) {
	return ods.EnumOf[PackedVectorFormat](o.Op.Attr("format"))
}

// NewSDot builds `spv.SDot`.
func NewSDot(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SDot {
	return SDot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SDot"),
		Operands: []*ir.Value{vector1, vector2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// UDot: Computes the scalar product of two vectors of unsigned integers, or of such
// packed into integers.
type UDot struct{ Op *ir.Operation }

// AsUDot views an operation as `spv.UDot`; false when it is another one.
func AsUDot(op *ir.Operation) (UDot, bool) { return UDot{op}, op.Is("spv.UDot") }

// OpName is the name of the operations that it views.
func (UDot) OpName() string { return "spv.UDot" }

// Vector1 is operand `vector1`.
func (o UDot) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o UDot) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o UDot) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o UDot) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o UDot) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o UDot) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o UDot) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`; false when it is absent or of another kind.
func (o UDot) Format() (PackedVectorFormat, bool) {
	return ods.EnumOf[PackedVectorFormat](o.Op.Attr("format"))
}

// NewUDot builds `spv.UDot`.
func NewUDot(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) UDot {
	return UDot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UDot"),
		Operands: []*ir.Value{vector1, vector2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SUDot: Computes the scalar product of a vector of signed integers and one of
// unsigned ones, or of such packed into integers.
type SUDot struct{ Op *ir.Operation }

// AsSUDot views an operation as `spv.SUDot`; false when it is another one.
func AsSUDot(op *ir.Operation) (SUDot, bool) { return SUDot{op}, op.Is("spv.SUDot") }

// OpName is the name of the operations that it views.
func (SUDot) OpName() string { return "spv.SUDot" }

// Vector1 is operand `vector1`.
func (o SUDot) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o SUDot) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o SUDot) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o SUDot) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SUDot) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SUDot) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o SUDot) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`; false when it is absent or of another kind.
func (o SUDot) Format() (PackedVectorFormat, bool) {
	return ods.EnumOf[PackedVectorFormat](o.Op.Attr("format"))
}

// NewSUDot builds `spv.SUDot`.
func NewSUDot(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SUDot {
	return SUDot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SUDot"),
		Operands: []*ir.Value{vector1, vector2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SDotAccSat: Adds the scalar product of two vectors of signed integers to an accumulator
// and saturates.
type SDotAccSat struct{ Op *ir.Operation }

// AsSDotAccSat views an operation as `spv.SDotAccSat`; false when it is another one.
func AsSDotAccSat(op *ir.Operation) (SDotAccSat, bool) {
	return SDotAccSat{op}, op.Is("spv.SDotAccSat")
}

// OpName is the name of the operations that it views.
func (SDotAccSat) OpName() string { return "spv.SDotAccSat" }

// Vector1 is operand `vector1`.
func (o SDotAccSat) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o SDotAccSat) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o SDotAccSat) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o SDotAccSat) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Accumulator is operand `accumulator`.
func (o SDotAccSat) Accumulator() *ir.Value { return o.Op.Operand(2) }

// SetAccumulator changes operand `accumulator`.
func (o SDotAccSat) SetAccumulator(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o SDotAccSat) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SDotAccSat) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o SDotAccSat) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`; false when it is absent or of another kind.
func (o SDotAccSat) Format() (PackedVectorFormat, bool) {
	return ods.EnumOf[PackedVectorFormat](o.Op.Attr("format"))
}

// NewSDotAccSat builds `spv.SDotAccSat`.
func NewSDotAccSat(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, accumulator *ir.Value, attrs ...ir.NamedAttr) SDotAccSat {
	return SDotAccSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SDotAccSat"),
		Operands: []*ir.Value{vector1, vector2, accumulator},
		Results:  []ir.Type{accumulator.Type()},
		Attrs:    attrs,
	})}
}

// UDotAccSat: Adds the scalar product of two vectors of unsigned integers to an
// accumulator and saturates.
type UDotAccSat struct{ Op *ir.Operation }

// AsUDotAccSat views an operation as `spv.UDotAccSat`; false when it is another one.
func AsUDotAccSat(op *ir.Operation) (UDotAccSat, bool) {
	return UDotAccSat{op}, op.Is("spv.UDotAccSat")
}

// OpName is the name of the operations that it views.
func (UDotAccSat) OpName() string { return "spv.UDotAccSat" }

// Vector1 is operand `vector1`.
func (o UDotAccSat) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o UDotAccSat) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o UDotAccSat) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o UDotAccSat) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Accumulator is operand `accumulator`.
func (o UDotAccSat) Accumulator() *ir.Value { return o.Op.Operand(2) }

// SetAccumulator changes operand `accumulator`.
func (o UDotAccSat) SetAccumulator(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o UDotAccSat) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o UDotAccSat) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o UDotAccSat) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`; false when it is absent or of another kind.
func (o UDotAccSat) Format() (PackedVectorFormat, bool) {
	return ods.EnumOf[PackedVectorFormat](o.Op.Attr("format"))
}

// NewUDotAccSat builds `spv.UDotAccSat`.
func NewUDotAccSat(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, accumulator *ir.Value, attrs ...ir.NamedAttr) UDotAccSat {
	return UDotAccSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.UDotAccSat"),
		Operands: []*ir.Value{vector1, vector2, accumulator},
		Results:  []ir.Type{accumulator.Type()},
		Attrs:    attrs,
	})}
}

// SUDotAccSat: Adds the scalar product of a vector of signed integers and one of unsigned
// ones to an accumulator and saturates.
type SUDotAccSat struct{ Op *ir.Operation }

// AsSUDotAccSat views an operation as `spv.SUDotAccSat`; false when it is another one.
func AsSUDotAccSat(op *ir.Operation) (SUDotAccSat, bool) {
	return SUDotAccSat{op}, op.Is("spv.SUDotAccSat")
}

// OpName is the name of the operations that it views.
func (SUDotAccSat) OpName() string { return "spv.SUDotAccSat" }

// Vector1 is operand `vector1`.
func (o SUDotAccSat) Vector1() *ir.Value { return o.Op.Operand(0) }

// SetVector1 changes operand `vector1`.
func (o SUDotAccSat) SetVector1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector2 is operand `vector2`.
func (o SUDotAccSat) Vector2() *ir.Value { return o.Op.Operand(1) }

// SetVector2 changes operand `vector2`.
func (o SUDotAccSat) SetVector2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Accumulator is operand `accumulator`.
func (o SUDotAccSat) Accumulator() *ir.Value { return o.Op.Operand(2) }

// SetAccumulator changes operand `accumulator`.
func (o SUDotAccSat) SetAccumulator(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o SUDotAccSat) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SUDotAccSat) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o SUDotAccSat) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`; false when it is absent or of another kind.
func (o SUDotAccSat) Format() (PackedVectorFormat, bool) {
	return ods.EnumOf[PackedVectorFormat](o.Op.Attr("format"))
}

// NewSUDotAccSat builds `spv.SUDotAccSat`.
func NewSUDotAccSat(b *ir.Builder, vector1 *ir.Value, vector2 *ir.Value, accumulator *ir.Value, attrs ...ir.NamedAttr) SUDotAccSat {
	return SUDotAccSat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SUDotAccSat"),
		Operands: []*ir.Value{vector1, vector2, accumulator},
		Results:  []ir.Type{accumulator.Type()},
		Attrs:    attrs,
	})}
}

// Any: Tests whether an element of a vector is true.
type Any struct{ Op *ir.Operation }

// AsAny views an operation as `spv.Any`; false when it is another one.
func AsAny(op *ir.Operation) (Any, bool) { return Any{op}, op.Is("spv.Any") }

// OpName is the name of the operations that it views.
func (Any) OpName() string { return "spv.Any" }

// Vector is operand `vector`.
func (o Any) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Any) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Any) Result() *ir.Value { return o.Op.Result(0) }

// NewAny builds `spv.Any`.
func NewAny(b *ir.Builder, vector *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Any {
	return Any{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Any"),
		Operands: []*ir.Value{vector},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// All: Tests whether all elements of a vector are true.
type All struct{ Op *ir.Operation }

// AsAll views an operation as `spv.All`; false when it is another one.
func AsAll(op *ir.Operation) (All, bool) { return All{op}, op.Is("spv.All") }

// OpName is the name of the operations that it views.
func (All) OpName() string { return "spv.All" }

// Vector is operand `vector`.
func (o All) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o All) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o All) Result() *ir.Value { return o.Op.Result(0) }

// NewAll builds `spv.All`.
func NewAll(b *ir.Builder, vector *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) All {
	return All{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.All"),
		Operands: []*ir.Value{vector},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// IsFinite: Tests whether a float is neither an infinity nor NaN.
type IsFinite struct{ Op *ir.Operation }

// AsIsFinite views an operation as `spv.IsFinite`; false when it is another one.
func AsIsFinite(op *ir.Operation) (IsFinite, bool) { return IsFinite{op}, op.Is("spv.IsFinite") }

// OpName is the name of the operations that it views.
func (IsFinite) OpName() string { return "spv.IsFinite" }

// Operand is operand `operand`.
func (o IsFinite) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o IsFinite) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o IsFinite) Result() *ir.Value { return o.Op.Result(0) }

// NewIsFinite builds `spv.IsFinite`.
func NewIsFinite(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) IsFinite {
	return IsFinite{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IsFinite"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// IsNormal: Tests whether a float is normal.
type IsNormal struct{ Op *ir.Operation }

// AsIsNormal views an operation as `spv.IsNormal`; false when it is another one.
func AsIsNormal(op *ir.Operation) (IsNormal, bool) { return IsNormal{op}, op.Is("spv.IsNormal") }

// OpName is the name of the operations that it views.
func (IsNormal) OpName() string { return "spv.IsNormal" }

// Operand is operand `operand`.
func (o IsNormal) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o IsNormal) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o IsNormal) Result() *ir.Value { return o.Op.Result(0) }

// NewIsNormal builds `spv.IsNormal`.
func NewIsNormal(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) IsNormal {
	return IsNormal{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.IsNormal"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// SignBitSet: Tests whether the sign of a float is set.
type SignBitSet struct{ Op *ir.Operation }

// AsSignBitSet views an operation as `spv.SignBitSet`; false when it is another one.
func AsSignBitSet(op *ir.Operation) (SignBitSet, bool) {
	return SignBitSet{op}, op.Is("spv.SignBitSet")
}

// OpName is the name of the operations that it views.
func (SignBitSet) OpName() string { return "spv.SignBitSet" }

// Operand is operand `operand`.
func (o SignBitSet) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o SignBitSet) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SignBitSet) Result() *ir.Value { return o.Op.Result(0) }

// NewSignBitSet builds `spv.SignBitSet`.
func NewSignBitSet(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) SignBitSet {
	return SignBitSet{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SignBitSet"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// LessOrGreater: Tests whether two floats differ and none is NaN.
type LessOrGreater struct{ Op *ir.Operation }

// AsLessOrGreater views an operation as `spv.LessOrGreater`; false when it is another one.
func AsLessOrGreater(op *ir.Operation) (LessOrGreater, bool) {
	return LessOrGreater{op}, op.Is("spv.LessOrGreater")
}

// OpName is the name of the operations that it views.
func (LessOrGreater) OpName() string { return "spv.LessOrGreater" }

// Operand1 is operand `operand1`.
func (o LessOrGreater) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o LessOrGreater) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o LessOrGreater) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o LessOrGreater) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o LessOrGreater) Result() *ir.Value { return o.Op.Result(0) }

// NewLessOrGreater builds `spv.LessOrGreater`.
func NewLessOrGreater(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) LessOrGreater {
	return LessOrGreater{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.LessOrGreater"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// QuantizeToF16: Rounds a float of 32 bits to what 16 bits hold.
type QuantizeToF16 struct{ Op *ir.Operation }

// AsQuantizeToF16 views an operation as `spv.QuantizeToF16`; false when it is another one.
func AsQuantizeToF16(op *ir.Operation) (QuantizeToF16, bool) {
	return QuantizeToF16{op}, op.Is("spv.QuantizeToF16")
}

// OpName is the name of the operations that it views.
func (QuantizeToF16) OpName() string { return "spv.QuantizeToF16" }

// Operand is operand `operand`.
func (o QuantizeToF16) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o QuantizeToF16) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o QuantizeToF16) Result() *ir.Value { return o.Op.Result(0) }

// NewQuantizeToF16 builds `spv.QuantizeToF16`.
func NewQuantizeToF16(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) QuantizeToF16 {
	return QuantizeToF16{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.QuantizeToF16"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// ConvertPtrToU: Takes a physical address as an unsigned integer.
type ConvertPtrToU struct{ Op *ir.Operation }

// AsConvertPtrToU views an operation as `spv.ConvertPtrToU`; false when it is another one.
func AsConvertPtrToU(op *ir.Operation) (ConvertPtrToU, bool) {
	return ConvertPtrToU{op}, op.Is("spv.ConvertPtrToU")
}

// OpName is the name of the operations that it views.
func (ConvertPtrToU) OpName() string { return "spv.ConvertPtrToU" }

// Operand is operand `operand`.
func (o ConvertPtrToU) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o ConvertPtrToU) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertPtrToU) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertPtrToU builds `spv.ConvertPtrToU`.
func NewConvertPtrToU(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertPtrToU {
	return ConvertPtrToU{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertPtrToU"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ConvertUToPtr: Takes an unsigned integer as a physical address.
type ConvertUToPtr struct{ Op *ir.Operation }

// AsConvertUToPtr views an operation as `spv.ConvertUToPtr`; false when it is another one.
func AsConvertUToPtr(op *ir.Operation) (ConvertUToPtr, bool) {
	return ConvertUToPtr{op}, op.Is("spv.ConvertUToPtr")
}

// OpName is the name of the operations that it views.
func (ConvertUToPtr) OpName() string { return "spv.ConvertUToPtr" }

// Operand is operand `operand`.
func (o ConvertUToPtr) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o ConvertUToPtr) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertUToPtr) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertUToPtr builds `spv.ConvertUToPtr`.
func NewConvertUToPtr(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertUToPtr {
	return ConvertUToPtr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertUToPtr"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// PtrCastToGeneric: Takes a pointer as one of storage class `Generic`.
type PtrCastToGeneric struct{ Op *ir.Operation }

// AsPtrCastToGeneric views an operation as `spv.PtrCastToGeneric`; false when it is another one.
func AsPtrCastToGeneric(op *ir.Operation) (PtrCastToGeneric, bool) {
	return PtrCastToGeneric{op}, op.Is("spv.PtrCastToGeneric")
}

// OpName is the name of the operations that it views.
func (PtrCastToGeneric) OpName() string { return "spv.PtrCastToGeneric" }

// Operand is operand `operand`.
func (o PtrCastToGeneric) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o PtrCastToGeneric) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o PtrCastToGeneric) Result() *ir.Value { return o.Op.Result(0) }

// NewPtrCastToGeneric builds `spv.PtrCastToGeneric`.
func NewPtrCastToGeneric(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) PtrCastToGeneric {
	return PtrCastToGeneric{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.PtrCastToGeneric"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GenericCastToPtr: Takes a pointer of storage class `Generic` as one of another.
type GenericCastToPtr struct{ Op *ir.Operation }

// AsGenericCastToPtr views an operation as `spv.GenericCastToPtr`; false when it is another one.
func AsGenericCastToPtr(op *ir.Operation) (GenericCastToPtr, bool) {
	return GenericCastToPtr{op}, op.Is("spv.GenericCastToPtr")
}

// OpName is the name of the operations that it views.
func (GenericCastToPtr) OpName() string { return "spv.GenericCastToPtr" }

// Operand is operand `operand`.
func (o GenericCastToPtr) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o GenericCastToPtr) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GenericCastToPtr) Result() *ir.Value { return o.Op.Result(0) }

// NewGenericCastToPtr builds `spv.GenericCastToPtr`.
func NewGenericCastToPtr(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GenericCastToPtr {
	return GenericCastToPtr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GenericCastToPtr"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SatConvertSToU: Converts a signed integer to an unsigned one and saturates.
type SatConvertSToU struct{ Op *ir.Operation }

// AsSatConvertSToU views an operation as `spv.SatConvertSToU`; false when it is another one.
func AsSatConvertSToU(op *ir.Operation) (SatConvertSToU, bool) {
	return SatConvertSToU{op}, op.Is("spv.SatConvertSToU")
}

// OpName is the name of the operations that it views.
func (SatConvertSToU) OpName() string { return "spv.SatConvertSToU" }

// Operand is operand `operand`.
func (o SatConvertSToU) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o SatConvertSToU) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SatConvertSToU) Result() *ir.Value { return o.Op.Result(0) }

// NewSatConvertSToU builds `spv.SatConvertSToU`.
func NewSatConvertSToU(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SatConvertSToU {
	return SatConvertSToU{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SatConvertSToU"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SatConvertUToS: Converts an unsigned integer to a signed one and saturates.
type SatConvertUToS struct{ Op *ir.Operation }

// AsSatConvertUToS views an operation as `spv.SatConvertUToS`; false when it is another one.
func AsSatConvertUToS(op *ir.Operation) (SatConvertUToS, bool) {
	return SatConvertUToS{op}, op.Is("spv.SatConvertUToS")
}

// OpName is the name of the operations that it views.
func (SatConvertUToS) OpName() string { return "spv.SatConvertUToS" }

// Operand is operand `operand`.
func (o SatConvertUToS) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o SatConvertUToS) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SatConvertUToS) Result() *ir.Value { return o.Op.Result(0) }

// NewSatConvertUToS builds `spv.SatConvertUToS`.
func NewSatConvertUToS(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SatConvertUToS {
	return SatConvertUToS{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SatConvertUToS"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// CopyObject: Gives the value of its operand.
type CopyObject struct{ Op *ir.Operation }

// AsCopyObject views an operation as `spv.CopyObject`; false when it is another one.
func AsCopyObject(op *ir.Operation) (CopyObject, bool) {
	return CopyObject{op}, op.Is("spv.CopyObject")
}

// OpName is the name of the operations that it views.
func (CopyObject) OpName() string { return "spv.CopyObject" }

// Operand is operand `operand`.
func (o CopyObject) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o CopyObject) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o CopyObject) Result() *ir.Value { return o.Op.Result(0) }

// NewCopyObject builds `spv.CopyObject`.
func NewCopyObject(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) CopyObject {
	return CopyObject{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CopyObject"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// CopyLogical: Gives a composite of another type with the same members.
type CopyLogical struct{ Op *ir.Operation }

// AsCopyLogical views an operation as `spv.CopyLogical`; false when it is another one.
func AsCopyLogical(op *ir.Operation) (CopyLogical, bool) {
	return CopyLogical{op}, op.Is("spv.CopyLogical")
}

// OpName is the name of the operations that it views.
func (CopyLogical) OpName() string { return "spv.CopyLogical" }

// Operand is operand `operand`.
func (o CopyLogical) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o CopyLogical) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o CopyLogical) Result() *ir.Value { return o.Op.Result(0) }

// NewCopyLogical builds `spv.CopyLogical`.
func NewCopyLogical(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) CopyLogical {
	return CopyLogical{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CopyLogical"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// InBoundsAccessChain: Computes the address of a member of what a pointer points to, which lies
// within it.
type InBoundsAccessChain struct{ Op *ir.Operation }

// AsInBoundsAccessChain views an operation as `spv.InBoundsAccessChain`; false when it is another one.
func AsInBoundsAccessChain(op *ir.Operation) (InBoundsAccessChain, bool) {
	return InBoundsAccessChain{op}, op.Is("spv.InBoundsAccessChain")
}

// OpName is the name of the operations that it views.
func (InBoundsAccessChain) OpName() string { return "spv.InBoundsAccessChain" }

// BasePtr is operand `base_ptr`.
func (o InBoundsAccessChain) BasePtr() *ir.Value { return o.Op.Operand(0) }

// SetBasePtr changes operand `base_ptr`.
func (o InBoundsAccessChain) SetBasePtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o InBoundsAccessChain) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o InBoundsAccessChain) Result() *ir.Value { return o.Op.Result(0) }

// NewInBoundsAccessChain builds `spv.InBoundsAccessChain`.
func NewInBoundsAccessChain(b *ir.Builder, basePtr *ir.Value, indices []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) InBoundsAccessChain {
	var operands []*ir.Value
	operands = append(operands, basePtr)
	operands = append(operands, indices...)
	return InBoundsAccessChain{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.InBoundsAccessChain"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// PtrAccessChain: Computes the address of a member of the element `element` of an array to
// whose first one a pointer points. `array_stride` is how many bytes lie from one
// element to the next, where the type of the pointer is decorated so.
type PtrAccessChain struct{ Op *ir.Operation }

// AsPtrAccessChain views an operation as `spv.PtrAccessChain`; false when it is another one.
func AsPtrAccessChain(op *ir.Operation) (PtrAccessChain, bool) {
	return PtrAccessChain{op}, op.Is("spv.PtrAccessChain")
}

// OpName is the name of the operations that it views.
func (PtrAccessChain) OpName() string { return "spv.PtrAccessChain" }

// BasePtr is operand `base_ptr`.
func (o PtrAccessChain) BasePtr() *ir.Value { return o.Op.Operand(0) }

// SetBasePtr changes operand `base_ptr`.
func (o PtrAccessChain) SetBasePtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Element is operand `element`.
func (o PtrAccessChain) Element() *ir.Value { return o.Op.Operand(1) }

// SetElement changes operand `element`.
func (o PtrAccessChain) SetElement(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o PtrAccessChain) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o PtrAccessChain) Result() *ir.Value { return o.Op.Result(0) }

// ArrayStrideAttr is attribute `array_stride`, nil when it is absent.
func (o PtrAccessChain) ArrayStrideAttr() ir.Attribute { return o.Op.Attr("array_stride") }

// SetArrayStrideAttr changes attribute `array_stride`; nil removes it.
func (o PtrAccessChain) SetArrayStrideAttr(a ir.Attribute) { o.Op.SetAttr("array_stride", a) }

// ArrayStride is the value of attribute `array_stride`; false when it is absent or of another kind.
func (o PtrAccessChain) ArrayStride() (int64, bool) { return ods.IntOf(o.Op.Attr("array_stride")) }

// NewPtrAccessChain builds `spv.PtrAccessChain`.
func NewPtrAccessChain(b *ir.Builder, basePtr *ir.Value, element *ir.Value, indices []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) PtrAccessChain {
	var operands []*ir.Value
	operands = append(operands, basePtr)
	operands = append(operands, element)
	operands = append(operands, indices...)
	return PtrAccessChain{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.PtrAccessChain"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// InBoundsPtrAccessChain: Computes the address of a member of the element `element` of an array to
// whose first one a pointer points, which lies within it.
type InBoundsPtrAccessChain struct{ Op *ir.Operation }

// AsInBoundsPtrAccessChain views an operation as `spv.InBoundsPtrAccessChain`; false when it is another one.
func AsInBoundsPtrAccessChain(op *ir.Operation) (InBoundsPtrAccessChain, bool) {
	return InBoundsPtrAccessChain{op}, op.Is("spv.InBoundsPtrAccessChain")
}

// OpName is the name of the operations that it views.
func (InBoundsPtrAccessChain) OpName() string { return "spv.InBoundsPtrAccessChain" }

// BasePtr is operand `base_ptr`.
func (o InBoundsPtrAccessChain) BasePtr() *ir.Value { return o.Op.Operand(0) }

// SetBasePtr changes operand `base_ptr`.
func (o InBoundsPtrAccessChain) SetBasePtr(v *ir.Value) { o.Op.SetOperand(0, v) }

// Element is operand `element`.
func (o InBoundsPtrAccessChain) Element() *ir.Value { return o.Op.Operand(1) }

// SetElement changes operand `element`.
func (o InBoundsPtrAccessChain) SetElement(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o InBoundsPtrAccessChain) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o InBoundsPtrAccessChain) Result() *ir.Value { return o.Op.Result(0) }

// ArrayStrideAttr is attribute `array_stride`, nil when it is absent.
func (o InBoundsPtrAccessChain) ArrayStrideAttr() ir.Attribute { return o.Op.Attr("array_stride") }

// SetArrayStrideAttr changes attribute `array_stride`; nil removes it.
func (o InBoundsPtrAccessChain) SetArrayStrideAttr(a ir.Attribute) { o.Op.SetAttr("array_stride", a) }

// ArrayStride is the value of attribute `array_stride`; false when it is absent or of another kind.
func (o InBoundsPtrAccessChain) ArrayStride() (int64, bool) {
	return ods.IntOf(o.Op.Attr("array_stride"))
}

// NewInBoundsPtrAccessChain builds `spv.InBoundsPtrAccessChain`.
func NewInBoundsPtrAccessChain(b *ir.Builder, basePtr *ir.Value, element *ir.Value, indices []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) InBoundsPtrAccessChain {
	var operands []*ir.Value
	operands = append(operands, basePtr)
	operands = append(operands, element)
	operands = append(operands, indices...)
	return InBoundsPtrAccessChain{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.InBoundsPtrAccessChain"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ArrayLength: Gives how many elements the runtime array at the end of a struct has, to
// which a pointer points.
type ArrayLength struct{ Op *ir.Operation }

// AsArrayLength views an operation as `spv.ArrayLength`; false when it is another one.
func AsArrayLength(op *ir.Operation) (ArrayLength, bool) {
	return ArrayLength{op}, op.Is("spv.ArrayLength")
}

// OpName is the name of the operations that it views.
func (ArrayLength) OpName() string { return "spv.ArrayLength" }

// Structure is operand `structure`.
func (o ArrayLength) Structure() *ir.Value { return o.Op.Operand(0) }

// SetStructure changes operand `structure`.
func (o ArrayLength) SetStructure(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ArrayLength) Result() *ir.Value { return o.Op.Result(0) }

// ArrayMemberAttr is attribute `array_member`, nil when it is absent.
func (o ArrayLength) ArrayMemberAttr() ir.Attribute { return o.Op.Attr("array_member") }

// SetArrayMemberAttr changes attribute `array_member`; nil removes it.
func (o ArrayLength) SetArrayMemberAttr(a ir.Attribute) { o.Op.SetAttr("array_member", a) }

// ArrayMember is the value of attribute `array_member`, 0 when it is absent or of another kind.
func (o ArrayLength) ArrayMember() int64 { return ods.IntOr(o.Op.Attr("array_member"), 0) }

// NewArrayLength builds `spv.ArrayLength`.
func NewArrayLength(b *ir.Builder, structure *ir.Value, resultType ir.Type, arrayMember int64, attrs ...ir.NamedAttr) ArrayLength {
	return ArrayLength{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ArrayLength"),
		Operands: []*ir.Value{structure},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "array_member", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), arrayMember)}}, attrs...),
	})}
}

// PtrEqual: Tests whether two pointers are equal.
type PtrEqual struct{ Op *ir.Operation }

// AsPtrEqual views an operation as `spv.PtrEqual`; false when it is another one.
func AsPtrEqual(op *ir.Operation) (PtrEqual, bool) { return PtrEqual{op}, op.Is("spv.PtrEqual") }

// OpName is the name of the operations that it views.
func (PtrEqual) OpName() string { return "spv.PtrEqual" }

// Operand1 is operand `operand1`.
func (o PtrEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o PtrEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o PtrEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o PtrEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o PtrEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewPtrEqual builds `spv.PtrEqual`.
func NewPtrEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) PtrEqual {
	return PtrEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.PtrEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// PtrNotEqual: Tests whether two pointers differ.
type PtrNotEqual struct{ Op *ir.Operation }

// AsPtrNotEqual views an operation as `spv.PtrNotEqual`; false when it is another one.
func AsPtrNotEqual(op *ir.Operation) (PtrNotEqual, bool) {
	return PtrNotEqual{op}, op.Is("spv.PtrNotEqual")
}

// OpName is the name of the operations that it views.
func (PtrNotEqual) OpName() string { return "spv.PtrNotEqual" }

// Operand1 is operand `operand1`.
func (o PtrNotEqual) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o PtrNotEqual) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o PtrNotEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o PtrNotEqual) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o PtrNotEqual) Result() *ir.Value { return o.Op.Result(0) }

// NewPtrNotEqual builds `spv.PtrNotEqual`.
func NewPtrNotEqual(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) PtrNotEqual {
	return PtrNotEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.PtrNotEqual"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// PtrDiff: Gives the distance of two pointers in elements.
type PtrDiff struct{ Op *ir.Operation }

// AsPtrDiff views an operation as `spv.PtrDiff`; false when it is another one.
func AsPtrDiff(op *ir.Operation) (PtrDiff, bool) { return PtrDiff{op}, op.Is("spv.PtrDiff") }

// OpName is the name of the operations that it views.
func (PtrDiff) OpName() string { return "spv.PtrDiff" }

// Operand1 is operand `operand1`.
func (o PtrDiff) Operand1() *ir.Value { return o.Op.Operand(0) }

// SetOperand1 changes operand `operand1`.
func (o PtrDiff) SetOperand1(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operand2 is operand `operand2`.
func (o PtrDiff) Operand2() *ir.Value { return o.Op.Operand(1) }

// SetOperand2 changes operand `operand2`.
func (o PtrDiff) SetOperand2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o PtrDiff) Result() *ir.Value { return o.Op.Result(0) }

// ArrayStrideAttr is attribute `array_stride`, nil when it is absent.
func (o PtrDiff) ArrayStrideAttr() ir.Attribute { return o.Op.Attr("array_stride") }

// SetArrayStrideAttr changes attribute `array_stride`; nil removes it.
func (o PtrDiff) SetArrayStrideAttr(a ir.Attribute) { o.Op.SetAttr("array_stride", a) }

// ArrayStride is the value of attribute `array_stride`; false when it is absent or of another kind.
func (o PtrDiff) ArrayStride() (int64, bool) { return ods.IntOf(o.Op.Attr("array_stride")) }

// NewPtrDiff builds `spv.PtrDiff`.
func NewPtrDiff(b *ir.Builder, operand1 *ir.Value, operand2 *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) PtrDiff {
	return PtrDiff{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.PtrDiff"),
		Operands: []*ir.Value{operand1, operand2},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// CopyMemorySized: Copies `size` bytes of what `source` points to, to where `target` points.
// Alignments are in bytes.
type CopyMemorySized struct{ Op *ir.Operation }

// AsCopyMemorySized views an operation as `spv.CopyMemorySized`; false when it is another one.
func AsCopyMemorySized(op *ir.Operation) (CopyMemorySized, bool) {
	return CopyMemorySized{op}, op.Is("spv.CopyMemorySized")
}

// OpName is the name of the operations that it views.
func (CopyMemorySized) OpName() string { return "spv.CopyMemorySized" }

// Target is operand `target`.
func (o CopyMemorySized) Target() *ir.Value { return o.Op.Operand(0) }

// SetTarget changes operand `target`.
func (o CopyMemorySized) SetTarget(v *ir.Value) { o.Op.SetOperand(0, v) }

// Source is operand `source`.
func (o CopyMemorySized) Source() *ir.Value { return o.Op.Operand(1) }

// SetSource changes operand `source`.
func (o CopyMemorySized) SetSource(v *ir.Value) { o.Op.SetOperand(1, v) }

// Size is operand `size`.
func (o CopyMemorySized) Size() *ir.Value { return o.Op.Operand(2) }

// SetSize changes operand `size`.
func (o CopyMemorySized) SetSize(v *ir.Value) { o.Op.SetOperand(2, v) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o CopyMemorySized) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// SetMemoryAccessAttr changes attribute `memory_access`; nil removes it.
func (o CopyMemorySized) SetMemoryAccessAttr(a ir.Attribute) { o.Op.SetAttr("memory_access", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o CopyMemorySized) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o CopyMemorySized) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// SourceMemoryAccessAttr is attribute `source_memory_access`, nil when it is absent.
func (o CopyMemorySized) SourceMemoryAccessAttr() ir.Attribute {
	return o.Op.Attr("source_memory_access")
}

// SetSourceMemoryAccessAttr changes attribute `source_memory_access`; nil removes it.
func (o CopyMemorySized) SetSourceMemoryAccessAttr(a ir.Attribute) {
	o.Op.SetAttr("source_memory_access", a)
}

// SourceAlignmentAttr is attribute `source_alignment`, nil when it is absent.
func (o CopyMemorySized) SourceAlignmentAttr() ir.Attribute { return o.Op.Attr("source_alignment") }

// SetSourceAlignmentAttr changes attribute `source_alignment`; nil removes it.
func (o CopyMemorySized) SetSourceAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("source_alignment", a) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o CopyMemorySized) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o CopyMemorySized) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// MemoryAccess is the value of attribute `memory_access`; false when it is absent or of another kind.
func (o CopyMemorySized) MemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("memory_access"))
}

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o CopyMemorySized) Alignment() (uint64, bool) { return ods.UintOf(o.Op.Attr("alignment")) }

// SourceMemoryAccess is the value of attribute `source_memory_access`; false when it is absent or of another kind.
func (o CopyMemorySized) SourceMemoryAccess() (MemoryAccess, bool) {
	return ods.EnumOf[MemoryAccess](o.Op.Attr("source_memory_access"))
}

// SourceAlignment is the value of attribute `source_alignment`; false when it is absent or of another kind.
func (o CopyMemorySized) SourceAlignment() (uint64, bool) {
	return ods.UintOf(o.Op.Attr("source_alignment"))
}

// MemoryScope is the value of attribute `memory_scope`; false when it is absent or of another kind.
func (o CopyMemorySized) MemoryScope() (Scope, bool) {
	return ods.EnumOf[Scope](o.Op.Attr("memory_scope"))
}

// NewCopyMemorySized builds `spv.CopyMemorySized`.
func NewCopyMemorySized(b *ir.Builder, target *ir.Value, source *ir.Value, size *ir.Value, attrs ...ir.NamedAttr) CopyMemorySized {
	return CopyMemorySized{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.CopyMemorySized"),
		Operands: []*ir.Value{target, source, size},
		Attrs:    attrs,
	})}
}

// AtomicLoad: Reads memory as one step.
type AtomicLoad struct{ Op *ir.Operation }

// AsAtomicLoad views an operation as `spv.AtomicLoad`; false when it is another one.
func AsAtomicLoad(op *ir.Operation) (AtomicLoad, bool) {
	return AtomicLoad{op}, op.Is("spv.AtomicLoad")
}

// OpName is the name of the operations that it views.
func (AtomicLoad) OpName() string { return "spv.AtomicLoad" }

// Pointer is operand `pointer`.
func (o AtomicLoad) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicLoad) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o AtomicLoad) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicLoad) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicLoad) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicLoad) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicLoad) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicLoad) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicLoad) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicLoad builds `spv.AtomicLoad`.
func NewAtomicLoad(b *ir.Builder, pointer *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicLoad {
	return AtomicLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicLoad"),
		Operands: []*ir.Value{pointer},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicStore: Writes memory as one step.
type AtomicStore struct{ Op *ir.Operation }

// AsAtomicStore views an operation as `spv.AtomicStore`; false when it is another one.
func AsAtomicStore(op *ir.Operation) (AtomicStore, bool) {
	return AtomicStore{op}, op.Is("spv.AtomicStore")
}

// OpName is the name of the operations that it views.
func (AtomicStore) OpName() string { return "spv.AtomicStore" }

// Pointer is operand `pointer`.
func (o AtomicStore) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicStore) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicStore) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicStore) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicStore) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicStore) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicStore) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicStore) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicStore) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicStore) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicStore builds `spv.AtomicStore`.
func NewAtomicStore(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicStore {
	return AtomicStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicStore"),
		Operands: []*ir.Value{pointer, value},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicExchange: Replaces memory by `value` as one step, and gives what was there.
type AtomicExchange struct{ Op *ir.Operation }

// AsAtomicExchange views an operation as `spv.AtomicExchange`; false when it is another one.
func AsAtomicExchange(op *ir.Operation) (AtomicExchange, bool) {
	return AtomicExchange{op}, op.Is("spv.AtomicExchange")
}

// OpName is the name of the operations that it views.
func (AtomicExchange) OpName() string { return "spv.AtomicExchange" }

// Pointer is operand `pointer`.
func (o AtomicExchange) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicExchange) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicExchange) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicExchange) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o AtomicExchange) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicExchange) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicExchange) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicExchange) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o AtomicExchange) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicExchange) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicExchange) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewAtomicExchange builds `spv.AtomicExchange`.
func NewAtomicExchange(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) AtomicExchange {
	return AtomicExchange{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicExchange"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// AtomicCompareExchange: Stores `value` if memory holds `comparator`, as one step, and gives what was
// there.
type AtomicCompareExchange struct{ Op *ir.Operation }

// AsAtomicCompareExchange views an operation as `spv.AtomicCompareExchange`; false when it is another one.
func AsAtomicCompareExchange(op *ir.Operation) (AtomicCompareExchange, bool) {
	return AtomicCompareExchange{op}, op.Is("spv.AtomicCompareExchange")
}

// OpName is the name of the operations that it views.
func (AtomicCompareExchange) OpName() string { return "spv.AtomicCompareExchange" }

// Pointer is operand `pointer`.
func (o AtomicCompareExchange) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o AtomicCompareExchange) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o AtomicCompareExchange) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o AtomicCompareExchange) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Comparator is operand `comparator`.
func (o AtomicCompareExchange) Comparator() *ir.Value { return o.Op.Operand(2) }

// SetComparator changes operand `comparator`.
func (o AtomicCompareExchange) SetComparator(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o AtomicCompareExchange) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicCompareExchange) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o AtomicCompareExchange) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// EqualSemanticsAttr is attribute `equal_semantics`, nil when it is absent.
func (o AtomicCompareExchange) EqualSemanticsAttr() ir.Attribute { return o.Op.Attr("equal_semantics") }

// SetEqualSemanticsAttr changes attribute `equal_semantics`; nil removes it.
func (o AtomicCompareExchange) SetEqualSemanticsAttr(a ir.Attribute) {
	o.Op.SetAttr("equal_semantics", a)
}

// UnequalSemanticsAttr is attribute `unequal_semantics`, nil when it is absent.
func (o AtomicCompareExchange) UnequalSemanticsAttr() ir.Attribute {
	return o.Op.Attr("unequal_semantics")
}

// SetUnequalSemanticsAttr changes attribute `unequal_semantics`; nil removes it.
func (o AtomicCompareExchange) SetUnequalSemanticsAttr(a ir.Attribute) {
	o.Op.SetAttr("unequal_semantics", a)
}

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o AtomicCompareExchange) MemoryScope() Scope {
	return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0))
}

// EqualSemantics is the value of attribute `equal_semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicCompareExchange) EqualSemantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("equal_semantics"), MemorySemantics(0))
}

// UnequalSemantics is the value of attribute `unequal_semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o AtomicCompareExchange) UnequalSemantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("unequal_semantics"), MemorySemantics(0))
}

// NewAtomicCompareExchange builds `spv.AtomicCompareExchange`.
func NewAtomicCompareExchange(b *ir.Builder, pointer *ir.Value, value *ir.Value, comparator *ir.Value, memoryScope Scope, equalSemantics MemorySemantics, unequalSemantics MemorySemantics, attrs ...ir.NamedAttr) AtomicCompareExchange {
	return AtomicCompareExchange{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.AtomicCompareExchange"),
		Operands: []*ir.Value{pointer, value, comparator},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "equal_semantics", Value: equalSemantics.Attr(b.Context())}, {Name: "unequal_semantics", Value: unequalSemantics.Attr(b.Context())}}, attrs...),
	})}
}

// EXTAtomicFAdd: Adds `value` to a float in memory.
type EXTAtomicFAdd struct{ Op *ir.Operation }

// AsEXTAtomicFAdd views an operation as `spv.EXT.AtomicFAdd`; false when it is another one.
func AsEXTAtomicFAdd(op *ir.Operation) (EXTAtomicFAdd, bool) {
	return EXTAtomicFAdd{op}, op.Is("spv.EXT.AtomicFAdd")
}

// OpName is the name of the operations that it views.
func (EXTAtomicFAdd) OpName() string { return "spv.EXT.AtomicFAdd" }

// Pointer is operand `pointer`.
func (o EXTAtomicFAdd) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o EXTAtomicFAdd) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o EXTAtomicFAdd) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o EXTAtomicFAdd) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o EXTAtomicFAdd) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o EXTAtomicFAdd) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o EXTAtomicFAdd) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o EXTAtomicFAdd) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o EXTAtomicFAdd) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o EXTAtomicFAdd) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o EXTAtomicFAdd) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewEXTAtomicFAdd builds `spv.EXT.AtomicFAdd`.
func NewEXTAtomicFAdd(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) EXTAtomicFAdd {
	return EXTAtomicFAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.EXT.AtomicFAdd"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// EXTAtomicFMin: Keeps the smaller of a float in memory and `value`.
type EXTAtomicFMin struct{ Op *ir.Operation }

// AsEXTAtomicFMin views an operation as `spv.EXT.AtomicFMin`; false when it is another one.
func AsEXTAtomicFMin(op *ir.Operation) (EXTAtomicFMin, bool) {
	return EXTAtomicFMin{op}, op.Is("spv.EXT.AtomicFMin")
}

// OpName is the name of the operations that it views.
func (EXTAtomicFMin) OpName() string { return "spv.EXT.AtomicFMin" }

// Pointer is operand `pointer`.
func (o EXTAtomicFMin) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o EXTAtomicFMin) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o EXTAtomicFMin) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o EXTAtomicFMin) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o EXTAtomicFMin) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o EXTAtomicFMin) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o EXTAtomicFMin) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o EXTAtomicFMin) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o EXTAtomicFMin) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o EXTAtomicFMin) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o EXTAtomicFMin) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewEXTAtomicFMin builds `spv.EXT.AtomicFMin`.
func NewEXTAtomicFMin(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) EXTAtomicFMin {
	return EXTAtomicFMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.EXT.AtomicFMin"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// EXTAtomicFMax: Keeps the larger of a float in memory and `value`.
type EXTAtomicFMax struct{ Op *ir.Operation }

// AsEXTAtomicFMax views an operation as `spv.EXT.AtomicFMax`; false when it is another one.
func AsEXTAtomicFMax(op *ir.Operation) (EXTAtomicFMax, bool) {
	return EXTAtomicFMax{op}, op.Is("spv.EXT.AtomicFMax")
}

// OpName is the name of the operations that it views.
func (EXTAtomicFMax) OpName() string { return "spv.EXT.AtomicFMax" }

// Pointer is operand `pointer`.
func (o EXTAtomicFMax) Pointer() *ir.Value { return o.Op.Operand(0) }

// SetPointer changes operand `pointer`.
func (o EXTAtomicFMax) SetPointer(v *ir.Value) { o.Op.SetOperand(0, v) }

// Value is operand `value`.
func (o EXTAtomicFMax) Value() *ir.Value { return o.Op.Operand(1) }

// SetValue changes operand `value`.
func (o EXTAtomicFMax) SetValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o EXTAtomicFMax) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o EXTAtomicFMax) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SetMemoryScopeAttr changes attribute `memory_scope`; nil removes it.
func (o EXTAtomicFMax) SetMemoryScopeAttr(a ir.Attribute) { o.Op.SetAttr("memory_scope", a) }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o EXTAtomicFMax) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

// SetSemanticsAttr changes attribute `semantics`; nil removes it.
func (o EXTAtomicFMax) SetSemanticsAttr(a ir.Attribute) { o.Op.SetAttr("semantics", a) }

// MemoryScope is the value of attribute `memory_scope`, Scope(0) when it is absent or of another kind.
func (o EXTAtomicFMax) MemoryScope() Scope { return ods.EnumOr(o.Op.Attr("memory_scope"), Scope(0)) }

// Semantics is the value of attribute `semantics`, MemorySemantics(0) when it is absent or of another kind.
func (o EXTAtomicFMax) Semantics() MemorySemantics {
	return ods.EnumOr(o.Op.Attr("semantics"), MemorySemantics(0))
}

// NewEXTAtomicFMax builds `spv.EXT.AtomicFMax`.
func NewEXTAtomicFMax(b *ir.Builder, pointer *ir.Value, value *ir.Value, memoryScope Scope, semantics MemorySemantics, attrs ...ir.NamedAttr) EXTAtomicFMax {
	return EXTAtomicFMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.EXT.AtomicFMax"),
		Operands: []*ir.Value{pointer, value},
		Results:  []ir.Type{ods.MustElement(pointer.Type())},
		Attrs:    append([]ir.NamedAttr{{Name: "memory_scope", Value: memoryScope.Attr(b.Context())}, {Name: "semantics", Value: semantics.Attr(b.Context())}}, attrs...),
	})}
}

// ImageTexelPointer: Gives the address of a texel, for atomic operations.
type ImageTexelPointer struct{ Op *ir.Operation }

// AsImageTexelPointer views an operation as `spv.ImageTexelPointer`; false when it is another one.
func AsImageTexelPointer(op *ir.Operation) (ImageTexelPointer, bool) {
	return ImageTexelPointer{op}, op.Is("spv.ImageTexelPointer")
}

// OpName is the name of the operations that it views.
func (ImageTexelPointer) OpName() string { return "spv.ImageTexelPointer" }

// Image is operand `image`.
func (o ImageTexelPointer) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageTexelPointer) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageTexelPointer) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageTexelPointer) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Sample is operand `sample`.
func (o ImageTexelPointer) Sample() *ir.Value { return o.Op.Operand(2) }

// SetSample changes operand `sample`.
func (o ImageTexelPointer) SetSample(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o ImageTexelPointer) Result() *ir.Value { return o.Op.Result(0) }

// NewImageTexelPointer builds `spv.ImageTexelPointer`.
func NewImageTexelPointer(b *ir.Builder, image *ir.Value, coordinate *ir.Value, sample *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageTexelPointer {
	return ImageTexelPointer{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageTexelPointer"),
		Operands: []*ir.Value{image, coordinate, sample},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// GroupNonUniformAll: Tests whether the predicate is true in all active invocations.
type GroupNonUniformAll struct{ Op *ir.Operation }

// AsGroupNonUniformAll views an operation as `spv.GroupNonUniformAll`; false when it is another one.
func AsGroupNonUniformAll(op *ir.Operation) (GroupNonUniformAll, bool) {
	return GroupNonUniformAll{op}, op.Is("spv.GroupNonUniformAll")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformAll) OpName() string { return "spv.GroupNonUniformAll" }

// Predicate is operand `predicate`.
func (o GroupNonUniformAll) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o GroupNonUniformAll) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformAll) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformAll) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformAll) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformAll) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformAll builds `spv.GroupNonUniformAll`.
func NewGroupNonUniformAll(b *ir.Builder, predicate *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformAll {
	return GroupNonUniformAll{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformAll"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformAny: Tests whether the predicate is true in an active invocation.
type GroupNonUniformAny struct{ Op *ir.Operation }

// AsGroupNonUniformAny views an operation as `spv.GroupNonUniformAny`; false when it is another one.
func AsGroupNonUniformAny(op *ir.Operation) (GroupNonUniformAny, bool) {
	return GroupNonUniformAny{op}, op.Is("spv.GroupNonUniformAny")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformAny) OpName() string { return "spv.GroupNonUniformAny" }

// Predicate is operand `predicate`.
func (o GroupNonUniformAny) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o GroupNonUniformAny) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformAny) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformAny) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformAny) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformAny) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformAny builds `spv.GroupNonUniformAny`.
func NewGroupNonUniformAny(b *ir.Builder, predicate *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformAny {
	return GroupNonUniformAny{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformAny"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformAllEqual: Tests whether all active invocations have the same value.
type GroupNonUniformAllEqual struct{ Op *ir.Operation }

// AsGroupNonUniformAllEqual views an operation as `spv.GroupNonUniformAllEqual`; false when it is another one.
func AsGroupNonUniformAllEqual(op *ir.Operation) (GroupNonUniformAllEqual, bool) {
	return GroupNonUniformAllEqual{op}, op.Is("spv.GroupNonUniformAllEqual")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformAllEqual) OpName() string { return "spv.GroupNonUniformAllEqual" }

// Value is operand `value`.
func (o GroupNonUniformAllEqual) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformAllEqual) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformAllEqual) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformAllEqual) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformAllEqual) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformAllEqual) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformAllEqual builds `spv.GroupNonUniformAllEqual`.
func NewGroupNonUniformAllEqual(b *ir.Builder, value *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformAllEqual {
	return GroupNonUniformAllEqual{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformAllEqual"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBroadcastFirst: Gives all invocations the value that the active one with the lowest number
// has.
type GroupNonUniformBroadcastFirst struct{ Op *ir.Operation }

// AsGroupNonUniformBroadcastFirst views an operation as `spv.GroupNonUniformBroadcastFirst`; false when it is another one.
func AsGroupNonUniformBroadcastFirst(op *ir.Operation) (GroupNonUniformBroadcastFirst, bool) {
	return GroupNonUniformBroadcastFirst{op}, op.Is("spv.GroupNonUniformBroadcastFirst")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBroadcastFirst) OpName() string { return "spv.GroupNonUniformBroadcastFirst" }

// Value is operand `value`.
func (o GroupNonUniformBroadcastFirst) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBroadcastFirst) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformBroadcastFirst) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBroadcastFirst) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBroadcastFirst) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBroadcastFirst) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformBroadcastFirst builds `spv.GroupNonUniformBroadcastFirst`.
func NewGroupNonUniformBroadcastFirst(b *ir.Builder, value *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformBroadcastFirst {
	return GroupNonUniformBroadcastFirst{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBroadcastFirst"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformInverseBallot: Tests whether the bit of the invocation is set in a mask.
type GroupNonUniformInverseBallot struct{ Op *ir.Operation }

// AsGroupNonUniformInverseBallot views an operation as `spv.GroupNonUniformInverseBallot`; false when it is another one.
func AsGroupNonUniformInverseBallot(op *ir.Operation) (GroupNonUniformInverseBallot, bool) {
	return GroupNonUniformInverseBallot{op}, op.Is("spv.GroupNonUniformInverseBallot")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformInverseBallot) OpName() string { return "spv.GroupNonUniformInverseBallot" }

// Value is operand `value`.
func (o GroupNonUniformInverseBallot) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformInverseBallot) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformInverseBallot) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformInverseBallot) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformInverseBallot) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformInverseBallot) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformInverseBallot builds `spv.GroupNonUniformInverseBallot`.
func NewGroupNonUniformInverseBallot(b *ir.Builder, value *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformInverseBallot {
	return GroupNonUniformInverseBallot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformInverseBallot"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBallotBitExtract: Tests whether the bit `index` is set in a mask.
type GroupNonUniformBallotBitExtract struct{ Op *ir.Operation }

// AsGroupNonUniformBallotBitExtract views an operation as `spv.GroupNonUniformBallotBitExtract`; false when it is another one.
func AsGroupNonUniformBallotBitExtract(op *ir.Operation) (GroupNonUniformBallotBitExtract, bool) {
	return GroupNonUniformBallotBitExtract{op}, op.Is("spv.GroupNonUniformBallotBitExtract")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBallotBitExtract) OpName() string { return "spv.GroupNonUniformBallotBitExtract" }

// Value is operand `value`.
func (o GroupNonUniformBallotBitExtract) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBallotBitExtract) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Index is operand `index`.
func (o GroupNonUniformBallotBitExtract) Index() *ir.Value { return o.Op.Operand(1) }

// SetIndex changes operand `index`.
func (o GroupNonUniformBallotBitExtract) SetIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformBallotBitExtract) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotBitExtract) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBallotBitExtract) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBallotBitExtract) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformBallotBitExtract builds `spv.GroupNonUniformBallotBitExtract`.
func NewGroupNonUniformBallotBitExtract(b *ir.Builder, value *ir.Value, index *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformBallotBitExtract {
	return GroupNonUniformBallotBitExtract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBallotBitExtract"),
		Operands: []*ir.Value{value, index},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBallotBitCount: Counts the bits of a mask that are set.
type GroupNonUniformBallotBitCount struct{ Op *ir.Operation }

// AsGroupNonUniformBallotBitCount views an operation as `spv.GroupNonUniformBallotBitCount`; false when it is another one.
func AsGroupNonUniformBallotBitCount(op *ir.Operation) (GroupNonUniformBallotBitCount, bool) {
	return GroupNonUniformBallotBitCount{op}, op.Is("spv.GroupNonUniformBallotBitCount")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBallotBitCount) OpName() string { return "spv.GroupNonUniformBallotBitCount" }

// Value is operand `value`.
func (o GroupNonUniformBallotBitCount) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBallotBitCount) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformBallotBitCount) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotBitCount) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBallotBitCount) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBallotBitCount) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformBallotBitCount) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBallotBitCount) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformBallotBitCount) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformBallotBitCount builds `spv.GroupNonUniformBallotBitCount`.
func NewGroupNonUniformBallotBitCount(b *ir.Builder, value *ir.Value, resultType ir.Type, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformBallotBitCount {
	return GroupNonUniformBallotBitCount{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBallotBitCount"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBallotFindLSB: Gives the number of the lowest bit of a mask that is set.
type GroupNonUniformBallotFindLSB struct{ Op *ir.Operation }

// AsGroupNonUniformBallotFindLSB views an operation as `spv.GroupNonUniformBallotFindLSB`; false when it is another one.
func AsGroupNonUniformBallotFindLSB(op *ir.Operation) (GroupNonUniformBallotFindLSB, bool) {
	return GroupNonUniformBallotFindLSB{op}, op.Is("spv.GroupNonUniformBallotFindLSB")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBallotFindLSB) OpName() string { return "spv.GroupNonUniformBallotFindLSB" }

// Value is operand `value`.
func (o GroupNonUniformBallotFindLSB) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBallotFindLSB) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformBallotFindLSB) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotFindLSB) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBallotFindLSB) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBallotFindLSB) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformBallotFindLSB builds `spv.GroupNonUniformBallotFindLSB`.
func NewGroupNonUniformBallotFindLSB(b *ir.Builder, value *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformBallotFindLSB {
	return GroupNonUniformBallotFindLSB{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBallotFindLSB"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBallotFindMSB: Gives the number of the highest bit of a mask that is set.
type GroupNonUniformBallotFindMSB struct{ Op *ir.Operation }

// AsGroupNonUniformBallotFindMSB views an operation as `spv.GroupNonUniformBallotFindMSB`; false when it is another one.
func AsGroupNonUniformBallotFindMSB(op *ir.Operation) (GroupNonUniformBallotFindMSB, bool) {
	return GroupNonUniformBallotFindMSB{op}, op.Is("spv.GroupNonUniformBallotFindMSB")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBallotFindMSB) OpName() string { return "spv.GroupNonUniformBallotFindMSB" }

// Value is operand `value`.
func (o GroupNonUniformBallotFindMSB) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBallotFindMSB) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformBallotFindMSB) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotFindMSB) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBallotFindMSB) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBallotFindMSB) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformBallotFindMSB builds `spv.GroupNonUniformBallotFindMSB`.
func NewGroupNonUniformBallotFindMSB(b *ir.Builder, value *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformBallotFindMSB {
	return GroupNonUniformBallotFindMSB{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBallotFindMSB"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformShuffle: Gives the value that the invocation `id` has.
type GroupNonUniformShuffle struct{ Op *ir.Operation }

// AsGroupNonUniformShuffle views an operation as `spv.GroupNonUniformShuffle`; false when it is another one.
func AsGroupNonUniformShuffle(op *ir.Operation) (GroupNonUniformShuffle, bool) {
	return GroupNonUniformShuffle{op}, op.Is("spv.GroupNonUniformShuffle")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformShuffle) OpName() string { return "spv.GroupNonUniformShuffle" }

// Value is operand `value`.
func (o GroupNonUniformShuffle) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformShuffle) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Id is operand `id`.
func (o GroupNonUniformShuffle) Id() *ir.Value { return o.Op.Operand(1) }

// SetId changes operand `id`.
func (o GroupNonUniformShuffle) SetId(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformShuffle) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffle) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformShuffle) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformShuffle) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformShuffle builds `spv.GroupNonUniformShuffle`.
func NewGroupNonUniformShuffle(b *ir.Builder, value *ir.Value, id *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformShuffle {
	return GroupNonUniformShuffle{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformShuffle"),
		Operands: []*ir.Value{value, id},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformShuffleXor: Gives the value that the invocation has whose number differs in the bits of
// `mask`.
type GroupNonUniformShuffleXor struct{ Op *ir.Operation }

// AsGroupNonUniformShuffleXor views an operation as `spv.GroupNonUniformShuffleXor`; false when it is another one.
func AsGroupNonUniformShuffleXor(op *ir.Operation) (GroupNonUniformShuffleXor, bool) {
	return GroupNonUniformShuffleXor{op}, op.Is("spv.GroupNonUniformShuffleXor")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformShuffleXor) OpName() string { return "spv.GroupNonUniformShuffleXor" }

// Value is operand `value`.
func (o GroupNonUniformShuffleXor) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformShuffleXor) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Mask is operand `mask`.
func (o GroupNonUniformShuffleXor) Mask() *ir.Value { return o.Op.Operand(1) }

// SetMask changes operand `mask`.
func (o GroupNonUniformShuffleXor) SetMask(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformShuffleXor) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffleXor) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformShuffleXor) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformShuffleXor) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformShuffleXor builds `spv.GroupNonUniformShuffleXor`.
func NewGroupNonUniformShuffleXor(b *ir.Builder, value *ir.Value, mask *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformShuffleXor {
	return GroupNonUniformShuffleXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformShuffleXor"),
		Operands: []*ir.Value{value, mask},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformShuffleUp: Gives the value of the invocation whose number is less by `delta`.
type GroupNonUniformShuffleUp struct{ Op *ir.Operation }

// AsGroupNonUniformShuffleUp views an operation as `spv.GroupNonUniformShuffleUp`; false when it is another one.
func AsGroupNonUniformShuffleUp(op *ir.Operation) (GroupNonUniformShuffleUp, bool) {
	return GroupNonUniformShuffleUp{op}, op.Is("spv.GroupNonUniformShuffleUp")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformShuffleUp) OpName() string { return "spv.GroupNonUniformShuffleUp" }

// Value is operand `value`.
func (o GroupNonUniformShuffleUp) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformShuffleUp) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Delta is operand `delta`.
func (o GroupNonUniformShuffleUp) Delta() *ir.Value { return o.Op.Operand(1) }

// SetDelta changes operand `delta`.
func (o GroupNonUniformShuffleUp) SetDelta(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformShuffleUp) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffleUp) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformShuffleUp) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformShuffleUp) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformShuffleUp builds `spv.GroupNonUniformShuffleUp`.
func NewGroupNonUniformShuffleUp(b *ir.Builder, value *ir.Value, delta *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformShuffleUp {
	return GroupNonUniformShuffleUp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformShuffleUp"),
		Operands: []*ir.Value{value, delta},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformShuffleDown: Gives the value of the invocation whose number is greater by `delta`.
type GroupNonUniformShuffleDown struct{ Op *ir.Operation }

// AsGroupNonUniformShuffleDown views an operation as `spv.GroupNonUniformShuffleDown`; false when it is another one.
func AsGroupNonUniformShuffleDown(op *ir.Operation) (GroupNonUniformShuffleDown, bool) {
	return GroupNonUniformShuffleDown{op}, op.Is("spv.GroupNonUniformShuffleDown")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformShuffleDown) OpName() string { return "spv.GroupNonUniformShuffleDown" }

// Value is operand `value`.
func (o GroupNonUniformShuffleDown) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformShuffleDown) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Delta is operand `delta`.
func (o GroupNonUniformShuffleDown) Delta() *ir.Value { return o.Op.Operand(1) }

// SetDelta changes operand `delta`.
func (o GroupNonUniformShuffleDown) SetDelta(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformShuffleDown) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffleDown) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformShuffleDown) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformShuffleDown) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformShuffleDown builds `spv.GroupNonUniformShuffleDown`.
func NewGroupNonUniformShuffleDown(b *ir.Builder, value *ir.Value, delta *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformShuffleDown {
	return GroupNonUniformShuffleDown{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformShuffleDown"),
		Operands: []*ir.Value{value, delta},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformQuadBroadcast: Gives the value that the invocation `index` of the quad has.
type GroupNonUniformQuadBroadcast struct{ Op *ir.Operation }

// AsGroupNonUniformQuadBroadcast views an operation as `spv.GroupNonUniformQuadBroadcast`; false when it is another one.
func AsGroupNonUniformQuadBroadcast(op *ir.Operation) (GroupNonUniformQuadBroadcast, bool) {
	return GroupNonUniformQuadBroadcast{op}, op.Is("spv.GroupNonUniformQuadBroadcast")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformQuadBroadcast) OpName() string { return "spv.GroupNonUniformQuadBroadcast" }

// Value is operand `value`.
func (o GroupNonUniformQuadBroadcast) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformQuadBroadcast) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Index is operand `index`.
func (o GroupNonUniformQuadBroadcast) Index() *ir.Value { return o.Op.Operand(1) }

// SetIndex changes operand `index`.
func (o GroupNonUniformQuadBroadcast) SetIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformQuadBroadcast) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformQuadBroadcast) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformQuadBroadcast) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformQuadBroadcast) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformQuadBroadcast builds `spv.GroupNonUniformQuadBroadcast`.
func NewGroupNonUniformQuadBroadcast(b *ir.Builder, value *ir.Value, index *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformQuadBroadcast {
	return GroupNonUniformQuadBroadcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformQuadBroadcast"),
		Operands: []*ir.Value{value, index},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformQuadSwap: Swaps values within a quad: horizontally, vertically or diagonally.
type GroupNonUniformQuadSwap struct{ Op *ir.Operation }

// AsGroupNonUniformQuadSwap views an operation as `spv.GroupNonUniformQuadSwap`; false when it is another one.
func AsGroupNonUniformQuadSwap(op *ir.Operation) (GroupNonUniformQuadSwap, bool) {
	return GroupNonUniformQuadSwap{op}, op.Is("spv.GroupNonUniformQuadSwap")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformQuadSwap) OpName() string { return "spv.GroupNonUniformQuadSwap" }

// Value is operand `value`.
func (o GroupNonUniformQuadSwap) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformQuadSwap) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Direction is operand `direction`.
func (o GroupNonUniformQuadSwap) Direction() *ir.Value { return o.Op.Operand(1) }

// SetDirection changes operand `direction`.
func (o GroupNonUniformQuadSwap) SetDirection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o GroupNonUniformQuadSwap) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformQuadSwap) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformQuadSwap) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformQuadSwap) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformQuadSwap builds `spv.GroupNonUniformQuadSwap`.
func NewGroupNonUniformQuadSwap(b *ir.Builder, value *ir.Value, direction *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformQuadSwap {
	return GroupNonUniformQuadSwap{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformQuadSwap"),
		Operands: []*ir.Value{value, direction},
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBitwiseAnd: Sets the bits that are set in all integers.
type GroupNonUniformBitwiseAnd struct{ Op *ir.Operation }

// AsGroupNonUniformBitwiseAnd views an operation as `spv.GroupNonUniformBitwiseAnd`; false when it is another one.
func AsGroupNonUniformBitwiseAnd(op *ir.Operation) (GroupNonUniformBitwiseAnd, bool) {
	return GroupNonUniformBitwiseAnd{op}, op.Is("spv.GroupNonUniformBitwiseAnd")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBitwiseAnd) OpName() string { return "spv.GroupNonUniformBitwiseAnd" }

// Value is operand `value`.
func (o GroupNonUniformBitwiseAnd) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBitwiseAnd) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformBitwiseAnd) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformBitwiseAnd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBitwiseAnd) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBitwiseAnd) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBitwiseAnd) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformBitwiseAnd) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBitwiseAnd) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformBitwiseAnd) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformBitwiseAnd builds `spv.GroupNonUniformBitwiseAnd`.
func NewGroupNonUniformBitwiseAnd(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformBitwiseAnd {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformBitwiseAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBitwiseAnd"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBitwiseOr: Sets the bits that are set in an integer.
type GroupNonUniformBitwiseOr struct{ Op *ir.Operation }

// AsGroupNonUniformBitwiseOr views an operation as `spv.GroupNonUniformBitwiseOr`; false when it is another one.
func AsGroupNonUniformBitwiseOr(op *ir.Operation) (GroupNonUniformBitwiseOr, bool) {
	return GroupNonUniformBitwiseOr{op}, op.Is("spv.GroupNonUniformBitwiseOr")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBitwiseOr) OpName() string { return "spv.GroupNonUniformBitwiseOr" }

// Value is operand `value`.
func (o GroupNonUniformBitwiseOr) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBitwiseOr) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformBitwiseOr) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformBitwiseOr) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBitwiseOr) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBitwiseOr) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBitwiseOr) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformBitwiseOr) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBitwiseOr) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformBitwiseOr) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformBitwiseOr builds `spv.GroupNonUniformBitwiseOr`.
func NewGroupNonUniformBitwiseOr(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformBitwiseOr {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformBitwiseOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBitwiseOr"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformBitwiseXor: Sets the bits that are set in an odd number of integers.
type GroupNonUniformBitwiseXor struct{ Op *ir.Operation }

// AsGroupNonUniformBitwiseXor views an operation as `spv.GroupNonUniformBitwiseXor`; false when it is another one.
func AsGroupNonUniformBitwiseXor(op *ir.Operation) (GroupNonUniformBitwiseXor, bool) {
	return GroupNonUniformBitwiseXor{op}, op.Is("spv.GroupNonUniformBitwiseXor")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformBitwiseXor) OpName() string { return "spv.GroupNonUniformBitwiseXor" }

// Value is operand `value`.
func (o GroupNonUniformBitwiseXor) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformBitwiseXor) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformBitwiseXor) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformBitwiseXor) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBitwiseXor) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformBitwiseXor) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBitwiseXor) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformBitwiseXor) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformBitwiseXor) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformBitwiseXor) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformBitwiseXor builds `spv.GroupNonUniformBitwiseXor`.
func NewGroupNonUniformBitwiseXor(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformBitwiseXor {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformBitwiseXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformBitwiseXor"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformLogicalAnd: Tests whether all truth values are true.
type GroupNonUniformLogicalAnd struct{ Op *ir.Operation }

// AsGroupNonUniformLogicalAnd views an operation as `spv.GroupNonUniformLogicalAnd`; false when it is another one.
func AsGroupNonUniformLogicalAnd(op *ir.Operation) (GroupNonUniformLogicalAnd, bool) {
	return GroupNonUniformLogicalAnd{op}, op.Is("spv.GroupNonUniformLogicalAnd")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformLogicalAnd) OpName() string { return "spv.GroupNonUniformLogicalAnd" }

// Value is operand `value`.
func (o GroupNonUniformLogicalAnd) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformLogicalAnd) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformLogicalAnd) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformLogicalAnd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformLogicalAnd) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformLogicalAnd) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformLogicalAnd) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformLogicalAnd) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformLogicalAnd) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformLogicalAnd) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformLogicalAnd builds `spv.GroupNonUniformLogicalAnd`.
func NewGroupNonUniformLogicalAnd(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformLogicalAnd {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformLogicalAnd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformLogicalAnd"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformLogicalOr: Tests whether a truth value is true.
type GroupNonUniformLogicalOr struct{ Op *ir.Operation }

// AsGroupNonUniformLogicalOr views an operation as `spv.GroupNonUniformLogicalOr`; false when it is another one.
func AsGroupNonUniformLogicalOr(op *ir.Operation) (GroupNonUniformLogicalOr, bool) {
	return GroupNonUniformLogicalOr{op}, op.Is("spv.GroupNonUniformLogicalOr")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformLogicalOr) OpName() string { return "spv.GroupNonUniformLogicalOr" }

// Value is operand `value`.
func (o GroupNonUniformLogicalOr) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformLogicalOr) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformLogicalOr) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformLogicalOr) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformLogicalOr) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformLogicalOr) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformLogicalOr) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformLogicalOr) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformLogicalOr) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformLogicalOr) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformLogicalOr builds `spv.GroupNonUniformLogicalOr`.
func NewGroupNonUniformLogicalOr(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformLogicalOr {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformLogicalOr{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformLogicalOr"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformLogicalXor: Tests whether an odd number of truth values is true.
type GroupNonUniformLogicalXor struct{ Op *ir.Operation }

// AsGroupNonUniformLogicalXor views an operation as `spv.GroupNonUniformLogicalXor`; false when it is another one.
func AsGroupNonUniformLogicalXor(op *ir.Operation) (GroupNonUniformLogicalXor, bool) {
	return GroupNonUniformLogicalXor{op}, op.Is("spv.GroupNonUniformLogicalXor")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformLogicalXor) OpName() string { return "spv.GroupNonUniformLogicalXor" }

// Value is operand `value`.
func (o GroupNonUniformLogicalXor) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformLogicalXor) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformLogicalXor) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformLogicalXor) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformLogicalXor) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformLogicalXor) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformLogicalXor) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupNonUniformLogicalXor) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformLogicalXor) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupNonUniformLogicalXor) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupNonUniformLogicalXor builds `spv.GroupNonUniformLogicalXor`.
func NewGroupNonUniformLogicalXor(b *ir.Builder, value *ir.Value, clusterSize *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupNonUniformLogicalXor {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformLogicalXor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformLogicalXor"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformRotateKHR: Gives the value that the invocation has whose number is greater by `delta`,
// modulo the size of the group or cluster.
type GroupNonUniformRotateKHR struct{ Op *ir.Operation }

// AsGroupNonUniformRotateKHR views an operation as `spv.GroupNonUniformRotateKHR`; false when it is another one.
func AsGroupNonUniformRotateKHR(op *ir.Operation) (GroupNonUniformRotateKHR, bool) {
	return GroupNonUniformRotateKHR{op}, op.Is("spv.GroupNonUniformRotateKHR")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformRotateKHR) OpName() string { return "spv.GroupNonUniformRotateKHR" }

// Value is operand `value`.
func (o GroupNonUniformRotateKHR) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformRotateKHR) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Delta is operand `delta`.
func (o GroupNonUniformRotateKHR) Delta() *ir.Value { return o.Op.Operand(1) }

// SetDelta changes operand `delta`.
func (o GroupNonUniformRotateKHR) SetDelta(v *ir.Value) { o.Op.SetOperand(1, v) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformRotateKHR) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Result is result `result`.
func (o GroupNonUniformRotateKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformRotateKHR) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupNonUniformRotateKHR) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupNonUniformRotateKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// NewGroupNonUniformRotateKHR builds `spv.GroupNonUniformRotateKHR`.
func NewGroupNonUniformRotateKHR(b *ir.Builder, value *ir.Value, delta *ir.Value, clusterSize *ir.Value, executionScope Scope, attrs ...ir.NamedAttr) GroupNonUniformRotateKHR {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, delta)
	operands = append(operands, ods.Present(clusterSize)...)
	return GroupNonUniformRotateKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformRotateKHR"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupNonUniformPartitionNV: Gives each invocation the mask of the active ones that have the same value: each mask is a part
// of the subgroup.
type GroupNonUniformPartitionNV struct{ Op *ir.Operation }

// AsGroupNonUniformPartitionNV views an operation as `spv.GroupNonUniformPartitionNV`; false when it is another one.
func AsGroupNonUniformPartitionNV(op *ir.Operation) (GroupNonUniformPartitionNV, bool) {
	return GroupNonUniformPartitionNV{op}, op.Is("spv.GroupNonUniformPartitionNV")
}

// OpName is the name of the operations that it views.
func (GroupNonUniformPartitionNV) OpName() string { return "spv.GroupNonUniformPartitionNV" }

// Value is operand `value`.
func (o GroupNonUniformPartitionNV) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o GroupNonUniformPartitionNV) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupNonUniformPartitionNV) Result() *ir.Value { return o.Op.Result(0) }

// NewGroupNonUniformPartitionNV builds `spv.GroupNonUniformPartitionNV`.
func NewGroupNonUniformPartitionNV(b *ir.Builder, value *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) GroupNonUniformPartitionNV {
	return GroupNonUniformPartitionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupNonUniformPartitionNV"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SubgroupAllKHR: Tests whether the predicate is true in all active invocations of the
// subgroup.
type SubgroupAllKHR struct{ Op *ir.Operation }

// AsSubgroupAllKHR views an operation as `spv.SubgroupAllKHR`; false when it is another one.
func AsSubgroupAllKHR(op *ir.Operation) (SubgroupAllKHR, bool) {
	return SubgroupAllKHR{op}, op.Is("spv.SubgroupAllKHR")
}

// OpName is the name of the operations that it views.
func (SubgroupAllKHR) OpName() string { return "spv.SubgroupAllKHR" }

// Predicate is operand `predicate`.
func (o SubgroupAllKHR) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o SubgroupAllKHR) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SubgroupAllKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewSubgroupAllKHR builds `spv.SubgroupAllKHR`.
func NewSubgroupAllKHR(b *ir.Builder, predicate *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SubgroupAllKHR {
	return SubgroupAllKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupAllKHR"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SubgroupAnyKHR: Tests whether the predicate is true in an active invocation of the subgroup.
type SubgroupAnyKHR struct{ Op *ir.Operation }

// AsSubgroupAnyKHR views an operation as `spv.SubgroupAnyKHR`; false when it is another one.
func AsSubgroupAnyKHR(op *ir.Operation) (SubgroupAnyKHR, bool) {
	return SubgroupAnyKHR{op}, op.Is("spv.SubgroupAnyKHR")
}

// OpName is the name of the operations that it views.
func (SubgroupAnyKHR) OpName() string { return "spv.SubgroupAnyKHR" }

// Predicate is operand `predicate`.
func (o SubgroupAnyKHR) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o SubgroupAnyKHR) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SubgroupAnyKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewSubgroupAnyKHR builds `spv.SubgroupAnyKHR`.
func NewSubgroupAnyKHR(b *ir.Builder, predicate *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SubgroupAnyKHR {
	return SubgroupAnyKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupAnyKHR"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SubgroupAllEqualKHR: Tests whether the predicate is the same in all active invocations of the
// subgroup.
type SubgroupAllEqualKHR struct{ Op *ir.Operation }

// AsSubgroupAllEqualKHR views an operation as `spv.SubgroupAllEqualKHR`; false when it is another one.
func AsSubgroupAllEqualKHR(op *ir.Operation) (SubgroupAllEqualKHR, bool) {
	return SubgroupAllEqualKHR{op}, op.Is("spv.SubgroupAllEqualKHR")
}

// OpName is the name of the operations that it views.
func (SubgroupAllEqualKHR) OpName() string { return "spv.SubgroupAllEqualKHR" }

// Predicate is operand `predicate`.
func (o SubgroupAllEqualKHR) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o SubgroupAllEqualKHR) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SubgroupAllEqualKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewSubgroupAllEqualKHR builds `spv.SubgroupAllEqualKHR`.
func NewSubgroupAllEqualKHR(b *ir.Builder, predicate *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SubgroupAllEqualKHR {
	return SubgroupAllEqualKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupAllEqualKHR"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// SubgroupFirstInvocationKHR: Gives all invocations of a subgroup the value that the active one with the
// lowest number has.
type SubgroupFirstInvocationKHR struct{ Op *ir.Operation }

// AsSubgroupFirstInvocationKHR views an operation as `spv.SubgroupFirstInvocationKHR`; false when it is another one.
func AsSubgroupFirstInvocationKHR(op *ir.Operation) (SubgroupFirstInvocationKHR, bool) {
	return SubgroupFirstInvocationKHR{op}, op.Is("spv.SubgroupFirstInvocationKHR")
}

// OpName is the name of the operations that it views.
func (SubgroupFirstInvocationKHR) OpName() string { return "spv.SubgroupFirstInvocationKHR" }

// Value is operand `value`.
func (o SubgroupFirstInvocationKHR) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o SubgroupFirstInvocationKHR) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o SubgroupFirstInvocationKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewSubgroupFirstInvocationKHR builds `spv.SubgroupFirstInvocationKHR`.
func NewSubgroupFirstInvocationKHR(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) SubgroupFirstInvocationKHR {
	return SubgroupFirstInvocationKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupFirstInvocationKHR"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
	})}
}

// SubgroupReadInvocationKHR: Gives the value that the invocation `index` of the subgroup has.
type SubgroupReadInvocationKHR struct{ Op *ir.Operation }

// AsSubgroupReadInvocationKHR views an operation as `spv.SubgroupReadInvocationKHR`; false when it is another one.
func AsSubgroupReadInvocationKHR(op *ir.Operation) (SubgroupReadInvocationKHR, bool) {
	return SubgroupReadInvocationKHR{op}, op.Is("spv.SubgroupReadInvocationKHR")
}

// OpName is the name of the operations that it views.
func (SubgroupReadInvocationKHR) OpName() string { return "spv.SubgroupReadInvocationKHR" }

// Value is operand `value`.
func (o SubgroupReadInvocationKHR) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o SubgroupReadInvocationKHR) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Index is operand `index`.
func (o SubgroupReadInvocationKHR) Index() *ir.Value { return o.Op.Operand(1) }

// SetIndex changes operand `index`.
func (o SubgroupReadInvocationKHR) SetIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SubgroupReadInvocationKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewSubgroupReadInvocationKHR builds `spv.SubgroupReadInvocationKHR`.
func NewSubgroupReadInvocationKHR(b *ir.Builder, value *ir.Value, index *ir.Value, attrs ...ir.NamedAttr) SubgroupReadInvocationKHR {
	return SubgroupReadInvocationKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SubgroupReadInvocationKHR"),
		Operands: []*ir.Value{value, index},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
	})}
}

// GroupAll: Tests whether the predicate is true in all invocations of a group.
type GroupAll struct{ Op *ir.Operation }

// AsGroupAll views an operation as `spv.GroupAll`; false when it is another one.
func AsGroupAll(op *ir.Operation) (GroupAll, bool) { return GroupAll{op}, op.Is("spv.GroupAll") }

// OpName is the name of the operations that it views.
func (GroupAll) OpName() string { return "spv.GroupAll" }

// Predicate is operand `predicate`.
func (o GroupAll) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o GroupAll) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupAll) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupAll) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupAll) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupAll) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// NewGroupAll builds `spv.GroupAll`.
func NewGroupAll(b *ir.Builder, predicate *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupAll {
	return GroupAll{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupAll"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupAny: Tests whether the predicate is true in an invocation of a group.
type GroupAny struct{ Op *ir.Operation }

// AsGroupAny views an operation as `spv.GroupAny`; false when it is another one.
func AsGroupAny(op *ir.Operation) (GroupAny, bool) { return GroupAny{op}, op.Is("spv.GroupAny") }

// OpName is the name of the operations that it views.
func (GroupAny) OpName() string { return "spv.GroupAny" }

// Predicate is operand `predicate`.
func (o GroupAny) Predicate() *ir.Value { return o.Op.Operand(0) }

// SetPredicate changes operand `predicate`.
func (o GroupAny) SetPredicate(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupAny) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupAny) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupAny) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupAny) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// NewGroupAny builds `spv.GroupAny`.
func NewGroupAny(b *ir.Builder, predicate *ir.Value, resultType ir.Type, executionScope Scope, attrs ...ir.NamedAttr) GroupAny {
	return GroupAny{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupAny"),
		Operands: []*ir.Value{predicate},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}}, attrs...),
	})}
}

// GroupIAdd: Adds up the integers of a group modulo 2^n.
type GroupIAdd struct{ Op *ir.Operation }

// AsGroupIAdd views an operation as `spv.GroupIAdd`; false when it is another one.
func AsGroupIAdd(op *ir.Operation) (GroupIAdd, bool) { return GroupIAdd{op}, op.Is("spv.GroupIAdd") }

// OpName is the name of the operations that it views.
func (GroupIAdd) OpName() string { return "spv.GroupIAdd" }

// X is operand `x`.
func (o GroupIAdd) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupIAdd) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupIAdd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupIAdd) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupIAdd) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupIAdd) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupIAdd) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupIAdd) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupIAdd) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupIAdd builds `spv.GroupIAdd`.
func NewGroupIAdd(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupIAdd {
	return GroupIAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupIAdd"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFAdd: Adds up the floats of a group.
type GroupFAdd struct{ Op *ir.Operation }

// AsGroupFAdd views an operation as `spv.GroupFAdd`; false when it is another one.
func AsGroupFAdd(op *ir.Operation) (GroupFAdd, bool) { return GroupFAdd{op}, op.Is("spv.GroupFAdd") }

// OpName is the name of the operations that it views.
func (GroupFAdd) OpName() string { return "spv.GroupFAdd" }

// X is operand `x`.
func (o GroupFAdd) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFAdd) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFAdd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFAdd) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFAdd) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFAdd) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFAdd) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFAdd) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFAdd) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFAdd builds `spv.GroupFAdd`.
func NewGroupFAdd(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFAdd {
	return GroupFAdd{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFAdd"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFMin: Gives the smallest float of a group.
type GroupFMin struct{ Op *ir.Operation }

// AsGroupFMin views an operation as `spv.GroupFMin`; false when it is another one.
func AsGroupFMin(op *ir.Operation) (GroupFMin, bool) { return GroupFMin{op}, op.Is("spv.GroupFMin") }

// OpName is the name of the operations that it views.
func (GroupFMin) OpName() string { return "spv.GroupFMin" }

// X is operand `x`.
func (o GroupFMin) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFMin) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFMin) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFMin) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFMin) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFMin) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFMin builds `spv.GroupFMin`.
func NewGroupFMin(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFMin {
	return GroupFMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFMin"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupUMin: Gives the smallest unsigned integer of a group.
type GroupUMin struct{ Op *ir.Operation }

// AsGroupUMin views an operation as `spv.GroupUMin`; false when it is another one.
func AsGroupUMin(op *ir.Operation) (GroupUMin, bool) { return GroupUMin{op}, op.Is("spv.GroupUMin") }

// OpName is the name of the operations that it views.
func (GroupUMin) OpName() string { return "spv.GroupUMin" }

// X is operand `x`.
func (o GroupUMin) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupUMin) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupUMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupUMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupUMin) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupUMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupUMin) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupUMin) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupUMin) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupUMin builds `spv.GroupUMin`.
func NewGroupUMin(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupUMin {
	return GroupUMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupUMin"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupSMin: Gives the smallest signed integer of a group.
type GroupSMin struct{ Op *ir.Operation }

// AsGroupSMin views an operation as `spv.GroupSMin`; false when it is another one.
func AsGroupSMin(op *ir.Operation) (GroupSMin, bool) { return GroupSMin{op}, op.Is("spv.GroupSMin") }

// OpName is the name of the operations that it views.
func (GroupSMin) OpName() string { return "spv.GroupSMin" }

// X is operand `x`.
func (o GroupSMin) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupSMin) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupSMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupSMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupSMin) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupSMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupSMin) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupSMin) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupSMin) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupSMin builds `spv.GroupSMin`.
func NewGroupSMin(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupSMin {
	return GroupSMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupSMin"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFMax: Gives the largest float of a group.
type GroupFMax struct{ Op *ir.Operation }

// AsGroupFMax views an operation as `spv.GroupFMax`; false when it is another one.
func AsGroupFMax(op *ir.Operation) (GroupFMax, bool) { return GroupFMax{op}, op.Is("spv.GroupFMax") }

// OpName is the name of the operations that it views.
func (GroupFMax) OpName() string { return "spv.GroupFMax" }

// X is operand `x`.
func (o GroupFMax) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFMax) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFMax) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFMax) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFMax) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFMax) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFMax builds `spv.GroupFMax`.
func NewGroupFMax(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFMax {
	return GroupFMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFMax"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupUMax: Gives the largest unsigned integer of a group.
type GroupUMax struct{ Op *ir.Operation }

// AsGroupUMax views an operation as `spv.GroupUMax`; false when it is another one.
func AsGroupUMax(op *ir.Operation) (GroupUMax, bool) { return GroupUMax{op}, op.Is("spv.GroupUMax") }

// OpName is the name of the operations that it views.
func (GroupUMax) OpName() string { return "spv.GroupUMax" }

// X is operand `x`.
func (o GroupUMax) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupUMax) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupUMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupUMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupUMax) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupUMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupUMax) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupUMax) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupUMax) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupUMax builds `spv.GroupUMax`.
func NewGroupUMax(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupUMax {
	return GroupUMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupUMax"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupSMax: Gives the largest signed integer of a group.
type GroupSMax struct{ Op *ir.Operation }

// AsGroupSMax views an operation as `spv.GroupSMax`; false when it is another one.
func AsGroupSMax(op *ir.Operation) (GroupSMax, bool) { return GroupSMax{op}, op.Is("spv.GroupSMax") }

// OpName is the name of the operations that it views.
func (GroupSMax) OpName() string { return "spv.GroupSMax" }

// X is operand `x`.
func (o GroupSMax) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupSMax) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupSMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupSMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupSMax) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupSMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupSMax) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupSMax) ExecutionScope() Scope { return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0)) }

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupSMax) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupSMax builds `spv.GroupSMax`.
func NewGroupSMax(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupSMax {
	return GroupSMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupSMax"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupIMulKHR: Multiplies the integers of a group modulo 2^n.
type GroupIMulKHR struct{ Op *ir.Operation }

// AsGroupIMulKHR views an operation as `spv.GroupIMulKHR`; false when it is another one.
func AsGroupIMulKHR(op *ir.Operation) (GroupIMulKHR, bool) {
	return GroupIMulKHR{op}, op.Is("spv.GroupIMulKHR")
}

// OpName is the name of the operations that it views.
func (GroupIMulKHR) OpName() string { return "spv.GroupIMulKHR" }

// X is operand `x`.
func (o GroupIMulKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupIMulKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupIMulKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupIMulKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupIMulKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupIMulKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupIMulKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupIMulKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupIMulKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupIMulKHR builds `spv.GroupIMulKHR`.
func NewGroupIMulKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupIMulKHR {
	return GroupIMulKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupIMulKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFMulKHR: Multiplies the floats of a group.
type GroupFMulKHR struct{ Op *ir.Operation }

// AsGroupFMulKHR views an operation as `spv.GroupFMulKHR`; false when it is another one.
func AsGroupFMulKHR(op *ir.Operation) (GroupFMulKHR, bool) {
	return GroupFMulKHR{op}, op.Is("spv.GroupFMulKHR")
}

// OpName is the name of the operations that it views.
func (GroupFMulKHR) OpName() string { return "spv.GroupFMulKHR" }

// X is operand `x`.
func (o GroupFMulKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFMulKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFMulKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMulKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFMulKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMulKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFMulKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFMulKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFMulKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFMulKHR builds `spv.GroupFMulKHR`.
func NewGroupFMulKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFMulKHR {
	return GroupFMulKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFMulKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupBitwiseAndKHR: Gives the bits that are set in all integers of a group.
type GroupBitwiseAndKHR struct{ Op *ir.Operation }

// AsGroupBitwiseAndKHR views an operation as `spv.GroupBitwiseAndKHR`; false when it is another one.
func AsGroupBitwiseAndKHR(op *ir.Operation) (GroupBitwiseAndKHR, bool) {
	return GroupBitwiseAndKHR{op}, op.Is("spv.GroupBitwiseAndKHR")
}

// OpName is the name of the operations that it views.
func (GroupBitwiseAndKHR) OpName() string { return "spv.GroupBitwiseAndKHR" }

// X is operand `x`.
func (o GroupBitwiseAndKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupBitwiseAndKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupBitwiseAndKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupBitwiseAndKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupBitwiseAndKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupBitwiseAndKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupBitwiseAndKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupBitwiseAndKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupBitwiseAndKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupBitwiseAndKHR builds `spv.GroupBitwiseAndKHR`.
func NewGroupBitwiseAndKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupBitwiseAndKHR {
	return GroupBitwiseAndKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupBitwiseAndKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupBitwiseOrKHR: Gives the bits that are set in some integer of a group.
type GroupBitwiseOrKHR struct{ Op *ir.Operation }

// AsGroupBitwiseOrKHR views an operation as `spv.GroupBitwiseOrKHR`; false when it is another one.
func AsGroupBitwiseOrKHR(op *ir.Operation) (GroupBitwiseOrKHR, bool) {
	return GroupBitwiseOrKHR{op}, op.Is("spv.GroupBitwiseOrKHR")
}

// OpName is the name of the operations that it views.
func (GroupBitwiseOrKHR) OpName() string { return "spv.GroupBitwiseOrKHR" }

// X is operand `x`.
func (o GroupBitwiseOrKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupBitwiseOrKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupBitwiseOrKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupBitwiseOrKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupBitwiseOrKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupBitwiseOrKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupBitwiseOrKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupBitwiseOrKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupBitwiseOrKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupBitwiseOrKHR builds `spv.GroupBitwiseOrKHR`.
func NewGroupBitwiseOrKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupBitwiseOrKHR {
	return GroupBitwiseOrKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupBitwiseOrKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupBitwiseXorKHR: Gives the bits that are set in an odd number of integers of a group.
type GroupBitwiseXorKHR struct{ Op *ir.Operation }

// AsGroupBitwiseXorKHR views an operation as `spv.GroupBitwiseXorKHR`; false when it is another one.
func AsGroupBitwiseXorKHR(op *ir.Operation) (GroupBitwiseXorKHR, bool) {
	return GroupBitwiseXorKHR{op}, op.Is("spv.GroupBitwiseXorKHR")
}

// OpName is the name of the operations that it views.
func (GroupBitwiseXorKHR) OpName() string { return "spv.GroupBitwiseXorKHR" }

// X is operand `x`.
func (o GroupBitwiseXorKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupBitwiseXorKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupBitwiseXorKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupBitwiseXorKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupBitwiseXorKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupBitwiseXorKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupBitwiseXorKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupBitwiseXorKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupBitwiseXorKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupBitwiseXorKHR builds `spv.GroupBitwiseXorKHR`.
func NewGroupBitwiseXorKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupBitwiseXorKHR {
	return GroupBitwiseXorKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupBitwiseXorKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupLogicalAndKHR: Tells whether all truth values of a group are true.
type GroupLogicalAndKHR struct{ Op *ir.Operation }

// AsGroupLogicalAndKHR views an operation as `spv.GroupLogicalAndKHR`; false when it is another one.
func AsGroupLogicalAndKHR(op *ir.Operation) (GroupLogicalAndKHR, bool) {
	return GroupLogicalAndKHR{op}, op.Is("spv.GroupLogicalAndKHR")
}

// OpName is the name of the operations that it views.
func (GroupLogicalAndKHR) OpName() string { return "spv.GroupLogicalAndKHR" }

// X is operand `x`.
func (o GroupLogicalAndKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupLogicalAndKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupLogicalAndKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupLogicalAndKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupLogicalAndKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupLogicalAndKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupLogicalAndKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupLogicalAndKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupLogicalAndKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupLogicalAndKHR builds `spv.GroupLogicalAndKHR`.
func NewGroupLogicalAndKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupLogicalAndKHR {
	return GroupLogicalAndKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupLogicalAndKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupLogicalOrKHR: Tells whether some truth value of a group is true.
type GroupLogicalOrKHR struct{ Op *ir.Operation }

// AsGroupLogicalOrKHR views an operation as `spv.GroupLogicalOrKHR`; false when it is another one.
func AsGroupLogicalOrKHR(op *ir.Operation) (GroupLogicalOrKHR, bool) {
	return GroupLogicalOrKHR{op}, op.Is("spv.GroupLogicalOrKHR")
}

// OpName is the name of the operations that it views.
func (GroupLogicalOrKHR) OpName() string { return "spv.GroupLogicalOrKHR" }

// X is operand `x`.
func (o GroupLogicalOrKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupLogicalOrKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupLogicalOrKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupLogicalOrKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupLogicalOrKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupLogicalOrKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupLogicalOrKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupLogicalOrKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupLogicalOrKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupLogicalOrKHR builds `spv.GroupLogicalOrKHR`.
func NewGroupLogicalOrKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupLogicalOrKHR {
	return GroupLogicalOrKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupLogicalOrKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupLogicalXorKHR: Tells whether an odd number of truth values of a group are true.
type GroupLogicalXorKHR struct{ Op *ir.Operation }

// AsGroupLogicalXorKHR views an operation as `spv.GroupLogicalXorKHR`; false when it is another one.
func AsGroupLogicalXorKHR(op *ir.Operation) (GroupLogicalXorKHR, bool) {
	return GroupLogicalXorKHR{op}, op.Is("spv.GroupLogicalXorKHR")
}

// OpName is the name of the operations that it views.
func (GroupLogicalXorKHR) OpName() string { return "spv.GroupLogicalXorKHR" }

// X is operand `x`.
func (o GroupLogicalXorKHR) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupLogicalXorKHR) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupLogicalXorKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupLogicalXorKHR) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupLogicalXorKHR) SetExecutionScopeAttr(a ir.Attribute) { o.Op.SetAttr("execution_scope", a) }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupLogicalXorKHR) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupLogicalXorKHR) SetGroupOperationAttr(a ir.Attribute) { o.Op.SetAttr("group_operation", a) }

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupLogicalXorKHR) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupLogicalXorKHR) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupLogicalXorKHR builds `spv.GroupLogicalXorKHR`.
func NewGroupLogicalXorKHR(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupLogicalXorKHR {
	return GroupLogicalXorKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupLogicalXorKHR"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupIAddNonUniformAMD: Adds up the integers of the active invocations of a group modulo 2^n.
type GroupIAddNonUniformAMD struct{ Op *ir.Operation }

// AsGroupIAddNonUniformAMD views an operation as `spv.GroupIAddNonUniformAMD`; false when it is another one.
func AsGroupIAddNonUniformAMD(op *ir.Operation) (GroupIAddNonUniformAMD, bool) {
	return GroupIAddNonUniformAMD{op}, op.Is("spv.GroupIAddNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupIAddNonUniformAMD) OpName() string { return "spv.GroupIAddNonUniformAMD" }

// X is operand `x`.
func (o GroupIAddNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupIAddNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupIAddNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupIAddNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupIAddNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupIAddNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupIAddNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupIAddNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupIAddNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupIAddNonUniformAMD builds `spv.GroupIAddNonUniformAMD`.
func NewGroupIAddNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupIAddNonUniformAMD {
	return GroupIAddNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupIAddNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFAddNonUniformAMD: Adds up the floats of the active invocations of a group.
type GroupFAddNonUniformAMD struct{ Op *ir.Operation }

// AsGroupFAddNonUniformAMD views an operation as `spv.GroupFAddNonUniformAMD`; false when it is another one.
func AsGroupFAddNonUniformAMD(op *ir.Operation) (GroupFAddNonUniformAMD, bool) {
	return GroupFAddNonUniformAMD{op}, op.Is("spv.GroupFAddNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupFAddNonUniformAMD) OpName() string { return "spv.GroupFAddNonUniformAMD" }

// X is operand `x`.
func (o GroupFAddNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFAddNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFAddNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFAddNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFAddNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFAddNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFAddNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFAddNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFAddNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFAddNonUniformAMD builds `spv.GroupFAddNonUniformAMD`.
func NewGroupFAddNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFAddNonUniformAMD {
	return GroupFAddNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFAddNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFMinNonUniformAMD: Gives the smallest float of the active invocations of a group.
type GroupFMinNonUniformAMD struct{ Op *ir.Operation }

// AsGroupFMinNonUniformAMD views an operation as `spv.GroupFMinNonUniformAMD`; false when it is another one.
func AsGroupFMinNonUniformAMD(op *ir.Operation) (GroupFMinNonUniformAMD, bool) {
	return GroupFMinNonUniformAMD{op}, op.Is("spv.GroupFMinNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupFMinNonUniformAMD) OpName() string { return "spv.GroupFMinNonUniformAMD" }

// X is operand `x`.
func (o GroupFMinNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFMinNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFMinNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMinNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFMinNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMinNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFMinNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFMinNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFMinNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFMinNonUniformAMD builds `spv.GroupFMinNonUniformAMD`.
func NewGroupFMinNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFMinNonUniformAMD {
	return GroupFMinNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFMinNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupUMinNonUniformAMD: Gives the smallest unsigned integer of the active invocations of a group.
type GroupUMinNonUniformAMD struct{ Op *ir.Operation }

// AsGroupUMinNonUniformAMD views an operation as `spv.GroupUMinNonUniformAMD`; false when it is another one.
func AsGroupUMinNonUniformAMD(op *ir.Operation) (GroupUMinNonUniformAMD, bool) {
	return GroupUMinNonUniformAMD{op}, op.Is("spv.GroupUMinNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupUMinNonUniformAMD) OpName() string { return "spv.GroupUMinNonUniformAMD" }

// X is operand `x`.
func (o GroupUMinNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupUMinNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupUMinNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupUMinNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupUMinNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupUMinNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupUMinNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupUMinNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupUMinNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupUMinNonUniformAMD builds `spv.GroupUMinNonUniformAMD`.
func NewGroupUMinNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupUMinNonUniformAMD {
	return GroupUMinNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupUMinNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupSMinNonUniformAMD: Gives the smallest signed integer of the active invocations of a group.
type GroupSMinNonUniformAMD struct{ Op *ir.Operation }

// AsGroupSMinNonUniformAMD views an operation as `spv.GroupSMinNonUniformAMD`; false when it is another one.
func AsGroupSMinNonUniformAMD(op *ir.Operation) (GroupSMinNonUniformAMD, bool) {
	return GroupSMinNonUniformAMD{op}, op.Is("spv.GroupSMinNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupSMinNonUniformAMD) OpName() string { return "spv.GroupSMinNonUniformAMD" }

// X is operand `x`.
func (o GroupSMinNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupSMinNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupSMinNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupSMinNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupSMinNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupSMinNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupSMinNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupSMinNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupSMinNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupSMinNonUniformAMD builds `spv.GroupSMinNonUniformAMD`.
func NewGroupSMinNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupSMinNonUniformAMD {
	return GroupSMinNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupSMinNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupFMaxNonUniformAMD: Gives the largest float of the active invocations of a group.
type GroupFMaxNonUniformAMD struct{ Op *ir.Operation }

// AsGroupFMaxNonUniformAMD views an operation as `spv.GroupFMaxNonUniformAMD`; false when it is another one.
func AsGroupFMaxNonUniformAMD(op *ir.Operation) (GroupFMaxNonUniformAMD, bool) {
	return GroupFMaxNonUniformAMD{op}, op.Is("spv.GroupFMaxNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupFMaxNonUniformAMD) OpName() string { return "spv.GroupFMaxNonUniformAMD" }

// X is operand `x`.
func (o GroupFMaxNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupFMaxNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupFMaxNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMaxNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupFMaxNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMaxNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupFMaxNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupFMaxNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupFMaxNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupFMaxNonUniformAMD builds `spv.GroupFMaxNonUniformAMD`.
func NewGroupFMaxNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupFMaxNonUniformAMD {
	return GroupFMaxNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupFMaxNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupUMaxNonUniformAMD: Gives the largest unsigned integer of the active invocations of a group.
type GroupUMaxNonUniformAMD struct{ Op *ir.Operation }

// AsGroupUMaxNonUniformAMD views an operation as `spv.GroupUMaxNonUniformAMD`; false when it is another one.
func AsGroupUMaxNonUniformAMD(op *ir.Operation) (GroupUMaxNonUniformAMD, bool) {
	return GroupUMaxNonUniformAMD{op}, op.Is("spv.GroupUMaxNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupUMaxNonUniformAMD) OpName() string { return "spv.GroupUMaxNonUniformAMD" }

// X is operand `x`.
func (o GroupUMaxNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupUMaxNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupUMaxNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupUMaxNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupUMaxNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupUMaxNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupUMaxNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupUMaxNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupUMaxNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupUMaxNonUniformAMD builds `spv.GroupUMaxNonUniformAMD`.
func NewGroupUMaxNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupUMaxNonUniformAMD {
	return GroupUMaxNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupUMaxNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// GroupSMaxNonUniformAMD: Gives the largest signed integer of the active invocations of a group.
type GroupSMaxNonUniformAMD struct{ Op *ir.Operation }

// AsGroupSMaxNonUniformAMD views an operation as `spv.GroupSMaxNonUniformAMD`; false when it is another one.
func AsGroupSMaxNonUniformAMD(op *ir.Operation) (GroupSMaxNonUniformAMD, bool) {
	return GroupSMaxNonUniformAMD{op}, op.Is("spv.GroupSMaxNonUniformAMD")
}

// OpName is the name of the operations that it views.
func (GroupSMaxNonUniformAMD) OpName() string { return "spv.GroupSMaxNonUniformAMD" }

// X is operand `x`.
func (o GroupSMaxNonUniformAMD) X() *ir.Value { return o.Op.Operand(0) }

// SetX changes operand `x`.
func (o GroupSMaxNonUniformAMD) SetX(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o GroupSMaxNonUniformAMD) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupSMaxNonUniformAMD) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// SetExecutionScopeAttr changes attribute `execution_scope`; nil removes it.
func (o GroupSMaxNonUniformAMD) SetExecutionScopeAttr(a ir.Attribute) {
	o.Op.SetAttr("execution_scope", a)
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupSMaxNonUniformAMD) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
}

// SetGroupOperationAttr changes attribute `group_operation`; nil removes it.
func (o GroupSMaxNonUniformAMD) SetGroupOperationAttr(a ir.Attribute) {
	o.Op.SetAttr("group_operation", a)
}

// ExecutionScope is the value of attribute `execution_scope`, Scope(0) when it is absent or of another kind.
func (o GroupSMaxNonUniformAMD) ExecutionScope() Scope {
	return ods.EnumOr(o.Op.Attr("execution_scope"), Scope(0))
}

// GroupOperation is the value of attribute `group_operation`, GroupOperation(0) when it is absent or of another kind.
func (o GroupSMaxNonUniformAMD) GroupOperation() GroupOperation {
	return ods.EnumOr(o.Op.Attr("group_operation"), GroupOperation(0))
}

// NewGroupSMaxNonUniformAMD builds `spv.GroupSMaxNonUniformAMD`.
func NewGroupSMaxNonUniformAMD(b *ir.Builder, x *ir.Value, executionScope Scope, groupOperation GroupOperation, attrs ...ir.NamedAttr) GroupSMaxNonUniformAMD {
	return GroupSMaxNonUniformAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.GroupSMaxNonUniformAMD"),
		Operands: []*ir.Value{x},
		Results:  []ir.Type{x.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "execution_scope", Value: executionScope.Attr(b.Context())}, {Name: "group_operation", Value: groupOperation.Attr(b.Context())}}, attrs...),
	})}
}

// ReadClockKHR: Reads the clock of a scope.
type ReadClockKHR struct{ Op *ir.Operation }

// AsReadClockKHR views an operation as `spv.ReadClockKHR`; false when it is another one.
func AsReadClockKHR(op *ir.Operation) (ReadClockKHR, bool) {
	return ReadClockKHR{op}, op.Is("spv.ReadClockKHR")
}

// OpName is the name of the operations that it views.
func (ReadClockKHR) OpName() string { return "spv.ReadClockKHR" }

// Result is result `result`.
func (o ReadClockKHR) Result() *ir.Value { return o.Op.Result(0) }

// ScopeAttr is attribute `scope`, nil when it is absent.
func (o ReadClockKHR) ScopeAttr() ir.Attribute { return o.Op.Attr("scope") }

// SetScopeAttr changes attribute `scope`; nil removes it.
func (o ReadClockKHR) SetScopeAttr(a ir.Attribute) { o.Op.SetAttr("scope", a) }

// Scope is the value of attribute `scope`, Scope(0) when it is absent or of another kind.
func (o ReadClockKHR) Scope() Scope { return ods.EnumOr(o.Op.Attr("scope"), Scope(0)) }

// NewReadClockKHR builds `spv.ReadClockKHR`.
func NewReadClockKHR(b *ir.Builder, resultType ir.Type, scope Scope, attrs ...ir.NamedAttr) ReadClockKHR {
	return ReadClockKHR{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.ReadClockKHR"),
		Results: []ir.Type{resultType},
		Attrs:   append([]ir.NamedAttr{{Name: "scope", Value: scope.Attr(b.Context())}}, attrs...),
	})}
}

// SampledImage: Makes an image with a sampler of both.
type SampledImage struct{ Op *ir.Operation }

// AsSampledImage views an operation as `spv.SampledImage`; false when it is another one.
func AsSampledImage(op *ir.Operation) (SampledImage, bool) {
	return SampledImage{op}, op.Is("spv.SampledImage")
}

// OpName is the name of the operations that it views.
func (SampledImage) OpName() string { return "spv.SampledImage" }

// Image is operand `image`.
func (o SampledImage) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o SampledImage) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Sampler is operand `sampler`.
func (o SampledImage) Sampler() *ir.Value { return o.Op.Operand(1) }

// SetSampler changes operand `sampler`.
func (o SampledImage) SetSampler(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o SampledImage) Result() *ir.Value { return o.Op.Result(0) }

// NewSampledImage builds `spv.SampledImage`.
func NewSampledImage(b *ir.Builder, image *ir.Value, sampler *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) SampledImage {
	return SampledImage{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SampledImage"),
		Operands: []*ir.Value{image, sampler},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleImplicitLod: Samples an image at a coordinate, at the level that the derivatives tell.
type ImageSampleImplicitLod struct{ Op *ir.Operation }

// AsImageSampleImplicitLod views an operation as `spv.ImageSampleImplicitLod`; false when it is another one.
func AsImageSampleImplicitLod(op *ir.Operation) (ImageSampleImplicitLod, bool) {
	return ImageSampleImplicitLod{op}, op.Is("spv.ImageSampleImplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleImplicitLod) OpName() string { return "spv.ImageSampleImplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleImplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleImplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleImplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleImplicitLod) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleImplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleImplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleImplicitLod builds `spv.ImageSampleImplicitLod`.
func NewImageSampleImplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleImplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSampleImplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleImplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleExplicitLod: Samples an image at a coordinate, at a level that an image operand tells.
type ImageSampleExplicitLod struct{ Op *ir.Operation }

// AsImageSampleExplicitLod views an operation as `spv.ImageSampleExplicitLod`; false when it is another one.
func AsImageSampleExplicitLod(op *ir.Operation) (ImageSampleExplicitLod, bool) {
	return ImageSampleExplicitLod{op}, op.Is("spv.ImageSampleExplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleExplicitLod) OpName() string { return "spv.ImageSampleExplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleExplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleExplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleExplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleExplicitLod) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleExplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleExplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleExplicitLod builds `spv.ImageSampleExplicitLod`.
func NewImageSampleExplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleExplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSampleExplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleExplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleProjImplicitLod: Samples an image at a coordinate that is divided by its last component, at
// the level that the derivatives tell.
type ImageSampleProjImplicitLod struct{ Op *ir.Operation }

// AsImageSampleProjImplicitLod views an operation as `spv.ImageSampleProjImplicitLod`; false when it is another one.
func AsImageSampleProjImplicitLod(op *ir.Operation) (ImageSampleProjImplicitLod, bool) {
	return ImageSampleProjImplicitLod{op}, op.Is("spv.ImageSampleProjImplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleProjImplicitLod) OpName() string { return "spv.ImageSampleProjImplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleProjImplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleProjImplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleProjImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleProjImplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }
