// Code generated from linalg.dialect. DO NOT EDIT.

package linalg

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// TypeFn: What a number is taken for where it becomes one of another type.
type TypeFn uint64

// The cases of TypeFn.
const (
	TypeFnCastSigned   TypeFn = 0
	TypeFnCastUnsigned TypeFn = 1
)

// Attr is the case as an attribute.
func (e TypeFn) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// ElementwiseKind: What an elementwise operation computes of the elements at a place.
type ElementwiseKind uint64

// The cases of ElementwiseKind.
const (
	ElementwiseKindExp         ElementwiseKind = 0
	ElementwiseKindLog         ElementwiseKind = 1
	ElementwiseKindAbs         ElementwiseKind = 2
	ElementwiseKindCeil        ElementwiseKind = 3
	ElementwiseKindFloor       ElementwiseKind = 4
	ElementwiseKindNegf        ElementwiseKind = 5
	ElementwiseKindReciprocal  ElementwiseKind = 6
	ElementwiseKindRound       ElementwiseKind = 7
	ElementwiseKindSqrt        ElementwiseKind = 8
	ElementwiseKindRsqrt       ElementwiseKind = 9
	ElementwiseKindSquare      ElementwiseKind = 10
	ElementwiseKindTanh        ElementwiseKind = 11
	ElementwiseKindErf         ElementwiseKind = 12
	ElementwiseKindAdd         ElementwiseKind = 13
	ElementwiseKindSub         ElementwiseKind = 14
	ElementwiseKindMul         ElementwiseKind = 15
	ElementwiseKindDiv         ElementwiseKind = 16
	ElementwiseKindDivUnsigned ElementwiseKind = 17
	ElementwiseKindMaxSigned   ElementwiseKind = 18
	ElementwiseKindMinSigned   ElementwiseKind = 19
	ElementwiseKindMaxUnsigned ElementwiseKind = 20
	ElementwiseKindMinUnsigned ElementwiseKind = 21
	ElementwiseKindPowf        ElementwiseKind = 22
	ElementwiseKindSelect      ElementwiseKind = 23
)

// Attr is the case as an attribute.
func (e ElementwiseKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Generic: Applies its region at each point of an iteration space. `indexing_maps` say which element
// of each operand belongs to a point, and `iterator_types` whether a dimension of the space
// may be visited in any order (`parallel`) or combines elements (`reduction`, `window`). The
// region takes the elements, and yields those of the outputs.
type Generic struct{ Op *ir.Operation }

// AsGeneric views an operation as `linalg.generic`; false when it is another one.
func AsGeneric(op *ir.Operation) (Generic, bool) { return Generic{op}, op.Is("linalg.generic") }

// OpName is the name of the operations that it views.
func (Generic) OpName() string { return "linalg.generic" }

// Inputs are the operands `inputs`.
func (o Generic) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Generic) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Generic) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// DocAttr is attribute `doc`, nil when it is absent.
func (o Generic) DocAttr() ir.Attribute { return o.Op.Attr("doc") }

// SetDocAttr changes attribute `doc`; nil removes it.
func (o Generic) SetDocAttr(a ir.Attribute) { o.Op.SetAttr("doc", a) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o Generic) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o Generic) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// IteratorTypesAttr is attribute `iterator_types`, nil when it is absent.
func (o Generic) IteratorTypesAttr() ir.Attribute { return o.Op.Attr("iterator_types") }

// SetIteratorTypesAttr changes attribute `iterator_types`; nil removes it.
func (o Generic) SetIteratorTypesAttr(a ir.Attribute) { o.Op.SetAttr("iterator_types", a) }

// LibraryCallAttr is attribute `library_call`, nil when it is absent.
func (o Generic) LibraryCallAttr() ir.Attribute { return o.Op.Attr("library_call") }

// SetLibraryCallAttr changes attribute `library_call`; nil removes it.
func (o Generic) SetLibraryCallAttr(a ir.Attribute) { o.Op.SetAttr("library_call", a) }

// Region is region `region`.
func (o Generic) Region() *ir.Region { return o.Op.Region(0) }

// Doc is the value of attribute `doc`; false when it is absent or of another kind.
func (o Generic) Doc() (string, bool) { return ods.StringOf(o.Op.Attr("doc")) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o Generic) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// IteratorTypes is the value of attribute `iterator_types`, nil when it is absent or of another kind.
func (o Generic) IteratorTypes() []string { return ods.StringsOf(o.Op.Attr("iterator_types")) }

// LibraryCall is the value of attribute `library_call`; false when it is absent or of another kind.
func (o Generic) LibraryCall() (string, bool) { return ods.StringOf(o.Op.Attr("library_call")) }

// NewGeneric builds `linalg.generic`; its regions are empty.
func NewGeneric(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, indexingMaps ir.Attribute, iteratorTypes ir.Attribute, attrs ...ir.NamedAttr) Generic {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Generic{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.generic"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "indexing_maps", Value: indexingMaps}, {Name: "iterator_types", Value: iteratorTypes}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// TiledLoop: A nest of loops over tiles. An iteration begins at `lowerBound` and the steps, which must be greater than
// zero, until `upperBound`, and may be executed in any order, or at once with others, along dimensions whose
// `iterator_types` say `parallel`. The region takes the induction variables, the `inputs`, and the `outputs`; of
// those that are tensors what the iteration before has yielded. The last ones are the results.
// `distribution_types` say what executes the iterations of a dimension, for passes of others.
type TiledLoop struct{ Op *ir.Operation }

// AsTiledLoop views an operation as `linalg.tiled_loop`; false when it is another one.
func AsTiledLoop(op *ir.Operation) (TiledLoop, bool) {
	return TiledLoop{op}, op.Is("linalg.tiled_loop")
}

// OpName is the name of the operations that it views.
func (TiledLoop) OpName() string { return "linalg.tiled_loop" }

// LowerBound are the operands `lowerBound`.
func (o TiledLoop) LowerBound() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// UpperBound are the operands `upperBound`.
func (o TiledLoop) UpperBound() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Step are the operands `step`.
func (o TiledLoop) Step() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Inputs are the operands `inputs`.
func (o TiledLoop) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Outputs are the operands `outputs`.
func (o TiledLoop) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// Results are the results `results`.
func (o TiledLoop) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// IteratorTypesAttr is attribute `iterator_types`, nil when it is absent.
func (o TiledLoop) IteratorTypesAttr() ir.Attribute { return o.Op.Attr("iterator_types") }

// SetIteratorTypesAttr changes attribute `iterator_types`; nil removes it.
func (o TiledLoop) SetIteratorTypesAttr(a ir.Attribute) { o.Op.SetAttr("iterator_types", a) }

// DistributionTypesAttr is attribute `distribution_types`, nil when it is absent.
func (o TiledLoop) DistributionTypesAttr() ir.Attribute { return o.Op.Attr("distribution_types") }

// SetDistributionTypesAttr changes attribute `distribution_types`; nil removes it.
func (o TiledLoop) SetDistributionTypesAttr(a ir.Attribute) { o.Op.SetAttr("distribution_types", a) }

// Region is region `region`.
func (o TiledLoop) Region() *ir.Region { return o.Op.Region(0) }

// IteratorTypes is the value of attribute `iterator_types`, nil when it is absent or of another kind.
func (o TiledLoop) IteratorTypes() []string { return ods.StringsOf(o.Op.Attr("iterator_types")) }

// DistributionTypes is the value of attribute `distribution_types`, nil when it is absent or of another kind.
func (o TiledLoop) DistributionTypes() []string {
	return ods.StringsOf(o.Op.Attr("distribution_types"))
}

// Ivs are the entry arguments `ivs` of region `region`.
func (o TiledLoop) Ivs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// Ins are the entry arguments `ins` of region `region`.
func (o TiledLoop) Ins() []*ir.Value { return ods.RegionArgs(o.Op, 0, 1) }

// Outs are the entry arguments `outs` of region `region`.
func (o TiledLoop) Outs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 2) }

// NewTiledLoop builds `linalg.tiled_loop`; its regions are empty.
func NewTiledLoop(b *ir.Builder, lowerBound []*ir.Value, upperBound []*ir.Value, step []*ir.Value, inputs []*ir.Value, outputs []*ir.Value, resultsTypes []ir.Type, attrs ...ir.NamedAttr) TiledLoop {
	var operands []*ir.Value
	operands = append(operands, lowerBound...)
	operands = append(operands, upperBound...)
	operands = append(operands, step...)
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return TiledLoop{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.tiled_loop"),
		Operands: operands,
		Results:  resultsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(lowerBound), len(upperBound), len(step), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Index: The number of the point that is visited, in a dimension of the iteration space.
type Index struct{ Op *ir.Operation }

// AsIndex views an operation as `linalg.index`; false when it is another one.
func AsIndex(op *ir.Operation) (Index, bool) { return Index{op}, op.Is("linalg.index") }

// OpName is the name of the operations that it views.
func (Index) OpName() string { return "linalg.index" }

// Result is result `result`.
func (o Index) Result() *ir.Value { return o.Op.Result(0) }

// DimAttr is attribute `dim`, nil when it is absent.
func (o Index) DimAttr() ir.Attribute { return o.Op.Attr("dim") }

// SetDimAttr changes attribute `dim`; nil removes it.
func (o Index) SetDimAttr(a ir.Attribute) { o.Op.SetAttr("dim", a) }

// Dim is the value of attribute `dim`, 0 when it is absent or of another kind.
func (o Index) Dim() int64 { return ods.IntOr(o.Op.Attr("dim"), 0) }

// NewIndex builds `linalg.index`.
func NewIndex(b *ir.Builder, dim int64, attrs ...ir.NamedAttr) Index {
	return Index{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("linalg.index"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "dim", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), dim)}}, attrs...),
	})}
}

// Yield: Ends the body of an operation of this dialect with what it computes.
type Yield struct{ Op *ir.Operation }

// AsYield views an operation as `linalg.yield`; false when it is another one.
func AsYield(op *ir.Operation) (Yield, bool) { return Yield{op}, op.Is("linalg.yield") }

// OpName is the name of the operations that it views.
func (Yield) OpName() string { return "linalg.yield" }

// Values are the operands `values`.
func (o Yield) Values() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewYield builds `linalg.yield`.
func NewYield(b *ir.Builder, values []*ir.Value, attrs ...ir.NamedAttr) Yield {
	return Yield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.yield"),
		Operands: values,
		Attrs:    attrs,
	})}
}

// Fill: Sets all elements of a memref, or gives a tensor of the type of `output` with them.
type Fill struct{ Op *ir.Operation }

// AsFill views an operation as `linalg.fill`; false when it is another one.
func AsFill(op *ir.Operation) (Fill, bool) { return Fill{op}, op.Is("linalg.fill") }

// OpName is the name of the operations that it views.
func (Fill) OpName() string { return "linalg.fill" }

// Value is operand `value`.
func (o Fill) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Fill) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Output is operand `output`.
func (o Fill) Output() *ir.Value { return o.Op.Operand(1) }

// SetOutput changes operand `output`.
func (o Fill) SetOutput(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`, nil when it is absent.
func (o Fill) Result() *ir.Value { return ods.ResultOf(o.Op, 0) }

// Region is region `region`.
func (o Fill) Region() *ir.Region { return o.Op.Region(0) }

// NewFill builds `linalg.fill`; its regions are empty.
func NewFill(b *ir.Builder, value *ir.Value, output *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Fill {
	var results []ir.Type
	results = append(results, ods.PresentType(resultType)...)
	return Fill{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.fill"),
		Operands: []*ir.Value{value, output},
		Results:  results,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// Copy: Copies the elements of a memref; the maps, permutations, say in which order its
// dimensions and those of the output are visited.
type Copy struct{ Op *ir.Operation }

// AsCopy views an operation as `linalg.copy`; false when it is another one.
func AsCopy(op *ir.Operation) (Copy, bool) { return Copy{op}, op.Is("linalg.copy") }

// OpName is the name of the operations that it views.
func (Copy) OpName() string { return "linalg.copy" }

// Input is operand `input`.
func (o Copy) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Copy) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Output is operand `output`.
func (o Copy) Output() *ir.Value { return o.Op.Operand(1) }

// SetOutput changes operand `output`.
func (o Copy) SetOutput(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`, nil when it is absent.
func (o Copy) Result() *ir.Value { return ods.ResultOf(o.Op, 0) }

// InputPermutationAttr is attribute `inputPermutation`, nil when it is absent.
func (o Copy) InputPermutationAttr() ir.Attribute { return o.Op.Attr("inputPermutation") }

// SetInputPermutationAttr changes attribute `inputPermutation`; nil removes it.
func (o Copy) SetInputPermutationAttr(a ir.Attribute) { o.Op.SetAttr("inputPermutation", a) }

// OutputPermutationAttr is attribute `outputPermutation`, nil when it is absent.
func (o Copy) OutputPermutationAttr() ir.Attribute { return o.Op.Attr("outputPermutation") }

// SetOutputPermutationAttr changes attribute `outputPermutation`; nil removes it.
func (o Copy) SetOutputPermutationAttr(a ir.Attribute) { o.Op.SetAttr("outputPermutation", a) }

// Region is region `region`.
func (o Copy) Region() *ir.Region { return o.Op.Region(0) }

// InputPermutation is the value of attribute `inputPermutation`; false when it is absent or of another kind.
func (o Copy) InputPermutation() (affine.Map, bool) { return ods.MapOf(o.Op.Attr("inputPermutation")) }

// OutputPermutation is the value of attribute `outputPermutation`; false when it is absent or of another kind.
func (o Copy) OutputPermutation() (affine.Map, bool) {
	return ods.MapOf(o.Op.Attr("outputPermutation"))
}

// NewCopy builds `linalg.copy`; its regions are empty.
func NewCopy(b *ir.Builder, input *ir.Value, output *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Copy {
	var results []ir.Type
	results = append(results, ods.PresentType(resultType)...)
	return Copy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.copy"),
		Operands: []*ir.Value{input, output},
		Results:  results,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// InitTensor: A tensor of the given sizes, whose elements are not defined.
type InitTensor struct{ Op *ir.Operation }

// AsInitTensor views an operation as `linalg.init_tensor`; false when it is another one.
func AsInitTensor(op *ir.Operation) (InitTensor, bool) {
	return InitTensor{op}, op.Is("linalg.init_tensor")
}

// OpName is the name of the operations that it views.
func (InitTensor) OpName() string { return "linalg.init_tensor" }

// Sizes are the operands `sizes`.
func (o InitTensor) Sizes() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`.
func (o InitTensor) Result() *ir.Value { return o.Op.Result(0) }

// StaticSizesAttr is attribute `static_sizes`, nil when it is absent.
func (o InitTensor) StaticSizesAttr() ir.Attribute { return o.Op.Attr("static_sizes") }

// SetStaticSizesAttr changes attribute `static_sizes`; nil removes it.
func (o InitTensor) SetStaticSizesAttr(a ir.Attribute) { o.Op.SetAttr("static_sizes", a) }

// StaticSizes is the value of attribute `static_sizes`, nil when it is absent or of another kind.
func (o InitTensor) StaticSizes() []int64 { return ods.IntsOf(o.Op.Attr("static_sizes")) }

// NewInitTensor builds `linalg.init_tensor`.
func NewInitTensor(b *ir.Builder, sizes []*ir.Value, resultType ir.Type, staticSizes []int64, attrs ...ir.NamedAttr) InitTensor {
	return InitTensor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.init_tensor"),
		Operands: sizes,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "static_sizes", Value: b.Context().I64ArrayAttr(staticSizes)}}, attrs...),
	})}
}

// PadTensor: A tensor with elements around those of `source`: `low` ones before and `high` ones behind
// in each dimension. The region computes them from their subscripts.
type PadTensor struct{ Op *ir.Operation }

// AsPadTensor views an operation as `linalg.pad_tensor`; false when it is another one.
func AsPadTensor(op *ir.Operation) (PadTensor, bool) {
	return PadTensor{op}, op.Is("linalg.pad_tensor")
}

// OpName is the name of the operations that it views.
func (PadTensor) OpName() string { return "linalg.pad_tensor" }

// Source is operand `source`.
func (o PadTensor) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o PadTensor) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Low are the operands `low`.
func (o PadTensor) Low() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// High are the operands `high`.
func (o PadTensor) High() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Output is operand `output`, nil when it is absent.
func (o PadTensor) Output() *ir.Value { return ods.OperandOf(o.Op, 3) }

// Result is result `result`.
func (o PadTensor) Result() *ir.Value { return o.Op.Result(0) }

// StaticLowAttr is attribute `static_low`, nil when it is absent.
func (o PadTensor) StaticLowAttr() ir.Attribute { return o.Op.Attr("static_low") }

// SetStaticLowAttr changes attribute `static_low`; nil removes it.
func (o PadTensor) SetStaticLowAttr(a ir.Attribute) { o.Op.SetAttr("static_low", a) }

// StaticHighAttr is attribute `static_high`, nil when it is absent.
func (o PadTensor) StaticHighAttr() ir.Attribute { return o.Op.Attr("static_high") }

// SetStaticHighAttr changes attribute `static_high`; nil removes it.
func (o PadTensor) SetStaticHighAttr(a ir.Attribute) { o.Op.SetAttr("static_high", a) }

// Region is region `region`.
func (o PadTensor) Region() *ir.Region { return o.Op.Region(0) }

// StaticLow is the value of attribute `static_low`, nil when it is absent or of another kind.
func (o PadTensor) StaticLow() []int64 { return ods.IntsOf(o.Op.Attr("static_low")) }

// StaticHigh is the value of attribute `static_high`, nil when it is absent or of another kind.
func (o PadTensor) StaticHigh() []int64 { return ods.IntsOf(o.Op.Attr("static_high")) }

// Indices are the entry arguments `indices` of region `region`.
func (o PadTensor) Indices() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewPadTensor builds `linalg.pad_tensor`; its regions are empty.
func NewPadTensor(b *ir.Builder, source *ir.Value, low []*ir.Value, high []*ir.Value, output *ir.Value, resultType ir.Type, staticLow []int64, staticHigh []int64, attrs ...ir.NamedAttr) PadTensor {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, low...)
	operands = append(operands, high...)
	operands = append(operands, ods.Present(output)...)
	return PadTensor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pad_tensor"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "static_low", Value: b.Context().I64ArrayAttr(staticLow)}, {Name: "static_high", Value: b.Context().I64ArrayAttr(staticHigh)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(low), len(high), len(ods.Present(output)))}}, attrs...),
		Regions:  1,
	})}
}

// Range: Numbers from `min` to below `max` in steps.
type Range struct{ Op *ir.Operation }

// AsRange views an operation as `linalg.range`; false when it is another one.
func AsRange(op *ir.Operation) (Range, bool) { return Range{op}, op.Is("linalg.range") }

// OpName is the name of the operations that it views.
func (Range) OpName() string { return "linalg.range" }

// Min is operand `min`.
func (o Range) Min() *ir.Value { return o.Op.Operand(0) }

// SetMin changes operand `min`.
func (o Range) SetMin(v *ir.Value) { o.Op.SetOperand(0, v) }

// Max is operand `max`.
func (o Range) Max() *ir.Value { return o.Op.Operand(1) }

// SetMax changes operand `max`.
func (o Range) SetMax(v *ir.Value) { o.Op.SetOperand(1, v) }

// Step is operand `step`.
func (o Range) Step() *ir.Value { return o.Op.Operand(2) }

// SetStep changes operand `step`.
func (o Range) SetStep(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Range) Result() *ir.Value { return o.Op.Result(0) }

// NewRange builds `linalg.range`.
func NewRange(b *ir.Builder, min *ir.Value, max *ir.Value, step *ir.Value, attrs ...ir.NamedAttr) Range {
	list := attrs
	return Range{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.range"),
		Operands: []*ir.Value{min, max, step},
		Results:  []ir.Type{eval.ResultType(b.Context(), "linalg.range", 0, [][]*ir.Value{{min}, {max}, {step}}, list)},
		Attrs:    list,
	})}
}

// TensorCollapseShape: Joins groups of neighbouring dimensions into one each.
type TensorCollapseShape struct{ Op *ir.Operation }

// AsTensorCollapseShape views an operation as `linalg.tensor_collapse_shape`; false when it is another one.
func AsTensorCollapseShape(op *ir.Operation) (TensorCollapseShape, bool) {
	return TensorCollapseShape{op}, op.Is("linalg.tensor_collapse_shape")
}

// OpName is the name of the operations that it views.
func (TensorCollapseShape) OpName() string { return "linalg.tensor_collapse_shape" }

// Src is operand `src`.
func (o TensorCollapseShape) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o TensorCollapseShape) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o TensorCollapseShape) Result() *ir.Value { return o.Op.Result(0) }

// ReassociationAttr is attribute `reassociation`, nil when it is absent.
func (o TensorCollapseShape) ReassociationAttr() ir.Attribute { return o.Op.Attr("reassociation") }

// SetReassociationAttr changes attribute `reassociation`; nil removes it.
func (o TensorCollapseShape) SetReassociationAttr(a ir.Attribute) { o.Op.SetAttr("reassociation", a) }

// Reassociation is the value of attribute `reassociation`, nil when it is absent or of another kind.
func (o TensorCollapseShape) Reassociation() []ir.Attribute {
	return ods.ListOf(o.Op.Attr("reassociation"))
}

// NewTensorCollapseShape builds `linalg.tensor_collapse_shape`.
func NewTensorCollapseShape(b *ir.Builder, src *ir.Value, resultType ir.Type, reassociation ir.Attribute, attrs ...ir.NamedAttr) TensorCollapseShape {
	return TensorCollapseShape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.tensor_collapse_shape"),
		Operands: []*ir.Value{src},
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "reassociation", Value: reassociation}}, attrs...),
	})}
}

// TensorExpandShape: Splits each dimension into several. Where several sizes of a group are not known, `output_shape`
// gives them: `static_output_shape` lists the sizes of the result, with -1 for the next operand, unless
// all are operands. MLIR 13 has neither.
type TensorExpandShape struct{ Op *ir.Operation }

// AsTensorExpandShape views an operation as `linalg.tensor_expand_shape`; false when it is another one.
func AsTensorExpandShape(op *ir.Operation) (TensorExpandShape, bool) {
	return TensorExpandShape{op}, op.Is("linalg.tensor_expand_shape")
}

// OpName is the name of the operations that it views.
func (TensorExpandShape) OpName() string { return "linalg.tensor_expand_shape" }

// Src is operand `src`.
func (o TensorExpandShape) Src() *ir.Value { return o.Op.Operand(0) }

// SetSrc changes operand `src`.
func (o TensorExpandShape) SetSrc(v *ir.Value) { o.Op.SetOperand(0, v) }

// OutputShape are the operands `output_shape`.
func (o TensorExpandShape) OutputShape() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o TensorExpandShape) Result() *ir.Value { return o.Op.Result(0) }

// ReassociationAttr is attribute `reassociation`, nil when it is absent.
func (o TensorExpandShape) ReassociationAttr() ir.Attribute { return o.Op.Attr("reassociation") }

// SetReassociationAttr changes attribute `reassociation`; nil removes it.
func (o TensorExpandShape) SetReassociationAttr(a ir.Attribute) { o.Op.SetAttr("reassociation", a) }

// StaticOutputShapeAttr is attribute `static_output_shape`, nil when it is absent.
func (o TensorExpandShape) StaticOutputShapeAttr() ir.Attribute {
	return o.Op.Attr("static_output_shape")
}

// SetStaticOutputShapeAttr changes attribute `static_output_shape`; nil removes it.
func (o TensorExpandShape) SetStaticOutputShapeAttr(a ir.Attribute) {
	o.Op.SetAttr("static_output_shape", a)
}

// Reassociation is the value of attribute `reassociation`, nil when it is absent or of another kind.
func (o TensorExpandShape) Reassociation() []ir.Attribute {
	return ods.ListOf(o.Op.Attr("reassociation"))
}

// StaticOutputShape is the value of attribute `static_output_shape`, nil when it is absent or of another kind.
func (o TensorExpandShape) StaticOutputShape() []int64 {
	return ods.IntsOf(o.Op.Attr("static_output_shape"))
}

// NewTensorExpandShape builds `linalg.tensor_expand_shape`.
func NewTensorExpandShape(b *ir.Builder, src *ir.Value, outputShape []*ir.Value, resultType ir.Type, reassociation ir.Attribute, attrs ...ir.NamedAttr) TensorExpandShape {
	var operands []*ir.Value
	operands = append(operands, src)
	operands = append(operands, outputShape...)
	return TensorExpandShape{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.tensor_expand_shape"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    append([]ir.NamedAttr{{Name: "reassociation", Value: reassociation}}, attrs...),
	})}
}

// FillRng2d: Fills a matrix with numbers from `min` to `max` that a linear congruential generator makes
// of the place of each and `seed`.
type FillRng2d struct{ Op *ir.Operation }

// AsFillRng2d views an operation as `linalg.fill_rng_2d`; false when it is another one.
func AsFillRng2d(op *ir.Operation) (FillRng2d, bool) {
	return FillRng2d{op}, op.Is("linalg.fill_rng_2d")
}

// OpName is the name of the operations that it views.
func (FillRng2d) OpName() string { return "linalg.fill_rng_2d" }

// Inputs are the operands `inputs`.
func (o FillRng2d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o FillRng2d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o FillRng2d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o FillRng2d) Region() *ir.Region { return o.Op.Region(0) }

// NewFillRng2d builds `linalg.fill_rng_2d`; its regions are empty.
func NewFillRng2d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) FillRng2d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return FillRng2d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.fill_rng_2d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatmulI16I16I32: Multiplies pairs of matrices, of 16-bit integers into
// 32-bit ones.
type BatchMatmulI16I16I32 struct{ Op *ir.Operation }

// AsBatchMatmulI16I16I32 views an operation as `linalg.batch_matmul_i16_i16_i32`; false when it is another one.
func AsBatchMatmulI16I16I32(op *ir.Operation) (BatchMatmulI16I16I32, bool) {
	return BatchMatmulI16I16I32{op}, op.Is("linalg.batch_matmul_i16_i16_i32")
}

// OpName is the name of the operations that it views.
func (BatchMatmulI16I16I32) OpName() string { return "linalg.batch_matmul_i16_i16_i32" }

// Inputs are the operands `inputs`.
func (o BatchMatmulI16I16I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatmulI16I16I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatmulI16I16I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMatmulI16I16I32) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMatmulI16I16I32 builds `linalg.batch_matmul_i16_i16_i32`; its regions are empty.
func NewBatchMatmulI16I16I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatmulI16I16I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatmulI16I16I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matmul_i16_i16_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatmulI32I32I32: Multiplies pairs of matrices, of 32-bit integers into
// 32-bit ones.
type BatchMatmulI32I32I32 struct{ Op *ir.Operation }

// AsBatchMatmulI32I32I32 views an operation as `linalg.batch_matmul_i32_i32_i32`; false when it is another one.
func AsBatchMatmulI32I32I32(op *ir.Operation) (BatchMatmulI32I32I32, bool) {
	return BatchMatmulI32I32I32{op}, op.Is("linalg.batch_matmul_i32_i32_i32")
}

// OpName is the name of the operations that it views.
func (BatchMatmulI32I32I32) OpName() string { return "linalg.batch_matmul_i32_i32_i32" }

// Inputs are the operands `inputs`.
func (o BatchMatmulI32I32I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatmulI32I32I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatmulI32I32I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMatmulI32I32I32) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMatmulI32I32I32 builds `linalg.batch_matmul_i32_i32_i32`; its regions are empty.
func NewBatchMatmulI32I32I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatmulI32I32I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatmulI32I32I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matmul_i32_i32_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatmulI8I8I32: Multiplies pairs of matrices, of 8-bit integers into
// 32-bit ones.
type BatchMatmulI8I8I32 struct{ Op *ir.Operation }

// AsBatchMatmulI8I8I32 views an operation as `linalg.batch_matmul_i8_i8_i32`; false when it is another one.
func AsBatchMatmulI8I8I32(op *ir.Operation) (BatchMatmulI8I8I32, bool) {
	return BatchMatmulI8I8I32{op}, op.Is("linalg.batch_matmul_i8_i8_i32")
}

// OpName is the name of the operations that it views.
func (BatchMatmulI8I8I32) OpName() string { return "linalg.batch_matmul_i8_i8_i32" }

// Inputs are the operands `inputs`.
func (o BatchMatmulI8I8I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatmulI8I8I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatmulI8I8I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMatmulI8I8I32) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMatmulI8I8I32 builds `linalg.batch_matmul_i8_i8_i32`; its regions are empty.
func NewBatchMatmulI8I8I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatmulI8I8I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatmulI8I8I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matmul_i8_i8_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatmul: Multiplies pairs of matrices.
type BatchMatmul struct{ Op *ir.Operation }

// AsBatchMatmul views an operation as `linalg.batch_matmul`; false when it is another one.
func AsBatchMatmul(op *ir.Operation) (BatchMatmul, bool) {
	return BatchMatmul{op}, op.Is("linalg.batch_matmul")
}

// OpName is the name of the operations that it views.
func (BatchMatmul) OpName() string { return "linalg.batch_matmul" }

// Inputs are the operands `inputs`.
func (o BatchMatmul) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatmul) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatmul) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o BatchMatmul) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o BatchMatmul) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// CastAttr is attribute `cast`, nil when it is absent.
func (o BatchMatmul) CastAttr() ir.Attribute { return o.Op.Attr("cast") }

// SetCastAttr changes attribute `cast`; nil removes it.
func (o BatchMatmul) SetCastAttr(a ir.Attribute) { o.Op.SetAttr("cast", a) }

// Region is region `region`.
func (o BatchMatmul) Region() *ir.Region { return o.Op.Region(0) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o BatchMatmul) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// Cast is the value of attribute `cast`; false when it is absent or of another kind.
func (o BatchMatmul) Cast() (TypeFn, bool) { return ods.EnumOf[TypeFn](o.Op.Attr("cast")) }

// NewBatchMatmul builds `linalg.batch_matmul`; its regions are empty.
func NewBatchMatmul(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatmul {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matmul"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatvec: Multiplies matrices by vectors, pair by pair.
type BatchMatvec struct{ Op *ir.Operation }

// AsBatchMatvec views an operation as `linalg.batch_matvec`; false when it is another one.
func AsBatchMatvec(op *ir.Operation) (BatchMatvec, bool) {
	return BatchMatvec{op}, op.Is("linalg.batch_matvec")
}

// OpName is the name of the operations that it views.
func (BatchMatvec) OpName() string { return "linalg.batch_matvec" }

// Inputs are the operands `inputs`.
func (o BatchMatvec) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatvec) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatvec) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMatvec) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMatvec builds `linalg.batch_matvec`; its regions are empty.
func NewBatchMatvec(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatvec {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatvec{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matvec"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dInputNhwcFilterOhwiPoly: Convolves images with filters: inputs are `nhwc`,
// filters `ohwi`.
type Conv2dInputNhwcFilterOhwiPoly struct{ Op *ir.Operation }

// AsConv2dInputNhwcFilterOhwiPoly views an operation as `linalg.conv_2d_input_nhwc_filter_ohwi_poly`; false when it is another one.
func AsConv2dInputNhwcFilterOhwiPoly(op *ir.Operation) (Conv2dInputNhwcFilterOhwiPoly, bool) {
	return Conv2dInputNhwcFilterOhwiPoly{op}, op.Is("linalg.conv_2d_input_nhwc_filter_ohwi_poly")
}

// OpName is the name of the operations that it views.
func (Conv2dInputNhwcFilterOhwiPoly) OpName() string {
	return "linalg.conv_2d_input_nhwc_filter_ohwi_poly"
}

// Inputs are the operands `inputs`.
func (o Conv2dInputNhwcFilterOhwiPoly) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dInputNhwcFilterOhwiPoly) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dInputNhwcFilterOhwiPoly) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dInputNhwcFilterOhwiPoly) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dInputNhwcFilterOhwiPoly) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dInputNhwcFilterOhwiPoly) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dInputNhwcFilterOhwiPoly) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dInputNhwcFilterOhwiPoly) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dInputNhwcFilterOhwiPoly builds `linalg.conv_2d_input_nhwc_filter_ohwi_poly`; its regions are empty.
func NewConv2dInputNhwcFilterOhwiPoly(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv2dInputNhwcFilterOhwiPoly {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dInputNhwcFilterOhwiPoly{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_input_nhwc_filter_ohwi_poly"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dInputNhwcFilterOhwiPolyQ: Convolves images with filters: inputs are `nhwc`,
// filters `ohwi`, less their zero points.
type Conv2dInputNhwcFilterOhwiPolyQ struct{ Op *ir.Operation }

// AsConv2dInputNhwcFilterOhwiPolyQ views an operation as `linalg.conv_2d_input_nhwc_filter_ohwi_poly_q`; false when it is another one.
func AsConv2dInputNhwcFilterOhwiPolyQ(op *ir.Operation) (Conv2dInputNhwcFilterOhwiPolyQ, bool) {
	return Conv2dInputNhwcFilterOhwiPolyQ{op}, op.Is("linalg.conv_2d_input_nhwc_filter_ohwi_poly_q")
}

// OpName is the name of the operations that it views.
func (Conv2dInputNhwcFilterOhwiPolyQ) OpName() string {
	return "linalg.conv_2d_input_nhwc_filter_ohwi_poly_q"
}

// Inputs are the operands `inputs`.
func (o Conv2dInputNhwcFilterOhwiPolyQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dInputNhwcFilterOhwiPolyQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dInputNhwcFilterOhwiPolyQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dInputNhwcFilterOhwiPolyQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dInputNhwcFilterOhwiPolyQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dInputNhwcFilterOhwiPolyQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dInputNhwcFilterOhwiPolyQ) SetDilationsAttr(a ir.Attribute) {
	o.Op.SetAttr("dilations", a)
}

// Region is region `region`.
func (o Conv2dInputNhwcFilterOhwiPolyQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dInputNhwcFilterOhwiPolyQ builds `linalg.conv_2d_input_nhwc_filter_ohwi_poly_q`; its regions are empty.
func NewConv2dInputNhwcFilterOhwiPolyQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv2dInputNhwcFilterOhwiPolyQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dInputNhwcFilterOhwiPolyQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_input_nhwc_filter_ohwi_poly_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNchw: Convolves images with filters; `nchw` is the order of the dimensions.
type Conv2dNchw struct{ Op *ir.Operation }

// AsConv2dNchw views an operation as `linalg.conv_2d_nchw`; false when it is another one.
func AsConv2dNchw(op *ir.Operation) (Conv2dNchw, bool) {
	return Conv2dNchw{op}, op.Is("linalg.conv_2d_nchw")
}

// OpName is the name of the operations that it views.
func (Conv2dNchw) OpName() string { return "linalg.conv_2d_nchw" }

// Inputs are the operands `inputs`.
func (o Conv2dNchw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNchw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNchw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNchw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNchw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNchw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNchw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNchw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNchw builds `linalg.conv_2d_nchw`; its regions are empty.
func NewConv2dNchw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv2dNchw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNchw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nchw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3d: Convolves a volume with a filter.
type Conv3d struct{ Op *ir.Operation }

// AsConv3d views an operation as `linalg.conv_3d`; false when it is another one.
func AsConv3d(op *ir.Operation) (Conv3d, bool) { return Conv3d{op}, op.Is("linalg.conv_3d") }

// OpName is the name of the operations that it views.
func (Conv3d) OpName() string { return "linalg.conv_3d" }

// Inputs are the operands `inputs`.
func (o Conv3d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv3d) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3d builds `linalg.conv_3d`; its regions are empty.
func NewConv3d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv3d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2d: Convolves an image with a filter.
type Conv2d struct{ Op *ir.Operation }

// AsConv2d views an operation as `linalg.conv_2d`; false when it is another one.
func AsConv2d(op *ir.Operation) (Conv2d, bool) { return Conv2d{op}, op.Is("linalg.conv_2d") }

// OpName is the name of the operations that it views.
func (Conv2d) OpName() string { return "linalg.conv_2d" }

// Inputs are the operands `inputs`.
func (o Conv2d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv2d) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2d builds `linalg.conv_2d`; its regions are empty.
func NewConv2d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dInputNcdhwFilterDhwcf: Convolves volumes with filters: inputs are `ncdhw`,
// filters `dhwcf`.
type Conv3dInputNcdhwFilterDhwcf struct{ Op *ir.Operation }

// AsConv3dInputNcdhwFilterDhwcf views an operation as `linalg.conv_3d_input_ncdhw_filter_dhwcf`; false when it is another one.
func AsConv3dInputNcdhwFilterDhwcf(op *ir.Operation) (Conv3dInputNcdhwFilterDhwcf, bool) {
	return Conv3dInputNcdhwFilterDhwcf{op}, op.Is("linalg.conv_3d_input_ncdhw_filter_dhwcf")
}

// OpName is the name of the operations that it views.
func (Conv3dInputNcdhwFilterDhwcf) OpName() string { return "linalg.conv_3d_input_ncdhw_filter_dhwcf" }

// Inputs are the operands `inputs`.
func (o Conv3dInputNcdhwFilterDhwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dInputNcdhwFilterDhwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dInputNcdhwFilterDhwcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv3dInputNcdhwFilterDhwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv3dInputNcdhwFilterDhwcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv3dInputNcdhwFilterDhwcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv3dInputNcdhwFilterDhwcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv3dInputNcdhwFilterDhwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dInputNcdhwFilterDhwcf builds `linalg.conv_3d_input_ncdhw_filter_dhwcf`; its regions are empty.
func NewConv3dInputNcdhwFilterDhwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv3dInputNcdhwFilterDhwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dInputNcdhwFilterDhwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_input_ncdhw_filter_dhwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dInputNchwFilterHwcf: Convolves images with filters: inputs are `nchw`,
// filters `hwcf`.
type Conv2dInputNchwFilterHwcf struct{ Op *ir.Operation }

// AsConv2dInputNchwFilterHwcf views an operation as `linalg.conv_2d_input_nchw_filter_hwcf`; false when it is another one.
func AsConv2dInputNchwFilterHwcf(op *ir.Operation) (Conv2dInputNchwFilterHwcf, bool) {
	return Conv2dInputNchwFilterHwcf{op}, op.Is("linalg.conv_2d_input_nchw_filter_hwcf")
}

// OpName is the name of the operations that it views.
func (Conv2dInputNchwFilterHwcf) OpName() string { return "linalg.conv_2d_input_nchw_filter_hwcf" }

// Inputs are the operands `inputs`.
func (o Conv2dInputNchwFilterHwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dInputNchwFilterHwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dInputNchwFilterHwcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dInputNchwFilterHwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dInputNchwFilterHwcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dInputNchwFilterHwcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dInputNchwFilterHwcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dInputNchwFilterHwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dInputNchwFilterHwcf builds `linalg.conv_2d_input_nchw_filter_hwcf`; its regions are empty.
func NewConv2dInputNchwFilterHwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv2dInputNchwFilterHwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dInputNchwFilterHwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_input_nchw_filter_hwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1dInputNcwFilterWcf: Convolves signals with filters: inputs are `ncw`,
// filters `wcf`.
type Conv1dInputNcwFilterWcf struct{ Op *ir.Operation }

// AsConv1dInputNcwFilterWcf views an operation as `linalg.conv_1d_input_ncw_filter_wcf`; false when it is another one.
func AsConv1dInputNcwFilterWcf(op *ir.Operation) (Conv1dInputNcwFilterWcf, bool) {
	return Conv1dInputNcwFilterWcf{op}, op.Is("linalg.conv_1d_input_ncw_filter_wcf")
}

// OpName is the name of the operations that it views.
func (Conv1dInputNcwFilterWcf) OpName() string { return "linalg.conv_1d_input_ncw_filter_wcf" }

// Inputs are the operands `inputs`.
func (o Conv1dInputNcwFilterWcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1dInputNcwFilterWcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1dInputNcwFilterWcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv1dInputNcwFilterWcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv1dInputNcwFilterWcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv1dInputNcwFilterWcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv1dInputNcwFilterWcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv1dInputNcwFilterWcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1dInputNcwFilterWcf builds `linalg.conv_1d_input_ncw_filter_wcf`; its regions are empty.
func NewConv1dInputNcwFilterWcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv1dInputNcwFilterWcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1dInputNcwFilterWcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d_input_ncw_filter_wcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dInputNdhwcFilterDhwcf: Convolves volumes with filters: inputs are `ndhwc`,
// filters `dhwcf`.
type Conv3dInputNdhwcFilterDhwcf struct{ Op *ir.Operation }

// AsConv3dInputNdhwcFilterDhwcf views an operation as `linalg.conv_3d_input_ndhwc_filter_dhwcf`; false when it is another one.
func AsConv3dInputNdhwcFilterDhwcf(op *ir.Operation) (Conv3dInputNdhwcFilterDhwcf, bool) {
	return Conv3dInputNdhwcFilterDhwcf{op}, op.Is("linalg.conv_3d_input_ndhwc_filter_dhwcf")
}

// OpName is the name of the operations that it views.
func (Conv3dInputNdhwcFilterDhwcf) OpName() string { return "linalg.conv_3d_input_ndhwc_filter_dhwcf" }

// Inputs are the operands `inputs`.
func (o Conv3dInputNdhwcFilterDhwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dInputNdhwcFilterDhwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dInputNdhwcFilterDhwcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv3dInputNdhwcFilterDhwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv3dInputNdhwcFilterDhwcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv3dInputNdhwcFilterDhwcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv3dInputNdhwcFilterDhwcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv3dInputNdhwcFilterDhwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dInputNdhwcFilterDhwcf builds `linalg.conv_3d_input_ndhwc_filter_dhwcf`; its regions are empty.
func NewConv3dInputNdhwcFilterDhwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv3dInputNdhwcFilterDhwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dInputNdhwcFilterDhwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_input_ndhwc_filter_dhwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dInputNhwcFilterHwcf: Convolves images with filters: inputs are `nhwc`,
// filters `hwcf`.
type Conv2dInputNhwcFilterHwcf struct{ Op *ir.Operation }

// AsConv2dInputNhwcFilterHwcf views an operation as `linalg.conv_2d_input_nhwc_filter_hwcf`; false when it is another one.
func AsConv2dInputNhwcFilterHwcf(op *ir.Operation) (Conv2dInputNhwcFilterHwcf, bool) {
	return Conv2dInputNhwcFilterHwcf{op}, op.Is("linalg.conv_2d_input_nhwc_filter_hwcf")
}

// OpName is the name of the operations that it views.
func (Conv2dInputNhwcFilterHwcf) OpName() string { return "linalg.conv_2d_input_nhwc_filter_hwcf" }

// Inputs are the operands `inputs`.
func (o Conv2dInputNhwcFilterHwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dInputNhwcFilterHwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dInputNhwcFilterHwcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dInputNhwcFilterHwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dInputNhwcFilterHwcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dInputNhwcFilterHwcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dInputNhwcFilterHwcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dInputNhwcFilterHwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dInputNhwcFilterHwcf builds `linalg.conv_2d_input_nhwc_filter_hwcf`; its regions are empty.
func NewConv2dInputNhwcFilterHwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv2dInputNhwcFilterHwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dInputNhwcFilterHwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_input_nhwc_filter_hwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1dInputNwcFilterWcf: Convolves signals with filters: inputs are `nwc`,
// filters `wcf`.
type Conv1dInputNwcFilterWcf struct{ Op *ir.Operation }

// AsConv1dInputNwcFilterWcf views an operation as `linalg.conv_1d_input_nwc_filter_wcf`; false when it is another one.
func AsConv1dInputNwcFilterWcf(op *ir.Operation) (Conv1dInputNwcFilterWcf, bool) {
	return Conv1dInputNwcFilterWcf{op}, op.Is("linalg.conv_1d_input_nwc_filter_wcf")
}

// OpName is the name of the operations that it views.
func (Conv1dInputNwcFilterWcf) OpName() string { return "linalg.conv_1d_input_nwc_filter_wcf" }

// Inputs are the operands `inputs`.
func (o Conv1dInputNwcFilterWcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1dInputNwcFilterWcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1dInputNwcFilterWcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv1dInputNwcFilterWcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv1dInputNwcFilterWcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv1dInputNwcFilterWcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv1dInputNwcFilterWcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv1dInputNwcFilterWcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1dInputNwcFilterWcf builds `linalg.conv_1d_input_nwc_filter_wcf`; its regions are empty.
func NewConv1dInputNwcFilterWcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) Conv1dInputNwcFilterWcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1dInputNwcFilterWcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d_input_nwc_filter_wcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dNcdhw: Convolves volumes with filters; `ncdhw` is the order of the dimensions.
type Conv3dNcdhw struct{ Op *ir.Operation }

// AsConv3dNcdhw views an operation as `linalg.conv_3d_ncdhw`; false when it is another one.
func AsConv3dNcdhw(op *ir.Operation) (Conv3dNcdhw, bool) {
	return Conv3dNcdhw{op}, op.Is("linalg.conv_3d_ncdhw")
}

// OpName is the name of the operations that it views.
func (Conv3dNcdhw) OpName() string { return "linalg.conv_3d_ncdhw" }

// Inputs are the operands `inputs`.
func (o Conv3dNcdhw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dNcdhw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dNcdhw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv3dNcdhw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dNcdhw builds `linalg.conv_3d_ncdhw`; its regions are empty.
func NewConv3dNcdhw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv3dNcdhw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dNcdhw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_ncdhw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1dNcw: Convolves signals with filters; `ncw` is the order of the dimensions.
type Conv1dNcw struct{ Op *ir.Operation }

// AsConv1dNcw views an operation as `linalg.conv_1d_ncw`; false when it is another one.
func AsConv1dNcw(op *ir.Operation) (Conv1dNcw, bool) {
	return Conv1dNcw{op}, op.Is("linalg.conv_1d_ncw")
}

// OpName is the name of the operations that it views.
func (Conv1dNcw) OpName() string { return "linalg.conv_1d_ncw" }

// Inputs are the operands `inputs`.
func (o Conv1dNcw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1dNcw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1dNcw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv1dNcw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1dNcw builds `linalg.conv_1d_ncw`; its regions are empty.
func NewConv1dNcw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv1dNcw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1dNcw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d_ncw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dNdhwc: Convolves volumes with filters; `ndhwc` is the order of the dimensions.
type Conv3dNdhwc struct{ Op *ir.Operation }

// AsConv3dNdhwc views an operation as `linalg.conv_3d_ndhwc`; false when it is another one.
func AsConv3dNdhwc(op *ir.Operation) (Conv3dNdhwc, bool) {
	return Conv3dNdhwc{op}, op.Is("linalg.conv_3d_ndhwc")
}

// OpName is the name of the operations that it views.
func (Conv3dNdhwc) OpName() string { return "linalg.conv_3d_ndhwc" }

// Inputs are the operands `inputs`.
func (o Conv3dNdhwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dNdhwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dNdhwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv3dNdhwc) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dNdhwc builds `linalg.conv_3d_ndhwc`; its regions are empty.
func NewConv3dNdhwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv3dNdhwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dNdhwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_ndhwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwc: Convolves images with filters; `nhwc` is the order of the dimensions.
type Conv2dNhwc struct{ Op *ir.Operation }

// AsConv2dNhwc views an operation as `linalg.conv_2d_nhwc`; false when it is another one.
func AsConv2dNhwc(op *ir.Operation) (Conv2dNhwc, bool) {
	return Conv2dNhwc{op}, op.Is("linalg.conv_2d_nhwc")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwc) OpName() string { return "linalg.conv_2d_nhwc" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv2dNhwc) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwc builds `linalg.conv_2d_nhwc`; its regions are empty.
func NewConv2dNhwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1dNwc: Convolves signals with filters; `nwc` is the order of the dimensions.
type Conv1dNwc struct{ Op *ir.Operation }

// AsConv1dNwc views an operation as `linalg.conv_1d_nwc`; false when it is another one.
func AsConv1dNwc(op *ir.Operation) (Conv1dNwc, bool) {
	return Conv1dNwc{op}, op.Is("linalg.conv_1d_nwc")
}

// OpName is the name of the operations that it views.
func (Conv1dNwc) OpName() string { return "linalg.conv_1d_nwc" }

// Inputs are the operands `inputs`.
func (o Conv1dNwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1dNwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1dNwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv1dNwc) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1dNwc builds `linalg.conv_1d_nwc`; its regions are empty.
func NewConv1dNwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv1dNwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1dNwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d_nwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1d: Convolves a signal with a filter.
type Conv1d struct{ Op *ir.Operation }

// AsConv1d views an operation as `linalg.conv_1d`; false when it is another one.
func AsConv1d(op *ir.Operation) (Conv1d, bool) { return Conv1d{op}, op.Is("linalg.conv_1d") }

// OpName is the name of the operations that it views.
func (Conv1d) OpName() string { return "linalg.conv_1d" }

// Inputs are the operands `inputs`.
func (o Conv1d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Conv1d) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1d builds `linalg.conv_1d`; its regions are empty.
func NewConv1d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv1d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dInputNhwcFilterHwcPoly: Convolves images with filters, each channel by itself: inputs are `nhwc`,
// filters `hwc`.
type DepthwiseConv2dInputNhwcFilterHwcPoly struct{ Op *ir.Operation }

// AsDepthwiseConv2dInputNhwcFilterHwcPoly views an operation as `linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly`; false when it is another one.
func AsDepthwiseConv2dInputNhwcFilterHwcPoly(op *ir.Operation) (DepthwiseConv2dInputNhwcFilterHwcPoly, bool) {
	return DepthwiseConv2dInputNhwcFilterHwcPoly{op}, op.Is("linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dInputNhwcFilterHwcPoly) OpName() string {
	return "linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly"
}

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) ResultTensors() []*ir.Value {
	return ods.ResultsOf(o.Op, 0)
}

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) StridesAttr() ir.Attribute {
	return o.Op.Attr("strides")
}

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) SetStridesAttr(a ir.Attribute) {
	o.Op.SetAttr("strides", a)
}

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) DilationsAttr() ir.Attribute {
	return o.Op.Attr("dilations")
}

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) SetDilationsAttr(a ir.Attribute) {
	o.Op.SetAttr("dilations", a)
}

// Region is region `region`.
func (o DepthwiseConv2dInputNhwcFilterHwcPoly) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dInputNhwcFilterHwcPoly builds `linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly`; its regions are empty.
func NewDepthwiseConv2dInputNhwcFilterHwcPoly(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) DepthwiseConv2dInputNhwcFilterHwcPoly {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dInputNhwcFilterHwcPoly{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dInputNhwcFilterHwcf: Convolves images with filters, each channel by itself: inputs are `nhwc`,
// filters `hwcf`.
type DepthwiseConv2dInputNhwcFilterHwcf struct{ Op *ir.Operation }

// AsDepthwiseConv2dInputNhwcFilterHwcf views an operation as `linalg.depthwise_conv_2d_input_nhwc_filter_hwcf`; false when it is another one.
func AsDepthwiseConv2dInputNhwcFilterHwcf(op *ir.Operation) (DepthwiseConv2dInputNhwcFilterHwcf, bool) {
	return DepthwiseConv2dInputNhwcFilterHwcf{op}, op.Is("linalg.depthwise_conv_2d_input_nhwc_filter_hwcf")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dInputNhwcFilterHwcf) OpName() string {
	return "linalg.depthwise_conv_2d_input_nhwc_filter_hwcf"
}

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dInputNhwcFilterHwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dInputNhwcFilterHwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dInputNhwcFilterHwcf) ResultTensors() []*ir.Value {
	return ods.ResultsOf(o.Op, 0)
}

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dInputNhwcFilterHwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dInputNhwcFilterHwcf) SetStridesAttr(a ir.Attribute) {
	o.Op.SetAttr("strides", a)
}

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dInputNhwcFilterHwcf) DilationsAttr() ir.Attribute {
	return o.Op.Attr("dilations")
}

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dInputNhwcFilterHwcf) SetDilationsAttr(a ir.Attribute) {
	o.Op.SetAttr("dilations", a)
}

// Region is region `region`.
func (o DepthwiseConv2dInputNhwcFilterHwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dInputNhwcFilterHwcf builds `linalg.depthwise_conv_2d_input_nhwc_filter_hwcf`; its regions are empty.
func NewDepthwiseConv2dInputNhwcFilterHwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) DepthwiseConv2dInputNhwcFilterHwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dInputNhwcFilterHwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_input_nhwc_filter_hwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dInputNhwcFilterHwc: Convolves images with filters, each channel by itself: inputs are `nhwc`,
// filters `hwc`.
type DepthwiseConv2dInputNhwcFilterHwc struct{ Op *ir.Operation }

// AsDepthwiseConv2dInputNhwcFilterHwc views an operation as `linalg.depthwise_conv_2d_input_nhwc_filter_hwc`; false when it is another one.
func AsDepthwiseConv2dInputNhwcFilterHwc(op *ir.Operation) (DepthwiseConv2dInputNhwcFilterHwc, bool) {
	return DepthwiseConv2dInputNhwcFilterHwc{op}, op.Is("linalg.depthwise_conv_2d_input_nhwc_filter_hwc")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dInputNhwcFilterHwc) OpName() string {
	return "linalg.depthwise_conv_2d_input_nhwc_filter_hwc"
}

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dInputNhwcFilterHwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dInputNhwcFilterHwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dInputNhwcFilterHwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dInputNhwcFilterHwc) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dInputNhwcFilterHwc) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dInputNhwcFilterHwc) DilationsAttr() ir.Attribute {
	return o.Op.Attr("dilations")
}

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dInputNhwcFilterHwc) SetDilationsAttr(a ir.Attribute) {
	o.Op.SetAttr("dilations", a)
}

// Region is region `region`.
func (o DepthwiseConv2dInputNhwcFilterHwc) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dInputNhwcFilterHwc builds `linalg.depthwise_conv_2d_input_nhwc_filter_hwc`; its regions are empty.
func NewDepthwiseConv2dInputNhwcFilterHwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) DepthwiseConv2dInputNhwcFilterHwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dInputNhwcFilterHwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_input_nhwc_filter_hwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DotI16I16I32: The sum of the products of the elements of two vectors, of 16-bit integers into
// 32-bit ones.
type DotI16I16I32 struct{ Op *ir.Operation }

// AsDotI16I16I32 views an operation as `linalg.dot_i16_i16_i32`; false when it is another one.
func AsDotI16I16I32(op *ir.Operation) (DotI16I16I32, bool) {
	return DotI16I16I32{op}, op.Is("linalg.dot_i16_i16_i32")
}

// OpName is the name of the operations that it views.
func (DotI16I16I32) OpName() string { return "linalg.dot_i16_i16_i32" }

// Inputs are the operands `inputs`.
func (o DotI16I16I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DotI16I16I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DotI16I16I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o DotI16I16I32) Region() *ir.Region { return o.Op.Region(0) }

// NewDotI16I16I32 builds `linalg.dot_i16_i16_i32`; its regions are empty.
func NewDotI16I16I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DotI16I16I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DotI16I16I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.dot_i16_i16_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DotI32I32I32: The sum of the products of the elements of two vectors, of 32-bit integers into
// 32-bit ones.
type DotI32I32I32 struct{ Op *ir.Operation }

// AsDotI32I32I32 views an operation as `linalg.dot_i32_i32_i32`; false when it is another one.
func AsDotI32I32I32(op *ir.Operation) (DotI32I32I32, bool) {
	return DotI32I32I32{op}, op.Is("linalg.dot_i32_i32_i32")
}

// OpName is the name of the operations that it views.
func (DotI32I32I32) OpName() string { return "linalg.dot_i32_i32_i32" }

// Inputs are the operands `inputs`.
func (o DotI32I32I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DotI32I32I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DotI32I32I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o DotI32I32I32) Region() *ir.Region { return o.Op.Region(0) }

// NewDotI32I32I32 builds `linalg.dot_i32_i32_i32`; its regions are empty.
func NewDotI32I32I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DotI32I32I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DotI32I32I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.dot_i32_i32_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DotI8I8I32: The sum of the products of the elements of two vectors, of 8-bit integers into
// 32-bit ones.
type DotI8I8I32 struct{ Op *ir.Operation }

// AsDotI8I8I32 views an operation as `linalg.dot_i8_i8_i32`; false when it is another one.
func AsDotI8I8I32(op *ir.Operation) (DotI8I8I32, bool) {
	return DotI8I8I32{op}, op.Is("linalg.dot_i8_i8_i32")
}

// OpName is the name of the operations that it views.
func (DotI8I8I32) OpName() string { return "linalg.dot_i8_i8_i32" }

// Inputs are the operands `inputs`.
func (o DotI8I8I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DotI8I8I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DotI8I8I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o DotI8I8I32) Region() *ir.Region { return o.Op.Region(0) }

// NewDotI8I8I32 builds `linalg.dot_i8_i8_i32`; its regions are empty.
func NewDotI8I8I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DotI8I8I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DotI8I8I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.dot_i8_i8_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Dot: The sum of the products of the elements of two vectors.
type Dot struct{ Op *ir.Operation }

// AsDot views an operation as `linalg.dot`; false when it is another one.
func AsDot(op *ir.Operation) (Dot, bool) { return Dot{op}, op.Is("linalg.dot") }

// OpName is the name of the operations that it views.
func (Dot) OpName() string { return "linalg.dot" }

// Inputs are the operands `inputs`.
func (o Dot) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Dot) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Dot) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Dot) Region() *ir.Region { return o.Op.Region(0) }

// NewDot builds `linalg.dot`; its regions are empty.
func NewDot(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Dot {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Dot{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.dot"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatmulColumnMajor: Multiplies two matrices whose columns lie together in memory.
type MatmulColumnMajor struct{ Op *ir.Operation }

// AsMatmulColumnMajor views an operation as `linalg.matmul_column_major`; false when it is another one.
func AsMatmulColumnMajor(op *ir.Operation) (MatmulColumnMajor, bool) {
	return MatmulColumnMajor{op}, op.Is("linalg.matmul_column_major")
}

// OpName is the name of the operations that it views.
func (MatmulColumnMajor) OpName() string { return "linalg.matmul_column_major" }

// Inputs are the operands `inputs`.
func (o MatmulColumnMajor) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatmulColumnMajor) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatmulColumnMajor) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatmulColumnMajor) Region() *ir.Region { return o.Op.Region(0) }

// NewMatmulColumnMajor builds `linalg.matmul_column_major`; its regions are empty.
func NewMatmulColumnMajor(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatmulColumnMajor {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatmulColumnMajor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul_column_major"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatmulI16I16I32: Multiplies two matrices, of 16-bit integers into
// 32-bit ones.
type MatmulI16I16I32 struct{ Op *ir.Operation }

// AsMatmulI16I16I32 views an operation as `linalg.matmul_i16_i16_i32`; false when it is another one.
func AsMatmulI16I16I32(op *ir.Operation) (MatmulI16I16I32, bool) {
	return MatmulI16I16I32{op}, op.Is("linalg.matmul_i16_i16_i32")
}

// OpName is the name of the operations that it views.
func (MatmulI16I16I32) OpName() string { return "linalg.matmul_i16_i16_i32" }

// Inputs are the operands `inputs`.
func (o MatmulI16I16I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatmulI16I16I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatmulI16I16I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatmulI16I16I32) Region() *ir.Region { return o.Op.Region(0) }

// NewMatmulI16I16I32 builds `linalg.matmul_i16_i16_i32`; its regions are empty.
func NewMatmulI16I16I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatmulI16I16I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatmulI16I16I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul_i16_i16_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatmulI32I32I32: Multiplies two matrices, of 32-bit integers into
// 32-bit ones.
type MatmulI32I32I32 struct{ Op *ir.Operation }

// AsMatmulI32I32I32 views an operation as `linalg.matmul_i32_i32_i32`; false when it is another one.
func AsMatmulI32I32I32(op *ir.Operation) (MatmulI32I32I32, bool) {
	return MatmulI32I32I32{op}, op.Is("linalg.matmul_i32_i32_i32")
}

// OpName is the name of the operations that it views.
func (MatmulI32I32I32) OpName() string { return "linalg.matmul_i32_i32_i32" }

// Inputs are the operands `inputs`.
func (o MatmulI32I32I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatmulI32I32I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatmulI32I32I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatmulI32I32I32) Region() *ir.Region { return o.Op.Region(0) }

// NewMatmulI32I32I32 builds `linalg.matmul_i32_i32_i32`; its regions are empty.
func NewMatmulI32I32I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatmulI32I32I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatmulI32I32I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul_i32_i32_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatmulI8I8I32: Multiplies two matrices, of 8-bit integers into
// 32-bit ones.
type MatmulI8I8I32 struct{ Op *ir.Operation }

// AsMatmulI8I8I32 views an operation as `linalg.matmul_i8_i8_i32`; false when it is another one.
func AsMatmulI8I8I32(op *ir.Operation) (MatmulI8I8I32, bool) {
	return MatmulI8I8I32{op}, op.Is("linalg.matmul_i8_i8_i32")
}

// OpName is the name of the operations that it views.
func (MatmulI8I8I32) OpName() string { return "linalg.matmul_i8_i8_i32" }

// Inputs are the operands `inputs`.
func (o MatmulI8I8I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatmulI8I8I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatmulI8I8I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatmulI8I8I32) Region() *ir.Region { return o.Op.Region(0) }

// NewMatmulI8I8I32 builds `linalg.matmul_i8_i8_i32`; its regions are empty.
func NewMatmulI8I8I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatmulI8I8I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatmulI8I8I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul_i8_i8_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Matmul: Multiplies two matrices.
type Matmul struct{ Op *ir.Operation }

// AsMatmul views an operation as `linalg.matmul`; false when it is another one.
func AsMatmul(op *ir.Operation) (Matmul, bool) { return Matmul{op}, op.Is("linalg.matmul") }

// OpName is the name of the operations that it views.
func (Matmul) OpName() string { return "linalg.matmul" }

// Inputs are the operands `inputs`.
func (o Matmul) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Matmul) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Matmul) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o Matmul) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o Matmul) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// CastAttr is attribute `cast`, nil when it is absent.
func (o Matmul) CastAttr() ir.Attribute { return o.Op.Attr("cast") }

// SetCastAttr changes attribute `cast`; nil removes it.
func (o Matmul) SetCastAttr(a ir.Attribute) { o.Op.SetAttr("cast", a) }

// Region is region `region`.
func (o Matmul) Region() *ir.Region { return o.Op.Region(0) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o Matmul) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// Cast is the value of attribute `cast`; false when it is absent or of another kind.
func (o Matmul) Cast() (TypeFn, bool) { return ods.EnumOf[TypeFn](o.Op.Attr("cast")) }

// NewMatmul builds `linalg.matmul`; its regions are empty.
func NewMatmul(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Matmul {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Matmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatvecI16I16I32: Multiplies a matrix by a vector, of 16-bit integers into
// 32-bit ones.
type MatvecI16I16I32 struct{ Op *ir.Operation }

// AsMatvecI16I16I32 views an operation as `linalg.matvec_i16_i16_i32`; false when it is another one.
func AsMatvecI16I16I32(op *ir.Operation) (MatvecI16I16I32, bool) {
	return MatvecI16I16I32{op}, op.Is("linalg.matvec_i16_i16_i32")
}

// OpName is the name of the operations that it views.
func (MatvecI16I16I32) OpName() string { return "linalg.matvec_i16_i16_i32" }

// Inputs are the operands `inputs`.
func (o MatvecI16I16I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatvecI16I16I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatvecI16I16I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatvecI16I16I32) Region() *ir.Region { return o.Op.Region(0) }

// NewMatvecI16I16I32 builds `linalg.matvec_i16_i16_i32`; its regions are empty.
func NewMatvecI16I16I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatvecI16I16I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatvecI16I16I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matvec_i16_i16_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatvecI32I32I32: Multiplies a matrix by a vector, of 32-bit integers into
// 32-bit ones.
type MatvecI32I32I32 struct{ Op *ir.Operation }

// AsMatvecI32I32I32 views an operation as `linalg.matvec_i32_i32_i32`; false when it is another one.
func AsMatvecI32I32I32(op *ir.Operation) (MatvecI32I32I32, bool) {
	return MatvecI32I32I32{op}, op.Is("linalg.matvec_i32_i32_i32")
}

// OpName is the name of the operations that it views.
func (MatvecI32I32I32) OpName() string { return "linalg.matvec_i32_i32_i32" }

// Inputs are the operands `inputs`.
func (o MatvecI32I32I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatvecI32I32I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatvecI32I32I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatvecI32I32I32) Region() *ir.Region { return o.Op.Region(0) }

// NewMatvecI32I32I32 builds `linalg.matvec_i32_i32_i32`; its regions are empty.
func NewMatvecI32I32I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatvecI32I32I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatvecI32I32I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matvec_i32_i32_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatvecI8I8I32: Multiplies a matrix by a vector, of 8-bit integers into
// 32-bit ones.
type MatvecI8I8I32 struct{ Op *ir.Operation }

// AsMatvecI8I8I32 views an operation as `linalg.matvec_i8_i8_i32`; false when it is another one.
func AsMatvecI8I8I32(op *ir.Operation) (MatvecI8I8I32, bool) {
	return MatvecI8I8I32{op}, op.Is("linalg.matvec_i8_i8_i32")
}

// OpName is the name of the operations that it views.
func (MatvecI8I8I32) OpName() string { return "linalg.matvec_i8_i8_i32" }

// Inputs are the operands `inputs`.
func (o MatvecI8I8I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatvecI8I8I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatvecI8I8I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatvecI8I8I32) Region() *ir.Region { return o.Op.Region(0) }

// NewMatvecI8I8I32 builds `linalg.matvec_i8_i8_i32`; its regions are empty.
func NewMatvecI8I8I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatvecI8I8I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatvecI8I8I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matvec_i8_i8_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Matvec: Multiplies a matrix by a vector.
type Matvec struct{ Op *ir.Operation }

// AsMatvec views an operation as `linalg.matvec`; false when it is another one.
func AsMatvec(op *ir.Operation) (Matvec, bool) { return Matvec{op}, op.Is("linalg.matvec") }

// OpName is the name of the operations that it views.
func (Matvec) OpName() string { return "linalg.matvec" }

// Inputs are the operands `inputs`.
func (o Matvec) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Matvec) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Matvec) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Matvec) Region() *ir.Region { return o.Op.Region(0) }

// NewMatvec builds `linalg.matvec`; its regions are empty.
func NewMatvec(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Matvec {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Matvec{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matvec"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Mmt4d: Multiplies a matrix of tiles by a transposed one.
type Mmt4d struct{ Op *ir.Operation }

// AsMmt4d views an operation as `linalg.mmt4d`; false when it is another one.
func AsMmt4d(op *ir.Operation) (Mmt4d, bool) { return Mmt4d{op}, op.Is("linalg.mmt4d") }

// OpName is the name of the operations that it views.
func (Mmt4d) OpName() string { return "linalg.mmt4d" }

// Inputs are the operands `inputs`.
func (o Mmt4d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Mmt4d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Mmt4d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Mmt4d) Region() *ir.Region { return o.Op.Region(0) }

// NewMmt4d builds `linalg.mmt4d`; its regions are empty.
func NewMmt4d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Mmt4d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Mmt4d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.mmt4d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNchwMax: The maximum of a window that slides over images; `nchw` is
// the order of their dimensions.
type PoolingNchwMax struct{ Op *ir.Operation }

// AsPoolingNchwMax views an operation as `linalg.pooling_nchw_max`; false when it is another one.
func AsPoolingNchwMax(op *ir.Operation) (PoolingNchwMax, bool) {
	return PoolingNchwMax{op}, op.Is("linalg.pooling_nchw_max")
}

// OpName is the name of the operations that it views.
func (PoolingNchwMax) OpName() string { return "linalg.pooling_nchw_max" }

// Inputs are the operands `inputs`.
func (o PoolingNchwMax) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNchwMax) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNchwMax) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNchwMax) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNchwMax) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNchwMax) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNchwMax) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNchwMax) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNchwMax builds `linalg.pooling_nchw_max`; its regions are empty.
func NewPoolingNchwMax(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNchwMax {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNchwMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nchw_max"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNdhwcMax: The maximum of a window that slides over volumes; `ndhwc` is
// the order of their dimensions.
type PoolingNdhwcMax struct{ Op *ir.Operation }

// AsPoolingNdhwcMax views an operation as `linalg.pooling_ndhwc_max`; false when it is another one.
func AsPoolingNdhwcMax(op *ir.Operation) (PoolingNdhwcMax, bool) {
	return PoolingNdhwcMax{op}, op.Is("linalg.pooling_ndhwc_max")
}

// OpName is the name of the operations that it views.
func (PoolingNdhwcMax) OpName() string { return "linalg.pooling_ndhwc_max" }

// Inputs are the operands `inputs`.
func (o PoolingNdhwcMax) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNdhwcMax) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNdhwcMax) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNdhwcMax) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNdhwcMax) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNdhwcMax) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNdhwcMax) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNdhwcMax) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNdhwcMax builds `linalg.pooling_ndhwc_max`; its regions are empty.
func NewPoolingNdhwcMax(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNdhwcMax {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNdhwcMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_ndhwc_max"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNdhwcMin: The minimum of a window that slides over volumes; `ndhwc` is
// the order of their dimensions.
type PoolingNdhwcMin struct{ Op *ir.Operation }

// AsPoolingNdhwcMin views an operation as `linalg.pooling_ndhwc_min`; false when it is another one.
func AsPoolingNdhwcMin(op *ir.Operation) (PoolingNdhwcMin, bool) {
	return PoolingNdhwcMin{op}, op.Is("linalg.pooling_ndhwc_min")
}

// OpName is the name of the operations that it views.
func (PoolingNdhwcMin) OpName() string { return "linalg.pooling_ndhwc_min" }

// Inputs are the operands `inputs`.
func (o PoolingNdhwcMin) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNdhwcMin) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNdhwcMin) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNdhwcMin) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNdhwcMin) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNdhwcMin) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNdhwcMin) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNdhwcMin) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNdhwcMin builds `linalg.pooling_ndhwc_min`; its regions are empty.
func NewPoolingNdhwcMin(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNdhwcMin {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNdhwcMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_ndhwc_min"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNdhwcSum: The sum of a window that slides over volumes; `ndhwc` is
// the order of their dimensions.
type PoolingNdhwcSum struct{ Op *ir.Operation }

// AsPoolingNdhwcSum views an operation as `linalg.pooling_ndhwc_sum`; false when it is another one.
func AsPoolingNdhwcSum(op *ir.Operation) (PoolingNdhwcSum, bool) {
	return PoolingNdhwcSum{op}, op.Is("linalg.pooling_ndhwc_sum")
}

// OpName is the name of the operations that it views.
func (PoolingNdhwcSum) OpName() string { return "linalg.pooling_ndhwc_sum" }

// Inputs are the operands `inputs`.
func (o PoolingNdhwcSum) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNdhwcSum) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNdhwcSum) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNdhwcSum) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNdhwcSum) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNdhwcSum) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNdhwcSum) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNdhwcSum) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNdhwcSum builds `linalg.pooling_ndhwc_sum`; its regions are empty.
func NewPoolingNdhwcSum(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNdhwcSum {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNdhwcSum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_ndhwc_sum"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNhwcMax: The maximum of a window that slides over images; `nhwc` is
// the order of their dimensions.
type PoolingNhwcMax struct{ Op *ir.Operation }

// AsPoolingNhwcMax views an operation as `linalg.pooling_nhwc_max`; false when it is another one.
func AsPoolingNhwcMax(op *ir.Operation) (PoolingNhwcMax, bool) {
	return PoolingNhwcMax{op}, op.Is("linalg.pooling_nhwc_max")
}

// OpName is the name of the operations that it views.
func (PoolingNhwcMax) OpName() string { return "linalg.pooling_nhwc_max" }

// Inputs are the operands `inputs`.
func (o PoolingNhwcMax) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNhwcMax) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNhwcMax) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNhwcMax) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNhwcMax) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNhwcMax) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNhwcMax) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNhwcMax) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNhwcMax builds `linalg.pooling_nhwc_max`; its regions are empty.
func NewPoolingNhwcMax(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNhwcMax {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNhwcMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nhwc_max"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNhwcMin: The minimum of a window that slides over images; `nhwc` is
// the order of their dimensions.
type PoolingNhwcMin struct{ Op *ir.Operation }

// AsPoolingNhwcMin views an operation as `linalg.pooling_nhwc_min`; false when it is another one.
func AsPoolingNhwcMin(op *ir.Operation) (PoolingNhwcMin, bool) {
	return PoolingNhwcMin{op}, op.Is("linalg.pooling_nhwc_min")
}

// OpName is the name of the operations that it views.
func (PoolingNhwcMin) OpName() string { return "linalg.pooling_nhwc_min" }

// Inputs are the operands `inputs`.
func (o PoolingNhwcMin) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNhwcMin) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNhwcMin) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNhwcMin) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNhwcMin) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNhwcMin) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNhwcMin) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNhwcMin) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNhwcMin builds `linalg.pooling_nhwc_min`; its regions are empty.
func NewPoolingNhwcMin(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNhwcMin {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNhwcMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nhwc_min"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNhwcSum: The sum of a window that slides over images; `nhwc` is
// the order of their dimensions.
type PoolingNhwcSum struct{ Op *ir.Operation }

// AsPoolingNhwcSum views an operation as `linalg.pooling_nhwc_sum`; false when it is another one.
func AsPoolingNhwcSum(op *ir.Operation) (PoolingNhwcSum, bool) {
	return PoolingNhwcSum{op}, op.Is("linalg.pooling_nhwc_sum")
}

// OpName is the name of the operations that it views.
func (PoolingNhwcSum) OpName() string { return "linalg.pooling_nhwc_sum" }

// Inputs are the operands `inputs`.
func (o PoolingNhwcSum) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNhwcSum) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNhwcSum) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNhwcSum) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNhwcSum) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNhwcSum) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNhwcSum) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNhwcSum) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNhwcSum builds `linalg.pooling_nhwc_sum`; its regions are empty.
func NewPoolingNhwcSum(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, strides ir.Attribute, dilations ir.Attribute, attrs ...ir.NamedAttr) PoolingNhwcSum {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNhwcSum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nhwc_sum"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "strides", Value: strides}, {Name: "dilations", Value: dilations}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// QuantizedBatchMatmul: Multiplies pairs of matrices less their zero points.
type QuantizedBatchMatmul struct{ Op *ir.Operation }

// AsQuantizedBatchMatmul views an operation as `linalg.quantized_batch_matmul`; false when it is another one.
func AsQuantizedBatchMatmul(op *ir.Operation) (QuantizedBatchMatmul, bool) {
	return QuantizedBatchMatmul{op}, op.Is("linalg.quantized_batch_matmul")
}

// OpName is the name of the operations that it views.
func (QuantizedBatchMatmul) OpName() string { return "linalg.quantized_batch_matmul" }

// Inputs are the operands `inputs`.
func (o QuantizedBatchMatmul) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o QuantizedBatchMatmul) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o QuantizedBatchMatmul) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o QuantizedBatchMatmul) Region() *ir.Region { return o.Op.Region(0) }

// NewQuantizedBatchMatmul builds `linalg.quantized_batch_matmul`; its regions are empty.
func NewQuantizedBatchMatmul(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) QuantizedBatchMatmul {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return QuantizedBatchMatmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.quantized_batch_matmul"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// QuantizedMatmul: Multiplies two matrices less their zero points.
type QuantizedMatmul struct{ Op *ir.Operation }

// AsQuantizedMatmul views an operation as `linalg.quantized_matmul`; false when it is another one.
func AsQuantizedMatmul(op *ir.Operation) (QuantizedMatmul, bool) {
	return QuantizedMatmul{op}, op.Is("linalg.quantized_matmul")
}

// OpName is the name of the operations that it views.
func (QuantizedMatmul) OpName() string { return "linalg.quantized_matmul" }

// Inputs are the operands `inputs`.
func (o QuantizedMatmul) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o QuantizedMatmul) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o QuantizedMatmul) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o QuantizedMatmul) Region() *ir.Region { return o.Op.Region(0) }

// NewQuantizedMatmul builds `linalg.quantized_matmul`; its regions are empty.
func NewQuantizedMatmul(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) QuantizedMatmul {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return QuantizedMatmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.quantized_matmul"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// SoftPlus2d: The logarithm of one plus the exponential of each element.
type SoftPlus2d struct{ Op *ir.Operation }

// AsSoftPlus2d views an operation as `linalg.soft_plus_2d`; false when it is another one.
func AsSoftPlus2d(op *ir.Operation) (SoftPlus2d, bool) {
	return SoftPlus2d{op}, op.Is("linalg.soft_plus_2d")
}

// OpName is the name of the operations that it views.
func (SoftPlus2d) OpName() string { return "linalg.soft_plus_2d" }

// Inputs are the operands `inputs`.
func (o SoftPlus2d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o SoftPlus2d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o SoftPlus2d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o SoftPlus2d) Region() *ir.Region { return o.Op.Region(0) }

// NewSoftPlus2d builds `linalg.soft_plus_2d`; its regions are empty.
func NewSoftPlus2d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) SoftPlus2d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return SoftPlus2d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.soft_plus_2d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// VecmatI16I16I32: Multiplies a vector by a matrix, of 16-bit integers into
// 32-bit ones.
type VecmatI16I16I32 struct{ Op *ir.Operation }

// AsVecmatI16I16I32 views an operation as `linalg.vecmat_i16_i16_i32`; false when it is another one.
func AsVecmatI16I16I32(op *ir.Operation) (VecmatI16I16I32, bool) {
	return VecmatI16I16I32{op}, op.Is("linalg.vecmat_i16_i16_i32")
}

// OpName is the name of the operations that it views.
func (VecmatI16I16I32) OpName() string { return "linalg.vecmat_i16_i16_i32" }

// Inputs are the operands `inputs`.
func (o VecmatI16I16I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o VecmatI16I16I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o VecmatI16I16I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o VecmatI16I16I32) Region() *ir.Region { return o.Op.Region(0) }

// NewVecmatI16I16I32 builds `linalg.vecmat_i16_i16_i32`; its regions are empty.
func NewVecmatI16I16I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) VecmatI16I16I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return VecmatI16I16I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.vecmat_i16_i16_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// VecmatI32I32I32: Multiplies a vector by a matrix, of 32-bit integers into
// 32-bit ones.
type VecmatI32I32I32 struct{ Op *ir.Operation }

// AsVecmatI32I32I32 views an operation as `linalg.vecmat_i32_i32_i32`; false when it is another one.
func AsVecmatI32I32I32(op *ir.Operation) (VecmatI32I32I32, bool) {
	return VecmatI32I32I32{op}, op.Is("linalg.vecmat_i32_i32_i32")
}

// OpName is the name of the operations that it views.
func (VecmatI32I32I32) OpName() string { return "linalg.vecmat_i32_i32_i32" }

// Inputs are the operands `inputs`.
func (o VecmatI32I32I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o VecmatI32I32I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o VecmatI32I32I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o VecmatI32I32I32) Region() *ir.Region { return o.Op.Region(0) }

// NewVecmatI32I32I32 builds `linalg.vecmat_i32_i32_i32`; its regions are empty.
func NewVecmatI32I32I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) VecmatI32I32I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return VecmatI32I32I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.vecmat_i32_i32_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// VecmatI8I8I32: Multiplies a vector by a matrix, of 8-bit integers into
// 32-bit ones.
type VecmatI8I8I32 struct{ Op *ir.Operation }

// AsVecmatI8I8I32 views an operation as `linalg.vecmat_i8_i8_i32`; false when it is another one.
func AsVecmatI8I8I32(op *ir.Operation) (VecmatI8I8I32, bool) {
	return VecmatI8I8I32{op}, op.Is("linalg.vecmat_i8_i8_i32")
}

// OpName is the name of the operations that it views.
func (VecmatI8I8I32) OpName() string { return "linalg.vecmat_i8_i8_i32" }

// Inputs are the operands `inputs`.
func (o VecmatI8I8I32) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o VecmatI8I8I32) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o VecmatI8I8I32) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o VecmatI8I8I32) Region() *ir.Region { return o.Op.Region(0) }

// NewVecmatI8I8I32 builds `linalg.vecmat_i8_i8_i32`; its regions are empty.
func NewVecmatI8I8I32(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) VecmatI8I8I32 {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return VecmatI8I8I32{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.vecmat_i8_i8_i32"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Vecmat: Multiplies a vector by a matrix.
type Vecmat struct{ Op *ir.Operation }

// AsVecmat views an operation as `linalg.vecmat`; false when it is another one.
func AsVecmat(op *ir.Operation) (Vecmat, bool) { return Vecmat{op}, op.Is("linalg.vecmat") }

// OpName is the name of the operations that it views.
func (Vecmat) OpName() string { return "linalg.vecmat" }

// Inputs are the operands `inputs`.
func (o Vecmat) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Vecmat) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Vecmat) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Vecmat) Region() *ir.Region { return o.Op.Region(0) }

// NewVecmat builds `linalg.vecmat`; its regions are empty.
func NewVecmat(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Vecmat {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Vecmat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.vecmat"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Add: Adds the elements of two operands.
type Add struct{ Op *ir.Operation }

// AsAdd views an operation as `linalg.add`; false when it is another one.
func AsAdd(op *ir.Operation) (Add, bool) { return Add{op}, op.Is("linalg.add") }

// OpName is the name of the operations that it views.
func (Add) OpName() string { return "linalg.add" }

// Inputs are the operands `inputs`.
func (o Add) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Add) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Add) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Add) Region() *ir.Region { return o.Op.Region(0) }

// NewAdd builds `linalg.add`; its regions are empty.
func NewAdd(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Add {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Add{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.add"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Sub: Subtracts the elements of the second operand from those of the first.
type Sub struct{ Op *ir.Operation }

// AsSub views an operation as `linalg.sub`; false when it is another one.
func AsSub(op *ir.Operation) (Sub, bool) { return Sub{op}, op.Is("linalg.sub") }

// OpName is the name of the operations that it views.
func (Sub) OpName() string { return "linalg.sub" }

// Inputs are the operands `inputs`.
func (o Sub) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Sub) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Sub) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Sub) Region() *ir.Region { return o.Op.Region(0) }

// NewSub builds `linalg.sub`; its regions are empty.
func NewSub(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Sub {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Sub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.sub"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Mul: Multiplies the elements of two operands.
type Mul struct{ Op *ir.Operation }

// AsMul views an operation as `linalg.mul`; false when it is another one.
func AsMul(op *ir.Operation) (Mul, bool) { return Mul{op}, op.Is("linalg.mul") }

// OpName is the name of the operations that it views.
func (Mul) OpName() string { return "linalg.mul" }

// Inputs are the operands `inputs`.
func (o Mul) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Mul) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Mul) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Mul) Region() *ir.Region { return o.Op.Region(0) }

// NewMul builds `linalg.mul`; its regions are empty.
func NewMul(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Mul {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Mul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.mul"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Div: Divides the elements of the first operand by those of the second. Integers are signed.
type Div struct{ Op *ir.Operation }

// AsDiv views an operation as `linalg.div`; false when it is another one.
func AsDiv(op *ir.Operation) (Div, bool) { return Div{op}, op.Is("linalg.div") }

// OpName is the name of the operations that it views.
func (Div) OpName() string { return "linalg.div" }

// Inputs are the operands `inputs`.
func (o Div) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Div) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Div) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Div) Region() *ir.Region { return o.Op.Region(0) }

// NewDiv builds `linalg.div`; its regions are empty.
func NewDiv(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Div {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Div{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.div"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DivUnsigned: Divides the elements of the first operand by those of the second. Integers are unsigned.
type DivUnsigned struct{ Op *ir.Operation }

// AsDivUnsigned views an operation as `linalg.div_unsigned`; false when it is another one.
func AsDivUnsigned(op *ir.Operation) (DivUnsigned, bool) {
	return DivUnsigned{op}, op.Is("linalg.div_unsigned")
}

// OpName is the name of the operations that it views.
func (DivUnsigned) OpName() string { return "linalg.div_unsigned" }

// Inputs are the operands `inputs`.
func (o DivUnsigned) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DivUnsigned) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DivUnsigned) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o DivUnsigned) Region() *ir.Region { return o.Op.Region(0) }

// NewDivUnsigned builds `linalg.div_unsigned`; its regions are empty.
func NewDivUnsigned(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DivUnsigned {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DivUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.div_unsigned"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Max: Takes the greater of two elements, or NaN if one is. Integers are signed.
type Max struct{ Op *ir.Operation }

// AsMax views an operation as `linalg.max`; false when it is another one.
func AsMax(op *ir.Operation) (Max, bool) { return Max{op}, op.Is("linalg.max") }

// OpName is the name of the operations that it views.
func (Max) OpName() string { return "linalg.max" }

// Inputs are the operands `inputs`.
func (o Max) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Max) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Max) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Max) Region() *ir.Region { return o.Op.Region(0) }

// NewMax builds `linalg.max`; its regions are empty.
func NewMax(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Max {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Max{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.max"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Min: Takes the lesser of two elements, or NaN if one is. Integers are signed.
type Min struct{ Op *ir.Operation }

// AsMin views an operation as `linalg.min`; false when it is another one.
func AsMin(op *ir.Operation) (Min, bool) { return Min{op}, op.Is("linalg.min") }

// OpName is the name of the operations that it views.
func (Min) OpName() string { return "linalg.min" }

// Inputs are the operands `inputs`.
func (o Min) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Min) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Min) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Min) Region() *ir.Region { return o.Op.Region(0) }

// NewMin builds `linalg.min`; its regions are empty.
func NewMin(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Min {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Min{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.min"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Powf: Raises the elements of the first operand to the powers of the second.
type Powf struct{ Op *ir.Operation }

// AsPowf views an operation as `linalg.powf`; false when it is another one.
func AsPowf(op *ir.Operation) (Powf, bool) { return Powf{op}, op.Is("linalg.powf") }

// OpName is the name of the operations that it views.
func (Powf) OpName() string { return "linalg.powf" }

// Inputs are the operands `inputs`.
func (o Powf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Powf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Powf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Powf) Region() *ir.Region { return o.Op.Region(0) }

// NewPowf builds `linalg.powf`; its regions are empty.
func NewPowf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Powf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Powf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.powf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Abs: Takes the absolute value of each element.
type Abs struct{ Op *ir.Operation }

// AsAbs views an operation as `linalg.abs`; false when it is another one.
func AsAbs(op *ir.Operation) (Abs, bool) { return Abs{op}, op.Is("linalg.abs") }

// OpName is the name of the operations that it views.
func (Abs) OpName() string { return "linalg.abs" }

// Inputs are the operands `inputs`.
func (o Abs) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Abs) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Abs) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Abs) Region() *ir.Region { return o.Op.Region(0) }

// NewAbs builds `linalg.abs`; its regions are empty.
func NewAbs(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Abs {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Abs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.abs"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Ceil: Rounds each element up.
type Ceil struct{ Op *ir.Operation }

// AsCeil views an operation as `linalg.ceil`; false when it is another one.
func AsCeil(op *ir.Operation) (Ceil, bool) { return Ceil{op}, op.Is("linalg.ceil") }

// OpName is the name of the operations that it views.
func (Ceil) OpName() string { return "linalg.ceil" }

// Inputs are the operands `inputs`.
func (o Ceil) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Ceil) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Ceil) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Ceil) Region() *ir.Region { return o.Op.Region(0) }

// NewCeil builds `linalg.ceil`; its regions are empty.
func NewCeil(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Ceil {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Ceil{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.ceil"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Exp: Takes the exponential of each element.
type Exp struct{ Op *ir.Operation }

// AsExp views an operation as `linalg.exp`; false when it is another one.
func AsExp(op *ir.Operation) (Exp, bool) { return Exp{op}, op.Is("linalg.exp") }

// OpName is the name of the operations that it views.
func (Exp) OpName() string { return "linalg.exp" }

// Inputs are the operands `inputs`.
func (o Exp) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Exp) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Exp) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Exp) Region() *ir.Region { return o.Op.Region(0) }

// NewExp builds `linalg.exp`; its regions are empty.
func NewExp(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Exp {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Exp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.exp"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Floor: Rounds each element down.
type Floor struct{ Op *ir.Operation }

// AsFloor views an operation as `linalg.floor`; false when it is another one.
func AsFloor(op *ir.Operation) (Floor, bool) { return Floor{op}, op.Is("linalg.floor") }

// OpName is the name of the operations that it views.
func (Floor) OpName() string { return "linalg.floor" }

// Inputs are the operands `inputs`.
func (o Floor) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Floor) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Floor) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Floor) Region() *ir.Region { return o.Op.Region(0) }

// NewFloor builds `linalg.floor`; its regions are empty.
func NewFloor(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Floor {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Floor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.floor"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Log: Takes the natural logarithm of each element.
type Log struct{ Op *ir.Operation }

// AsLog views an operation as `linalg.log`; false when it is another one.
func AsLog(op *ir.Operation) (Log, bool) { return Log{op}, op.Is("linalg.log") }

// OpName is the name of the operations that it views.
func (Log) OpName() string { return "linalg.log" }

// Inputs are the operands `inputs`.
func (o Log) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Log) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Log) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Log) Region() *ir.Region { return o.Op.Region(0) }

// NewLog builds `linalg.log`; its regions are empty.
func NewLog(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Log {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Log{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.log"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Negf: Negates each element.
type Negf struct{ Op *ir.Operation }

// AsNegf views an operation as `linalg.negf`; false when it is another one.
func AsNegf(op *ir.Operation) (Negf, bool) { return Negf{op}, op.Is("linalg.negf") }

// OpName is the name of the operations that it views.
func (Negf) OpName() string { return "linalg.negf" }

// Inputs are the operands `inputs`.
func (o Negf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Negf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Negf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Negf) Region() *ir.Region { return o.Op.Region(0) }

// NewNegf builds `linalg.negf`; its regions are empty.
func NewNegf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Negf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Negf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.negf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Tanh: Takes the hyperbolic tangent of each element.
type Tanh struct{ Op *ir.Operation }

// AsTanh views an operation as `linalg.tanh`; false when it is another one.
func AsTanh(op *ir.Operation) (Tanh, bool) { return Tanh{op}, op.Is("linalg.tanh") }

// OpName is the name of the operations that it views.
func (Tanh) OpName() string { return "linalg.tanh" }

// Inputs are the operands `inputs`.
func (o Tanh) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Tanh) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Tanh) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Tanh) Region() *ir.Region { return o.Op.Region(0) }

// NewTanh builds `linalg.tanh`; its regions are empty.
func NewTanh(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Tanh {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Tanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.tanh"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Sqrt: Takes the square root of each element.
type Sqrt struct{ Op *ir.Operation }

// AsSqrt views an operation as `linalg.sqrt`; false when it is another one.
func AsSqrt(op *ir.Operation) (Sqrt, bool) { return Sqrt{op}, op.Is("linalg.sqrt") }

// OpName is the name of the operations that it views.
func (Sqrt) OpName() string { return "linalg.sqrt" }

// Inputs are the operands `inputs`.
func (o Sqrt) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Sqrt) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Sqrt) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Sqrt) Region() *ir.Region { return o.Op.Region(0) }

// NewSqrt builds `linalg.sqrt`; its regions are empty.
func NewSqrt(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Sqrt {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Sqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.sqrt"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Rsqrt: Takes the reciprocal of the square root of each element.
type Rsqrt struct{ Op *ir.Operation }

// AsRsqrt views an operation as `linalg.rsqrt`; false when it is another one.
func AsRsqrt(op *ir.Operation) (Rsqrt, bool) { return Rsqrt{op}, op.Is("linalg.rsqrt") }

// OpName is the name of the operations that it views.
func (Rsqrt) OpName() string { return "linalg.rsqrt" }

// Inputs are the operands `inputs`.
func (o Rsqrt) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Rsqrt) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Rsqrt) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Rsqrt) Region() *ir.Region { return o.Op.Region(0) }

// NewRsqrt builds `linalg.rsqrt`; its regions are empty.
func NewRsqrt(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Rsqrt {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Rsqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.rsqrt"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Square: Multiplies each element by itself.
type Square struct{ Op *ir.Operation }

// AsSquare views an operation as `linalg.square`; false when it is another one.
func AsSquare(op *ir.Operation) (Square, bool) { return Square{op}, op.Is("linalg.square") }

// OpName is the name of the operations that it views.
func (Square) OpName() string { return "linalg.square" }

// Inputs are the operands `inputs`.
func (o Square) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Square) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Square) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Square) Region() *ir.Region { return o.Op.Region(0) }

// NewSquare builds `linalg.square`; its regions are empty.
func NewSquare(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Square {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Square{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.square"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Erf: Takes the error function of each element.
type Erf struct{ Op *ir.Operation }

// AsErf views an operation as `linalg.erf`; false when it is another one.
func AsErf(op *ir.Operation) (Erf, bool) { return Erf{op}, op.Is("linalg.erf") }

// OpName is the name of the operations that it views.
func (Erf) OpName() string { return "linalg.erf" }

// Inputs are the operands `inputs`.
func (o Erf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Erf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Erf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Erf) Region() *ir.Region { return o.Op.Region(0) }

// NewErf builds `linalg.erf`; its regions are empty.
func NewErf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Erf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Erf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.erf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Reciprocal: Divides one by each element.
type Reciprocal struct{ Op *ir.Operation }

// AsReciprocal views an operation as `linalg.reciprocal`; false when it is another one.
func AsReciprocal(op *ir.Operation) (Reciprocal, bool) {
	return Reciprocal{op}, op.Is("linalg.reciprocal")
}

// OpName is the name of the operations that it views.
func (Reciprocal) OpName() string { return "linalg.reciprocal" }

// Inputs are the operands `inputs`.
func (o Reciprocal) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Reciprocal) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Reciprocal) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Reciprocal) Region() *ir.Region { return o.Op.Region(0) }

// NewReciprocal builds `linalg.reciprocal`; its regions are empty.
func NewReciprocal(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Reciprocal {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Reciprocal{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.reciprocal"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Round: Rounds each element to the next integer, and one in the middle away from zero.
type Round struct{ Op *ir.Operation }

// AsRound views an operation as `linalg.round`; false when it is another one.
func AsRound(op *ir.Operation) (Round, bool) { return Round{op}, op.Is("linalg.round") }

// OpName is the name of the operations that it views.
func (Round) OpName() string { return "linalg.round" }

// Inputs are the operands `inputs`.
func (o Round) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Round) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Round) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Round) Region() *ir.Region { return o.Op.Region(0) }

// NewRound builds `linalg.round`; its regions are empty.
func NewRound(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Round {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Round{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.round"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Select: Takes elements of the second operand where those of the first are true, and of the third elsewhere.
type Select struct{ Op *ir.Operation }

// AsSelect views an operation as `linalg.select`; false when it is another one.
func AsSelect(op *ir.Operation) (Select, bool) { return Select{op}, op.Is("linalg.select") }

// OpName is the name of the operations that it views.
func (Select) OpName() string { return "linalg.select" }

// Inputs are the operands `inputs`.
func (o Select) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Select) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Select) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o Select) Region() *ir.Region { return o.Op.Region(0) }

// NewSelect builds `linalg.select`; its regions are empty.
func NewSelect(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Select {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Select{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.select"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Elementwise: Computes each element of the output from those of the inputs at the same place, or at the places that
// `indexing_maps` say. MLIR 13 has no such operation.
type Elementwise struct{ Op *ir.Operation }

// AsElementwise views an operation as `linalg.elementwise`; false when it is another one.
func AsElementwise(op *ir.Operation) (Elementwise, bool) {
	return Elementwise{op}, op.Is("linalg.elementwise")
}

// OpName is the name of the operations that it views.
func (Elementwise) OpName() string { return "linalg.elementwise" }

// Inputs are the operands `inputs`.
func (o Elementwise) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Elementwise) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Elementwise) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o Elementwise) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o Elementwise) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o Elementwise) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o Elementwise) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// Region is region `region`.
func (o Elementwise) Region() *ir.Region { return o.Op.Region(0) }

// Kind is the value of attribute `kind`, ElementwiseKind(0) when it is absent or of another kind.
func (o Elementwise) Kind() ElementwiseKind { return ods.EnumOr(o.Op.Attr("kind"), ElementwiseKind(0)) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o Elementwise) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// NewElementwise builds `linalg.elementwise`; its regions are empty.
func NewElementwise(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, kind ir.Attribute, attrs ...ir.NamedAttr) Elementwise {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Elementwise{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.elementwise"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "kind", Value: kind}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Contract: Adds to the elements of the output the products of those of the inputs that `indexing_maps` say. MLIR 13 has no
// such operation.
type Contract struct{ Op *ir.Operation }

// AsContract views an operation as `linalg.contract`; false when it is another one.
func AsContract(op *ir.Operation) (Contract, bool) { return Contract{op}, op.Is("linalg.contract") }

// OpName is the name of the operations that it views.
func (Contract) OpName() string { return "linalg.contract" }

// Inputs are the operands `inputs`.
func (o Contract) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Contract) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Contract) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o Contract) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o Contract) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// CastAttr is attribute `cast`, nil when it is absent.
func (o Contract) CastAttr() ir.Attribute { return o.Op.Attr("cast") }

// SetCastAttr changes attribute `cast`; nil removes it.
func (o Contract) SetCastAttr(a ir.Attribute) { o.Op.SetAttr("cast", a) }

// Region is region `region`.
func (o Contract) Region() *ir.Region { return o.Op.Region(0) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o Contract) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// Cast is the value of attribute `cast`; false when it is absent or of another kind.
func (o Contract) Cast() (TypeFn, bool) { return ods.EnumOf[TypeFn](o.Op.Attr("cast")) }

// NewContract builds `linalg.contract`; its regions are empty.
func NewContract(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, indexingMaps ir.Attribute, attrs ...ir.NamedAttr) Contract {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Contract{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.contract"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "indexing_maps", Value: indexingMaps}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Softmax: Divides the exponential of each element by the sum of those along `dimension`, less the greatest of them each. MLIR 13
// has no such operation.
type Softmax struct{ Op *ir.Operation }

// AsSoftmax views an operation as `linalg.softmax`; false when it is another one.
func AsSoftmax(op *ir.Operation) (Softmax, bool) { return Softmax{op}, op.Is("linalg.softmax") }

// OpName is the name of the operations that it views.
func (Softmax) OpName() string { return "linalg.softmax" }

// Input is operand `input`.
func (o Softmax) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Softmax) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Output is operand `output`.
func (o Softmax) Output() *ir.Value { return o.Op.Operand(1) }

// SetOutput changes operand `output`.
func (o Softmax) SetOutput(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result are the results `result`.
func (o Softmax) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// DimensionAttr is attribute `dimension`, nil when it is absent.
func (o Softmax) DimensionAttr() ir.Attribute { return o.Op.Attr("dimension") }

// SetDimensionAttr changes attribute `dimension`; nil removes it.
func (o Softmax) SetDimensionAttr(a ir.Attribute) { o.Op.SetAttr("dimension", a) }

// Dimension is the value of attribute `dimension`, 0 when it is absent or of another kind.
func (o Softmax) Dimension() int64 { return ods.IntOr(o.Op.Attr("dimension"), 0) }

// NewSoftmax builds `linalg.softmax`.
func NewSoftmax(b *ir.Builder, input *ir.Value, output *ir.Value, resultTypes []ir.Type, dimension int64, attrs ...ir.NamedAttr) Softmax {
	return Softmax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.softmax"),
		Operands: []*ir.Value{input, output},
		Results:  resultTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "dimension", Value: b.Context().IntAttr(b.Context().IntegerType(64, ir.Signless), dimension)}}, attrs...),
	})}
}

// Pack: Puts the elements of a tensor into tiles. MLIR 13 has no such operation.
type Pack struct{ Op *ir.Operation }

// AsPack views an operation as `linalg.pack`; false when it is another one.
func AsPack(op *ir.Operation) (Pack, bool) { return Pack{op}, op.Is("linalg.pack") }

// OpName is the name of the operations that it views.
func (Pack) OpName() string { return "linalg.pack" }

// Source is operand `source`.
func (o Pack) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Pack) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o Pack) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o Pack) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// PaddingValue is operand `padding_value`, nil when it is absent.
func (o Pack) PaddingValue() *ir.Value { return ods.OperandOf(o.Op, 2) }

// InnerTiles are the operands `inner_tiles`.
func (o Pack) InnerTiles() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o Pack) Result() *ir.Value { return o.Op.Result(0) }

// OuterDimsPermAttr is attribute `outer_dims_perm`, nil when it is absent.
func (o Pack) OuterDimsPermAttr() ir.Attribute { return o.Op.Attr("outer_dims_perm") }

// SetOuterDimsPermAttr changes attribute `outer_dims_perm`; nil removes it.
func (o Pack) SetOuterDimsPermAttr(a ir.Attribute) { o.Op.SetAttr("outer_dims_perm", a) }

// InnerDimsPosAttr is attribute `inner_dims_pos`, nil when it is absent.
func (o Pack) InnerDimsPosAttr() ir.Attribute { return o.Op.Attr("inner_dims_pos") }

// SetInnerDimsPosAttr changes attribute `inner_dims_pos`; nil removes it.
func (o Pack) SetInnerDimsPosAttr(a ir.Attribute) { o.Op.SetAttr("inner_dims_pos", a) }

// StaticInnerTilesAttr is attribute `static_inner_tiles`, nil when it is absent.
func (o Pack) StaticInnerTilesAttr() ir.Attribute { return o.Op.Attr("static_inner_tiles") }

// SetStaticInnerTilesAttr changes attribute `static_inner_tiles`; nil removes it.
func (o Pack) SetStaticInnerTilesAttr(a ir.Attribute) { o.Op.SetAttr("static_inner_tiles", a) }

// OuterDimsPerm is the value of attribute `outer_dims_perm`, nil when it is absent or of another kind.
func (o Pack) OuterDimsPerm() []int64 { return ods.IntsOf(o.Op.Attr("outer_dims_perm")) }

// InnerDimsPos is the value of attribute `inner_dims_pos`, nil when it is absent or of another kind.
func (o Pack) InnerDimsPos() []int64 { return ods.IntsOf(o.Op.Attr("inner_dims_pos")) }

// StaticInnerTiles is the value of attribute `static_inner_tiles`, nil when it is absent or of another kind.
func (o Pack) StaticInnerTiles() []int64 { return ods.IntsOf(o.Op.Attr("static_inner_tiles")) }

// NewPack builds `linalg.pack`.
func NewPack(b *ir.Builder, source *ir.Value, dest *ir.Value, paddingValue *ir.Value, innerTiles []*ir.Value, innerDimsPos []int64, staticInnerTiles []int64, attrs ...ir.NamedAttr) Pack {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, dest)
	operands = append(operands, ods.Present(paddingValue)...)
	operands = append(operands, innerTiles...)
	return Pack{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pack"),
		Operands: operands,
		Results:  []ir.Type{dest.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "inner_dims_pos", Value: b.Context().I64ArrayAttr(innerDimsPos)}, {Name: "static_inner_tiles", Value: b.Context().I64ArrayAttr(staticInnerTiles)}, {Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, 1, len(ods.Present(paddingValue)), len(innerTiles))}}, attrs...),
	})}
}

// Unpack: Takes the elements of a tensor out of tiles, without those behind the last of the result. MLIR 13 has no such
// operation.
type Unpack struct{ Op *ir.Operation }

// AsUnpack views an operation as `linalg.unpack`; false when it is another one.
func AsUnpack(op *ir.Operation) (Unpack, bool) { return Unpack{op}, op.Is("linalg.unpack") }

// OpName is the name of the operations that it views.
func (Unpack) OpName() string { return "linalg.unpack" }

// Source is operand `source`.
func (o Unpack) Source() *ir.Value { return o.Op.Operand(0) }

// SetSource changes operand `source`.
func (o Unpack) SetSource(v *ir.Value) { o.Op.SetOperand(0, v) }

// Dest is operand `dest`.
func (o Unpack) Dest() *ir.Value { return o.Op.Operand(1) }

// SetDest changes operand `dest`.
func (o Unpack) SetDest(v *ir.Value) { o.Op.SetOperand(1, v) }

// InnerTiles are the operands `inner_tiles`.
func (o Unpack) InnerTiles() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o Unpack) Result() *ir.Value { return o.Op.Result(0) }

// OuterDimsPermAttr is attribute `outer_dims_perm`, nil when it is absent.
func (o Unpack) OuterDimsPermAttr() ir.Attribute { return o.Op.Attr("outer_dims_perm") }

// SetOuterDimsPermAttr changes attribute `outer_dims_perm`; nil removes it.
func (o Unpack) SetOuterDimsPermAttr(a ir.Attribute) { o.Op.SetAttr("outer_dims_perm", a) }

// InnerDimsPosAttr is attribute `inner_dims_pos`, nil when it is absent.
func (o Unpack) InnerDimsPosAttr() ir.Attribute { return o.Op.Attr("inner_dims_pos") }

// SetInnerDimsPosAttr changes attribute `inner_dims_pos`; nil removes it.
func (o Unpack) SetInnerDimsPosAttr(a ir.Attribute) { o.Op.SetAttr("inner_dims_pos", a) }

// StaticInnerTilesAttr is attribute `static_inner_tiles`, nil when it is absent.
func (o Unpack) StaticInnerTilesAttr() ir.Attribute { return o.Op.Attr("static_inner_tiles") }

// SetStaticInnerTilesAttr changes attribute `static_inner_tiles`; nil removes it.
func (o Unpack) SetStaticInnerTilesAttr(a ir.Attribute) { o.Op.SetAttr("static_inner_tiles", a) }

// OuterDimsPerm is the value of attribute `outer_dims_perm`, nil when it is absent or of another kind.
func (o Unpack) OuterDimsPerm() []int64 { return ods.IntsOf(o.Op.Attr("outer_dims_perm")) }

// InnerDimsPos is the value of attribute `inner_dims_pos`, nil when it is absent or of another kind.
func (o Unpack) InnerDimsPos() []int64 { return ods.IntsOf(o.Op.Attr("inner_dims_pos")) }

// StaticInnerTiles is the value of attribute `static_inner_tiles`, nil when it is absent or of another kind.
func (o Unpack) StaticInnerTiles() []int64 { return ods.IntsOf(o.Op.Attr("static_inner_tiles")) }

// NewUnpack builds `linalg.unpack`.
func NewUnpack(b *ir.Builder, source *ir.Value, dest *ir.Value, innerTiles []*ir.Value, innerDimsPos []int64, staticInnerTiles []int64, attrs ...ir.NamedAttr) Unpack {
	var operands []*ir.Value
	operands = append(operands, source)
	operands = append(operands, dest)
	operands = append(operands, innerTiles...)
	return Unpack{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.unpack"),
		Operands: operands,
		Results:  []ir.Type{dest.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "inner_dims_pos", Value: b.Context().I64ArrayAttr(innerDimsPos)}, {Name: "static_inner_tiles", Value: b.Context().I64ArrayAttr(staticInnerTiles)}}, attrs...),
	})}
}

// MatmulTransposeA: Multiplies the transpose of a matrix by another matrix.
type MatmulTransposeA struct{ Op *ir.Operation }

// AsMatmulTransposeA views an operation as `linalg.matmul_transpose_a`; false when it is another one.
func AsMatmulTransposeA(op *ir.Operation) (MatmulTransposeA, bool) {
	return MatmulTransposeA{op}, op.Is("linalg.matmul_transpose_a")
}

// OpName is the name of the operations that it views.
func (MatmulTransposeA) OpName() string { return "linalg.matmul_transpose_a" }

// Inputs are the operands `inputs`.
func (o MatmulTransposeA) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatmulTransposeA) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatmulTransposeA) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatmulTransposeA) Region() *ir.Region { return o.Op.Region(0) }

// NewMatmulTransposeA builds `linalg.matmul_transpose_a`; its regions are empty.
func NewMatmulTransposeA(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatmulTransposeA {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatmulTransposeA{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul_transpose_a"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// MatmulTransposeB: Multiplies a matrix by the transpose of another.
type MatmulTransposeB struct{ Op *ir.Operation }

// AsMatmulTransposeB views an operation as `linalg.matmul_transpose_b`; false when it is another one.
func AsMatmulTransposeB(op *ir.Operation) (MatmulTransposeB, bool) {
	return MatmulTransposeB{op}, op.Is("linalg.matmul_transpose_b")
}

// OpName is the name of the operations that it views.
func (MatmulTransposeB) OpName() string { return "linalg.matmul_transpose_b" }

// Inputs are the operands `inputs`.
func (o MatmulTransposeB) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o MatmulTransposeB) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o MatmulTransposeB) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o MatmulTransposeB) Region() *ir.Region { return o.Op.Region(0) }

// NewMatmulTransposeB builds `linalg.matmul_transpose_b`; its regions are empty.
func NewMatmulTransposeB(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) MatmulTransposeB {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return MatmulTransposeB{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.matmul_transpose_b"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatmulTransposeA: Multiplies pairs of matrices, of which the first is transposed.
type BatchMatmulTransposeA struct{ Op *ir.Operation }

// AsBatchMatmulTransposeA views an operation as `linalg.batch_matmul_transpose_a`; false when it is another one.
func AsBatchMatmulTransposeA(op *ir.Operation) (BatchMatmulTransposeA, bool) {
	return BatchMatmulTransposeA{op}, op.Is("linalg.batch_matmul_transpose_a")
}

// OpName is the name of the operations that it views.
func (BatchMatmulTransposeA) OpName() string { return "linalg.batch_matmul_transpose_a" }

// Inputs are the operands `inputs`.
func (o BatchMatmulTransposeA) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatmulTransposeA) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatmulTransposeA) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMatmulTransposeA) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMatmulTransposeA builds `linalg.batch_matmul_transpose_a`; its regions are empty.
func NewBatchMatmulTransposeA(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatmulTransposeA {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatmulTransposeA{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matmul_transpose_a"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMatmulTransposeB: Multiplies pairs of matrices, of which the second is transposed.
type BatchMatmulTransposeB struct{ Op *ir.Operation }

// AsBatchMatmulTransposeB views an operation as `linalg.batch_matmul_transpose_b`; false when it is another one.
func AsBatchMatmulTransposeB(op *ir.Operation) (BatchMatmulTransposeB, bool) {
	return BatchMatmulTransposeB{op}, op.Is("linalg.batch_matmul_transpose_b")
}

// OpName is the name of the operations that it views.
func (BatchMatmulTransposeB) OpName() string { return "linalg.batch_matmul_transpose_b" }

// Inputs are the operands `inputs`.
func (o BatchMatmulTransposeB) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMatmulTransposeB) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMatmulTransposeB) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMatmulTransposeB) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMatmulTransposeB builds `linalg.batch_matmul_transpose_b`; its regions are empty.
func NewBatchMatmulTransposeB(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMatmulTransposeB {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMatmulTransposeB{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_matmul_transpose_b"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchVecmat: Multiplies vectors by matrices, pair by pair.
type BatchVecmat struct{ Op *ir.Operation }

// AsBatchVecmat views an operation as `linalg.batch_vecmat`; false when it is another one.
func AsBatchVecmat(op *ir.Operation) (BatchVecmat, bool) {
	return BatchVecmat{op}, op.Is("linalg.batch_vecmat")
}

// OpName is the name of the operations that it views.
func (BatchVecmat) OpName() string { return "linalg.batch_vecmat" }

// Inputs are the operands `inputs`.
func (o BatchVecmat) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchVecmat) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchVecmat) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchVecmat) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchVecmat builds `linalg.batch_vecmat`; its regions are empty.
func NewBatchVecmat(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchVecmat {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchVecmat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_vecmat"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchReduceMatmul: Multiplies pairs of matrices, and adds the products.
type BatchReduceMatmul struct{ Op *ir.Operation }

// AsBatchReduceMatmul views an operation as `linalg.batch_reduce_matmul`; false when it is another one.
func AsBatchReduceMatmul(op *ir.Operation) (BatchReduceMatmul, bool) {
	return BatchReduceMatmul{op}, op.Is("linalg.batch_reduce_matmul")
}

// OpName is the name of the operations that it views.
func (BatchReduceMatmul) OpName() string { return "linalg.batch_reduce_matmul" }

// Inputs are the operands `inputs`.
func (o BatchReduceMatmul) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchReduceMatmul) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchReduceMatmul) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// IndexingMapsAttr is attribute `indexing_maps`, nil when it is absent.
func (o BatchReduceMatmul) IndexingMapsAttr() ir.Attribute { return o.Op.Attr("indexing_maps") }

// SetIndexingMapsAttr changes attribute `indexing_maps`; nil removes it.
func (o BatchReduceMatmul) SetIndexingMapsAttr(a ir.Attribute) { o.Op.SetAttr("indexing_maps", a) }

// CastAttr is attribute `cast`, nil when it is absent.
func (o BatchReduceMatmul) CastAttr() ir.Attribute { return o.Op.Attr("cast") }

// SetCastAttr changes attribute `cast`; nil removes it.
func (o BatchReduceMatmul) SetCastAttr(a ir.Attribute) { o.Op.SetAttr("cast", a) }

// Region is region `region`.
func (o BatchReduceMatmul) Region() *ir.Region { return o.Op.Region(0) }

// IndexingMaps is the value of attribute `indexing_maps`, nil when it is absent or of another kind.
func (o BatchReduceMatmul) IndexingMaps() []affine.Map { return ods.MapsOf(o.Op.Attr("indexing_maps")) }

// Cast is the value of attribute `cast`; false when it is absent or of another kind.
func (o BatchReduceMatmul) Cast() (TypeFn, bool) { return ods.EnumOf[TypeFn](o.Op.Attr("cast")) }

// NewBatchReduceMatmul builds `linalg.batch_reduce_matmul`; its regions are empty.
func NewBatchReduceMatmul(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchReduceMatmul {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchReduceMatmul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_reduce_matmul"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNchwFchw: Convolves images with filters: inputs are `nchw`, filters `fchw`.
type Conv2dNchwFchw struct{ Op *ir.Operation }

// AsConv2dNchwFchw views an operation as `linalg.conv_2d_nchw_fchw`; false when it is another one.
func AsConv2dNchwFchw(op *ir.Operation) (Conv2dNchwFchw, bool) {
	return Conv2dNchwFchw{op}, op.Is("linalg.conv_2d_nchw_fchw")
}

// OpName is the name of the operations that it views.
func (Conv2dNchwFchw) OpName() string { return "linalg.conv_2d_nchw_fchw" }

// Inputs are the operands `inputs`.
func (o Conv2dNchwFchw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNchwFchw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNchwFchw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNchwFchw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNchwFchw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNchwFchw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNchwFchw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNchwFchw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNchwFchw builds `linalg.conv_2d_nchw_fchw`; its regions are empty.
func NewConv2dNchwFchw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNchwFchw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNchwFchw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nchw_fchw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwcHwcf: Convolves images with filters: inputs are `nhwc`, filters `hwcf`.
type Conv2dNhwcHwcf struct{ Op *ir.Operation }

// AsConv2dNhwcHwcf views an operation as `linalg.conv_2d_nhwc_hwcf`; false when it is another one.
func AsConv2dNhwcHwcf(op *ir.Operation) (Conv2dNhwcHwcf, bool) {
	return Conv2dNhwcHwcf{op}, op.Is("linalg.conv_2d_nhwc_hwcf")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwcHwcf) OpName() string { return "linalg.conv_2d_nhwc_hwcf" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwcHwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwcHwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwcHwcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNhwcHwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNhwcHwcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNhwcHwcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNhwcHwcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNhwcHwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwcHwcf builds `linalg.conv_2d_nhwc_hwcf`; its regions are empty.
func NewConv2dNhwcHwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwcHwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwcHwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwc_hwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwcFhwc: Convolves images with filters: inputs are `nhwc`, filters `fhwc`.
type Conv2dNhwcFhwc struct{ Op *ir.Operation }

// AsConv2dNhwcFhwc views an operation as `linalg.conv_2d_nhwc_fhwc`; false when it is another one.
func AsConv2dNhwcFhwc(op *ir.Operation) (Conv2dNhwcFhwc, bool) {
	return Conv2dNhwcFhwc{op}, op.Is("linalg.conv_2d_nhwc_fhwc")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwcFhwc) OpName() string { return "linalg.conv_2d_nhwc_fhwc" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwcFhwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwcFhwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwcFhwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNhwcFhwc) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNhwcFhwc) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNhwcFhwc) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNhwcFhwc) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNhwcFhwc) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwcFhwc builds `linalg.conv_2d_nhwc_fhwc`; its regions are empty.
func NewConv2dNhwcFhwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwcFhwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwcFhwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwc_fhwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dNchwChw: Convolves images with filters, each channel by itself: inputs are `nchw`, filters `chw`.
type DepthwiseConv2dNchwChw struct{ Op *ir.Operation }

// AsDepthwiseConv2dNchwChw views an operation as `linalg.depthwise_conv_2d_nchw_chw`; false when it is another one.
func AsDepthwiseConv2dNchwChw(op *ir.Operation) (DepthwiseConv2dNchwChw, bool) {
	return DepthwiseConv2dNchwChw{op}, op.Is("linalg.depthwise_conv_2d_nchw_chw")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dNchwChw) OpName() string { return "linalg.depthwise_conv_2d_nchw_chw" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dNchwChw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dNchwChw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dNchwChw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dNchwChw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dNchwChw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dNchwChw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dNchwChw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv2dNchwChw) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dNchwChw builds `linalg.depthwise_conv_2d_nchw_chw`; its regions are empty.
func NewDepthwiseConv2dNchwChw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv2dNchwChw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dNchwChw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_nchw_chw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dNhwcHwc: Convolves images with filters, each channel by itself: inputs are `nhwc`, filters `hwc`.
type DepthwiseConv2dNhwcHwc struct{ Op *ir.Operation }

// AsDepthwiseConv2dNhwcHwc views an operation as `linalg.depthwise_conv_2d_nhwc_hwc`; false when it is another one.
func AsDepthwiseConv2dNhwcHwc(op *ir.Operation) (DepthwiseConv2dNhwcHwc, bool) {
	return DepthwiseConv2dNhwcHwc{op}, op.Is("linalg.depthwise_conv_2d_nhwc_hwc")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dNhwcHwc) OpName() string { return "linalg.depthwise_conv_2d_nhwc_hwc" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dNhwcHwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dNhwcHwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dNhwcHwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwc) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dNhwcHwc) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwc) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dNhwcHwc) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv2dNhwcHwc) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dNhwcHwc builds `linalg.depthwise_conv_2d_nhwc_hwc`; its regions are empty.
func NewDepthwiseConv2dNhwcHwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv2dNhwcHwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dNhwcHwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_nhwc_hwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNchwSum: Adds the elements of each window; `nchw` is the order of the dimensions.
type PoolingNchwSum struct{ Op *ir.Operation }

// AsPoolingNchwSum views an operation as `linalg.pooling_nchw_sum`; false when it is another one.
func AsPoolingNchwSum(op *ir.Operation) (PoolingNchwSum, bool) {
	return PoolingNchwSum{op}, op.Is("linalg.pooling_nchw_sum")
}

// OpName is the name of the operations that it views.
func (PoolingNchwSum) OpName() string { return "linalg.pooling_nchw_sum" }

// Inputs are the operands `inputs`.
func (o PoolingNchwSum) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNchwSum) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNchwSum) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNchwSum) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNchwSum) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNchwSum) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNchwSum) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNchwSum) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNchwSum builds `linalg.pooling_nchw_sum`; its regions are empty.
func NewPoolingNchwSum(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNchwSum {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNchwSum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nchw_sum"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1dNcwFcw: Convolves rows with filters: inputs are `ncw`, filters `fcw`.
type Conv1dNcwFcw struct{ Op *ir.Operation }

// AsConv1dNcwFcw views an operation as `linalg.conv_1d_ncw_fcw`; false when it is another one.
func AsConv1dNcwFcw(op *ir.Operation) (Conv1dNcwFcw, bool) {
	return Conv1dNcwFcw{op}, op.Is("linalg.conv_1d_ncw_fcw")
}

// OpName is the name of the operations that it views.
func (Conv1dNcwFcw) OpName() string { return "linalg.conv_1d_ncw_fcw" }

// Inputs are the operands `inputs`.
func (o Conv1dNcwFcw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1dNcwFcw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1dNcwFcw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv1dNcwFcw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv1dNcwFcw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv1dNcwFcw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv1dNcwFcw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv1dNcwFcw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1dNcwFcw builds `linalg.conv_1d_ncw_fcw`; its regions are empty.
func NewConv1dNcwFcw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv1dNcwFcw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1dNcwFcw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d_ncw_fcw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv1dNwcWcf: Convolves rows with filters: inputs are `nwc`, filters `wcf`.
type Conv1dNwcWcf struct{ Op *ir.Operation }

// AsConv1dNwcWcf views an operation as `linalg.conv_1d_nwc_wcf`; false when it is another one.
func AsConv1dNwcWcf(op *ir.Operation) (Conv1dNwcWcf, bool) {
	return Conv1dNwcWcf{op}, op.Is("linalg.conv_1d_nwc_wcf")
}

// OpName is the name of the operations that it views.
func (Conv1dNwcWcf) OpName() string { return "linalg.conv_1d_nwc_wcf" }

// Inputs are the operands `inputs`.
func (o Conv1dNwcWcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv1dNwcWcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv1dNwcWcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv1dNwcWcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv1dNwcWcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv1dNwcWcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv1dNwcWcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv1dNwcWcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv1dNwcWcf builds `linalg.conv_1d_nwc_wcf`; its regions are empty.
func NewConv1dNwcWcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv1dNwcWcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv1dNwcWcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_1d_nwc_wcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNchwFchwQ: Convolves images with filters, less their zero points: inputs are `nchw`, filters `fchw`.
type Conv2dNchwFchwQ struct{ Op *ir.Operation }

// AsConv2dNchwFchwQ views an operation as `linalg.conv_2d_nchw_fchw_q`; false when it is another one.
func AsConv2dNchwFchwQ(op *ir.Operation) (Conv2dNchwFchwQ, bool) {
	return Conv2dNchwFchwQ{op}, op.Is("linalg.conv_2d_nchw_fchw_q")
}

// OpName is the name of the operations that it views.
func (Conv2dNchwFchwQ) OpName() string { return "linalg.conv_2d_nchw_fchw_q" }

// Inputs are the operands `inputs`.
func (o Conv2dNchwFchwQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNchwFchwQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNchwFchwQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNchwFchwQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNchwFchwQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNchwFchwQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNchwFchwQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNchwFchwQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNchwFchwQ builds `linalg.conv_2d_nchw_fchw_q`; its regions are empty.
func NewConv2dNchwFchwQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNchwFchwQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNchwFchwQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nchw_fchw_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwcFhwcQ: Convolves images with filters, less their zero points: inputs are `nhwc`, filters `fhwc`.
type Conv2dNhwcFhwcQ struct{ Op *ir.Operation }

// AsConv2dNhwcFhwcQ views an operation as `linalg.conv_2d_nhwc_fhwc_q`; false when it is another one.
func AsConv2dNhwcFhwcQ(op *ir.Operation) (Conv2dNhwcFhwcQ, bool) {
	return Conv2dNhwcFhwcQ{op}, op.Is("linalg.conv_2d_nhwc_fhwc_q")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwcFhwcQ) OpName() string { return "linalg.conv_2d_nhwc_fhwc_q" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwcFhwcQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwcFhwcQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwcFhwcQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNhwcFhwcQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNhwcFhwcQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNhwcFhwcQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNhwcFhwcQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNhwcFhwcQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwcFhwcQ builds `linalg.conv_2d_nhwc_fhwc_q`; its regions are empty.
func NewConv2dNhwcFhwcQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwcFhwcQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwcFhwcQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwc_fhwc_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwcHwcfQ: Convolves images with filters, less their zero points: inputs are `nhwc`, filters `hwcf`.
type Conv2dNhwcHwcfQ struct{ Op *ir.Operation }

// AsConv2dNhwcHwcfQ views an operation as `linalg.conv_2d_nhwc_hwcf_q`; false when it is another one.
func AsConv2dNhwcHwcfQ(op *ir.Operation) (Conv2dNhwcHwcfQ, bool) {
	return Conv2dNhwcHwcfQ{op}, op.Is("linalg.conv_2d_nhwc_hwcf_q")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwcHwcfQ) OpName() string { return "linalg.conv_2d_nhwc_hwcf_q" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwcHwcfQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwcHwcfQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwcHwcfQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNhwcHwcfQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNhwcHwcfQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNhwcHwcfQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNhwcHwcfQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNhwcHwcfQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwcHwcfQ builds `linalg.conv_2d_nhwc_hwcf_q`; its regions are empty.
func NewConv2dNhwcHwcfQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwcHwcfQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwcHwcfQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwc_hwcf_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNgchwFgchw: Convolves images with filters, group by group of channels: inputs are `ngchw`, filters `fgchw`.
type Conv2dNgchwFgchw struct{ Op *ir.Operation }

// AsConv2dNgchwFgchw views an operation as `linalg.conv_2d_ngchw_fgchw`; false when it is another one.
func AsConv2dNgchwFgchw(op *ir.Operation) (Conv2dNgchwFgchw, bool) {
	return Conv2dNgchwFgchw{op}, op.Is("linalg.conv_2d_ngchw_fgchw")
}

// OpName is the name of the operations that it views.
func (Conv2dNgchwFgchw) OpName() string { return "linalg.conv_2d_ngchw_fgchw" }

// Inputs are the operands `inputs`.
func (o Conv2dNgchwFgchw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNgchwFgchw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNgchwFgchw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNgchwFgchw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNgchwFgchw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNgchwFgchw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNgchwFgchw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNgchwFgchw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNgchwFgchw builds `linalg.conv_2d_ngchw_fgchw`; its regions are empty.
func NewConv2dNgchwFgchw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNgchwFgchw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNgchwFgchw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_ngchw_fgchw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNgchwGfchw: Convolves images with filters, group by group of channels: inputs are `ngchw`, filters `gfchw`.
type Conv2dNgchwGfchw struct{ Op *ir.Operation }

// AsConv2dNgchwGfchw views an operation as `linalg.conv_2d_ngchw_gfchw`; false when it is another one.
func AsConv2dNgchwGfchw(op *ir.Operation) (Conv2dNgchwGfchw, bool) {
	return Conv2dNgchwGfchw{op}, op.Is("linalg.conv_2d_ngchw_gfchw")
}

// OpName is the name of the operations that it views.
func (Conv2dNgchwGfchw) OpName() string { return "linalg.conv_2d_ngchw_gfchw" }

// Inputs are the operands `inputs`.
func (o Conv2dNgchwGfchw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNgchwGfchw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNgchwGfchw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNgchwGfchw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNgchwGfchw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNgchwGfchw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNgchwGfchw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNgchwGfchw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNgchwGfchw builds `linalg.conv_2d_ngchw_gfchw`; its regions are empty.
func NewConv2dNgchwGfchw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNgchwGfchw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNgchwGfchw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_ngchw_gfchw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNgchwGfchwQ: Convolves images with filters, group by group of channels, less their zero points: inputs are `ngchw`, filters `gfchw`.
type Conv2dNgchwGfchwQ struct{ Op *ir.Operation }

// AsConv2dNgchwGfchwQ views an operation as `linalg.conv_2d_ngchw_gfchw_q`; false when it is another one.
func AsConv2dNgchwGfchwQ(op *ir.Operation) (Conv2dNgchwGfchwQ, bool) {
	return Conv2dNgchwGfchwQ{op}, op.Is("linalg.conv_2d_ngchw_gfchw_q")
}

// OpName is the name of the operations that it views.
func (Conv2dNgchwGfchwQ) OpName() string { return "linalg.conv_2d_ngchw_gfchw_q" }

// Inputs are the operands `inputs`.
func (o Conv2dNgchwGfchwQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNgchwGfchwQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNgchwGfchwQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNgchwGfchwQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNgchwGfchwQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNgchwGfchwQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNgchwGfchwQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNgchwGfchwQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNgchwGfchwQ builds `linalg.conv_2d_ngchw_gfchw_q`; its regions are empty.
func NewConv2dNgchwGfchwQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNgchwGfchwQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNgchwGfchwQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_ngchw_gfchw_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwgcGfhwc: Convolves images with filters, group by group of channels: inputs are `nhwgc`, filters `gfhwc`.
type Conv2dNhwgcGfhwc struct{ Op *ir.Operation }

// AsConv2dNhwgcGfhwc views an operation as `linalg.conv_2d_nhwgc_gfhwc`; false when it is another one.
func AsConv2dNhwgcGfhwc(op *ir.Operation) (Conv2dNhwgcGfhwc, bool) {
	return Conv2dNhwgcGfhwc{op}, op.Is("linalg.conv_2d_nhwgc_gfhwc")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwgcGfhwc) OpName() string { return "linalg.conv_2d_nhwgc_gfhwc" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwgcGfhwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwgcGfhwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwgcGfhwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNhwgcGfhwc) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNhwgcGfhwc) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNhwgcGfhwc) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNhwgcGfhwc) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNhwgcGfhwc) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwgcGfhwc builds `linalg.conv_2d_nhwgc_gfhwc`; its regions are empty.
func NewConv2dNhwgcGfhwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwgcGfhwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwgcGfhwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwgc_gfhwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv2dNhwgcGfhwcQ: Convolves images with filters, group by group of channels, less their zero points: inputs are `nhwgc`, filters `gfhwc`.
type Conv2dNhwgcGfhwcQ struct{ Op *ir.Operation }

// AsConv2dNhwgcGfhwcQ views an operation as `linalg.conv_2d_nhwgc_gfhwc_q`; false when it is another one.
func AsConv2dNhwgcGfhwcQ(op *ir.Operation) (Conv2dNhwgcGfhwcQ, bool) {
	return Conv2dNhwgcGfhwcQ{op}, op.Is("linalg.conv_2d_nhwgc_gfhwc_q")
}

// OpName is the name of the operations that it views.
func (Conv2dNhwgcGfhwcQ) OpName() string { return "linalg.conv_2d_nhwgc_gfhwc_q" }

// Inputs are the operands `inputs`.
func (o Conv2dNhwgcGfhwcQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv2dNhwgcGfhwcQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv2dNhwgcGfhwcQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv2dNhwgcGfhwcQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv2dNhwgcGfhwcQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv2dNhwgcGfhwcQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv2dNhwgcGfhwcQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv2dNhwgcGfhwcQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv2dNhwgcGfhwcQ builds `linalg.conv_2d_nhwgc_gfhwc_q`; its regions are empty.
func NewConv2dNhwgcGfhwcQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv2dNhwgcGfhwcQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv2dNhwgcGfhwcQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_2d_nhwgc_gfhwc_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dNcdhwFcdhw: Convolves volumes with filters: inputs are `ncdhw`, filters `fcdhw`.
type Conv3dNcdhwFcdhw struct{ Op *ir.Operation }

// AsConv3dNcdhwFcdhw views an operation as `linalg.conv_3d_ncdhw_fcdhw`; false when it is another one.
func AsConv3dNcdhwFcdhw(op *ir.Operation) (Conv3dNcdhwFcdhw, bool) {
	return Conv3dNcdhwFcdhw{op}, op.Is("linalg.conv_3d_ncdhw_fcdhw")
}

// OpName is the name of the operations that it views.
func (Conv3dNcdhwFcdhw) OpName() string { return "linalg.conv_3d_ncdhw_fcdhw" }

// Inputs are the operands `inputs`.
func (o Conv3dNcdhwFcdhw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dNcdhwFcdhw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dNcdhwFcdhw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv3dNcdhwFcdhw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv3dNcdhwFcdhw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv3dNcdhwFcdhw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv3dNcdhwFcdhw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv3dNcdhwFcdhw) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dNcdhwFcdhw builds `linalg.conv_3d_ncdhw_fcdhw`; its regions are empty.
func NewConv3dNcdhwFcdhw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv3dNcdhwFcdhw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dNcdhwFcdhw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_ncdhw_fcdhw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dNdhwcDhwcf: Convolves volumes with filters: inputs are `ndhwc`, filters `dhwcf`.
type Conv3dNdhwcDhwcf struct{ Op *ir.Operation }

// AsConv3dNdhwcDhwcf views an operation as `linalg.conv_3d_ndhwc_dhwcf`; false when it is another one.
func AsConv3dNdhwcDhwcf(op *ir.Operation) (Conv3dNdhwcDhwcf, bool) {
	return Conv3dNdhwcDhwcf{op}, op.Is("linalg.conv_3d_ndhwc_dhwcf")
}

// OpName is the name of the operations that it views.
func (Conv3dNdhwcDhwcf) OpName() string { return "linalg.conv_3d_ndhwc_dhwcf" }

// Inputs are the operands `inputs`.
func (o Conv3dNdhwcDhwcf) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dNdhwcDhwcf) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dNdhwcDhwcf) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv3dNdhwcDhwcf) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv3dNdhwcDhwcf) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv3dNdhwcDhwcf) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv3dNdhwcDhwcf) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv3dNdhwcDhwcf) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dNdhwcDhwcf builds `linalg.conv_3d_ndhwc_dhwcf`; its regions are empty.
func NewConv3dNdhwcDhwcf(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv3dNdhwcDhwcf {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dNdhwcDhwcf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_ndhwc_dhwcf"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Conv3dNdhwcDhwcfQ: Convolves volumes with filters, less their zero points: inputs are `ndhwc`, filters `dhwcf`.
type Conv3dNdhwcDhwcfQ struct{ Op *ir.Operation }

// AsConv3dNdhwcDhwcfQ views an operation as `linalg.conv_3d_ndhwc_dhwcf_q`; false when it is another one.
func AsConv3dNdhwcDhwcfQ(op *ir.Operation) (Conv3dNdhwcDhwcfQ, bool) {
	return Conv3dNdhwcDhwcfQ{op}, op.Is("linalg.conv_3d_ndhwc_dhwcf_q")
}

// OpName is the name of the operations that it views.
func (Conv3dNdhwcDhwcfQ) OpName() string { return "linalg.conv_3d_ndhwc_dhwcf_q" }

// Inputs are the operands `inputs`.
func (o Conv3dNdhwcDhwcfQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o Conv3dNdhwcDhwcfQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o Conv3dNdhwcDhwcfQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv3dNdhwcDhwcfQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv3dNdhwcDhwcfQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv3dNdhwcDhwcfQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv3dNdhwcDhwcfQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o Conv3dNdhwcDhwcfQ) Region() *ir.Region { return o.Op.Region(0) }

// NewConv3dNdhwcDhwcfQ builds `linalg.conv_3d_ndhwc_dhwcf_q`; its regions are empty.
func NewConv3dNdhwcDhwcfQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) Conv3dNdhwcDhwcfQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return Conv3dNdhwcDhwcfQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv_3d_ndhwc_dhwcf_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv1dNcwCw: Convolves rows with filters, each channel by itself: inputs are `ncw`, filters `cw`.
type DepthwiseConv1dNcwCw struct{ Op *ir.Operation }

// AsDepthwiseConv1dNcwCw views an operation as `linalg.depthwise_conv_1d_ncw_cw`; false when it is another one.
func AsDepthwiseConv1dNcwCw(op *ir.Operation) (DepthwiseConv1dNcwCw, bool) {
	return DepthwiseConv1dNcwCw{op}, op.Is("linalg.depthwise_conv_1d_ncw_cw")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv1dNcwCw) OpName() string { return "linalg.depthwise_conv_1d_ncw_cw" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv1dNcwCw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv1dNcwCw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv1dNcwCw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv1dNcwCw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv1dNcwCw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv1dNcwCw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv1dNcwCw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv1dNcwCw) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv1dNcwCw builds `linalg.depthwise_conv_1d_ncw_cw`; its regions are empty.
func NewDepthwiseConv1dNcwCw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv1dNcwCw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv1dNcwCw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_1d_ncw_cw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv1dNwcWc: Convolves rows with filters, each channel by itself: inputs are `nwc`, filters `wc`.
type DepthwiseConv1dNwcWc struct{ Op *ir.Operation }

// AsDepthwiseConv1dNwcWc views an operation as `linalg.depthwise_conv_1d_nwc_wc`; false when it is another one.
func AsDepthwiseConv1dNwcWc(op *ir.Operation) (DepthwiseConv1dNwcWc, bool) {
	return DepthwiseConv1dNwcWc{op}, op.Is("linalg.depthwise_conv_1d_nwc_wc")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv1dNwcWc) OpName() string { return "linalg.depthwise_conv_1d_nwc_wc" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv1dNwcWc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv1dNwcWc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv1dNwcWc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv1dNwcWc) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv1dNwcWc) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv1dNwcWc) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv1dNwcWc) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv1dNwcWc) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv1dNwcWc builds `linalg.depthwise_conv_1d_nwc_wc`; its regions are empty.
func NewDepthwiseConv1dNwcWc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv1dNwcWc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv1dNwcWc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_1d_nwc_wc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv1dNwcWcm: Convolves rows with filters, each channel by itself: inputs are `nwc`, filters `wcm`.
type DepthwiseConv1dNwcWcm struct{ Op *ir.Operation }

// AsDepthwiseConv1dNwcWcm views an operation as `linalg.depthwise_conv_1d_nwc_wcm`; false when it is another one.
func AsDepthwiseConv1dNwcWcm(op *ir.Operation) (DepthwiseConv1dNwcWcm, bool) {
	return DepthwiseConv1dNwcWcm{op}, op.Is("linalg.depthwise_conv_1d_nwc_wcm")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv1dNwcWcm) OpName() string { return "linalg.depthwise_conv_1d_nwc_wcm" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv1dNwcWcm) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv1dNwcWcm) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv1dNwcWcm) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv1dNwcWcm) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv1dNwcWcm) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv1dNwcWcm) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv1dNwcWcm) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv1dNwcWcm) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv1dNwcWcm builds `linalg.depthwise_conv_1d_nwc_wcm`; its regions are empty.
func NewDepthwiseConv1dNwcWcm(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv1dNwcWcm {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv1dNwcWcm{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_1d_nwc_wcm"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dNhwcHwcQ: Convolves images with filters, each channel by itself, less their zero points: inputs are `nhwc`, filters `hwc`.
type DepthwiseConv2dNhwcHwcQ struct{ Op *ir.Operation }

// AsDepthwiseConv2dNhwcHwcQ views an operation as `linalg.depthwise_conv_2d_nhwc_hwc_q`; false when it is another one.
func AsDepthwiseConv2dNhwcHwcQ(op *ir.Operation) (DepthwiseConv2dNhwcHwcQ, bool) {
	return DepthwiseConv2dNhwcHwcQ{op}, op.Is("linalg.depthwise_conv_2d_nhwc_hwc_q")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dNhwcHwcQ) OpName() string { return "linalg.depthwise_conv_2d_nhwc_hwc_q" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dNhwcHwcQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dNhwcHwcQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dNhwcHwcQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwcQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dNhwcHwcQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwcQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dNhwcHwcQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv2dNhwcHwcQ) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dNhwcHwcQ builds `linalg.depthwise_conv_2d_nhwc_hwc_q`; its regions are empty.
func NewDepthwiseConv2dNhwcHwcQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv2dNhwcHwcQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dNhwcHwcQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_nhwc_hwc_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dNhwcHwcm: Convolves images with filters, each channel by itself: inputs are `nhwc`, filters `hwcm`.
type DepthwiseConv2dNhwcHwcm struct{ Op *ir.Operation }

// AsDepthwiseConv2dNhwcHwcm views an operation as `linalg.depthwise_conv_2d_nhwc_hwcm`; false when it is another one.
func AsDepthwiseConv2dNhwcHwcm(op *ir.Operation) (DepthwiseConv2dNhwcHwcm, bool) {
	return DepthwiseConv2dNhwcHwcm{op}, op.Is("linalg.depthwise_conv_2d_nhwc_hwcm")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dNhwcHwcm) OpName() string { return "linalg.depthwise_conv_2d_nhwc_hwcm" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dNhwcHwcm) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dNhwcHwcm) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dNhwcHwcm) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwcm) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dNhwcHwcm) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwcm) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dNhwcHwcm) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv2dNhwcHwcm) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dNhwcHwcm builds `linalg.depthwise_conv_2d_nhwc_hwcm`; its regions are empty.
func NewDepthwiseConv2dNhwcHwcm(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv2dNhwcHwcm {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dNhwcHwcm{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_nhwc_hwcm"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv2dNhwcHwcmQ: Convolves images with filters, each channel by itself, less their zero points: inputs are `nhwc`, filters `hwcm`.
type DepthwiseConv2dNhwcHwcmQ struct{ Op *ir.Operation }

// AsDepthwiseConv2dNhwcHwcmQ views an operation as `linalg.depthwise_conv_2d_nhwc_hwcm_q`; false when it is another one.
func AsDepthwiseConv2dNhwcHwcmQ(op *ir.Operation) (DepthwiseConv2dNhwcHwcmQ, bool) {
	return DepthwiseConv2dNhwcHwcmQ{op}, op.Is("linalg.depthwise_conv_2d_nhwc_hwcm_q")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv2dNhwcHwcmQ) OpName() string { return "linalg.depthwise_conv_2d_nhwc_hwcm_q" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv2dNhwcHwcmQ) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv2dNhwcHwcmQ) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv2dNhwcHwcmQ) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwcmQ) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv2dNhwcHwcmQ) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv2dNhwcHwcmQ) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv2dNhwcHwcmQ) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv2dNhwcHwcmQ) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv2dNhwcHwcmQ builds `linalg.depthwise_conv_2d_nhwc_hwcm_q`; its regions are empty.
func NewDepthwiseConv2dNhwcHwcmQ(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv2dNhwcHwcmQ {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv2dNhwcHwcmQ{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_2d_nhwc_hwcm_q"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv3dNcdhwCdhw: Convolves volumes with filters, each channel by itself: inputs are `ncdhw`, filters `cdhw`.
type DepthwiseConv3dNcdhwCdhw struct{ Op *ir.Operation }

// AsDepthwiseConv3dNcdhwCdhw views an operation as `linalg.depthwise_conv_3d_ncdhw_cdhw`; false when it is another one.
func AsDepthwiseConv3dNcdhwCdhw(op *ir.Operation) (DepthwiseConv3dNcdhwCdhw, bool) {
	return DepthwiseConv3dNcdhwCdhw{op}, op.Is("linalg.depthwise_conv_3d_ncdhw_cdhw")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv3dNcdhwCdhw) OpName() string { return "linalg.depthwise_conv_3d_ncdhw_cdhw" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv3dNcdhwCdhw) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv3dNcdhwCdhw) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv3dNcdhwCdhw) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv3dNcdhwCdhw) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv3dNcdhwCdhw) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv3dNcdhwCdhw) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv3dNcdhwCdhw) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv3dNcdhwCdhw) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv3dNcdhwCdhw builds `linalg.depthwise_conv_3d_ncdhw_cdhw`; its regions are empty.
func NewDepthwiseConv3dNcdhwCdhw(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv3dNcdhwCdhw {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv3dNcdhwCdhw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_3d_ncdhw_cdhw"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv3dNdhwcDhwc: Convolves volumes with filters, each channel by itself: inputs are `ndhwc`, filters `dhwc`.
type DepthwiseConv3dNdhwcDhwc struct{ Op *ir.Operation }

// AsDepthwiseConv3dNdhwcDhwc views an operation as `linalg.depthwise_conv_3d_ndhwc_dhwc`; false when it is another one.
func AsDepthwiseConv3dNdhwcDhwc(op *ir.Operation) (DepthwiseConv3dNdhwcDhwc, bool) {
	return DepthwiseConv3dNdhwcDhwc{op}, op.Is("linalg.depthwise_conv_3d_ndhwc_dhwc")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv3dNdhwcDhwc) OpName() string { return "linalg.depthwise_conv_3d_ndhwc_dhwc" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv3dNdhwcDhwc) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv3dNdhwcDhwc) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv3dNdhwcDhwc) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv3dNdhwcDhwc) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv3dNdhwcDhwc) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv3dNdhwcDhwc) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv3dNdhwcDhwc) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv3dNdhwcDhwc) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv3dNdhwcDhwc builds `linalg.depthwise_conv_3d_ndhwc_dhwc`; its regions are empty.
func NewDepthwiseConv3dNdhwcDhwc(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv3dNdhwcDhwc {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv3dNdhwcDhwc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_3d_ndhwc_dhwc"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// DepthwiseConv3dNdhwcDhwcm: Convolves volumes with filters, each channel by itself: inputs are `ndhwc`, filters `dhwcm`.
type DepthwiseConv3dNdhwcDhwcm struct{ Op *ir.Operation }

// AsDepthwiseConv3dNdhwcDhwcm views an operation as `linalg.depthwise_conv_3d_ndhwc_dhwcm`; false when it is another one.
func AsDepthwiseConv3dNdhwcDhwcm(op *ir.Operation) (DepthwiseConv3dNdhwcDhwcm, bool) {
	return DepthwiseConv3dNdhwcDhwcm{op}, op.Is("linalg.depthwise_conv_3d_ndhwc_dhwcm")
}

// OpName is the name of the operations that it views.
func (DepthwiseConv3dNdhwcDhwcm) OpName() string { return "linalg.depthwise_conv_3d_ndhwc_dhwcm" }

// Inputs are the operands `inputs`.
func (o DepthwiseConv3dNdhwcDhwcm) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o DepthwiseConv3dNdhwcDhwcm) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o DepthwiseConv3dNdhwcDhwcm) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o DepthwiseConv3dNdhwcDhwcm) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o DepthwiseConv3dNdhwcDhwcm) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o DepthwiseConv3dNdhwcDhwcm) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o DepthwiseConv3dNdhwcDhwcm) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o DepthwiseConv3dNdhwcDhwcm) Region() *ir.Region { return o.Op.Region(0) }

// NewDepthwiseConv3dNdhwcDhwcm builds `linalg.depthwise_conv_3d_ndhwc_dhwcm`; its regions are empty.
func NewDepthwiseConv3dNdhwcDhwcm(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) DepthwiseConv3dNdhwcDhwcm {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return DepthwiseConv3dNdhwcDhwcm{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.depthwise_conv_3d_ndhwc_dhwcm"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNcwMax: Takes the greatest element of each window; `ncw` is the order of the dimensions.
type PoolingNcwMax struct{ Op *ir.Operation }

// AsPoolingNcwMax views an operation as `linalg.pooling_ncw_max`; false when it is another one.
func AsPoolingNcwMax(op *ir.Operation) (PoolingNcwMax, bool) {
	return PoolingNcwMax{op}, op.Is("linalg.pooling_ncw_max")
}

// OpName is the name of the operations that it views.
func (PoolingNcwMax) OpName() string { return "linalg.pooling_ncw_max" }

// Inputs are the operands `inputs`.
func (o PoolingNcwMax) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNcwMax) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNcwMax) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNcwMax) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNcwMax) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNcwMax) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNcwMax) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNcwMax) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNcwMax builds `linalg.pooling_ncw_max`; its regions are empty.
func NewPoolingNcwMax(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNcwMax {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNcwMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_ncw_max"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNcwSum: Adds the elements of each window; `ncw` is the order of the dimensions.
type PoolingNcwSum struct{ Op *ir.Operation }

// AsPoolingNcwSum views an operation as `linalg.pooling_ncw_sum`; false when it is another one.
func AsPoolingNcwSum(op *ir.Operation) (PoolingNcwSum, bool) {
	return PoolingNcwSum{op}, op.Is("linalg.pooling_ncw_sum")
}

// OpName is the name of the operations that it views.
func (PoolingNcwSum) OpName() string { return "linalg.pooling_ncw_sum" }

// Inputs are the operands `inputs`.
func (o PoolingNcwSum) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNcwSum) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNcwSum) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNcwSum) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNcwSum) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNcwSum) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNcwSum) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNcwSum) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNcwSum builds `linalg.pooling_ncw_sum`; its regions are empty.
func NewPoolingNcwSum(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNcwSum {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNcwSum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_ncw_sum"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNwcMax: Takes the greatest element of each window; `nwc` is the order of the dimensions.
type PoolingNwcMax struct{ Op *ir.Operation }

// AsPoolingNwcMax views an operation as `linalg.pooling_nwc_max`; false when it is another one.
func AsPoolingNwcMax(op *ir.Operation) (PoolingNwcMax, bool) {
	return PoolingNwcMax{op}, op.Is("linalg.pooling_nwc_max")
}

// OpName is the name of the operations that it views.
func (PoolingNwcMax) OpName() string { return "linalg.pooling_nwc_max" }

// Inputs are the operands `inputs`.
func (o PoolingNwcMax) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNwcMax) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNwcMax) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNwcMax) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNwcMax) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNwcMax) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNwcMax) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNwcMax) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNwcMax builds `linalg.pooling_nwc_max`; its regions are empty.
func NewPoolingNwcMax(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNwcMax {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNwcMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nwc_max"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNwcMaxUnsigned: Takes the greatest element of each window, of integers taken as unsigned; `nwc` is the order of the dimensions.
type PoolingNwcMaxUnsigned struct{ Op *ir.Operation }

// AsPoolingNwcMaxUnsigned views an operation as `linalg.pooling_nwc_max_unsigned`; false when it is another one.
func AsPoolingNwcMaxUnsigned(op *ir.Operation) (PoolingNwcMaxUnsigned, bool) {
	return PoolingNwcMaxUnsigned{op}, op.Is("linalg.pooling_nwc_max_unsigned")
}

// OpName is the name of the operations that it views.
func (PoolingNwcMaxUnsigned) OpName() string { return "linalg.pooling_nwc_max_unsigned" }

// Inputs are the operands `inputs`.
func (o PoolingNwcMaxUnsigned) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNwcMaxUnsigned) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNwcMaxUnsigned) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNwcMaxUnsigned) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNwcMaxUnsigned) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNwcMaxUnsigned) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNwcMaxUnsigned) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNwcMaxUnsigned) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNwcMaxUnsigned builds `linalg.pooling_nwc_max_unsigned`; its regions are empty.
func NewPoolingNwcMaxUnsigned(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNwcMaxUnsigned {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNwcMaxUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nwc_max_unsigned"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNwcMin: Takes the least element of each window; `nwc` is the order of the dimensions.
type PoolingNwcMin struct{ Op *ir.Operation }

// AsPoolingNwcMin views an operation as `linalg.pooling_nwc_min`; false when it is another one.
func AsPoolingNwcMin(op *ir.Operation) (PoolingNwcMin, bool) {
	return PoolingNwcMin{op}, op.Is("linalg.pooling_nwc_min")
}

// OpName is the name of the operations that it views.
func (PoolingNwcMin) OpName() string { return "linalg.pooling_nwc_min" }

// Inputs are the operands `inputs`.
func (o PoolingNwcMin) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNwcMin) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNwcMin) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNwcMin) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNwcMin) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNwcMin) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNwcMin) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNwcMin) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNwcMin builds `linalg.pooling_nwc_min`; its regions are empty.
func NewPoolingNwcMin(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNwcMin {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNwcMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nwc_min"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNwcMinUnsigned: Takes the least element of each window, of integers taken as unsigned; `nwc` is the order of the dimensions.
type PoolingNwcMinUnsigned struct{ Op *ir.Operation }

// AsPoolingNwcMinUnsigned views an operation as `linalg.pooling_nwc_min_unsigned`; false when it is another one.
func AsPoolingNwcMinUnsigned(op *ir.Operation) (PoolingNwcMinUnsigned, bool) {
	return PoolingNwcMinUnsigned{op}, op.Is("linalg.pooling_nwc_min_unsigned")
}

// OpName is the name of the operations that it views.
func (PoolingNwcMinUnsigned) OpName() string { return "linalg.pooling_nwc_min_unsigned" }

// Inputs are the operands `inputs`.
func (o PoolingNwcMinUnsigned) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNwcMinUnsigned) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNwcMinUnsigned) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNwcMinUnsigned) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNwcMinUnsigned) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNwcMinUnsigned) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNwcMinUnsigned) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNwcMinUnsigned) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNwcMinUnsigned builds `linalg.pooling_nwc_min_unsigned`; its regions are empty.
func NewPoolingNwcMinUnsigned(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNwcMinUnsigned {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNwcMinUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nwc_min_unsigned"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNwcSum: Adds the elements of each window; `nwc` is the order of the dimensions.
type PoolingNwcSum struct{ Op *ir.Operation }

// AsPoolingNwcSum views an operation as `linalg.pooling_nwc_sum`; false when it is another one.
func AsPoolingNwcSum(op *ir.Operation) (PoolingNwcSum, bool) {
	return PoolingNwcSum{op}, op.Is("linalg.pooling_nwc_sum")
}

// OpName is the name of the operations that it views.
func (PoolingNwcSum) OpName() string { return "linalg.pooling_nwc_sum" }

// Inputs are the operands `inputs`.
func (o PoolingNwcSum) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNwcSum) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNwcSum) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNwcSum) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNwcSum) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNwcSum) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNwcSum) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNwcSum) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNwcSum builds `linalg.pooling_nwc_sum`; its regions are empty.
func NewPoolingNwcSum(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNwcSum {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNwcSum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nwc_sum"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNhwcMaxUnsigned: Takes the greatest element of each window, of integers taken as unsigned; `nhwc` is the order of the dimensions.
type PoolingNhwcMaxUnsigned struct{ Op *ir.Operation }

// AsPoolingNhwcMaxUnsigned views an operation as `linalg.pooling_nhwc_max_unsigned`; false when it is another one.
func AsPoolingNhwcMaxUnsigned(op *ir.Operation) (PoolingNhwcMaxUnsigned, bool) {
	return PoolingNhwcMaxUnsigned{op}, op.Is("linalg.pooling_nhwc_max_unsigned")
}

// OpName is the name of the operations that it views.
func (PoolingNhwcMaxUnsigned) OpName() string { return "linalg.pooling_nhwc_max_unsigned" }

// Inputs are the operands `inputs`.
func (o PoolingNhwcMaxUnsigned) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNhwcMaxUnsigned) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNhwcMaxUnsigned) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNhwcMaxUnsigned) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNhwcMaxUnsigned) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNhwcMaxUnsigned) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNhwcMaxUnsigned) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNhwcMaxUnsigned) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNhwcMaxUnsigned builds `linalg.pooling_nhwc_max_unsigned`; its regions are empty.
func NewPoolingNhwcMaxUnsigned(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNhwcMaxUnsigned {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNhwcMaxUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nhwc_max_unsigned"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// PoolingNhwcMinUnsigned: Takes the least element of each window, of integers taken as unsigned; `nhwc` is the order of the dimensions.
type PoolingNhwcMinUnsigned struct{ Op *ir.Operation }

// AsPoolingNhwcMinUnsigned views an operation as `linalg.pooling_nhwc_min_unsigned`; false when it is another one.
func AsPoolingNhwcMinUnsigned(op *ir.Operation) (PoolingNhwcMinUnsigned, bool) {
	return PoolingNhwcMinUnsigned{op}, op.Is("linalg.pooling_nhwc_min_unsigned")
}

// OpName is the name of the operations that it views.
func (PoolingNhwcMinUnsigned) OpName() string { return "linalg.pooling_nhwc_min_unsigned" }

// Inputs are the operands `inputs`.
func (o PoolingNhwcMinUnsigned) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o PoolingNhwcMinUnsigned) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o PoolingNhwcMinUnsigned) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingNhwcMinUnsigned) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingNhwcMinUnsigned) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingNhwcMinUnsigned) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingNhwcMinUnsigned) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// Region is region `region`.
func (o PoolingNhwcMinUnsigned) Region() *ir.Region { return o.Op.Region(0) }

// NewPoolingNhwcMinUnsigned builds `linalg.pooling_nhwc_min_unsigned`; its regions are empty.
func NewPoolingNhwcMinUnsigned(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) PoolingNhwcMinUnsigned {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return PoolingNhwcMinUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_nhwc_min_unsigned"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// BatchMmt4d: Multiplies pairs of matrices of tiles, of which the second is transposed.
type BatchMmt4d struct{ Op *ir.Operation }

// AsBatchMmt4d views an operation as `linalg.batch_mmt4d`; false when it is another one.
func AsBatchMmt4d(op *ir.Operation) (BatchMmt4d, bool) {
	return BatchMmt4d{op}, op.Is("linalg.batch_mmt4d")
}

// OpName is the name of the operations that it views.
func (BatchMmt4d) OpName() string { return "linalg.batch_mmt4d" }

// Inputs are the operands `inputs`.
func (o BatchMmt4d) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Outputs are the operands `outputs`.
func (o BatchMmt4d) Outputs() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// ResultTensors are the results `result_tensors`.
func (o BatchMmt4d) ResultTensors() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Region is region `region`.
func (o BatchMmt4d) Region() *ir.Region { return o.Op.Region(0) }

// NewBatchMmt4d builds `linalg.batch_mmt4d`; its regions are empty.
func NewBatchMmt4d(b *ir.Builder, inputs []*ir.Value, outputs []*ir.Value, resultTensorsTypes []ir.Type, attrs ...ir.NamedAttr) BatchMmt4d {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, outputs...)
	return BatchMmt4d{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.batch_mmt4d"),
		Operands: operands,
		Results:  resultTensorsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), len(inputs), len(outputs))}}, attrs...),
		Regions:  1,
	})}
}

// Transpose: Moves dimensions of its input: dimension `i` of the output is dimension `permutation[i]` of it.
type Transpose struct{ Op *ir.Operation }

// AsTranspose views an operation as `linalg.transpose`; false when it is another one.
func AsTranspose(op *ir.Operation) (Transpose, bool) { return Transpose{op}, op.Is("linalg.transpose") }

// OpName is the name of the operations that it views.
func (Transpose) OpName() string { return "linalg.transpose" }

// Input is operand `input`.
func (o Transpose) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Transpose) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Init is operand `init`.
func (o Transpose) Init() *ir.Value { return o.Op.Operand(1) }

// SetInit changes operand `init`.
func (o Transpose) SetInit(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result are the results `result`.
func (o Transpose) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// PermutationAttr is attribute `permutation`, nil when it is absent.
func (o Transpose) PermutationAttr() ir.Attribute { return o.Op.Attr("permutation") }

// SetPermutationAttr changes attribute `permutation`; nil removes it.
func (o Transpose) SetPermutationAttr(a ir.Attribute) { o.Op.SetAttr("permutation", a) }

// Region is region `region`.
func (o Transpose) Region() *ir.Region { return o.Op.Region(0) }

// Permutation is the value of attribute `permutation`, nil when it is absent or of another kind.
func (o Transpose) Permutation() []int64 { return ods.IntsOf(o.Op.Attr("permutation")) }

// NewTranspose builds `linalg.transpose`; its regions are empty.
func NewTranspose(b *ir.Builder, input *ir.Value, init *ir.Value, resultTypes []ir.Type, permutation []int64, attrs ...ir.NamedAttr) Transpose {
	return Transpose{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.transpose"),
		Operands: []*ir.Value{input, init},
		Results:  resultTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "permutation", Value: b.Context().I64ArrayAttr(permutation)}}, attrs...),
		Regions:  1,
	})}
}

// Broadcast: Repeats its input along `dimensions` of the output.
type Broadcast struct{ Op *ir.Operation }

// AsBroadcast views an operation as `linalg.broadcast`; false when it is another one.
func AsBroadcast(op *ir.Operation) (Broadcast, bool) { return Broadcast{op}, op.Is("linalg.broadcast") }

// OpName is the name of the operations that it views.
func (Broadcast) OpName() string { return "linalg.broadcast" }

// Input is operand `input`.
func (o Broadcast) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Broadcast) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Init is operand `init`.
func (o Broadcast) Init() *ir.Value { return o.Op.Operand(1) }

// SetInit changes operand `init`.
func (o Broadcast) SetInit(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result are the results `result`.
func (o Broadcast) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// DimensionsAttr is attribute `dimensions`, nil when it is absent.
func (o Broadcast) DimensionsAttr() ir.Attribute { return o.Op.Attr("dimensions") }

// SetDimensionsAttr changes attribute `dimensions`; nil removes it.
func (o Broadcast) SetDimensionsAttr(a ir.Attribute) { o.Op.SetAttr("dimensions", a) }

// Region is region `region`.
func (o Broadcast) Region() *ir.Region { return o.Op.Region(0) }

// Dimensions is the value of attribute `dimensions`, nil when it is absent or of another kind.
func (o Broadcast) Dimensions() []int64 { return ods.IntsOf(o.Op.Attr("dimensions")) }

// NewBroadcast builds `linalg.broadcast`; its regions are empty.
func NewBroadcast(b *ir.Builder, input *ir.Value, init *ir.Value, resultTypes []ir.Type, dimensions []int64, attrs ...ir.NamedAttr) Broadcast {
	return Broadcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.broadcast"),
		Operands: []*ir.Value{input, init},
		Results:  resultTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "dimensions", Value: b.Context().I64ArrayAttr(dimensions)}}, attrs...),
		Regions:  1,
	})}
}

// Map: Computes each element of the output from those of the inputs at the same place, by its region. The
// region has an argument for the output, too, which it does not use in MLIR 19.
type Map struct{ Op *ir.Operation }

// AsMap views an operation as `linalg.map`; false when it is another one.
func AsMap(op *ir.Operation) (Map, bool) { return Map{op}, op.Is("linalg.map") }

// OpName is the name of the operations that it views.
func (Map) OpName() string { return "linalg.map" }

// Inputs are the operands `inputs`.
func (o Map) Inputs() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Init is operand `init`, nil when it is absent.
func (o Map) Init() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result are the results `result`.
func (o Map) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Mapper is region `mapper`.
func (o Map) Mapper() *ir.Region { return o.Op.Region(0) }

// NewMap builds `linalg.map`; its regions are empty.
func NewMap(b *ir.Builder, inputs []*ir.Value, init *ir.Value, resultTypes []ir.Type, attrs ...ir.NamedAttr) Map {
	var operands []*ir.Value
	operands = append(operands, inputs...)
	operands = append(operands, init)
	return Map{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.map"),
		Operands: operands,
		Results:  resultTypes,
		Attrs:    attrs,
		Regions:  1,
	})}
}

// Reduce: Combines the elements of its inputs along `dimensions` with an element of the output of each, by its region.
type Reduce struct{ Op *ir.Operation }

// AsReduce views an operation as `linalg.reduce`; false when it is another one.
func AsReduce(op *ir.Operation) (Reduce, bool) { return Reduce{op}, op.Is("linalg.reduce") }

// OpName is the name of the operations that it views.
func (Reduce) OpName() string { return "linalg.reduce" }

// Input are the operands `input`.
func (o Reduce) Input() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Init are the operands `init`.
func (o Reduce) Init() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result are the results `result`.
func (o Reduce) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// DimensionsAttr is attribute `dimensions`, nil when it is absent.
func (o Reduce) DimensionsAttr() ir.Attribute { return o.Op.Attr("dimensions") }

// SetDimensionsAttr changes attribute `dimensions`; nil removes it.
func (o Reduce) SetDimensionsAttr(a ir.Attribute) { o.Op.SetAttr("dimensions", a) }

// Combiner is region `combiner`.
func (o Reduce) Combiner() *ir.Region { return o.Op.Region(0) }

// Dimensions is the value of attribute `dimensions`, nil when it is absent or of another kind.
func (o Reduce) Dimensions() []int64 { return ods.IntsOf(o.Op.Attr("dimensions")) }

// NewReduce builds `linalg.reduce`; its regions are empty.
func NewReduce(b *ir.Builder, input []*ir.Value, init []*ir.Value, resultTypes []ir.Type, dimensions []int64, attrs ...ir.NamedAttr) Reduce {
	var operands []*ir.Value
	operands = append(operands, input...)
	operands = append(operands, init...)
	return Reduce{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.reduce"),
		Operands: operands,
		Results:  resultTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "dimensions", Value: b.Context().I64ArrayAttr(dimensions)}}, attrs...),
		Regions:  1,
	})}
}

// Conv: Adds to its output a convolution of the input with a filter. Images and channels are the first and the last
// dimension of both, and the last two dimensions of the filter the channels of the input and of the output.
// Outside of the input there are zeros.
type Conv struct{ Op *ir.Operation }

// AsConv views an operation as `linalg.conv`; false when it is another one.
func AsConv(op *ir.Operation) (Conv, bool) { return Conv{op}, op.Is("linalg.conv") }

// OpName is the name of the operations that it views.
func (Conv) OpName() string { return "linalg.conv" }

// Filter is operand `filter`.
func (o Conv) Filter() *ir.Value { return o.Op.Operand(0) }

// SetFilter changes operand `filter`.
func (o Conv) SetFilter(v *ir.Value) { o.Op.SetOperand(0, v) }

// Input is operand `input`.
func (o Conv) Input() *ir.Value { return o.Op.Operand(1) }

// SetInput changes operand `input`.
func (o Conv) SetInput(v *ir.Value) { o.Op.SetOperand(1, v) }

// Output is operand `output`.
func (o Conv) Output() *ir.Value { return o.Op.Operand(2) }

// SetOutput changes operand `output`.
func (o Conv) SetOutput(v *ir.Value) { o.Op.SetOperand(2, v) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o Conv) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o Conv) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o Conv) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o Conv) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// PaddingAttr is attribute `padding`, nil when it is absent.
func (o Conv) PaddingAttr() ir.Attribute { return o.Op.Attr("padding") }

// SetPaddingAttr changes attribute `padding`; nil removes it.
func (o Conv) SetPaddingAttr(a ir.Attribute) { o.Op.SetAttr("padding", a) }

// Strides is the value of attribute `strides`, nil when it is absent or of another kind.
func (o Conv) Strides() []int64 { return ods.IntsOf(o.Op.Attr("strides")) }

// Dilations is the value of attribute `dilations`, nil when it is absent or of another kind.
func (o Conv) Dilations() []int64 { return ods.IntsOf(o.Op.Attr("dilations")) }

// Padding is the value of attribute `padding`, nil when it is absent or of another kind.
func (o Conv) Padding() []int64 { return ods.IntsOf(o.Op.Attr("padding")) }

// NewConv builds `linalg.conv`.
func NewConv(b *ir.Builder, filter *ir.Value, input *ir.Value, output *ir.Value, attrs ...ir.NamedAttr) Conv {
	return Conv{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.conv"),
		Operands: []*ir.Value{filter, input, output},
		Attrs:    attrs,
	})}
}

// PoolingMax: The maximum of a window; what is outside of the input does not count.
type PoolingMax struct{ Op *ir.Operation }

// AsPoolingMax views an operation as `linalg.pooling_max`; false when it is another one.
func AsPoolingMax(op *ir.Operation) (PoolingMax, bool) {
	return PoolingMax{op}, op.Is("linalg.pooling_max")
}

// OpName is the name of the operations that it views.
func (PoolingMax) OpName() string { return "linalg.pooling_max" }

// Input is operand `input`.
func (o PoolingMax) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o PoolingMax) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// WindowDims is operand `windowDims`.
func (o PoolingMax) WindowDims() *ir.Value { return o.Op.Operand(1) }

// SetWindowDims changes operand `windowDims`.
func (o PoolingMax) SetWindowDims(v *ir.Value) { o.Op.SetOperand(1, v) }

// Output is operand `output`.
func (o PoolingMax) Output() *ir.Value { return o.Op.Operand(2) }

// SetOutput changes operand `output`.
func (o PoolingMax) SetOutput(v *ir.Value) { o.Op.SetOperand(2, v) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingMax) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingMax) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingMax) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingMax) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// PaddingAttr is attribute `padding`, nil when it is absent.
func (o PoolingMax) PaddingAttr() ir.Attribute { return o.Op.Attr("padding") }

// SetPaddingAttr changes attribute `padding`; nil removes it.
func (o PoolingMax) SetPaddingAttr(a ir.Attribute) { o.Op.SetAttr("padding", a) }

// Strides is the value of attribute `strides`, nil when it is absent or of another kind.
func (o PoolingMax) Strides() []int64 { return ods.IntsOf(o.Op.Attr("strides")) }

// Dilations is the value of attribute `dilations`, nil when it is absent or of another kind.
func (o PoolingMax) Dilations() []int64 { return ods.IntsOf(o.Op.Attr("dilations")) }

// Padding is the value of attribute `padding`, nil when it is absent or of another kind.
func (o PoolingMax) Padding() []int64 { return ods.IntsOf(o.Op.Attr("padding")) }

// NewPoolingMax builds `linalg.pooling_max`.
func NewPoolingMax(b *ir.Builder, input *ir.Value, windowDims *ir.Value, output *ir.Value, attrs ...ir.NamedAttr) PoolingMax {
	return PoolingMax{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_max"),
		Operands: []*ir.Value{input, windowDims, output},
		Attrs:    attrs,
	})}
}

// PoolingMin: The minimum of a window; what is outside of the input does not count.
type PoolingMin struct{ Op *ir.Operation }

// AsPoolingMin views an operation as `linalg.pooling_min`; false when it is another one.
func AsPoolingMin(op *ir.Operation) (PoolingMin, bool) {
	return PoolingMin{op}, op.Is("linalg.pooling_min")
}

// OpName is the name of the operations that it views.
func (PoolingMin) OpName() string { return "linalg.pooling_min" }

// Input is operand `input`.
func (o PoolingMin) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o PoolingMin) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// WindowDims is operand `windowDims`.
func (o PoolingMin) WindowDims() *ir.Value { return o.Op.Operand(1) }

// SetWindowDims changes operand `windowDims`.
func (o PoolingMin) SetWindowDims(v *ir.Value) { o.Op.SetOperand(1, v) }

// Output is operand `output`.
func (o PoolingMin) Output() *ir.Value { return o.Op.Operand(2) }

// SetOutput changes operand `output`.
func (o PoolingMin) SetOutput(v *ir.Value) { o.Op.SetOperand(2, v) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingMin) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingMin) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingMin) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingMin) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// PaddingAttr is attribute `padding`, nil when it is absent.
func (o PoolingMin) PaddingAttr() ir.Attribute { return o.Op.Attr("padding") }

// SetPaddingAttr changes attribute `padding`; nil removes it.
func (o PoolingMin) SetPaddingAttr(a ir.Attribute) { o.Op.SetAttr("padding", a) }

// Strides is the value of attribute `strides`, nil when it is absent or of another kind.
func (o PoolingMin) Strides() []int64 { return ods.IntsOf(o.Op.Attr("strides")) }

// Dilations is the value of attribute `dilations`, nil when it is absent or of another kind.
func (o PoolingMin) Dilations() []int64 { return ods.IntsOf(o.Op.Attr("dilations")) }

// Padding is the value of attribute `padding`, nil when it is absent or of another kind.
func (o PoolingMin) Padding() []int64 { return ods.IntsOf(o.Op.Attr("padding")) }

// NewPoolingMin builds `linalg.pooling_min`.
func NewPoolingMin(b *ir.Builder, input *ir.Value, windowDims *ir.Value, output *ir.Value, attrs ...ir.NamedAttr) PoolingMin {
	return PoolingMin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_min"),
		Operands: []*ir.Value{input, windowDims, output},
		Attrs:    attrs,
	})}
}

// PoolingSum: The sum of a window.
type PoolingSum struct{ Op *ir.Operation }

// AsPoolingSum views an operation as `linalg.pooling_sum`; false when it is another one.
func AsPoolingSum(op *ir.Operation) (PoolingSum, bool) {
	return PoolingSum{op}, op.Is("linalg.pooling_sum")
}

// OpName is the name of the operations that it views.
func (PoolingSum) OpName() string { return "linalg.pooling_sum" }

// Input is operand `input`.
func (o PoolingSum) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o PoolingSum) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// WindowDims is operand `windowDims`.
func (o PoolingSum) WindowDims() *ir.Value { return o.Op.Operand(1) }

// SetWindowDims changes operand `windowDims`.
func (o PoolingSum) SetWindowDims(v *ir.Value) { o.Op.SetOperand(1, v) }

// Output is operand `output`.
func (o PoolingSum) Output() *ir.Value { return o.Op.Operand(2) }

// SetOutput changes operand `output`.
func (o PoolingSum) SetOutput(v *ir.Value) { o.Op.SetOperand(2, v) }

// StridesAttr is attribute `strides`, nil when it is absent.
func (o PoolingSum) StridesAttr() ir.Attribute { return o.Op.Attr("strides") }

// SetStridesAttr changes attribute `strides`; nil removes it.
func (o PoolingSum) SetStridesAttr(a ir.Attribute) { o.Op.SetAttr("strides", a) }

// DilationsAttr is attribute `dilations`, nil when it is absent.
func (o PoolingSum) DilationsAttr() ir.Attribute { return o.Op.Attr("dilations") }

// SetDilationsAttr changes attribute `dilations`; nil removes it.
func (o PoolingSum) SetDilationsAttr(a ir.Attribute) { o.Op.SetAttr("dilations", a) }

// PaddingAttr is attribute `padding`, nil when it is absent.
func (o PoolingSum) PaddingAttr() ir.Attribute { return o.Op.Attr("padding") }

// SetPaddingAttr changes attribute `padding`; nil removes it.
func (o PoolingSum) SetPaddingAttr(a ir.Attribute) { o.Op.SetAttr("padding", a) }

// Strides is the value of attribute `strides`, nil when it is absent or of another kind.
func (o PoolingSum) Strides() []int64 { return ods.IntsOf(o.Op.Attr("strides")) }

// Dilations is the value of attribute `dilations`, nil when it is absent or of another kind.
func (o PoolingSum) Dilations() []int64 { return ods.IntsOf(o.Op.Attr("dilations")) }

// Padding is the value of attribute `padding`, nil when it is absent or of another kind.
func (o PoolingSum) Padding() []int64 { return ods.IntsOf(o.Op.Attr("padding")) }

// NewPoolingSum builds `linalg.pooling_sum`.
func NewPoolingSum(b *ir.Builder, input *ir.Value, windowDims *ir.Value, output *ir.Value, attrs ...ir.NamedAttr) PoolingSum {
	return PoolingSum{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("linalg.pooling_sum"),
		Operands: []*ir.Value{input, windowDims, output},
		Attrs:    attrs,
	})}
}

// RangeType: Numbers from one to another in steps.
type RangeType struct{ Type *ir.DialectType }

// AsRangeType views a type as `!linalg.range`; false when it is another one.
func AsRangeType(t ir.Type) (RangeType, bool) {
	v, ok := ods.TypeNamed(t, "linalg.range")
	return RangeType{v}, ok
}

// TypeName is the name of the types that it views.
func (RangeType) TypeName() string { return "linalg.range" }

// NewRangeType makes `!linalg.range`.
func NewRangeType(ctx *ir.Context) RangeType {
	return RangeType{Type: ods.NewType(ctx, "linalg.range")}
}

// TypeFnAttr: How integers become numbers of another type.
type TypeFnAttr struct{ Attribute *ir.DialectAttr }

// AsTypeFnAttr views an attribute as `#linalg.type_fn`; false when it is another one.
func AsTypeFnAttr(t ir.Attribute) (TypeFnAttr, bool) {
	v, ok := ods.AttrNamed(t, "linalg.type_fn")
	return TypeFnAttr{v}, ok
}

// Value is parameter `value`.
func (t TypeFnAttr) Value() TypeFn { return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), TypeFn(0)) }

// NewTypeFnAttr makes `#linalg.type_fn`.
func NewTypeFnAttr(ctx *ir.Context, value TypeFn) TypeFnAttr {
	return TypeFnAttr{Attribute: ods.NewAttr(ctx, "linalg.type_fn", value.Attr(ctx))}
}

// ElementwiseKindAttr: What an elementwise operation computes.
type ElementwiseKindAttr struct{ Attribute *ir.DialectAttr }

// AsElementwiseKindAttr views an attribute as `#linalg.elementwise_kind`; false when it is another one.
func AsElementwiseKindAttr(t ir.Attribute) (ElementwiseKindAttr, bool) {
	v, ok := ods.AttrNamed(t, "linalg.elementwise_kind")
	return ElementwiseKindAttr{v}, ok
}

// Value is parameter `value`.
func (t ElementwiseKindAttr) Value() ElementwiseKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ElementwiseKind(0))
}

// NewElementwiseKindAttr makes `#linalg.elementwise_kind`.
func NewElementwiseKindAttr(ctx *ir.Context, value ElementwiseKind) ElementwiseKindAttr {
	return ElementwiseKindAttr{Attribute: ods.NewAttr(ctx, "linalg.elementwise_kind", value.Attr(ctx))}
}

// IteratorTypeAttr: The kind of an iterator in later versions.
type IteratorTypeAttr struct{ Attribute *ir.DialectAttr }

// AsIteratorTypeAttr views an attribute as `#linalg.iterator_type`; false when it is another one.
func AsIteratorTypeAttr(t ir.Attribute) (IteratorTypeAttr, bool) {
	v, ok := ods.AttrNamed(t, "linalg.iterator_type")
	return IteratorTypeAttr{v}, ok
}

// Kind is parameter `kind`.
func (t IteratorTypeAttr) Kind() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 0), "") }

// NewIteratorTypeAttr makes `#linalg.iterator_type`.
func NewIteratorTypeAttr(ctx *ir.Context, kind string) IteratorTypeAttr {
	return IteratorTypeAttr{Attribute: ods.NewAttr(ctx, "linalg.iterator_type", ctx.StringAttr(kind))}
}

// StructuredOps lists the operations with a clause `computes`.
var StructuredOps = []string{
	"linalg.fill",
	"linalg.copy",
	"linalg.fill_rng_2d",
	"linalg.batch_matmul_i16_i16_i32",
	"linalg.batch_matmul_i32_i32_i32",
	"linalg.batch_matmul_i8_i8_i32",
	"linalg.batch_matmul",
	"linalg.batch_matvec",
	"linalg.conv_2d_input_nhwc_filter_ohwi_poly",
	"linalg.conv_2d_input_nhwc_filter_ohwi_poly_q",
	"linalg.conv_2d_nchw",
	"linalg.conv_3d",
	"linalg.conv_2d",
	"linalg.conv_3d_input_ncdhw_filter_dhwcf",
	"linalg.conv_2d_input_nchw_filter_hwcf",
	"linalg.conv_1d_input_ncw_filter_wcf",
	"linalg.conv_3d_input_ndhwc_filter_dhwcf",
	"linalg.conv_2d_input_nhwc_filter_hwcf",
	"linalg.conv_1d_input_nwc_filter_wcf",
	"linalg.conv_3d_ncdhw",
	"linalg.conv_1d_ncw",
	"linalg.conv_3d_ndhwc",
	"linalg.conv_2d_nhwc",
	"linalg.conv_1d_nwc",
	"linalg.conv_1d",
	"linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly",
	"linalg.depthwise_conv_2d_input_nhwc_filter_hwcf",
	"linalg.depthwise_conv_2d_input_nhwc_filter_hwc",
	"linalg.dot_i16_i16_i32",
	"linalg.dot_i32_i32_i32",
	"linalg.dot_i8_i8_i32",
	"linalg.dot",
	"linalg.matmul_column_major",
	"linalg.matmul_i16_i16_i32",
	"linalg.matmul_i32_i32_i32",
	"linalg.matmul_i8_i8_i32",
	"linalg.matmul",
	"linalg.matvec_i16_i16_i32",
	"linalg.matvec_i32_i32_i32",
	"linalg.matvec_i8_i8_i32",
	"linalg.matvec",
	"linalg.mmt4d",
	"linalg.pooling_nchw_max",
	"linalg.pooling_ndhwc_max",
	"linalg.pooling_ndhwc_min",
	"linalg.pooling_ndhwc_sum",
	"linalg.pooling_nhwc_max",
	"linalg.pooling_nhwc_min",
	"linalg.pooling_nhwc_sum",
	"linalg.quantized_batch_matmul",
	"linalg.quantized_matmul",
	"linalg.soft_plus_2d",
	"linalg.vecmat_i16_i16_i32",
	"linalg.vecmat_i32_i32_i32",
	"linalg.vecmat_i8_i8_i32",
	"linalg.vecmat",
	"linalg.add",
	"linalg.sub",
	"linalg.mul",
	"linalg.div",
	"linalg.div_unsigned",
	"linalg.max",
	"linalg.min",
	"linalg.powf",
	"linalg.abs",
	"linalg.ceil",
	"linalg.exp",
	"linalg.floor",
	"linalg.log",
	"linalg.negf",
	"linalg.tanh",
	"linalg.sqrt",
	"linalg.rsqrt",
	"linalg.square",
	"linalg.erf",
	"linalg.reciprocal",
	"linalg.round",
	"linalg.select",
	"linalg.elementwise",
	"linalg.contract",
	"linalg.matmul_transpose_a",
	"linalg.matmul_transpose_b",
	"linalg.batch_matmul_transpose_a",
	"linalg.batch_matmul_transpose_b",
	"linalg.batch_vecmat",
	"linalg.batch_reduce_matmul",
	"linalg.conv_2d_nchw_fchw",
	"linalg.conv_2d_nhwc_hwcf",
	"linalg.conv_2d_nhwc_fhwc",
	"linalg.depthwise_conv_2d_nchw_chw",
	"linalg.depthwise_conv_2d_nhwc_hwc",
	"linalg.pooling_nchw_sum",
	"linalg.conv_1d_ncw_fcw",
	"linalg.conv_1d_nwc_wcf",
	"linalg.conv_2d_nchw_fchw_q",
	"linalg.conv_2d_nhwc_fhwc_q",
	"linalg.conv_2d_nhwc_hwcf_q",
	"linalg.conv_2d_ngchw_fgchw",
	"linalg.conv_2d_ngchw_gfchw",
	"linalg.conv_2d_ngchw_gfchw_q",
	"linalg.conv_2d_nhwgc_gfhwc",
	"linalg.conv_2d_nhwgc_gfhwc_q",
	"linalg.conv_3d_ncdhw_fcdhw",
	"linalg.conv_3d_ndhwc_dhwcf",
	"linalg.conv_3d_ndhwc_dhwcf_q",
	"linalg.depthwise_conv_1d_ncw_cw",
	"linalg.depthwise_conv_1d_nwc_wc",
	"linalg.depthwise_conv_1d_nwc_wcm",
	"linalg.depthwise_conv_2d_nhwc_hwc_q",
	"linalg.depthwise_conv_2d_nhwc_hwcm",
	"linalg.depthwise_conv_2d_nhwc_hwcm_q",
	"linalg.depthwise_conv_3d_ncdhw_cdhw",
	"linalg.depthwise_conv_3d_ndhwc_dhwc",
	"linalg.depthwise_conv_3d_ndhwc_dhwcm",
	"linalg.pooling_ncw_max",
	"linalg.pooling_ncw_sum",
	"linalg.pooling_nwc_max",
	"linalg.pooling_nwc_max_unsigned",
	"linalg.pooling_nwc_min",
	"linalg.pooling_nwc_min_unsigned",
	"linalg.pooling_nwc_sum",
	"linalg.pooling_nhwc_max_unsigned",
	"linalg.pooling_nhwc_min_unsigned",
	"linalg.batch_mmt4d",
	"linalg.transpose",
	"linalg.broadcast",
}
