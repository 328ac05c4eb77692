package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// subgroupOp makes an operation of a subgroup. Its active lanes are those of the mask.
func (p *part) subgroupOp(n *node) rep {
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
	case opAcross:
		return p.acrossNode(n)
	case opKept:
		return rep{v: p.vectorOf(p.get(n.args[0]))}
	case opOther:
		return p.other(n)
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
	identity func(e *emitter, t ir.Type) ir.Attribute
}

// combinationOf knows the combinations of the dialect.
func combinationOf(name string) combination {
	number := func(v int64) func(*emitter, ir.Type) ir.Attribute {
		return func(e *emitter, t ir.Type) ir.Attribute { return e.attrOf(t, v) }
	}
	bound := func(greatest, signed bool) func(*emitter, ir.Type) ir.Attribute {
		return func(e *emitter, t ir.Type) ir.Attribute {
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
	infinity := func(negative bool) func(*emitter, ir.Type) ir.Attribute {
		return func(e *emitter, t ir.Type) ir.Attribute {
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

// opFor is the operation on values of a scalar type.
func (c combination) opFor(t ir.Type) string {
	if _, isFloat := t.(*ir.FloatType); isFloat && (c.op == "add" || c.op == "mul") {
		return "f" + c.op
	}
	return c.op
}

func (e *emitter) combined(c combination, x, y *ir.Value) *ir.Value {
	t := x.Type()
	if llvm.IsVector(t) {
		t = llvm.Elem(t)
	}
	return e.op(c.opFor(t), x, y)
}

// combine combines the values of lanes.
func (p *part) combine(n *node) rep {
	c := combinationOf(stringOf(n.attrs.Get("combination")))
	identity := p.vector(n.typ, func(int64) ir.Attribute { return c.identity(p.emitter, n.typ) })
	v := p.selected(p.mask, p.vectorOf(p.get(n.args[0])), identity)
	switch stringOf(n.attrs.Get("scan")) {
	case "inclusive":
		return rep{v: p.scanned(c, v, identity)}
	case "exclusive":
		return rep{v: p.scanned(c, p.shifted(v, identity, 1), identity)}
	}
	size := p.width
	if k := intOf(n.attrs.Get("cluster_size")); k > 0 {
		size = min(size, k)
	}
	v = p.reduced(c, v, size)
	if n.shape.level == varying {
		return rep{v: v}
	}
	return rep{s: p.lane(v, p.emitter.number(p.i32, 0))}
}

// reduced combines the values of each cluster of lanes in steps, each of which doubles how many.
func (e *emitter) reduced(c combination, v *ir.Value, cluster int64) *ir.Value {
	for step := int64(1); step < cluster; step *= 2 {
		v = e.combined(c, v, e.permuted(v, func(i int64) int64 { return i ^ step }))
	}
	return v
}

// scanned combines the value of each lane with those of the lanes before it.
func (e *emitter) scanned(c combination, v, identity *ir.Value) *ir.Value {
	for step := int64(1); step < e.width; step *= 2 {
		v = e.combined(c, e.shifted(v, identity, step), v)
	}
	return v
}

// shifted moves values up by some lanes, and fills with another vector.
func (e *emitter) shifted(v, fill *ir.Value, by int64) *ir.Value {
	mask := make([]ir.Attribute, e.width)
	for i := range mask {
		at := int64(i) - by
		if at < 0 {
			at = e.width
		}
		mask[i] = e.ctx.I32Attr(at)
	}
	return e.make("llvm.shufflevector", v.Type(), ir.AttrList{{Name: "mask", Value: e.ctx.ArrayAttr(mask)}}, v, fill)
}
