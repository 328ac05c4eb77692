package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// What a workgroup does together is cut in two by a barrier: subgroups keep their share before it, and read the
// shares of the others behind it.
const (
	// opAcross combines the shares of all subgroups, or of those before one's own.
	opAcross = "kernel.across"
	// opKept is a value that other subgroups read.
	opKept = "kernel.kept"
	// opOther is what is kept for another invocation of the workgroup.
	opOther = "kernel.other"
)

// isWorkgroups reports whether an operation is one of the whole workgroup.
func isWorkgroups(op *ir.Operation) bool { return op.Attr("workgroup") != nil }

// barrier ends a block with a barrier, and goes on behind it.
func (b *builder) barrier() {
	next := b.newBlock()
	next.barrier = true
	jump(b.cur, next)
	b.cur = next
}

// combineAll adds the combination of values of a workgroup, for each scalar.
func (b *builder) combineAll(op *ir.Operation, values []*node) []*node {
	own := dialect.Combine{Op: op}
	how := ir.NamedAttr{Name: "combination", Value: own.CombinationAttr()}
	reduce := ir.NamedAttr{Name: "scan", Value: b.ctx.StringAttr("reduce")}
	_, clusters := own.ClusterSize()
	if b.entry.Derivatives == dialect.DerivativeQuads && (clusters || own.Scan() != "reduce") {
		b.errorf(op, "goes through a workgroup in the order of its invocations, and lanes have that of quads; use derivatives of linear groups")
		return values
	}
	shares, within := make([]*node, len(values)), make([]*node, len(values))
	for i, v := range values {
		shares[i] = b.add("kernel.combine", v.typ, ir.AttrList{how, reduce}, v)
		if clusters || own.Scan() != "reduce" {
			within[i] = b.add("kernel.combine", v.typ, op.Attrs(), v)
		}
	}
	b.barrier()
	results := make([]*node, len(values))
	for i, share := range shares {
		switch {
		case clusters:
			results[i] = b.add(opAcross, share.typ, op.Attrs(), share, within[i])
		case within[i] != nil:
			before := b.add(opAcross, share.typ, op.Attrs(), share)
			results[i] = b.add("llvm."+combinationOf(own.Combination()).opFor(share.typ), share.typ, nil, before, within[i])
		default:
			results[i] = b.add(opAcross, share.typ, op.Attrs(), share)
		}
	}
	return results
}

// shuffleAll adds the value that another invocation of the workgroup has, for each scalar.
func (b *builder) shuffleAll(values []*node, index *node) []*node {
	l := newLanes(1, b.program)
	index = b.placeOf(l, b.add("llvm.intr.umin", index.typ, nil, index, b.i32(l.total-1)))
	kept := make([]*node, len(values))
	for i, v := range values {
		if v.typ == b.ctx.I1() {
			v = b.add("llvm.zext", b.ctx.IntegerType(8, ir.Signless), nil, v)
		}
		kept[i] = b.add(opKept, v.typ, nil, v)
	}
	b.barrier()
	results := make([]*node, len(values))
	for i, k := range kept {
		results[i] = b.add(opOther, k.typ, nil, k, index)
		if values[i].typ == b.ctx.I1() {
			results[i] = b.add("llvm.trunc", b.ctx.I1(), nil, results[i])
		}
	}
	b.barrier() // what is kept may be written again
	return results
}

// placeOf is where an invocation is in the order of lanes.
func (b *builder) placeOf(l lanes, index *node) *node {
	if !l.quads {
		return index
	}
	op := func(name string, x *node, y int64) *node { return b.add("llvm."+name, x.typ, nil, x, b.i32(y)) }
	plus := func(x, y *node) *node { return b.add("llvm.add", x.typ, nil, x, y) }
	x, row := op("urem", index, l.size[0]), op("udiv", index, l.size[0])
	y, z := op("urem", row, l.size[1]), op("udiv", row, l.size[1])
	quad := plus(op("mul", plus(op("mul", z, l.size[1]/2), op("lshr", y, 1)), l.size[0]/2), op("lshr", x, 1))
	return plus(op("shl", quad, 2), plus(op("shl", op("and", y, 1), 1), op("and", x, 1)))
}

// shapeAcross is the shape of a combination of the shares of subgroups.
func (s *shapes) shapeAcross(n *node) shape {
	switch k := intOf(n.attrs.Get("cluster_size")); {
	case k > 0 && k <= s.lanes.width:
		return shape{level: varying}
	case k > 0 || stringOf(n.attrs.Get("scan")) != "reduce":
		return shape{level: sameSubgroup}
	}
	return shape{level: sameWorkgroup}
}

// across makes what all subgroups need of each other's shares, before the loop over them.
func (p *part) across() {
	p.shared = map[*node]*ir.Value{}
	for _, n := range p.first.nodes {
		if n.op == opAcross && n.shape.level != varying {
			p.SetLoc(n.loc)
			p.shared[n] = p.combineShares(n)
		}
	}
}

// combineShares goes through the shares of subgroups. It is the result, or where that of each subgroup lies.
func (p *part) combineShares(n *node) *ir.Value {
	t, count := n.typ, p.lanes.subgroups
	c := combinationOf(stringOf(n.attrs.Get("combination")))
	base, each := p.slotOf(n.args[0])
	identity := p.emitter.constant(t, c.neutral(p.emitter, t, stringOf(n.attrs.Get("scan"))))
	var results *ir.Value
	if n.shape.level > sameWorkgroup {
		results = p.alloca(t, count, 0)
	}
	head, done := p.block(p.i32, t), p.block()
	p.br(head, p.emitter.number(p.i32, 0), identity)
	p.at(head)
	at, before := head.Arg(0), head.Arg(1)
	from := base
	if each {
		from = p.gep(base.Type(), base, at)
	}
	share := p.emitter.load(from)
	if p.masks != nil {
		there := p.icmp(llvm.ICmpPredicateNe, p.emitter.load(p.gep(p.masks.Type(), p.masks, at)), p.emitter.number(p.i32, 0))
		share = p.selected(there, share, identity)
	}
	all := p.combined(c, before, share)
	following := p.op("add", at, p.emitter.number(p.i32, 1))
	next := all
	switch k := intOf(n.attrs.Get("cluster_size")); {
	case results == nil:
	case k > 0:
		cluster := k / p.width
		p.emitter.store(all, p.gep(results.Type(), results, p.op("udiv", at, p.emitter.number(p.i32, cluster))))
		last := p.icmp(llvm.ICmpPredicateEq, p.op("urem", following, p.emitter.number(p.i32, cluster)), p.emitter.number(p.i32, 0))
		next = p.selected(last, identity, all)
	default:
		p.emitter.store(before, p.gep(results.Type(), results, at))
	}
	again := p.icmp(llvm.ICmpPredicateUlt, following, p.emitter.number(p.i32, count))
	llvm.NewCondBr(p.Builder, again, []*ir.Value{following, next}, nil, head, done)
	p.at(done)
	if results != nil {
		return results
	}
	return all
}

// acrossNode is what a subgroup takes of the shares.
func (p *part) acrossNode(n *node) rep {
	at := p.packet
	switch k := intOf(n.attrs.Get("cluster_size")); {
	case n.shape.level == varying || k > 0 && k <= p.width:
		return p.get(n.args[1])
	case n.shape.level == sameWorkgroup:
		return rep{s: p.shared[n]}
	case k > 0:
		at = p.op("udiv", at, p.emitter.number(p.i32, k/p.width))
	}
	return rep{s: p.emitter.load(p.gep(p.shared[n].Type(), p.shared[n], at))}
}

// other reads what is kept for another invocation. Lanes of all subgroups lie beside each other.
func (p *part) other(n *node) rep {
	base, _ := p.slotOf(n.args[0])
	base = p.bitcast(base, p.ptr(n.typ))
	at := p.get(n.args[1])
	if at.uniform() {
		return rep{s: p.loadAligned(p.gep(base.Type(), base, at.s), sizeOf(n.typ))}
	}
	pointers := p.gep(p.types.Vector(p.width, base.Type()), base, p.vectorOf(at))
	return rep{v: p.gather(pointers, p.mask, n.typ, sizeOf(n.typ))}
}
