package fusion

import (
	"iter"

	"github.com/mlirc/mlirc/core/ir"
)

// maxSteps bounds the work of all searches for ways together.
const maxSteps = 1 << 21

// leadsTo reports whether a way goes from one node to another, or if looking for it would take too
// long. Edges lead to what stands behind in the text.
func (g *graph) leadsTo(from, to int) bool {
	end := g.nodes[to].op
	seen := map[int]bool{}
	work := []int{from}
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if id == to {
			return true
		}
		if seen[id] || !g.nodes[id].op.IsBeforeInBlock(end) {
			continue
		}
		seen[id] = true
		if g.steps += len(g.out[id]); g.steps > maxSteps {
			return true
		}
		for _, e := range g.out[id] {
			if e.to == to {
				return true
			}
			work = append(work, e.to)
		}
	}
	return false
}

// place is where the nest that is made of two may stand: before the first operation
// between them that must stay behind the first, if what must stay before the second
// comes earlier. It is nil where there is none.
func (g *graph) place(src, dst int) *ir.Operation {
	from, to := g.nodes[src].op, g.nodes[dst].op
	for _, e := range g.in[dst] {
		if n := g.nodes[e.to]; !n.op.Is("affine.for") && n.op.HasUses() && g.leadsTo(src, e.to) {
			return nil
		}
	}
	first := to
	for op := range g.ends(g.out[src], g.keptBehind[src]) {
		if from.IsBeforeInBlock(op) && op.IsBeforeInBlock(first) {
			first = op
		}
	}
	for op := range g.ends(g.in[dst], g.keptBefore[dst]) {
		if op == first || first.IsBeforeInBlock(op) && op.IsBeforeInBlock(to) {
			return nil
		}
	}
	return first
}

// ends are the operations to which edges lead, and those of some nodes that are still there.
func (g *graph) ends(edges []edge, more []int) iter.Seq[*ir.Operation] {
	return func(yield func(*ir.Operation) bool) {
		for _, e := range edges {
			if !yield(g.nodes[e.to].op) {
				return
			}
		}
		for _, id := range more {
			if n := g.nodes[id]; n != nil && !yield(n.op) {
				return
			}
		}
	}
}
