package fusion

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// costs counts the operations that a nest executes, with changes to how often loops go
// iteration and to how much is in them.
type costs struct {
	trips map[*ir.Operation]int64
	extra map[*ir.Operation]int64
}

// countable reports whether all loops of a nest are directly in each other and have
// a known trip count.
func countable(root affine.For) bool {
	return ir.Walk(root.Op, func(op *ir.Operation) ir.WalkResult {
		loop, ok := affine.AsFor(op)
		if !ok {
			return ir.Advance
		}
		_, known := loop.ConstantTripCount()
		if !known || op != root.Op && !op.ParentOp().Is("affine.for") {
			return ir.Interrupt
		}
		return ir.Advance
	})
}

// of is the number of operations that a loop executes, terminators not counted.
func (c costs) of(loop affine.For) int64 {
	count := c.extra[loop.Op]
	for op := range loop.Body().Ops() {
		inner, isLoop := affine.AsFor(op)
		switch {
		case isLoop:
			count += c.of(inner)
		case !op.Is("affine.if") && op != loop.Yield():
			count++
		}
	}
	trips, ok := c.trips[loop.Op]
	if !ok {
		n, _ := loop.ConstantTripCount()
		trips = int64(n)
	}
	return trips * count
}

// fused is the cost of a nest with the slice of another one in it. A slice of one iteration
// lets the loads that follow use what was stored.
func (s *slice) fused(src, dst *node) (int64, bool) {
	c := costs{trips: map[*ir.Operation]int64{}, extra: map[*ir.Operation]int64{}}
	for k, loop := range s.loops {
		n, ok := s.tripCount(k)
		if !ok {
			return 0, false
		}
		c.trips[loop.Op] = n
	}
	one, ok := s.isOne()
	if !ok {
		return 0, false
	}
	at := s.into[len(s.into)-1]
	if one {
		c.forward(at, src.stores, dst.loads)
	}
	from, _ := src.loop()
	to, _ := dst.loop()
	inserted := c.of(from)
	c.extra[at.Op] = inserted
	c.trips = nil
	return c.of(to), true
}

// forward takes off the stores of a slice and the loads of what they store.
func (c costs) forward(at affine.For, sources, loads []dependence.Access) {
	stored := map[*ir.Value]bool{}
	for _, a := range sources {
		c.extra[at.Op]--
		stored[a.Memref] = true
	}
	for _, a := range loads {
		if stored[a.Memref] && a.Op.ParentRegion().IsWithin(at.Op) && a.Op.ParentOp().Is("affine.for") {
			c.extra[a.Op.ParentOp()]--
		}
	}
}

// profitable returns the depth at which it pays off to put the slice, of those for
// each depth, of which some may be nil: where it needs the least memory with a bearable
// amount of operations executed again.
func (f *fuser) profitable(src, dst *node, load, store dependence.Access, all []*slice) (depth int, ok bool) {
	from, _ := src.loop()
	to, _ := dst.loop()
	if !countable(from) || !countable(to) {
		return 0, false
	}
	whole, ok := ranges{}.box(store, 0)
	if !ok {
		return 0, false
	}
	before := float64(costs{}.of(from)) + float64(costs{}.of(to))
	best, needed := 0.0, int64(0)
	for i := len(all); i >= 1; i-- {
		s := all[i-1]
		if s == nil {
			continue
		}
		cost, ok := s.fused(src, dst)
		if !ok {
			continue
		}
		part, ok := ranges{s, s.into}.box(store, 0)
		if !ok || load.Op != store.Op && part.bytes() != whole.bytes() {
			continue
		}
		reduction := float64(whole.bytes()) / float64(part.bytes())
		if reduction > best && float64(cost)/before-1 < f.tolerance {
			best, depth, needed = reduction, i, part.bytes()
		}
	}
	if depth == 0 {
		return 0, false
	}
	srcBytes, ok := footprint(src)
	_, ok2 := footprint(dst)
	return depth, ok && ok2 && needed <= srcBytes
}
