// Code generated from index.dialect. DO NOT EDIT.

package index

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// CmpPredicate: How two indices are compared; `s` takes them as signed, `u` as unsigned.
type CmpPredicate uint64

// The cases of CmpPredicate.
const (
	CmpPredicateEq  CmpPredicate = 0
	CmpPredicateNe  CmpPredicate = 1
	CmpPredicateSlt CmpPredicate = 2
	CmpPredicateSle CmpPredicate = 3
	CmpPredicateSgt CmpPredicate = 4
	CmpPredicateSge CmpPredicate = 5
	CmpPredicateUlt CmpPredicate = 6
	CmpPredicateUle CmpPredicate = 7
	CmpPredicateUgt CmpPredicate = 8
	CmpPredicateUge CmpPredicate = 9
)

// Attr is the case as an attribute.
func (e CmpPredicate) Attr(ctx *ir.Context) ir.Attribute {
	return ctx.IntAttr(ctx.IntegerType(64, ir.Signless), int64(e))
}

// Add: Adds two indices.
type Add struct{ Op *ir.Operation }

// AsAdd views an operation as `index.add`; false when it is another one.
func AsAdd(op *ir.Operation) (Add, bool) { return Add{op}, op.Is("index.add") }

// OpName is the name of the operations that it views.
func (Add) OpName() string { return "index.add" }

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

// NewAdd builds `index.add`.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Add {
	return Add{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.add"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Sub: Subtracts the second index from the first.
type Sub struct{ Op *ir.Operation }

// AsSub views an operation as `index.sub`; false when it is another one.
func AsSub(op *ir.Operation) (Sub, bool) { return Sub{op}, op.Is("index.sub") }

// OpName is the name of the operations that it views.
func (Sub) OpName() string { return "index.sub" }

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

// NewSub builds `index.sub`.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Sub {
	return Sub{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.sub"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Mul: Multiplies two indices.
type Mul struct{ Op *ir.Operation }

// AsMul views an operation as `index.mul`; false when it is another one.
func AsMul(op *ir.Operation) (Mul, bool) { return Mul{op}, op.Is("index.mul") }

// OpName is the name of the operations that it views.
func (Mul) OpName() string { return "index.mul" }

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

// NewMul builds `index.mul`.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Mul {
	return Mul{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.mul"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Divs: Divides signed indices and cuts the fraction off. Undefined when the divisor is zero or the
// quotient does not fit.
type Divs struct{ Op *ir.Operation }

// AsDivs views an operation as `index.divs`; false when it is another one.
func AsDivs(op *ir.Operation) (Divs, bool) { return Divs{op}, op.Is("index.divs") }

// OpName is the name of the operations that it views.
func (Divs) OpName() string { return "index.divs" }

// Lhs is operand `lhs`.
func (o Divs) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Divs) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Divs) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Divs) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Divs) Result() *ir.Value { return o.Op.Result(0) }

// NewDivs builds `index.divs`.
func NewDivs(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Divs {
	return Divs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.divs"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Divu: Divides unsigned indices and cuts the fraction off. Undefined when the divisor is zero.
type Divu struct{ Op *ir.Operation }

// AsDivu views an operation as `index.divu`; false when it is another one.
func AsDivu(op *ir.Operation) (Divu, bool) { return Divu{op}, op.Is("index.divu") }

// OpName is the name of the operations that it views.
func (Divu) OpName() string { return "index.divu" }

// Lhs is operand `lhs`.
func (o Divu) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Divu) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Divu) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Divu) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Divu) Result() *ir.Value { return o.Op.Result(0) }

// NewDivu builds `index.divu`.
func NewDivu(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Divu {
	return Divu{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.divu"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Ceildivs: Divides signed indices and rounds up. Undefined when the divisor is zero or the quotient does
// not fit.
type Ceildivs struct{ Op *ir.Operation }

// AsCeildivs views an operation as `index.ceildivs`; false when it is another one.
func AsCeildivs(op *ir.Operation) (Ceildivs, bool) { return Ceildivs{op}, op.Is("index.ceildivs") }

// OpName is the name of the operations that it views.
func (Ceildivs) OpName() string { return "index.ceildivs" }

// Lhs is operand `lhs`.
func (o Ceildivs) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Ceildivs) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Ceildivs) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Ceildivs) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Ceildivs) Result() *ir.Value { return o.Op.Result(0) }

// NewCeildivs builds `index.ceildivs`.
func NewCeildivs(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Ceildivs {
	return Ceildivs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.ceildivs"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Ceildivu: Divides unsigned indices and rounds up. Undefined when the divisor is zero.
type Ceildivu struct{ Op *ir.Operation }

// AsCeildivu views an operation as `index.ceildivu`; false when it is another one.
func AsCeildivu(op *ir.Operation) (Ceildivu, bool) { return Ceildivu{op}, op.Is("index.ceildivu") }

// OpName is the name of the operations that it views.
func (Ceildivu) OpName() string { return "index.ceildivu" }

// Lhs is operand `lhs`.
func (o Ceildivu) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Ceildivu) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Ceildivu) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Ceildivu) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Ceildivu) Result() *ir.Value { return o.Op.Result(0) }

// NewCeildivu builds `index.ceildivu`.
func NewCeildivu(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Ceildivu {
	return Ceildivu{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.ceildivu"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Floordivs: Divides signed indices and rounds down. Undefined when the divisor is zero or the quotient does
// not fit.
type Floordivs struct{ Op *ir.Operation }

// AsFloordivs views an operation as `index.floordivs`; false when it is another one.
func AsFloordivs(op *ir.Operation) (Floordivs, bool) { return Floordivs{op}, op.Is("index.floordivs") }

// OpName is the name of the operations that it views.
func (Floordivs) OpName() string { return "index.floordivs" }

// Lhs is operand `lhs`.
func (o Floordivs) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Floordivs) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Floordivs) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Floordivs) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Floordivs) Result() *ir.Value { return o.Op.Result(0) }

// NewFloordivs builds `index.floordivs`.
func NewFloordivs(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Floordivs {
	return Floordivs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.floordivs"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Rems: The remainder of `divs`, with the sign of the dividend. Undefined when the divisor is zero.
type Rems struct{ Op *ir.Operation }

// AsRems views an operation as `index.rems`; false when it is another one.
func AsRems(op *ir.Operation) (Rems, bool) { return Rems{op}, op.Is("index.rems") }

// OpName is the name of the operations that it views.
func (Rems) OpName() string { return "index.rems" }

// Lhs is operand `lhs`.
func (o Rems) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Rems) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Rems) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Rems) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Rems) Result() *ir.Value { return o.Op.Result(0) }

// NewRems builds `index.rems`.
func NewRems(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Rems {
	return Rems{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.rems"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Remu: The remainder of `divu`. Undefined when the divisor is zero.
type Remu struct{ Op *ir.Operation }

// AsRemu views an operation as `index.remu`; false when it is another one.
func AsRemu(op *ir.Operation) (Remu, bool) { return Remu{op}, op.Is("index.remu") }

// OpName is the name of the operations that it views.
func (Remu) OpName() string { return "index.remu" }

// Lhs is operand `lhs`.
func (o Remu) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Remu) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Remu) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Remu) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Remu) Result() *ir.Value { return o.Op.Result(0) }

// NewRemu builds `index.remu`.
func NewRemu(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Remu {
	return Remu{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.remu"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Maxs: The greater one of two signed indices.
type Maxs struct{ Op *ir.Operation }

// AsMaxs views an operation as `index.maxs`; false when it is another one.
func AsMaxs(op *ir.Operation) (Maxs, bool) { return Maxs{op}, op.Is("index.maxs") }

// OpName is the name of the operations that it views.
func (Maxs) OpName() string { return "index.maxs" }

// Lhs is operand `lhs`.
func (o Maxs) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Maxs) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Maxs) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Maxs) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Maxs) Result() *ir.Value { return o.Op.Result(0) }

// NewMaxs builds `index.maxs`.
func NewMaxs(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Maxs {
	return Maxs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.maxs"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Maxu: The greater one of two unsigned indices.
type Maxu struct{ Op *ir.Operation }

// AsMaxu views an operation as `index.maxu`; false when it is another one.
func AsMaxu(op *ir.Operation) (Maxu, bool) { return Maxu{op}, op.Is("index.maxu") }

// OpName is the name of the operations that it views.
func (Maxu) OpName() string { return "index.maxu" }

// Lhs is operand `lhs`.
func (o Maxu) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Maxu) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Maxu) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Maxu) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Maxu) Result() *ir.Value { return o.Op.Result(0) }

// NewMaxu builds `index.maxu`.
func NewMaxu(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Maxu {
	return Maxu{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.maxu"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Mins: The less one of two signed indices.
type Mins struct{ Op *ir.Operation }

// AsMins views an operation as `index.mins`; false when it is another one.
func AsMins(op *ir.Operation) (Mins, bool) { return Mins{op}, op.Is("index.mins") }

// OpName is the name of the operations that it views.
func (Mins) OpName() string { return "index.mins" }

// Lhs is operand `lhs`.
func (o Mins) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Mins) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Mins) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Mins) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Mins) Result() *ir.Value { return o.Op.Result(0) }

// NewMins builds `index.mins`.
func NewMins(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Mins {
	return Mins{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.mins"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Minu: The less one of two unsigned indices.
type Minu struct{ Op *ir.Operation }

// AsMinu views an operation as `index.minu`; false when it is another one.
func AsMinu(op *ir.Operation) (Minu, bool) { return Minu{op}, op.Is("index.minu") }

// OpName is the name of the operations that it views.
func (Minu) OpName() string { return "index.minu" }

// Lhs is operand `lhs`.
func (o Minu) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Minu) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Minu) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Minu) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Minu) Result() *ir.Value { return o.Op.Result(0) }

// NewMinu builds `index.minu`.
func NewMinu(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Minu {
	return Minu{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.minu"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Shl: Shifts an index to the left. Undefined where the number of places is not less than that of bits.
type Shl struct{ Op *ir.Operation }

// AsShl views an operation as `index.shl`; false when it is another one.
func AsShl(op *ir.Operation) (Shl, bool) { return Shl{op}, op.Is("index.shl") }

// OpName is the name of the operations that it views.
func (Shl) OpName() string { return "index.shl" }

// Lhs is operand `lhs`.
func (o Shl) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Shl) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Shl) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Shl) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Shl) Result() *ir.Value { return o.Op.Result(0) }

// NewShl builds `index.shl`.
func NewShl(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Shl {
	return Shl{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.shl"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Shrs: Shifts a signed index to the right. Undefined where the number of places is not less than that of bits.
type Shrs struct{ Op *ir.Operation }

// AsShrs views an operation as `index.shrs`; false when it is another one.
func AsShrs(op *ir.Operation) (Shrs, bool) { return Shrs{op}, op.Is("index.shrs") }

// OpName is the name of the operations that it views.
func (Shrs) OpName() string { return "index.shrs" }

// Lhs is operand `lhs`.
func (o Shrs) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Shrs) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Shrs) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Shrs) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Shrs) Result() *ir.Value { return o.Op.Result(0) }

// NewShrs builds `index.shrs`.
func NewShrs(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Shrs {
	return Shrs{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.shrs"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Shru: Shifts an unsigned index to the right. Undefined where the number of places is not less than that of bits.
type Shru struct{ Op *ir.Operation }

// AsShru views an operation as `index.shru`; false when it is another one.
func AsShru(op *ir.Operation) (Shru, bool) { return Shru{op}, op.Is("index.shru") }

// OpName is the name of the operations that it views.
func (Shru) OpName() string { return "index.shru" }

// Lhs is operand `lhs`.
func (o Shru) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Shru) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Shru) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Shru) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Shru) Result() *ir.Value { return o.Op.Result(0) }

// NewShru builds `index.shru`.
func NewShru(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Shru {
	return Shru{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.shru"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// And: The bits that are set in both.
type And struct{ Op *ir.Operation }

// AsAnd views an operation as `index.and`; false when it is another one.
func AsAnd(op *ir.Operation) (And, bool) { return And{op}, op.Is("index.and") }

// OpName is the name of the operations that it views.
func (And) OpName() string { return "index.and" }

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

// NewAnd builds `index.and`.
func NewAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) And {
	return And{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.and"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Or: The bits that are set in one or both.
type Or struct{ Op *ir.Operation }

// AsOr views an operation as `index.or`; false when it is another one.
func AsOr(op *ir.Operation) (Or, bool) { return Or{op}, op.Is("index.or") }

// OpName is the name of the operations that it views.
func (Or) OpName() string { return "index.or" }

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

// NewOr builds `index.or`.
func NewOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Or {
	return Or{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.or"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Xor: The bits that are set in one of both.
type Xor struct{ Op *ir.Operation }

// AsXor views an operation as `index.xor`; false when it is another one.
func AsXor(op *ir.Operation) (Xor, bool) { return Xor{op}, op.Is("index.xor") }

// OpName is the name of the operations that it views.
func (Xor) OpName() string { return "index.xor" }

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

// NewXor builds `index.xor`.
func NewXor(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, attrs ...ir.NamedAttr) Xor {
	return Xor{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.xor"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IndexType()},
		Attrs:    attrs,
	})}
}

// Casts: Makes an index of a signed integer, or the other way round: it is cut off, or extended by its sign.
type Casts struct{ Op *ir.Operation }

// AsCasts views an operation as `index.casts`; false when it is another one.
func AsCasts(op *ir.Operation) (Casts, bool) { return Casts{op}, op.Is("index.casts") }

// OpName is the name of the operations that it views.
func (Casts) OpName() string { return "index.casts" }

// Input is operand `input`.
func (o Casts) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Casts) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Output is result `output`.
func (o Casts) Output() *ir.Value { return o.Op.Result(0) }

// NewCasts builds `index.casts`.
func NewCasts(b *ir.Builder, input *ir.Value, outputType ir.Type, attrs ...ir.NamedAttr) Casts {
	return Casts{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.casts"),
		Operands: []*ir.Value{input},
		Results:  []ir.Type{outputType},
		Attrs:    attrs,
	})}
}

// Castu: Makes an index of an unsigned integer, or the other way round: it is cut off, or extended by zeros.
type Castu struct{ Op *ir.Operation }

// AsCastu views an operation as `index.castu`; false when it is another one.
func AsCastu(op *ir.Operation) (Castu, bool) { return Castu{op}, op.Is("index.castu") }

// OpName is the name of the operations that it views.
func (Castu) OpName() string { return "index.castu" }

// Input is operand `input`.
func (o Castu) Input() *ir.Value { return o.Op.Operand(0) }

// SetInput changes operand `input`.
func (o Castu) SetInput(v *ir.Value) { o.Op.SetOperand(0, v) }

// Output is result `output`.
func (o Castu) Output() *ir.Value { return o.Op.Result(0) }

// NewCastu builds `index.castu`.
func NewCastu(b *ir.Builder, input *ir.Value, outputType ir.Type, attrs ...ir.NamedAttr) Castu {
	return Castu{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.castu"),
		Operands: []*ir.Value{input},
		Results:  []ir.Type{outputType},
		Attrs:    attrs,
	})}
}

// Cmp: Compares two indices.
type Cmp struct{ Op *ir.Operation }

// AsCmp views an operation as `index.cmp`; false when it is another one.
func AsCmp(op *ir.Operation) (Cmp, bool) { return Cmp{op}, op.Is("index.cmp") }

// OpName is the name of the operations that it views.
func (Cmp) OpName() string { return "index.cmp" }

// Lhs is operand `lhs`.
func (o Cmp) Lhs() *ir.Value { return o.Op.Operand(0) }

// SetLhs changes operand `lhs`.
func (o Cmp) SetLhs(v *ir.Value) { o.Op.SetOperand(0, v) }

// Rhs is operand `rhs`.
func (o Cmp) Rhs() *ir.Value { return o.Op.Operand(1) }

// SetRhs changes operand `rhs`.
func (o Cmp) SetRhs(v *ir.Value) { o.Op.SetOperand(1, v) }

// Result is result `result`.
func (o Cmp) Result() *ir.Value { return o.Op.Result(0) }

// PredicateAttr is attribute `predicate`, nil when it is absent.
func (o Cmp) PredicateAttr() ir.Attribute { return o.Op.Attr("predicate") }

// SetPredicateAttr changes attribute `predicate`; nil removes it.
func (o Cmp) SetPredicateAttr(a ir.Attribute) { o.Op.SetAttr("predicate", a) }

// Predicate is the value of attribute `predicate`, CmpPredicate(0) when it is absent or of another kind.
func (o Cmp) Predicate() CmpPredicate { return ods.EnumOr(o.Op.Attr("predicate"), CmpPredicate(0)) }

// NewCmp builds `index.cmp`.
func NewCmp(b *ir.Builder, lhs *ir.Value, rhs *ir.Value, predicate CmpPredicate, attrs ...ir.NamedAttr) Cmp {
	return Cmp{b.Create(&ir.OperationState{
		Name:     b.Context().OpName("index.cmp"),
		Operands: []*ir.Value{lhs, rhs},
		Results:  []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:    append([]ir.NamedAttr{{Name: "predicate", Value: predicate.Attr(b.Context())}}, attrs...),
	})}
}

// Sizeof: The width of an index in bits.
type Sizeof struct{ Op *ir.Operation }

// AsSizeof views an operation as `index.sizeof`; false when it is another one.
func AsSizeof(op *ir.Operation) (Sizeof, bool) { return Sizeof{op}, op.Is("index.sizeof") }

// OpName is the name of the operations that it views.
func (Sizeof) OpName() string { return "index.sizeof" }

// Result is result `result`.
func (o Sizeof) Result() *ir.Value { return o.Op.Result(0) }

// NewSizeof builds `index.sizeof`.
func NewSizeof(b *ir.Builder, attrs ...ir.NamedAttr) Sizeof {
	return Sizeof{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("index.sizeof"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   attrs,
	})}
}

// Constant: An index that is known.
type Constant struct{ Op *ir.Operation }

// AsConstant views an operation as `index.constant`; false when it is another one.
func AsConstant(op *ir.Operation) (Constant, bool) { return Constant{op}, op.Is("index.constant") }

// OpName is the name of the operations that it views.
func (Constant) OpName() string { return "index.constant" }

// Result is result `result`.
func (o Constant) Result() *ir.Value { return o.Op.Result(0) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o Constant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o Constant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// Value is the value of attribute `value`, 0 when it is absent or of another kind.
func (o Constant) Value() int64 { return ods.IntOr(o.Op.Attr("value"), 0) }

// NewConstant builds `index.constant`.
func NewConstant(b *ir.Builder, value int64, attrs ...ir.NamedAttr) Constant {
	return Constant{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("index.constant"),
		Results: []ir.Type{b.Context().IndexType()},
		Attrs:   append([]ir.NamedAttr{{Name: "value", Value: b.Context().IndexAttr(value)}}, attrs...),
	})}
}

// BoolConstant: A truth value that is known.
type BoolConstant struct{ Op *ir.Operation }

// AsBoolConstant views an operation as `index.bool.constant`; false when it is another one.
func AsBoolConstant(op *ir.Operation) (BoolConstant, bool) {
	return BoolConstant{op}, op.Is("index.bool.constant")
}

// OpName is the name of the operations that it views.
func (BoolConstant) OpName() string { return "index.bool.constant" }

// Result is result `result`.
func (o BoolConstant) Result() *ir.Value { return o.Op.Result(0) }

// ValueAttr is attribute `value`, nil when it is absent.
func (o BoolConstant) ValueAttr() ir.Attribute { return o.Op.Attr("value") }

// SetValueAttr changes attribute `value`; nil removes it.
func (o BoolConstant) SetValueAttr(a ir.Attribute) { o.Op.SetAttr("value", a) }

// Value is the value of attribute `value`, false when it is absent or of another kind.
func (o BoolConstant) Value() bool { return ods.BoolOr(o.Op.Attr("value"), false) }

// NewBoolConstant builds `index.bool.constant`.
func NewBoolConstant(b *ir.Builder, value bool, attrs ...ir.NamedAttr) BoolConstant {
	return BoolConstant{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("index.bool.constant"),
		Results: []ir.Type{b.Context().IntegerType(1, ir.Signless)},
		Attrs:   append([]ir.NamedAttr{{Name: "value", Value: b.Context().BoolAttr(value)}}, attrs...),
	})}
}

// CmpPredicateAttr: How two indices are compared, as an attribute of MLIR 19.
type CmpPredicateAttr struct{ Attribute *ir.DialectAttr }

// AsCmpPredicateAttr views an attribute as `#index.cmp_predicate`; false when it is another one.
func AsCmpPredicateAttr(t ir.Attribute) (CmpPredicateAttr, bool) {
	v, ok := ods.AttrNamed(t, "index.cmp_predicate")
	return CmpPredicateAttr{v}, ok
}

// Value is parameter `value`.
func (t CmpPredicateAttr) Value() CmpPredicate {
	return ods.EnumOr(ods.Field(t.Attribute.Params(), 0), CmpPredicate(0))
}

// NewCmpPredicateAttr makes `#index.cmp_predicate`.
func NewCmpPredicateAttr(ctx *ir.Context, value CmpPredicate) CmpPredicateAttr {
	return CmpPredicateAttr{Attribute: ods.NewAttr(ctx, "index.cmp_predicate", value.Attr(ctx))}
}
