package vector

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// chainPatterns are those of parts that were put somewhere several operations before.
func chainPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("extract-of-inserted", extractInserted),
		rewrite.On("extract-all", extractAll),
		rewrite.On("slice-of-inserted", sliceInserted),
		rewrite.On("use-of-cast", readThroughTensorCast),
		rewrite.On("read-of-earlier-write", readEarlier),
		rewrite.On("write-over-earlier-write", writeOverEarlier),
		rewrite.On("write-all-of-tensor", writeWhole),
	}
}

// extractInserted: a part that was inserted is there. Insertions elsewhere, and
// other orders of dimensions that the part does not have, may come in between.
func extractInserted(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	v := op.Vector()
	at, ok := op.Subscripts()
	if !ok {
		return rw.MatchFailure(notTheNumber)
	}
	for {
		if t, ok := ir.DefinedBy[Transpose](v); ok {
			if at, ok = placeBefore(t, at); !ok {
				return rw.MatchFailure("the part is transposed as well")
			}
			v = t.Vector()
			continue
		}
		insert, ok := ir.DefinedBy[Insert](v)
		if !ok {
			return rw.MatchFailure("the part was not inserted")
		}
		place, ok := insert.Subscripts()
		if !ok {
			return rw.MatchFailure(notTheNumber)
		}
		n := min(len(place), len(at))
		switch {
		case differ(place, at):
			v = insert.Dest()
		case !slices.Equal(place[:n], at[:n]):
			return rw.MatchFailure("a subscript is no constant")
		case len(place) != len(at):
			return rw.MatchFailure("a part of it, or more was inserted")
		default:
			rw.ReplaceOp(op.Op, insert.Source())
			return rw.Success()
		}
	}
}

// placeBefore is where a part is before dimensions change their order; false if those that it has do.
func placeBefore(t Transpose, at []view.Number) ([]view.Number, bool) {
	order := t.Transp()
	for i := len(at); i < len(order); i++ {
		if order[i] != int64(i) {
			return nil, false
		}
	}
	place := make([]view.Number, len(at))
	for i, n := range at {
		place[order[i]] = n
	}
	return place, true
}

// extractAll: a vector all of whose elements are taken gets another shape.
func extractAll(op Extract, rw *rewrite.Rewriter) rewrite.Result {
	if !haveSameCount(op.Vector().Type(), op.Result().Type()) {
		return rw.MatchFailure("elements are left, or the result is a number")
	}
	rw.ReplaceOp(op.Op, NewShapeCast(rw.Builder, op.Vector(), op.Result().Type()).Result())
	return rw.Success()
}

// sliceInserted: a part of what was inserted is one of that. Insertions elsewhere may come in between.
func sliceInserted(op ExtractStridedSlice, rw *rewrite.Rewriter) rewrite.Result {
	offsets, sizes := op.Offsets(), op.Sizes()
	for v := op.Vector(); ; {
		insert, ok := ir.DefinedBy[InsertStridedSlice](v)
		if !ok {
			return rw.MatchFailure("the part was not inserted")
		}
		from, there := insert.Offsets(), shapeOf(insert.Source().Type())
		if len(there) != len(from) || len(offsets) != len(from) {
			return rw.MatchFailure("not all dimensions have an offset")
		}
		isWithin, isApart := true, false
		moved := make([]int64, len(from))
		for i := range from {
			moved[i] = offsets[i] - from[i]
			isWithin = isWithin && moved[i] >= 0 && moved[i]+sizes[i] <= there[i]
			isApart = isApart || moved[i]+sizes[i] <= 0 || moved[i] >= there[i]
		}
		if isApart {
			v = insert.Dest()
			continue
		}
		if !isWithin {
			return rw.MatchFailure("a part of it was inserted")
		}
		rw.Update(op.Op, func() {
			op.SetVector(insert.Source())
			op.SetOffsetsAttr(rw.Context().I64ArrayAttr(moved))
		})
		return rw.Success()
	}
}

// readThroughTensorCast: a read needs no cast of a tensor to a type that says less.
func readThroughTensorCast(op TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	cast, ok := ir.DefinedBy[tensor.Cast](op.Source())
	if !ok {
		return rw.MatchFailure("it is not the cast of a tensor")
	}
	from, ranked := cast.Source().Type().(*ir.RankedTensorType)
	if !ranked || len(from.Shape()) != len(op.Indices()) {
		return rw.MatchFailure("what is cast has no rank, or another")
	}
	for i, n := range shapeOf(op.Source().Type()) {
		if n != ir.Dynamic && n != from.Shape()[i] {
			return rw.MatchFailure("the cast says more of the sizes")
		}
	}
	rw.Update(op.Op, func() { op.SetSource(cast.Source()) })
	return rw.Success()
}

// areApart reports whether two transfers of vectors of one type, along the last dimensions, move no
// element of the same place: constant indices say so.
func areApart(p, q place) bool {
	m, ok := p.order.(*ir.AffineMapAttr)
	if !ok || p.order != q.order || p.vector != q.vector || !m.Map().IsMinorIdentity() {
		return false
	}
	extents := extentsOf(p.vector)
	outer := len(p.indices) - len(extents)
	for i := range p.indices {
		a, ok := rewrite.ConstantInt(p.indices[i])
		b, ok2 := rewrite.ConstantInt(q.indices[i])
		if !ok || !ok2 {
			continue
		}
		along := extent{size: 1}
		if i >= outer {
			along = extents[i-outer]
		}
		if !along.scalable && uint64(max(a, b))-uint64(min(a, b)) >= uint64(along.size) {
			return true
		}
	}
	return false
}

// readEarlier: what was written there is read, whatever was written elsewhere since.
func readEarlier(read TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	to := readPlace(read)
	for v := read.Source(); ; {
		write, ok := ir.DefinedBy[TransferWrite](v)
		if !ok {
			return rw.MatchFailure("no transfer wrote the tensor there")
		}
		if isWithin(write) && to.isAt(writePlace(write)) {
			rw.ReplaceOp(read.Op, write.Vector())
			return rw.Success()
		}
		if !areApart(to, writePlace(write)) {
			return rw.MatchFailure("another transfer may have written there")
		}
		v = write.Source()
	}
}

// writeOverEarlier: what is written over, while only writes elsewhere come in between, needs not be
// written.
func writeOverEarlier(write TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	if len(write.Result()) == 0 {
		return rw.MatchFailure("it writes to memory")
	}
	to, after := writePlace(write), write
	for {
		before, ok := ir.DefinedBy[TransferWrite](after.Source())
		switch {
		case !ok:
			return rw.MatchFailure("no transfer wrote the tensor at the same indices")
		case to.isAt(writePlace(before)) && before.Op != write.Op:
			rw.Update(after.Op, func() { after.SetSource(before.Source()) })
			return rw.Success()
		case !areApart(to, writePlace(before)):
			return rw.MatchFailure("another transfer may have written there")
		case !before.Result()[0].HasOneUse():
			return rw.MatchFailure("what is written elsewhere is used otherwise")
		}
		after = before
	}
}

// writeWhole: all of a tensor, written to all of another one, is the first.
func writeWhole(write TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	read, ok := ir.DefinedBy[TransferRead](write.Vector())
	if !ok || len(write.Result()) == 0 || read.Source().Type() != write.Source().Type() {
		return rw.MatchFailure("it does not write what is read from a tensor of the type")
	}
	from, to := readPlace(read), writePlace(write)
	if from.mask != nil || to.mask != nil || !isWholeOf(from) || !isWholeOf(to) {
		return rw.MatchFailure("elements of a tensor are left out")
	}
	rw.ReplaceOp(write.Op, read.Source())
	return rw.Success()
}

// isWholeOf reports whether a transfer without a mask moves all elements of a tensor in their order.
func isWholeOf(p place) bool {
	m, ok := p.order.(*ir.AffineMapAttr)
	if !ok || !m.Map().Equal(affine.IdentityMap(len(p.indices))) || !slices.Equal(extentsOf(p.tensor.Type()), extentsOf(p.vector)) {
		return false
	}
	for _, v := range p.indices {
		if n, known := rewrite.ConstantInt(v); !known || n != 0 {
			return false
		}
	}
	return true
}
