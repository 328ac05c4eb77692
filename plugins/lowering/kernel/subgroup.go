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
	identity func(e *emitter, t ir.Type) ir.Attribute // where no value comes before
	// absent stands for a value that is not combined, where that is another one; nil for the identity.
	absent func(e *emitter, t ir.Type) ir.Attribute
}

// neutral is what changes nothing when it is combined. A scan begins with the identity.
func (c combination) neutral(e *emitter, t ir.Type, scan string) ir.Attribute {
	if c.absent != nil && scan == "reduce" {
		return c.absent(e, t)
	}
	return c.identity(e, t)
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
	// A NaN is combined with any other to that, so that it stands for no value.
	nan := func(e *emitter, t ir.Type) ir.Attribute {
		f := t.(*ir.FloatType)
		return e.ctx.FloatAttr(f, num.NaN(f.Kind()))
	}
	switch name {
	case "add":
		return combination{op: "add", identity: number(0)}
	case "mul":
		return combination{op: "mul", identity: number(1)}
	case "and":
		return combination{op: "and", identity: bound(true, false)}
	case "or":
		return combination{op: "or", identity: number(0)}
	case "xor":
		return combination{op: "xor", identity: number(0)}
	case "smin":
		return combination{op: "intr.smin", identity: bound(true, true)}
	case "smax":
		return combination{op: "intr.smax", identity: bound(false, true)}
	case "umin":
		return combination{op: "intr.umin", identity: bound(true, false)}
	case "umax":
		return combination{op: "intr.umax", identity: bound(false, false)}
	case "fmin":
		return combination{"intr.minnum", infinity(false), nan}
	case "fmax":
		return combination{"intr.maxnum", infinity(true), nan}
	case "fminimum":
		return combination{op: opMinimum, identity: infinity(false)}
	case "fmaximum":
		return combination{op: opMaximum, identity: infinity(true)}
	}
	return combination{}
}

// The least and the greatest of floats among which a NaN wins, for which LLVM before 17 has no code.
const (
	opMinimum = "minimum"
	opMaximum = "maximum"
)

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
	if c.op == opMinimum || c.op == opMaximum {
		return e.extreme(c.op == opMaximum, x, y)
	}
	return e.op(c.opFor(t), x, y)
}

// extreme is the greatest or least of two floats. A sum is NaN if one of both is, and 0 of zeros that differ; the negated
// sum of negated zeros is -0 then.
func (e *emitter) extreme(greatest bool, x, y *ir.Value) *ir.Value {
	compare := func(p llvm.FCmpPredicate, x, y *ir.Value) *ir.Value {
		t := ir.Type(e.i1)
		if llvm.IsVector(x.Type()) {
			t = e.vec(e.i1)
		}
		return e.make("llvm.fcmp", t, ir.AttrList{{Name: "predicate", Value: p.Attr(e.ctx)}}, x, y)
	}
	predicate, sum := llvm.FCmpPredicateOlt, func() *ir.Value {
		return e.make("llvm.fneg", x.Type(), nil, e.op("fsub", e.make("llvm.fneg", x.Type(), nil, x), y))
	}
	if greatest {
		predicate, sum = llvm.FCmpPredicateOgt, func() *ir.Value { return e.op("fadd", x, y) }
	}
	var zero *ir.Value
	if llvm.IsVector(x.Type()) {
		zero = e.same(llvm.Elem(x.Type()), 0)
	} else {
		zero = e.number(x.Type(), 0)
	}
	zeros := e.op("and", compare(llvm.FCmpPredicateOeq, x, zero), compare(llvm.FCmpPredicateOeq, y, zero))
	return e.selected(e.op("or", zeros, compare(llvm.FCmpPredicateUno, x, y)), sum(), e.selected(compare(predicate, x, y), x, y))
}

// combine combines the values of lanes.
func (p *part) combine(n *node) rep {
	c := combinationOf(stringOf(n.attrs.Get("combination")))
	scan := stringOf(n.attrs.Get("scan"))
	identity := p.vector(n.typ, func(int64) ir.Attribute { return c.neutral(p.emitter, n.typ, scan) })
	v := p.selected(p.mask, p.vectorOf(p.get(n.args[0])), identity)
	switch scan {
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
