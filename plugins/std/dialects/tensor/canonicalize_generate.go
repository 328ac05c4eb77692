package tensor

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// elementPatterns are those of single elements, and of what makes all of them.
func elementPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("constant-sizes", constantExtents),
		rewrite.On("element-of-generate", generatedElement),
		rewrite.On("element-of-cast", elementOfCast),
	}
}

// constantExtents: sizes that are constant become part of the type.
func constantExtents(op Generate, rw *rewrite.Rewriter) rewrite.Result {
	t := op.Result().Type().(*ir.RankedTensorType)
	shape, left, ok := view.KnownSizes(t.Shape(), op.DynamicExtents())
	if !ok {
		return rw.MatchFailure("no size is constant")
	}
	fresh := NewGenerate(rw.Builder, left, rw.Context().RankedTensorType(shape, t.Elem(), t.Encoding()), op.Op.Attrs()...)
	rw.MoveRegion(op.Body(), fresh.Body(), nil)
	rw.ReplaceOp(op.Op, caster.To(fresh.Result(), t, rw))
	return rw.Success()
}

// maxInlined is how many operations an element may take that is computed for several users
// of a tensor.
const maxInlined = 64

// generatedElement: an element is computed by itself, if that has no effects. What it
// takes from other tensors comes first: else there may be more and more of it.
func generatedElement(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	generate, ok := ir.DefinedBy[Generate](op.Tensor())
	if !ok || !ir.HasNoEffects(generate.Op) || !generate.Body().HasOneBlock() {
		return rw.MatchFailure("the tensor is not generated, or that has effects")
	}
	body := generate.Body().Entry()
	if body.NumArgs() != len(op.Indices()) || body.Last() == nil {
		return rw.MatchFailure("the subscripts do not fit")
	}
	yield, ok := AsYield(body.Last())
	if !ok {
		return rw.MatchFailure("the subscripts do not fit")
	}
	if !op.Tensor().HasOneUse() && !isSmall(body) {
		return rw.MatchFailure("computing the element for each user is too expensive")
	}
	m := ir.NewMapping()
	for i, index := range op.Indices() {
		m.MapValue(body.Arg(i), index)
	}
	rw.SetInsertionPoint(op.Op)
	for inside := range body.WithoutTerminator() {
		rw.Clone(inside, m)
	}
	rw.ReplaceOp(op.Op, m.Value(yield.Value()))
	return rw.Success()
}

// isSmall reports whether a block has few operations, and none that takes an element of what
// is generated.
func isSmall(b *ir.Block) bool {
	n := 0
	return ir.Walk(b.ParentOp(), func(op *ir.Operation) ir.WalkResult {
		n++
		generated := false
		if extract, ok := AsExtract(op); ok {
			_, generated = ir.DefinedBy[Generate](extract.Tensor())
		}
		if n > maxInlined || generated {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// elementOfCast: a cast changes no elements.
func elementOfCast(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[Cast](op.Tensor())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	if t, ranked := cast.Source().Type().(*ir.RankedTensorType); !ranked || len(t.Shape()) != len(op.Indices()) {
		return rw.MatchFailure("what is cast has no rank, or another")
	}
	rw.Update(op.Op, func() { op.SetTensor(cast.Source()) })
	return rw.Success()
}

// insertSame: an element of a constant whose elements are all alike is replaced by
// the same.
func insertSame(_ Insert, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	into, ok := constants[1].(*ir.DenseElementsAttr)
	if !ok || constants[0] == nil || !into.IsSplat() || into.Len() == 0 || into.Element(0) != constants[0] {
		return nil, false
	}
	return []rewrite.FoldResult{{Attr: into}}, true
}
