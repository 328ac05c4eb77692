package tensor

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// caster casts tensors.
var caster view.Caster = func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value { return NewCast(b, v, t).Dest() }

// slicePatterns are those of operations that take or replace a part of a tensor.
func slicePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("constant-part", constantPart),
		rewrite.On("part-of-cast", partOfCast),
		rewrite.On("constant-part", constantInsertion),
		rewrite.On("insertion-of-cast", insertionOfCast),
		rewrite.On("constant-part", constantParallelInsertion),
	}
}

// wholePart: a part that is all of a tensor is the tensor.
func wholePart(op ExtractSlice, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	part, ok := view.PartOf(op.Op, 1)
	return whole(op.Source(), op.Result().Type(), part, ok)
}

// wholeInsertion: what replaces all of a tensor is what remains.
func wholeInsertion(op InsertSlice, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	part, ok := view.PartOf(op.Op, 2)
	return whole(op.Source(), op.Result().Type(), part, ok)
}

// whole is a tensor in the place of a part that is all of it.
func whole(source *ir.Value, t ir.Type, part view.Part, ok bool) ([]rewrite.FoldResult, bool) {
	ranked, ok2 := t.(*ir.RankedTensorType)
	if !ok || !ok2 || source.Type() != t || !part.IsWhole(ranked.Shape()) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: source}}, true
}

// constantPart: numbers that are constant become part of the operation, and of its type.
func constantPart(op ExtractSlice, rw *rewrite.Rewriter) rewrite.Result {
	return caster.ConstantPart(op.Op, rw)
}

// partOfCast: a part of a cast tensor is that of the tensor.
func partOfCast(op ExtractSlice, rw *rewrite.Rewriter) rewrite.Result {
	source, forgot := uncast(op.Source())
	part, ok := view.PartOf(op.Op, 1)
	if !ok || !forgot || part.HasConstants() {
		return rw.MatchFailure("the operand is not a cast that drops sizes, or a number is a constant")
	}
	return caster.TakePart(op.Op, source, part, part, rw)
}

// constantInsertion is the same for the part that is replaced.
func constantInsertion(op InsertSlice, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := view.PartOf(op.Op, 2)
	part, changed := before.WithConstants()
	if !ok || !changed {
		return rw.MatchFailure("no operand is a constant")
	}
	return insertPart(op, op.Source(), op.Dest(), part, rw)
}

// constantParallelInsertion is the same for the part that an iteration replaces.
func constantParallelInsertion(op ParallelInsertSlice, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := view.PartOf(op.Op, 2)
	part, changed := before.WithConstants()
	if !ok || !changed {
		return rw.MatchFailure("no operand is a constant")
	}
	t, ok := part.TypeOf(op.Dest().Type(), before, op.Dest().Type(), op.Source().Type())
	if !ok {
		return rw.MatchFailure("the sizes do not fit the source")
	}
	rw.SetInsertionPoint(op.Op.ParentOp())
	source := caster.To(op.Source(), t, rw)
	rw.SetInsertionPoint(op.Op)
	rw.Create(&ir.OperationState{
		Name: op.Op.Name(), Operands: append([]*ir.Value{source, op.Dest()}, part.Operands()...), Attrs: part.Attrs(op.Op, 2),
	})
	rw.EraseOp(op.Op)
	return rw.Success()
}

// insertionOfCast: a part of a cast tensor is replaced as that of the tensor, by what
// is cast as by what it was before.
func insertionOfCast(op InsertSlice, rw *rewrite.Rewriter) rewrite.Result {
	part, ok := view.PartOf(op.Op, 2)
	source, forgot := uncast(op.Source())
	dest, forgot2 := uncast(op.Dest())
	if !ok || !forgot && !forgot2 || part.HasConstants() {
		return rw.MatchFailure("no operand is a cast that drops sizes, or a number is a constant")
	}
	return insertPart(op, source, dest, part, rw)
}

// insertPart replaces an insertion by one of another source into another tensor.
func insertPart(op InsertSlice, source, dest *ir.Value, part view.Part, rw *rewrite.Rewriter) rewrite.Result {
	fresh := rw.Create(&ir.OperationState{
		Name: op.Op.Name(), Operands: append([]*ir.Value{source, dest}, part.Operands()...),
		Results: []ir.Type{dest.Type()}, Attrs: part.Attrs(op.Op, 2),
	})
	rw.ReplaceOp(op.Op, caster.To(fresh.Result(0), op.Result().Type(), rw))
	return rw.Success()
}

// uncast is the operand of the cast that made a tensor, if the cast's type is not more
// specific, or the tensor and false.
func uncast(v *ir.Value) (*ir.Value, bool) {
	cast, ok := ir.DefinedBy[Cast](v)
	if !ok {
		return v, false
	}
	from, ok := cast.Source().Type().(*ir.RankedTensorType)
	to, ok2 := v.Type().(*ir.RankedTensorType)
	if !ok || !ok2 || from.Encoding() != to.Encoding() {
		return v, false
	}
	forgets := slices.EqualFunc(from.Shape(), to.Shape(), func(a, b int64) bool { return a == b || b == ir.Dynamic })
	if !forgets {
		return v, false
	}
	return cast.Source(), true
}

// sizeOfDim: a size that a tensor or a part was given is the size.
func sizeOfDim(op Dim, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	at, ok := rewrite.ConstantInt(op.Index())
	t, ok2 := op.Source().Type().(*ir.RankedTensorType)
	if !ok || !ok2 || at < 0 || at >= int64(len(t.Shape())) || t.Shape()[at] != ir.Dynamic {
		return nil, false
	}
	var size *ir.Value
	if slice, ok := ir.DefinedBy[ExtractSlice](op.Source()); ok {
		size = view.SizeOf(slice.Op, at)
	} else if generate, ok := ir.DefinedBy[Generate](op.Source()); ok {
		size = view.SizeOperand(t.Shape(), at, generate.DynamicExtents())
	}
	return []rewrite.FoldResult{{Value: size}}, size != nil
}
