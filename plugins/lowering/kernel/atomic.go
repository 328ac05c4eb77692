package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// plainOps are the operations of LLVM that atomic ones do to memory.
var plainOps = map[llvm.AtomicBinOp]string{
	llvm.AtomicBinOpAdd: "add", llvm.AtomicBinOpSub: "sub", llvm.AtomicBinOpAnd: "and", llvm.AtomicBinOpOr: "or", llvm.AtomicBinOpXor: "xor",
	llvm.AtomicBinOpMax: "intr.smax", llvm.AtomicBinOpMin: "intr.smin", llvm.AtomicBinOpUmax: "intr.umax", llvm.AtomicBinOpUmin: "intr.umin",
	llvm.AtomicBinOpFadd: "fadd", llvm.AtomicBinOpFsub: "fsub",
}

// combinations are the combinations that make one operation of those of all lanes.
var combinations = map[llvm.AtomicBinOp]string{
	llvm.AtomicBinOpAdd: "add", llvm.AtomicBinOpAnd: "and", llvm.AtomicBinOpOr: "or", llvm.AtomicBinOpXor: "xor",
	llvm.AtomicBinOpMax: "smax", llvm.AtomicBinOpMin: "smin", llvm.AtomicBinOpUmax: "umax", llvm.AtomicBinOpUmin: "umin",
}

func (n *node) binOp() llvm.AtomicBinOp { return llvm.AtomicBinOp(intOf(n.attrs.Get("bin_op"))) }

// atomic makes an atomic operation of each active lane.
func (p *part) atomic(n *node) rep {
	pl := p.resolve(n, n.typ)
	name, known := combinations[n.binOp()]
	_, isInt := n.typ.(*ir.IntegerType)
	if n.op == opRMW && known && isInt && pl.each == nil && !pl.beside {
		return p.atomicTogether(n, pl, combinationOf(name))
	}
	return p.atomicByLane(n, pl)
}

// atomicTogether makes one operation of those of all lanes at one address. Each lane gets what it
// would if they came one after the other.
func (p *part) atomicTogether(n *node, pl place, c combination) rep {
	mask := p.masked(pl)
	identity := p.vector(n.typ, func(int64) ir.Attribute { return c.identity(p.emitter, n.typ) })
	v := p.selected(mask, p.vectorOf(p.get(n.args[0])), identity)
	all := p.lane(p.reduced(c, v, p.width), p.emitter.number(p.i32, 0))
	some, done := p.block(), p.block(n.typ)
	llvm.NewCondBr(p.Builder, p.any(mask), nil, []*ir.Value{p.emitter.number(n.typ, 0)}, some, done)
	p.at(some)
	old := p.atomicScalar(n, p.bitcast(pl.at, p.ptr(n.typ)), []*ir.Value{all})
	p.br(done, old)
	p.at(done)
	before := p.scanned(c, p.shifted(v, identity, 1), identity)
	return rep{v: p.selected(mask, p.combined(c, p.splat(done.Arg(0)), before), p.same(n.typ, 0))}
}

// atomicByLane makes an operation for each active lane, in a loop. What differs from lane to lane is read
// from memory, by the number of the lane. The reads are volatile, as LLVM would otherwise take addresses from
// vector registers: on Zen 4 a load waits for each store before it whose address comes from there, which
// makes histogram of BenchmarkCompute ten times as slow.
func (p *part) atomicByLane(n *node, pl place) rep {
	t := n.typ
	row := func(v *ir.Value) func(lane *ir.Value) *ir.Value {
		memory := p.alloca(v.Type(), 1, 0)
		p.emitter.store(v, memory)
		elem := p.ptr(llvm.Elem(v.Type()))
		first := p.bitcast(memory, elem)
		attrs := ir.AttrList{{Name: "volatile_", Value: p.ctx.UnitAttr()}}
		return func(lane *ir.Value) *ir.Value {
			return p.emitter.make("llvm.load", llvm.Elem(elem), attrs, p.gep(elem, first, lane))
		}
	}
	var args []func(lane *ir.Value) *ir.Value
	for _, a := range n.args {
		if r := p.get(a); r.uniform() {
			args = append(args, func(*ir.Value) *ir.Value { return r.s })
		} else {
			args = append(args, row(p.vectorOf(r)))
		}
	}
	at := func(lane *ir.Value) *ir.Value { return p.bitcast(pl.at, p.ptr(t)) }
	switch {
	case pl.beside:
		at = func(lane *ir.Value) *ir.Value { return p.gep(p.ptr(t), p.bitcast(pl.at, p.ptr(t)), lane) }
	case pl.each != nil:
		at = row(pl.each)
	}
	vt := p.vec(t)
	results := p.alloca(vt, 1, 0)
	p.emitter.store(p.same(t, 0), results)
	mask := p.bits(p.masked(pl))
	loop, done := p.block(p.i32), p.block()
	zero := p.emitter.number(p.i32, 0)
	llvm.NewCondBr(p.Builder, p.icmp(llvm.ICmpPredicateNe, mask, zero), []*ir.Value{mask}, nil, loop, done)
	p.at(loop)
	rest := loop.Arg(0)
	lane := p.lowest(rest)
	scalars := make([]*ir.Value, len(args))
	for i, of := range args {
		scalars[i] = of(lane)
	}
	old := p.atomicScalar(n, at(lane), scalars)
	p.emitter.store(old, p.gep(p.ptr(t), p.bitcast(results, p.ptr(t)), lane))
	rest = p.op("and", rest, p.op("sub", rest, p.emitter.number(p.i32, 1)))
	llvm.NewCondBr(p.Builder, p.icmp(llvm.ICmpPredicateNe, rest, zero), []*ir.Value{rest}, nil, loop, done)
	p.at(done)
	return rep{v: p.emitter.load(results)}
}

// atomicScalar makes the operation of a lane. No other thread sees the memory of a workgroup, so that it
// need not be atomic there.
func (p *part) atomicScalar(n *node, at *ir.Value, args []*ir.Value) *ir.Value {
	if o := n.addr.obj; o != nil && o.kind == workgroupObject {
		old := p.emitter.load(at)
		if v := p.changed(n, old, args); v != nil {
			p.emitter.store(v, at)
			return old
		}
	}
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

// changed is what an atomic operation makes of a value in memory; nil if it is no operation on values.
func (p *part) changed(n *node, old *ir.Value, args []*ir.Value) *ir.Value {
	if n.op == opCmpxchg {
		return p.selected(p.icmp(llvm.ICmpPredicateEq, old, args[0]), args[1], old)
	}
	if n.binOp() == llvm.AtomicBinOpXchg {
		return args[0]
	}
	if op := plainOps[n.binOp()]; op != "" {
		return p.op(op, old, args[0])
	}
	return nil
}
