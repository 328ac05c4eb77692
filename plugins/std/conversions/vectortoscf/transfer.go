package vectortoscf

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// transfer is the view of vector.transfer_read or transfer_write.
type transfer interface {
	Source() *ir.Value
	Indices() []*ir.Value
	Mask() *ir.Value
	Vector() *ir.Value
	PermutationMap() (affine.Map, bool)
	InBounds() []bool
}

func vectorOf(x transfer) *ir.VectorType { return x.Vector().Type().(*ir.VectorType) }

// outerDim is the dimension of the memory that the outermost one of a transfer's vector runs
// along; false where the transfer broadcasts.
func outerDim(x transfer) (int, bool) {
	m, _ := x.PermutationMap()
	d, ok := m.Results[0].(affine.Dim)
	return int(d), ok
}

// unpacksMask reports whether the mask of a transfer has the outermost dimension of the vector,
// and others.
func unpacksMask(x transfer) bool {
	_, inMemory := outerDim(x)
	return inMemory && x.Mask() != nil && len(x.Mask().Type().(*ir.VectorType).Shape()) > 1
}

// refusal says why a transfer is not one to unpack; it is empty where it is.
func (l *lowering) refusal(x transfer) string {
	element, memory := ir.ElementOrSelf(x.Source().Type()), x.Source().Type()
	_, isTensor := memory.(*ir.RankedTensorType)
	switch {
	case isScalable(x):
		return notTakenApart
	case len(vectorOf(x).Shape()) <= l.rank:
		return "the vector has no more dimensions than the option " + rankOption + " allows"
	case isTensor && !l.tensors:
		return "it is a tensor, and the option " + tensorsOption + " is not set"
	case element != vectorOf(x).Elem():
		return "the elements of the memory are not those of the vector"
	}
	return ""
}

const notTakenApart = "the vector is scalable: how many elements it has is known only when the program runs"

// isScalable reports whether a dimension of the vector of a transfer is scalable.
func isScalable(x transfer) bool { return vectorOf(x).Scalable() != nil }

// inner is the vector type without the outermost dimension.
func inner(t *ir.VectorType) *ir.VectorType { return t.Context().VectorType(t.Shape()[1:], t.Elem()) }

// innerAttrs are the attributes of the transfers that one is unpacked to.
func innerAttrs(x transfer) []ir.NamedAttr {
	m, _ := x.PermutationMap()
	return transferAttrs(x.Vector().Type().Context(), affine.NewMap(m.NumDims, 0, m.Results[1:]...), tail(x.InBounds()))
}

// tail is a list without its first element; it is nil of nil.
func tail(list []bool) []bool {
	if list == nil {
		return nil
	}
	return list[1:]
}

func transferAttrs(ctx *ir.Context, m affine.Map, within []bool) []ir.NamedAttr {
	attrs := []ir.NamedAttr{{Name: "permutation_map", Value: ctx.AffineMapAttr(m)}}
	if within == nil {
		return attrs
	}
	list := make([]ir.Attribute, len(within))
	for i, is := range within {
		list[i] = ctx.BoolAttr(is)
	}
	return append(attrs, ir.NamedAttr{Name: "in_bounds", Value: ctx.ArrayAttr(list)})
}

// index makes a constant.
func index(b *ir.Builder, n int64) *ir.Value {
	return std.NewConstant(b, b.Context().IndexType(), b.Context().IndexAttr(n)).Op.Result(0)
}

// sum makes an affine.apply that adds two indices.
func sum(b *ir.Builder, x, y *ir.Value) *ir.Value {
	m := dialect.ValueMap{Map: affine.NewMap(2, 0, affine.Add(affine.Dim(0), affine.Dim(1))), Operands: []*ir.Value{x, y}}.Composed()
	return dialect.NewApply(b, m.Operands, m.Map).Op.Result(0)
}

// innerIndices are the indices of a transfer where its outermost dimension has the index iv.
func innerIndices(b *ir.Builder, x transfer, iv *ir.Value) []*ir.Value {
	indices := x.Indices()
	moved := append(make([]*ir.Value, 0, len(indices)), indices...)
	if d, ok := outerDim(x); ok {
		moved[d] = sum(b, moved[d], iv)
	}
	return moved
}

// guarded makes what inside makes for one index of the outermost dimension of a transfer, and what
// outside makes where that index is beyond the memory or masked out. Both give a value of the type
// result, or nil where that is nil.
func guarded(b *ir.Builder, x transfer, iv *ir.Value, result ir.Type, inside, outside func() *ir.Value) *ir.Value {
	condition := both(b, isInBounds(b, x, iv), isMaskedIn(b, x, iv))
	if condition == nil {
		return inside()
	}
	var results []ir.Type
	if result != nil {
		results = []ir.Type{result}
	}
	choice := scf.NewIf(b, condition, results)
	at := b.InsertionPoint()
	b.CreateBlock(choice.ThenRegion(), nil)
	yield(b, inside())
	b.CreateBlock(choice.ElseRegion(), nil)
	yield(b, outside())
	b.RestoreInsertionPoint(at)
	if result == nil {
		return nil
	}
	return choice.Op.Result(0)
}

// yield ends the body of a loop or condition; v may be nil.
func yield(b *ir.Builder, v *ir.Value) {
	if v == nil {
		scf.NewYield(b, nil)
		return
	}
	scf.NewYield(b, []*ir.Value{v})
}

func both(b *ir.Builder, x, y *ir.Value) *ir.Value {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return std.NewAnd(b, x, y).Result()
}

// isInBounds makes the condition that an index of the outermost dimension is within the memory;
// nil where it always is.
func isInBounds(b *ir.Builder, x transfer, iv *ir.Value) *ir.Value {
	d, ok := outerDim(x)
	if within := x.InBounds(); !ok || within != nil && within[0] {
		return nil
	}
	size := sizeOf(b, x.Source(), d)
	return std.NewCmpi(b, size, sum(b, x.Indices()[d], iv), std.CmpIPredicateSgt).Result()
}

// sizeOf is the size of a dimension of a memref or tensor: a constant, an operand of what
// allocates it, or an operation.
func sizeOf(b *ir.Builder, v *ir.Value, d int) *ir.Value {
	t := v.Type().(ir.ShapedType)
	if n := t.Shape()[d]; n != ir.Dynamic {
		return index(b, n)
	}
	if _, ok := t.(*ir.MemRefType); ok {
		return memref.NewDim(b, v, index(b, int64(d))).Op.Result(0)
	}
	return tensor.NewDim(b, v, index(b, int64(d))).Op.Result(0)
}

// isMaskedIn makes the element of a mask of one dimension for an index of the outermost dimension;
// nil where the mask is not of that.
func isMaskedIn(b *ir.Builder, x transfer, iv *ir.Value) *ir.Value {
	_, inMemory := outerDim(x)
	if x.Mask() == nil || !inMemory || unpacksMask(x) {
		return nil
	}
	at := std.NewIndexCast(b, iv, b.Context().I32()).Op.Result(0)
	return vector.NewExtractelement(b, x.Mask(), at).Op.Result(0)
}

// bounds are those of a loop.
type bounds struct{ first, end, step *ir.Value }

// countTo are the bounds of a loop over n indices.
func countTo(b *ir.Builder, n int64) bounds { return bounds{index(b, 0), index(b, n), index(b, 1)} }

// loop makes a loop whose body carries a value, or nothing if begin is nil.
func loop(rw *rewrite.Rewriter, over bounds, begin *ir.Value, body func(iv, carried *ir.Value) *ir.Value) *ir.Value {
	b, types := rw.Builder, []ir.Type{rw.Context().IndexType()}
	var inits []*ir.Value
	if begin != nil {
		inits, types = []*ir.Value{begin}, append(types, begin.Type())
	}
	made := scf.NewFor(b, over.first, over.end, over.step, inits)
	at := b.InsertionPoint()
	block := b.CreateBlock(made.Region(), nil, types...)
	if begin == nil {
		yield(b, body(block.Arg(0), nil))
		b.RestoreInsertionPoint(at)
		return nil
	}
	yield(b, body(block.Arg(0), block.Arg(1)))
	b.RestoreInsertionPoint(at)
	return made.Op.Result(0)
}
