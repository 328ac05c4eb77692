package memref

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// tensorPatterns are those of memory that holds tensors.
func tensorPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("place-of-cast", placeOfCast),
		rewrite.On("place-of-loaded", placeOfLoaded),
		rewrite.On("load-of-place", loadFromPlace),
		rewrite.On("dim-of-place", dimOfPlace),
		rewrite.On("dim-of-loaded", dimOfLoaded),
	}
}

// placeOfLoaded: the memory of the tensor in some memory is that memory, of another type.
func placeOfLoaded(op BufferCast, rw *rewrite.Rewriter) rewrite.Result {
	load, ok := ir.DefinedBy[TensorLoad](op.Tensor())
	if !ok || !isCast(load.Memref().Type(), op.Memref().Type()) {
		return rw.MatchFailure("the operand is not loaded, or from a memref that no cast makes this one of")
	}
	rw.ReplaceOp(op.Op, caster.To(load.Memref(), op.Memref().Type(), rw))
	return rw.Success()
}

// placeOfCast: the memory of a cast tensor is that of the tensor.
func placeOfCast(op BufferCast, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[tensor.Cast](op.Tensor())
	t, ok2 := op.Memref().Type().(*ir.MemRefType)
	if !ok || !ok2 {
		return rw.MatchFailure("the operand is not a cast, or the memref has no rank")
	}
	from, ok := cast.Source().Type().(*ir.RankedTensorType)
	if !ok {
		return rw.MatchFailure("what is cast has no rank")
	}
	known := rw.Context().MemRefType(from.Shape(), from.Elem(), nil, nil)
	if len(t.Layout()) > 0 || !forgets(known, t) {
		return rw.MatchFailure("the type of the memref is more specific than the tensor's")
	}
	place := NewBufferCast(rw.Builder, cast.Source(), known).Memref()
	rw.ReplaceOp(op.Op, caster.To(place, t, rw))
	return rw.Success()
}

// loadFromPlace: an element of a tensor's memory is that of the tensor, because no operation
// writes to it.
func loadFromPlace(op Load, rw *rewrite.Rewriter) rewrite.Result {
	place, ok := ir.DefinedBy[BufferCast](op.Memref())
	if !ok {
		return rw.MatchFailure("the memref is not that of a tensor")
	}
	rw.ReplaceOp(op.Op, tensor.NewExtract(rw.Builder, place.Tensor(), op.Indices()).Result())
	return rw.Success()
}

// dimOfPlace: a tensor's memory has its sizes.
func dimOfPlace(op Dim, rw *rewrite.Rewriter) rewrite.Result {
	place, ok := ir.DefinedBy[BufferCast](op.Source())
	if !ok {
		return rw.MatchFailure("the memref is not that of a tensor")
	}
	rw.ReplaceOp(op.Op, tensor.NewDim(rw.Builder, place.Tensor(), op.Index()).Result())
	return rw.Success()
}

// dimOfLoaded: a tensor in memory has the sizes of the memory.
func dimOfLoaded(op tensor.Dim, rw *rewrite.Rewriter) rewrite.Result {
	load, ok := ir.DefinedBy[TensorLoad](op.Source())
	if !ok {
		return rw.MatchFailure("the tensor is not loaded")
	}
	rw.ReplaceOp(op.Op, NewDim(rw.Builder, load.Memref(), op.Index()).Result())
	return rw.Success()
}
