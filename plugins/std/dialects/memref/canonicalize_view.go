package memref

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// caster casts memrefs.
var caster view.Caster = func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value { return NewCast(b, v, t).Dest() }

// viewPatterns are those of operations that make another view of a memref.
func viewPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("constant-part", constantPart),
		rewrite.On("part-of-cast", partOfCast),
		rewrite.On("constant-sizes", constantView),
		rewrite.On("view-of-cast", viewOfCast),
		rewrite.On("dim-of-reshape", dimOfReshape),
	}
}

// wholePart: a part that is all of a memref is the memref.
func wholePart(op Subview, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t, ok := op.Result().Type().(*ir.MemRefType)
	part, ok2 := view.PartOf(op.Op, 1)
	if !ok || !ok2 || !part.IsWhole(t.Shape()) {
		return nil, false
	}
	return sameType(op.Source(), op.Op)
}

// constantPart: numbers that are constant become part of the operation, and of its type.
func constantPart(op Subview, rw *rewrite.Rewriter) rewrite.Result {
	return caster.ConstantPart(op.Op, rw)
}

// partOfCast: a part of a cast memref becomes a part of the operand of the cast, whose type is
// more specific.
func partOfCast(op Subview, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[Cast](op.Source())
	part, ok2 := view.PartOf(op.Op, 1)
	if !ok || !ok2 || part.HasConstants() {
		return rw.MatchFailure("the operand is not a cast, or a number is a constant")
	}
	if !forgets(cast.Source().Type(), cast.Dest().Type()) {
		return rw.MatchFailure("the cast makes the type more specific")
	}
	return caster.TakePart(op.Op, cast.Source(), part, part, rw)
}

// forgets reports whether a memref of one type also has the other type, which is not more
// specific.
func forgets(from, to ir.Type) bool {
	a, ok := from.(*ir.MemRefType)
	b, ok2 := to.(*ir.MemRefType)
	if !ok || !ok2 || a.Elem() != b.Elem() || a.Space() != b.Space() || len(a.Shape()) != len(b.Shape()) {
		return false
	}
	x, ok := a.Strides()
	y, ok2 := b.Strides()
	return ok && ok2 && allForget(a.Shape(), b.Shape()) && allForget(x.Strides, y.Strides) &&
		allForget([]int64{x.Offset}, []int64{y.Offset})
}

func allForget(from, to []int64) bool {
	return slices.EqualFunc(from, to, func(a, b int64) bool { return a == b || b == ir.Dynamic })
}

// constantView: sizes of a view that are constant become part of its type.
func constantView(op View, rw *rewrite.Rewriter) rewrite.Result {
	t, ok := op.Result().Type().(*ir.MemRefType)
	if !ok {
		return rw.MatchFailure("it makes no memref with a rank")
	}
	shape, left, ok := view.KnownSizes(t.Shape(), op.Sizes())
	if !ok {
		return rw.MatchFailure("no size is constant")
	}
	known := rw.Context().MemRefType(shape, t.Elem(), t.Layout(), t.Space())
	fresh := NewView(rw.Builder, op.Source(), op.ByteShift(), left, known)
	rw.ReplaceOp(op.Op, NewCast(rw.Builder, fresh.Result(), t).Dest())
	return rw.Success()
}

// viewOfCast: bytes that are allocated need no cast.
func viewOfCast(op View, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[Cast](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	if _, ok := ir.DefinedBy[Alloc](cast.Source()); !ok {
		return rw.MatchFailure("what is cast is not allocated")
	}
	rw.Update(op.Op, func() { op.SetSource(cast.Source()) })
	return rw.Success()
}

// dimOfReshape: the size is what the operand with the sizes holds when the memref is
// reshaped.
func dimOfReshape(op Dim, rw *rewrite.Rewriter) rewrite.Result {
	reshape, ok := ir.DefinedBy[Reshape](op.Source())
	if !ok {
		return rw.MatchFailure("the operand is not reshaped")
	}
	at := op.Index()
	if def := at.DefiningOp(); at.Block() != reshape.Op.Block() || def != nil && !def.IsBeforeInBlock(reshape.Op) {
		return rw.MatchFailure("the number of the dimension is not known where the memref is reshaped")
	}
	rw.SetInsertionPointAfter(reshape.Op)
	size := NewLoad(rw.Builder, reshape.Shape(), []*ir.Value{at}).Result()
	if size.Type() != op.Result().Type() {
		size = std.NewIndexCast(rw.Builder, size, op.Result().Type()).Out()
	}
	rw.ReplaceOp(op.Op, size)
	return rw.Success()
}
