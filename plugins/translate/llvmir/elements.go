package llvmir

import (
	"math"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// elementSource is a list of constants in row-major order.
type elementSource interface {
	count() int
	isZero() bool
	// element appends element i as a constant of a type, without the type.
	element(w *writer, i int, t ir.Type)
}

// denseElements are the numbers of a dense attribute.
type denseElements struct{ *ir.DenseElementsAttr }

// sparseElements are the numbers of a sparse attribute, spread out.
type sparseElements struct {
	attr   *ir.SparseElementsAttr
	values denseElements
	at     map[int]int // which value stands at an index
	n      int
}

var (
	_ elementSource = denseElements{}
	_ elementSource = (*sparseElements)(nil)
)

func (d denseElements) count() int { return d.Len() }

func (d denseElements) isZero() bool {
	if !d.IsSplat() {
		return false
	}
	for i := range len(d.Data()) {
		if d.Data()[i] != 0 {
			return false
		}
	}
	return true
}

func (d denseElements) element(w *writer, i int, t ir.Type) {
	switch elem := d.Shaped().Elem().(type) {
	case *ir.FloatType:
		w.float(d.Float(i), t)
	case *ir.ComplexType:
		re, im := d.Complex(i)
		w.members(elem.Context().ArrayAttr([]ir.Attribute{re, im}), t)
	default:
		w.integer(d.Int(i), t)
	}
}

// elements appends numbers as a vector or as arrays, nested as the type is.
func (w *writer) elements(src elementSource, t ir.Type) {
	if src.isZero() && leafCount(t) == int64(src.count()) {
		w.zero(t)
		return
	}
	if llvm.IsScalable(t) {
		w.scalableSplat(src, t)
		return
	}
	if n := leafCount(t); n != int64(src.count()) {
		w.mismatch("a list of "+strconv.Itoa(src.count())+" elements", t)
		return
	}
	if w.tooMany(int64(src.count())) {
		return
	}
	w.nest(src, t, 0)
}

// maxElements is how many elements of a constant are written out. LLVM IR has no
// short form for equal ones, so a few bytes of input could fill the memory.
const maxElements = 1 << 27

func (w *writer) tooMany(n int64) bool {
	if n > maxElements {
		w.fail("a constant of " + strconv.FormatInt(n, 10) + " elements that are not zero is too large for LLVM IR text; fill a global at run time")
		return true
	}
	return false
}

// leafCount is the number of scalars in nested arrays and vectors, -1 when it is
// beyond all bounds.
func leafCount(t ir.Type) int64 {
	n := int64(1)
	for llvm.IsArray(t) || llvm.IsVector(t) {
		size := llvm.Len(t)
		if size > 0 && n > math.MaxInt64/size {
			return -1
		}
		n *= size
		t = llvm.Elem(t)
	}
	return n
}

// nest appends the elements from start on and returns where it ended.
func (w *writer) nest(src elementSource, t ir.Type, start int) int {
	opening, closing := byte('['), byte(']')
	switch {
	case llvm.IsVector(t):
		opening, closing = '<', '>'
	case !llvm.IsArray(t):
		src.element(w, start, t)
		return start + 1
	}
	elem := llvm.Elem(t)
	from := len(w.out)
	w.typ(elem)
	prefix := append([]byte(nil), w.out[from:]...)
	w.out = append(w.out[:from], opening)
	for i := range int(llvm.Len(t)) {
		w.comma(i)
		w.out = append(append(w.out, prefix...), ' ')
		start = w.nest(src, elem, start)
	}
	w.byte(closing)
	return start
}

// splat appends a vector all of whose elements are one number.
func (w *writer) splat(a ir.Attribute, t ir.Type) {
	elem := llvm.Elem(t)
	if llvm.IsScalable(t) {
		w.scalable(t, func() { w.constant(a, elem) })
		return
	}
	if w.tooMany(llvm.Len(t)) {
		return
	}
	w.byte('<')
	for i := range int(llvm.Len(t)) {
		w.comma(i)
		w.typ(elem)
		w.byte(' ')
		w.constant(a, elem)
	}
	w.byte('>')
}

func (w *writer) scalableSplat(src elementSource, t ir.Type) {
	if d, ok := src.(denseElements); ok && d.IsSplat() {
		w.scalable(t, func() { d.element(w, 0, llvm.Elem(t)) })
		return
	}
	w.mismatch("a list of elements", t)
}

// scalable appends a scalable vector of one value: LLVM has no literal for it,
// but an expression that puts the value in front and repeats it.
func (w *writer) scalable(t ir.Type, value func()) {
	w.text("shufflevector (")
	w.typ(t)
	w.text(" insertelement (")
	w.typ(t)
	w.text(" undef, ")
	w.typ(llvm.Elem(t))
	w.byte(' ')
	value()
	w.text(", i32 0), ")
	w.typ(t)
	w.text(" undef, <vscale x ")
	w.int(llvm.Len(t))
	w.text(" x i32> zeroinitializer)")
}

// sparse appends a sparse attribute with the zeros between its values.
func (w *writer) sparse(a *ir.SparseElementsAttr, t ir.Type) {
	values, ok := a.Values().(*ir.DenseElementsAttr)
	shape := a.Shaped().Shape()
	n, static := ir.NumElements(a.Shaped())
	if !ok || !static {
		w.mismatch("a sparse attribute", t)
		return
	}
	s := &sparseElements{attr: a, values: denseElements{values}, at: map[int]int{}, n: int(n)}
	rows := 0
	if len(shape) > 0 {
		rows = a.Indices().Len() / len(shape)
	}
	for row := range rows {
		flat := 0
		for d := range shape {
			index, _ := a.Indices().Int(row*len(shape) + d).Int64()
			flat = flat*int(shape[d]) + int(index)
		}
		s.at[flat] = row
	}
	w.elements(s, t)
}

func (s *sparseElements) count() int { return s.n }

func (s *sparseElements) isZero() bool { return len(s.at) == 0 }

func (s *sparseElements) element(w *writer, i int, t ir.Type) {
	if row, ok := s.at[i]; ok {
		s.values.element(w, row, t)
		return
	}
	switch elem := s.values.Shaped().Elem().(type) {
	case *ir.FloatType:
		w.float(num.Zero(elem.Kind(), false), t)
	case *ir.ComplexType:
		w.text("zeroinitializer")
	default:
		w.integer(num.New(64, 0), t)
	}
}
