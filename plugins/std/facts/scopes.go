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
	known := map[origin][2]ir.Attribute{}
	for _, a := range f.accesses {
		at := f.origins.of(a.memref)
		if _, done := known[at]; !done {
			known[at] = f.scopesOf(at, sites)
		}
		for i, mark := range [...]string{marks.AliasScopes, marks.NoAliasScopes} {
			if list := known[at][i]; list != nil {
				a.op.SetAttr(mark, list)
			}
		}
	}
}

// scopesOf are the scopes that accesses to some memory are to, and those that they never
// touch; nil for none.
func (f *function) scopesOf(at origin, sites []origin) [2]ir.Attribute {
	var lists [2][]ir.Attribute
	for i, site := range sites {
		switch {
		case site == at:
			lists[0] = append(lists[0], f.notes.scope(f.op, i))
		case site.kind == private || at.isSite():
			lists[1] = append(lists[1], f.notes.scope(f.op, i))
		}
	}
	var attrs [2]ir.Attribute
	for i, list := range lists {
		if len(list) > 0 {
			attrs[i] = f.op.Context().ArrayAttr(list)
		}
	}
	return attrs
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
