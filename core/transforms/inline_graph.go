package transforms

import "github.com/mlirc/mlirc/core/ir"

// callGraph has a node for each function with a body. The outside calls all of
// them, and is called where it is not known who is.
type callGraph struct {
	symbols *symbolUses
	nodes   map[*ir.Operation]*callNode
	order   []*callNode // as in the text
	outside *callNode
}

// callNode is a function; the outside has no operation.
type callNode struct {
	op     *ir.Operation
	calls  []*callNode
	called map[*callNode]bool // members of calls

	// cycle is the number of the set of functions that are recursive by way of each
	// other, 0 for a function that is not recursive.
	cycle int

	number, lowest int // of the search for components; 0 is not visited
	done           bool
}

func (n *callNode) call(to *callNode) {
	if !n.called[to] {
		n.called[to] = true
		n.calls = append(n.calls, to)
	}
}

func newCallNode(op *ir.Operation) *callNode { return &callNode{op: op, called: map[*callNode]bool{}} }

func newCallGraph(root *ir.Operation) *callGraph {
	g := &callGraph{symbols: newSymbolUses(), nodes: map[*ir.Operation]*callNode{}, outside: newCallNode(nil)}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if op.Traits().FunctionLike && !ir.IsDeclaration(op) {
			n := newCallNode(op)
			g.nodes[op] = n
			g.order = append(g.order, n)
			g.outside.call(n)
		}
		return ir.Advance
	})
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if n := g.around(op); n != nil && op.Traits().Call {
			n.call(g.callee(op))
			return ir.Skip
		}
		return ir.Advance
	})
	g.findCycles()
	return g
}

// findCycles numbers the sets of functions that refer to each other. A function that
// another one only names counts as called: simplification may make a direct call of
// a call through a value. The outside does not count, although it calls all.
func (g *callGraph) findCycles() {
	references := map[*callNode][]*callNode{}
	self := map[*callNode]bool{}
	for _, n := range g.order {
		g.symbols.outsideOfTables(n.op, func(_, symbol *ir.Operation) {
			if to := g.nodes[symbol]; to != nil {
				references[n] = append(references[n], to)
				self[n] = self[n] || to == n
			}
		})
	}
	cycles := 0
	s := &componentSearch{
		next: func(n *callNode) []*callNode { return references[n] },
		visit: func(component []*callNode) error {
			if len(component) == 1 && !self[component[0]] {
				return nil
			}
			cycles++
			for _, n := range component {
				n.cycle = cycles
			}
			return nil
		},
	}
	for _, n := range g.order {
		if n.number == 0 {
			s.search(n)
		}
	}
	for _, n := range g.order {
		n.number, n.lowest, n.done = 0, 0, false
	}
}

// around is the function around an operation, or nil.
func (g *callGraph) around(op *ir.Operation) *callNode {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if n := g.nodes[op]; n != nil {
			return n
		}
	}
	return nil
}

// callee is the function that a call calls, or the outside.
func (g *callGraph) callee(call *ir.Operation) *callNode {
	ref := calleeOf(call)
	if ref == nil {
		return g.outside
	}
	if n := g.nodes[g.symbols.find(call, ref)]; n != nil {
		return n
	}
	return g.outside
}

// components visits the sets of functions that call each other, each after those
// that it calls.
func (g *callGraph) components(visit func(component []*callNode) error) error {
	s := &componentSearch{next: func(n *callNode) []*callNode { return n.calls }, visit: visit}
	s.search(g.outside)
	return s.err
}

// componentSearch is Tarjan's algorithm.
type componentSearch struct {
	next  func(n *callNode) []*callNode
	stack []*callNode
	last  int
	visit func(component []*callNode) error
	err   error
}

func (s *componentSearch) search(n *callNode) {
	s.last++
	n.number, n.lowest = s.last, s.last
	s.stack = append(s.stack, n)
	for _, to := range s.next(n) {
		if to.number == 0 {
			s.search(to)
		}
		if !to.done {
			n.lowest = min(n.lowest, to.lowest)
		}
	}
	if n.lowest != n.number {
		return
	}
	var component []*callNode
	for {
		top := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		top.done = true
		component = append(component, top)
		if top == n {
			break
		}
	}
	if s.err == nil {
		s.err = s.visit(component)
	}
}
