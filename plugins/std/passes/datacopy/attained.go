package datacopy

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// loopsWithin are the loops around an operation within the operation of a range that it is in,
// the outermost first; plain is false if something else is around it there.
func loopsWithin(op *ir.Operation, block *ir.Block) (loops []affine.For, plain bool) {
	plain = true
	for at := op; at.Block() != block; {
		at = at.ParentOp()
		if loop, ok := affine.AsFor(at); ok {
			loops = append(loops, loop)
		} else {
			plain = false
		}
	}
	slices.Reverse(loops)
	return loops, plain
}

// attains reports whether an access certainly touches each element of a region, and none
// outside, whenever the range is executed.
func attains(a dependence.Access, block *ir.Block, g *region) bool {
	loops, plain := loopsWithin(a.Op, block)
	own, ok := regionOf(a, loops)
	return plain && ok && (own.isSame(g) && isProduct(a, loops) || isDense(a, loops, g))
}

// isSame reports whether two regions have the same bounds.
func (g *region) isSame(other *region) bool {
	g, other = g.clone(), other.clone()
	if !g.align(other) {
		return false
	}
	for d := range g.rank {
		low, high := g.bounds(d)
		otherLow, otherHigh := other.bounds(d)
		for _, r := range [2][2][]core.Expr{{low.Results, otherLow.Results}, {high.Results, otherHigh.Results}} {
			if !hasAll(r[0], r[1]) || !hasAll(r[1], r[0]) {
				return false
			}
		}
	}
	return true
}

// hasAll reports whether each expression of the second list is in the first.
func hasAll(list, others []core.Expr) bool {
	return !slices.ContainsFunc(others, func(e core.Expr) bool {
		return !slices.ContainsFunc(list, func(o core.Expr) bool { return core.Equal(e, o) })
	})
}

// isProduct reports whether each coordinate is what one loop in steps of one counts, plus what
// is fixed outside, each another one, with bounds from outside, and whether the other loops
// certainly have iterations.
func isProduct(a dependence.Access, loops []affine.For) bool {
	r, ok := coordinates(a)
	if !ok {
		return false
	}
	for _, loop := range loops {
		column := slices.Index(r.values, loop.InductionVar())
		uses := 0
		if column >= 0 {
			for _, at := range r.equalities {
				if n := magnitude(at[r.rank+column]); n > 1 {
					return false
				} else if n == 1 {
					uses++
				}
			}
		}
		n, known := loop.ConstantTripCount()
		switch {
		case uses == 0 && (!known || n == 0):
			return false
		case uses > 1 || uses == 1 && (loop.Step() != 1 || dependsOn(loop, loops)):
			return false
		}
	}
	for _, at := range r.equalities {
		if countOf(at, r, loops) > 1 {
			return false
		}
	}
	return true
}

// coordinates are rows that are zero where the dimensions are the coordinates; false where there
// are quotients.
func coordinates(a dependence.Access) (c constraints, ok bool) {
	m := a.Coordinates
	c = constraints{rank: len(m.Map.Results), values: slices.Clone(m.Operands), dims: m.Map.NumDims}
	for d, e := range m.Map.Results {
		r := c.plus(c.zero(), c.linear(e, m), -1)
		r[d]++
		c.equal(r)
	}
	return c, !c.bad && c.quotients == 0
}

// countOf is how many of the loops a coordinate depends on.
func countOf(at row, c constraints, loops []affine.For) int {
	n := 0
	for _, loop := range loops {
		if k := slices.Index(c.values, loop.InductionVar()); k >= 0 && at[c.rank+k] != 0 {
			n++
		}
	}
	return n
}

// dependsOn reports whether the bounds of a loop depend on one of the loops.
func dependsOn(loop affine.For, loops []affine.For) bool {
	for _, m := range [2]affine.ValueMap{loop.Lower().FullyComposed(), loop.Upper().FullyComposed()} {
		for _, v := range m.Operands {
			if slices.ContainsFunc(loops, func(l affine.For) bool { return l.InductionVar() == v }) {
				return true
			}
		}
	}
	return false
}

// isDense reports whether the coordinates of an access fill the box of a region: with loops of
// constant trip counts, each coordinate is a sum of multiples of iterations without gaps, and
// no two coordinates depend on one loop.
func isDense(a dependence.Access, loops []affine.For, g *region) bool {
	c, ok := coordinates(a)
	if !ok {
		return false
	}
	trips := make([]int64, len(loops))
	for i, loop := range loops {
		n, known := loop.ConstantTripCount()
		if !known || n == 0 || n > limit || len(loop.Lower().Map.Results) != 1 {
			return false
		}
		trips[i] = int64(n)
	}
	steps := make([][]int64, c.rank) // of each coordinate, by iterations of the loops
	for d := range steps {
		steps[d] = make([]int64, len(loops))
	}
	for i, loop := range slices.Backward(loops) {
		if !c.fromZero(loop, i, steps) {
			return false
		}
	}
	used := make([]bool, len(loops))
	box, ok := g.box()
	for d := range steps {
		if !ok || box[d].divisor != 1 || !fills(steps[d], trips, used, box[d].size) {
			return false
		}
	}
	return c.begins(g, steps, trips, box)
}

// fromZero replaces an induction variable by the lower bound of its loop, and notes what an
// iteration adds to each coordinate.
func (c *constraints) fromZero(loop affine.For, i int, steps [][]int64) bool {
	k := slices.Index(c.values, loop.InductionVar())
	if k < 0 {
		return true
	}
	first := loop.Lower().FullyComposed()
	for _, v := range first.Operands {
		if !slices.Contains(c.values, v) {
			c.insert(c.rank + len(c.values))
			c.values = append(c.values, v)
		}
	}
	low := c.form(first.Map.Results[0], first)
	for d, at := range c.equalities {
		steps[d][i] = -at[c.rank+k] * loop.Step()
		c.equalities[d] = c.plus(at, low, at[c.rank+k])
		c.equalities[d][c.rank+k] = 0
	}
	return !c.bad && c.quotients == 0
}

// fills reports whether sums of multiples, of loops that no other coordinate uses, take size
// values without gaps.
func fills(steps, trips []int64, used []bool, size int64) bool {
	var order []int
	for i, n := range steps {
		if n == 0 || trips[i] == 1 {
			continue
		}
		if used[i] {
			return false
		}
		used[i] = true
		order = append(order, i)
	}
	slices.SortFunc(order, func(i, j int) int { return int(magnitude(steps[i]) - magnitude(steps[j])) })
	reach := int64(0)
	for _, i := range order {
		if magnitude(steps[i]) > reach+1 || reach > limit {
			return false
		}
		reach += magnitude(steps[i]) * (trips[i] - 1)
	}
	return reach+1 == size
}

// begins reports whether the least coordinates are those of a box.
func (c *constraints) begins(g *region, steps [][]int64, trips []int64, box []extent) bool {
	for d, at := range c.equalities {
		for i, n := range steps[d] {
			at[len(at)-1] -= min(0, n) * (trips[i] - 1)
		}
		rest := slices.Clone(at[c.rank:])
		for k, v := range g.values {
			own := slices.Index(c.values, v)
			switch {
			case own >= 0:
				rest[own] += box[d].least[k]
			case box[d].least[k] != 0:
				return false
			}
		}
		rest[len(rest)-1] += box[d].least[len(box[d].least)-1]
		if !allZero(rest) {
			return false
		}
	}
	return true
}
