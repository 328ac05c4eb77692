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
	n      int64
	along  int       // the dimension of the memref in which the elements lie; -1: all are the first
	mask   *ir.Value // nil: all
	memref *convention.Ranked
	view   convention.View
	hints  []ir.NamedAttr // of the load or store, whose elements are consecutive
}

// isSideBySide reports whether the elements lie in memory as in a vector.
func (r memoryRow) isSideBySide() bool {
	if r.along < 0 || r.n == 1 {
		return r.n == 1 && isPacked(r.memref.Type.Elem())
	}
	stride, ok := r.memref.StaticStride(r.along)
	return ok && stride == 1 && isPacked(r.memref.Type.Elem())
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
	t := r.e.Types.Vector(r.n, r.view.Elem())
	aligned := ir.NamedAttr{Name: "alignment", Value: r.e.Context().I64Attr(r.alignment())}
	switch {
	case r.mask == nil && r.along < 0:
		return splat(r.e, r.e.Load(r.first, r.view.Elem(), r.hints...), r.n)
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
	for i := range r.n {
		x := r.e.Load(r.address(i), r.view.Elem(), r.hints...)
		v = llvm.NewInsertelement(r.e.Builder, v, x, r.e.I32(i)).Res()
	}
	return v
}

// writeEach writes the elements one by one: a scatter takes no hints.
func (r memoryRow) writeEach(v *ir.Value) {
	for i := range r.n {
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
	return r.e.Element(r.first, r.e.Types.Vector(r.n, r.first.Type()), offsets)
}
