// Code generated from std.dialect. DO NOT EDIT.

package std

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// CmpIPredicate: How two integers are compared; `s` takes them as signed, `u` as unsigned.
type CmpIPredicate uint64

// The cases of CmpIPredicate.
const (
	CmpIPredicateEq  CmpIPredicate = 0
	CmpIPredicateNe  CmpIPredicate = 1
	CmpIPredicateSlt CmpIPredicate = 2
	CmpIPredicateSle CmpIPredicate = 3
	CmpIPredicateSgt CmpIPredicate = 4
	CmpIPredicateSge CmpIPredicate = 5
	CmpIPredicateUlt CmpIPredicate = 6
	CmpIPredicateUle CmpIPredicate = 7
	CmpIPredicateUgt CmpIPredicate = 8
	CmpIPredicateUge CmpIPredicate = 9
)

// Attr is the case as an attribute.
func (e CmpIPredicate) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// CmpFPredicate: How two floats are compared: `o` is false and `u` true as soon as one of them
// is not a number; `ord` and `uno` ask just that.
type CmpFPredicate uint64

// The cases of CmpFPredicate.
const (
	CmpFPredicateFalse CmpFPredicate = 0
	CmpFPredicateOeq   CmpFPredicate = 1
	CmpFPredicateOgt   CmpFPredicate = 2
	CmpFPredicateOge   CmpFPredicate = 3
	CmpFPredicateOlt   CmpFPredicate = 4
	CmpFPredicateOle   CmpFPredicate = 5
	CmpFPredicateOne   CmpFPredicate = 6
	CmpFPredicateOrd   CmpFPredicate = 7
	CmpFPredicateUeq   CmpFPredicate = 8
	CmpFPredicateUgt   CmpFPredicate = 9
	CmpFPredicateUge   CmpFPredicate = 10
	CmpFPredicateUlt   CmpFPredicate = 11
	CmpFPredicateUle   CmpFPredicate = 12
	CmpFPredicateUne   CmpFPredicate = 13
	CmpFPredicateUno   CmpFPredicate = 14
	CmpFPredicateTrue  CmpFPredicate = 15
)

// Attr is the case as an attribute.
func (e CmpFPredicate) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// AtomicRMWKind: What an atomic update or a parallel reduction combines two values with. A NaN loses in `maxnumf` and `minnumf`. MLIR
// 13 has the kinds up to `muli`.
type AtomicRMWKind uint64

// The cases of AtomicRMWKind.
const (
	AtomicRMWKindAddf    AtomicRMWKind = 0
	AtomicRMWKindAddi    AtomicRMWKind = 1
	AtomicRMWKindAssign  AtomicRMWKind = 2
	AtomicRMWKindMaxf    AtomicRMWKind = 3
	AtomicRMWKindMaxs    AtomicRMWKind = 4
	AtomicRMWKindMaxu    AtomicRMWKind = 5
	AtomicRMWKindMinf    AtomicRMWKind = 6
	AtomicRMWKindMins    AtomicRMWKind = 7
	AtomicRMWKindMinu    AtomicRMWKind = 8
	AtomicRMWKindMulf    AtomicRMWKind = 9
	AtomicRMWKindMuli    AtomicRMWKind = 10
	AtomicRMWKindOri     AtomicRMWKind = 11
	AtomicRMWKindAndi    AtomicRMWKind = 12
	AtomicRMWKindMaxnumf AtomicRMWKind = 13
	AtomicRMWKindMinnumf AtomicRMWKind = 14
)

// Attr is the case as an attribute.
func (e AtomicRMWKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// NewerAtomicRMWKind: What later versions call the ways to combine two values.
type NewerAtomicRMWKind uint64

// The cases of NewerAtomicRMWKind.
const (
	NewerAtomicRMWKindAddf     NewerAtomicRMWKind = 0
	NewerAtomicRMWKindAddi     NewerAtomicRMWKind = 1
	NewerAtomicRMWKindAssign   NewerAtomicRMWKind = 2
	NewerAtomicRMWKindMaximumf NewerAtomicRMWKind = 3
	NewerAtomicRMWKindMaxs     NewerAtomicRMWKind = 4
	NewerAtomicRMWKindMaxu     NewerAtomicRMWKind = 5
	NewerAtomicRMWKindMinimumf NewerAtomicRMWKind = 6
	NewerAtomicRMWKindMins     NewerAtomicRMWKind = 7
	NewerAtomicRMWKindMinu     NewerAtomicRMWKind = 8
	NewerAtomicRMWKindMulf     NewerAtomicRMWKind = 9
	NewerAtomicRMWKindMuli     NewerAtomicRMWKind = 10
	NewerAtomicRMWKindOri      NewerAtomicRMWKind = 11
	NewerAtomicRMWKindAndi     NewerAtomicRMWKind = 12
	NewerAtomicRMWKindMaxnumf  NewerAtomicRMWKind = 13
	NewerAtomicRMWKindMinnumf  NewerAtomicRMWKind = 14
)

// Attr is the case as an attribute.
func (e NewerAtomicRMWKind) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// RoundingMode: Which number of a narrower format stands for one that the format does not have.
type RoundingMode uint64

// The cases of RoundingMode.
const (
	RoundingModeToNearestEven RoundingMode = 0
	RoundingModeDownward      RoundingMode = 1
	RoundingModeUpward        RoundingMode = 2
	RoundingModeTowardZero    RoundingMode = 3
	RoundingModeToNearestAway RoundingMode = 4
)

// Attr is the case as an attribute.
func (e RoundingMode) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// FastMath: What may be assumed of floats, and what may be done to them.
type FastMath uint64

// The cases of FastMath.
const (
	FastMathNone     FastMath = 0
	FastMathFast     FastMath = 127
	FastMathReassoc  FastMath = 1
	FastMathNnan     FastMath = 2
	FastMathNinf     FastMath = 4
	FastMathNsz      FastMath = 8
	FastMathArcp     FastMath = 16
	FastMathContract FastMath = 32
	FastMathAfn      FastMath = 64
)

// Attr is the case as an attribute.
func (e FastMath) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// IntegerOverflow: What may be assumed of the results of integers.
type IntegerOverflow uint64

// The cases of IntegerOverflow.
const (
	IntegerOverflowNone IntegerOverflow = 0
	IntegerOverflowNsw  IntegerOverflow = 1
	IntegerOverflowNuw  IntegerOverflow = 2
)

// Attr is the case as an attribute.
func (e IntegerOverflow) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(32, ir.Signless), int64(e))
}

// Constant: A value known at compile time: a number, a vector or tensor of numbers, an
// array of them, or a function by its symbol.
type Constant struct{ Op *ir.Operation }

// AsConstant views an operation as `std.constant`; false when it is another one.
func AsConstant(op *ir.Operation) (Constant, bool) { return Constant{op}, op.Is("std.constant") }

// OpName is the name of the operations that it views.
func (Constant) OpName() string { return "std.constant" }

// Result is result `result`.
func (o Constant) Result() *ir.Value { return o.Op.Result(0) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o Constant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o Constant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// NewConstant builds `std.constant`.
func NewConstant(b *ir.Builder, resultType ir.Type, value ir.Attribute, attrs ...ir.NamedAttr) Constant {
	return Constant{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("std.constant"),
		Results: []ir.Type{resultType},
		Attrs:   append([]ir.NamedAttr{{Name: "value", Value: value}}, attrs...),
	})}
}

// Addi: Adds two integers modulo 2^n.
type Addi struct{ Op *ir.Operation }

// AsAddi views an operation as `std.addi`; false when it is another one.
func AsAddi(op *ir.Operation) (Addi, bool) { return Addi{op}, op.Is("std.addi") }

// OpName is the name of the operations that it views.
func (Addi) OpName() string { return "std.addi" }

// Lhs is operand `lhs`.
func (o Addi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Addi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Addi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Addi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Addi) Result() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Addi) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Addi) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Addi) OverflowFlags() (IntegerOverflow, bool) {
	return ods.EnumOf[IntegerOverflow](o.Op.Attr("overflowFlags"))
}

// NewAddi builds `std.addi`.
func NewAddi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Addi {
	return Addi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.addi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Subi: Subtracts the second integer from the first modulo 2^n.
type Subi struct{ Op *ir.Operation }

// AsSubi views an operation as `std.subi`; false when it is another one.
func AsSubi(op *ir.Operation) (Subi, bool) { return Subi{op}, op.Is("std.subi") }

// OpName is the name of the operations that it views.
func (Subi) OpName() string { return "std.subi" }

// Lhs is operand `lhs`.
func (o Subi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Subi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Subi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Subi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Subi) Result() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Subi) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Subi) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Subi) OverflowFlags() (IntegerOverflow, bool) {
	return ods.EnumOf[IntegerOverflow](o.Op.Attr("overflowFlags"))
}

// NewSubi builds `std.subi`.
func NewSubi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Subi {
	return Subi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.subi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Muli: Multiplies two integers modulo 2^n.
type Muli struct{ Op *ir.Operation }

// AsMuli views an operation as `std.muli`; false when it is another one.
func AsMuli(op *ir.Operation) (Muli, bool) { return Muli{op}, op.Is("std.muli") }

// OpName is the name of the operations that it views.
func (Muli) OpName() string { return "std.muli" }

// Lhs is operand `lhs`.
func (o Muli) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Muli) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Muli) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Muli) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Muli) Result() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Muli) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Muli) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Muli) OverflowFlags() (IntegerOverflow, bool) {
	return ods.EnumOf[IntegerOverflow](o.Op.Attr("overflowFlags"))
}

// NewMuli builds `std.muli`.
func NewMuli(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Muli {
	return Muli{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.muli"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// DiviSigned: Divides signed integers and cuts the fraction off. Undefined when the divisor
// is zero or the quotient does not fit.
type DiviSigned struct{ Op *ir.Operation }

// AsDiviSigned views an operation as `std.divi_signed`; false when it is another one.
func AsDiviSigned(op *ir.Operation) (DiviSigned, bool) {
	return DiviSigned{op}, op.Is("std.divi_signed")
}

// OpName is the name of the operations that it views.
func (DiviSigned) OpName() string { return "std.divi_signed" }

// Lhs is operand `lhs`.
func (o DiviSigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o DiviSigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o DiviSigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o DiviSigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o DiviSigned) Result() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o DiviSigned) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o DiviSigned) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o DiviSigned) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewDiviSigned builds `std.divi_signed`.
func NewDiviSigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) DiviSigned {
	return DiviSigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.divi_signed"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// DiviUnsigned: Divides unsigned integers and cuts the fraction off. Undefined when the
// divisor is zero.
type DiviUnsigned struct{ Op *ir.Operation }

// AsDiviUnsigned views an operation as `std.divi_unsigned`; false when it is another one.
func AsDiviUnsigned(op *ir.Operation) (DiviUnsigned, bool) {
	return DiviUnsigned{op}, op.Is("std.divi_unsigned")
}

// OpName is the name of the operations that it views.
func (DiviUnsigned) OpName() string { return "std.divi_unsigned" }

// Lhs is operand `lhs`.
func (o DiviUnsigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o DiviUnsigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o DiviUnsigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o DiviUnsigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o DiviUnsigned) Result() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o DiviUnsigned) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o DiviUnsigned) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o DiviUnsigned) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewDiviUnsigned builds `std.divi_unsigned`.
func NewDiviUnsigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) DiviUnsigned {
	return DiviUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.divi_unsigned"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// RemiSigned: The remainder of a signed division; it has the sign of the dividend.
// Undefined when the divisor is zero or the quotient does not fit.
type RemiSigned struct{ Op *ir.Operation }

// AsRemiSigned views an operation as `std.remi_signed`; false when it is another one.
func AsRemiSigned(op *ir.Operation) (RemiSigned, bool) {
	return RemiSigned{op}, op.Is("std.remi_signed")
}

// OpName is the name of the operations that it views.
func (RemiSigned) OpName() string { return "std.remi_signed" }

// Lhs is operand `lhs`.
func (o RemiSigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o RemiSigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o RemiSigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o RemiSigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RemiSigned) Result() *ir.Value { return o.Op.Result(0) }

// NewRemiSigned builds `std.remi_signed`.
func NewRemiSigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) RemiSigned {
	return RemiSigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.remi_signed"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// RemiUnsigned: The remainder of an unsigned division. Undefined when the divisor is zero.
type RemiUnsigned struct{ Op *ir.Operation }

// AsRemiUnsigned views an operation as `std.remi_unsigned`; false when it is another one.
func AsRemiUnsigned(op *ir.Operation) (RemiUnsigned, bool) {
	return RemiUnsigned{op}, op.Is("std.remi_unsigned")
}

// OpName is the name of the operations that it views.
func (RemiUnsigned) OpName() string { return "std.remi_unsigned" }

// Lhs is operand `lhs`.
func (o RemiUnsigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o RemiUnsigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o RemiUnsigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o RemiUnsigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o RemiUnsigned) Result() *ir.Value { return o.Op.Result(0) }

// NewRemiUnsigned builds `std.remi_unsigned`.
func NewRemiUnsigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) RemiUnsigned {
	return RemiUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.remi_unsigned"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// CeildiviSigned: Divides signed integers and rounds up, towards positive infinity. Undefined
// when the divisor is zero or the quotient does not fit.
type CeildiviSigned struct{ Op *ir.Operation }

// AsCeildiviSigned views an operation as `std.ceildivi_signed`; false when it is another one.
func AsCeildiviSigned(op *ir.Operation) (CeildiviSigned, bool) {
	return CeildiviSigned{op}, op.Is("std.ceildivi_signed")
}

// OpName is the name of the operations that it views.
func (CeildiviSigned) OpName() string { return "std.ceildivi_signed" }

// Lhs is operand `lhs`.
func (o CeildiviSigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o CeildiviSigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o CeildiviSigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o CeildiviSigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o CeildiviSigned) Result() *ir.Value { return o.Op.Result(0) }

// NewCeildiviSigned builds `std.ceildivi_signed`.
func NewCeildiviSigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) CeildiviSigned {
	return CeildiviSigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.ceildivi_signed"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// FloordiviSigned: Divides signed integers and rounds down, towards negative infinity. Undefined
// when the divisor is zero or the quotient does not fit.
type FloordiviSigned struct{ Op *ir.Operation }

// AsFloordiviSigned views an operation as `std.floordivi_signed`; false when it is another one.
func AsFloordiviSigned(op *ir.Operation) (FloordiviSigned, bool) {
	return FloordiviSigned{op}, op.Is("std.floordivi_signed")
}

// OpName is the name of the operations that it views.
func (FloordiviSigned) OpName() string { return "std.floordivi_signed" }

// Lhs is operand `lhs`.
func (o FloordiviSigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o FloordiviSigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o FloordiviSigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o FloordiviSigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o FloordiviSigned) Result() *ir.Value { return o.Op.Result(0) }

// NewFloordiviSigned builds `std.floordivi_signed`.
func NewFloordiviSigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) FloordiviSigned {
	return FloordiviSigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.floordivi_signed"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// CeildiviUnsigned: Divides unsigned integers and rounds up. Undefined when the divisor is zero.
type CeildiviUnsigned struct{ Op *ir.Operation }

// AsCeildiviUnsigned views an operation as `std.ceildivi_unsigned`; false when it is another one.
func AsCeildiviUnsigned(op *ir.Operation) (CeildiviUnsigned, bool) {
	return CeildiviUnsigned{op}, op.Is("std.ceildivi_unsigned")
}

// OpName is the name of the operations that it views.
func (CeildiviUnsigned) OpName() string { return "std.ceildivi_unsigned" }

// Lhs is operand `lhs`.
func (o CeildiviUnsigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o CeildiviUnsigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o CeildiviUnsigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o CeildiviUnsigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o CeildiviUnsigned) Result() *ir.Value { return o.Op.Result(0) }

// NewCeildiviUnsigned builds `std.ceildivi_unsigned`.
func NewCeildiviUnsigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) CeildiviUnsigned {
	return CeildiviUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.ceildivi_unsigned"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Maxsi: The greater of two signed integers.
type Maxsi struct{ Op *ir.Operation }

// AsMaxsi views an operation as `std.maxsi`; false when it is another one.
func AsMaxsi(op *ir.Operation) (Maxsi, bool) { return Maxsi{op}, op.Is("std.maxsi") }

// OpName is the name of the operations that it views.
func (Maxsi) OpName() string { return "std.maxsi" }

// Lhs is operand `lhs`.
func (o Maxsi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Maxsi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Maxsi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Maxsi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Maxsi) Result() *ir.Value { return o.Op.Result(0) }

// NewMaxsi builds `std.maxsi`.
func NewMaxsi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Maxsi {
	return Maxsi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.maxsi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Maxui: The greater of two unsigned integers.
type Maxui struct{ Op *ir.Operation }

// AsMaxui views an operation as `std.maxui`; false when it is another one.
func AsMaxui(op *ir.Operation) (Maxui, bool) { return Maxui{op}, op.Is("std.maxui") }

// OpName is the name of the operations that it views.
func (Maxui) OpName() string { return "std.maxui" }

// Lhs is operand `lhs`.
func (o Maxui) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Maxui) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Maxui) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Maxui) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Maxui) Result() *ir.Value { return o.Op.Result(0) }

// NewMaxui builds `std.maxui`.
func NewMaxui(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Maxui {
	return Maxui{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.maxui"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Minsi: The lesser of two signed integers.
type Minsi struct{ Op *ir.Operation }

// AsMinsi views an operation as `std.minsi`; false when it is another one.
func AsMinsi(op *ir.Operation) (Minsi, bool) { return Minsi{op}, op.Is("std.minsi") }

// OpName is the name of the operations that it views.
func (Minsi) OpName() string { return "std.minsi" }

// Lhs is operand `lhs`.
func (o Minsi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Minsi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Minsi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Minsi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Minsi) Result() *ir.Value { return o.Op.Result(0) }

// NewMinsi builds `std.minsi`.
func NewMinsi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Minsi {
	return Minsi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.minsi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Minui: The lesser of two unsigned integers.
type Minui struct{ Op *ir.Operation }

// AsMinui views an operation as `std.minui`; false when it is another one.
func AsMinui(op *ir.Operation) (Minui, bool) { return Minui{op}, op.Is("std.minui") }

// OpName is the name of the operations that it views.
func (Minui) OpName() string { return "std.minui" }

// Lhs is operand `lhs`.
func (o Minui) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Minui) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Minui) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Minui) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Minui) Result() *ir.Value { return o.Op.Result(0) }

// NewMinui builds `std.minui`.
func NewMinui(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Minui {
	return Minui{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.minui"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// AdduiExtended: Adds two integers modulo two to the number of their bits, and tells whether the sum of them as
// unsigned numbers is greater than what their type can hold.
type AdduiExtended struct{ Op *ir.Operation }

// AsAdduiExtended views an operation as `std.addui_extended`; false when it is another one.
func AsAdduiExtended(op *ir.Operation) (AdduiExtended, bool) {
	return AdduiExtended{op}, op.Is("std.addui_extended")
}

// OpName is the name of the operations that it views.
func (AdduiExtended) OpName() string { return "std.addui_extended" }

// Lhs is operand `lhs`.
func (o AdduiExtended) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o AdduiExtended) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o AdduiExtended) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o AdduiExtended) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Sum is result `sum`.
func (o AdduiExtended) Sum() *ir.Value { return o.Op.Result(0) }

// Overflow is result `overflow`.
func (o AdduiExtended) Overflow() *ir.Value { return o.Op.Result(1) }

// NewAdduiExtended builds `std.addui_extended`.
func NewAdduiExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) AdduiExtended {
	return AdduiExtended{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.addui_extended"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type(), ods.Like(lhs.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    attrs,
	})}
}

// MulsiExtended: Multiplies two signed integers; no bit of the product is lost.
type MulsiExtended struct{ Op *ir.Operation }

// AsMulsiExtended views an operation as `std.mulsi_extended`; false when it is another one.
func AsMulsiExtended(op *ir.Operation) (MulsiExtended, bool) {
	return MulsiExtended{op}, op.Is("std.mulsi_extended")
}

// OpName is the name of the operations that it views.
func (MulsiExtended) OpName() string { return "std.mulsi_extended" }

// Lhs is operand `lhs`.
func (o MulsiExtended) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o MulsiExtended) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o MulsiExtended) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o MulsiExtended) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Low is result `low`.
func (o MulsiExtended) Low() *ir.Value { return o.Op.Result(0) }

// High is result `high`.
func (o MulsiExtended) High() *ir.Value { return o.Op.Result(1) }

// NewMulsiExtended builds `std.mulsi_extended`.
func NewMulsiExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) MulsiExtended {
	return MulsiExtended{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.mulsi_extended"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type(), lhs.Type()},
		Attrs:    attrs,
	})}
}

// MuluiExtended: Multiplies two unsigned integers; no bit of the product is lost.
type MuluiExtended struct{ Op *ir.Operation }

// AsMuluiExtended views an operation as `std.mului_extended`; false when it is another one.
func AsMuluiExtended(op *ir.Operation) (MuluiExtended, bool) {
	return MuluiExtended{op}, op.Is("std.mului_extended")
}

// OpName is the name of the operations that it views.
func (MuluiExtended) OpName() string { return "std.mului_extended" }

// Lhs is operand `lhs`.
func (o MuluiExtended) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o MuluiExtended) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o MuluiExtended) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o MuluiExtended) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Low is result `low`.
func (o MuluiExtended) Low() *ir.Value { return o.Op.Result(0) }

// High is result `high`.
func (o MuluiExtended) High() *ir.Value { return o.Op.Result(1) }

// NewMuluiExtended builds `std.mului_extended`.
func NewMuluiExtended(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) MuluiExtended {
	return MuluiExtended{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.mului_extended"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type(), lhs.Type()},
		Attrs:    attrs,
	})}
}

// And: Sets each bit that is set in both integers.
type And struct{ Op *ir.Operation }

// AsAnd views an operation as `std.and`; false when it is another one.
func AsAnd(op *ir.Operation) (And, bool) { return And{op}, op.Is("std.and") }

// OpName is the name of the operations that it views.
func (And) OpName() string { return "std.and" }

// Lhs is operand `lhs`.
func (o And) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o And) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o And) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o And) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o And) Result() *ir.Value { return o.Op.Result(0) }

// NewAnd builds `std.and`.
func NewAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) And {
	return And{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.and"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Or: Sets each bit that is set in at least one of the integers.
type Or struct{ Op *ir.Operation }

// AsOr views an operation as `std.or`; false when it is another one.
func AsOr(op *ir.Operation) (Or, bool) { return Or{op}, op.Is("std.or") }

// OpName is the name of the operations that it views.
func (Or) OpName() string { return "std.or" }

// Lhs is operand `lhs`.
func (o Or) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Or) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Or) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Or) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Or) Result() *ir.Value { return o.Op.Result(0) }

// NewOr builds `std.or`.
func NewOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Or {
	return Or{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.or"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Xor: Sets each bit that differs between the integers.
type Xor struct{ Op *ir.Operation }

// AsXor views an operation as `std.xor`; false when it is another one.
func AsXor(op *ir.Operation) (Xor, bool) { return Xor{op}, op.Is("std.xor") }

// OpName is the name of the operations that it views.
func (Xor) OpName() string { return "std.xor" }

// Lhs is operand `lhs`.
func (o Xor) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Xor) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Xor) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Xor) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Xor) Result() *ir.Value { return o.Op.Result(0) }

// NewXor builds `std.xor`.
func NewXor(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Xor {
	return Xor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.xor"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// ShiftLeft: Shifts the first integer to the left by the second, taken as unsigned, and
// fills with zeros. Undefined when that is the width of the type or more.
type ShiftLeft struct{ Op *ir.Operation }

// AsShiftLeft views an operation as `std.shift_left`; false when it is another one.
func AsShiftLeft(op *ir.Operation) (ShiftLeft, bool) { return ShiftLeft{op}, op.Is("std.shift_left") }

// OpName is the name of the operations that it views.
func (ShiftLeft) OpName() string { return "std.shift_left" }

// Lhs is operand `lhs`.
func (o ShiftLeft) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o ShiftLeft) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o ShiftLeft) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o ShiftLeft) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ShiftLeft) Result() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o ShiftLeft) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o ShiftLeft) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o ShiftLeft) OverflowFlags() (IntegerOverflow, bool) {
	return ods.EnumOf[IntegerOverflow](o.Op.Attr("overflowFlags"))
}

// NewShiftLeft builds `std.shift_left`.
func NewShiftLeft(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) ShiftLeft {
	return ShiftLeft{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.shift_left"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// ShiftRightSigned: Shifts the first integer to the right by the second, taken as unsigned, and
// fills with copies of the sign bit. Undefined when that is the width of the
// type or more.
type ShiftRightSigned struct{ Op *ir.Operation }

// AsShiftRightSigned views an operation as `std.shift_right_signed`; false when it is another one.
func AsShiftRightSigned(op *ir.Operation) (ShiftRightSigned, bool) {
	return ShiftRightSigned{op}, op.Is("std.shift_right_signed")
}

// OpName is the name of the operations that it views.
func (ShiftRightSigned) OpName() string { return "std.shift_right_signed" }

// Lhs is operand `lhs`.
func (o ShiftRightSigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o ShiftRightSigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o ShiftRightSigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o ShiftRightSigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ShiftRightSigned) Result() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o ShiftRightSigned) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o ShiftRightSigned) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o ShiftRightSigned) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewShiftRightSigned builds `std.shift_right_signed`.
func NewShiftRightSigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) ShiftRightSigned {
	return ShiftRightSigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.shift_right_signed"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// ShiftRightUnsigned: Shifts the first integer to the right by the second, taken as unsigned, and
// fills with zeros. Undefined when that is the width of the type or more.
type ShiftRightUnsigned struct{ Op *ir.Operation }

// AsShiftRightUnsigned views an operation as `std.shift_right_unsigned`; false when it is another one.
func AsShiftRightUnsigned(op *ir.Operation) (ShiftRightUnsigned, bool) {
	return ShiftRightUnsigned{op}, op.Is("std.shift_right_unsigned")
}

// OpName is the name of the operations that it views.
func (ShiftRightUnsigned) OpName() string { return "std.shift_right_unsigned" }

// Lhs is operand `lhs`.
func (o ShiftRightUnsigned) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o ShiftRightUnsigned) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o ShiftRightUnsigned) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o ShiftRightUnsigned) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o ShiftRightUnsigned) Result() *ir.Value { return o.Op.Result(0) }

// IsExactAttr is attribute `isExact`, nil when it is absent.
func (o ShiftRightUnsigned) IsExactAttr() ir.Attribute { return o.Op.Attr("isExact") }

// SetIsExactAttr changes attribute `isExact`; nil removes it.
func (o ShiftRightUnsigned) SetIsExactAttr(a ir.Attribute) { o.Op.SetAttr("isExact", a) }

// IsExact reports whether there is attribute `isExact`.
func (o ShiftRightUnsigned) IsExact() bool { return o.Op.Attr("isExact") != nil }

// NewShiftRightUnsigned builds `std.shift_right_unsigned`.
func NewShiftRightUnsigned(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) ShiftRightUnsigned {
	return ShiftRightUnsigned{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.shift_right_unsigned"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Cmpi: Compares two integers by a predicate.
type Cmpi struct{ Op *ir.Operation }

// AsCmpi views an operation as `std.cmpi`; false when it is another one.
func AsCmpi(op *ir.Operation) (Cmpi, bool) { return Cmpi{op}, op.Is("std.cmpi") }

// OpName is the name of the operations that it views.
func (Cmpi) OpName() string { return "std.cmpi" }

// Lhs is operand `lhs`.
func (o Cmpi) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Cmpi) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Cmpi) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Cmpi) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Cmpi) Result() *ir.Value { return o.Op.Result(0) }

// PredicateAttr is attribute `predicate`, nil when it is absent.
func (o Cmpi) PredicateAttr() ir.Attribute { return o.Op.Attr("predicate") }

// SetPredicateAttr changes attribute `predicate`; nil removes it.
func (o Cmpi) SetPredicateAttr(a ir.Attribute) { o.Op.SetAttr("predicate", a) }

// Predicate is the value of attribute `predicate`, CmpIPredicate(0) when it is absent or of another kind.
func (o Cmpi) Predicate() CmpIPredicate { return ods.EnumOr(o.Op.Attr("predicate"), CmpIPredicate(0)) }

// NewCmpi builds `std.cmpi`.
func NewCmpi(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, predicate CmpIPredicate, attrs ...ir.NamedAttr) Cmpi {
	return Cmpi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.cmpi"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{ods.Like(lhs.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    append([]ir.NamedAttr{{Name: "predicate", Value: predicate.Attr(b.Context())}}, attrs...),
	})}
}

// Trunci: Keeps the low bits of an integer, as many as the narrower result has.
type Trunci struct{ Op *ir.Operation }

// AsTrunci views an operation as `std.trunci`; false when it is another one.
func AsTrunci(op *ir.Operation) (Trunci, bool) { return Trunci{op}, op.Is("std.trunci") }

// OpName is the name of the operations that it views.
func (Trunci) OpName() string { return "std.trunci" }

// Value is operand `value`.
func (o Trunci) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Trunci) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Trunci) Result() *ir.Value { return o.Op.Result(0) }

// OverflowFlagsAttr is attribute `overflowFlags`, nil when it is absent.
func (o Trunci) OverflowFlagsAttr() ir.Attribute { return o.Op.Attr("overflowFlags") }

// SetOverflowFlagsAttr changes attribute `overflowFlags`; nil removes it.
func (o Trunci) SetOverflowFlagsAttr(a ir.Attribute) { o.Op.SetAttr("overflowFlags", a) }

// OverflowFlags is the value of attribute `overflowFlags`; false when it is absent or of another kind.
func (o Trunci) OverflowFlags() (IntegerOverflow, bool) {
	return ods.EnumOf[IntegerOverflow](o.Op.Attr("overflowFlags"))
}

// NewTrunci builds `std.trunci`.
func NewTrunci(b *ir.Builder, value *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Trunci {
	return Trunci{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.trunci"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Bitcast: Takes the bits of a number for one of another type with as many.
type Bitcast struct{ Op *ir.Operation }

// AsBitcast views an operation as `std.bitcast`; false when it is another one.
func AsBitcast(op *ir.Operation) (Bitcast, bool) { return Bitcast{op}, op.Is("std.bitcast") }

// OpName is the name of the operations that it views.
func (Bitcast) OpName() string { return "std.bitcast" }

// In is operand `in`.
func (o Bitcast) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Bitcast) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Bitcast) Out() *ir.Value { return o.Op.Result(0) }

// NewBitcast builds `std.bitcast`.
func NewBitcast(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Bitcast {
	return Bitcast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.bitcast"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Sexti: Widens an integer with copies of its sign bit.
type Sexti struct{ Op *ir.Operation }

// AsSexti views an operation as `std.sexti`; false when it is another one.
func AsSexti(op *ir.Operation) (Sexti, bool) { return Sexti{op}, op.Is("std.sexti") }

// OpName is the name of the operations that it views.
func (Sexti) OpName() string { return "std.sexti" }

// Value is operand `value`.
func (o Sexti) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Sexti) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Sexti) Result() *ir.Value { return o.Op.Result(0) }

// NewSexti builds `std.sexti`.
func NewSexti(b *ir.Builder, value *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Sexti {
	return Sexti{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.sexti"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// Zexti: Widens an integer with zeros.
type Zexti struct{ Op *ir.Operation }

// AsZexti views an operation as `std.zexti`; false when it is another one.
func AsZexti(op *ir.Operation) (Zexti, bool) { return Zexti{op}, op.Is("std.zexti") }

// OpName is the name of the operations that it views.
func (Zexti) OpName() string { return "std.zexti" }

// Value is operand `value`.
func (o Zexti) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o Zexti) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Zexti) Result() *ir.Value { return o.Op.Result(0) }

// NewZexti builds `std.zexti`.
func NewZexti(b *ir.Builder, value *ir.Value, resultType ir.Type, attrs ...ir.NamedAttr) Zexti {
	return Zexti{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.zexti"),
		Operands: []*ir.Value{value},
		Results:  []ir.Type{resultType},
		Attrs:    attrs,
	})}
}

// IndexCast: Converts between an index and an integer of fixed width, as signed numbers:
// it is widened with its sign or cut to its low bits. Applies to the elements
// of vectors, tensors and memrefs too.
type IndexCast struct{ Op *ir.Operation }

// AsIndexCast views an operation as `std.index_cast`; false when it is another one.
func AsIndexCast(op *ir.Operation) (IndexCast, bool) { return IndexCast{op}, op.Is("std.index_cast") }

// OpName is the name of the operations that it views.
func (IndexCast) OpName() string { return "std.index_cast" }

// In is operand `in`.
func (o IndexCast) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IndexCast) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o IndexCast) Out() *ir.Value { return o.Op.Result(0) }

// NewIndexCast builds `std.index_cast`.
func NewIndexCast(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) IndexCast {
	return IndexCast{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.index_cast"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// IndexCastui: Converts between an index and an integer of fixed width, as unsigned numbers:
// it is widened with zeros or cut to its low bits. Applies to the elements
// of vectors, tensors and memrefs too.
type IndexCastui struct{ Op *ir.Operation }

// AsIndexCastui views an operation as `std.index_castui`; false when it is another one.
func AsIndexCastui(op *ir.Operation) (IndexCastui, bool) {
	return IndexCastui{op}, op.Is("std.index_castui")
}

// OpName is the name of the operations that it views.
func (IndexCastui) OpName() string { return "std.index_castui" }

// In is operand `in`.
func (o IndexCastui) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o IndexCastui) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o IndexCastui) Out() *ir.Value { return o.Op.Result(0) }

// NewIndexCastui builds `std.index_castui`.
func NewIndexCastui(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) IndexCastui {
	return IndexCastui{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.index_castui"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Addf: Adds two floats.
type Addf struct{ Op *ir.Operation }

// AsAddf views an operation as `std.addf`; false when it is another one.
func AsAddf(op *ir.Operation) (Addf, bool) { return Addf{op}, op.Is("std.addf") }

// OpName is the name of the operations that it views.
func (Addf) OpName() string { return "std.addf" }

// Lhs is operand `lhs`.
func (o Addf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Addf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Addf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Addf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Addf) Result() *ir.Value { return o.Op.Result(0) }

// NewAddf builds `std.addf`.
func NewAddf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Addf {
	return Addf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.addf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Subf: Subtracts the second float from the first.
type Subf struct{ Op *ir.Operation }

// AsSubf views an operation as `std.subf`; false when it is another one.
func AsSubf(op *ir.Operation) (Subf, bool) { return Subf{op}, op.Is("std.subf") }

// OpName is the name of the operations that it views.
func (Subf) OpName() string { return "std.subf" }

// Lhs is operand `lhs`.
func (o Subf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Subf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Subf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Subf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Subf) Result() *ir.Value { return o.Op.Result(0) }

// NewSubf builds `std.subf`.
func NewSubf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Subf {
	return Subf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.subf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Mulf: Multiplies two floats.
type Mulf struct{ Op *ir.Operation }

// AsMulf views an operation as `std.mulf`; false when it is another one.
func AsMulf(op *ir.Operation) (Mulf, bool) { return Mulf{op}, op.Is("std.mulf") }

// OpName is the name of the operations that it views.
func (Mulf) OpName() string { return "std.mulf" }

// Lhs is operand `lhs`.
func (o Mulf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Mulf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Mulf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Mulf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Mulf) Result() *ir.Value { return o.Op.Result(0) }

// NewMulf builds `std.mulf`.
func NewMulf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Mulf {
	return Mulf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.mulf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Divf: Divides the first float by the second.
type Divf struct{ Op *ir.Operation }

// AsDivf views an operation as `std.divf`; false when it is another one.
func AsDivf(op *ir.Operation) (Divf, bool) { return Divf{op}, op.Is("std.divf") }

// OpName is the name of the operations that it views.
func (Divf) OpName() string { return "std.divf" }

// Lhs is operand `lhs`.
func (o Divf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Divf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Divf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Divf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Divf) Result() *ir.Value { return o.Op.Result(0) }

// NewDivf builds `std.divf`.
func NewDivf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Divf {
	return Divf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.divf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Remf: The remainder of a float division whose quotient is cut to an integer; it has
// the sign of the dividend.
type Remf struct{ Op *ir.Operation }

// AsRemf views an operation as `std.remf`; false when it is another one.
func AsRemf(op *ir.Operation) (Remf, bool) { return Remf{op}, op.Is("std.remf") }

// OpName is the name of the operations that it views.
func (Remf) OpName() string { return "std.remf" }

// Lhs is operand `lhs`.
func (o Remf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Remf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Remf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Remf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Remf) Result() *ir.Value { return o.Op.Result(0) }

// NewRemf builds `std.remf`.
func NewRemf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Remf {
	return Remf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.remf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Maximumf: The greater of two floats, where 0 is greater than -0; NaN if one is NaN (IEEE 754-2019,
// maximum).
type Maximumf struct{ Op *ir.Operation }

// AsMaximumf views an operation as `std.maximumf`; false when it is another one.
func AsMaximumf(op *ir.Operation) (Maximumf, bool) { return Maximumf{op}, op.Is("std.maximumf") }

// OpName is the name of the operations that it views.
func (Maximumf) OpName() string { return "std.maximumf" }

// Lhs is operand `lhs`.
func (o Maximumf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Maximumf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Maximumf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Maximumf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Maximumf) Result() *ir.Value { return o.Op.Result(0) }

// NewMaximumf builds `std.maximumf`.
func NewMaximumf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Maximumf {
	return Maximumf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.maximumf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Minimumf: The lesser of two floats, where -0 is less than 0; NaN if one is NaN (IEEE 754-2019, minimum).
type Minimumf struct{ Op *ir.Operation }

// AsMinimumf views an operation as `std.minimumf`; false when it is another one.
func AsMinimumf(op *ir.Operation) (Minimumf, bool) { return Minimumf{op}, op.Is("std.minimumf") }

// OpName is the name of the operations that it views.
func (Minimumf) OpName() string { return "std.minimumf" }

// Lhs is operand `lhs`.
func (o Minimumf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Minimumf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Minimumf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Minimumf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Minimumf) Result() *ir.Value { return o.Op.Result(0) }

// NewMinimumf builds `std.minimumf`.
func NewMinimumf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Minimumf {
	return Minimumf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.minimumf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Maxnumf: The greater of two floats; the other one if one is NaN (IEEE 754-2008, maxNum). Of zeros it
// is any.
type Maxnumf struct{ Op *ir.Operation }

// AsMaxnumf views an operation as `std.maxnumf`; false when it is another one.
func AsMaxnumf(op *ir.Operation) (Maxnumf, bool) { return Maxnumf{op}, op.Is("std.maxnumf") }

// OpName is the name of the operations that it views.
func (Maxnumf) OpName() string { return "std.maxnumf" }

// Lhs is operand `lhs`.
func (o Maxnumf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Maxnumf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Maxnumf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Maxnumf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Maxnumf) Result() *ir.Value { return o.Op.Result(0) }

// NewMaxnumf builds `std.maxnumf`.
func NewMaxnumf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Maxnumf {
	return Maxnumf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.maxnumf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Minnumf: The lesser of two floats; the other one if one is NaN (IEEE 754-2008, minNum). Of zeros it is
// any.
type Minnumf struct{ Op *ir.Operation }

// AsMinnumf views an operation as `std.minnumf`; false when it is another one.
func AsMinnumf(op *ir.Operation) (Minnumf, bool) { return Minnumf{op}, op.Is("std.minnumf") }

// OpName is the name of the operations that it views.
func (Minnumf) OpName() string { return "std.minnumf" }

// Lhs is operand `lhs`.
func (o Minnumf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Minnumf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Minnumf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Minnumf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Minnumf) Result() *ir.Value { return o.Op.Result(0) }

// NewMinnumf builds `std.minnumf`.
func NewMinnumf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Minnumf {
	return Minnumf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.minnumf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Copysign: The magnitude of the first float with the sign of the second.
type Copysign struct{ Op *ir.Operation }

// AsCopysign views an operation as `std.copysign`; false when it is another one.
func AsCopysign(op *ir.Operation) (Copysign, bool) { return Copysign{op}, op.Is("std.copysign") }

// OpName is the name of the operations that it views.
func (Copysign) OpName() string { return "std.copysign" }

// Lhs is operand `lhs`.
func (o Copysign) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Copysign) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Copysign) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Copysign) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Copysign) Result() *ir.Value { return o.Op.Result(0) }

// NewCopysign builds `std.copysign`.
func NewCopysign(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Copysign {
	return Copysign{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.copysign"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{lhs.Type()},
		Attrs:    attrs,
	})}
}

// Negf: Changes the sign of a float, that of zero and of no number too.
type Negf struct{ Op *ir.Operation }

// AsNegf views an operation as `std.negf`; false when it is another one.
func AsNegf(op *ir.Operation) (Negf, bool) { return Negf{op}, op.Is("std.negf") }

// OpName is the name of the operations that it views.
func (Negf) OpName() string { return "std.negf" }

// Operand is operand `operand`.
func (o Negf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Negf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Negf) Result() *ir.Value { return o.Op.Result(0) }

// NewNegf builds `std.negf`.
func NewNegf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Negf {
	return Negf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.negf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Absf: A float without its sign.
type Absf struct{ Op *ir.Operation }

// AsAbsf views an operation as `std.absf`; false when it is another one.
func AsAbsf(op *ir.Operation) (Absf, bool) { return Absf{op}, op.Is("std.absf") }

// OpName is the name of the operations that it views.
func (Absf) OpName() string { return "std.absf" }

// Operand is operand `operand`.
func (o Absf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Absf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Absf) Result() *ir.Value { return o.Op.Result(0) }

// NewAbsf builds `std.absf`.
func NewAbsf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Absf {
	return Absf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.absf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Ceilf: The least integer, as a float, that is not less than the operand.
type Ceilf struct{ Op *ir.Operation }

// AsCeilf views an operation as `std.ceilf`; false when it is another one.
func AsCeilf(op *ir.Operation) (Ceilf, bool) { return Ceilf{op}, op.Is("std.ceilf") }

// OpName is the name of the operations that it views.
func (Ceilf) OpName() string { return "std.ceilf" }

// Operand is operand `operand`.
func (o Ceilf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Ceilf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Ceilf) Result() *ir.Value { return o.Op.Result(0) }

// NewCeilf builds `std.ceilf`.
func NewCeilf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Ceilf {
	return Ceilf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.ceilf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Floorf: The greatest integer, as a float, that is not greater than the operand.
type Floorf struct{ Op *ir.Operation }

// AsFloorf views an operation as `std.floorf`; false when it is another one.
func AsFloorf(op *ir.Operation) (Floorf, bool) { return Floorf{op}, op.Is("std.floorf") }

// OpName is the name of the operations that it views.
func (Floorf) OpName() string { return "std.floorf" }

// Operand is operand `operand`.
func (o Floorf) Operand() *ir.Value { return o.Op.Operand(0) }

// SetOperand changes operand `operand`.
func (o Floorf) SetOperand(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Floorf) Result() *ir.Value { return o.Op.Result(0) }

// NewFloorf builds `std.floorf`.
func NewFloorf(b *ir.Builder, operand *ir.Value, attrs ...ir.NamedAttr) Floorf {
	return Floorf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.floorf"),
		Operands: []*ir.Value{operand},
		Results:  []ir.Type{operand.Type()},
		Attrs:    attrs,
	})}
}

// Fmaf: Multiplies the first two floats and adds the third, rounding once.
type Fmaf struct{ Op *ir.Operation }

// AsFmaf views an operation as `std.fmaf`; false when it is another one.
func AsFmaf(op *ir.Operation) (Fmaf, bool) { return Fmaf{op}, op.Is("std.fmaf") }

// OpName is the name of the operations that it views.
func (Fmaf) OpName() string { return "std.fmaf" }

// A is operand `a`.
func (o Fmaf) A() *ir.Value { return o.Op.Operand(0) }

// SetA changes operand `a`.
func (o Fmaf) SetA(v *ir.Value) { o.Op.SetOperand(0, v) }

// B is operand `b`.
func (o Fmaf) B() *ir.Value { return o.Op.Operand(1) }

// SetB changes operand `b`.
func (o Fmaf) SetB(v *ir.Value) { o.Op.SetOperand(1, v) }

// C is operand `c`.
func (o Fmaf) C() *ir.Value { return o.Op.Operand(2) }

// SetC changes operand `c`.
func (o Fmaf) SetC(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Fmaf) Result() *ir.Value { return o.Op.Result(0) }

// NewFmaf builds `std.fmaf`.
func NewFmaf(b *ir.Builder, a *ir.Value, b_ *ir.Value, c *ir.Value, attrs ...ir.NamedAttr) Fmaf {
	return Fmaf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.fmaf"),
		Operands: []*ir.Value{a, b_, c},
		Results:  []ir.Type{a.Type()},
		Attrs:    attrs,
	})}
}

// Cmpf: Compares two floats by a predicate.
type Cmpf struct{ Op *ir.Operation }

// AsCmpf views an operation as `std.cmpf`; false when it is another one.
func AsCmpf(op *ir.Operation) (Cmpf, bool) { return Cmpf{op}, op.Is("std.cmpf") }

// OpName is the name of the operations that it views.
func (Cmpf) OpName() string { return "std.cmpf" }

// Lhs is operand `lhs`.
func (o Cmpf) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Cmpf) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Cmpf) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Cmpf) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Cmpf) Result() *ir.Value { return o.Op.Result(0) }

// PredicateAttr is attribute `predicate`, nil when it is absent.
func (o Cmpf) PredicateAttr() ir.Attribute { return o.Op.Attr("predicate") }

// SetPredicateAttr changes attribute `predicate`; nil removes it.
func (o Cmpf) SetPredicateAttr(a ir.Attribute) { o.Op.SetAttr("predicate", a) }

// Predicate is the value of attribute `predicate`, CmpFPredicate(0) when it is absent or of another kind.
func (o Cmpf) Predicate() CmpFPredicate { return ods.EnumOr(o.Op.Attr("predicate"), CmpFPredicate(0)) }

// NewCmpf builds `std.cmpf`.
func NewCmpf(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, predicate CmpFPredicate, attrs ...ir.NamedAttr) Cmpf {
	return Cmpf{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.cmpf"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{ods.Like(lhs.Type(), b.Context().IntegerType(1, ir.Signless))},
		Attrs:    append([]ir.NamedAttr{{Name: "predicate", Value: predicate.Attr(b.Context())}}, attrs...),
	})}
}

// Fpext: Widens a float; the value stays the same.
type Fpext struct{ Op *ir.Operation }

// AsFpext views an operation as `std.fpext`; false when it is another one.
func AsFpext(op *ir.Operation) (Fpext, bool) { return Fpext{op}, op.Is("std.fpext") }

// OpName is the name of the operations that it views.
func (Fpext) OpName() string { return "std.fpext" }

// In is operand `in`.
func (o Fpext) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Fpext) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Fpext) Out() *ir.Value { return o.Op.Result(0) }

// NewFpext builds `std.fpext`.
func NewFpext(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Fpext {
	return Fpext{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.fpext"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Fptrunc: Rounds a float to a narrower format: to the nearest value, to even on a tie, where nothing else is said.
type Fptrunc struct{ Op *ir.Operation }

// AsFptrunc views an operation as `std.fptrunc`; false when it is another one.
func AsFptrunc(op *ir.Operation) (Fptrunc, bool) { return Fptrunc{op}, op.Is("std.fptrunc") }

// OpName is the name of the operations that it views.
func (Fptrunc) OpName() string { return "std.fptrunc" }

// In is operand `in`.
func (o Fptrunc) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Fptrunc) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Fptrunc) Out() *ir.Value { return o.Op.Result(0) }

// RoundingmodeAttr is attribute `roundingmode`, nil when it is absent.
func (o Fptrunc) RoundingmodeAttr() ir.Attribute { return o.Op.Attr("roundingmode") }

// SetRoundingmodeAttr changes attribute `roundingmode`; nil removes it.
func (o Fptrunc) SetRoundingmodeAttr(a ir.Attribute) { o.Op.SetAttr("roundingmode", a) }

// Roundingmode is the value of attribute `roundingmode`; false when it is absent or of another kind.
func (o Fptrunc) Roundingmode() (RoundingMode, bool) {
	return ods.EnumOf[RoundingMode](o.Op.Attr("roundingmode"))
}

// NewFptrunc builds `std.fptrunc`.
func NewFptrunc(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Fptrunc {
	return Fptrunc{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.fptrunc"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Fptosi: Cuts the fraction off a float and makes a signed integer of it. Undefined
// when that does not fit.
type Fptosi struct{ Op *ir.Operation }

// AsFptosi views an operation as `std.fptosi`; false when it is another one.
func AsFptosi(op *ir.Operation) (Fptosi, bool) { return Fptosi{op}, op.Is("std.fptosi") }

// OpName is the name of the operations that it views.
func (Fptosi) OpName() string { return "std.fptosi" }

// In is operand `in`.
func (o Fptosi) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Fptosi) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Fptosi) Out() *ir.Value { return o.Op.Result(0) }

// NewFptosi builds `std.fptosi`.
func NewFptosi(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Fptosi {
	return Fptosi{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.fptosi"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Fptoui: Cuts the fraction off a float and makes an unsigned integer of it. Undefined
// when that does not fit.
type Fptoui struct{ Op *ir.Operation }

// AsFptoui views an operation as `std.fptoui`; false when it is another one.
func AsFptoui(op *ir.Operation) (Fptoui, bool) { return Fptoui{op}, op.Is("std.fptoui") }

// OpName is the name of the operations that it views.
func (Fptoui) OpName() string { return "std.fptoui" }

// In is operand `in`.
func (o Fptoui) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Fptoui) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Fptoui) Out() *ir.Value { return o.Op.Result(0) }

// NewFptoui builds `std.fptoui`.
func NewFptoui(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Fptoui {
	return Fptoui{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.fptoui"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Sitofp: The float nearest to a signed integer, the even one on a tie.
type Sitofp struct{ Op *ir.Operation }

// AsSitofp views an operation as `std.sitofp`; false when it is another one.
func AsSitofp(op *ir.Operation) (Sitofp, bool) { return Sitofp{op}, op.Is("std.sitofp") }

// OpName is the name of the operations that it views.
func (Sitofp) OpName() string { return "std.sitofp" }

// In is operand `in`.
func (o Sitofp) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Sitofp) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Sitofp) Out() *ir.Value { return o.Op.Result(0) }

// NewSitofp builds `std.sitofp`.
func NewSitofp(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Sitofp {
	return Sitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.sitofp"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Uitofp: The float nearest to an unsigned integer, the even one on a tie.
type Uitofp struct{ Op *ir.Operation }

// AsUitofp views an operation as `std.uitofp`; false when it is another one.
func AsUitofp(op *ir.Operation) (Uitofp, bool) { return Uitofp{op}, op.Is("std.uitofp") }

// OpName is the name of the operations that it views.
func (Uitofp) OpName() string { return "std.uitofp" }

// In is operand `in`.
func (o Uitofp) In() *ir.Value { return o.Op.Operand(0) }

// SetIn changes operand `in`.
func (o Uitofp) SetIn(v *ir.Value) { o.Op.SetOperand(0, v) }

// Out is result `out`.
func (o Uitofp) Out() *ir.Value { return o.Op.Result(0) }

// NewUitofp builds `std.uitofp`.
func NewUitofp(b *ir.Builder, in *ir.Value, outType ir.Type, attrs ...ir.NamedAttr) Uitofp {
	return Uitofp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.uitofp"),
		Operands: []*ir.Value{in},
		Results:  []ir.Type{outType},
		Attrs:    attrs,
	})}
}

// Select: The second operand where the condition is true, the third where it is false.
// One condition chooses whole values; a vector or tensor of them chooses
// element by element.
type Select struct{ Op *ir.Operation }

// AsSelect views an operation as `std.select`; false when it is another one.
func AsSelect(op *ir.Operation) (Select, bool) { return Select{op}, op.Is("std.select") }

// OpName is the name of the operations that it views.
func (Select) OpName() string { return "std.select" }

// Condition is operand `condition`.
func (o Select) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o Select) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueValue is operand `true_value`.
func (o Select) TrueValue() *ir.Value { return o.Op.Operand(1) }

// SetTrueValue changes operand `true_value`.
func (o Select) SetTrueValue(v *ir.Value) { o.Op.SetOperand(1, v) }

// FalseValue is operand `false_value`.
func (o Select) FalseValue() *ir.Value { return o.Op.Operand(2) }

// SetFalseValue changes operand `false_value`.
func (o Select) SetFalseValue(v *ir.Value) { o.Op.SetOperand(2, v) }

// Result is result `result`.
func (o Select) Result() *ir.Value { return o.Op.Result(0) }

// NewSelect builds `std.select`.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value, attrs ...ir.NamedAttr) Select {
	return Select{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.select"),
		Operands: []*ir.Value{condition, trueValue, falseValue},
		Results:  []ir.Type{trueValue.Type()},
		Attrs:    attrs,
	})}
}

// Splat: A vector or tensor all of whose elements are one value. `dynamicSizes` gives a size for each dimension that
// the type leaves open, of which MLIR 13 knows none.
type Splat struct{ Op *ir.Operation }

// AsSplat views an operation as `std.splat`; false when it is another one.
func AsSplat(op *ir.Operation) (Splat, bool) { return Splat{op}, op.Is("std.splat") }

// OpName is the name of the operations that it views.
func (Splat) OpName() string { return "std.splat" }

// Input is operand `input`.
func (o Splat) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Splat) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// DynamicSizes are the operands `dynamicSizes`.
func (o Splat) DynamicSizes() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Aggregate is result `aggregate`.
func (o Splat) Aggregate() *ir.Value { return o.Op.Result(0) }

// NewSplat builds `std.splat`.
func NewSplat(b *ir.Builder, input *ir.Value, dynamicSizes []*ir.Value, aggregateType ir.Type, attrs ...ir.NamedAttr) Splat {
	var operands []*ir.Value
	operands = append(operands, input)
	operands = append(operands, dynamicSizes...)
	return Splat{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.splat"),
		Operands: operands,
		Results:  []ir.Type{aggregateType},
		Attrs:    attrs,
	})}
}

// Rank: The number of dimensions of a memref or tensor.
type Rank struct{ Op *ir.Operation }

// AsRank views an operation as `std.rank`; false when it is another one.
func AsRank(op *ir.Operation) (Rank, bool) { return Rank{op}, op.Is("std.rank") }

// OpName is the name of the operations that it views.
func (Rank) OpName() string { return "std.rank" }

// MemrefOrTensor is operand `memrefOrTensor`.
func (o Rank) MemrefOrTensor() *ir.Value { return o.Op.Operand(0) }

// SetMemrefOrTensor changes operand `memrefOrTensor`.
func (o Rank) SetMemrefOrTensor(v *ir.Value) { o.Op.SetOperand(0, v) }

// Result is result `result`.
func (o Rank) Result() *ir.Value { return o.Op.Result(0) }

// NewRank builds `std.rank`.
func NewRank(b *ir.Builder, memrefOrTensor *ir.Value, attrs ...ir.NamedAttr) Rank {
	return Rank{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.rank"),
		Operands: []*ir.Value{memrefOrTensor},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// AtomicRmw: Replaces an element of a memref by its combination with a value, in one step
// that no other thread sees halves of. The result is the element as it was
// before. There is an index for each dimension.
type AtomicRmw struct{ Op *ir.Operation }

// AsAtomicRmw views an operation as `std.atomic_rmw`; false when it is another one.
func AsAtomicRmw(op *ir.Operation) (AtomicRmw, bool) { return AtomicRmw{op}, op.Is("std.atomic_rmw") }

// OpName is the name of the operations that it views.
func (AtomicRmw) OpName() string { return "std.atomic_rmw" }

// Value is operand `value`.
func (o AtomicRmw) Value() *ir.Value { return o.Op.Operand(0) }

// SetValue changes operand `value`.
func (o AtomicRmw) SetValue(v *ir.Value) { o.Op.SetOperand(0, v) }

// Memref is operand `memref`.
func (o AtomicRmw) Memref() *ir.Value { return o.Op.Operand(1) }

// SetMemref changes operand `memref`.
func (o AtomicRmw) SetMemref(v *ir.Value) { o.Op.SetOperand(1, v) }

// Indices are the operands `indices`.
func (o AtomicRmw) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// Result is result `result`.
func (o AtomicRmw) Result() *ir.Value { return o.Op.Result(0) }

// KindAttr is attribute `kind`, nil when it is absent.
func (o AtomicRmw) KindAttr() ir.Attribute { return o.Op.Attr("kind") }

// SetKindAttr changes attribute `kind`; nil removes it.
func (o AtomicRmw) SetKindAttr(a ir.Attribute) { o.Op.SetAttr("kind", a) }

// Kind is the value of attribute `kind`, AtomicRMWKind(0) when it is absent or of another kind.
func (o AtomicRmw) Kind() AtomicRMWKind { return ods.EnumOr(o.Op.Attr("kind"), AtomicRMWKind(0)) }

// NewAtomicRmw builds `std.atomic_rmw`.
func NewAtomicRmw(b *ir.Builder, value *ir.Value, memref *ir.Value, indices []*ir.Value, kind AtomicRMWKind, attrs ...ir.NamedAttr) AtomicRmw {
	var operands []*ir.Value
	operands = append(operands, value)
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return AtomicRmw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.atomic_rmw"),
		Operands: operands,
		Results:  []ir.Type{value.Type()},
		Attrs:    append([]ir.NamedAttr{{Name: "kind", Value: kind.Attr(b.Context())}}, attrs...),
	})}
}

// GenericAtomicRmw: Replaces an element of a memref by what its region makes of it, in one step
// that no other thread sees halves of. The region takes the element as it was,
// which is the result too, and must be free of side effects: it may run more
// than once.
type GenericAtomicRmw struct{ Op *ir.Operation }

// AsGenericAtomicRmw views an operation as `std.generic_atomic_rmw`; false when it is another one.
func AsGenericAtomicRmw(op *ir.Operation) (GenericAtomicRmw, bool) {
	return GenericAtomicRmw{op}, op.Is("std.generic_atomic_rmw")
}

// OpName is the name of the operations that it views.
func (GenericAtomicRmw) OpName() string { return "std.generic_atomic_rmw" }

// Memref is operand `memref`.
func (o GenericAtomicRmw) Memref() *ir.Value { return o.Op.Operand(0) }

// SetMemref changes operand `memref`.
func (o GenericAtomicRmw) SetMemref(v *ir.Value) { o.Op.SetOperand(0, v) }

// Indices are the operands `indices`.
func (o GenericAtomicRmw) Indices() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Result is result `result`.
func (o GenericAtomicRmw) Result() *ir.Value { return o.Op.Result(0) }

// Body is region `body`.
func (o GenericAtomicRmw) Body() *ir.Region { return o.Op.Region(0) }

// Current is entry argument `current` of region `body`, nil when it is absent.
func (o GenericAtomicRmw) Current() *ir.Value { return ods.RegionArg(o.Op, 0, 0) }

// NewGenericAtomicRmw builds `std.generic_atomic_rmw`; its regions are empty.
func NewGenericAtomicRmw(b *ir.Builder, memref *ir.Value, indices []*ir.Value, attrs ...ir.NamedAttr) GenericAtomicRmw {
	var operands []*ir.Value
	operands = append(operands, memref)
	operands = append(operands, indices...)
	return GenericAtomicRmw{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.generic_atomic_rmw"),
		Operands: operands,
		Results:  []ir.Type{ods.MustElement(memref.Type())},
		Attrs:    attrs,
		Regions:  1,
	})}
}

// AtomicYield: Ends the region of `generic_atomic_rmw` with the value to be stored.
type AtomicYield struct{ Op *ir.Operation }

// AsAtomicYield views an operation as `std.atomic_yield`; false when it is another one.
func AsAtomicYield(op *ir.Operation) (AtomicYield, bool) {
	return AtomicYield{op}, op.Is("std.atomic_yield")
}

// OpName is the name of the operations that it views.
func (AtomicYield) OpName() string { return "std.atomic_yield" }

// Result is operand `result`.
func (o AtomicYield) Result() *ir.Value { return o.Op.Operand(0) }

// SetResult changes operand `result`.
func (o AtomicYield) SetResult(v *ir.Value) { o.Op.SetOperand(0, v) }

// NewAtomicYield builds `std.atomic_yield`.
func NewAtomicYield(b *ir.Builder, result *ir.Value, attrs ...ir.NamedAttr) AtomicYield {
	return AtomicYield{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.atomic_yield"),
		Operands: []*ir.Value{result},
		Attrs:    attrs,
	})}
}

// Assert: Aborts the program with a message when the condition is false.
type Assert struct{ Op *ir.Operation }

// AsAssert views an operation as `std.assert`; false when it is another one.
func AsAssert(op *ir.Operation) (Assert, bool) { return Assert{op}, op.Is("std.assert") }

// OpName is the name of the operations that it views.
func (Assert) OpName() string { return "std.assert" }

// Arg is operand `arg`.
func (o Assert) Arg() *ir.Value { return o.Op.Operand(0) }

// SetArg changes operand `arg`.
func (o Assert) SetArg(v *ir.Value) { o.Op.SetOperand(0, v) }

// MsgAttr is attribute `msg`, nil when it is absent.
func (o Assert) MsgAttr() ir.Attribute { return o.Op.Attr("msg") }

// SetMsgAttr changes attribute `msg`; nil removes it.
func (o Assert) SetMsgAttr(a ir.Attribute) { o.Op.SetAttr("msg", a) }

// Msg is the value of attribute `msg`, "" when it is absent or of another kind.
func (o Assert) Msg() string { return ods.StringOr(o.Op.Attr("msg"), "") }

// NewAssert builds `std.assert`.
func NewAssert(b *ir.Builder, arg *ir.Value, msg string, attrs ...ir.NamedAttr) Assert {
	return Assert{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.assert"),
		Operands: []*ir.Value{arg},
		Attrs:    append([]ir.NamedAttr{{Name: "msg", Value: b.Context().StringAttr(msg)}}, attrs...),
	})}
}

// Br: Jumps to a block and passes it values.
type Br struct{ Op *ir.Operation }

// AsBr views an operation as `std.br`; false when it is another one.
func AsBr(op *ir.Operation) (Br, bool) { return Br{op}, op.Is("std.br") }

// OpName is the name of the operations that it views.
func (Br) OpName() string { return "std.br" }

// DestOperands are the operands `destOperands`.
func (o Br) DestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Dest is successor `dest`.
func (o Br) Dest() *ir.Block { return o.Op.Successor(0) }

// NewBr builds `std.br`.
func NewBr(b *ir.Builder, destOperands []*ir.Value, dest *ir.Block, attrs ...ir.NamedAttr) Br {
	return Br{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("std.br"),
		Operands:   destOperands,
		Attrs:      attrs,
		Successors: []*ir.Block{dest},
	})}
}

// CondBr: Jumps to the first block when the condition is true, else to the second, and
// passes the block values.
type CondBr struct{ Op *ir.Operation }

// AsCondBr views an operation as `std.cond_br`; false when it is another one.
func AsCondBr(op *ir.Operation) (CondBr, bool) { return CondBr{op}, op.Is("std.cond_br") }

// OpName is the name of the operations that it views.
func (CondBr) OpName() string { return "std.cond_br" }

// Condition is operand `condition`.
func (o CondBr) Condition() *ir.Value { return o.Op.Operand(0) }

// SetCondition changes operand `condition`.
func (o CondBr) SetCondition(v *ir.Value) { o.Op.SetOperand(0, v) }

// TrueDestOperands are the operands `trueDestOperands`.
func (o CondBr) TrueDestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// FalseDestOperands are the operands `falseDestOperands`.
func (o CondBr) FalseDestOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// BranchWeightsAttr is attribute `branch_weights`, nil when it is absent.
func (o CondBr) BranchWeightsAttr() ir.Attribute { return o.Op.Attr("branch_weights") }

// SetBranchWeightsAttr changes attribute `branch_weights`; nil removes it.
func (o CondBr) SetBranchWeightsAttr(a ir.Attribute) { o.Op.SetAttr("branch_weights", a) }

// TrueDest is successor `trueDest`.
func (o CondBr) TrueDest() *ir.Block { return o.Op.Successor(0) }

// FalseDest is successor `falseDest`.
func (o CondBr) FalseDest() *ir.Block { return o.Op.Successor(1) }

// NewCondBr builds `std.cond_br`.
func NewCondBr(b *ir.Builder, condition *ir.Value, trueDestOperands []*ir.Value, falseDestOperands []*ir.Value, trueDest *ir.Block, falseDest *ir.Block, attrs ...ir.NamedAttr) CondBr {
	var operands []*ir.Value
	operands = append(operands, condition)
	operands = append(operands, trueDestOperands...)
	operands = append(operands, falseDestOperands...)
	return CondBr{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("std.cond_br"),
		Operands:   operands,
		Attrs:      append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(trueDestOperands), len(falseDestOperands))}}, attrs...),
		Successors: []*ir.Block{trueDest, falseDest},
	})}
}

// Switch: Jumps to the block whose case value equals the flag, or to the default one,
// and passes it values. `case_operand_offsets` has the index of the first
// operand of each case.
type Switch struct{ Op *ir.Operation }

// AsSwitch views an operation as `std.switch`; false when it is another one.
func AsSwitch(op *ir.Operation) (Switch, bool) { return Switch{op}, op.Is("std.switch") }

// OpName is the name of the operations that it views.
func (Switch) OpName() string { return "std.switch" }

// Flag is operand `flag`.
func (o Switch) Flag() *ir.Value { return o.Op.Operand(0) }

// SetFlag changes operand `flag`.
func (o Switch) SetFlag(v *ir.Value) { o.Op.SetOperand(0, v) }

// DefaultOperands are the operands `defaultOperands`.
func (o Switch) DefaultOperands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// CaseOperands are the operands `caseOperands`.
func (o Switch) CaseOperands() []*ir.Value { return ods.OperandsOf(o.Op, 2) }

// CaseValuesAttr is attribute `case_values`, nil when it is absent.
func (o Switch) CaseValuesAttr() ir.Attribute { return o.Op.Attr("case_values") }

// SetCaseValuesAttr changes attribute `case_values`; nil removes it.
func (o Switch) SetCaseValuesAttr(a ir.Attribute) { o.Op.SetAttr("case_values", a) }

// CaseOperandOffsetsAttr is attribute `case_operand_offsets`, nil when it is absent.
func (o Switch) CaseOperandOffsetsAttr() ir.Attribute { return o.Op.Attr("case_operand_offsets") }

// SetCaseOperandOffsetsAttr changes attribute `case_operand_offsets`; nil removes it.
func (o Switch) SetCaseOperandOffsetsAttr(a ir.Attribute) { o.Op.SetAttr("case_operand_offsets", a) }

// DefaultDestination is successor `defaultDestination`.
func (o Switch) DefaultDestination() *ir.Block { return o.Op.Successor(0) }

// CaseDestinations are the successors `caseDestinations`.
func (o Switch) CaseDestinations() []*ir.Block { return o.Op.Successors()[1:] }

// CaseValues is the value of attribute `case_values`, nil when it is absent or of another kind.
func (o Switch) CaseValues() []int64 { return ods.IntsOf(o.Op.Attr("case_values")) }

// CaseOperandOffsets is the value of attribute `case_operand_offsets`, nil when it is absent or of another kind.
func (o Switch) CaseOperandOffsets() []int64 { return ods.IntsOf(o.Op.Attr("case_operand_offsets")) }

// CaseOperandsLists are the lists of the operands `caseOperands`.
func (o Switch) CaseOperandsLists() [][]*ir.Value { return ods.OperandLists(o.Op, 2) }

// NewSwitch builds `std.switch`.
func NewSwitch(b *ir.Builder, flag *ir.Value, defaultOperands []*ir.Value, caseOperands [][]*ir.Value, defaultDestination *ir.Block, caseDestinations []*ir.Block, attrs ...ir.NamedAttr) Switch {
	flat, offsets := ods.Flatten(b.Context(), caseOperands)
	var operands []*ir.Value
	operands = append(operands, flag)
	operands = append(operands, defaultOperands...)
	operands = append(operands, flat...)
	list := append([]ir.NamedAttr{{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), 1, len(defaultOperands), len(flat))}}, attrs...)
	list = ods.Default(list, "case_operand_offsets", offsets)
	return Switch{b.Create(&ir.OperationState{
		Name:       b.Context().OpName("std.switch"),
		Operands:   operands,
		Attrs:      list,
		Successors: append([]*ir.Block{defaultDestination}, caseDestinations...),
	})}
}

// Call: Calls a function of the enclosing module by its symbol.
type Call struct{ Op *ir.Operation }

// AsCall views an operation as `std.call`; false when it is another one.
func AsCall(op *ir.Operation) (Call, bool) { return Call{op}, op.Is("std.call") }

// OpName is the name of the operations that it views.
func (Call) OpName() string { return "std.call" }

// Operands are the operands `operands`.
func (o Call) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// Results are the results `results`.
func (o Call) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// CalleeAttr is attribute `callee`, nil when it is absent.
func (o Call) CalleeAttr() ir.Attribute { return o.Op.Attr("callee") }

// SetCalleeAttr changes attribute `callee`; nil removes it.
func (o Call) SetCalleeAttr(a ir.Attribute) { o.Op.SetAttr("callee", a) }

// Callee is the value of attribute `callee`, "" when it is absent or of another kind.
func (o Call) Callee() string { return ods.SymbolOr(o.Op.Attr("callee"), "") }

// NewCall builds `std.call`.
func NewCall(b *ir.Builder, operands_ []*ir.Value, resultsTypes []ir.Type, callee string, attrs ...ir.NamedAttr) Call {
	return Call{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.call"),
		Operands: operands_,
		Results:  resultsTypes,
		Attrs:    append([]ir.NamedAttr{{Name: "callee", Value: b.Context().SymbolRefAttr(callee)}}, attrs...),
	})}
}

// CallIndirect: Calls a function that is a value.
type CallIndirect struct{ Op *ir.Operation }

// AsCallIndirect views an operation as `std.call_indirect`; false when it is another one.
func AsCallIndirect(op *ir.Operation) (CallIndirect, bool) {
	return CallIndirect{op}, op.Is("std.call_indirect")
}

// OpName is the name of the operations that it views.
func (CallIndirect) OpName() string { return "std.call_indirect" }

// Callee is operand `callee`.
func (o CallIndirect) Callee() *ir.Value { return o.Op.Operand(0) }

// SetCallee changes operand `callee`.
func (o CallIndirect) SetCallee(v *ir.Value) { o.Op.SetOperand(0, v) }

// Operands are the operands `operands`.
func (o CallIndirect) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 1) }

// Results are the results `results`.
func (o CallIndirect) Results() []*ir.Value { return ods.ResultsOf(o.Op, 0) }

// NewCallIndirect builds `std.call_indirect`.
func NewCallIndirect(b *ir.Builder, callee *ir.Value, operands_ []*ir.Value, attrs ...ir.NamedAttr) CallIndirect {
	var operands []*ir.Value
	operands = append(operands, callee)
	operands = append(operands, operands_...)
	list := attrs
	return CallIndirect{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.call_indirect"),
		Operands: operands,
		Results:  eval.ResultTypes(b.Context(), "std.call_indirect", 0, [][]*ir.Value{{callee}, operands_}, list),
		Attrs:    list,
	})}
}

// Return: Ends a function and gives its results to the caller; they have the
// result types of the function.
type Return struct{ Op *ir.Operation }

// AsReturn views an operation as `std.return`; false when it is another one.
func AsReturn(op *ir.Operation) (Return, bool) { return Return{op}, op.Is("std.return") }

// OpName is the name of the operations that it views.
func (Return) OpName() string { return "std.return" }

// Operands are the operands `operands`.
func (o Return) Operands() []*ir.Value { return ods.OperandsOf(o.Op, 0) }

// NewReturn builds `std.return`.
func NewReturn(b *ir.Builder, operands_ []*ir.Value, attrs ...ir.NamedAttr) Return {
	return Return{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("std.return"),
		Operands: operands_,
		Attrs:    attrs,
	})}
}

// FastmathAttr: What may be assumed of the floats of an operation of a later version.
type FastmathAttr struct{ Attribute *ir.DialectAttr }

// AsFastmathAttr views an attribute as `#std.fastmath`; false when it is another one.
func AsFastmathAttr(t ir.Attribute) (FastmathAttr, bool) {
	v, ok := ods.AttrNamed(t, "std.fastmath")
	return FastmathAttr{v}, ok
}

// Flags is parameter `flags`.
func (t FastmathAttr) Flags() FastMath {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), FastMath(0))
}

// NewFastmathAttr makes `#std.fastmath`.
func NewFastmathAttr(ctx *ir.Context, flags FastMath) FastmathAttr {
	return FastmathAttr{Attribute: ods.NewAttr(ctx, "std.fastmath", flags.Attr(ctx))}
}

// OverflowAttr: What may be assumed of the result of an operation of a later version.
type OverflowAttr struct{ Attribute *ir.DialectAttr }

// AsOverflowAttr views an attribute as `#std.overflow`; false when it is another one.
func AsOverflowAttr(t ir.Attribute) (OverflowAttr, bool) {
	v, ok := ods.AttrNamed(t, "std.overflow")
	return OverflowAttr{v}, ok
}

// Flags is parameter `flags`.
func (t OverflowAttr) Flags() IntegerOverflow {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), IntegerOverflow(0))
}

// NewOverflowAttr makes `#std.overflow`.
func NewOverflowAttr(ctx *ir.Context, flags IntegerOverflow) OverflowAttr {
	return OverflowAttr{Attribute: ods.NewAttr(ctx, "std.overflow", flags.Attr(ctx))}
}
