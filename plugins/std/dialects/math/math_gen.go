// Code generated from math.dialect. DO NOT EDIT.

package math

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Atan: The angle in radians, between -pi/2 and pi/2, whose tangent is the operand.
type Atan struct{ Op *ir.Operation }

// AsAtan views an operation as `math.atan`; false when it is another one.
func AsAtan(op *ir.Operation) (Atan, bool) { return Atan{op}, op.Is("math.atan") }

// OpName is the name of the operations that it views.
func (Atan) OpName() string { return "math.atan" }

// Operand is operand `operand`.
func (o Atan) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Atan) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Atan) Result() *ir.Value { return o.Op.Result(0) }

// NewAtan builds `math.atan`.
func NewAtan(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Atan {
	return Atan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.atan"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Atan2: The angle in radians, between -pi and pi, from the positive x axis to the point
// with `lhs` as y and `rhs` as x.
type Atan2 struct{ Op *ir.Operation }

// AsAtan2 views an operation as `math.atan2`; false when it is another one.
func AsAtan2(op *ir.Operation) (Atan2, bool) { return Atan2{op}, op.Is("math.atan2") }

// OpName is the name of the operations that it views.
func (Atan2) OpName() string { return "math.atan2" }

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

// NewAtan2 builds `math.atan2`.
func NewAtan2(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Atan2 {
	return Atan2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.atan2"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Cos: The cosine of an angle in radians.
type Cos struct{ Op *ir.Operation }

// AsCos views an operation as `math.cos`; false when it is another one.
func AsCos(op *ir.Operation) (Cos, bool) { return Cos{op}, op.Is("math.cos") }

// OpName is the name of the operations that it views.
func (Cos) OpName() string { return "math.cos" }

// Operand is operand `operand`.
func (o Cos) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Cos) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Cos) Result() *ir.Value { return o.Op.Result(0) }

// NewCos builds `math.cos`.
func NewCos(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Cos {
	return Cos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.cos"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Sin: The sine of an angle in radians.
type Sin struct{ Op *ir.Operation }

// AsSin views an operation as `math.sin`; false when it is another one.
func AsSin(op *ir.Operation) (Sin, bool) { return Sin{op}, op.Is("math.sin") }

// OpName is the name of the operations that it views.
func (Sin) OpName() string { return "math.sin" }

// Operand is operand `operand`.
func (o Sin) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Sin) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sin) Result() *ir.Value { return o.Op.Result(0) }

// NewSin builds `math.sin`.
func NewSin(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Sin {
	return Sin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.sin"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Tanh: The hyperbolic tangent.
type Tanh struct{ Op *ir.Operation }

// AsTanh views an operation as `math.tanh`; false when it is another one.
func AsTanh(op *ir.Operation) (Tanh, bool) { return Tanh{op}, op.Is("math.tanh") }

// OpName is the name of the operations that it views.
func (Tanh) OpName() string { return "math.tanh" }

// Operand is operand `operand`.
func (o Tanh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Tanh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Tanh) Result() *ir.Value { return o.Op.Result(0) }

// NewTanh builds `math.tanh`.
func NewTanh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Tanh {
	return Tanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.tanh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Exp: e raised to the operand.
type Exp struct{ Op *ir.Operation }

// AsExp views an operation as `math.exp`; false when it is another one.
func AsExp(op *ir.Operation) (Exp, bool) { return Exp{op}, op.Is("math.exp") }

// OpName is the name of the operations that it views.
func (Exp) OpName() string { return "math.exp" }

// Operand is operand `operand`.
func (o Exp) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Exp) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Exp) Result() *ir.Value { return o.Op.Result(0) }

// NewExp builds `math.exp`.
func NewExp(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Exp {
	return Exp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.exp"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Exp2: Two raised to the operand.
type Exp2 struct{ Op *ir.Operation }

// AsExp2 views an operation as `math.exp2`; false when it is another one.
func AsExp2(op *ir.Operation) (Exp2, bool) { return Exp2{op}, op.Is("math.exp2") }

// OpName is the name of the operations that it views.
func (Exp2) OpName() string { return "math.exp2" }

// Operand is operand `operand`.
func (o Exp2) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Exp2) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Exp2) Result() *ir.Value { return o.Op.Result(0) }

// NewExp2 builds `math.exp2`.
func NewExp2(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Exp2 {
	return Exp2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.exp2"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Expm1: e raised to the operand, less one; accurate where that is close to zero.
type Expm1 struct{ Op *ir.Operation }

// AsExpm1 views an operation as `math.expm1`; false when it is another one.
func AsExpm1(op *ir.Operation) (Expm1, bool) { return Expm1{op}, op.Is("math.expm1") }

// OpName is the name of the operations that it views.
func (Expm1) OpName() string { return "math.expm1" }

// Operand is operand `operand`.
func (o Expm1) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Expm1) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Expm1) Result() *ir.Value { return o.Op.Result(0) }

// NewExpm1 builds `math.expm1`.
func NewExpm1(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Expm1 {
	return Expm1{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.expm1"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Log: The natural logarithm. Not a number for operands below zero.
type Log struct{ Op *ir.Operation }

// AsLog views an operation as `math.log`; false when it is another one.
func AsLog(op *ir.Operation) (Log, bool) { return Log{op}, op.Is("math.log") }

// OpName is the name of the operations that it views.
func (Log) OpName() string { return "math.log" }

// Operand is operand `operand`.
func (o Log) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Log) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Log) Result() *ir.Value { return o.Op.Result(0) }

// NewLog builds `math.log`.
func NewLog(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Log {
	return Log{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.log"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Log10: The logarithm to base ten. Not a number for operands below zero.
type Log10 struct{ Op *ir.Operation }

// AsLog10 views an operation as `math.log10`; false when it is another one.
func AsLog10(op *ir.Operation) (Log10, bool) { return Log10{op}, op.Is("math.log10") }

// OpName is the name of the operations that it views.
func (Log10) OpName() string { return "math.log10" }

// Operand is operand `operand`.
func (o Log10) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Log10) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Log10) Result() *ir.Value { return o.Op.Result(0) }

// NewLog10 builds `math.log10`.
func NewLog10(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Log10 {
	return Log10{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.log10"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Log1p: The natural logarithm of one more than the operand; accurate where that is
// close to zero. Not a number for operands below -1.
type Log1p struct{ Op *ir.Operation }

// AsLog1p views an operation as `math.log1p`; false when it is another one.
func AsLog1p(op *ir.Operation) (Log1p, bool) { return Log1p{op}, op.Is("math.log1p") }

// OpName is the name of the operations that it views.
func (Log1p) OpName() string { return "math.log1p" }

// Operand is operand `operand`.
func (o Log1p) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Log1p) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Log1p) Result() *ir.Value { return o.Op.Result(0) }

// NewLog1p builds `math.log1p`.
func NewLog1p(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Log1p {
	return Log1p{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.log1p"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Log2: The logarithm to base two. Not a number for operands below zero.
type Log2 struct{ Op *ir.Operation }

// AsLog2 views an operation as `math.log2`; false when it is another one.
func AsLog2(op *ir.Operation) (Log2, bool) { return Log2{op}, op.Is("math.log2") }

// OpName is the name of the operations that it views.
func (Log2) OpName() string { return "math.log2" }

// Operand is operand `operand`.
func (o Log2) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Log2) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Log2) Result() *ir.Value { return o.Op.Result(0) }

// NewLog2 builds `math.log2`.
func NewLog2(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Log2 {
	return Log2{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.log2"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Powf: `lhs` raised to `rhs`.
type Powf struct{ Op *ir.Operation }

// AsPowf views an operation as `math.powf`; false when it is another one.
func AsPowf(op *ir.Operation) (Powf, bool) { return Powf{op}, op.Is("math.powf") }

// OpName is the name of the operations that it views.
func (Powf) OpName() string { return "math.powf" }

// Lhs is operand `lhs`.
func (o Powf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Powf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Powf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Powf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Powf) Result() *ir.Value { return o.Op.Result(0) }

// NewPowf builds `math.powf`.
func NewPowf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Powf {
	return Powf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.powf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Sqrt: The square root. Not a number for operands below zero.
type Sqrt struct{ Op *ir.Operation }

// AsSqrt views an operation as `math.sqrt`; false when it is another one.
func AsSqrt(op *ir.Operation) (Sqrt, bool) { return Sqrt{op}, op.Is("math.sqrt") }

// OpName is the name of the operations that it views.
func (Sqrt) OpName() string { return "math.sqrt" }

// Operand is operand `operand`.
func (o Sqrt) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Sqrt) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sqrt) Result() *ir.Value { return o.Op.Result(0) }

// NewSqrt builds `math.sqrt`.
func NewSqrt(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Sqrt {
	return Sqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.sqrt"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Rsqrt: One divided by the square root. Not a number for operands below zero.
type Rsqrt struct{ Op *ir.Operation }

// AsRsqrt views an operation as `math.rsqrt`; false when it is another one.
func AsRsqrt(op *ir.Operation) (Rsqrt, bool) { return Rsqrt{op}, op.Is("math.rsqrt") }

// OpName is the name of the operations that it views.
func (Rsqrt) OpName() string { return "math.rsqrt" }

// Operand is operand `operand`.
func (o Rsqrt) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Rsqrt) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Rsqrt) Result() *ir.Value { return o.Op.Result(0) }

// NewRsqrt builds `math.rsqrt`.
func NewRsqrt(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Rsqrt {
	return Rsqrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.rsqrt"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Acos: The angle in radians, between 0 and pi, whose cosine is the operand. Not a number for
// operands beyond -1 and 1.
type Acos struct{ Op *ir.Operation }

// AsAcos views an operation as `math.acos`; false when it is another one.
func AsAcos(op *ir.Operation) (Acos, bool) { return Acos{op}, op.Is("math.acos") }

// OpName is the name of the operations that it views.
func (Acos) OpName() string { return "math.acos" }

// Operand is operand `operand`.
func (o Acos) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Acos) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Acos) Result() *ir.Value { return o.Op.Result(0) }

// NewAcos builds `math.acos`.
func NewAcos(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Acos {
	return Acos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.acos"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Acosh: The positive number whose hyperbolic cosine is the operand. Not a number for operands
// below 1.
type Acosh struct{ Op *ir.Operation }

// AsAcosh views an operation as `math.acosh`; false when it is another one.
func AsAcosh(op *ir.Operation) (Acosh, bool) { return Acosh{op}, op.Is("math.acosh") }

// OpName is the name of the operations that it views.
func (Acosh) OpName() string { return "math.acosh" }

// Operand is operand `operand`.
func (o Acosh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Acosh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Acosh) Result() *ir.Value { return o.Op.Result(0) }

// NewAcosh builds `math.acosh`.
func NewAcosh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Acosh {
	return Acosh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.acosh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Asin: The angle in radians, between -pi/2 and pi/2, whose sine is the operand. Not a number
// for operands beyond -1 and 1.
type Asin struct{ Op *ir.Operation }

// AsAsin views an operation as `math.asin`; false when it is another one.
func AsAsin(op *ir.Operation) (Asin, bool) { return Asin{op}, op.Is("math.asin") }

// OpName is the name of the operations that it views.
func (Asin) OpName() string { return "math.asin" }

// Operand is operand `operand`.
func (o Asin) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Asin) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Asin) Result() *ir.Value { return o.Op.Result(0) }

// NewAsin builds `math.asin`.
func NewAsin(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Asin {
	return Asin{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.asin"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Asinh: The number whose hyperbolic sine is the operand.
type Asinh struct{ Op *ir.Operation }

// AsAsinh views an operation as `math.asinh`; false when it is another one.
func AsAsinh(op *ir.Operation) (Asinh, bool) { return Asinh{op}, op.Is("math.asinh") }

// OpName is the name of the operations that it views.
func (Asinh) OpName() string { return "math.asinh" }

// Operand is operand `operand`.
func (o Asinh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Asinh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Asinh) Result() *ir.Value { return o.Op.Result(0) }

// NewAsinh builds `math.asinh`.
func NewAsinh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Asinh {
	return Asinh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.asinh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Atanh: The number whose hyperbolic tangent is the operand. Not a number for operands beyond -1
// and 1.
type Atanh struct{ Op *ir.Operation }

// AsAtanh views an operation as `math.atanh`; false when it is another one.
func AsAtanh(op *ir.Operation) (Atanh, bool) { return Atanh{op}, op.Is("math.atanh") }

// OpName is the name of the operations that it views.
func (Atanh) OpName() string { return "math.atanh" }

// Operand is operand `operand`.
func (o Atanh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Atanh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Atanh) Result() *ir.Value { return o.Op.Result(0) }

// NewAtanh builds `math.atanh`.
func NewAtanh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Atanh {
	return Atanh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.atanh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Cbrt: The number whose third power is the operand.
type Cbrt struct{ Op *ir.Operation }

// AsCbrt views an operation as `math.cbrt`; false when it is another one.
func AsCbrt(op *ir.Operation) (Cbrt, bool) { return Cbrt{op}, op.Is("math.cbrt") }

// OpName is the name of the operations that it views.
func (Cbrt) OpName() string { return "math.cbrt" }

// Operand is operand `operand`.
func (o Cbrt) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Cbrt) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Cbrt) Result() *ir.Value { return o.Op.Result(0) }

// NewCbrt builds `math.cbrt`.
func NewCbrt(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Cbrt {
	return Cbrt{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.cbrt"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Cosh: The hyperbolic cosine.
type Cosh struct{ Op *ir.Operation }

// AsCosh views an operation as `math.cosh`; false when it is another one.
func AsCosh(op *ir.Operation) (Cosh, bool) { return Cosh{op}, op.Is("math.cosh") }

// OpName is the name of the operations that it views.
func (Cosh) OpName() string { return "math.cosh" }

// Operand is operand `operand`.
func (o Cosh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Cosh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Cosh) Result() *ir.Value { return o.Op.Result(0) }

// NewCosh builds `math.cosh`.
func NewCosh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Cosh {
	return Cosh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.cosh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Erf: The error function: how probable it is that a normally distributed number, of variance
// 1/2 around 0, is between the operand and its negation; less than zero for one below zero.
type Erf struct{ Op *ir.Operation }

// AsErf views an operation as `math.erf`; false when it is another one.
func AsErf(op *ir.Operation) (Erf, bool) { return Erf{op}, op.Is("math.erf") }

// OpName is the name of the operations that it views.
func (Erf) OpName() string { return "math.erf" }

// Operand is operand `operand`.
func (o Erf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Erf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Erf) Result() *ir.Value { return o.Op.Result(0) }

// NewErf builds `math.erf`.
func NewErf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Erf {
	return Erf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.erf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Erfc: What the error function lacks of one.
type Erfc struct{ Op *ir.Operation }

// AsErfc views an operation as `math.erfc`; false when it is another one.
func AsErfc(op *ir.Operation) (Erfc, bool) { return Erfc{op}, op.Is("math.erfc") }

// OpName is the name of the operations that it views.
func (Erfc) OpName() string { return "math.erfc" }

// Operand is operand `operand`.
func (o Erfc) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Erfc) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Erfc) Result() *ir.Value { return o.Op.Result(0) }

// NewErfc builds `math.erfc`.
func NewErfc(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Erfc {
	return Erfc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.erfc"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Sincos: The sine and the cosine of an angle in radians. MLIR has it since 21.
type Sincos struct{ Op *ir.Operation }

// AsSincos views an operation as `math.sincos`; false when it is another one.
func AsSincos(op *ir.Operation) (Sincos, bool) { return Sincos{op}, op.Is("math.sincos") }

// OpName is the name of the operations that it views.
func (Sincos) OpName() string { return "math.sincos" }

// Operand is operand `operand`.
func (o Sincos) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Sincos) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Sin is result `sin`.
func (o Sincos) Sin() *ir.Value { return o.Op.Result(0) }

// Cos is result `cos`.
func (o Sincos) Cos() *ir.Value { return o.Op.Result(1) }

// NewSincos builds `math.sincos`.
func NewSincos(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Sincos {
	return Sincos{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.sincos"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type(), operand.Type()},
		Attrs:    attrs,
	})}
}

// Clampf: The operand where it lies between the bounds, and the closer of these elsewhere. What is not a number
// stays; of bounds that are out of order, or not numbers, the upper one holds. MLIR has it since 21.
type Clampf struct{ Op *ir.Operation }

// AsClampf views an operation as `math.clampf`; false when it is another one.
func AsClampf(op *ir.Operation) (Clampf, bool) { return Clampf{op}, op.Is("math.clampf") }

// OpName is the name of the operations that it views.
func (Clampf) OpName() string { return "math.clampf" }

// Value is operand `value`.
func (o Clampf) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Clampf) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Min is operand `min`.
func (o Clampf) Min() *ir.Value { return o.Op.Operand(1) }

// SetMin changes operand `min`.
func (o Clampf) SetMin(v *ir.Value) { o.Op.SetOperand(1, v) }

// Max is operand `max`.
func (o Clampf) Max() *ir.Value { return o.Op.Operand(2) }

// SetMax changes operand `max`.
func (o Clampf) SetMax(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Clampf) Result() *ir.Value { return o.Op.Result(0) }

// NewClampf builds `math.clampf`.
func NewClampf(b *ir.Builder, value *ir.Value, min *ir.Value, max *ir.Value, attrs ...ir.NamedAttr) Clampf {
	return Clampf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.clampf"),
		Operands: []*ir.Value{value, min, max},
		Results:  []ir.Type{value.Type()},
		Attrs:    attrs,
	})}
}

// Isfinite: Reports whether a float is neither infinite nor not a number.
type Isfinite struct{ Op *ir.Operation }

// AsIsfinite views an operation as `math.isfinite`; false when it is another one.
func AsIsfinite(op *ir.Operation) (Isfinite, bool) { return Isfinite{op}, op.Is("math.isfinite") }

// OpName is the name of the operations that it views.
func (Isfinite) OpName() string { return "math.isfinite" }

// Operand is operand `operand`.
func (o Isfinite) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Isfinite) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Isfinite) Result() *ir.Value { return o.Op.Result(0) }

// NewIsfinite builds `math.isfinite`.
func NewIsfinite(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Isfinite {
	return Isfinite{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.isfinite"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Isinf: Reports whether a float is infinite.
type Isinf struct{ Op *ir.Operation }

// AsIsinf views an operation as `math.isinf`; false when it is another one.
func AsIsinf(op *ir.Operation) (Isinf, bool) { return Isinf{op}, op.Is("math.isinf") }

// OpName is the name of the operations that it views.
func (Isinf) OpName() string { return "math.isinf" }

// Operand is operand `operand`.
func (o Isinf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Isinf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Isinf) Result() *ir.Value { return o.Op.Result(0) }

// NewIsinf builds `math.isinf`.
func NewIsinf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Isinf {
	return Isinf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.isinf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Isnan: Reports whether a float is not a number.
type Isnan struct{ Op *ir.Operation }

// AsIsnan views an operation as `math.isnan`; false when it is another one.
func AsIsnan(op *ir.Operation) (Isnan, bool) { return Isnan{op}, op.Is("math.isnan") }

// OpName is the name of the operations that it views.
func (Isnan) OpName() string { return "math.isnan" }

// Operand is operand `operand`.
func (o Isnan) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Isnan) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Isnan) Result() *ir.Value { return o.Op.Result(0) }

// NewIsnan builds `math.isnan`.
func NewIsnan(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Isnan {
	return Isnan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.isnan"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Isnormal: Reports whether a float is normal: not zero, not subnormal, not infinite and a number.
type Isnormal struct{ Op *ir.Operation }

// AsIsnormal views an operation as `math.isnormal`; false when it is another one.
func AsIsnormal(op *ir.Operation) (Isnormal, bool) { return Isnormal{op}, op.Is("math.isnormal") }

// OpName is the name of the operations that it views.
func (Isnormal) OpName() string { return "math.isnormal" }

// Operand is operand `operand`.
func (o Isnormal) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Isnormal) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Isnormal) Result() *ir.Value { return o.Op.Result(0) }

// NewIsnormal builds `math.isnormal`.
func NewIsnormal(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Isnormal {
	return Isnormal{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.isnormal"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{ods.Like(operand.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// Round: The nearest integer; between two, the one that is farther from zero.
type Round struct{ Op *ir.Operation }

// AsRound views an operation as `math.round`; false when it is another one.
func AsRound(op *ir.Operation) (Round, bool) { return Round{op}, op.Is("math.round") }

// OpName is the name of the operations that it views.
func (Round) OpName() string { return "math.round" }

// Operand is operand `operand`.
func (o Round) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Round) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Round) Result() *ir.Value { return o.Op.Result(0) }

// NewRound builds `math.round`.
func NewRound(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Round {
	return Round{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.round"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Roundeven: The nearest integer; between two, the even one.
type Roundeven struct{ Op *ir.Operation }

// AsRoundeven views an operation as `math.roundeven`; false when it is another one.
func AsRoundeven(op *ir.Operation) (Roundeven, bool) { return Roundeven{op}, op.Is("math.roundeven") }

// OpName is the name of the operations that it views.
func (Roundeven) OpName() string { return "math.roundeven" }

// Operand is operand `operand`.
func (o Roundeven) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Roundeven) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Roundeven) Result() *ir.Value { return o.Op.Result(0) }

// NewRoundeven builds `math.roundeven`.
func NewRoundeven(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Roundeven {
	return Roundeven{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.roundeven"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Sinh: The hyperbolic sine.
type Sinh struct{ Op *ir.Operation }

// AsSinh views an operation as `math.sinh`; false when it is another one.
func AsSinh(op *ir.Operation) (Sinh, bool) { return Sinh{op}, op.Is("math.sinh") }

// OpName is the name of the operations that it views.
func (Sinh) OpName() string { return "math.sinh" }

// Operand is operand `operand`.
func (o Sinh) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Sinh) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sinh) Result() *ir.Value { return o.Op.Result(0) }

// NewSinh builds `math.sinh`.
func NewSinh(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Sinh {
	return Sinh{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.sinh"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Tan: The tangent of an angle in radians.
type Tan struct{ Op *ir.Operation }

// AsTan views an operation as `math.tan`; false when it is another one.
func AsTan(op *ir.Operation) (Tan, bool) { return Tan{op}, op.Is("math.tan") }

// OpName is the name of the operations that it views.
func (Tan) OpName() string { return "math.tan" }

// Operand is operand `operand`.
func (o Tan) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Tan) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Tan) Result() *ir.Value { return o.Op.Result(0) }

// NewTan builds `math.tan`.
func NewTan(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Tan {
	return Tan{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.tan"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Trunc: The integer that is left without what follows the point: rounded towards zero.
type Trunc struct{ Op *ir.Operation }

// AsTrunc views an operation as `math.trunc`; false when it is another one.
func AsTrunc(op *ir.Operation) (Trunc, bool) { return Trunc{op}, op.Is("math.trunc") }

// OpName is the name of the operations that it views.
func (Trunc) OpName() string { return "math.trunc" }

// Operand is operand `operand`.
func (o Trunc) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Trunc) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Trunc) Result() *ir.Value { return o.Op.Result(0) }

// NewTrunc builds `math.trunc`.
func NewTrunc(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Trunc {
	return Trunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.trunc"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Fpowi: `lhs` raised to `rhs`, which is an integer. One if that is zero, whatever `lhs` is.
type Fpowi struct{ Op *ir.Operation }

// AsFpowi views an operation as `math.fpowi`; false when it is another one.
func AsFpowi(op *ir.Operation) (Fpowi, bool) { return Fpowi{op}, op.Is("math.fpowi") }

// OpName is the name of the operations that it views.
func (Fpowi) OpName() string { return "math.fpowi" }

// Lhs is operand `lhs`.
func (o Fpowi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Fpowi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Fpowi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Fpowi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Fpowi) Result() *ir.Value { return o.Op.Result(0) }

// NewFpowi builds `math.fpowi`.
func NewFpowi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Fpowi {
	return Fpowi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.fpowi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Ipowi: `lhs` raised to `rhs`, modulo two to the number of bits. What has a negative exponent is cut off
// to an integer: zero unless `lhs` is 1, -1 or 0, of which the last has no such power: it is
// undefined.
type Ipowi struct{ Op *ir.Operation }

// AsIpowi views an operation as `math.ipowi`; false when it is another one.
func AsIpowi(op *ir.Operation) (Ipowi, bool) { return Ipowi{op}, op.Is("math.ipowi") }

// OpName is the name of the operations that it views.
func (Ipowi) OpName() string { return "math.ipowi" }

// Lhs is operand `lhs`.
func (o Ipowi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Ipowi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Ipowi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Ipowi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Ipowi) Result() *ir.Value { return o.Op.Result(0) }

// NewIpowi builds `math.ipowi`.
func NewIpowi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Ipowi {
	return Ipowi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.ipowi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Absi: The absolute value of a signed integer; that of the smallest is itself.
type Absi struct{ Op *ir.Operation }

// AsAbsi views an operation as `math.absi`; false when it is another one.
func AsAbsi(op *ir.Operation) (Absi, bool) { return Absi{op}, op.Is("math.absi") }

// OpName is the name of the operations that it views.
func (Absi) OpName() string { return "math.absi" }

// Operand is operand `operand`.
func (o Absi) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Absi) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Absi) Result() *ir.Value { return o.Op.Result(0) }

// NewAbsi builds `math.absi`.
func NewAbsi(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Absi {
	return Absi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.absi"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Ctlz: How many bits above the highest one that is set are not; all if none is set.
type Ctlz struct{ Op *ir.Operation }

// AsCtlz views an operation as `math.ctlz`; false when it is another one.
func AsCtlz(op *ir.Operation) (Ctlz, bool) { return Ctlz{op}, op.Is("math.ctlz") }

// OpName is the name of the operations that it views.
func (Ctlz) OpName() string { return "math.ctlz" }

// Operand is operand `operand`.
func (o Ctlz) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Ctlz) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Ctlz) Result() *ir.Value { return o.Op.Result(0) }

// NewCtlz builds `math.ctlz`.
func NewCtlz(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Ctlz {
	return Ctlz{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.ctlz"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Cttz: How many bits below the lowest one that is set are not; all if none is set.
type Cttz struct{ Op *ir.Operation }

// AsCttz views an operation as `math.cttz`; false when it is another one.
func AsCttz(op *ir.Operation) (Cttz, bool) { return Cttz{op}, op.Is("math.cttz") }

// OpName is the name of the operations that it views.
func (Cttz) OpName() string { return "math.cttz" }

// Operand is operand `operand`.
func (o Cttz) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Cttz) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Cttz) Result() *ir.Value { return o.Op.Result(0) }

// NewCttz builds `math.cttz`.
func NewCttz(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Cttz {
	return Cttz{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.cttz"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Ctpop: How many bits are set.
type Ctpop struct{ Op *ir.Operation }

// AsCtpop views an operation as `math.ctpop`; false when it is another one.
func AsCtpop(op *ir.Operation) (Ctpop, bool) { return Ctpop{op}, op.Is("math.ctpop") }

// OpName is the name of the operations that it views.
func (Ctpop) OpName() string { return "math.ctpop" }

// Operand is operand `operand`.
func (o Ctpop) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Ctpop) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Ctpop) Result() *ir.Value { return o.Op.Result(0) }

// NewCtpop builds `math.ctpop`.
func NewCtpop(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Ctpop {
	return Ctpop{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("math.ctpop"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}
