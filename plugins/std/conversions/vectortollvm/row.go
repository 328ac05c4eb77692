package vectortollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// memoryRow is where the elements of a row are in memory.
type memoryRow struct {
	e      emit.Emitter
	first  *ir.Value // the address of the first element
	n      length
	along  int       // the dimension of the memref in which the elements lie; -1: all are the first
	mask   *ir.Value // nil: all
	memref *convention.Ranked
	view   convention.View
	elem   ir.Type        // of the vector that is read or written
	hints  []ir.NamedAttr // of the load or store, whose elements are consecutive
}

// isSideBySide reports whether the elements lie in memory as in a vector.
func (r memoryRow) isSideBySide() bool {
	if r.along < 0 || r.n == fixed(1) {
		return r.n == fixed(1) && isPacked(r.elem)
	}
	stride, ok := r.memref.StaticStride(r.along)
	return ok && stride == 1 && isPacked(r.elem)
}

// isPacked reports whether an element has as many bits in a vector as in memory.
func isPacked(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IndexType:
		return true
	case *ir.IntegerType:
		w := t.Width()
		return w >= 8 && w&(w-1) == 0
	case *ir.FloatType:
		w := t.Kind().BitWidth()
		return w&(w-1) == 0
	}
	return false
}

// areBytes reports whether elements that are not packed, in a scalable vector, are read and written as bytes: processors
// neither gather nor scatter them.
func areBytes(v *ir.VectorType) bool {
	i, ok := v.Elem().(*ir.IntegerType)
	return ok && v.Scalable() != nil && i.Width() < 8
}

// bytes is the row as one of bytes, each of which has an element in it.
func (r memoryRow) bytes() memoryRow {
	r.elem = r.e.Context().IntegerType(8, ir.Signless)
	r.first = r.e.Bitcast(r.first, r.e.Types.Ptr(r.elem, r.memref.Space()))
	return r
}

// alignment is what the address of each element is a multiple of.
func (r memoryRow) alignment() int64 {
	most := r.e.PointerBytes
	switch t := r.memref.Type.Elem().(type) {
	case *ir.IndexType:
		return min(most, r.e.IndexBytes)
	case *ir.IntegerType:
		if isPacked(t) {
			return min(most, int64(t.Width())/8)
		}
	case *ir.FloatType:
		if isPacked(t) {
			return min(most, int64(t.Kind().BitWidth())/8)
		}
	}
	return 1
}

// read reads the row; fill is what stands for elements that the mask leaves out.
func (r memoryRow) read(fill []*ir.Value) *ir.Value {
	t := r.n.vector(r.e, r.elem)
	if r.n.scalable && !isPacked(r.elem) {
		b := r.bytes()
		for i, v := range fill {
			fill[i] = llvm.NewZext(r.e.Builder, v, r.n.vector(r.e, b.elem)).Res()
		}
		return llvm.NewTrunc(r.e.Builder, b.read(fill), t).Res()
	}
	aligned := ir.NamedAttr{Name: "alignment", Value: r.e.Context().I64Attr(r.alignment())}
	switch {
	case r.mask == nil && r.along < 0:
		return splat(r.e, r.e.Load(r.first, r.elem, r.hints...), r.n)
	case r.mask == nil && r.isSideBySide():
		return llvm.NewLoad(r.e.Builder, r.vectorPointer(t), append(r.hints[:len(r.hints):len(r.hints)], aligned)...).Res()
	case r.isSideBySide():
		return llvm.NewIntrMaskedLoad(r.e.Builder, r.vectorPointer(t), r.mask, fill, t, r.alignment()).Res()
	case r.mask == nil && len(r.hints) > 0:
		return r.readEach(t)
	}
	return llvm.NewIntrMaskedGather(r.e.Builder, r.pointers(), r.maskOrAll(), fill, t, r.alignment()).Res()
}

// write writes the row.
func (r memoryRow) write(v *ir.Value) {
	if r.n.scalable && !isPacked(r.elem) {
		b := r.bytes()
		b.write(llvm.NewZext(r.e.Builder, v, r.n.vector(r.e, b.elem)).Res())
		return
	}
	aligned := ir.NamedAttr{Name: "alignment", Value: r.e.Context().I64Attr(r.alignment())}
	switch {
	case r.mask == nil && r.isSideBySide():
		llvm.NewStore(r.e.Builder, v, r.vectorPointer(v.Type()), append(r.hints[:len(r.hints):len(r.hints)], aligned)...)
	case r.isSideBySide():
		llvm.NewIntrMaskedStore(r.e.Builder, v, r.vectorPointer(v.Type()), r.mask, r.alignment())
	case r.mask == nil && len(r.hints) > 0:
		r.writeEach(v)
	default:
		llvm.NewIntrMaskedScatter(r.e.Builder, v, r.pointers(), r.maskOrAll(), r.alignment())
	}
}

// readEach reads the elements one by one: a gather takes no hints. Operations with hints have consecutive
// elements, which have other bits in a vector than in memory.
func (r memoryRow) readEach(t ir.Type) *ir.Value {
	v := r.e.Undef(t)
	for i := range r.n.n {
		x := r.e.Load(r.address(i), r.elem, r.hints...)
		v = llvm.NewInsertelement(r.e.Builder, v, x, r.e.I32(i)).Res()
	}
	return v
}

// writeEach writes the elements one by one: a scatter takes no hints.
func (r memoryRow) writeEach(v *ir.Value) {
	for i := range r.n.n {
		x := llvm.NewExtractelement(r.e.Builder, v, r.e.I32(i)).Res()
		r.e.Store(x, r.address(i), r.hints...)
	}
}

// address is that of element i of consecutive ones.
func (r memoryRow) address(i int64) *ir.Value {
	return r.e.Element(r.first, r.first.Type(), r.e.Index(i))
}

func (r memoryRow) maskOrAll() *ir.Value {
	if r.mask == nil {
		return yes(r.e, r.n)
	}
	return r.mask
}

func (r memoryRow) vectorPointer(t ir.Type) *ir.Value {
	return r.e.Bitcast(r.first, r.e.Types.Ptr(t, r.memref.Space()))
}

// pointers are the addresses of the elements.
func (r memoryRow) pointers() *ir.Value {
	offsets := counting(r.e, r.e.IndexType, r.n)
	if r.along < 0 {
		offsets = r.e.Sub(offsets, offsets)
	} else if stride, ok := r.memref.StaticStride(r.along); !ok || stride != 1 {
		offsets = r.e.Mul(offsets, splat(r.e, r.view.Stride(r.along), r.n))
	}
	return r.at(offsets)
}

// at are the addresses of elements at distances from the first.
func (r memoryRow) at(offsets *ir.Value) *ir.Value {
	return r.e.Element(r.first, r.n.vector(r.e, r.first.Type()), offsets)
}
