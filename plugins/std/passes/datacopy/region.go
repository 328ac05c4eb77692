package datacopy

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/presburger"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// region is the box of elements of a memref that accesses may touch. The constraints have its
// dimensions, and columns for what it depends on; only what bounds one dimension alone counts.
type region struct {
	memref *ir.Value
	constraints
}

// extent is how far a region goes in a dimension: size elements from least, divided by divisor,
// up to greatest. Both are rows of values and a constant.
type extent struct {
	size            int64
	least, greatest row
	divisor         int64
}

// regionOf is what an access touches while the loops stay in their iterations that it is in, but
// for those inside of the range; ok is false if that is not known.
func regionOf(a dependence.Access, inside []affine.For) (g *region, ok bool) {
	m := a.Coordinates
	g = &region{a.Memref, constraints{rank: len(m.Map.Results), values: slices.Clone(m.Operands), dims: m.Map.NumDims}}
	if !a.Affine || len(a.Extent) > 0 {
		return nil, false
	}
	for _, v := range m.Operands {
		switch {
		case affine.IsInductionVar(v):
			g.bound(v)
		case !affine.IsTopLevel(v):
			return nil, false
		}
	}
	for d, e := range m.Map.Results {
		r := g.plus(g.zero(), g.linear(e, m), -1)
		r[d]++
		g.equal(r)
	}
	for _, v := range slices.Clone(g.values) {
		if slices.ContainsFunc(inside, func(loop affine.For) bool { return loop.InductionVar() == v }) {
			g.eliminate(g.rank + slices.Index(g.values, v))
		}
	}
	return g, g.eliminateQuotients()
}

// eliminateQuotients reports whether there are no quotients afterwards.
func (g *region) eliminateQuotients() bool {
	for g.quotients > 0 && !g.bad {
		g.eliminate(g.nextQuotient())
	}
	return !g.bad
}

// nextQuotient is one that an equality has, or whose elimination makes the fewest rows.
func (g *region) nextQuotient() int {
	best, least := -1, 0
	for at := g.columns() - g.quotients; at < g.columns(); at++ {
		if slices.ContainsFunc(g.equalities, func(r row) bool { return r[at] != 0 }) {
			return at
		}
		lower, upper := 0, 0
		for _, r := range g.inequalities {
			if r[at] > 0 {
				lower++
			} else if r[at] < 0 {
				upper++
			}
		}
		if best < 0 || lower*upper < least {
			best, least = at, lower*upper
		}
	}
	return best
}

// wholeOf is all of a memref of known size.
func wholeOf(memref *ir.Value) (g *region, ok bool) {
	t := memref.Type().(*ir.MemRefType)
	g = &region{memref, constraints{rank: len(t.Shape())}}
	for d, size := range t.Shape() {
		if size == ir.Dynamic {
			return nil, false
		}
		g.within(d, size)
	}
	return g, true
}

// within adds that a dimension is an index below size, if that is known.
func (g *region) within(d int, size int64) {
	low := g.zero()
	low[d] = 1
	g.notNegative(low)
	if size == ir.Dynamic {
		return
	}
	high := g.zero()
	high[d], high[len(high)-1] = -1, size-1
	g.notNegative(high)
}

// widen makes a dimension go from end to end.
func (g *region) widen(d int, size int64) {
	has := func(r row) bool { return r[d] != 0 }
	g.equalities = slices.DeleteFunc(g.equalities, has)
	g.inequalities = slices.DeleteFunc(g.inequalities, has)
	g.within(d, size)
}

func (g *region) clone() *region {
	out := &region{g.memref, g.constraints}
	out.values, out.equalities, out.inequalities = slices.Clone(g.values), nil, nil
	for _, r := range g.equalities {
		out.equalities = append(out.equalities, slices.Clone(r))
	}
	for _, r := range g.inequalities {
		out.inequalities = append(out.inequalities, slices.Clone(r))
	}
	return out
}

// align gives two regions the same values, in the order of the first one; false if what bounds a
// value that is new to it has no such form.
func (g *region) align(other *region) bool {
	for _, v := range other.values {
		g.column(v)
	}
	if !g.eliminateQuotients() { // of loops that go on by more than one
		return false
	}
	aligned := &region{other.memref, constraints{rank: g.rank, values: g.values, dims: g.dims}}
	move := func(r row) row {
		out := aligned.zero()
		copy(out, r[:g.rank])
		for k, v := range other.values {
			out[g.rank+slices.Index(g.values, v)] = r[g.rank+k]
		}
		out[len(out)-1] = r[len(r)-1]
		return out
	}
	for _, r := range other.equalities {
		aligned.equal(move(r))
	}
	for _, r := range other.inequalities {
		aligned.notNegative(move(r))
	}
	other.constraints = aligned.constraints
	other.values = slices.Clone(g.values)
	return true
}

// isAlone reports whether a row has no dimension but d.
func (g *region) isAlone(r row, d int) bool {
	for k, n := range r[:g.rank] {
		if k != d && n != 0 {
			return false
		}
	}
	return r[d] != 0
}

// extent is how far a dimension goes at most.
func (g *region) extent(d int) (e extent, ok bool) {
	for _, r := range g.equalities {
		if g.isAlone(r, d) && magnitude(r[d]) == 1 {
			at := slices.Clone(r[g.rank:])
			for i := range at {
				at[i] *= -r[d]
			}
			return extent{1, at, at, 1}, true
		}
	}
	for _, u := range g.inequalities {
		if u[d] >= 0 || !g.isAlone(u, d) {
			continue
		}
		for _, l := range g.inequalities {
			if l[d] != -u[d] || !g.isAlone(l, d) {
				continue
			}
			sum := g.plus(u, l, 1)
			span := sum[len(sum)-1]
			if size := max(0, ceilDiv(span+1, l[d])); allZero(sum[:len(sum)-1]) && (!ok || size < e.size) {
				e, ok = extent{size, lowerOf(l, g.rank, l[d]), slices.Clone(u[g.rank:]), l[d]}, true
			}
		}
	}
	return e, ok
}

// ceilDiv rounds up; b is above zero.
func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b > 0 {
		q++
	}
	return q
}

// lowerOf is what a lower bound is rounded down from.
func lowerOf(l row, rank int, divisor int64) row {
	out := make(row, len(l)-rank)
	for i := range out {
		out[i] = -l[rank+i]
	}
	out[len(out)-1] += divisor - 1
	return out
}

func allZero(r row) bool { return !slices.ContainsFunc(r, func(n int64) bool { return n != 0 }) }

// include widens a region so that another one of the memref is in it; false if they cannot be
// compared.
func (g *region) include(other *region) bool {
	if !g.align(other) {
		return false
	}
	common := &region{g.memref, constraints{rank: g.rank, values: g.values, dims: g.dims}}
	var bounds []row
	for d := range g.rank {
		a, known := g.extent(d)
		b, known2 := other.extent(d)
		if !known || !known2 || a.divisor != b.divisor {
			return false
		}
		low, ok := outermost(a.least, b.least, -1)
		high, ok2 := outermost(a.greatest, b.greatest, 1)
		if !ok || !ok2 {
			return false
		}
		lower, upper := g.zero(), g.zero()
		for i, n := range low {
			lower[g.rank+i], upper[g.rank+i] = -n, high[i]
		}
		lower[len(lower)-1] += a.divisor - 1
		lower[d], upper[d] = a.divisor, -a.divisor
		bounds = append(bounds, lower, upper)
	}
	common.inequalities = bounds
	for _, r := range g.inequalities {
		if slices.ContainsFunc(other.inequalities, func(o row) bool { return slices.Equal(o, r) }) {
			common.notNegative(r)
		}
	}
	for _, r := range g.equalities {
		if slices.ContainsFunc(other.equalities, func(o row) bool { return slices.Equal(o, r) }) {
			common.equal(r)
		}
	}
	common.tighten()
	g.constraints = common.constraints
	return !g.bad
}

// outermost is the bound that is further out, in a direction; false if that depends on values.
func outermost(a, b row, direction int64) (row, bool) {
	last := len(a) - 1
	if !slices.Equal(a[:last], b[:last]) {
		return nil, false
	}
	if (a[last]-b[last])*direction >= 0 {
		return a, true
	}
	return b, true
}

// bounds are all bounds of a dimension, the upper ones exclusive, on values of which none is a
// symbol.
func (g *region) bounds(d int) (lower, upper core.Map) {
	var lows, highs []core.Expr
	add := func(list *[]core.Expr, r row, sign, divisor, plus int64, up int64) {
		e := g.expr(r[g.rank:], sign)
		e = core.FloorDiv(core.Add(e, core.Constant(plus)), core.Constant(divisor))
		*list = append(*list, core.Add(e, core.Constant(up)))
	}
	for _, r := range g.inequalities {
		if g.isAlone(r, d) && r[d] > 0 {
			add(&lows, r, -1, r[d], r[d]-1, 0)
		}
	}
	for _, r := range g.inequalities {
		if g.isAlone(r, d) && r[d] < 0 {
			add(&highs, r, 1, -r[d], 0, 1)
		}
	}
	for _, r := range g.equalities {
		if g.isAlone(r, d) {
			sign, divisor := int64(1), magnitude(r[d])
			if r[d] > 0 {
				sign = -1
			}
			add(&highs, r, sign, divisor, 0, 1)
			add(&lows, r, sign, divisor, divisor-1, 0)
		}
	}
	return core.NewMap(len(g.values), 0, lows...), core.NewMap(len(g.values), 0, highs...)
}

// expr is the sum of a row of values and a constant, times a sign.
func (g *region) expr(r row, sign int64) core.Expr {
	e := core.Expr(core.Constant(0))
	for k := range g.values {
		e = core.Add(e, core.Mul(core.Dim(k), core.Constant(sign*r[k])))
	}
	return core.Add(e, core.Constant(sign*r[len(r)-1]))
}

// box are the extents in all dimensions: a region never goes beyond the memref.
func (g *region) box() (box []extent, ok bool) {
	shape := g.memref.Type().(*ir.MemRefType).Shape()
	bounded := g.clone()
	for d, size := range shape {
		bounded.within(d, size)
	}
	for d := range shape {
		e, known := bounded.extent(d)
		if !known {
			return nil, false
		}
		box = append(box, e)
	}
	return box, true
}

// offset is where a dimension of the box begins.
func (g *region) offset(e extent) core.Expr {
	return core.FloorDiv(g.expr(e.least, 1), core.Constant(e.divisor))
}

// bytes is how much memory a box takes; false if the number is too large.
func bytesOf(box []extent, t *ir.MemRefType) (n int64, ok bool) {
	n, known := view.ElementBytes(t.Elem(), view.IndexBytes)
	if !known {
		n = 8
	}
	for _, e := range box {
		if e.size > 0 && n > (1<<62)/e.size {
			return 0, false
		}
		n *= e.size
	}
	return n, true
}

// isWithin reports whether what is copied of a dimension is certainly in the memref: all between
// the bounds, or, for a transfer of a whole box, all of that.
func (g *region) isWithin(d int, size int64, whole *extent, effort *presburger.Effort) bool {
	if size == ir.Dynamic {
		return false
	}
	for _, side := range [2]int64{-1, 1} {
		s := presburger.NewSystem(g.columns())
		s.Share(effort)
		for _, r := range g.equalities {
			if whole == nil && g.isAlone(r, d) || allZero(r[:g.rank]) {
				s.AddEquality(r[:len(r)-1], r[len(r)-1])
			}
		}
		for _, r := range g.inequalities {
			if whole == nil && g.isAlone(r, d) || allZero(r[:g.rank]) {
				s.AddInequality(r[:len(r)-1], r[len(r)-1])
			}
		}
		if whole != nil {
			at := presburger.Variable(d)
			from := presburger.Number(whole.least[len(whole.least)-1])
			for k, n := range whole.least[:len(whole.least)-1] {
				from = from.Add(presburger.Variable(g.rank + k).Times(n))
			}
			rest := from.Sub(at.Times(whole.divisor))
			s.NotNegative(rest)
			s.NotNegative(presburger.Number(whole.divisor - 1).Sub(rest))
		}
		out := g.zero()
		out[d], out[len(out)-1] = side, -1 // side * d >= 1
		if side > 0 {
			out[len(out)-1] = -size
			if whole != nil {
				out[len(out)-1] += whole.size - 1
			}
		}
		s.AddInequality(out[:len(out)-1], out[len(out)-1])
		if s.Emptiness() != presburger.Empty {
			return false
		}
	}
	return true
}
