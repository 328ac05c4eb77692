package kernel

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// A place is where lanes access memory: all at one address, at addresses beside each other, or
// each at its own.
type place struct {
	at      *ir.Value // the address of all, or of lane 0, as a pointer to bytes
	beside  bool
	each    *ir.Value // addresses of each, as pointers to the type that is accessed
	inside  *ir.Value // whether it is in bounds, for all lanes; nil is yes
	insides *ir.Value // which lanes are in bounds; nil is all
}

// memoryType is the type in memory of a scalar: truth values take a byte.
func (e *emitter) memoryType(t ir.Type) ir.Type {
	if t == e.i1 {
		return e.i8
	}
	return t
}

// A summand adds scale bytes for each unit of a rep.
type summand struct {
	r     rep
	scale int64
	t     ir.Type // of the rep
	n     *node   // where it comes from, or nil
}

// resolve finds the place of an access to a scalar type.
func (p *part) resolve(n *node, t ir.Type) place {
	a := n.addr
	mt := p.memoryType(t)
	acc := sizeOf(mt)
	var terms []summand
	for _, x := range a.terms {
		terms = append(terms, summand{p.get(x.n), x.scale, x.n.typ, x.n})
	}
	if a.obj == nil {
		return p.rawPlace(a, terms, mt)
	}
	switch a.obj.kind {
	case bufferObject:
		return p.bufferPlace(a, terms, mt)
	case privateObject:
		return p.privatePlace(a, terms, mt)
	}
	pl := place{}
	base := p.memory[a.obj]
	if a.obj.kind == pushObject {
		base = p.push
	}
	p.bound(&pl, a, terms, acc, nil)
	p.address(&pl, base, a.off, terms, mt)
	return pl
}

// bound checks a place against the size of its object, which is constant if size is nil.
func (p *part) bound(pl *place, a *address, terms []summand, acc int64, size *ir.Value) {
	if !p.robust || size == nil && p.proven(a, acc) {
		return
	}
	switch {
	case len(terms) == 0 && size == nil:
		if a.off < 0 || a.off+acc > a.obj.size {
			pl.inside = p.emitter.number(p.i1, 0)
		}
		return
	case len(terms) == 0:
		key := fmt.Sprintf("%d.%d.%d", a.obj.index, a.off, acc)
		known := p.limits[key]
		if known == nil || a.elem != nil {
			check := func() *ir.Value { return p.icmp(llvm.ICmpPredicateUge, size, p.emitter.number(p.i64, a.off+acc)) }
			if a.elem != nil {
				known = check()
			} else {
				known = p.onEntry(check)
				p.limits[key] = known
			}
		}
		pl.inside = known
		return
	}
	if len(terms) == 1 {
		limit := p.limit(a, acc, terms[0].scale, terms[0].t, size)
		if r := terms[0].r; r.uniform() {
			pl.inside = p.icmp(llvm.ICmpPredicateUlt, r.s, limit)
		} else {
			pl.insides = p.icmp(llvm.ICmpPredicateUlt, p.vectorOf(r), p.splat(limit))
		}
		return
	}
	// Offsets are added up in 64 bits, where nothing wraps around.
	if size == nil {
		size = p.emitter.number(p.i64, a.obj.size)
	}
	last := p.op("sub", size, p.emitter.number(p.i64, acc))
	fits := p.icmp(llvm.ICmpPredicateUge, size, p.emitter.number(p.i64, acc))
	sum, vector := p.sum(a.off, terms)
	if vector == nil {
		pl.inside = p.op("and", fits, p.icmp(llvm.ICmpPredicateUle, sum, last))
		return
	}
	pl.inside = fits
	pl.insides = p.icmp(llvm.ICmpPredicateUle, p.op("add", vector, p.splat(sum)), p.splat(last))
}

// proven reports whether an access is in an object of constant size whatever the lanes.
func (p *part) proven(a *address, acc int64) bool {
	lo, hi := a.off, a.off
	for _, t := range a.terms {
		x, y, ok := p.lanes.rangeOf(t.n)
		if !ok || t.scale < 0 || t.scale > 1<<20 {
			return false
		}
		lo, hi = lo+x*t.scale, hi+y*t.scale
	}
	return lo >= 0 && hi+acc <= a.obj.size
}

// limit is how many elements, each scale bytes behind the other, are in bounds; as an integer of
// type t.
func (p *part) limit(a *address, acc, scale int64, t ir.Type, size *ir.Value) *ir.Value {
	bits := bitsOf(t)
	most := int64(1)<<(min(bits, 63)-1) - 1
	if size == nil {
		n := int64(0)
		if room := a.obj.size - a.off - acc; room >= 0 && a.off >= 0 {
			n = room/scale + 1
		}
		return p.emitter.number(t, min(n, most))
	}
	key := fmt.Sprintf("%d.%d.%d/%d.%d", a.obj.index, a.off, acc, scale, bits)
	if known := p.limits[key]; known != nil && a.elem == nil {
		return known
	}
	compute := func() *ir.Value {
		need := p.emitter.number(p.i64, a.off+acc)
		n := p.op("sub", size, need)
		n = p.op("add", p.op("udiv", n, p.emitter.number(p.i64, scale)), p.emitter.number(p.i64, 1))
		top := p.emitter.number(p.i64, most)
		n = p.selected(p.icmp(llvm.ICmpPredicateUlt, n, top), n, top)
		n = p.selected(p.icmp(llvm.ICmpPredicateUge, size, need), n, p.emitter.number(p.i64, 0))
		return p.sext(n, t)
	}
	if a.elem != nil {
		return compute()
	}
	p.limits[key] = p.onEntry(compute)
	return p.limits[key]
}

// sum adds up offsets in 64 bits: those of all lanes, and of each if there are such.
func (p *part) sum(off int64, terms []summand) (scalar, vector *ir.Value) {
	scalar = p.emitter.number(p.i64, off)
	for _, t := range terms {
		if t.r.s != nil {
			scalar = p.op("add", scalar, p.scaled(p.sext(t.r.s, p.i64), t.scale))
			if t.r.stride != 0 {
				steps := p.numbers(p.i64, func(i int64) int64 { return i * t.r.stride * t.scale })
				if vector == nil {
					vector = steps
				} else {
					vector = p.op("add", vector, steps)
				}
			}
			continue
		}
		v := p.scaled(p.sext(t.r.v, p.i64), t.scale)
		if vector == nil {
			vector = v
		} else {
			vector = p.op("add", vector, v)
		}
	}
	return scalar, vector
}

// address computes the addresses of a place.
func (p *part) address(pl *place, base *ir.Value, off int64, terms []summand, mt ir.Type) {
	acc := sizeOf(mt)
	var each []summand
	stride := int64(0)
	for _, t := range terms {
		if t.r.s == nil {
			each = append(each, t)
			continue
		}
		stride += t.r.stride * t.scale
	}
	// What is the same in all lanes moves the base.
	at := base
	if off != 0 {
		at = p.gep(p.bytePtr, at, p.emitter.number(p.i64, off))
	}
	single := len(each) == 1 && stride == 0
	for _, t := range terms {
		if t.r.s != nil {
			at = p.gep(p.bytePtr, at, p.scaled(p.sext(t.r.s, p.i64), t.scale))
		}
	}
	pl.at = at
	switch {
	case len(each) == 0 && stride == 0:
		return
	case len(each) == 0 && stride == acc:
		pl.beside = true
		return
	}
	pointers := p.types.Vector(p.width, p.ptr(mt))
	if single && each[0].scale%acc == 0 && each[0].scale > 0 {
		if k := each[0].scale / acc; k == 1 {
			pl.each = p.gep(pointers, p.bitcast(at, p.ptr(mt)), each[0].r.v)
		} else {
			row := p.types.Array(k, mt)
			pl.each = p.gep(pointers, p.bitcast(at, p.ptr(row)), each[0].r.v, p.emitter.number(p.i32, 0))
		}
		return
	}
	var offsets *ir.Value
	if stride != 0 {
		offsets = p.numbers(p.i64, func(i int64) int64 { return i * stride })
	}
	for _, t := range each {
		v := p.scaled(p.sext(t.r.v, p.i64), t.scale)
		if offsets == nil {
			offsets = v
		} else {
			offsets = p.op("add", offsets, v)
		}
	}
	bytes := p.gep(p.types.Vector(p.width, p.bytePtr), at, offsets)
	pl.each = p.bitcast(bytes, pointers)
}

// bufferPlace is the place of an access to a buffer.
func (p *part) bufferPlace(a *address, terms []summand, mt ir.Type) (pl place) {
	acc := sizeOf(mt)
	o := a.obj
	if !o.isArray || a.elem == nil {
		p.bound(&pl, a, terms, acc, p.size[o.first])
		p.address(&pl, p.base[o.first], a.off, terms, mt)
		return pl
	}
	if k, ok := a.elem.known(); ok && k >= 0 && k < o.count {
		chosen := *a
		chosen.elem = nil
		only := *o
		only.index = -1 - (o.first + int(k)) // limits are of this buffer
		chosen.obj = &only
		p.bound(&pl, &chosen, terms, acc, p.size[o.first+int(k)])
		p.address(&pl, p.base[o.first+int(k)], a.off, terms, mt)
		return pl
	}
	r := p.get(a.elem)
	if r.uniform() {
		base, size := p.chosenBuffer(o, r.s)
		p.bound(&pl, a, terms, acc, size)
		p.address(&pl, base, a.off, terms, mt)
		return pl
	}
	// Each lane has a buffer of its own.
	bases, sizes := p.chosenBuffers(o, p.vectorOf(r))
	scalar, vector := p.sum(a.off, terms)
	offsets := p.splat(scalar)
	if vector != nil {
		offsets = p.op("add", offsets, vector)
	}
	if p.robust {
		need := p.same(p.i64, acc)
		pl.insides = p.op("and", p.icmp(llvm.ICmpPredicateUge, sizes, need), p.icmp(llvm.ICmpPredicateUle, offsets, p.op("sub", sizes, need)))
	}
	pl.each = p.emitter.make("llvm.inttoptr", p.types.Vector(p.width, p.ptr(mt)), nil, p.op("add", bases, offsets))
	return pl
}

// chosenBuffer is the base and the size of one of an array of buffers; the size is 0 if there is
// no such buffer.
func (p *part) chosenBuffer(o *object, at *ir.Value) (base, size *ir.Value) {
	at = p.sext(at, p.i64)
	inside := p.icmp(llvm.ICmpPredicateUlt, at, p.emitter.number(p.i64, o.count))
	index := p.op("add", p.selected(inside, at, p.emitter.number(p.i64, 0)), p.emitter.number(p.i64, int64(o.first)))
	entry := p.gep(p.buffersPtr.Type(), p.buffersPtr, index)
	base, size = p.emitter.load(p.member(entry, 0)), p.emitter.load(p.member(entry, 1))
	return base, p.selected(inside, size, p.emitter.number(p.i64, 0))
}

// chosenBuffers is chosenBuffer for each lane; bases are integers.
func (p *part) chosenBuffers(o *object, at *ir.Value) (bases, sizes *ir.Value) {
	at = p.sext(at, p.i64)
	inside := p.icmp(llvm.ICmpPredicateUlt, at, p.same(p.i64, o.count))
	mask := p.op("and", p.mask, inside)
	words := p.bitcast(p.buffersPtr, p.ptr(p.i64))
	index := p.scaled(p.op("add", at, p.same(p.i64, int64(o.first))), 2)
	pointers := p.types.Vector(p.width, p.ptr(p.i64))
	read := func(index *ir.Value) *ir.Value {
		return p.gather(p.gep(pointers, words, index), mask, p.i64, 8)
	}
	return read(index), read(p.op("add", index, p.same(p.i64, 1)))
}

// privatePlace is the place of an access to memory that each invocation has for itself.
func (p *part) privatePlace(a *address, terms []summand, mt ir.Type) (pl place) {
	o := a.obj
	p.bound(&pl, a, terms, sizeOf(mt), nil)
	base := p.memory[o]
	if base == nil {
		count := o.size * p.width
		if len(p.parts) > 1 {
			count *= p.lanes.subgroups
		}
		base = p.reserve(count, 64)
		p.memory[o] = base
	}
	if len(p.parts) > 1 && p.lanes.subgroups > 1 {
		offset := p.scaled(p.make("llvm.zext", p.i64, nil, p.packet), o.size*p.width)
		base = p.gep(p.bytePtr, base, offset)
	}
	lane := summand{r: rep{s: p.emitter.number(p.i32, 0), stride: min(1, p.width-1)}, scale: o.size, t: p.i32}
	if o.cell == 0 {
		p.address(&pl, base, a.off, append(terms, lane), mt)
		return pl
	}
	// The same cell of all lanes lies together.
	lane.scale = o.cell
	wide := make([]summand, len(terms))
	for i, t := range terms {
		t.scale *= p.width
		wide[i] = t
	}
	p.address(&pl, base, a.off*p.width, append(wide, lane), mt)
	return pl
}

// findCellSizes finds the objects of one invocation of which each access is to one of several
// parts of the same size.
func (g *group) findCellSizes() {
	size := map[*object]int64{}
	for _, b := range g.program.blocks {
		for _, n := range b.nodes {
			if n.addr == nil || n.addr.obj == nil || n.addr.obj.kind != privateObject {
				continue
			}
			o := n.addr.obj
			t := n.typ
			if n.op == opStore {
				t = n.args[0].typ
			}
			s := int64(-1)
			if n.op != opAddress {
				s = sizeOf(g.memoryType(t))
			}
			fits := s > 0 && n.addr.off%s == 0
			for _, t := range n.addr.terms {
				fits = fits && t.scale%s == 0
			}
			if !fits || size[o] != 0 && size[o] != s {
				s = -1
			}
			if size[o] >= 0 {
				size[o] = s
			}
		}
	}
	for o, s := range size {
		if s > 0 {
			o.cell, o.size = s, num.RoundUp(o.size, s)
		}
	}
}

// rawPlace is the place of an access by an address.
func (p *part) rawPlace(a *address, terms []summand, mt ir.Type) (pl place) {
	base := p.get(a.raw)
	if base.uniform() {
		p.address(&pl, p.emitter.make("llvm.inttoptr", p.bytePtr, nil, base.s), a.off, terms, mt)
		return pl
	}
	scalar, vector := p.sum(a.off, terms)
	v := p.op("add", p.vectorOf(base), p.splat(scalar))
	if vector != nil {
		v = p.op("add", v, vector)
	}
	pl.each = p.emitter.make("llvm.inttoptr", p.types.Vector(p.width, p.ptr(mt)), nil, v)
	return pl
}

// addressOf is an address as an integer.
func (p *part) addressOf(n *node) rep {
	pl := p.resolve(n, p.i8)
	switch {
	case pl.each != nil:
		return rep{v: p.emitter.make("llvm.ptrtoint", p.vec(p.i64), nil, pl.each)}
	case pl.beside:
		return rep{v: p.vectorOf(rep{s: p.emitter.make("llvm.ptrtoint", p.i64, nil, pl.at), stride: 1})}
	}
	s := p.emitter.make("llvm.ptrtoint", p.i64, nil, pl.at)
	if n.shape.level == varying {
		return rep{v: p.splat(s)}
	}
	return rep{s: s}
}

func alignAttrs(e *emitter, align int64) ir.AttrList {
	return ir.AttrList{{Name: "alignment", Value: e.ctx.I32Attr(align)}}
}

func (e *emitter) gather(pointers, mask *ir.Value, t ir.Type, align int64) *ir.Value {
	return e.make("llvm.intr.masked.gather", e.vec(t), alignAttrs(e, align), pointers, mask, e.same(t, 0))
}

// masked is the mask of the lanes that access a place.
func (p *part) masked(pl place) *ir.Value {
	m := p.mask
	if pl.insides != nil {
		m = p.op("and", m, pl.insides)
	}
	if pl.inside != nil {
		m = p.op("and", m, p.splat(pl.inside))
	}
	return m
}

// guarded is the address of all lanes, or another one if that is out of bounds.
func (p *part) guarded(pl place, t ir.Type, other *ir.Value) *ir.Value {
	at := pl.at
	if pl.inside != nil {
		at = p.selected(pl.inside, at, other)
	}
	return p.bitcast(at, p.ptr(t))
}

// loadNode reads memory.
func (p *part) loadNode(n *node) rep {
	mt := p.memoryType(n.typ)
	pl := p.resolve(n, n.typ)
	var r rep
	switch {
	case pl.each != nil:
		r = rep{v: p.gather(pl.each, p.masked(pl), mt, n.align)}
	case pl.beside:
		q := p.bitcast(pl.at, p.ptr(p.vec(mt)))
		r = rep{v: p.emitter.make("llvm.intr.masked.load", p.vec(mt), alignAttrs(p.emitter, n.align), q, p.masked(pl), p.same(mt, 0))}
	default:
		v := p.loadAligned(p.guarded(pl, mt, p.zeros), n.align)
		r = rep{s: v}
		if n.shape.level == varying {
			r = rep{v: p.splat(v)}
		}
	}
	if n.attrs.Get("ordering") != nil {
		llvm.NewFence(p.Builder, llvm.AtomicOrderingAcquire)
	}
	if n.typ == p.i1 {
		if r.v != nil {
			return rep{v: p.icmp(llvm.ICmpPredicateNe, r.v, p.same(p.i8, 0))}
		}
		return rep{s: p.icmp(llvm.ICmpPredicateNe, r.s, p.emitter.number(p.i8, 0))}
	}
	return r
}

// storeNode writes memory.
func (p *part) storeNode(n *node) {
	t := n.args[0].typ
	mt := p.memoryType(t)
	pl := p.resolve(n, t)
	r := p.get(n.args[0])
	if n.attrs.Get("ordering") != nil {
		llvm.NewFence(p.Builder, llvm.AtomicOrderingRelease)
	}
	wide := func() *ir.Value {
		v := p.vectorOf(r)
		if t == p.i1 {
			v = p.emitter.make("llvm.zext", p.vec(mt), nil, v)
		}
		return v
	}
	switch {
	case pl.each != nil:
		args := []*ir.Value{wide(), pl.each, p.masked(pl)}
		p.CreateOp(p.ctx.OpName("llvm.intr.masked.scatter"), args, nil, alignAttrs(p.emitter, n.align))
	case pl.beside:
		q := p.bitcast(pl.at, p.ptr(p.vec(mt)))
		args := []*ir.Value{wide(), q, p.masked(pl)}
		p.CreateOp(p.ctx.OpName("llvm.intr.masked.store"), args, nil, alignAttrs(p.emitter, n.align))
	default:
		// The last lane writes last.
		v := r.s
		if !r.uniform() {
			leading := p.emitter.make("llvm.intr.ctlz", p.i32, nil, p.bits(p.mask), p.emitter.number(p.i1, 0))
			v = p.lane(p.vectorOf(r), p.op("and", p.op("sub", p.emitter.number(p.i32, 31), leading), p.emitter.number(p.i32, p.width-1)))
		}
		if t == p.i1 {
			v = p.emitter.make("llvm.zext", mt, nil, v)
		}
		p.storeAligned(v, p.guarded(pl, mt, p.unread), n.align)
	}
}

// arrayLength is how many elements a runtime array has.
func (p *part) arrayLength(n *node) rep {
	ref, _ := n.attrs.Get("buffer").(*ir.SymbolRefAttr)
	var o *object
	for _, b := range p.buffers {
		if ref != nil && b.v.Symbol == ref.Root() {
			o = &object{first: b.first, count: max(b.v.Count, 1), isArray: b.v.Count > 0}
		}
	}
	if o == nil {
		p.errorf(n, "'kernel.array_length' op names no buffer of the kernel")
		return rep{s: p.emitter.number(p.i32, 0)}
	}
	off, stride := intOf(n.attrs.Get("offset")), intOf(n.attrs.Get("stride"))
	r := p.get(n.args[0])
	if k, ok := n.args[0].known(); ok && k >= 0 && k < o.count {
		return rep{s: p.lengthOf(p.size[o.first+int(k)], off, stride)}
	}
	if r.uniform() {
		_, size := p.chosenBuffer(o, r.s)
		return rep{s: p.lengthOf(size, off, stride)}
	}
	_, sizes := p.chosenBuffers(o, p.vectorOf(r))
	return rep{v: p.lengthOf(sizes, off, stride)}
}

func (p *part) lengthOf(size *ir.Value, off, stride int64) *ir.Value {
	number := func(v int64) *ir.Value {
		if llvm.IsVector(size.Type()) {
			return p.same(p.i64, v)
		}
		return p.emitter.number(p.i64, v)
	}
	n := p.op("udiv", p.op("sub", size, number(off)), number(stride))
	n = p.selected(p.icmp(llvm.ICmpPredicateUge, size, number(off)), n, number(0))
	return p.sext(n, p.i32)
}
