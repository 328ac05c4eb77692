package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// maxConstant is how many elements a constant may have that stands for a short operation.
const maxConstant = 1 << 12

// foldStep: numbers of a vector whose size is known are a constant.
func foldStep(op Step, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t := op.Result().Type().(*ir.VectorType)
	n := t.Shape()[0]
	if slices.Contains(t.Scalable(), true) || n > maxConstant {
		return nil, false
	}
	var data []byte
	for i := range n {
		data = ir.AppendElement(data, t.Context().IndexAttr(i))
	}
	return []rewrite.FoldResult{{Attr: t.Context().DenseElementsAttr(t, data, n == 1)}}, true
}

// elementsToSplat: elements that are all the same value.
func elementsToSplat(op FromElements, rw *rewrite.Rewriter) rewrite.Result {
	elements := op.Elements()
	for _, e := range elements {
		if e != elements[0] {
			return rw.MatchFailure("the elements differ")
		}
	}
	rw.ReplaceOp(op.Op, std.NewSplat(rw.Builder, elements[0], nil, op.Result().Type()).Aggregate())
	return rw.Success()
}
