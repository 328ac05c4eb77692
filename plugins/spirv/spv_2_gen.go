// Code generated from spv.dialect. DO NOT EDIT.

package spirv

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// AsGLSLLength views an operation as `spv.GLSL.Length`; false when it is another one.
func AsGLSLLength(op *ir.Operation) (GLSLLength, bool) {
	return GLSLLength{op}, op.Is("spv.GLSL.Length")
}

// OpName is the name of the operations that it views.
func (GLSLLength) OpName() string { return "spv.GLSL.Length" }

// Operand is operand `operand`.
func (o GLSLLength) Operand() *ir.Value { return o.Op.Operand(0) }

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

// P1 is operand `p1`.
func (o GLSLDistance) P1() *ir.Value { return o.Op.Operand(1) }

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

// Rhs is operand `rhs`.
func (o GLSLCross) Rhs() *ir.Value { return o.Op.Operand(1) }

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

// I is operand `i`.
func (o GLSLModf) I() *ir.Value { return o.Op.Operand(1) }

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

// Exp is operand `exp`.
func (o GLSLFrexp) Exp() *ir.Value { return o.Op.Operand(1) }

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

// Sample is operand `sample`.
func (o GLSLInterpolateAtSample) Sample() *ir.Value { return o.Op.Operand(1) }

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

// Offset is operand `offset`.
func (o GLSLInterpolateAtOffset) Offset() *ir.Value { return o.Op.Operand(1) }

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

// Scalar is operand `scalar`.
func (o VectorTimesScalar) Scalar() *ir.Value { return o.Op.Operand(1) }

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

// Matrix is operand `matrix`.
func (o VectorTimesMatrix) Matrix() *ir.Value { return o.Op.Operand(1) }

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

// Vector is operand `vector`.
func (o MatrixTimesVector) Vector() *ir.Value { return o.Op.Operand(1) }

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

// Vector2 is operand `vector2`.
func (o OuterProduct) Vector2() *ir.Value { return o.Op.Operand(1) }

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

// Vector2 is operand `vector2`.
func (o Dot) Vector2() *ir.Value { return o.Op.Operand(1) }

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

// Operand2 is operand `operand2`.
func (o IAddCarry) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// Operand2 is operand `operand2`.
func (o ISubBorrow) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// Operand2 is operand `operand2`.
func (o UMulExtended) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// Operand2 is operand `operand2`.
func (o SMulExtended) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// Vector2 is operand `vector2`.
func (o SDot) Vector2() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o SDot) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SDot) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

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

// Vector2 is operand `vector2`.
func (o UDot) Vector2() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o UDot) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o UDot) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

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

// Vector2 is operand `vector2`.
func (o SUDot) Vector2() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o SUDot) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SUDot) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

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

// Vector2 is operand `vector2`.
func (o SDotAccSat) Vector2() *ir.Value { return o.Op.Operand(1) }

// Accumulator is operand `accumulator`.
func (o SDotAccSat) Accumulator() *ir.Value { return o.Op.Operand(2) }

// Result is result `result`.
func (o SDotAccSat) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SDotAccSat) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

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

// Vector2 is operand `vector2`.
func (o UDotAccSat) Vector2() *ir.Value { return o.Op.Operand(1) }

// Accumulator is operand `accumulator`.
func (o UDotAccSat) Accumulator() *ir.Value { return o.Op.Operand(2) }

// Result is result `result`.
func (o UDotAccSat) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o UDotAccSat) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

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

// Vector2 is operand `vector2`.
func (o SUDotAccSat) Vector2() *ir.Value { return o.Op.Operand(1) }

// Accumulator is operand `accumulator`.
func (o SUDotAccSat) Accumulator() *ir.Value { return o.Op.Operand(2) }

// Result is result `result`.
func (o SUDotAccSat) Result() *ir.Value { return o.Op.Result(0) }

// FormatAttr is attribute `format`, nil when it is absent.
func (o SUDotAccSat) FormatAttr() ir.Attribute { return o.Op.Attr("format") }

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

// Operand2 is operand `operand2`.
func (o LessOrGreater) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// QuantizeToF16: Rounds a float to what 16 bits hold.
type QuantizeToF16 struct{ Op *ir.Operation }

// AsQuantizeToF16 views an operation as `spv.QuantizeToF16`; false when it is another one.
func AsQuantizeToF16(op *ir.Operation) (QuantizeToF16, bool) {
	return QuantizeToF16{op}, op.Is("spv.QuantizeToF16")
}

// OpName is the name of the operations that it views.
func (QuantizeToF16) OpName() string { return "spv.QuantizeToF16" }

// Operand is operand `operand`.
func (o QuantizeToF16) Operand() *ir.Value { return o.Op.Operand(0) }

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
// whose first one a pointer points.
type PtrAccessChain struct{ Op *ir.Operation }

// AsPtrAccessChain views an operation as `spv.PtrAccessChain`; false when it is another one.
func AsPtrAccessChain(op *ir.Operation) (PtrAccessChain, bool) {
	return PtrAccessChain{op}, op.Is("spv.PtrAccessChain")
}

// OpName is the name of the operations that it views.
func (PtrAccessChain) OpName() string { return "spv.PtrAccessChain" }

// BasePtr is operand `base_ptr`.
func (o PtrAccessChain) BasePtr() *ir.Value { return o.Op.Operand(0) }

// Element is operand `element`.
func (o PtrAccessChain) Element() *ir.Value { return o.Op.Operand(1) }

// Indices are the operands `indices`.
func (o PtrAccessChain) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o PtrAccessChain) Result() *ir.Value { return o.Op.Result(0) }

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

// Element is operand `element`.
func (o InBoundsPtrAccessChain) Element() *ir.Value { return o.Op.Operand(1) }

// Indices are the operands `indices`.
func (o InBoundsPtrAccessChain) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o InBoundsPtrAccessChain) Result() *ir.Value { return o.Op.Result(0) }

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

// Result is result `result`.
func (o ArrayLength) Result() *ir.Value { return o.Op.Result(0) }

// ArrayMemberAttr is attribute `array_member`, nil when it is absent.
func (o ArrayLength) ArrayMemberAttr() ir.Attribute { return o.Op.Attr("array_member") }

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

// Operand2 is operand `operand2`.
func (o PtrEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// Operand2 is operand `operand2`.
func (o PtrNotEqual) Operand2() *ir.Value { return o.Op.Operand(1) }

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

// Operand2 is operand `operand2`.
func (o PtrDiff) Operand2() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o PtrDiff) Result() *ir.Value { return o.Op.Result(0) }

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

// Source is operand `source`.
func (o CopyMemorySized) Source() *ir.Value { return o.Op.Operand(1) }

// Size is operand `size`.
func (o CopyMemorySized) Size() *ir.Value { return o.Op.Operand(2) }

// MemoryAccessAttr is attribute `memory_access`, nil when it is absent.
func (o CopyMemorySized) MemoryAccessAttr() ir.Attribute { return o.Op.Attr("memory_access") }

// AlignmentAttr is attribute `alignment`, nil when it is absent.
func (o CopyMemorySized) AlignmentAttr() ir.Attribute { return o.Op.Attr("alignment") }

// SourceMemoryAccessAttr is attribute `source_memory_access`, nil when it is absent.
func (o CopyMemorySized) SourceMemoryAccessAttr() ir.Attribute {
	return o.Op.Attr("source_memory_access")
}

// SourceAlignmentAttr is attribute `source_alignment`, nil when it is absent.
func (o CopyMemorySized) SourceAlignmentAttr() ir.Attribute { return o.Op.Attr("source_alignment") }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o CopyMemorySized) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

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

// Result is result `result`.
func (o AtomicLoad) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicLoad) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicLoad) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

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

// Value is operand `value`.
func (o AtomicStore) Value() *ir.Value { return o.Op.Operand(1) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicStore) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicStore) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

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

// Value is operand `value`.
func (o AtomicExchange) Value() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o AtomicExchange) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicExchange) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o AtomicExchange) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

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

// Value is operand `value`.
func (o AtomicCompareExchange) Value() *ir.Value { return o.Op.Operand(1) }

// Comparator is operand `comparator`.
func (o AtomicCompareExchange) Comparator() *ir.Value { return o.Op.Operand(2) }

// Result is result `result`.
func (o AtomicCompareExchange) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o AtomicCompareExchange) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// EqualSemanticsAttr is attribute `equal_semantics`, nil when it is absent.
func (o AtomicCompareExchange) EqualSemanticsAttr() ir.Attribute { return o.Op.Attr("equal_semantics") }

// UnequalSemanticsAttr is attribute `unequal_semantics`, nil when it is absent.
func (o AtomicCompareExchange) UnequalSemanticsAttr() ir.Attribute {
	return o.Op.Attr("unequal_semantics")
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

// Value is operand `value`.
func (o EXTAtomicFAdd) Value() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o EXTAtomicFAdd) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o EXTAtomicFAdd) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o EXTAtomicFAdd) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

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

// Value is operand `value`.
func (o EXTAtomicFMin) Value() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o EXTAtomicFMin) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o EXTAtomicFMin) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o EXTAtomicFMin) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

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

// Value is operand `value`.
func (o EXTAtomicFMax) Value() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o EXTAtomicFMax) Result() *ir.Value { return o.Op.Result(0) }

// MemoryScopeAttr is attribute `memory_scope`, nil when it is absent.
func (o EXTAtomicFMax) MemoryScopeAttr() ir.Attribute { return o.Op.Attr("memory_scope") }

// SemanticsAttr is attribute `semantics`, nil when it is absent.
func (o EXTAtomicFMax) SemanticsAttr() ir.Attribute { return o.Op.Attr("semantics") }

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

// Coordinate is operand `coordinate`.
func (o ImageTexelPointer) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Sample is operand `sample`.
func (o ImageTexelPointer) Sample() *ir.Value { return o.Op.Operand(2) }

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

// Result is result `result`.
func (o GroupNonUniformAll) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformAll) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

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

// Result is result `result`.
func (o GroupNonUniformAny) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformAny) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

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

// Result is result `result`.
func (o GroupNonUniformAllEqual) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformAllEqual) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Result is result `result`.
func (o GroupNonUniformBroadcastFirst) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBroadcastFirst) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Result is result `result`.
func (o GroupNonUniformInverseBallot) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformInverseBallot) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Index is operand `index`.
func (o GroupNonUniformBallotBitExtract) Index() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformBallotBitExtract) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotBitExtract) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Result is result `result`.
func (o GroupNonUniformBallotBitCount) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotBitCount) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBallotBitCount) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// Result is result `result`.
func (o GroupNonUniformBallotFindLSB) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotFindLSB) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Result is result `result`.
func (o GroupNonUniformBallotFindMSB) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBallotFindMSB) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Id is operand `id`.
func (o GroupNonUniformShuffle) Id() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformShuffle) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffle) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Mask is operand `mask`.
func (o GroupNonUniformShuffleXor) Mask() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformShuffleXor) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffleXor) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Delta is operand `delta`.
func (o GroupNonUniformShuffleUp) Delta() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformShuffleUp) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffleUp) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Delta is operand `delta`.
func (o GroupNonUniformShuffleDown) Delta() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformShuffleDown) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformShuffleDown) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Index is operand `index`.
func (o GroupNonUniformQuadBroadcast) Index() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformQuadBroadcast) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformQuadBroadcast) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Direction is operand `direction`.
func (o GroupNonUniformQuadSwap) Direction() *ir.Value { return o.Op.Operand(1) }

// Result is result `result`.
func (o GroupNonUniformQuadSwap) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformQuadSwap) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformBitwiseAnd) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformBitwiseAnd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBitwiseAnd) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBitwiseAnd) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformBitwiseOr) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformBitwiseOr) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBitwiseOr) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBitwiseOr) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformBitwiseXor) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformBitwiseXor) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformBitwiseXor) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformBitwiseXor) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformLogicalAnd) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformLogicalAnd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformLogicalAnd) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformLogicalAnd) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformLogicalOr) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformLogicalOr) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformLogicalOr) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformLogicalOr) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformLogicalXor) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 1) }

// Result is result `result`.
func (o GroupNonUniformLogicalXor) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformLogicalXor) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
}

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupNonUniformLogicalXor) GroupOperationAttr() ir.Attribute {
	return o.Op.Attr("group_operation")
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

// Delta is operand `delta`.
func (o GroupNonUniformRotateKHR) Delta() *ir.Value { return o.Op.Operand(1) }

// ClusterSize is operand `cluster_size`, nil when it is absent.
func (o GroupNonUniformRotateKHR) ClusterSize() *ir.Value { return ods.OperandOf(o.Op, 2) }

// Result is result `result`.
func (o GroupNonUniformRotateKHR) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupNonUniformRotateKHR) ExecutionScopeAttr() ir.Attribute {
	return o.Op.Attr("execution_scope")
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

// Index is operand `index`.
func (o SubgroupReadInvocationKHR) Index() *ir.Value { return o.Op.Operand(1) }

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

// Result is result `result`.
func (o GroupAll) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupAll) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

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

// Result is result `result`.
func (o GroupAny) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupAny) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

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

// Result is result `result`.
func (o GroupIAdd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupIAdd) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupIAdd) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupFAdd) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFAdd) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFAdd) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupFMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupUMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupUMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupUMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupSMin) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupSMin) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupSMin) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupFMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupFMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupFMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupUMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupUMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupUMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Result is result `result`.
func (o GroupSMax) Result() *ir.Value { return o.Op.Result(0) }

// ExecutionScopeAttr is attribute `execution_scope`, nil when it is absent.
func (o GroupSMax) ExecutionScopeAttr() ir.Attribute { return o.Op.Attr("execution_scope") }

// GroupOperationAttr is attribute `group_operation`, nil when it is absent.
func (o GroupSMax) GroupOperationAttr() ir.Attribute { return o.Op.Attr("group_operation") }

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

// Sampler is operand `sampler`.
func (o SampledImage) Sampler() *ir.Value { return o.Op.Operand(1) }

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

// Coordinate is operand `coordinate`.
func (o ImageSampleImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleImplicitLod) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageSampleExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleExplicitLod) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageSampleProjImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleProjImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleProjImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleProjImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
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

// Coordinate is operand `coordinate`.
func (o ImageSampleProjExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleProjExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSampleProjExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleProjExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
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

// Coordinate is operand `coordinate`.
func (o ImageSampleDrefImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSampleDrefImplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleDrefImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSampleDrefImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleDrefImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
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

// Coordinate is operand `coordinate`.
func (o ImageSampleDrefExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSampleDrefExplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSampleDrefExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSampleDrefExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSampleDrefExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
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

// Coordinate is operand `coordinate`.
func (o ImageSampleProjDrefImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSampleProjDrefImplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

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

// Coordinate is operand `coordinate`.
func (o ImageSampleProjDrefExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSampleProjDrefExplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

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

// Coordinate is operand `coordinate`.
func (o ImageFetch) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageFetch) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageFetch) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageFetch) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Component is operand `component`.
func (o ImageGather) Component() *ir.Value { return o.Op.Operand(2) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageRead) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageRead) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageRead) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageRead) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseSampleImplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseSampleImplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseSampleImplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
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

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseSampleExplicitLod) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseSampleExplicitLod) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseSampleExplicitLod) ImageOperandsAttr() ir.Attribute {
	return o.Op.Attr("image_operands")
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

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleDrefImplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSparseSampleDrefImplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

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

// Coordinate is operand `coordinate`.
func (o ImageSparseSampleDrefExplicitLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSparseSampleDrefExplicitLod) Dref() *ir.Value { return o.Op.Operand(2) }

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

// Coordinate is operand `coordinate`.
func (o ImageSparseFetch) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseFetch) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseFetch) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseFetch) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageSparseGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Component is operand `component`.
func (o ImageSparseGather) Component() *ir.Value { return o.Op.Operand(2) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSparseGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageSparseDrefGather) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Dref is operand `dref`.
func (o ImageSparseDrefGather) Dref() *ir.Value { return o.Op.Operand(2) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseDrefGather) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// Result is result `result`.
func (o ImageSparseDrefGather) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseDrefGather) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageSparseRead) Coordinate() *ir.Value { return o.Op.Operand(1) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageSparseRead) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o ImageSparseRead) Result() *ir.Value { return o.Op.Result(0) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageSparseRead) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Coordinate is operand `coordinate`.
func (o ImageWrite) Coordinate() *ir.Value { return o.Op.Operand(1) }

// Texel is operand `texel`.
func (o ImageWrite) Texel() *ir.Value { return o.Op.Operand(2) }

// OperandArguments are the operands `operand_arguments`.
func (o ImageWrite) OperandArguments() []*ir.Value { return ods.OperandsOf(o.Op, 3) }

// ImageOperandsAttr is attribute `image_operands`, nil when it is absent.
func (o ImageWrite) ImageOperandsAttr() ir.Attribute { return o.Op.Attr("image_operands") }

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

// Lod is operand `lod`.
func (o ImageQuerySizeLod) Lod() *ir.Value { return o.Op.Operand(1) }

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

// Coordinate is operand `coordinate`.
func (o ImageQueryLod) Coordinate() *ir.Value { return o.Op.Operand(1) }

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

// GroupCountY is operand `group_count_y`.
func (o EmitMeshTasksEXT) GroupCountY() *ir.Value { return o.Op.Operand(1) }

// GroupCountZ is operand `group_count_z`.
func (o EmitMeshTasksEXT) GroupCountZ() *ir.Value { return o.Op.Operand(2) }

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

// PrimitiveCount is operand `primitive_count`.
func (o SetMeshOutputsEXT) PrimitiveCount() *ir.Value { return o.Op.Operand(1) }

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

// Expected is operand `expected`.
func (o KHRExpect) Expected() *ir.Value { return o.Op.Operand(1) }

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

// TrueTargetOperands are the operands `trueTargetOperands`.
func (o BranchConditional) TrueTargetOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// FalseTargetOperands are the operands `falseTargetOperands`.
func (o BranchConditional) FalseTargetOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// BranchWeightsAttr is attribute `branch_weights`, nil when it is absent.
func (o BranchConditional) BranchWeightsAttr() ir.Attribute { return o.Op.Attr("branch_weights") }

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

// DefaultOperands are the operands `defaultOperands`.
func (o Switch) DefaultOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// CaseOperands are the operands `caseOperands`.
func (o Switch) CaseOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// LiteralsAttr is attribute `literals`, nil when it is absent.
func (o Switch) LiteralsAttr() ir.Attribute { return o.Op.Attr("literals") }

// CaseOperandOffsetsAttr is attribute `case_operand_offsets`, nil when it is absent.
func (o Switch) CaseOperandOffsetsAttr() ir.Attribute { return o.Op.Attr("case_operand_offsets") }

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

// SelectionControl is the value of attribute `selection_control`, None when it is absent or of another kind.
func (o SelectionMerge) SelectionControl() SelectionControl {
	return ods.EnumOr(o.Op.Attr("selection_control"), SelectionControl(0))
}

// NewSelectionMerge builds `spv.SelectionMerge`.
func NewSelectionMerge(b *ir.Builder, mergeType ir.Type, attrs ...ir.NamedAttr) SelectionMerge {
	list := attrs
	list = ods.Default(list, "selection_control", b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), 0))
	return SelectionMerge{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.SelectionMerge"),
		Results: []ir.Type{mergeType},
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

// LoopParametersAttr is attribute `loop_parameters`, nil when it is absent.
func (o LoopMerge) LoopParametersAttr() ir.Attribute { return o.Op.Attr("loop_parameters") }

// LoopControl is the value of attribute `loop_control`, None when it is absent or of another kind.
func (o LoopMerge) LoopControl() LoopControl {
	return ods.EnumOr(o.Op.Attr("loop_control"), LoopControl(0))
}

// LoopParameters is the value of attribute `loop_parameters`, nil when it is absent or of another kind.
func (o LoopMerge) LoopParameters() []int64 { return ods.IntsOf(o.Op.Attr("loop_parameters")) }

// NewLoopMerge builds `spv.LoopMerge`.
func NewLoopMerge(b *ir.Builder, mergeType ir.Type, continueType ir.Type, attrs ...ir.NamedAttr) LoopMerge {
	list := attrs
	list = ods.Default(list, "loop_control", b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), 0))
	return LoopMerge{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.LoopMerge"),
		Results: []ir.Type{mergeType, continueType},
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

// ArgumentsAttr is attribute `arguments`, nil when it is absent.
func (o MlirLabel) ArgumentsAttr() ir.Attribute { return o.Op.Attr("arguments") }

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
// merges, is where all ways meet and control leaves.
type MlirSelection struct{ Op *ir.Operation }

// AsMlirSelection views an operation as `spv.mlir.selection`; false when it is another one.
func AsMlirSelection(op *ir.Operation) (MlirSelection, bool) {
	return MlirSelection{op}, op.Is("spv.mlir.selection")
}

// OpName is the name of the operations that it views.
func (MlirSelection) OpName() string { return "spv.mlir.selection" }

// SelectionControlAttr is attribute `selection_control`, nil when it is absent.
func (o MlirSelection) SelectionControlAttr() ir.Attribute { return o.Op.Attr("selection_control") }

// Body is region `body`.
func (o MlirSelection) Body() *ir.Region { return o.Op.Region(0) }

// SelectionControl is the value of attribute `selection_control`, None when it is absent or of another kind.
func (o MlirSelection) SelectionControl() SelectionControl {
	return ods.EnumOr(o.Op.Attr("selection_control"), SelectionControl(0))
}

// NewMlirSelection builds `spv.mlir.selection`; its regions are empty.
func NewMlirSelection(b *ir.Builder, attrs ...ir.NamedAttr) MlirSelection {
	list := attrs
	list = ods.Default(list, "selection_control", b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), 0))
	return MlirSelection{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.mlir.selection"),
		Attrs:   list,
		Regions: 1,
	})}
}

// MlirLoop: Holds the blocks of a loop: an entry, a header, a body, a last but one that
// goes back to the header, and a last, which only merges, where control leaves.
type MlirLoop struct{ Op *ir.Operation }

// AsMlirLoop views an operation as `spv.mlir.loop`; false when it is another one.
func AsMlirLoop(op *ir.Operation) (MlirLoop, bool) { return MlirLoop{op}, op.Is("spv.mlir.loop") }

// OpName is the name of the operations that it views.
func (MlirLoop) OpName() string { return "spv.mlir.loop" }

// LoopControlAttr is attribute `loop_control`, nil when it is absent.
func (o MlirLoop) LoopControlAttr() ir.Attribute { return o.Op.Attr("loop_control") }

// Body is region `body`.
func (o MlirLoop) Body() *ir.Region { return o.Op.Region(0) }

// LoopControl is the value of attribute `loop_control`, None when it is absent or of another kind.
func (o MlirLoop) LoopControl() LoopControl {
	return ods.EnumOr(o.Op.Attr("loop_control"), LoopControl(0))
}

// NewMlirLoop builds `spv.mlir.loop`; its regions are empty.
func NewMlirLoop(b *ir.Builder, attrs ...ir.NamedAttr) MlirLoop {
	list := attrs
	list = ods.Default(list, "loop_control", b.Context().IntAttr(b.Context().IntegerType(32, ir.Signless), 0))
	return MlirLoop{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("spv.mlir.loop"),
		Attrs:   list,
		Regions: 1,
	})}
}

// MlirMerge: Ends the block in which the ways through a selection or loop meet.
type MlirMerge struct{ Op *ir.Operation }

// AsMlirMerge views an operation as `spv.mlir.merge`; false when it is another one.
func AsMlirMerge(op *ir.Operation) (MlirMerge, bool) { return MlirMerge{op}, op.Is("spv.mlir.merge") }

// OpName is the name of the operations that it views.
func (MlirMerge) OpName() string { return "spv.mlir.merge" }

// NewMlirMerge builds `spv.mlir.merge`.
func NewMlirMerge(b *ir.Builder, attrs ...ir.NamedAttr) MlirMerge {
	return MlirMerge{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("spv.mlir.merge"),
		Attrs: attrs,
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

// MemoryModelAttr is attribute `memory_model`, nil when it is absent.
func (o Module) MemoryModelAttr() ir.Attribute { return o.Op.Attr("memory_model") }

// VceTripleAttr is attribute `vce_triple`, nil when it is absent.
func (o Module) VceTripleAttr() ir.Attribute { return o.Op.Attr("vce_triple") }

// SymNameAttr is attribute `sym_name`, nil when it is absent.
func (o Module) SymNameAttr() ir.Attribute { return o.Op.Attr("sym_name") }

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

// TypeAttr is attribute `type`, nil when it is absent.
func (o Func) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// FunctionControlAttr is attribute `function_control`, nil when it is absent.
func (o Func) FunctionControlAttr() ir.Attribute { return o.Op.Attr("function_control") }

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

// FnAttr is attribute `fn`, nil when it is absent.
func (o EntryPoint) FnAttr() ir.Attribute { return o.Op.Attr("fn") }

// InterfaceAttr is attribute `interface`, nil when it is absent.
func (o EntryPoint) InterfaceAttr() ir.Attribute { return o.Op.Attr("interface") }

// NameAttr is attribute `name`, nil when it is absent.
func (o EntryPoint) NameAttr() ir.Attribute { return o.Op.Attr("name") }

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

// ExecutionModeAttr is attribute `execution_mode`, nil when it is absent.
func (o ExecutionMode) ExecutionModeAttr() ir.Attribute { return o.Op.Attr("execution_mode") }

// ValuesAttr is attribute `values`, nil when it is absent.
func (o ExecutionMode) ValuesAttr() ir.Attribute { return o.Op.Attr("values") }

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

// ExecutionModeAttr is attribute `execution_mode`, nil when it is absent.
func (o ExecutionModeId) ExecutionModeAttr() ir.Attribute { return o.Op.Attr("execution_mode") }

// ValuesAttr is attribute `values`, nil when it is absent.
func (o ExecutionModeId) ValuesAttr() ir.Attribute { return o.Op.Attr("values") }

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

// TypeAttr is attribute `type`, nil when it is absent.
func (o GlobalVariable) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

// InitializerAttr is attribute `initializer`, nil when it is absent.
func (o GlobalVariable) InitializerAttr() ir.Attribute { return o.Op.Attr("initializer") }

// DescriptorSetAttr is attribute `descriptor_set`, nil when it is absent.
func (o GlobalVariable) DescriptorSetAttr() ir.Attribute { return o.Op.Attr("descriptor_set") }

// BindingAttr is attribute `binding`, nil when it is absent.
func (o GlobalVariable) BindingAttr() ir.Attribute { return o.Op.Attr("binding") }

// BuiltInAttr is attribute `built_in`, nil when it is absent.
func (o GlobalVariable) BuiltInAttr() ir.Attribute { return o.Op.Attr("built_in") }

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

// ValueAttr is attribute `value`, nil when it is absent.
func (o GlobalConstant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// TypeAttr is attribute `type`, nil when it is absent.
func (o GlobalConstant) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

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

// TypeAttr is attribute `type`, nil when it is absent.
func (o GlobalSpecConstantOperation) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

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

// SpecIdAttr is attribute `spec_id`, nil when it is absent.
func (o SpecConstant) SpecIdAttr() ir.Attribute { return o.Op.Attr("spec_id") }

// DefaultValueAttr is attribute `default_value`, nil when it is absent.
func (o SpecConstant) DefaultValueAttr() ir.Attribute { return o.Op.Attr("default_value") }

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

// ConstituentsAttr is attribute `constituents`, nil when it is absent.
func (o SpecConstantComposite) ConstituentsAttr() ir.Attribute { return o.Op.Attr("constituents") }

// TypeAttr is attribute `type`, nil when it is absent.
func (o SpecConstantComposite) TypeAttr() ir.Attribute { return o.Op.Attr("type") }

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

// CoopmatrixType: A matrix whose elements are spread over the invocations of a scope.
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

// NewCoopmatrixType makes `!spv.coopmatrix`.
func NewCoopmatrixType(ctx *ir.Context, rows int64, cols int64, elem ir.Type, scope Scope) CoopmatrixType {
	return CoopmatrixType{Type: ods.NewType(ctx, "spv.coopmatrix", ctx.I64Attr(rows), ctx.I64Attr(cols), ctx.TypeAttr(elem), scope.Attr(ctx))}
}

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
