package vectortoscf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// maxParts bounds the transfers that one is unrolled to.
const maxParts = 1 << 12

// refusalToUnroll says why a transfer is not one to unroll; it is empty where it is.
func (l *lowering) refusalToUnroll(x transfer) string {
	if reason := l.refusal(x); reason != "" {
		return reason
	}
	shape, parts := vectorOf(x).Shape(), int64(1)
	for _, n := range shape[:len(shape)-l.rank] {
		if parts *= n; parts > maxParts {
			return "that would make too many transfers, which the option " + unrollOption + " off does not"
		}
	}
	return ""
}

// partOfMask makes the mask of the transfer for index i of the outermost dimension; nil where that
// needs none.
func partOfMask(b *ir.Builder, x transfer, i int64) *ir.Value {
	_, inMemory := outerDim(x)
	switch {
	case x.Mask() == nil || inMemory && !unpacksMask(x):
		return nil
	case !inMemory:
		return x.Mask()
	}
	return vector.NewExtract(b, x.Mask(), nil, []int64{i}).Op.Result(0)
}

// unrollRead makes a read for each index of the outermost dimension, and inserts what it gives
// into a vector that consists of the padding; or, if the read was made so itself, into the vector
// into which it is inserted.
func (l *lowering) unrollRead(op vector.TransferRead, rw *rewrite.Rewriter) rewrite.Result {
	if reason := l.refusalToUnroll(op); reason != "" {
		return rw.MatchFailure(reason)
	}
	b, t := rw.Builder, vectorOf(op)
	var whole *ir.Value
	var place []int64
	outer, isPart := l.parts[op.Op]
	if isPart {
		insert := vector.Insert{Op: outer}
		whole, place = insert.Dest(), insert.Position()
	} else {
		whole = std.NewSplat(b, op.Padding(), nil, t).Op.Result(0)
	}
	for i := range t.Shape()[0] {
		iv, before := index(b, i), whole
		whole = guarded(b, op, iv, whole.Type(), func() *ir.Value {
			indices := innerIndices(b, op, iv)
			read := vector.NewTransferRead(b, op.Source(), indices, op.Padding(), partOfMask(b, op, i), inner(t), innerAttrs(op)...)
			at := append(append([]int64{}, place...), i)
			insert := vector.NewInsert(b, read.Vector(), before, nil, at)
			l.parts[read.Op] = insert.Op
			return insert.Op.Result(0)
		}, func() *ir.Value { return before })
	}
	if !isPart {
		rw.ReplaceOp(op.Op, whole)
		return rw.Success()
	}
	rw.ReplaceOp(outer, whole)
	rw.EraseOp(op.Op)
	return rw.Success()
}

// unrollWrite makes a write for each index of the outermost dimension.
func (l *lowering) unrollWrite(op vector.TransferWrite, rw *rewrite.Rewriter) rewrite.Result {
	if reason := l.refusalToUnroll(op); reason != "" {
		return rw.MatchFailure(reason)
	}
	b, t := rw.Builder, vectorOf(op)
	from, place := partsOf(op.Vector())
	source := op.Source()
	var result ir.Type
	if len(op.Result()) > 0 {
		result = source.Type()
	}
	for i := range t.Shape()[0] {
		iv, before := index(b, i), source
		made := guarded(b, op, iv, result, func() *ir.Value {
			indices := innerIndices(b, op, iv)
			values, at := view.Parts(append(slices.Clone(place), view.Number{Known: i}))
			part := vector.NewExtract(b, from, values, at).Op.Result(0)
			write := vector.NewTransferWrite(b, part, before, indices, partOfMask(b, op, i), innerAttrs(op)...)
			if result == nil {
				return nil
			}
			return write.Op.Result(0)
		}, func() *ir.Value {
			if result == nil {
				return nil
			}
			return before
		})
		if made != nil {
			source = made
		}
	}
	if result == nil {
		rw.EraseOp(op.Op)
		return rw.Success()
	}
	rw.ReplaceOp(op.Op, source)
	return rw.Success()
}

// partsOf is the vector whose part v is, and where: v itself at no place unless it is extracted.
func partsOf(v *ir.Value) (whole *ir.Value, place []view.Number) {
	if extract, ok := ir.DefinedBy[vector.Extract](v); ok {
		if at, ok := extract.Subscripts(); ok {
			return extract.Vector(), at
		}
	}
	return v, nil
}
