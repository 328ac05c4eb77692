package kernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/kernel"
)

// The operations of nodes that are not named as one of the LLVM dialect.
const (
	opConst   = "const"
	opUndef   = "undef"
	opPhi     = "phi"
	opLoad    = "load"
	opStore   = "store"
	opRMW     = "atomicrmw"
	opCmpxchg = "cmpxchg" // its value is what memory held
	opFence   = "fence"
	opAddress = "address" // an address as an integer
	opGlobal  = "global"  // that of a global of the program that starts the kernel
	opPrint   = "kernel.print"
)

// A node computes a scalar, or accesses memory.
type node struct {
	op    string
	typ   ir.Type // nil if there is no result
	args  []*node
	attrs ir.AttrList
	addr  *address // of what accesses memory
	align int64    // of the access, in bytes
	blk   *block
	loc   ir.Location
	id    int

	incoming map[*block]*node // of a phi

	shape
	used bool
}

// A block is straight code.
type block struct {
	id      int
	barrier bool // it begins behind a barrier
	phis    []*node
	nodes   []*node
	term    terminator
	preds   []*block
}

// A terminator says where control goes: to succs[0] if there is no condition; else to
// succs[0] if the condition is true and succs[1] if not; or to succs[1+i] if it is cases[i],
// and to succs[0] if it is none of them. Without successors the invocation ends.
type terminator struct {
	cond     *node
	cases    []int64
	isSwitch bool
	succs    []*block
}

// objectKind is what memory an object is in.
type objectKind uint8

const (
	bufferObject objectKind = iota
	pushObject
	workgroupObject
	privateObject // of one invocation
)

// An object is memory of a kind.
type object struct {
	kind     objectKind
	name     string
	size     int64 // in bytes; of a buffer unknown
	align    int64
	first    int // number of the first buffer
	count    int64
	isArray  bool // of buffers
	readOnly bool
	index    int // in program.objects

	// of private objects:
	cell int64 // size of each access, if it is always that; lanes lie beside each other then
}

// An address is a place in an object, or any place at all.
type address struct {
	obj    *object
	elem   *node // which of an array of buffers; nil is the first
	chosen bool  // elem says which
	raw    *node // the address as an integer, if obj is nil
	off    int64
	terms  []term
}

// A term adds scale bytes for each unit of a node.
type term struct {
	n     *node
	scale int64
}

func (a *address) plus(off int64, terms ...term) *address {
	c := *a
	c.off += off
	c.terms = slices.Clone(a.terms)
	for _, t := range terms {
		c.add(t)
	}
	return &c
}

func (a *address) add(t term) {
	for i := range a.terms {
		if a.terms[i].n == t.n {
			a.terms[i].scale += t.scale
			return
		}
	}
	a.terms = append(a.terms, t)
}

// needs calls visit for the nodes that an address is computed from.
func (a *address) needs(visit func(**node)) {
	if a.elem != nil {
		visit(&a.elem)
	}
	if a.raw != nil {
		visit(&a.raw)
	}
	for i := range a.terms {
		visit(&a.terms[i].n)
	}
}

// A program is a kernel as a graph.
type program struct {
	context  *ir.Context
	entry    *dialect.EntryPoint
	fn       *ir.Operation
	loc      ir.Location
	blocks   []*block // reachable ones, the entry first, in reverse post-order
	objects  []*object
	buffers  []bufferSlot
	push     int64  // bytes of push constants
	launcher string // the function that starts a kernel with arguments
	nextNode int
}

// bufferSlot is a variable that is bound to count buffers, of which first is the number of the first.
type bufferSlot struct {
	v     dialect.Variable
	first int
}

// needs calls visit for the operands of a node, those of its address included.
func (n *node) needs(visit func(**node)) {
	for i := range n.args {
		visit(&n.args[i])
	}
	if n.addr != nil {
		n.addr.needs(visit)
	}
}

// hasEffect reports whether a node does something besides computing a value.
func (n *node) hasEffect() bool {
	switch n.op {
	case opStore, opRMW, opCmpxchg, opFence, opPrint:
		return true
	case opLoad:
		return n.attrs.Get("ordering") != nil || n.attrs.Get("volatile_") != nil
	}
	return false
}

// order puts the reachable blocks in reverse post-order and finds predecessors.
func (p *program) order() {
	entry := p.blocks[0]
	seen := map[*block]bool{}
	var post []*block
	type frame struct {
		b *block
		i int
	}
	stack := []frame{{b: entry}}
	seen[entry] = true
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if f.i < len(f.b.term.succs) {
			s := f.b.term.succs[f.i]
			f.i++
			if !seen[s] {
				seen[s] = true
				stack = append(stack, frame{b: s})
			}
			continue
		}
		post = append(post, f.b)
		stack = stack[:len(stack)-1]
	}
	slices.Reverse(post)
	p.blocks = post
	for i, b := range post {
		b.id = i
		b.preds = nil
	}
	for _, b := range post {
		for _, s := range b.term.succs {
			s.preds = append(s.preds, b)
		}
	}
	for _, b := range post {
		for _, phi := range b.phis {
			for from := range phi.incoming {
				if !slices.Contains(b.preds, from) {
					delete(phi.incoming, from)
				}
			}
		}
	}
}

// removeUnused removes nodes whose values nothing needs.
func (p *program) removeUnused() {
	var list []*node
	mark := func(n **node) {
		if !(*n).used {
			(*n).used = true
			list = append(list, *n)
		}
	}
	for _, b := range p.blocks {
		for _, n := range b.phis {
			n.used = false
		}
		for _, n := range b.nodes {
			n.used = false
		}
	}
	for _, b := range p.blocks {
		for _, n := range b.nodes {
			if n.hasEffect() {
				mark(&n)
			}
		}
		if b.term.cond != nil {
			mark(&b.term.cond)
		}
	}
	for len(list) > 0 {
		n := list[len(list)-1]
		list = list[:len(list)-1]
		n.needs(mark)
		for _, v := range n.incoming {
			mark(&v)
		}
	}
	unused := func(n *node) bool { return !n.used }
	for _, b := range p.blocks {
		b.phis = slices.DeleteFunc(b.phis, unused)
		b.nodes = slices.DeleteFunc(b.nodes, unused)
	}
}

// substitute replaces nodes everywhere.
func (p *program) substitute(by map[*node]*node) {
	if len(by) == 0 {
		return
	}
	find := func(n *node) *node {
		for by[n] != nil {
			n = by[n]
		}
		return n
	}
	replace := func(n **node) { *n = find(*n) }
	done := map[*address]bool{}
	for _, b := range p.blocks {
		for _, phi := range b.phis {
			for from, v := range phi.incoming {
				phi.incoming[from] = find(v)
			}
		}
		for _, n := range b.nodes {
			for i := range n.args {
				replace(&n.args[i])
			}
			if n.addr != nil && !done[n.addr] {
				done[n.addr] = true
				n.addr.needs(replace)
			}
		}
		if b.term.cond != nil {
			replace(&b.term.cond)
		}
	}
	gone := func(n *node) bool { return by[n] != nil }
	for _, b := range p.blocks {
		b.phis = slices.DeleteFunc(b.phis, gone)
		b.nodes = slices.DeleteFunc(b.nodes, gone)
	}
}
