package randfunc

import "strings"

// allocLaidOut allocates a memref whose elements do not follow each other.
// mlir-opt-13 refuses that: there it is a part of a larger buffer.
func allocLaidOut(f *Func) {
	shape := f.shape(1 + f.IntN(2))
	known := make([]int, len(shape))
	for i, n := range shape {
		known[i] = n
		if n == Dynamic {
			known[i] = 1 + f.IntN(maxSize-1)
		}
	}
	offset := f.IntN(3)
	strides, extent := make([]int, len(shape)), offset+1
	step := 1
	for i := len(shape) - 1; i >= 0; i-- {
		step += f.IntN(2)
		strides[i] = step
		extent += (known[i] - 1) * step
		step *= known[i]
	}
	t := stridedType(f.elemType(), shape, f.forgetful(offset, strides))
	v := f.fresh(t)
	v.known = known
	f.either(func() {
		symbols := f.symbols(*t.layoutOrNone(), offset, strides)
		f.Linef("%s = memref.alloc%s%s : %s", v.Name, f.dims(t, known), symbols, t)
	}, func() {
		whole := f.aux(memrefType(t.Elem, extent), "memref.alloc() : memref<%dx%s>", extent, t.Elem)
		f.cut(v, whole, offset, strides)
	})
	f.fill(v)
	f.add(v)
}

// layoutOrNone is the layout, of which nothing is open where there is none.
func (t *Type) layoutOrNone() *Layout {
	if t.Layout == nil {
		return &Layout{Strides: []int{1}}
	}
	return t.Layout
}

// forgetful decides for a layout that leaves some of its numbers open.
func (f *Func) forgetful(offset int, strides []int) Layout {
	l := Layout{Offset: offset, Strides: make([]int, len(strides))}
	if f.IntN(2) == 0 {
		l.Offset = Dynamic
	}
	for i, n := range strides {
		l.Strides[i] = n
		if f.IntN(2) == 0 {
			l.Strides[i] = Dynamic
		}
	}
	return l
}

// symbols are operands for what a layout leaves open, in the order in which its map
// has them.
func (f *Func) symbols(l Layout, offset int, strides []int) string {
	var list []string
	add := func(open, n int) {
		if open == Dynamic {
			list = append(list, f.aux(indexType(), "constant %d : index", n).Name)
		}
	}
	add(l.Offset, offset)
	for i, n := range strides {
		add(l.Strides[i], n)
	}
	if len(list) == 0 {
		return ""
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// cut casts a buffer to a part of known sizes.
func (f *Func) cut(v, whole *Value, offset int, strides []int) {
	l := v.Type.layoutOrNone()
	var at, counts, steps mixed
	f.openOr(&at, l.Offset, offset)
	for i, n := range v.known {
		f.openOr(&counts, v.Type.Shape[i], n)
		f.openOr(&steps, l.Strides[i], strides[i])
	}
	f.Linef("%s = memref.reinterpret_cast %s to offset: %s, sizes: %s, strides: %s : %s to %s",
		v.Name, whole.Name, &at, &counts, &steps, whole.Type, v.Type)
}

// openOr adds a number, as an operand where a type leaves it open.
func (f *Func) openOr(x *mixed, inType, n int) {
	if inType != Dynamic {
		x.static(n)
		return
	}
	x.dynamic(f.aux(indexType(), "constant %d : index", n))
}
