package vectortoscf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// refusalOfRow says why a transfer is not one of one dimension that convert-vector-to-llvm cannot
// make a single access; it is empty where it is.
func refusalOfRow(x transfer) string {
	t, ok := x.Source().Type().(*ir.MemRefType)
	m, _ := x.PermutationMap()
	switch {
	case !ok:
		return "it is no memref"
	case len(vectorOf(x).Shape()) != 1:
		return "the vector has several dimensions"
	case isScalable(x):
		return notTakenApart
	case t.Elem() != vectorOf(x).Elem():
		return "the elements of the memref are not those of the vector"
	case m.IsMinorIdentity() && hasUnitStride(t):
		return "elements are contiguous in memory"
	}
	return ""
}

// hasUnitStride reports whether elements are contiguous along the last dimension.
func hasUnitStride(t *ir.MemRefType) bool {
	s, ok := t.Strides()
	return ok && (len(s.Strides) == 0 || s.Strides[len(s.Strides)-1] == 1)
}

// loopOverLoads makes a read of one dimension a loop that inserts elements into a vector of the
// padding.
func loopOverLoads(op vector.TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	if reason := refusalOfRow(op); reason != "" {
		return rw.MatchFailure(reason)
	}
	b, t := rw.Builder, vectorOf(op)
	over := countTo(b, t.Shape()[0])
	begin := std.NewSplat(b, op.Padding(), nil, t).Op.Result(0)
	made := loop(rw, over, begin, func(iv, carried *ir.Value) *ir.Value {
		indices := innerIndices(b, op, iv)
		at := std.NewIndexCast(b, iv, b.Context().I32()).Op.Result(0)
		return guarded(b, op, iv, t, func() *ir.Value {
			element := memref.NewLoad(b, op.Source(), indices).Op.Result(0)
			return vector.NewInsertelement(b, element, carried, at).Op.Result(0)
		}, func() *ir.Value { return carried })
	})
	rw.ReplaceOp(op.Op, made)
	return rw.Success()
}

// loopOverStores makes a write of one dimension a loop over its elements.
func loopOverStores(op vector.TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	if reason := refusalOfRow(op); reason != "" {
		return rw.MatchFailure(reason)
	}
	b := rw.Builder
	loop(rw, countTo(b, vectorOf(op).Shape()[0]), nil, func(iv, _ *ir.Value) *ir.Value {
		indices := innerIndices(b, op, iv)
		at := std.NewIndexCast(b, iv, b.Context().I32()).Op.Result(0)
		return guarded(b, op, iv, nil, func() *ir.Value {
			element := vector.NewExtractelement(b, op.Vector(), at).Op.Result(0)
			memref.NewStore(b, element, op.Source(), indices)
			return nil
		}, func() *ir.Value { return nil })
	})
	rw.EraseOp(op.Op)
	return rw.Success()
}
