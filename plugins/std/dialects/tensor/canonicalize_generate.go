package tensor

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// elementPatterns are those of single elements, and of what makes all of them.
func elementPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "constant-sizes", Root: "tensor.generate", Match: constantExtents},
		{Name: "element-of-generate", Root: "tensor.extract", Match: generatedElement},
		{Name: "element-of-cast", Root: "tensor.extract", Match: elementOfCast},
	}
}

// constantExtents: sizes that are constant become part of the type.
func constantExtents(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	t := op.ResultType(0).(*ir.RankedTensorType)
	shape, left, ok := view.KnownSizes(t.Shape(), op.Operands())
	if !ok {
		return rw.MatchFailure("no size is constant")
	}
	fresh := NewGenerate(rw.Builder, left, op.Context().RankedTensorType(shape, t.Elem(), t.Encoding()), op.Attrs()...)
	rw.MoveRegion(op.Region(0), fresh.Op.Region(0), nil)
	rw.ReplaceOp(op, caster.To(fresh.Op.Result(0), t, rw))
	return rw.Success()
}

// maxInlined is how many operations an element may take that is computed for several users
// of a tensor.
const maxInlined = 64

// generatedElement: an element is computed by itself, if that has no effects. What it
// takes from other tensors comes first: else there may be more and more of it.
func generatedElement(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	generate, ok := op.Operand(0).DefinedBy("tensor.generate")
	if !ok || !ir.HasNoEffects(generate) || !generate.Region(0).HasOneBlock() {
		return rw.MatchFailure("the tensor is not generated, or that has effects")
	}
	body := generate.Region(0).Entry()
	if body.NumArgs() != op.NumOperands()-1 || body.Last() == nil || !body.Last().Is("tensor.yield") {
		return rw.MatchFailure("the subscripts do not fit")
	}
	if !op.Operand(0).HasOneUse() && !isSmall(body) {
		return rw.MatchFailure("computing the element for each user is too expensive")
	}
	m := ir.NewMapping()
	for i, arg := range body.Args() {
		m.MapValue(arg, op.Operand(i+1))
	}
	rw.SetInsertionPoint(op)
	for inside := body.First(); inside != body.Last(); inside = inside.Next() {
		rw.Clone(inside, m)
	}
	rw.ReplaceOp(op, m.Value(body.Last().Operand(0)))
	return rw.Success()
}

// isSmall reports whether a block has few operations, and none that takes an element of what
// is generated.
func isSmall(b *ir.Block) bool {
	n := 0
	return ir.Walk(b.ParentOp(), func(op *ir.Operation) ir.WalkResult {
		n++
		generated := false
		if op.Is("tensor.extract") {
			_, generated = op.Operand(0).DefinedBy("tensor.generate")
		}
		if n > maxInlined || generated {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// elementOfCast: a cast changes no elements.
func elementOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := op.Operand(0).DefinedBy("tensor.cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	if t, ranked := cast.OperandType(0).(*ir.RankedTensorType); !ranked || len(t.Shape()) != op.NumOperands()-1 {
		return rw.MatchFailure("what is cast has no rank, or another")
	}
	rw.Update(op, func() { op.SetOperand(0, cast.Operand(0)) })
	return rw.Success()
}

// insertSame: an element of a constant whose elements are all alike is replaced by
// the same.
func insertSame(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	into, ok := constants[1].(*ir.DenseElementsAttr)
	if !ok || constants[0] == nil || !into.IsSplat() || into.Len() == 0 || into.Element(0) != constants[0] {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: into}}, true
}
