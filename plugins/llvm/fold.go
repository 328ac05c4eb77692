package llvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Folds:    map[string]rewrite.FoldFunc{extractvalueName: foldExtractvalue, MlirZero{}.OpName(): foldZero},
		Patterns: []rewrite.Pattern{extractZero()},
	}
}

// foldZero makes a zero that is a number, or a vector of numbers, a constant.
func foldZero(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	a := zeroOf(op.ResultType(0))
	return []rewrite.FoldResult{{Attr: a}}, a != nil
}

// zeroOf is the constant of which all is zero, nil where the type has none.
func zeroOf(t ir.Type) ir.Attribute {
	ctx := t.Context()
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return ctx.ZeroAttr(t)
	case *ir.VectorType:
		return ctx.DenseElementsAttr(t, ir.AppendElement(nil, ctx.ZeroAttr(t.Elem())), true)
	}
	return nil
}

// extractZero makes what is taken out of a zero a zero of its own type.
func extractZero() rewrite.Pattern {
	return rewrite.On("extract-from-zero", func(op Extractvalue, rw *rewrite.Rewriter) rewrite.Result {
		if _, ok := ir.DefinedBy[MlirZero](op.Container()); !ok {
			return rw.MatchFailure("the container is not a zero")
		}
		t := op.Res().Type()
		if IsPtr(t) {
			rw.ReplaceOp(op.Op, NewMlirNull(rw.Builder, t).Res())
			return rw.Success()
		}
		rw.ReplaceOp(op.Op, NewMlirZero(rw.Builder, t).Res())
		return rw.Success()
	})
}

const extractvalueName = "llvm.extractvalue"

// foldExtractvalue finds the value that was inserted where it is taken out.
// Values that were inserted beside it do not matter; one that is part of it, or
// that it is a part of, ends the search.
func foldExtractvalue(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	position := pathOf(op.Attr("position"))
	container := op.Operand(0)
	for container.DefiningOp() != nil {
		insert, ok := AsInsertvalue(container.DefiningOp())
		if !ok {
			break
		}
		inserted := pathOf(insert.PositionAttr())
		if slices.Equal(position, inserted) {
			return []rewrite.FoldResult{{Value: insert.Value()}}, true
		}
		if n := min(len(position), len(inserted)); slices.Equal(position[:n], inserted[:n]) {
			break
		}
		container = insert.Container()
	}
	return nil, false
}

// pathOf is an index path, whatever the type of its indices.
func pathOf(a ir.Attribute) []int64 {
	list := listOf(a)
	path := make([]int64, len(list))
	for i, index := range list {
		path[i] = intOf(index)
	}
	return path
}
