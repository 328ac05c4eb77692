package llvmhints

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/hints"
)

// maxSites is the largest number of sites in a function that get scopes; each access lists all
// of them.
const maxSites = 32

// addScopes adds to each access the scope of its memory, and the scopes that it does not
// access.
func (f *function) addScopes() {
	sites := f.sites()
	if len(sites) == 0 {
		return
	}
	known := map[alias.Object][2]ir.Attribute{}
	for _, a := range f.accesses {
		at := f.aliases.ObjectOf(a.memref)
		if _, done := known[at]; !done {
			known[at] = f.scopesOf(at, sites)
		}
		for i, hint := range [...]string{hints.AliasScopes, hints.NoAliasScopes} {
			if list := known[at][i]; list != nil {
				a.op.SetAttr(hint, list)
			}
		}
	}
}

// scopesOf are the scopes that accesses to some memory are to, and those that they never
// touch; nil for none.
func (f *function) scopesOf(at alias.Object, sites []alias.Object) [2]ir.Attribute {
	var lists [2][]ir.Attribute
	for i, site := range sites {
		switch {
		case site == at:
			lists[0] = append(lists[0], f.notes.scope(f.op, i))
		case f.isPrivate(site) || isSite(at):
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
func (f *function) sites() []alias.Object {
	var all []alias.Object
	seen := map[alias.Object]bool{}
	knownSites := 0
	for _, a := range f.accesses {
		at := f.aliases.ObjectOf(a.memref)
		if seen[at] {
			continue
		}
		seen[at] = true
		if isSite(at) {
			knownSites++
			all = append(all, at)
		}
	}
	var sites []alias.Object
	for _, at := range all {
		if len(sites) < maxSites && (knownSites > 1 || f.isPrivate(at) && len(seen) > 1) {
			sites = append(sites, at)
		}
	}
	return sites
}

// isSite reports whether it is known which operation makes the memory, or which global it is.
func isSite(o alias.Object) bool { return o.Kind >= alias.Global }

// isPrivate reports whether nothing but this function, in any of its activations, accesses
// the memory that a site makes; or nothing but what names the global.
func (f *function) isPrivate(site alias.Object) bool {
	if site.Kind != alias.Allocation {
		return site.Kind == alias.Private || site.Kind == alias.Constant
	}
	local, known := f.local[site.Value]
	if !known {
		local = f.aliases.IsLocal(site.Value)
		f.local[site.Value] = local
	}
	return local
}
