package kernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// A level says how far the values of invocations are the same.
type level int8

const (
	unknown       level = iota - 1 // nothing has been found out yet
	sameWorkgroup                  // in all invocations of a workgroup that compute it together
	sameSubgroup                   // in all invocations of a subgroup
	linear                         // it differs from lane to lane by a constant
	varying                        // in none
)

// A shape says how the values of a node differ.
type shape struct {
	level  level
	stride int64 // from lane to lane, of a linear one
}

func (s shape) uniform() bool { return s.level <= sameSubgroup }

// join is the shape of a value that is one or the other.
func join(a, b shape) shape {
	switch {
	case a.level == unknown:
		return b
	case b.level == unknown, a == b:
		return a
	case a.uniform() && b.uniform():
		return shape{level: max(a.level, b.level)}
	}
	return shape{level: varying}
}

// shapes finds out the shape of each node, and where lanes part and meet.
type shapes struct {
	*program
	graph   *graph
	lanes   lanes
	joins   []level          // of each block: that of the branches whose ways meet there
	partial []level          // of each block: that of the branches that only some lanes take to get there
	loops   map[*loop]level  // that of the branches by which lanes leave a loop in different iterations
	taken   map[*block]level // of the condition of branches that have been followed
	divided map[*loop]level
}

// findShapes finds shapes by iteration from nothing known.
func findShapes(p *program, g *graph, l lanes) *shapes {
	s := &shapes{
		program: p, graph: g, lanes: l, joins: make([]level, len(p.blocks)+1), partial: make([]level, len(p.blocks)+1),
		loops: map[*loop]level{}, taken: map[*block]level{}, divided: map[*loop]level{},
	}
	for _, b := range p.blocks {
		for _, n := range append(slices.Clone(b.phis), b.nodes...) {
			n.shape = shape{level: unknown}
		}
	}
	for changed := true; changed; {
		changed = false
		for i, b := range p.blocks {
			for _, n := range b.phis {
				changed = s.update(n, s.phi(i, n)) || changed
			}
			for _, n := range b.nodes {
				changed = s.update(n, s.transfer(n)) || changed
			}
			if c := b.term.cond; c != nil {
				if l := s.at(c, b).level; l > sameWorkgroup && l > s.taken[b] {
					s.taken[b] = l
					s.diverge(i, min(l, varying))
					changed = true
				}
			}
		}
	}
	return s
}

func (s *shapes) update(n *node, to shape) bool {
	if s.lanes.width == 1 && to.level > sameSubgroup {
		to = shape{level: sameSubgroup} // there is no other lane
	}
	to = join(n.shape, to)
	if n.shape == to {
		return false
	}
	n.shape = to
	return true
}

// at is the shape of a node as a block sees it: lanes that have left a loop in different
// iterations see different values of what is computed in it.
func (s *shapes) at(n *node, b *block) shape {
	sh := n.shape
	if n.blk == b || sh.level == varying || sh.level == unknown {
		return sh
	}
	for l := s.graph.inner[n.blk.id]; l != nil && !l.blocks[b.id]; l = l.outer {
		if s.loops[l] >= linear {
			return shape{level: varying}
		}
		if s.loops[l] == sameSubgroup && sh.level == sameWorkgroup {
			sh.level = sameSubgroup
		}
	}
	return sh
}

// leaves reports whether lanes may leave a loop around a node in different iterations before a
// block is reached.
func (s *shapes) leaves(n *node, b *block) bool { return s.parted(n.blk, b) }

// parted reports whether lanes may have come from a block to another in an earlier iteration of a
// loop that they have left.
func (s *shapes) parted(from, to *block) bool {
	for l := s.graph.inner[from.id]; l != nil && !l.blocks[to.id]; l = l.outer {
		if s.loops[l] >= linear {
			return true
		}
	}
	return false
}

func (s *shapes) phi(block int, n *node) shape {
	sh := shape{level: unknown}
	for from, v := range n.incoming {
		sh = join(sh, s.at(v, from))
	}
	switch {
	case sh.level == unknown:
	case s.joins[block] >= linear:
		return shape{level: varying}
	case s.joins[block] == sameSubgroup && sh.level == sameWorkgroup:
		sh.level = sameSubgroup
	}
	return sh
}

// transfer is the shape of a node by those of its operands.
func (s *shapes) transfer(n *node) shape {
	most := sameWorkgroup
	known := true
	n.needs(func(arg **node) {
		l := s.at(*arg, n.blk).level
		known = known && l != unknown
		most = max(most, l)
	})
	if !known {
		return shape{level: unknown}
	}
	arg := func(i int) shape { return s.at(n.args[i], n.blk) }
	switch n.op {
	case "kernel.id":
		return s.lanes.shapeOf(n)
	case opLoad:
		o := n.addr.obj
		switch {
		case most > sameSubgroup, o != nil && o.kind == privateObject:
			return shape{level: varying}
		case o != nil && o.readOnly:
			return shape{level: most}
		}
		return shape{level: sameSubgroup}
	case opRMW, opCmpxchg, "kernel.elect":
		return shape{level: varying}
	case opAddress:
		if most > sameSubgroup || n.addr.obj != nil && n.addr.obj.kind == privateObject {
			return shape{level: varying}
		}
		return shape{level: most}
	case "kernel.ballot", "kernel.all_equal", "kernel.broadcast_first":
		return shape{level: sameSubgroup}
	case "kernel.shuffle":
		if arg(0).uniform() || arg(1).uniform() {
			return shape{level: sameSubgroup}
		}
		return shape{level: varying}
	case opAcross:
		return s.shapeAcross(n)
	case opKept:
		return shape{level: varying}
	case opOther:
		if arg(1).uniform() {
			return shape{level: arg(1).level}
		}
		return shape{level: varying}
	case "kernel.combine":
		if n.attrs.Get("cluster_size") == nil && stringOf(n.attrs.Get("scan")) == "reduce" {
			return shape{level: sameSubgroup}
		}
		return shape{level: varying}
	}
	if most <= sameSubgroup {
		return shape{level: most}
	}
	if sh, ok := s.linear(n, arg); ok {
		return sh
	}
	return shape{level: varying}
}

// linear is the shape of a node whose value differs by a constant from lane to lane.
func (s *shapes) linear(n *node, arg func(i int) shape) (shape, bool) {
	if _, isInt := n.typ.(*ir.IntegerType); !isInt {
		return shape{}, false
	}
	for i := range n.args {
		if arg(i).level == varying {
			return shape{}, false
		}
	}
	of := func(stride int64) (shape, bool) {
		if stride == 0 {
			return shape{level: sameSubgroup}, true
		}
		if stride < -1<<20 || stride > 1<<20 {
			return shape{}, false
		}
		return shape{linear, stride}, true
	}
	switch n.op {
	case "llvm.add":
		return of(arg(0).stride + arg(1).stride)
	case "llvm.sub":
		return of(arg(0).stride - arg(1).stride)
	case "llvm.mul":
		for i := range 2 {
			if k, ok := n.args[1-i].known(); ok && k > -1<<20 && k < 1<<20 {
				return of(arg(i).stride * k)
			}
		}
	case "llvm.shl":
		if k, ok := n.args[1].known(); ok && k >= 0 && k < 20 {
			return of(arg(0).stride << k)
		}
	case "llvm.trunc", "llvm.freeze":
		return of(arg(0).stride)
	case "llvm.zext", "llvm.sext":
		if lo, hi, ok := s.lanes.rangeOf(n.args[0]); ok && lo >= 0 && hi < 1<<31 && bitsOf(n.args[0].typ) >= 32 {
			return of(arg(0).stride)
		}
	case "llvm.select":
		if arg(0).uniform() && arg(1).stride == arg(2).stride {
			return of(arg(1).stride)
		}
	}
	return shape{}, false
}

// diverge marks where lanes meet that a branch has parted.
func (s *shapes) diverge(u int, l level) {
	starts := slices.Clone(s.graph.succs[u])
	s.follow(u, starts, s.graph.meetingOf(u), s.graph.inner[u], l)
}

// follow marks the blocks that are reached from more than one of some blocks, up to a
// block that all lanes reach. in is the innermost loop around the branch.
func (s *shapes) follow(u int, starts []int, end int, in *loop, l level) {
	g := s.graph
	label := map[int]int{}
	mark := func(b, from int) {
		old, ok := label[b]
		switch {
		case !ok:
			label[b] = from
		case old != from:
			label[b] = b
			s.joins[b] = max(s.joins[b], l)
		}
	}
	for _, b := range starts {
		mark(b, b)
	}
	again := map[*loop]bool{} // loops around the branch that some lanes go on with
	for b := range len(g.blocks) {
		// In reverse post-order, each block stands behind those before it, but for edges back.
		from, ok := label[b]
		if !ok || b == end {
			continue
		}
		s.partial[b] = max(s.partial[b], l)
		for _, t := range g.succs[b] {
			if t <= b { // back
				for o := in; o != nil; o = o.outer {
					if o.header == t {
						again[o] = true
					}
				}
				continue
			}
			mark(t, from)
		}
	}
	// A branch may also go back itself.
	for _, b := range starts {
		for o := in; o != nil; o = o.outer {
			if o.header == b && o.blocks[u] {
				again[o] = true
			}
		}
	}
	for o := in; o != nil; o = o.outer {
		if again[o] {
			s.divide(o, label, end, l)
		}
	}
}

// divide notes that lanes leave a loop in different iterations, if some leave it while others
// go on.
func (s *shapes) divide(o *loop, label map[int]int, end int, l level) {
	g := s.graph
	left := false
	for b := range label {
		if !o.blocks[b] {
			left = true
		}
	}
	if !left || s.divided[o] >= l {
		return
	}
	s.divided[o] = l
	s.loops[o] = max(s.loops[o], l)
	var exits []int
	for b := range o.blocks {
		s.partial[b] = max(s.partial[b], l)
		for _, t := range g.succs[b] {
			if !o.blocks[t] && !slices.Contains(exits, t) {
				exits = append(exits, t)
			}
		}
	}
	slices.Sort(exits)
	for _, x := range exits {
		s.joins[x] = max(s.joins[x], l)
	}
	meet := g.ipdom[o.header]
	for meet != g.exit && meet >= 0 && (o.blocks[meet] || !g.meetsAt(o.header, meet)) {
		meet = g.ipdom[meet]
	}
	s.follow(o.header, exits, meet, o.outer, l)
}

func stringOf(a ir.Attribute) string {
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return ""
	}
	return s.Value()
}
