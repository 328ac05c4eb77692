package vectortoscf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// buffer is where the vector of a transfer lies in stack memory, and its mask: at indices of
// memrefs of such vectors. Indices of dimensions along which the transfer broadcasts do not occur
// in those of the mask.
type buffer struct {
	data, mask     *ir.Value
	dataAt, maskAt []*ir.Value
	store          *ir.Operation // of what a read gives, to the buffer
}

// allocateForRead gives a read a buffer, to which its vector is stored, and from which its users
// load it.
func (l *lowering) allocateForRead(op vector.TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	if reason := l.refusalOfBuffer(op.Op, op); reason != "" {
		return rw.MatchFailure(reason)
	}
	if enclosed(op.Op, rw) {
		return rw.Success()
	}
	buf, mask := l.allocate(op.Op, op, rw)
	b := rw.Builder
	read := vector.NewTransferRead(b, op.Source(), op.Indices(), op.Padding(), mask, op.Vector().Type(), copiedAttrs(op.Op)...)
	buf.store = memref.NewStore(b, read.Vector(), buf.data, nil).Op
	l.buffers[read.Op] = buf
	rw.ReplaceOp(op.Op, memref.NewLoad(b, buf.data, nil).Op.Result(0))
	return rw.Success()
}

// allocateForWrite gives a write a buffer, to which its vector is stored before.
func (l *lowering) allocateForWrite(op vector.TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	if reason := l.refusalOfBuffer(op.Op, op); reason != "" {
		return rw.MatchFailure(reason)
	}
	if enclosed(op.Op, rw) {
		return rw.Success()
	}
	b := rw.Builder
	buf, mask := l.allocate(op.Op, op, rw)
	memref.NewStore(b, op.Vector(), buf.data, nil)
	loaded := memref.NewLoad(b, buf.data, nil).Op.Result(0)
	// The driver is not notified, so that it comes back to the write when it has seen all else, as
	// that of MLIR 13 does: constants are in its order.
	op.SetVector(loaded)
	if mask != nil {
		op.Op.SetOperand(op.Op.NumOperands()-1, mask)
	}
	l.buffers[op.Op] = buf
	return rw.Success()
}

// refusalOfBuffer says why a transfer gets no buffer; it is empty where it gets one.
func (l *lowering) refusalOfBuffer(op *ir.Operation, x transfer) string {
	if _, ok := l.buffers[op]; ok {
		return "it has a buffer"
	}
	return l.refusal(x)
}

// copiedAttrs are the attributes of a transfer that its builder does not make.
func copiedAttrs(op *ir.Operation) []ir.NamedAttr {
	return slices.DeleteFunc(slices.Clone(op.Attrs()), func(a ir.NamedAttr) bool { return a.Name == "operand_segment_sizes" })
}

// enclosed puts a transfer into a memref.alloca_scope of its own where the operation is unknown
// with whose end stack allocations end: several threads may execute the transfer at once, and
// each needs a buffer. It reports whether it did.
func enclosed(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if emit.EntryBlock(op.Block()) != nil {
		return false
	}
	scope := memref.NewAllocaScope(rw.Builder, op.ResultTypes())
	at := rw.InsertionPoint()
	rw.CreateBlock(scope.Op.Region(0), nil)
	inside := rw.Clone(op, ir.NewMapping())
	memref.NewAllocaScopeReturn(rw.Builder, inside.Results())
	rw.RestoreInsertionPoint(at)
	rw.ReplaceOp(op, scope.Op.Results()...)
	return true
}

// allocate makes the buffer of a transfer. The mask is what the buffer's mask holds.
func (l *lowering) allocate(op *ir.Operation, x transfer, rw *rewrite.Rewriter) (buf buffer, mask *ir.Value) {
	b, at := rw.Builder, rw.InsertionPoint()
	b.SetInsertionPointToStart(emit.EntryBlock(op.Block()))
	alloca := func(t ir.Type) *ir.Value {
		return memref.NewAlloca(b, nil, nil, b.Context().MemRefType(nil, t, nil, nil)).Op.Result(0)
	}
	buf.data = alloca(x.Vector().Type())
	if x.Mask() != nil {
		buf.mask = alloca(x.Mask().Type())
	}
	b.RestoreInsertionPoint(at)
	if x.Mask() == nil {
		return buf, nil
	}
	memref.NewStore(b, x.Mask(), buf.mask, nil)
	return buf, memref.NewLoad(b, buf.mask, nil).Op.Result(0)
}

// unpacked is a buffer with an address for each index of the outermost dimension.
func (l *lowering) unpacked(op *ir.Operation, x transfer, rw *rewrite.Rewriter) buffer {
	buf := l.buffers[op]
	buf.data = unpackedMemory(rw.Builder, buf.data)
	if unpacksMask(x) {
		buf.mask = unpackedMemory(rw.Builder, buf.mask)
	}
	return buf
}

// unpackedMemory casts a memref of vectors to one of vectors without their outermost dimension,
// which becomes one of the memref.
func unpackedMemory(b *ir.Builder, v *ir.Value) *ir.Value {
	t := v.Type().(*ir.MemRefType)
	elem := t.Elem().(*ir.VectorType)
	shape := append(slices.Clone(t.Shape()), elem.Shape()[0])
	return vector.NewTypeCast(b, v, b.Context().MemRefType(shape, inner(elem), nil, nil)).Op.Result(0)
}

// at is the buffer of a transfer for the index iv of the outermost dimension of x.
func (buf buffer) at(x transfer, iv *ir.Value) buffer {
	buf.dataAt = append(slices.Clone(buf.dataAt), iv)
	if unpacksMask(x) {
		buf.maskAt = append(slices.Clone(buf.maskAt), iv)
	}
	return buf
}

// loadMask makes the mask of the transfers that x is unpacked to; nil where they need none.
func (buf buffer) loadMask(b *ir.Builder, x transfer) *ir.Value {
	if _, inMemory := outerDim(x); x.Mask() == nil || inMemory && !unpacksMask(x) {
		return nil
	}
	return memref.NewLoad(b, buf.mask, buf.maskAt).Op.Result(0)
}

// loopOverReads unpacks a read that has a buffer.
func (l *lowering) loopOverReads(op vector.TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	if _, ok := l.buffers[op.Op]; !ok {
		return rw.MatchFailure("it has no buffer")
	}
	b, whole := rw.Builder, l.unpacked(op.Op, op, rw)
	t := vectorOf(op)
	loop(rw, countTo(b, t.Shape()[0]), nil, func(iv, _ *ir.Value) *ir.Value {
		buf := whole.at(op, iv)
		return guarded(b, op, iv, nil, func() *ir.Value {
			indices := innerIndices(b, op, iv)
			read := vector.NewTransferRead(b, op.Source(), indices, op.Padding(), buf.loadMask(b, op), inner(t), innerAttrs(op)...)
			buf.store = memref.NewStore(b, read.Vector(), buf.data, buf.dataAt).Op
			if len(t.Shape())-1 > l.rank {
				l.buffers[read.Op] = buf
			}
			return nil
		}, func() *ir.Value {
			padding := std.NewSplat(b, op.Padding(), nil, inner(t)).Op.Result(0)
			memref.NewStore(b, padding, buf.data, buf.dataAt)
			return nil
		})
	})
	rw.EraseOp(whole.store)
	rw.EraseOp(op.Op)
	return rw.Success()
}

// loopOverWrites unpacks a write that has a buffer. One of a tensor makes the next one of what the
// one before made.
func (l *lowering) loopOverWrites(op vector.TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	if _, ok := l.buffers[op.Op]; !ok {
		return rw.MatchFailure("it has no buffer")
	}
	b, whole := rw.Builder, l.unpacked(op.Op, op, rw)
	t := vectorOf(op)
	var begin *ir.Value
	var result ir.Type
	if len(op.Result()) > 0 {
		begin, result = op.Source(), op.Source().Type()
	}
	made := loop(rw, countTo(b, t.Shape()[0]), begin, func(iv, carried *ir.Value) *ir.Value {
		buf := whole.at(op, iv)
		return guarded(b, op, iv, result, func() *ir.Value {
			source := op.Source()
			if carried != nil {
				source = carried
			}
			indices := innerIndices(b, op, iv)
			part := memref.NewLoad(b, buf.data, buf.dataAt).Op.Result(0)
			write := vector.NewTransferWrite(b, part, source, indices, buf.loadMask(b, op), innerAttrs(op)...)
			if len(t.Shape())-1 > l.rank {
				l.buffers[write.Op] = buf
			}
			if carried == nil {
				return nil
			}
			return write.Op.Result(0)
		}, func() *ir.Value { return carried })
	})
	if made == nil {
		rw.EraseOp(op.Op)
		return rw.Success()
	}
	rw.ReplaceOp(op.Op, made)
	return rw.Success()
}
