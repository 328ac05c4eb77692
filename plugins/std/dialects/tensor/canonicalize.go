package tensor

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(slicePatterns(), elementPatterns(), []rewrite.Pattern{
			rewrite.On("cast-of-cast", castOfCast),
			rewrite.On("dim-of-cast", dimOfCast),
		}),
		Folds: rewrite.Folds(
			rewrite.FoldOn(extractKnown), rewrite.FoldOn(constantElements), rewrite.FoldOn(insertSame), rewrite.FoldOn(sizeOfDim),
			rewrite.FoldOn(wholePart), rewrite.FoldOn(wholeInsertion),
		),
		Builds: []string{"tensor", "std"},
	}
}

// castOfCast: two casts are one if the type between them demands nothing that the
// other two do not.
func castOfCast(op Cast, rw *rewrite.Rewriter) rewrite.Result {
	inner, ok := ir.DefinedBy[Cast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	source, t := inner.Source(), op.Dest().Type()
	if !demandsNothing(source.Type(), inner.Dest().Type(), t) {
		return rw.MatchFailure("the type in between is more specific than the others")
	}
	rw.ReplaceOp(op.Op, caster.To(source, t, rw))
	return rw.Success()
}

// demandsNothing reports whether each size in the type of the tensor in between is also in the
// type of one of the others, and these do not contradict each other.
func demandsNothing(from, between, to ir.Type) bool {
	middle, ok := between.(*ir.RankedTensorType)
	if !ok {
		return true
	}
	given := false
	sizes := make([]int64, len(middle.Shape())) // of the other two, or dynamic
	for i := range sizes {
		sizes[i] = ir.Dynamic
	}
	for _, t := range []ir.Type{from, to} {
		other, ok := t.(*ir.RankedTensorType)
		if !ok {
			continue
		}
		if len(other.Shape()) != len(sizes) {
			return false // such casts never hold
		}
		given = true
		for i, n := range other.Shape() {
			if sizes[i] != n && sizes[i] != ir.Dynamic && n != ir.Dynamic {
				return false // nor do these
			}
			if n != ir.Dynamic {
				sizes[i] = n
			}
		}
	}
	for i, n := range middle.Shape() {
		if n != ir.Dynamic && sizes[i] == ir.Dynamic {
			return false
		}
	}
	return given
}

// dimOfCast: a cast changes no size.
func dimOfCast(op Dim, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[Cast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	at, known := rewrite.ConstantInt(op.Index())
	if t, ranked := cast.Source().Type().(*ir.RankedTensorType); ranked && known && (at < 0 || at >= int64(len(t.Shape()))) {
		return rw.MatchFailure("there is no such dimension")
	}
	rw.Update(op.Op, func() { op.SetSource(cast.Source()) })
	return rw.Success()
}

// constantElements: a tensor of numbers that are constant is a constant.
func constantElements(op FromElements, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t, ok := op.Result().Type().(*ir.RankedTensorType)
	if !ok || slices.Contains(constants, nil) || len(constants) == 0 {
		return nil, false
	}
	var data []byte
	for _, c := range constants {
		switch c.(type) {
		case *ir.IntegerAttr, *ir.FloatAttr:
			data = ir.AppendElement(data, c)
		default:
			return nil, false
		}
	}
	all := t.Context().DenseElementsAttr(t, data, len(constants) == 1)
	return []rewrite.FoldResult{{Attr: all}}, true
}

// extractKnown: an element of a constant, or of a tensor that was made of its
// elements.
func extractKnown(op Extract, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	elements, isConstant := constants[0].(*ir.DenseElementsAttr)
	if isConstant && elements.IsSplat() && elements.Len() > 0 {
		return []rewrite.FoldResult{{Attr: elements.Element(0)}}, true
	}
	shaped, ok := op.Tensor().Type().(*ir.RankedTensorType)
	if !ok {
		return nil, false
	}
	at, ok := position(shaped.Shape(), constants[1:])
	if !ok {
		return nil, false
	}
	if sparse, ok := constants[0].(*ir.SparseElementsAttr); ok {
		element := sparse.Element(subscripts(constants[1:]))
		return []rewrite.FoldResult{{Attr: element}}, element != nil
	}
	if isConstant && at < int64(elements.Len()) {
		return []rewrite.FoldResult{{Attr: elements.Element(int(at))}}, true
	}
	made, ok := ir.DefinedBy[FromElements](op.Tensor())
	if !ok || at >= int64(len(made.Elements())) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: made.Elements()[at]}}, true
}

// subscripts are the numbers that position has found to be inside.
func subscripts(indices []ir.Attribute) []int64 {
	list := make([]int64, len(indices))
	for i, a := range indices {
		list[i], _ = a.(*ir.IntegerAttr).Int()
	}
	return list
}

// position is the number of an element in the order of elements; false when it
// is not known or outside.
func position(shape []int64, indices []ir.Attribute) (int64, bool) {
	at := int64(0)
	if len(shape) != len(indices) {
		return 0, false
	}
	for i, a := range indices {
		index, ok := a.(*ir.IntegerAttr)
		if !ok {
			return 0, false
		}
		n, ok := index.Int()
		if !ok || n < 0 || n >= shape[i] {
			return 0, false
		}
		at = at*shape[i] + n
	}
	return at, true
}
