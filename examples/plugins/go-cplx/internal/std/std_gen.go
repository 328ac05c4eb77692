// Code generated from std.dialect. DO NOT EDIT.

package std

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
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
