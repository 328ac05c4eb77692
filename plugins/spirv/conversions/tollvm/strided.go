package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A scattered scalar is one of a value that does not lie as LLVM has it: the path to it
// in the value, and how many bytes it is from the start.
type scattered struct {
	path []part
	t    ir.Type // of SPIR-V
	at   int64
}

// scalarsOf lists the scalars of a matrix, an array of matrices, or a column.
func (l *Lowering) scalarsOf(t ir.Type, p place) []scattered {
	var list []scattered
	var into func(t ir.Type, p place, path []part, at int64)
	into = func(t ir.Type, p place, path []part, at int64) {
		types := partsOf(t)
		if len(types) == 0 {
			list = append(list, scattered{path, t, at})
			return
		}
		stride, inner := l.distance(t, p)
		for i, elem := range types {
			step, _ := l.partOf(t, int64(i))
			into(elem, inner, append(path[:len(path):len(path)], step), at+int64(i)*stride)
		}
	}
	into(t, p, nil, 0)
	return list
}

// distance is how many bytes lie between two parts of a value, and what is known of them.
func (l *Lowering) distance(t ir.Type, p place) (stride int64, inner place) {
	if v, ok := t.(*ir.VectorType); ok {
		if p.elements > 0 {
			return p.elements, place{}
		}
		return extentOf(v.Elem()).size, place{}
	}
	if a, ok := spirv.AsArrayType(t); ok {
		return max(l.matrixBytes(a.Elem(), p.matrix), a.Stride()), p
	}
	m, _ := spirv.AsMatrixType(t)
	if p.matrix.rowMajor {
		return extentOf(llvm.Elem(m.Elem())).size, place{elements: p.matrix.stride}
	}
	return p.matrix.stride, place{}
}

// scalarPointer is the address of a scalar.
func (l *Lowering) scalarPointer(e emit.Emitter, bytes *ir.Value, s scattered) *ir.Value {
	at := e.Element(bytes, bytes.Type(), e.Constant(l.ctx.I64(), l.ctx.I64Attr(s.at)))
	return e.Bitcast(at, l.kit.Types.Ptr(l.convertOne(s.t), 0))
}

// scalarAccess is the access to one of the scalars.
func (a access) scalarAccess(s scattered, t ir.Type) access {
	a.alignment = 0
	a.expected = divisor(max(a.place.align, 1), s.at)
	if a.expected >= extentOf(t).align {
		a.expected = 0
	}
	return a
}

// gather loads a value scalar by scalar.
func (l *Lowering) gather(e emit.Emitter, pointer *ir.Value, t ir.Type, a access) *ir.Value {
	bytes := e.Bitcast(pointer, l.kit.I8Ptr)
	v := e.Undef(l.convertOne(t))
	for _, s := range l.scalarsOf(t, a.place) {
		own := l.convertOne(s.t)
		scalar := llvm.NewLoad(e.Builder, l.scalarPointer(e, bytes, s), a.scalarAccess(s, own).plainAttrs(l)...).Res()
		v = l.setAt(e, v, scalar, s.path)
	}
	return v
}

// scatter stores a value scalar by scalar.
func (l *Lowering) scatter(e emit.Emitter, v, pointer *ir.Value, t ir.Type, a access) {
	bytes := e.Bitcast(pointer, l.kit.I8Ptr)
	for _, s := range l.scalarsOf(t, a.place) {
		scalar := v
		for _, p := range s.path {
			scalar = l.get(e, scalar, p)
		}
		llvm.NewStore(e.Builder, scalar, l.scalarPointer(e, bytes, s), a.scalarAccess(s, scalar.Type()).plainAttrs(l)...)
	}
}

// setAt returns a composite in which the scalar at a path is another one.
func (l *Lowering) setAt(e emit.Emitter, into, v *ir.Value, path []part) *ir.Value {
	if len(path) == 0 {
		return v
	}
	inner := v
	if len(path) > 1 {
		inner = l.setAt(e, l.get(e, into, path[0]), v, path[1:])
	}
	return l.set(e, into, inner, path[0])
}
