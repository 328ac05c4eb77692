package llvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{Folds: map[string]rewrite.FoldFunc{extractvalueName: foldExtractvalue}}
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
