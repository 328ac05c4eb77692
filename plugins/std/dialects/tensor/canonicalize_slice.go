package tensor

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// caster casts tensors.
var caster view.Caster = func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value { return NewCast(b, v, t).Dest() }

// slicePatterns are those of operations that take or replace a part of a tensor.
func slicePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "constant-part", Root: "tensor.extract_slice", Match: caster.ConstantPart()},
		{Name: "part-of-cast", Root: "tensor.extract_slice", Match: partOfCast},
		{Name: "constant-part", Root: "tensor.insert_slice", Match: constantInsertion},
		{Name: "insertion-of-cast", Root: "tensor.insert_slice", Match: insertionOfCast},
	}
}

// wholePart: a part that is all of a tensor is the tensor.
func wholePart(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t, ok := op.ResultType(0).(*ir.RankedTensorType)
	part, ok2 := view.PartOf(op, 1)
	if !ok || !ok2 || op.OperandType(0) != ir.Type(t) || !part.IsWhole(t.Shape()) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: op.Operand(0)}}, true
}

// wholeInsertion: what replaces all of a tensor is what remains.
func wholeInsertion(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t, ok := op.ResultType(0).(*ir.RankedTensorType)
	part, ok2 := view.PartOf(op, 2)
	if !ok || !ok2 || op.OperandType(0) != ir.Type(t) || !part.IsWhole(t.Shape()) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: op.Operand(0)}}, true
}

// partOfCast: a part of a cast tensor is that of the tensor.
func partOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	source, forgot := uncast(op.Operand(0))
	part, ok := view.PartOf(op, 1)
	if !ok || !forgot || part.HasConstants() {
		return rw.MatchFailure("the operand is not a cast that drops sizes, or a number is a constant")
	}
	return caster.TakePart(op, source, part, part, rw)
}

// constantInsertion is the same for the part that is replaced.
func constantInsertion(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := view.PartOf(op, 2)
	part, changed := before.WithConstants()
	if !ok || !changed {
		return rw.MatchFailure("no operand is a constant")
	}
	insertPart(op, op.Operand(0), op.Operand(1), part, rw)
	return rw.Success()
}

// insertionOfCast: a part of a cast tensor is replaced as that of the tensor, by what
// is cast as by what it was before.
func insertionOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	part, ok := view.PartOf(op, 2)
	source, forgot := uncast(op.Operand(0))
	dest, forgot2 := uncast(op.Operand(1))
	if !ok || !forgot && !forgot2 || part.HasConstants() {
		return rw.MatchFailure("no operand is a cast that drops sizes, or a number is a constant")
	}
	insertPart(op, source, dest, part, rw)
	return rw.Success()
}

func insertPart(op *ir.Operation, source, dest *ir.Value, part view.Part, rw *rewrite.Rewriter) {
	fresh := rw.Create(&ir.OperationState{
		Name: op.Name(), Operands: append([]*ir.Value{source, dest}, part.Operands()...),
		Results: []ir.Type{dest.Type()}, Attrs: part.Attrs(op, 2),
	})
	rw.ReplaceOp(op, caster.To(fresh.Result(0), op.ResultType(0), rw))
}

// uncast is the operand of the cast that made a tensor, if the cast's type is not more
// specific, or the tensor and false.
func uncast(v *ir.Value) (*ir.Value, bool) {
	cast, ok := v.DefinedBy("tensor.cast")
	if !ok {
		return v, false
	}
	from, ok := cast.OperandType(0).(*ir.RankedTensorType)
	to, ok2 := v.Type().(*ir.RankedTensorType)
	if !ok || !ok2 || from.Encoding() != to.Encoding() {
		return v, false
	}
	forgets := slices.EqualFunc(from.Shape(), to.Shape(), func(a, b int64) bool { return a == b || b == ir.Dynamic })
	if !forgets {
		return v, false
	}
	return cast.Operand(0), true
}

// sizeOfDim: a size that a tensor or a part was given is the size.
func sizeOfDim(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	at, ok := rewrite.ConstantInt(op.Operand(1))
	def := op.Operand(0).DefiningOp()
	t, ok2 := op.OperandType(0).(*ir.RankedTensorType)
	if !ok || !ok2 || def == nil || at < 0 || at >= int64(len(t.Shape())) || t.Shape()[at] != ir.Dynamic {
		return nil, false
	}
	var size *ir.Value
	switch {
	case def.Is("tensor.extract_slice"):
		size = view.SizeOf(def, at)
	case def.Is("tensor.generate"):
		size = view.SizeOperand(t.Shape(), at, ods.OperandsOf(def, 0))
	}
	return []rewrite.FoldResult{{Value: size}}, size != nil
}
