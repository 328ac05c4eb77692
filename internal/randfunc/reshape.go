package randfunc

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
