package memref

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// tensorPatterns are those of memory that holds tensors.
func tensorPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		{Name: "place-of-cast", Root: "memref.buffer_cast", Match: placeOfCast},
		{Name: "load-of-place", Root: "memref.load", Match: loadFromPlace},
		{Name: "dim-of-place", Root: "memref.dim", Match: dimOfPlace},
		{Name: "dim-of-loaded", Root: "tensor.dim", Match: dimOfLoaded},
	}
}

// placeOfCast: the memory of a cast tensor is that of the tensor.
func placeOfCast(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := op.Operand(0).DefinedBy("tensor.cast")
	t, ok2 := op.ResultType(0).(*ir.MemRefType)
	if !ok || !ok2 {
		return rw.MatchFailure("the operand is not a cast, or the memref has no rank")
	}
	from, ok := cast.OperandType(0).(*ir.RankedTensorType)
	if !ok {
		return rw.MatchFailure("what is cast has no rank")
	}
	known := op.Context().MemRefType(from.Shape(), from.Elem(), nil, nil)
	if len(t.Layout()) > 0 || !forgets(known, t) {
		return rw.MatchFailure("the type of the memref is more specific than the tensor's")
	}
	place := NewBufferCast(rw.Builder, cast.Operand(0), known).Memref()
	rw.ReplaceOp(op, caster.To(place, t, rw))
	return rw.Success()
}

// loadFromPlace: an element of a tensor's memory is that of the tensor, because no operation
// writes to it.
func loadFromPlace(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	place, ok := op.Operand(0).DefinedBy("memref.buffer_cast")
	if !ok {
		return rw.MatchFailure("the memref is not that of a tensor")
	}
	element := tensor.NewExtract(rw.Builder, place.Operand(0), op.OperandRange(1, op.NumOperands()))
	rw.ReplaceOp(op, element.Result())
	return rw.Success()
}

// dimOfPlace: a tensor's memory has its sizes.
func dimOfPlace(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	place, ok := op.Operand(0).DefinedBy("memref.buffer_cast")
	if !ok {
		return rw.MatchFailure("the memref is not that of a tensor")
	}
	rw.ReplaceOp(op, tensor.NewDim(rw.Builder, place.Operand(0), op.Operand(1)).Op.Result(0))
	return rw.Success()
}

// dimOfLoaded: a tensor in memory has the sizes of the memory.
func dimOfLoaded(op *ir.Operation, rw *rewrite.Rewriter) rewrite.Result {
	load, ok := op.Operand(0).DefinedBy("memref.tensor_load")
	if !ok {
		return rw.MatchFailure("the tensor is not loaded")
	}
	rw.ReplaceOp(op, NewDim(rw.Builder, load.Operand(0), op.Operand(1)).Op.Result(0))
	return rw.Success()
}
