package randloops

import (
	"fmt"
	"strings"
)

// caller writes the function that passes memory to the kernel, and decides for its
// calls.
func (g *generator) caller() string {
	b := &body{generator: g, indent: 1, cost: 1}
	bytes := zoneElements * g.main.Bytes()
	head := fmt.Sprintf("%%buf: memref<%dxi8>, %%same: %s, %%out: memref<%dx%s>", bytes, g.params[0].memref.known(), zoneElements, g.main)
	zones := []Zone{{g.main, zoneElements}, {g.params[0].memref.elem, zoneElements}, {g.main, zoneElements}}
	var numbers []string
	for _, p := range g.params {
		if p.memref == nil {
			head += fmt.Sprintf(", %s: %s", p.name, p.typ())
			numbers = append(numbers, p.name)
		}
	}
	calls := 1
	if !g.o.Short {
		calls += g.IntN(2)
	}
	for range calls {
		g.InSpan(func() { b.callKernel(numbers) })
	}
	b.dump()
	for _, n := range b.frees {
		b.linef("memref.dealloc %s : %s", n.text, n.typ)
	}
	b.linef("return")
	first := len(g.p.Zones)
	g.p.Zones = append(g.p.Zones, zones...)
	known := g.params[0].memref.known()
	for range 2 {
		args := []Arg{
			{IsMemref: true, Zone: first, Sizes: []int64{int64(bytes)}, Strides: []int64{1}},
			{IsMemref: true, Zone: first + 1, Offset: slack * known.elem.Bytes(), Sizes: wide(known.sizes), Strides: wide(known.strides)},
			{IsMemref: true, Zone: first + 2, Sizes: []int64{zoneElements}, Strides: []int64{1}},
		}
		if known.elem == g.main && g.IntN(3) == 2 && !g.o.Distinct {
			args[1].Zone = first // it is part of the buffer
			g.p.Aliased = true
		}
		g.p.Calls = append(g.p.Calls, Call{g.o.Prefix + "_c", append(args, g.numbersFor()...)})
	}
	return fmt.Sprintf("func @%s_c(%s) {\n%s}\n", g.o.Prefix, head, b.out.String())
}

func wide(list []int) []int64 {
	out := make([]int64, len(list))
	for i, n := range list {
		out[i] = int64(n)
	}
	return out
}

// numbersFor decides for the numbers of a call.
func (g *generator) numbersFor() []Arg {
	var args []Arg
	for _, p := range g.params {
		switch {
		case p.isNumber:
			n := pick(g.Tape, p.high, 4, 5, 3, 8, 7, 1, 0, -1, p.low, 2, 6)
			args = append(args, Arg{Number: int64(n)})
		case p.memref == nil:
			args = append(args, Arg{Elem: p.scalar, Number: scalarBits(p.scalar, g.IntN(9)-4)})
		}
	}
	return args
}

// callKernel passes memory to the kernel, directly or through its address.
func (b *body) callKernel(numbers []string) {
	var args, types []string
	var used []*name
	next := 0
	for _, p := range b.params {
		if p.memref == nil {
			args, types = append(args, numbers[next]), append(types, p.typ())
			next++
			continue
		}
		n := b.source(p.memref, used)
		used = append(used, n)
		args, types = append(args, b.converted(n, p.memref)), append(types, p.typ())
	}
	operands := strings.Join(args, ", ")
	signature := "(" + strings.Join(types, ", ") + ") -> ()"
	if b.IntN(3) == 2 {
		f := b.fresh()
		b.linef("%s = constant @%s_k : %s", f, b.o.Prefix, signature)
		b.linef("call_indirect %s(%s) : %s", f, operands, signature)
		return
	}
	b.linef("call @%s_k(%s) : %s", b.o.Prefix, operands, signature)
}

// source decides for memory of a known type: what was used for another argument, a part
// of the buffer, the second argument, a global, or an allocation.
func (b *body) source(t *memref, used []*name) *name {
	known := t.known()
	var same []*name
	for _, n := range used {
		if n.typ.String() == known.String() {
			same = append(same, n)
		}
	}
	way := b.IntN(8)
	if b.o.Distinct {
		way = 5
	}
	if len(same) > 0 && way < 3 {
		b.p.Aliased = true
		return same[b.IntN(len(same))]
	}
	if way == 3 && b.params[0].memref.known().String() == known.String() {
		for _, n := range used {
			b.p.Aliased = b.p.Aliased || n.text == "%same"
		}
		return &name{text: "%same", typ: known}
	}
	if way == 4 {
		for _, g := range b.globals {
			if g.typ.String() != known.String() {
				continue
			}
			n := &name{text: b.fresh(), typ: known}
			b.linef("%s = memref.get_global @%s : %s", n.text, g.name, known)
			b.p.Aliased = true // the kernel may name it as well
			return n
		}
	}
	if way == 5 || t.elem != b.main || t.elem == "i1" {
		n := &name{text: b.fresh(), typ: known}
		b.linef("%s = memref.alloc() : %s", n.text, known)
		b.fill(n, func(ivs []string) scalar { return b.valueOf(known.elem, ivs) })
		b.frees = append(b.frees, n)
		return n
	}
	// Parts of the buffer overlap.
	for _, n := range used {
		b.p.Aliased = b.p.Aliased || n.text[1] == 'w'
	}
	at := slack + pick(b.Tape, 0, 0, 1, -1, 2, 3, 4, -4, 8, 5)
	shift := b.fresh()
	n := &name{text: "%w" + fmt.Sprint(b.names), typ: known}
	b.names++
	b.linef("%s = constant %d : index", shift, at*t.elem.Bytes())
	b.linef("%s = memref.view %%buf[%s][] : memref<%dxi8> to %s", n.text, shift, zoneElements*t.elem.Bytes(), known)
	return n
}

// valueOf writes a value that depends on induction variables.
func (b *body) valueOf(e Elem, ivs []string) scalar {
	v := scalar{b.fresh(), e}
	if len(ivs) == 0 || e == "i1" {
		b.linef("%s", constant(v.text, b.number(e), e))
		return v
	}
	iv := ivs[len(ivs)-1]
	switch {
	case e == "index":
		return scalar{iv, e}
	case e.IsFloat():
		i := b.fresh()
		b.linef("%s = index_cast %s : index to i32", i, iv)
		b.linef("%s = sitofp %s : i32 to %s", v.text, i, e)
	default:
		b.linef("%s = index_cast %s : index to %s", v.text, iv, e)
	}
	return v
}

// converted makes what a parameter takes of memory of known type.
func (b *body) converted(n *name, t *memref) string {
	if t.isStatic() {
		return n.text
	}
	v := b.fresh()
	if t.layout == "" {
		b.linef("%s = memref.cast %s : %s to %s", v, n.text, n.typ, t)
		return v
	}
	// What is passed begins elsewhere, and ends within the memory.
	free := n.typ.count() - t.extent()
	offset := b.fresh()
	b.linef("%s = constant %d : index", offset, max(0, min(free, b.IntN(4))))
	b.linef("%s = memref.reinterpret_cast %s to offset: [%s], sizes: %s, strides: %s : %s to %s", v, n.text, offset, numbers(t.sizes), numbers(t.strides), n.typ, t)
	return v
}

// dump adds the elements of globals and allocations to the last argument.
func (b *body) dump() {
	out := &name{text: "%out", typ: newMemref(b.main, zoneElements)}
	names := append([]*name(nil), b.frees...)
	for _, g := range b.globals {
		n := &name{text: b.fresh(), typ: g.typ}
		b.linef("%s = memref.get_global @%s : %s", n.text, g.name, g.typ)
		names = append(names, n)
	}
	for _, n := range names {
		if n.typ.elem != b.main || n.typ.count() > zoneElements {
			continue
		}
		var ivs []string
		var level func()
		level = func() {
			if len(ivs) < len(n.typ.sizes) {
				iv := "%f" + fmt.Sprint(b.names)
				b.names++
				b.linef("affine.for %s = 0 to %d {", iv, n.typ.sizes[len(ivs)])
				ivs = append(ivs, iv)
				b.indent++
				level()
				b.indent--
				b.linef("}")
				return
			}
			at := "0"
			for i, iv := range ivs {
				at += fmt.Sprintf(" + %s * %d", iv, n.typ.strides[i])
			}
			x, y, sum := b.fresh(), b.fresh(), b.fresh()
			b.linef("%s = affine.load %s[%s] : %s", x, n.text, strings.Join(ivs, ", "), n.typ)
			b.linef("%s = affine.load %s[%s] : %s", y, out.text, at, out.typ)
			op := "addi"
			if b.main.IsFloat() {
				op = "addf"
			}
			b.linef("%s = %s %s, %s : %s", sum, op, x, y, b.main)
			b.linef("affine.store %s, %s[%s] : %s", sum, out.text, at, out.typ)
		}
		level()
	}
}

// direct decides for calls of the kernel from C, with memory that overlaps or does not.
func (g *generator) direct() {
	first := len(g.p.Zones)
	for _, p := range g.params {
		if p.memref != nil {
			g.p.Zones = append(g.p.Zones, Zone{p.memref.elem, zoneElements})
		}
	}
	for pass := range 3 {
		var args []Arg
		numbers := g.numbersFor()
		for i, p := range g.params {
			if p.memref == nil {
				args, numbers = append(args, numbers[0]), numbers[1:]
				continue
			}
			a := Arg{IsMemref: true, Zone: first + i, Offset: slack * p.memref.elem.Bytes(), Sizes: wide(p.memref.sizes), Strides: wide(p.memref.strides)}
			if pass > 0 && i > 0 && g.IntN(3) > 0 && !g.o.Distinct {
				other := g.IntN(i)
				if g.params[other].memref.elem == p.memref.elem {
					a.Zone = args[other].Zone
					a.Offset += p.memref.elem.Bytes() * pick(g.Tape, 0, 0, 1, -1, 2, -2, 3, 4, -4, 8)
					g.p.Aliased = true
				}
			}
			args = append(args, a)
		}
		g.p.Calls = append(g.p.Calls, Call{g.o.Prefix + "_k", args})
	}
}
