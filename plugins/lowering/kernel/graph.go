package kernel

import "slices"

func sortNodes(list []*node) {
	slices.SortFunc(list, func(a, b *node) int { return a.id - b.id })
}

// A graph is blocks and edges, of a program or of a part of it. Blocks are numbered in
// reverse post-order from the entry, 0; exit is one more block, in which all others end that
// have no successors.
type graph struct {
	blocks []*block
	number map[*block]int
	succs  [][]int
	preds  [][]int
	exit   int
	idom   []int
	ipdom  []int // exit, where nothing nearer is behind
	loops  []*loop
	inner  []*loop // the innermost loop of each block, or nil
	depth  []int   // in the tree of dominators
	pdepth []int
	// irreducible is a block that is the end of an edge back which it does not dominate.
	irreducible *block
}

// A loop is a natural loop.
type loop struct {
	header  int
	outer   *loop
	blocks  map[int]bool
	latches []int
	depth   int
}

// newGraph makes the graph of blocks, in reverse post-order. An edge to a block that is not among
// them leads to the exit, and so does one to the barrier that they begin behind.
func newGraph(blocks []*block) *graph {
	g := &graph{blocks: blocks, number: map[*block]int{}, exit: len(blocks)}
	for i, b := range blocks {
		g.number[b] = i
	}
	n := len(blocks) + 1
	g.succs, g.preds = make([][]int, n), make([][]int, n)
	edge := func(i, j int) {
		if !slices.Contains(g.succs[i], j) {
			g.succs[i] = append(g.succs[i], j)
			g.preds[j] = append(g.preds[j], i)
		}
	}
	for i, b := range blocks {
		for _, s := range b.term.succs {
			if j, ok := g.number[s]; ok && (j > 0 || !s.barrier) {
				edge(i, j)
			} else {
				edge(i, g.exit)
			}
		}
		if len(b.term.succs) == 0 {
			edge(i, g.exit)
		}
	}
	g.idom, g.depth = dominators(n, 0, g.succs, g.preds)
	g.findLoops()
	g.leadToExit(edge)
	g.ipdom, g.pdepth = dominators(n, g.exit, g.preds, g.succs)
	return g
}

// leadToExit adds edges from loops that never end, so that every block is before the exit.
func (g *graph) leadToExit(edge func(i, j int)) {
	for {
		reaches := make([]bool, g.exit+1)
		stack := []int{g.exit}
		reaches[g.exit] = true
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, p := range g.preds[i] {
				if !reaches[p] {
					reaches[p] = true
					stack = append(stack, p)
				}
			}
		}
		i := slices.Index(reaches[:g.exit], false)
		if i < 0 {
			return
		}
		edge(i, g.exit)
	}
}

// dominators computes immediate dominators and depths from a root; -1 is none.
func dominators(n, root int, succs, preds [][]int) (idom, depth []int) {
	order, at := make([]int, 0, n), make([]int, n) // post-order
	seen := make([]bool, n)
	type frame struct{ b, i int }
	stack := []frame{{root, 0}}
	seen[root] = true
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.i < len(succs[f.b]) {
			s := succs[f.b][f.i]
			f.i++
			if !seen[s] {
				seen[s] = true
				stack = append(stack, frame{s, 0})
			}
			continue
		}
		at[f.b] = len(order)
		order = append(order, f.b)
		stack = stack[:len(stack)-1]
	}
	idom, depth = make([]int, n), make([]int, n)
	for i := range idom {
		idom[i] = -1
	}
	idom[root] = root
	for changed := true; changed; {
		changed = false
		for k := len(order) - 2; k >= 0; k-- {
			b := order[k]
			d := -1
			for _, p := range preds[b] {
				if idom[p] < 0 {
					continue
				}
				if d < 0 {
					d = p
					continue
				}
				for x := p; x != d; {
					for at[x] < at[d] {
						x = idom[x]
					}
					if x == d {
						break
					}
					for at[d] < at[x] {
						d = idom[d]
					}
				}
			}
			if idom[b] != d {
				idom[b] = d
				changed = true
			}
		}
	}
	for k := len(order) - 2; k >= 0; k-- {
		depth[order[k]] = depth[idom[order[k]]] + 1
	}
	idom[root] = -1
	return idom, depth
}

// dominates reports whether a is on every way to b.
func (g *graph) dominates(a, b int) bool { return above(g.idom, g.depth, a, b) }

// postdominates reports whether a is on every way from b to the exit.
func (g *graph) postdominates(a, b int) bool { return above(g.ipdom, g.pdepth, a, b) }

// meetsAt reports whether every way from u to the exit comes to b, which postdominates it, in the
// same iteration of each loop around b. Where a loop goes on before b is reached, lanes that do
// and lanes that do not are at b in different iterations.
func (g *graph) meetsAt(u, b int) bool {
	seen := map[int]bool{u: true, b: true}
	for list := []int{u}; len(list) > 0; {
		i := list[len(list)-1]
		list = list[:len(list)-1]
		for _, s := range g.succs[i] {
			if s <= i && s != b && g.isAround(s, b) {
				return false
			}
			if !seen[s] {
				seen[s] = true
				list = append(list, s)
			}
		}
	}
	return true
}

// isAround reports whether a block is the header of a loop around another.
func (g *graph) isAround(header, b int) bool {
	for l := g.inner[b]; l != nil; l = l.outer {
		if l.header == header {
			return true
		}
	}
	return false
}

// meetingOf is the nearest block to which every way from u leads in the same iteration of the
// loops around it.
func (g *graph) meetingOf(u int) int {
	b := g.ipdom[u]
	for b != g.exit && b >= 0 && !g.meetsAt(u, b) {
		b = g.ipdom[b]
	}
	return b
}

func above(parent, depth []int, a, b int) bool {
	for b >= 0 && depth[b] > depth[a] {
		b = parent[b]
	}
	return a == b
}

// findLoops finds the natural loops.
func (g *graph) findLoops() {
	byHeader := map[int]*loop{}
	for i := range g.blocks {
		for _, s := range g.succs[i] {
			if s > i || s == g.exit {
				continue // forward, in reverse post-order
			}
			if !g.dominates(s, i) {
				g.irreducible = g.blocks[s]
				continue
			}
			l := byHeader[s]
			if l == nil {
				l = &loop{header: s, blocks: map[int]bool{s: true}}
				byHeader[s] = l
				g.loops = append(g.loops, l)
			}
			l.latches = append(l.latches, i)
			stack := []int{i}
			for len(stack) > 0 {
				b := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				if l.blocks[b] {
					continue
				}
				l.blocks[b] = true
				stack = append(stack, g.preds[b]...)
			}
		}
	}
	slices.SortFunc(g.loops, func(a, b *loop) int {
		if len(a.blocks) != len(b.blocks) {
			return len(b.blocks) - len(a.blocks)
		}
		return a.header - b.header
	})
	g.inner = make([]*loop, len(g.blocks)+1)
	for _, l := range g.loops { // larger ones first
		l.outer = g.inner[l.header]
		if l.outer != nil {
			l.depth = l.outer.depth + 1
		}
		for b := range l.blocks {
			g.inner[b] = l
		}
	}
}

// contains reports whether a block is in a loop; the function is the loop nil.
func (l *loop) contains(b int) bool { return l == nil || l.blocks[b] }

// linear lists the blocks so that control goes forward, but for edges to the headers of loops,
// whose blocks stand together.
func (g *graph) linear() []int {
	var list []int
	var place func(l *loop, entry int)
	place = func(l *loop, entry int) {
		// Loops directly within l count as one block, their header.
		stand := func(b int) int {
			in := g.inner[b]
			if in == l {
				return b
			}
			for in.outer != l {
				in = in.outer
			}
			return in.header
		}
		seen := map[int]bool{}
		var post []int
		var visit func(b int)
		visit = func(b int) {
			seen[b] = true
			members := []int{b}
			if in := g.inner[b]; in != l {
				for in.outer != l {
					in = in.outer
				}
				members = members[:0]
				for i := range in.blocks {
					members = append(members, i)
				}
				slices.Sort(members)
			}
			// What is visited first stands last: later successors, and ways out of loops, first.
			var next []int
			for _, m := range members {
				for _, s := range g.succs[m] {
					if s != g.exit && l.contains(s) && s != entry {
						if t := stand(s); t != b && !slices.Contains(next, t) {
							next = append(next, t)
						}
					}
				}
			}
			for _, t := range slices.Backward(next) {
				if !seen[t] {
					visit(t)
				}
			}
			post = append(post, b)
		}
		visit(entry)
		for _, b := range slices.Backward(post) {
			if in := g.inner[b]; in != l && b != entry {
				for in.outer != l {
					in = in.outer
				}
				place(in, in.header)
				continue
			} else if in != l {
				for in.outer != l {
					in = in.outer
				}
				place(in, in.header)
				continue
			}
			list = append(list, b)
		}
	}
	place(nil, 0)
	return list
}

// cutLoops lets parts begin at headers of loops with barriers where a part would otherwise have a
// loop with several entries: one begins in the middle of a loop, where several ways may lead on.
// Innermost loops are enough for most. It returns the graph of the program.
func (p *program) cutLoops(g *graph) *graph {
	for _, innermost := range []bool{true, false} {
		if !p.hasIrreduciblePart() {
			return g
		}
		cut := map[*block]bool{}
		for i, b := range p.blocks {
			for l := g.inner[i]; b.barrier && l != nil; l = l.outer {
				cut[p.blocks[l.header]] = true
				if innermost {
					break
				}
			}
		}
		for _, b := range slices.Clone(p.blocks) {
			if isCut := len(b.nodes) == 0 && b.term.cond == nil && len(b.term.succs) == 1 && b.term.succs[0].barrier; cut[b] && !b.barrier && !isCut {
				p.cut(b)
			}
		}
		p.order()
		g = newGraph(p.blocks)
	}
	return g
}

func (p *program) hasIrreduciblePart() bool {
	return slices.ContainsFunc(p.blocks, func(b *block) bool {
		return (b.barrier || b == p.blocks[0]) && newGraph(partBlocks(b)).irreducible != nil
	})
}

// cut lets a part begin behind the phis of a block.
func (p *program) cut(b *block) {
	rest := &block{barrier: true, nodes: b.nodes, term: b.term}
	for _, n := range rest.nodes {
		n.blk = rest
	}
	for _, s := range rest.term.succs {
		for _, phi := range s.phis {
			if v, ok := phi.incoming[b]; ok {
				delete(phi.incoming, b)
				phi.incoming[rest] = v
			}
		}
	}
	b.nodes = nil
	jump(b, rest)
	p.blocks = append(p.blocks, rest)
}
