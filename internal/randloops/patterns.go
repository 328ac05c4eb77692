package randloops

import "fmt"

// pattern writes what a pass of loops is made for, with names that may be for one
// memory.
func (b *body) pattern() {
	switch b.IntN(6) {
	case 0:
		b.stencil()
	case 1:
		b.forward()
	case 2:
		b.produce()
	case 3:
		b.accumulate()
	case 4:
		b.share()
	default:
		b.transposed()
	}
}

// pair decides for two names of memrefs of one type of elements, of which the second is
// another one, if there is one.
func (b *body) pair() (from, to *name) {
	to = b.memrefs[b.IntN(len(b.memrefs))]
	var list []*name
	for _, n := range b.memrefs {
		if n != to && n.typ.elem == to.typ.elem {
			list = append(list, n)
		}
	}
	if len(list) == 0 {
		return to, to
	}
	return list[b.IntN(len(list))], to
}

// along writes loops around something: one for each dimension of a memref.
func (b *body) along(n *name, write func()) {
	if len(n.typ.sizes) == 0 || b.loops+1 >= maxLoops {
		b.loop(write)
		return
	}
	depth := 0
	var level func()
	level = func() {
		if depth++; depth > len(n.typ.sizes) || depth > 2 {
			write()
			return
		}
		if !b.loop(level) {
			write()
		}
	}
	level()
}

// near decides for subscripts of the innermost loops, each in its dimension.
func (b *body) near(n *name) string {
	text := ""
	for i, size := range n.typ.sizes {
		if i > 0 {
			text += ", "
		}
		at := len(b.axes) - len(n.typ.sizes) + i
		if at < 0 || b.axes[at].symbol || b.axes[at].computed || b.axes[at].high-b.axes[at].low >= size {
			text += b.inside(size)
			continue
		}
		a := b.axes[at]
		text += fmt.Sprintf("%s + %d", a.text, b.shift(-a.low, size-1-a.high))
	}
	return text
}

func (b *body) loadNear(n *name) scalar {
	v := scalar{b.fresh(), n.typ.elem}
	b.linef("%s = affine.load %s[%s] : %s", v.text, n.text, b.near(n), n.typ)
	b.scalars = append(b.scalars, v)
	return v
}

func (b *body) storeNear(v scalar, n *name) {
	b.linef("affine.store %s, %s[%s] : %s", v.text, n.text, b.near(n), n.typ)
}

// stencil computes elements of a memref from those of another that are near.
func (b *body) stencil() {
	from, to := b.pair()
	b.along(to, func() {
		v := b.loadNear(from)
		for range b.IntN(2) {
			v = b.combine(v, b.loadNear(from))
		}
		b.storeNear(v, to)
	})
}

// forward loads what was stored, with a store by another name between.
func (b *body) forward() {
	other, to := b.pair()
	write := func() {
		v, w := b.value(to.typ.elem), b.value(to.typ.elem)
		at := b.near(to)
		b.linef("affine.store %s, %s[%s] : %s", v.text, to.text, at, to.typ)
		if to.typ.String() == other.typ.String() && b.IntN(2) == 0 {
			b.linef("affine.store %s, %s[%s] : %s", w.text, other.text, at, to.typ)
		} else {
			b.storeNear(w, other)
		}
		x := scalar{b.fresh(), to.typ.elem}
		b.linef("%s = affine.load %s[%s] : %s", x.text, to.text, at, to.typ)
		b.scalars = append(b.scalars, x)
		out := b.memory(to.typ.elem)
		if out == nil {
			out = other
		}
		b.storeNear(b.combine(x, w), out)
	}
	if b.IntN(3) == 2 {
		write()
		return
	}
	b.along(to, write)
}

// allocated is new memory, with elements, for as many as a memref has.
func (b *body) allocated(like *name) *name {
	n := &name{text: b.fresh(), typ: like.typ.known()}
	b.linef("%s = memref.alloc() : %s", n.text, n.typ)
	b.fill(n, func([]string) scalar { return b.value(n.typ.elem) })
	b.frees = append(b.frees, n)
	return n
}

// produce writes two nests, of which the second loads what the first one stores.
func (b *body) produce() {
	from, to := b.pair()
	between := from
	if b.IntN(2) == 0 && b.cost == 1 {
		between = b.allocated(to)
	}
	b.along(between, func() {
		v := b.value(between.typ.elem)
		if b.IntN(2) == 0 {
			v = b.combine(v, b.loadNear(to))
		}
		b.storeNear(v, between)
	})
	if b.IntN(3) == 2 {
		b.along(from, func() { b.storeNear(b.loadNear(to), from) })
	}
	b.along(to, func() {
		if b.IntN(4) == 3 {
			// The consumer may have no iterations.
			b.loop(func() { b.storeNear(b.loadNear(between), to) })
			return
		}
		b.storeNear(b.combine(b.loadNear(between), b.loadNear(from)), to)
	})
}

// share writes a nest and two or three that load what it stores, of which some store to it or to what it
// loads, and some have no iterations.
func (b *body) share() {
	from, to := b.pair()
	between := from
	if b.IntN(3) > 0 && b.cost == 1 {
		between = b.allocated(to)
	}
	b.along(between, func() { b.storeNear(b.combine(b.loadNear(from), b.value(between.typ.elem)), between) })
	for range 2 + b.IntN(2) {
		out := pick(b.Tape, to, from, b.memrefs[b.IntN(len(b.memrefs))])
		if out.typ.elem != to.typ.elem {
			out = to
		}
		b.along(out, func() {
			v := b.combine(b.loadNear(between), b.loadNear(to))
			switch b.IntN(4) {
			case 2:
				b.loop(func() { b.storeNear(b.combine(v, b.loadNear(between)), out) })
			case 3:
				b.storeNear(v, between)
			default:
				b.storeNear(v, out)
			}
		})
	}
}

// accumulate adds up, in an element that stays the same in the inner loop.
func (b *body) accumulate() {
	from, to := b.pair()
	b.loop(func() {
		at := b.at(to)
		b.loop(func() {
			old := scalar{b.fresh(), to.typ.elem}
			b.linef("%s = affine.load %s[%s] : %s", old.text, to.text, at, to.typ)
			v := b.combine(old, b.loadNear(from))
			b.linef("affine.store %s, %s[%s] : %s", v.text, to.text, at, to.typ)
		})
		if b.IntN(3) == 2 {
			b.storeNear(b.value(from.typ.elem), from)
		}
	})
}

// transposed goes through memrefs of two dimensions along the first one.
func (b *body) transposed() {
	from, to := b.pair()
	if len(from.typ.sizes) != 2 || len(to.typ.sizes) != 2 {
		b.stencil()
		return
	}
	swapped := func(n *name) string {
		outer, inner := b.axes[len(b.axes)-2], b.axes[len(b.axes)-1]
		text := ""
		for i, a := range []axis{inner, outer} {
			if i > 0 {
				text += ", "
			}
			if size := n.typ.sizes[i]; a.high-a.low >= size {
				text += b.inside(size)
			} else {
				text += fmt.Sprintf("%s + %d", a.text, b.shift(-a.low, size-1-a.high))
			}
		}
		return text
	}
	b.loop(func() {
		b.loop(func() {
			v := scalar{b.fresh(), from.typ.elem}
			b.linef("%s = affine.load %s[%s] : %s", v.text, from.text, swapped(from), from.typ)
			w := b.combine(v, b.value(from.typ.elem))
			b.linef("affine.store %s, %s[%s] : %s", w.text, to.text, swapped(to), to.typ)
		})
	})
}
