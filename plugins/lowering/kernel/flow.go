package kernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// emitPart makes the loop of a part over the subgroups.
func (p *part) emit() {
	p.at(p.entry)
	p.across()
	choose := len(p.exits) > 1 || len(p.exits) == 1 && (p.dropped || p.exits[0].masks != nil)
	if choose {
		p.emitter.store(p.emitter.number(p.i32, -1), p.next)
	}
	done := p.block()
	if p.lanes.subgroups == 1 {
		p.packet = p.emitter.number(p.i32, 0)
		p.subgroup(done)
	} else {
		head, latch := p.block(p.i32), p.block()
		p.br(head, p.emitter.number(p.i32, 0))
		p.at(head)
		p.packet = head.Arg(0)
		p.subgroup(latch)
		p.at(latch)
		following := p.op("add", p.packet, p.emitter.number(p.i32, 1))
		again := p.icmp(llvm.ICmpPredicateUlt, following, p.emitter.number(p.i32, p.lanes.subgroups))
		llvm.NewCondBr(p.Builder, again, []*ir.Value{following}, nil, head, done)
	}
	p.at(done)
	switch {
	case len(p.exits) == 0:
		p.br(p.end)
	case !choose:
		p.br(p.exits[0].entry)
	default:
		which := p.emitter.load(p.next)
		var values []int64
		var dests []*ir.Block
		for _, x := range p.exits {
			values, dests = append(values, int64(x.number)), append(dests, x.entry)
		}
		p.switchOn(which, p.end, values, dests)
	}
}

// switchOn branches by an integer of 64 bits at most.
func (e *emitter) switchOn(v *ir.Value, otherwise *ir.Block, values []int64, dests []*ir.Block) {
	if len(values) == 0 {
		llvm.NewBr(e.Builder, nil, otherwise)
		return
	}
	var data []byte
	for _, n := range values {
		data = ir.AppendElement(data, e.ctx.IntAttr(v.Type(), n))
	}
	t := e.ctx.VectorType([]int64{int64(len(values))}, v.Type())
	attr := ir.NamedAttr{Name: "case_values", Value: e.ctx.DenseElementsAttr(t, data, false)}
	llvm.NewSwitch(e.Builder, v, nil, make([][]*ir.Value, len(dests)), otherwise, dests, attr)
}

// lanesThere is the mask of the lanes that a subgroup has.
func (p *part) lanesThere() *ir.Value {
	if p.lanes.full() {
		return p.same(p.i1, 1)
	}
	if p.lanes.subgroups == 1 {
		return p.numbers(p.i1, func(i int64) int64 { return boolInt(i < p.lanes.total) })
	}
	first := p.scaled(p.packet, p.width)
	all := p.vectorOf(rep{s: first, stride: 1})
	return p.icmp(llvm.ICmpPredicateUlt, all, p.same(p.i32, p.lanes.total))
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// subgroup makes the code of one subgroup, which goes on at a block.
func (p *part) subgroup(done *ir.Block) {
	p.order = p.graph.linear()
	p.position = make([]int, len(p.blocks)+1)
	for k, b := range p.order {
		p.position[b] = k
	}
	p.position[p.graph.exit] = len(p.order)
	p.prefill()
	p.maskSlot = make([]*ir.Value, len(p.blocks))
	p.tests, p.bodies = make([]*ir.Block, len(p.order)), make([]*ir.Block, len(p.order))
	for k := range p.order {
		p.tests[k], p.bodies[k] = p.block(), p.block()
	}
	p.loopEnds = map[*loop]*ir.Block{}
	for _, l := range p.graph.loops {
		p.loopEnds[l] = p.block()
	}
	p.exitSlot, p.exitTest, p.exitBody = map[*part]*ir.Value{}, map[*part]*ir.Block{}, map[*part]*ir.Block{}

	mask := p.lanesThere()
	if p.masks != nil {
		mask = p.maskOf(p.emitter.load(p.slotAt(p.masks, true)))
	}
	for _, x := range p.exits {
		if x.masks != nil {
			p.emitter.store(p.emitter.number(p.i32, 0), p.slotAt(x.masks, true))
		}
		p.exitTest[x], p.exitBody[x] = p.block(), p.block()
		p.exitSlot[x] = p.alloca(p.vec(p.i1), 1, 0)
		p.emitter.store(p.same(p.i1, 0), p.exitSlot[x])
	}
	for i := range p.blocks {
		p.maskSlot[i] = p.alloca(p.vec(p.i1), 1, 0)
		if i > 0 {
			p.emitter.store(p.same(p.i1, 0), p.maskSlot[i])
		}
	}
	p.emitter.store(mask, p.maskSlot[0])
	p.behind = done
	for _, x := range slices.Backward(p.exits) {
		p.emitExit(x)
		p.behind = p.exitTest[x]
	}
	if p.masks != nil {
		p.condBr(p.any(mask), p.bodies[0], done)
	} else {
		p.br(p.bodies[0])
	}
	for k := range p.order {
		p.emitBlock(k)
	}
	for _, l := range p.graph.loops {
		p.emitLoopEnd(l)
	}
}

// emitExit makes what lanes do that have come to a barrier.
func (p *part) emitExit(x *part) {
	at := p.InsertionPoint()
	p.at(p.exitTest[x])
	mask := p.emitter.load(p.exitSlot[x])
	p.condBr(p.any(mask), p.exitBody[x], p.behind)
	p.at(p.exitBody[x])
	mask = p.emitter.load(p.exitSlot[x])
	if x.masks != nil {
		p.emitter.store(p.bits(mask), p.slotAt(x.masks, true))
	}
	if len(p.exits) > 1 || p.dropped || x.masks != nil {
		p.emitter.store(p.emitter.number(p.i32, int64(x.number)), p.next)
	}
	p.br(p.behind)
	p.RestoreInsertionPoint(at)
}

// lastOf is the position of the last block of a loop.
func (p *part) lastOf(l *loop) int {
	last := 0
	for b := range l.blocks {
		last = max(last, p.position[b])
	}
	return last
}

// after is where control goes behind position k if it is not known better: to the test of
// the next block, or of a loop that ends there. Only loops that are not in within count.
func (p *part) after(k int) *ir.Block {
	for l := p.graph.inner[p.order[k]]; l != nil; l = l.outer {
		if p.lastOf(l) == k {
			return p.loopEnds[l]
		}
	}
	return p.testAt(k + 1)
}

func (p *part) testAt(k int) *ir.Block {
	if k < len(p.order) {
		return p.tests[k]
	}
	return p.behind
}

// emitLoopEnd goes back to the header if lanes are there.
func (p *part) emitLoopEnd(l *loop) {
	p.at(p.loopEnds[l])
	last := p.lastOf(l)
	next := p.testAt(last + 1)
	for o := l.outer; o != nil; o = o.outer {
		if p.lastOf(o) == last {
			next = p.loopEnds[o]
			break
		}
	}
	p.condBr(p.any(p.emitter.load(p.maskSlot[l.header])), p.bodies[p.position[l.header]], next)
}

// prefill finds for each block another one, of the same loop, that is on every way to it and on
// whose every way it is in the same iteration: both have the same lanes.
func (p *part) prefill() {
	g := p.graph
	p.sure = make([]int, len(p.blocks)+1)
	for b := range p.sure {
		p.sure[b] = -1
		if b == g.exit || g.inner[b] != nil && g.inner[b].header == b {
			continue
		}
		for u := g.idom[b]; u >= 0; u = g.idom[u] {
			if g.inner[u] == g.inner[b] && g.postdominates(b, u) {
				if g.meetsAt(u, b) {
					p.sure[b] = u
				}
				break
			}
		}
	}
}

// needsTest reports whether a block must not be executed without lanes.
func (p *part) needsTest(b *block) bool {
	i := p.graph.number[b]
	if in := p.graph.inner[i]; in != nil && in.header == i || len(b.nodes) > 12 || b.term.cond != nil && p.shapes.at(b.term.cond, b).uniform() {
		return true
	}
	for _, t := range b.term.succs { // its edge would overwrite what lanes have left in phis
		if len(t.phis) > 0 && p.shapes.joins[t.id] < linear {
			return true
		}
	}
	// It would overwrite what it has left for a part that lanes are on their way to.
	isKept := func(n *node) bool { return p.slots[n] != nil && p.slots[n].kept }
	if slices.ContainsFunc(b.phis, isKept) {
		return true
	}
	return slices.ContainsFunc(b.nodes, func(n *node) bool {
		return isKept(n) || n.addr != nil || n.op == opFence || len(n.op) > 7 && n.op[:7] == "kernel." && n.op != "kernel.id"
	})
}

// emitBlock makes the test and the body of the block at a position.
func (p *part) emitBlock(k int) {
	i := p.order[k]
	b := p.blocks[i]
	p.at(p.tests[k])
	tested := p.needsTest(b)
	if tested {
		p.condBr(p.any(p.emitter.load(p.maskSlot[i])), p.bodies[k], p.skip(k))
	} else {
		p.br(p.bodies[k])
	}
	p.at(p.bodies[k])
	p.current, p.reps = b, map[*node]rep{}
	p.mask = p.emitter.load(p.maskSlot[i])
	p.emitter.store(p.same(p.i1, 0), p.maskSlot[i])
	for x, u := range p.sure {
		if u == i {
			p.emitter.store(p.mask, p.maskSlot[x])
		}
	}
	for _, n := range b.phis {
		v := p.emitter.load(p.phiSlot(n))
		if n.shape.level == varying {
			p.set(n, rep{v: v})
		} else {
			p.set(n, rep{s: v, stride: n.shape.stride})
		}
	}
	for _, n := range b.nodes {
		if p.failed {
			return
		}
		p.SetLoc(n.loc)
		p.node(n)
	}
	p.leave(b, i, k, tested || k == 0)
}

// skip is where control goes if no lane is at position k: behind the blocks to which
// every way leads through it.
func (p *part) skip(k int) *ir.Block {
	g := p.graph
	i := p.order[k]
	around := g.inner[i]
	if around != nil && around.header == i {
		around = around.outer
	}
	j := k + 1
	for j < len(p.order) && g.dominates(i, p.order[j]) && around.contains(p.order[j]) {
		j++
	}
	return p.after(j - 1)
}

// leave ends a block: lanes go on to the masks of its successors.
func (p *part) leave(b *block, i, k int, tested bool) {
	t := b.term
	switch {
	case len(t.succs) == 0:
		p.br(p.onward(i, k, p.graph.exit, tested))
	case t.cond == nil:
		p.edge(b, t.succs[0], p.mask)
		p.br(p.onwardTo(b, i, k, t.succs[0], tested))
	case p.shapes.at(t.cond, b).uniform():
		p.uniformBranch(b, i, k, tested)
	default:
		p.divergentBranch(b, k)
	}
}

// uniformBranch goes one way with all lanes.
func (p *part) uniformBranch(b *block, i, k int, tested bool) {
	t := b.term
	c := p.get(t.cond).s
	dests := make([]*ir.Block, len(t.succs))
	for n := range t.succs {
		dests[n] = p.block()
	}
	if t.isSwitch {
		p.switchOn(c, dests[0], t.cases, dests[1:])
	} else {
		p.condBr(c, dests[0], dests[1])
	}
	reps := p.reps
	for n, s := range t.succs {
		p.at(dests[n])
		p.reps = make(map[*node]rep, len(reps))
		for k, v := range reps {
			p.reps[k] = v
		}
		p.edge(b, s, p.mask)
		p.br(p.onwardTo(b, i, k, s, tested))
	}
}

// divergentBranch parts the lanes.
func (p *part) divergentBranch(b *block, k int) {
	t := b.term
	c := p.vectorOf(p.get(t.cond))
	if !t.isSwitch {
		p.edge(b, t.succs[0], p.op("and", p.mask, c))
		p.edge(b, t.succs[1], p.op("and", p.mask, p.not(c)))
		p.br(p.after(k))
		return
	}
	rest := p.mask
	masks := make([]*ir.Value, len(t.succs))
	elem := llvm.Elem(c.Type())
	for n, v := range t.cases {
		is := p.icmp(llvm.ICmpPredicateEq, c, p.same(elem, v))
		masks[1+n] = p.op("and", rest, is)
		rest = p.op("and", rest, p.not(is))
	}
	masks[0] = rest
	for n, s := range t.succs {
		p.edge(b, s, masks[n])
	}
	p.br(p.after(k))
}

// edge lets the lanes of a mask go from one block to another: the mask and the phis of that.
func (p *part) edge(from, to *block, mask *ir.Value) {
	if to.barrier {
		p.addLanes(p.exitSlot[p.partOf(to)], mask)
		return
	}
	i := p.graph.number[to]
	if p.sure[i] < 0 {
		p.addLanes(p.maskSlot[i], mask)
	}
	values := make([]rep, len(to.phis))
	for n, phi := range to.phis {
		values[n] = p.get(phi.incoming[from])
	}
	blend := p.shapes.joins[to.id] >= linear
	for n, phi := range to.phis {
		q := p.phiSlot(phi)
		switch {
		case phi.shape.level != varying:
			p.emitter.store(values[n].s, q)
		case blend:
			p.emitter.store(p.selected(mask, p.vectorOf(values[n]), p.emitter.load(q)), q)
		default:
			p.emitter.store(p.vectorOf(values[n]), q)
		}
	}
}

func (p *part) addLanes(slot, mask *ir.Value) {
	p.emitter.store(p.op("or", p.emitter.load(slot), mask), slot)
}

func (p *part) partOf(b *block) *part {
	for _, x := range p.parts {
		if x.first == b {
			return x
		}
	}
	panic("BUG: a barrier without a part")
}

// onwardTo is where control goes from position k with all lanes to a successor.
func (p *part) onwardTo(b *block, i, k int, to *block, tested bool) *ir.Block {
	if to.barrier {
		if x := p.partOf(to); p.direct(i, k, len(p.order), p.graph.exit, tested) {
			return p.exitBody[x]
		}
		return p.after(k)
	}
	return p.onward(i, k, p.graph.number[to], tested)
}

// onward is the body of a block if control can go there directly, and else the next test.
func (p *part) onward(i, k, to int, tested bool) *ir.Block {
	if !p.direct(i, k, p.position[to], to, tested) {
		return p.after(k)
	}
	if to == p.graph.exit {
		return p.behind
	}
	return p.bodies[p.position[to]]
}

// direct reports whether no lane can be waiting in the blocks that a way from position k to
// another leaves out: there are lanes, all of which take it, and no other lane gets to these
// blocks but by the block that it leaves, in this iteration of the loops around it.
func (p *part) direct(i, k, target, to int, tested bool) bool {
	if !tested {
		return false
	}
	g := p.graph
	if target <= k {
		l := g.inner[to]
		for l != nil && l.header != to {
			l = l.outer
		}
		if l == nil {
			return false
		}
		for b := range l.blocks {
			if p.position[b] > k && !g.dominates(i, b) {
				return false
			}
		}
		// Loops within it that end behind must not have lanes at their headers, either.
		for in := g.inner[i]; in != nil && in != l; in = in.outer {
			if !p.latchesBehind(in, i) {
				return false
			}
		}
		return true
	}
	for j := k + 1; j < target && j < len(p.order); j++ {
		between := p.order[j]
		if !g.dominates(i, between) || p.shapes.parted(p.blocks[i], p.blocks[between]) {
			return false
		}
	}
	for l := g.inner[i]; l != nil; l = l.outer {
		if to != g.exit && l.blocks[to] {
			break
		}
		if !p.latchesBehind(l, i) {
			return false
		}
	}
	return true
}

// latchesBehind reports whether lanes get to the end of a loop by a block only.
func (p *part) latchesBehind(l *loop, i int) bool {
	for _, b := range l.latches {
		if !p.graph.dominates(i, b) {
			return false
		}
	}
	return true
}
