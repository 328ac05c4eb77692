package memref

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

const (
	collapse = "memref.collapse_shape"
	expand   = "memref.expand_shape"
)

// reshapePatterns are those of operations that join and split dimensions.
func reshapePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "collapse-of-collapse", Root: collapse, Match: reshapeTwice},
		{Name: "expand-of-expand", Root: expand, Match: reshapeTwice},
		{Name: "collapse-of-expand", Root: collapse, Match: reshapeDirectly},
		{Name: "expand-of-collapse", Root: expand, Match: reshapeDirectly},
	}
}

// reshapedBack: dimensions that are joined again after they were split, or the other
// way, are those that there were.
func reshapedBack(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	before, ok := op.Operand(0).DefinedBy(inverse(op))
	if !ok {
		return nil, false
	}
	return sameType(before.Operand(0), op)
}

func inverse(op *ir.Operation) string {
	if op.Is(collapse) {
		return expand
	}
	return collapse
}

// reshapeTwice: groups of groups are groups.
func reshapeTwice(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy(op.Name().String())
	if !ok {
		return rw.MatchFailure("the operand is not made by the same operation")
	}
	first, ok := groupsOf(before)
	second, ok2 := groupsOf(op)
	if !ok || !ok2 {
		return rw.MatchFailure("the groups do not fit the types")
	}
	if op.Is(collapse) {
		first, second = second, first
	}
	groups := make([][]int64, len(first))
	for i, group := range first {
		for _, d := range group {
			groups[i] = append(groups[i], second[d]...)
		}
	}
	return reshape(op, before.Operand(0), groups, rw)
}

func groupsOf(op *ir.Operation) ([][]int64, bool) {
	most, least := rankOf(op.OperandType(0)), rankOf(op.ResultType(0))
	if op.Is(expand) {
		most, least = least, most
	}
	groups, err := view.Groups(op.Attr("reassociation"), most)
	return groups, err == nil && len(groups) == least
}

func rankOf(t ir.Type) int { return len(t.(*ir.MemRefType).Shape()) }

// reshapeDirectly: what joins some dimensions and splits them in another way does one
// of both, if the dimensions that are there at the end are parts of those at the
// beginning, or the other way.
func reshapeDirectly(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := op.Operand(0).DefinedBy(inverse(op))
	if !ok {
		return rw.MatchFailure("the operand is not made by the inverse operation")
	}
	source := before.Operand(0)
	few, many := source.Type().(*ir.MemRefType), op.ResultType(0).(*ir.MemRefType)
	if len(few.Layout()) > 0 || len(many.Layout()) > 0 {
		return rw.MatchFailure("there are layouts")
	}
	if len(few.Shape()) > len(many.Shape()) {
		few, many = many, few
	}
	groups, ok := regroup(few.Shape(), many.Shape())
	if !ok {
		return rw.MatchFailure("no groups of the ones are the others")
	}
	return reshape(op, source, groups, rw)
}

// regroup finds groups of sizes whose products are those of a shape with fewer sizes.
// Sizes of one belong to what is before them unless that is the only way.
func regroup(few, many []int64) (groups [][]int64, ok bool) {
	if len(few) == 0 || len(few) >= len(many) || slices.Contains(few, ir.Dynamic) || slices.Contains(many, ir.Dynamic) {
		return nil, false
	}
	next := 0
	for i, size := range few {
		var group []int64
		product := int64(1)
		for next < len(many) && (len(group) == 0 || product < size) {
			product *= many[next]
			group = append(group, int64(next))
			next++
		}
		for next < len(many) && many[next] == 1 && (i == len(few)-1 || few[i+1] != 1) {
			group = append(group, int64(next))
			next++
		}
		if product != size || len(group) == 0 {
			return nil, false
		}
		groups = append(groups, group)
	}
	return groups, next == len(many)
}

// reshape replaces an operation by one that joins or splits the dimensions of a source
// in groups.
func reshape(op *ir.Operation, source *ir.Value, groups [][]int64, rw *rewrite.Rewriter) rewrite.Result {
	ctx, t := op.Context(), op.ResultType(0)
	list := make([]ir.Attribute, len(groups))
	for i, group := range groups {
		list[i] = ctx.I64ArrayAttr(group)
	}
	attr := ctx.ArrayAttr(list)
	if rankOf(source.Type()) < rankOf(t) {
		if view.VerifyCollapse(attr, t, source.Type()) != nil {
			return rw.MatchFailure("the layouts do not allow it")
		}
		rw.ReplaceOp(op, NewExpandShape(rw.Builder, source, t, attr).Op.Result(0))
		return rw.Success()
	}
	if view.VerifyCollapse(attr, source.Type(), t) != nil {
		return rw.MatchFailure("the layouts do not allow it")
	}
	rw.ReplaceOp(op, NewCollapseShape(rw.Builder, source, t, attr).Op.Result(0))
	return rw.Success()
}
