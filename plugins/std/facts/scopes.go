package facts

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/marks"
)

// maxSites is how many places in a function that make memory are told apart; each access
// names all.
const maxSites = 32

// markScopes tells of each access which memory it is to, and to which it is not.
func (f *function) markScopes() {
	sites := f.sites()
	if len(sites) == 0 {
		return
	}
	for _, a := range f.accesses {
		at := f.origins.of(a.memref)
		for i, site := range sites {
			switch {
			case site == at:
				add(a.op, marks.AliasScopes, f.notes.scope(f.op, i))
			case site.kind == private || at.isSite():
				add(a.op, marks.NoAliasScopes, f.notes.scope(f.op, i))
			}
		}
	}
}

// sites are the places that make memory which some access is known not to be to. An
// access to what an argument names may be to any but private memory: in a run of the
// function that made it, perhaps, and handed it out.
func (f *function) sites() []origin {
	var all []origin
	seen := map[origin]bool{}
	knownSites := 0
	for _, a := range f.accesses {
		at := f.origins.of(a.memref)
		if seen[at] {
			continue
		}
		seen[at] = true
		if at.isSite() {
			knownSites++
			all = append(all, at)
		}
	}
	var sites []origin
	for _, at := range all {
		if len(sites) < maxSites && (knownSites > 1 || at.kind == private && len(seen) > 1) {
			sites = append(sites, at)
		}
	}
	return sites
}

// add adds an element to a mark that is a list.
func add(op *ir.Operation, mark string, what ir.Attribute) {
	var list []ir.Attribute
	if old, ok := op.Attr(mark).(*ir.ArrayAttr); ok {
		list = old.Elems()
	}
	op.SetAttr(mark, op.Context().ArrayAttr(append(list[:len(list):len(list)], what)))
}
