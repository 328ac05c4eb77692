package fusion

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// region is the box of elements that accesses touch, for given values of outer
// induction variables and symbols.
type region struct {
	memref *ir.Value
	lower  []sum
	extent []int64
}

// ranges gives the ranges of induction variables: those of a slice, if there is one, and
// otherwise the bounds of their loops.
type ranges struct {
	slice *slice
	outer []affine.For // loops around the slice that are executed, too
}

// of is the first and the last induction variable of a loop.
func (r ranges) of(loop affine.For) (first, last sum, ok bool) {
	lower, upper := loop.Lower().FullyComposed(), loop.Upper().FullyComposed()
	if r.slice != nil {
		if k := slices.Index(r.slice.loops, loop); k >= 0 {
			lower, upper = r.slice.bounds(k)
		}
	}
	if len(lower.Map.Results) != 1 || len(upper.Map.Results) != 1 {
		return sum{}, sum{}, false
	}
	first, ok = sumOf(lower.Map.Results[0], lower)
	end, ok2 := sumOf(upper.Map.Results[0], upper)
	return first, end.plus(sum{constant: -1}, 1), ok && ok2
}

// box is what an access touches in all iterations of the loops around it from depth on. A
// dimension whose range is unknown is covered whole, if the type gives its size.
func (r ranges) box(a dependence.Access, depth int) (*region, bool) {
	t, ok := a.Memref.Type().(*ir.MemRefType)
	if !ok {
		return nil, false
	}
	out := &region{memref: a.Memref}
	loops := loopsAround(a.Op)
	around := slices.Concat(r.outer, loops[min(depth, len(loops)):])
	for d, e := range a.Coordinates.Map.Results {
		size := t.Shape()[d]
		first, extent, known := r.side(e, a.Coordinates, around)
		if known && d >= len(a.Coordinates.Map.Results)-len(a.Extent) {
			extent += a.Extent[d-len(a.Coordinates.Map.Results)+len(a.Extent)] - 1
		}
		if !known || size != ir.Dynamic && extent > size {
			if size == ir.Dynamic {
				return nil, false
			}
			first, extent = sum{}, size
		}
		if extent <= 0 {
			return nil, false
		}
		out.lower, out.extent = append(out.lower, first), append(out.extent, extent)
	}
	return out, true
}

// side is the least value of an expression, and how many there are up to the greatest.
func (r ranges) side(e core.Expr, m affine.ValueMap, loops []affine.For) (least sum, extent int64, ok bool) {
	s, ok := sumOf(e, m)
	if !ok {
		return sum{}, 0, false
	}
	least, greatest, ok := r.reach(s, loops)
	span := greatest.plus(least, -1)
	return least, span.constant + 1, ok && span.isNumber()
}

// reach is from where to where a sum goes. Remainders go from zero up to their divisor;
// quotients of what changes in the loops have to go from a number to a number.
func (r ranges) reach(s sum, loops []affine.For) (least, greatest sum, ok bool) {
	least, greatest = s, s
	for _, p := range s.parts {
		if !p.isMod && !changesIn(p.form, loops) {
			continue
		}
		from, to, ok := r.part(p, loops)
		if !ok {
			return sum{}, sum{}, false
		}
		gone := sum{parts: map[string]part{p.key(): p}}
		least = least.plus(gone, -1).plus(sum{constant: min(p.factor*from, p.factor*to)}, 1)
		greatest = greatest.plus(gone, -1).plus(sum{constant: max(p.factor*from, p.factor*to)}, 1)
	}
	for _, loop := range slices.Backward(loops) {
		iv := loop.InductionVar()
		low, high := least.of[iv], greatest.of[iv]
		if low == 0 && high == 0 {
			continue
		}
		first, last, known := r.of(loop)
		if !known {
			return sum{}, sum{}, false
		}
		if low < 0 {
			least = least.without(iv).plus(last, low)
		} else {
			least = least.without(iv).plus(first, low)
		}
		if high < 0 {
			greatest = greatest.without(iv).plus(first, high)
		} else {
			greatest = greatest.without(iv).plus(last, high)
		}
	}
	if slices.ContainsFunc([]sum{least, greatest}, func(s sum) bool { return s.hasRemainder() || changesIn(s, loops) }) {
		return r.again(least, greatest, loops)
	}
	return least, greatest, true
}

// again is where sums go that have bounds of loops in them by now.
func (r ranges) again(low, high sum, loops []affine.For) (least, greatest sum, ok bool) {
	least, _, ok = r.reach(low, loops)
	_, greatest, ok2 := r.reach(high, loops)
	return least, greatest, ok && ok2
}

// part is from where to where a quotient or remainder goes.
func (r ranges) part(p part, loops []affine.For) (from, to int64, ok bool) {
	if p.isMod {
		return 0, p.divisor - 1, true
	}
	least, greatest, ok := r.reach(p.form, loops)
	if !ok || !least.isNumber() || !greatest.isNumber() {
		return 0, 0, false
	}
	return num.FloorDiv(least.constant, p.divisor), num.FloorDiv(greatest.constant, p.divisor), true
}

// changesIn reports whether a sum has induction variables of loops in it.
func changesIn(s sum, loops []affine.For) bool {
	values := s.values()
	return slices.ContainsFunc(loops, func(loop affine.For) bool { return values[loop.InductionVar()] })
}

// include widens a region so that another one of the memref is in it.
func (g *region) include(other *region) bool {
	for d := range g.lower {
		apart := other.lower[d].plus(g.lower[d], -1)
		if !apart.isNumber() {
			return false
		}
		end := max(g.extent[d], apart.constant+other.extent[d])
		if apart.constant < 0 {
			g.lower[d] = other.lower[d]
			end -= apart.constant
		}
		g.extent[d] = end
	}
	return true
}

// contains reports whether another region of the memref is certainly inside.
func (g *region) contains(other *region) bool {
	for d := range g.lower {
		apart := other.lower[d].plus(g.lower[d], -1)
		if !apart.isNumber() || apart.constant < 0 || apart.constant+other.extent[d] > g.extent[d] {
			return false
		}
	}
	return true
}

// bytes is how large a region is; an element of unknown size counts for 8.
func (g *region) bytes() int64 {
	n, ok := view.ElementBytes(g.memref.Type().(*ir.MemRefType).Elem(), view.IndexBytes)
	if !ok {
		n = 8
	}
	for _, e := range g.extent {
		n *= e
	}
	return n
}

// footprint is how many bytes of all memrefs a nest touches; ok is false if that is not
// known.
func footprint(n *node) (bytes int64, ok bool) {
	var all []*region
	for _, a := range n.accesses() {
		box, ok := ranges{}.box(a, 0)
		if !ok {
			return 0, false
		}
		at := slices.IndexFunc(all, func(g *region) bool { return g.memref == a.Memref })
		if at < 0 {
			all = append(all, box)
		} else if !all[at].include(box) {
			return 0, false
		}
	}
	for _, g := range all {
		bytes += g.bytes()
	}
	return bytes, true
}
