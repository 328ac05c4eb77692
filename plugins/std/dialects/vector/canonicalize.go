package vector

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(castPatterns(), partPatterns(), memoryPatterns(), tensorPatterns(), chainPatterns()),
		Folds: rewrite.Folds(
			rewrite.FoldOn(foldShapeCast), rewrite.FoldOn(foldBitcast), rewrite.FoldOn(foldTranspose),
			rewrite.FoldOn(foldBroadcast), rewrite.FoldOn(foldExtract), rewrite.FoldOn(foldSlice),
			rewrite.FoldOn(readOfWrite), rewrite.FoldOn(writeOfRead), rewrite.FoldOn(foldStep),
		),
		Builds: []string{"vector", "std"},
	}
}

// castPatterns are those of operations that arrange or repeat elements.
func castPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("cast-of-cast", shapeCastTwice),
		rewrite.On("transpose-of-transpose", transposeTwice),
		rewrite.On("nothing-repeated", broadcastToShapeCast),
		rewrite.On("broadcast-of-broadcast", broadcastTwice),
		rewrite.On("constant-mask", constantMask),
		rewrite.On("elements-to-splat", elementsToSplat),
	}
}

// same is an operand in the place of a result, where it has the same type.
func same(operand, result *ir.Value) ([]rewrite.FoldResult, bool) {
	return []rewrite.FoldResult{{Value: operand}}, operand.Type() == result.Type()
}

// splat is the constant whose elements all are those of another one.
func splat(result *ir.Value, constant ir.Attribute) ([]rewrite.FoldResult, bool) {
	var element ir.Attribute
	switch a := constant.(type) {
	case *ir.DenseElementsAttr:
		if !a.IsSplat() || a.Len() == 0 {
			return nil, false
		}
		element = a.Element(0)
	case *ir.IntegerAttr, *ir.FloatAttr:
		element = constant
	default:
		return nil, false
	}
	t, ok := result.Type().(*ir.VectorType)
	if !ok {
		return []rewrite.FoldResult{{Attr: element}}, true
	}
	return []rewrite.FoldResult{{Attr: t.Context().DenseElementsAttr(t, ir.AppendElement(nil, element), true)}}, true
}

// foldShapeCast: what gets its shape back is what it was, and all elements alike stay so.
func foldShapeCast(op ShapeCast, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op.Source(), op.Result()); ok {
		return result, true
	}
	if before, ok := ir.DefinedBy[ShapeCast](op.Source()); ok {
		if result, ok := same(before.Source(), op.Result()); ok {
			return result, true
		}
	}
	return splat(op.Result(), constants[0])
}

// foldBitcast: what gets its type back is what it was, and elements that are all alike are joined alike,
// whichever of them comes first in memory.
func foldBitcast(op Bitcast, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op.Source(), op.Result()); ok {
		return result, true
	}
	if before, ok := ir.DefinedBy[Bitcast](op.Source()); ok {
		return same(before.Source(), op.Result())
	}
	a, ok := constants[0].(*ir.DenseElementsAttr)
	if !ok || !a.IsSplat() {
		return nil, false
	}
	t := op.Result().Type().(*ir.VectorType)
	from, to := wholeBytes(a.Shaped().Elem()), wholeBytes(t.Elem())
	if from == 0 || to%from != 0 {
		return nil, false
	}
	data := strings.Repeat(a.Data(), to/from)
	return []rewrite.FoldResult{{Attr: op.Op.Context().DenseElementsAttr(t, []byte(data), true)}}, true
}

// wholeBytes is how many bytes an element takes; 0 where some of their bits are not of the element, or where its
// width depends on the target.
func wholeBytes(t ir.Type) int {
	width := 0
	switch t := t.(type) {
	case *ir.IntegerType:
		width = int(t.Width())
	case *ir.FloatType:
		width = t.Kind().BitWidth()
	}
	if width%8 != 0 {
		return 0
	}
	return width / 8
}

// foldTranspose: dimensions that stay in order make the same vector.
func foldTranspose(op Transpose, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	for i, n := range op.Transp() {
		if n != int64(i) {
			return nil, false
		}
	}
	return same(op.Vector(), op.Result())
}

// foldBroadcast: nothing is repeated, or something constant.
func foldBroadcast(op Broadcast, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op.Source(), op.Vector()); ok {
		return result, true
	}
	return splat(op.Vector(), constants[0])
}

// shapeCastTwice: of two casts the second is enough, where it may be made of the first's operand.
func shapeCastTwice(op ShapeCast, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[ShapeCast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	if castShape(shapeOf(before.Source().Type()), shapeOf(op.Result().Type())) != nil {
		return rw.MatchFailure("one cast cannot replace both")
	}
	rw.Update(op.Op, func() { op.SetSource(before.Source()) })
	return rw.Success()
}

// transposeTwice: two orders are one.
func transposeTwice(op Transpose, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[Transpose](op.Vector())
	if !ok {
		return rw.MatchFailure("the operand is not transposed")
	}
	first, order := before.Transp(), op.Transp()
	for i, n := range order {
		order[i] = first[n]
	}
	rw.Update(op.Op, func() {
		op.SetVector(before.Vector())
		op.SetTranspAttr(rw.Context().I64ArrayAttr(order))
	})
	return rw.Success()
}

// broadcastTwice: what is repeated may be repeated at once.
func broadcastTwice(op Broadcast, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[Broadcast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not repeated")
	}
	rw.Update(op.Op, func() { op.SetSource(before.Source()) })
	return rw.Success()
}

// constantMask: a mask of constant sizes is constant. One that is empty in a dimension is in all.
func constantMask(op CreateMask, rw *rewrite.Rewriter) rewrite.Result {
	extents := extentsOf(op.Result().Type())
	if len(extents) == 0 {
		extents = []extent{{size: 1}}
	}
	sizes := make([]int64, len(extents))
	for i, operand := range op.Operands() {
		n, ok := rewrite.ConstantInt(operand)
		if !ok {
			return rw.MatchFailure("a size is not constant")
		}
		if n > 0 && extents[i].scalable {
			return rw.MatchFailure("how many elements a scalable dimension has beyond them is not known")
		}
		sizes[i] = max(0, min(n, extents[i].size))
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	rw.ReplaceOp(op.Op, NewConstantMask(rw.Builder, op.Result().Type(), sizes).Result())
	return rw.Success()
}

// broadcastToShapeCast: where no element is repeated, dimensions of one element are added.
func broadcastToShapeCast(op Broadcast, rw *rewrite.Rewriter) rewrite.Result {
	from, ok := op.Source().Type().(*ir.VectorType)
	if !ok || !haveSameCount(from, op.Vector().Type()) {
		return rw.MatchFailure("elements are repeated")
	}
	rw.ReplaceOp(op.Op, NewShapeCast(rw.Builder, op.Source(), op.Vector().Type()).Result())
	return rw.Success()
}

// haveSameCount reports whether two types are vectors of as many elements.
func haveSameCount(a, b ir.Type) bool {
	x, ok := a.(*ir.VectorType)
	y, ok2 := b.(*ir.VectorType)
	if !ok || !ok2 || countScalable(x) != countScalable(y) {
		return false
	}
	n, ok := ir.NumElements(x)
	m, ok2 := ir.NumElements(y)
	return ok && ok2 && n == m
}

// countScalable is how many dimensions of a vector are scalable.
func countScalable(v *ir.VectorType) int {
	n := 0
	for _, scalable := range v.Scalable() {
		if scalable {
			n++
		}
	}
	return n
}
