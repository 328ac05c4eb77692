package ir

import (
	"slices"
)

// Dominance says which definitions dominate which places. It builds and caches trees for the
// regions in queries; when blocks or edges change, make a new one. It is not for concurrent
// use.
type Dominance struct {
	trees map[*Region]*domTree
	known *Dominance // what it was forked from, or nil
}

// NewDominance returns dominance of which nothing is computed yet.
func NewDominance() *Dominance { return &Dominance{} }

// Fork returns a Dominance for another goroutine, which starts with the trees of d. d must not
// be used meanwhile. The trees of the region r, and of those around it, are built first, so
// that not each fork has to build them.
func (d *Dominance) Fork(r *Region) *Dominance {
	for ; r != nil && r.op != nil; r = r.op.ParentRegion() {
		if !r.HasOneBlock() {
			d.tree(r)
		}
	}
	return &Dominance{known: d}
}

// IsReachable reports whether control can reach a block from the entry of its
// region.
func (d *Dominance) IsReachable(b *Block) bool {
	if b.region == nil || b.region.first == b {
		return true
	}
	_, ok := d.tree(b.region).number[b]
	return ok
}

// DominatesBlock reports whether a is b, encloses it, or is on every way to it.
// Everything dominates what cannot be reached.
func (d *Dominance) DominatesBlock(a, b *Block) bool {
	if a == b {
		return true
	}
	if a.region != b.region {
		if b = ancestorBlock(a.region, b); b == nil {
			return false
		}
		if a == b {
			return true
		}
	}
	if a.region == nil || a.region.HasOneBlock() {
		return false
	}
	return d.tree(a.region).properlyDominates(a, b)
}

// ProperlyDominatesOp reports whether a encloses b or is executed before it
// whenever b is. Within a block of a graph region, any operation dominates any
// other.
func (d *Dominance) ProperlyDominatesOp(a, b *Operation) bool {
	return d.opDominates(a, b, true)
}

// ProperlyDominates reports whether a value is known where an operation uses
// it.
func (d *Dominance) ProperlyDominates(v *Value, user *Operation) bool {
	if v.op != nil {
		return d.opDominates(v.op, user, false)
	}
	if user.block == nil {
		return false
	}
	return d.DominatesBlock(v.block, user.block)
}

func (d *Dominance) opDominates(a, b *Operation, encloses bool) bool {
	if a.block == nil || b.block == nil {
		return encloses && a.IsProperAncestor(b)
	}
	if a.block == b.block {
		return isGraph(a.block) || a != b && a.IsBeforeInBlock(b)
	}
	region := a.block.region
	if region != b.block.region {
		if b = ancestorOp(region, b); b == nil {
			return false
		}
		if a == b {
			return encloses
		}
	}
	if a.block == b.block {
		return isGraph(a.block) || a.IsBeforeInBlock(b)
	}
	return d.tree(region).properlyDominates(a.block, b.block)
}

// isGraph reports whether the order of a block's operations means nothing.
func isGraph(b *Block) bool {
	return b.region != nil && b.region.op != nil && b.region.op.Traits().GraphRegion
}

// ancestorOp is the operation directly in a region that encloses op, or nil.
func ancestorOp(r *Region, op *Operation) *Operation {
	for op != nil && op.ParentRegion() != r {
		op = op.ParentOp()
	}
	return op
}

// ancestorBlock is the block of a region that encloses b, or nil.
func ancestorBlock(r *Region, b *Block) *Block {
	for b != nil && b.region != r {
		op := b.ParentOp()
		if op == nil {
			return nil
		}
		b = op.block
	}
	return b
}

func (d *Dominance) tree(r *Region) *domTree {
	for k := d; k != nil; k = k.known {
		if t, ok := k.trees[r]; ok {
			return t
		}
	}
	if d.trees == nil {
		d.trees = map[*Region]*domTree{}
	}
	t := newDomTree(r)
	d.trees[r] = t
	return t
}

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

// domTree is the dominator tree of a region's reachable blocks. Blocks are
// numbered in reverse postorder, so that a dominator has a lower number.
type domTree struct {
	number map[*Block]int32
	order  []*Block
	idom   []int32 // immediate dominator; of the entry itself
	// enter and leave number the visits of a walk over the tree: a dominates b
	// if b's visit is within a's.
	enter, leave []int32
}

func (t *domTree) properlyDominates(a, b *Block) bool {
	j, reachable := t.number[b]
	if !reachable {
		return true
	}
	i, reachable := t.number[a]
	return reachable && i != j && t.enter[i] <= t.enter[j] && t.leave[j] <= t.leave[i]
}

func newDomTree(r *Region) *domTree {
	t := &domTree{}
	t.order, t.number = reversePostOrder(r)
	for i, b := range t.order {
		t.number[b] = int32(i)
	}
	t.findDominators()
	t.numberVisits()
	return t
}

// findDominators relies on the order: the entry is number 0, and all blocks are reached
// from it.
func (t *domTree) findDominators() {
	if len(t.order) == 0 {
		return
	}
	t.idom = idoms(len(t.order), func(node int32, visit func(to int32)) {
		last := t.order[node].last
		if last == nil {
			return
		}
		for i := range last.NumSuccessors() {
			if succ := last.Successor(i); succ != nil {
				visit(t.number[succ])
			}
		}
	})
}

// numberVisits uses that a dominator has a lower number than what it
// dominates: sizes of subtrees are summed from the back, places given out from
// the front.
func (t *domTree) numberVisits() {
	n := len(t.order)
	size := make([]int32, n)
	for i := n - 1; i > 0; i-- {
		size[i]++
		size[t.idom[i]] += size[i]
	}
	t.enter, t.leave = make([]int32, n), make([]int32, n)
	if n == 0 {
		return
	}
	size[0]++
	t.leave[0] = size[0]
	next := make([]int32, n) // where the next child of a block enters
	next[0] = 1
	for i := 1; i < n; i++ {
		up := t.idom[i]
		t.enter[i] = next[up]
		t.leave[i] = t.enter[i] + size[i]
		next[up] = t.leave[i]
		next[i] = t.enter[i] + 1
	}
}

// reversePostOrder lists the blocks of a region that control can reach from
// the entry, each after all that precede it on some way without cycles, and has
// them as keys as well.
func reversePostOrder(r *Region) ([]*Block, map[*Block]int32) {
	if r.first == nil {
		return nil, nil
	}
	if r.first == r.last {
		return []*Block{r.first}, map[*Block]int32{r.first: 0}
	}
	type visit struct {
		block *Block
		next  int
	}
	n := 0
	for b := r.first; b != nil; b = b.next {
		n++
	}
	order, seen := make([]*Block, 0, n), make(map[*Block]int32, n)
	seen[r.first] = 0
	stack := []visit{{block: r.first}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		last := top.block.last
		if last == nil || top.next == last.NumSuccessors() {
			order = append(order, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		succ := last.Successor(top.next)
		top.next++
		if succ == nil {
			continue
		}
		before := len(seen)
		if seen[succ] = 0; len(seen) > before {
			stack = append(stack, visit{block: succ})
		}
	}
	slices.Reverse(order)
	return order, seen
}

// Reachable returns the set of blocks that control can reach from the entry of
// a region.
func Reachable(r *Region) map[*Block]bool {
	set := map[*Block]bool{}
	blocks, _ := reversePostOrder(r)
	for _, b := range blocks {
		set[b] = true
	}
	return set
}

// Children lists, for each block of a region that can be reached, the blocks
// that it dominates immediately.
func (d *Dominance) Children(r *Region) map[*Block][]*Block {
	t := d.tree(r)
	children := make(map[*Block][]*Block, len(t.order))
	for i := 1; i < len(t.order); i++ {
		up := t.order[t.idom[i]]
		children[up] = append(children[up], t.order[i])
	}
	return children
}

// ImmediateDominator returns the last block on every way to b but b itself; nil for the entry of
// a region, and for what cannot be reached.
func (d *Dominance) ImmediateDominator(b *Block) *Block {
	t := d.tree(b.region)
	if i, reachable := t.number[b]; reachable && i > 0 {
		return t.order[t.idom[i]]
	}
	return nil
}
