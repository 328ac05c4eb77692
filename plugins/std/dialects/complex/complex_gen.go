// Code generated from complex.dialect. DO NOT EDIT.

package complex

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Abs: The absolute value: the square root of the sum of the squares of both parts.
type Abs struct{ Op *ir.Operation }

// AsAbs views an operation as `complex.abs`; false when it is another one.
func AsAbs(op *ir.Operation) (Abs, bool) { return Abs{op}, op.Is("complex.abs") }

// OpName is the name of the operations that it views.
func (Abs) OpName() string { return "complex.abs" }

// Complex is operand `complex`.
func (o Abs) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Abs) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Abs) Result() *ir.Value { return o.Op.Result(0) }

// NewAbs builds `complex.abs`.
func NewAbs(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Abs {
	return Abs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.abs"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{ods.MustElement(complex.Type())},
		Attrs:    attrs,
	})}
}

// Add: Adds two numbers.
type Add struct{ Op *ir.Operation }

// AsAdd views an operation as `complex.add`; false when it is another one.
func AsAdd(op *ir.Operation) (Add, bool) { return Add{op}, op.Is("complex.add") }

// OpName is the name of the operations that it views.
func (Add) OpName() string { return "complex.add" }

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

// NewAdd builds `complex.add`.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Add {
	return Add{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.add"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Create: The number that has these parts.
type Create struct{ Op *ir.Operation }

// AsCreate views an operation as `complex.create`; false when it is another one.
func AsCreate(op *ir.Operation) (Create, bool) { return Create{op}, op.Is("complex.create") }

// OpName is the name of the operations that it views.
func (Create) OpName() string { return "complex.create" }

// Real is operand `real`.
func (o Create) Real() *ir.Value { return o.Op.Operand(0) }

// SetReal changes operand `real`.
func (o Create) SetReal(v *ir.Value) { o.Op.SetOperand(0, v) }

// Imaginary is operand `imaginary`.
func (o Create) Imaginary() *ir.Value { return o.Op.Operand(1) }

// SetImaginary changes operand `imaginary`.
func (o Create) SetImaginary(v *ir.Value) { o.Op.SetOperand(1, v) }

// Complex is result `complex`.
func (o Create) Complex() *ir.Value { return o.Op.Result(0) }

// NewCreate builds `complex.create`.
func NewCreate(b *ir.Builder, real *ir.Value, imaginary *ir.Value, complexType ir.Type, attrs ...ir.NamedAttr) Create {
	return Create{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.create"),
		Operands: []*ir.Value{real, imaginary},
		Results:  []ir.Type{complexType},
		Attrs:    attrs,
	})}
}

// Div: Divides the first number by the second.
type Div struct{ Op *ir.Operation }

// AsDiv views an operation as `complex.div`; false when it is another one.
func AsDiv(op *ir.Operation) (Div, bool) { return Div{op}, op.Is("complex.div") }

// OpName is the name of the operations that it views.
func (Div) OpName() string { return "complex.div" }

// Lhs is operand `lhs`.
func (o Div) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Div) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Div) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Div) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Div) Result() *ir.Value { return o.Op.Result(0) }

// NewDiv builds `complex.div`.
func NewDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Div {
	return Div{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.div"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Eq: Whether both parts of two numbers are equal.
type Eq struct{ Op *ir.Operation }

// AsEq views an operation as `complex.eq`; false when it is another one.
func AsEq(op *ir.Operation) (Eq, bool) { return Eq{op}, op.Is("complex.eq") }

// OpName is the name of the operations that it views.
func (Eq) OpName() string { return "complex.eq" }

// Lhs is operand `lhs`.
func (o Eq) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Eq) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Eq) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Eq) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Eq) Result() *ir.Value { return o.Op.Result(0) }

// NewEq builds `complex.eq`.
func NewEq(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Eq {
	return Eq{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.eq"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:    attrs,
	})}
}

// Exp: The base of natural logarithms to the power of a number.
type Exp struct{ Op *ir.Operation }

// AsExp views an operation as `complex.exp`; false when it is another one.
func AsExp(op *ir.Operation) (Exp, bool) { return Exp{op}, op.Is("complex.exp") }

// OpName is the name of the operations that it views.
func (Exp) OpName() string { return "complex.exp" }

// Complex is operand `complex`.
func (o Exp) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Exp) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Exp) Result() *ir.Value { return o.Op.Result(0) }

// NewExp builds `complex.exp`.
func NewExp(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Exp {
	return Exp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.exp"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Im: The imaginary part.
type Im struct{ Op *ir.Operation }

// AsIm views an operation as `complex.im`; false when it is another one.
func AsIm(op *ir.Operation) (Im, bool) { return Im{op}, op.Is("complex.im") }

// OpName is the name of the operations that it views.
func (Im) OpName() string { return "complex.im" }

// Complex is operand `complex`.
func (o Im) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Im) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Imaginary is result `imaginary`.
func (o Im) Imaginary() *ir.Value { return o.Op.Result(0) }

// NewIm builds `complex.im`.
func NewIm(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Im {
	return Im{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.im"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{ods.MustElement(complex.Type())},
		Attrs:    attrs,
	})}
}

// Log1p: The natural logarithm of one more than a number, precise for small ones.
type Log1p struct{ Op *ir.Operation }

// AsLog1p views an operation as `complex.log1p`; false when it is another one.
func AsLog1p(op *ir.Operation) (Log1p, bool) { return Log1p{op}, op.Is("complex.log1p") }

// OpName is the name of the operations that it views.
func (Log1p) OpName() string { return "complex.log1p" }

// Complex is operand `complex`.
func (o Log1p) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Log1p) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Log1p) Result() *ir.Value { return o.Op.Result(0) }

// NewLog1p builds `complex.log1p`.
func NewLog1p(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Log1p {
	return Log1p{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.log1p"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Log: The natural logarithm; its imaginary part lies between -pi and pi.
type Log struct{ Op *ir.Operation }

// AsLog views an operation as `complex.log`; false when it is another one.
func AsLog(op *ir.Operation) (Log, bool) { return Log{op}, op.Is("complex.log") }

// OpName is the name of the operations that it views.
func (Log) OpName() string { return "complex.log" }

// Complex is operand `complex`.
func (o Log) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Log) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Log) Result() *ir.Value { return o.Op.Result(0) }

// NewLog builds `complex.log`.
func NewLog(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Log {
	return Log{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.log"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Mul: Multiplies two numbers.
type Mul struct{ Op *ir.Operation }

// AsMul views an operation as `complex.mul`; false when it is another one.
func AsMul(op *ir.Operation) (Mul, bool) { return Mul{op}, op.Is("complex.mul") }

// OpName is the name of the operations that it views.
func (Mul) OpName() string { return "complex.mul" }

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

// NewMul builds `complex.mul`.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Mul {
	return Mul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.mul"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Neg: The number with both signs changed.
type Neg struct{ Op *ir.Operation }

// AsNeg views an operation as `complex.neg`; false when it is another one.
func AsNeg(op *ir.Operation) (Neg, bool) { return Neg{op}, op.Is("complex.neg") }

// OpName is the name of the operations that it views.
func (Neg) OpName() string { return "complex.neg" }

// Complex is operand `complex`.
func (o Neg) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Neg) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Neg) Result() *ir.Value { return o.Op.Result(0) }

// NewNeg builds `complex.neg`.
func NewNeg(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Neg {
	return Neg{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.neg"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Neq: Whether the real or the imaginary parts of two numbers differ.
type Neq struct{ Op *ir.Operation }

// AsNeq views an operation as `complex.neq`; false when it is another one.
func AsNeq(op *ir.Operation) (Neq, bool) { return Neq{op}, op.Is("complex.neq") }

// OpName is the name of the operations that it views.
func (Neq) OpName() string { return "complex.neq" }

// Lhs is operand `lhs`.
func (o Neq) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Neq) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Neq) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Neq) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Neq) Result() *ir.Value { return o.Op.Result(0) }

// NewNeq builds `complex.neq`.
func NewNeq(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Neq {
	return Neq{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.neq"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:    attrs,
	})}
}

// Re: The real part.
type Re struct{ Op *ir.Operation }

// AsRe views an operation as `complex.re`; false when it is another one.
func AsRe(op *ir.Operation) (Re, bool) { return Re{op}, op.Is("complex.re") }

// OpName is the name of the operations that it views.
func (Re) OpName() string { return "complex.re" }

// Complex is operand `complex`.
func (o Re) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Re) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Real is result `real`.
func (o Re) Real() *ir.Value { return o.Op.Result(0) }

// NewRe builds `complex.re`.
func NewRe(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Re {
	return Re{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.re"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{ods.MustElement(complex.Type())},
		Attrs:    attrs,
	})}
}

// Sign: A number divided by its absolute value; zero is zero.
type Sign struct{ Op *ir.Operation }

// AsSign views an operation as `complex.sign`; false when it is another one.
func AsSign(op *ir.Operation) (Sign, bool) { return Sign{op}, op.Is("complex.sign") }

// OpName is the name of the operations that it views.
func (Sign) OpName() string { return "complex.sign" }

// Complex is operand `complex`.
func (o Sign) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Sign) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sign) Result() *ir.Value { return o.Op.Result(0) }

// NewSign builds `complex.sign`.
func NewSign(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Sign {
	return Sign{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.sign"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Sub: Subtracts the second number from the first.
type Sub struct{ Op *ir.Operation }

// AsSub views an operation as `complex.sub`; false when it is another one.
func AsSub(op *ir.Operation) (Sub, bool) { return Sub{op}, op.Is("complex.sub") }

// OpName is the name of the operations that it views.
func (Sub) OpName() string { return "complex.sub" }

// Lhs is operand `lhs`.
func (o Sub) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Sub) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Sub) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Sub) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Sub) Result() *ir.Value { return o.Op.Result(0) }

// NewSub builds `complex.sub`.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Sub {
	return Sub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.sub"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Angle: The angle of a number, between -pi and pi.
type Angle struct{ Op *ir.Operation }

// AsAngle views an operation as `complex.angle`; false when it is another one.
func AsAngle(op *ir.Operation) (Angle, bool) { return Angle{op}, op.Is("complex.angle") }

// OpName is the name of the operations that it views.
func (Angle) OpName() string { return "complex.angle" }

// Complex is operand `complex`.
func (o Angle) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Angle) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Angle) Result() *ir.Value { return o.Op.Result(0) }

// NewAngle builds `complex.angle`.
func NewAngle(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Angle {
	return Angle{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.angle"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{ods.MustElement(complex.Type())},
		Attrs:    attrs,
	})}
}

// Atan2: The angle of two real numbers, and what continues it to complex ones: with y for the first
// number and x for the second, -i times the logarithm of (x + iy) / sqrt(x^2 + y^2).
type Atan2 struct{ Op *ir.Operation }

// AsAtan2 views an operation as `complex.atan2`; false when it is another one.
func AsAtan2(op *ir.Operation) (Atan2, bool) { return Atan2{op}, op.Is("complex.atan2") }

// OpName is the name of the operations that it views.
func (Atan2) OpName() string { return "complex.atan2" }

// Lhs is operand `lhs`.
func (o Atan2) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Atan2) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Atan2) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Atan2) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Atan2) Result() *ir.Value { return o.Op.Result(0) }

// NewAtan2 builds `complex.atan2`.
func NewAtan2(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Atan2 {
	return Atan2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.atan2"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Bitcast: Takes the bits of a complex number for those of an integer or a float with twice the bits of a
// part, or the other way round. The real part has the low ones.
type Bitcast struct{ Op *ir.Operation }

// AsBitcast views an operation as `complex.bitcast`; false when it is another one.
func AsBitcast(op *ir.Operation) (Bitcast, bool) { return Bitcast{op}, op.Is("complex.bitcast") }

// OpName is the name of the operations that it views.
func (Bitcast) OpName() string { return "complex.bitcast" }

// Operand is operand `operand`.
func (o Bitcast) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Bitcast) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Bitcast) Result() *ir.Value { return o.Op.Result(0) }

// NewBitcast builds `complex.bitcast`.
func NewBitcast(b *ir.Builder, operand *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Bitcast {
	return Bitcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.bitcast"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Conj: The number with the sign of its imaginary part changed.
type Conj struct{ Op *ir.Operation }

// AsConj views an operation as `complex.conj`; false when it is another one.
func AsConj(op *ir.Operation) (Conj, bool) { return Conj{op}, op.Is("complex.conj") }

// OpName is the name of the operations that it views.
func (Conj) OpName() string { return "complex.conj" }

// Complex is operand `complex`.
func (o Conj) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Conj) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Conj) Result() *ir.Value { return o.Op.Result(0) }

// NewConj builds `complex.conj`.
func NewConj(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Conj {
	return Conj{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.conj"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Cos: The cosine.
type Cos struct{ Op *ir.Operation }

// AsCos views an operation as `complex.cos`; false when it is another one.
func AsCos(op *ir.Operation) (Cos, bool) { return Cos{op}, op.Is("complex.cos") }

// OpName is the name of the operations that it views.
func (Cos) OpName() string { return "complex.cos" }

// Complex is operand `complex`.
func (o Cos) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Cos) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Cos) Result() *ir.Value { return o.Op.Result(0) }

// NewCos builds `complex.cos`.
func NewCos(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Cos {
	return Cos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.cos"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Expm1: The base of natural logarithms to the power of a number, less one; precise for small ones.
type Expm1 struct{ Op *ir.Operation }

// AsExpm1 views an operation as `complex.expm1`; false when it is another one.
func AsExpm1(op *ir.Operation) (Expm1, bool) { return Expm1{op}, op.Is("complex.expm1") }

// OpName is the name of the operations that it views.
func (Expm1) OpName() string { return "complex.expm1" }

// Complex is operand `complex`.
func (o Expm1) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Expm1) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Expm1) Result() *ir.Value { return o.Op.Result(0) }

// NewExpm1 builds `complex.expm1`.
func NewExpm1(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Expm1 {
	return Expm1{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.expm1"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Pow: The first number to the power of the second: the exponential of the second times the logarithm
// of the first.
type Pow struct{ Op *ir.Operation }

// AsPow views an operation as `complex.pow`; false when it is another one.
func AsPow(op *ir.Operation) (Pow, bool) { return Pow{op}, op.Is("complex.pow") }

// OpName is the name of the operations that it views.
func (Pow) OpName() string { return "complex.pow" }

// Lhs is operand `lhs`.
func (o Pow) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Pow) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Pow) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Pow) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Pow) Result() *ir.Value { return o.Op.Result(0) }

// NewPow builds `complex.pow`.
func NewPow(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Pow {
	return Pow{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.pow"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Rsqrt: One divided by the square root.
type Rsqrt struct{ Op *ir.Operation }

// AsRsqrt views an operation as `complex.rsqrt`; false when it is another one.
func AsRsqrt(op *ir.Operation) (Rsqrt, bool) { return Rsqrt{op}, op.Is("complex.rsqrt") }

// OpName is the name of the operations that it views.
func (Rsqrt) OpName() string { return "complex.rsqrt" }

// Complex is operand `complex`.
func (o Rsqrt) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Rsqrt) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Rsqrt) Result() *ir.Value { return o.Op.Result(0) }

// NewRsqrt builds `complex.rsqrt`.
func NewRsqrt(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Rsqrt {
	return Rsqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.rsqrt"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Sin: The sine.
type Sin struct{ Op *ir.Operation }

// AsSin views an operation as `complex.sin`; false when it is another one.
func AsSin(op *ir.Operation) (Sin, bool) { return Sin{op}, op.Is("complex.sin") }

// OpName is the name of the operations that it views.
func (Sin) OpName() string { return "complex.sin" }

// Complex is operand `complex`.
func (o Sin) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Sin) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sin) Result() *ir.Value { return o.Op.Result(0) }

// NewSin builds `complex.sin`.
func NewSin(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Sin {
	return Sin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.sin"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Sqrt: The square root whose real part is not negative.
type Sqrt struct{ Op *ir.Operation }

// AsSqrt views an operation as `complex.sqrt`; false when it is another one.
func AsSqrt(op *ir.Operation) (Sqrt, bool) { return Sqrt{op}, op.Is("complex.sqrt") }

// OpName is the name of the operations that it views.
func (Sqrt) OpName() string { return "complex.sqrt" }

// Complex is operand `complex`.
func (o Sqrt) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Sqrt) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sqrt) Result() *ir.Value { return o.Op.Result(0) }

// NewSqrt builds `complex.sqrt`.
func NewSqrt(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Sqrt {
	return Sqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.sqrt"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Tan: The tangent.
type Tan struct{ Op *ir.Operation }

// AsTan views an operation as `complex.tan`; false when it is another one.
func AsTan(op *ir.Operation) (Tan, bool) { return Tan{op}, op.Is("complex.tan") }

// OpName is the name of the operations that it views.
func (Tan) OpName() string { return "complex.tan" }

// Complex is operand `complex`.
func (o Tan) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Tan) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Tan) Result() *ir.Value { return o.Op.Result(0) }

// NewTan builds `complex.tan`.
func NewTan(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Tan {
	return Tan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.tan"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}

// Tanh: The hyperbolic tangent.
type Tanh struct{ Op *ir.Operation }

// AsTanh views an operation as `complex.tanh`; false when it is another one.
func AsTanh(op *ir.Operation) (Tanh, bool) { return Tanh{op}, op.Is("complex.tanh") }

// OpName is the name of the operations that it views.
func (Tanh) OpName() string { return "complex.tanh" }

// Complex is operand `complex`.
func (o Tanh) Complex() *ir.Value { return o.Op.Operand(0) }

// SetComplex changes operand `complex`.
func (o Tanh) SetComplex(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Tanh) Result() *ir.Value { return o.Op.Result(0) }

// NewTanh builds `complex.tanh`.
func NewTanh(b *ir.Builder, complex *ir.Value, attrs ...ir.NamedAttr) Tanh {
	return Tanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("complex.tanh"),
		Operands: []*ir.Value{complex},
		Results:  []ir.Type{complex.Type()},
		Attrs:    attrs,
	})}
}
