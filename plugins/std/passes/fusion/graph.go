package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// node is an operation at the top of a function: a nest of loops with what it loads
// and stores, or something that a nest may have to stay behind or before.
type node struct {
	id            int
	op            *ir.Operation
	loads, stores []dependence.Access
	others        []*ir.Operation // inside of a nest, that have effects and are not accesses
	branches      bool            // whether there are conditionals in a nest
	ordered       bool            // whether the order of the loops was looked at
	// aliased says that memory of the nest is also accessed, and written, by other subscripts
	// or through another memref, so that edges do not give all nests whose order must be kept.
	aliased bool
}

// loop is the nest; ok is false for another operation.
func (n *node) loop() (affine.For, bool) { return affine.AsFor(n.op) }

// fusible reports whether the node is a nest without results whose dependences are all edges.
func (n *node) fusible() bool {
	return n.op.Is("affine.for") && n.op.NumResults() == 0 && !n.aliased
}

// isMovable reports whether a nest may be executed in parts, and elsewhere, as far as its
// accesses allow it: it does nothing else than to compute, load and store.
func (n *node) isMovable() bool { return len(n.others) == 0 }

func (n *node) storesTo(memref *ir.Value) bool {
	return slices.ContainsFunc(n.stores, func(a dependence.Access) bool { return a.Memref == memref })
}

func (n *node) loadsFrom(memref *ir.Value) bool {
	return slices.ContainsFunc(n.loads, func(a dependence.Access) bool { return a.Memref == memref })
}

func (n *node) touches(memref *ir.Value) bool { return n.storesTo(memref) || n.loadsFrom(memref) }

// edge leads to another node, because of a memref or a result of the first one.
type edge struct {
	to    int
	value *ir.Value
}

// link is an edge with both ends.
type link struct {
	from, to int
	value    *ir.Value
}

// graph says which nodes must stay in order.
type graph struct {
	aliases *alias.Analysis
	nodes   map[int]*node
	nests   map[*ir.Operation]*node // of the loops at the top
	next    int
	in, out map[int][]edge
	has     map[link]bool
	leaving map[link]int // how many edges there are from a node by a value
	others  []other
	hidden  map[*ir.Value]bool // whether nothing but affine code sees what is in an allocation
	crowded map[*ir.Value]bool // memrefs of which no edges are drawn, as they would be too many
	steps   int                // of searches
	// Nodes that must stay behind or before one although no edge says so.
	keptBehind, keptBefore map[int][]int
}

// newGraph returns the graph of a block; ok is false if there is something in it
// that is not known here.
func newGraph(b *ir.Block, aliases *alias.Analysis) (g *graph, ok bool) {
	g = &graph{
		aliases: aliases,
		nodes:   map[int]*node{}, nests: map[*ir.Operation]*node{},
		in: map[int][]edge{}, out: map[int][]edge{}, has: map[link]bool{}, leaving: map[link]int{},
		hidden: map[*ir.Value]bool{}, crowded: map[*ir.Value]bool{}, keptBehind: map[int][]int{}, keptBefore: map[int][]int{},
	}
	for op := range b.Ops() {
		a, isAccess := dependence.AsAccess(op)
		if !isAccess && !op.Is("affine.for") {
			g.note(op, op)
		}
		switch {
		case op.Is("affine.for"):
			n := g.add(op)
			if !n.collect() {
				return nil, false
			}
			for _, inner := range n.others {
				g.note(inner, op)
			}
		case isAccess:
			n := g.add(op)
			n.addAccess(a)
		case op.NumRegions() > 0:
			return nil, false
		case op.HasUses() || op.Traits().Call || ir.MayHaveEffects(op) && !op.Traits().Terminator:
			g.add(op)
		}
	}
	g.markAliased()
	g.connect()
	return g, true
}

func (g *graph) add(op *ir.Operation) *node {
	n := &node{id: g.next, op: op}
	g.next++
	g.nodes[n.id] = n
	g.nests[op] = n
	return n
}

func (n *node) addAccess(a dependence.Access) {
	if a.Store {
		n.stores = append(n.stores, a)
		return
	}
	n.loads = append(n.loads, a)
}

// collect notes the accesses in a nest; false if there are regions of other
// operations than loops and conditionals.
func (n *node) collect() bool {
	n.loads, n.stores, n.others, n.branches, n.ordered = nil, nil, nil, false, false
	return ir.Walk(n.op, func(op *ir.Operation) ir.WalkResult {
		if a, ok := dependence.AsAccess(op); ok {
			n.addAccess(a)
			return ir.Advance
		}
		if op.NumRegions() > 0 && !op.Is("affine.for") && !op.Is("affine.if") {
			return ir.Interrupt
		}
		n.branches = n.branches || op.Is("affine.if")
		if !n.isHarmless(op) {
			n.others = append(n.others, op)
		}
		return ir.Advance
	})
}

// maxMemrefs is how many memrefs are compared with each other; of more, all count as aliased.
const maxMemrefs = 1 << 11

// markAliased finds the nests that access memory by a memref, of which another memref, or
// another subscript of it, may name a part as well. Memory that is only read does not count.
func (g *graph) markAliased() {
	stored := map[*ir.Value]bool{}
	var memrefs []*ir.Value
	for _, id := range g.sorted() {
		for _, a := range g.nodes[id].accesses() {
			if _, known := stored[a.Memref]; !known {
				memrefs = append(memrefs, a.Memref)
			}
			stored[a.Memref] = stored[a.Memref] || a.Store
		}
	}
	aliased := map[*ir.Value]bool{}
	for i, m := range memrefs {
		t, ranked := m.Type().(*ir.MemRefType)
		aliased[m] = aliased[m] || len(memrefs) > maxMemrefs || stored[m] && !(ranked && alias.IsInjective(t))
		for _, other := range memrefs[:min(i, maxMemrefs)] {
			if (stored[m] || stored[other]) && g.aliases.MayAlias(m, other) {
				aliased[m], aliased[other] = true, true
			}
		}
	}
	for _, n := range g.nodes {
		n.aliased = slices.ContainsFunc(n.accesses(), func(a dependence.Access) bool { return aliased[a.Memref] })
	}
}

func (n *node) accesses() []dependence.Access { return slices.Concat(n.loads, n.stores) }

func (g *graph) sorted() []int {
	ids := make([]int, 0, len(g.nodes))
	for id := range g.nodes {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// maxEdges is how many edges are drawn because of one memref.
const maxEdges = 1 << 15

// connect draws edges from what makes a value to the nests that use it, and between
// nodes that access one memref, of which one stores.
func (g *graph) connect() {
	users, stores := map[*ir.Value][]int{}, map[*ir.Value]int{}
	var memrefs []*ir.Value
	ids := g.sorted()
	for _, id := range ids {
		for _, m := range g.nodes[id].memrefs() {
			if _, known := users[m]; !known {
				memrefs = append(memrefs, m)
			}
			users[m] = append(users[m], id)
			if g.nodes[id].storesTo(m) {
				stores[m]++
			}
		}
	}
	for _, id := range ids {
		g.connectResults(id)
	}
	for _, m := range memrefs {
		if stores[m]*len(users[m]) > 2*maxEdges {
			g.crowded[m] = true
			continue
		}
		for i, src := range users[m] {
			for _, dst := range users[m][i+1:] {
				if g.nodes[src].storesTo(m) || g.nodes[dst].storesTo(m) {
					g.connectNodes(src, dst, m)
				}
			}
		}
	}
}

// memrefs are those that a node accesses.
func (n *node) memrefs() []*ir.Value {
	var out []*ir.Value
	for _, a := range n.accesses() {
		if !slices.Contains(out, a.Memref) {
			out = append(out, a.Memref)
		}
	}
	return out
}

// isInCrowd reports whether a node accesses a memref for which there are no edges.
func (g *graph) isInCrowd(n *node) bool {
	return len(g.crowded) > 0 && slices.ContainsFunc(n.memrefs(), func(m *ir.Value) bool { return g.crowded[m] })
}

func (g *graph) connectResults(id int) {
	n := g.nodes[id]
	for _, v := range n.op.AllResults() {
		for use := range v.Uses() {
			top := topLevel(use.Owner(), n.op.Block())
			if user := g.nests[top]; user != nil && top.Is("affine.for") {
				g.connectNodes(id, user.id, v)
			}
		}
	}
}

// topLevel is the operation of a block that is or encloses another one.
func topLevel(op *ir.Operation, b *ir.Block) *ir.Operation {
	for op != nil && op.Block() != b {
		op = op.ParentOp()
	}
	return op
}

func (g *graph) connectNodes(from, to int, v *ir.Value) {
	if l := (link{from, to, v}); !g.has[l] {
		g.has[l] = true
		g.leaving[link{from: from, value: v}]++
		g.out[from] = append(g.out[from], edge{to, v})
		g.in[to] = append(g.in[to], edge{from, v})
	}
}

func (g *graph) disconnect(from, to int, v *ir.Value) {
	if l := (link{from, to, v}); g.has[l] {
		delete(g.has, l)
		g.leaving[link{from: from, value: v}]--
	}
	remove(g.out, from, edge{to, v})
	remove(g.in, to, edge{from, v})
}

func remove(edges map[int][]edge, id int, e edge) {
	if i := slices.Index(edges[id], e); i >= 0 {
		edges[id] = slices.Delete(edges[id], i, i+1)
	}
}

func (g *graph) removeNode(id int) {
	for _, e := range slices.Clone(g.in[id]) {
		g.disconnect(e.to, id, e.value)
	}
	for _, e := range slices.Clone(g.out[id]) {
		g.disconnect(id, e.to, e.value)
	}
	op := g.nodes[id].op
	g.others = slices.DeleteFunc(g.others, func(o other) bool { return o.top == op })
	delete(g.nests, op)
	delete(g.nodes, id)
}

// outCount is how many edges leave a node because of a memref.
func (g *graph) outCount(id int, memref *ir.Value) int {
	return g.leaving[link{from: id, value: memref}]
}

// inCount is how many accesses to a memref come before a node.
func (g *graph) inCount(id int, memref *ir.Value) int {
	n := 0
	for _, e := range g.in[id] {
		if from := g.nodes[e.to]; e.value == memref && (from.touches(memref)) {
			n++
		}
	}
	return n
}

// merge hands the edges of one node on to the one that it was fused into. Memory that
// became private has none there. The edges between both go away, or fusion would
// never end; if the first node stays, it stays in order all the same. What is kept behind or
// before the first node is kept so for the second, which does what the first one does.
func (g *graph) merge(src, dst int, private []*ir.Value, removed bool) {
	for _, e := range slices.Clone(g.in[src]) {
		if !slices.Contains(private, e.value) {
			g.connectNodes(e.to, dst, e.value)
		}
	}
	for _, id := range g.keptBehind[src] {
		g.keep(dst, id)
	}
	for _, id := range g.keptBefore[src] {
		g.keep(id, dst)
	}
	if !removed {
		g.keep(src, dst)
	}
	for _, e := range slices.Clone(g.out[src]) {
		if e.to == dst || removed {
			g.disconnect(src, e.to, e.value)
		}
		if e.to != dst && !slices.Contains(private, e.value) {
			g.connectNodes(dst, e.to, e.value)
		}
	}
	for _, e := range slices.Clone(g.in[dst]) {
		if slices.Contains(private, e.value) {
			g.disconnect(e.to, dst, e.value)
		}
	}
}

// keep keeps a node before another one.
func (g *graph) keep(first, second int) {
	if first != second && !slices.Contains(g.keptBehind[first], second) {
		g.keptBehind[first] = append(g.keptBehind[first], second)
		g.keptBefore[second] = append(g.keptBefore[second], first)
	}
}

// visitOrder is the order in which MLIR 13 looks at the nodes, that of its hash table:
// which nests are fused first decides what can be fused at all.
func visitOrder(ids []int) []int {
	buckets := uint32(64)
	for uint32(len(ids))*4 >= buckets*3 {
		buckets *= 2
	}
	out := slices.Clone(ids)
	slices.SortFunc(out, func(a, b int) int {
		return int(uint32(b)*37&(buckets-1)) - int(uint32(a)*37&(buckets-1))
	})
	return out
}
