package kernel

import (
	"github.com/mlirc/mlirc/core/ir"
)

// A cell is a part of an object of one invocation that is always accessed as a whole.
type cell struct {
	obj *object
	off int64
}

// promoter makes values of cells.
type promoter struct {
	*program
	types   map[cell]ir.Type
	bad     map[*object]bool
	entries map[*block]map[cell]*node // what a cell holds where a block begins
	exits   map[*block]map[cell]*node
	by      map[*node]*node // loads and phis, and what they are
}

// promote makes values of the memory of one invocation, where no address of it is computed.
func (p *program) promote() {
	m := &promoter{program: p, types: map[cell]ir.Type{}, bad: map[*object]bool{}, entries: map[*block]map[cell]*node{}, exits: map[*block]map[cell]*node{}, by: map[*node]*node{}}
	m.findCells()
	if len(m.types) == 0 {
		return
	}
	for _, b := range p.blocks {
		m.forward(b)
	}
	for _, b := range p.blocks {
		m.joinPhis(b)
	}
	m.simplifyPhis()
	p.substitute(m.by)
	for _, b := range p.blocks {
		kept := b.nodes[:0]
		for _, n := range b.nodes {
			if n.op == opStore && m.isCell(n.addr) {
				continue
			}
			kept = append(kept, n)
		}
		b.nodes = kept
	}
}

// isCell reports whether an address is of a cell.
func (m *promoter) isCell(a *address) bool {
	return a != nil && a.obj != nil && a.obj.kind == privateObject && !m.bad[a.obj]
}

// findCells finds the objects that are accessed in cells alone.
func (m *promoter) findCells() {
	sizes := map[cell]int64{}
	byObject := map[*object][]cell{}
	for _, b := range m.blocks {
		for _, n := range b.nodes {
			if n.addr == nil || n.addr.obj == nil || n.addr.obj.kind != privateObject {
				continue
			}
			o := n.addr.obj
			if len(n.addr.terms) > 0 || n.op != opLoad && n.op != opStore {
				m.bad[o] = true
				continue
			}
			t := n.typ
			if n.op == opStore {
				t = n.args[0].typ
			}
			c := cell{o, n.addr.off}
			if sizes[c] == 0 {
				sizes[c] = sizeOf(t)
				m.types[c] = t
				byObject[o] = append(byObject[o], c)
			}
			if sizes[c] != sizeOf(t) || bitsOf(m.types[c]) != bitsOf(t) {
				m.bad[o] = true
			}
		}
	}
	for o, cells := range byObject {
		used := map[int64]bool{}
		for _, c := range cells {
			for i := range sizes[c] {
				if used[c.off+i] {
					m.bad[o] = true
				}
				used[c.off+i] = true
			}
		}
	}
	for c := range m.types {
		if m.bad[c.obj] {
			delete(m.types, c)
		}
	}
}

// forward finds the values of loads within a block, and what it leaves in cells.
func (m *promoter) forward(b *block) {
	held := map[cell]*node{}
	var list []*node
	for _, n := range b.nodes {
		if (n.op != opLoad && n.op != opStore) || !m.isCell(n.addr) {
			list = append(list, n)
			continue
		}
		c := cell{n.addr.obj, n.addr.off}
		if n.op == opStore {
			v := n.args[0]
			if v.typ != m.types[c] {
				v = &node{op: "llvm.bitcast", typ: m.types[c], args: []*node{v}, blk: b, loc: n.loc, id: m.nextNode}
				m.nextNode++
				list = append(list, v)
			}
			held[c] = v
			list = append(list, n)
			continue
		}
		v := held[c]
		if v == nil {
			v = m.atEntry(b, c)
			held[c] = v
		}
		list = append(list, n)
		if v.typ == n.typ {
			m.by[n] = v
			continue
		}
		n.op, n.addr, n.attrs, n.args = "llvm.bitcast", nil, nil, []*node{v}
	}
	b.nodes = list
	m.exits[b] = held
}

// atEntry is what a cell holds where a block begins: a phi, which may turn out to be needless.
func (m *promoter) atEntry(b *block, c cell) *node {
	if m.entries[b] == nil {
		m.entries[b] = map[cell]*node{}
	}
	if n := m.entries[b][c]; n != nil {
		return n
	}
	n := &node{op: opPhi, typ: m.types[c], blk: b, loc: m.loc, id: m.nextNode, incoming: map[*block]*node{}}
	m.nextNode++
	if len(b.preds) == 0 {
		n.op = opUndef
	}
	m.entries[b][c] = n
	return n
}

// joinPhis adds the operands of a block's new phis, and those of the blocks before that it takes.
func (m *promoter) joinPhis(b *block) {
	type work struct {
		b *block
		c cell
	}
	var list []work
	for c := range m.entries[b] {
		list = append(list, work{b, c})
	}
	for len(list) > 0 {
		w := list[len(list)-1]
		list = list[:len(list)-1]
		phi := m.entries[w.b][w.c]
		if phi.op != opPhi || len(phi.incoming) > 0 {
			continue
		}
		for _, p := range w.b.preds {
			v := m.exits[p][w.c]
			if v == nil {
				v = m.atEntry(p, w.c)
				list = append(list, work{p, w.c})
			}
			phi.incoming[p] = v
		}
	}
}

// simplifyPhis replaces phis of one value, and adds the others to their blocks.
func (m *promoter) simplifyPhis() {
	find := func(n *node) *node {
		for m.by[n] != nil {
			n = m.by[n]
		}
		return n
	}
	for changed := true; changed; {
		changed = false
		for _, b := range m.blocks {
			for _, phi := range m.entries[b] {
				if phi.op != opPhi || m.by[phi] != nil {
					continue
				}
				var only *node
				same := true
				for _, v := range phi.incoming {
					v = find(v)
					if v == phi || v == only {
						continue
					}
					if only != nil {
						same = false
						break
					}
					only = v
				}
				if same && only != nil {
					m.by[phi] = only
					changed = true
				}
			}
		}
	}
	for _, b := range m.blocks {
		var cells []*node
		for _, n := range m.entries[b] {
			if m.by[n] == nil {
				cells = append(cells, n)
			}
		}
		sortNodes(cells)
		for _, n := range cells {
			if n.op == opPhi {
				b.phis = append(b.phis, n)
			} else {
				b.nodes = append([]*node{n}, b.nodes...)
			}
		}
	}
}
