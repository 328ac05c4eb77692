package memref

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// reshapePatterns are those of operations that join and split dimensions.
func reshapePatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("collapse-of-collapse", collapseTwice),
		rewrite.On("expand-of-expand", expandTwice),
		rewrite.On("collapse-of-expand", func(op CollapseShape, rw *rewrite.Rewriter) rewrite.Result {
			before, ok := ir.DefinedBy[ExpandShape](op.Src())
			return reshapeDirectly(op.Op, before, ok, rw)
		}),
		rewrite.On("expand-of-collapse", func(op ExpandShape, rw *rewrite.Rewriter) rewrite.Result {
			before, ok := ir.DefinedBy[CollapseShape](op.Src())
			return reshapeDirectly(op.Op, before, ok, rw)
		}),
		rewrite.On("sizes-that-follow", func(op ExpandShape, rw *rewrite.Rewriter) rewrite.Result {
			if !view.SizesSayNothing(op.Op, "memref.dim", "std.divi_unsigned") {
				return rw.MatchFailure("its sizes are not computed from those of the operand")
			}
			rw.ReplaceOp(op.Op, NewExpandShape(rw.Builder, op.Src(), nil, op.Result().Type(), op.ReassociationAttr()).Result())
			return rw.Success()
		}),
	}
}

// collapsedBack: dimensions that are joined again after they were split are those that there
// were.
func collapsedBack(op CollapseShape, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	before, ok := ir.DefinedBy[ExpandShape](op.Src())
	if !ok {
		return nil, false
	}
	return sameType(before.Src(), op.Op)
}

// expandedBack is the same the other way.
func expandedBack(op ExpandShape, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	before, ok := ir.DefinedBy[CollapseShape](op.Src())
	if !ok {
		return nil, false
	}
	return sameType(before.Src(), op.Op)
}

// collapseTwice: groups of groups are groups.
func collapseTwice(op CollapseShape, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[CollapseShape](op.Src())
	if !ok {
		return rw.MatchFailure(notByTheSame)
	}
	first, ok := groupsOf(before.ReassociationAttr(), before.Src().Type(), before.Result().Type())
	second, ok2 := groupsOf(op.ReassociationAttr(), op.Src().Type(), op.Result().Type())
	return reshapeTwice(op.Op, before.Src(), second, first, ok && ok2, rw)
}

// expandTwice is the same the other way.
func expandTwice(op ExpandShape, rw *rewrite.Rewriter) rewrite.Result {
	before, ok := ir.DefinedBy[ExpandShape](op.Src())
	if !ok {
		return rw.MatchFailure(notByTheSame)
	}
	first, ok := groupsOf(before.ReassociationAttr(), before.Result().Type(), before.Src().Type())
	second, ok2 := groupsOf(op.ReassociationAttr(), op.Result().Type(), op.Src().Type())
	return reshapeTwice(op.Op, before.Src(), first, second, ok && ok2, rw)
}

const notByTheSame = "the operand is not made by the same operation"

// reshapeTwice reshapes a source by groups of groups.
func reshapeTwice(op *ir.Operation, source *ir.Value, outer, inner [][]int64, fit bool, rw *rewrite.Rewriter) rewrite.Result {
	if !fit {
		return rw.MatchFailure("the groups do not fit the types")
	}
	groups := make([][]int64, len(outer))
	for i, group := range outer {
		for _, d := range group {
			groups[i] = append(groups[i], inner[d]...)
		}
	}
	return reshape(op, source, groups, rw)
}

// groupsOf are the groups that make a memref of few dimensions of one with many; false when
// they do not fit the types.
func groupsOf(reassociation ir.Attribute, many, few ir.Type) ([][]int64, bool) {
	if rankOf(few) == 0 {
		return nil, true // one element has no groups
	}
	groups, err := view.Groups(reassociation, rankOf(many))
	return groups, err == nil && len(groups) == rankOf(few)
}

func rankOf(t ir.Type) int { return len(t.(*ir.MemRefType).Shape()) }

// reshaper is the view of an operation that joins or splits dimensions.
type reshaper interface{ Src() *ir.Value }

// reshapeDirectly: what joins some dimensions and splits them in another way does one
// of both, if the dimensions that are there at the end are parts of those at the
// beginning, or the other way.
func reshapeDirectly(op *ir.Operation, before reshaper, ok bool, rw *rewrite.Rewriter) rewrite.Result {
	if !ok {
		return rw.MatchFailure("the operand is not made by the inverse operation")
	}
	source := before.Src()
	few, many := source.Type().(*ir.MemRefType), op.ResultType(0).(*ir.MemRefType)
	if len(few.Layout()) > 0 || len(many.Layout()) > 0 {
		return rw.MatchFailure("there are layouts")
	}
	if len(few.Shape()) > len(many.Shape()) {
		few, many = many, few
	}
	groups, ok := view.Regroup(few.Shape(), many.Shape())
	if !ok {
		return rw.MatchFailure("no groups of the ones are the others")
	}
	return reshape(op, source, groups, rw)
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
		sizes, attrs := view.SizeParts(op)
		if len(sizes) == 0 && len(attrs) == 0 && view.SizesFollow(attr, t) != nil {
			return rw.MatchFailure("the sizes of the result would not follow")
		}
		rw.ReplaceOp(op, NewExpandShape(rw.Builder, source, sizes, t, attr, attrs...).Result())
		return rw.Success()
	}
	if view.VerifyCollapse(attr, source.Type(), t) != nil {
		return rw.MatchFailure("the layouts do not allow it")
	}
	rw.ReplaceOp(op, NewCollapseShape(rw.Builder, source, t, attr).Result())
	return rw.Success()
}
