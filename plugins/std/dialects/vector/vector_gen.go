// Code generated from vector.dialect. DO NOT EDIT.

package vector

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// CombiningKind: What a reduction combines elements with. Of integers `min` and `max` are signed; of floats a NaN loses in
// them, and wins in `minimumf` and `maximumf`. MLIR 13 has the kinds up to `xor`.
type CombiningKind uint64

// The cases of CombiningKind.
const (
	CombiningKindAdd      CombiningKind = 1
	CombiningKindMul      CombiningKind = 2
	CombiningKindMin      CombiningKind = 4
	CombiningKindMax      CombiningKind = 8
	CombiningKindAnd      CombiningKind = 16
	CombiningKindOr       CombiningKind = 32
	CombiningKindXor      CombiningKind = 64
	CombiningKindMinui    CombiningKind = 128
	CombiningKindMaxui    CombiningKind = 256
	CombiningKindMinimumf CombiningKind = 512
	CombiningKindMaximumf CombiningKind = 1024
)

// Attr is the case as an attribute.
func (e CombiningKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// NewerCombiningKind: What later versions call the ways to combine elements.
type NewerCombiningKind uint64

// The cases of NewerCombiningKind.
const (
	NewerCombiningKindAdd      NewerCombiningKind = 0
	NewerCombiningKindMul      NewerCombiningKind = 1
	NewerCombiningKindMinui    NewerCombiningKind = 2
	NewerCombiningKindMinsi    NewerCombiningKind = 3
	NewerCombiningKindMinnumf  NewerCombiningKind = 4
	NewerCombiningKindMaxui    NewerCombiningKind = 5
	NewerCombiningKindMaxsi    NewerCombiningKind = 6
	NewerCombiningKindMaxnumf  NewerCombiningKind = 7
	NewerCombiningKindAnd      NewerCombiningKind = 8
	NewerCombiningKindOr       NewerCombiningKind = 9
	NewerCombiningKindXor      NewerCombiningKind = 10
	NewerCombiningKindMinimumf NewerCombiningKind = 11
	NewerCombiningKindMaximumf NewerCombiningKind = 12
)

// Attr is the case as an attribute.
func (e NewerCombiningKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Bitcast: The elements of a vector with the bits taken as another type. Only the last
// dimension changes, so that the number of bits stays the same.
type Bitcast struct{ Op *ir.Operation }

// AsBitcast views an operation as `vector.bitcast`; false when it is another one.
func AsBitcast(op *ir.Operation) (Bitcast, bool) { return Bitcast{op}, op.Is("vector.bitcast") }

// OpName is the name of the operations that it views.
func (Bitcast) OpName() string { return "vector.bitcast" }

// Source is operand `source`.
func (o Bitcast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Bitcast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Bitcast) Result() *ir.Value { return o.Op.Result(0) }

// NewBitcast builds `vector.bitcast`.
func NewBitcast(b *ir.Builder, source *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Bitcast {
	return Bitcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.bitcast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ShapeCast: The elements of a vector in row-major order with other sizes; the number of
// elements stays the same.
type ShapeCast struct{ Op *ir.Operation }

// AsShapeCast views an operation as `vector.shape_cast`; false when it is another one.
func AsShapeCast(op *ir.Operation) (ShapeCast, bool) {
	return ShapeCast{op}, op.Is("vector.shape_cast")
}

// OpName is the name of the operations that it views.
func (ShapeCast) OpName() string { return "vector.shape_cast" }

// Source is operand `source`.
func (o ShapeCast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ShapeCast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ShapeCast) Result() *ir.Value { return o.Op.Result(0) }

// NewShapeCast builds `vector.shape_cast`.
func NewShapeCast(b *ir.Builder, source *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ShapeCast {
	return ShapeCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.shape_cast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Broadcast: A vector in which a value, or a vector of fewer dimensions, is repeated:
// along new leading dimensions and along those of size one.
type Broadcast struct{ Op *ir.Operation }

// AsBroadcast views an operation as `vector.broadcast`; false when it is another one.
func AsBroadcast(op *ir.Operation) (Broadcast, bool) { return Broadcast{op}, op.Is("vector.broadcast") }

// OpName is the name of the operations that it views.
func (Broadcast) OpName() string { return "vector.broadcast" }

// Source is operand `source`.
func (o Broadcast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Broadcast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Vector is result `vector`.
func (o Broadcast) Vector() *ir.Value { return o.Op.Result(0) }

// NewBroadcast builds `vector.broadcast`.
func NewBroadcast(b *ir.Builder, source *ir.Value, vectorType ir.Type, attrs ...ir.NamedAttr) Broadcast {
	return Broadcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.broadcast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{vectorType},
		Attrs:    attrs,
	})}
}

// TypeCast: A memref of one vector on the memory of a memref of scalars whose elements it
// holds.
type TypeCast struct{ Op *ir.Operation }

// AsTypeCast views an operation as `vector.type_cast`; false when it is another one.
func AsTypeCast(op *ir.Operation) (TypeCast, bool) { return TypeCast{op}, op.Is("vector.type_cast") }

// OpName is the name of the operations that it views.
func (TypeCast) OpName() string { return "vector.type_cast" }

// Memref is operand `memref`.
func (o TypeCast) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o TypeCast) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o TypeCast) Result() *ir.Value { return o.Op.Result(0) }

// NewTypeCast builds `vector.type_cast`.
func NewTypeCast(b *ir.Builder, memref *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) TypeCast {
	return TypeCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.type_cast"),
		Operands: []*ir.Value{memref},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Compressstore: Writes the elements that the mask selects one behind the other to memory.
// Undefined outside of the memref.
type Compressstore struct{ Op *ir.Operation }

// AsCompressstore views an operation as `vector.compressstore`; false when it is another one.
func AsCompressstore(op *ir.Operation) (Compressstore, bool) {
	return Compressstore{op}, op.Is("vector.compressstore")
}

// OpName is the name of the operations that it views.
func (Compressstore) OpName() string { return "vector.compressstore" }

// Base is operand `base`.
func (o Compressstore) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Compressstore) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Compressstore) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Mask is operand `mask`, nil when it is absent.
func (o Compressstore) Mask() *ir.Value { return ods.OperandOf(o.Op, 2) }

// ValueToStore is operand `valueToStore`, nil when it is absent.
func (o Compressstore) ValueToStore() *ir.Value { return ods.OperandOf(o.Op, 3) }

// NewCompressstore builds `vector.compressstore`.
func NewCompressstore(b *ir.Builder, base *ir.Value, indices []*ir.Value, mask *ir.Value, valueToStore *ir.Value, attrs ...ir.NamedAttr) Compressstore {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	operands = append(operands, mask)
	operands = append(operands, valueToStore)
	return Compressstore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.compressstore"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// Maskedstore: Writes the elements that the mask selects, each to its place in memory.
// Undefined where a selected one lies outside of the memref.
type Maskedstore struct{ Op *ir.Operation }

// AsMaskedstore views an operation as `vector.maskedstore`; false when it is another one.
func AsMaskedstore(op *ir.Operation) (Maskedstore, bool) {
	return Maskedstore{op}, op.Is("vector.maskedstore")
}

// OpName is the name of the operations that it views.
func (Maskedstore) OpName() string { return "vector.maskedstore" }

// Base is operand `base`.
func (o Maskedstore) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Maskedstore) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Maskedstore) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Mask is operand `mask`, nil when it is absent.
func (o Maskedstore) Mask() *ir.Value { return ods.OperandOf(o.Op, 2) }

// ValueToStore is operand `valueToStore`, nil when it is absent.
func (o Maskedstore) ValueToStore() *ir.Value { return ods.OperandOf(o.Op, 3) }

// NewMaskedstore builds `vector.maskedstore`.
func NewMaskedstore(b *ir.Builder, base *ir.Value, indices []*ir.Value, mask *ir.Value, valueToStore *ir.Value, attrs ...ir.NamedAttr) Maskedstore {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	operands = append(operands, mask)
	operands = append(operands, valueToStore)
	return Maskedstore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.maskedstore"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// Expandload: Reads as many consecutive elements as the mask selects and spreads them over
// those places.
type Expandload struct{ Op *ir.Operation }

// AsExpandload views an operation as `vector.expandload`; false when it is another one.
func AsExpandload(op *ir.Operation) (Expandload, bool) {
	return Expandload{op}, op.Is("vector.expandload")
}

// OpName is the name of the operations that it views.
func (Expandload) OpName() string { return "vector.expandload" }

// Base is operand `base`.
func (o Expandload) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Expandload) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Expandload) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Mask is operand `mask`, nil when it is absent.
func (o Expandload) Mask() *ir.Value { return ods.OperandOf(o.Op, 2) }

// PassThru is operand `pass_thru`, nil when it is absent.
func (o Expandload) PassThru() *ir.Value { return ods.OperandOf(o.Op, 3) }

// Result is result `result`.
func (o Expandload) Result() *ir.Value { return o.Op.Result(0) }

// NewExpandload builds `vector.expandload`.
func NewExpandload(b *ir.Builder, base *ir.Value, indices []*ir.Value, mask *ir.Value, passThru *ir.Value, attrs ...ir.NamedAttr) Expandload {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	operands = append(operands, mask)
	operands = append(operands, passThru)
	return Expandload{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.expandload"),
		Operands: operands,
		Results:  []ir.Type{passThru.Type()},
		Attrs:    attrs,
	})}
}

// Maskedload: Reads the elements that the mask selects, each from its place in memory.
type Maskedload struct{ Op *ir.Operation }

// AsMaskedload views an operation as `vector.maskedload`; false when it is another one.
func AsMaskedload(op *ir.Operation) (Maskedload, bool) {
	return Maskedload{op}, op.Is("vector.maskedload")
}

// OpName is the name of the operations that it views.
func (Maskedload) OpName() string { return "vector.maskedload" }

// Base is operand `base`.
func (o Maskedload) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Maskedload) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Maskedload) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Mask is operand `mask`, nil when it is absent.
func (o Maskedload) Mask() *ir.Value { return ods.OperandOf(o.Op, 2) }

// PassThru is operand `pass_thru`, nil when it is absent.
func (o Maskedload) PassThru() *ir.Value { return ods.OperandOf(o.Op, 3) }

// Result is result `result`.
func (o Maskedload) Result() *ir.Value { return o.Op.Result(0) }

// NewMaskedload builds `vector.maskedload`.
func NewMaskedload(b *ir.Builder, base *ir.Value, indices []*ir.Value, mask *ir.Value, passThru *ir.Value, attrs ...ir.NamedAttr) Maskedload {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	operands = append(operands, mask)
	operands = append(operands, passThru)
	return Maskedload{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.maskedload"),
		Operands: operands,
		Results:  []ir.Type{passThru.Type()},
		Attrs:    attrs,
	})}
}

// Gather: Reads the elements at `indices` plus each element of `index_vec`, counted in
// the last dimension, where the mask selects them; the others are those of
// `pass_thru`.
type Gather struct{ Op *ir.Operation }

// AsGather views an operation as `vector.gather`; false when it is another one.
func AsGather(op *ir.Operation) (Gather, bool) { return Gather{op}, op.Is("vector.gather") }

// OpName is the name of the operations that it views.
func (Gather) OpName() string { return "vector.gather" }

// Base is operand `base`.
func (o Gather) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Gather) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Gather) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// IndexVec is operand `index_vec`, nil when it is absent.
func (o Gather) IndexVec() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Mask is operand `mask`, nil when it is absent.
func (o Gather) Mask() *ir.Value { return ods.OperandOf(o.Op, 3) }

// PassThru is operand `pass_thru`, nil when it is absent.
func (o Gather) PassThru() *ir.Value { return ods.OperandOf(o.Op, 4) }

// Result is result `result`.
func (o Gather) Result() *ir.Value { return o.Op.Result(0) }

// NewGather builds `vector.gather`.
func NewGather(b *ir.Builder, base *ir.Value, indices []*ir.Value, indexVec *ir.Value, mask *ir.Value, passThru *ir.Value, attrs ...ir.NamedAttr) Gather {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	operands = append(operands, indexVec)
	operands = append(operands, mask)
	operands = append(operands, passThru)
	return Gather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.gather"),
		Operands: operands,
		Results:  []ir.Type{passThru.Type()},
		Attrs:    attrs,
	})}
}

// Scatter: Writes to `indices` plus each element of `index_vec`, counted in the last
// dimension, where the mask selects it. Elements for one place are written in
// order, so that the last remains.
type Scatter struct{ Op *ir.Operation }

// AsScatter views an operation as `vector.scatter`; false when it is another one.
func AsScatter(op *ir.Operation) (Scatter, bool) { return Scatter{op}, op.Is("vector.scatter") }

// OpName is the name of the operations that it views.
func (Scatter) OpName() string { return "vector.scatter" }

// Base is operand `base`.
func (o Scatter) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Scatter) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Scatter) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// IndexVec is operand `index_vec`, nil when it is absent.
func (o Scatter) IndexVec() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Mask is operand `mask`, nil when it is absent.
func (o Scatter) Mask() *ir.Value { return ods.OperandOf(o.Op, 3) }

// ValueToStore is operand `valueToStore`, nil when it is absent.
func (o Scatter) ValueToStore() *ir.Value { return ods.OperandOf(o.Op, 4) }

// NewScatter builds `vector.scatter`.
func NewScatter(b *ir.Builder, base *ir.Value, indices []*ir.Value, indexVec *ir.Value, mask *ir.Value, valueToStore *ir.Value, attrs ...ir.NamedAttr) Scatter {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	operands = append(operands, indexVec)
	operands = append(operands, mask)
	operands = append(operands, valueToStore)
	return Scatter{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.scatter"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// Load: Reads a vector of consecutive elements. The elements of the memref are those
// of the vector, or whole vectors. Undefined outside of the memref. See `memref.load` for
// `nontemporal`.
type Load struct{ Op *ir.Operation }

// AsLoad views an operation as `vector.load`; false when it is another one.
func AsLoad(op *ir.Operation) (Load, bool) { return Load{op}, op.Is("vector.load") }

// OpName is the name of the operations that it views.
func (Load) OpName() string { return "vector.load" }

// Base is operand `base`.
func (o Load) Base() *ir.Value { return o.Op.Operand(0) }

// SetBase changes operand `base`.
func (o Load) SetBase(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Load) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o Load) Result() *ir.Value { return o.Op.Result(0) }

// NontemporalAttr is attribute `nontemporal`, nil when it is absent.
func (o Load) NontemporalAttr() ir.Attribute { return o.Op.Attr("nontemporal") }

// SetNontemporalAttr changes attribute `nontemporal`; nil removes it.
func (o Load) SetNontemporalAttr(a ir.Attribute) { o.Op.SetAttr("nontemporal", a) }

// Nontemporal is the value of attribute `nontemporal`; false when it is absent or of another kind.
func (o Load) Nontemporal() (bool, bool) { return ods.BoolOf(o.Op.Attr("nontemporal")) }

// NewLoad builds `vector.load`.
func NewLoad(b *ir.Builder, base *ir.Value, indices []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Load {
	var operands []*ir.Value
	operands = append(operands, base)
	operands = append(operands, indices...)
	return Load{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.load"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Store: Writes a vector of consecutive elements. The elements of the memref are those
// of the vector, or whole vectors. Undefined outside of the memref. See `memref.load` for
// `nontemporal`.
type Store struct{ Op *ir.Operation }

// AsStore views an operation as `vector.store`; false when it is another one.
func AsStore(op *ir.Operation) (Store, bool) { return Store{op}, op.Is("vector.store") }

// OpName is the name of the operations that it views.
func (Store) OpName() string { return "vector.store" }

// ValueToStore is operand `valueToStore`.
func (o Store) ValueToStore() *ir.Value { return o.Op.Operand(0) }

// SetValueToStore changes operand `valueToStore`.
func (o Store) SetValueToStore(v *ir.Value) { o.Op.SetOperand(0, v) }

// Base is operand `base`.
func (o Store) Base() *ir.Value { return o.Op.Operand(1) }

// SetBase changes operand `base`.
func (o Store) SetBase(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o Store) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// NontemporalAttr is attribute `nontemporal`, nil when it is absent.
func (o Store) NontemporalAttr() ir.Attribute { return o.Op.Attr("nontemporal") }

// SetNontemporalAttr changes attribute `nontemporal`; nil removes it.
func (o Store) SetNontemporalAttr(a ir.Attribute) { o.Op.SetAttr("nontemporal", a) }

// Nontemporal is the value of attribute `nontemporal`; false when it is absent or of another kind.
func (o Store) Nontemporal() (bool, bool) { return ods.BoolOf(o.Op.Attr("nontemporal")) }

// NewStore builds `vector.store`.
func NewStore(b *ir.Builder, valueToStore *ir.Value, base *ir.Value, indices []*ir.Value, attrs ...ir.NamedAttr) Store {
	var operands []*ir.Value
	operands = append(operands, valueToStore)
	operands = append(operands, base)
	operands = append(operands, indices...)
	return Store{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.store"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// TransferRead: Reads a vector from a memref or tensor, from `indices` on. The permutation map
// says which dimension of the source each dimension of the vector runs through;
// a constant 0 repeats along it. Where the mask is false or the source ends, the
// element is `padding`; a dimension that `in_bounds` marks never reaches the end.
type TransferRead struct{ Op *ir.Operation }

// AsTransferRead views an operation as `vector.transfer_read`; false when it is another one.
func AsTransferRead(op *ir.Operation) (TransferRead, bool) {
	return TransferRead{op}, op.Is("vector.transfer_read")
}

// OpName is the name of the operations that it views.
func (TransferRead) OpName() string { return "vector.transfer_read" }

// Source is operand `source`.
func (o TransferRead) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o TransferRead) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o TransferRead) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Padding is operand `padding`, nil when it is absent.
func (o TransferRead) Padding() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Mask is operand `mask`, nil when it is absent.
func (o TransferRead) Mask() *ir.Value { return ods.OperandOf(o.Op, 3) }

// Vector is result `vector`.
func (o TransferRead) Vector() *ir.Value { return o.Op.Result(0) }

// PermutationMapAttr is attribute `permutation_map`, nil when it is absent.
func (o TransferRead) PermutationMapAttr() ir.Attribute { return o.Op.Attr("permutation_map") }

// SetPermutationMapAttr changes attribute `permutation_map`; nil removes it.
func (o TransferRead) SetPermutationMapAttr(a ir.Attribute) { o.Op.SetAttr("permutation_map", a) }

// InBoundsAttr is attribute `in_bounds`, nil when it is absent.
func (o TransferRead) InBoundsAttr() ir.Attribute { return o.Op.Attr("in_bounds") }

// SetInBoundsAttr changes attribute `in_bounds`; nil removes it.
func (o TransferRead) SetInBoundsAttr(a ir.Attribute) { o.Op.SetAttr("in_bounds", a) }

// PermutationMap is the value of attribute `permutation_map`; false when it is absent or of another kind.
func (o TransferRead) PermutationMap() (affine.Map, bool) {
	return ods.MapOf(o.Op.Attr("permutation_map"))
}

// InBounds is the value of attribute `in_bounds`, nil when it is absent or of another kind.
func (o TransferRead) InBounds() []bool { return ods.BoolsOf(o.Op.Attr("in_bounds")) }

// NewTransferRead builds `vector.transfer_read`.
func NewTransferRead(b *ir.Builder, source *ir.Value, indices []*ir.Value, padding *ir.Value, mask *ir.Value, vectorType ir.Type, attrs ...ir.NamedAttr) TransferRead {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, indices...)
	operands = append(operands, padding)
	operands = append(operands, ods.Present(mask)...)
	return TransferRead{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.transfer_read"),
		Operands: operands,
		Results:  []ir.Type{vectorType},
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(indices), 1, len(ods.Present(mask)))}}, attrs...),
	})}
}

// TransferWrite: Writes a vector to a memref, or makes a tensor with it in place of what was
// there, from `indices` on. See `transfer_read` for the permutation map and
// `in_bounds`; where the mask is false or the destination ends nothing is
// written.
type TransferWrite struct{ Op *ir.Operation }

// AsTransferWrite views an operation as `vector.transfer_write`; false when it is another one.
func AsTransferWrite(op *ir.Operation) (TransferWrite, bool) {
	return TransferWrite{op}, op.Is("vector.transfer_write")
}

// OpName is the name of the operations that it views.
func (TransferWrite) OpName() string { return "vector.transfer_write" }

// Vector is operand `vector`.
func (o TransferWrite) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o TransferWrite) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Source is operand `source`.
func (o TransferWrite) Source() *ir.Value { return o.Op.Operand(1) }

// SetSource changes operand `source`.
func (o TransferWrite) SetSource(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o TransferWrite) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Mask is operand `mask`, nil when it is absent.
func (o TransferWrite) Mask() *ir.Value { return ods.OperandOf(o.Op, 3) }

// Result are the results `result`.
func (o TransferWrite) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// PermutationMapAttr is attribute `permutation_map`, nil when it is absent.
func (o TransferWrite) PermutationMapAttr() ir.Attribute { return o.Op.Attr("permutation_map") }

// SetPermutationMapAttr changes attribute `permutation_map`; nil removes it.
func (o TransferWrite) SetPermutationMapAttr(a ir.Attribute) { o.Op.SetAttr("permutation_map", a) }

// InBoundsAttr is attribute `in_bounds`, nil when it is absent.
func (o TransferWrite) InBoundsAttr() ir.Attribute { return o.Op.Attr("in_bounds") }

// SetInBoundsAttr changes attribute `in_bounds`; nil removes it.
func (o TransferWrite) SetInBoundsAttr(a ir.Attribute) { o.Op.SetAttr("in_bounds", a) }

// PermutationMap is the value of attribute `permutation_map`; false when it is absent or of another kind.
func (o TransferWrite) PermutationMap() (affine.Map, bool) {
	return ods.MapOf(o.Op.Attr("permutation_map"))
}

// InBounds is the value of attribute `in_bounds`, nil when it is absent or of another kind.
func (o TransferWrite) InBounds() []bool { return ods.BoolsOf(o.Op.Attr("in_bounds")) }

// NewTransferWrite builds `vector.transfer_write`.
func NewTransferWrite(b *ir.Builder, vector *ir.Value, source *ir.Value, indices []*ir.Value, mask *ir.Value, attrs ...ir.NamedAttr) TransferWrite {
	var operands []*ir.Value
	operands = append(operands, vector)
	operands = append(operands, source)
	operands = append(operands, indices...)
	operands = append(operands, ods.Present(mask)...)
	list := append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, 1, len(indices), len(ods.Present(mask)))}}, attrs...)
	return TransferWrite{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.transfer_write"),
		Operands: operands,
		Results:  eval.ResultTypes(b.Context(), "vector.transfer_write", 0, [][]*ir.Value{{vector}, {source}, indices, ods.Present(mask)}, list),
		Attrs:    list,
	})}
}

// ConstantMask: A mask that is true in the first `mask_dim_sizes[k]` places of each dimension
// k, and false elsewhere.
type ConstantMask struct{ Op *ir.Operation }

// AsConstantMask views an operation as `vector.constant_mask`; false when it is another one.
func AsConstantMask(op *ir.Operation) (ConstantMask, bool) {
	return ConstantMask{op}, op.Is("vector.constant_mask")
}

// OpName is the name of the operations that it views.
func (ConstantMask) OpName() string { return "vector.constant_mask" }

// Result is result `result`.
func (o ConstantMask) Result() *ir.Value { return o.Op.Result(0) }

// MaskDimSizesAttr is attribute `mask_dim_sizes`, nil when it is absent.
func (o ConstantMask) MaskDimSizesAttr() ir.Attribute { return o.Op.Attr("mask_dim_sizes") }

// SetMaskDimSizesAttr changes attribute `mask_dim_sizes`; nil removes it.
func (o ConstantMask) SetMaskDimSizesAttr(a ir.Attribute) { o.Op.SetAttr("mask_dim_sizes", a) }

// MaskDimSizes is the value of attribute `mask_dim_sizes`, nil when it is absent or of another kind.
func (o ConstantMask) MaskDimSizes() []int64 { return ods.IntsOf(o.Op.Attr("mask_dim_sizes")) }

// NewConstantMask builds `vector.constant_mask`.
func NewConstantMask(b *ir.Builder, resultType ir.Type, maskDimSizes []int64, attrs ...ir.NamedAttr) ConstantMask {
	return ConstantMask{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("vector.constant_mask"),
		Results: []ir.Type{resultType},
		Attrs:   append([]ir.NamedAttr{{Name: "mask_dim_sizes", Value: b.Context().I64ArrayAttr(maskDimSizes)}}, attrs...),
	})}
}

// CreateMask: A mask that is true in as many first places of each dimension as its operand
// says, and false elsewhere.
type CreateMask struct{ Op *ir.Operation }

// AsCreateMask views an operation as `vector.create_mask`; false when it is another one.
func AsCreateMask(op *ir.Operation) (CreateMask, bool) {
	return CreateMask{op}, op.Is("vector.create_mask")
}

// OpName is the name of the operations that it views.
func (CreateMask) OpName() string { return "vector.create_mask" }

// Operands are the operands `operands`.
func (o CreateMask) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o CreateMask) Result() *ir.Value { return o.Op.Result(0) }

// NewCreateMask builds `vector.create_mask`.
func NewCreateMask(b *ir.Builder, operands_ []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) CreateMask {
	return CreateMask{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.create_mask"),
		Operands: operands_,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Contract: Multiplies the elements of two vectors and combines the products over the
// dimensions that are reductions in `iterator_types`. `indexing_maps` has a map for
// each operand and the result. The outcome is combined with `acc`. Masks select
// the elements that take part.
type Contract struct{ Op *ir.Operation }

// AsContract views an operation as `vector.contract`; false when it is another one.
func AsContract(op *ir.Operation) (Contract, bool) { return Contract{op}, op.Is("vector.contract") }

// OpName is the name of the operations that it views.
func (Contract) OpName() string { return "vector.contract" }

// Lhs is operand `lhs`.
func (o Contract) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Contract) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Contract) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Contract) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Acc is operand `acc`.
func (o Contract) Acc() *ir.Value { return o.Op.Operand(2) }

// SetAcc changes operand `acc`.
func (o Contract) SetAcc(v *ir.Value) { o.Op.SetOperand(2, v) }

// LhsMask is operand `lhsMask`, nil when it is absent.
func (o Contract) LhsMask() *ir.Value { return ods.OperandOf(o.Op, 3) }

// RhsMask is operand `rhsMask`, nil when it is absent.
func (o Contract) RhsMask() *ir.Value { return ods.OperandOf(o.Op, 4) }

// Result is result `result`.
func (o Contract) Result() *ir.Value { return o.Op.Result(0) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o Contract) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o Contract) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// IteratorTypesAttr is attribute `iterator_types`, nil when it is absent.
func (o Contract) IteratorTypesAttr() ir.Attribute { return o.Op.Attr("iterator_types") }

// SetIteratorTypesAttr changes attribute `iterator_types`; nil removes it.
func (o Contract) SetIteratorTypesAttr(a ir.Attribute) { o.Op.SetAttr("iterator_types", a) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o Contract) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o Contract) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o Contract) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// IteratorTypes is the value of attribute `iterator_types`, nil when it is absent or of another kind.
func (o Contract) IteratorTypes() []ir.Attribute { return ods.ListOf(o.Op.Attr("iterator_types")) }

// Kind is the value of attribute `kind`, #vector.kind<add> when it is absent or of another kind.
func (o Contract) Kind() CombiningKind { return ods.EnumOr(o.Op.Attr("kind"), CombiningKind(1)) }

// NewContract builds `vector.contract`.
func NewContract(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, acc *ir.Value, lhsMask *ir.Value, rhsMask *ir.Value, indexingMaps ir.Attribute, iteratorTypes ir.Attribute, attrs ...ir.NamedAttr) Contract {
	var operands []*ir.Value
	operands = append(operands, lhs)
	operands = append(operands, rhs)
	operands = append(operands, acc)
	operands = append(operands, ods.Present(lhsMask)...)
	operands = append(operands, ods.Present(rhsMask)...)
	return Contract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.contract"),
		Operands: operands,
		Results:  []ir.Type{acc.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "indexing_maps", Value: indexingMaps}, {Name: "iterator_types", Value: iteratorTypes}}, attrs...),
	})}
}

// Extractelement: The element of a vector of one dimension at a position. Undefined outside.
type Extractelement struct{ Op *ir.Operation }

// AsExtractelement views an operation as `vector.extractelement`; false when it is another one.
func AsExtractelement(op *ir.Operation) (Extractelement, bool) {
	return Extractelement{op}, op.Is("vector.extractelement")
}

// OpName is the name of the operations that it views.
func (Extractelement) OpName() string { return "vector.extractelement" }

// Vector is operand `vector`.
func (o Extractelement) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Extractelement) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Position is operand `position`.
func (o Extractelement) Position() *ir.Value { return o.Op.Operand(1) }

// SetPosition changes operand `position`.
func (o Extractelement) SetPosition(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Extractelement) Result() *ir.Value { return o.Op.Result(0) }

// NewExtractelement builds `vector.extractelement`.
func NewExtractelement(b *ir.Builder, vector *ir.Value, position *ir.Value, attrs ...ir.NamedAttr) Extractelement {
	return Extractelement{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.extractelement"),
		Operands: []*ir.Value{vector, position},
		Results:  []ir.Type{ods.MustElement(vector.Type())},
		Attrs:    attrs,
	})}
}

// Insertelement: A vector of one dimension with another element at a position. Undefined
// outside.
type Insertelement struct{ Op *ir.Operation }

// AsInsertelement views an operation as `vector.insertelement`; false when it is another one.
func AsInsertelement(op *ir.Operation) (Insertelement, bool) {
	return Insertelement{op}, op.Is("vector.insertelement")
}

// OpName is the name of the operations that it views.
func (Insertelement) OpName() string { return "vector.insertelement" }

// Source is operand `source`.
func (o Insertelement) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Insertelement) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o Insertelement) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o Insertelement) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Position is operand `position`.
func (o Insertelement) Position() *ir.Value { return o.Op.Operand(2) }

// SetPosition changes operand `position`.
func (o Insertelement) SetPosition(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Insertelement) Result() *ir.Value { return o.Op.Result(0) }

// NewInsertelement builds `vector.insertelement`.
func NewInsertelement(b *ir.Builder, source *ir.Value, dest *ir.Value, position *ir.Value, attrs ...ir.NamedAttr) Insertelement {
	return Insertelement{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.insertelement"),
		Operands: []*ir.Value{source, dest, position},
		Results:  []ir.Type{dest.Type()},
		Attrs:    attrs,
	})}
}

// ExtractMap: The part of a vector that belongs to one of several workers, which `ids` name:
// in each dimension where the result is shorter, its elements from the worker's
// number times the length on.
type ExtractMap struct{ Op *ir.Operation }

// AsExtractMap views an operation as `vector.extract_map`; false when it is another one.
func AsExtractMap(op *ir.Operation) (ExtractMap, bool) {
	return ExtractMap{op}, op.Is("vector.extract_map")
}

// OpName is the name of the operations that it views.
func (ExtractMap) OpName() string { return "vector.extract_map" }

// Vector is operand `vector`.
func (o ExtractMap) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o ExtractMap) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Ids are the operands `ids`.
func (o ExtractMap) Ids() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o ExtractMap) Result() *ir.Value { return o.Op.Result(0) }

// NewExtractMap builds `vector.extract_map`.
func NewExtractMap(b *ir.Builder, vector *ir.Value, ids []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ExtractMap {
	var operands []*ir.Value
	operands = append(operands, vector)
	operands = append(operands, ids...)
	return ExtractMap{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.extract_map"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// InsertMap: The vector `dest` with the part that belongs to one of several workers
// replaced, see `extract_map`.
type InsertMap struct{ Op *ir.Operation }

// AsInsertMap views an operation as `vector.insert_map`; false when it is another one.
func AsInsertMap(op *ir.Operation) (InsertMap, bool) {
	return InsertMap{op}, op.Is("vector.insert_map")
}

// OpName is the name of the operations that it views.
func (InsertMap) OpName() string { return "vector.insert_map" }

// Vector is operand `vector`.
func (o InsertMap) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o InsertMap) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o InsertMap) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o InsertMap) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Ids are the operands `ids`.
func (o InsertMap) Ids() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o InsertMap) Result() *ir.Value { return o.Op.Result(0) }

// NewInsertMap builds `vector.insert_map`.
func NewInsertMap(b *ir.Builder, vector *ir.Value, dest *ir.Value, ids []*ir.Value, attrs ...ir.NamedAttr) InsertMap {
	var operands []*ir.Value
	operands = append(operands, vector)
	operands = append(operands, dest)
	operands = append(operands, ids...)
	return InsertMap{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.insert_map"),
		Operands: operands,
		Results:  []ir.Type{dest.Type()},
		Attrs:    attrs,
	})}
}

// Extract: The element, or the vector of the remaining dimensions, at subscripts in the leading dimensions.
// They stand in `position`; the least i64 there stands for the next operand of `dynamic_position`.
// Undefined where an operand is outside of its dimension.
type Extract struct{ Op *ir.Operation }

// AsExtract views an operation as `vector.extract`; false when it is another one.
func AsExtract(op *ir.Operation) (Extract, bool) { return Extract{op}, op.Is("vector.extract") }

// OpName is the name of the operations that it views.
func (Extract) OpName() string { return "vector.extract" }

// Vector is operand `vector`.
func (o Extract) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Extract) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// DynamicPosition are the operands `dynamic_position`.
func (o Extract) DynamicPosition() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o Extract) Result() *ir.Value { return o.Op.Result(0) }

// PositionAttr is attribute `position`, nil when it is absent.
func (o Extract) PositionAttr() ir.Attribute { return o.Op.Attr("position") }

// SetPositionAttr changes attribute `position`; nil removes it.
func (o Extract) SetPositionAttr(a ir.Attribute) { o.Op.SetAttr("position", a) }

// Position is the value of attribute `position`, nil when it is absent or of another kind.
func (o Extract) Position() []int64 { return ods.IntsOf(o.Op.Attr("position")) }

// NewExtract builds `vector.extract`.
func NewExtract(b *ir.Builder, vector *ir.Value, dynamicPosition []*ir.Value, position []int64, attrs ...ir.NamedAttr) Extract {
	var operands []*ir.Value
	operands = append(operands, vector)
	operands = append(operands, dynamicPosition...)
	list := append([]ir.NamedAttr{{Name: "position", Value: b.Context().I64ArrayAttr(position)}}, attrs...)
	return Extract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.extract"),
		Operands: operands,
		Results:  []ir.Type{eval.ResultType(b.Context(), "vector.extract", 0, [][]*ir.Value{{vector}, dynamicPosition}, list)},
		Attrs:    list,
	})}
}

// Insert: A vector with the element, or the vector of the remaining dimensions, replaced
// at subscripts in the leading dimensions, which are as in `extract`.
type Insert struct{ Op *ir.Operation }

// AsInsert views an operation as `vector.insert`; false when it is another one.
func AsInsert(op *ir.Operation) (Insert, bool) { return Insert{op}, op.Is("vector.insert") }

// OpName is the name of the operations that it views.
func (Insert) OpName() string { return "vector.insert" }

// Source is operand `source`.
func (o Insert) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Insert) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o Insert) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o Insert) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// DynamicPosition are the operands `dynamic_position`.
func (o Insert) DynamicPosition() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o Insert) Result() *ir.Value { return o.Op.Result(0) }

// PositionAttr is attribute `position`, nil when it is absent.
func (o Insert) PositionAttr() ir.Attribute { return o.Op.Attr("position") }

// SetPositionAttr changes attribute `position`; nil removes it.
func (o Insert) SetPositionAttr(a ir.Attribute) { o.Op.SetAttr("position", a) }

// Position is the value of attribute `position`, nil when it is absent or of another kind.
func (o Insert) Position() []int64 { return ods.IntsOf(o.Op.Attr("position")) }

// NewInsert builds `vector.insert`.
func NewInsert(b *ir.Builder, source *ir.Value, dest *ir.Value, dynamicPosition []*ir.Value, position []int64, attrs ...ir.NamedAttr) Insert {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, dest)
	operands = append(operands, dynamicPosition...)
	return Insert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.insert"),
		Operands: operands,
		Results:  []ir.Type{dest.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "position", Value: b.Context().I64ArrayAttr(position)}}, attrs...),
	})}
}

// ExtractStridedSlice: A part of a vector: in each of the leading dimensions that are given, `sizes`
// elements from `offsets` on that lie `strides` (which must be 1) apart.
type ExtractStridedSlice struct{ Op *ir.Operation }

// AsExtractStridedSlice views an operation as `vector.extract_strided_slice`; false when it is another one.
func AsExtractStridedSlice(op *ir.Operation) (ExtractStridedSlice, bool) {
	return ExtractStridedSlice{op}, op.Is("vector.extract_strided_slice")
}

// OpName is the name of the operations that it views.
func (ExtractStridedSlice) OpName() string { return "vector.extract_strided_slice" }

// Vector is operand `vector`.
func (o ExtractStridedSlice) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o ExtractStridedSlice) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ExtractStridedSlice) Result() *ir.Value { return o.Op.Result(0) }

// OffsetsAttr is attribute `offsets`, nil when it is absent.
func (o ExtractStridedSlice) OffsetsAttr() ir.Attribute { return o.Op.Attr("offsets") }

// SetOffsetsAttr changes attribute `offsets`; nil removes it.
func (o ExtractStridedSlice) SetOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("offsets", a) }

// SizesAttr is attribute `sizes`, nil when it is absent.
func (o ExtractStridedSlice) SizesAttr() ir.Attribute { return o.Op.Attr("sizes") }

// SetSizesAttr changes attribute `sizes`; nil removes it.
func (o ExtractStridedSlice) SetSizesAttr(a ir.Attribute) { o.Op.SetAttr("sizes", a) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o ExtractStridedSlice) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o ExtractStridedSlice) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// Offsets is the value of attribute `offsets`, nil when it is absent or of another kind.
func (o ExtractStridedSlice) Offsets() []int64 { return ods.IntsOf(o.Op.Attr("offsets")) }

// Sizes is the value of attribute `sizes`, nil when it is absent or of another kind.
func (o ExtractStridedSlice) Sizes() []int64 { return ods.IntsOf(o.Op.Attr("sizes")) }

// Strides is the value of attribute `strides`, nil when it is absent or of another kind.
func (o ExtractStridedSlice) Strides() []int64 { return ods.IntsOf(o.Op.Attr("strides")) }

// NewExtractStridedSlice builds `vector.extract_strided_slice`.
func NewExtractStridedSlice(b *ir.Builder, vector *ir.Value, resultType ir.Type, offsets_ []int64, sizes []int64, strides []int64, attrs ...ir.NamedAttr) ExtractStridedSlice {
	return ExtractStridedSlice{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.extract_strided_slice"),
		Operands: []*ir.Value{vector},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "offsets", Value: b.Context().I64ArrayAttr(offsets_)}, {Name: "sizes", Value: b.Context().I64ArrayAttr(sizes)}, {Name: "strides", Value: b.Context().I64ArrayAttr(strides)}}, attrs...),
	})}
}

// InsertStridedSlice: The vector `dest` with a part of it replaced by `source`, from `offsets` on,
// with `strides` (which must be 1) in the dimensions of the source.
type InsertStridedSlice struct{ Op *ir.Operation }

// AsInsertStridedSlice views an operation as `vector.insert_strided_slice`; false when it is another one.
func AsInsertStridedSlice(op *ir.Operation) (InsertStridedSlice, bool) {
	return InsertStridedSlice{op}, op.Is("vector.insert_strided_slice")
}

// OpName is the name of the operations that it views.
func (InsertStridedSlice) OpName() string { return "vector.insert_strided_slice" }

// Source is operand `source`.
func (o InsertStridedSlice) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o InsertStridedSlice) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o InsertStridedSlice) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o InsertStridedSlice) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o InsertStridedSlice) Result() *ir.Value { return o.Op.Result(0) }

// OffsetsAttr is attribute `offsets`, nil when it is absent.
func (o InsertStridedSlice) OffsetsAttr() ir.Attribute { return o.Op.Attr("offsets") }

// SetOffsetsAttr changes attribute `offsets`; nil removes it.
func (o InsertStridedSlice) SetOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("offsets", a) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o InsertStridedSlice) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o InsertStridedSlice) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// Offsets is the value of attribute `offsets`, nil when it is absent or of another kind.
func (o InsertStridedSlice) Offsets() []int64 { return ods.IntsOf(o.Op.Attr("offsets")) }

// Strides is the value of attribute `strides`, nil when it is absent or of another kind.
func (o InsertStridedSlice) Strides() []int64 { return ods.IntsOf(o.Op.Attr("strides")) }

// NewInsertStridedSlice builds `vector.insert_strided_slice`.
func NewInsertStridedSlice(b *ir.Builder, source *ir.Value, dest *ir.Value, offsets_ []int64, strides []int64, attrs ...ir.NamedAttr) InsertStridedSlice {
	return InsertStridedSlice{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.insert_strided_slice"),
		Operands: []*ir.Value{source, dest},
		Results:  []ir.Type{dest.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "offsets", Value: b.Context().I64ArrayAttr(offsets_)}, {Name: "strides", Value: b.Context().I64ArrayAttr(strides)}}, attrs...),
	})}
}

// Fma: Multiplies the first two vectors and adds the third, element by element,
// rounding once.
type Fma struct{ Op *ir.Operation }

// AsFma views an operation as `vector.fma`; false when it is another one.
func AsFma(op *ir.Operation) (Fma, bool) { return Fma{op}, op.Is("vector.fma") }

// OpName is the name of the operations that it views.
func (Fma) OpName() string { return "vector.fma" }

// Lhs is operand `lhs`.
func (o Fma) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fma) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fma) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fma) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Acc is operand `acc`.
func (o Fma) Acc() *ir.Value { return o.Op.Operand(2) }

// SetAcc changes operand `acc`.
func (o Fma) SetAcc(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Fma) Result() *ir.Value { return o.Op.Result(0) }

// NewFma builds `vector.fma`.
func NewFma(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, acc *ir.Value, attrs ...ir.NamedAttr) Fma {
	return Fma{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.fma"),
		Operands: []*ir.Value{lhs, rhs, acc},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// FlatTranspose: Transposes a matrix that is kept as a vector of one dimension, column after
// column.
type FlatTranspose struct{ Op *ir.Operation }

// AsFlatTranspose views an operation as `vector.flat_transpose`; false when it is another one.
func AsFlatTranspose(op *ir.Operation) (FlatTranspose, bool) {
	return FlatTranspose{op}, op.Is("vector.flat_transpose")
}

// OpName is the name of the operations that it views.
func (FlatTranspose) OpName() string { return "vector.flat_transpose" }

// Matrix is operand `matrix`.
func (o FlatTranspose) Matrix() *ir.Value { return o.Op.Operand(0) }

// SetMatrix changes operand `matrix`.
func (o FlatTranspose) SetMatrix(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o FlatTranspose) Result() *ir.Value { return o.Op.Result(0) }

// RowsAttr is attribute `rows`, nil when it is absent.
func (o FlatTranspose) RowsAttr() ir.Attribute { return o.Op.Attr("rows") }

// SetRowsAttr changes attribute `rows`; nil removes it.
func (o FlatTranspose) SetRowsAttr(a ir.Attribute) { o.Op.SetAttr("rows", a) }

// ColumnsAttr is attribute `columns`, nil when it is absent.
func (o FlatTranspose) ColumnsAttr() ir.Attribute { return o.Op.Attr("columns") }

// SetColumnsAttr changes attribute `columns`; nil removes it.
func (o FlatTranspose) SetColumnsAttr(a ir.Attribute) { o.Op.SetAttr("columns", a) }

// Rows is the value of attribute `rows`, 0 when it is absent or of another kind.
func (o FlatTranspose) Rows() int64 { return ods.IntOr(o.Op.Attr("rows"), 0) }

// Columns is the value of attribute `columns`, 0 when it is absent or of another kind.
func (o FlatTranspose) Columns() int64 { return ods.IntOr(o.Op.Attr("columns"), 0) }

// NewFlatTranspose builds `vector.flat_transpose`.
func NewFlatTranspose(b *ir.Builder, matrix *ir.Value, resultType ir.Type, rows int64, columns int64, attrs ...ir.NamedAttr) FlatTranspose {
	return FlatTranspose{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.flat_transpose"),
		Operands: []*ir.Value{matrix},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "rows", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), rows)}, {Name: "columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), columns)}}, attrs...),
	})}
}

// MatrixMultiply: Multiplies two matrices that are kept as vectors of one dimension, column after
// column.
type MatrixMultiply struct{ Op *ir.Operation }

// AsMatrixMultiply views an operation as `vector.matrix_multiply`; false when it is another one.
func AsMatrixMultiply(op *ir.Operation) (MatrixMultiply, bool) {
	return MatrixMultiply{op}, op.Is("vector.matrix_multiply")
}

// OpName is the name of the operations that it views.
func (MatrixMultiply) OpName() string { return "vector.matrix_multiply" }

// Lhs is operand `lhs`.
func (o MatrixMultiply) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o MatrixMultiply) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o MatrixMultiply) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o MatrixMultiply) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o MatrixMultiply) Result() *ir.Value { return o.Op.Result(0) }

// LhsRowsAttr is attribute `lhs_rows`, nil when it is absent.
func (o MatrixMultiply) LhsRowsAttr() ir.Attribute { return o.Op.Attr("lhs_rows") }

// SetLhsRowsAttr changes attribute `lhs_rows`; nil removes it.
func (o MatrixMultiply) SetLhsRowsAttr(a ir.Attribute) { o.Op.SetAttr("lhs_rows", a) }

// LhsColumnsAttr is attribute `lhs_columns`, nil when it is absent.
func (o MatrixMultiply) LhsColumnsAttr() ir.Attribute { return o.Op.Attr("lhs_columns") }

// SetLhsColumnsAttr changes attribute `lhs_columns`; nil removes it.
func (o MatrixMultiply) SetLhsColumnsAttr(a ir.Attribute) { o.Op.SetAttr("lhs_columns", a) }

// RhsColumnsAttr is attribute `rhs_columns`, nil when it is absent.
func (o MatrixMultiply) RhsColumnsAttr() ir.Attribute { return o.Op.Attr("rhs_columns") }

// SetRhsColumnsAttr changes attribute `rhs_columns`; nil removes it.
func (o MatrixMultiply) SetRhsColumnsAttr(a ir.Attribute) { o.Op.SetAttr("rhs_columns", a) }

// LhsRows is the value of attribute `lhs_rows`, 0 when it is absent or of another kind.
func (o MatrixMultiply) LhsRows() int64 { return ods.IntOr(o.Op.Attr("lhs_rows"), 0) }

// LhsColumns is the value of attribute `lhs_columns`, 0 when it is absent or of another kind.
func (o MatrixMultiply) LhsColumns() int64 { return ods.IntOr(o.Op.Attr("lhs_columns"), 0) }

// RhsColumns is the value of attribute `rhs_columns`, 0 when it is absent or of another kind.
func (o MatrixMultiply) RhsColumns() int64 { return ods.IntOr(o.Op.Attr("rhs_columns"), 0) }

// NewMatrixMultiply builds `vector.matrix_multiply`.
func NewMatrixMultiply(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resultType ir.Type, lhsRows int64, lhsColumns int64, rhsColumns int64, attrs ...ir.NamedAttr) MatrixMultiply {
	return MatrixMultiply{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.matrix_multiply"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "lhs_rows", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), lhsRows)}, {Name: "lhs_columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), lhsColumns)}, {Name: "rhs_columns", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), rhsColumns)}}, attrs...),
	})}
}

// MultiReduction: Combines the elements of a vector along the dimensions in `reduction_dims`.
type MultiReduction struct{ Op *ir.Operation }

// AsMultiReduction views an operation as `vector.multi_reduction`; false when it is another one.
func AsMultiReduction(op *ir.Operation) (MultiReduction, bool) {
	return MultiReduction{op}, op.Is("vector.multi_reduction")
}

// OpName is the name of the operations that it views.
func (MultiReduction) OpName() string { return "vector.multi_reduction" }

// Source is operand `source`.
func (o MultiReduction) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o MultiReduction) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Acc is operand `acc`, nil when it is absent.
func (o MultiReduction) Acc() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Dest is result `dest`.
func (o MultiReduction) Dest() *ir.Value { return o.Op.Result(0) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o MultiReduction) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o MultiReduction) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// ReductionDimsAttr is attribute `reduction_dims`, nil when it is absent.
func (o MultiReduction) ReductionDimsAttr() ir.Attribute { return o.Op.Attr("reduction_dims") }

// SetReductionDimsAttr changes attribute `reduction_dims`; nil removes it.
func (o MultiReduction) SetReductionDimsAttr(a ir.Attribute) { o.Op.SetAttr("reduction_dims", a) }

// Kind is the value of attribute `kind`, CombiningKind(0) when it is absent or of another kind.
func (o MultiReduction) Kind() CombiningKind { return ods.EnumOr(o.Op.Attr("kind"), CombiningKind(0)) }

// ReductionDims is the value of attribute `reduction_dims`, nil when it is absent or of another kind.
func (o MultiReduction) ReductionDims() []int64 { return ods.IntsOf(o.Op.Attr("reduction_dims")) }

// NewMultiReduction builds `vector.multi_reduction`.
func NewMultiReduction(b *ir.Builder, source *ir.Value, acc *ir.Value, destType ir.Type, kind ir.Attribute, reductionDims []int64, attrs ...ir.NamedAttr) MultiReduction {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, ods.Present(acc)...)
	return MultiReduction{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.multi_reduction"),
		Operands: operands,
		Results:  []ir.Type{destType},
		Attrs:    append([]ir.NamedAttr{{Name: "kind", Value: kind}, {Name: "reduction_dims", Value: b.Context().I64ArrayAttr(reductionDims)}}, attrs...),
	})}
}

// Outerproduct: Each element of a vector times each element of another, as a matrix; or a
// vector times a scalar. `acc`, if there, is combined with it.
type Outerproduct struct{ Op *ir.Operation }

// AsOuterproduct views an operation as `vector.outerproduct`; false when it is another one.
func AsOuterproduct(op *ir.Operation) (Outerproduct, bool) {
	return Outerproduct{op}, op.Is("vector.outerproduct")
}

// OpName is the name of the operations that it views.
func (Outerproduct) OpName() string { return "vector.outerproduct" }

// Lhs is operand `lhs`.
func (o Outerproduct) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Outerproduct) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Outerproduct) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Outerproduct) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Acc is operand `acc`, nil when it is absent.
func (o Outerproduct) Acc() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Result is result `result`.
func (o Outerproduct) Result() *ir.Value { return o.Op.Result(0) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o Outerproduct) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o Outerproduct) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// Kind is the value of attribute `kind`, #vector.kind<add> when it is absent or of another kind.
func (o Outerproduct) Kind() CombiningKind { return ods.EnumOr(o.Op.Attr("kind"), CombiningKind(1)) }

// NewOuterproduct builds `vector.outerproduct`.
func NewOuterproduct(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, acc *ir.Value, attrs ...ir.NamedAttr) Outerproduct {
	var operands []*ir.Value
	operands = append(operands, lhs)
	operands = append(operands, rhs)
	operands = append(operands, ods.Present(acc)...)
	list := attrs
	return Outerproduct{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.outerproduct"),
		Operands: operands,
		Results:  []ir.Type{eval.ResultType(b.Context(), "vector.outerproduct", 0, [][]*ir.Value{{lhs}, {rhs}, ods.Present(acc)}, list)},
		Attrs:    list,
	})}
}

// Print: Prints a value on standard output, for tests, and the punctuation behind it: a new line
// where nothing else is said. A vector is printed in nested parentheses. Without a value, the
// punctuation alone is printed, or a text.
type Print struct{ Op *ir.Operation }

// AsPrint views an operation as `vector.print`; false when it is another one.
func AsPrint(op *ir.Operation) (Print, bool) { return Print{op}, op.Is("vector.print") }

// OpName is the name of the operations that it views.
func (Print) OpName() string { return "vector.print" }

// Source is operand `source`, nil when it is absent.
func (o Print) Source() *ir.Value { return ods.OperandOf(o.Op, 0) }

// PunctuationAttr is attribute `punctuation`, nil when it is absent.
func (o Print) PunctuationAttr() ir.Attribute { return o.Op.Attr("punctuation") }

// SetPunctuationAttr changes attribute `punctuation`; nil removes it.
func (o Print) SetPunctuationAttr(a ir.Attribute) { o.Op.SetAttr("punctuation", a) }

// StringLiteralAttr is attribute `stringLiteral`, nil when it is absent.
func (o Print) StringLiteralAttr() ir.Attribute { return o.Op.Attr("stringLiteral") }

// SetStringLiteralAttr changes attribute `stringLiteral`; nil removes it.
func (o Print) SetStringLiteralAttr(a ir.Attribute) { o.Op.SetAttr("stringLiteral", a) }

// Punctuation is the value of attribute `punctuation`; false when it is absent or of another kind.
func (o Print) Punctuation() (string, bool) { return ods.StringOf(o.Op.Attr("punctuation")) }

// StringLiteral is the value of attribute `stringLiteral`; false when it is absent or of another kind.
func (o Print) StringLiteral() (string, bool) { return ods.StringOf(o.Op.Attr("stringLiteral")) }

// NewPrint builds `vector.print`.
func NewPrint(b *ir.Builder, source *ir.Value, attrs ...ir.NamedAttr) Print {
	var operands []*ir.Value
	operands = append(operands, ods.Present(source)...)
	return Print{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.print"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// Reduction: Combines all elements of a vector of one dimension, and `acc`, if there. The
// kind is `add`, `mul`, `min` or `max`, for integers `and`, `or`, `xor`, `minui` and `maxui` too, and for floats
// `minimumf` and `maximumf`.
type Reduction struct{ Op *ir.Operation }

// AsReduction views an operation as `vector.reduction`; false when it is another one.
func AsReduction(op *ir.Operation) (Reduction, bool) { return Reduction{op}, op.Is("vector.reduction") }

// OpName is the name of the operations that it views.
func (Reduction) OpName() string { return "vector.reduction" }

// Vector is operand `vector`.
func (o Reduction) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Reduction) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Acc is operand `acc`, nil when it is absent.
func (o Reduction) Acc() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Dest is result `dest`.
func (o Reduction) Dest() *ir.Value { return o.Op.Result(0) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o Reduction) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o Reduction) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// Kind is the value of attribute `kind`, "" when it is absent or of another kind.
func (o Reduction) Kind() string { return ods.StringOr(o.Op.Attr("kind"), "") }

// NewReduction builds `vector.reduction`.
func NewReduction(b *ir.Builder, vector *ir.Value, acc *ir.Value, destType ir.Type, kind string, attrs ...ir.NamedAttr) Reduction {
	var operands []*ir.Value
	operands = append(operands, vector)
	operands = append(operands, ods.Present(acc)...)
	return Reduction{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.reduction"),
		Operands: operands,
		Results:  []ir.Type{destType},
		Attrs:    append([]ir.NamedAttr{{Name: "kind", Value: b.Context().StringAttr(kind)}}, attrs...),
	})}
}

// Reshape: The elements of a vector whose outer dimensions count vectors of the last ones
// (`fixed_vector_sizes`), arranged to another shape of such vectors. The operands
// are the numbers of elements in use of each dimension, before and after.
type Reshape struct{ Op *ir.Operation }

// AsReshape views an operation as `vector.reshape`; false when it is another one.
func AsReshape(op *ir.Operation) (Reshape, bool) { return Reshape{op}, op.Is("vector.reshape") }

// OpName is the name of the operations that it views.
func (Reshape) OpName() string { return "vector.reshape" }

// Vector is operand `vector`.
func (o Reshape) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Reshape) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// InputShape are the operands `input_shape`.
func (o Reshape) InputShape() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// OutputShape are the operands `output_shape`.
func (o Reshape) OutputShape() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o Reshape) Result() *ir.Value { return o.Op.Result(0) }

// FixedVectorSizesAttr is attribute `fixed_vector_sizes`, nil when it is absent.
func (o Reshape) FixedVectorSizesAttr() ir.Attribute { return o.Op.Attr("fixed_vector_sizes") }

// SetFixedVectorSizesAttr changes attribute `fixed_vector_sizes`; nil removes it.
func (o Reshape) SetFixedVectorSizesAttr(a ir.Attribute) { o.Op.SetAttr("fixed_vector_sizes", a) }

// FixedVectorSizes is the value of attribute `fixed_vector_sizes`, nil when it is absent or of another kind.
func (o Reshape) FixedVectorSizes() []int64 { return ods.IntsOf(o.Op.Attr("fixed_vector_sizes")) }

// NewReshape builds `vector.reshape`.
func NewReshape(b *ir.Builder, vector *ir.Value, inputShape []*ir.Value, outputShape []*ir.Value, resultType ir.Type, fixedVectorSizes []int64, attrs ...ir.NamedAttr) Reshape {
	var operands []*ir.Value
	operands = append(operands, vector)
	operands = append(operands, inputShape...)
	operands = append(operands, outputShape...)
	return Reshape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.reshape"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "fixed_vector_sizes", Value: b.Context().I64ArrayAttr(fixedVectorSizes)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(inputShape), len(outputShape))}}, attrs...),
	})}
}

// Shuffle: A vector of those elements, in the leading dimension, of two vectors laid one
// behind the other that the numbers in `mask` name. Where one is -1, what MLIR has since 20, the element
// is not defined.
type Shuffle struct{ Op *ir.Operation }

// AsShuffle views an operation as `vector.shuffle`; false when it is another one.
func AsShuffle(op *ir.Operation) (Shuffle, bool) { return Shuffle{op}, op.Is("vector.shuffle") }

// OpName is the name of the operations that it views.
func (Shuffle) OpName() string { return "vector.shuffle" }

// V1 is operand `v1`.
func (o Shuffle) V1() *ir.Value { return o.Op.Operand(0) }

// SetV1 changes operand `v1`.
func (o Shuffle) SetV1(v *ir.Value) { o.Op.SetOperand(0, v) }

// V2 is operand `v2`.
func (o Shuffle) V2() *ir.Value { return o.Op.Operand(1) }

// SetV2 changes operand `v2`.
func (o Shuffle) SetV2(v *ir.Value) { o.Op.SetOperand(1, v) }

// Vector is result `vector`.
func (o Shuffle) Vector() *ir.Value { return o.Op.Result(0) }

// MaskAttr is attribute `mask`, nil when it is absent.
func (o Shuffle) MaskAttr() ir.Attribute { return o.Op.Attr("mask") }

// SetMaskAttr changes attribute `mask`; nil removes it.
func (o Shuffle) SetMaskAttr(a ir.Attribute) { o.Op.SetAttr("mask", a) }

// Mask is the value of attribute `mask`, nil when it is absent or of another kind.
func (o Shuffle) Mask() []int64 { return ods.IntsOf(o.Op.Attr("mask")) }

// NewShuffle builds `vector.shuffle`.
func NewShuffle(b *ir.Builder, v1 *ir.Value, v2 *ir.Value, mask []int64, attrs ...ir.NamedAttr) Shuffle {
	list := append([]ir.NamedAttr{{Name: "mask", Value: b.Context().I64ArrayAttr(mask)}}, attrs...)
	return Shuffle{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.shuffle"),
		Operands: []*ir.Value{v1, v2},
		Results:  []ir.Type{eval.ResultType(b.Context(), "vector.shuffle", 0, [][]*ir.Value{{v1}, {v2}}, list)},
		Attrs:    list,
	})}
}

// Transpose: The vector with its dimensions in another order: dimension k of the result is
// dimension `transp[k]` of the operand.
type Transpose struct{ Op *ir.Operation }

// AsTranspose views an operation as `vector.transpose`; false when it is another one.
func AsTranspose(op *ir.Operation) (Transpose, bool) { return Transpose{op}, op.Is("vector.transpose") }

// OpName is the name of the operations that it views.
func (Transpose) OpName() string { return "vector.transpose" }

// Vector is operand `vector`.
func (o Transpose) Vector() *ir.Value { return o.Op.Operand(0) }

// SetVector changes operand `vector`.
func (o Transpose) SetVector(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Transpose) Result() *ir.Value { return o.Op.Result(0) }

// TranspAttr is attribute `transp`, nil when it is absent.
func (o Transpose) TranspAttr() ir.Attribute { return o.Op.Attr("transp") }

// SetTranspAttr changes attribute `transp`; nil removes it.
func (o Transpose) SetTranspAttr(a ir.Attribute) { o.Op.SetAttr("transp", a) }

// Transp is the value of attribute `transp`, nil when it is absent or of another kind.
func (o Transpose) Transp() []int64 { return ods.IntsOf(o.Op.Attr("transp")) }

// NewTranspose builds `vector.transpose`.
func NewTranspose(b *ir.Builder, vector *ir.Value, resultType ir.Type, transp []int64, attrs ...ir.NamedAttr) Transpose {
	return Transpose{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.transpose"),
		Operands: []*ir.Value{vector},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "transp", Value: b.Context().I64ArrayAttr(transp)}}, attrs...),
	})}
}

// Interleave: The elements of two vectors in turns: rows, along the last dimension, have one of the first
// vector, one of the second, and so on.
type Interleave struct{ Op *ir.Operation }

// AsInterleave views an operation as `vector.interleave`; false when it is another one.
func AsInterleave(op *ir.Operation) (Interleave, bool) {
	return Interleave{op}, op.Is("vector.interleave")
}

// OpName is the name of the operations that it views.
func (Interleave) OpName() string { return "vector.interleave" }

// Lhs is operand `lhs`.
func (o Interleave) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Interleave) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Interleave) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Interleave) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Interleave) Result() *ir.Value { return o.Op.Result(0) }

// NewInterleave builds `vector.interleave`.
func NewInterleave(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Interleave {
	return Interleave{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.interleave"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Deinterleave: Two vectors of the elements of one, whose rows, along the last dimension, have every other
// element: first those at even places, then the others.
type Deinterleave struct{ Op *ir.Operation }

// AsDeinterleave views an operation as `vector.deinterleave`; false when it is another one.
func AsDeinterleave(op *ir.Operation) (Deinterleave, bool) {
	return Deinterleave{op}, op.Is("vector.deinterleave")
}

// OpName is the name of the operations that it views.
func (Deinterleave) OpName() string { return "vector.deinterleave" }

// Source is operand `source`.
func (o Deinterleave) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Deinterleave) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res1 is result `res1`.
func (o Deinterleave) Res1() *ir.Value { return o.Op.Result(0) }

// Res2 is result `res2`.
func (o Deinterleave) Res2() *ir.Value { return o.Op.Result(1) }

// NewDeinterleave builds `vector.deinterleave`.
func NewDeinterleave(b *ir.Builder, source *ir.Value, res1Type ir.Type, res2Type ir.Type, attrs ...ir.NamedAttr) Deinterleave {
	return Deinterleave{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.deinterleave"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{res1Type, res2Type},
		Attrs:    attrs,
	})}
}

// FromElements: A vector of these elements, the last dimension first.
type FromElements struct{ Op *ir.Operation }

// AsFromElements views an operation as `vector.from_elements`; false when it is another one.
func AsFromElements(op *ir.Operation) (FromElements, bool) {
	return FromElements{op}, op.Is("vector.from_elements")
}

// OpName is the name of the operations that it views.
func (FromElements) OpName() string { return "vector.from_elements" }

// Elements are the operands `elements`.
func (o FromElements) Elements() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o FromElements) Result() *ir.Value { return o.Op.Result(0) }

// NewFromElements builds `vector.from_elements`.
func NewFromElements(b *ir.Builder, elements []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) FromElements {
	return FromElements{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.from_elements"),
		Operands: elements,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ToElements: The elements of a vector, the last dimension first. MLIR has it since 21.
type ToElements struct{ Op *ir.Operation }

// AsToElements views an operation as `vector.to_elements`; false when it is another one.
func AsToElements(op *ir.Operation) (ToElements, bool) {
	return ToElements{op}, op.Is("vector.to_elements")
}

// OpName is the name of the operations that it views.
func (ToElements) OpName() string { return "vector.to_elements" }

// Source is operand `source`.
func (o ToElements) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ToElements) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Elements are the results `elements`.
func (o ToElements) Elements() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// NewToElements builds `vector.to_elements`.
func NewToElements(b *ir.Builder, source *ir.Value, elementsTypes []ir.Type, attrs ...ir.NamedAttr) ToElements {
	return ToElements{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.to_elements"),
		Operands: []*ir.Value{source},
		Results:  elementsTypes,
		Attrs:    attrs,
	})}
}

// Scan: Combines the elements along a dimension one after the other, and keeps what comes out on the way:
// element i of `dest` is that of the elements up to i if the scan is inclusive, and otherwise that of
// `initial_value` and the elements before i. `accumulated_value` is the last one.
type Scan struct{ Op *ir.Operation }

// AsScan views an operation as `vector.scan`; false when it is another one.
func AsScan(op *ir.Operation) (Scan, bool) { return Scan{op}, op.Is("vector.scan") }

// OpName is the name of the operations that it views.
func (Scan) OpName() string { return "vector.scan" }

// Source is operand `source`.
func (o Scan) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Scan) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// InitialValue is operand `initial_value`.
func (o Scan) InitialValue() *ir.Value { return o.Op.Operand(1) }

// SetInitialValue changes operand `initial_value`.
func (o Scan) SetInitialValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dest is result `dest`.
func (o Scan) Dest() *ir.Value { return o.Op.Result(0) }

// AccumulatedValue is result `accumulated_value`.
func (o Scan) AccumulatedValue() *ir.Value { return o.Op.Result(1) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o Scan) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o Scan) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// ReductionDimAttr is attribute `reduction_dim`, nil when it is absent.
func (o Scan) ReductionDimAttr() ir.Attribute { return o.Op.Attr("reduction_dim") }

// SetReductionDimAttr changes attribute `reduction_dim`; nil removes it.
func (o Scan) SetReductionDimAttr(a ir.Attribute) { o.Op.SetAttr("reduction_dim", a) }

// InclusiveAttr is attribute `inclusive`, nil when it is absent.
func (o Scan) InclusiveAttr() ir.Attribute { return o.Op.Attr("inclusive") }

// SetInclusiveAttr changes attribute `inclusive`; nil removes it.
func (o Scan) SetInclusiveAttr(a ir.Attribute) { o.Op.SetAttr("inclusive", a) }

// Kind is the value of attribute `kind`, CombiningKind(0) when it is absent or of another kind.
func (o Scan) Kind() CombiningKind { return ods.EnumOr(o.Op.Attr("kind"), CombiningKind(0)) }

// ReductionDim is the value of attribute `reduction_dim`, 0 when it is absent or of another kind.
func (o Scan) ReductionDim() int64 { return ods.IntOr(o.Op.Attr("reduction_dim"), 0) }

// Inclusive is the value of attribute `inclusive`, false when it is absent or of another kind.
func (o Scan) Inclusive() bool { return ods.BoolOr(o.Op.Attr("inclusive"), false) }

// NewScan builds `vector.scan`.
func NewScan(b *ir.Builder, source *ir.Value, initialValue *ir.Value, kind ir.Attribute, reductionDim int64, inclusive bool, attrs ...ir.NamedAttr) Scan {
	return Scan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.scan"),
		Operands: []*ir.Value{source, initialValue},
		Results:  []ir.Type{source.Type(), initialValue.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "kind", Value: kind}, {Name: "reduction_dim", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), reductionDim)}, {Name: "inclusive", Value: b.Context().BoolAttr(inclusive)}}, attrs...),
	})}
}

// Vscale: By how much vectors are longer than they say that are so long at least, such as `vector<[4]xf32>`.
type Vscale struct{ Op *ir.Operation }

// AsVscale views an operation as `vector.vscale`; false when it is another one.
func AsVscale(op *ir.Operation) (Vscale, bool) { return Vscale{op}, op.Is("vector.vscale") }

// OpName is the name of the operations that it views.
func (Vscale) OpName() string { return "vector.vscale" }

// Res is result `res`.
func (o Vscale) Res() *ir.Value { return o.Op.Result(0) }

// NewVscale builds `vector.vscale`.
func NewVscale(b *ir.Builder, attrs ...ir.NamedAttr) Vscale {
	return Vscale{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("vector.vscale"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   attrs,
	})}
}

// ScalableInsert: A vector of unknown length with a part replaced, from element `pos` on. Where the part is of unknown length,
// too, `pos` is multiplied as the length is.
type ScalableInsert struct{ Op *ir.Operation }

// AsScalableInsert views an operation as `vector.scalable.insert`; false when it is another one.
func AsScalableInsert(op *ir.Operation) (ScalableInsert, bool) {
	return ScalableInsert{op}, op.Is("vector.scalable.insert")
}

// OpName is the name of the operations that it views.
func (ScalableInsert) OpName() string { return "vector.scalable.insert" }

// Source is operand `source`.
func (o ScalableInsert) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ScalableInsert) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o ScalableInsert) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o ScalableInsert) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Res is result `res`.
func (o ScalableInsert) Res() *ir.Value { return o.Op.Result(0) }

// PosAttr is attribute `pos`, nil when it is absent.
func (o ScalableInsert) PosAttr() ir.Attribute { return o.Op.Attr("pos") }

// SetPosAttr changes attribute `pos`; nil removes it.
func (o ScalableInsert) SetPosAttr(a ir.Attribute) { o.Op.SetAttr("pos", a) }

// Pos is the value of attribute `pos`, 0 when it is absent or of another kind.
func (o ScalableInsert) Pos() int64 { return ods.IntOr(o.Op.Attr("pos"), 0) }

// NewScalableInsert builds `vector.scalable.insert`.
func NewScalableInsert(b *ir.Builder, source *ir.Value, dest *ir.Value, pos int64, attrs ...ir.NamedAttr) ScalableInsert {
	return ScalableInsert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.scalable.insert"),
		Operands: []*ir.Value{source, dest},
		Results:  []ir.Type{dest.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "pos", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), pos)}}, attrs...),
	})}
}

// ScalableExtract: The part of a vector of unknown length from element `pos` on. Where the part is of unknown length,
// too, `pos` is multiplied as the length is.
type ScalableExtract struct{ Op *ir.Operation }

// AsScalableExtract views an operation as `vector.scalable.extract`; false when it is another one.
func AsScalableExtract(op *ir.Operation) (ScalableExtract, bool) {
	return ScalableExtract{op}, op.Is("vector.scalable.extract")
}

// OpName is the name of the operations that it views.
func (ScalableExtract) OpName() string { return "vector.scalable.extract" }

// Source is operand `source`.
func (o ScalableExtract) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ScalableExtract) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Res is result `res`.
func (o ScalableExtract) Res() *ir.Value { return o.Op.Result(0) }

// PosAttr is attribute `pos`, nil when it is absent.
func (o ScalableExtract) PosAttr() ir.Attribute { return o.Op.Attr("pos") }

// SetPosAttr changes attribute `pos`; nil removes it.
func (o ScalableExtract) SetPosAttr(a ir.Attribute) { o.Op.SetAttr("pos", a) }

// Pos is the value of attribute `pos`, 0 when it is absent or of another kind.
func (o ScalableExtract) Pos() int64 { return ods.IntOr(o.Op.Attr("pos"), 0) }

// NewScalableExtract builds `vector.scalable.extract`.
func NewScalableExtract(b *ir.Builder, source *ir.Value, resType ir.Type, pos int64, attrs ...ir.NamedAttr) ScalableExtract {
	return ScalableExtract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.scalable.extract"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{resType},
		Attrs:    append([]ir.NamedAttr{{Name: "pos", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), pos)}}, attrs...),
	})}
}

// Mask: One operation on vectors of which only those elements take part that the mask selects. Where a result has others,
// they are those of `passthru`, and not determined without it. A region without an operation yields values.
type Mask struct{ Op *ir.Operation }

// AsMask views an operation as `vector.mask`; false when it is another one.
func AsMask(op *ir.Operation) (Mask, bool) { return Mask{op}, op.Is("vector.mask") }

// OpName is the name of the operations that it views.
func (Mask) OpName() string { return "vector.mask" }

// Mask is operand `mask`.
func (o Mask) Mask() *ir.Value { return o.Op.Operand(0) }

// SetMask changes operand `mask`.
func (o Mask) SetMask(v *ir.Value) { o.Op.SetOperand(0, v) }

// Passthru is operand `passthru`, nil when it is absent.
func (o Mask) Passthru() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Results are the results `results`.
func (o Mask) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// MaskRegion is region `maskRegion`.
func (o Mask) MaskRegion() *ir.Region { return o.Op.Region(0) }

// NewMask builds `vector.mask`; its regions are empty.
func NewMask(b *ir.Builder, mask *ir.Value, passthru *ir.Value, resultsTypes []ir.Type, attrs ...ir.NamedAttr) Mask {
	var operands []*ir.Value
	operands = append(operands, mask)
	operands = append(operands, ods.Present(passthru)...)
	return Mask{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.mask"),
		Operands: operands,
		Results:  resultsTypes,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// WarpExecuteOnLane0: What lane 0 of a warp of `warp_size` lanes computes for all of them, each of which gives `laneid`, its own. An
// argument of the region is what an operand is in all lanes. Where it is a longer vector, it consists of the
// operands of the lanes in their order, along the dimensions that are longer. So do values that the region yields
// consist of the results; one of the type of its result is that of all lanes.
type WarpExecuteOnLane0 struct{ Op *ir.Operation }

// AsWarpExecuteOnLane0 views an operation as `vector.warp_execute_on_lane_0`; false when it is another one.
func AsWarpExecuteOnLane0(op *ir.Operation) (WarpExecuteOnLane0, bool) {
	return WarpExecuteOnLane0{op}, op.Is("vector.warp_execute_on_lane_0")
}

// OpName is the name of the operations that it views.
func (WarpExecuteOnLane0) OpName() string { return "vector.warp_execute_on_lane_0" }

// Laneid is operand `laneid`.
func (o WarpExecuteOnLane0) Laneid() *ir.Value { return o.Op.Operand(0) }

// SetLaneid changes operand `laneid`.
func (o WarpExecuteOnLane0) SetLaneid(v *ir.Value) { o.Op.SetOperand(0, v) }

// Args are the operands `args`.
func (o WarpExecuteOnLane0) Args() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Results are the results `results`.
func (o WarpExecuteOnLane0) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// WarpSizeAttr is attribute `warp_size`, nil when it is absent.
func (o WarpExecuteOnLane0) WarpSizeAttr() ir.Attribute { return o.Op.Attr("warp_size") }

// SetWarpSizeAttr changes attribute `warp_size`; nil removes it.
func (o WarpExecuteOnLane0) SetWarpSizeAttr(a ir.Attribute) { o.Op.SetAttr("warp_size", a) }

// WarpRegion is region `warpRegion`.
func (o WarpExecuteOnLane0) WarpRegion() *ir.Region { return o.Op.Region(0) }

// WarpSize is the value of attribute `warp_size`, 0 when it is absent or of another kind.
func (o WarpExecuteOnLane0) WarpSize() int64 { return ods.IntOr(o.Op.Attr("warp_size"), 0) }

// NewWarpExecuteOnLane0 builds `vector.warp_execute_on_lane_0`; its regions are empty.
func NewWarpExecuteOnLane0(b *ir.Builder, laneid *ir.Value, args []*ir.Value, resultsTypes []ir.Type, warpSize int64, attrs ...ir.NamedAttr) WarpExecuteOnLane0 {
	var operands []*ir.Value
	operands = append(operands, laneid)
	operands = append(operands, args...)
	return WarpExecuteOnLane0{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.warp_execute_on_lane_0"),
		Operands: operands,
		Results:  resultsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "warp_size", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), warpSize)}}, attrs...),
		Regions:  1,
	})}
}

// Yield: Ends the region of a mask or a warp with its results.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `vector.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("vector.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "vector.yield" }

// Operands are the operands `operands`.
func (o Yield) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewYield builds `vector.yield`.
func NewYield(b *ir.Builder, operands_ []*ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("vector.yield"),
		Operands: operands_,
		Attrs:    attrs,
	})}
}

// Step: The vector 0, 1, 2, ...
type Step struct{ Op *ir.Operation }

// AsStep views an operation as `vector.step`; false when it is another one.
func AsStep(op *ir.Operation) (Step, bool) { return Step{op}, op.Is("vector.step") }

// OpName is the name of the operations that it views.
func (Step) OpName() string { return "vector.step" }

// Result is result `result`.
func (o Step) Result() *ir.Value { return o.Op.Result(0) }

// NewStep builds `vector.step`.
func NewStep(b *ir.Builder, resultType ir.Type, attrs ...ir.NamedAttr) Step {
	return Step{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("vector.step"),
		Results: []ir.Type{resultType},
		Attrs:   attrs,
	})}
}

// KindAttr: What `contract`, `outerproduct` and `multi_reduction` combine elements with:
// one of the kinds.
type KindAttr struct{ Attribute *ir.DialectAttr }

// AsKindAttr views an attribute as `#vector.kind`; false when it is another one.
func AsKindAttr(t ir.Attribute) (KindAttr, bool) {
	v, ok := ods.AttrNamed(t, "vector.kind")
	return KindAttr{v}, ok
}

// K is parameter `k`.
func (t KindAttr) K() CombiningKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), CombiningKind(0))
}

// NewKindAttr makes `#vector.kind`.
func NewKindAttr(ctx *ir.Context, k CombiningKind) KindAttr {
	return KindAttr{Attribute: ods.NewAttr(ctx, "vector.kind", k.Attr(ctx))}
}

// NewerKindAttr: The kind of a reduction in later versions.
type NewerKindAttr struct{ Attribute *ir.DialectAttr }

// AsNewerKindAttr views an attribute as `#vector.newer_kind`; false when it is another one.
func AsNewerKindAttr(t ir.Attribute) (NewerKindAttr, bool) {
	v, ok := ods.AttrNamed(t, "vector.newer_kind")
	return NewerKindAttr{v}, ok
}

// K is parameter `k`.
func (t NewerKindAttr) K() NewerCombiningKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), NewerCombiningKind(0))
}

// NewNewerKindAttr makes `#vector.newer_kind`.
func NewNewerKindAttr(ctx *ir.Context, k NewerCombiningKind) NewerKindAttr {
	return NewerKindAttr{Attribute: ods.NewAttr(ctx, "vector.newer_kind", k.Attr(ctx))}
}

// IteratorTypeAttr: The type of an iterator in later versions.
type IteratorTypeAttr struct{ Attribute *ir.DialectAttr }

// AsIteratorTypeAttr views an attribute as `#vector.iterator_type`; false when it is another one.
func AsIteratorTypeAttr(t ir.Attribute) (IteratorTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "vector.iterator_type")
	return IteratorTypeAttr{v}, ok
}

// K is parameter `k`.
func (t IteratorTypeAttr) K() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewIteratorTypeAttr makes `#vector.iterator_type`.
func NewIteratorTypeAttr(ctx *ir.Context, k string) IteratorTypeAttr {
	return IteratorTypeAttr{Attribute: ods.NewAttr(ctx, "vector.iterator_type", ctx.StringAttr(k))}
}

// PunctuationAttr: The punctuation behind a printed value in later versions.
type PunctuationAttr struct{ Attribute *ir.DialectAttr }

// AsPunctuationAttr views an attribute as `#vector.punctuation`; false when it is another one.
func AsPunctuationAttr(t ir.Attribute) (PunctuationAttr, bool) {
	v, ok := ods.AttrNamed(t, "vector.punctuation")
	return PunctuationAttr{v}, ok
}

// K is parameter `k`.
func (t PunctuationAttr) K() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewPunctuationAttr makes `#vector.punctuation`.
func NewPunctuationAttr(ctx *ir.Context, k string) PunctuationAttr {
	return PunctuationAttr{Attribute: ods.NewAttr(ctx, "vector.punctuation", ctx.StringAttr(k))}
}
