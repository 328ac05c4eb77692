package fusion

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/affine"
	"github.com/mlirc/mlirc/plugins/std/dependence"
)

// region is the box of elements that accesses touch, for given values of outer
// counters and symbols.
type region struct {
	memref *ir.Value
	lower  []sum
	extent []int64
}

// sum is a linear form of values.
type sum struct {
	of       map[*ir.Value]int64
	constant int64
}

func (s sum) plus(t sum, factor int64) sum {
	out := sum{of: map[*ir.Value]int64{}, constant: s.constant + factor*t.constant}
	for v, c := range s.of {
		out.of[v] = c
	}
	for v, c := range t.of {
		if out.of[v] += factor * c; out.of[v] == 0 {
			delete(out.of, v)
		}
	}
	return out
}

// sumOf is an expression as a linear form; ok is false if it is none.
func sumOf(e core.Expr, m affine.ValueMap) (sum, bool) {
	switch e := e.(type) {
	case core.Constant:
		return sum{constant: int64(e)}, e < limit && e > -limit
	case core.Dim:
		return sum{of: map[*ir.Value]int64{m.Dims()[e]: 1}}, true
	case core.Symbol:
		return sum{of: map[*ir.Value]int64{m.Symbols()[e]: 1}}, true
	}
	b := e.(*core.Binary)
	l, ok := sumOf(b.LHS(), m)
	if !ok {
		return sum{}, false
	}
	if factor, isConstant := b.RHS().(core.Constant); b.Op() == core.OpMul && isConstant {
		return sum{}.plus(l, int64(factor)), factor < limit && factor > -limit
	}
	r, ok := sumOf(b.RHS(), m)
	if !ok || b.Op() != core.OpAdd {
		return sum{}, false
	}
	return l.plus(r, 1), true
}

// ranges tells from where to where counters go: those of a slice, if there is one,
// and else what their loops say.
type ranges struct {
	slice *slice
	outer []affine.For // loops around the slice that go round, too
}

// of is the first and the last counter of a loop.
func (r ranges) of(loop affine.For) (first, last sum, ok bool) {
	lower, upper := loop.LowerBound().FullyComposed(), loop.UpperBound().FullyComposed()
	if r.slice != nil {
		if k := slices.Index(r.slice.loops, loop); k >= 0 {
			lower, upper = r.slice.bounds(k)
		}
	}
	if len(lower.Map.Results) != 1 || len(upper.Map.Results) != 1 {
		return sum{}, sum{}, false
	}
	first, ok = sumOf(lower.Map.Results[0], lower)
	last, ok2 := sumOf(upper.Map.Results[0], upper)
	last.constant--
	return first, last, ok && ok2
}

// box is what an access touches while the loops around it from depth on go round. A
// dimension of which that is not known is all there is, if the type tells it.
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
	least, ok = sumOf(e, m)
	greatest := least
	for _, loop := range slices.Backward(loops) {
		iv := loop.InductionVar()
		low, high := least.of[iv], greatest.of[iv]
		if low == 0 && high == 0 {
			continue
		}
		first, last, known := r.of(loop)
		ok = ok && known
		at := sum{of: map[*ir.Value]int64{iv: 1}}
		if low < 0 {
			least = least.plus(at, -low).plus(last, low)
		} else {
			least = least.plus(at, -low).plus(first, low)
		}
		if high < 0 {
			greatest = greatest.plus(at, -high).plus(first, high)
		} else {
			greatest = greatest.plus(at, -high).plus(last, high)
		}
	}
	span := greatest.plus(least, -1)
	return least, span.constant + 1, ok && len(span.of) == 0
}

// include widens a region so that another one of the memref is in it.
func (g *region) include(other *region) bool {
	for d := range g.lower {
		apart := other.lower[d].plus(g.lower[d], -1)
		if len(apart.of) > 0 {
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
		if len(apart.of) > 0 || apart.constant < 0 || apart.constant+other.extent[d] > g.extent[d] {
			return false
		}
	}
	return true
}

// bytes is how large a region is.
func (g *region) bytes() int64 {
	n := elementBytes(g.memref.Type().(*ir.MemRefType).Elem())
	for _, e := range g.extent {
		n *= e
	}
	return n
}

func elementBytes(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return (int64(t.Width()) + 7) / 8
	case *ir.FloatType:
		return (int64(t.Kind().BitWidth()) + 7) / 8
	case *ir.VectorType:
		n := elementBytes(t.Elem())
		for _, s := range t.Shape() {
			n *= s
		}
		return n
	}
	return 8
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
