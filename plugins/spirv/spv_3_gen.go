// Code generated from spv.dialect. DO NOT EDIT.

package spirv

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleProjImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleProjImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleProjImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleProjImplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleProjImplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleProjImplicitLod builds `spv.ImageSampleProjImplicitLod`.
func NewImageSampleProjImplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleProjImplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSampleProjImplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleProjImplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleProjExplicitLod: Samples an image at a coordinate that is divided by its last component, at a
// level that an image operand tells.
type ImageSampleProjExplicitLod struct{ Op *ir.Operation }

// AsImageSampleProjExplicitLod views an operation as `spv.ImageSampleProjExplicitLod`; false when it is another one.
func AsImageSampleProjExplicitLod(op *ir.Operation) (ImageSampleProjExplicitLod, bool) {
	return ImageSampleProjExplicitLod{op}, op.Is("spv.ImageSampleProjExplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleProjExplicitLod) OpName() string { return "spv.ImageSampleProjExplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleProjExplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleProjExplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleProjExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleProjExplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleProjExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleProjExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleProjExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleProjExplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleProjExplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleProjExplicitLod builds `spv.ImageSampleProjExplicitLod`.
func NewImageSampleProjExplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleProjExplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSampleProjExplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleProjExplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleDrefImplicitLod: Samples an image at a coordinate, compares with `dref`, at the level that
// the derivatives tell.
type ImageSampleDrefImplicitLod struct{ Op *ir.Operation }

// AsImageSampleDrefImplicitLod views an operation as `spv.ImageSampleDrefImplicitLod`; false when it is another one.
func AsImageSampleDrefImplicitLod(op *ir.Operation) (ImageSampleDrefImplicitLod, bool) {
	return ImageSampleDrefImplicitLod{op}, op.Is("spv.ImageSampleDrefImplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleDrefImplicitLod) OpName() string { return "spv.ImageSampleDrefImplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleDrefImplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleDrefImplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleDrefImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleDrefImplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSampleDrefImplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSampleDrefImplicitLod) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleDrefImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSampleDrefImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleDrefImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleDrefImplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleDrefImplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleDrefImplicitLod builds `spv.ImageSampleDrefImplicitLod`.
func NewImageSampleDrefImplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleDrefImplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSampleDrefImplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleDrefImplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleDrefExplicitLod: Samples an image at a coordinate, compares with `dref`, at a level that an
// image operand tells.
type ImageSampleDrefExplicitLod struct{ Op *ir.Operation }

// AsImageSampleDrefExplicitLod views an operation as `spv.ImageSampleDrefExplicitLod`; false when it is another one.
func AsImageSampleDrefExplicitLod(op *ir.Operation) (ImageSampleDrefExplicitLod, bool) {
	return ImageSampleDrefExplicitLod{op}, op.Is("spv.ImageSampleDrefExplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleDrefExplicitLod) OpName() string { return "spv.ImageSampleDrefExplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleDrefExplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleDrefExplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleDrefExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleDrefExplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSampleDrefExplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSampleDrefExplicitLod) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleDrefExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSampleDrefExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleDrefExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleDrefExplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleDrefExplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleDrefExplicitLod builds `spv.ImageSampleDrefExplicitLod`.
func NewImageSampleDrefExplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleDrefExplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSampleDrefExplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleDrefExplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleProjDrefImplicitLod: Samples an image at a coordinate that is divided by its last component,
// compares with `dref`, at the level that the derivatives tell.
type ImageSampleProjDrefImplicitLod struct{ Op *ir.Operation }

// AsImageSampleProjDrefImplicitLod views an operation as `spv.ImageSampleProjDrefImplicitLod`; false when it is another one.
func AsImageSampleProjDrefImplicitLod(op *ir.Operation) (ImageSampleProjDrefImplicitLod, bool) {
	return ImageSampleProjDrefImplicitLod{op}, op.Is("spv.ImageSampleProjDrefImplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleProjDrefImplicitLod) OpName() string { return "spv.ImageSampleProjDrefImplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleProjDrefImplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleProjDrefImplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleProjDrefImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleProjDrefImplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSampleProjDrefImplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSampleProjDrefImplicitLod) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleProjDrefImplicitLod) OperandArguments() []*ir.Value {
	return ods.OperandsOf(o.Op, 3)
}

// Result is result `result`.
func (o ImageSampleProjDrefImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleProjDrefImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleProjDrefImplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleProjDrefImplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleProjDrefImplicitLod builds `spv.ImageSampleProjDrefImplicitLod`.
func NewImageSampleProjDrefImplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleProjDrefImplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSampleProjDrefImplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleProjDrefImplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSampleProjDrefExplicitLod: Samples an image at a coordinate that is divided by its last component,
// compares with `dref`, at a level that an image operand tells.
type ImageSampleProjDrefExplicitLod struct{ Op *ir.Operation }

// AsImageSampleProjDrefExplicitLod views an operation as `spv.ImageSampleProjDrefExplicitLod`; false when it is another one.
func AsImageSampleProjDrefExplicitLod(op *ir.Operation) (ImageSampleProjDrefExplicitLod, bool) {
	return ImageSampleProjDrefExplicitLod{op}, op.Is("spv.ImageSampleProjDrefExplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSampleProjDrefExplicitLod) OpName() string { return "spv.ImageSampleProjDrefExplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleProjDrefExplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleProjDrefExplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleProjDrefExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleProjDrefExplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSampleProjDrefExplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSampleProjDrefExplicitLod) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleProjDrefExplicitLod) OperandArguments() []*ir.Value {
	return ods.OperandsOf(o.Op, 3)
}

// Result is result `result`.
func (o ImageSampleProjDrefExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleProjDrefExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleProjDrefExplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleProjDrefExplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleProjDrefExplicitLod builds `spv.ImageSampleProjDrefExplicitLod`.
func NewImageSampleProjDrefExplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleProjDrefExplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSampleProjDrefExplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleProjDrefExplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageFetch: Reads a texel of an image without a sampler.
type ImageFetch struct{ Op *ir.Operation }

// AsImageFetch views an operation as `spv.ImageFetch`; false when it is another one.
func AsImageFetch(op *ir.Operation) (ImageFetch, bool) {
	return ImageFetch{op}, op.Is("spv.ImageFetch")
}

// OpName is the name of the operations that it views.
func (ImageFetch) OpName() string { return "spv.ImageFetch" }

// Image is operand `image`.
func (o ImageFetch) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageFetch) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageFetch) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageFetch) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageFetch) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageFetch) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageFetch) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageFetch) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageFetch) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageFetch builds `spv.ImageFetch`.
func NewImageFetch(b *ir.Builder, image *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageFetch {
	var operands []*ir.Value
	operands = append(operands, image)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageFetch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageFetch"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageGather: Gives one component of four texels.
type ImageGather struct{ Op *ir.Operation }

// AsImageGather views an operation as `spv.ImageGather`; false when it is another one.
func AsImageGather(op *ir.Operation) (ImageGather, bool) {
	return ImageGather{op}, op.Is("spv.ImageGather")
}

// OpName is the name of the operations that it views.
func (ImageGather) OpName() string { return "spv.ImageGather" }

// SampledImage is operand `sampled_image`.
func (o ImageGather) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageGather) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageGather) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Component is operand `component`.
func (o ImageGather) Component() *ir.Value { return o.Op.Operand(2) }

// SetComponent changes operand `component`.
func (o ImageGather) SetComponent(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageGather) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageGather) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageGather builds `spv.ImageGather`.
func NewImageGather(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, component *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageGather {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, component)
	operands = append(operands, operandArguments...)
	return ImageGather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageGather"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageRead: Reads a texel of a storage image.
type ImageRead struct{ Op *ir.Operation }

// AsImageRead views an operation as `spv.ImageRead`; false when it is another one.
func AsImageRead(op *ir.Operation) (ImageRead, bool) { return ImageRead{op}, op.Is("spv.ImageRead") }

// OpName is the name of the operations that it views.
func (ImageRead) OpName() string { return "spv.ImageRead" }

// Image is operand `image`.
func (o ImageRead) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageRead) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageRead) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageRead) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageRead) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageRead) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageRead) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageRead) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageRead) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageRead builds `spv.ImageRead`.
func NewImageRead(b *ir.Builder, image *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageRead {
	var operands []*ir.Value
	operands = append(operands, image)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageRead{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageRead"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseSampleImplicitLod: Samples an image at a coordinate, at the level that the derivatives tell.
// The result is a struct of a code, which tells whether all texels are
// resident, and the texel.
type ImageSparseSampleImplicitLod struct{ Op *ir.Operation }

// AsImageSparseSampleImplicitLod views an operation as `spv.ImageSparseSampleImplicitLod`; false when it is another one.
func AsImageSparseSampleImplicitLod(op *ir.Operation) (ImageSparseSampleImplicitLod, bool) {
	return ImageSparseSampleImplicitLod{op}, op.Is("spv.ImageSparseSampleImplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSparseSampleImplicitLod) OpName() string { return "spv.ImageSparseSampleImplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSparseSampleImplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSparseSampleImplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseSampleImplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseSampleImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseSampleImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseSampleImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseSampleImplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseSampleImplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseSampleImplicitLod builds `spv.ImageSparseSampleImplicitLod`.
func NewImageSparseSampleImplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseSampleImplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSparseSampleImplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseSampleImplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseSampleExplicitLod: Samples an image at a coordinate, at a level that an image operand tells.
// The result is a struct of a code, which tells whether all texels are
// resident, and the texel.
type ImageSparseSampleExplicitLod struct{ Op *ir.Operation }

// AsImageSparseSampleExplicitLod views an operation as `spv.ImageSparseSampleExplicitLod`; false when it is another one.
func AsImageSparseSampleExplicitLod(op *ir.Operation) (ImageSparseSampleExplicitLod, bool) {
	return ImageSparseSampleExplicitLod{op}, op.Is("spv.ImageSparseSampleExplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSparseSampleExplicitLod) OpName() string { return "spv.ImageSparseSampleExplicitLod" }

// SampledImage is operand `sampled_image`.
func (o ImageSparseSampleExplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSparseSampleExplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseSampleExplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseSampleExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseSampleExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseSampleExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseSampleExplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseSampleExplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseSampleExplicitLod builds `spv.ImageSparseSampleExplicitLod`.
func NewImageSparseSampleExplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseSampleExplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSparseSampleExplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseSampleExplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseSampleDrefImplicitLod: Samples an image at a coordinate, compares with `dref`, at the level that
// the derivatives tell. The result is a struct of a code, which tells whether
// all texels are resident, and the texel.
type ImageSparseSampleDrefImplicitLod struct{ Op *ir.Operation }

// AsImageSparseSampleDrefImplicitLod views an operation as `spv.ImageSparseSampleDrefImplicitLod`; false when it is another one.
func AsImageSparseSampleDrefImplicitLod(op *ir.Operation) (ImageSparseSampleDrefImplicitLod, bool) {
	return ImageSparseSampleDrefImplicitLod{op}, op.Is("spv.ImageSparseSampleDrefImplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSparseSampleDrefImplicitLod) OpName() string {
	return "spv.ImageSparseSampleDrefImplicitLod"
}

// SampledImage is operand `sampled_image`.
func (o ImageSparseSampleDrefImplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSparseSampleDrefImplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleDrefImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseSampleDrefImplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSparseSampleDrefImplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSparseSampleDrefImplicitLod) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseSampleDrefImplicitLod) OperandArguments() []*ir.Value {
	return ods.OperandsOf(o.Op, 3)
}

// Result is result `result`.
func (o ImageSparseSampleDrefImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseSampleDrefImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseSampleDrefImplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseSampleDrefImplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseSampleDrefImplicitLod builds `spv.ImageSparseSampleDrefImplicitLod`.
func NewImageSparseSampleDrefImplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseSampleDrefImplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSparseSampleDrefImplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseSampleDrefImplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseSampleDrefExplicitLod: Samples an image at a coordinate, compares with `dref`, at a level that an
// image operand tells. The result is a struct of a code, which tells whether
// all texels are resident, and the texel.
type ImageSparseSampleDrefExplicitLod struct{ Op *ir.Operation }

// AsImageSparseSampleDrefExplicitLod views an operation as `spv.ImageSparseSampleDrefExplicitLod`; false when it is another one.
func AsImageSparseSampleDrefExplicitLod(op *ir.Operation) (ImageSparseSampleDrefExplicitLod, bool) {
	return ImageSparseSampleDrefExplicitLod{op}, op.Is("spv.ImageSparseSampleDrefExplicitLod")
}

// OpName is the name of the operations that it views.
func (ImageSparseSampleDrefExplicitLod) OpName() string {
	return "spv.ImageSparseSampleDrefExplicitLod"
}

// SampledImage is operand `sampled_image`.
func (o ImageSparseSampleDrefExplicitLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSparseSampleDrefExplicitLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleDrefExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseSampleDrefExplicitLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSparseSampleDrefExplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSparseSampleDrefExplicitLod) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseSampleDrefExplicitLod) OperandArguments() []*ir.Value {
	return ods.OperandsOf(o.Op, 3)
}

// Result is result `result`.
func (o ImageSparseSampleDrefExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseSampleDrefExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
}

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseSampleDrefExplicitLod) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseSampleDrefExplicitLod) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseSampleDrefExplicitLod builds `spv.ImageSparseSampleDrefExplicitLod`.
func NewImageSparseSampleDrefExplicitLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseSampleDrefExplicitLod {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSparseSampleDrefExplicitLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseSampleDrefExplicitLod"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseFetch: Reads a texel of an image without a sampler. The result is a struct of a
// code, which tells whether all texels are resident, and the texel.
type ImageSparseFetch struct{ Op *ir.Operation }

// AsImageSparseFetch views an operation as `spv.ImageSparseFetch`; false when it is another one.
func AsImageSparseFetch(op *ir.Operation) (ImageSparseFetch, bool) {
	return ImageSparseFetch{op}, op.Is("spv.ImageSparseFetch")
}

// OpName is the name of the operations that it views.
func (ImageSparseFetch) OpName() string { return "spv.ImageSparseFetch" }

// Image is operand `image`.
func (o ImageSparseFetch) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageSparseFetch) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseFetch) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseFetch) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseFetch) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseFetch) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseFetch) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseFetch) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseFetch) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseFetch builds `spv.ImageSparseFetch`.
func NewImageSparseFetch(b *ir.Builder, image *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseFetch {
	var operands []*ir.Value
	operands = append(operands, image)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSparseFetch{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseFetch"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseGather: Gives one component of four texels. The result is a struct of a code, which
// tells whether all texels are resident, and the texel.
type ImageSparseGather struct{ Op *ir.Operation }

// AsImageSparseGather views an operation as `spv.ImageSparseGather`; false when it is another one.
func AsImageSparseGather(op *ir.Operation) (ImageSparseGather, bool) {
	return ImageSparseGather{op}, op.Is("spv.ImageSparseGather")
}

// OpName is the name of the operations that it views.
func (ImageSparseGather) OpName() string { return "spv.ImageSparseGather" }

// SampledImage is operand `sampled_image`.
func (o ImageSparseGather) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSparseGather) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseGather) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Component is operand `component`.
func (o ImageSparseGather) Component() *ir.Value { return o.Op.Operand(2) }

// SetComponent changes operand `component`.
func (o ImageSparseGather) SetComponent(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSparseGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseGather) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseGather) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseGather builds `spv.ImageSparseGather`.
func NewImageSparseGather(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, component *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseGather {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, component)
	operands = append(operands, operandArguments...)
	return ImageSparseGather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseGather"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseDrefGather: Compares four texels of one component with `dref`. The result is a struct of
// a code, which tells whether all texels are resident, and the texel.
type ImageSparseDrefGather struct{ Op *ir.Operation }

// AsImageSparseDrefGather views an operation as `spv.ImageSparseDrefGather`; false when it is another one.
func AsImageSparseDrefGather(op *ir.Operation) (ImageSparseDrefGather, bool) {
	return ImageSparseDrefGather{op}, op.Is("spv.ImageSparseDrefGather")
}

// OpName is the name of the operations that it views.
func (ImageSparseDrefGather) OpName() string { return "spv.ImageSparseDrefGather" }

// SampledImage is operand `sampled_image`.
func (o ImageSparseDrefGather) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSparseDrefGather) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseDrefGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseDrefGather) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Dref is operand `dref`.
func (o ImageSparseDrefGather) Dref() *ir.Value { return o.Op.Operand(2) }

// SetDref changes operand `dref`.
func (o ImageSparseDrefGather) SetDref(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseDrefGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSparseDrefGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseDrefGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseDrefGather) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseDrefGather) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseDrefGather builds `spv.ImageSparseDrefGather`.
func NewImageSparseDrefGather(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, dref *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseDrefGather {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, dref)
	operands = append(operands, operandArguments...)
	return ImageSparseDrefGather{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseDrefGather"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageSparseRead: Reads a texel of a storage image. The result is a struct of a code, which
// tells whether all texels are resident, and the texel.
type ImageSparseRead struct{ Op *ir.Operation }

// AsImageSparseRead views an operation as `spv.ImageSparseRead`; false when it is another one.
func AsImageSparseRead(op *ir.Operation) (ImageSparseRead, bool) {
	return ImageSparseRead{op}, op.Is("spv.ImageSparseRead")
}

// OpName is the name of the operations that it views.
func (ImageSparseRead) OpName() string { return "spv.ImageSparseRead" }

// Image is operand `image`.
func (o ImageSparseRead) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageSparseRead) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSparseRead) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSparseRead) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseRead) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseRead) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseRead) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSparseRead) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSparseRead) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSparseRead builds `spv.ImageSparseRead`.
func NewImageSparseRead(b *ir.Builder, image *ir.Value, coordinate *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseRead {
	var operands []*ir.Value
	operands = append(operands, image)
	operands = append(operands, coordinate)
	operands = append(operands, operandArguments...)
	return ImageSparseRead{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseRead"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageWrite: Writes a texel of a storage image.
type ImageWrite struct{ Op *ir.Operation }

// AsImageWrite views an operation as `spv.ImageWrite`; false when it is another one.
func AsImageWrite(op *ir.Operation) (ImageWrite, bool) {
	return ImageWrite{op}, op.Is("spv.ImageWrite")
}

// OpName is the name of the operations that it views.
func (ImageWrite) OpName() string { return "spv.ImageWrite" }

// Image is operand `image`.
func (o ImageWrite) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageWrite) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageWrite) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageWrite) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Texel is operand `texel`.
func (o ImageWrite) Texel() *ir.Value { return o.Op.Operand(2) }

// SetTexel changes operand `texel`.
func (o ImageWrite) SetTexel(v *ir.Value) { o.Op.SetOperand(2, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageWrite) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageWrite) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageWrite) SetImageOperandsAttr(a ir.Attribute) { o.Op.SetAttr("image_operands", a) }

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageWrite) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageWrite builds `spv.ImageWrite`.
func NewImageWrite(b *ir.Builder, image *ir.Value, coordinate *ir.Value, texel *ir.Value, operandArguments []*ir.Value, attrs ...ir.NamedAttr) ImageWrite {
	var operands []*ir.Value
	operands = append(operands, image)
	operands = append(operands, coordinate)
	operands = append(operands, texel)
	operands = append(operands, operandArguments...)
	return ImageWrite{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageWrite"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// ImageSparseTexelsResident: Tests whether all texels of an access were resident.
type ImageSparseTexelsResident struct{ Op *ir.Operation }

// AsImageSparseTexelsResident views an operation as `spv.ImageSparseTexelsResident`; false when it is another one.
func AsImageSparseTexelsResident(op *ir.Operation) (ImageSparseTexelsResident, bool) {
	return ImageSparseTexelsResident{op}, op.Is("spv.ImageSparseTexelsResident")
}

// OpName is the name of the operations that it views.
func (ImageSparseTexelsResident) OpName() string { return "spv.ImageSparseTexelsResident" }

// Code is operand `code`.
func (o ImageSparseTexelsResident) Code() *ir.Value { return o.Op.Operand(0) }

// SetCode changes operand `code`.
func (o ImageSparseTexelsResident) SetCode(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ImageSparseTexelsResident) Result() *ir.Value { return o.Op.Result(0) }

// NewImageSparseTexelsResident builds `spv.ImageSparseTexelsResident`.
func NewImageSparseTexelsResident(b *ir.Builder, code *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSparseTexelsResident {
	return ImageSparseTexelsResident{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSparseTexelsResident"),
		Operands: []*ir.Value{code},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageQuerySizeLod: Gives the sizes of a level of an image in texels, and the number of its
// layers.
type ImageQuerySizeLod struct{ Op *ir.Operation }

// AsImageQuerySizeLod views an operation as `spv.ImageQuerySizeLod`; false when it is another one.
func AsImageQuerySizeLod(op *ir.Operation) (ImageQuerySizeLod, bool) {
	return ImageQuerySizeLod{op}, op.Is("spv.ImageQuerySizeLod")
}

// OpName is the name of the operations that it views.
func (ImageQuerySizeLod) OpName() string { return "spv.ImageQuerySizeLod" }

// Image is operand `image`.
func (o ImageQuerySizeLod) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageQuerySizeLod) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Lod is operand `lod`.
func (o ImageQuerySizeLod) Lod() *ir.Value { return o.Op.Operand(1) }

// SetLod changes operand `lod`.
func (o ImageQuerySizeLod) SetLod(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ImageQuerySizeLod) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQuerySizeLod builds `spv.ImageQuerySizeLod`.
func NewImageQuerySizeLod(b *ir.Builder, image *ir.Value, lod *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQuerySizeLod {
	return ImageQuerySizeLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQuerySizeLod"),
		Operands: []*ir.Value{image, lod},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageQueryLod: Gives the level that sampling at a coordinate would use.
type ImageQueryLod struct{ Op *ir.Operation }

// AsImageQueryLod views an operation as `spv.ImageQueryLod`; false when it is another one.
func AsImageQueryLod(op *ir.Operation) (ImageQueryLod, bool) {
	return ImageQueryLod{op}, op.Is("spv.ImageQueryLod")
}

// OpName is the name of the operations that it views.
func (ImageQueryLod) OpName() string { return "spv.ImageQueryLod" }

// SampledImage is operand `sampled_image`.
func (o ImageQueryLod) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageQueryLod) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageQueryLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageQueryLod) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ImageQueryLod) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQueryLod builds `spv.ImageQueryLod`.
func NewImageQueryLod(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQueryLod {
	return ImageQueryLod{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQueryLod"),
		Operands: []*ir.Value{sampledImage, coordinate},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageQueryLevels: Gives the number of levels of an image.
type ImageQueryLevels struct{ Op *ir.Operation }

// AsImageQueryLevels views an operation as `spv.ImageQueryLevels`; false when it is another one.
func AsImageQueryLevels(op *ir.Operation) (ImageQueryLevels, bool) {
	return ImageQueryLevels{op}, op.Is("spv.ImageQueryLevels")
}

// OpName is the name of the operations that it views.
func (ImageQueryLevels) OpName() string { return "spv.ImageQueryLevels" }

// Image is operand `image`.
func (o ImageQueryLevels) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageQueryLevels) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ImageQueryLevels) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQueryLevels builds `spv.ImageQueryLevels`.
func NewImageQueryLevels(b *ir.Builder, image *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQueryLevels {
	return ImageQueryLevels{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQueryLevels"),
		Operands: []*ir.Value{image},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageQuerySamples: Gives the number of samples of a texel.
type ImageQuerySamples struct{ Op *ir.Operation }

// AsImageQuerySamples views an operation as `spv.ImageQuerySamples`; false when it is another one.
func AsImageQuerySamples(op *ir.Operation) (ImageQuerySamples, bool) {
	return ImageQuerySamples{op}, op.Is("spv.ImageQuerySamples")
}

// OpName is the name of the operations that it views.
func (ImageQuerySamples) OpName() string { return "spv.ImageQuerySamples" }

// Image is operand `image`.
func (o ImageQuerySamples) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageQuerySamples) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ImageQuerySamples) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQuerySamples builds `spv.ImageQuerySamples`.
func NewImageQuerySamples(b *ir.Builder, image *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQuerySamples {
	return ImageQuerySamples{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQuerySamples"),
		Operands: []*ir.Value{image},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageQueryFormat: Gives the number of the format of an image.
type ImageQueryFormat struct{ Op *ir.Operation }

// AsImageQueryFormat views an operation as `spv.ImageQueryFormat`; false when it is another one.
func AsImageQueryFormat(op *ir.Operation) (ImageQueryFormat, bool) {
	return ImageQueryFormat{op}, op.Is("spv.ImageQueryFormat")
}

// OpName is the name of the operations that it views.
func (ImageQueryFormat) OpName() string { return "spv.ImageQueryFormat" }

// Image is operand `image`.
func (o ImageQueryFormat) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageQueryFormat) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ImageQueryFormat) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQueryFormat builds `spv.ImageQueryFormat`.
func NewImageQueryFormat(b *ir.Builder, image *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQueryFormat {
	return ImageQueryFormat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQueryFormat"),
		Operands: []*ir.Value{image},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ImageQueryOrder: Gives the number of the order of an image's channels.
type ImageQueryOrder struct{ Op *ir.Operation }

// AsImageQueryOrder views an operation as `spv.ImageQueryOrder`; false when it is another one.
func AsImageQueryOrder(op *ir.Operation) (ImageQueryOrder, bool) {
	return ImageQueryOrder{op}, op.Is("spv.ImageQueryOrder")
}

// OpName is the name of the operations that it views.
func (ImageQueryOrder) OpName() string { return "spv.ImageQueryOrder" }

// Image is operand `image`.
func (o ImageQueryOrder) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o ImageQueryOrder) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ImageQueryOrder) Result() *ir.Value { return o.Op.Result(0) }

// NewImageQueryOrder builds `spv.ImageQueryOrder`.
func NewImageQueryOrder(b *ir.Builder, image *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageQueryOrder {
	return ImageQueryOrder{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageQueryOrder"),
		Operands: []*ir.Value{image},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// DPdx: Gives the derivative in the direction of x.
type DPdx struct{ Op *ir.Operation }

// AsDPdx views an operation as `spv.DPdx`; false when it is another one.
func AsDPdx(op *ir.Operation) (DPdx, bool) { return DPdx{op}, op.Is("spv.DPdx") }

// OpName is the name of the operations that it views.
func (DPdx) OpName() string { return "spv.DPdx" }

// Operand is operand `operand`.
func (o DPdx) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o DPdx) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o DPdx) Result() *ir.Value { return o.Op.Result(0) }

// NewDPdx builds `spv.DPdx`.
func NewDPdx(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) DPdx {
	return DPdx{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.DPdx"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// DPdy: Gives the derivative in the direction of y.
type DPdy struct{ Op *ir.Operation }

// AsDPdy views an operation as `spv.DPdy`; false when it is another one.
func AsDPdy(op *ir.Operation) (DPdy, bool) { return DPdy{op}, op.Is("spv.DPdy") }

// OpName is the name of the operations that it views.
func (DPdy) OpName() string { return "spv.DPdy" }

// Operand is operand `operand`.
func (o DPdy) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o DPdy) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o DPdy) Result() *ir.Value { return o.Op.Result(0) }

// NewDPdy builds `spv.DPdy`.
func NewDPdy(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) DPdy {
	return DPdy{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.DPdy"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Fwidth: Gives the sum of the absolute derivatives in the directions of x and y.
type Fwidth struct{ Op *ir.Operation }

// AsFwidth views an operation as `spv.Fwidth`; false when it is another one.
func AsFwidth(op *ir.Operation) (Fwidth, bool) { return Fwidth{op}, op.Is("spv.Fwidth") }

// OpName is the name of the operations that it views.
func (Fwidth) OpName() string { return "spv.Fwidth" }

// Operand is operand `operand`.
func (o Fwidth) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Fwidth) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Fwidth) Result() *ir.Value { return o.Op.Result(0) }

// NewFwidth builds `spv.Fwidth`.
func NewFwidth(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Fwidth {
	return Fwidth{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.Fwidth"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// DPdxFine: Gives the derivative in the direction of x, as finely as the quad allows.
type DPdxFine struct{ Op *ir.Operation }

// AsDPdxFine views an operation as `spv.DPdxFine`; false when it is another one.
func AsDPdxFine(op *ir.Operation) (DPdxFine, bool) { return DPdxFine{op}, op.Is("spv.DPdxFine") }

// OpName is the name of the operations that it views.
func (DPdxFine) OpName() string { return "spv.DPdxFine" }

// Operand is operand `operand`.
func (o DPdxFine) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o DPdxFine) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o DPdxFine) Result() *ir.Value { return o.Op.Result(0) }

// NewDPdxFine builds `spv.DPdxFine`.
func NewDPdxFine(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) DPdxFine {
	return DPdxFine{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.DPdxFine"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// DPdyFine: Gives the derivative in the direction of y, as finely as the quad allows.
type DPdyFine struct{ Op *ir.Operation }

// AsDPdyFine views an operation as `spv.DPdyFine`; false when it is another one.
func AsDPdyFine(op *ir.Operation) (DPdyFine, bool) { return DPdyFine{op}, op.Is("spv.DPdyFine") }

// OpName is the name of the operations that it views.
func (DPdyFine) OpName() string { return "spv.DPdyFine" }

// Operand is operand `operand`.
func (o DPdyFine) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o DPdyFine) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o DPdyFine) Result() *ir.Value { return o.Op.Result(0) }

// NewDPdyFine builds `spv.DPdyFine`.
func NewDPdyFine(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) DPdyFine {
	return DPdyFine{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.DPdyFine"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// FwidthFine: Gives the sum of the absolute derivatives in the directions of x and y, as
// finely as the quad allows.
type FwidthFine struct{ Op *ir.Operation }

// AsFwidthFine views an operation as `spv.FwidthFine`; false when it is another one.
func AsFwidthFine(op *ir.Operation) (FwidthFine, bool) {
	return FwidthFine{op}, op.Is("spv.FwidthFine")
}

// OpName is the name of the operations that it views.
func (FwidthFine) OpName() string { return "spv.FwidthFine" }

// Operand is operand `operand`.
func (o FwidthFine) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o FwidthFine) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o FwidthFine) Result() *ir.Value { return o.Op.Result(0) }

// NewFwidthFine builds `spv.FwidthFine`.
func NewFwidthFine(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) FwidthFine {
	return FwidthFine{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FwidthFine"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// DPdxCoarse: Gives the derivative in the direction of x, once for the quad.
type DPdxCoarse struct{ Op *ir.Operation }

// AsDPdxCoarse views an operation as `spv.DPdxCoarse`; false when it is another one.
func AsDPdxCoarse(op *ir.Operation) (DPdxCoarse, bool) {
	return DPdxCoarse{op}, op.Is("spv.DPdxCoarse")
}

// OpName is the name of the operations that it views.
func (DPdxCoarse) OpName() string { return "spv.DPdxCoarse" }

// Operand is operand `operand`.
func (o DPdxCoarse) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o DPdxCoarse) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o DPdxCoarse) Result() *ir.Value { return o.Op.Result(0) }

// NewDPdxCoarse builds `spv.DPdxCoarse`.
func NewDPdxCoarse(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) DPdxCoarse {
	return DPdxCoarse{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.DPdxCoarse"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// DPdyCoarse: Gives the derivative in the direction of y, once for the quad.
type DPdyCoarse struct{ Op *ir.Operation }

// AsDPdyCoarse views an operation as `spv.DPdyCoarse`; false when it is another one.
func AsDPdyCoarse(op *ir.Operation) (DPdyCoarse, bool) {
	return DPdyCoarse{op}, op.Is("spv.DPdyCoarse")
}

// OpName is the name of the operations that it views.
func (DPdyCoarse) OpName() string { return "spv.DPdyCoarse" }

// Operand is operand `operand`.
func (o DPdyCoarse) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o DPdyCoarse) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o DPdyCoarse) Result() *ir.Value { return o.Op.Result(0) }

// NewDPdyCoarse builds `spv.DPdyCoarse`.
func NewDPdyCoarse(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) DPdyCoarse {
	return DPdyCoarse{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.DPdyCoarse"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// FwidthCoarse: Gives the sum of the absolute derivatives in the directions of x and y, once
// for the quad.
type FwidthCoarse struct{ Op *ir.Operation }

// AsFwidthCoarse views an operation as `spv.FwidthCoarse`; false when it is another one.
func AsFwidthCoarse(op *ir.Operation) (FwidthCoarse, bool) {
	return FwidthCoarse{op}, op.Is("spv.FwidthCoarse")
}

// OpName is the name of the operations that it views.
func (FwidthCoarse) OpName() string { return "spv.FwidthCoarse" }

// Operand is operand `operand`.
func (o FwidthCoarse) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o FwidthCoarse) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o FwidthCoarse) Result() *ir.Value { return o.Op.Result(0) }

// NewFwidthCoarse builds `spv.FwidthCoarse`.
func NewFwidthCoarse(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) FwidthCoarse {
	return FwidthCoarse{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FwidthCoarse"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// DemoteToHelperInvocation: Ends the effects of an invocation, which goes on for the derivatives of
// others.
type DemoteToHelperInvocation struct{ Op *ir.Operation }

// AsDemoteToHelperInvocation views an operation as `spv.DemoteToHelperInvocation`; false when it is another one.
func AsDemoteToHelperInvocation(op *ir.Operation) (DemoteToHelperInvocation, bool) {
	return DemoteToHelperInvocation{op}, op.Is("spv.DemoteToHelperInvocation")
}

// OpName is the name of the operations that it views.
func (DemoteToHelperInvocation) OpName() string { return "spv.DemoteToHelperInvocation" }

// NewDemoteToHelperInvocation builds `spv.DemoteToHelperInvocation`.
func NewDemoteToHelperInvocation(b *ir.Builder, attrs ...ir.NamedAttr) DemoteToHelperInvocation {
	return DemoteToHelperInvocation{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.DemoteToHelperInvocation"),
		Attrs: attrs,
	})}
}

// IsHelperInvocationEXT: Tests whether the invocation has no effects.
type IsHelperInvocationEXT struct{ Op *ir.Operation }

// AsIsHelperInvocationEXT views an operation as `spv.IsHelperInvocationEXT`; false when it is another one.
func AsIsHelperInvocationEXT(op *ir.Operation) (IsHelperInvocationEXT, bool) {
	return IsHelperInvocationEXT{op}, op.Is("spv.IsHelperInvocationEXT")
}

// OpName is the name of the operations that it views.
func (IsHelperInvocationEXT) OpName() string { return "spv.IsHelperInvocationEXT" }

// Result is result `result`.
func (o IsHelperInvocationEXT) Result() *ir.Value { return o.Op.Result(0) }

// NewIsHelperInvocationEXT builds `spv.IsHelperInvocationEXT`.
func NewIsHelperInvocationEXT(b *ir.Builder, resultType ir.Type, attrs ...ir.NamedAttr) IsHelperInvocationEXT {
	return IsHelperInvocationEXT{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.IsHelperInvocationEXT"),
		Results: []ir.Type{resultType},
		Attrs:   attrs,
	})}
}

// BeginInvocationInterlockEXT: Begins what invocations of overlapping fragments do one after the other.
type BeginInvocationInterlockEXT struct{ Op *ir.Operation }

// AsBeginInvocationInterlockEXT views an operation as `spv.BeginInvocationInterlockEXT`; false when it is another one.
func AsBeginInvocationInterlockEXT(op *ir.Operation) (BeginInvocationInterlockEXT, bool) {
	return BeginInvocationInterlockEXT{op}, op.Is("spv.BeginInvocationInterlockEXT")
}

// OpName is the name of the operations that it views.
func (BeginInvocationInterlockEXT) OpName() string { return "spv.BeginInvocationInterlockEXT" }

// NewBeginInvocationInterlockEXT builds `spv.BeginInvocationInterlockEXT`.
func NewBeginInvocationInterlockEXT(b *ir.Builder, attrs ...ir.NamedAttr) BeginInvocationInterlockEXT {
	return BeginInvocationInterlockEXT{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.BeginInvocationInterlockEXT"),
		Attrs: attrs,
	})}
}

// EndInvocationInterlockEXT: Ends what invocations of overlapping fragments do one after the other.
type EndInvocationInterlockEXT struct{ Op *ir.Operation }

// AsEndInvocationInterlockEXT views an operation as `spv.EndInvocationInterlockEXT`; false when it is another one.
func AsEndInvocationInterlockEXT(op *ir.Operation) (EndInvocationInterlockEXT, bool) {
	return EndInvocationInterlockEXT{op}, op.Is("spv.EndInvocationInterlockEXT")
}

// OpName is the name of the operations that it views.
func (EndInvocationInterlockEXT) OpName() string { return "spv.EndInvocationInterlockEXT" }

// NewEndInvocationInterlockEXT builds `spv.EndInvocationInterlockEXT`.
func NewEndInvocationInterlockEXT(b *ir.Builder, attrs ...ir.NamedAttr) EndInvocationInterlockEXT {
	return EndInvocationInterlockEXT{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.EndInvocationInterlockEXT"),
		Attrs: attrs,
	})}
}

// EmitVertex: Emits the vertex that the output variables hold.
type EmitVertex struct{ Op *ir.Operation }

// AsEmitVertex views an operation as `spv.EmitVertex`; false when it is another one.
func AsEmitVertex(op *ir.Operation) (EmitVertex, bool) {
	return EmitVertex{op}, op.Is("spv.EmitVertex")
}

// OpName is the name of the operations that it views.
func (EmitVertex) OpName() string { return "spv.EmitVertex" }

// NewEmitVertex builds `spv.EmitVertex`.
func NewEmitVertex(b *ir.Builder, attrs ...ir.NamedAttr) EmitVertex {
	return EmitVertex{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.EmitVertex"),
		Attrs: attrs,
	})}
}

// EndPrimitive: Ends the primitive and begins the next one.
type EndPrimitive struct{ Op *ir.Operation }

// AsEndPrimitive views an operation as `spv.EndPrimitive`; false when it is another one.
func AsEndPrimitive(op *ir.Operation) (EndPrimitive, bool) {
	return EndPrimitive{op}, op.Is("spv.EndPrimitive")
}

// OpName is the name of the operations that it views.
func (EndPrimitive) OpName() string { return "spv.EndPrimitive" }

// NewEndPrimitive builds `spv.EndPrimitive`.
func NewEndPrimitive(b *ir.Builder, attrs ...ir.NamedAttr) EndPrimitive {
	return EndPrimitive{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.EndPrimitive"),
		Attrs: attrs,
	})}
}

// Nop: Does nothing.
type Nop struct{ Op *ir.Operation }

// AsNop views an operation as `spv.Nop`; false when it is another one.
func AsNop(op *ir.Operation) (Nop, bool) { return Nop{op}, op.Is("spv.Nop") }

// OpName is the name of the operations that it views.
func (Nop) OpName() string { return "spv.Nop" }

// NewNop builds `spv.Nop`.
func NewNop(b *ir.Builder, attrs ...ir.NamedAttr) Nop {
	return Nop{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.Nop"),
		Attrs: attrs,
	})}
}

// NonSemanticDebugPrintf: Prints a text, in which the values of the arguments stand for conversions as C's
// `printf` has them: `%d`, `%u`, `%x`, `%f` and others, and `%v2f` or `%v4u` for vectors.
type NonSemanticDebugPrintf struct{ Op *ir.Operation }

// AsNonSemanticDebugPrintf views an operation as `spv.NonSemantic.DebugPrintf`; false when it is another one.
func AsNonSemanticDebugPrintf(op *ir.Operation) (NonSemanticDebugPrintf, bool) {
	return NonSemanticDebugPrintf{op}, op.Is("spv.NonSemantic.DebugPrintf")
}

// OpName is the name of the operations that it views.
func (NonSemanticDebugPrintf) OpName() string { return "spv.NonSemantic.DebugPrintf" }

// Arguments are the operands `arguments`.
func (o NonSemanticDebugPrintf) Arguments() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`, nil when it is absent.
func (o NonSemanticDebugPrintf) Result() *ir.Value { return ods.ResultOf(o.Op, 0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o NonSemanticDebugPrintf) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

// SetFormatAttr changes attribute `format`; nil removes it.
func (o NonSemanticDebugPrintf) SetFormatAttr(a ir.Attribute) { o.Op.SetAttr("format", a) }

// Format is the value of attribute `format`, "" when it is absent or of another kind.
func (o NonSemanticDebugPrintf) Format() string { return ods.StringOr(o.Op.Attr("format"), "") }

// NewNonSemanticDebugPrintf builds `spv.NonSemantic.DebugPrintf`.
func NewNonSemanticDebugPrintf(b *ir.Builder, arguments []*ir.Value, resultType ir.Type, format string, attrs ...ir.NamedAttr) NonSemanticDebugPrintf {
	var results []ir.Type
	results = append(results, ods.PresentType(resultType)...)
	return NonSemanticDebugPrintf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.NonSemantic.DebugPrintf"),
		Operands: arguments,
		Results:  results,
		Attrs:    append([]ir.NamedAttr{{Name: "format", Value: b.Context().StringAttr(format)}}, attrs...),
	})}
}

// EmitStreamVertex: Emits the vertex that the output variables hold to a stream.
type EmitStreamVertex struct{ Op *ir.Operation }

// AsEmitStreamVertex views an operation as `spv.EmitStreamVertex`; false when it is another one.
func AsEmitStreamVertex(op *ir.Operation) (EmitStreamVertex, bool) {
	return EmitStreamVertex{op}, op.Is("spv.EmitStreamVertex")
}

// OpName is the name of the operations that it views.
func (EmitStreamVertex) OpName() string { return "spv.EmitStreamVertex" }

// Stream is operand `stream`.
func (o EmitStreamVertex) Stream() *ir.Value { return o.Op.Operand(0) }

// SetStream changes operand `stream`.
func (o EmitStreamVertex) SetStream(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewEmitStreamVertex builds `spv.EmitStreamVertex`.
func NewEmitStreamVertex(b *ir.Builder, stream *ir.Value, attrs ...ir.NamedAttr) EmitStreamVertex {
	return EmitStreamVertex{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.EmitStreamVertex"),
		Operands: []*ir.Value{stream},
		Attrs:    attrs,
	})}
}

// EndStreamPrimitive: Ends the primitive of a stream and begins the next one.
type EndStreamPrimitive struct{ Op *ir.Operation }

// AsEndStreamPrimitive views an operation as `spv.EndStreamPrimitive`; false when it is another one.
func AsEndStreamPrimitive(op *ir.Operation) (EndStreamPrimitive, bool) {
	return EndStreamPrimitive{op}, op.Is("spv.EndStreamPrimitive")
}

// OpName is the name of the operations that it views.
func (EndStreamPrimitive) OpName() string { return "spv.EndStreamPrimitive" }

// Stream is operand `stream`.
func (o EndStreamPrimitive) Stream() *ir.Value { return o.Op.Operand(0) }

// SetStream changes operand `stream`.
func (o EndStreamPrimitive) SetStream(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewEndStreamPrimitive builds `spv.EndStreamPrimitive`.
func NewEndStreamPrimitive(b *ir.Builder, stream *ir.Value, attrs ...ir.NamedAttr) EndStreamPrimitive {
	return EndStreamPrimitive{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.EndStreamPrimitive"),
		Operands: []*ir.Value{stream},
		Attrs:    attrs,
	})}
}

// Kill: Ends the invocation of a fragment, which has no effects any more.
type Kill struct{ Op *ir.Operation }

// AsKill views an operation as `spv.Kill`; false when it is another one.
func AsKill(op *ir.Operation) (Kill, bool) { return Kill{op}, op.Is("spv.Kill") }

// OpName is the name of the operations that it views.
func (Kill) OpName() string { return "spv.Kill" }

// NewKill builds `spv.Kill`.
func NewKill(b *ir.Builder, attrs ...ir.NamedAttr) Kill {
	return Kill{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.Kill"),
		Attrs: attrs,
	})}
}

// TerminateInvocation: Ends the invocation of a fragment, which has no effects any more.
type TerminateInvocation struct{ Op *ir.Operation }

// AsTerminateInvocation views an operation as `spv.TerminateInvocation`; false when it is another one.
func AsTerminateInvocation(op *ir.Operation) (TerminateInvocation, bool) {
	return TerminateInvocation{op}, op.Is("spv.TerminateInvocation")
}

// OpName is the name of the operations that it views.
func (TerminateInvocation) OpName() string { return "spv.TerminateInvocation" }

// NewTerminateInvocation builds `spv.TerminateInvocation`.
func NewTerminateInvocation(b *ir.Builder, attrs ...ir.NamedAttr) TerminateInvocation {
	return TerminateInvocation{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.TerminateInvocation"),
		Attrs: attrs,
	})}
}

// IgnoreIntersectionKHR: Ends an any-hit shader, and the ray goes on.
type IgnoreIntersectionKHR struct{ Op *ir.Operation }

// AsIgnoreIntersectionKHR views an operation as `spv.IgnoreIntersectionKHR`; false when it is another one.
func AsIgnoreIntersectionKHR(op *ir.Operation) (IgnoreIntersectionKHR, bool) {
	return IgnoreIntersectionKHR{op}, op.Is("spv.IgnoreIntersectionKHR")
}

// OpName is the name of the operations that it views.
func (IgnoreIntersectionKHR) OpName() string { return "spv.IgnoreIntersectionKHR" }

// NewIgnoreIntersectionKHR builds `spv.IgnoreIntersectionKHR`.
func NewIgnoreIntersectionKHR(b *ir.Builder, attrs ...ir.NamedAttr) IgnoreIntersectionKHR {
	return IgnoreIntersectionKHR{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.IgnoreIntersectionKHR"),
		Attrs: attrs,
	})}
}

// TerminateRayKHR: Ends an any-hit shader, and the ray ends.
type TerminateRayKHR struct{ Op *ir.Operation }

// AsTerminateRayKHR views an operation as `spv.TerminateRayKHR`; false when it is another one.
func AsTerminateRayKHR(op *ir.Operation) (TerminateRayKHR, bool) {
	return TerminateRayKHR{op}, op.Is("spv.TerminateRayKHR")
}

// OpName is the name of the operations that it views.
func (TerminateRayKHR) OpName() string { return "spv.TerminateRayKHR" }

// NewTerminateRayKHR builds `spv.TerminateRayKHR`.
func NewTerminateRayKHR(b *ir.Builder, attrs ...ir.NamedAttr) TerminateRayKHR {
	return TerminateRayKHR{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.TerminateRayKHR"),
		Attrs: attrs,
	})}
}

// ImageSampleFootprintNV: Tells which texels an access to an image would read. The result is a struct.
type ImageSampleFootprintNV struct{ Op *ir.Operation }

// AsImageSampleFootprintNV views an operation as `spv.ImageSampleFootprintNV`; false when it is another one.
func AsImageSampleFootprintNV(op *ir.Operation) (ImageSampleFootprintNV, bool) {
	return ImageSampleFootprintNV{op}, op.Is("spv.ImageSampleFootprintNV")
}

// OpName is the name of the operations that it views.
func (ImageSampleFootprintNV) OpName() string { return "spv.ImageSampleFootprintNV" }

// SampledImage is operand `sampled_image`.
func (o ImageSampleFootprintNV) SampledImage() *ir.Value { return o.Op.Operand(0) }

// SetSampledImage changes operand `sampled_image`.
func (o ImageSampleFootprintNV) SetSampledImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o ImageSampleFootprintNV) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o ImageSampleFootprintNV) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Granularity is operand `granularity`.
func (o ImageSampleFootprintNV) Granularity() *ir.Value { return o.Op.Operand(2) }

// SetGranularity changes operand `granularity`.
func (o ImageSampleFootprintNV) SetGranularity(v *ir.Value) { o.Op.SetOperand(2, v) }

// Coarse is operand `coarse`.
func (o ImageSampleFootprintNV) Coarse() *ir.Value { return o.Op.Operand(3) }

// SetCoarse changes operand `coarse`.
func (o ImageSampleFootprintNV) SetCoarse(v *ir.Value) { o.Op.SetOperand(3, v) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleFootprintNV) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 4) }

// Result is result `result`.
func (o ImageSampleFootprintNV) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleFootprintNV) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

// SetImageOperandsAttr changes attribute `image_operands`; nil removes it.
func (o ImageSampleFootprintNV) SetImageOperandsAttr(a ir.Attribute) {
	o.Op.SetAttr("image_operands", a)
}

// ImageOperands is the value of attribute `image_operands`; false when it is absent or of another kind.
func (o ImageSampleFootprintNV) ImageOperands() (ImageOperands, bool) {
	return ods.EnumOf[ImageOperands](o.Op.Attr("image_operands"))
}

// NewImageSampleFootprintNV builds `spv.ImageSampleFootprintNV`.
func NewImageSampleFootprintNV(b *ir.Builder, sampledImage *ir.Value, coordinate *ir.Value, granularity *ir.Value, coarse *ir.Value, operandArguments []*ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ImageSampleFootprintNV {
	var operands []*ir.Value
	operands = append(operands, sampledImage)
	operands = append(operands, coordinate)
	operands = append(operands, granularity)
	operands = append(operands, coarse)
	operands = append(operands, operandArguments...)
	return ImageSampleFootprintNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ImageSampleFootprintNV"),
		Operands: operands,
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ConvertUToAccelerationStructureKHR: Takes an address for the acceleration structure that lies there.
type ConvertUToAccelerationStructureKHR struct{ Op *ir.Operation }

// AsConvertUToAccelerationStructureKHR views an operation as `spv.ConvertUToAccelerationStructureKHR`; false when it is another one.
func AsConvertUToAccelerationStructureKHR(op *ir.Operation) (ConvertUToAccelerationStructureKHR, bool) {
	return ConvertUToAccelerationStructureKHR{op}, op.Is("spv.ConvertUToAccelerationStructureKHR")
}

// OpName is the name of the operations that it views.
func (ConvertUToAccelerationStructureKHR) OpName() string {
	return "spv.ConvertUToAccelerationStructureKHR"
}

// Accel is operand `accel`.
func (o ConvertUToAccelerationStructureKHR) Accel() *ir.Value { return o.Op.Operand(0) }

// SetAccel changes operand `accel`.
func (o ConvertUToAccelerationStructureKHR) SetAccel(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o ConvertUToAccelerationStructureKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewConvertUToAccelerationStructureKHR builds `spv.ConvertUToAccelerationStructureKHR`.
func NewConvertUToAccelerationStructureKHR(b *ir.Builder, accel *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ConvertUToAccelerationStructureKHR {
	return ConvertUToAccelerationStructureKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ConvertUToAccelerationStructureKHR"),
		Operands: []*ir.Value{accel},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryInitializeKHR: Makes a ray and begins to follow it.
type RayQueryInitializeKHR struct{ Op *ir.Operation }

// AsRayQueryInitializeKHR views an operation as `spv.RayQueryInitializeKHR`; false when it is another one.
func AsRayQueryInitializeKHR(op *ir.Operation) (RayQueryInitializeKHR, bool) {
	return RayQueryInitializeKHR{op}, op.Is("spv.RayQueryInitializeKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryInitializeKHR) OpName() string { return "spv.RayQueryInitializeKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryInitializeKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryInitializeKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o RayQueryInitializeKHR) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o RayQueryInitializeKHR) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// RayFlags is operand `ray_flags`.
func (o RayQueryInitializeKHR) RayFlags() *ir.Value { return o.Op.Operand(2) }

// SetRayFlags changes operand `ray_flags`.
func (o RayQueryInitializeKHR) SetRayFlags(v *ir.Value) { o.Op.SetOperand(2, v) }

// CullMask is operand `cull_mask`.
func (o RayQueryInitializeKHR) CullMask() *ir.Value { return o.Op.Operand(3) }

// SetCullMask changes operand `cull_mask`.
func (o RayQueryInitializeKHR) SetCullMask(v *ir.Value) { o.Op.SetOperand(3, v) }

// RayOrigin is operand `ray_origin`.
func (o RayQueryInitializeKHR) RayOrigin() *ir.Value { return o.Op.Operand(4) }

// SetRayOrigin changes operand `ray_origin`.
func (o RayQueryInitializeKHR) SetRayOrigin(v *ir.Value) { o.Op.SetOperand(4, v) }

// RayTmin is operand `ray_tmin`.
func (o RayQueryInitializeKHR) RayTmin() *ir.Value { return o.Op.Operand(5) }

// SetRayTmin changes operand `ray_tmin`.
func (o RayQueryInitializeKHR) SetRayTmin(v *ir.Value) { o.Op.SetOperand(5, v) }

// RayDirection is operand `ray_direction`.
func (o RayQueryInitializeKHR) RayDirection() *ir.Value { return o.Op.Operand(6) }

// SetRayDirection changes operand `ray_direction`.
func (o RayQueryInitializeKHR) SetRayDirection(v *ir.Value) { o.Op.SetOperand(6, v) }

// RayTmax is operand `ray_tmax`.
func (o RayQueryInitializeKHR) RayTmax() *ir.Value { return o.Op.Operand(7) }

// SetRayTmax changes operand `ray_tmax`.
func (o RayQueryInitializeKHR) SetRayTmax(v *ir.Value) { o.Op.SetOperand(7, v) }

// NewRayQueryInitializeKHR builds `spv.RayQueryInitializeKHR`.
func NewRayQueryInitializeKHR(b *ir.Builder, rayQuery *ir.Value, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, rayOrigin *ir.Value, rayTmin *ir.Value, rayDirection *ir.Value, rayTmax *ir.Value, attrs ...ir.NamedAttr) RayQueryInitializeKHR {
	return RayQueryInitializeKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryInitializeKHR"),
		Operands: []*ir.Value{rayQuery, accel, rayFlags, cullMask, rayOrigin, rayTmin, rayDirection, rayTmax},
		Attrs:    attrs,
	})}
}

// RayQueryTerminateKHR: Follows a ray no further.
type RayQueryTerminateKHR struct{ Op *ir.Operation }

// AsRayQueryTerminateKHR views an operation as `spv.RayQueryTerminateKHR`; false when it is another one.
func AsRayQueryTerminateKHR(op *ir.Operation) (RayQueryTerminateKHR, bool) {
	return RayQueryTerminateKHR{op}, op.Is("spv.RayQueryTerminateKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryTerminateKHR) OpName() string { return "spv.RayQueryTerminateKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryTerminateKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryTerminateKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewRayQueryTerminateKHR builds `spv.RayQueryTerminateKHR`.
func NewRayQueryTerminateKHR(b *ir.Builder, rayQuery *ir.Value, attrs ...ir.NamedAttr) RayQueryTerminateKHR {
	return RayQueryTerminateKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryTerminateKHR"),
		Operands: []*ir.Value{rayQuery},
		Attrs:    attrs,
	})}
}

// RayQueryGenerateIntersectionKHR: Makes the candidate, which is a box, an intersection at a distance.
type RayQueryGenerateIntersectionKHR struct{ Op *ir.Operation }

// AsRayQueryGenerateIntersectionKHR views an operation as `spv.RayQueryGenerateIntersectionKHR`; false when it is another one.
func AsRayQueryGenerateIntersectionKHR(op *ir.Operation) (RayQueryGenerateIntersectionKHR, bool) {
	return RayQueryGenerateIntersectionKHR{op}, op.Is("spv.RayQueryGenerateIntersectionKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGenerateIntersectionKHR) OpName() string { return "spv.RayQueryGenerateIntersectionKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGenerateIntersectionKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGenerateIntersectionKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// HitT is operand `hit_t`.
func (o RayQueryGenerateIntersectionKHR) HitT() *ir.Value { return o.Op.Operand(1) }

// SetHitT changes operand `hit_t`.
func (o RayQueryGenerateIntersectionKHR) SetHitT(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewRayQueryGenerateIntersectionKHR builds `spv.RayQueryGenerateIntersectionKHR`.
func NewRayQueryGenerateIntersectionKHR(b *ir.Builder, rayQuery *ir.Value, hitT *ir.Value, attrs ...ir.NamedAttr) RayQueryGenerateIntersectionKHR {
	return RayQueryGenerateIntersectionKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGenerateIntersectionKHR"),
		Operands: []*ir.Value{rayQuery, hitT},
		Attrs:    attrs,
	})}
}

// RayQueryConfirmIntersectionKHR: Makes the candidate, which is a triangle, an intersection.
type RayQueryConfirmIntersectionKHR struct{ Op *ir.Operation }

// AsRayQueryConfirmIntersectionKHR views an operation as `spv.RayQueryConfirmIntersectionKHR`; false when it is another one.
func AsRayQueryConfirmIntersectionKHR(op *ir.Operation) (RayQueryConfirmIntersectionKHR, bool) {
	return RayQueryConfirmIntersectionKHR{op}, op.Is("spv.RayQueryConfirmIntersectionKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryConfirmIntersectionKHR) OpName() string { return "spv.RayQueryConfirmIntersectionKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryConfirmIntersectionKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryConfirmIntersectionKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewRayQueryConfirmIntersectionKHR builds `spv.RayQueryConfirmIntersectionKHR`.
func NewRayQueryConfirmIntersectionKHR(b *ir.Builder, rayQuery *ir.Value, attrs ...ir.NamedAttr) RayQueryConfirmIntersectionKHR {
	return RayQueryConfirmIntersectionKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryConfirmIntersectionKHR"),
		Operands: []*ir.Value{rayQuery},
		Attrs:    attrs,
	})}
}

// RayQueryProceedKHR: Follows a ray to the next candidate, and tells whether there is one.
type RayQueryProceedKHR struct{ Op *ir.Operation }

// AsRayQueryProceedKHR views an operation as `spv.RayQueryProceedKHR`; false when it is another one.
func AsRayQueryProceedKHR(op *ir.Operation) (RayQueryProceedKHR, bool) {
	return RayQueryProceedKHR{op}, op.Is("spv.RayQueryProceedKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryProceedKHR) OpName() string { return "spv.RayQueryProceedKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryProceedKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryProceedKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o RayQueryProceedKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryProceedKHR builds `spv.RayQueryProceedKHR`.
func NewRayQueryProceedKHR(b *ir.Builder, rayQuery *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryProceedKHR {
	return RayQueryProceedKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryProceedKHR"),
		Operands: []*ir.Value{rayQuery},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionTypeKHR: Tells what the candidate, or what was hit, is.
type RayQueryGetIntersectionTypeKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionTypeKHR views an operation as `spv.RayQueryGetIntersectionTypeKHR`; false when it is another one.
func AsRayQueryGetIntersectionTypeKHR(op *ir.Operation) (RayQueryGetIntersectionTypeKHR, bool) {
	return RayQueryGetIntersectionTypeKHR{op}, op.Is("spv.RayQueryGetIntersectionTypeKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionTypeKHR) OpName() string { return "spv.RayQueryGetIntersectionTypeKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionTypeKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionTypeKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionTypeKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionTypeKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionTypeKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionTypeKHR builds `spv.RayQueryGetIntersectionTypeKHR`.
func NewRayQueryGetIntersectionTypeKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionTypeKHR {
	return RayQueryGetIntersectionTypeKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionTypeKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetRayTMinKHR: Gives where a ray begins.
type RayQueryGetRayTMinKHR struct{ Op *ir.Operation }

// AsRayQueryGetRayTMinKHR views an operation as `spv.RayQueryGetRayTMinKHR`; false when it is another one.
func AsRayQueryGetRayTMinKHR(op *ir.Operation) (RayQueryGetRayTMinKHR, bool) {
	return RayQueryGetRayTMinKHR{op}, op.Is("spv.RayQueryGetRayTMinKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetRayTMinKHR) OpName() string { return "spv.RayQueryGetRayTMinKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGetRayTMinKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetRayTMinKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o RayQueryGetRayTMinKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetRayTMinKHR builds `spv.RayQueryGetRayTMinKHR`.
func NewRayQueryGetRayTMinKHR(b *ir.Builder, rayQuery *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetRayTMinKHR {
	return RayQueryGetRayTMinKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetRayTMinKHR"),
		Operands: []*ir.Value{rayQuery},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetRayFlagsKHR: Gives the flags of a ray.
type RayQueryGetRayFlagsKHR struct{ Op *ir.Operation }

// AsRayQueryGetRayFlagsKHR views an operation as `spv.RayQueryGetRayFlagsKHR`; false when it is another one.
func AsRayQueryGetRayFlagsKHR(op *ir.Operation) (RayQueryGetRayFlagsKHR, bool) {
	return RayQueryGetRayFlagsKHR{op}, op.Is("spv.RayQueryGetRayFlagsKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetRayFlagsKHR) OpName() string { return "spv.RayQueryGetRayFlagsKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGetRayFlagsKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetRayFlagsKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o RayQueryGetRayFlagsKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetRayFlagsKHR builds `spv.RayQueryGetRayFlagsKHR`.
func NewRayQueryGetRayFlagsKHR(b *ir.Builder, rayQuery *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetRayFlagsKHR {
	return RayQueryGetRayFlagsKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetRayFlagsKHR"),
		Operands: []*ir.Value{rayQuery},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionTKHR: Gives the distance of an intersection.
type RayQueryGetIntersectionTKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionTKHR views an operation as `spv.RayQueryGetIntersectionTKHR`; false when it is another one.
func AsRayQueryGetIntersectionTKHR(op *ir.Operation) (RayQueryGetIntersectionTKHR, bool) {
	return RayQueryGetIntersectionTKHR{op}, op.Is("spv.RayQueryGetIntersectionTKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionTKHR) OpName() string { return "spv.RayQueryGetIntersectionTKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionTKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionTKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionTKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionTKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionTKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionTKHR builds `spv.RayQueryGetIntersectionTKHR`.
func NewRayQueryGetIntersectionTKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionTKHR {
	return RayQueryGetIntersectionTKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionTKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionInstanceCustomIndexKHR: Gives the number that the program gave the instance that a ray meets.
type RayQueryGetIntersectionInstanceCustomIndexKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionInstanceCustomIndexKHR views an operation as `spv.RayQueryGetIntersectionInstanceCustomIndexKHR`; false when it is another one.
func AsRayQueryGetIntersectionInstanceCustomIndexKHR(op *ir.Operation) (RayQueryGetIntersectionInstanceCustomIndexKHR, bool) {
	return RayQueryGetIntersectionInstanceCustomIndexKHR{op}, op.Is("spv.RayQueryGetIntersectionInstanceCustomIndexKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionInstanceCustomIndexKHR) OpName() string {
	return "spv.RayQueryGetIntersectionInstanceCustomIndexKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionInstanceCustomIndexKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionInstanceCustomIndexKHR) SetRayQuery(v *ir.Value) {
	o.Op.SetOperand(0, v)
}

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionInstanceCustomIndexKHR) Intersection() *ir.Value {
	return o.Op.Operand(1)
}

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionInstanceCustomIndexKHR) SetIntersection(v *ir.Value) {
	o.Op.SetOperand(1, v)
}

// Result is result `result`.
func (o RayQueryGetIntersectionInstanceCustomIndexKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionInstanceCustomIndexKHR builds `spv.RayQueryGetIntersectionInstanceCustomIndexKHR`.
func NewRayQueryGetIntersectionInstanceCustomIndexKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionInstanceCustomIndexKHR {
	return RayQueryGetIntersectionInstanceCustomIndexKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionInstanceCustomIndexKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionInstanceIdKHR: Gives the number of the instance that a ray meets.
type RayQueryGetIntersectionInstanceIdKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionInstanceIdKHR views an operation as `spv.RayQueryGetIntersectionInstanceIdKHR`; false when it is another one.
func AsRayQueryGetIntersectionInstanceIdKHR(op *ir.Operation) (RayQueryGetIntersectionInstanceIdKHR, bool) {
	return RayQueryGetIntersectionInstanceIdKHR{op}, op.Is("spv.RayQueryGetIntersectionInstanceIdKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionInstanceIdKHR) OpName() string {
	return "spv.RayQueryGetIntersectionInstanceIdKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionInstanceIdKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionInstanceIdKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionInstanceIdKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionInstanceIdKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionInstanceIdKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionInstanceIdKHR builds `spv.RayQueryGetIntersectionInstanceIdKHR`.
func NewRayQueryGetIntersectionInstanceIdKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionInstanceIdKHR {
	return RayQueryGetIntersectionInstanceIdKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionInstanceIdKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR: Gives the offset in the table of shaders that the instance has that a ray meets.
type RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR views an operation as `spv.RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR`; false when it is another one.
func AsRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR(op *ir.Operation) (RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, bool) {
	return RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR{op}, op.Is("spv.RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR) OpName() string {
	return "spv.RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR) RayQuery() *ir.Value {
	return o.Op.Operand(0)
}

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR) SetRayQuery(v *ir.Value) {
	o.Op.SetOperand(0, v)
}

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR) Intersection() *ir.Value {
	return o.Op.Operand(1)
}

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR) SetIntersection(v *ir.Value) {
	o.Op.SetOperand(1, v)
}

// Result is result `result`.
func (o RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR) Result() *ir.Value {
	return o.Op.Result(0)
}

// NewRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR builds `spv.RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR`.
func NewRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR {
	return RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionGeometryIndexKHR: Gives the number of the geometry that a ray meets.
type RayQueryGetIntersectionGeometryIndexKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionGeometryIndexKHR views an operation as `spv.RayQueryGetIntersectionGeometryIndexKHR`; false when it is another one.
func AsRayQueryGetIntersectionGeometryIndexKHR(op *ir.Operation) (RayQueryGetIntersectionGeometryIndexKHR, bool) {
	return RayQueryGetIntersectionGeometryIndexKHR{op}, op.Is("spv.RayQueryGetIntersectionGeometryIndexKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionGeometryIndexKHR) OpName() string {
	return "spv.RayQueryGetIntersectionGeometryIndexKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionGeometryIndexKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionGeometryIndexKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionGeometryIndexKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionGeometryIndexKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionGeometryIndexKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionGeometryIndexKHR builds `spv.RayQueryGetIntersectionGeometryIndexKHR`.
func NewRayQueryGetIntersectionGeometryIndexKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionGeometryIndexKHR {
	return RayQueryGetIntersectionGeometryIndexKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionGeometryIndexKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionPrimitiveIndexKHR: Gives the number of the primitive that a ray meets.
type RayQueryGetIntersectionPrimitiveIndexKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionPrimitiveIndexKHR views an operation as `spv.RayQueryGetIntersectionPrimitiveIndexKHR`; false when it is another one.
func AsRayQueryGetIntersectionPrimitiveIndexKHR(op *ir.Operation) (RayQueryGetIntersectionPrimitiveIndexKHR, bool) {
	return RayQueryGetIntersectionPrimitiveIndexKHR{op}, op.Is("spv.RayQueryGetIntersectionPrimitiveIndexKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionPrimitiveIndexKHR) OpName() string {
	return "spv.RayQueryGetIntersectionPrimitiveIndexKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionPrimitiveIndexKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionPrimitiveIndexKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionPrimitiveIndexKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionPrimitiveIndexKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionPrimitiveIndexKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionPrimitiveIndexKHR builds `spv.RayQueryGetIntersectionPrimitiveIndexKHR`.
func NewRayQueryGetIntersectionPrimitiveIndexKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionPrimitiveIndexKHR {
	return RayQueryGetIntersectionPrimitiveIndexKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionPrimitiveIndexKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionBarycentricsKHR: Gives where in a triangle a ray meets it.
type RayQueryGetIntersectionBarycentricsKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionBarycentricsKHR views an operation as `spv.RayQueryGetIntersectionBarycentricsKHR`; false when it is another one.
func AsRayQueryGetIntersectionBarycentricsKHR(op *ir.Operation) (RayQueryGetIntersectionBarycentricsKHR, bool) {
	return RayQueryGetIntersectionBarycentricsKHR{op}, op.Is("spv.RayQueryGetIntersectionBarycentricsKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionBarycentricsKHR) OpName() string {
	return "spv.RayQueryGetIntersectionBarycentricsKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionBarycentricsKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionBarycentricsKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionBarycentricsKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionBarycentricsKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionBarycentricsKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionBarycentricsKHR builds `spv.RayQueryGetIntersectionBarycentricsKHR`.
func NewRayQueryGetIntersectionBarycentricsKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionBarycentricsKHR {
	return RayQueryGetIntersectionBarycentricsKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionBarycentricsKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionFrontFaceKHR: Tells whether a ray meets the front of a triangle.
type RayQueryGetIntersectionFrontFaceKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionFrontFaceKHR views an operation as `spv.RayQueryGetIntersectionFrontFaceKHR`; false when it is another one.
func AsRayQueryGetIntersectionFrontFaceKHR(op *ir.Operation) (RayQueryGetIntersectionFrontFaceKHR, bool) {
	return RayQueryGetIntersectionFrontFaceKHR{op}, op.Is("spv.RayQueryGetIntersectionFrontFaceKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionFrontFaceKHR) OpName() string {
	return "spv.RayQueryGetIntersectionFrontFaceKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionFrontFaceKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionFrontFaceKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionFrontFaceKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionFrontFaceKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionFrontFaceKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionFrontFaceKHR builds `spv.RayQueryGetIntersectionFrontFaceKHR`.
func NewRayQueryGetIntersectionFrontFaceKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionFrontFaceKHR {
	return RayQueryGetIntersectionFrontFaceKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionFrontFaceKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionCandidateAABBOpaqueKHR: Tells whether the box that is the candidate is opaque.
type RayQueryGetIntersectionCandidateAABBOpaqueKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionCandidateAABBOpaqueKHR views an operation as `spv.RayQueryGetIntersectionCandidateAABBOpaqueKHR`; false when it is another one.
func AsRayQueryGetIntersectionCandidateAABBOpaqueKHR(op *ir.Operation) (RayQueryGetIntersectionCandidateAABBOpaqueKHR, bool) {
	return RayQueryGetIntersectionCandidateAABBOpaqueKHR{op}, op.Is("spv.RayQueryGetIntersectionCandidateAABBOpaqueKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionCandidateAABBOpaqueKHR) OpName() string {
	return "spv.RayQueryGetIntersectionCandidateAABBOpaqueKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionCandidateAABBOpaqueKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionCandidateAABBOpaqueKHR) SetRayQuery(v *ir.Value) {
	o.Op.SetOperand(0, v)
}

// Result is result `result`.
func (o RayQueryGetIntersectionCandidateAABBOpaqueKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionCandidateAABBOpaqueKHR builds `spv.RayQueryGetIntersectionCandidateAABBOpaqueKHR`.
func NewRayQueryGetIntersectionCandidateAABBOpaqueKHR(b *ir.Builder, rayQuery *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionCandidateAABBOpaqueKHR {
	return RayQueryGetIntersectionCandidateAABBOpaqueKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionCandidateAABBOpaqueKHR"),
		Operands: []*ir.Value{rayQuery},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionObjectRayDirectionKHR: Gives the direction of a ray in the space of an object.
type RayQueryGetIntersectionObjectRayDirectionKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionObjectRayDirectionKHR views an operation as `spv.RayQueryGetIntersectionObjectRayDirectionKHR`; false when it is another one.
func AsRayQueryGetIntersectionObjectRayDirectionKHR(op *ir.Operation) (RayQueryGetIntersectionObjectRayDirectionKHR, bool) {
	return RayQueryGetIntersectionObjectRayDirectionKHR{op}, op.Is("spv.RayQueryGetIntersectionObjectRayDirectionKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionObjectRayDirectionKHR) OpName() string {
	return "spv.RayQueryGetIntersectionObjectRayDirectionKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionObjectRayDirectionKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionObjectRayDirectionKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionObjectRayDirectionKHR) Intersection() *ir.Value {
	return o.Op.Operand(1)
}

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionObjectRayDirectionKHR) SetIntersection(v *ir.Value) {
	o.Op.SetOperand(1, v)
}

// Result is result `result`.
func (o RayQueryGetIntersectionObjectRayDirectionKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionObjectRayDirectionKHR builds `spv.RayQueryGetIntersectionObjectRayDirectionKHR`.
func NewRayQueryGetIntersectionObjectRayDirectionKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionObjectRayDirectionKHR {
	return RayQueryGetIntersectionObjectRayDirectionKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionObjectRayDirectionKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionObjectRayOriginKHR: Gives the origin of a ray in the space of an object.
type RayQueryGetIntersectionObjectRayOriginKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionObjectRayOriginKHR views an operation as `spv.RayQueryGetIntersectionObjectRayOriginKHR`; false when it is another one.
func AsRayQueryGetIntersectionObjectRayOriginKHR(op *ir.Operation) (RayQueryGetIntersectionObjectRayOriginKHR, bool) {
	return RayQueryGetIntersectionObjectRayOriginKHR{op}, op.Is("spv.RayQueryGetIntersectionObjectRayOriginKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionObjectRayOriginKHR) OpName() string {
	return "spv.RayQueryGetIntersectionObjectRayOriginKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionObjectRayOriginKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionObjectRayOriginKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionObjectRayOriginKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionObjectRayOriginKHR) SetIntersection(v *ir.Value) {
	o.Op.SetOperand(1, v)
}

// Result is result `result`.
func (o RayQueryGetIntersectionObjectRayOriginKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionObjectRayOriginKHR builds `spv.RayQueryGetIntersectionObjectRayOriginKHR`.
func NewRayQueryGetIntersectionObjectRayOriginKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionObjectRayOriginKHR {
	return RayQueryGetIntersectionObjectRayOriginKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionObjectRayOriginKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetWorldRayDirectionKHR: Gives the direction of a ray.
type RayQueryGetWorldRayDirectionKHR struct{ Op *ir.Operation }

// AsRayQueryGetWorldRayDirectionKHR views an operation as `spv.RayQueryGetWorldRayDirectionKHR`; false when it is another one.
func AsRayQueryGetWorldRayDirectionKHR(op *ir.Operation) (RayQueryGetWorldRayDirectionKHR, bool) {
	return RayQueryGetWorldRayDirectionKHR{op}, op.Is("spv.RayQueryGetWorldRayDirectionKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetWorldRayDirectionKHR) OpName() string { return "spv.RayQueryGetWorldRayDirectionKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGetWorldRayDirectionKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetWorldRayDirectionKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o RayQueryGetWorldRayDirectionKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetWorldRayDirectionKHR builds `spv.RayQueryGetWorldRayDirectionKHR`.
func NewRayQueryGetWorldRayDirectionKHR(b *ir.Builder, rayQuery *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetWorldRayDirectionKHR {
	return RayQueryGetWorldRayDirectionKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetWorldRayDirectionKHR"),
		Operands: []*ir.Value{rayQuery},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetWorldRayOriginKHR: Gives the origin of a ray.
type RayQueryGetWorldRayOriginKHR struct{ Op *ir.Operation }

// AsRayQueryGetWorldRayOriginKHR views an operation as `spv.RayQueryGetWorldRayOriginKHR`; false when it is another one.
func AsRayQueryGetWorldRayOriginKHR(op *ir.Operation) (RayQueryGetWorldRayOriginKHR, bool) {
	return RayQueryGetWorldRayOriginKHR{op}, op.Is("spv.RayQueryGetWorldRayOriginKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetWorldRayOriginKHR) OpName() string { return "spv.RayQueryGetWorldRayOriginKHR" }

// RayQuery is operand `ray_query`.
func (o RayQueryGetWorldRayOriginKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetWorldRayOriginKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o RayQueryGetWorldRayOriginKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetWorldRayOriginKHR builds `spv.RayQueryGetWorldRayOriginKHR`.
func NewRayQueryGetWorldRayOriginKHR(b *ir.Builder, rayQuery *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetWorldRayOriginKHR {
	return RayQueryGetWorldRayOriginKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetWorldRayOriginKHR"),
		Operands: []*ir.Value{rayQuery},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionObjectToWorldKHR: Gives the matrix from the space of an object to that of the world.
type RayQueryGetIntersectionObjectToWorldKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionObjectToWorldKHR views an operation as `spv.RayQueryGetIntersectionObjectToWorldKHR`; false when it is another one.
func AsRayQueryGetIntersectionObjectToWorldKHR(op *ir.Operation) (RayQueryGetIntersectionObjectToWorldKHR, bool) {
	return RayQueryGetIntersectionObjectToWorldKHR{op}, op.Is("spv.RayQueryGetIntersectionObjectToWorldKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionObjectToWorldKHR) OpName() string {
	return "spv.RayQueryGetIntersectionObjectToWorldKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionObjectToWorldKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionObjectToWorldKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionObjectToWorldKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionObjectToWorldKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionObjectToWorldKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionObjectToWorldKHR builds `spv.RayQueryGetIntersectionObjectToWorldKHR`.
func NewRayQueryGetIntersectionObjectToWorldKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionObjectToWorldKHR {
	return RayQueryGetIntersectionObjectToWorldKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionObjectToWorldKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// RayQueryGetIntersectionWorldToObjectKHR: Gives the matrix from the space of the world to that of an object.
type RayQueryGetIntersectionWorldToObjectKHR struct{ Op *ir.Operation }

// AsRayQueryGetIntersectionWorldToObjectKHR views an operation as `spv.RayQueryGetIntersectionWorldToObjectKHR`; false when it is another one.
func AsRayQueryGetIntersectionWorldToObjectKHR(op *ir.Operation) (RayQueryGetIntersectionWorldToObjectKHR, bool) {
	return RayQueryGetIntersectionWorldToObjectKHR{op}, op.Is("spv.RayQueryGetIntersectionWorldToObjectKHR")
}

// OpName is the name of the operations that it views.
func (RayQueryGetIntersectionWorldToObjectKHR) OpName() string {
	return "spv.RayQueryGetIntersectionWorldToObjectKHR"
}

// RayQuery is operand `ray_query`.
func (o RayQueryGetIntersectionWorldToObjectKHR) RayQuery() *ir.Value { return o.Op.Operand(0) }

// SetRayQuery changes operand `ray_query`.
func (o RayQueryGetIntersectionWorldToObjectKHR) SetRayQuery(v *ir.Value) { o.Op.SetOperand(0, v) }

// Intersection is operand `intersection`.
func (o RayQueryGetIntersectionWorldToObjectKHR) Intersection() *ir.Value { return o.Op.Operand(1) }

// SetIntersection changes operand `intersection`.
func (o RayQueryGetIntersectionWorldToObjectKHR) SetIntersection(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RayQueryGetIntersectionWorldToObjectKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewRayQueryGetIntersectionWorldToObjectKHR builds `spv.RayQueryGetIntersectionWorldToObjectKHR`.
func NewRayQueryGetIntersectionWorldToObjectKHR(b *ir.Builder, rayQuery *ir.Value, intersection *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) RayQueryGetIntersectionWorldToObjectKHR {
	return RayQueryGetIntersectionWorldToObjectKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.RayQueryGetIntersectionWorldToObjectKHR"),
		Operands: []*ir.Value{rayQuery, intersection},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// TraceRayKHR: Follows a ray; the shaders that it meets change `payload`.
type TraceRayKHR struct{ Op *ir.Operation }

// AsTraceRayKHR views an operation as `spv.TraceRayKHR`; false when it is another one.
func AsTraceRayKHR(op *ir.Operation) (TraceRayKHR, bool) {
	return TraceRayKHR{op}, op.Is("spv.TraceRayKHR")
}

// OpName is the name of the operations that it views.
func (TraceRayKHR) OpName() string { return "spv.TraceRayKHR" }

// Accel is operand `accel`.
func (o TraceRayKHR) Accel() *ir.Value { return o.Op.Operand(0) }

// SetAccel changes operand `accel`.
func (o TraceRayKHR) SetAccel(v *ir.Value) { o.Op.SetOperand(0, v) }

// RayFlags is operand `ray_flags`.
func (o TraceRayKHR) RayFlags() *ir.Value { return o.Op.Operand(1) }

// SetRayFlags changes operand `ray_flags`.
func (o TraceRayKHR) SetRayFlags(v *ir.Value) { o.Op.SetOperand(1, v) }

// CullMask is operand `cull_mask`.
func (o TraceRayKHR) CullMask() *ir.Value { return o.Op.Operand(2) }

// SetCullMask changes operand `cull_mask`.
func (o TraceRayKHR) SetCullMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// SbtOffset is operand `sbt_offset`.
func (o TraceRayKHR) SbtOffset() *ir.Value { return o.Op.Operand(3) }

// SetSbtOffset changes operand `sbt_offset`.
func (o TraceRayKHR) SetSbtOffset(v *ir.Value) { o.Op.SetOperand(3, v) }

// SbtStride is operand `sbt_stride`.
func (o TraceRayKHR) SbtStride() *ir.Value { return o.Op.Operand(4) }

// SetSbtStride changes operand `sbt_stride`.
func (o TraceRayKHR) SetSbtStride(v *ir.Value) { o.Op.SetOperand(4, v) }

// MissIndex is operand `miss_index`.
func (o TraceRayKHR) MissIndex() *ir.Value { return o.Op.Operand(5) }

// SetMissIndex changes operand `miss_index`.
func (o TraceRayKHR) SetMissIndex(v *ir.Value) { o.Op.SetOperand(5, v) }

// RayOrigin is operand `ray_origin`.
func (o TraceRayKHR) RayOrigin() *ir.Value { return o.Op.Operand(6) }

// SetRayOrigin changes operand `ray_origin`.
func (o TraceRayKHR) SetRayOrigin(v *ir.Value) { o.Op.SetOperand(6, v) }

// RayTmin is operand `ray_tmin`.
func (o TraceRayKHR) RayTmin() *ir.Value { return o.Op.Operand(7) }

// SetRayTmin changes operand `ray_tmin`.
func (o TraceRayKHR) SetRayTmin(v *ir.Value) { o.Op.SetOperand(7, v) }

// RayDirection is operand `ray_direction`.
func (o TraceRayKHR) RayDirection() *ir.Value { return o.Op.Operand(8) }

// SetRayDirection changes operand `ray_direction`.
func (o TraceRayKHR) SetRayDirection(v *ir.Value) { o.Op.SetOperand(8, v) }

// RayTmax is operand `ray_tmax`.
func (o TraceRayKHR) RayTmax() *ir.Value { return o.Op.Operand(9) }

// SetRayTmax changes operand `ray_tmax`.
func (o TraceRayKHR) SetRayTmax(v *ir.Value) { o.Op.SetOperand(9, v) }

// Payload is operand `payload`.
func (o TraceRayKHR) Payload() *ir.Value { return o.Op.Operand(10) }

// SetPayload changes operand `payload`.
func (o TraceRayKHR) SetPayload(v *ir.Value) { o.Op.SetOperand(10, v) }

// NewTraceRayKHR builds `spv.TraceRayKHR`.
func NewTraceRayKHR(b *ir.Builder, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, sbtOffset *ir.Value, sbtStride *ir.Value, missIndex *ir.Value, rayOrigin *ir.Value, rayTmin *ir.Value, rayDirection *ir.Value, rayTmax *ir.Value, payload *ir.Value, attrs ...ir.NamedAttr) TraceRayKHR {
	return TraceRayKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.TraceRayKHR"),
		Operands: []*ir.Value{accel, rayFlags, cullMask, sbtOffset, sbtStride, missIndex, rayOrigin, rayTmin, rayDirection, rayTmax, payload},
		Attrs:    attrs,
	})}
}

// ExecuteCallableKHR: Runs a shader of the table, which is given `callable_data`.
type ExecuteCallableKHR struct{ Op *ir.Operation }

// AsExecuteCallableKHR views an operation as `spv.ExecuteCallableKHR`; false when it is another one.
func AsExecuteCallableKHR(op *ir.Operation) (ExecuteCallableKHR, bool) {
	return ExecuteCallableKHR{op}, op.Is("spv.ExecuteCallableKHR")
}

// OpName is the name of the operations that it views.
func (ExecuteCallableKHR) OpName() string { return "spv.ExecuteCallableKHR" }

// SbtIndex is operand `sbt_index`.
func (o ExecuteCallableKHR) SbtIndex() *ir.Value { return o.Op.Operand(0) }

// SetSbtIndex changes operand `sbt_index`.
func (o ExecuteCallableKHR) SetSbtIndex(v *ir.Value) { o.Op.SetOperand(0, v) }

// CallableData is operand `callable_data`.
func (o ExecuteCallableKHR) CallableData() *ir.Value { return o.Op.Operand(1) }

// SetCallableData changes operand `callable_data`.
func (o ExecuteCallableKHR) SetCallableData(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewExecuteCallableKHR builds `spv.ExecuteCallableKHR`.
func NewExecuteCallableKHR(b *ir.Builder, sbtIndex *ir.Value, callableData *ir.Value, attrs ...ir.NamedAttr) ExecuteCallableKHR {
	return ExecuteCallableKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ExecuteCallableKHR"),
		Operands: []*ir.Value{sbtIndex, callableData},
		Attrs:    attrs,
	})}
}

// ReportIntersectionKHR: Reports that a ray meets something, and tells whether that is taken.
type ReportIntersectionKHR struct{ Op *ir.Operation }

// AsReportIntersectionKHR views an operation as `spv.ReportIntersectionKHR`; false when it is another one.
func AsReportIntersectionKHR(op *ir.Operation) (ReportIntersectionKHR, bool) {
	return ReportIntersectionKHR{op}, op.Is("spv.ReportIntersectionKHR")
}

// OpName is the name of the operations that it views.
func (ReportIntersectionKHR) OpName() string { return "spv.ReportIntersectionKHR" }

// Hit is operand `hit`.
func (o ReportIntersectionKHR) Hit() *ir.Value { return o.Op.Operand(0) }

// SetHit changes operand `hit`.
func (o ReportIntersectionKHR) SetHit(v *ir.Value) { o.Op.SetOperand(0, v) }

// HitKind is operand `hit_kind`.
func (o ReportIntersectionKHR) HitKind() *ir.Value { return o.Op.Operand(1) }

// SetHitKind changes operand `hit_kind`.
func (o ReportIntersectionKHR) SetHitKind(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ReportIntersectionKHR) Result() *ir.Value { return o.Op.Result(0) }

// NewReportIntersectionKHR builds `spv.ReportIntersectionKHR`.
func NewReportIntersectionKHR(b *ir.Builder, hit *ir.Value, hitKind *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) ReportIntersectionKHR {
	return ReportIntersectionKHR{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ReportIntersectionKHR"),
		Operands: []*ir.Value{hit, hitKind},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// TraceNV: Follows a ray; the shaders that it meets change the payload of a number.
type TraceNV struct{ Op *ir.Operation }

// AsTraceNV views an operation as `spv.TraceNV`; false when it is another one.
func AsTraceNV(op *ir.Operation) (TraceNV, bool) { return TraceNV{op}, op.Is("spv.TraceNV") }

// OpName is the name of the operations that it views.
func (TraceNV) OpName() string { return "spv.TraceNV" }

// Accel is operand `accel`.
func (o TraceNV) Accel() *ir.Value { return o.Op.Operand(0) }

// SetAccel changes operand `accel`.
func (o TraceNV) SetAccel(v *ir.Value) { o.Op.SetOperand(0, v) }

// RayFlags is operand `ray_flags`.
func (o TraceNV) RayFlags() *ir.Value { return o.Op.Operand(1) }

// SetRayFlags changes operand `ray_flags`.
func (o TraceNV) SetRayFlags(v *ir.Value) { o.Op.SetOperand(1, v) }

// CullMask is operand `cull_mask`.
func (o TraceNV) CullMask() *ir.Value { return o.Op.Operand(2) }

// SetCullMask changes operand `cull_mask`.
func (o TraceNV) SetCullMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// SbtOffset is operand `sbt_offset`.
func (o TraceNV) SbtOffset() *ir.Value { return o.Op.Operand(3) }

// SetSbtOffset changes operand `sbt_offset`.
func (o TraceNV) SetSbtOffset(v *ir.Value) { o.Op.SetOperand(3, v) }

// SbtStride is operand `sbt_stride`.
func (o TraceNV) SbtStride() *ir.Value { return o.Op.Operand(4) }

// SetSbtStride changes operand `sbt_stride`.
func (o TraceNV) SetSbtStride(v *ir.Value) { o.Op.SetOperand(4, v) }

// MissIndex is operand `miss_index`.
func (o TraceNV) MissIndex() *ir.Value { return o.Op.Operand(5) }

// SetMissIndex changes operand `miss_index`.
func (o TraceNV) SetMissIndex(v *ir.Value) { o.Op.SetOperand(5, v) }

// RayOrigin is operand `ray_origin`.
func (o TraceNV) RayOrigin() *ir.Value { return o.Op.Operand(6) }

// SetRayOrigin changes operand `ray_origin`.
func (o TraceNV) SetRayOrigin(v *ir.Value) { o.Op.SetOperand(6, v) }

// RayTmin is operand `ray_tmin`.
func (o TraceNV) RayTmin() *ir.Value { return o.Op.Operand(7) }

// SetRayTmin changes operand `ray_tmin`.
func (o TraceNV) SetRayTmin(v *ir.Value) { o.Op.SetOperand(7, v) }

// RayDirection is operand `ray_direction`.
func (o TraceNV) RayDirection() *ir.Value { return o.Op.Operand(8) }

// SetRayDirection changes operand `ray_direction`.
func (o TraceNV) SetRayDirection(v *ir.Value) { o.Op.SetOperand(8, v) }

// RayTmax is operand `ray_tmax`.
func (o TraceNV) RayTmax() *ir.Value { return o.Op.Operand(9) }

// SetRayTmax changes operand `ray_tmax`.
func (o TraceNV) SetRayTmax(v *ir.Value) { o.Op.SetOperand(9, v) }

// PayloadId is operand `payload_id`.
func (o TraceNV) PayloadId() *ir.Value { return o.Op.Operand(10) }

// SetPayloadId changes operand `payload_id`.
func (o TraceNV) SetPayloadId(v *ir.Value) { o.Op.SetOperand(10, v) }

// NewTraceNV builds `spv.TraceNV`.
func NewTraceNV(b *ir.Builder, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, sbtOffset *ir.Value, sbtStride *ir.Value, missIndex *ir.Value, rayOrigin *ir.Value, rayTmin *ir.Value, rayDirection *ir.Value, rayTmax *ir.Value, payloadId *ir.Value, attrs ...ir.NamedAttr) TraceNV {
	return TraceNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.TraceNV"),
		Operands: []*ir.Value{accel, rayFlags, cullMask, sbtOffset, sbtStride, missIndex, rayOrigin, rayTmin, rayDirection, rayTmax, payloadId},
		Attrs:    attrs,
	})}
}

// TraceMotionNV: Follows a ray at a time; the shaders that it meets change the payload of a number.
type TraceMotionNV struct{ Op *ir.Operation }

// AsTraceMotionNV views an operation as `spv.TraceMotionNV`; false when it is another one.
func AsTraceMotionNV(op *ir.Operation) (TraceMotionNV, bool) {
	return TraceMotionNV{op}, op.Is("spv.TraceMotionNV")
}

// OpName is the name of the operations that it views.
func (TraceMotionNV) OpName() string { return "spv.TraceMotionNV" }

// Accel is operand `accel`.
func (o TraceMotionNV) Accel() *ir.Value { return o.Op.Operand(0) }

// SetAccel changes operand `accel`.
func (o TraceMotionNV) SetAccel(v *ir.Value) { o.Op.SetOperand(0, v) }

// RayFlags is operand `ray_flags`.
func (o TraceMotionNV) RayFlags() *ir.Value { return o.Op.Operand(1) }

// SetRayFlags changes operand `ray_flags`.
func (o TraceMotionNV) SetRayFlags(v *ir.Value) { o.Op.SetOperand(1, v) }

// CullMask is operand `cull_mask`.
func (o TraceMotionNV) CullMask() *ir.Value { return o.Op.Operand(2) }

// SetCullMask changes operand `cull_mask`.
func (o TraceMotionNV) SetCullMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// SbtOffset is operand `sbt_offset`.
func (o TraceMotionNV) SbtOffset() *ir.Value { return o.Op.Operand(3) }

// SetSbtOffset changes operand `sbt_offset`.
func (o TraceMotionNV) SetSbtOffset(v *ir.Value) { o.Op.SetOperand(3, v) }

// SbtStride is operand `sbt_stride`.
func (o TraceMotionNV) SbtStride() *ir.Value { return o.Op.Operand(4) }

// SetSbtStride changes operand `sbt_stride`.
func (o TraceMotionNV) SetSbtStride(v *ir.Value) { o.Op.SetOperand(4, v) }

// MissIndex is operand `miss_index`.
func (o TraceMotionNV) MissIndex() *ir.Value { return o.Op.Operand(5) }

// SetMissIndex changes operand `miss_index`.
func (o TraceMotionNV) SetMissIndex(v *ir.Value) { o.Op.SetOperand(5, v) }

// RayOrigin is operand `ray_origin`.
func (o TraceMotionNV) RayOrigin() *ir.Value { return o.Op.Operand(6) }

// SetRayOrigin changes operand `ray_origin`.
func (o TraceMotionNV) SetRayOrigin(v *ir.Value) { o.Op.SetOperand(6, v) }

// RayTmin is operand `ray_tmin`.
func (o TraceMotionNV) RayTmin() *ir.Value { return o.Op.Operand(7) }

// SetRayTmin changes operand `ray_tmin`.
func (o TraceMotionNV) SetRayTmin(v *ir.Value) { o.Op.SetOperand(7, v) }

// RayDirection is operand `ray_direction`.
func (o TraceMotionNV) RayDirection() *ir.Value { return o.Op.Operand(8) }

// SetRayDirection changes operand `ray_direction`.
func (o TraceMotionNV) SetRayDirection(v *ir.Value) { o.Op.SetOperand(8, v) }

// RayTmax is operand `ray_tmax`.
func (o TraceMotionNV) RayTmax() *ir.Value { return o.Op.Operand(9) }

// SetRayTmax changes operand `ray_tmax`.
func (o TraceMotionNV) SetRayTmax(v *ir.Value) { o.Op.SetOperand(9, v) }

// Time is operand `time`.
func (o TraceMotionNV) Time() *ir.Value { return o.Op.Operand(10) }

// SetTime changes operand `time`.
func (o TraceMotionNV) SetTime(v *ir.Value) { o.Op.SetOperand(10, v) }

// PayloadId is operand `payload_id`.
func (o TraceMotionNV) PayloadId() *ir.Value { return o.Op.Operand(11) }

// SetPayloadId changes operand `payload_id`.
func (o TraceMotionNV) SetPayloadId(v *ir.Value) { o.Op.SetOperand(11, v) }

// NewTraceMotionNV builds `spv.TraceMotionNV`.
func NewTraceMotionNV(b *ir.Builder, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, sbtOffset *ir.Value, sbtStride *ir.Value, missIndex *ir.Value, rayOrigin *ir.Value, rayTmin *ir.Value, rayDirection *ir.Value, rayTmax *ir.Value, time *ir.Value, payloadId *ir.Value, attrs ...ir.NamedAttr) TraceMotionNV {
	return TraceMotionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.TraceMotionNV"),
		Operands: []*ir.Value{accel, rayFlags, cullMask, sbtOffset, sbtStride, missIndex, rayOrigin, rayTmin, rayDirection, rayTmax, time, payloadId},
		Attrs:    attrs,
	})}
}

// TraceRayMotionNV: Follows a ray at a time; the shaders that it meets change `payload`.
type TraceRayMotionNV struct{ Op *ir.Operation }

// AsTraceRayMotionNV views an operation as `spv.TraceRayMotionNV`; false when it is another one.
func AsTraceRayMotionNV(op *ir.Operation) (TraceRayMotionNV, bool) {
	return TraceRayMotionNV{op}, op.Is("spv.TraceRayMotionNV")
}

// OpName is the name of the operations that it views.
func (TraceRayMotionNV) OpName() string { return "spv.TraceRayMotionNV" }

// Accel is operand `accel`.
func (o TraceRayMotionNV) Accel() *ir.Value { return o.Op.Operand(0) }

// SetAccel changes operand `accel`.
func (o TraceRayMotionNV) SetAccel(v *ir.Value) { o.Op.SetOperand(0, v) }

// RayFlags is operand `ray_flags`.
func (o TraceRayMotionNV) RayFlags() *ir.Value { return o.Op.Operand(1) }

// SetRayFlags changes operand `ray_flags`.
func (o TraceRayMotionNV) SetRayFlags(v *ir.Value) { o.Op.SetOperand(1, v) }

// CullMask is operand `cull_mask`.
func (o TraceRayMotionNV) CullMask() *ir.Value { return o.Op.Operand(2) }

// SetCullMask changes operand `cull_mask`.
func (o TraceRayMotionNV) SetCullMask(v *ir.Value) { o.Op.SetOperand(2, v) }

// SbtOffset is operand `sbt_offset`.
func (o TraceRayMotionNV) SbtOffset() *ir.Value { return o.Op.Operand(3) }

// SetSbtOffset changes operand `sbt_offset`.
func (o TraceRayMotionNV) SetSbtOffset(v *ir.Value) { o.Op.SetOperand(3, v) }

// SbtStride is operand `sbt_stride`.
func (o TraceRayMotionNV) SbtStride() *ir.Value { return o.Op.Operand(4) }

// SetSbtStride changes operand `sbt_stride`.
func (o TraceRayMotionNV) SetSbtStride(v *ir.Value) { o.Op.SetOperand(4, v) }

// MissIndex is operand `miss_index`.
func (o TraceRayMotionNV) MissIndex() *ir.Value { return o.Op.Operand(5) }

// SetMissIndex changes operand `miss_index`.
func (o TraceRayMotionNV) SetMissIndex(v *ir.Value) { o.Op.SetOperand(5, v) }

// RayOrigin is operand `ray_origin`.
func (o TraceRayMotionNV) RayOrigin() *ir.Value { return o.Op.Operand(6) }

// SetRayOrigin changes operand `ray_origin`.
func (o TraceRayMotionNV) SetRayOrigin(v *ir.Value) { o.Op.SetOperand(6, v) }

// RayTmin is operand `ray_tmin`.
func (o TraceRayMotionNV) RayTmin() *ir.Value { return o.Op.Operand(7) }

// SetRayTmin changes operand `ray_tmin`.
func (o TraceRayMotionNV) SetRayTmin(v *ir.Value) { o.Op.SetOperand(7, v) }

// RayDirection is operand `ray_direction`.
func (o TraceRayMotionNV) RayDirection() *ir.Value { return o.Op.Operand(8) }

// SetRayDirection changes operand `ray_direction`.
func (o TraceRayMotionNV) SetRayDirection(v *ir.Value) { o.Op.SetOperand(8, v) }

// RayTmax is operand `ray_tmax`.
func (o TraceRayMotionNV) RayTmax() *ir.Value { return o.Op.Operand(9) }

// SetRayTmax changes operand `ray_tmax`.
func (o TraceRayMotionNV) SetRayTmax(v *ir.Value) { o.Op.SetOperand(9, v) }

// Time is operand `time`.
func (o TraceRayMotionNV) Time() *ir.Value { return o.Op.Operand(10) }

// SetTime changes operand `time`.
func (o TraceRayMotionNV) SetTime(v *ir.Value) { o.Op.SetOperand(10, v) }

// Payload is operand `payload`.
func (o TraceRayMotionNV) Payload() *ir.Value { return o.Op.Operand(11) }

// SetPayload changes operand `payload`.
func (o TraceRayMotionNV) SetPayload(v *ir.Value) { o.Op.SetOperand(11, v) }

// NewTraceRayMotionNV builds `spv.TraceRayMotionNV`.
func NewTraceRayMotionNV(b *ir.Builder, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, sbtOffset *ir.Value, sbtStride *ir.Value, missIndex *ir.Value, rayOrigin *ir.Value, rayTmin *ir.Value, rayDirection *ir.Value, rayTmax *ir.Value, time *ir.Value, payload *ir.Value, attrs ...ir.NamedAttr) TraceRayMotionNV {
	return TraceRayMotionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.TraceRayMotionNV"),
		Operands: []*ir.Value{accel, rayFlags, cullMask, sbtOffset, sbtStride, missIndex, rayOrigin, rayTmin, rayDirection, rayTmax, time, payload},
		Attrs:    attrs,
	})}
}

// ExecuteCallableNV: Runs a shader of the table, which is given the data of a number.
type ExecuteCallableNV struct{ Op *ir.Operation }

// AsExecuteCallableNV views an operation as `spv.ExecuteCallableNV`; false when it is another one.
func AsExecuteCallableNV(op *ir.Operation) (ExecuteCallableNV, bool) {
	return ExecuteCallableNV{op}, op.Is("spv.ExecuteCallableNV")
}

// OpName is the name of the operations that it views.
func (ExecuteCallableNV) OpName() string { return "spv.ExecuteCallableNV" }

// SbtIndex is operand `sbt_index`.
func (o ExecuteCallableNV) SbtIndex() *ir.Value { return o.Op.Operand(0) }

// SetSbtIndex changes operand `sbt_index`.
func (o ExecuteCallableNV) SetSbtIndex(v *ir.Value) { o.Op.SetOperand(0, v) }

// CallableDataId is operand `callable_data_id`.
func (o ExecuteCallableNV) CallableDataId() *ir.Value { return o.Op.Operand(1) }

// SetCallableDataId changes operand `callable_data_id`.
func (o ExecuteCallableNV) SetCallableDataId(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewExecuteCallableNV builds `spv.ExecuteCallableNV`.
func NewExecuteCallableNV(b *ir.Builder, sbtIndex *ir.Value, callableDataId *ir.Value, attrs ...ir.NamedAttr) ExecuteCallableNV {
	return ExecuteCallableNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ExecuteCallableNV"),
		Operands: []*ir.Value{sbtIndex, callableDataId},
		Attrs:    attrs,
	})}
}

// IgnoreIntersectionNV: Ends an any-hit shader, and the ray goes on. It does not end a block.
type IgnoreIntersectionNV struct{ Op *ir.Operation }

// AsIgnoreIntersectionNV views an operation as `spv.IgnoreIntersectionNV`; false when it is another one.
func AsIgnoreIntersectionNV(op *ir.Operation) (IgnoreIntersectionNV, bool) {
	return IgnoreIntersectionNV{op}, op.Is("spv.IgnoreIntersectionNV")
}

// OpName is the name of the operations that it views.
func (IgnoreIntersectionNV) OpName() string { return "spv.IgnoreIntersectionNV" }

// NewIgnoreIntersectionNV builds `spv.IgnoreIntersectionNV`.
func NewIgnoreIntersectionNV(b *ir.Builder, attrs ...ir.NamedAttr) IgnoreIntersectionNV {
	return IgnoreIntersectionNV{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.IgnoreIntersectionNV"),
		Attrs: attrs,
	})}
}

// TerminateRayNV: Ends an any-hit shader, and the ray ends. It does not end a block.
type TerminateRayNV struct{ Op *ir.Operation }

// AsTerminateRayNV views an operation as `spv.TerminateRayNV`; false when it is another one.
func AsTerminateRayNV(op *ir.Operation) (TerminateRayNV, bool) {
	return TerminateRayNV{op}, op.Is("spv.TerminateRayNV")
}

// OpName is the name of the operations that it views.
func (TerminateRayNV) OpName() string { return "spv.TerminateRayNV" }

// NewTerminateRayNV builds `spv.TerminateRayNV`.
func NewTerminateRayNV(b *ir.Builder, attrs ...ir.NamedAttr) TerminateRayNV {
	return TerminateRayNV{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.TerminateRayNV"),
		Attrs: attrs,
	})}
}

// HitObjectRecordHitMotionNV: Makes a hit at a time; two numbers say where its shader is.
type HitObjectRecordHitMotionNV struct{ Op *ir.Operation }

// AsHitObjectRecordHitMotionNV views an operation as `spv.HitObjectRecordHitMotionNV`; false when it is another one.
func AsHitObjectRecordHitMotionNV(op *ir.Operation) (HitObjectRecordHitMotionNV, bool) {
	return HitObjectRecordHitMotionNV{op}, op.Is("spv.HitObjectRecordHitMotionNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordHitMotionNV) OpName() string { return "spv.HitObjectRecordHitMotionNV" }

// HitObject is operand `hit_object`.
func (o HitObjectRecordHitMotionNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordHitMotionNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o HitObjectRecordHitMotionNV) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o HitObjectRecordHitMotionNV) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// InstanceId is operand `instance_id`.
func (o HitObjectRecordHitMotionNV) InstanceId() *ir.Value { return o.Op.Operand(2) }

// SetInstanceId changes operand `instance_id`.
func (o HitObjectRecordHitMotionNV) SetInstanceId(v *ir.Value) { o.Op.SetOperand(2, v) }

// PrimitiveId is operand `primitive_id`.
func (o HitObjectRecordHitMotionNV) PrimitiveId() *ir.Value { return o.Op.Operand(3) }

// SetPrimitiveId changes operand `primitive_id`.
func (o HitObjectRecordHitMotionNV) SetPrimitiveId(v *ir.Value) { o.Op.SetOperand(3, v) }

// GeometryIndex is operand `geometry_index`.
func (o HitObjectRecordHitMotionNV) GeometryIndex() *ir.Value { return o.Op.Operand(4) }

// SetGeometryIndex changes operand `geometry_index`.
func (o HitObjectRecordHitMotionNV) SetGeometryIndex(v *ir.Value) { o.Op.SetOperand(4, v) }

// HitKind is operand `hit_kind`.
func (o HitObjectRecordHitMotionNV) HitKind() *ir.Value { return o.Op.Operand(5) }

// SetHitKind changes operand `hit_kind`.
func (o HitObjectRecordHitMotionNV) SetHitKind(v *ir.Value) { o.Op.SetOperand(5, v) }

// SbtRecordOffset is operand `sbt_record_offset`.
func (o HitObjectRecordHitMotionNV) SbtRecordOffset() *ir.Value { return o.Op.Operand(6) }

// SetSbtRecordOffset changes operand `sbt_record_offset`.
func (o HitObjectRecordHitMotionNV) SetSbtRecordOffset(v *ir.Value) { o.Op.SetOperand(6, v) }

// SbtRecordStride is operand `sbt_record_stride`.
func (o HitObjectRecordHitMotionNV) SbtRecordStride() *ir.Value { return o.Op.Operand(7) }

// SetSbtRecordStride changes operand `sbt_record_stride`.
func (o HitObjectRecordHitMotionNV) SetSbtRecordStride(v *ir.Value) { o.Op.SetOperand(7, v) }

// Origin is operand `origin`.
func (o HitObjectRecordHitMotionNV) Origin() *ir.Value { return o.Op.Operand(8) }

// SetOrigin changes operand `origin`.
func (o HitObjectRecordHitMotionNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(8, v) }

// Tmin is operand `tmin`.
func (o HitObjectRecordHitMotionNV) Tmin() *ir.Value { return o.Op.Operand(9) }

// SetTmin changes operand `tmin`.
func (o HitObjectRecordHitMotionNV) SetTmin(v *ir.Value) { o.Op.SetOperand(9, v) }

// Direction is operand `direction`.
func (o HitObjectRecordHitMotionNV) Direction() *ir.Value { return o.Op.Operand(10) }

// SetDirection changes operand `direction`.
func (o HitObjectRecordHitMotionNV) SetDirection(v *ir.Value) { o.Op.SetOperand(10, v) }

// Tmax is operand `tmax`.
func (o HitObjectRecordHitMotionNV) Tmax() *ir.Value { return o.Op.Operand(11) }

// SetTmax changes operand `tmax`.
func (o HitObjectRecordHitMotionNV) SetTmax(v *ir.Value) { o.Op.SetOperand(11, v) }

// CurrentTime is operand `current_time`.
func (o HitObjectRecordHitMotionNV) CurrentTime() *ir.Value { return o.Op.Operand(12) }

// SetCurrentTime changes operand `current_time`.
func (o HitObjectRecordHitMotionNV) SetCurrentTime(v *ir.Value) { o.Op.SetOperand(12, v) }

// HitObjectAttributes is operand `hit_object_attributes`.
func (o HitObjectRecordHitMotionNV) HitObjectAttributes() *ir.Value { return o.Op.Operand(13) }

// SetHitObjectAttributes changes operand `hit_object_attributes`.
func (o HitObjectRecordHitMotionNV) SetHitObjectAttributes(v *ir.Value) { o.Op.SetOperand(13, v) }

// NewHitObjectRecordHitMotionNV builds `spv.HitObjectRecordHitMotionNV`.
func NewHitObjectRecordHitMotionNV(b *ir.Builder, hitObject *ir.Value, accel *ir.Value, instanceId *ir.Value, primitiveId *ir.Value, geometryIndex *ir.Value, hitKind *ir.Value, sbtRecordOffset *ir.Value, sbtRecordStride *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, currentTime *ir.Value, hitObjectAttributes *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordHitMotionNV {
	return HitObjectRecordHitMotionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordHitMotionNV"),
		Operands: []*ir.Value{hitObject, accel, instanceId, primitiveId, geometryIndex, hitKind, sbtRecordOffset, sbtRecordStride, origin, tmin, direction, tmax, currentTime, hitObjectAttributes},
		Attrs:    attrs,
	})}
}

// HitObjectRecordHitWithIndexMotionNV: Makes a hit at a time; a number says where its shader is.
type HitObjectRecordHitWithIndexMotionNV struct{ Op *ir.Operation }

// AsHitObjectRecordHitWithIndexMotionNV views an operation as `spv.HitObjectRecordHitWithIndexMotionNV`; false when it is another one.
func AsHitObjectRecordHitWithIndexMotionNV(op *ir.Operation) (HitObjectRecordHitWithIndexMotionNV, bool) {
	return HitObjectRecordHitWithIndexMotionNV{op}, op.Is("spv.HitObjectRecordHitWithIndexMotionNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordHitWithIndexMotionNV) OpName() string {
	return "spv.HitObjectRecordHitWithIndexMotionNV"
}

// HitObject is operand `hit_object`.
func (o HitObjectRecordHitWithIndexMotionNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordHitWithIndexMotionNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o HitObjectRecordHitWithIndexMotionNV) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o HitObjectRecordHitWithIndexMotionNV) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// InstanceId is operand `instance_id`.
func (o HitObjectRecordHitWithIndexMotionNV) InstanceId() *ir.Value { return o.Op.Operand(2) }

// SetInstanceId changes operand `instance_id`.
func (o HitObjectRecordHitWithIndexMotionNV) SetInstanceId(v *ir.Value) { o.Op.SetOperand(2, v) }

// PrimitiveId is operand `primitive_id`.
func (o HitObjectRecordHitWithIndexMotionNV) PrimitiveId() *ir.Value { return o.Op.Operand(3) }

// SetPrimitiveId changes operand `primitive_id`.
func (o HitObjectRecordHitWithIndexMotionNV) SetPrimitiveId(v *ir.Value) { o.Op.SetOperand(3, v) }

// GeometryIndex is operand `geometry_index`.
func (o HitObjectRecordHitWithIndexMotionNV) GeometryIndex() *ir.Value { return o.Op.Operand(4) }

// SetGeometryIndex changes operand `geometry_index`.
func (o HitObjectRecordHitWithIndexMotionNV) SetGeometryIndex(v *ir.Value) { o.Op.SetOperand(4, v) }

// HitKind is operand `hit_kind`.
func (o HitObjectRecordHitWithIndexMotionNV) HitKind() *ir.Value { return o.Op.Operand(5) }

// SetHitKind changes operand `hit_kind`.
func (o HitObjectRecordHitWithIndexMotionNV) SetHitKind(v *ir.Value) { o.Op.SetOperand(5, v) }

// SbtRecordIndex is operand `sbt_record_index`.
func (o HitObjectRecordHitWithIndexMotionNV) SbtRecordIndex() *ir.Value { return o.Op.Operand(6) }

// SetSbtRecordIndex changes operand `sbt_record_index`.
func (o HitObjectRecordHitWithIndexMotionNV) SetSbtRecordIndex(v *ir.Value) { o.Op.SetOperand(6, v) }

// Origin is operand `origin`.
func (o HitObjectRecordHitWithIndexMotionNV) Origin() *ir.Value { return o.Op.Operand(7) }

// SetOrigin changes operand `origin`.
func (o HitObjectRecordHitWithIndexMotionNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(7, v) }

// Tmin is operand `tmin`.
func (o HitObjectRecordHitWithIndexMotionNV) Tmin() *ir.Value { return o.Op.Operand(8) }

// SetTmin changes operand `tmin`.
func (o HitObjectRecordHitWithIndexMotionNV) SetTmin(v *ir.Value) { o.Op.SetOperand(8, v) }

// Direction is operand `direction`.
func (o HitObjectRecordHitWithIndexMotionNV) Direction() *ir.Value { return o.Op.Operand(9) }

// SetDirection changes operand `direction`.
func (o HitObjectRecordHitWithIndexMotionNV) SetDirection(v *ir.Value) { o.Op.SetOperand(9, v) }

// Tmax is operand `tmax`.
func (o HitObjectRecordHitWithIndexMotionNV) Tmax() *ir.Value { return o.Op.Operand(10) }

// SetTmax changes operand `tmax`.
func (o HitObjectRecordHitWithIndexMotionNV) SetTmax(v *ir.Value) { o.Op.SetOperand(10, v) }

// CurrentTime is operand `current_time`.
func (o HitObjectRecordHitWithIndexMotionNV) CurrentTime() *ir.Value { return o.Op.Operand(11) }

// SetCurrentTime changes operand `current_time`.
func (o HitObjectRecordHitWithIndexMotionNV) SetCurrentTime(v *ir.Value) { o.Op.SetOperand(11, v) }

// HitObjectAttributes is operand `hit_object_attributes`.
func (o HitObjectRecordHitWithIndexMotionNV) HitObjectAttributes() *ir.Value { return o.Op.Operand(12) }

// SetHitObjectAttributes changes operand `hit_object_attributes`.
func (o HitObjectRecordHitWithIndexMotionNV) SetHitObjectAttributes(v *ir.Value) {
	o.Op.SetOperand(12, v)
}

// NewHitObjectRecordHitWithIndexMotionNV builds `spv.HitObjectRecordHitWithIndexMotionNV`.
func NewHitObjectRecordHitWithIndexMotionNV(b *ir.Builder, hitObject *ir.Value, accel *ir.Value, instanceId *ir.Value, primitiveId *ir.Value, geometryIndex *ir.Value, hitKind *ir.Value, sbtRecordIndex *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, currentTime *ir.Value, hitObjectAttributes *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordHitWithIndexMotionNV {
	return HitObjectRecordHitWithIndexMotionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordHitWithIndexMotionNV"),
		Operands: []*ir.Value{hitObject, accel, instanceId, primitiveId, geometryIndex, hitKind, sbtRecordIndex, origin, tmin, direction, tmax, currentTime, hitObjectAttributes},
		Attrs:    attrs,
	})}
}

// HitObjectRecordMissMotionNV: Makes a miss at a time.
type HitObjectRecordMissMotionNV struct{ Op *ir.Operation }

// AsHitObjectRecordMissMotionNV views an operation as `spv.HitObjectRecordMissMotionNV`; false when it is another one.
func AsHitObjectRecordMissMotionNV(op *ir.Operation) (HitObjectRecordMissMotionNV, bool) {
	return HitObjectRecordMissMotionNV{op}, op.Is("spv.HitObjectRecordMissMotionNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordMissMotionNV) OpName() string { return "spv.HitObjectRecordMissMotionNV" }

// HitObject is operand `hit_object`.
func (o HitObjectRecordMissMotionNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordMissMotionNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// SbtIndex is operand `sbt_index`.
func (o HitObjectRecordMissMotionNV) SbtIndex() *ir.Value { return o.Op.Operand(1) }

// SetSbtIndex changes operand `sbt_index`.
func (o HitObjectRecordMissMotionNV) SetSbtIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Origin is operand `origin`.
func (o HitObjectRecordMissMotionNV) Origin() *ir.Value { return o.Op.Operand(2) }

// SetOrigin changes operand `origin`.
func (o HitObjectRecordMissMotionNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(2, v) }

// Tmin is operand `tmin`.
func (o HitObjectRecordMissMotionNV) Tmin() *ir.Value { return o.Op.Operand(3) }

// SetTmin changes operand `tmin`.
func (o HitObjectRecordMissMotionNV) SetTmin(v *ir.Value) { o.Op.SetOperand(3, v) }

// Direction is operand `direction`.
func (o HitObjectRecordMissMotionNV) Direction() *ir.Value { return o.Op.Operand(4) }

// SetDirection changes operand `direction`.
func (o HitObjectRecordMissMotionNV) SetDirection(v *ir.Value) { o.Op.SetOperand(4, v) }

// Tmax is operand `tmax`.
func (o HitObjectRecordMissMotionNV) Tmax() *ir.Value { return o.Op.Operand(5) }

// SetTmax changes operand `tmax`.
func (o HitObjectRecordMissMotionNV) SetTmax(v *ir.Value) { o.Op.SetOperand(5, v) }

// CurrentTime is operand `current_time`.
func (o HitObjectRecordMissMotionNV) CurrentTime() *ir.Value { return o.Op.Operand(6) }

// SetCurrentTime changes operand `current_time`.
func (o HitObjectRecordMissMotionNV) SetCurrentTime(v *ir.Value) { o.Op.SetOperand(6, v) }

// NewHitObjectRecordMissMotionNV builds `spv.HitObjectRecordMissMotionNV`.
func NewHitObjectRecordMissMotionNV(b *ir.Builder, hitObject *ir.Value, sbtIndex *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, currentTime *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordMissMotionNV {
	return HitObjectRecordMissMotionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordMissMotionNV"),
		Operands: []*ir.Value{hitObject, sbtIndex, origin, tmin, direction, tmax, currentTime},
		Attrs:    attrs,
	})}
}

// HitObjectGetWorldToObjectNV: Gives the matrix from the space of the world to that of what was hit.
type HitObjectGetWorldToObjectNV struct{ Op *ir.Operation }

// AsHitObjectGetWorldToObjectNV views an operation as `spv.HitObjectGetWorldToObjectNV`; false when it is another one.
func AsHitObjectGetWorldToObjectNV(op *ir.Operation) (HitObjectGetWorldToObjectNV, bool) {
	return HitObjectGetWorldToObjectNV{op}, op.Is("spv.HitObjectGetWorldToObjectNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetWorldToObjectNV) OpName() string { return "spv.HitObjectGetWorldToObjectNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetWorldToObjectNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetWorldToObjectNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetWorldToObjectNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetWorldToObjectNV builds `spv.HitObjectGetWorldToObjectNV`.
func NewHitObjectGetWorldToObjectNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetWorldToObjectNV {
	return HitObjectGetWorldToObjectNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetWorldToObjectNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetObjectToWorldNV: Gives the matrix from the space of what was hit to that of the world.
type HitObjectGetObjectToWorldNV struct{ Op *ir.Operation }

// AsHitObjectGetObjectToWorldNV views an operation as `spv.HitObjectGetObjectToWorldNV`; false when it is another one.
func AsHitObjectGetObjectToWorldNV(op *ir.Operation) (HitObjectGetObjectToWorldNV, bool) {
	return HitObjectGetObjectToWorldNV{op}, op.Is("spv.HitObjectGetObjectToWorldNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetObjectToWorldNV) OpName() string { return "spv.HitObjectGetObjectToWorldNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetObjectToWorldNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetObjectToWorldNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetObjectToWorldNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetObjectToWorldNV builds `spv.HitObjectGetObjectToWorldNV`.
func NewHitObjectGetObjectToWorldNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetObjectToWorldNV {
	return HitObjectGetObjectToWorldNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetObjectToWorldNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetObjectRayDirectionNV: Gives the direction of the ray in the space of what was hit.
type HitObjectGetObjectRayDirectionNV struct{ Op *ir.Operation }

// AsHitObjectGetObjectRayDirectionNV views an operation as `spv.HitObjectGetObjectRayDirectionNV`; false when it is another one.
func AsHitObjectGetObjectRayDirectionNV(op *ir.Operation) (HitObjectGetObjectRayDirectionNV, bool) {
	return HitObjectGetObjectRayDirectionNV{op}, op.Is("spv.HitObjectGetObjectRayDirectionNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetObjectRayDirectionNV) OpName() string {
	return "spv.HitObjectGetObjectRayDirectionNV"
}

// HitObject is operand `hit_object`.
func (o HitObjectGetObjectRayDirectionNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetObjectRayDirectionNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetObjectRayDirectionNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetObjectRayDirectionNV builds `spv.HitObjectGetObjectRayDirectionNV`.
func NewHitObjectGetObjectRayDirectionNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetObjectRayDirectionNV {
	return HitObjectGetObjectRayDirectionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetObjectRayDirectionNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetObjectRayOriginNV: Gives the origin of the ray in the space of what was hit.
type HitObjectGetObjectRayOriginNV struct{ Op *ir.Operation }

// AsHitObjectGetObjectRayOriginNV views an operation as `spv.HitObjectGetObjectRayOriginNV`; false when it is another one.
func AsHitObjectGetObjectRayOriginNV(op *ir.Operation) (HitObjectGetObjectRayOriginNV, bool) {
	return HitObjectGetObjectRayOriginNV{op}, op.Is("spv.HitObjectGetObjectRayOriginNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetObjectRayOriginNV) OpName() string { return "spv.HitObjectGetObjectRayOriginNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetObjectRayOriginNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetObjectRayOriginNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetObjectRayOriginNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetObjectRayOriginNV builds `spv.HitObjectGetObjectRayOriginNV`.
func NewHitObjectGetObjectRayOriginNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetObjectRayOriginNV {
	return HitObjectGetObjectRayOriginNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetObjectRayOriginNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectTraceRayMotionNV: Follows a ray at a time and notes what it meets.
type HitObjectTraceRayMotionNV struct{ Op *ir.Operation }

// AsHitObjectTraceRayMotionNV views an operation as `spv.HitObjectTraceRayMotionNV`; false when it is another one.
func AsHitObjectTraceRayMotionNV(op *ir.Operation) (HitObjectTraceRayMotionNV, bool) {
	return HitObjectTraceRayMotionNV{op}, op.Is("spv.HitObjectTraceRayMotionNV")
}

// OpName is the name of the operations that it views.
func (HitObjectTraceRayMotionNV) OpName() string { return "spv.HitObjectTraceRayMotionNV" }

// HitObject is operand `hit_object`.
func (o HitObjectTraceRayMotionNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectTraceRayMotionNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o HitObjectTraceRayMotionNV) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o HitObjectTraceRayMotionNV) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// RayFlags is operand `ray_flags`.
func (o HitObjectTraceRayMotionNV) RayFlags() *ir.Value { return o.Op.Operand(2) }

// SetRayFlags changes operand `ray_flags`.
func (o HitObjectTraceRayMotionNV) SetRayFlags(v *ir.Value) { o.Op.SetOperand(2, v) }

// CullMask is operand `cull_mask`.
func (o HitObjectTraceRayMotionNV) CullMask() *ir.Value { return o.Op.Operand(3) }

// SetCullMask changes operand `cull_mask`.
func (o HitObjectTraceRayMotionNV) SetCullMask(v *ir.Value) { o.Op.SetOperand(3, v) }

// SbtRecordOffset is operand `sbt_record_offset`.
func (o HitObjectTraceRayMotionNV) SbtRecordOffset() *ir.Value { return o.Op.Operand(4) }

// SetSbtRecordOffset changes operand `sbt_record_offset`.
func (o HitObjectTraceRayMotionNV) SetSbtRecordOffset(v *ir.Value) { o.Op.SetOperand(4, v) }

// SbtRecordStride is operand `sbt_record_stride`.
func (o HitObjectTraceRayMotionNV) SbtRecordStride() *ir.Value { return o.Op.Operand(5) }

// SetSbtRecordStride changes operand `sbt_record_stride`.
func (o HitObjectTraceRayMotionNV) SetSbtRecordStride(v *ir.Value) { o.Op.SetOperand(5, v) }

// MissIndex is operand `miss_index`.
func (o HitObjectTraceRayMotionNV) MissIndex() *ir.Value { return o.Op.Operand(6) }

// SetMissIndex changes operand `miss_index`.
func (o HitObjectTraceRayMotionNV) SetMissIndex(v *ir.Value) { o.Op.SetOperand(6, v) }

// Origin is operand `origin`.
func (o HitObjectTraceRayMotionNV) Origin() *ir.Value { return o.Op.Operand(7) }

// SetOrigin changes operand `origin`.
func (o HitObjectTraceRayMotionNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(7, v) }

// Tmin is operand `tmin`.
func (o HitObjectTraceRayMotionNV) Tmin() *ir.Value { return o.Op.Operand(8) }

// SetTmin changes operand `tmin`.
func (o HitObjectTraceRayMotionNV) SetTmin(v *ir.Value) { o.Op.SetOperand(8, v) }

// Direction is operand `direction`.
func (o HitObjectTraceRayMotionNV) Direction() *ir.Value { return o.Op.Operand(9) }

// SetDirection changes operand `direction`.
func (o HitObjectTraceRayMotionNV) SetDirection(v *ir.Value) { o.Op.SetOperand(9, v) }

// Tmax is operand `tmax`.
func (o HitObjectTraceRayMotionNV) Tmax() *ir.Value { return o.Op.Operand(10) }

// SetTmax changes operand `tmax`.
func (o HitObjectTraceRayMotionNV) SetTmax(v *ir.Value) { o.Op.SetOperand(10, v) }

// Time is operand `time`.
func (o HitObjectTraceRayMotionNV) Time() *ir.Value { return o.Op.Operand(11) }

// SetTime changes operand `time`.
func (o HitObjectTraceRayMotionNV) SetTime(v *ir.Value) { o.Op.SetOperand(11, v) }

// Payload is operand `payload`.
func (o HitObjectTraceRayMotionNV) Payload() *ir.Value { return o.Op.Operand(12) }

// SetPayload changes operand `payload`.
func (o HitObjectTraceRayMotionNV) SetPayload(v *ir.Value) { o.Op.SetOperand(12, v) }

// NewHitObjectTraceRayMotionNV builds `spv.HitObjectTraceRayMotionNV`.
func NewHitObjectTraceRayMotionNV(b *ir.Builder, hitObject *ir.Value, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, sbtRecordOffset *ir.Value, sbtRecordStride *ir.Value, missIndex *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, time *ir.Value, payload *ir.Value, attrs ...ir.NamedAttr) HitObjectTraceRayMotionNV {
	return HitObjectTraceRayMotionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectTraceRayMotionNV"),
		Operands: []*ir.Value{hitObject, accel, rayFlags, cullMask, sbtRecordOffset, sbtRecordStride, missIndex, origin, tmin, direction, tmax, time, payload},
		Attrs:    attrs,
	})}
}

// HitObjectGetShaderRecordBufferHandleNV: Gives the address of the data of the shader, as two words.
type HitObjectGetShaderRecordBufferHandleNV struct{ Op *ir.Operation }

// AsHitObjectGetShaderRecordBufferHandleNV views an operation as `spv.HitObjectGetShaderRecordBufferHandleNV`; false when it is another one.
func AsHitObjectGetShaderRecordBufferHandleNV(op *ir.Operation) (HitObjectGetShaderRecordBufferHandleNV, bool) {
	return HitObjectGetShaderRecordBufferHandleNV{op}, op.Is("spv.HitObjectGetShaderRecordBufferHandleNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetShaderRecordBufferHandleNV) OpName() string {
	return "spv.HitObjectGetShaderRecordBufferHandleNV"
}

// HitObject is operand `hit_object`.
func (o HitObjectGetShaderRecordBufferHandleNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetShaderRecordBufferHandleNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetShaderRecordBufferHandleNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetShaderRecordBufferHandleNV builds `spv.HitObjectGetShaderRecordBufferHandleNV`.
func NewHitObjectGetShaderRecordBufferHandleNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetShaderRecordBufferHandleNV {
	return HitObjectGetShaderRecordBufferHandleNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetShaderRecordBufferHandleNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetShaderBindingTableRecordIndexNV: Gives where in the table the shader is.
type HitObjectGetShaderBindingTableRecordIndexNV struct{ Op *ir.Operation }

// AsHitObjectGetShaderBindingTableRecordIndexNV views an operation as `spv.HitObjectGetShaderBindingTableRecordIndexNV`; false when it is another one.
func AsHitObjectGetShaderBindingTableRecordIndexNV(op *ir.Operation) (HitObjectGetShaderBindingTableRecordIndexNV, bool) {
	return HitObjectGetShaderBindingTableRecordIndexNV{op}, op.Is("spv.HitObjectGetShaderBindingTableRecordIndexNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetShaderBindingTableRecordIndexNV) OpName() string {
	return "spv.HitObjectGetShaderBindingTableRecordIndexNV"
}

// HitObject is operand `hit_object`.
func (o HitObjectGetShaderBindingTableRecordIndexNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetShaderBindingTableRecordIndexNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetShaderBindingTableRecordIndexNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetShaderBindingTableRecordIndexNV builds `spv.HitObjectGetShaderBindingTableRecordIndexNV`.
func NewHitObjectGetShaderBindingTableRecordIndexNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetShaderBindingTableRecordIndexNV {
	return HitObjectGetShaderBindingTableRecordIndexNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetShaderBindingTableRecordIndexNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectRecordEmptyNV: Makes what is neither a hit nor a miss.
type HitObjectRecordEmptyNV struct{ Op *ir.Operation }

// AsHitObjectRecordEmptyNV views an operation as `spv.HitObjectRecordEmptyNV`; false when it is another one.
func AsHitObjectRecordEmptyNV(op *ir.Operation) (HitObjectRecordEmptyNV, bool) {
	return HitObjectRecordEmptyNV{op}, op.Is("spv.HitObjectRecordEmptyNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordEmptyNV) OpName() string { return "spv.HitObjectRecordEmptyNV" }

// HitObject is operand `hit_object`.
func (o HitObjectRecordEmptyNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordEmptyNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewHitObjectRecordEmptyNV builds `spv.HitObjectRecordEmptyNV`.
func NewHitObjectRecordEmptyNV(b *ir.Builder, hitObject *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordEmptyNV {
	return HitObjectRecordEmptyNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordEmptyNV"),
		Operands: []*ir.Value{hitObject},
		Attrs:    attrs,
	})}
}

// HitObjectTraceRayNV: Follows a ray and notes what it meets.
type HitObjectTraceRayNV struct{ Op *ir.Operation }

// AsHitObjectTraceRayNV views an operation as `spv.HitObjectTraceRayNV`; false when it is another one.
func AsHitObjectTraceRayNV(op *ir.Operation) (HitObjectTraceRayNV, bool) {
	return HitObjectTraceRayNV{op}, op.Is("spv.HitObjectTraceRayNV")
}

// OpName is the name of the operations that it views.
func (HitObjectTraceRayNV) OpName() string { return "spv.HitObjectTraceRayNV" }

// HitObject is operand `hit_object`.
func (o HitObjectTraceRayNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectTraceRayNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o HitObjectTraceRayNV) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o HitObjectTraceRayNV) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// RayFlags is operand `ray_flags`.
func (o HitObjectTraceRayNV) RayFlags() *ir.Value { return o.Op.Operand(2) }

// SetRayFlags changes operand `ray_flags`.
func (o HitObjectTraceRayNV) SetRayFlags(v *ir.Value) { o.Op.SetOperand(2, v) }

// CullMask is operand `cull_mask`.
func (o HitObjectTraceRayNV) CullMask() *ir.Value { return o.Op.Operand(3) }

// SetCullMask changes operand `cull_mask`.
func (o HitObjectTraceRayNV) SetCullMask(v *ir.Value) { o.Op.SetOperand(3, v) }

// SbtRecordOffset is operand `sbt_record_offset`.
func (o HitObjectTraceRayNV) SbtRecordOffset() *ir.Value { return o.Op.Operand(4) }

// SetSbtRecordOffset changes operand `sbt_record_offset`.
func (o HitObjectTraceRayNV) SetSbtRecordOffset(v *ir.Value) { o.Op.SetOperand(4, v) }

// SbtRecordStride is operand `sbt_record_stride`.
func (o HitObjectTraceRayNV) SbtRecordStride() *ir.Value { return o.Op.Operand(5) }

// SetSbtRecordStride changes operand `sbt_record_stride`.
func (o HitObjectTraceRayNV) SetSbtRecordStride(v *ir.Value) { o.Op.SetOperand(5, v) }

// MissIndex is operand `miss_index`.
func (o HitObjectTraceRayNV) MissIndex() *ir.Value { return o.Op.Operand(6) }

// SetMissIndex changes operand `miss_index`.
func (o HitObjectTraceRayNV) SetMissIndex(v *ir.Value) { o.Op.SetOperand(6, v) }

// Origin is operand `origin`.
func (o HitObjectTraceRayNV) Origin() *ir.Value { return o.Op.Operand(7) }

// SetOrigin changes operand `origin`.
func (o HitObjectTraceRayNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(7, v) }

// Tmin is operand `tmin`.
func (o HitObjectTraceRayNV) Tmin() *ir.Value { return o.Op.Operand(8) }

// SetTmin changes operand `tmin`.
func (o HitObjectTraceRayNV) SetTmin(v *ir.Value) { o.Op.SetOperand(8, v) }

// Direction is operand `direction`.
func (o HitObjectTraceRayNV) Direction() *ir.Value { return o.Op.Operand(9) }

// SetDirection changes operand `direction`.
func (o HitObjectTraceRayNV) SetDirection(v *ir.Value) { o.Op.SetOperand(9, v) }

// Tmax is operand `tmax`.
func (o HitObjectTraceRayNV) Tmax() *ir.Value { return o.Op.Operand(10) }

// SetTmax changes operand `tmax`.
func (o HitObjectTraceRayNV) SetTmax(v *ir.Value) { o.Op.SetOperand(10, v) }

// Payload is operand `payload`.
func (o HitObjectTraceRayNV) Payload() *ir.Value { return o.Op.Operand(11) }

// SetPayload changes operand `payload`.
func (o HitObjectTraceRayNV) SetPayload(v *ir.Value) { o.Op.SetOperand(11, v) }

// NewHitObjectTraceRayNV builds `spv.HitObjectTraceRayNV`.
func NewHitObjectTraceRayNV(b *ir.Builder, hitObject *ir.Value, accel *ir.Value, rayFlags *ir.Value, cullMask *ir.Value, sbtRecordOffset *ir.Value, sbtRecordStride *ir.Value, missIndex *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, payload *ir.Value, attrs ...ir.NamedAttr) HitObjectTraceRayNV {
	return HitObjectTraceRayNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectTraceRayNV"),
		Operands: []*ir.Value{hitObject, accel, rayFlags, cullMask, sbtRecordOffset, sbtRecordStride, missIndex, origin, tmin, direction, tmax, payload},
		Attrs:    attrs,
	})}
}

// HitObjectRecordHitNV: Makes a hit; two numbers say where its shader is.
type HitObjectRecordHitNV struct{ Op *ir.Operation }

// AsHitObjectRecordHitNV views an operation as `spv.HitObjectRecordHitNV`; false when it is another one.
func AsHitObjectRecordHitNV(op *ir.Operation) (HitObjectRecordHitNV, bool) {
	return HitObjectRecordHitNV{op}, op.Is("spv.HitObjectRecordHitNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordHitNV) OpName() string { return "spv.HitObjectRecordHitNV" }

// HitObject is operand `hit_object`.
func (o HitObjectRecordHitNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordHitNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o HitObjectRecordHitNV) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o HitObjectRecordHitNV) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// InstanceId is operand `instance_id`.
func (o HitObjectRecordHitNV) InstanceId() *ir.Value { return o.Op.Operand(2) }

// SetInstanceId changes operand `instance_id`.
func (o HitObjectRecordHitNV) SetInstanceId(v *ir.Value) { o.Op.SetOperand(2, v) }

// PrimitiveId is operand `primitive_id`.
func (o HitObjectRecordHitNV) PrimitiveId() *ir.Value { return o.Op.Operand(3) }

// SetPrimitiveId changes operand `primitive_id`.
func (o HitObjectRecordHitNV) SetPrimitiveId(v *ir.Value) { o.Op.SetOperand(3, v) }

// GeometryIndex is operand `geometry_index`.
func (o HitObjectRecordHitNV) GeometryIndex() *ir.Value { return o.Op.Operand(4) }

// SetGeometryIndex changes operand `geometry_index`.
func (o HitObjectRecordHitNV) SetGeometryIndex(v *ir.Value) { o.Op.SetOperand(4, v) }

// HitKind is operand `hit_kind`.
func (o HitObjectRecordHitNV) HitKind() *ir.Value { return o.Op.Operand(5) }

// SetHitKind changes operand `hit_kind`.
func (o HitObjectRecordHitNV) SetHitKind(v *ir.Value) { o.Op.SetOperand(5, v) }

// SbtRecordOffset is operand `sbt_record_offset`.
func (o HitObjectRecordHitNV) SbtRecordOffset() *ir.Value { return o.Op.Operand(6) }

// SetSbtRecordOffset changes operand `sbt_record_offset`.
func (o HitObjectRecordHitNV) SetSbtRecordOffset(v *ir.Value) { o.Op.SetOperand(6, v) }

// SbtRecordStride is operand `sbt_record_stride`.
func (o HitObjectRecordHitNV) SbtRecordStride() *ir.Value { return o.Op.Operand(7) }

// SetSbtRecordStride changes operand `sbt_record_stride`.
func (o HitObjectRecordHitNV) SetSbtRecordStride(v *ir.Value) { o.Op.SetOperand(7, v) }

// Origin is operand `origin`.
func (o HitObjectRecordHitNV) Origin() *ir.Value { return o.Op.Operand(8) }

// SetOrigin changes operand `origin`.
func (o HitObjectRecordHitNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(8, v) }

// Tmin is operand `tmin`.
func (o HitObjectRecordHitNV) Tmin() *ir.Value { return o.Op.Operand(9) }

// SetTmin changes operand `tmin`.
func (o HitObjectRecordHitNV) SetTmin(v *ir.Value) { o.Op.SetOperand(9, v) }

// Direction is operand `direction`.
func (o HitObjectRecordHitNV) Direction() *ir.Value { return o.Op.Operand(10) }

// SetDirection changes operand `direction`.
func (o HitObjectRecordHitNV) SetDirection(v *ir.Value) { o.Op.SetOperand(10, v) }

// Tmax is operand `tmax`.
func (o HitObjectRecordHitNV) Tmax() *ir.Value { return o.Op.Operand(11) }

// SetTmax changes operand `tmax`.
func (o HitObjectRecordHitNV) SetTmax(v *ir.Value) { o.Op.SetOperand(11, v) }

// HitObjectAttributes is operand `hit_object_attributes`.
func (o HitObjectRecordHitNV) HitObjectAttributes() *ir.Value { return o.Op.Operand(12) }

// SetHitObjectAttributes changes operand `hit_object_attributes`.
func (o HitObjectRecordHitNV) SetHitObjectAttributes(v *ir.Value) { o.Op.SetOperand(12, v) }

// NewHitObjectRecordHitNV builds `spv.HitObjectRecordHitNV`.
func NewHitObjectRecordHitNV(b *ir.Builder, hitObject *ir.Value, accel *ir.Value, instanceId *ir.Value, primitiveId *ir.Value, geometryIndex *ir.Value, hitKind *ir.Value, sbtRecordOffset *ir.Value, sbtRecordStride *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, hitObjectAttributes *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordHitNV {
	return HitObjectRecordHitNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordHitNV"),
		Operands: []*ir.Value{hitObject, accel, instanceId, primitiveId, geometryIndex, hitKind, sbtRecordOffset, sbtRecordStride, origin, tmin, direction, tmax, hitObjectAttributes},
		Attrs:    attrs,
	})}
}

// HitObjectRecordHitWithIndexNV: Makes a hit; a number says where its shader is.
type HitObjectRecordHitWithIndexNV struct{ Op *ir.Operation }

// AsHitObjectRecordHitWithIndexNV views an operation as `spv.HitObjectRecordHitWithIndexNV`; false when it is another one.
func AsHitObjectRecordHitWithIndexNV(op *ir.Operation) (HitObjectRecordHitWithIndexNV, bool) {
	return HitObjectRecordHitWithIndexNV{op}, op.Is("spv.HitObjectRecordHitWithIndexNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordHitWithIndexNV) OpName() string { return "spv.HitObjectRecordHitWithIndexNV" }

// HitObject is operand `hit_object`.
func (o HitObjectRecordHitWithIndexNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordHitWithIndexNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Accel is operand `accel`.
func (o HitObjectRecordHitWithIndexNV) Accel() *ir.Value { return o.Op.Operand(1) }

// SetAccel changes operand `accel`.
func (o HitObjectRecordHitWithIndexNV) SetAccel(v *ir.Value) { o.Op.SetOperand(1, v) }

// InstanceId is operand `instance_id`.
func (o HitObjectRecordHitWithIndexNV) InstanceId() *ir.Value { return o.Op.Operand(2) }

// SetInstanceId changes operand `instance_id`.
func (o HitObjectRecordHitWithIndexNV) SetInstanceId(v *ir.Value) { o.Op.SetOperand(2, v) }

// PrimitiveId is operand `primitive_id`.
func (o HitObjectRecordHitWithIndexNV) PrimitiveId() *ir.Value { return o.Op.Operand(3) }

// SetPrimitiveId changes operand `primitive_id`.
func (o HitObjectRecordHitWithIndexNV) SetPrimitiveId(v *ir.Value) { o.Op.SetOperand(3, v) }

// GeometryIndex is operand `geometry_index`.
func (o HitObjectRecordHitWithIndexNV) GeometryIndex() *ir.Value { return o.Op.Operand(4) }

// SetGeometryIndex changes operand `geometry_index`.
func (o HitObjectRecordHitWithIndexNV) SetGeometryIndex(v *ir.Value) { o.Op.SetOperand(4, v) }

// HitKind is operand `hit_kind`.
func (o HitObjectRecordHitWithIndexNV) HitKind() *ir.Value { return o.Op.Operand(5) }

// SetHitKind changes operand `hit_kind`.
func (o HitObjectRecordHitWithIndexNV) SetHitKind(v *ir.Value) { o.Op.SetOperand(5, v) }

// SbtRecordIndex is operand `sbt_record_index`.
func (o HitObjectRecordHitWithIndexNV) SbtRecordIndex() *ir.Value { return o.Op.Operand(6) }

// SetSbtRecordIndex changes operand `sbt_record_index`.
func (o HitObjectRecordHitWithIndexNV) SetSbtRecordIndex(v *ir.Value) { o.Op.SetOperand(6, v) }

// Origin is operand `origin`.
func (o HitObjectRecordHitWithIndexNV) Origin() *ir.Value { return o.Op.Operand(7) }

// SetOrigin changes operand `origin`.
func (o HitObjectRecordHitWithIndexNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(7, v) }

// Tmin is operand `tmin`.
func (o HitObjectRecordHitWithIndexNV) Tmin() *ir.Value { return o.Op.Operand(8) }

// SetTmin changes operand `tmin`.
func (o HitObjectRecordHitWithIndexNV) SetTmin(v *ir.Value) { o.Op.SetOperand(8, v) }

// Direction is operand `direction`.
func (o HitObjectRecordHitWithIndexNV) Direction() *ir.Value { return o.Op.Operand(9) }

// SetDirection changes operand `direction`.
func (o HitObjectRecordHitWithIndexNV) SetDirection(v *ir.Value) { o.Op.SetOperand(9, v) }

// Tmax is operand `tmax`.
func (o HitObjectRecordHitWithIndexNV) Tmax() *ir.Value { return o.Op.Operand(10) }

// SetTmax changes operand `tmax`.
func (o HitObjectRecordHitWithIndexNV) SetTmax(v *ir.Value) { o.Op.SetOperand(10, v) }

// HitObjectAttributes is operand `hit_object_attributes`.
func (o HitObjectRecordHitWithIndexNV) HitObjectAttributes() *ir.Value { return o.Op.Operand(11) }

// SetHitObjectAttributes changes operand `hit_object_attributes`.
func (o HitObjectRecordHitWithIndexNV) SetHitObjectAttributes(v *ir.Value) { o.Op.SetOperand(11, v) }

// NewHitObjectRecordHitWithIndexNV builds `spv.HitObjectRecordHitWithIndexNV`.
func NewHitObjectRecordHitWithIndexNV(b *ir.Builder, hitObject *ir.Value, accel *ir.Value, instanceId *ir.Value, primitiveId *ir.Value, geometryIndex *ir.Value, hitKind *ir.Value, sbtRecordIndex *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, hitObjectAttributes *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordHitWithIndexNV {
	return HitObjectRecordHitWithIndexNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordHitWithIndexNV"),
		Operands: []*ir.Value{hitObject, accel, instanceId, primitiveId, geometryIndex, hitKind, sbtRecordIndex, origin, tmin, direction, tmax, hitObjectAttributes},
		Attrs:    attrs,
	})}
}

// HitObjectRecordMissNV: Makes a miss.
type HitObjectRecordMissNV struct{ Op *ir.Operation }

// AsHitObjectRecordMissNV views an operation as `spv.HitObjectRecordMissNV`; false when it is another one.
func AsHitObjectRecordMissNV(op *ir.Operation) (HitObjectRecordMissNV, bool) {
	return HitObjectRecordMissNV{op}, op.Is("spv.HitObjectRecordMissNV")
}

// OpName is the name of the operations that it views.
func (HitObjectRecordMissNV) OpName() string { return "spv.HitObjectRecordMissNV" }

// HitObject is operand `hit_object`.
func (o HitObjectRecordMissNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectRecordMissNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// SbtIndex is operand `sbt_index`.
func (o HitObjectRecordMissNV) SbtIndex() *ir.Value { return o.Op.Operand(1) }

// SetSbtIndex changes operand `sbt_index`.
func (o HitObjectRecordMissNV) SetSbtIndex(v *ir.Value) { o.Op.SetOperand(1, v) }

// Origin is operand `origin`.
func (o HitObjectRecordMissNV) Origin() *ir.Value { return o.Op.Operand(2) }

// SetOrigin changes operand `origin`.
func (o HitObjectRecordMissNV) SetOrigin(v *ir.Value) { o.Op.SetOperand(2, v) }

// Tmin is operand `tmin`.
func (o HitObjectRecordMissNV) Tmin() *ir.Value { return o.Op.Operand(3) }

// SetTmin changes operand `tmin`.
func (o HitObjectRecordMissNV) SetTmin(v *ir.Value) { o.Op.SetOperand(3, v) }

// Direction is operand `direction`.
func (o HitObjectRecordMissNV) Direction() *ir.Value { return o.Op.Operand(4) }

// SetDirection changes operand `direction`.
func (o HitObjectRecordMissNV) SetDirection(v *ir.Value) { o.Op.SetOperand(4, v) }

// Tmax is operand `tmax`.
func (o HitObjectRecordMissNV) Tmax() *ir.Value { return o.Op.Operand(5) }

// SetTmax changes operand `tmax`.
func (o HitObjectRecordMissNV) SetTmax(v *ir.Value) { o.Op.SetOperand(5, v) }

// NewHitObjectRecordMissNV builds `spv.HitObjectRecordMissNV`.
func NewHitObjectRecordMissNV(b *ir.Builder, hitObject *ir.Value, sbtIndex *ir.Value, origin *ir.Value, tmin *ir.Value, direction *ir.Value, tmax *ir.Value, attrs ...ir.NamedAttr) HitObjectRecordMissNV {
	return HitObjectRecordMissNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectRecordMissNV"),
		Operands: []*ir.Value{hitObject, sbtIndex, origin, tmin, direction, tmax},
		Attrs:    attrs,
	})}
}

// HitObjectExecuteShaderNV: Runs the shader of a hit or miss, which changes `payload`.
type HitObjectExecuteShaderNV struct{ Op *ir.Operation }

// AsHitObjectExecuteShaderNV views an operation as `spv.HitObjectExecuteShaderNV`; false when it is another one.
func AsHitObjectExecuteShaderNV(op *ir.Operation) (HitObjectExecuteShaderNV, bool) {
	return HitObjectExecuteShaderNV{op}, op.Is("spv.HitObjectExecuteShaderNV")
}

// OpName is the name of the operations that it views.
func (HitObjectExecuteShaderNV) OpName() string { return "spv.HitObjectExecuteShaderNV" }

// HitObject is operand `hit_object`.
func (o HitObjectExecuteShaderNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectExecuteShaderNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Payload is operand `payload`.
func (o HitObjectExecuteShaderNV) Payload() *ir.Value { return o.Op.Operand(1) }

// SetPayload changes operand `payload`.
func (o HitObjectExecuteShaderNV) SetPayload(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewHitObjectExecuteShaderNV builds `spv.HitObjectExecuteShaderNV`.
func NewHitObjectExecuteShaderNV(b *ir.Builder, hitObject *ir.Value, payload *ir.Value, attrs ...ir.NamedAttr) HitObjectExecuteShaderNV {
	return HitObjectExecuteShaderNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectExecuteShaderNV"),
		Operands: []*ir.Value{hitObject, payload},
		Attrs:    attrs,
	})}
}

// HitObjectGetCurrentTimeNV: Gives the time of the ray.
type HitObjectGetCurrentTimeNV struct{ Op *ir.Operation }

// AsHitObjectGetCurrentTimeNV views an operation as `spv.HitObjectGetCurrentTimeNV`; false when it is another one.
func AsHitObjectGetCurrentTimeNV(op *ir.Operation) (HitObjectGetCurrentTimeNV, bool) {
	return HitObjectGetCurrentTimeNV{op}, op.Is("spv.HitObjectGetCurrentTimeNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetCurrentTimeNV) OpName() string { return "spv.HitObjectGetCurrentTimeNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetCurrentTimeNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetCurrentTimeNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetCurrentTimeNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetCurrentTimeNV builds `spv.HitObjectGetCurrentTimeNV`.
func NewHitObjectGetCurrentTimeNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetCurrentTimeNV {
	return HitObjectGetCurrentTimeNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetCurrentTimeNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetAttributesNV: Writes the attributes of a hit to memory.
type HitObjectGetAttributesNV struct{ Op *ir.Operation }

// AsHitObjectGetAttributesNV views an operation as `spv.HitObjectGetAttributesNV`; false when it is another one.
func AsHitObjectGetAttributesNV(op *ir.Operation) (HitObjectGetAttributesNV, bool) {
	return HitObjectGetAttributesNV{op}, op.Is("spv.HitObjectGetAttributesNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetAttributesNV) OpName() string { return "spv.HitObjectGetAttributesNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetAttributesNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetAttributesNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// HitObjectAttribute is operand `hit_object_attribute`.
func (o HitObjectGetAttributesNV) HitObjectAttribute() *ir.Value { return o.Op.Operand(1) }

// SetHitObjectAttribute changes operand `hit_object_attribute`.
func (o HitObjectGetAttributesNV) SetHitObjectAttribute(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewHitObjectGetAttributesNV builds `spv.HitObjectGetAttributesNV`.
func NewHitObjectGetAttributesNV(b *ir.Builder, hitObject *ir.Value, hitObjectAttribute *ir.Value, attrs ...ir.NamedAttr) HitObjectGetAttributesNV {
	return HitObjectGetAttributesNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetAttributesNV"),
		Operands: []*ir.Value{hitObject, hitObjectAttribute},
		Attrs:    attrs,
	})}
}

// HitObjectGetHitKindNV: Gives the kind of a hit.
type HitObjectGetHitKindNV struct{ Op *ir.Operation }

// AsHitObjectGetHitKindNV views an operation as `spv.HitObjectGetHitKindNV`; false when it is another one.
func AsHitObjectGetHitKindNV(op *ir.Operation) (HitObjectGetHitKindNV, bool) {
	return HitObjectGetHitKindNV{op}, op.Is("spv.HitObjectGetHitKindNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetHitKindNV) OpName() string { return "spv.HitObjectGetHitKindNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetHitKindNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetHitKindNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetHitKindNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetHitKindNV builds `spv.HitObjectGetHitKindNV`.
func NewHitObjectGetHitKindNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetHitKindNV {
	return HitObjectGetHitKindNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetHitKindNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetPrimitiveIndexNV: Gives the number of the primitive.
type HitObjectGetPrimitiveIndexNV struct{ Op *ir.Operation }

// AsHitObjectGetPrimitiveIndexNV views an operation as `spv.HitObjectGetPrimitiveIndexNV`; false when it is another one.
func AsHitObjectGetPrimitiveIndexNV(op *ir.Operation) (HitObjectGetPrimitiveIndexNV, bool) {
	return HitObjectGetPrimitiveIndexNV{op}, op.Is("spv.HitObjectGetPrimitiveIndexNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetPrimitiveIndexNV) OpName() string { return "spv.HitObjectGetPrimitiveIndexNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetPrimitiveIndexNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetPrimitiveIndexNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetPrimitiveIndexNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetPrimitiveIndexNV builds `spv.HitObjectGetPrimitiveIndexNV`.
func NewHitObjectGetPrimitiveIndexNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetPrimitiveIndexNV {
	return HitObjectGetPrimitiveIndexNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetPrimitiveIndexNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetGeometryIndexNV: Gives the number of the geometry.
type HitObjectGetGeometryIndexNV struct{ Op *ir.Operation }

// AsHitObjectGetGeometryIndexNV views an operation as `spv.HitObjectGetGeometryIndexNV`; false when it is another one.
func AsHitObjectGetGeometryIndexNV(op *ir.Operation) (HitObjectGetGeometryIndexNV, bool) {
	return HitObjectGetGeometryIndexNV{op}, op.Is("spv.HitObjectGetGeometryIndexNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetGeometryIndexNV) OpName() string { return "spv.HitObjectGetGeometryIndexNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetGeometryIndexNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetGeometryIndexNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetGeometryIndexNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetGeometryIndexNV builds `spv.HitObjectGetGeometryIndexNV`.
func NewHitObjectGetGeometryIndexNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetGeometryIndexNV {
	return HitObjectGetGeometryIndexNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetGeometryIndexNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetInstanceIdNV: Gives the number of the instance.
type HitObjectGetInstanceIdNV struct{ Op *ir.Operation }

// AsHitObjectGetInstanceIdNV views an operation as `spv.HitObjectGetInstanceIdNV`; false when it is another one.
func AsHitObjectGetInstanceIdNV(op *ir.Operation) (HitObjectGetInstanceIdNV, bool) {
	return HitObjectGetInstanceIdNV{op}, op.Is("spv.HitObjectGetInstanceIdNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetInstanceIdNV) OpName() string { return "spv.HitObjectGetInstanceIdNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetInstanceIdNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetInstanceIdNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetInstanceIdNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetInstanceIdNV builds `spv.HitObjectGetInstanceIdNV`.
func NewHitObjectGetInstanceIdNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetInstanceIdNV {
	return HitObjectGetInstanceIdNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetInstanceIdNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetInstanceCustomIndexNV: Gives the number that the program gave the instance.
type HitObjectGetInstanceCustomIndexNV struct{ Op *ir.Operation }

// AsHitObjectGetInstanceCustomIndexNV views an operation as `spv.HitObjectGetInstanceCustomIndexNV`; false when it is another one.
func AsHitObjectGetInstanceCustomIndexNV(op *ir.Operation) (HitObjectGetInstanceCustomIndexNV, bool) {
	return HitObjectGetInstanceCustomIndexNV{op}, op.Is("spv.HitObjectGetInstanceCustomIndexNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetInstanceCustomIndexNV) OpName() string {
	return "spv.HitObjectGetInstanceCustomIndexNV"
}

// HitObject is operand `hit_object`.
func (o HitObjectGetInstanceCustomIndexNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetInstanceCustomIndexNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetInstanceCustomIndexNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetInstanceCustomIndexNV builds `spv.HitObjectGetInstanceCustomIndexNV`.
func NewHitObjectGetInstanceCustomIndexNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetInstanceCustomIndexNV {
	return HitObjectGetInstanceCustomIndexNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetInstanceCustomIndexNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetWorldRayDirectionNV: Gives the direction of the ray.
type HitObjectGetWorldRayDirectionNV struct{ Op *ir.Operation }

// AsHitObjectGetWorldRayDirectionNV views an operation as `spv.HitObjectGetWorldRayDirectionNV`; false when it is another one.
func AsHitObjectGetWorldRayDirectionNV(op *ir.Operation) (HitObjectGetWorldRayDirectionNV, bool) {
	return HitObjectGetWorldRayDirectionNV{op}, op.Is("spv.HitObjectGetWorldRayDirectionNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetWorldRayDirectionNV) OpName() string { return "spv.HitObjectGetWorldRayDirectionNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetWorldRayDirectionNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetWorldRayDirectionNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetWorldRayDirectionNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetWorldRayDirectionNV builds `spv.HitObjectGetWorldRayDirectionNV`.
func NewHitObjectGetWorldRayDirectionNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetWorldRayDirectionNV {
	return HitObjectGetWorldRayDirectionNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetWorldRayDirectionNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetWorldRayOriginNV: Gives the origin of the ray.
type HitObjectGetWorldRayOriginNV struct{ Op *ir.Operation }

// AsHitObjectGetWorldRayOriginNV views an operation as `spv.HitObjectGetWorldRayOriginNV`; false when it is another one.
func AsHitObjectGetWorldRayOriginNV(op *ir.Operation) (HitObjectGetWorldRayOriginNV, bool) {
	return HitObjectGetWorldRayOriginNV{op}, op.Is("spv.HitObjectGetWorldRayOriginNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetWorldRayOriginNV) OpName() string { return "spv.HitObjectGetWorldRayOriginNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetWorldRayOriginNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetWorldRayOriginNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetWorldRayOriginNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetWorldRayOriginNV builds `spv.HitObjectGetWorldRayOriginNV`.
func NewHitObjectGetWorldRayOriginNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetWorldRayOriginNV {
	return HitObjectGetWorldRayOriginNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetWorldRayOriginNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetRayTMaxNV: Gives where the ray ends.
type HitObjectGetRayTMaxNV struct{ Op *ir.Operation }

// AsHitObjectGetRayTMaxNV views an operation as `spv.HitObjectGetRayTMaxNV`; false when it is another one.
func AsHitObjectGetRayTMaxNV(op *ir.Operation) (HitObjectGetRayTMaxNV, bool) {
	return HitObjectGetRayTMaxNV{op}, op.Is("spv.HitObjectGetRayTMaxNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetRayTMaxNV) OpName() string { return "spv.HitObjectGetRayTMaxNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetRayTMaxNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetRayTMaxNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetRayTMaxNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetRayTMaxNV builds `spv.HitObjectGetRayTMaxNV`.
func NewHitObjectGetRayTMaxNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetRayTMaxNV {
	return HitObjectGetRayTMaxNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetRayTMaxNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectGetRayTMinNV: Gives where the ray begins.
type HitObjectGetRayTMinNV struct{ Op *ir.Operation }

// AsHitObjectGetRayTMinNV views an operation as `spv.HitObjectGetRayTMinNV`; false when it is another one.
func AsHitObjectGetRayTMinNV(op *ir.Operation) (HitObjectGetRayTMinNV, bool) {
	return HitObjectGetRayTMinNV{op}, op.Is("spv.HitObjectGetRayTMinNV")
}

// OpName is the name of the operations that it views.
func (HitObjectGetRayTMinNV) OpName() string { return "spv.HitObjectGetRayTMinNV" }

// HitObject is operand `hit_object`.
func (o HitObjectGetRayTMinNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectGetRayTMinNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectGetRayTMinNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectGetRayTMinNV builds `spv.HitObjectGetRayTMinNV`.
func NewHitObjectGetRayTMinNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectGetRayTMinNV {
	return HitObjectGetRayTMinNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectGetRayTMinNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectIsEmptyNV: Tells whether there is neither a hit nor a miss.
type HitObjectIsEmptyNV struct{ Op *ir.Operation }

// AsHitObjectIsEmptyNV views an operation as `spv.HitObjectIsEmptyNV`; false when it is another one.
func AsHitObjectIsEmptyNV(op *ir.Operation) (HitObjectIsEmptyNV, bool) {
	return HitObjectIsEmptyNV{op}, op.Is("spv.HitObjectIsEmptyNV")
}

// OpName is the name of the operations that it views.
func (HitObjectIsEmptyNV) OpName() string { return "spv.HitObjectIsEmptyNV" }

// HitObject is operand `hit_object`.
func (o HitObjectIsEmptyNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectIsEmptyNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectIsEmptyNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectIsEmptyNV builds `spv.HitObjectIsEmptyNV`.
func NewHitObjectIsEmptyNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectIsEmptyNV {
	return HitObjectIsEmptyNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectIsEmptyNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectIsHitNV: Tells whether there is a hit.
type HitObjectIsHitNV struct{ Op *ir.Operation }

// AsHitObjectIsHitNV views an operation as `spv.HitObjectIsHitNV`; false when it is another one.
func AsHitObjectIsHitNV(op *ir.Operation) (HitObjectIsHitNV, bool) {
	return HitObjectIsHitNV{op}, op.Is("spv.HitObjectIsHitNV")
}

// OpName is the name of the operations that it views.
func (HitObjectIsHitNV) OpName() string { return "spv.HitObjectIsHitNV" }

// HitObject is operand `hit_object`.
func (o HitObjectIsHitNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectIsHitNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectIsHitNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectIsHitNV builds `spv.HitObjectIsHitNV`.
func NewHitObjectIsHitNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectIsHitNV {
	return HitObjectIsHitNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectIsHitNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// HitObjectIsMissNV: Tells whether there is a miss.
type HitObjectIsMissNV struct{ Op *ir.Operation }

// AsHitObjectIsMissNV views an operation as `spv.HitObjectIsMissNV`; false when it is another one.
func AsHitObjectIsMissNV(op *ir.Operation) (HitObjectIsMissNV, bool) {
	return HitObjectIsMissNV{op}, op.Is("spv.HitObjectIsMissNV")
}

// OpName is the name of the operations that it views.
func (HitObjectIsMissNV) OpName() string { return "spv.HitObjectIsMissNV" }

// HitObject is operand `hit_object`.
func (o HitObjectIsMissNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o HitObjectIsMissNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o HitObjectIsMissNV) Result() *ir.Value { return o.Op.Result(0) }

// NewHitObjectIsMissNV builds `spv.HitObjectIsMissNV`.
func NewHitObjectIsMissNV(b *ir.Builder, hitObject *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) HitObjectIsMissNV {
	return HitObjectIsMissNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.HitObjectIsMissNV"),
		Operands: []*ir.Value{hitObject},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// ReorderThreadWithHitObjectNV: Lets the device regroup invocations by what their rays met, and by some bits of `hint`.
type ReorderThreadWithHitObjectNV struct{ Op *ir.Operation }

// AsReorderThreadWithHitObjectNV views an operation as `spv.ReorderThreadWithHitObjectNV`; false when it is another one.
func AsReorderThreadWithHitObjectNV(op *ir.Operation) (ReorderThreadWithHitObjectNV, bool) {
	return ReorderThreadWithHitObjectNV{op}, op.Is("spv.ReorderThreadWithHitObjectNV")
}

// OpName is the name of the operations that it views.
func (ReorderThreadWithHitObjectNV) OpName() string { return "spv.ReorderThreadWithHitObjectNV" }

// HitObject is operand `hit_object`.
func (o ReorderThreadWithHitObjectNV) HitObject() *ir.Value { return o.Op.Operand(0) }

// SetHitObject changes operand `hit_object`.
func (o ReorderThreadWithHitObjectNV) SetHitObject(v *ir.Value) { o.Op.SetOperand(0, v) }

// Hint is operand `hint`, nil when it is absent.
func (o ReorderThreadWithHitObjectNV) Hint() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Bits is operand `bits`, nil when it is absent.
func (o ReorderThreadWithHitObjectNV) Bits() *ir.Value { return ods.OperandOf(o.Op, 2) }

// NewReorderThreadWithHitObjectNV builds `spv.ReorderThreadWithHitObjectNV`.
func NewReorderThreadWithHitObjectNV(b *ir.Builder, hitObject *ir.Value, hint *ir.Value, bits *ir.Value, attrs ...ir.NamedAttr) ReorderThreadWithHitObjectNV {
	var operands []*ir.Value
	operands = append(operands, hitObject)
	operands = append(operands, ods.Present(hint)...)
	operands = append(operands, ods.Present(bits)...)
	return ReorderThreadWithHitObjectNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ReorderThreadWithHitObjectNV"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// ReorderThreadWithHintNV: Lets the device regroup invocations by some bits of `hint`.
type ReorderThreadWithHintNV struct{ Op *ir.Operation }

// AsReorderThreadWithHintNV views an operation as `spv.ReorderThreadWithHintNV`; false when it is another one.
func AsReorderThreadWithHintNV(op *ir.Operation) (ReorderThreadWithHintNV, bool) {
	return ReorderThreadWithHintNV{op}, op.Is("spv.ReorderThreadWithHintNV")
}

// OpName is the name of the operations that it views.
func (ReorderThreadWithHintNV) OpName() string { return "spv.ReorderThreadWithHintNV" }

// Hint is operand `hint`.
func (o ReorderThreadWithHintNV) Hint() *ir.Value { return o.Op.Operand(0) }

// SetHint changes operand `hint`.
func (o ReorderThreadWithHintNV) SetHint(v *ir.Value) { o.Op.SetOperand(0, v) }

// Bits is operand `bits`.
func (o ReorderThreadWithHintNV) Bits() *ir.Value { return o.Op.Operand(1) }

// SetBits changes operand `bits`.
func (o ReorderThreadWithHintNV) SetBits(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewReorderThreadWithHintNV builds `spv.ReorderThreadWithHintNV`.
func NewReorderThreadWithHintNV(b *ir.Builder, hint *ir.Value, bits *ir.Value, attrs ...ir.NamedAttr) ReorderThreadWithHintNV {
	return ReorderThreadWithHintNV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ReorderThreadWithHintNV"),
		Operands: []*ir.Value{hint, bits},
		Attrs:    attrs,
	})}
}

// FragmentMaskFetchAMD: Gives which fragment each sample of a texel has, four bits for each.
type FragmentMaskFetchAMD struct{ Op *ir.Operation }

// AsFragmentMaskFetchAMD views an operation as `spv.FragmentMaskFetchAMD`; false when it is another one.
func AsFragmentMaskFetchAMD(op *ir.Operation) (FragmentMaskFetchAMD, bool) {
	return FragmentMaskFetchAMD{op}, op.Is("spv.FragmentMaskFetchAMD")
}

// OpName is the name of the operations that it views.
func (FragmentMaskFetchAMD) OpName() string { return "spv.FragmentMaskFetchAMD" }

// Image is operand `image`.
func (o FragmentMaskFetchAMD) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o FragmentMaskFetchAMD) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o FragmentMaskFetchAMD) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o FragmentMaskFetchAMD) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FragmentMaskFetchAMD) Result() *ir.Value { return o.Op.Result(0) }

// NewFragmentMaskFetchAMD builds `spv.FragmentMaskFetchAMD`.
func NewFragmentMaskFetchAMD(b *ir.Builder, image *ir.Value, coordinate *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) FragmentMaskFetchAMD {
	return FragmentMaskFetchAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FragmentMaskFetchAMD"),
		Operands: []*ir.Value{image, coordinate},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// FragmentFetchAMD: Gives a fragment of a texel.
type FragmentFetchAMD struct{ Op *ir.Operation }

// AsFragmentFetchAMD views an operation as `spv.FragmentFetchAMD`; false when it is another one.
func AsFragmentFetchAMD(op *ir.Operation) (FragmentFetchAMD, bool) {
	return FragmentFetchAMD{op}, op.Is("spv.FragmentFetchAMD")
}

// OpName is the name of the operations that it views.
func (FragmentFetchAMD) OpName() string { return "spv.FragmentFetchAMD" }

// Image is operand `image`.
func (o FragmentFetchAMD) Image() *ir.Value { return o.Op.Operand(0) }

// SetImage changes operand `image`.
func (o FragmentFetchAMD) SetImage(v *ir.Value) { o.Op.SetOperand(0, v) }

// Coordinate is operand `coordinate`.
func (o FragmentFetchAMD) Coordinate() *ir.Value { return o.Op.Operand(1) }

// SetCoordinate changes operand `coordinate`.
func (o FragmentFetchAMD) SetCoordinate(v *ir.Value) { o.Op.SetOperand(1, v) }

// FragmentIndex is operand `fragment_index`.
func (o FragmentFetchAMD) FragmentIndex() *ir.Value { return o.Op.Operand(2) }

// SetFragmentIndex changes operand `fragment_index`.
func (o FragmentFetchAMD) SetFragmentIndex(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o FragmentFetchAMD) Result() *ir.Value { return o.Op.Result(0) }

// NewFragmentFetchAMD builds `spv.FragmentFetchAMD`.
func NewFragmentFetchAMD(b *ir.Builder, image *ir.Value, coordinate *ir.Value, fragmentIndex *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) FragmentFetchAMD {
	return FragmentFetchAMD{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FragmentFetchAMD"),
		Operands: []*ir.Value{image, coordinate, fragmentIndex},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// WritePackedPrimitiveIndices4x8NV: Writes four indices of vertices, which are the bytes of a number.
type WritePackedPrimitiveIndices4x8NV struct{ Op *ir.Operation }

// AsWritePackedPrimitiveIndices4x8NV views an operation as `spv.WritePackedPrimitiveIndices4x8NV`; false when it is another one.
func AsWritePackedPrimitiveIndices4x8NV(op *ir.Operation) (WritePackedPrimitiveIndices4x8NV, bool) {
	return WritePackedPrimitiveIndices4x8NV{op}, op.Is("spv.WritePackedPrimitiveIndices4x8NV")
}

// OpName is the name of the operations that it views.
func (WritePackedPrimitiveIndices4x8NV) OpName() string {
	return "spv.WritePackedPrimitiveIndices4x8NV"
}

// IndexOffset is operand `index_offset`.
func (o WritePackedPrimitiveIndices4x8NV) IndexOffset() *ir.Value { return o.Op.Operand(0) }

// SetIndexOffset changes operand `index_offset`.
func (o WritePackedPrimitiveIndices4x8NV) SetIndexOffset(v *ir.Value) { o.Op.SetOperand(0, v) }

// PackedIndices is operand `packed_indices`.
func (o WritePackedPrimitiveIndices4x8NV) PackedIndices() *ir.Value { return o.Op.Operand(1) }

// SetPackedIndices changes operand `packed_indices`.
func (o WritePackedPrimitiveIndices4x8NV) SetPackedIndices(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewWritePackedPrimitiveIndices4x8NV builds `spv.WritePackedPrimitiveIndices4x8NV`.
func NewWritePackedPrimitiveIndices4x8NV(b *ir.Builder, indexOffset *ir.Value, packedIndices *ir.Value, attrs ...ir.NamedAttr) WritePackedPrimitiveIndices4x8NV {
	return WritePackedPrimitiveIndices4x8NV{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.WritePackedPrimitiveIndices4x8NV"),
		Operands: []*ir.Value{indexOffset, packedIndices},
		Attrs:    attrs,
	})}
}

// EmitMeshTasksEXT: Ends a task shader and starts groups of mesh shaders, which are given what
// `payload` points to.
type EmitMeshTasksEXT struct{ Op *ir.Operation }

// AsEmitMeshTasksEXT views an operation as `spv.EmitMeshTasksEXT`; false when it is another one.
func AsEmitMeshTasksEXT(op *ir.Operation) (EmitMeshTasksEXT, bool) {
	return EmitMeshTasksEXT{op}, op.Is("spv.EmitMeshTasksEXT")
}

// OpName is the name of the operations that it views.
func (EmitMeshTasksEXT) OpName() string { return "spv.EmitMeshTasksEXT" }

// GroupCountX is operand `group_count_x`.
func (o EmitMeshTasksEXT) GroupCountX() *ir.Value { return o.Op.Operand(0) }

// SetGroupCountX changes operand `group_count_x`.
func (o EmitMeshTasksEXT) SetGroupCountX(v *ir.Value) { o.Op.SetOperand(0, v) }

// GroupCountY is operand `group_count_y`.
func (o EmitMeshTasksEXT) GroupCountY() *ir.Value { return o.Op.Operand(1) }

// SetGroupCountY changes operand `group_count_y`.
func (o EmitMeshTasksEXT) SetGroupCountY(v *ir.Value) { o.Op.SetOperand(1, v) }

// GroupCountZ is operand `group_count_z`.
func (o EmitMeshTasksEXT) GroupCountZ() *ir.Value { return o.Op.Operand(2) }

// SetGroupCountZ changes operand `group_count_z`.
func (o EmitMeshTasksEXT) SetGroupCountZ(v *ir.Value) { o.Op.SetOperand(2, v) }

// Payload is operand `payload`, nil when it is absent.
func (o EmitMeshTasksEXT) Payload() *ir.Value { return ods.OperandOf(o.Op, 3) }

// NewEmitMeshTasksEXT builds `spv.EmitMeshTasksEXT`.
func NewEmitMeshTasksEXT(b *ir.Builder, groupCountX *ir.Value, groupCountY *ir.Value, groupCountZ *ir.Value, payload *ir.Value, attrs ...ir.NamedAttr) EmitMeshTasksEXT {
	var operands []*ir.Value
	operands = append(operands, groupCountX)
	operands = append(operands, groupCountY)
	operands = append(operands, groupCountZ)
	operands = append(operands, ods.Present(payload)...)
	return EmitMeshTasksEXT{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.EmitMeshTasksEXT"),
		Operands: operands,
		Attrs:    attrs,
	})}
}

// SetMeshOutputsEXT: Says how many vertices and primitives a mesh shader emits.
type SetMeshOutputsEXT struct{ Op *ir.Operation }

// AsSetMeshOutputsEXT views an operation as `spv.SetMeshOutputsEXT`; false when it is another one.
func AsSetMeshOutputsEXT(op *ir.Operation) (SetMeshOutputsEXT, bool) {
	return SetMeshOutputsEXT{op}, op.Is("spv.SetMeshOutputsEXT")
}

// OpName is the name of the operations that it views.
func (SetMeshOutputsEXT) OpName() string { return "spv.SetMeshOutputsEXT" }

// VertexCount is operand `vertex_count`.
func (o SetMeshOutputsEXT) VertexCount() *ir.Value { return o.Op.Operand(0) }

// SetVertexCount changes operand `vertex_count`.
func (o SetMeshOutputsEXT) SetVertexCount(v *ir.Value) { o.Op.SetOperand(0, v) }

// PrimitiveCount is operand `primitive_count`.
func (o SetMeshOutputsEXT) PrimitiveCount() *ir.Value { return o.Op.Operand(1) }

// SetPrimitiveCount changes operand `primitive_count`.
func (o SetMeshOutputsEXT) SetPrimitiveCount(v *ir.Value) { o.Op.SetOperand(1, v) }

// NewSetMeshOutputsEXT builds `spv.SetMeshOutputsEXT`.
func NewSetMeshOutputsEXT(b *ir.Builder, vertexCount *ir.Value, primitiveCount *ir.Value, attrs ...ir.NamedAttr) SetMeshOutputsEXT {
	return SetMeshOutputsEXT{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.SetMeshOutputsEXT"),
		Operands: []*ir.Value{vertexCount, primitiveCount},
		Attrs:    attrs,
	})}
}

// KHRAssumeTrue: Says that a condition holds.
type KHRAssumeTrue struct{ Op *ir.Operation }

// AsKHRAssumeTrue views an operation as `spv.KHR.AssumeTrue`; false when it is another one.
func AsKHRAssumeTrue(op *ir.Operation) (KHRAssumeTrue, bool) {
	return KHRAssumeTrue{op}, op.Is("spv.KHR.AssumeTrue")
}

// OpName is the name of the operations that it views.
func (KHRAssumeTrue) OpName() string { return "spv.KHR.AssumeTrue" }

// Condition is operand `condition`.
func (o KHRAssumeTrue) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o KHRAssumeTrue) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewKHRAssumeTrue builds `spv.KHR.AssumeTrue`.
func NewKHRAssumeTrue(b *ir.Builder, condition *ir.Value, attrs ...ir.NamedAttr) KHRAssumeTrue {
	return KHRAssumeTrue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.KHR.AssumeTrue"),
		Operands: []*ir.Value{condition},
		Attrs:    attrs,
	})}
}

// KHRExpect: Gives the value of its first operand, which is most often that of the
// second.
type KHRExpect struct{ Op *ir.Operation }

// AsKHRExpect views an operation as `spv.KHR.Expect`; false when it is another one.
func AsKHRExpect(op *ir.Operation) (KHRExpect, bool) { return KHRExpect{op}, op.Is("spv.KHR.Expect") }

// OpName is the name of the operations that it views.
func (KHRExpect) OpName() string { return "spv.KHR.Expect" }

// Value is operand `value`.
func (o KHRExpect) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o KHRExpect) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Expected is operand `expected`.
func (o KHRExpect) Expected() *ir.Value { return o.Op.Operand(1) }

// SetExpected changes operand `expected`.
func (o KHRExpect) SetExpected(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o KHRExpect) Result() *ir.Value { return o.Op.Result(0) }

// NewKHRExpect builds `spv.KHR.Expect`.
func NewKHRExpect(b *ir.Builder, value *ir.Value, expected *ir.Value, attrs ...ir.NamedAttr) KHRExpect {
	return KHRExpect{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.KHR.Expect"),
		Operands: []*ir.Value{value, expected},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
	})}
}

// Branch: Goes to a block.
type Branch struct{ Op *ir.Operation }

// AsBranch views an operation as `spv.Branch`; false when it is another one.
func AsBranch(op *ir.Operation) (Branch, bool) { return Branch{op}, op.Is("spv.Branch") }

// OpName is the name of the operations that it views.
func (Branch) OpName() string { return "spv.Branch" }

// TargetOperands are the operands `targetOperands`.
func (o Branch) TargetOperands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Target is successor `target`.
func (o Branch) Target() *ir.Block { return o.Op.Successor(0) }

// NewBranch builds `spv.Branch`.
func NewBranch(b *ir.Builder, targetOperands []*ir.Value, target *ir.Block, attrs ...ir.NamedAttr) Branch {
	return Branch{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("spv.Branch"),
		Operands:   targetOperands,
		Attrs:      attrs,
		Successors: []*ir.Block{target},
	})}
}

// BranchConditional: Goes to the first block if the condition is true, else to the second. The two
// `branch_weights` are their relative probabilities.
type BranchConditional struct{ Op *ir.Operation }

// AsBranchConditional views an operation as `spv.BranchConditional`; false when it is another one.
func AsBranchConditional(op *ir.Operation) (BranchConditional, bool) {
	return BranchConditional{op}, op.Is("spv.BranchConditional")
}

// OpName is the name of the operations that it views.
func (BranchConditional) OpName() string { return "spv.BranchConditional" }

// Condition is operand `condition`.
func (o BranchConditional) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o BranchConditional) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueTargetOperands are the operands `trueTargetOperands`.
func (o BranchConditional) TrueTargetOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// FalseTargetOperands are the operands `falseTargetOperands`.
func (o BranchConditional) FalseTargetOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// BranchWeightsAttr is attribute `branch_weights`, nil when it is absent.
func (o BranchConditional) BranchWeightsAttr() ir.Attribute { return o.Op.Attr("branch_weights") }

// SetBranchWeightsAttr changes attribute `branch_weights`; nil removes it.
func (o BranchConditional) SetBranchWeightsAttr(a ir.Attribute) { o.Op.SetAttr("branch_weights", a) }

// TrueTarget is successor `trueTarget`.
func (o BranchConditional) TrueTarget() *ir.Block { return o.Op.Successor(0) }

// FalseTarget is successor `falseTarget`.
func (o BranchConditional) FalseTarget() *ir.Block { return o.Op.Successor(1) }

// BranchWeights is the value of attribute `branch_weights`, nil when it is absent or of another kind.
func (o BranchConditional) BranchWeights() []int64 { return ods.IntsOf(o.Op.Attr("branch_weights")) }

// NewBranchConditional builds `spv.BranchConditional`.
func NewBranchConditional(b *ir.Builder, condition *ir.Value, trueTargetOperands []*ir.Value, falseTargetOperands []*ir.Value, trueTarget *ir.Block, falseTarget *ir.Block, attrs ...ir.NamedAttr) BranchConditional {
	var operands []*ir.Value
	operands = append(operands, condition)
	operands = append(operands, trueTargetOperands...)
	operands = append(operands, falseTargetOperands...)
	return BranchConditional{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("spv.BranchConditional"),
		Operands:   operands,
		Attrs:      append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(trueTargetOperands), len(falseTargetOperands))}}, attrs...),
		Successors: []*ir.Block{trueTarget, falseTarget},
	})}
}

// Switch: Goes to the block whose case value is `selector`, else to the default one.
type Switch struct{ Op *ir.Operation }

// AsSwitch views an operation as `spv.Switch`; false when it is another one.
func AsSwitch(op *ir.Operation) (Switch, bool) { return Switch{op}, op.Is("spv.Switch") }

// OpName is the name of the operations that it views.
func (Switch) OpName() string { return "spv.Switch" }

// Selector is operand `selector`.
func (o Switch) Selector() *ir.Value { return o.Op.Operand(0) }

// SetSelector changes operand `selector`.
func (o Switch) SetSelector(v *ir.Value) { o.Op.SetOperand(0, v) }

// DefaultOperands are the operands `defaultOperands`.
func (o Switch) DefaultOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// CaseOperands are the operands `caseOperands`.
func (o Switch) CaseOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// LiteralsAttr is attribute `literals`, nil when it is absent.
func (o Switch) LiteralsAttr() ir.Attribute { return o.Op.Attr("literals") }

// SetLiteralsAttr changes attribute `literals`; nil removes it.
func (o Switch) SetLiteralsAttr(a ir.Attribute) { o.Op.SetAttr("literals", a) }

// CaseOperandOffsetsAttr is attribute `case_operand_offsets`, nil when it is absent.
func (o Switch) CaseOperandOffsetsAttr() ir.Attribute { return o.Op.Attr("case_operand_offsets") }

// SetCaseOperandOffsetsAttr changes attribute `case_operand_offsets`; nil removes it.
func (o Switch) SetCaseOperandOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("case_operand_offsets", a) }

// DefaultTarget is successor `defaultTarget`.
func (o Switch) DefaultTarget() *ir.Block { return o.Op.Successor(0) }

// Targets are the successors `targets`.
func (o Switch) Targets() []*ir.Block { return o.Op.Successors()[1:] }

// Literals is the value of attribute `literals`, nil when it is absent or of another kind.
func (o Switch) Literals() []int64 { return ods.IntsOf(o.Op.Attr("literals")) }

// CaseOperandOffsets is the value of attribute `case_operand_offsets`, nil when it is absent or of another kind.
func (o Switch) CaseOperandOffsets() []int64 { return ods.IntsOf(o.Op.Attr("case_operand_offsets")) }

// CaseOperandsLists are the lists of the operands `caseOperands`.
func (o Switch) CaseOperandsLists() [][]*ir.Value { return ods.OperandLists(o.Op, 2) }

// NewSwitch builds `spv.Switch`.
func NewSwitch(b *ir.Builder, selector *ir.Value, defaultOperands []*ir.Value, caseOperands [][]*ir.Value, defaultTarget *ir.Block, targets []*ir.Block, attrs ...ir.NamedAttr) Switch {
	flat, offsets := ods.Flatten(b.Context(), caseOperands)
	var operands []*ir.Value
	operands = append(operands, selector)
	operands = append(operands, defaultOperands...)
	operands = append(operands, flat...)
	list := append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(defaultOperands), len(flat))}}, attrs...)
	list = ods.Default(list, "case_operand_offsets", offsets)
	return Switch{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("spv.Switch"),
		Operands:   operands,
		Attrs:      list,
		Successors: append([]*ir.Block{defaultTarget}, targets...),
	})}
}

// SelectionMerge: Says that the branch behind it begins a selection. The block that begins with
// `spv.mlir.label` of the result is where its ways merge.
type SelectionMerge struct{ Op *ir.Operation }

// AsSelectionMerge views an operation as `spv.SelectionMerge`; false when it is another one.
func AsSelectionMerge(op *ir.Operation) (SelectionMerge, bool) {
	return SelectionMerge{op}, op.Is("spv.SelectionMerge")
}

// OpName is the name of the operations that it views.
func (SelectionMerge) OpName() string { return "spv.SelectionMerge" }

// Merge is result `merge`.
func (o SelectionMerge) Merge() *ir.Value { return o.Op.Result(0) }

// SelectionControlAttr is attribute `selection_control`, nil when it is absent.
func (o SelectionMerge) SelectionControlAttr() ir.Attribute { return o.Op.Attr("selection_control") }

// SetSelectionControlAttr changes attribute `selection_control`; nil removes it.
func (o SelectionMerge) SetSelectionControlAttr(a ir.Attribute) { o.Op.SetAttr("selection_control", a) }

// SelectionControl is the value of attribute `selection_control`, None when it is absent or of another kind.
func (o SelectionMerge) SelectionControl() SelectionControl {
	return ods.EnumOr(o.Op.Attr("selection_control"), SelectionControl(0))
}

// NewSelectionMerge builds `spv.SelectionMerge`.
func NewSelectionMerge(b *ir.Builder, attrs ...ir.NamedAttr) SelectionMerge {
	list := attrs
	list = ods.Default(list, "selection_control", SelectionControl(0).Attr(b.Context()))
	return SelectionMerge{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.SelectionMerge"),
		Results: []ir.Type{eval.ResultType(b.Context(), "spv.SelectionMerge", 0, [][]*ir.Value{}, list)},
		Attrs:   list,
	})}
}

// LoopMerge: Says that the block of which it is the last but one operation is the header of
// a loop. The blocks that begin with `spv.mlir.label` of the results are where its
// ways merge, and where it goes on; a loop of one block goes on at itself, which no
// label says. `loop_parameters` are the numbers that the
// keywords of `loop_control` take, in their order.
type LoopMerge struct{ Op *ir.Operation }

// AsLoopMerge views an operation as `spv.LoopMerge`; false when it is another one.
func AsLoopMerge(op *ir.Operation) (LoopMerge, bool) { return LoopMerge{op}, op.Is("spv.LoopMerge") }

// OpName is the name of the operations that it views.
func (LoopMerge) OpName() string { return "spv.LoopMerge" }

// Merge is result `merge`.
func (o LoopMerge) Merge() *ir.Value { return o.Op.Result(0) }

// Continue is result `continue`.
func (o LoopMerge) Continue() *ir.Value { return o.Op.Result(1) }

// LoopControlAttr is attribute `loop_control`, nil when it is absent.
func (o LoopMerge) LoopControlAttr() ir.Attribute { return o.Op.Attr("loop_control") }

// SetLoopControlAttr changes attribute `loop_control`; nil removes it.
func (o LoopMerge) SetLoopControlAttr(a ir.Attribute) { o.Op.SetAttr("loop_control", a) }

// LoopParametersAttr is attribute `loop_parameters`, nil when it is absent.
func (o LoopMerge) LoopParametersAttr() ir.Attribute { return o.Op.Attr("loop_parameters") }

// SetLoopParametersAttr changes attribute `loop_parameters`; nil removes it.
func (o LoopMerge) SetLoopParametersAttr(a ir.Attribute) { o.Op.SetAttr("loop_parameters", a) }

// LoopControl is the value of attribute `loop_control`, None when it is absent or of another kind.
func (o LoopMerge) LoopControl() LoopControl {
	return ods.EnumOr(o.Op.Attr("loop_control"), LoopControl(0))
}

// LoopParameters is the value of attribute `loop_parameters`, nil when it is absent or of another kind.
func (o LoopMerge) LoopParameters() []int64 { return ods.IntsOf(o.Op.Attr("loop_parameters")) }

// NewLoopMerge builds `spv.LoopMerge`.
func NewLoopMerge(b *ir.Builder, attrs ...ir.NamedAttr) LoopMerge {
	list := attrs
	list = ods.Default(list, "loop_control", LoopControl(0).Attr(b.Context()))
	return LoopMerge{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.LoopMerge"),
		Results: []ir.Type{eval.ResultType(b.Context(), "spv.LoopMerge", 0, [][]*ir.Value{}, list), eval.ResultType(b.Context(), "spv.LoopMerge", 1, [][]*ir.Value{}, list)},
		Attrs:   list,
	})}
}

// MlirLabel: Marks the start of a block to which merge instructions refer, or that has a
// name. `arguments` are the decorations of the arguments of the block.
type MlirLabel struct{ Op *ir.Operation }

// AsMlirLabel views an operation as `spv.mlir.label`; false when it is another one.
func AsMlirLabel(op *ir.Operation) (MlirLabel, bool) { return MlirLabel{op}, op.Is("spv.mlir.label") }

// OpName is the name of the operations that it views.
func (MlirLabel) OpName() string { return "spv.mlir.label" }

// Labels are the operands `labels`.
func (o MlirLabel) Labels() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NameAttr is attribute `name`, nil when it is absent.
func (o MlirLabel) NameAttr() ir.Attribute { return o.Op.Attr("name") }

// SetNameAttr changes attribute `name`; nil removes it.
func (o MlirLabel) SetNameAttr(a ir.Attribute) { o.Op.SetAttr("name", a) }

// ArgumentsAttr is attribute `arguments`, nil when it is absent.
func (o MlirLabel) ArgumentsAttr() ir.Attribute { return o.Op.Attr("arguments") }

// SetArgumentsAttr changes attribute `arguments`; nil removes it.
func (o MlirLabel) SetArgumentsAttr(a ir.Attribute) { o.Op.SetAttr("arguments", a) }

// Name is the value of attribute `name`; false when it is absent or of another kind.
func (o MlirLabel) Name() (string, bool) { return ods.StringOf(o.Op.Attr("name")) }

// Arguments is the value of attribute `arguments`, nil when it is absent or of another kind.
func (o MlirLabel) Arguments() []ir.Attribute { return ods.ListOf(o.Op.Attr("arguments")) }

// NewMlirLabel builds `spv.mlir.label`.
func NewMlirLabel(b *ir.Builder, labels []*ir.Value, attrs ...ir.NamedAttr) MlirLabel {
	return MlirLabel{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.mlir.label"),
		Operands: labels,
		Attrs:    attrs,
	})}
}

// MlirSelection: Holds the blocks of a selection: the first branches, the last, which only
// merges, is where all ways meet and control leaves. Its values are those that the
// merge hands on.
type MlirSelection struct{ Op *ir.Operation }

// AsMlirSelection views an operation as `spv.mlir.selection`; false when it is another one.
func AsMlirSelection(op *ir.Operation) (MlirSelection, bool) {
	return MlirSelection{op}, op.Is("spv.mlir.selection")
}

// OpName is the name of the operations that it views.
func (MlirSelection) OpName() string { return "spv.mlir.selection" }

// Values are the results `values`.
func (o MlirSelection) Values() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// SelectionControlAttr is attribute `selection_control`, nil when it is absent.
func (o MlirSelection) SelectionControlAttr() ir.Attribute { return o.Op.Attr("selection_control") }

// SetSelectionControlAttr changes attribute `selection_control`; nil removes it.
func (o MlirSelection) SetSelectionControlAttr(a ir.Attribute) { o.Op.SetAttr("selection_control", a) }

// Body is region `body`.
func (o MlirSelection) Body() *ir.Region { return o.Op.Region(0) }

// SelectionControl is the value of attribute `selection_control`, None when it is absent or of another kind.
func (o MlirSelection) SelectionControl() SelectionControl {
	return ods.EnumOr(o.Op.Attr("selection_control"), SelectionControl(0))
}

// NewMlirSelection builds `spv.mlir.selection`; its regions are empty.
func NewMlirSelection(b *ir.Builder, valuesTypes []ir.Type, attrs ...ir.NamedAttr) MlirSelection {
	list := attrs
	list = ods.Default(list, "selection_control", SelectionControl(0).Attr(b.Context()))
	return MlirSelection{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.mlir.selection"),
		Results: valuesTypes,
		Attrs:   list,
		Regions: 1,
	})}
}

// MlirLoop: Holds the blocks of a loop: an entry, a header, a body, a last but one that
// goes back to the header, and a last, which only merges, where control leaves.
// Its values are those that the merge hands on. `loop_parameters` are as those of
// `spv.LoopMerge`.
type MlirLoop struct{ Op *ir.Operation }

// AsMlirLoop views an operation as `spv.mlir.loop`; false when it is another one.
func AsMlirLoop(op *ir.Operation) (MlirLoop, bool) { return MlirLoop{op}, op.Is("spv.mlir.loop") }

// OpName is the name of the operations that it views.
func (MlirLoop) OpName() string { return "spv.mlir.loop" }

// Values are the results `values`.
func (o MlirLoop) Values() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// LoopControlAttr is attribute `loop_control`, nil when it is absent.
func (o MlirLoop) LoopControlAttr() ir.Attribute { return o.Op.Attr("loop_control") }

// SetLoopControlAttr changes attribute `loop_control`; nil removes it.
func (o MlirLoop) SetLoopControlAttr(a ir.Attribute) { o.Op.SetAttr("loop_control", a) }

// LoopParametersAttr is attribute `loop_parameters`, nil when it is absent.
func (o MlirLoop) LoopParametersAttr() ir.Attribute { return o.Op.Attr("loop_parameters") }

// SetLoopParametersAttr changes attribute `loop_parameters`; nil removes it.
func (o MlirLoop) SetLoopParametersAttr(a ir.Attribute) { o.Op.SetAttr("loop_parameters", a) }

// Body is region `body`.
func (o MlirLoop) Body() *ir.Region { return o.Op.Region(0) }

// LoopControl is the value of attribute `loop_control`, None when it is absent or of another kind.
func (o MlirLoop) LoopControl() LoopControl {
	return ods.EnumOr(o.Op.Attr("loop_control"), LoopControl(0))
}

// LoopParameters is the value of attribute `loop_parameters`, nil when it is absent or of another kind.
func (o MlirLoop) LoopParameters() []int64 { return ods.IntsOf(o.Op.Attr("loop_parameters")) }

// NewMlirLoop builds `spv.mlir.loop`; its regions are empty.
func NewMlirLoop(b *ir.Builder, valuesTypes []ir.Type, attrs ...ir.NamedAttr) MlirLoop {
	list := attrs
	list = ods.Default(list, "loop_control", LoopControl(0).Attr(b.Context()))
	return MlirLoop{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.mlir.loop"),
		Results: valuesTypes,
		Attrs:   list,
		Regions: 1,
	})}
}

// MlirMerge: Ends the block in which the ways through a selection or loop meet, with the values
// that what follows may use.
type MlirMerge struct{ Op *ir.Operation }

// AsMlirMerge views an operation as `spv.mlir.merge`; false when it is another one.
func AsMlirMerge(op *ir.Operation) (MlirMerge, bool) { return MlirMerge{op}, op.Is("spv.mlir.merge") }

// OpName is the name of the operations that it views.
func (MlirMerge) OpName() string { return "spv.mlir.merge" }

// Values are the operands `values`.
func (o MlirMerge) Values() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewMlirMerge builds `spv.mlir.merge`.
func NewMlirMerge(b *ir.Builder, values []*ir.Value, attrs ...ir.NamedAttr) MlirMerge {
	return MlirMerge{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.mlir.merge"),
		Operands: values,
		Attrs:    attrs,
	})}
}

// Return: Returns from a function that has no value.
type Return struct{ Op *ir.Operation }

// AsReturn views an operation as `spv.Return`; false when it is another one.
func AsReturn(op *ir.Operation) (Return, bool) { return Return{op}, op.Is("spv.Return") }

// OpName is the name of the operations that it views.
func (Return) OpName() string { return "spv.Return" }

// NewReturn builds `spv.Return`.
func NewReturn(b *ir.Builder, attrs ...ir.NamedAttr) Return {
	return Return{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.Return"),
		Attrs: attrs,
	})}
}

// ReturnValue: Returns from a function with a value.
type ReturnValue struct{ Op *ir.Operation }

// AsReturnValue views an operation as `spv.ReturnValue`; false when it is another one.
func AsReturnValue(op *ir.Operation) (ReturnValue, bool) {
	return ReturnValue{op}, op.Is("spv.ReturnValue")
}

// OpName is the name of the operations that it views.
func (ReturnValue) OpName() string { return "spv.ReturnValue" }

// Value is operand `value`.
func (o ReturnValue) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o ReturnValue) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewReturnValue builds `spv.ReturnValue`.
func NewReturnValue(b *ir.Builder, value *ir.Value, attrs ...ir.NamedAttr) ReturnValue {
	return ReturnValue{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.ReturnValue"),
		Operands: []*ir.Value{value},
		Attrs:    attrs,
	})}
}

// Unreachable: Ends a block that is never reached. Undefined when it is.
type Unreachable struct{ Op *ir.Operation }

// AsUnreachable views an operation as `spv.Unreachable`; false when it is another one.
func AsUnreachable(op *ir.Operation) (Unreachable, bool) {
	return Unreachable{op}, op.Is("spv.Unreachable")
}

// OpName is the name of the operations that it views.
func (Unreachable) OpName() string { return "spv.Unreachable" }

// NewUnreachable builds `spv.Unreachable`.
func NewUnreachable(b *ir.Builder, attrs ...ir.NamedAttr) Unreachable {
	return Unreachable{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.Unreachable"),
		Attrs: attrs,
	})}
}

// MlirYield: Gives the value of an `spv.SpecConstantOperation`.
type MlirYield struct{ Op *ir.Operation }

// AsMlirYield views an operation as `spv.mlir.yield`; false when it is another one.
func AsMlirYield(op *ir.Operation) (MlirYield, bool) { return MlirYield{op}, op.Is("spv.mlir.yield") }

// OpName is the name of the operations that it views.
func (MlirYield) OpName() string { return "spv.mlir.yield" }

// Operand is operand `operand`.
func (o MlirYield) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o MlirYield) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewMlirYield builds `spv.mlir.yield`.
func NewMlirYield(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) MlirYield {
	return MlirYield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.mlir.yield"),
		Operands: []*ir.Value{operand},
		Attrs:    attrs,
	})}
}

// Module: A SPIR-V module: functions, variables, constants, entry points. `vce_triple`
// is the version, capabilities and extensions that it needs.
type Module struct{ Op *ir.Operation }

// AsModule views an operation as `spv.module`; false when it is another one.
func AsModule(op *ir.Operation) (Module, bool) { return Module{op}, op.Is("spv.module") }

// OpName is the name of the operations that it views.
func (Module) OpName() string { return "spv.module" }

// AddressingModelAttr is attribute `addressing_model`, nil when it is absent.
func (o Module) AddressingModelAttr() ir.Attribute { return o.Op.Attr("addressing_model") }

// SetAddressingModelAttr changes attribute `addressing_model`; nil removes it.
func (o Module) SetAddressingModelAttr(a ir.Attribute) { o.Op.SetAttr("addressing_model", a) }

// MemoryModelAttr is attribute `memory_model`, nil when it is absent.
func (o Module) MemoryModelAttr() ir.Attribute { return o.Op.Attr("memory_model") }

// SetMemoryModelAttr changes attribute `memory_model`; nil removes it.
func (o Module) SetMemoryModelAttr(a ir.Attribute) { o.Op.SetAttr("memory_model", a) }

// VceTripleAttr is attribute `vce_triple`, nil when it is absent.
func (o Module) VceTripleAttr() ir.Attribute { return o.Op.Attr("vce_triple") }

// SetVceTripleAttr changes attribute `vce_triple`; nil removes it.
func (o Module) SetVceTripleAttr(a ir.Attribute) { o.Op.SetAttr("vce_triple", a) }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Module) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Module) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// Body is region `body`.
func (o Module) Body() *ir.Region { return o.Op.Region(0) }

// AddressingModel is the value of attribute `addressing_model`, AddressingModel(0) when it is absent or of another kind.
func (o Module) AddressingModel() AddressingModel {
	return ods.EnumOr(o.Op.Attr("addressing_model"), AddressingModel(0))
}

// MemoryModel is the value of attribute `memory_model`, MemoryModel(0) when it is absent or of another kind.
func (o Module) MemoryModel() MemoryModel {
	return ods.EnumOr(o.Op.Attr("memory_model"), MemoryModel(0))
}

// VceTriple is the value of attribute `vce_triple`; false when it is absent or of another kind.
func (o Module) VceTriple() (VceAttr, bool) { return AsVceAttr(o.Op.Attr("vce_triple")) }

// SymName is the value of attribute `sym_name`; false when it is absent or of another kind.
func (o Module) SymName() (string, bool) { return ods.StringOf(o.Op.Attr("sym_name")) }

// NewModule builds `spv.module`; its regions are empty.
func NewModule(b *ir.Builder, addressingModel AddressingModel, memoryModel MemoryModel, attrs ...ir.NamedAttr) Module {
	return Module{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.module"),
		Attrs:   append([]ir.NamedAttr{{Name: "addressing_model", Value: addressingModel.Attr(b.Context())}, {Name: "memory_model", Value: memoryModel.Attr(b.Context())}}, attrs...),
		Regions: 1,
	})}
}

// Func: Defines a function, or declares one when it has no body.
type Func struct{ Op *ir.Operation }

// AsFunc views an operation as `spv.func`; false when it is another one.
func AsFunc(op *ir.Operation) (Func, bool) { return Func{op}, op.Is("spv.func") }

// OpName is the name of the operations that it views.
func (Func) OpName() string { return "spv.func" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Func) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o Func) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o Func) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o Func) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// FunctionControlAttr is attribute `function_control`, nil when it is absent.
func (o Func) FunctionControlAttr() ir.Attribute { return o.Op.Attr("function_control") }

// SetFunctionControlAttr changes attribute `function_control`; nil removes it.
func (o Func) SetFunctionControlAttr(a ir.Attribute) { o.Op.SetAttr("function_control", a) }

// Body is region `body`.
func (o Func) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o Func) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o Func) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// FunctionControl is the value of attribute `function_control`, FunctionControl(0) when it is absent or of another kind.
func (o Func) FunctionControl() FunctionControl {
	return ods.EnumOr(o.Op.Attr("function_control"), FunctionControl(0))
}

// Inputs are the entry arguments `inputs` of region `body`.
func (o Func) Inputs() []*ir.Value { return ods.RegionArgs(o.Op, 0, 0) }

// NewFunc builds `spv.func`; its regions are empty.
func NewFunc(b *ir.Builder, symName string, type_ ir.Type, functionControl FunctionControl, attrs ...ir.NamedAttr) Func {
	return Func{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.func"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}, {Name: "function_control", Value: functionControl.Attr(b.Context())}}, attrs...),
		Regions: 1,
	})}
}

// FunctionCall: Calls a function of the module.
type FunctionCall struct{ Op *ir.Operation }

// AsFunctionCall views an operation as `spv.FunctionCall`; false when it is another one.
func AsFunctionCall(op *ir.Operation) (FunctionCall, bool) {
	return FunctionCall{op}, op.Is("spv.FunctionCall")
}

// OpName is the name of the operations that it views.
func (FunctionCall) OpName() string { return "spv.FunctionCall" }

// Arguments are the operands `arguments`.
func (o FunctionCall) Arguments() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Result is result `result`, nil when it is absent.
func (o FunctionCall) Result() *ir.Value { return ods.ResultOf(o.Op, 0) }

// CalleeAttr is attribute `callee`, nil when it is absent.
func (o FunctionCall) CalleeAttr() ir.Attribute { return o.Op.Attr("callee") }

// SetCalleeAttr changes attribute `callee`; nil removes it.
func (o FunctionCall) SetCalleeAttr(a ir.Attribute) { o.Op.SetAttr("callee", a) }

// Callee is the value of attribute `callee`, "" when it is absent or of another kind.
func (o FunctionCall) Callee() string { return ods.SymbolOr(o.Op.Attr("callee"), "") }

// NewFunctionCall builds `spv.FunctionCall`.
func NewFunctionCall(b *ir.Builder, arguments []*ir.Value, resultType ir.Type, callee string, attrs ...ir.NamedAttr) FunctionCall {
	var results []ir.Type
	results = append(results, ods.PresentType(resultType)...)
	return FunctionCall{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("spv.FunctionCall"),
		Operands: arguments,
		Results:  results,
		Attrs:    append([]ir.NamedAttr{{Name: "callee", Value: b.Context().SymbolRefAttr(callee)}}, attrs...),
	})}
}

// EntryPoint: Makes a function one at which the environment starts, with the global
// variables through which both speak.
type EntryPoint struct{ Op *ir.Operation }

// AsEntryPoint views an operation as `spv.EntryPoint`; false when it is another one.
func AsEntryPoint(op *ir.Operation) (EntryPoint, bool) {
	return EntryPoint{op}, op.Is("spv.EntryPoint")
}

// OpName is the name of the operations that it views.
func (EntryPoint) OpName() string { return "spv.EntryPoint" }

// ExecutionModelAttr is attribute `execution_model`, nil when it is absent.
func (o EntryPoint) ExecutionModelAttr() ir.Attribute { return o.Op.Attr("execution_model") }

// SetExecutionModelAttr changes attribute `execution_model`; nil removes it.
func (o EntryPoint) SetExecutionModelAttr(a ir.Attribute) { o.Op.SetAttr("execution_model", a) }

// FnAttr is attribute `fn`, nil when it is absent.
func (o EntryPoint) FnAttr() ir.Attribute { return o.Op.Attr("fn") }

// SetFnAttr changes attribute `fn`; nil removes it.
func (o EntryPoint) SetFnAttr(a ir.Attribute) { o.Op.SetAttr("fn", a) }

// InterfaceAttr is attribute `interface`, nil when it is absent.
func (o EntryPoint) InterfaceAttr() ir.Attribute { return o.Op.Attr("interface") }

// SetInterfaceAttr changes attribute `interface`; nil removes it.
func (o EntryPoint) SetInterfaceAttr(a ir.Attribute) { o.Op.SetAttr("interface", a) }

// NameAttr is attribute `name`, nil when it is absent.
func (o EntryPoint) NameAttr() ir.Attribute { return o.Op.Attr("name") }

// SetNameAttr changes attribute `name`; nil removes it.
func (o EntryPoint) SetNameAttr(a ir.Attribute) { o.Op.SetAttr("name", a) }

// ExecutionModel is the value of attribute `execution_model`, ExecutionModel(0) when it is absent or of another kind.
func (o EntryPoint) ExecutionModel() ExecutionModel {
	return ods.EnumOr(o.Op.Attr("execution_model"), ExecutionModel(0))
}

// Fn is the value of attribute `fn`, "" when it is absent or of another kind.
func (o EntryPoint) Fn() string { return ods.SymbolOr(o.Op.Attr("fn"), "") }

// Interface is the value of attribute `interface`, nil when it is absent or of another kind.
func (o EntryPoint) Interface() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("interface")) }

// Name is the value of attribute `name`; false when it is absent or of another kind.
func (o EntryPoint) Name() (string, bool) { return ods.StringOf(o.Op.Attr("name")) }

// NewEntryPoint builds `spv.EntryPoint`.
func NewEntryPoint(b *ir.Builder, executionModel ExecutionModel, fn string, attrs ...ir.NamedAttr) EntryPoint {
	return EntryPoint{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.EntryPoint"),
		Attrs: append([]ir.NamedAttr{{Name: "execution_model", Value: executionModel.Attr(b.Context())}, {Name: "fn", Value: b.Context().SymbolRefAttr(fn)}}, attrs...),
	})}
}

// ExecutionMode: Says how an entry point is run, with the numbers that the mode takes.
type ExecutionMode struct{ Op *ir.Operation }

// AsExecutionMode views an operation as `spv.ExecutionMode`; false when it is another one.
func AsExecutionMode(op *ir.Operation) (ExecutionMode, bool) {
	return ExecutionMode{op}, op.Is("spv.ExecutionMode")
}

// OpName is the name of the operations that it views.
func (ExecutionMode) OpName() string { return "spv.ExecutionMode" }

// FnAttr is attribute `fn`, nil when it is absent.
func (o ExecutionMode) FnAttr() ir.Attribute { return o.Op.Attr("fn") }

// SetFnAttr changes attribute `fn`; nil removes it.
func (o ExecutionMode) SetFnAttr(a ir.Attribute) { o.Op.SetAttr("fn", a) }

// ExecutionModeAttr is attribute `execution_mode`, nil when it is absent.
func (o ExecutionMode) ExecutionModeAttr() ir.Attribute { return o.Op.Attr("execution_mode") }

// SetExecutionModeAttr changes attribute `execution_mode`; nil removes it.
func (o ExecutionMode) SetExecutionModeAttr(a ir.Attribute) { o.Op.SetAttr("execution_mode", a) }

// ValuesAttr is attribute `values`, nil when it is absent.
func (o ExecutionMode) ValuesAttr() ir.Attribute { return o.Op.Attr("values") }

// SetValuesAttr changes attribute `values`; nil removes it.
func (o ExecutionMode) SetValuesAttr(a ir.Attribute) { o.Op.SetAttr("values", a) }

// Fn is the value of attribute `fn`, "" when it is absent or of another kind.
func (o ExecutionMode) Fn() string { return ods.SymbolOr(o.Op.Attr("fn"), "") }

// ExecutionMode is the value of attribute `execution_mode`, ExecutionModeKind(0) when it is absent or of another kind.
func (o ExecutionMode) ExecutionMode() ExecutionModeKind {
	return ods.EnumOr(o.Op.Attr("execution_mode"), ExecutionModeKind(0))
}

// Values is the value of attribute `values`, nil when it is absent or of another kind.
func (o ExecutionMode) Values() []int64 { return ods.IntsOf(o.Op.Attr("values")) }

// NewExecutionMode builds `spv.ExecutionMode`.
func NewExecutionMode(b *ir.Builder, fn string, executionMode ExecutionModeKind, attrs ...ir.NamedAttr) ExecutionMode {
	return ExecutionMode{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.ExecutionMode"),
		Attrs: append([]ir.NamedAttr{{Name: "fn", Value: b.Context().SymbolRefAttr(fn)}, {Name: "execution_mode", Value: executionMode.Attr(b.Context())}}, attrs...),
	})}
}

// ExecutionModeId: Says how an entry point is run, with the constants that the mode takes.
type ExecutionModeId struct{ Op *ir.Operation }

// AsExecutionModeId views an operation as `spv.ExecutionModeId`; false when it is another one.
func AsExecutionModeId(op *ir.Operation) (ExecutionModeId, bool) {
	return ExecutionModeId{op}, op.Is("spv.ExecutionModeId")
}

// OpName is the name of the operations that it views.
func (ExecutionModeId) OpName() string { return "spv.ExecutionModeId" }

// FnAttr is attribute `fn`, nil when it is absent.
func (o ExecutionModeId) FnAttr() ir.Attribute { return o.Op.Attr("fn") }

// SetFnAttr changes attribute `fn`; nil removes it.
func (o ExecutionModeId) SetFnAttr(a ir.Attribute) { o.Op.SetAttr("fn", a) }

// ExecutionModeAttr is attribute `execution_mode`, nil when it is absent.
func (o ExecutionModeId) ExecutionModeAttr() ir.Attribute { return o.Op.Attr("execution_mode") }

// SetExecutionModeAttr changes attribute `execution_mode`; nil removes it.
func (o ExecutionModeId) SetExecutionModeAttr(a ir.Attribute) { o.Op.SetAttr("execution_mode", a) }

// ValuesAttr is attribute `values`, nil when it is absent.
func (o ExecutionModeId) ValuesAttr() ir.Attribute { return o.Op.Attr("values") }

// SetValuesAttr changes attribute `values`; nil removes it.
func (o ExecutionModeId) SetValuesAttr(a ir.Attribute) { o.Op.SetAttr("values", a) }

// Fn is the value of attribute `fn`, "" when it is absent or of another kind.
func (o ExecutionModeId) Fn() string { return ods.SymbolOr(o.Op.Attr("fn"), "") }

// ExecutionMode is the value of attribute `execution_mode`, ExecutionModeKind(0) when it is absent or of another kind.
func (o ExecutionModeId) ExecutionMode() ExecutionModeKind {
	return ods.EnumOr(o.Op.Attr("execution_mode"), ExecutionModeKind(0))
}

// Values is the value of attribute `values`, nil when it is absent or of another kind.
func (o ExecutionModeId) Values() []*ir.SymbolRefAttr { return ods.RefsOf(o.Op.Attr("values")) }

// NewExecutionModeId builds `spv.ExecutionModeId`.
func NewExecutionModeId(b *ir.Builder, fn string, executionMode ExecutionModeKind, attrs ...ir.NamedAttr) ExecutionModeId {
	return ExecutionModeId{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.ExecutionModeId"),
		Attrs: append([]ir.NamedAttr{{Name: "fn", Value: b.Context().SymbolRefAttr(fn)}, {Name: "execution_mode", Value: executionMode.Attr(b.Context())}}, attrs...),
	})}
}

// GlobalVariable: Makes a variable of the module. `type` is a pointer; the variable holds what
// `initializer` names at first, is bound to a descriptor, or is one of the
// environment's.
type GlobalVariable struct{ Op *ir.Operation }

// AsGlobalVariable views an operation as `spv.GlobalVariable`; false when it is another one.
func AsGlobalVariable(op *ir.Operation) (GlobalVariable, bool) {
	return GlobalVariable{op}, op.Is("spv.GlobalVariable")
}

// OpName is the name of the operations that it views.
func (GlobalVariable) OpName() string { return "spv.GlobalVariable" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o GlobalVariable) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o GlobalVariable) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o GlobalVariable) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o GlobalVariable) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// InitializerAttr is attribute `initializer`, nil when it is absent.
func (o GlobalVariable) InitializerAttr() ir.Attribute { return o.Op.Attr("initializer") }

// SetInitializerAttr changes attribute `initializer`; nil removes it.
func (o GlobalVariable) SetInitializerAttr(a ir.Attribute) { o.Op.SetAttr("initializer", a) }

// DescriptorSetAttr is attribute `descriptor_set`, nil when it is absent.
func (o GlobalVariable) DescriptorSetAttr() ir.Attribute { return o.Op.Attr("descriptor_set") }

// SetDescriptorSetAttr changes attribute `descriptor_set`; nil removes it.
func (o GlobalVariable) SetDescriptorSetAttr(a ir.Attribute) { o.Op.SetAttr("descriptor_set", a) }

// BindingAttr is attribute `binding`, nil when it is absent.
func (o GlobalVariable) BindingAttr() ir.Attribute { return o.Op.Attr("binding") }

// SetBindingAttr changes attribute `binding`; nil removes it.
func (o GlobalVariable) SetBindingAttr(a ir.Attribute) { o.Op.SetAttr("binding", a) }

// BuiltInAttr is attribute `built_in`, nil when it is absent.
func (o GlobalVariable) BuiltInAttr() ir.Attribute { return o.Op.Attr("built_in") }

// SetBuiltInAttr changes attribute `built_in`; nil removes it.
func (o GlobalVariable) SetBuiltInAttr(a ir.Attribute) { o.Op.SetAttr("built_in", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o GlobalVariable) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o GlobalVariable) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// Initializer is the value of attribute `initializer`; false when it is absent or of another kind.
func (o GlobalVariable) Initializer() (string, bool) { return ods.SymbolOf(o.Op.Attr("initializer")) }

// DescriptorSet is the value of attribute `descriptor_set`; false when it is absent or of another kind.
func (o GlobalVariable) DescriptorSet() (int64, bool) { return ods.IntOf(o.Op.Attr("descriptor_set")) }

// Binding is the value of attribute `binding`; false when it is absent or of another kind.
func (o GlobalVariable) Binding() (int64, bool) { return ods.IntOf(o.Op.Attr("binding")) }

// BuiltIn is the value of attribute `built_in`; false when it is absent or of another kind.
func (o GlobalVariable) BuiltIn() (string, bool) { return ods.StringOf(o.Op.Attr("built_in")) }

// NewGlobalVariable builds `spv.GlobalVariable`.
func NewGlobalVariable(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) GlobalVariable {
	return GlobalVariable{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.GlobalVariable"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
	})}
}

// MlirAddressof: Gives the address of a global variable.
type MlirAddressof struct{ Op *ir.Operation }

// AsMlirAddressof views an operation as `spv.mlir.addressof`; false when it is another one.
func AsMlirAddressof(op *ir.Operation) (MlirAddressof, bool) {
	return MlirAddressof{op}, op.Is("spv.mlir.addressof")
}

// OpName is the name of the operations that it views.
func (MlirAddressof) OpName() string { return "spv.mlir.addressof" }

// Pointer is result `pointer`.
func (o MlirAddressof) Pointer() *ir.Value { return o.Op.Result(0) }

// VariableAttr is attribute `variable`, nil when it is absent.
func (o MlirAddressof) VariableAttr() ir.Attribute { return o.Op.Attr("variable") }

// SetVariableAttr changes attribute `variable`; nil removes it.
func (o MlirAddressof) SetVariableAttr(a ir.Attribute) { o.Op.SetAttr("variable", a) }

// Variable is the value of attribute `variable`, "" when it is absent or of another kind.
func (o MlirAddressof) Variable() string { return ods.SymbolOr(o.Op.Attr("variable"), "") }

// NewMlirAddressof builds `spv.mlir.addressof`.
func NewMlirAddressof(b *ir.Builder, pointerType ir.Type, variable string, attrs ...ir.NamedAttr) MlirAddressof {
	return MlirAddressof{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.mlir.addressof"),
		Results: []ir.Type{pointerType},
		Attrs:   append([]ir.NamedAttr{{Name: "variable", Value: b.Context().SymbolRefAttr(variable)}}, attrs...),
	})}
}

// Constant: Makes a constant: a scalar, or the elements of a vector or array.
type Constant struct{ Op *ir.Operation }

// AsConstant views an operation as `spv.Constant`; false when it is another one.
func AsConstant(op *ir.Operation) (Constant, bool) { return Constant{op}, op.Is("spv.Constant") }

// OpName is the name of the operations that it views.
func (Constant) OpName() string { return "spv.Constant" }

// Constant is result `constant`.
func (o Constant) Constant() *ir.Value { return o.Op.Result(0) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o Constant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o Constant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// NewConstant builds `spv.Constant`.
func NewConstant(b *ir.Builder, constantType ir.Type, value ir.Attribute, attrs ...ir.NamedAttr) Constant {
	return Constant{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.Constant"),
		Results: []ir.Type{constantType},
		Attrs:   append([]ir.NamedAttr{{Name: "value", Value: value}}, attrs...),
	})}
}

// ConstantNull: Makes the constant of a type whose bits are all zero.
type ConstantNull struct{ Op *ir.Operation }

// AsConstantNull views an operation as `spv.ConstantNull`; false when it is another one.
func AsConstantNull(op *ir.Operation) (ConstantNull, bool) {
	return ConstantNull{op}, op.Is("spv.ConstantNull")
}

// OpName is the name of the operations that it views.
func (ConstantNull) OpName() string { return "spv.ConstantNull" }

// Result is result `result`.
func (o ConstantNull) Result() *ir.Value { return o.Op.Result(0) }

// NewConstantNull builds `spv.ConstantNull`.
func NewConstantNull(b *ir.Builder, resultType ir.Type, attrs ...ir.NamedAttr) ConstantNull {
	return ConstantNull{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.ConstantNull"),
		Results: []ir.Type{resultType},
		Attrs:   attrs,
	})}
}

// GlobalConstant: Makes a constant that others refer to by name, as one that the environment reads.
type GlobalConstant struct{ Op *ir.Operation }

// AsGlobalConstant views an operation as `spv.GlobalConstant`; false when it is another one.
func AsGlobalConstant(op *ir.Operation) (GlobalConstant, bool) {
	return GlobalConstant{op}, op.Is("spv.GlobalConstant")
}

// OpName is the name of the operations that it views.
func (GlobalConstant) OpName() string { return "spv.GlobalConstant" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o GlobalConstant) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o GlobalConstant) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o GlobalConstant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o GlobalConstant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o GlobalConstant) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o GlobalConstant) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o GlobalConstant) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o GlobalConstant) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// NewGlobalConstant builds `spv.GlobalConstant`.
func NewGlobalConstant(b *ir.Builder, symName string, value ir.Attribute, type_ ir.Type, attrs ...ir.NamedAttr) GlobalConstant {
	return GlobalConstant{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.GlobalConstant"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "value", Value: value}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
	})}
}

// GlobalSpecConstantOperation: Makes a constant of the module that its region computes from others, by one
// operation.
type GlobalSpecConstantOperation struct{ Op *ir.Operation }

// AsGlobalSpecConstantOperation views an operation as `spv.GlobalSpecConstantOperation`; false when it is another one.
func AsGlobalSpecConstantOperation(op *ir.Operation) (GlobalSpecConstantOperation, bool) {
	return GlobalSpecConstantOperation{op}, op.Is("spv.GlobalSpecConstantOperation")
}

// OpName is the name of the operations that it views.
func (GlobalSpecConstantOperation) OpName() string { return "spv.GlobalSpecConstantOperation" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o GlobalSpecConstantOperation) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o GlobalSpecConstantOperation) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o GlobalSpecConstantOperation) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o GlobalSpecConstantOperation) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// Body is region `body`.
func (o GlobalSpecConstantOperation) Body() *ir.Region { return o.Op.Region(0) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o GlobalSpecConstantOperation) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o GlobalSpecConstantOperation) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// NewGlobalSpecConstantOperation builds `spv.GlobalSpecConstantOperation`; its regions are empty.
func NewGlobalSpecConstantOperation(b *ir.Builder, symName string, type_ ir.Type, attrs ...ir.NamedAttr) GlobalSpecConstantOperation {
	return GlobalSpecConstantOperation{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.GlobalSpecConstantOperation"),
		Attrs:   append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
		Regions: 1,
	})}
}

// Undef: Makes a value of which nothing is known.
type Undef struct{ Op *ir.Operation }

// AsUndef views an operation as `spv.Undef`; false when it is another one.
func AsUndef(op *ir.Operation) (Undef, bool) { return Undef{op}, op.Is("spv.Undef") }

// OpName is the name of the operations that it views.
func (Undef) OpName() string { return "spv.Undef" }

// Result is result `result`.
func (o Undef) Result() *ir.Value { return o.Op.Result(0) }

// NewUndef builds `spv.Undef`.
func NewUndef(b *ir.Builder, resultType ir.Type, attrs ...ir.NamedAttr) Undef {
	return Undef{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.Undef"),
		Results: []ir.Type{resultType},
		Attrs:   attrs,
	})}
}

// SpecConstant: Makes a constant of the module that may be replaced, by its number
// `spec_id`, before the module is compiled.
type SpecConstant struct{ Op *ir.Operation }

// AsSpecConstant views an operation as `spv.SpecConstant`; false when it is another one.
func AsSpecConstant(op *ir.Operation) (SpecConstant, bool) {
	return SpecConstant{op}, op.Is("spv.SpecConstant")
}

// OpName is the name of the operations that it views.
func (SpecConstant) OpName() string { return "spv.SpecConstant" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o SpecConstant) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o SpecConstant) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// SpecIdAttr is attribute `spec_id`, nil when it is absent.
func (o SpecConstant) SpecIdAttr() ir.Attribute { return o.Op.Attr("spec_id") }

// SetSpecIdAttr changes attribute `spec_id`; nil removes it.
func (o SpecConstant) SetSpecIdAttr(a ir.Attribute) { o.Op.SetAttr("spec_id", a) }

// DefaultValueAttr is attribute `default_value`, nil when it is absent.
func (o SpecConstant) DefaultValueAttr() ir.Attribute { return o.Op.Attr("default_value") }

// SetDefaultValueAttr changes attribute `default_value`; nil removes it.
func (o SpecConstant) SetDefaultValueAttr(a ir.Attribute) { o.Op.SetAttr("default_value", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o SpecConstant) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// SpecId is the value of attribute `spec_id`; false when it is absent or of another kind.
func (o SpecConstant) SpecId() (int64, bool) { return ods.IntOf(o.Op.Attr("spec_id")) }

// NewSpecConstant builds `spv.SpecConstant`.
func NewSpecConstant(b *ir.Builder, symName string, defaultValue ir.Attribute, attrs ...ir.NamedAttr) SpecConstant {
	return SpecConstant{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.SpecConstant"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "default_value", Value: defaultValue}}, attrs...),
	})}
}

// SpecConstantComposite: Makes a composite of constants that may be replaced before the module is
// compiled.
type SpecConstantComposite struct{ Op *ir.Operation }

// AsSpecConstantComposite views an operation as `spv.SpecConstantComposite`; false when it is another one.
func AsSpecConstantComposite(op *ir.Operation) (SpecConstantComposite, bool) {
	return SpecConstantComposite{op}, op.Is("spv.SpecConstantComposite")
}

// OpName is the name of the operations that it views.
func (SpecConstantComposite) OpName() string { return "spv.SpecConstantComposite" }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o SpecConstantComposite) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

// SetSymNameAttr changes attribute `sym_name`; nil removes it.
func (o SpecConstantComposite) SetSymNameAttr(a ir.Attribute) { o.Op.SetAttr("sym_name", a) }

// ConstituentsAttr is attribute `constituents`, nil when it is absent.
func (o SpecConstantComposite) ConstituentsAttr() ir.Attribute { return o.Op.Attr("constituents") }

// SetConstituentsAttr changes attribute `constituents`; nil removes it.
func (o SpecConstantComposite) SetConstituentsAttr(a ir.Attribute) { o.Op.SetAttr("constituents", a) }

// TypeAttr is attribute `type`, nil when it is absent.
func (o SpecConstantComposite) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// SetTypeAttr changes attribute `type`; nil removes it.
func (o SpecConstantComposite) SetTypeAttr(a ir.Attribute) { o.Op.SetAttr("type", a) }

// SymName is the value of attribute `sym_name`, "" when it is absent or of another kind.
func (o SpecConstantComposite) SymName() string { return ods.StringOr(o.Op.Attr("sym_name"), "") }

// Constituents is the value of attribute `constituents`, nil when it is absent or of another kind.
func (o SpecConstantComposite) Constituents() []*ir.SymbolRefAttr {
	return ods.RefsOf(o.Op.Attr("constituents"))
}

// Type is the value of attribute `type`, nil when it is absent or of another kind.
func (o SpecConstantComposite) Type() ir.Type { return ods.TypeOf(o.Op.Attr("type")) }

// NewSpecConstantComposite builds `spv.SpecConstantComposite`.
func NewSpecConstantComposite(b *ir.Builder, symName string, constituents ir.Attribute, type_ ir.Type, attrs ...ir.NamedAttr) SpecConstantComposite {
	return SpecConstantComposite{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.SpecConstantComposite"),
		Attrs: append([]ir.NamedAttr{{Name: "sym_name", Value: b.Context().StringAttr(symName)}, {Name: "constituents", Value: constituents}, {Name: "type", Value: b.Context().TypeAttr(type_)}}, attrs...),
	})}
}

// SpecConstantOperation: Computes a constant from others before the module is compiled, by the one
// operation in its region.
type SpecConstantOperation struct{ Op *ir.Operation }

// AsSpecConstantOperation views an operation as `spv.SpecConstantOperation`; false when it is another one.
func AsSpecConstantOperation(op *ir.Operation) (SpecConstantOperation, bool) {
	return SpecConstantOperation{op}, op.Is("spv.SpecConstantOperation")
}

// OpName is the name of the operations that it views.
func (SpecConstantOperation) OpName() string { return "spv.SpecConstantOperation" }

// Result are the results `result`.
func (o SpecConstantOperation) Result() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// Body is region `body`.
func (o SpecConstantOperation) Body() *ir.Region { return o.Op.Region(0) }

// NewSpecConstantOperation builds `spv.SpecConstantOperation`; its regions are empty.
func NewSpecConstantOperation(b *ir.Builder, resultTypes []ir.Type, attrs ...ir.NamedAttr) SpecConstantOperation {
	return SpecConstantOperation{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.SpecConstantOperation"),
		Results: resultTypes,
		Attrs:   attrs,
		Regions: 1,
	})}
}

// MlirReferenceof: Gives the value of a constant that may be replaced before the module is
// compiled.
type MlirReferenceof struct{ Op *ir.Operation }

// AsMlirReferenceof views an operation as `spv.mlir.referenceof`; false when it is another one.
func AsMlirReferenceof(op *ir.Operation) (MlirReferenceof, bool) {
	return MlirReferenceof{op}, op.Is("spv.mlir.referenceof")
}

// OpName is the name of the operations that it views.
func (MlirReferenceof) OpName() string { return "spv.mlir.referenceof" }

// Reference is result `reference`.
func (o MlirReferenceof) Reference() *ir.Value { return o.Op.Result(0) }

// SpecConstAttr is attribute `spec_const`, nil when it is absent.
func (o MlirReferenceof) SpecConstAttr() ir.Attribute { return o.Op.Attr("spec_const") }

// SetSpecConstAttr changes attribute `spec_const`; nil removes it.
func (o MlirReferenceof) SetSpecConstAttr(a ir.Attribute) { o.Op.SetAttr("spec_const", a) }

// SpecConst is the value of attribute `spec_const`, "" when it is absent or of another kind.
func (o MlirReferenceof) SpecConst() string { return ods.SymbolOr(o.Op.Attr("spec_const"), "") }

// NewMlirReferenceof builds `spv.mlir.referenceof`.
func NewMlirReferenceof(b *ir.Builder, referenceType ir.Type, specConst string, attrs ...ir.NamedAttr) MlirReferenceof {
	return MlirReferenceof{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.mlir.referenceof"),
		Results: []ir.Type{referenceType},
		Attrs:   append([]ir.NamedAttr{{Name: "spec_const", Value: b.Context().SymbolRefAttr(specConst)}}, attrs...),
	})}
}

// PtrType: A pointer to a value of type `elem` in memory of one storage class.
type PtrType struct{ Type *ir.DialectType }

// AsPtrType views a type as `!spv.ptr`; false when it is another one.
func AsPtrType(t ir.Type) (PtrType, bool) {
	v, ok := ods.TypeNamed(t, "spv.ptr")
	return PtrType{v}, ok
}

// TypeName is the name of the types that it views.
func (PtrType) TypeName() string { return "spv.ptr" }

// Elem is parameter `elem`, nil when it is absent.
func (t PtrType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// Storage is parameter `storage`.
func (t PtrType) Storage() StorageClass {
	return ods.EnumOr(ods.Field(t.Type.Params(), 1), StorageClass(0))
}

// NewPtrType makes `!spv.ptr`.
func NewPtrType(ctx *ir.Context, elem ir.Type, storage StorageClass) PtrType {
	return PtrType{Type: ods.NewType(ctx, "spv.ptr", ctx.TypeAttr(elem), storage.Attr(ctx))}
}

// ArrayType: `n` values of one type. `stride` is the distance of two in bytes; 0 leaves it
// open.
type ArrayType struct{ Type *ir.DialectType }

// AsArrayType views a type as `!spv.array`; false when it is another one.
func AsArrayType(t ir.Type) (ArrayType, bool) {
	v, ok := ods.TypeNamed(t, "spv.array")
	return ArrayType{v}, ok
}

// TypeName is the name of the types that it views.
func (ArrayType) TypeName() string { return "spv.array" }

// N is parameter `n`.
func (t ArrayType) N() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 0), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t ArrayType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 1)) }

// Stride is parameter `stride`.
func (t ArrayType) Stride() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 2), 0) }

// Size is parameter `size`, nil when it is absent.
func (t ArrayType) Size() ir.Attribute { return ods.Field(t.Type.Params(), 3) }

// RtarrayType: As many values of one type as memory holds; the last member of a struct.
// `stride` is the distance of two in bytes; 0 leaves it open.
type RtarrayType struct{ Type *ir.DialectType }

// AsRtarrayType views a type as `!spv.rtarray`; false when it is another one.
func AsRtarrayType(t ir.Type) (RtarrayType, bool) {
	v, ok := ods.TypeNamed(t, "spv.rtarray")
	return RtarrayType{v}, ok
}

// TypeName is the name of the types that it views.
func (RtarrayType) TypeName() string { return "spv.rtarray" }

// Elem is parameter `elem`, nil when it is absent.
func (t RtarrayType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// Stride is parameter `stride`.
func (t RtarrayType) Stride() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 1), 0) }

// NewRtarrayType makes `!spv.rtarray`.
func NewRtarrayType(ctx *ir.Context, elem ir.Type, stride int64) RtarrayType {
	return RtarrayType{Type: ods.NewType(ctx, "spv.rtarray", ctx.TypeAttr(elem), ctx.I64Attr(stride))}
}

// MatrixType: A matrix of `n` columns, each a vector of floats.
type MatrixType struct{ Type *ir.DialectType }

// AsMatrixType views a type as `!spv.matrix`; false when it is another one.
func AsMatrixType(t ir.Type) (MatrixType, bool) {
	v, ok := ods.TypeNamed(t, "spv.matrix")
	return MatrixType{v}, ok
}

// TypeName is the name of the types that it views.
func (MatrixType) TypeName() string { return "spv.matrix" }

// N is parameter `n`.
func (t MatrixType) N() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 0), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t MatrixType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 1)) }

// NewMatrixType makes `!spv.matrix`.
func NewMatrixType(ctx *ir.Context, n int64, elem ir.Type) MatrixType {
	return MatrixType{Type: ods.NewType(ctx, "spv.matrix", ctx.I64Attr(n), ctx.TypeAttr(elem))}
}

// CoopmatrixType: A matrix whose elements are spread over the invocations of a scope. A number
// of rows or columns that a specialization constant gives has its name, too.
type CoopmatrixType struct{ Type *ir.DialectType }

// AsCoopmatrixType views a type as `!spv.coopmatrix`; false when it is another one.
func AsCoopmatrixType(t ir.Type) (CoopmatrixType, bool) {
	v, ok := ods.TypeNamed(t, "spv.coopmatrix")
	return CoopmatrixType{v}, ok
}

// TypeName is the name of the types that it views.
func (CoopmatrixType) TypeName() string { return "spv.coopmatrix" }

// Rows is parameter `rows`.
func (t CoopmatrixType) Rows() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 0), 0) }

// Cols is parameter `cols`.
func (t CoopmatrixType) Cols() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 1), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t CoopmatrixType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 2)) }

// Scope is parameter `scope`.
func (t CoopmatrixType) Scope() Scope { return ods.EnumOr(ods.Field(t.Type.Params(), 3), Scope(0)) }

// RowsSize is parameter `rows_size`, nil when it is absent.
func (t CoopmatrixType) RowsSize() ir.Attribute { return ods.Field(t.Type.Params(), 4) }

// ColsSize is parameter `cols_size`, nil when it is absent.
func (t CoopmatrixType) ColsSize() ir.Attribute { return ods.Field(t.Type.Params(), 5) }

// KHRCoopmatrixType: A matrix whose elements are spread over the invocations of a scope, for one
// side of a product. A number of rows or columns that a specialization constant
// gives has its name, too.
type KHRCoopmatrixType struct{ Type *ir.DialectType }

// AsKHRCoopmatrixType views a type as `!spv.KHR.coopmatrix`; false when it is another one.
func AsKHRCoopmatrixType(t ir.Type) (KHRCoopmatrixType, bool) {
	v, ok := ods.TypeNamed(t, "spv.KHR.coopmatrix")
	return KHRCoopmatrixType{v}, ok
}

// TypeName is the name of the types that it views.
func (KHRCoopmatrixType) TypeName() string { return "spv.KHR.coopmatrix" }

// Rows is parameter `rows`.
func (t KHRCoopmatrixType) Rows() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 0), 0) }

// Cols is parameter `cols`.
func (t KHRCoopmatrixType) Cols() int64 { return ods.IntOr(ods.Field(t.Type.Params(), 1), 0) }

// Elem is parameter `elem`, nil when it is absent.
func (t KHRCoopmatrixType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 2)) }

// Scope is parameter `scope`.
func (t KHRCoopmatrixType) Scope() Scope { return ods.EnumOr(ods.Field(t.Type.Params(), 3), Scope(0)) }

// Use is parameter `use`.
func (t KHRCoopmatrixType) Use() CooperativeMatrixUse {
	return ods.EnumOr(ods.Field(t.Type.Params(), 4), CooperativeMatrixUse(0))
}

// RowsSize is parameter `rows_size`, nil when it is absent.
func (t KHRCoopmatrixType) RowsSize() ir.Attribute { return ods.Field(t.Type.Params(), 5) }

// ColsSize is parameter `cols_size`, nil when it is absent.
func (t KHRCoopmatrixType) ColsSize() ir.Attribute { return ods.Field(t.Type.Params(), 6) }

// SamplerType: A sampler: how an image is read.
type SamplerType struct{ Type *ir.DialectType }

// AsSamplerType views a type as `!spv.sampler`; false when it is another one.
func AsSamplerType(t ir.Type) (SamplerType, bool) {
	v, ok := ods.TypeNamed(t, "spv.sampler")
	return SamplerType{v}, ok
}

// TypeName is the name of the types that it views.
func (SamplerType) TypeName() string { return "spv.sampler" }

// NewSamplerType makes `!spv.sampler`.
func NewSamplerType(ctx *ir.Context) SamplerType {
	return SamplerType{Type: ods.NewType(ctx, "spv.sampler")}
}

// AccelerationStructureType: A structure in which rays look for geometry.
type AccelerationStructureType struct{ Type *ir.DialectType }

// AsAccelerationStructureType views a type as `!spv.acceleration_structure`; false when it is another one.
func AsAccelerationStructureType(t ir.Type) (AccelerationStructureType, bool) {
	v, ok := ods.TypeNamed(t, "spv.acceleration_structure")
	return AccelerationStructureType{v}, ok
}

// TypeName is the name of the types that it views.
func (AccelerationStructureType) TypeName() string { return "spv.acceleration_structure" }

// NewAccelerationStructureType makes `!spv.acceleration_structure`.
func NewAccelerationStructureType(ctx *ir.Context) AccelerationStructureType {
	return AccelerationStructureType{Type: ods.NewType(ctx, "spv.acceleration_structure")}
}

// RayQueryType: The state of a ray that a shader follows by itself.
type RayQueryType struct{ Type *ir.DialectType }

// AsRayQueryType views a type as `!spv.ray_query`; false when it is another one.
func AsRayQueryType(t ir.Type) (RayQueryType, bool) {
	v, ok := ods.TypeNamed(t, "spv.ray_query")
	return RayQueryType{v}, ok
}

// TypeName is the name of the types that it views.
func (RayQueryType) TypeName() string { return "spv.ray_query" }

// NewRayQueryType makes `!spv.ray_query`.
func NewRayQueryType(ctx *ir.Context) RayQueryType {
	return RayQueryType{Type: ods.NewType(ctx, "spv.ray_query")}
}

// HitObjectType: What a ray met, if anything.
type HitObjectType struct{ Type *ir.DialectType }

// AsHitObjectType views a type as `!spv.hit_object`; false when it is another one.
func AsHitObjectType(t ir.Type) (HitObjectType, bool) {
	v, ok := ods.TypeNamed(t, "spv.hit_object")
	return HitObjectType{v}, ok
}

// TypeName is the name of the types that it views.
func (HitObjectType) TypeName() string { return "spv.hit_object" }

// NewHitObjectType makes `!spv.hit_object`.
func NewHitObjectType(ctx *ir.Context) HitObjectType {
	return HitObjectType{Type: ods.NewType(ctx, "spv.hit_object")}
}

// LabelType: A name for a block, by which an instruction tells where control merges.
type LabelType struct{ Type *ir.DialectType }

// AsLabelType views a type as `!spv.label`; false when it is another one.
func AsLabelType(t ir.Type) (LabelType, bool) {
	v, ok := ods.TypeNamed(t, "spv.label")
	return LabelType{v}, ok
}

// TypeName is the name of the types that it views.
func (LabelType) TypeName() string { return "spv.label" }

// NewLabelType makes `!spv.label`.
func NewLabelType(ctx *ir.Context) LabelType {
	return LabelType{Type: ods.NewType(ctx, "spv.label")}
}

// ImageType: An image with texels of type `elem`.
type ImageType struct{ Type *ir.DialectType }

// AsImageType views a type as `!spv.image`; false when it is another one.
func AsImageType(t ir.Type) (ImageType, bool) {
	v, ok := ods.TypeNamed(t, "spv.image")
	return ImageType{v}, ok
}

// TypeName is the name of the types that it views.
func (ImageType) TypeName() string { return "spv.image" }

// Elem is parameter `elem`, nil when it is absent.
func (t ImageType) Elem() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// Dim is parameter `dim`.
func (t ImageType) Dim() Dim { return ods.EnumOr(ods.Field(t.Type.Params(), 1), Dim(0)) }

// Depth is parameter `depth`.
func (t ImageType) Depth() Depth { return ods.EnumOr(ods.Field(t.Type.Params(), 2), Depth(0)) }

// Arrayed is parameter `arrayed`.
func (t ImageType) Arrayed() Arrayed { return ods.EnumOr(ods.Field(t.Type.Params(), 3), Arrayed(0)) }

// Sampling is parameter `sampling`.
func (t ImageType) Sampling() Sampling { return ods.EnumOr(ods.Field(t.Type.Params(), 4), Sampling(0)) }

// Use is parameter `use`.
func (t ImageType) Use() SamplerUse { return ods.EnumOr(ods.Field(t.Type.Params(), 5), SamplerUse(0)) }

// Texel is parameter `texel`.
func (t ImageType) Texel() ImageFormat {
	return ods.EnumOr(ods.Field(t.Type.Params(), 6), ImageFormat(0))
}

// Access is parameter `access`; false when it is absent.
func (t ImageType) Access() (AccessQualifier, bool) {
	return ods.EnumOf[AccessQualifier](ods.Field(t.Type.Params(), 7))
}

// SampledImageType: An image with the sampler that reads it.
type SampledImageType struct{ Type *ir.DialectType }

// AsSampledImageType views a type as `!spv.sampled_image`; false when it is another one.
func AsSampledImageType(t ir.Type) (SampledImageType, bool) {
	v, ok := ods.TypeNamed(t, "spv.sampled_image")
	return SampledImageType{v}, ok
}

// TypeName is the name of the types that it views.
func (SampledImageType) TypeName() string { return "spv.sampled_image" }

// Image is parameter `image`, nil when it is absent.
func (t SampledImageType) Image() ir.Type { return ods.TypeOf(ods.Field(t.Type.Params(), 0)) }

// NewSampledImageType makes `!spv.sampled_image`.
func NewSampledImageType(ctx *ir.Context, image ir.Type) SampledImageType {
	return SampledImageType{Type: ods.NewType(ctx, "spv.sampled_image", ctx.TypeAttr(image))}
}

// StructType: A struct. Members may have an offset in bytes and decorations with values; in
// a struct without a name those are sorted by their numbers. One with a name is
// known by it and may hold pointers to itself.
type StructType struct{ Type *ir.DialectType }

// AsStructType views a type as `!spv.struct`; false when it is another one.
func AsStructType(t ir.Type) (StructType, bool) {
	v, ok := ods.TypeNamed(t, "spv.struct")
	return StructType{v}, ok
}

// TypeName is the name of the types that it views.
func (StructType) TypeName() string { return "spv.struct" }

// Name is parameter `name`; false when it is absent.
func (t StructType) Name() (string, bool) { return ods.StringOf(ods.Field(t.Type.Params(), 0)) }

// Members are the elements of parameter `members`.
func (t StructType) Members() []StructTypeMembers {
	elems := ods.ListOf(ods.Field(t.Type.Params(), 1))
	views := make([]StructTypeMembers, len(elems))
	for i, e := range elems {
		views[i].Fields = ods.ListOf(e)
	}
	return views
}

// Traits are the elements of parameter `traits`.
func (t StructType) Traits() []StructTypeTraits {
	elems := ods.ListOf(ods.Field(t.Type.Params(), 2))
	views := make([]StructTypeTraits, len(elems))
	for i, e := range elems {
		views[i].Fields = ods.ListOf(e)
	}
	return views
}

// StructTypeMembers is an element of a list in [StructType].
type StructTypeMembers struct{ Fields []ir.Attribute }

// T is field `t`, nil when it is absent.
func (t StructTypeMembers) T() ir.Type { return ods.TypeOf(ods.Field(t.Fields, 0)) }

// Offset is field `offset`; false when it is absent.
func (t StructTypeMembers) Offset() (int64, bool) { return ods.IntOf(ods.Field(t.Fields, 1)) }

// Decorations are the elements of field `decorations`.
func (t StructTypeMembers) Decorations() []StructTypeMembersDecorations {
	elems := ods.ListOf(ods.Field(t.Fields, 2))
	views := make([]StructTypeMembersDecorations, len(elems))
	for i, e := range elems {
		views[i].Fields = ods.ListOf(e)
	}
	return views
}

// StructTypeMembersDecorations is an element of a list in [StructTypeMembers].
type StructTypeMembersDecorations struct{ Fields []ir.Attribute }

// Decoration is field `decoration`.
func (t StructTypeMembersDecorations) Decoration() Decoration {
	return ods.EnumOr(ods.Field(t.Fields, 0), Decoration(0))
}

// Value is field `value`; false when it is absent.
func (t StructTypeMembersDecorations) Value() (int64, bool) { return ods.IntOf(ods.Field(t.Fields, 1)) }

// StructTypeTraits is an element of a list in [StructType].
type StructTypeTraits struct{ Fields []ir.Attribute }

// Trait is field `trait`.
func (t StructTypeTraits) Trait() Decoration {
	return ods.EnumOr(ods.Field(t.Fields, 0), Decoration(0))
}

// Number is field `number`; false when it is absent.
func (t StructTypeTraits) Number() (int64, bool) { return ods.IntOf(ods.Field(t.Fields, 1)) }

// VceAttr: The version, capabilities and extensions that a module needs or a target has.
type VceAttr struct{ Attribute *ir.DialectAttr }

// AsVceAttr views an attribute as `#spv.vce`; false when it is another one.
func AsVceAttr(t ir.Attribute) (VceAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.vce")
	return VceAttr{v}, ok
}

// Version is parameter `version`.
func (t VceAttr) Version() Version { return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), Version(0)) }

// Capabilities is parameter `capabilities`, nil when it is absent.
func (t VceAttr) Capabilities() []Capability {
	return ods.EnumsOf[Capability](ods.Field(t.Attribute.Params(), 1))
}

// Extensions is parameter `extensions`, nil when it is absent.
func (t VceAttr) Extensions() []string { return ods.StringsOf(ods.Field(t.Attribute.Params(), 2)) }

// TargetEnvAttr: The device for which a module is made: what it can do, who makes it, and the
// dictionary of its limits.
type TargetEnvAttr struct{ Attribute *ir.DialectAttr }

// AsTargetEnvAttr views an attribute as `#spv.target_env`; false when it is another one.
func AsTargetEnvAttr(t ir.Attribute) (TargetEnvAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.target_env")
	return TargetEnvAttr{v}, ok
}

// Triple is parameter `triple`, nil when it is absent.
func (t TargetEnvAttr) Triple() ir.Attribute { return ods.Field(t.Attribute.Params(), 0) }

// Vendor is parameter `vendor`.
func (t TargetEnvAttr) Vendor() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 1), "") }

// Device is parameter `device`.
func (t TargetEnvAttr) Device() string { return ods.StringOr(ods.Field(t.Attribute.Params(), 2), "") }

// Id is parameter `id`.
func (t TargetEnvAttr) Id() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 3), 0) }

// Limits is parameter `limits`, nil when it is absent.
func (t TargetEnvAttr) Limits() ir.Attribute { return ods.Field(t.Attribute.Params(), 4) }

// NewTargetEnvAttr makes `#spv.target_env`.
func NewTargetEnvAttr(ctx *ir.Context, triple ir.Attribute, vendor string, device string, id int64, limits ir.Attribute) TargetEnvAttr {
	return TargetEnvAttr{Attribute: ods.NewAttr(ctx, "spv.target_env", triple, ctx.StringAttr(vendor), ctx.StringAttr(device), ctx.I64Attr(id), limits)}
}

// InterfaceVarAbiAttr: Where an argument of an entry point is bound: descriptor set, binding, and
// storage class if it is not a pointer.
type InterfaceVarAbiAttr struct{ Attribute *ir.DialectAttr }

// AsInterfaceVarAbiAttr views an attribute as `#spv.interface_var_abi`; false when it is another one.
func AsInterfaceVarAbiAttr(t ir.Attribute) (InterfaceVarAbiAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.interface_var_abi")
	return InterfaceVarAbiAttr{v}, ok
}

// Set is parameter `set`.
func (t InterfaceVarAbiAttr) Set() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 0), 0) }

// Binding is parameter `binding`.
func (t InterfaceVarAbiAttr) Binding() int64 { return ods.IntOr(ods.Field(t.Attribute.Params(), 1), 0) }

// Storage is parameter `storage`; false when it is absent.
func (t InterfaceVarAbiAttr) Storage() (StorageClass, bool) {
	return ods.EnumOf[StorageClass](ods.Field(t.Attribute.Params(), 2))
}

// ScopeAttr: What later versions wrap a keyword of Scope in.
type ScopeAttr struct{ Attribute *ir.DialectAttr }

// AsScopeAttr views an attribute as `#spv.scope`; false when it is another one.
func AsScopeAttr(t ir.Attribute) (ScopeAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.scope")
	return ScopeAttr{v}, ok
}

// Value is parameter `value`.
func (t ScopeAttr) Value() Scope { return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), Scope(0)) }

// NewScopeAttr makes `#spv.scope`.
func NewScopeAttr(ctx *ir.Context, value Scope) ScopeAttr {
	return ScopeAttr{Attribute: ods.NewAttr(ctx, "spv.scope", value.Attr(ctx))}
}

// MemorySemanticsAttr: What later versions wrap a keyword of MemorySemantics in.
type MemorySemanticsAttr struct{ Attribute *ir.DialectAttr }

// AsMemorySemanticsAttr views an attribute as `#spv.memory_semantics`; false when it is another one.
func AsMemorySemanticsAttr(t ir.Attribute) (MemorySemanticsAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.memory_semantics")
	return MemorySemanticsAttr{v}, ok
}

// Value is parameter `value`.
func (t MemorySemanticsAttr) Value() MemorySemantics {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), MemorySemantics(0))
}

// NewMemorySemanticsAttr makes `#spv.memory_semantics`.
func NewMemorySemanticsAttr(ctx *ir.Context, value MemorySemantics) MemorySemanticsAttr {
	return MemorySemanticsAttr{Attribute: ods.NewAttr(ctx, "spv.memory_semantics", value.Attr(ctx))}
}

// PackedVectorFormatAttr: What later versions wrap a keyword of PackedVectorFormat in.
type PackedVectorFormatAttr struct{ Attribute *ir.DialectAttr }

// AsPackedVectorFormatAttr views an attribute as `#spv.packed_vector_format`; false when it is another one.
func AsPackedVectorFormatAttr(t ir.Attribute) (PackedVectorFormatAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.packed_vector_format")
	return PackedVectorFormatAttr{v}, ok
}

// Value is parameter `value`.
func (t PackedVectorFormatAttr) Value() PackedVectorFormat {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), PackedVectorFormat(0))
}

// NewPackedVectorFormatAttr makes `#spv.packed_vector_format`.
func NewPackedVectorFormatAttr(ctx *ir.Context, value PackedVectorFormat) PackedVectorFormatAttr {
	return PackedVectorFormatAttr{Attribute: ods.NewAttr(ctx, "spv.packed_vector_format", value.Attr(ctx))}
}

// ImageOperandsAttr: What later versions wrap a keyword of ImageOperands in.
type ImageOperandsAttr struct{ Attribute *ir.DialectAttr }

// AsImageOperandsAttr views an attribute as `#spv.image_operands`; false when it is another one.
func AsImageOperandsAttr(t ir.Attribute) (ImageOperandsAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.image_operands")
	return ImageOperandsAttr{v}, ok
}

// Value is parameter `value`.
func (t ImageOperandsAttr) Value() ImageOperands {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ImageOperands(0))
}

// NewImageOperandsAttr makes `#spv.image_operands`.
func NewImageOperandsAttr(ctx *ir.Context, value ImageOperands) ImageOperandsAttr {
	return ImageOperandsAttr{Attribute: ods.NewAttr(ctx, "spv.image_operands", value.Attr(ctx))}
}

// MemoryAccessAttr: What later versions wrap a keyword of MemoryAccess in.
type MemoryAccessAttr struct{ Attribute *ir.DialectAttr }

// AsMemoryAccessAttr views an attribute as `#spv.memory_access`; false when it is another one.
func AsMemoryAccessAttr(t ir.Attribute) (MemoryAccessAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.memory_access")
	return MemoryAccessAttr{v}, ok
}

// Value is parameter `value`.
func (t MemoryAccessAttr) Value() MemoryAccess {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), MemoryAccess(0))
}

// NewMemoryAccessAttr makes `#spv.memory_access`.
func NewMemoryAccessAttr(ctx *ir.Context, value MemoryAccess) MemoryAccessAttr {
	return MemoryAccessAttr{Attribute: ods.NewAttr(ctx, "spv.memory_access", value.Attr(ctx))}
}

// GroupOperationAttr: What later versions wrap a keyword of GroupOperation in.
type GroupOperationAttr struct{ Attribute *ir.DialectAttr }

// AsGroupOperationAttr views an attribute as `#spv.group_operation`; false when it is another one.
func AsGroupOperationAttr(t ir.Attribute) (GroupOperationAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.group_operation")
	return GroupOperationAttr{v}, ok
}

// Value is parameter `value`.
func (t GroupOperationAttr) Value() GroupOperation {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), GroupOperation(0))
}

// NewGroupOperationAttr makes `#spv.group_operation`.
func NewGroupOperationAttr(ctx *ir.Context, value GroupOperation) GroupOperationAttr {
	return GroupOperationAttr{Attribute: ods.NewAttr(ctx, "spv.group_operation", value.Attr(ctx))}
}

// AddressingModelAttr: What later versions wrap a keyword of AddressingModel in.
type AddressingModelAttr struct{ Attribute *ir.DialectAttr }

// AsAddressingModelAttr views an attribute as `#spv.addressing_model`; false when it is another one.
func AsAddressingModelAttr(t ir.Attribute) (AddressingModelAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.addressing_model")
	return AddressingModelAttr{v}, ok
}

// Value is parameter `value`.
func (t AddressingModelAttr) Value() AddressingModel {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), AddressingModel(0))
}

// NewAddressingModelAttr makes `#spv.addressing_model`.
func NewAddressingModelAttr(ctx *ir.Context, value AddressingModel) AddressingModelAttr {
	return AddressingModelAttr{Attribute: ods.NewAttr(ctx, "spv.addressing_model", value.Attr(ctx))}
}

// MemoryModelAttr: What later versions wrap a keyword of MemoryModel in.
type MemoryModelAttr struct{ Attribute *ir.DialectAttr }

// AsMemoryModelAttr views an attribute as `#spv.memory_model`; false when it is another one.
func AsMemoryModelAttr(t ir.Attribute) (MemoryModelAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.memory_model")
	return MemoryModelAttr{v}, ok
}

// Value is parameter `value`.
func (t MemoryModelAttr) Value() MemoryModel {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), MemoryModel(0))
}

// NewMemoryModelAttr makes `#spv.memory_model`.
func NewMemoryModelAttr(ctx *ir.Context, value MemoryModel) MemoryModelAttr {
	return MemoryModelAttr{Attribute: ods.NewAttr(ctx, "spv.memory_model", value.Attr(ctx))}
}

// ExecutionModelAttr: What later versions wrap a keyword of ExecutionModel in.
type ExecutionModelAttr struct{ Attribute *ir.DialectAttr }

// AsExecutionModelAttr views an attribute as `#spv.execution_model`; false when it is another one.
func AsExecutionModelAttr(t ir.Attribute) (ExecutionModelAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.execution_model")
	return ExecutionModelAttr{v}, ok
}

// Value is parameter `value`.
func (t ExecutionModelAttr) Value() ExecutionModel {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ExecutionModel(0))
}

// NewExecutionModelAttr makes `#spv.execution_model`.
func NewExecutionModelAttr(ctx *ir.Context, value ExecutionModel) ExecutionModelAttr {
	return ExecutionModelAttr{Attribute: ods.NewAttr(ctx, "spv.execution_model", value.Attr(ctx))}
}

// ExecutionModeAttr: What later versions wrap a keyword of ExecutionMode in.
type ExecutionModeAttr struct{ Attribute *ir.DialectAttr }

// AsExecutionModeAttr views an attribute as `#spv.execution_mode`; false when it is another one.
func AsExecutionModeAttr(t ir.Attribute) (ExecutionModeAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.execution_mode")
	return ExecutionModeAttr{v}, ok
}

// Value is parameter `value`.
func (t ExecutionModeAttr) Value() ExecutionModeKind {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), ExecutionModeKind(0))
}

// NewExecutionModeAttr makes `#spv.execution_mode`.
func NewExecutionModeAttr(ctx *ir.Context, value ExecutionModeKind) ExecutionModeAttr {
	return ExecutionModeAttr{Attribute: ods.NewAttr(ctx, "spv.execution_mode", value.Attr(ctx))}
}

// FunctionControlAttr: What later versions wrap a keyword of FunctionControl in.
type FunctionControlAttr struct{ Attribute *ir.DialectAttr }

// AsFunctionControlAttr views an attribute as `#spv.function_control`; false when it is another one.
func AsFunctionControlAttr(t ir.Attribute) (FunctionControlAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.function_control")
	return FunctionControlAttr{v}, ok
}

// Value is parameter `value`.
func (t FunctionControlAttr) Value() FunctionControl {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), FunctionControl(0))
}

// NewFunctionControlAttr makes `#spv.function_control`.
func NewFunctionControlAttr(ctx *ir.Context, value FunctionControl) FunctionControlAttr {
	return FunctionControlAttr{Attribute: ods.NewAttr(ctx, "spv.function_control", value.Attr(ctx))}
}

// SelectionControlAttr: What later versions wrap a keyword of SelectionControl in.
type SelectionControlAttr struct{ Attribute *ir.DialectAttr }

// AsSelectionControlAttr views an attribute as `#spv.selection_control`; false when it is another one.
func AsSelectionControlAttr(t ir.Attribute) (SelectionControlAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.selection_control")
	return SelectionControlAttr{v}, ok
}

// Value is parameter `value`.
func (t SelectionControlAttr) Value() SelectionControl {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), SelectionControl(0))
}

// NewSelectionControlAttr makes `#spv.selection_control`.
func NewSelectionControlAttr(ctx *ir.Context, value SelectionControl) SelectionControlAttr {
	return SelectionControlAttr{Attribute: ods.NewAttr(ctx, "spv.selection_control", value.Attr(ctx))}
}

// LoopControlAttr: What later versions wrap a keyword of LoopControl in.
type LoopControlAttr struct{ Attribute *ir.DialectAttr }

// AsLoopControlAttr views an attribute as `#spv.loop_control`; false when it is another one.
func AsLoopControlAttr(t ir.Attribute) (LoopControlAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.loop_control")
	return LoopControlAttr{v}, ok
}

// Value is parameter `value`.
func (t LoopControlAttr) Value() LoopControl {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), LoopControl(0))
}

// NewLoopControlAttr makes `#spv.loop_control`.
func NewLoopControlAttr(ctx *ir.Context, value LoopControl) LoopControlAttr {
	return LoopControlAttr{Attribute: ods.NewAttr(ctx, "spv.loop_control", value.Attr(ctx))}
}

// StorageClassAttr: What later versions wrap a keyword of StorageClass in.
type StorageClassAttr struct{ Attribute *ir.DialectAttr }

// AsStorageClassAttr views an attribute as `#spv.storage_class`; false when it is another one.
func AsStorageClassAttr(t ir.Attribute) (StorageClassAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.storage_class")
	return StorageClassAttr{v}, ok
}

// Value is parameter `value`.
func (t StorageClassAttr) Value() StorageClass {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), StorageClass(0))
}

// NewStorageClassAttr makes `#spv.storage_class`.
func NewStorageClassAttr(ctx *ir.Context, value StorageClass) StorageClassAttr {
	return StorageClassAttr{Attribute: ods.NewAttr(ctx, "spv.storage_class", value.Attr(ctx))}
}

// CoopMatrixLayoutKhrAttr: What later versions wrap a keyword of CooperativeMatrixLayout in.
type CoopMatrixLayoutKhrAttr struct{ Attribute *ir.DialectAttr }

// AsCoopMatrixLayoutKhrAttr views an attribute as `#spv.coop_matrix_layout_khr`; false when it is another one.
func AsCoopMatrixLayoutKhrAttr(t ir.Attribute) (CoopMatrixLayoutKhrAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.coop_matrix_layout_khr")
	return CoopMatrixLayoutKhrAttr{v}, ok
}

// Value is parameter `value`.
func (t CoopMatrixLayoutKhrAttr) Value() CooperativeMatrixLayout {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), CooperativeMatrixLayout(0))
}

// NewCoopMatrixLayoutKhrAttr makes `#spv.coop_matrix_layout_khr`.
func NewCoopMatrixLayoutKhrAttr(ctx *ir.Context, value CooperativeMatrixLayout) CoopMatrixLayoutKhrAttr {
	return CoopMatrixLayoutKhrAttr{Attribute: ods.NewAttr(ctx, "spv.coop_matrix_layout_khr", value.Attr(ctx))}
}

// CooperativeMatrixOperandsKhrAttr: What later versions wrap keywords of CooperativeMatrixOperands in.
type CooperativeMatrixOperandsKhrAttr struct{ Attribute *ir.DialectAttr }

// AsCooperativeMatrixOperandsKhrAttr views an attribute as `#spv.cooperative_matrix_operands_khr`; false when it is another one.
func AsCooperativeMatrixOperandsKhrAttr(t ir.Attribute) (CooperativeMatrixOperandsKhrAttr, bool) {
	v, ok := ods.AttrNamed(t, "spv.cooperative_matrix_operands_khr")
	return CooperativeMatrixOperandsKhrAttr{v}, ok
}

// Value is parameter `value`.
func (t CooperativeMatrixOperandsKhrAttr) Value() CooperativeMatrixOperands {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), CooperativeMatrixOperands(0))
}

// NewCooperativeMatrixOperandsKhrAttr makes `#spv.cooperative_matrix_operands_khr`.
func NewCooperativeMatrixOperandsKhrAttr(ctx *ir.Context, value CooperativeMatrixOperands) CooperativeMatrixOperandsKhrAttr {
	return CooperativeMatrixOperandsKhrAttr{Attribute: ods.NewAttr(ctx, "spv.cooperative_matrix_operands_khr", value.Attr(ctx))}
}
