package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A composite is a type of SPIR-V with parts: a vector, a matrix, an array or a struct.
type composite interface {
	// length is the number of its parts, 0 of a runtime array.
	length() int64
	// elem is the type of part i, of those that there are.
	elem(i int64) ir.Type
	// inside are the types that it is made of, each once.
	inside() []ir.Type
	// part finds part i, of those that there are, in the value of LLVM, or says why it
	// cannot.
	part(l *Lowering, i int64) (p part, why string)
	// step follows an index of an access chain into it.
	step(w *chainWalk, index *ir.Value)
	// lastByte is where its last part ends, without padding.
	lastByte(l *Lowering) int64
	// matrixBytes is how many bytes it takes as a matrix, or an array of such, in a layout
	// that is not LLVM's; 0 of every other type and for LLVM's layout.
	matrixBytes(l *Lowering, m matrixLayout) int64
}

// compositeOf views a type as a composite, nil if it is none.
func compositeOf(t ir.Type) composite {
	if v, ok := t.(*ir.VectorType); ok {
		return vectorOf{v}
	}
	if s, ok := spirv.AsStructType(t); ok {
		return structOf{s}
	}
	if a, ok := spirv.AsArrayType(t); ok {
		return arrayOf{a}
	}
	if a, ok := spirv.AsRtarrayType(t); ok {
		return runtimeArrayOf{a}
	}
	if m, ok := spirv.AsMatrixType(t); ok {
		return matrixOf{m}
	}
	return nil
}

// partsOf are the types of the parts of a type, none of one that is no composite.
func partsOf(t ir.Type) []ir.Type {
	c := compositeOf(t)
	if c == nil {
		return nil
	}
	list := make([]ir.Type, c.length())
	for i := range list {
		list[i] = c.elem(int64(i))
	}
	return list
}

// part is where a part of a composite is in LLVM's value.
type part struct {
	t    ir.Type // of SPIR-V
	path []int   // none of an element of a vector
	at   int64   // of an element of a vector
	slot slot
	// matrix is how the matrices of a part lie that is bytes.
	matrix matrixLayout
}

// partOf finds part i of a composite, or says why it cannot.
func (l *Lowering) partOf(t ir.Type, i int64) (p part, why string) {
	c := compositeOf(t)
	if c == nil || i < 0 || i >= c.length() {
		return p, fmt.Sprintf("index %d leaves the type %s", i, syntax.TypeString(t))
	}
	return c.part(l, i)
}

// matrixBytes is what the composite t says of itself, 0 of any other type.
func (l *Lowering) matrixBytes(t ir.Type, m matrixLayout) int64 {
	c := compositeOf(t)
	if c == nil || m.stride == 0 {
		return 0
	}
	return c.matrixBytes(l, m)
}

// lastByte is where the last part of a value ends, without padding.
func (l *Lowering) lastByte(t ir.Type) int64 {
	if c := compositeOf(t); c != nil {
		return c.lastByte(l)
	}
	return l.stored(t)
}

// stored is how many bytes a store of a value writes.
func (l *Lowering) stored(t ir.Type) int64 { return extentOf(l.convertOne(t)).stored }

// A vectorOf is a vector as a composite.
type vectorOf struct{ *ir.VectorType }

var _ composite = vectorOf{}

func (v vectorOf) length() int64      { return v.Shape()[0] }
func (v vectorOf) elem(int64) ir.Type { return v.Elem() }
func (v vectorOf) inside() []ir.Type  { return []ir.Type{v.Elem()} }

func (v vectorOf) part(l *Lowering, i int64) (part, string) {
	return part{t: v.Elem(), at: i, slot: slot{t: l.convertOne(v.Elem())}}, ""
}

func (v vectorOf) lastByte(l *Lowering) int64                { return l.stored(v.VectorType) }
func (v vectorOf) matrixBytes(*Lowering, matrixLayout) int64 { return 0 }

func (v vectorOf) step(w *chainWalk, index *ir.Value) {
	w.t = v.Elem()
	elem := w.l.convertOne(v.Elem())
	if stride := w.place.elements; stride > 0 {
		w.place.elements = 0
		w.bytes(index, stride, elem)
		return
	}
	w.asValue(v.VectorType)
	w.place.align = w.alignAt(index, extentOf(elem).size)
	w.index(index, elem)
	w.slot = slot{t: elem}
}

// A structOf is a struct as a composite.
type structOf struct{ spirv.StructType }

var _ composite = structOf{}

func (s structOf) length() int64        { return int64(len(s.Members())) }
func (s structOf) elem(i int64) ir.Type { return s.Members()[i].T() }
func (s structOf) inside() []ir.Type    { return partsOf(s.Type) }

func (s structOf) part(l *Lowering, i int64) (p part, why string) {
	lay, why := l.structLayoutOf(s.StructType)
	if why != "" {
		return p, why
	}
	return part{t: lay.members[i].t, path: []int{lay.at[i]}, slot: lay.slots[i], matrix: lay.members[i].matrix}, ""
}

func (s structOf) lastByte(l *Lowering) int64 {
	lay, _ := l.structLayoutOf(s.StructType)
	end := int64(0)
	for i, m := range lay.members {
		end = max(end, lay.offsets[i]+l.lastByte(m.t))
	}
	return end
}

func (s structOf) matrixBytes(*Lowering, matrixLayout) int64 { return 0 }

func (s structOf) step(w *chainWalk, index *ir.Value) {
	lay, why := w.l.structLayoutOf(s.StructType)
	n, known := constantOf(index)
	switch {
	case why != "":
		w.why = why
		return
	case !known:
		w.why = fmt.Sprintf("index %d goes into a struct and is no constant", w.depth)
		return
	case n < 0 || n >= int64(len(lay.members)):
		w.why = fmt.Sprintf("a struct of %d members has none of number %d", len(lay.members), n)
		return
	}
	w.asValue(s.Type)
	// An index into a struct is a constant of 32 bits.
	if int64(lay.at[n]) == n && width(index.Type()) == 32 {
		w.index(index, lay.slots[n].t)
	} else {
		w.constant(lay.at[n], lay.slots[n].t)
	}
	w.place.align = divisor(w.place.align, lay.offsets[n])
	w.place.matrix = lay.members[n].matrix
	w.t, w.slot = lay.members[n].t, lay.slots[n]
}

// An arrayOf is an array of known length as a composite.
type arrayOf struct{ spirv.ArrayType }

var _ composite = arrayOf{}

func (a arrayOf) length() int64      { return max(a.N(), 0) }
func (a arrayOf) elem(int64) ir.Type { return a.Elem() }
func (a arrayOf) inside() []ir.Type  { return []ir.Type{a.Elem()} }

func (a arrayOf) part(l *Lowering, i int64) (p part, why string) {
	lay, why := l.arrayLayoutOf(a.Type)
	if why != "" {
		return p, why
	}
	p = part{t: lay.elem, path: []int{int(i)}, slot: lay.slot}
	if lay.padded {
		p.path = append(p.path, 0)
	}
	return p, ""
}

func (a arrayOf) lastByte(l *Lowering) int64 {
	lay, _ := l.arrayLayoutOf(a.Type)
	return (a.N()-1)*lay.stride + l.lastByte(lay.elem)
}

func (a arrayOf) matrixBytes(l *Lowering, m matrixLayout) int64 {
	if n := l.matrixBytes(a.Elem(), m); n > 0 {
		return a.N() * max(n, a.Stride())
	}
	return 0
}

func (a arrayOf) step(w *chainWalk, index *ir.Value) { w.intoArray(index, a.Type, a.Stride()) }

// A runtimeArrayOf is an array whose length only memory knows, as a composite.
type runtimeArrayOf struct{ spirv.RtarrayType }

var _ composite = runtimeArrayOf{}

func (a runtimeArrayOf) length() int64      { return 0 }
func (a runtimeArrayOf) elem(int64) ir.Type { return a.Elem() }
func (a runtimeArrayOf) inside() []ir.Type  { return []ir.Type{a.Elem()} }

func (a runtimeArrayOf) part(*Lowering, int64) (part, string) {
	panic("BUG: no part of a runtime array is known")
}

func (a runtimeArrayOf) lastByte(l *Lowering) int64                { return l.stored(a.Type) }
func (a runtimeArrayOf) matrixBytes(*Lowering, matrixLayout) int64 { return 0 }

func (a runtimeArrayOf) step(w *chainWalk, index *ir.Value) { w.intoArray(index, a.Type, a.Stride()) }

// A matrixOf is a matrix as a composite; its parts are its columns.
type matrixOf struct{ spirv.MatrixType }

var _ composite = matrixOf{}

func (m matrixOf) length() int64      { return m.N() }
func (m matrixOf) elem(int64) ir.Type { return m.Elem() }
func (m matrixOf) inside() []ir.Type  { return []ir.Type{m.Elem()} }

func (m matrixOf) part(l *Lowering, i int64) (part, string) {
	return part{t: m.Elem(), path: []int{int(i)}, slot: slot{t: l.convertOne(m.Elem())}}, ""
}

func (m matrixOf) lastByte(l *Lowering) int64 { return l.stored(m.Type) }

// rows is the number of elements of a column.
func (m matrixOf) rows() int64 { return llvm.Len(m.Elem()) }

func (m matrixOf) matrixBytes(_ *Lowering, lay matrixLayout) int64 {
	switch {
	case lay.rowMajor:
		return m.rows() * lay.stride
	case extentOf(m.Elem()).size == lay.stride:
		return 0
	}
	return m.N() * lay.stride
}

func (m matrixOf) step(w *chainWalk, index *ir.Value) {
	lay := w.place.matrix
	own := w.l.matrixBytes(m.Type, lay) > 0
	w.t, w.place.matrix = m.Elem(), matrixLayout{}
	to := w.l.convertOne(m.Elem())
	switch {
	case !own:
		w.asValue(m.Type)
		w.place.align = w.alignAt(index, extentOf(to).size)
		w.index(index, to)
		w.slot = slot{t: to}
	case lay.rowMajor:
		w.place.elements = lay.stride
		w.bytes(index, extentOf(llvm.Elem(m.Elem())).size, to)
	default:
		w.bytes(index, lay.stride, to)
	}
}
