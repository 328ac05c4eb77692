package transforms

import "github.com/mlirc/mlirc/core/ir"

// callUses counts the uses of functions that may be erased when there are none.
type callUses struct {
	graph *callGraph
	count map[*callNode]int // of the functions that may go away
	of    map[*callNode]*nodeUses
}

// nodeUses is what a function refers to: in its own attributes, which count once,
// and inside.
type nodeUses struct {
	top   map[*callNode]bool
	inner map[*callNode]int
}

func newCallUses(root *ir.Operation, g *callGraph) *callUses {
	u := &callUses{graph: g, count: map[*callNode]int{}, of: map[*callNode]*nodeUses{}}
	var live []*callNode
	g.symbols.eachTable(root, func(table *ir.Operation, hidden bool) {
		for r := range table.Regions() {
			for b := range r.Blocks() {
				for op := range b.Ops() {
					live = append(live, u.member(op, hidden)...)
				}
			}
		}
	})
	for _, n := range live {
		delete(u.count, n)
	}
	for _, n := range g.order {
		u.recount(n)
	}
	return u
}

// member adds what is directly inside of a symbol table, and returns what is needed because it
// is not a function and uses it.
func (u *callUses) member(op *ir.Operation, hidden bool) (live []*callNode) {
	if n := u.graph.nodes[op]; n != nil {
		if isSymbol(op) && isDiscardable(op, hidden) {
			u.count[n] = 0
		}
		return nil
	}
	u.references(op, func(n *callNode, _ *ir.Operation) { live = append(live, n) })
	return live
}

// references visits the functions that operations in root refer to, but for those
// in symbol tables, which are looked at by themselves.
func (u *callUses) references(root *ir.Operation, visit func(n *callNode, user *ir.Operation)) {
	u.graph.symbols.outsideOfTables(root, func(user, symbol *ir.Operation) {
		if n := u.graph.nodes[symbol]; n != nil {
			visit(n, user)
		}
	})
}

// recount looks anew at what a function refers to.
func (u *callUses) recount(n *callNode) {
	u.drop(n)
	uses := &nodeUses{top: map[*callNode]bool{}, inner: map[*callNode]int{}}
	u.of[n] = uses
	u.references(n.op, func(to *callNode, user *ir.Operation) {
		_, counts := u.count[to]
		switch {
		case !counts || user == n.op && uses.top[to]:
			return
		case user == n.op:
			uses.top[to] = true
		default:
			uses.inner[to]++
		}
		u.count[to]++
	})
}

// drop removes the uses inside of a function.
func (u *callUses) drop(n *callNode) {
	uses := u.of[n]
	if uses == nil {
		return
	}
	for to := range uses.top {
		u.count[to]--
	}
	for to, times := range uses.inner {
		u.count[to] -= times
	}
	delete(u.of, n)
}

// isDead reports whether a function may be erased and has no uses.
func (u *callUses) isDead(n *callNode) bool {
	count, counts := u.count[n]
	return counts && count == 0
}

// isLast reports whether a function may go away with its only use.
func (u *callUses) isLast(n *callNode) bool { return u.count[n] == 1 }

// inlined notes that a call in a function has become the body called.
func (u *callUses) inlined(call *ir.Operation, in, body *callNode) {
	uses := u.of[in]
	u.references(call, func(to *callNode, _ *ir.Operation) {
		if uses.inner[to] > 0 {
			uses.inner[to]--
			u.count[to]--
		}
	})
	for to, times := range u.of[body].inner {
		uses.inner[to] += times
		u.count[to] += times
	}
}
