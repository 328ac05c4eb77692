package llvmir

import (
	"math"
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// elementSource is a list of constants in row-major order.
type elementSource interface {
	count() int
	isZero() bool
	// isSplat reports whether all elements are element 0.
	isSplat() bool
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

func (d denseElements) isSplat() bool { return d.IsSplat() }

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
	n := leafCount(t)
	if src.isZero() && n == int64(src.count()) {
		w.zero(t)
		return
	}
	switch {
	case llvm.IsScalable(t) && !src.isSplat():
		w.mismatch("a list of elements", t)
	case !llvm.IsScalable(t) && n != int64(src.count()):
		w.mismatch("a list of "+strconv.Itoa(src.count())+" elements", t)
	case !w.tooMany(src, t):
		w.nest(src, t, 0)
	}
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
	case !llvm.IsVector(t) && !llvm.IsArray(t):
		src.element(w, start, t)
		return start + 1
	case src.isSplat():
		w.repeated(func(t ir.Type) { src.element(w, start, t) }, t)
		return start + int(leafCount(t))
	case llvm.IsVector(t):
		opening, closing = '<', '>'
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

func (s *sparseElements) isSplat() bool { return false }

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

// maxRepeated is how many elements of one constant are written that the module does not
// list. LLVM IR has no short form for arrays of equal elements, so that a line of input
// would become gigabytes; this many elements of f32 are about 320 MiB of text.
const maxRepeated = 1 << 24

// tooMany refuses a constant whose text is out of proportion to the attribute.
func (w *writer) tooMany(src elementSource, t ir.Type) bool {
	if _, dense := src.(denseElements); dense && !src.isSplat() {
		return false // the module lists the elements, too
	}
	n := int64(src.count())
	if src.isSplat() {
		n = arrayElements(t)
	}
	if n <= maxRepeated {
		return false
	}
	w.fail("LLVM IR lists elements one by one, and this constant has " + strconv.FormatInt(n, 10) + ", more than the " +
		strconv.Itoa(maxRepeated) + " that are written; leave a global uninitialized and fill it in a loop at run time")
	return true
}

// arrayElements is the number of elements of nested arrays that are not arrays themselves,
// for types whose number of scalars fits an int64.
func arrayElements(t ir.Type) int64 {
	n := int64(1)
	for ; llvm.IsArray(t); t = llvm.Elem(t) {
		n *= llvm.Len(t)
	}
	return n
}

// repeated appends a constant all of whose scalars are the same, which scalar appends.
func (w *writer) repeated(scalar func(t ir.Type), t ir.Type) {
	switch {
	case llvm.IsVector(t):
		w.splat(func() { scalar(llvm.Elem(t)) }, t)
		return
	case !llvm.IsArray(t):
		scalar(t)
		return
	}
	w.byte('[')
	if n := int(llvm.Len(t)); n > 0 {
		start := len(w.out)
		w.typ(llvm.Elem(t))
		w.byte(' ')
		w.repeated(scalar, llvm.Elem(t))
		w.repeatText(start, n)
	}
	w.byte(']')
}

// repeatText makes a list of n equal texts of the one from start on.
func (w *writer) repeatText(start, n int) {
	one := slices.Clone(w.out[start:])
	w.out = slices.Grow(w.out, (n-1)*(len(", ")+len(one)))
	for range n - 1 {
		w.text(", ")
		w.out = append(w.out, one...)
	}
}

// maxListed is up to how many elements a vector of equal ones is listed for an LLVM
// without `splat`: the expression for it is longer than a short list.
const maxListed = 16

// splat appends a vector all of whose elements are one scalar.
func (w *writer) splat(scalar func(), t ir.Type) {
	n := llvm.Len(t)
	switch {
	case w.u.reader >= firstSplat:
		w.text("splat (")
		w.typ(llvm.Elem(t))
		w.byte(' ')
		scalar()
		w.byte(')')
	case llvm.IsScalable(t) || n > maxListed:
		w.shuffled(scalar, t)
	default:
		w.byte('<')
		start := len(w.out)
		w.typ(llvm.Elem(t))
		w.byte(' ')
		scalar()
		w.repeatText(start, int(n))
		w.byte('>')
	}
}

// shuffled appends an expression that puts a scalar in front of a vector and repeats it.
// Every LLVM reads it.
func (w *writer) shuffled(scalar func(), t ir.Type) {
	w.text("shufflevector (")
	w.typ(t)
	w.text(" insertelement (")
	w.typ(t)
	w.text(" undef, ")
	w.typ(llvm.Elem(t))
	w.byte(' ')
	scalar()
	w.text(", i32 0), ")
	w.typ(t)
	w.text(" undef, <")
	if llvm.IsScalable(t) {
		w.text("vscale x ")
	}
	w.int(llvm.Len(t))
	w.text(" x i32> zeroinitializer)")
}
