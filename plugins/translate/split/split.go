package split

import "slices"

// Text cuts LLVM IR into parts of at most about that size in bytes: an even number of about
// equal ones, so that two processors end together. It returns nil when the text is too small to be
// cut, or has something that must stay together.
func Text(text []byte, size int) [][]byte {
	if size <= 0 || len(text) < 2*size {
		return nil
	}
	m, ok := read(string(text))
	if !ok || len(m.shared)*4 > len(text) {
		return nil
	}
	m.join()
	groups := m.group(size)
	if len(groups) < 2 {
		return nil
	}
	parts := make([][]byte, len(groups))
	for i, g := range groups {
		if parts[i], ok = m.part(g); !ok {
			return nil
		}
	}
	return parts
}

// module is a text taken apart.
type module struct {
	head     string // target and types
	shared   string // attribute groups and metadata
	entities []*entity
	byName   map[string]*entity
}

// entity is a function or a global.
type entity struct {
	index   int
	name    string // with its sigil and quotes
	text    string
	kind    kind
	local   bool // seen by its own module only
	refs    []*entity
	parent  *entity // of the set of entities that stay together
	members int     // bytes of that set, kept at its root
}

type kind uint8

const (
	definition  kind = iota // of a function
	variable                // a global with a value
	declaration             // of either
)

// join puts every local entity together with what mentions it.
func (m *module) join() {
	for _, e := range m.entities {
		e.parent, e.members = e, len(e.text)
	}
	for _, e := range m.entities {
		for _, r := range e.refs {
			if r.local {
				unite(e, r)
			}
		}
	}
}

// root finds the first entity of a set.
func (e *entity) root() *entity {
	for e.parent != e {
		e.parent = e.parent.parent
		e = e.parent
	}
	return e
}

func unite(a, b *entity) {
	a, b = a.root(), b.root()
	if a == b {
		return
	}
	if b.index < a.index {
		a, b = b, a
	}
	b.parent = a
	a.members += b.members
}

// group deals the sets out in the order of their first entities: one belongs to the part in which
// its middle lies.
func (m *module) group(size int) [][]*entity {
	total := 0
	for _, e := range m.entities {
		if e.kind != declaration {
			total += len(e.text)
		}
	}
	n := 2 * max(1, (total+2*size-1)/(2*size))
	part := map[*entity]int{}
	dealt := 0
	for _, e := range m.entities {
		if e.kind == declaration || e.root() != e {
			continue
		}
		part[e] = min(n-1, (dealt+e.members/2)*n/max(total, 1))
		dealt += e.members
	}
	groups := make([][]*entity, n)
	for _, e := range m.entities {
		if e.kind != declaration {
			i := part[e.root()]
			groups[i] = append(groups[i], e)
		}
	}
	return slices.DeleteFunc(groups, func(g []*entity) bool { return len(g) == 0 })
}

// part writes one module. It fails when something mentioned cannot be declared.
func (m *module) part(group []*entity) ([]byte, bool) {
	state := make([]uint8, len(m.entities)) // 1: mentioned, 2: here
	for _, e := range group {
		state[e.index] = 2
	}
	for _, e := range group {
		for _, r := range e.refs {
			state[r.index] |= 1
		}
	}
	out := append([]byte(nil), m.head...)
	for _, e := range m.entities {
		switch state[e.index] {
		case 1:
			text, ok := e.declaration()
			if !ok {
				return nil, false
			}
			out = append(out, text...)
		case 2, 3:
			out = append(out, e.text...)
		}
	}
	return append(out, m.shared...), true
}
