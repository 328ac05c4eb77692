package randfunc

import (
	"fmt"
	"slices"
	"strings"
)

// Vectors moves the elements of vectors. For MLIR 13 each result is put together of scalars.
func Vectors() Family {
	return Family{Name: "vectors", Ops: []Op{
		{Name: "broadcast", Write: broadcast},
		{Name: "extract", Write: extract},
		{Name: "insert", Write: insert},
		{Name: "extractelement", Write: extractElement},
		{Name: "insertelement", Write: insertElement},
		{Name: "extract_strided_slice", Write: extractSlice},
		{Name: "insert_strided_slice", Write: insertSlice},
		{Name: "shuffle", Write: shuffle},
		{Name: "transpose", Write: transposeVector},
		{Name: "shape_cast", Write: shapeCast},
		{Name: "bitcast", Write: bitcast},
		{Name: "reduction", Write: reduction},
		{Name: "outerproduct", Write: outerProduct},
		{Name: "contract", Write: contract},
		{Name: "fma", Write: fma},
		{Name: "mask", Write: func(f *Func) { f.mask(f.lanes()...) }},
	}}
}

// Vectored are the families of functions that compute with vectors.
func Vectored() []Family {
	return []Family{
		Vectors(), Vectors(), Vectors(), Vectors(), VectorAccess(), VectorAccess(), Integers(), Floats(), Casts(), Constants(), Choices(),
		Access(), Buffers(), Control(),
	}
}

// maxSeen is how many numbers a function can leave.
const maxSeen = 64

// see leaves a number that depends on all elements of a value.
func (f *Func) see(v *Value) {
	if f.slots == maxSeen || !isMovable(v.Type) && v.Type.scalar().Width != 1 {
		return
	}
	i64 := intType(64)
	elements := []*Value{v}
	if v.Type.Kind == Vector {
		elements = nil
		for _, at := range positions(v.Type.Shape) {
			elements = append(elements, f.element(v, at...))
		}
	}
	number := f.aux(i64, "constant 0 : i64")
	factor := f.aux(i64, "constant 31 : i64")
	for _, e := range elements {
		number = f.aux(i64, "muli %s, %s : i64", number.Name, factor.Name)
		number = f.aux(i64, "addi %s, %s : i64", number.Name, f.bits(e).Name)
	}
	slot := f.aux(indexType(), "constant %d : index", f.slots)
	f.slots++
	f.Linef("memref.store %s, %s[%s] : %s", number.Name, f.seen.Name, slot.Name, f.seen.Type)
}

// bits is a number as an integer; all NaNs are one.
func (f *Func) bits(v *Value) *Value {
	if v.Type.Kind == Float {
		t := intType(v.Type.Width)
		b := f.aux(t, "bitcast %s : %s to %s", v.Name, v.Type, t)
		none := f.aux(intType(1), "cmpf uno, %s, %s : %s", v.Name, v.Name, v.Type)
		v = f.selected(none, f.aux(t, "constant 1 : %s", t), b)
	}
	switch {
	case v.Type.Kind == Index:
		return f.aux(intType(64), "index_cast %s : index to i64", v.Name)
	case v.Type.Width < 64:
		return f.aux(intType(64), "sexti %s : %s to i64", v.Name, v.Type)
	}
	return v
}

// isMovable reports whether a vector's elements are of the processor's widths. LLVM packs others in
// memory, and LLVM 13 computes with some of them wrongly.
func isMovable(t *Type) bool {
	e := t.scalar()
	switch e.Kind {
	case Int:
		return isMachine(e)
	case Float:
		return isUsual(e)
	}
	return e.Kind == Index
}

func isVector(t *Type) bool { return t.Kind == Vector && isMovable(t) }

// elementType decides for an element that vectors of this family have.
func (f *Func) elementType() *Type {
	return pick(f.Tape, []*Type{
		intType(32), floatType("f32"), intType(64), floatType("f64"), intType(8), intType(16), floatType("f16"), indexType(),
	})
}

// vector decides for a vector that fits, or makes one of that shape.
func (f *Func) vector(fits func(*Type) bool, shape ...int) *Value {
	if v := f.Pick(func(t *Type) bool { return isVector(t) && fits(t) }); v != nil && !f.OneIn(4) {
		return v
	}
	if shape == nil {
		shape = f.lanes()
	}
	t := vectorType(f.elementType(), shape...)
	if !fits(t) {
		t = vectorType(intType(32), shape...)
	}
	return f.Need(t)
}

// positions are those of all elements of a shape.
func positions(shape []int) [][]int {
	list := [][]int{nil}
	for _, n := range shape {
		var next [][]int
		for _, at := range list {
			for i := range n {
				next = append(next, append(slices.Clone(at), i))
			}
		}
		list = next
	}
	return list
}

// ints is a list of numbers as attributes have it.
func ints(list []int) string {
	return "[" + strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]") + "]"
}

// element is one element of a vector.
func (f *Func) element(v *Value, at ...int) *Value {
	return f.aux(v.Type.Elem, "vector.extract %s%s : %s", v.Name, ints(at), v.Type)
}

// byElement writes an operation whose result is a vector, and for MLIR 13 each of its elements.
func (f *Func) byElement(t *Type, operation string, element func(at []int) *Value) *Value {
	v := f.fresh(t)
	f.either(func() { f.Linef("%s = %s", v.Name, operation) }, func() { f.assemble(v, element) })
	return f.add(v)
}

func (f *Func) assemble(v *Value, element func(at []int) *Value) {
	whole := f.all(v.Type, zeroOf(v.Type.Elem))
	list := positions(v.Type.Shape)
	for i, at := range list {
		e, next := element(at), v
		if i < len(list)-1 {
			next = f.fresh(v.Type)
		}
		f.Linef("%s = vector.insert %s, %s%s : %s into %s", next.Name, e.Name, whole.Name, ints(at), e.Type, v.Type)
		whole = next
	}
}

// zeroOf is how zero is written.
func zeroOf(t *Type) string {
	switch {
	case t.Kind == Float:
		return "0.0"
	case t.Width == 1:
		return "false"
	}
	return "0"
}

// broadcast repeats a scalar, or a vector whose dimensions are the last ones, or 1.
func broadcast(f *Func) {
	t := vectorType(f.elementType(), f.lanes()...)
	shape := slices.Clone(t.Shape[len(t.Shape)-f.IntN(len(t.Shape)+1):])
	for i := range shape {
		if f.IntN(3) == 0 {
			shape[i] = 1
		}
	}
	if len(shape) == 0 {
		s := f.Need(t.Elem)
		f.byElement(t, fmt.Sprintf("vector.broadcast %s : %s to %s", s.Name, s.Type, t), func([]int) *Value { return s }).Inexact = s.Inexact
		return
	}
	s := f.Need(vectorType(t.Elem, shape...))
	f.byElement(t, fmt.Sprintf("vector.broadcast %s : %s to %s", s.Name, s.Type, t), func(at []int) *Value {
		from := slices.Clone(at[len(at)-len(shape):])
		for i := range from {
			from[i] %= shape[i]
		}
		return f.element(s, from...)
	}).Inexact = s.Inexact
}

// position decides for the first n numbers of a position.
func (f *Func) position(t *Type, n int) []int {
	at := make([]int, n)
	for i := range at {
		at[i] = f.IntN(t.Shape[i])
	}
	return at
}

// extract takes an element, or a vector of the last dimensions.
func extract(f *Func) {
	v := f.vector(anything)
	at := f.position(v.Type, 1+f.IntN(len(v.Type.Shape)))
	operation := fmt.Sprintf("vector.extract %s%s : %s", v.Name, ints(at), v.Type)
	if len(at) == len(v.Type.Shape) {
		f.Define(v.Type.Elem, "%s", operation).Inexact = v.Inexact
		return
	}
	t := vectorType(v.Type.Elem, v.Type.Shape[len(at):]...)
	f.byElement(t, operation, func(rest []int) *Value { return f.element(v, slices.Concat(at, rest)...) }).Inexact = v.Inexact
}

// insert is extract the other way.
func insert(f *Func) {
	v := f.vector(anything)
	at := f.position(v.Type, 1+f.IntN(len(v.Type.Shape)))
	part := v.Type.Elem
	if len(at) < len(v.Type.Shape) {
		part = vectorType(v.Type.Elem, v.Type.Shape[len(at):]...)
	}
	s := f.Need(part)
	operation := fmt.Sprintf("vector.insert %s, %s%s : %s into %s", s.Name, v.Name, ints(at), part, v.Type)
	f.byElement(v.Type, operation, func(all []int) *Value {
		switch {
		case !slices.Equal(all[:len(at)], at):
			return f.element(v, all...)
		case part.Kind == Vector:
			return f.element(s, all[len(at):]...)
		}
		return s
	}).Inexact = v.Inexact || s.Inexact
}

// lane decides for the number of an element of a list, which no constant is.
func (f *Func) lane(v *Value) *Value {
	return f.below(f.Need(intType(pick(f.Tape, []int{32, 64, 8}))), v.Type.Shape[0])
}

// isLane compares a lane with a number.
func (f *Func) isLane(lane *Value, n int) *Value {
	at := f.aux(lane.Type, "constant %d : %s", n, lane.Type)
	return f.aux(intType(1), "cmpi eq, %s, %s : %s", lane.Name, at.Name, lane.Type)
}

func (f *Func) selected(c, yes, no *Value) *Value {
	return f.aux(yes.Type, "select %s, %s, %s : %s", c.Name, yes.Name, no.Name, yes.Type)
}

func isList(t *Type) bool { return t.Kind == Vector && len(t.Shape) == 1 }

func extractElement(f *Func) {
	v := f.vector(isList, 4)
	lane := f.lane(v)
	out := f.fresh(v.Type.Elem)
	out.Inexact = v.Inexact
	f.either(func() {
		f.Linef("%s = vector.extractelement %s[%s : %s] : %s", out.Name, v.Name, lane.Name, lane.Type, v.Type)
	}, func() {
		e := f.element(v, 0)
		for i := 1; i < v.Type.Shape[0]; i++ {
			e = f.selected(f.isLane(lane, i), f.element(v, i), e)
		}
		f.Linef("%s = select %s, %s, %[3]s : %[4]s", out.Name, f.isLane(lane, 0).Name, e.Name, e.Type)
	})
	f.add(out)
}

func insertElement(f *Func) {
	v := f.vector(isList, 4)
	lane, s := f.lane(v), f.Need(v.Type.Elem)
	operation := fmt.Sprintf("vector.insertelement %s, %s[%s : %s] : %s", s.Name, v.Name, lane.Name, lane.Type, v.Type)
	f.byElement(v.Type, operation, func(at []int) *Value {
		return f.selected(f.isLane(lane, at[0]), s, f.element(v, at...))
	}).Inexact = v.Inexact || s.Inexact
}

// slice decides for where the first n dimensions of a slice begin, and how long they are.
func (f *Func) slice(t *Type, n int) (offsets, sizes, strides []int) {
	offsets = f.position(t, n)
	for i, o := range offsets {
		sizes = append(sizes, 1+f.IntN(t.Shape[i]-o))
		strides = append(strides, 1)
	}
	return offsets, sizes, strides
}

func extractSlice(f *Func) {
	v := f.vector(anything)
	offsets, sizes, strides := f.slice(v.Type, 1+f.IntN(len(v.Type.Shape)))
	t := vectorType(v.Type.Elem, slices.Concat(sizes, v.Type.Shape[len(sizes):])...)
	operation := fmt.Sprintf("vector.extract_strided_slice %s {offsets = %s, sizes = %s, strides = %s} : %s to %s",
		v.Name, ints(offsets), ints(sizes), ints(strides), v.Type, t)
	f.byElement(t, operation, func(at []int) *Value {
		from := slices.Clone(at)
		for i, o := range offsets {
			from[i] += o
		}
		return f.element(v, from...)
	}).Inexact = v.Inexact
}

// insertSlice puts a vector of as many or fewer dimensions into another.
func insertSlice(f *Func) {
	v := f.vector(anything)
	offsets, sizes, _ := f.slice(v.Type, len(v.Type.Shape))
	leading := f.IntN(len(sizes))
	shape := sizes[leading:]
	s := f.Need(vectorType(v.Type.Elem, shape...))
	operation := fmt.Sprintf("vector.insert_strided_slice %s, %s {offsets = %s, strides = %s} : %s into %s",
		s.Name, v.Name, ints(offsets), ints(slices.Repeat([]int{1}, len(shape))), s.Type, v.Type)
	f.byElement(v.Type, operation, func(at []int) *Value {
		var from []int
		for i := range at {
			n := 1
			if i >= leading {
				n = shape[i-leading]
			}
			if at[i] < offsets[i] || at[i] >= offsets[i]+n {
				return f.element(v, at...)
			}
			if i >= leading {
				from = append(from, at[i]-offsets[i])
			}
		}
		return f.element(s, from...)
	}).Inexact = v.Inexact || s.Inexact
}

func shuffle(f *Func) {
	a := f.vector(anything)
	b := f.Need(a.Type)
	n := a.Type.Shape[0]
	mask := make([]int, 1+f.IntN(4))
	for i := range mask {
		mask[i] = f.IntN(2 * n)
	}
	t := vectorType(a.Type.Elem, append([]int{len(mask)}, a.Type.Shape[1:]...)...)
	operation := fmt.Sprintf("vector.shuffle %s, %s %s : %s, %s", a.Name, b.Name, ints(mask), a.Type, b.Type)
	f.byElement(t, operation, func(at []int) *Value {
		from, in := slices.Clone(at), a
		if from[0] = mask[at[0]]; from[0] >= n {
			from[0], in = from[0]-n, b
		}
		return f.element(in, from...)
	}).Inexact = a.Inexact || b.Inexact
}

// permutation decides for an order of n things.
func (f *Func) permutation(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	for i := n - 1; i > 0; i-- {
		j := f.IntN(i + 1)
		list[i], list[j] = list[j], list[i]
	}
	return list
}

func transposeVector(f *Func) {
	v := f.vector(func(t *Type) bool { return len(t.Shape) > 1 }, 2, 3)
	order := f.permutation(len(v.Type.Shape))
	shape := make([]int, len(order))
	for i, from := range order {
		shape[i] = v.Type.Shape[from]
	}
	t := vectorType(v.Type.Elem, shape...)
	f.byElement(t, fmt.Sprintf("vector.transpose %s, %s : %s to %s", v.Name, ints(order), v.Type, t), func(at []int) *Value {
		from := make([]int, len(at))
		for i, o := range order {
			from[o] = at[i]
		}
		return f.element(v, from...)
	}).Inexact = v.Inexact
}

// shapeCast makes a list of a vector, or a vector of a list.
func shapeCast(f *Func) {
	v := f.vector(anything)
	shape := []int{1}
	for _, n := range v.Type.Shape {
		shape[0] *= n
	}
	if len(v.Type.Shape) == 1 {
		n := shape[0]
		for shape = []int{n, 1}; shape[0]%2 == 0 && f.IntN(2) == 0; {
			shape = []int{shape[0] / 2, shape[1] * 2}
		}
	}
	t := vectorType(v.Type.Elem, shape...)
	all, now := positions(v.Type.Shape), positions(shape)
	f.byElement(t, fmt.Sprintf("vector.shape_cast %s : %s to %s", v.Name, v.Type, t), func(at []int) *Value {
		return f.element(v, all[slices.IndexFunc(now, func(p []int) bool { return slices.Equal(p, at) })]...)
	}).Inexact = v.Inexact
}

// bitcast makes two integers of each, or one of two: the lower bits come first.
func bitcast(f *Func) {
	v := f.vector(func(t *Type) bool { return isSizedInts(t) && isList(t) }, 4)
	width, n := v.Type.Elem.Width, v.Type.Shape[0]
	half := width > 8 && (n%2 != 0 || width == 64 || f.IntN(2) == 0)
	var t *Type
	switch {
	case half:
		t = vectorType(intType(width/2), 2*n)
	case n%2 == 0 && width < 64:
		t = vectorType(intType(2*width), n/2)
	default:
		return
	}
	shifted := func(name string, e *Value, by int) *Value {
		return f.aux(e.Type, "%s %s, %s : %s", name, e.Name, f.aux(e.Type, "constant %d : %s", by, e.Type).Name, e.Type)
	}
	f.byElement(t, fmt.Sprintf("vector.bitcast %s : %s to %s", v.Name, v.Type, t), func(at []int) *Value {
		if half {
			e := shifted("shift_right_unsigned", f.element(v, at[0]/2), at[0]%2*width/2)
			return f.aux(t.Elem, "trunci %s : %s to %s", e.Name, e.Type, t.Elem)
		}
		var parts [2]*Value
		for i := range parts {
			e := f.element(v, 2*at[0]+i)
			parts[i] = f.aux(t.Elem, "zexti %s : %s to %s", e.Name, e.Type, t.Elem)
		}
		high := shifted("shift_left", parts[1], width)
		return f.aux(t.Elem, "or %s, %s : %s", parts[0].Name, high.Name, t.Elem)
	})
}

// reduction combines the elements of a list, floats one after the other from 0 or 1 on.
func reduction(f *Func) {
	v := f.vector(func(t *Type) bool { return isList(t) && t.Elem.Kind != Index && (t.Elem.Kind != Float || !f.exact) }, 4)
	t := v.Type.Elem
	kind := pick(f.Tape, []string{"add", "mul"})
	if t.Kind == Int {
		kind = pick(f.Tape, []string{"add", "mul", "min", "max", "and", "or", "xor"})
	}
	out := f.fresh(t)
	out.Inexact = t.Kind == Float
	f.either(func() {
		f.Linef("%s = vector.reduction \"%s\", %s : %s into %s", out.Name, kind, v.Name, v.Type, t)
	}, func() {
		first, acc := 0, (*Value)(nil)
		if t.Kind == Float {
			acc = f.all(t, map[string]string{"add": "0.0", "mul": "1.0"}[kind])
		} else {
			first, acc = 1, f.element(v, 0)
		}
		for i := first; i < v.Type.Shape[0]; i++ {
			acc = f.combined(kind, acc, f.element(v, i))
		}
		f.Linef("%s = select %s, %s, %[3]s : %[4]s", out.Name, f.aux(intType(1), "constant true").Name, acc.Name, t)
	})
	f.add(out)
}

// combined is what a kind of reduction makes of two numbers.
func (f *Func) combined(kind string, a, b *Value) *Value {
	t := a.Type
	if predicate, ok := map[string]string{"min": "slt", "max": "sgt"}[kind]; ok {
		return f.selected(f.aux(intType(1), "cmpi %s, %s, %s : %s", predicate, a.Name, b.Name, t), a, b)
	}
	if kind == "add" || kind == "mul" {
		kind += map[bool]string{true: "f", false: "i"}[t.Kind == Float]
	}
	return f.aux(t, "%s %s, %s : %s", kind, a.Name, b.Name, t)
}

// multiplied is a product, to which a number is added. Whether the product of floats is rounded
// before is open, so that they are whole.
func (f *Func) multiplied(a, b, acc *Value) *Value {
	product := f.combined("mul", a, b)
	if acc == nil {
		return product
	}
	return f.combined("add", product, acc)
}

// factor is a value of a type, whole numbers if it has floats.
func (f *Func) factor(t *Type) *Value {
	if !isFloatLike(t) {
		return f.Need(t)
	}
	whole := f.Need(t.like(intType(8)))
	return f.aux(t, "sitofp %s : %s to %s", whole.Name, whole.Type, t)
}

// factorType decides for what is multiplied.
func (f *Func) factorType() *Type {
	if f.IntN(2) == 0 {
		return intType(pick(f.Tape, []int{32, 64, 8}))
	}
	return floatType(pick(f.Tape, []string{"f32", "f64"}))
}

func outerProduct(f *Func) {
	e := f.factorType()
	shape := []int{pick(f.Tape, []int{4, 2, 3})}
	a := f.factor(vectorType(e, shape...))
	scalar := f.IntN(3) == 0
	bt := e
	if !scalar {
		shape = append(shape, pick(f.Tape, []int{2, 3, 1}))
		bt = vectorType(e, shape[1])
	}
	b := f.factor(bt)
	t := vectorType(e, shape...)
	operation, acc := fmt.Sprintf("vector.outerproduct %s, %s : %s, %s", a.Name, b.Name, a.Type, bt), (*Value)(nil)
	if !scalar && f.IntN(2) == 0 {
		acc = f.factor(t)
		operation = fmt.Sprintf("vector.outerproduct %s, %s, %s : %s, %s", a.Name, b.Name, acc.Name, a.Type, bt)
	}
	f.byElement(t, operation, func(at []int) *Value {
		factor, sum := b, acc
		if !scalar {
			factor = f.element(b, at[1])
		}
		if acc != nil {
			sum = f.element(acc, at...)
		}
		return f.multiplied(f.element(a, at[0]), factor, sum)
	})
}

// contract multiplies matrices of integers, whose sums have no order.
func contract(f *Func) {
	e := intType(pick(f.Tape, []int{32, 64, 8}))
	m, n, k := 1+f.IntN(2), 1+f.IntN(3), 1+f.IntN(3)
	a, b, c := f.Need(vectorType(e, m, k)), f.Need(vectorType(e, k, n)), f.Need(vectorType(e, m, n))
	operation := fmt.Sprintf("vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, "+
		"affine_map<(i, j, k) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %s, %s, %s : %s, %s into %s",
		a.Name, b.Name, c.Name, a.Type, b.Type, c.Type)
	f.byElement(c.Type, operation, func(at []int) *Value {
		sum := f.element(c, at...)
		for i := range k {
			sum = f.multiplied(f.element(a, at[0], i), f.element(b, i, at[1]), sum)
		}
		return sum
	})
}

func fma(f *Func) {
	t := vectorType(floatType(pick(f.Tape, []string{"f32", "f64"})), f.lanes()...)
	a, b, c := f.factor(t), f.factor(t), f.factor(t)
	f.byElement(t, fmt.Sprintf("vector.fma %s, %s, %s : %s", a.Name, b.Name, c.Name, t), func(at []int) *Value {
		return f.multiplied(f.element(a, at...), f.element(b, at...), f.element(c, at...))
	})
}

// mask is true for elements before an end in each dimension.
func (f *Func) mask(shape ...int) *Value {
	t := vectorType(intType(1), shape...)
	ends := make([]*Value, len(shape))
	var operation string
	if f.IntN(3) == 0 {
		numbers := make([]int, len(shape))
		none := f.IntN(4) == 0 // all are 0, or none is
		for i, n := range shape {
			if !none {
				numbers[i] = 1 + f.IntN(n)
			}
			ends[i] = f.aux(indexType(), "constant %d : index", numbers[i])
		}
		operation = "vector.constant_mask " + ints(numbers)
	} else {
		three := f.aux(indexType(), "constant 3 : index")
		for i := range ends { // from -3 to 6
			end := f.below(f.Need(indexType()), 10)
			ends[i] = f.aux(indexType(), "subi %s, %s : index", end.Name, three.Name)
		}
		operation = "vector.create_mask " + names(ends)
	}
	return f.byElement(t, operation+" : "+t.text, func(at []int) *Value {
		all := f.aux(intType(1), "constant true")
		for i, end := range ends {
			here := f.aux(indexType(), "constant %d : index", at[i])
			before := f.aux(intType(1), "cmpi slt, %s, %s : index", here.Name, end.Name)
			all = f.aux(intType(1), "and %s, %s : i1", all.Name, before.Name)
		}
		return all
	})
}
