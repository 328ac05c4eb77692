package vector

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// memoryPatterns are those of operations that read and write memory.
func memoryPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On("known-mask", maskedRow[Maskedload]),
		rewrite.On("known-mask", maskedRow[Expandload]),
		rewrite.On("known-mask", gatherOfNothing),
		rewrite.On("known-mask", maskedRowStore[Maskedstore]),
		rewrite.On("known-mask", maskedRowStore[Compressstore]),
		rewrite.On("known-mask", scatterOfNothing),
		rewrite.On("known-bounds", knownBounds[TransferRead]),
		rewrite.On("known-bounds", knownBounds[TransferWrite]),
		rewrite.On("use-of-cast", loadThroughCast),
		rewrite.On("use-of-cast", storeThroughCast),
		rewrite.On("use-of-cast", transferThroughCast[TransferRead]),
		rewrite.On("use-of-cast", transferThroughCast[TransferWrite]),
	}
}

// maskedRead is the view of an operation that reads elements side by side where a mask is true.
type maskedRead interface {
	ir.View
	Base() *ir.Value
	Indices() []*ir.Value
	Mask() *ir.Value
	PassThru() *ir.Value
	Result() *ir.Value
}

const unknownMask = "the mask is not known to be all true or all false, or elements are not contiguous"

// maskedRow: what a mask leaves out completely is not read; without one it is a load.
func maskedRow[V maskedRead](op V, rw *rewrite.Rewriter) rewrite.Result {
	all, none := maskOf(op.Mask())
	switch {
	case none:
		rw.ReplaceOp(ir.OperationOf(op), op.PassThru())
	case all && liesInRow(op.Base().Type(), op.Result().Type()):
		rw.ReplaceOp(ir.OperationOf(op), NewLoad(rw.Builder, op.Base(), op.Indices(), op.Result().Type()).Result())
	default:
		return rw.MatchFailure(unknownMask)
	}
	return rw.Success()
}

// gatherOfNothing: what a mask leaves out completely is not read.
func gatherOfNothing(op Gather, rw *rewrite.Rewriter) rewrite.Result {
	if _, none := maskOf(op.Mask()); !none {
		return rw.MatchFailure(unknownMask)
	}
	rw.ReplaceOp(op.Op, op.PassThru())
	return rw.Success()
}

// maskedWrite is the view of an operation that writes elements side by side where a mask is
// true.
type maskedWrite interface {
	ir.View
	Base() *ir.Value
	Indices() []*ir.Value
	Mask() *ir.Value
	ValueToStore() *ir.Value
}

// maskedRowStore is maskedRow for what writes.
func maskedRowStore[V maskedWrite](op V, rw *rewrite.Rewriter) rewrite.Result {
	all, none := maskOf(op.Mask())
	switch {
	case none:
	case all && liesInRow(op.Base().Type(), op.ValueToStore().Type()):
		NewStore(rw.Builder, op.ValueToStore(), op.Base(), op.Indices())
	default:
		return rw.MatchFailure(unknownMask)
	}
	rw.EraseOp(ir.OperationOf(op))
	return rw.Success()
}

// scatterOfNothing: what a mask leaves out completely is not written.
func scatterOfNothing(op Scatter, rw *rewrite.Rewriter) rewrite.Result {
	if _, none := maskOf(op.Mask()); !none {
		return rw.MatchFailure(unknownMask)
	}
	rw.EraseOp(op.Op)
	return rw.Success()
}

// liesInRow reports whether `vector.load` and `vector.store` move a vector from or to memory of a
// type: elements of it lie side by side, and the memref has these or whole vectors.
func liesInRow(base, vector ir.Type) bool {
	m := base.(*ir.MemRefType)
	if s, ok := m.Strides(); !ok || len(s.Strides) > 0 && s.Strides[len(s.Strides)-1] != 1 {
		return false
	}
	return (!isVector(m.Elem()) || m.Elem() == vector) && ir.ElementOrSelf(m.Elem()) == ir.ElementOrSelf(vector)
}

const castNeedsRow = "the cast makes elements contiguous"

// loadThroughCast: a user of a cast memref can use what is cast.
func loadThroughCast(op Load, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := memref.Uncast(op.Base())
	if !ok {
		return rw.MatchFailure(memref.NoCast)
	}
	if !liesInRow(source.Type(), op.Result().Type()) {
		return rw.MatchFailure(castNeedsRow)
	}
	rw.Update(op.Op, func() { op.SetBase(source) })
	return rw.Success()
}

// storeThroughCast is the same for what writes.
func storeThroughCast(op Store, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := memref.Uncast(op.Base())
	if !ok {
		return rw.MatchFailure(memref.NoCast)
	}
	if !liesInRow(source.Type(), op.ValueToStore().Type()) {
		return rw.MatchFailure(castNeedsRow)
	}
	rw.Update(op.Op, func() { op.SetBase(source) })
	return rw.Success()
}

// transfer is the view of an operation that moves a vector from or to memory, or a tensor.
type transfer interface {
	ir.View
	Source() *ir.Value
	SetSource(v *ir.Value)
	Indices() []*ir.Value
	Vector() *ir.Value
	PermutationMap() (affine.Map, bool)
	InBounds() []bool
	SetInBoundsAttr(a ir.Attribute)
}

// transferThroughCast is the same for transfers.
func transferThroughCast[V transfer](op V, rw *rewrite.Rewriter) rewrite.Result {
	source, ok := memref.Uncast(op.Source())
	if !ok {
		return rw.MatchFailure(memref.NoCast)
	}
	rw.Update(ir.OperationOf(op), func() { op.SetSource(source) })
	return rw.Success()
}

// knownBounds: a transfer from a constant place on is known to end within sizes that are known.
func knownBounds[V transfer](op V, rw *rewrite.Rewriter) rewrite.Result {
	places := placesOf(op)
	within := boundsOf(op, len(places))
	changed := false
	for i, place := range places {
		dim, isDim := place.(affine.Dim)
		if within[i] || !isDim {
			within[i] = true
			continue
		}
		first, ok := rewrite.ConstantInt(op.Indices()[dim])
		size, part := shapeOf(op.Source().Type())[dim], extentsOf(op.Vector().Type())[i]
		if ok && first >= 0 && size != ir.Dynamic && !part.scalable && part.size <= size-first {
			within[i], changed = true, true
		}
	}
	if !changed {
		return rw.MatchFailure("no dimension is newly in bounds")
	}
	list := make([]ir.Attribute, len(within))
	for i, is := range within {
		list[i] = rw.Context().BoolAttr(is)
	}
	rw.Update(ir.OperationOf(op), func() { op.SetInBoundsAttr(rw.Context().ArrayAttr(list)) })
	return rw.Success()
}

// placesOf are the dimensions of the memory in which those of a transfer's vector lie.
func placesOf[V transfer](op V) []affine.Expr {
	m, _ := op.PermutationMap()
	return m.Results
}

// boundsOf gives the dimensions in which a transfer is marked as in bounds.
func boundsOf[V transfer](op V, n int) []bool {
	if within := op.InBounds(); within != nil {
		return within
	}
	return make([]bool, n)
}
