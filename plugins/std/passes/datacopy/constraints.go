package datacopy

import (
	"math"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// row is a linear form: a coefficient for each column, then the constant.
type row []int64

// limit bounds coefficients, so that products of two do not overflow.
const limit = math.MaxInt32

// maxRows bounds the inequalities that elimination makes.
const maxRows = 256

// constraints are equalities and inequalities, rows that are zero and that are not negative.
// The columns are the dimensions of a memref, then values, induction variables before symbols,
// then quotients. A system that would get too large, or is not linear, is bad for ever.
type constraints struct {
	rank         int
	values       []*ir.Value
	dims         int // how many of the values are dimensions
	quotients    int
	equalities   []row
	inequalities []row
	bad          bool
}

func (c *constraints) columns() int { return c.rank + len(c.values) + c.quotients }

func (c *constraints) zero() row { return make(row, c.columns()+1) }

// insert adds a column.
func (c *constraints) insert(at int) {
	for _, rows := range [2][]row{c.equalities, c.inequalities} {
		for i, r := range rows {
			rows[i] = slices.Insert(r, at, 0)
		}
	}
}

// remove takes away a column that is zero everywhere.
func (c *constraints) remove(at int) {
	for _, rows := range [2][]row{c.equalities, c.inequalities} {
		for i, r := range rows {
			rows[i] = slices.Delete(r, at, at+1)
		}
	}
	switch k := at - c.rank; {
	case k < 0:
		panic("BUG: a dimension of the memref is eliminated")
	case k < len(c.values):
		c.values = slices.Delete(c.values, k, k+1)
		if k < c.dims {
			c.dims--
		}
	default:
		c.quotients--
	}
}

// column is that of a value. One that is new is added, with the bounds of its loop.
func (c *constraints) column(v *ir.Value) int {
	if k := slices.Index(c.values, v); k >= 0 {
		return c.rank + k
	}
	at := len(c.values)
	_, _, counts := affine.LoopOf(v)
	if counts {
		at = c.dims
		c.dims++
	} else if !affine.IsTopLevel(v) {
		c.bad = true
	}
	c.insert(c.rank + at)
	c.values = slices.Insert(c.values, at, v)
	if counts {
		c.bound(v)
	}
	return c.column(v)
}

// bound adds what the loop of an induction variable says of it.
func (c *constraints) bound(iv *ir.Value) {
	op, _, _ := affine.LoopOf(iv)
	loop, ok := affine.AsFor(op)
	if !ok {
		c.bad = true // an affine.parallel
		return
	}
	first, constant := loop.ConstantLowerBound()
	if step := loop.Step(); step != 1 && constant {
		from := c.zero()
		from[c.column(iv)], from[len(from)-1] = 1, -first
		q := c.quotient(from, step)
		whole := c.widened(from)
		whole[q] = -step
		c.equal(whole)
	}
	for side, m := range [2]affine.ValueMap{loop.Lower().FullyComposed(), loop.Upper().FullyComposed()} {
		for _, e := range m.Map.Results {
			r := c.linear(e, m)
			factor := [2]int64{-1, 1}[side]
			r = c.plus(c.zero(), r, factor)
			r[c.column(iv)] -= factor
			r[len(r)-1] -= int64(side)
			c.notNegative(r)
		}
	}
}

// equal adds that a row is zero.
func (c *constraints) equal(r row) { c.equalities = append(c.equalities, c.checked(r)) }

// notNegative adds that a row is zero or more.
func (c *constraints) notNegative(r row) { c.inequalities = append(c.inequalities, c.checked(r)) }

func (c *constraints) checked(r row) row {
	for _, n := range r {
		if n > limit || n < -limit {
			c.bad = true
		}
	}
	return r
}

// plus is a + factor * b; both are as long as the columns.
func (c *constraints) plus(a, b row, factor int64) row {
	a, b = c.widened(a), c.widened(b)
	c.checked(a)
	c.checked(b)
	if factor > limit || factor < -limit {
		c.bad = true
	}
	out := c.zero()
	if c.bad {
		return out
	}
	for i := range out {
		out[i] = a[i] + factor*b[i]
	}
	return c.checked(out)
}

// widened is a row with the quotients that were added since it was made.
func (c *constraints) widened(r row) row {
	return slices.Concat(r[:len(r)-1], make(row, max(0, c.columns()+1-len(r))), r[len(r)-1:])
}

// quotient is a column for the floor of a row divided by a number above zero.
func (c *constraints) quotient(of row, divisor int64) int {
	at := c.columns()
	c.insert(at)
	c.quotients++
	of = c.widened(of)
	rest := slices.Clone(of)
	rest[at] = -divisor
	c.notNegative(rest)
	below := c.plus(c.zero(), rest, -1)
	below[len(below)-1] += divisor - 1
	c.notNegative(below)
	return at
}

// linear is the row of an expression on some values.
func (c *constraints) linear(e core.Expr, m affine.ValueMap) row {
	for _, v := range m.Operands {
		c.column(v)
	}
	return c.form(e, m)
}

func (c *constraints) form(e core.Expr, m affine.ValueMap) row {
	out := c.zero()
	switch e := e.(type) {
	case core.Constant:
		out[len(out)-1] = int64(e)
	case core.Dim:
		out[c.column(m.Dims()[e])] = 1
	case core.Symbol:
		out[c.column(m.Symbols()[e])] = 1
	case *core.Binary:
		l := c.form(e.LHS(), m)
		factor, constant := e.RHS().(core.Constant)
		switch {
		case e.Op() == core.OpAdd:
			out = c.plus(l, c.form(e.RHS(), m), 1)
		case !constant || e.Op() != core.OpMul && (factor <= 0 || factor > limit):
			c.bad = true
		case e.Op() == core.OpMul:
			out = c.plus(c.zero(), l, int64(factor))
		default:
			return c.divided(e.Op(), l, int64(factor))
		}
	}
	return c.checked(out)
}

// divided is a quotient or remainder.
func (c *constraints) divided(op core.Op, l row, by int64) row {
	if op == core.OpCeilDiv {
		l = slices.Clone(l)
		l[len(l)-1] += by - 1
	}
	q := c.quotient(l, by)
	out := c.zero()
	if op == core.OpMod {
		out = c.widened(l)
		out[q] -= by
		return out
	}
	out[q] = 1
	return out
}

// eliminate removes a column: by an equality that has it, and else by joining each lower bound of
// it with each upper one. What is left holds for what held before.
func (c *constraints) eliminate(at int) {
	if pivot := slices.IndexFunc(c.equalities, func(r row) bool { return r[at] != 0 }); pivot >= 0 {
		p := c.equalities[pivot]
		c.equalities = slices.Delete(c.equalities, pivot, pivot+1)
		for _, rows := range [2][]row{c.equalities, c.inequalities} {
			for i, r := range rows {
				rows[i] = c.without(r, p, at)
			}
		}
	} else {
		c.join(at)
	}
	c.remove(at)
	c.tighten()
}

// without is a row in which an equality replaces a column.
func (c *constraints) without(r, pivot row, at int) row {
	if r[at] == 0 {
		return r
	}
	sign := int64(1)
	if (r[at] > 0) == (pivot[at] > 0) {
		sign = -1
	}
	g := num.GCD(r[at], pivot[at])
	own := magnitude(pivot[at]) / g
	return c.plus(c.plus(c.zero(), r, own), pivot, sign*magnitude(r[at])/g)
}

// join eliminates a column that no equality has.
func (c *constraints) join(at int) {
	var lower, upper, others []row
	for _, r := range c.inequalities {
		switch {
		case r[at] > 0:
			lower = append(lower, r)
		case r[at] < 0:
			upper = append(upper, r)
		default:
			others = append(others, r)
		}
	}
	if len(lower)*len(upper) > maxRows {
		c.bad = true
		lower, upper = nil, nil
	}
	c.inequalities = nil
	for _, u := range upper {
		for _, l := range lower {
			g := num.GCD(u[at], l[at])
			c.notNegative(c.plus(c.plus(c.zero(), u, l[at]/g), l, -u[at]/g))
		}
	}
	c.inequalities = append(c.inequalities, others...)
}

// tighten divides rows by what divides their coefficients, and leaves out inequalities that
// others say, or that always hold.
func (c *constraints) tighten() {
	for i, r := range c.equalities {
		if g := divisorOf(r); g > 1 {
			c.equalities[i] = dividedBy(r, g)
		}
	}
	for i, r := range c.inequalities {
		if g := divisorOf(r[:len(r)-1]); g > 1 {
			c.inequalities[i] = dividedBy(r, g)
		}
	}
	var kept []row
	for i, r := range c.inequalities {
		if !isTrivial(r) && !slices.ContainsFunc(c.inequalities[:i], func(o row) bool { return weaker(r, o, true) }) &&
			!slices.ContainsFunc(c.inequalities[i+1:], func(o row) bool { return weaker(r, o, false) }) {
			kept = append(kept, r)
		}
	}
	c.inequalities = kept
}

// weaker reports whether an inequality follows from another one that differs in the constant.
func weaker(r, other row, orEqual bool) bool {
	last := len(r) - 1
	return slices.Equal(r[:last], other[:last]) && (r[last] > other[last] || orEqual && r[last] == other[last])
}

func isTrivial(r row) bool {
	return r[len(r)-1] >= 0 && !slices.ContainsFunc(r[:len(r)-1], func(n int64) bool { return n != 0 })
}

func divisorOf(r row) int64 {
	g := int64(0)
	for _, n := range r {
		g = num.GCD(g, n)
	}
	return g
}

// dividedBy divides the coefficients, and rounds the constant down.
func dividedBy(r row, g int64) row {
	out := make(row, len(r))
	for i, n := range r {
		out[i] = num.FloorDiv(n, g)
	}
	return out
}

func magnitude(n int64) int64 { return max(n, -n) }
