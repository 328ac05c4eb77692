package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// together makes an operation of a subgroup. Its active lanes are those of the mask.
func (p *part) together(n *node) rep {
	switch n.op {
	case "kernel.ballot":
		return rep{s: p.bits(p.op("and", p.mask, p.vectorOf(p.get(n.args[0]))))}
	case "kernel.elect":
		first := p.lowest(p.bits(p.mask))
		all := p.vectorOf(rep{s: p.emitter.number(p.i32, 0), stride: 1})
		return rep{v: p.icmp(llvm.ICmpPredicateEq, all, p.splat(first))}
	case "kernel.broadcast_first":
		r := p.get(n.args[0])
		if r.uniform() {
			return r
		}
		return rep{s: p.lane(p.vectorOf(r), p.lowest(p.bits(p.mask)))}
	case "kernel.all_equal":
		return p.allEqual(n)
	case "kernel.shuffle":
		return p.shuffle(n)
	case "kernel.combine":
		return p.combine(n)
	}
	p.errorf(n, "'%s' op is not supported in kernels", n.op)
	return rep{s: p.emitter.make("llvm.mlir.undef", n.typ, nil)}
}

func (p *part) allEqual(n *node) rep {
	r := p.get(n.args[0])
	if r.uniform() {
		if _, isFloat := n.args[0].typ.(*ir.FloatType); !isFloat { // a NaN is not the same as itself
			return rep{s: p.emitter.number(p.i1, 1)}
		}
	}
	v := p.vectorOf(r)
	first := p.splat(p.lane(v, p.lowest(p.bits(p.mask))))
	var differs *ir.Value
	if _, isFloat := n.args[0].typ.(*ir.FloatType); isFloat {
		differs = p.emitter.make("llvm.fcmp", p.vec(p.i1), ir.AttrList{{Name: "predicate", Value: llvm.FCmpPredicateUne.Attr(p.ctx)}}, v, first)
	} else {
		differs = p.icmp(llvm.ICmpPredicateNe, v, first)
	}
	return rep{s: p.not(p.any(p.op("and", p.mask, differs)))}
}

// shuffle gives each lane the value of another.
func (p *part) shuffle(n *node) rep {
	r, at := p.get(n.args[0]), p.get(n.args[1])
	if r.uniform() {
		return r
	}
	v := p.vectorOf(r)
	if at.uniform() {
		return rep{s: p.lane(v, p.op("and", at.s, p.emitter.number(p.i32, p.width-1)))}
	}
	// By memory, where any lane can be read.
	mt := p.memoryType(n.typ)
	if n.typ == p.i1 {
		v = p.emitter.make("llvm.zext", p.vec(mt), nil, v)
	}
	memory := p.alloca(p.vec(mt), 1, 0)
	p.emitter.store(v, memory)
	index := p.op("and", p.vectorOf(at), p.same(p.i32, p.width-1))
	pointers := p.gep(p.types.Vector(p.width, p.ptr(mt)), p.bitcast(memory, p.ptr(mt)), index)
	out := p.gather(pointers, p.same(p.i1, 1), mt, sizeOf(mt))
	if n.typ == p.i1 {
		out = p.icmp(llvm.ICmpPredicateNe, out, p.same(p.i8, 0))
	}
	return rep{v: out}
}

// A combination is how two values make one.
type combination struct {
	op       string
	identity func(t ir.Type) ir.Attribute
}

// combinationOf knows the combinations of the dialect.
func (e *emitter) combinationOf(name string) combination {
	number := func(v int64) func(ir.Type) ir.Attribute {
		return func(t ir.Type) ir.Attribute { return e.attrOf(t, v) }
	}
	bound := func(greatest, signed bool) func(ir.Type) ir.Attribute {
		return func(t ir.Type) ir.Attribute {
			w := int(bitsOf(t))
			v := num.New(w, 0)
			switch {
			case signed && greatest:
				v = num.MinSigned(w).Not()
			case signed:
				v = num.MinSigned(w)
			case greatest:
				v = num.AllOnes(w)
			}
			return e.ctx.IntegerAttr(t, v)
		}
	}
	infinity := func(negative bool) func(ir.Type) ir.Attribute {
		return func(t ir.Type) ir.Attribute {
			f := t.(*ir.FloatType)
			return e.ctx.FloatAttr(f, num.Inf(f.Kind(), negative))
		}
	}
	switch name {
	case "add":
		return combination{"add", number(0)}
	case "mul":
		return combination{"mul", number(1)}
	case "and":
		return combination{"and", bound(true, false)}
	case "or":
		return combination{"or", number(0)}
	case "xor":
		return combination{"xor", number(0)}
	case "smin":
		return combination{"intr.smin", bound(true, true)}
	case "smax":
		return combination{"intr.smax", bound(false, true)}
	case "umin":
		return combination{"intr.umin", bound(true, false)}
	case "umax":
		return combination{"intr.umax", bound(false, false)}
	case "fmin":
		return combination{"intr.minnum", infinity(false)}
	case "fmax":
		return combination{"intr.maxnum", infinity(true)}
	}
	return combination{}
}

func (e *emitter) combined(c combination, x, y *ir.Value) *ir.Value {
	op := c.op
	t := x.Type()
	if llvm.IsVector(t) {
		t = llvm.Elem(t)
	}
	if _, isFloat := t.(*ir.FloatType); isFloat && (op == "add" || op == "mul") {
		op = "f" + op
	}
	return e.op(op, x, y)
}

// combine combines the values of lanes in steps, each of which doubles how many.
func (p *part) combine(n *node) rep {
	c := p.combinationOf(stringOf(n.attrs.Get("combination")))
	identity := p.vector(n.typ, func(int64) ir.Attribute { return c.identity(n.typ) })
	v := p.selected(p.mask, p.vectorOf(p.get(n.args[0])), identity)
	scan := stringOf(n.attrs.Get("scan"))
	if scan == "reduce" {
		size := p.width
		if k := intOf(n.attrs.Get("cluster_size")); k > 0 {
			size = min(size, k)
		}
		for step := int64(1); step < size; step *= 2 {
			v = p.combined(c, v, p.permuted(v, func(i int64) int64 { return i ^ step }))
		}
		if n.shape.level == varying {
			return rep{v: v}
		}
		return rep{s: p.lane(v, p.emitter.number(p.i32, 0))}
	}
	// shifted moves values up, and fills with the identity.
	shifted := func(v *ir.Value, by int64) *ir.Value {
		mask := make([]ir.Attribute, p.width)
		for i := range mask {
			at := int64(i) - by
			if at < 0 {
				at = p.width
			}
			mask[i] = p.ctx.I32Attr(at)
		}
		return p.emitter.make("llvm.shufflevector", v.Type(), ir.AttrList{{Name: "mask", Value: p.ctx.ArrayAttr(mask)}}, v, identity)
	}
	if scan == "exclusive" {
		v = shifted(v, 1)
	}
	for step := int64(1); step < p.width; step *= 2 {
		v = p.combined(c, shifted(v, step), v)
	}
	return rep{v: v}
}

// atomic makes an atomic operation, lane by lane.
func (p *part) atomic(n *node) rep {
	t := n.typ
	pl := p.resolve(n, t)
	args := make([]*ir.Value, len(n.args))
	for i, a := range n.args {
		args[i] = p.vectorOf(p.get(a))
	}
	pointers := pl.each
	if pl.beside {
		lanesOf := p.numbers(p.i64, func(i int64) int64 { return i })
		pointers = p.gep(p.types.Vector(p.width, p.ptr(t)), p.bitcast(pl.at, p.ptr(t)), lanesOf)
	}
	var same *ir.Value
	if pointers == nil {
		same = p.bitcast(pl.at, p.ptr(t))
	}
	mask := p.bits(p.masked(pl))
	vt := p.vec(t)
	loop, done := p.block(p.i32, vt), p.block(vt)
	none := p.same(t, 0)
	llvm.NewCondBr(p.Builder, p.icmp(llvm.ICmpPredicateNe, mask, p.emitter.number(p.i32, 0)), []*ir.Value{mask, none}, []*ir.Value{none}, loop, done)
	p.at(loop)
	rest := loop.Arg(0)
	lane := p.lowest(rest)
	at := same
	if at == nil {
		at = p.lane(pointers, lane)
	}
	scalars := make([]*ir.Value, len(args))
	for i, a := range args {
		scalars[i] = p.lane(a, lane)
	}
	old := p.withLane(loop.Arg(1), p.atomicScalar(n, at, scalars), lane)
	rest = p.op("and", rest, p.op("sub", rest, p.emitter.number(p.i32, 1)))
	llvm.NewCondBr(p.Builder, p.icmp(llvm.ICmpPredicateNe, rest, p.emitter.number(p.i32, 0)), []*ir.Value{rest, old}, []*ir.Value{old}, loop, done)
	p.at(done)
	return rep{v: done.Arg(0)}
}

func (p *part) atomicScalar(n *node, at *ir.Value, args []*ir.Value) *ir.Value {
	var attrs ir.AttrList
	for _, a := range n.attrs {
		if a.Name != "syncscope" {
			attrs = append(attrs, a)
		}
	}
	if n.op == opRMW {
		return p.emitter.make("llvm.atomicrmw", n.typ, attrs, at, args[0])
	}
	both := p.emitter.make("llvm.cmpxchg", p.types.Struct(n.typ, p.i1), attrs, at, args[0], args[1])
	return p.emitter.make("llvm.extractvalue", n.typ, ir.AttrList{{Name: "position", Value: p.ctx.I64ArrayAttr([]int64{0})}}, both)
}
