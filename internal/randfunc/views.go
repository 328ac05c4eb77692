package randfunc

import (
	"fmt"
	"slices"
	"strings"
)

// Views makes memrefs of others that lie in the same memory.
func Views() Family {
	return Family{Name: "views", Ops: []Op{
		{Name: "cast", Write: castMemRef}, {Name: "to unranked", Write: toUnranked}, {Name: "from unranked", Write: fromUnranked},
		{Name: "subview", Write: subview}, {Name: "subview", Write: subview},
		{Name: "transpose", Write: transpose},
		{Name: "reinterpret_cast", Write: reinterpretCast},
		{Name: "collapse_shape", Write: collapse}, {Name: "expand_shape", Write: expand},
		{Name: "view", Write: viewBytes},
		{Name: "reshape", Write: reshape},
	}}
}

// view is a value that lies where another one does.
func (f *Func) view(of *Value, t *Type) *Value {
	v := f.fresh(t)
	v.Life = of.Life
	return v
}

// castTo casts to a type that says no more than is known.
func (f *Func) castTo(m *Value, t *Type) *Value {
	v := f.view(m, t)
	f.Linef("%s = memref.cast %s : %s to %s", v.Name, m.Name, m.Type, t)
	v.known, v.fresh, v.whole = m.known, m.fresh, m.whole
	if v.known == nil {
		v.known = m.Type.Shape
	}
	return f.add(v)
}

// castMemRef makes sizes, an offset or strides dynamic, or static where they are known.
func castMemRef(f *Func) {
	m := f.memref(anything)
	if m == nil {
		return
	}
	shape := slices.Clone(m.sizes())
	for i := range shape {
		if f.IntN(2) == 0 {
			shape[i] = Dynamic
		}
	}
	if m.Type.Layout == nil && f.IntN(2) == 0 {
		f.castTo(m, memrefType(m.Type.Elem, shape...))
		return
	}
	l := m.Type.layout()
	l.Strides = slices.Clone(l.Strides)
	for i := range l.Strides {
		if f.IntN(2) == 0 {
			l.Strides[i] = Dynamic
		}
	}
	if f.IntN(2) == 0 {
		l.Offset = Dynamic
	}
	if len(shape) > 0 {
		f.castTo(m, stridedType(m.Type.Elem, shape, l))
	}
}

// forgetRank casts to an unranked memref.
func (f *Func) forgetRank(m *Value) *Value {
	v := f.view(m, unrankedType(m.Type.Elem))
	f.Linef("%s = memref.cast %s : %s to %s", v.Name, m.Name, m.Type, v.Type)
	v.inner = m.Type
	return f.add(v)
}

func toUnranked(f *Func) {
	if m := f.memref(anything); m != nil && m.Type.Layout == nil {
		f.forgetRank(m)
	}
}

func fromUnranked(f *Func) {
	if m := f.Pick(isUnranked); m != nil {
		v := f.view(m, m.inner)
		f.Linef("%s = memref.cast %s : %s to %s", v.Name, m.Name, m.Type, v.Type)
		f.add(v)
	}
}

// mixed is a list of numbers, some of which are operands.
type mixed struct {
	texts []string
	types []int // as the type of the result has them
}

func (x *mixed) static(n int) {
	x.texts, x.types = append(x.texts, fmt.Sprint(n)), append(x.types, n)
}

func (x *mixed) dynamic(v *Value) {
	x.texts, x.types = append(x.texts, v.Name), append(x.types, Dynamic)
}

func (x *mixed) String() string { return "[" + strings.Join(x.texts, ", ") + "]" }

// number adds a number, as it is or as an operand.
func (f *Func) mixedNumber(x *mixed, n int) {
	if f.IntN(2) == 0 {
		x.static(n)
		return
	}
	x.dynamic(f.aux(indexType(), "constant %d : index", n))
}

// subview cuts a piece out of a memref: at least one element of each dimension,
// from an offset on, and perhaps each second. Where a size is open the piece is
// one element anywhere.
func subview(f *Func) {
	m := f.memref(anything)
	if m == nil || len(m.Type.Shape) == 0 {
		return
	}
	var offsets, counts, steps mixed
	var known []int
	for i, n := range m.sizes() {
		if n == Dynamic {
			offsets.dynamic(f.within(m, i))
			counts.static(1)
			steps.static(1)
			known = append(known, 1)
			continue
		}
		offset := f.IntN(n)
		step := 1 + f.IntN(2)
		count := 1 + f.IntN((n-offset-1)/step+1)
		if count == 1 {
			step = 1 // no other makes a difference, but to the stride that is said
		}
		f.mixedNumber(&offsets, offset)
		f.mixedNumber(&counts, count)
		f.mixedNumber(&steps, step)
		known = append(known, count)
	}
	t := stridedType(m.Type.Elem, counts.types, m.Type.layout().piece(offsets.types, steps.types))
	v := f.view(m, t)
	f.Linef("%s = memref.subview %s%s %s %s : %s to %s", v.Name, m.Name, &offsets, &counts, &steps, m.Type, t)
	v.known = known
	f.add(v)
}

// piece is the layout of a part.
func (l Layout) piece(offsets, steps []int) Layout {
	p := Layout{Offset: l.Offset}
	for i, stride := range l.Strides {
		p.Offset = plus(p.Offset, times(stride, offsets[i]))
		p.Strides = append(p.Strides, times(stride, steps[i]))
	}
	return p
}

func plus(a, b int) int {
	if a == Dynamic || b == Dynamic {
		return Dynamic
	}
	return a + b
}

func times(a, b int) int {
	if a == Dynamic || b == Dynamic {
		return Dynamic
	}
	return a * b
}

// transpose swaps two dimensions.
func transpose(f *Func) {
	m := f.Pick(func(t *Type) bool { return t.Kind == MemRef && len(t.Shape) == 2 })
	if m == nil || m.Type.layout().Swapped {
		return
	}
	swap := func(n []int) []int { return []int{n[1], n[0]} }
	l := m.Type.layout()
	t := stridedType(m.Type.Elem, swap(m.Type.Shape), Layout{Offset: l.Offset, Strides: swap(l.Strides), Swapped: true})
	v := f.view(m, t)
	f.Linef("%s = memref.transpose %s (d0, d1) -> (d1, d0) : %s to %s", v.Name, m.Name, m.Type, t)
	v.known = swap(m.sizes())
	f.add(v)
}

// reinterpretCast gives a buffer of known size another shape.
func reinterpretCast(f *Func) {
	m := f.memref(anything)
	if m == nil || m.Type.Layout != nil || m.elements() == Dynamic {
		return
	}
	var offset, counts, strides mixed
	n := m.elements()
	f.mixedNumber(&offset, f.IntN(n))
	f.mixedNumber(&counts, 1)
	f.mixedNumber(&strides, 1)
	t := stridedType(m.Type.Elem, counts.types, Layout{Offset: offset.types[0], Strides: strides.types})
	v := f.view(m, t)
	f.Linef("%s = memref.reinterpret_cast %s to offset: %s, sizes: %s, strides: %s : %s to %s",
		v.Name, m.Name, &offset, &counts, &strides, m.Type, t)
	v.known = []int{1}
	f.add(v)
}

// collapse makes one dimension of all.
func collapse(f *Func) {
	m := f.memref(anything)
	if m == nil || m.Type.Layout != nil || len(m.Type.Shape) < 2 || !m.Type.isStatic() {
		return
	}
	n := m.elements()
	dims := strings.Trim(strings.Join(strings.Fields(fmt.Sprint(count(len(m.Type.Shape)))), ", "), "")
	v := f.view(m, memrefType(m.Type.Elem, n))
	f.Linef("%s = memref.collapse_shape %s [%s] : %s into %s", v.Name, m.Name, dims, m.Type, v.Type)
	f.add(v)
}

// count lists the numbers up to n.
func count(n int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = i
	}
	return numbers
}

// expand splits a dimension by its least divisor.
func expand(f *Func) {
	m := f.Pick(func(t *Type) bool { return t.Kind == MemRef && t.Layout == nil && len(t.Shape) == 1 && t.isStatic() })
	if m == nil {
		return
	}
	n := m.Type.Shape[0]
	d := 2
	for n > 1 && n%d != 0 {
		d++
	}
	if n == 1 {
		d = 1
	}
	v := f.view(m, memrefType(m.Type.Elem, d, n/d))
	f.Linef("%s = memref.expand_shape %s [[0, 1]] : %s into %s", v.Name, m.Name, m.Type, v.Type)
	f.add(v)
}

// viewBytes takes bytes of a buffer for integers.
func viewBytes(f *Func) {
	m := f.Pick(func(t *Type) bool { return t.is(memrefType(intType(8), 24)) })
	if m == nil {
		m = f.allocated(memrefType(intType(8), 24))
	}
	elem := intType(pick(f.Tape, []int{8, 16, 32, 64}))
	bytes := elem.Width / 8
	count := 1 + f.IntN(8/bytes)
	shift := f.aux(indexType(), "constant %d : index", 8*f.IntN(2))
	shape, open := count, ""
	if f.IntN(2) == 0 {
		open = f.aux(indexType(), "constant %d : index", count).Name
		shape = Dynamic
	}
	v := f.view(m, memrefType(elem, shape))
	f.Linef("%s = memref.view %s[%s][%s] : %s to %s", v.Name, m.Name, shift.Name, open, m.Type, v.Type)
	v.known = []int{count}
	f.add(v)
}

// reshape gives a buffer of known size the shape that lies in another one.
// mlir-opt-13 cannot: there it is cast.
func reshape(f *Func) {
	m := f.memref(anything)
	if m == nil || m.Type.Layout != nil || m.elements() == Dynamic {
		return
	}
	shape := f.factors(m.elements())
	open := make([]int, len(shape))
	for i, n := range shape {
		open[i] = n
		if f.IntN(2) == 0 {
			open[i] = Dynamic
		}
	}
	t := memrefType(m.Type.Elem, open...)
	ranked := f.view(m, t)
	ranked.known = shape
	unranked := len(shape) > 0 && f.IntN(3) == 0
	v := ranked
	if unranked {
		v = f.view(m, unrankedType(t.Elem))
		v.inner = t
	}
	number := pick(f.Tape, []*Type{indexType(), intType(32), intType(64)})
	f.either(func() {
		f.reshapeBy(v, m, shape, number)
	}, func() {
		f.reinterpret(ranked, m)
		if unranked {
			f.Linef("%s = memref.cast %s : %s to %s", v.Name, ranked.Name, t, v.Type)
		}
	})
	f.add(v)
}

// factors decides for a shape of so many elements.
func (f *Func) factors(n int) []int {
	var shape []int
	for d := 2; n > 1; d++ {
		for n%d == 0 {
			n /= d
			if len(shape) > 0 && (f.IntN(2) == 0 || len(shape) == 3) {
				shape[len(shape)-1] *= d
				continue
			}
			shape = append(shape, d)
		}
	}
	if len(shape) == 0 || len(shape) < 3 && f.IntN(4) == 0 {
		for range f.IntN(2) {
			shape = append(shape, 1)
		}
	}
	return shape
}

// reshapeBy stores a shape, as numbers of a type, and reshapes by it.
func (f *Func) reshapeBy(v, m *Value, shape []int, number *Type) {
	sizes := f.aux(memrefType(number, len(shape)), "memref.alloc() : memref<%dx%s>", len(shape), number)
	for i, n := range shape {
		at := f.aux(indexType(), "constant %d : index", i)
		size := f.aux(number, "constant %d : %s", n, number)
		f.Linef("memref.store %s, %s[%s] : %s", size.Name, sizes.Name, at.Name, sizes.Type)
	}
	f.Linef("%s = memref.reshape %s(%s) : (%s, %s) -> %s", v.Name, m.Name, sizes.Name, m.Type, sizes.Type, v.Type)
	f.Linef("memref.dealloc %s : %s", sizes.Name, sizes.Type)
}

// reinterpret casts a buffer to one of known sizes, which follow each other.
func (f *Func) reinterpret(v, m *Value) {
	var counts, steps mixed
	layout := v.Type.layout().Strides
	strides := memrefType(v.Type.Elem, v.known...).layout().Strides
	for i, n := range v.known {
		f.openOr(&counts, v.Type.Shape[i], n)
		f.openOr(&steps, layout[i], strides[i])
	}
	f.Linef("%s = memref.reinterpret_cast %s to offset: [0], sizes: %s, strides: %s : %s to %s",
		v.Name, m.Name, &counts, &steps, m.Type, v.Type)
}
