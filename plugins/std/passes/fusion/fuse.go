package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// fuser fuses the nests of one function.
type fuser struct {
	*graph
	analysis  *dependence.Analysis
	effort    *presburger.Effort
	tolerance float64
	maximal   bool
	space     ir.Attribute // fast memory; nil for none
	threshold int64        // bytes that are put there
	fused     int
	sunk      int // nests whose loops were exchanged
	tries     int // pairs of nests that are still looked at closely
	looks     int // pairs of siblings that are still looked at
}

// What bounds the work: how many pairs of accesses are compared for two nests, and how
// many pairs of nests are looked at for each one, and at least.
const (
	maxPairs     = 1 << 12
	triesPerNode = 16
	looksPerNode = 32
	minTries     = 1 << 10
)

// produce fuses nests into those that load what they store, as long as a memref has no more
// than that many users.
func (f *fuser) produce(maxUsers int) {
	order := visitOrder(f.sorted())
	for _, dst := range order {
		if n := f.nodes[dst]; n != nil && n.fusible() {
			f.sink(n)
			f.fuseInto(n, maxUsers)
		}
	}
}

func (f *fuser) fuseInto(dst *node, maxUsers int) {
	for again := true; again; {
		again = false
		for _, src := range f.producers(dst) {
			n := f.nodes[src]
			if n != nil && n.fusible() && f.tryProducer(n, dst, maxUsers) {
				again = true
			}
		}
	}
}

// producers are the nests that store what another one loads, the last first.
func (f *fuser) producers(dst *node) []int {
	var out []int
	for _, e := range f.in[dst.id] {
		out = append(out, e.to)
	}
	slices.Sort(out)
	out = slices.DeleteFunc(slices.Compact(out), func(id int) bool {
		return !f.nodes[id].op.Is("affine.for") || len(shared(f.nodes[id], dst)) == 0
	})
	slices.Reverse(out)
	return out
}

// shared are the memrefs that one nest stores to and another one loads from.
func shared(src, dst *node) (out []*ir.Value) {
	for _, a := range src.stores {
		if dst.loadsFrom(a.Memref) && !slices.Contains(out, a.Memref) {
			out = append(out, a.Memref)
		}
	}
	return out
}

// tryProducer fuses a nest into one that loads what it stores, if that is possible and pays
// off.
func (f *fuser) tryProducer(src, dst *node, maxUsers int) bool {
	memrefs := shared(src, dst)
	if len(memrefs) == 0 {
		return false // what they shared is private memory of dst by now
	}
	for _, m := range memrefs {
		if f.outCount(src.id, m) > maxUsers {
			return false
		}
	}
	if src.branches || dst.branches || !src.isMovable() || f.isInCrowd(src) || f.isInCrowd(dst) || f.usedBetween(src, dst) {
		return false
	}
	at := f.place(src.id, dst.id)
	if at == nil || !f.mayTry(src, dst) {
		return false
	}
	all, deepest := f.slicesFor(src, dst, memrefs)
	if deepest == 0 {
		return false
	}
	depth := deepest
	var stores []dependence.Access
	for _, a := range src.stores {
		if slices.Contains(memrefs, a.Memref) {
			stores = append(stores, a)
		}
	}
	if !f.maximal && len(stores) == 1 {
		best, ok := f.profitable(src, dst, stores[0], stores[0], all[:deepest])
		if !ok {
			return false
		}
		depth = best
	}
	return f.fuse(fusion{src: src, dst: dst, slice: all[depth-1], at: at, memrefs: memrefs})
}

// mayTry counts the pairs of nests that are looked at closely, and leaves out those with too
// many accesses.
func (f *fuser) mayTry(src, dst *node) bool {
	if f.tries <= 0 {
		return false
	}
	f.tries--
	n, m := len(src.loads)+len(src.stores), len(dst.loads)+len(dst.stores)
	return max(n, m)*m <= maxPairs && n*n <= maxPairs
}

// slicesFor are the slices of a nest for each depth of another one; nil where there is none, or
// it must not be put there. The depth of the deepest is returned, too.
func (f *fuser) slicesFor(src, dst *node, memrefs []*ir.Value) (all []*slice, deepest int) {
	var users []dependence.Access
	for _, a := range dst.accesses() {
		if slices.Contains(memrefs, a.Memref) {
			users = append(users, a)
		}
	}
	most := len(commonLoops(users))
	all = make([]*slice, most)
	limit := f.maxDepth(src, dst)
	for depth := 1; depth <= min(most, limit); depth++ {
		s, ok := sliceFor(f.analysis, src.stores, dst.accesses(), depth)
		if !ok || !s.takeCarrying() || !f.isInside(s) || !f.keepsOrder(s, src, dst) || !f.mayDivide(src, s) {
			continue
		}
		all[depth-1], deepest = s, depth
	}
	return all, deepest
}

// commonLoops are the loops around all accesses.
func commonLoops(accesses []dependence.Access) []affine.For {
	common := loopsAround(accesses[0].Op)
	for _, a := range accesses[1:] {
		other := loopsAround(a.Op)
		n := 0
		for n < len(common) && n < len(other) && common[n] == other[n] {
			n++
		}
		common = common[:n]
	}
	return common
}

// maxDepth is how deep a slice may stand: not in a loop of which one iteration depends on
// another by a memref that the slice stores to.
func (f *fuser) maxDepth(src, dst *node) int {
	var users []dependence.Access
	for _, a := range dst.accesses() {
		if src.storesTo(a.Memref) {
			users = append(users, a)
		}
	}
	most := len(commonLoops(users))
	for _, a := range users {
		for _, b := range users {
			if !a.Store && !b.Store {
				continue
			}
			r := f.analysis.Relate(a, b)
			for depth := 1; depth <= most; depth++ {
				if r.At(depth) != dependence.None {
					most = depth - 1
				}
			}
		}
	}
	return most
}

// fusion is what is decided on.
type fusion struct {
	src, dst *node
	slice    *slice
	at       *ir.Operation // where the nest will stand
	memrefs  []*ir.Value   // that the one stores to and the other one loads from
}

func (f *fuser) fuse(x fusion) bool {
	escaping := f.escaping(x.src)
	removed := f.isRemovable(x, escaping)
	if !removed && !f.isRepeatable(x.src) {
		return false
	}
	private, ok := f.private(x, escaping, removed)
	if !ok {
		return false
	}
	insert(x.slice, x.src.op, true)
	if x.at != x.dst.op {
		x.dst.op.MoveBefore(x.at)
	}
	var values []*ir.Value
	for _, p := range private {
		values = append(values, p.memref)
	}
	f.merge(x.src.id, x.dst.id, values, removed)
	for _, p := range private {
		buffer := f.privatize(x.dst.op, p)
		f.connectNodes(f.add(buffer.DefiningOp()).id, x.dst.id, buffer)
	}
	x.dst.collect()
	if removed {
		f.removeNode(x.src.id)
		x.src.op.Erase()
	}
	f.fused++
	return true
}

// escaping are the memrefs that a nest stores to and that are not allocated in the function, or
// that something else than affine accesses uses.
func (f *fuser) escaping(n *node) (out []*ir.Value) {
	for _, a := range n.stores {
		escapes := !alias.IsAllocation(a.Memref)
		for use := range a.Memref.Uses() {
			if user, ok := dependence.AsAccess(use.Owner()); !ok || user.Store && user.Value() == a.Memref {
				escapes = true
			}
		}
		if escapes && !slices.Contains(out, a.Memref) {
			out = append(out, a.Memref)
		}
	}
	return out
}

// isRemovable reports whether the first nest can be erased: nothing before the place of the
// fused nest loads what it stores, and if something after it does, the slices together compute
// everything.
func (f *fuser) isRemovable(x fusion, escaping []*ir.Value) bool {
	wanted := len(escaping) > 0
	for _, e := range f.out[x.src.id] {
		other := f.nodes[e.to].op
		if other == x.dst.op {
			continue
		}
		if x.at != other && !x.at.IsBeforeInBlock(other) {
			return false
		}
		wanted = true
	}
	return !wanted || f.isWhole(x.slice, x.src)
}

// insert puts a copy of a nest, of which only a slice is left, at the beginning or the end
// of the body of the loop that it is for.
func insert(s *slice, nest *ir.Operation, first bool) {
	inner := s.into[len(s.into)-1]
	b := ir.BuilderBefore(inner.Yield())
	if first {
		b.SetInsertionPointToStart(inner.Body())
	}
	m := ir.NewMapping()
	b.Clone(nest, m)
	var copies []affine.For
	for k, loop := range s.loops {
		iv := m.Value(loop.InductionVar())
		copy, _ := affine.AsFor(iv.Block().ParentOp())
		lower, upper := s.bounds(k)
		copy.SetLowerBound(lower)
		copy.SetUpperBound(upper)
		copies = append(copies, copy)
	}
	for _, loop := range copies {
		loops.Promote(loop)
	}
}
