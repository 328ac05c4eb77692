package fusion

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

// share fuses nests that load from one memref and do not depend on each other.
func (f *fuser) share() {
	for _, id := range visitOrder(f.sorted()) {
		dst := f.nodes[id]
		if dst == nil || !dst.fusible() || f.isInCrowd(dst) {
			continue
		}
		visited := map[int]bool{}
		for {
			sibling, memref := f.sibling(dst, visited)
			if sibling == nil {
				break
			}
			visited[sibling.id] = true
			f.trySibling(sibling, dst, memref)
		}
	}
}

// sibling is a nest that loads what another one loads: an argument of the function, or
// what a node before both stores.
func (f *fuser) sibling(dst *node, visited map[int]bool) (*node, *ir.Value) {
	block := dst.op.Block()
	for _, arg := range block.Args() {
		if !dst.loadsFrom(arg) {
			continue
		}
		for use := arg.FirstUse(); use != nil && f.mayLook(); use = use.Next() {
			a, ok := dependence.AsAccess(use.Owner())
			if !ok || a.Store || a.Memref != arg {
				continue
			}
			if n := f.nests[topLevel(use.Owner(), block)]; f.areSiblings(n, dst, arg, visited) {
				return n, arg
			}
		}
	}
	for _, in := range f.in[dst.id] {
		if !dst.loadsFrom(in.value) || !f.nodes[in.to].storesTo(in.value) {
			continue
		}
		for _, out := range f.out[in.to] {
			if f.mayLook() && out.value == in.value && f.areSiblings(f.nodes[out.to], dst, out.value, visited) {
				return f.nodes[out.to], out.value
			}
		}
	}
	return nil, nil
}

// mayLook counts the uses that are looked at in search of siblings.
func (f *fuser) mayLook() bool {
	f.steps++
	return f.steps <= maxSteps
}

// areSiblings reports whether a nest may be fused into another one because both load from
// a memref: it does so once, stores to one memref only, and no way leads from one to the
// other.
func (f *fuser) areSiblings(n, dst *node, memref *ir.Value, visited map[int]bool) bool {
	if n == nil || n == dst || visited[n.id] || !n.fusible() || f.isInCrowd(n) || f.looks <= 0 {
		return false
	}
	f.looks--
	loads := 0
	for _, a := range n.loads {
		if a.Memref == memref {
			loads++
		}
		if n.storesTo(a.Memref) && f.inCount(n.id, a.Memref) > 0 {
			return false
		}
	}
	for _, a := range n.stores {
		if a.Memref != n.stores[0].Memref {
			return false
		}
	}
	first, second := inOrder(n, dst)
	return loads == 1 && len(n.stores) > 0 && !f.usedBetween(first, second) && !f.areOrdered(n, dst)
}

// areOrdered reports whether one of two nodes must stay behind the other.
func (f *fuser) areOrdered(a, b *node) bool {
	return f.leadsTo(a.id, b.id) || f.leadsTo(b.id, a.id) ||
		slices.Contains(f.keptBehind[a.id], b.id) || slices.Contains(f.keptBehind[b.id], a.id)
}

func inOrder(a, b *node) (first, second *node) {
	if a.op.IsBeforeInBlock(b.op) {
		return a, b
	}
	return b, a
}

// trySibling fuses a nest into its sibling, if that is possible and pays off.
func (f *fuser) trySibling(src, dst *node, memref *ir.Value) {
	first, second := inOrder(src, dst)
	at := f.place(first.id, second.id)
	if at == nil || !src.isMovable() || src.branches || dst.branches || !f.mayTry(src, dst) {
		return
	}
	load := slices.IndexFunc(src.loads, func(a dependence.Access) bool { return a.Memref == memref })
	var users []dependence.Access
	for _, a := range dst.loads {
		if a.Memref == memref {
			users = append(users, a)
		}
	}
	all := make([]*slice, len(loopsAround(users[0].Op)))
	deepest := 0
	for depth := 1; depth <= len(all); depth++ {
		if s, ok := f.siblingSlice(src, src.loads[load], users, depth); ok {
			all[depth-1], deepest = s, depth
		}
	}
	if deepest == 0 {
		return
	}
	if depth := deepest; !f.maximal {
		best, ok := f.profitable(src, dst, src.loads[load], src.stores[len(src.stores)-1], all[:depth])
		if !ok {
			return
		}
		deepest = best
	}
	insert(all[deepest-1], src.op, first == src)
	if at != dst.op {
		dst.op.MoveBefore(at)
	}
	f.merge(src.id, dst.id, nil, true)
	dst.collect()
	f.removeNode(src.id)
	src.op.Erase()
	f.fused++
}

// siblingSlice is the slice of a nest for the loads of another one. The first of its loops
// whose iterations depend on each other, and those inside, stay whole. As the nest goes away, the
// slices must be all there is.
func (f *fuser) siblingSlice(src *node, load dependence.Access, users []dependence.Access, depth int) (s *slice, ok bool) {
	for _, user := range users {
		if len(loopsAround(user.Op)) < depth {
			return nil, false
		}
		one, ok := sliceOf(load, user, depth)
		if !ok {
			return nil, false
		}
		if s == nil {
			s = one
		} else if !s.include(one) {
			return nil, false
		}
	}
	sequential := false
	for k, loop := range s.loops {
		sequential = sequential || len(loop.IterArgs()) > 0 || !f.analysis.MemoryParallel(loop)
		if sequential && !s.takeAll(k) {
			return nil, false
		}
	}
	return s, f.isInside(s) && f.isWhole(s, src) && f.mayDivide(src, s)
}
