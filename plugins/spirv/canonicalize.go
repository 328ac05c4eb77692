package spirv

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/transforms"
)

// canonicalize is what the dialect adds to the pass of that name.
func canonicalize() transforms.Owner {
	return transforms.Owner{
		Patterns: []rewrite.Pattern{
			rewrite.On("chained-access", chainedAccess),
			rewrite.On("chained-bitcast", chainedBitcast),
			rewrite.On("not-of-compare", notOfCompare),
			rewrite.On("selection-to-select", selectionToSelect),
		},
		Folds: rewrite.Folds(
			rewrite.FoldOn(foldExtract),
			rewrite.FoldOn(foldOr),
		),
		Builds: []string{"spv"},
	}
}

// chainedAccess: what is accessed through the result of an access is accessed from the start.
func chainedAccess(op AccessChain, rw *rewrite.Rewriter) rewrite.Result {
	parent, ok := ir.DefinedBy[AccessChain](op.BasePtr())
	if !ok {
		return rw.MatchFailure("the pointer comes of no other access")
	}
	indices := slices.Concat(parent.Indices(), op.Indices())
	rw.ReplaceOp(op.Op, NewAccessChain(rw.Builder, parent.BasePtr(), indices, op.ComponentPtr().Type()).ComponentPtr())
	return rw.Success()
}

// chainedBitcast: of two casts the first does not matter. One back to where the value comes
// from is none.
func chainedBitcast(op Bitcast, rw *rewrite.Rewriter) rewrite.Result {
	first, ok := ir.DefinedBy[Bitcast](op.Operand())
	if !ok {
		return rw.MatchFailure("the operand comes of no other cast")
	}
	v, t := first.Operand(), op.Result().Type()
	if v.Type() != t {
		v = NewBitcast(rw.Builder, v, t).Result()
	}
	rw.ReplaceOp(op.Op, v)
	return rw.Success()
}

// notOfCompare: the opposite of whether two things are equal is whether they differ.
func notOfCompare(op LogicalNot, rw *rewrite.Rewriter) rewrite.Result {
	var opposite *ir.Value
	if c, ok := ir.DefinedBy[IEqual](op.Operand()); ok {
		opposite = NewINotEqual(rw.Builder, c.Operand1(), c.Operand2()).Result()
	} else if c, ok := ir.DefinedBy[INotEqual](op.Operand()); ok {
		opposite = NewIEqual(rw.Builder, c.Operand1(), c.Operand2()).Result()
	} else if c, ok := ir.DefinedBy[LogicalEqual](op.Operand()); ok {
		opposite = NewLogicalNotEqual(rw.Builder, c.Operand1(), c.Operand2()).Result()
	} else if c, ok := ir.DefinedBy[LogicalNotEqual](op.Operand()); ok {
		opposite = NewLogicalEqual(rw.Builder, c.Operand1(), c.Operand2()).Result()
	}
	if opposite == nil {
		return rw.MatchFailure("the operand tells of no integers or truth values whether they are equal")
	}
	rw.ReplaceOp(op.Op, opposite)
	return rw.Success()
}

// selectionToSelect: two ways that store to one place, and nothing else, are one store of what
// the condition chooses.
func selectionToSelect(op MlirSelection, rw *rewrite.Rewriter) rewrite.Result {
	if op.Op.NumResults() > 0 {
		return rw.MatchFailure("it has results")
	}
	first := op.Body().Entry()
	if first == nil {
		return rw.MatchFailure("it has no blocks")
	}
	branch, ok := AsBranchConditional(first.First())
	if !ok {
		return rw.MatchFailure("something stands before its branch")
	}
	merge := op.Body().Last()
	yes, no := onlyStore(branch.Op.Successor(0), merge), onlyStore(branch.Op.Successor(1), merge)
	if yes == nil || no == nil || yes == no {
		return rw.MatchFailure("its ways do more than to store")
	}
	one, other := Store{yes}, Store{no}
	if one.Ptr() != other.Ptr() || !slices.Equal(yes.Attrs(), no.Attrs()) {
		return rw.MatchFailure("its ways store otherwise")
	}
	if t := one.Value().Type(); !IsVector(t) && !isScalar(t) {
		return rw.MatchFailure("what it stores cannot be chosen")
	}
	v := NewSelect(rw.Builder, branch.Condition(), one.Value(), other.Value()).Result()
	NewStore(rw.Builder, one.Ptr(), v, yes.Attrs()...)
	rw.EraseOp(op.Op)
	return rw.Success()
}

// onlyStore is the store of a block that has nothing else and goes on to another, without
// values for it; nil if it is not like that.
func onlyStore(b, next *ir.Block) *ir.Operation {
	store, end := b.First(), b.Last()
	if store == nil || store.Next() != end || !ir.IsA[Store](store) || !ir.IsA[Branch](end) {
		return nil
	}
	if b.NumArgs() != 0 || end.Successor(0) != next || next.NumArgs() != 0 {
		return nil
	}
	return store
}

// isScalar reports whether a type is a number or truth value.
func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	}
	return false
}

// foldExtract finds the part of a constant.
func foldExtract(op CompositeExtract, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	part := constants[0]
	for _, index := range listOf(op.IndicesAttr()) {
		part = partOfConstant(part, int(numberOf(index)))
	}
	return []rewrite.FoldResult{{Attr: part}}, part != nil
}

// partOfConstant is a part of a vector or list, nil of what has none.
func partOfConstant(composite ir.Attribute, i int) ir.Attribute {
	switch c := composite.(type) {
	case *ir.DenseElementsAttr:
		if i < c.Len() && len(c.Shaped().Shape()) == 1 {
			return c.Element(i)
		}
	case *ir.ArrayAttr:
		if list := listOf(c); i < len(list) {
			return list[i]
		}
	}
	return nil
}

// foldOr: whatever holds, it holds or it is true.
func foldOr(_ LogicalOr, constants []ir.Attribute) ([]rewrite.FoldResult, bool) {
	switch c := constants[1].(type) {
	case *ir.IntegerAttr:
		return []rewrite.FoldResult{{Attr: c}}, !c.Value().IsZero()
	case *ir.DenseElementsAttr:
		return []rewrite.FoldResult{{Attr: c}}, c.IsSplat() && c.Len() > 0 && !c.Int(0).IsZero()
	}
	return nil, false
}
