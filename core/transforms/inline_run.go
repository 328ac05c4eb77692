package transforms

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// inliner is one run of the pass.
type inliner struct {
	pass     *pass.Run
	simplify *simplifier
	graph    *callGraph
	uses     *callUses
	build    *ir.Builder

	calls   []foundCall
	origins map[*ir.Operation]*origin // of calls that came in with a body
	sizes   map[*callNode]int         // of functions that have taken bodies
	taken   map[takenCycle]bool
	warned  map[warnedCall]bool
	again   bool // this is not the first look at a component
	dead    []*callNode
	changed bool
}

// foundCall is a call in a function of another one.
type foundCall struct {
	op     *ir.Operation
	in, to *callNode
}

// takenCycle is a function that has taken a body of a cycle of recursive functions.
type takenCycle struct {
	in    *callNode
	cycle int
}

// warnedCall is a call that stays, and for which a warning was reported.
type warnedCall struct {
	in, to *callNode
	at     diag.Position
}

// origin is the body by which a call was inlined, and the origin of that body's call.
type origin struct {
	body  *callNode
	outer *origin
}

// has reports whether the call came in with a body of a cycle.
func (o *origin) has(cycle int) bool {
	for ; o != nil; o = o.outer {
		if o.body.cycle == cycle {
			return true
		}
	}
	return false
}

func newInliner(r *pass.Run, s *simplifier) *inliner {
	g := newCallGraph(r.Op)
	return &inliner{
		pass: r, simplify: s, graph: g, uses: newCallUses(r.Op, g), build: ir.NewBuilder(r.IR()),
		origins: map[*ir.Operation]*origin{}, sizes: map[*callNode]int{},
		taken: map[takenCycle]bool{}, warned: map[warnedCall]bool{},
	}
}

func (in *inliner) run() error {
	if err := in.graph.components(in.component); err != nil {
		return err
	}
	for _, n := range in.dead {
		n.op.Erase()
	}
	in.pass.Stats.Add("num-erased", int64(len(in.dead)))
	if !in.changed && len(in.dead) == 0 {
		in.pass.Unchanged()
	}
	return nil
}

// component simplifies functions that call each other and inlines in them, as
// long as there is something to inline.
func (in *inliner) component(nodes []*callNode) error {
	in.again = false
	for iteration := uint64(0); ; {
		if err := in.simplifyNodes(nodes); err != nil {
			return err
		}
		var inlined bool
		if nodes, inlined = in.inlineIn(nodes); !inlined {
			return nil
		}
		in.again = true
		if iteration++; iteration >= in.pass.Options.Uint("max-iterations") {
			return nil
		}
	}
}

func (in *inliner) simplifyNodes(nodes []*callNode) error {
	var list []*callNode
	for _, n := range nodes {
		if n.op != nil && n.op.Traits().Isolated {
			list = append(list, n)
		}
	}
	changed, err := in.simplify.simplifyAll(list)
	if !changed || err != nil {
		return err
	}
	in.changed = true
	for _, n := range list {
		in.uses.recount(n)
	}
	return nil
}

// inlineIn inlines what functions call, and what comes in with it. It returns the
// functions that are not dead.
func (in *inliner) inlineIn(nodes []*callNode) (live []*callNode, inlined bool) {
	gone := map[*callNode]bool{}
	for _, n := range nodes {
		switch {
		case n.op == nil:
		case in.uses.isDead(n):
			gone[n] = true
			in.dead = append(in.dead, n)
		default:
			in.collect(n.op.Region(0).Entry(), nil, n)
		}
	}
	for i := 0; i < len(in.calls); i++ {
		c := in.calls[i]
		if gone[c.in] {
			continue
		}
		last := in.uses.isLast(c.to)
		if !in.inline(c) {
			continue
		}
		inlined, in.changed = true, true
		in.uses.inlined(c.op, c.in, c.to)
		delete(in.origins, c.op)
		c.op.Erase()
		if last {
			in.uses.drop(c.to)
			gone[c.to] = true
			in.dead = append(in.dead, c.to)
		}
	}
	in.calls = in.calls[:0]
	for _, n := range nodes {
		if !gone[n] {
			live = append(live, n)
		}
	}
	return live, inlined
}

// collect finds the calls of functions from a block to another one, which is not
// included, in the text of a function. Those in the last blocks come first.
func (in *inliner) collect(first, end *ir.Block, n *callNode) {
	var work []*ir.Block
	for b := first; b != end; b = b.Next() {
		work = append(work, b)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for op := range b.Ops() {
			if op.Traits().Call {
				in.found(op, n)
				continue
			}
			for r := range op.Regions() {
				if in.graph.nodes[op] != nil {
					continue
				}
				for inner := range r.Blocks() {
					work = append(work, inner)
				}
			}
		}
	}
}

func (in *inliner) found(call *ir.Operation, n *callNode) {
	if ref := calleeOf(call); ref == nil || len(ref.Nested()) > 0 {
		return
	}
	if to := in.graph.callee(call); to.op != nil {
		in.calls = append(in.calls, foundCall{call, n, to})
	}
}

// inline puts the body of what is called before a call, whose results become what
// it returns.
func (in *inliner) inline(c foundCall) bool {
	from := in.origins[c.op]
	body := c.to.op.Region(0)
	if in.unrolls(c, from) || c.to.op.IsProperAncestor(c.op) || !mayInline(c.op, body) || in.isAboveThreshold(c) || in.isTooLarge(c) {
		return false
	}
	in.taken[takenCycle{c.in, c.to.cycle}] = true
	first, end := copyBody(in.build, c.op, body)
	known := len(in.calls)
	in.collect(first, end, c.in)
	for _, inner := range in.calls[known:] {
		in.origins[inner.op] = &origin{c.to, from}
	}
	joinBody(in.build, c.op, first, end)
	in.pass.Stats.Add("num-inlined", 1)
	return true
}

// unrolls reports whether a call of a recursive function would unroll the recursion.
// A function takes the bodies of a cycle once: for the calls that it has when it is
// first looked at, and not for those that come in with such a body. In the cycle
// itself it takes only bodies that have not taken others, so that a cycle does not
// grow by more than one body for each call.
func (in *inliner) unrolls(c foundCall, from *origin) bool {
	cycle := c.to.cycle
	if cycle == 0 {
		return false
	}
	if from.has(cycle) || in.again && in.taken[takenCycle{c.in, cycle}] {
		return true
	}
	return c.in.cycle == cycle && (in.again || from != nil || in.taken[takenCycle{c.to, cycle}])
}

// isAboveThreshold reports whether a body is too large, compared with the function that calls it.
func (in *inliner) isAboveThreshold(c foundCall) bool {
	threshold := in.pass.Options.Int("inlining-threshold")
	return threshold >= 0 && int64(sizeOf(c.to.op)-1)*100/int64(sizeOf(c.in.op)-1) > threshold
}

// isTooLarge reports whether a function would grow beyond all measure.
func (in *inliner) isTooLarge(c foundCall) bool {
	if in.sizes[c.in] == 0 {
		in.sizes[c.in] = sizeOf(c.in.op)
	}
	size := in.sizes[c.in] + sizeOf(c.to.op)
	if size <= largestInlined {
		in.sizes[c.in] = size
		return false
	}
	known := warnedCall{c.in, c.to, ir.Position(c.op.Loc())}
	if in.warned[known] {
		return true
	}
	in.warned[known] = true
	in.pass.Diags.Report(diag.NewWarning(known.at,
		fmt.Sprintf("@%s is not inlined, as @%s would have %d operations", ir.SymbolName(c.to.op), ir.SymbolName(c.in.op), size)))
	return true
}

func sizeOf(op *ir.Operation) int {
	n := 0
	ir.Walk(op, func(*ir.Operation) ir.WalkResult {
		n++
		return ir.Advance
	})
	return n
}
