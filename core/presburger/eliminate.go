package presburger

import "slices"

// elimination is a variable that goes next, with the rows that bound it.
type elimination struct {
	variable     int
	lower, upper []row // with a positive and a negative coefficient
	rest         []row
	exact        bool // no point is lost or gained
	growth       int
}

// pickElimination returns the variable at or behind first that is best to
// eliminate: exactly if possible, then with few new rows.
func (p *problem) pickElimination(first int) *elimination {
	best, bestLower, bestUpper := -1, 0, 0
	bestExact := false
	for v := first; v < p.vars; v++ {
		lower, upper, unitLower, unitUpper := 0, 0, true, true
		for _, r := range p.inequalities {
			switch r[v].sign() {
			case 1:
				lower++
				unitLower = unitLower && r[v].isOne()
			case -1:
				upper++
				unitUpper = unitUpper && r[v].neg().isOne()
			}
		}
		exact := unitLower || unitUpper || lower == 0 || upper == 0
		better := best < 0 || exact && !bestExact ||
			exact == bestExact && lower*upper-lower-upper < bestLower*bestUpper-bestLower-bestUpper
		if better {
			best, bestLower, bestUpper, bestExact = v, lower, upper, exact
		}
	}
	e := &elimination{variable: best, exact: bestExact, growth: bestLower * bestUpper}
	for _, r := range p.inequalities {
		switch r[best].sign() {
		case 1:
			e.lower = append(e.lower, r)
		case -1:
			e.upper = append(e.upper, r)
		default:
			e.rest = append(e.rest, r)
		}
	}
	return e
}

// shadow is what is left without the variable. The real one has a point if the
// variable has a rational value between its bounds, the dark one if they are so
// far apart that an integer is between them. Where the elimination is exact they
// are the same.
func (p *problem) shadow(e *elimination, dark bool) *problem {
	v := e.variable
	next := &problem{vars: p.vars - 1}
	for _, r := range e.rest {
		next.inequalities = append(next.inequalities, slices.Clone(r).without(v))
	}
	if len(e.lower) == 0 || len(e.upper) == 0 {
		return next
	}
	for _, l := range e.lower {
		for _, u := range e.upper {
			next.inequalities = append(next.inequalities, between(l, u, v, dark))
		}
	}
	return next
}

// between combines a lower and an upper bound of v: with b*v >= -l and a*v <= u
// it is a*l + b*u >= 0, and (a-1)*(b-1) more for the dark shadow.
func between(l, u row, v int, dark bool) row {
	b, a := l[v], u[v].neg()
	out := make(row, 0, len(l))
	for i := range l {
		if i != v {
			out = append(out, a.mul(l[i]).add(b.mul(u[i])))
		}
	}
	if dark {
		last := len(out) - 1
		out[last] = out[last].sub(a.sub(one).mul(b.sub(one)))
	}
	return out
}

// complete chooses a value of the variable for a point of the shadow. ok is false
// if no integer is between the bounds, which a point of the dark shadow rules out.
func (e *elimination) complete(point []integer) (full []integer, ok bool) {
	full = insertAt(point, e.variable, integer{})
	v := e.variable
	var least, greatest *integer
	for _, r := range e.lower {
		at := r.at(full).neg().ceilDiv(r[v])
		if least == nil || at.cmp(*least) > 0 {
			least = &at
		}
	}
	for _, r := range e.upper {
		at := r.at(full).floorDiv(r[v].neg())
		if greatest == nil || at.cmp(*greatest) < 0 {
			greatest = &at
		}
	}
	switch {
	case least != nil && greatest != nil && least.cmp(*greatest) > 0:
		return nil, false
	case least != nil:
		full[v] = *least
	case greatest != nil:
		full[v] = *greatest
	}
	return full, true
}

// plane is a form, and the number of values from 0 on of which it must have one.
type plane struct {
	form  row
	count integer
}

// planes are such that every point outside of the dark shadow is on one of them:
// near to a lower bound of the variable, near to an upper one, or those of two
// rows that are close to each other; whichever are fewest.
func (p *problem) planes(e *elimination) []plane {
	best := splinters(e.lower, e.upper, e.variable)
	if other := splinters(e.upper, e.lower, e.variable); total(other).cmp(total(best)) < 0 {
		best = other
	}
	for i, r := range p.inequalities[1:] {
		before := p.inequalities[i]
		if !areOpposite(before, r) {
			continue
		}
		width := plane{before, before[p.vars].add(r[p.vars]).add(one)}
		if width.count.cmp(total(best)) < 0 {
			best = []plane{width}
		}
	}
	return best
}

func total(planes []plane) (sum integer) {
	for _, p := range planes {
		sum = sum.add(p.count)
	}
	return sum
}

// splinters are the planes near to the bounds on one side: with b the coefficient
// of one and a the greatest of the other side's, a point that the dark shadow
// misses is less than (a*b-a-b)/a + 1 away.
func splinters(bounds, others []row, v int) []plane {
	var a integer
	for _, r := range others {
		if c := r[v].abs(); c.cmp(a) > 0 {
			a = c
		}
	}
	var out []plane
	for _, r := range bounds {
		b := r[v].abs()
		far := a.mul(b).sub(a).sub(b).floorDiv(a)
		if far.sign() >= 0 {
			out = append(out, plane{r, far.add(one)})
		}
	}
	return out
}

// on is the problem where the form of a plane is k.
func (p *problem) on(form row, k integer) *problem {
	next := p.clone()
	r := slices.Clone(form)
	r[p.vars] = r[p.vars].sub(k)
	next.equalities = append(next.equalities, r)
	return next
}
