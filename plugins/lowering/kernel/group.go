package kernel

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Options are those of the pass.
type options struct {
	subgroup int64
	robust   bool
	openmp   bool
}

// A rep is what a node is in the code that is made: a scalar that is the same in all lanes, or
// lane 0's of values that differ by stride; or a vector.
type rep struct {
	s      *ir.Value
	stride int64
	v      *ir.Value
}

func (r rep) uniform() bool { return r.s != nil && r.stride == 0 }

// A slot is memory for a value between blocks.
type slot struct {
	inside bool      // there are uses that see what the definition computes
	kept   bool      // they are in other parts
	own    bool      // a part has both: a subgroup would read what the one before has left for the next time
	p      *ir.Value // of that

	outside     bool // there are uses by lanes that have left a loop in different iterations
	keptOutside bool
	q           *ir.Value // of what each lane saw last
}

// A group makes the function that runs a workgroup.
type group struct {
	*emitter
	module *module // where it is made
	*program
	options
	lanes  lanes
	graph  *graph
	shapes *shapes
	parts  []*part
	slots  map[*node]*slot
	phis   map[*node]*ir.Value // the slots of phis
	sink   *diag.Sink

	entry      *ir.Block // where slots are allocated
	end        *ir.Block
	launch     *ir.Value
	groupID    [3]*ir.Value
	numGroups  [3]*ir.Value
	buffersPtr *ir.Value
	base, size []*ir.Value // of each buffer
	push       *ir.Value
	memory     map[*object]*ir.Value
	zeros      *ir.Value // bytes that are read in place of what is out of bounds
	unread     *ir.Value // bytes that are written in place of it
	next       *ir.Value
	limits     map[string]*ir.Value
	stack      int64 // bytes of the memory of workgroups and invocations
	failed     bool
}

// A part is what runs from one barrier to others.
type part struct {
	*group
	number  int
	first   *block
	blocks  []*block
	graph   *graph
	entry   *ir.Block
	masks   *ir.Value // where the lanes are kept that come here, nil if all do
	exits   []*part
	dropped bool // some lanes end in it

	// while it is made:
	packet   *ir.Value // number of the subgroup
	order    []int
	position []int
	tests    []*ir.Block // in the order
	bodies   []*ir.Block
	behind   *ir.Block // the end of the order
	maskSlot []*ir.Value
	exitSlot map[*part]*ir.Value
	exitTest map[*part]*ir.Block
	exitBody map[*part]*ir.Block
	loopEnds map[*loop]*ir.Block
	sure     []int // for each block, one on whose every way it lies and which is on every way to it, or -1
	mask     *ir.Value
	shared   map[*node]*ir.Value // what subgroups have of each other's shares
	current  *block
	reps     map[*node]rep
}

func (g *group) errorf(n *node, format string, args ...any) {
	if g.failed {
		return
	}
	g.failed = true
	g.sink.Report(diag.NewError(ir.Position(n.loc), fmt.Sprintf(format, args...)))
}

// findParts cuts the program at barriers.
func (g *group) findParts() {
	byBlock := map[*block]*part{}
	for _, b := range g.program.blocks {
		if b.barrier || b == g.program.blocks[0] {
			p := &part{group: g, number: len(g.parts), first: b}
			g.parts = append(g.parts, p)
			byBlock[b] = p
		}
	}
	for _, p := range g.parts {
		p.blocks = partBlocks(p.first)
		p.graph = newGraph(p.blocks)
		for _, b := range p.blocks {
			if len(b.term.succs) == 0 {
				p.dropped = true
			}
			for _, s := range b.term.succs {
				if x := byBlock[s]; s.barrier && !slices.Contains(p.exits, x) {
					p.exits = append(p.exits, x)
				}
			}
		}
	}
}

// partBlocks lists the blocks from a barrier up to others, in reverse post-order.
func partBlocks(first *block) []*block {
	seen := map[*block]bool{first: true}
	var post []*block
	var visit func(b *block)
	visit = func(b *block) {
		for _, s := range b.term.succs {
			if !s.barrier && !seen[s] {
				seen[s] = true
				visit(s)
			}
		}
		post = append(post, b)
	}
	visit(first)
	slices.Reverse(post)
	return post
}

// cheap reports whether a node is computed again wherever it is needed.
func (n *node) cheap() bool {
	return n.op == opConst || n.op == opUndef || n.op == opGlobal || n.op == "kernel.id"
}

// findSlots finds the nodes whose values are needed in other blocks.
func (g *group) findSlots() {
	g.slots, g.phis = map[*node]*slot{}, map[*node]*ir.Value{}
	for _, p := range g.parts {
		for i, b := range p.blocks {
			use := func(v **node) { g.use(p, *v, b, i) }
			for _, n := range b.nodes {
				n.needs(use)
			}
			if b.term.cond != nil {
				use(&b.term.cond)
			}
			for _, s := range b.term.succs {
				for _, phi := range s.phis {
					if v := phi.incoming[b]; v != nil {
						use(&v)
					}
				}
			}
		}
	}
}

func (g *group) use(p *part, n *node, b *block, at int) {
	if n.cheap() || n.blk == b {
		return
	}
	s := g.slots[n]
	if s == nil {
		s = &slot{}
		g.slots[n] = s
	}
	def, here := p.graph.number[n.blk]
	kept := !here || !p.graph.dominates(def, at)
	if g.shapes.leaves(n, b) {
		s.outside = true
		s.keptOutside = s.keptOutside || kept
		return
	}
	s.inside = true
	s.kept = s.kept || kept
	s.own = s.own || kept && here
}

// onEntry makes operations in the entry block of the function.
func (g *group) onEntry(do func() *ir.Value) *ir.Value {
	at := g.InsertionPoint()
	g.SetInsertionPoint(g.entry.Last())
	v := do()
	g.RestoreInsertionPoint(at)
	return v
}

// alloca reserves memory in the entry block.
func (g *group) alloca(t ir.Type, n, align int64) *ir.Value {
	return g.onEntry(func() *ir.Value {
		var attrs ir.AttrList
		if align > 0 {
			attrs = ir.AttrList{{Name: "alignment", Value: g.ctx.I64Attr(align)}}
		}
		return g.emitter.make("llvm.alloca", g.ptr(t), attrs, g.emitter.number(g.i32, n))
	})
}

// maxStack is how many bytes the memory of a workgroup and its invocations may take of a thread's
// stack, of which the threads of libomp have 4 MiB.
const maxStack = 2 << 20

// reserve allocates an object's bytes in the entry block.
func (g *group) reserve(bytes, align int64) *ir.Value {
	g.stack += bytes
	if g.stack > maxStack || bytes < 0 {
		if !g.failed {
			g.sink.Report(diag.NewError(ir.Position(g.program.loc), fmt.Sprintf(
				"entry point '%s' needs more than %d bytes of stack for the variables of a workgroup and its invocations; make workgroups or arrays smaller", g.program.entry.Name, maxStack)))
		}
		g.failed = true
		bytes = 1
	}
	return g.alloca(g.i8, max(bytes, 1), align)
}

// slotType is the type of a value of some shape.
func (g *group) slotType(t ir.Type, sh shape) ir.Type {
	if sh.level == varying {
		return g.vec(t)
	}
	return t
}

// slotAt is the address of a slot in the part: of this subgroup's if there is one for each.
func (p *part) slotAt(base *ir.Value, each bool) *ir.Value {
	if !each || p.lanes.subgroups == 1 {
		return base
	}
	return p.gep(base.Type(), base, p.packet)
}

// perSubgroup reports whether a slot is kept for each subgroup.
func (s *slot) perSubgroup(n *node) bool { return s.kept && (s.own || n.shape.level > sameWorkgroup) }

// slotOf is where the value of a node is kept, and whether that is once for each subgroup.
func (p *part) slotOf(n *node) (base *ir.Value, each bool) {
	s := p.slots[n]
	each = s.perSubgroup(n)
	if s.p == nil {
		count := int64(1)
		if each {
			count = p.lanes.subgroups
		}
		s.p = p.alloca(p.slotType(n.typ, n.shape), count, 0)
	}
	return s.p, each && p.lanes.subgroups > 1
}

func (p *part) insideSlot(n *node) *ir.Value {
	base, each := p.slotOf(n)
	return p.slotAt(base, each)
}

func (p *part) outsideSlot(n *node) *ir.Value {
	s := p.slots[n]
	if s.q == nil {
		count := int64(1)
		if s.keptOutside {
			count = p.lanes.subgroups
		}
		s.q = p.alloca(p.vec(n.typ), count, 0)
	}
	return p.slotAt(s.q, s.keptOutside)
}

func (g *group) phiSlot(n *node) *ir.Value {
	if g.phis[n] == nil {
		g.phis[n] = g.alloca(g.slotType(n.typ, n.shape), 1, 0)
	}
	return g.phis[n]
}

// vectorOf is a rep as a vector.
func (e *emitter) vectorOf(r rep) *ir.Value {
	if r.v != nil {
		return r.v
	}
	v := e.splat(r.s)
	if r.stride != 0 {
		v = e.op("add", v, e.numbers(r.s.Type(), func(i int64) int64 { return i * r.stride }))
	}
	return v
}

// get is the rep of a node where the part is made.
func (p *part) get(n *node) rep {
	if r, ok := p.reps[n]; ok {
		return r
	}
	var r rep
	switch {
	case n.op == opConst:
		r = rep{s: p.emitter.constant(n.typ, n.attrs.Get("value"))}
	case n.op == opUndef:
		r = rep{s: p.emitter.make("llvm.mlir.undef", n.typ, nil)}
	case n.op == opGlobal:
		t, _ := n.attrs.Get("type").(*ir.TypeAttr)
		at := llvm.NewMlirAddressof(p.Builder, p.ptr(t.Value()), stringOf(n.attrs.Get("name"))).Res()
		r = rep{s: p.emitter.make("llvm.ptrtoint", p.i64, nil, at)}
	case n.op == "kernel.id":
		r = p.alone(p.id(n))
	case p.shapes.leaves(n, p.current):
		r = rep{v: p.emitter.load(p.outsideSlot(n))}
	case n.shape.level == varying:
		r = rep{v: p.emitter.load(p.insideSlot(n))}
	default:
		r = rep{s: p.emitter.load(p.insideSlot(n)), stride: n.shape.stride}
	}
	p.reps[n] = r
	return r
}

// alone is a scalar where a subgroup has one lane.
func (p *part) alone(r rep) rep {
	switch {
	case p.width > 1:
		return r
	case r.v != nil:
		return rep{s: p.lane(r.v, p.emitter.number(p.i32, 0))}
	}
	return rep{s: r.s}
}

// set notes the rep of a node, and stores it for other blocks.
func (p *part) set(n *node, r rep) {
	r = p.alone(r)
	p.reps[n] = r
	s := p.slots[n]
	if s == nil {
		return
	}
	if s.inside {
		if n.shape.level == varying {
			p.emitter.store(p.vectorOf(r), p.insideSlot(n))
		} else {
			p.emitter.store(r.s, p.insideSlot(n))
		}
	}
	if s.outside {
		q := p.outsideSlot(n)
		p.emitter.store(p.selected(p.mask, p.vectorOf(r), p.emitter.load(q)), q)
	}
}
