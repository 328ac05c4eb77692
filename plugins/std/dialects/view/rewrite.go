package view

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Caster makes a cast of a value to a type, of the kind that a dialect has.
type Caster func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value

// To is the value as one of a type: a cast of it, unless it is.
func (c Caster) To(v *ir.Value, t ir.Type, rw *rewrite.Rewriter) *ir.Value {
	if v.Type() == t {
		return v
	}
	return c(rw.Builder, v, t)
}

// ConstantPart rewrites an operation that takes a part of its first operand: numbers that
// are constant become part of the operation, and of its type.
func (c Caster) ConstantPart(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := PartOf(op, 1)
	part, changed := before.WithConstants()
	if !ok || !changed {
		return rw.MatchFailure("no operand is a constant")
	}
	return c.TakePart(op, op.Operand(0), before, part, rw)
}

// TakePart replaces an operation that takes a part by one that takes a part of a source, and casts
// it to what it was before.
func (c Caster) TakePart(op *ir.Operation, source *ir.Value, before, part Part, rw *rewrite.Rewriter) rewrite.Result {
	t, ok := part.TypeOf(source.Type(), before, op.OperandType(0), op.ResultType(0))
	if !ok {
		return rw.MatchFailure("the sizes do not fit the result, or its layout is not strided")
	}
	fresh := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: append([]*ir.Value{source}, part.Operands()...),
		Results: []ir.Type{t}, Attrs: part.Attrs(op, 1),
	})
	rw.ReplaceOp(op, c.To(fresh.Result(0), op.ResultType(0), rw))
	return rw.Success()
}
