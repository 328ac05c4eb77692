package memref

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// caster casts memrefs.
var caster view.Caster = func(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value { return NewCast(b, v, t).Dest() }

// viewPatterns are those of operations that make another view of a memref.
func viewPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "constant-part", Root: "memref.subview", Match: caster.ConstantPart()},
		{Name: "part-of-cast", Root: "memref.subview", Match: partOfCast},
		{Name: "constant-sizes", Root: "memref.view", Match: constantView},
		{Name: "view-of-cast", Root: "memref.view", Match: viewOfCast},
		{Name: "dim-of-reshape", Root: "memref.dim", Match: dimOfReshape},
	}
}

// wholePart: a part that is all of a memref is the memref.
func wholePart(op *ir.Operation, _ []ir.Attribute) ([]rewrite.FoldResult, bool) {
	t, ok := op.ResultType(0).(*ir.MemRefType)
	part, ok2 := view.PartOf(op, 1)
	if !ok || !ok2 || !part.IsWhole(t.Shape()) {
		return nil, false
	}
	return sameType(op.Operand(0), op)
}

// partOfCast: a part of a cast memref becomes a part of the operand of the cast, whose type is
// more specific.
func partOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := op.Operand(0).DefinedBy("memref.cast")
	part, ok2 := view.PartOf(op, 1)
	if !ok || !ok2 || part.HasConstants() {
		return rw.MatchFailure("the operand is not a cast, or a number is a constant")
	}
	if !forgets(cast.OperandType(0), cast.ResultType(0)) {
		return rw.MatchFailure("the cast makes the type more specific")
	}
	return caster.TakePart(op, cast.Operand(0), part, part, rw)
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
func constantView(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	t, ok := op.ResultType(0).(*ir.MemRefType)
	if !ok {
		return rw.MatchFailure("it makes no memref with a rank")
	}
	shape, left, ok := view.KnownSizes(t.Shape(), ods.OperandsOf(op, 2))
	if !ok {
		return rw.MatchFailure("no size is constant")
	}
	known := rw.Context().MemRefType(shape, t.Elem(), t.Layout(), t.Space())
	fresh := NewView(rw.Builder, op.Operand(0), op.Operand(1), left, known)
	rw.ReplaceOp(op, NewCast(rw.Builder, fresh.Op.Result(0), t).Dest())
	return rw.Success()
}

// viewOfCast: bytes that are allocated need no cast.
func viewOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := op.Operand(0).DefinedBy("memref.cast")
	if !ok {
		return rw.MatchFailure("the operand is not a cast")
	}
	if _, ok := cast.Operand(0).DefinedBy("memref.alloc"); !ok {
		return rw.MatchFailure("what is cast is not allocated")
	}
	rw.Update(op, func() { op.SetOperand(0, cast.Operand(0)) })
	return rw.Success()
}

// dimOfReshape: the size is what the operand with the sizes holds when the memref is
// reshaped.
func dimOfReshape(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	reshape, ok := op.Operand(0).DefinedBy("memref.reshape")
	if !ok {
		return rw.MatchFailure("the operand is not reshaped")
	}
	at := op.Operand(1)
	if def := at.DefiningOp(); at.Block() != reshape.Block() || def != nil && !def.IsBeforeInBlock(reshape) {
		return rw.MatchFailure("the number of the dimension is not known where the memref is reshaped")
	}
	rw.SetInsertionPointAfter(reshape)
	size := NewLoad(rw.Builder, reshape.Operand(1), []*ir.Value{at}).Result()
	if size.Type() != op.ResultType(0) {
		size = std.NewIndexCast(rw.Builder, size, op.ResultType(0)).Op.Result(0)
	}
	rw.ReplaceOp(op, size)
	return rw.Success()
}
