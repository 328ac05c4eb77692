// Code generated from ub.dialect. DO NOT EDIT.

package ub

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Poison: Makes a value that must not matter: what is computed from it is poison, and a program that
// depends on it is undefined.
type Poison struct{ Op *ir.Operation }

// AsPoison views an operation as `ub.poison`; false when it is another one.
func AsPoison(op *ir.Operation) (Poison, bool) { return Poison{op}, op.Is("ub.poison") }

// OpName is the name of the operations that it views.
func (Poison) OpName() string { return "ub.poison" }

// Result is result `result`.
func (o Poison) Result() *ir.Value { return o.Op.Result(0) }

// NewPoison builds `ub.poison`.
func NewPoison(b *ir.Builder, resultType ir.Type, attrs ...ir.NamedAttr) Poison {
	return Poison{b.Create(&ir.OperationState{
		Name:    b.Context().OpName("ub.poison"),
		Results: []ir.Type{resultType},
		Attrs:   attrs,
	})}
}

// Unreachable: Ends a block that is never reached: a program that reaches it is undefined. MLIR has it since 22.
type Unreachable struct{ Op *ir.Operation }

// AsUnreachable views an operation as `ub.unreachable`; false when it is another one.
func AsUnreachable(op *ir.Operation) (Unreachable, bool) {
	return Unreachable{op}, op.Is("ub.unreachable")
}

// OpName is the name of the operations that it views.
func (Unreachable) OpName() string { return "ub.unreachable" }

// NewUnreachable builds `ub.unreachable`.
func NewUnreachable(b *ir.Builder, attrs ...ir.NamedAttr) Unreachable {
	return Unreachable{b.Create(&ir.OperationState{
		Name:  b.Context().OpName("ub.unreachable"),
		Attrs: attrs,
	})}
}

// PoisonAttr: The value of what is poison, as an attribute of MLIR 19.
type PoisonAttr struct{ Attribute *ir.DialectAttr }

// AsPoisonAttr views an attribute as `#ub.poison`; false when it is another one.
func AsPoisonAttr(t ir.Attribute) (PoisonAttr, bool) {
	v, ok := ods.AttrNamed(t, "ub.poison")
	return PoisonAttr{v}, ok
}

// NewPoisonAttr makes `#ub.poison`.
func NewPoisonAttr(ctx *ir.Context) PoisonAttr {
	return PoisonAttr{Attribute: ods.NewAttr(ctx, "ub.poison")}
}
