// Code generated from math.dialect. DO NOT EDIT.

package math

import (
	"github.com/mlirc/mlirc/core/ir"
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
