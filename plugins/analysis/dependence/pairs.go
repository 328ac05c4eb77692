package dependence

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// What bounds the work to answer one question about a loop: how many pairs of accesses are
// compared, and how many accesses are paired.
const (
	maxPairs    = 1 << 12
	maxAccesses = 1 << 11
)

// AccessesIn are the accesses inside of an operation that a view recognizes, in the order of
// the text. An operation with other effects ends the list and is returned.
func AccessesIn(op *ir.Operation, view func(*ir.Operation) (Access, bool)) (list []Access, other *ir.Operation) {
	ir.Walk(op, func(inner *ir.Operation) ir.WalkResult {
		f := inner.Traits()
		a, is := view(inner)
		switch {
		case is:
			list = append(list, a)
		case inner.NumRegions() > 0 && f.OnlyInside():
		case !ir.HasNoEffects(inner):
			other = inner
			return ir.Interrupt
		}
		return ir.Advance
	})
	return list, other
}

// MayDepend reports whether one of two accesses may have to stay behind the other.
func (a *Analysis) MayDepend(source, sink Access) bool {
	return (source.Store || sink.Store) && a.MayAlias(source.Memref, sink.Memref)
}

// TooManyPairs reports whether more pairs of accesses than the bound may depend on each other.
// It counts no fewer than there are: arguments, globals and memrefs of unknown origin count as
// one memory, which may be that of each allocation.
func (a *Analysis) TooManyPairs(list []Access) bool {
	known, shared, all := map[alias.Object]*tally{}, tally{}, tally{}
	for _, access := range list {
		object := a.aliases.ObjectOf(access.Memref)
		switch object.Kind {
		case alias.Unknown, alias.Argument, alias.Global:
			shared.add(access)
			continue
		}
		if known[object] == nil {
			known[object] = &tally{}
		}
		known[object].add(access)
		all.add(access)
	}
	pairs := shared.with(shared) + 2*shared.with(all)
	for _, t := range known {
		pairs += t.with(*t)
	}
	return pairs > maxPairs || len(list) > maxAccesses
}

// tally counts accesses to one memory.
type tally struct{ loads, stores int }

func (t *tally) add(a Access) {
	if a.Store {
		t.stores++
		return
	}
	t.loads++
}

// with is how many pairs have a store.
func (t tally) with(u tally) int { return t.stores*(u.stores+u.loads) + t.loads*u.stores }
