package ir

// idoms finds the immediate dominators of nodes 0 to n-1, of which 0 is the entry and
// reaches all others, by the algorithm of Lengauer and Tarjan with compression of paths:
// it takes O(m log n) for m edges, whatever loops there are. succs lists the nodes that
// an edge leads to from a node; dominators of the entry are the entry itself.
func idoms(n int, succs func(node int32, visit func(to int32))) []int32 {
	d := newDominators(n, succs)
	for i := int32(n) - 1; i > 0; i-- {
		for _, p := range d.preds(i) {
			d.semi[i] = min(d.semi[i], d.semi[d.eval(p)])
		}
		bucket := d.semi[i]
		d.next[i], d.first[bucket] = d.first[bucket], i
		parent := d.parent[i]
		d.ancestor[i] = parent
		for v := d.first[parent]; v > 0; v = d.next[v] {
			if u := d.eval(v); d.semi[u] < d.semi[v] {
				d.idom[v] = u
			} else {
				d.idom[v] = parent
			}
		}
		d.first[parent] = 0
	}
	for i := 1; i < n; i++ {
		if d.idom[i] != d.semi[i] {
			d.idom[i] = d.idom[d.idom[i]]
		}
	}
	list := make([]int32, n)
	for i := 1; i < n; i++ {
		list[d.node[i]] = d.node[d.idom[i]]
	}
	return list
}

// dominators is the state of the algorithm. Nodes are numbered by a depth-first walk.
type dominators struct {
	number, node   []int32 // of a node, and back
	parent         []int32 // in the tree of the walk
	semi, idom     []int32 // semidominators, immediate dominators
	label          []int32 // the node of least semi on the compressed path
	ancestor       []int32 // in the forest of linked nodes; -1: a root
	first, next    []int32 // buckets of nodes with one semidominator; 0: the end
	sources, start []int32 // predecessors, and where those of a node begin
	path           []int32 // scratch
}

func newDominators(n int, succs func(node int32, visit func(to int32))) *dominators {
	d := &dominators{}
	for _, list := range []*[]int32{
		&d.number, &d.node, &d.parent, &d.semi, &d.idom, &d.label, &d.ancestor, &d.first, &d.next,
	} {
		*list = make([]int32, n)
	}
	d.walk(n, succs)
	d.collectPreds(n, succs)
	for i := range d.semi {
		d.semi[i], d.label[i], d.ancestor[i] = int32(i), int32(i), -1
	}
	return d
}

// walk numbers the nodes.
func (d *dominators) walk(n int, succs func(node int32, visit func(to int32))) {
	type edge struct{ from, to int32 }
	seen := make([]bool, n)
	stack := []edge{{0, 0}}
	count := int32(0)
	for len(stack) > 0 {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[e.to] {
			continue
		}
		seen[e.to] = true
		d.number[e.to], d.node[count], d.parent[count] = count, e.to, d.number[e.from]
		count++
		succs(e.to, func(to int32) {
			if !seen[to] {
				stack = append(stack, edge{e.to, to})
			}
		})
	}
}

func (d *dominators) collectPreds(n int, succs func(node int32, visit func(to int32))) {
	d.start = make([]int32, n+1)
	for i := range int32(n) {
		succs(i, func(to int32) { d.start[d.number[to]+1]++ })
	}
	for i := range n {
		d.start[i+1] += d.start[i]
	}
	d.sources = make([]int32, d.start[n])
	at := append([]int32(nil), d.start...)
	for i := range int32(n) {
		succs(i, func(to int32) {
			j := d.number[to]
			d.sources[at[j]] = d.number[i]
			at[j]++
		})
	}
}

func (d *dominators) preds(i int32) []int32 { return d.sources[d.start[i]:d.start[i+1]] }

// eval is the node of least semi between a node and the root of its tree in the forest,
// which does not count. It leaves the path shorter.
func (d *dominators) eval(v int32) int32 {
	if d.ancestor[v] < 0 {
		return v
	}
	d.path = d.path[:0]
	for u := v; d.ancestor[d.ancestor[u]] >= 0; u = d.ancestor[u] {
		d.path = append(d.path, u)
	}
	for i := len(d.path) - 1; i >= 0; i-- {
		u := d.path[i]
		up := d.ancestor[u]
		if d.semi[d.label[up]] < d.semi[d.label[u]] {
			d.label[u] = d.label[up]
		}
		d.ancestor[u] = d.ancestor[up]
	}
	return d.label[v]
}
