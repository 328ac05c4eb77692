package presburger

// change says how the variables of a problem follow from those of the next one:
// each is a linear form in them. The steps are kept as they were made.
type change struct {
	undo []func(point []integer) []integer // the last first
}

// restore makes a point of the problem before out of one of the problem after.
func (c *change) restore(point []integer) []integer {
	for i := len(c.undo) - 1; i >= 0; i-- {
		point = c.undo[i](point)
	}
	return point
}

// stretch says that the variable followed is factor * the one after + offset.
type stretch struct{ factor, offset integer }

func (s stretch) apply(v integer) integer { return s.factor.mul(v).add(s.offset) }

// pickEquality returns the equality with the least coefficient of a variable that
// is at or behind first, and that variable; -1 when none has one.
func (p *problem) pickEquality(first int) (equality, variable int) {
	equality, variable = -1, -1
	var least integer
	for i, r := range p.equalities {
		for v := first; v < p.vars; v++ {
			if r[v].isZero() {
				continue
			}
			if a := r[v].abs(); equality < 0 || a.cmp(least) < 0 {
				equality, variable, least = i, v, a
			}
		}
		if equality >= 0 && least.isOne() {
			return equality, variable
		}
	}
	return equality, variable
}

// solveEquality uses up one equality, and one variable at or behind first: 0 when
// all may go, 1 when variable 0 is followed. There is an equality, and the problem
// is normalized.
func (p *problem) solveEquality(first int) (c change, s stretch) {
	s.factor = one
	e, v := p.pickEquality(first)
	if e < 0 { // only the variable followed occurs
		r := p.equalities[0]
		value := r[p.vars].neg().mul(r[0]) // its coefficient is 1 or -1
		p.dropEquality(0)
		p.fix(value)
		return c, stretch{offset: value}
	}
	for !p.equalities[e][v].abs().isOne() && p.reduceOthers(e, v, first, &c) {
		v = p.leastOf(e, first)
	}
	if !p.equalities[e][v].abs().isOne() {
		s = p.stretchFirst(e, v)
	}
	p.substitute(e, v, &c)
	return c, s
}

func (p *problem) leastOf(e, first int) int {
	r, best := p.equalities[e], -1
	for v := first; v < p.vars; v++ {
		if !r[v].isZero() && (best < 0 || r[v].abs().cmp(r[best].abs()) < 0) {
			best = v
		}
	}
	return best
}

// reduceOthers makes the coefficients of an equality small beside that of v: what
// v stands for takes in multiples of the others. It reports false when v was the
// only one.
func (p *problem) reduceOthers(e, v, first int, c *change) bool {
	multiples := make([]integer, p.vars)
	r, changed := p.equalities[e], false
	for j := first; j < p.vars; j++ {
		if j != v && !r[j].isZero() {
			multiples[j] = r[j].roundDiv(r[v])
			changed = true
		}
	}
	if !changed {
		return false
	}
	p.addColumns(v, multiples)
	c.undo = append(c.undo, func(point []integer) []integer {
		for j, q := range multiples {
			if !q.isZero() {
				point[v] = point[v].sub(q.mul(point[j]))
			}
		}
		return point
	})
	return true
}

// addColumns replaces variable v by itself + multiples * the others.
func (p *problem) addColumns(v int, multiples []integer) {
	for _, rows := range [2][]row{p.equalities, p.inequalities} {
		for _, r := range rows {
			if r[v].isZero() {
				continue
			}
			for j, q := range multiples {
				if !q.isZero() {
					r[j] = r[j].sub(q.mul(r[v]))
				}
			}
		}
	}
}

// stretchFirst is for an equality of v and the variable 0 that is followed,
// a*x0 + g*v + c = 0, with no common divisor of a and g: x0 is one of every g-th
// numbers.
func (p *problem) stretchFirst(e, v int) stretch {
	r := p.equalities[e]
	g := r[v].abs()
	offset := r[p.vars].neg().mul(r[0].mod(g).inverse(g)).mod(g)
	s := stretch{factor: g, offset: offset}
	for _, rows := range [2][]row{p.equalities, p.inequalities} {
		for _, r := range rows {
			r[p.vars] = r[p.vars].add(r[0].mul(offset))
			r[0] = r[0].mul(g)
		}
	}
	for i := range r {
		r[i] = r[i].floorDiv(g)
	}
	return s
}

// substitute removes variable v, whose coefficient in the equality is 1 or -1.
func (p *problem) substitute(e, v int, c *change) {
	r := p.dropEquality(e)
	if r[v].sign() > 0 {
		for i := range r {
			r[i] = r[i].neg()
		}
	}
	for _, rows := range [2][]row{p.equalities, p.inequalities} {
		for i, other := range rows {
			if f := other[v]; !f.isZero() {
				for j := range other {
					other[j] = other[j].add(f.mul(r[j]))
				}
			}
			rows[i] = other.without(v)
		}
	}
	p.vars--
	form := append(append(row(nil), r[:v]...), r[v+1:]...)
	c.undo = append(c.undo, func(point []integer) []integer {
		return insertAt(point, v, form.at(point))
	})
}

func (p *problem) dropEquality(e int) row {
	r := p.equalities[e]
	last := len(p.equalities) - 1
	p.equalities[e] = p.equalities[last]
	p.equalities = p.equalities[:last]
	return r
}

// fix gives variable 0 a value.
func (p *problem) fix(value integer) {
	for _, rows := range [2][]row{p.equalities, p.inequalities} {
		for i, r := range rows {
			r[p.vars] = r[p.vars].add(r[0].mul(value))
			rows[i] = r.without(0)
		}
	}
	p.vars--
}

// at is the value of the form.
func (r row) at(point []integer) integer {
	sum := r[len(r)-1]
	for i, v := range point {
		if !r[i].isZero() {
			sum = sum.add(r[i].mul(v))
		}
	}
	return sum
}

func insertAt(point []integer, at int, v integer) []integer {
	point = append(point, integer{})
	copy(point[at+1:], point[at:])
	point[at] = v
	return point
}
