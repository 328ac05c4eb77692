package vector

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// memoryPatterns are those of operations that read and write memory.
func memoryPatterns() []rewrite.Pattern {
	patterns := []rewrite.Pattern{
		{Name: "known-mask", Root: "vector.maskedload", Match: knownMaskRead(true)},
		{Name: "known-mask", Root: "vector.expandload", Match: knownMaskRead(true)},
		{Name: "known-mask", Root: "vector.gather", Match: knownMaskRead(false)},
		{Name: "known-mask", Root: "vector.maskedstore", Match: knownMaskWrite(true)},
		{Name: "known-mask", Root: "vector.compressstore", Match: knownMaskWrite(true)},
		{Name: "known-mask", Root: "vector.scatter", Match: knownMaskWrite(false)},
	}
	for _, transfer := range []string{"vector.transfer_read", "vector.transfer_write"} {
		patterns = append(patterns, rewrite.Pattern{Name: "known-bounds", Root: transfer, Match: knownBounds})
	}
	for _, user := range []string{"vector.load", "vector.store", "vector.transfer_read", "vector.transfer_write"} {
		patterns = append(patterns, rewrite.Pattern{Name: "use-of-cast", Root: user, Match: throughCast})
	}
	return patterns
}

// knownMaskRead: what a mask leaves out completely is not read; without one it is a load, where
// elements lie side by side.
func knownMaskRead(sideBySide bool) func(*ir.Operation, *rewrite.Rewriter) rewrite.Result {
	return func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
		n := op.NumOperands()
		all, none := maskOf(op.Operand(n - 2))
		switch base := op.OperandType(0); {
		case none:
			rw.ReplaceOp(op, op.Operand(n-1))
		case all && sideBySide && verifyRow(base, op.ResultType(0)) == nil:
			load := NewLoad(rw.Builder, op.Operand(0), op.OperandRange(1, n-2), op.ResultType(0))
			rw.ReplaceOp(op, load.Op.Result(0))
		default:
			return rw.MatchFailure("the mask is not known to be all true or all false, or elements are not contiguous")
		}
		return rw.Success()
	}
}

// knownMaskWrite is the same for what writes.
func knownMaskWrite(sideBySide bool) func(*ir.Operation, *rewrite.Rewriter) rewrite.Result {
	return func(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
		n := op.NumOperands()
		all, none := maskOf(op.Operand(n - 2))
		switch base := op.OperandType(0); {
		case none:
			rw.EraseOp(op)
		case all && sideBySide && verifyRow(base, op.OperandType(n-1)) == nil:
			NewStore(rw.Builder, op.Operand(n-1), op.Operand(0), op.OperandRange(1, n-2))
			rw.EraseOp(op)
		default:
			return rw.MatchFailure("the mask is not known to be all true or all false, or elements are not contiguous")
		}
		return rw.Success()
	}
}

// memrefAt is the number of the operand with the memory.
func memrefAt(op *ir.Operation) int {
	if op.Is("vector.store") || op.Is("vector.transfer_write") {
		return 1
	}
	return 0
}

// throughCast: who uses a cast memref can use what is cast.
func throughCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	at := memrefAt(op)
	cast, ok := op.Operand(at).DefinedBy("memref.cast")
	if !ok {
		return rw.MatchFailure("the memref is not cast")
	}
	if _, ranked := cast.OperandType(0).(*ir.MemRefType); !ranked {
		return rw.MatchFailure("what is cast has no rank")
	}
	row := op.OperandType(0)
	if op.Is("vector.load") {
		row = op.ResultType(0)
	}
	if (op.Is("vector.load") || op.Is("vector.store")) && verifyRow(cast.OperandType(0), row) != nil {
		return rw.MatchFailure("the cast makes elements contiguous")
	}
	rw.Update(op, func() { op.SetOperand(at, cast.Operand(0)) })
	return rw.Success()
}

// knownBounds: a transfer from a constant place on is known to end within sizes that are known.
func knownBounds(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	at := memrefAt(op)
	v := op.OperandType(0)
	if at == 0 {
		v = op.ResultType(0)
	}
	places := placesOf(op)
	within := boundsOf(op, len(places))
	changed := false
	for i, place := range places {
		dim, isDim := place.(affine.Dim)
		if within[i] || !isDim {
			within[i] = true
			continue
		}
		first, ok := rewrite.ConstantInt(op.Operand(at + 1 + int(dim)))
		size := shapeOf(op.OperandType(at))[dim]
		if ok && first >= 0 && size != ir.Dynamic && shapeOf(v)[i] <= size-first {
			within[i], changed = true, true
		}
	}
	if !changed {
		return rw.MatchFailure("no dimension is newly in bounds")
	}
	list := make([]ir.Attribute, len(within))
	for i, is := range within {
		list[i] = op.Context().BoolAttr(is)
	}
	rw.Update(op, func() { op.SetAttr("in_bounds", op.Context().ArrayAttr(list)) })
	return rw.Success()
}

// placesOf are the dimensions of the memory in which those of a transfer's vector lie.
func placesOf(op *ir.Operation) []affine.Expr {
	m, ok := op.Attr("permutation_map").(*ir.AffineMapAttr)
	if !ok {
		return nil
	}
	return m.Map().Results
}

// boundsOf gives the dimensions in which a transfer is marked as in bounds.
func boundsOf(op *ir.Operation, n int) []bool {
	within := make([]bool, n)
	given, _ := op.Attr("in_bounds").(*ir.ArrayAttr)
	if given == nil {
		return within
	}
	for i := range within {
		within[i] = given.Elems()[i] == op.Context().BoolAttr(true)
	}
	return within
}
