package randloops

import (
	"fmt"
	"strings"
)

// fill writes a nest that writes every element of a memref.
func (b *body) fill(n *name, value func(ivs []string) scalar) {
	var ivs []string
	var level func()
	level = func() {
		if len(ivs) == len(n.typ.sizes) {
			v := value(ivs)
			b.linef("affine.store %s, %s[%s] : %s", v.text, n.text, strings.Join(ivs, ", "), n.typ)
			return
		}
		size := n.typ.sizes[len(ivs)]
		iv := "%f" + fmt.Sprint(b.names)
		b.names++
		b.linef("affine.for %s = 0 to %d {", iv, size)
		b.scope(func() {
			b.cost *= size
			b.axes = append(b.axes, axis{text: iv, low: 0, high: size - 1})
			ivs = append(ivs, iv)
			level()
		})
		b.linef("}")
	}
	level()
}

// allocate allocates, and fills what it has allocated. It is freed at the end.
func (b *body) allocate() {
	from := b.memory("")
	t := newMemref(from.typ.elem, from.typ.known().sizes...)
	n := &name{text: b.fresh(), typ: t}
	if !b.o.Bare && len(t.sizes) == 2 && b.OneIn(6) {
		// Such a layout is there to be normalized.
		t.layout = "(d0, d1) -> (d1, d0)"
		b.p.Layouts = true
	}
	b.linef("%s = memref.alloc() : %s", n.text, t)
	b.fill(n, func([]string) scalar { return b.combine(b.value(t.elem), b.value(t.elem)) })
	b.memrefs = append(b.memrefs, n)
	b.frees = append(b.frees, n)
}

// temporary allocates within a loop: rank 0, written and then read.
func (b *body) temporary() {
	e := b.main
	n := &name{text: b.fresh(), typ: newMemref(e)}
	// An alloca within a loop is not released before the function ends.
	b.linef("%s = memref.alloc() : %s", n.text, n.typ)
	v := b.value(e)
	b.linef("affine.store %s, %s[] : %s", v.text, n.text, n.typ)
	b.scope(func() {
		b.indent--
		b.memrefs = append(b.memrefs, n)
		for range 1 + b.IntN(2) {
			b.statement()
		}
		b.indent++
	})
	w := scalar{b.fresh(), e}
	b.linef("%s = affine.load %s[] : %s", w.text, n.text, n.typ)
	b.linef("memref.dealloc %s : %s", n.text, n.typ)
	b.scalars = append(b.scalars, w)
}

// rename makes another name for memory: a view, what a function returns, or a choice.
func (b *body) rename() {
	n := b.memory("")
	if b.o.Distinct {
		b.update()
		return
	}
	var out *name
	switch b.IntN(4) {
	case 0, 1:
		out = b.view(n)
	case 2:
		out = b.escape(n)
	default:
		out = b.choice(n)
	}
	if out != nil {
		b.p.Aliased = true
		b.memrefs = append(b.memrefs, out)
	}
}

// view makes a view of a part of a memref, most of it.
func (b *body) view(n *name) *name {
	t := n.typ
	if t.layout != "" || len(t.sizes) == 0 || t.open != nil {
		return b.escape(n)
	}
	offset, size := make([]int, len(t.sizes)), make([]int, len(t.sizes))
	text := ""
	at := 0
	for i, s := range t.sizes {
		offset[i] = b.IntN(min(4, s-2))
		size[i] = s - offset[i]
		at += offset[i] * t.strides[i]
	}
	var dims []string
	for i := range t.sizes {
		dims = append(dims, fmt.Sprintf("d%d * %d", i, t.strides[i]))
	}
	var ds []string
	for i := range t.sizes {
		ds = append(ds, fmt.Sprintf("d%d", i))
	}
	layout := fmt.Sprintf("(%s) -> (%s + %d)", strings.Join(ds, ", "), strings.Join(dims, " + "), at)
	out := &memref{elem: t.elem, sizes: size, strides: t.strides, layout: layout}
	if at == 0 && fmt.Sprint(size) == fmt.Sprint(t.sizes) {
		out.layout = ""
	}
	v := b.fresh()
	if out.layout != "" && len(t.sizes) == 1 && b.IntN(2) == 0 {
		text = fmt.Sprintf("memref.reinterpret_cast %s to offset: [%d], sizes: [%d], strides: [1] : %s to %s", n.text, at, size[0], t, out)
	} else {
		text = fmt.Sprintf("memref.subview %s%s %s %s : %s to %s", n.text, numbers(offset), numbers(size), numbers(ones(len(size))), t, out)
	}
	b.linef("%s = %s", v, text)
	return &name{text: v, typ: out}
}

func ones(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = 1
	}
	return list
}

func numbers(list []int) string { return strings.ReplaceAll(fmt.Sprint(list), " ", ", ") }

// escape passes a memref to a function that returns it.
func (b *body) escape(n *name) *name {
	helper := fmt.Sprintf("%s_id%d", b.o.Prefix, b.names)
	b.names++
	if b.o.Bare && n.typ.layout != "" {
		return nil // which bare pointers cannot pass
	}
	fmt.Fprintf(&b.helpers, "func private @%s(%%m: %s) -> %s {\n  return %%m : %s\n}\n", helper, n.typ, n.typ, n.typ)
	v := b.fresh()
	b.linef("%s = call @%s(%s) : (%s) -> %s", v, helper, n.text, n.typ, n.typ)
	return &name{text: v, typ: n.typ}
}

// choice is one of two memrefs of a type, depending on data.
func (b *body) choice(n *name) *name {
	for _, o := range b.memrefs {
		if o.text == n.text || o.typ.String() != n.typ.String() {
			continue
		}
		x, y, c, v := b.value(b.main), b.value(b.main), b.fresh(), b.fresh()
		if b.main.IsFloat() {
			b.linef("%s = cmpf \"olt\", %s, %s : %s", c, x.text, y.text, b.main)
		} else {
			b.linef("%s = cmpi \"slt\", %s, %s : %s", c, x.text, y.text, b.main)
		}
		b.linef("%s = select %s, %s, %s : %s", v, c, n.text, o.text, n.typ)
		return &name{text: v, typ: n.typ}
	}
	return b.view(n)
}

// callHelper calls a function that changes a memref, and maybe a global.
func (b *body) callHelper() {
	n := b.memory("")
	if b.o.Bare && n.typ.layout != "" {
		return
	}
	h := &body{generator: b.generator, indent: 1, cost: b.cost, loops: maxLoops - 1}
	h.memrefs = []*name{{text: "%m", typ: n.typ}}
	// What it is passed may be a global that it names as well.
	b.p.Aliased = b.p.Aliased || len(b.globals) > 0
	e := n.typ.elem
	helper := fmt.Sprintf("%s_h%d", b.o.Prefix, b.names)
	b.names++
	h.axes = []axis{{text: "%k", low: -3, high: 9, symbol: true}}
	for range 1 + b.IntN(2) {
		if b.IntN(2) == 0 {
			h.loop(h.update)
		} else {
			h.update()
		}
	}
	v := h.value(e)
	fmt.Fprintf(&b.helpers, "func private @%s(%%m: %s, %%k: index) -> %s {\n%s  return %s : %s\n}\n", helper, n.typ, e, h.out.String(), v.text, e)
	k := b.fresh()
	b.linef("%s = constant %d : index", k, b.IntN(13)-3)
	r := scalar{b.fresh(), e}
	b.linef("%s = call @%s(%s, %s) : (%s, index) -> %s", r.text, helper, n.text, k, n.typ, e)
	b.scalars = append(b.scalars, r)
}

// parallel writes a loop whose iterations do not depend on each other: it writes each
// element of new memory once, or reduces.
func (b *body) parallel() {
	if b.loops >= maxLoops || b.cost*8 > maxCost {
		return
	}
	if b.IntN(2) == 0 && !b.main.IsFloat() {
		b.parallelReduction()
		return
	}
	from := b.memory(b.main)
	if from == nil {
		return
	}
	n := &name{text: b.fresh(), typ: newMemref(b.main, 8)}
	b.linef("%s = memref.alloc() : %s", n.text, n.typ)
	plain := b.plain || b.IntN(2) == 0
	iv := b.fresh()
	if plain {
		zero, one, eight := b.fresh(), b.fresh(), b.fresh()
		b.linef("%s = constant 0 : index", zero)
		b.linef("%s = constant 1 : index", one)
		b.linef("%s = constant 8 : index", eight)
		b.linef("scf.parallel (%s) = (%s) to (%s) step (%s) {", iv, zero, eight, one)
	} else {
		b.linef("affine.parallel (%s) = (0) to (8) {", iv)
	}
	b.scope(func() {
		b.cost *= 8
		b.plain = plain
		b.axes = append(b.axes, axis{text: iv, low: 0, high: 7, computed: plain})
		v := b.combine(b.load(from), b.load(from))
		if plain {
			b.linef("memref.store %s, %s[%s] : %s", v.text, n.text, iv, n.typ)
		} else {
			b.linef("affine.store %s, %s[%s] : %s", v.text, n.text, iv, n.typ)
		}
	})
	b.linef("}")
	b.scope(func() {
		b.indent--
		b.memrefs = append(b.memrefs, n)
		for range 1 + b.IntN(2) {
			b.statement()
		}
		b.indent++
	})
	b.linef("memref.dealloc %s : %s", n.text, n.typ)
}

func (b *body) parallelReduction() {
	from := b.memory(b.main)
	if from == nil {
		return
	}
	r, iv := scalar{b.fresh(), b.main}, b.fresh()
	if b.plain || b.IntN(2) == 0 || b.main == "index" {
		init := b.value(b.main)
		zero, one, eight := b.fresh(), b.fresh(), b.fresh()
		b.linef("%s = constant 0 : index", zero)
		b.linef("%s = constant 1 : index", one)
		b.linef("%s = constant %d : index", eight, b.IntN(9))
		b.linef("%s = scf.parallel (%s) = (%s) to (%s) step (%s) init (%s) -> %s {", r.text, iv, zero, eight, one, init.text, b.main)
		b.scope(func() {
			b.plain = true
			b.axes = append(b.axes, axis{text: iv, low: 0, high: 7, computed: true})
			v := b.load(from)
			b.linef("scf.reduce(%s) : %s {", v.text, b.main)
			b.linef("^bb0(%%x: %s, %%y: %s):", b.main, b.main)
			b.linef("  %%z = %s %%x, %%y : %s", pick(b.Tape, "addi", "muli", "xor"), b.main)
			b.linef("  scf.reduce.return %%z : %s", b.main)
			b.linef("}")
		})
	} else {
		b.linef("%s = affine.parallel (%s) = (0) to (%d) reduce (%q) -> (%s) {", r.text, iv, b.IntN(9), pick(b.Tape, "addi", "muli"), b.main)
		b.scope(func() {
			b.axes = append(b.axes, axis{text: iv, low: 0, high: 7})
			b.linef("affine.yield %s : %s", b.load(from).text, b.main)
		})
	}
	b.linef("}")
	b.scalars = append(b.scalars, r)
	if n := b.memory(b.main); n != nil {
		b.store(r, n)
	}
}
