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
			{Name: "cast-of-cast", Root: "tensor.cast", Match: castOfCast},
			{Name: "dim-of-cast", Root: "tensor.dim", Match: dimOfCast},
		}),
		Folds: map[string]rewrite.FoldFunc{
			"tensor.extract":       extractKnown,
			"tensor.insert":        insertSame,
			"tensor.dim":           sizeOfDim,
			"tensor.extract_slice": wholePart,
			"tensor.insert_slice":  wholeInsertion,
		},
		Builds: []string{"tensor", "std"},
	}
}

// castOfCast: two casts are one if the type between them demands nothing that the
// other two do not.
func castOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	inner, ok := op.Operand(0).DefinedBy("tensor.cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	source := inner.Operand(0)
	if !demandsNothing(source.Type(), inner.ResultType(0), op.ResultType(0)) {
		return rw.MatchFailure("the type in between is more specific than the others")
	}
	if source.Type() == op.ResultType(0) {
		rw.ReplaceOp(op, source)
		return rw.Success()
	}
	rw.ReplaceOp(op, NewCast(rw.Builder, source, op.ResultType(0)).Dest())
	return rw.Success()
}

// demandsNothing reports whether each size in the type of the tensor in between is also in the
// type of one of the others.
func demandsNothing(from, between, to ir.Type) bool {
	middle, ok := between.(*ir.RankedTensorType)
	if !ok {
		return true
	}
	given := false
	sizes := make([]bool, len(middle.Shape()))
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
			sizes[i] = sizes[i] || n != ir.Dynamic
		}
	}
	for i, n := range middle.Shape() {
		if n != ir.Dynamic && !sizes[i] {
			return false
		}
	}
	return given
}

// dimOfCast: a cast changes no size.
func dimOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := op.Operand(0).DefinedBy("tensor.cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	at, known := rewrite.ConstantInt(op.Operand(1))
	if t, ranked := cast.OperandType(0).(*ir.RankedTensorType); ranked && known && (at < 0 || at >= int64(len(t.Shape()))) {
		return rw.MatchFailure("there is no such dimension")
	}
	rw.Update(op, func() { op.SetOperand(0, cast.Operand(0)) })
	return rw.Success()
}

// extractKnown: an element of a constant, or of a tensor that was made of its
// elements.
func extractKnown(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	elements, isConstant := constants[0].(*ir.DenseElementsAttr)
	if isConstant && elements.IsSplat() && elements.Len() > 0 {
		return []rewrite.FoldResult{{Attr: elements.Element(0)}}, true
	}
	shaped, ok := op.OperandType(0).(*ir.RankedTensorType)
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
	made, ok := op.Operand(0).DefinedBy("tensor.from_elements")
	if !ok || at >= int64(made.NumOperands()) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: made.Operand(int(at))}}, true
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
