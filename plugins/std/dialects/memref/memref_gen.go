// Code generated from memref.dialect. DO NOT EDIT.

package memref

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// Alloc: Allocates memory on the heap, which must be released with `dealloc`. Its start is a
// multiple of `alignment` bytes if that is given.
type Alloc struct{ Op *ir.Operation }

// AsAlloc views an operation as `memref.alloc`; false when it is another one.
func AsAlloc(op *ir.Operation) (Alloc, bool) { return Alloc{op}, op.Is("memref.alloc") }

// OpName is the name of the operations that it views.
func (Alloc) OpName() string { return "memref.alloc" }

// DynamicSizes are the operands `dynamicSizes`.
func (o Alloc) DynamicSizes() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// SymbolOperands are the operands `symbolOperands`.
func (o Alloc) SymbolOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Memref is result `memref`.
func (o Alloc) Memref() *ir.Value { return o.Op.Result(0) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Alloc) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Alloc) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Alloc) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// NewAlloc builds `memref.alloc`.
func NewAlloc(b *ir.Builder, dynamicSizes []*ir.Value, symbolOperands []*ir.Value, memrefType ir.Type, attrs ...ir.NamedAttr) Alloc {
	var operands []*ir.Value
	operands = append(operands, dynamicSizes...)
	operands = append(operands, symbolOperands...)
	return Alloc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.alloc"),
		Operands: operands,
		Results:  []ir.Type{memrefType},
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(dynamicSizes), len(symbolOperands))}}, attrs...),
	})}
}

// Alloca: Allocates memory on the stack, which lasts until the closest enclosing operation that
// limits stack allocations (a function, say) returns. Its start is a multiple
// of `alignment` bytes if that is given.
type Alloca struct{ Op *ir.Operation }

// AsAlloca views an operation as `memref.alloca`; false when it is another one.
func AsAlloca(op *ir.Operation) (Alloca, bool) { return Alloca{op}, op.Is("memref.alloca") }

// OpName is the name of the operations that it views.
func (Alloca) OpName() string { return "memref.alloca" }

// DynamicSizes are the operands `dynamicSizes`.
func (o Alloca) DynamicSizes() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// SymbolOperands are the operands `symbolOperands`.
func (o Alloca) SymbolOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Memref is result `memref`.
func (o Alloca) Memref() *ir.Value { return o.Op.Result(0) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Alloca) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Alloca) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Alloca) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// NewAlloca builds `memref.alloca`.
func NewAlloca(b *ir.Builder, dynamicSizes []*ir.Value, symbolOperands []*ir.Value, memrefType ir.Type, attrs ...ir.NamedAttr) Alloca {
	var operands []*ir.Value
	operands = append(operands, dynamicSizes...)
	operands = append(operands, symbolOperands...)
	return Alloca{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.alloca"),
		Operands: operands,
		Results:  []ir.Type{memrefType},
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(dynamicSizes), len(symbolOperands))}}, attrs...),
	})}
}

// AllocaScope: Limits the life of what is allocated on the stack inside it, and yields the
// operands of its terminator. It may have several blocks, as loops in it have when
// they are lowered.
type AllocaScope struct{ Op *ir.Operation }

// AsAllocaScope views an operation as `memref.alloca_scope`; false when it is another one.
func AsAllocaScope(op *ir.Operation) (AllocaScope, bool) {
	return AllocaScope{op}, op.Is("memref.alloca_scope")
}

// OpName is the name of the operations that it views.
func (AllocaScope) OpName() string { return "memref.alloca_scope" }

// Results are the results `results`.
func (o AllocaScope) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// BodyRegion is region `bodyRegion`.
func (o AllocaScope) BodyRegion() *ir.Region { return o.Op.Region(0) }

// NewAllocaScope builds `memref.alloca_scope`; its regions are empty.
func NewAllocaScope(b *ir.Builder, resultsTypes []ir.Type, attrs ...ir.NamedAttr) AllocaScope {
	return AllocaScope{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("memref.alloca_scope"),
		Results: resultsTypes,
		Attrs:   attrs,
		Regions: 1,
	})}
}

// AllocaScopeReturn: Ends an `alloca_scope` and gives its results.
type AllocaScopeReturn struct{ Op *ir.Operation }

// AsAllocaScopeReturn views an operation as `memref.alloca_scope.return`; false when it is another one.
func AsAllocaScopeReturn(op *ir.Operation) (AllocaScopeReturn, bool) {
	return AllocaScopeReturn{op}, op.Is("memref.alloca_scope.return")
}

// OpName is the name of the operations that it views.
func (AllocaScopeReturn) OpName() string { return "memref.alloca_scope.return" }

// Results are the operands `results`.
func (o AllocaScopeReturn) Results() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewAllocaScopeReturn builds `memref.alloca_scope.return`.
func NewAllocaScopeReturn(b *ir.Builder, results_ []*ir.Value, attrs ...ir.NamedAttr) AllocaScopeReturn {
	return AllocaScopeReturn{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.alloca_scope.return"),
		Operands: results_,
		Attrs:    attrs,
	})}
}

// Dealloc: Releases what `alloc` made. Undefined for anything else, and when it has been
// released already.
type Dealloc struct{ Op *ir.Operation }

// AsDealloc views an operation as `memref.dealloc`; false when it is another one.
func AsDealloc(op *ir.Operation) (Dealloc, bool) { return Dealloc{op}, op.Is("memref.dealloc") }

// OpName is the name of the operations that it views.
func (Dealloc) OpName() string { return "memref.dealloc" }

// Memref is operand `memref`.
func (o Dealloc) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o Dealloc) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewDealloc builds `memref.dealloc`.
func NewDealloc(b *ir.Builder, memref *ir.Value, attrs ...ir.NamedAttr) Dealloc {
	return Dealloc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.dealloc"),
		Operands: []*ir.Value{memref},
		Attrs:    attrs,
	})}
}

// AssumeAlignment: Promises that the first element of a memref lies at a multiple of so many
// bytes. Undefined when it does not.
type AssumeAlignment struct{ Op *ir.Operation }

// AsAssumeAlignment views an operation as `memref.assume_alignment`; false when it is another one.
func AsAssumeAlignment(op *ir.Operation) (AssumeAlignment, bool) {
	return AssumeAlignment{op}, op.Is("memref.assume_alignment")
}

// OpName is the name of the operations that it views.
func (AssumeAlignment) OpName() string { return "memref.assume_alignment" }

// Memref is operand `memref`.
func (o AssumeAlignment) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o AssumeAlignment) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o AssumeAlignment) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o AssumeAlignment) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`, 0 when it is absent or of another kind.
func (o AssumeAlignment) Alignment() int64 { return ods.IntOr(o.Op.Attr("alignment"), 0) }

// NewAssumeAlignment builds `memref.assume_alignment`.
func NewAssumeAlignment(b *ir.Builder, memref *ir.Value, alignment int64, attrs ...ir.NamedAttr) AssumeAlignment {
	return AssumeAlignment{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.assume_alignment"),
		Operands: []*ir.Value{memref},
		Attrs:    append([]ir.NamedAttr{{Name: "alignment", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), alignment)}}, attrs...),
	})}
}

// Load: Reads the element at the given subscripts, one for each dimension. Undefined
// outside of the memref. One that is `nontemporal` is not expected to be used again soon; MLIR 13
// has no such attribute.
type Load struct{ Op *ir.Operation }

// AsLoad views an operation as `memref.load`; false when it is another one.
func AsLoad(op *ir.Operation) (Load, bool) { return Load{op}, op.Is("memref.load") }

// OpName is the name of the operations that it views.
func (Load) OpName() string { return "memref.load" }

// Memref is operand `memref`.
func (o Load) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o Load) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

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

// NewLoad builds `memref.load`.
func NewLoad(b *ir.Builder, memref *ir.Value, indices []*ir.Value, attrs ...ir.NamedAttr) Load {
	var operands []*ir.Value
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return Load{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.load"),
		Operands: operands,
		Results:  []ir.Type{ods.MustElement(memref.Type())},
		Attrs:    attrs,
	})}
}

// Store: Writes the element at the given subscripts, one for each dimension. Undefined
// outside of the memref. One that is `nontemporal` is not expected to be used again soon.
type Store struct{ Op *ir.Operation }

// AsStore views an operation as `memref.store`; false when it is another one.
func AsStore(op *ir.Operation) (Store, bool) { return Store{op}, op.Is("memref.store") }

// OpName is the name of the operations that it views.
func (Store) OpName() string { return "memref.store" }

// Value is operand `value`.
func (o Store) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Store) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Memref is operand `memref`.
func (o Store) Memref() *ir.Value { return o.Op.Operand(1) }

// SetMemref changes operand `memref`.
func (o Store) SetMemref(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o Store) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// NontemporalAttr is attribute `nontemporal`, nil when it is absent.
func (o Store) NontemporalAttr() ir.Attribute { return o.Op.Attr("nontemporal") }

// SetNontemporalAttr changes attribute `nontemporal`; nil removes it.
func (o Store) SetNontemporalAttr(a ir.Attribute) { o.Op.SetAttr("nontemporal", a) }

// Nontemporal is the value of attribute `nontemporal`; false when it is absent or of another kind.
func (o Store) Nontemporal() (bool, bool) { return ods.BoolOf(o.Op.Attr("nontemporal")) }

// NewStore builds `memref.store`.
func NewStore(b *ir.Builder, value *ir.Value, memref *ir.Value, indices []*ir.Value, attrs ...ir.NamedAttr) Store {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return Store{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.store"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// Prefetch: Asks the machine to bring an element near to the processor, for reading or
// writing, into the cache of data or instructions. The locality goes from 0 (not
// used again) to 3 (used much).
type Prefetch struct{ Op *ir.Operation }

// AsPrefetch views an operation as `memref.prefetch`; false when it is another one.
func AsPrefetch(op *ir.Operation) (Prefetch, bool) { return Prefetch{op}, op.Is("memref.prefetch") }

// OpName is the name of the operations that it views.
func (Prefetch) OpName() string { return "memref.prefetch" }

// Memref is operand `memref`.
func (o Prefetch) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o Prefetch) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Prefetch) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// IsWriteAttr is attribute `isWrite`, nil when it is absent.
func (o Prefetch) IsWriteAttr() ir.Attribute { return o.Op.Attr("isWrite") }

// SetIsWriteAttr changes attribute `isWrite`; nil removes it.
func (o Prefetch) SetIsWriteAttr(a ir.Attribute) { o.Op.SetAttr("isWrite", a) }

// LocalityHintAttr is attribute `localityHint`, nil when it is absent.
func (o Prefetch) LocalityHintAttr() ir.Attribute { return o.Op.Attr("localityHint") }

// SetLocalityHintAttr changes attribute `localityHint`; nil removes it.
func (o Prefetch) SetLocalityHintAttr(a ir.Attribute) { o.Op.SetAttr("localityHint", a) }

// IsDataCacheAttr is attribute `isDataCache`, nil when it is absent.
func (o Prefetch) IsDataCacheAttr() ir.Attribute { return o.Op.Attr("isDataCache") }

// SetIsDataCacheAttr changes attribute `isDataCache`; nil removes it.
func (o Prefetch) SetIsDataCacheAttr(a ir.Attribute) { o.Op.SetAttr("isDataCache", a) }

// IsWrite is the value of attribute `isWrite`, false when it is absent or of another kind.
func (o Prefetch) IsWrite() bool { return ods.BoolOr(o.Op.Attr("isWrite"), false) }

// LocalityHint is the value of attribute `localityHint`, 0 when it is absent or of another kind.
func (o Prefetch) LocalityHint() int64 { return ods.IntOr(o.Op.Attr("localityHint"), 0) }

// IsDataCache is the value of attribute `isDataCache`, false when it is absent or of another kind.
func (o Prefetch) IsDataCache() bool { return ods.BoolOr(o.Op.Attr("isDataCache"), false) }

// NewPrefetch builds `memref.prefetch`.
func NewPrefetch(b *ir.Builder, memref *ir.Value, indices []*ir.Value, isWrite bool, localityHint int64, isDataCache bool, attrs ...ir.NamedAttr) Prefetch {
	var operands []*ir.Value
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return Prefetch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.prefetch"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "isWrite", Value: b.Context().BoolAttr(isWrite)}, {Name: "localityHint", Value: b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), localityHint)}, {Name: "isDataCache", Value: b.Context().BoolAttr(isDataCache)}}, attrs...),
	})}
}

// Dim: The size of the dimension with the given number. Undefined when there is none.
type Dim struct{ Op *ir.Operation }

// AsDim views an operation as `memref.dim`; false when it is another one.
func AsDim(op *ir.Operation) (Dim, bool) { return Dim{op}, op.Is("memref.dim") }

// OpName is the name of the operations that it views.
func (Dim) OpName() string { return "memref.dim" }

// Source is operand `source`.
func (o Dim) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Dim) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Index is operand `index`.
func (o Dim) Index() *ir.Value { return o.Op.Operand(1) }

// SetIndex changes operand `index`.
func (o Dim) SetIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Dim) Result() *ir.Value { return o.Op.Result(0) }

// NewDim builds `memref.dim`.
func NewDim(b *ir.Builder, source *ir.Value, index *ir.Value, attrs ...ir.NamedAttr) Dim {
	return Dim{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.dim"),
		Operands: []*ir.Value{source, index},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Disjoint: Whether two memrefs have no byte in common: of each counts the range of addresses from its
// lowest to its highest element, all that is between them included. MLIR 13 has no such
// operation.
type Disjoint struct{ Op *ir.Operation }

// AsDisjoint views an operation as `memref.disjoint`; false when it is another one.
func AsDisjoint(op *ir.Operation) (Disjoint, bool) { return Disjoint{op}, op.Is("memref.disjoint") }

// OpName is the name of the operations that it views.
func (Disjoint) OpName() string { return "memref.disjoint" }

// Lhs is operand `lhs`.
func (o Disjoint) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Disjoint) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Disjoint) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Disjoint) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Disjoint) Result() *ir.Value { return o.Op.Result(0) }

// NewDisjoint builds `memref.disjoint`.
func NewDisjoint(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Disjoint {
	return Disjoint{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.disjoint"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:    attrs,
	})}
}

// Cast: The same memref with another type: sizes, offsets and strides may become
// known or forgotten, and so may the rank. Undefined when the memref does not
// have the new type's sizes, strides and offset.
type Cast struct{ Op *ir.Operation }

// AsCast views an operation as `memref.cast`; false when it is another one.
func AsCast(op *ir.Operation) (Cast, bool) { return Cast{op}, op.Is("memref.cast") }

// OpName is the name of the operations that it views.
func (Cast) OpName() string { return "memref.cast" }

// Source is operand `source`.
func (o Cast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Cast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is result `dest`.
func (o Cast) Dest() *ir.Value { return o.Op.Result(0) }

// NewCast builds `memref.cast`.
func NewCast(b *ir.Builder, source *ir.Value, destType ir.Type, attrs ...ir.NamedAttr) Cast {
	return Cast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.cast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{destType},
		Attrs:    attrs,
	})}
}

// MemorySpaceCast: The same memory by way of another memory space: the pointers become those of the space
// of the result, which is otherwise of the operand's type. Undefined where the memory cannot
// be reached by way of that space. MLIR 13 has no such operation.
type MemorySpaceCast struct{ Op *ir.Operation }

// AsMemorySpaceCast views an operation as `memref.memory_space_cast`; false when it is another one.
func AsMemorySpaceCast(op *ir.Operation) (MemorySpaceCast, bool) {
	return MemorySpaceCast{op}, op.Is("memref.memory_space_cast")
}

// OpName is the name of the operations that it views.
func (MemorySpaceCast) OpName() string { return "memref.memory_space_cast" }

// Source is operand `source`.
func (o MemorySpaceCast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o MemorySpaceCast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is result `dest`.
func (o MemorySpaceCast) Dest() *ir.Value { return o.Op.Result(0) }

// NewMemorySpaceCast builds `memref.memory_space_cast`.
func NewMemorySpaceCast(b *ir.Builder, source *ir.Value, destType ir.Type, attrs ...ir.NamedAttr) MemorySpaceCast {
	return MemorySpaceCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.memory_space_cast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{destType},
		Attrs:    attrs,
	})}
}

// ExtractAlignedPointerAsIndex: The address of the buffer that a memref lies in, as a number: that which is aligned, to
// which the offset has not been added yet. MLIR 13 has no such operation.
type ExtractAlignedPointerAsIndex struct{ Op *ir.Operation }

// AsExtractAlignedPointerAsIndex views an operation as `memref.extract_aligned_pointer_as_index`; false when it is another one.
func AsExtractAlignedPointerAsIndex(op *ir.Operation) (ExtractAlignedPointerAsIndex, bool) {
	return ExtractAlignedPointerAsIndex{op}, op.Is("memref.extract_aligned_pointer_as_index")
}

// OpName is the name of the operations that it views.
func (ExtractAlignedPointerAsIndex) OpName() string { return "memref.extract_aligned_pointer_as_index" }

// Source is operand `source`.
func (o ExtractAlignedPointerAsIndex) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ExtractAlignedPointerAsIndex) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// AlignedPointer is result `aligned_pointer`.
func (o ExtractAlignedPointerAsIndex) AlignedPointer() *ir.Value { return o.Op.Result(0) }

// NewExtractAlignedPointerAsIndex builds `memref.extract_aligned_pointer_as_index`.
func NewExtractAlignedPointerAsIndex(b *ir.Builder, source *ir.Value, attrs ...ir.NamedAttr) ExtractAlignedPointerAsIndex {
	return ExtractAlignedPointerAsIndex{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.extract_aligned_pointer_as_index"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// ExtractStridedMetadata: Takes a memref apart: the buffer that it lies in, as a memref of one element at its start,
// the offset of the first element in that, the sizes and the strides. A
// `reinterpret_cast` of the buffer puts them together again. MLIR 13 has no such operation.
type ExtractStridedMetadata struct{ Op *ir.Operation }

// AsExtractStridedMetadata views an operation as `memref.extract_strided_metadata`; false when it is another one.
func AsExtractStridedMetadata(op *ir.Operation) (ExtractStridedMetadata, bool) {
	return ExtractStridedMetadata{op}, op.Is("memref.extract_strided_metadata")
}

// OpName is the name of the operations that it views.
func (ExtractStridedMetadata) OpName() string { return "memref.extract_strided_metadata" }

// Source is operand `source`.
func (o ExtractStridedMetadata) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ExtractStridedMetadata) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// BaseBuffer is result `base_buffer`.
func (o ExtractStridedMetadata) BaseBuffer() *ir.Value { return o.Op.Result(0) }

// Offset is result `offset`.
func (o ExtractStridedMetadata) Offset() *ir.Value { return o.Op.Result(1) }

// Sizes are the results `sizes`.
func (o ExtractStridedMetadata) Sizes() []*ir.Value { return ods.ResultsOf(o.Op, 2) }

// Strides are the results `strides`.
func (o ExtractStridedMetadata) Strides() []*ir.Value { return ods.ResultsOf(o.Op, 3) }

// NewExtractStridedMetadata builds `memref.extract_strided_metadata`.
func NewExtractStridedMetadata(b *ir.Builder, source *ir.Value, baseBufferType ir.Type, sizesTypes []ir.Type, stridesTypes []ir.Type, attrs ...ir.NamedAttr) ExtractStridedMetadata {
	var results []ir.Type
	results = append(results, baseBufferType)
	results = append(results, b.Context().IndexType())
	results = append(results, sizesTypes...)
	results = append(results, stridesTypes...)
	return ExtractStridedMetadata{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.extract_strided_metadata"),
		Operands: []*ir.Value{source},
		Results:  results,
		Attrs:    attrs,
	})}
}

// Realloc: A buffer of another size with the same first elements. It may lie elsewhere, so the old
// memref must not be used any more, and must have been made by `alloc`; what is behind the
// old elements is not defined. `dynamicResultSize` is the size that the type leaves
// open. New memory starts at a multiple of `alignment` bytes if that is given. MLIR 13 has no
// such operation.
type Realloc struct{ Op *ir.Operation }

// AsRealloc views an operation as `memref.realloc`; false when it is another one.
func AsRealloc(op *ir.Operation) (Realloc, bool) { return Realloc{op}, op.Is("memref.realloc") }

// OpName is the name of the operations that it views.
func (Realloc) OpName() string { return "memref.realloc" }

// Source is operand `source`.
func (o Realloc) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Realloc) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// DynamicResultSize is operand `dynamicResultSize`, nil when it is absent.
func (o Realloc) DynamicResultSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o Realloc) Result() *ir.Value { return o.Op.Result(0) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Realloc) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Realloc) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Realloc) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// NewRealloc builds `memref.realloc`.
func NewRealloc(b *ir.Builder, source *ir.Value, dynamicResultSize *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Realloc {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, ods.Present(dynamicResultSize)...)
	return Realloc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.realloc"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Clone: A memref with the same contents. It may share the memory of the first one, so
// neither may be written afterwards.
type Clone struct{ Op *ir.Operation }

// AsClone views an operation as `memref.clone`; false when it is another one.
func AsClone(op *ir.Operation) (Clone, bool) { return Clone{op}, op.Is("memref.clone") }

// OpName is the name of the operations that it views.
func (Clone) OpName() string { return "memref.clone" }

// Input is operand `input`.
func (o Clone) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Clone) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Output is result `output`.
func (o Clone) Output() *ir.Value { return o.Op.Result(0) }

// NewClone builds `memref.clone`.
func NewClone(b *ir.Builder, input *ir.Value, outputType ir.Type, attrs ...ir.NamedAttr) Clone {
	return Clone{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.clone"),
		Operands: []*ir.Value{input},
		Results:  []ir.Type{outputType},
		Attrs:    attrs,
	})}
}

// Copy: Copies all elements from one memref to another of the same shape. Undefined
// when they overlap in part.
type Copy struct{ Op *ir.Operation }

// AsCopy views an operation as `memref.copy`; false when it is another one.
func AsCopy(op *ir.Operation) (Copy, bool) { return Copy{op}, op.Is("memref.copy") }

// OpName is the name of the operations that it views.
func (Copy) OpName() string { return "memref.copy" }

// Source is operand `source`.
func (o Copy) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Copy) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Target is operand `target`.
func (o Copy) Target() *ir.Value { return o.Op.Operand(1) }

// SetTarget changes operand `target`.
func (o Copy) SetTarget(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewCopy builds `memref.copy`.
func NewCopy(b *ir.Builder, source *ir.Value, target *ir.Value, attrs ...ir.NamedAttr) Copy {
	return Copy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.copy"),
		Operands: []*ir.Value{source, target},
		Attrs:    attrs,
	})}
}

// BufferCast: The place of a tensor in memory. The memref must not be written to.
type BufferCast struct{ Op *ir.Operation }

// AsBufferCast views an operation as `memref.buffer_cast`; false when it is another one.
func AsBufferCast(op *ir.Operation) (BufferCast, bool) {
	return BufferCast{op}, op.Is("memref.buffer_cast")
}

// OpName is the name of the operations that it views.
func (BufferCast) OpName() string { return "memref.buffer_cast" }

// Tensor is operand `tensor`.
func (o BufferCast) Tensor() *ir.Value { return o.Op.Operand(0) }

// SetTensor changes operand `tensor`.
func (o BufferCast) SetTensor(v *ir.Value) { o.Op.SetOperand(0, v) }

// Memref is result `memref`.
func (o BufferCast) Memref() *ir.Value { return o.Op.Result(0) }

// NewBufferCast builds `memref.buffer_cast`.
func NewBufferCast(b *ir.Builder, tensor *ir.Value, memrefType ir.Type, attrs ...ir.NamedAttr) BufferCast {
	return BufferCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.buffer_cast"),
		Operands: []*ir.Value{tensor},
		Results:  []ir.Type{memrefType},
		Attrs:    attrs,
	})}
}

// TensorLoad: A tensor with what a memref holds. While the tensor is in use the memref must
// not be written to.
type TensorLoad struct{ Op *ir.Operation }

// AsTensorLoad views an operation as `memref.tensor_load`; false when it is another one.
func AsTensorLoad(op *ir.Operation) (TensorLoad, bool) {
	return TensorLoad{op}, op.Is("memref.tensor_load")
}

// OpName is the name of the operations that it views.
func (TensorLoad) OpName() string { return "memref.tensor_load" }

// Memref is operand `memref`.
func (o TensorLoad) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o TensorLoad) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o TensorLoad) Result() *ir.Value { return o.Op.Result(0) }

// NewTensorLoad builds `memref.tensor_load`.
func NewTensorLoad(b *ir.Builder, memref *ir.Value, attrs ...ir.NamedAttr) TensorLoad {
	list := attrs
	return TensorLoad{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.tensor_load"),
		Operands: []*ir.Value{memref},
		Results:  []ir.Type{eval.ResultType(b.Context(), "memref.tensor_load", 0, [][]*ir.Value{{memref}}, list)},
		Attrs:    list,
	})}
}

// AllocTensor: A tensor in a buffer of its own, with the elements of `copy`, or with ones that are not
// defined. `dynamic_sizes` gives a size for each dimension that the type leaves open, unless
// `copy` does.
type AllocTensor struct{ Op *ir.Operation }

// AsAllocTensor views an operation as `memref.alloc_tensor`; false when it is another one.
func AsAllocTensor(op *ir.Operation) (AllocTensor, bool) {
	return AllocTensor{op}, op.Is("memref.alloc_tensor")
}

// OpName is the name of the operations that it views.
func (AllocTensor) OpName() string { return "memref.alloc_tensor" }

// DynamicSizes are the operands `dynamic_sizes`.
func (o AllocTensor) DynamicSizes() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Copy is operand `copy`, nil when it is absent.
func (o AllocTensor) Copy() *ir.Value { return ods.OperandOf(o.Op, 1) }

// SizeHint is operand `size_hint`, nil when it is absent.
func (o AllocTensor) SizeHint() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Result is result `result`.
func (o AllocTensor) Result() *ir.Value { return o.Op.Result(0) }

// MemorySpaceAttr is attribute `memory_space`, nil when it is absent.
func (o AllocTensor) MemorySpaceAttr() ir.Attribute { return o.Op.Attr("memory_space") }

// SetMemorySpaceAttr changes attribute `memory_space`; nil removes it.
func (o AllocTensor) SetMemorySpaceAttr(a ir.Attribute) { o.Op.SetAttr("memory_space", a) }

// NewAllocTensor builds `memref.alloc_tensor`.
func NewAllocTensor(b *ir.Builder, dynamicSizes []*ir.Value, copy *ir.Value, sizeHint *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) AllocTensor {
	var operands []*ir.Value
	operands = append(operands, dynamicSizes...)
	operands = append(operands, ods.Present(copy)...)
	operands = append(operands, ods.Present(sizeHint)...)
	return AllocTensor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.alloc_tensor"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(dynamicSizes), len(ods.Present(copy)), len(ods.Present(sizeHint)))}}, attrs...),
	})}
}

// DeallocTensor: Frees the buffer that a tensor is in once it has one. Nothing reads the tensor, or another one in that buffer, behind it.
type DeallocTensor struct{ Op *ir.Operation }

// AsDeallocTensor views an operation as `memref.dealloc_tensor`; false when it is another one.
func AsDeallocTensor(op *ir.Operation) (DeallocTensor, bool) {
	return DeallocTensor{op}, op.Is("memref.dealloc_tensor")
}

// OpName is the name of the operations that it views.
func (DeallocTensor) OpName() string { return "memref.dealloc_tensor" }

// Tensor is operand `tensor`.
func (o DeallocTensor) Tensor() *ir.Value { return o.Op.Operand(0) }

// SetTensor changes operand `tensor`.
func (o DeallocTensor) SetTensor(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewDeallocTensor builds `memref.dealloc_tensor`.
func NewDeallocTensor(b *ir.Builder, tensor *ir.Value, attrs ...ir.NamedAttr) DeallocTensor {
	return DeallocTensor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.dealloc_tensor"),
		Operands: []*ir.Value{tensor},
		Attrs:    attrs,
	})}
}

// TensorStore: Writes all elements of a tensor to a memref of the same shape.
type TensorStore struct{ Op *ir.Operation }

// AsTensorStore views an operation as `memref.tensor_store`; false when it is another one.
func AsTensorStore(op *ir.Operation) (TensorStore, bool) {
	return TensorStore{op}, op.Is("memref.tensor_store")
}

// OpName is the name of the operations that it views.
func (TensorStore) OpName() string { return "memref.tensor_store" }

// Tensor is operand `tensor`.
func (o TensorStore) Tensor() *ir.Value { return o.Op.Operand(0) }

// SetTensor changes operand `tensor`.
func (o TensorStore) SetTensor(v *ir.Value) { o.Op.SetOperand(0, v) }

// Memref is operand `memref`.
func (o TensorStore) Memref() *ir.Value { return o.Op.Operand(1) }

// SetMemref changes operand `memref`.
func (o TensorStore) SetMemref(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewTensorStore builds `memref.tensor_store`.
func NewTensorStore(b *ir.Builder, tensor *ir.Value, memref *ir.Value, attrs ...ir.NamedAttr) TensorStore {
	return TensorStore{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.tensor_store"),
		Operands: []*ir.Value{tensor, memref},
		Attrs:    attrs,
	})}
}

// Global: Declares a buffer that lives as long as the program, and is known by its
// symbol. Its contents are an elements attribute, or not defined at first
// (`uninitialized`), or defined in another module when `initial_value` is left
// out. One that is `constant` must not be written.
type Global struct{ Op *ir.Operation }

// AsGlobal views an operation as `memref.global`; false when it is another one.
func AsGlobal(op *ir.Operation) (Global, bool) { return Global{op}, op.Is("memref.global") }

// OpName is the name of the operations that it views.
func (Global) OpName() string { return "memref.global" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Global) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Global) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// SymVisibilityAttr is attribute `sym_visibility`, nil when it is absent.
func (o Global) SymVisibilityAttr() ir.Attribute { return o.Op.Attr("sym_visibility") }

// SetSymVisibilityAttr changes attribute `sym_visibility`; nil removes it.
func (o Global) SetSymVisibilityAttr(a ir.Attribute) { o.Op.SetAttr("sym_visibility", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o Global) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o Global) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// InitialValueAttr is attribute `initial_value`, nil when it is absent.
func (o Global) InitialValueAttr() ir.Attribute { return o.Op.Attr("initial_value") }

// SetInitialValueAttr changes attribute `initial_value`; nil removes it.
func (o Global) SetInitialValueAttr(a ir.Attribute) { o.Op.SetAttr("initial_value", a) }

// ConstantAttr is attribute `constant`, nil when it is absent.
func (o Global) ConstantAttr() ir.Attribute { return o.Op.Attr("constant") }

// SetConstantAttr changes attribute `constant`; nil removes it.
func (o Global) SetConstantAttr(a ir.Attribute) { o.Op.SetAttr("constant", a) }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o Global) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SetAlignmentAttr changes attribute `alignment`; nil removes it.
func (o Global) SetAlignmentAttr(a ir.Attribute) { o.Op.SetAttr("alignment", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Global) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// SymVisibility is the value of attribute `sym_visibility`; false when it is absent or of another kind.
func (o Global) SymVisibility() (string, bool) { return ods.StringOf(o.Op.Attr("sym_visibility")) }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o Global) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// Constant reports whether there is attribute `constant`.
func (o Global) Constant() bool { return o.Op.Attr("constant") != nil }

// Alignment is the value of attribute `alignment`; false when it is absent or of another kind.
func (o Global) Alignment() (int64, bool) { return ods.IntOf(o.Op.Attr("alignment")) }

// NewGlobal builds `memref.global`.
func NewGlobal(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) Global {
	return Global{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("memref.global"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
	})}
}

// GetGlobal: The buffer that a `global` declares.
type GetGlobal struct{ Op *ir.Operation }

// AsGetGlobal views an operation as `memref.get_global`; false when it is another one.
func AsGetGlobal(op *ir.Operation) (GetGlobal, bool) {
	return GetGlobal{op}, op.Is("memref.get_global")
}

// OpName is the name of the operations that it views.
func (GetGlobal) OpName() string { return "memref.get_global" }

// Result is result `result`.
func (o GetGlobal) Result() *ir.Value { return o.Op.Result(0) }

// NameAttr is attribute `name`, nil when it is absent.
func (o GetGlobal) NameAttr() ir.Attribute { return o.Op.Attr("name") }

// SetNameAttr changes attribute `name`; nil removes it.
func (o GetGlobal) SetNameAttr(a ir.Attribute) { o.Op.SetAttr("name", a) }

// Name is the value of attribute `name`, "" when it is absent or of another kind.
func (o GetGlobal) Name() string { return ods.SymbolOr(o.Op.Attr("name"), "") }

// NewGetGlobal builds `memref.get_global`.
func NewGetGlobal(b *ir.Builder, resultType ir.Type, name string, attrs ...ir.NamedAttr) GetGlobal {
	return GetGlobal{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("memref.get_global"),
		Results: []ir.Type{resultType},
		Attrs:   append([]ir.NamedAttr{{Name: "name", Value: b.Context().SymbolRefAttr(name)}}, attrs...),
	})}
}

// ReinterpretCast: A view of the same memory with an offset, sizes and strides that are counted
// in elements from the start of the buffer and need not fit the source's. Each
// number stands in a `static_` array, or -1 (sizes) or the least i64 (offsets
// and strides) does, for the next operand of the group.
type ReinterpretCast struct{ Op *ir.Operation }

// AsReinterpretCast views an operation as `memref.reinterpret_cast`; false when it is another one.
func AsReinterpretCast(op *ir.Operation) (ReinterpretCast, bool) {
	return ReinterpretCast{op}, op.Is("memref.reinterpret_cast")
}

// OpName is the name of the operations that it views.
func (ReinterpretCast) OpName() string { return "memref.reinterpret_cast" }

// Source is operand `source`.
func (o ReinterpretCast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ReinterpretCast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offsets are the operands `offsets`.
func (o ReinterpretCast) Offsets() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Sizes are the operands `sizes`.
func (o ReinterpretCast) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Strides are the operands `strides`.
func (o ReinterpretCast) Strides() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ReinterpretCast) Result() *ir.Value { return o.Op.Result(0) }

// StaticOffsetsAttr is attribute `static_offsets`, nil when it is absent.
func (o ReinterpretCast) StaticOffsetsAttr() ir.Attribute { return o.Op.Attr("static_offsets") }

// SetStaticOffsetsAttr changes attribute `static_offsets`; nil removes it.
func (o ReinterpretCast) SetStaticOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("static_offsets", a) }

// StaticSizesAttr is attribute `static_sizes`, nil when it is absent.
func (o ReinterpretCast) StaticSizesAttr() ir.Attribute { return o.Op.Attr("static_sizes") }

// SetStaticSizesAttr changes attribute `static_sizes`; nil removes it.
func (o ReinterpretCast) SetStaticSizesAttr(a ir.Attribute) { o.Op.SetAttr("static_sizes", a) }

// StaticStridesAttr is attribute `static_strides`, nil when it is absent.
func (o ReinterpretCast) StaticStridesAttr() ir.Attribute { return o.Op.Attr("static_strides") }

// SetStaticStridesAttr changes attribute `static_strides`; nil removes it.
func (o ReinterpretCast) SetStaticStridesAttr(a ir.Attribute) { o.Op.SetAttr("static_strides", a) }

// StaticOffsets is the value of attribute `static_offsets`, nil when it is absent or of another kind.
func (o ReinterpretCast) StaticOffsets() []int64 { return ods.IntsOf(o.Op.Attr("static_offsets")) }

// StaticSizes is the value of attribute `static_sizes`, nil when it is absent or of another kind.
func (o ReinterpretCast) StaticSizes() []int64 { return ods.IntsOf(o.Op.Attr("static_sizes")) }

// StaticStrides is the value of attribute `static_strides`, nil when it is absent or of another kind.
func (o ReinterpretCast) StaticStrides() []int64 { return ods.IntsOf(o.Op.Attr("static_strides")) }

// NewReinterpretCast builds `memref.reinterpret_cast`.
func NewReinterpretCast(b *ir.Builder, source *ir.Value, offsets_ []*ir.Value, sizes []*ir.Value, strides []*ir.Value, resultType ir.Type, staticOffsets []int64, staticSizes []int64, staticStrides []int64, attrs ...ir.NamedAttr) ReinterpretCast {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, offsets_...)
	operands = append(operands, sizes...)
	operands = append(operands, strides...)
	return ReinterpretCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.reinterpret_cast"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "static_offsets", Value: b.Context().I64ArrayAttr(staticOffsets)}, {Name: "static_sizes", Value: b.Context().I64ArrayAttr(staticSizes)}, {Name: "static_strides", Value: b.Context().I64ArrayAttr(staticStrides)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(offsets_), len(sizes), len(strides))}}, attrs...),
	})}
}

// Reshape: The same memory with other sizes, which a memref of integers contains: its
// length is the rank. The number of elements stays the same; the layouts of
// source and result are the identity.
type Reshape struct{ Op *ir.Operation }

// AsReshape views an operation as `memref.reshape`; false when it is another one.
func AsReshape(op *ir.Operation) (Reshape, bool) { return Reshape{op}, op.Is("memref.reshape") }

// OpName is the name of the operations that it views.
func (Reshape) OpName() string { return "memref.reshape" }

// Source is operand `source`.
func (o Reshape) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Reshape) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Shape is operand `shape`.
func (o Reshape) Shape() *ir.Value { return o.Op.Operand(1) }

// SetShape changes operand `shape`.
func (o Reshape) SetShape(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Reshape) Result() *ir.Value { return o.Op.Result(0) }

// NewReshape builds `memref.reshape`.
func NewReshape(b *ir.Builder, source *ir.Value, shape *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Reshape {
	return Reshape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.reshape"),
		Operands: []*ir.Value{source, shape},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// CollapseShape: Joins groups of neighbouring dimensions into one each.
type CollapseShape struct{ Op *ir.Operation }

// AsCollapseShape views an operation as `memref.collapse_shape`; false when it is another one.
func AsCollapseShape(op *ir.Operation) (CollapseShape, bool) {
	return CollapseShape{op}, op.Is("memref.collapse_shape")
}

// OpName is the name of the operations that it views.
func (CollapseShape) OpName() string { return "memref.collapse_shape" }

// Src is operand `src`.
func (o CollapseShape) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o CollapseShape) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o CollapseShape) Result() *ir.Value { return o.Op.Result(0) }

// ReassociationAttr is attribute `reassociation`, nil when it is absent.
func (o CollapseShape) ReassociationAttr() ir.Attribute { return o.Op.Attr("reassociation") }

// SetReassociationAttr changes attribute `reassociation`; nil removes it.
func (o CollapseShape) SetReassociationAttr(a ir.Attribute) { o.Op.SetAttr("reassociation", a) }

// Reassociation is the value of attribute `reassociation`, nil when it is absent or of another kind.
func (o CollapseShape) Reassociation() []ir.Attribute { return ods.ListOf(o.Op.Attr("reassociation")) }

// NewCollapseShape builds `memref.collapse_shape`.
func NewCollapseShape(b *ir.Builder, src *ir.Value, resultType ir.Type, reassociation ir.Attribute, attrs ...ir.NamedAttr) CollapseShape {
	return CollapseShape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.collapse_shape"),
		Operands: []*ir.Value{src},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "reassociation", Value: reassociation}}, attrs...),
	})}
}

// ExpandShape: Splits each dimension into several. Where several sizes of a group are not known, `output_shape`
// gives them: `static_output_shape` lists the sizes of the result, with -1 for the next operand, unless
// all are operands. MLIR 13 has neither.
type ExpandShape struct{ Op *ir.Operation }

// AsExpandShape views an operation as `memref.expand_shape`; false when it is another one.
func AsExpandShape(op *ir.Operation) (ExpandShape, bool) {
	return ExpandShape{op}, op.Is("memref.expand_shape")
}

// OpName is the name of the operations that it views.
func (ExpandShape) OpName() string { return "memref.expand_shape" }

// Src is operand `src`.
func (o ExpandShape) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o ExpandShape) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// OutputShape are the operands `output_shape`.
func (o ExpandShape) OutputShape() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o ExpandShape) Result() *ir.Value { return o.Op.Result(0) }

// ReassociationAttr is attribute `reassociation`, nil when it is absent.
func (o ExpandShape) ReassociationAttr() ir.Attribute { return o.Op.Attr("reassociation") }

// SetReassociationAttr changes attribute `reassociation`; nil removes it.
func (o ExpandShape) SetReassociationAttr(a ir.Attribute) { o.Op.SetAttr("reassociation", a) }

// StaticOutputShapeAttr is attribute `static_output_shape`, nil when it is absent.
func (o ExpandShape) StaticOutputShapeAttr() ir.Attribute { return o.Op.Attr("static_output_shape") }

// SetStaticOutputShapeAttr changes attribute `static_output_shape`; nil removes it.
func (o ExpandShape) SetStaticOutputShapeAttr(a ir.Attribute) { o.Op.SetAttr("static_output_shape", a) }

// Reassociation is the value of attribute `reassociation`, nil when it is absent or of another kind.
func (o ExpandShape) Reassociation() []ir.Attribute { return ods.ListOf(o.Op.Attr("reassociation")) }

// StaticOutputShape is the value of attribute `static_output_shape`, nil when it is absent or of another kind.
func (o ExpandShape) StaticOutputShape() []int64 { return ods.IntsOf(o.Op.Attr("static_output_shape")) }

// NewExpandShape builds `memref.expand_shape`.
func NewExpandShape(b *ir.Builder, src *ir.Value, outputShape []*ir.Value, resultType ir.Type, reassociation ir.Attribute, attrs ...ir.NamedAttr) ExpandShape {
	var operands []*ir.Value
	operands = append(operands, src)
	operands = append(operands, outputShape...)
	return ExpandShape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.expand_shape"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "reassociation", Value: reassociation}}, attrs...),
	})}
}

// Subview: A view of a part of a memref: in each dimension from `offset` on, `size`
// elements that lie `stride` elements of the source apart; trailing dimensions
// that are not given are taken whole. Dimensions of size 1 may be left out in the
// result. Undefined where it reaches out of the source.
// See `reinterpret_cast` for static numbers and operands.
type Subview struct{ Op *ir.Operation }

// AsSubview views an operation as `memref.subview`; false when it is another one.
func AsSubview(op *ir.Operation) (Subview, bool) { return Subview{op}, op.Is("memref.subview") }

// OpName is the name of the operations that it views.
func (Subview) OpName() string { return "memref.subview" }

// Source is operand `source`.
func (o Subview) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Subview) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offsets are the operands `offsets`.
func (o Subview) Offsets() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Sizes are the operands `sizes`.
func (o Subview) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Strides are the operands `strides`.
func (o Subview) Strides() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o Subview) Result() *ir.Value { return o.Op.Result(0) }

// StaticOffsetsAttr is attribute `static_offsets`, nil when it is absent.
func (o Subview) StaticOffsetsAttr() ir.Attribute { return o.Op.Attr("static_offsets") }

// SetStaticOffsetsAttr changes attribute `static_offsets`; nil removes it.
func (o Subview) SetStaticOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("static_offsets", a) }

// StaticSizesAttr is attribute `static_sizes`, nil when it is absent.
func (o Subview) StaticSizesAttr() ir.Attribute { return o.Op.Attr("static_sizes") }

// SetStaticSizesAttr changes attribute `static_sizes`; nil removes it.
func (o Subview) SetStaticSizesAttr(a ir.Attribute) { o.Op.SetAttr("static_sizes", a) }

// StaticStridesAttr is attribute `static_strides`, nil when it is absent.
func (o Subview) StaticStridesAttr() ir.Attribute { return o.Op.Attr("static_strides") }

// SetStaticStridesAttr changes attribute `static_strides`; nil removes it.
func (o Subview) SetStaticStridesAttr(a ir.Attribute) { o.Op.SetAttr("static_strides", a) }

// StaticOffsets is the value of attribute `static_offsets`, nil when it is absent or of another kind.
func (o Subview) StaticOffsets() []int64 { return ods.IntsOf(o.Op.Attr("static_offsets")) }

// StaticSizes is the value of attribute `static_sizes`, nil when it is absent or of another kind.
func (o Subview) StaticSizes() []int64 { return ods.IntsOf(o.Op.Attr("static_sizes")) }

// StaticStrides is the value of attribute `static_strides`, nil when it is absent or of another kind.
func (o Subview) StaticStrides() []int64 { return ods.IntsOf(o.Op.Attr("static_strides")) }

// NewSubview builds `memref.subview`.
func NewSubview(b *ir.Builder, source *ir.Value, offsets_ []*ir.Value, sizes []*ir.Value, strides []*ir.Value, resultType ir.Type, staticOffsets []int64, staticSizes []int64, staticStrides []int64, attrs ...ir.NamedAttr) Subview {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, offsets_...)
	operands = append(operands, sizes...)
	operands = append(operands, strides...)
	return Subview{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.subview"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "static_offsets", Value: b.Context().I64ArrayAttr(staticOffsets)}, {Name: "static_sizes", Value: b.Context().I64ArrayAttr(staticSizes)}, {Name: "static_strides", Value: b.Context().I64ArrayAttr(staticStrides)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(offsets_), len(sizes), len(strides))}}, attrs...),
	})}
}

// Transpose: A view with the dimensions in another order, which a permutation map gives.
type Transpose struct{ Op *ir.Operation }

// AsTranspose views an operation as `memref.transpose`; false when it is another one.
func AsTranspose(op *ir.Operation) (Transpose, bool) { return Transpose{op}, op.Is("memref.transpose") }

// OpName is the name of the operations that it views.
func (Transpose) OpName() string { return "memref.transpose" }

// In is operand `in`.
func (o Transpose) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Transpose) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Transpose) Result() *ir.Value { return o.Op.Result(0) }

// PermutationAttr is attribute `permutation`, nil when it is absent.
func (o Transpose) PermutationAttr() ir.Attribute { return o.Op.Attr("permutation") }

// SetPermutationAttr changes attribute `permutation`; nil removes it.
func (o Transpose) SetPermutationAttr(a ir.Attribute) { o.Op.SetAttr("permutation", a) }

// Permutation is the value of attribute `permutation`, affine.Map{} when it is absent or of another kind.
func (o Transpose) Permutation() affine.Map { return ods.MapOr(o.Op.Attr("permutation"), affine.Map{}) }

// NewTranspose builds `memref.transpose`.
func NewTranspose(b *ir.Builder, in *ir.Value, resultType ir.Type, permutation affine.Map, attrs ...ir.NamedAttr) Transpose {
	return Transpose{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.transpose"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "permutation", Value: b.Context().AffineMapAttr(permutation)}}, attrs...),
	})}
}

// View: A contiguous memref on a buffer of bytes, that begins `byte_shift` bytes after
// its start. `sizes` gives a size for each dimension that the type leaves open.
type View struct{ Op *ir.Operation }

// AsView views an operation as `memref.view`; false when it is another one.
func AsView(op *ir.Operation) (View, bool) { return View{op}, op.Is("memref.view") }

// OpName is the name of the operations that it views.
func (View) OpName() string { return "memref.view" }

// Source is operand `source`.
func (o View) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o View) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// ByteShift is operand `byte_shift`.
func (o View) ByteShift() *ir.Value { return o.Op.Operand(1) }

// SetByteShift changes operand `byte_shift`.
func (o View) SetByteShift(v *ir.Value) { o.Op.SetOperand(1, v) }

// Sizes are the operands `sizes`.
func (o View) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o View) Result() *ir.Value { return o.Op.Result(0) }

// NewView builds `memref.view`.
func NewView(b *ir.Builder, source *ir.Value, byteShift *ir.Value, sizes []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) View {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, byteShift)
	operands = append(operands, sizes...)
	return View{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.view"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// DmaStart: Begins to copy `num` elements from one memory to another while the program
// goes on; the element of `tag` shows when it is done, see `dma_wait`. With
// `stride` and `nps` it goes through the slower memory in pieces of `nps`
// elements that begin `stride` elements apart.
type DmaStart struct{ Op *ir.Operation }

// AsDmaStart views an operation as `memref.dma_start`; false when it is another one.
func AsDmaStart(op *ir.Operation) (DmaStart, bool) { return DmaStart{op}, op.Is("memref.dma_start") }

// OpName is the name of the operations that it views.
func (DmaStart) OpName() string { return "memref.dma_start" }

// Src is operand `src`.
func (o DmaStart) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o DmaStart) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// SrcIdx are the operands `srcIdx`.
func (o DmaStart) SrcIdx() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Dst is operand `dst`, nil when it is absent.
func (o DmaStart) Dst() *ir.Value { return ods.OperandOf(o.Op, 2) }

// DstIdx are the operands `dstIdx`.
func (o DmaStart) DstIdx() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Num is operand `num`, nil when it is absent.
func (o DmaStart) Num() *ir.Value { return ods.OperandOf(o.Op, 4) }

// Tag is operand `tag`, nil when it is absent.
func (o DmaStart) Tag() *ir.Value { return ods.OperandOf(o.Op, 5) }

// TagIdx are the operands `tagIdx`.
func (o DmaStart) TagIdx() []*ir.Value { return ods.OperandsOf(o.Op, 6) }

// Stride is operand `stride`, nil when it is absent.
func (o DmaStart) Stride() *ir.Value { return ods.OperandOf(o.Op, 7) }

// Nps is operand `nps`, nil when it is absent.
func (o DmaStart) Nps() *ir.Value { return ods.OperandOf(o.Op, 8) }

// NewDmaStart builds `memref.dma_start`.
func NewDmaStart(b *ir.Builder, src *ir.Value, srcIdx []*ir.Value, dst *ir.Value, dstIdx []*ir.Value, num *ir.Value, tag *ir.Value, tagIdx []*ir.Value, stride *ir.Value, nps *ir.Value, attrs ...ir.NamedAttr) DmaStart {
	var operands []*ir.Value
	operands = append(operands, src)
	operands = append(operands, srcIdx...)
	operands = append(operands, dst)
	operands = append(operands, dstIdx...)
	operands = append(operands, num)
	operands = append(operands, tag)
	operands = append(operands, tagIdx...)
	operands = append(operands, ods.Present(stride)...)
	operands = append(operands, ods.Present(nps)...)
	return DmaStart{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.dma_start"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// DmaWait: Waits until the copy that was begun with this tag has moved `num` elements.
type DmaWait struct{ Op *ir.Operation }

// AsDmaWait views an operation as `memref.dma_wait`; false when it is another one.
func AsDmaWait(op *ir.Operation) (DmaWait, bool) { return DmaWait{op}, op.Is("memref.dma_wait") }

// OpName is the name of the operations that it views.
func (DmaWait) OpName() string { return "memref.dma_wait" }

// Tag is operand `tag`.
func (o DmaWait) Tag() *ir.Value { return o.Op.Operand(0) }

// SetTag changes operand `tag`.
func (o DmaWait) SetTag(v *ir.Value) { o.Op.SetOperand(0, v) }

// TagIdx are the operands `tagIdx`.
func (o DmaWait) TagIdx() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Num is operand `num`, nil when it is absent.
func (o DmaWait) Num() *ir.Value { return ods.OperandOf(o.Op, 2) }

// NewDmaWait builds `memref.dma_wait`.
func NewDmaWait(b *ir.Builder, tag *ir.Value, tagIdx []*ir.Value, num *ir.Value, attrs ...ir.NamedAttr) DmaWait {
	var operands []*ir.Value
	operands = append(operands, tag)
	operands = append(operands, tagIdx...)
	operands = append(operands, num)
	return DmaWait{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("memref.dma_wait"),
		Operands: operands,
		Attrs:    attrs,
	})}
}
