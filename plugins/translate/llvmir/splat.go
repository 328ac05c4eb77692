package llvmir

import (
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

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
	case w.u.splats:
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
