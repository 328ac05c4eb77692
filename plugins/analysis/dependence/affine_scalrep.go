package dependence

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
)

// AffineScalRep returns the pass `affine-scalrep`.
func AffineScalRep() *pass.Pass {
	return &pass.Pass{
		Name:    "affine-scalrep",
		Summary: "forward stored values to loads, and remove dead stores",
		Doc: `A load of affine is replaced by the value that an earlier store wrote, or that an
earlier load read, if nothing may have written to the element in between. A store
that is certainly overwritten before anything may read it is erased, and so is
memory that is allocated here and only written.`,
		Anchor: "func",
		Around: []pass.AnyAnalysis{alias.Facts}, Preserves: []pass.AnyAnalysis{alias.Facts, pass.Dominance},
		Options: []pass.Option{alias.Option()},
		Run: func(r *pass.Run) error {
			s := newScalarReplacement(r.Op, alias.For(r), pass.Dominance.Of(r))
			s.replaceLoads()
			s.removeStores()
			s.removeMemory()
			r.Stats.Add("num-loads", int64(s.loads))
			r.Stats.Add("num-stores", int64(s.stores))
			if s.analysis.GaveUp() {
				r.Diags.Report(diag.NewRemark(ir.Position(r.Op.Loc()), "there are too many accesses to memory to compare them; some stay"))
			}
			if s.loads+s.stores == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// scalarReplacement works on one function.
type scalarReplacement struct {
	analysis  *Analysis
	dominance *ir.Dominance
	accesses  []Access
	places    map[*ir.Operation]string // what elements an access names
	alike     map[string][]Access      // those that name the same
	dead      []*ir.Operation
	value     map[*ir.Operation]*ir.Value // of loads that are dead
	forwarded []*ir.Value                 // memrefs of which a load was replaced by what was stored
	loads     int
	stores    int
}

func newScalarReplacement(op *ir.Operation, aliases *alias.Analysis, dominance *ir.Dominance) *scalarReplacement {
	s := &scalarReplacement{
		analysis: NewAnalysis(aliases), dominance: dominance,
		places: map[*ir.Operation]string{}, alike: map[string][]Access{}, value: map[*ir.Operation]*ir.Value{},
	}
	numbers := map[*ir.Value]int{}
	ir.Walk(op, func(op *ir.Operation) ir.WalkResult {
		if a, ok := AsAccess(op); ok {
			at := place(a, numbers)
			s.accesses = append(s.accesses, a)
			s.places[op] = at
			s.alike[at] = append(s.alike[at], a)
		}
		return ir.Advance
	})
	return s
}

// place is what is equal for accesses that always name the same elements. It numbers values
// as it meets them.
func place(a Access, numbers map[*ir.Value]int) string {
	at := a.Coordinates.Composed()
	key := at.Map.Append(nil)
	for _, v := range append([]*ir.Value{a.Memref}, at.Operands...) {
		n, ok := numbers[v]
		if !ok {
			n = len(numbers)
			numbers[v] = n
		}
		key = strconv.AppendInt(append(key, ' '), int64(n), 10)
	}
	return string(fmt.Append(key, a.Extent))
}

func (s *scalarReplacement) replaceLoads() {
	for _, load := range s.accesses {
		if load.Store {
			continue
		}
		before := s.analysis.Before(load, ir.EffectWrite)
		if store, ok := s.storeFor(load, before); ok {
			s.replace(load, store.Value())
			if !slices.Contains(s.forwarded, load.Memref) {
				s.forwarded = append(s.forwarded, load.Memref)
			}
			continue
		}
		if earlier, ok := s.loadFor(load, before); ok {
			s.replace(load, s.valueOf(earlier))
		}
	}
	s.loads = s.eraseDead()
}

func (s *scalarReplacement) replace(load Access, v *ir.Value) {
	load.Value().ReplaceAllUsesWith(v)
	s.value[load.Op] = v
	s.dead = append(s.dead, load.Op)
}

// valueOf is what a load results in, or what it was replaced by.
func (s *scalarReplacement) valueOf(load Access) *ir.Value {
	if v, ok := s.value[load.Op]; ok {
		return v
	}
	return load.Value()
}

// storeFor is the store whose value a load finds.
func (s *scalarReplacement) storeFor(load Access, before *Approach) (Access, bool) {
	for _, store := range s.alike[s.places[load.Op]] {
		if store.Store && s.reaches(store, load, before) {
			return store, true
		}
	}
	return Access{}, false
}

// loadFor is a load before another one that finds the same: of those that there are
// the one that dominates the others.
func (s *scalarReplacement) loadFor(load Access, before *Approach) (Access, bool) {
	var found []Access
	for _, other := range s.alike[s.places[load.Op]] {
		if !other.Store && other.Op != load.Op && s.reaches(other, load, before) {
			found = append(found, other)
		}
	}
	for _, a := range found {
		dominates := func(b Access) bool { return a.Op == b.Op || s.dominance.ProperlyDominatesOp(a.Op, b.Op) }
		if !slices.ContainsFunc(found, func(b Access) bool { return !dominates(b) }) {
			return a, true
		}
	}
	return Access{}, false
}

// reaches reports whether an access always comes before a load of the same elements, with a value
// of the same type, and nothing may write to them in between.
func (s *scalarReplacement) reaches(a, load Access, before *Approach) bool {
	return a.Value().Type() == load.Value().Type() && s.dominance.ProperlyDominatesOp(a.Op, load.Op) &&
		!before.Intervenes(a.Op)
}

func (s *scalarReplacement) removeStores() {
	for _, store := range s.accesses {
		if store.Store && s.isOverwritten(store) {
			s.dead = append(s.dead, store.Op)
		}
	}
	s.stores = s.eraseDead()
}

// isOverwritten reports whether a store of the same elements always follows, and nothing may
// read them in between. Of those that follow in the block the first decides.
func (s *scalarReplacement) isOverwritten(store Access) bool {
	decided := false
	for _, later := range s.alike[s.places[store.Op]] {
		inBlock := later.Op.Block() == store.Op.Block()
		if !later.Store || later.Op == store.Op || decided && inBlock ||
			later.Op.ParentRegion() != store.Op.ParentRegion() || !postDominates(later.Op, store.Op) {
			continue
		}
		if !s.analysis.Before(later, ir.EffectRead).Intervenes(store.Op) {
			return true
		}
		decided = decided || inBlock
	}
	return false
}

// postDominates reports whether control, once it was at an operation, comes to
// another one of the region before it leaves the region.
func postDominates(later, op *ir.Operation) bool {
	if later.Block() == op.Block() {
		return op.IsBeforeInBlock(later)
	}
	seen := map[*ir.Block]bool{later.Block(): true}
	work := []*ir.Block{op.Block()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		next := successors(b)
		if len(next) == 0 {
			return false
		}
		work = append(work, next...)
	}
	return true
}

// eraseDead erases what was found to be dead, and returns how much that is.
func (s *scalarReplacement) eraseDead() int {
	gone := make(map[*ir.Operation]bool, len(s.dead))
	for _, op := range s.dead {
		gone[op] = true
	}
	isGone := func(a Access) bool { return gone[a.Op] }
	s.accesses = slices.DeleteFunc(s.accesses, isGone)
	for at, list := range s.alike {
		s.alike[at] = slices.DeleteFunc(list, isGone)
	}
	for _, op := range s.dead {
		op.Erase()
	}
	n := len(s.dead)
	s.dead = nil
	return n
}

// removeMemory erases allocations that are only written and freed any more.
func (s *scalarReplacement) removeMemory() {
	for _, m := range s.forwarded {
		def := m.DefiningOp()
		if def == nil || !def.Is("memref.alloc") {
			continue
		}
		users, ok := onlyWritten(m)
		if !ok {
			continue
		}
		for _, user := range users {
			user.Erase()
			s.stores++
		}
		def.Erase()
	}
}

// onlyWritten reports whether all users of a memref store to it or free it.
func onlyWritten(m *ir.Value) (users []*ir.Operation, ok bool) {
	for use := range m.Uses() {
		user := use.Owner()
		a, isAccess := AsAccess(user)
		stores := isAccess && a.Store && a.Value() != m
		if !stores && !user.Is("memref.dealloc") {
			return nil, false
		}
		users = append(users, user)
	}
	return users, true
}
