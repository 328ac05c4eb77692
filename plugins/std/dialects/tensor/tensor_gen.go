// Code generated from tensor.dialect. DO NOT EDIT.

package tensor

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Cast: The same tensor with another type: sizes or the rank may become static or
// dynamic. Undefined when the tensor does not have the new type's sizes.
type Cast struct{ Op *ir.Operation }

// AsCast views an operation as `tensor.cast`; false when it is another one.
func AsCast(op *ir.Operation) (Cast, bool) { return Cast{op}, op.Is("tensor.cast") }

// OpName is the name of the operations that it views.
func (Cast) OpName() string { return "tensor.cast" }

// Source is operand `source`.
func (o Cast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Cast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is result `dest`.
func (o Cast) Dest() *ir.Value { return o.Op.Result(0) }

// NewCast builds `tensor.cast`.
func NewCast(b *ir.Builder, source *ir.Value, destType ir.Type, attrs ...ir.NamedAttr) Cast {
	return Cast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.cast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{destType},
		Attrs:    attrs,
	})}
}

// Dim: The size of the dimension with the given number. Undefined when there is none.
type Dim struct{ Op *ir.Operation }

// AsDim views an operation as `tensor.dim`; false when it is another one.
func AsDim(op *ir.Operation) (Dim, bool) { return Dim{op}, op.Is("tensor.dim") }

// OpName is the name of the operations that it views.
func (Dim) OpName() string { return "tensor.dim" }

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

// NewDim builds `tensor.dim`.
func NewDim(b *ir.Builder, source *ir.Value, index *ir.Value, attrs ...ir.NamedAttr) Dim {
	return Dim{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.dim"),
		Operands: []*ir.Value{source, index},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Extract: The element at the given subscripts, one for each dimension. Undefined outside
// of the tensor.
type Extract struct{ Op *ir.Operation }

// AsExtract views an operation as `tensor.extract`; false when it is another one.
func AsExtract(op *ir.Operation) (Extract, bool) { return Extract{op}, op.Is("tensor.extract") }

// OpName is the name of the operations that it views.
func (Extract) OpName() string { return "tensor.extract" }

// Tensor is operand `tensor`.
func (o Extract) Tensor() *ir.Value { return o.Op.Operand(0) }

// SetTensor changes operand `tensor`.
func (o Extract) SetTensor(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o Extract) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o Extract) Result() *ir.Value { return o.Op.Result(0) }

// NewExtract builds `tensor.extract`.
func NewExtract(b *ir.Builder, tensor *ir.Value, indices []*ir.Value, attrs ...ir.NamedAttr) Extract {
	var operands []*ir.Value
	operands = append(operands, tensor)
	operands = append(operands, indices...)
	return Extract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.extract"),
		Operands: operands,
		Results:  []ir.Type{ods.MustElement(tensor.Type())},
		Attrs:    attrs,
	})}
}

// Insert: The tensor with another element at the given subscripts, one for each
// dimension. Undefined outside of the tensor.
type Insert struct{ Op *ir.Operation }

// AsInsert views an operation as `tensor.insert`; false when it is another one.
func AsInsert(op *ir.Operation) (Insert, bool) { return Insert{op}, op.Is("tensor.insert") }

// OpName is the name of the operations that it views.
func (Insert) OpName() string { return "tensor.insert" }

// Scalar is operand `scalar`.
func (o Insert) Scalar() *ir.Value { return o.Op.Operand(0) }

// SetScalar changes operand `scalar`.
func (o Insert) SetScalar(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o Insert) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o Insert) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o Insert) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o Insert) Result() *ir.Value { return o.Op.Result(0) }

// NewInsert builds `tensor.insert`.
func NewInsert(b *ir.Builder, scalar *ir.Value, dest *ir.Value, indices []*ir.Value, attrs ...ir.NamedAttr) Insert {
	var operands []*ir.Value
	operands = append(operands, scalar)
	operands = append(operands, dest)
	operands = append(operands, indices...)
	return Insert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.insert"),
		Operands: operands,
		Results:  []ir.Type{dest.Type()},
		Attrs:    attrs,
	})}
}

// FromElements: A tensor whose elements are the operands, the last dimension first. MLIR 13 has one dimension only.
type FromElements struct{ Op *ir.Operation }

// AsFromElements views an operation as `tensor.from_elements`; false when it is another one.
func AsFromElements(op *ir.Operation) (FromElements, bool) {
	return FromElements{op}, op.Is("tensor.from_elements")
}

// OpName is the name of the operations that it views.
func (FromElements) OpName() string { return "tensor.from_elements" }

// Elements are the operands `elements`.
func (o FromElements) Elements() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o FromElements) Result() *ir.Value { return o.Op.Result(0) }

// NewFromElements builds `tensor.from_elements`.
func NewFromElements(b *ir.Builder, elements []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) FromElements {
	return FromElements{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.from_elements"),
		Operands: elements,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Generate: A tensor whose elements a region computes from their subscripts.
// `dynamicExtents` gives a size for each dimension that the type leaves open.
type Generate struct{ Op *ir.Operation }

// AsGenerate views an operation as `tensor.generate`; false when it is another one.
func AsGenerate(op *ir.Operation) (Generate, bool) { return Generate{op}, op.Is("tensor.generate") }

// OpName is the name of the operations that it views.
func (Generate) OpName() string { return "tensor.generate" }

// DynamicExtents are the operands `dynamicExtents`.
func (o Generate) DynamicExtents() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o Generate) Result() *ir.Value { return o.Op.Result(0) }

// Body is region `body`.
func (o Generate) Body() *ir.Region { return o.Op.Region(0) }

// Indices are the entry arguments `indices` of region `body`.
func (o Generate) Indices() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewGenerate builds `tensor.generate`; its regions are empty.
func NewGenerate(b *ir.Builder, dynamicExtents []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Generate {
	return Generate{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.generate"),
		Operands: dynamicExtents,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
		Regions:  1,
	})}
}

// Yield: Ends the region of `generate` with the element.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `tensor.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("tensor.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "tensor.yield" }

// Value is operand `value`.
func (o Yield) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Yield) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewYield builds `tensor.yield`.
func NewYield(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.yield"),
		Operands: []*ir.Value{value},
		Attrs:    attrs,
	})}
}

// Reshape: The same elements in row-major order with other sizes, which a tensor of
// integers contains: its length is the rank. The number of elements stays the same.
type Reshape struct{ Op *ir.Operation }

// AsReshape views an operation as `tensor.reshape`; false when it is another one.
func AsReshape(op *ir.Operation) (Reshape, bool) { return Reshape{op}, op.Is("tensor.reshape") }

// OpName is the name of the operations that it views.
func (Reshape) OpName() string { return "tensor.reshape" }

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

// NewReshape builds `tensor.reshape`.
func NewReshape(b *ir.Builder, source *ir.Value, shape *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Reshape {
	return Reshape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.reshape"),
		Operands: []*ir.Value{source, shape},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ExtractSlice: A part of a tensor: in each dimension from `offset` on, `size` elements that
// lie `stride` elements of the source apart; trailing dimensions that are not
// given are taken whole. Dimensions of size 1 may be left out in the result.
// Undefined where it reaches out of the source.
//
// Each number stands in a `static_` array, or -1 (sizes) or the least i64
// (offsets and strides) does, for the next operand of the group.
type ExtractSlice struct{ Op *ir.Operation }

// AsExtractSlice views an operation as `tensor.extract_slice`; false when it is another one.
func AsExtractSlice(op *ir.Operation) (ExtractSlice, bool) {
	return ExtractSlice{op}, op.Is("tensor.extract_slice")
}

// OpName is the name of the operations that it views.
func (ExtractSlice) OpName() string { return "tensor.extract_slice" }

// Source is operand `source`.
func (o ExtractSlice) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ExtractSlice) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Offsets are the operands `offsets`.
func (o ExtractSlice) Offsets() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Sizes are the operands `sizes`.
func (o ExtractSlice) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Strides are the operands `strides`.
func (o ExtractSlice) Strides() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ExtractSlice) Result() *ir.Value { return o.Op.Result(0) }

// StaticOffsetsAttr is attribute `static_offsets`, nil when it is absent.
func (o ExtractSlice) StaticOffsetsAttr() ir.Attribute { return o.Op.Attr("static_offsets") }

// SetStaticOffsetsAttr changes attribute `static_offsets`; nil removes it.
func (o ExtractSlice) SetStaticOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("static_offsets", a) }

// StaticSizesAttr is attribute `static_sizes`, nil when it is absent.
func (o ExtractSlice) StaticSizesAttr() ir.Attribute { return o.Op.Attr("static_sizes") }

// SetStaticSizesAttr changes attribute `static_sizes`; nil removes it.
func (o ExtractSlice) SetStaticSizesAttr(a ir.Attribute) { o.Op.SetAttr("static_sizes", a) }

// StaticStridesAttr is attribute `static_strides`, nil when it is absent.
func (o ExtractSlice) StaticStridesAttr() ir.Attribute { return o.Op.Attr("static_strides") }

// SetStaticStridesAttr changes attribute `static_strides`; nil removes it.
func (o ExtractSlice) SetStaticStridesAttr(a ir.Attribute) { o.Op.SetAttr("static_strides", a) }

// StaticOffsets is the value of attribute `static_offsets`, nil when it is absent or of another kind.
func (o ExtractSlice) StaticOffsets() []int64 { return ods.IntsOf(o.Op.Attr("static_offsets")) }

// StaticSizes is the value of attribute `static_sizes`, nil when it is absent or of another kind.
func (o ExtractSlice) StaticSizes() []int64 { return ods.IntsOf(o.Op.Attr("static_sizes")) }

// StaticStrides is the value of attribute `static_strides`, nil when it is absent or of another kind.
func (o ExtractSlice) StaticStrides() []int64 { return ods.IntsOf(o.Op.Attr("static_strides")) }

// NewExtractSlice builds `tensor.extract_slice`.
func NewExtractSlice(b *ir.Builder, source *ir.Value, offsets_ []*ir.Value, sizes []*ir.Value, strides []*ir.Value, resultType ir.Type, staticOffsets []int64, staticSizes []int64, staticStrides []int64, attrs ...ir.NamedAttr) ExtractSlice {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, offsets_...)
	operands = append(operands, sizes...)
	operands = append(operands, strides...)
	return ExtractSlice{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.extract_slice"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "static_offsets", Value: b.Context().I64ArrayAttr(staticOffsets)}, {Name: "static_sizes", Value: b.Context().I64ArrayAttr(staticSizes)}, {Name: "static_strides", Value: b.Context().I64ArrayAttr(staticStrides)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(offsets_), len(sizes), len(strides))}}, attrs...),
	})}
}

// InsertSlice: The tensor `dest` with a part of it replaced by `source`; see `extract_slice`
// for which part. Undefined where that reaches out of `dest`.
type InsertSlice struct{ Op *ir.Operation }

// AsInsertSlice views an operation as `tensor.insert_slice`; false when it is another one.
func AsInsertSlice(op *ir.Operation) (InsertSlice, bool) {
	return InsertSlice{op}, op.Is("tensor.insert_slice")
}

// OpName is the name of the operations that it views.
func (InsertSlice) OpName() string { return "tensor.insert_slice" }

// Source is operand `source`.
func (o InsertSlice) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o InsertSlice) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o InsertSlice) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o InsertSlice) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Offsets are the operands `offsets`.
func (o InsertSlice) Offsets() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Sizes are the operands `sizes`.
func (o InsertSlice) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Strides are the operands `strides`.
func (o InsertSlice) Strides() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// Result is result `result`.
func (o InsertSlice) Result() *ir.Value { return o.Op.Result(0) }

// StaticOffsetsAttr is attribute `static_offsets`, nil when it is absent.
func (o InsertSlice) StaticOffsetsAttr() ir.Attribute { return o.Op.Attr("static_offsets") }

// SetStaticOffsetsAttr changes attribute `static_offsets`; nil removes it.
func (o InsertSlice) SetStaticOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("static_offsets", a) }

// StaticSizesAttr is attribute `static_sizes`, nil when it is absent.
func (o InsertSlice) StaticSizesAttr() ir.Attribute { return o.Op.Attr("static_sizes") }

// SetStaticSizesAttr changes attribute `static_sizes`; nil removes it.
func (o InsertSlice) SetStaticSizesAttr(a ir.Attribute) { o.Op.SetAttr("static_sizes", a) }

// StaticStridesAttr is attribute `static_strides`, nil when it is absent.
func (o InsertSlice) StaticStridesAttr() ir.Attribute { return o.Op.Attr("static_strides") }

// SetStaticStridesAttr changes attribute `static_strides`; nil removes it.
func (o InsertSlice) SetStaticStridesAttr(a ir.Attribute) { o.Op.SetAttr("static_strides", a) }

// StaticOffsets is the value of attribute `static_offsets`, nil when it is absent or of another kind.
func (o InsertSlice) StaticOffsets() []int64 { return ods.IntsOf(o.Op.Attr("static_offsets")) }

// StaticSizes is the value of attribute `static_sizes`, nil when it is absent or of another kind.
func (o InsertSlice) StaticSizes() []int64 { return ods.IntsOf(o.Op.Attr("static_sizes")) }

// StaticStrides is the value of attribute `static_strides`, nil when it is absent or of another kind.
func (o InsertSlice) StaticStrides() []int64 { return ods.IntsOf(o.Op.Attr("static_strides")) }

// NewInsertSlice builds `tensor.insert_slice`.
func NewInsertSlice(b *ir.Builder, source *ir.Value, dest *ir.Value, offsets_ []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64, attrs ...ir.NamedAttr) InsertSlice {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, dest)
	operands = append(operands, offsets_...)
	operands = append(operands, sizes...)
	operands = append(operands, strides...)
	return InsertSlice{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.insert_slice"),
		Operands: operands,
		Results:  []ir.Type{dest.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "static_offsets", Value: b.Context().I64ArrayAttr(staticOffsets)}, {Name: "static_sizes", Value: b.Context().I64ArrayAttr(staticSizes)}, {Name: "static_strides", Value: b.Context().I64ArrayAttr(staticStrides)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, 1, len(offsets_), len(sizes), len(strides))}}, attrs...),
	})}
}

// ParallelInsertSlice: Puts `source` into a part of the tensor `dest`, which the iterations of a loop share, see
// `insert_slice`: what the loop gives has the parts of all of them. MLIR 13 has no such operation.
type ParallelInsertSlice struct{ Op *ir.Operation }

// AsParallelInsertSlice views an operation as `tensor.parallel_insert_slice`; false when it is another one.
func AsParallelInsertSlice(op *ir.Operation) (ParallelInsertSlice, bool) {
	return ParallelInsertSlice{op}, op.Is("tensor.parallel_insert_slice")
}

// OpName is the name of the operations that it views.
func (ParallelInsertSlice) OpName() string { return "tensor.parallel_insert_slice" }

// Source is operand `source`.
func (o ParallelInsertSlice) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o ParallelInsertSlice) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o ParallelInsertSlice) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o ParallelInsertSlice) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Offsets are the operands `offsets`.
func (o ParallelInsertSlice) Offsets() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Sizes are the operands `sizes`.
func (o ParallelInsertSlice) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Strides are the operands `strides`.
func (o ParallelInsertSlice) Strides() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// StaticOffsetsAttr is attribute `static_offsets`, nil when it is absent.
func (o ParallelInsertSlice) StaticOffsetsAttr() ir.Attribute { return o.Op.Attr("static_offsets") }

// SetStaticOffsetsAttr changes attribute `static_offsets`; nil removes it.
func (o ParallelInsertSlice) SetStaticOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("static_offsets", a) }

// StaticSizesAttr is attribute `static_sizes`, nil when it is absent.
func (o ParallelInsertSlice) StaticSizesAttr() ir.Attribute { return o.Op.Attr("static_sizes") }

// SetStaticSizesAttr changes attribute `static_sizes`; nil removes it.
func (o ParallelInsertSlice) SetStaticSizesAttr(a ir.Attribute) { o.Op.SetAttr("static_sizes", a) }

// StaticStridesAttr is attribute `static_strides`, nil when it is absent.
func (o ParallelInsertSlice) StaticStridesAttr() ir.Attribute { return o.Op.Attr("static_strides") }

// SetStaticStridesAttr changes attribute `static_strides`; nil removes it.
func (o ParallelInsertSlice) SetStaticStridesAttr(a ir.Attribute) { o.Op.SetAttr("static_strides", a) }

// StaticOffsets is the value of attribute `static_offsets`, nil when it is absent or of another kind.
func (o ParallelInsertSlice) StaticOffsets() []int64 { return ods.IntsOf(o.Op.Attr("static_offsets")) }

// StaticSizes is the value of attribute `static_sizes`, nil when it is absent or of another kind.
func (o ParallelInsertSlice) StaticSizes() []int64 { return ods.IntsOf(o.Op.Attr("static_sizes")) }

// StaticStrides is the value of attribute `static_strides`, nil when it is absent or of another kind.
func (o ParallelInsertSlice) StaticStrides() []int64 { return ods.IntsOf(o.Op.Attr("static_strides")) }

// NewParallelInsertSlice builds `tensor.parallel_insert_slice`.
func NewParallelInsertSlice(b *ir.Builder, source *ir.Value, dest *ir.Value, offsets_ []*ir.Value, sizes []*ir.Value, strides []*ir.Value, staticOffsets []int64, staticSizes []int64, staticStrides []int64, attrs ...ir.NamedAttr) ParallelInsertSlice {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, dest)
	operands = append(operands, offsets_...)
	operands = append(operands, sizes...)
	operands = append(operands, strides...)
	return ParallelInsertSlice{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.parallel_insert_slice"),
		Operands: operands,
		Attrs:    append([]ir.NamedAttr{{Name: "static_offsets", Value: b.Context().I64ArrayAttr(staticOffsets)}, {Name: "static_sizes", Value: b.Context().I64ArrayAttr(staticSizes)}, {Name: "static_strides", Value: b.Context().I64ArrayAttr(staticStrides)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, 1, len(offsets_), len(sizes), len(strides))}}, attrs...),
	})}
}

// Bitcast: The elements of a tensor with the bits taken as another type of as many bits.
type Bitcast struct{ Op *ir.Operation }

// AsBitcast views an operation as `tensor.bitcast`; false when it is another one.
func AsBitcast(op *ir.Operation) (Bitcast, bool) { return Bitcast{op}, op.Is("tensor.bitcast") }

// OpName is the name of the operations that it views.
func (Bitcast) OpName() string { return "tensor.bitcast" }

// Source is operand `source`.
func (o Bitcast) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Bitcast) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is result `dest`.
func (o Bitcast) Dest() *ir.Value { return o.Op.Result(0) }

// NewBitcast builds `tensor.bitcast`.
func NewBitcast(b *ir.Builder, source *ir.Value, destType ir.Type, attrs ...ir.NamedAttr) Bitcast {
	return Bitcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.bitcast"),
		Operands: []*ir.Value{source},
		Results:  []ir.Type{destType},
		Attrs:    attrs,
	})}
}

// Concat: Tensors one behind the other along dimension `dim`. In the others they have the same sizes.
type Concat struct{ Op *ir.Operation }

// AsConcat views an operation as `tensor.concat`; false when it is another one.
func AsConcat(op *ir.Operation) (Concat, bool) { return Concat{op}, op.Is("tensor.concat") }

// OpName is the name of the operations that it views.
func (Concat) OpName() string { return "tensor.concat" }

// Inputs are the operands `inputs`.
func (o Concat) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o Concat) Result() *ir.Value { return o.Op.Result(0) }

// DimAttr is attribute `dim`, nil when it is absent.
func (o Concat) DimAttr() ir.Attribute { return o.Op.Attr("dim") }

// SetDimAttr changes attribute `dim`; nil removes it.
func (o Concat) SetDimAttr(a ir.Attribute) { o.Op.SetAttr("dim", a) }

// Dim is the value of attribute `dim`, 0 when it is absent or of another kind.
func (o Concat) Dim() int64 { return ods.IntOr(o.Op.Attr("dim"), 0) }

// NewConcat builds `tensor.concat`.
func NewConcat(b *ir.Builder, inputs []*ir.Value, resultType ir.Type, dim int64, attrs ...ir.NamedAttr) Concat {
	return Concat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.concat"),
		Operands: inputs,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "dim", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), dim)}}, attrs...),
	})}
}

// Gather: The parts of a tensor at the places in `indices`: its last dimension has subscripts for the dimensions
// `gather_dims` of the source, of which a part has one, and all of the others. The result has the other dimensions of
// `indices`, and behind them those of a part, with or without those of size one. Undefined outside of the source;
// `unique` promises that all places differ.
type Gather struct{ Op *ir.Operation }

// AsGather views an operation as `tensor.gather`; false when it is another one.
func AsGather(op *ir.Operation) (Gather, bool) { return Gather{op}, op.Is("tensor.gather") }

// OpName is the name of the operations that it views.
func (Gather) OpName() string { return "tensor.gather" }

// Source is operand `source`.
func (o Gather) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Gather) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices is operand `indices`.
func (o Gather) Indices() *ir.Value { return o.Op.Operand(1) }

// SetIndices changes operand `indices`.
func (o Gather) SetIndices(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Gather) Result() *ir.Value { return o.Op.Result(0) }

// GatherDimsAttr is attribute `gather_dims`, nil when it is absent.
func (o Gather) GatherDimsAttr() ir.Attribute { return o.Op.Attr("gather_dims") }

// SetGatherDimsAttr changes attribute `gather_dims`; nil removes it.
func (o Gather) SetGatherDimsAttr(a ir.Attribute) { o.Op.SetAttr("gather_dims", a) }

// UniqueAttr is attribute `unique`, nil when it is absent.
func (o Gather) UniqueAttr() ir.Attribute { return o.Op.Attr("unique") }

// SetUniqueAttr changes attribute `unique`; nil removes it.
func (o Gather) SetUniqueAttr(a ir.Attribute) { o.Op.SetAttr("unique", a) }

// GatherDims is the value of attribute `gather_dims`, nil when it is absent or of another kind.
func (o Gather) GatherDims() []int64 { return ods.IntsOf(o.Op.Attr("gather_dims")) }

// Unique reports whether there is attribute `unique`.
func (o Gather) Unique() bool { return o.Op.Attr("unique") != nil }

// NewGather builds `tensor.gather`.
func NewGather(b *ir.Builder, source *ir.Value, indices *ir.Value, resultType ir.Type, gatherDims []int64, attrs ...ir.NamedAttr) Gather {
	return Gather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.gather"),
		Operands: []*ir.Value{source, indices},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "gather_dims", Value: b.Context().I64ArrayAttr(gatherDims)}}, attrs...),
	})}
}

// Scatter: The tensor `dest` with the parts of `source` put at the places in `indices`, which all differ: see `gather` for
// where these are, and what types `source` has.
type Scatter struct{ Op *ir.Operation }

// AsScatter views an operation as `tensor.scatter`; false when it is another one.
func AsScatter(op *ir.Operation) (Scatter, bool) { return Scatter{op}, op.Is("tensor.scatter") }

// OpName is the name of the operations that it views.
func (Scatter) OpName() string { return "tensor.scatter" }

// Source is operand `source`.
func (o Scatter) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Scatter) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o Scatter) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o Scatter) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices is operand `indices`.
func (o Scatter) Indices() *ir.Value { return o.Op.Operand(2) }

// SetIndices changes operand `indices`.
func (o Scatter) SetIndices(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Scatter) Result() *ir.Value { return o.Op.Result(0) }

// ScatterDimsAttr is attribute `scatter_dims`, nil when it is absent.
func (o Scatter) ScatterDimsAttr() ir.Attribute { return o.Op.Attr("scatter_dims") }

// SetScatterDimsAttr changes attribute `scatter_dims`; nil removes it.
func (o Scatter) SetScatterDimsAttr(a ir.Attribute) { o.Op.SetAttr("scatter_dims", a) }

// UniqueAttr is attribute `unique`, nil when it is absent.
func (o Scatter) UniqueAttr() ir.Attribute { return o.Op.Attr("unique") }

// SetUniqueAttr changes attribute `unique`; nil removes it.
func (o Scatter) SetUniqueAttr(a ir.Attribute) { o.Op.SetAttr("unique", a) }

// ScatterDims is the value of attribute `scatter_dims`, nil when it is absent or of another kind.
func (o Scatter) ScatterDims() []int64 { return ods.IntsOf(o.Op.Attr("scatter_dims")) }

// Unique reports whether there is attribute `unique`.
func (o Scatter) Unique() bool { return o.Op.Attr("unique") != nil }

// NewScatter builds `tensor.scatter`.
func NewScatter(b *ir.Builder, source *ir.Value, dest *ir.Value, indices *ir.Value, resultType ir.Type, scatterDims []int64, attrs ...ir.NamedAttr) Scatter {
	return Scatter{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("tensor.scatter"),
		Operands: []*ir.Value{source, dest, indices},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "scatter_dims", Value: b.Context().I64ArrayAttr(scatterDims)}}, attrs...),
	})}
}
