package randloops

import (
	"fmt"
	"strings"
)

// written decides for a memref to store to.
func (b *body) written() *name {
	if b.target != nil && b.IntN(8) > 0 {
		return b.target
	}
	return b.memory("")
}

// memory decides for a memref, of the type if it is not empty; nil if there is none.
func (b *body) memory(e Elem) *name {
	var list []*name
	other := b.target != nil && b.IntN(8) > 0
	for _, n := range b.memrefs {
		if other && n == b.target {
			continue
		}
		if e == "" || n.typ.elem == e {
			list = append(list, n)
		}
	}
	for _, g := range b.globals {
		if e == "" || g.typ.elem == e {
			list = append(list, &name{text: "@" + g.name, typ: g.typ})
		}
	}
	if len(list) == 0 {
		return nil
	}
	n := list[b.IntN(len(list))]
	if global, ok := strings.CutPrefix(n.text, "@"); ok {
		n = &name{text: b.fresh(), typ: n.typ}
		b.linef("%s = memref.get_global @%s : %s", n.text, global, n.typ)
	}
	return n
}

// load writes a load.
func (b *body) load(n *name) scalar {
	v := scalar{b.fresh(), n.typ.elem}
	if b.plain || !b.simple && b.IntN(8) == 7 {
		at := b.indices(n.typ)
		b.linef("%s = memref.load %s[%s] : %s", v.text, n.text, at, n.typ)
	} else {
		b.linef("%s = affine.load %s[%s] : %s", v.text, n.text, b.at(n), n.typ)
	}
	b.scalars = append(b.scalars, v)
	return v
}

func (b *body) store(v scalar, n *name) {
	if b.plain || !b.simple && b.IntN(8) == 7 {
		at := b.indices(n.typ)
		b.linef("memref.store %s, %s[%s] : %s", v.text, n.text, at, n.typ)
		return
	}
	b.linef("affine.store %s, %s[%s] : %s", v.text, n.text, b.at(n), n.typ)
}

// value decides for a scalar: one that there is, an element, or a constant.
func (b *body) value(e Elem) scalar {
	var list []scalar
	for _, s := range b.scalars {
		if s.elem == e {
			list = append(list, s)
		}
	}
	if b.IntN(3) > 0 || len(list) == 0 {
		if n := b.memory(e); n != nil && b.IntN(8) > 0 {
			return b.load(n)
		}
	}
	if len(list) > 0 {
		return list[len(list)-1-min(b.IntN(len(list)), b.IntN(len(list)))]
	}
	v := scalar{b.fresh(), e}
	b.linef("%s", constant(v.text, b.number(e), e))
	b.scalars = append(b.scalars, v)
	return v
}

func constant(v, number string, e Elem) string {
	if e == "i1" {
		return fmt.Sprintf("%s = constant %s", v, number)
	}
	return fmt.Sprintf("%s = constant %s : %s", v, number, e)
}

// combine writes arithmetic on two values.
func (b *body) combine(x, y scalar) scalar {
	op := pick(b.Tape, "addi", "subi", "xor", "muli", "addi")
	if x.elem.IsFloat() {
		op = pick(b.Tape, "addf", "subf", "addf", "mulf")
	}
	v := scalar{b.fresh(), x.elem}
	b.linef("%s = %s %s, %s : %s", v.text, op, x.text, y.text, x.elem)
	b.scalars = append(b.scalars, v)
	return v
}

// update loads, computes and stores.
func (b *body) update() {
	to := b.written()
	v := b.value(to.typ.elem)
	for range b.IntN(3) {
		v = b.combine(v, b.value(to.typ.elem))
	}
	if b.IntN(12) == 11 {
		b.scalarsOnly(v)
		return
	}
	b.store(v, to)
}

// scalarsOnly leaves a value for later.
func (b *body) scalarsOnly(v scalar) { b.scalars = append(b.scalars, v) }

// recurrence writes an element from one near it in the same memref, or in another that
// may be the same.
func (b *body) recurrence() {
	to := b.written()
	from := b.memory(to.typ.elem)
	if from == nil {
		from = to
	}
	v := b.load(from)
	b.store(b.combine(v, b.value(to.typ.elem)), to)
}

// reduction carries a value through a loop, or keeps it in an element.
func (b *body) reduction() {
	n := b.written()
	if b.plain || b.loops >= maxLoops {
		b.update()
		return
	}
	if b.IntN(2) == 0 {
		at := b.at(n) // the same in each iteration
		b.loop(func() {
			old := scalar{b.fresh(), n.typ.elem}
			b.linef("%s = affine.load %s[%s] : %s", old.text, n.text, at, n.typ)
			if b.IntN(4) == 3 {
				b.statement() // which may store to it
			}
			v := b.combine(old, b.value(n.typ.elem))
			b.linef("affine.store %s, %s[%s] : %s", v.text, n.text, at, n.typ)
			if b.IntN(4) == 3 {
				b.statement()
			}
		})
		return
	}
	b.carried(n)
}

// carried writes a loop with iter_args, and stores what it results in.
func (b *body) carried(n *name) {
	bounds, low, high, trips := b.bounds()
	if b.cost*max(trips, 1) > maxCost {
		return
	}
	e := n.typ.elem
	init, result, arg := b.value(e), scalar{b.fresh(), e}, scalar{b.fresh(), e}
	iv := b.fresh()
	b.linef("%s = affine.for %s = %s iter_args(%s = %s) -> (%s) {", result.text, iv, bounds, arg.text, init.text, e)
	b.scope(func() {
		b.cost *= max(trips, 1)
		b.loops++
		b.axes = append(b.axes, axis{text: iv, low: low, high: max(low, high)})
		v := b.value(e)
		if b.IntN(3) == 2 {
			b.scalars = append(b.scalars, arg)
			b.statement()
		}
		op := pick(b.Tape, "addi", "addi", "muli", "xor")
		if e.IsFloat() {
			op = pick(b.Tape, "addf", "addf", "mulf")
		}
		sum := b.fresh()
		b.linef("%s = %s %s, %s : %s", sum, op, arg.text, v.text, e)
		b.linef("affine.yield %s : %s", sum, e)
		b.loops--
	})
	b.linef("}")
	b.scalars = append(b.scalars, result)
	b.store(result, n)
}

// affineIf writes a conditional on induction variables and symbols.
func (b *body) affineIf() {
	a, ok := b.variable()
	if !ok || b.plain {
		b.scfIf()
		return
	}
	n := a.low + b.IntN(a.high-a.low+1)
	condition := pick(b.Tape, fmt.Sprintf("x - %d >= 0", n), fmt.Sprintf("%d - x >= 0", n), fmt.Sprintf("x - %d == 0", n), "x mod 2 == 0",
		fmt.Sprintf("x - %d >= 0, %d - x >= 0", n-2, n+1))
	head := fmt.Sprintf("affine.if affine_set<(x) : (%s)>(%s)", condition, a.text)
	if a.symbol {
		head = fmt.Sprintf("affine.if affine_set<()[x] : (%s)>()[%s]", condition, a.text)
	}
	b.conditional(head, "affine.yield")
}

// scfIf writes a conditional on data.
func (b *body) scfIf() {
	e := b.main
	x, y, c := b.value(e), b.value(e), b.fresh()
	if e.IsFloat() {
		b.linef("%s = cmpf \"%s\", %s, %s : %s", c, pick(b.Tape, "olt", "oge", "une"), x.text, y.text, e)
	} else {
		b.linef("%s = cmpi \"%s\", %s, %s : %s", c, pick(b.Tape, "slt", "sge", "ne", "ult"), x.text, y.text, e)
	}
	b.conditional("scf.if "+c, "scf.yield")
}

// conditional writes both ways, which may yield a value.
func (b *body) conditional(head, yield string) {
	if b.IntN(3) < 2 {
		b.linef("%s {", head)
		b.scope(func() {
			for range 1 + b.IntN(2) {
				b.statement()
			}
		})
		if b.IntN(2) == 0 {
			b.linef("} else {")
			b.scope(b.statement)
		}
		b.linef("}")
		return
	}
	n := b.memory("")
	result := scalar{b.fresh(), n.typ.elem}
	types := "(" + string(result.elem) + ")"
	if yield == "affine.yield" {
		types = string(result.elem)
	}
	b.linef("%s = %s -> %s {", result.text, head, types)
	for i := range 2 {
		b.scope(func() {
			b.linef("%s %s : %s", yield, b.value(result.elem).text, result.elem)
		})
		if i == 0 {
			b.linef("} else {")
		}
	}
	b.linef("}")
	b.scalars = append(b.scalars, result)
	b.store(result, n)
}

// scfFor writes a loop of scf, which accesses memory by values of index.
func (b *body) scfFor() {
	const most = 6
	if b.loops >= maxLoops || b.cost*most > maxCost {
		return
	}
	lower, upper, step := b.fresh(), b.fresh(), b.fresh()
	low := b.IntN(3) - 1
	b.linef("%s = constant %d : index", lower, low)
	b.linef("%s = constant %d : index", step, 1+b.IntN(2))
	high := low + b.IntN(most+1)
	if a, ok := b.variable(); ok && a.high-low <= most && b.IntN(3) == 2 {
		upper, high = a.text, a.high
	} else {
		b.linef("%s = constant %d : index", upper, high)
	}
	iv := b.fresh()
	e := b.main
	carry := b.IntN(2) == 0
	var result, arg scalar
	if carry {
		init := b.value(e)
		result, arg = scalar{b.fresh(), e}, scalar{b.fresh(), e}
		b.linef("%s = scf.for %s = %s to %s step %s iter_args(%s = %s) -> (%s) {", result.text, iv, lower, upper, step, arg.text, init.text, e)
	} else {
		b.linef("scf.for %s = %s to %s step %s {", iv, lower, upper, step)
	}
	b.scope(func() {
		b.cost *= most
		b.loops++
		b.plain = true
		b.axes = append(b.axes, axis{text: iv, low: low, high: max(low, high-1), computed: true})
		if carry {
			b.scalars = append(b.scalars, arg)
		}
		for range 1 + b.IntN(2) {
			b.statement()
		}
		if carry {
			b.linef("scf.yield %s : %s", b.combine(arg, b.value(e)).text, e)
		}
		b.loops--
	})
	b.linef("}")
	if carry {
		b.scalars = append(b.scalars, result)
	}
}

// dataDependent accesses an element whose subscript was loaded.
func (b *body) dataDependent() {
	var sources []*name
	for _, n := range b.memrefs {
		if !n.typ.elem.IsFloat() && n.typ.elem != "i1" {
			sources = append(sources, n)
		}
	}
	to := b.memory("")
	if len(sources) == 0 || len(to.typ.sizes) != 1 {
		b.update()
		return
	}
	at := b.load(sources[b.IntN(len(sources))])
	index := at.text
	if at.elem != "index" {
		index = b.fresh()
		b.linef("%s = index_cast %s : %s to index", index, at.text, at.elem)
	}
	size, below := b.fresh(), b.fresh()
	b.linef("%s = constant %d : index", size, to.typ.sizes[0])
	b.linef("%s = remi_unsigned %s, %s : index", below, index, size)
	v := scalar{b.fresh(), to.typ.elem}
	b.linef("%s = memref.load %s[%s] : %s", v.text, to.text, below, to.typ)
	b.scalars = append(b.scalars, v)
	w := b.combine(v, b.value(v.elem))
	if b.IntN(2) == 0 {
		b.linef("memref.store %s, %s[%s] : %s", w.text, to.text, below, to.typ)
		return
	}
	if n := b.memory(v.elem); n != nil {
		b.store(w, n)
	}
}

// index computes an index by affine.apply, min or max.
func (b *body) index() {
	a, ok := b.variable()
	if !ok || b.plain {
		return
	}
	v := b.fresh()
	c := b.IntN(5) - 2
	switch b.IntN(3) {
	case 0:
		b.linef("%s = affine.apply %s", v, a.apply(fmt.Sprintf("x + %d", c)))
		b.axes = append(b.axes, axis{text: v, low: a.low + c, high: a.high + c})
	case 1:
		b.linef("%s = affine.min %s", v, a.apply(fmt.Sprintf("x + %d, 5", c)))
		b.axes = append(b.axes, axis{text: v, low: min(a.low+c, 5), high: min(a.high+c, 5), computed: true})
	default:
		b.linef("%s = affine.max %s", v, a.apply(fmt.Sprintf("x + %d, 2", c)))
		b.axes = append(b.axes, axis{text: v, low: max(a.low+c, 2), high: max(a.high+c, 2), computed: true})
	}
	b.statement()
}
