package fusion

import (
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
)

// scaled is a form times or by a number.
func (y *system) scaled(op core.Op, l row, c int64) (row, bool) {
	if op == core.OpMul {
		return l.plus(l, c-1)
	}
	if c <= 0 || c > limit {
		return nil, false
	}
	if op == core.OpCeilDiv {
		l = slices.Clone(l)
		l[len(l)-1] += c - 1
	}
	q, ok := y.quotient(l, c)
	if !ok || op != core.OpMod {
		return q, ok
	}
	return y.widened(l).plus(q, -c)
}

// quotient is a variable for the floor of a form divided by a number: a term of bounds, if the
// form consists of such terms. Quotients of the first nest's induction variables are not
// constrained.
func (y *system) quotient(l row, c int64) (row, bool) {
	known, ofSource := true, false
	for v, term := range y.terms {
		known = known && (l[v] == 0 || term != nil)
		ofSource = ofSource || l[v] != 0 && (v < y.sources || slices.Contains(y.opaque, v))
	}
	var q int
	if known {
		q = y.add(core.FloorDiv(y.expr(l, 1), core.Constant(c)))
	} else {
		q = y.add(nil)
		y.dropped = append(y.dropped, q)
	}
	out := y.number(0)
	out[q] = 1
	if ofSource {
		y.opaque = append(y.opaque, q)
		return out, true
	}
	rest, ok := y.widened(l).plus(out, -c) // 0 <= rest < c
	if !ok {
		return nil, false
	}
	above, ok := y.number(c-1).plus(rest, -1)
	if !ok {
		return nil, false
	}
	y.inequalities = append(y.inequalities, rest, above)
	return out, true
}
