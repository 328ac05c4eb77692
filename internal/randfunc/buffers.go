package randfunc

import (
	"fmt"
	"strings"
)

// Buffers allocates memory, fills it, copies it and reads its sizes.
func Buffers() Family {
	return Family{Name: "buffers", Ops: []Op{
		{Name: "alloc", Write: func(f *Func) { f.allocated(f.bufferType()) }},
		{Name: "alloc with a layout", Write: allocLaidOut},
		{Name: "alloca", Write: alloca}, {Name: "alloca_scope", Write: allocaScope},
		{Name: "copy", Write: copyMemory}, {Name: "clone", Write: clone},
		{Name: "get_global", Write: getGlobal},
		{Name: "constant global", Write: loadConstant},
		{Name: "dim", Write: dim},
		{Name: "rank", Write: rank},
	}}
}

// elemType decides for a type that C can fill: what is in memory has whole bytes,
// as far as vectors are concerned.
func (f *Func) elemType() *Type {
	t := f.scalarType()
	switch f.IntN(8) {
	case 6:
		if isUsual(t) {
			return complexType(t)
		}
	case 7:
		if t.Kind != Int && t.Width != 80 || isMachine(t) {
			return vectorType(t, f.lanes()...)
		}
	}
	return t
}

const maxSize = 5

// shape decides for a shape of that rank.
func (f *Func) shape(rank int) []int {
	shape := make([]int, rank)
	for i := range shape {
		shape[i] = 1 + f.IntN(maxSize-1)
		if f.IntN(3) == 0 {
			shape[i] = Dynamic
		}
	}
	return shape
}

// bufferType decides for a type of memrefs with the default layout.
func (f *Func) bufferType() *Type {
	return memrefType(f.elemType(), f.shape(f.IntN(4))...)
}

// alloc writes an allocation. Open sizes are known here, or were passed.
func (f *Func) alloc(name string, t *Type) *Value {
	known := make([]int, len(t.Shape))
	for i, n := range t.Shape {
		known[i] = n
		if n == Dynamic {
			known[i] = 1 + f.IntN(maxSize-1)
		}
	}
	alignment := ""
	if n := pick(f.Tape, []int{0, 0, 16, 64}); n > 0 {
		alignment = fmt.Sprintf(" {alignment = %d : i64}", n)
	}
	v := f.fresh(t)
	f.Linef("%s = memref.%s%s%s : %s", v.Name, name, f.dims(t, known), alignment, t)
	v.known, v.fresh, v.whole = known, true, alignment != ""
	return v
}

// allocated is a new buffer on the heap that has been filled. It is freed at the
// end of the scope, or never.
func (f *Func) allocated(t *Type) *Value { return f.buffer(t, f.IntN(3) > 0 && f.regions == 0) }

// buffer is a new buffer on the heap that has been filled.
func (f *Func) buffer(t *Type, freed bool) *Value {
	v := f.alloc("alloc", memrefType(t.Elem, t.Shape...))
	f.fill(v)
	if freed {
		v.Life = f.depth
		f.freed[len(f.freed)-1] = append(f.freed[len(f.freed)-1], v)
	}
	f.add(v)
	if t.Layout != nil {
		return f.castTo(v, t)
	}
	return v
}

// alloca allocates on the stack, which no loop may do again and again.
func alloca(f *Func) {
	if f.work > f.stack.work {
		return
	}
	v := f.alloc("alloca", f.bufferType())
	f.fill(v)
	v.Life = f.stack.depth
	f.add(v)
}

// fill writes all elements: one by one if they are few or where no loop can be,
// else in loops.
func (f *Func) fill(m *Value) {
	v := f.Need(m.Type.Elem)
	if n := m.elements(); n > 4 && f.regions == 0 && f.depth+len(m.Type.Shape) <= maxDepth && f.work*n <= maxWork {
		f.fillLoops(m, v, nil)
		return
	}
	f.fillEach(m, v, nil)
}

func (f *Func) fillEach(m, v *Value, at []string) {
	dim := len(at)
	if dim == len(m.Type.Shape) {
		f.Linef("memref.store %s, %s[%s] : %s", v.Name, m.Name, strings.Join(at, ", "), m.Type)
		return
	}
	for i := range m.sizes()[dim] {
		index := f.aux(indexType(), "constant %d : index", i)
		f.fillEach(m, v, append(at[:dim:dim], index.Name))
	}
}

func (f *Func) fillLoops(m, v *Value, at []string) {
	dim := len(at)
	if dim == len(m.Type.Shape) {
		f.Linef("memref.store %s, %s[%s] : %s", v.Name, m.Name, strings.Join(at, ", "), m.Type)
		return
	}
	f.Loop(f.dim(m, dim), m.sizes()[dim], nil, func(iv *Value) {
		f.fillLoops(m, v, append(at[:dim:dim], iv.Name))
	})
}

// copyMemory copies to a new buffer, which overlaps nothing. mlir-opt-13 has wrong
// sizes of elements of other types: that of an index is 16 bytes.
func copyMemory(f *Func) {
	from := f.memref(isCopied)
	if from == nil {
		return
	}
	to := f.fresh(memrefType(from.Type.Elem, from.Type.Shape...))
	f.copyOf(to, from)
	f.addCopy(to, from)
}

// copyOf writes what allocates a memref and copies another one to it.
func (f *Func) copyOf(to, from *Value) {
	var open []string
	for i, n := range from.Type.Shape {
		if n == Dynamic {
			open = append(open, f.dim(from, i).Name)
		}
	}
	f.Linef("%s = memref.alloc(%s) : %s", to.Name, strings.Join(open, ", "), to.Type)
	f.Linef("memref.copy %s, %s : %s to %s", from.Name, to.Name, from.Type, to.Type)
}

func (f *Func) addCopy(to, from *Value) {
	to.known, to.fresh = from.known, true
	f.add(to)
}

// clone copies in one operation, which mlir-opt-13 does not convert.
func clone(f *Func) {
	from := f.memref(isCopied)
	if from == nil {
		return
	}
	to := f.fresh(memrefType(from.Type.Elem, from.Type.Shape...))
	f.either(func() {
		f.Linef("%s = memref.clone %s : %s to %s", to.Name, from.Name, from.Type, to.Type)
	}, func() {
		f.copyOf(to, from)
	})
	f.addCopy(to, from)
}

func isCopied(t *Type) bool { return t.Kind == Float && t.Width != 80 || t.Kind == Int && isMachine(t) }

func getGlobal(f *Func) {
	g := f.m.global(f)
	v := f.fresh(g.typ)
	f.Linef("%s = memref.get_global @%s : %s", v.Name, g.name, v.Type)
	f.add(v)
}

// loadConstant reads from a global that is never written.
func loadConstant(f *Func) {
	g := f.m.newGlobal(f, "constant ")
	m := &Value{Name: f.aux(g.typ, "memref.get_global @%s : %s", g.name, g.typ).Name, Type: g.typ}
	f.Define(g.typ.Elem, "memref.load %s[%s] : %s", m.Name, f.indices(m), m.Type).Inexact = !f.exact && hasFloats(g.typ)
}

// dim writes an operation that returns the size of a dimension given by a number.
func dim(f *Func) {
	m := f.Pick(isAnyMemRef)
	if m == nil {
		return
	}
	t := m.Type
	if t.Kind == Unranked {
		t = m.inner
	}
	if len(t.Shape) == 0 {
		return
	}
	at := f.below(f.Need(indexType()), len(t.Shape))
	f.Define(indexType(), "memref.dim %s, %s : %s", m.Name, at.Name, m.Type)
}

func rank(f *Func) {
	if m := f.Pick(isAnyMemRef); m != nil {
		f.Define(indexType(), "rank %s : %s", m.Name, m.Type)
	}
}
