package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: slices.Concat(castPatterns(), partPatterns(), memoryPatterns(), tensorPatterns()),
		Folds: map[string]rewrite.FoldFunc{
			"vector.shape_cast":            foldShapeCast,
			"vector.bitcast":               foldBitcast,
			"vector.transpose":             foldTranspose,
			"vector.broadcast":             foldBroadcast,
			"vector.extract":               foldExtract,
			"vector.extract_strided_slice": foldSlice,
			"vector.transfer_read":         readOfWrite,
			"vector.transfer_write":        writeOfRead,
		},
		Builds: []string{"vector", "std"},
	}
}

// castPatterns are those of operations that arrange or repeat elements.
func castPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "cast-of-cast", Root: "vector.shape_cast", Match: shapeCastTwice},
		{Name: "transpose-of-transpose", Root: "vector.transpose", Match: transposeTwice},
		{Name: "nothing-repeated", Root: "vector.broadcast", Match: broadcastToShapeCast},
		{Name: "broadcast-of-broadcast", Root: "vector.broadcast", Match: broadcastTwice},
		{Name: "constant-mask", Root: "vector.create_mask", Match: constantMask},
	}
}

// same is the operand where it has the type of the result.
func same(op *ir.Operation) ([]rewrite.FoldResult, bool) {
	return []rewrite.FoldResult{{Value: op.Operand(0)}}, op.OperandType(0) == op.ResultType(0)
}

// back is the operand of the operation before, of the same kind, where that is of the result's
// type.
func back(op *ir.Operation) ([]rewrite.FoldResult, bool) {
	before, ok := op.Operand(0).DefinedBy(op.Name().String())
	if !ok || before.OperandType(0) != op.ResultType(0) {
		return nil, false
	}
	return []rewrite.FoldResult{{Value: before.Operand(0)}}, true
}

// splat is the constant whose elements all are those of another one.
func splat(op *ir.Operation, constant ir.Attribute) ([]rewrite.FoldResult, bool) {
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
	t, ok := op.ResultType(0).(*ir.VectorType)
	if !ok {
		return []rewrite.FoldResult{{Attr: element}}, true
	}
	return []rewrite.FoldResult{{Attr: op.Context().DenseElementsAttr(t, ir.AppendElement(nil, element), true)}}, true
}

// foldShapeCast: what gets its shape back is what it was, and all elements alike stay so.
func foldShapeCast(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	for _, fold := range []func(*ir.Operation) ([]rewrite.FoldResult, bool){same, back} {
		if result, ok := fold(op); ok {
			return result, true
		}
	}
	return splat(op, constants[0])
}

// foldBitcast: what gets its type back is what it was.
func foldBitcast(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op); ok {
		return result, true
	}
	return back(op)
}

// foldTranspose: dimensions that stay in order make the same vector.
func foldTranspose(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	for i, n := range numbers(op.Attr("transp")) {
		if n != int64(i) {
			return nil, false
		}
	}
	return same(op)
}

// foldBroadcast: nothing is repeated, or something constant.
func foldBroadcast(op *ir.Operation, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	if result, ok := same(op); ok {
		return result, true
	}
	return splat(op, constants[0])
}

// shapeCastTwice: of two casts the second is enough, where it may be made of the first's operand.
func shapeCastTwice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.shape_cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	if castShape(shapeOf(before.OperandType(0)), shapeOf(op.ResultType(0))) != nil {
		return rw.MatchFailure("one cast cannot replace both")
	}
	rw.Update(op, func() { op.SetOperand(0, before.Operand(0)) })
	return rw.Success()
}

// transposeTwice: two orders are one.
func transposeTwice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.transpose")
	if !ok {
		return rw.MatchFailure("the operand is not transposed")
	}
	first := numbers(before.Attr("transp"))
	order := numbers(op.Attr("transp"))
	for i, n := range order {
		order[i] = first[n]
	}
	rw.Update(op, func() {
		op.SetOperand(0, before.Operand(0))
		op.SetAttr("transp", op.Context().I64ArrayAttr(order))
	})
	return rw.Success()
}

// broadcastTwice: what is repeated may be repeated at once.
func broadcastTwice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy("vector.broadcast")
	if !ok {
		return rw.MatchFailure("the operand is not repeated")
	}
	rw.Update(op, func() { op.SetOperand(0, before.Operand(0)) })
	return rw.Success()
}

// constantMask: a mask of constant sizes is constant. One that is empty in a dimension is in all.
func constantMask(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	sizes := slices.Clone(shapeOf(op.ResultType(0)))
	for i, size := range sizes {
		n, ok := rewrite.ConstantInt(op.Operand(i))
		if !ok {
			return rw.MatchFailure("a size is not constant")
		}
		sizes[i] = max(0, min(n, size))
	}
	if slices.Contains(sizes, 0) {
		clear(sizes)
	}
	mask := NewConstantMask(rw.Builder, op.ResultType(0), sizes)
	rw.ReplaceOp(op, mask.Op.Result(0))
	return rw.Success()
}

// broadcastToShapeCast: where no element is repeated, dimensions of one element are added.
func broadcastToShapeCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	from, ok := op.OperandType(0).(*ir.VectorType)
	if !ok || !haveSameCount(from, op.ResultType(0)) {
		return rw.MatchFailure("elements are repeated")
	}
	rw.ReplaceOp(op, NewShapeCast(rw.Builder, op.Operand(0), op.ResultType(0)).Op.Result(0))
	return rw.Success()
}

func haveSameCount(a, b ir.Type) bool {
	x, ok := a.(*ir.VectorType)
	y, ok2 := b.(*ir.VectorType)
	if !ok || !ok2 {
		return false
	}
	n, ok := ir.NumElements(x)
	m, ok2 := ir.NumElements(y)
	return ok && ok2 && n == m
}
