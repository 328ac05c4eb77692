package randfunc

import (
	"fmt"
)

// Nests writes loops that walk through whole buffers, as programs do: what passes
// of loops fuse, tile, unroll and move.
func Nests() Family {
	return Family{Name: "nests", Ops: []Op{
		{Name: "buffer", Write: affineBuffer},
		{Name: "walk", Write: affineWalk}, {Name: "walk", Write: affineWalk}, {Name: "walk", Write: affineWalk},
		{Name: "product", Write: affineProduct},
	}}
}

// maxNestCost bounds the work of a call of a function of nests.
const maxNestCost = 100_000

// maxCost bounds the work of a call.
func (m *Module) maxCost() int {
	if m.options.Nests {
		return maxNestCost
	}
	return maxCost
}

// nestSignature decides for buffers of known sizes, most of them of one type, and
// for numbers.
func (f *Func) nestSignature() {
	types := []*Type{intType(32), intType(32), intType(64), intType(8), floatType("f32"), floatType("f64")}
	common := pick(f.Tape, types)
	argument := func(t *Type) {
		f.ins = append(f.ins, &Value{Name: fmt.Sprintf("%%a%d", len(f.ins)), Type: t, used: true, opaque: true})
	}
	for range 2 + f.IntN(2) {
		elem := common
		if f.IntN(4) == 3 {
			elem = pick(f.Tape, types)
		}
		argument(memrefType(elem, f.nestShape(1+f.IntN(2))...))
	}
	argument(indexType())
	argument(common)
	if f.IntN(2) == 0 {
		out := &Value{Type: common, Inexact: !f.exact && hasFloats(common)}
		f.outs = append(f.outs, out)
	}
}

func (f *Func) nestShape(rank int) []int {
	shape := make([]int, rank)
	for i := range shape {
		shape[i] = pick(f.Tape, []int{8, 8, 8, 4, 6, 10, 12})
	}
	return shape
}

// affineBuffer allocates, and fills what it has allocated. It is freed at the end.
func affineBuffer(f *Func) {
	if f.regions > 0 {
		return
	}
	from := f.knownMemRef()
	if from == nil {
		return
	}
	t := memrefType(from.Type.Elem, f.nestShape(1+f.IntN(2))...)
	m := f.fresh(t)
	f.Linef("%s = memref.alloc() : %s", m.Name, t)
	f.walk(t.Shape, nil, func(ivs []*Value) {
		v := f.affineLoadOf(from, f.subscripts(from))
		f.Linef("affine.store %s, %s[%s] : %s", v.Name, m.Name, names(ivs), t)
	})
	m.Life = f.depth
	f.freed[len(f.freed)-1] = append(f.freed[len(f.freed)-1], m)
	m.known, m.fresh = t.Shape, true
	f.add(m)
}

// walk writes a nest of loops over a shape.
func (f *Func) walk(shape []int, ivs []*Value, body func(ivs []*Value)) {
	if len(ivs) == len(shape) {
		body(ivs)
		return
	}
	n := shape[len(ivs)]
	iv := f.iv(0, n-1)
	f.Linef("affine.for %s = 0 to %d {", iv.Name, n)
	f.times(n, func() {
		f.regions++
		f.Scope(func() {
			f.add(iv)
			f.walk(shape, append(ivs[:len(ivs):len(ivs)], iv), body)
		})
		f.regions--
	})
	f.Linef("}")
}

// affineWalk computes a buffer of others, element by element, or of its own
// elements that are near.
func affineWalk(f *Func) {
	to := f.knownMemRef()
	if to == nil || len(to.Type.Shape) == 0 || !f.canNest(to.elements()) || f.regions+len(to.Type.Shape) > 4 {
		return
	}
	f.walk(to.Type.Shape, nil, func(ivs []*Value) {
		for range f.IntN(3) {
			affineLoad(f)
		}
		if f.IntN(3) == 2 {
			f.statements(3)
		}
		v := f.Need(to.Type.Elem)
		at := names(ivs)
		if f.IntN(3) == 2 {
			at = f.subscripts(to)
		}
		f.Linef("affine.store %s, %s[%s] : %s", v.Name, to.Name, at, to.Type)
	})
}

// affineProduct adds up products of elements of two buffers, as a product of
// matrices does.
func affineProduct(f *Func) {
	to := f.knownMemRef()
	if to == nil || len(to.Type.Shape) == 0 || to.Type.Elem.Kind != Int {
		return
	}
	same := func(t *Type) bool {
		return t.Kind == MemRef && t.isStatic() && t.Layout == nil && t.Elem.is(to.Type.Elem)
	}
	a, b := f.Pick(same), f.Pick(same)
	shape := append(append([]int{}, to.Type.Shape...), 4+f.IntN(4))
	n := 1
	for _, s := range shape {
		n *= s
	}
	if !f.canNest(n) || f.regions+len(shape) > 4 {
		return
	}
	f.walk(shape, nil, func(ivs []*Value) {
		t, at := to.Type.Elem, names(ivs[:len(ivs)-1])
		x, y := f.affineLoadOf(a, f.subscripts(a)), f.affineLoadOf(b, f.subscripts(b))
		product := f.Define(t, "muli %s, %s : %s", x.Name, y.Name, t)
		old := f.affineLoadOf(to, at)
		sum := f.Define(t, "addi %s, %s : %s", old.Name, product.Name, t)
		f.Linef("affine.store %s, %s[%s] : %s", sum.Name, to.Name, at, to.Type)
	})
}
