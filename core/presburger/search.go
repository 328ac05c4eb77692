package presburger

import "math/big"

// search answers one question, within what is left of its limit.
type search struct {
	left   int
	shared *Effort // nil for none
}

func (s *search) spend(cells int) bool {
	cells += 16
	s.left -= cells
	if s.shared != nil {
		s.shared.left -= cells
	}
	return s.left >= 0
}

// point returns a point of the problem, which it uses up.
func (s *search) point(p *problem) ([]integer, Verdict) {
	if !s.spend(p.cells()) {
		return nil, GaveUp
	}
	if !p.normalize() {
		return nil, Empty
	}
	if len(p.equalities) > 0 {
		c, _ := p.solveEquality(0)
		point, verdict := s.point(p)
		if verdict != NotEmpty {
			return nil, verdict
		}
		return c.restore(point), NotEmpty
	}
	if len(p.inequalities) == 0 {
		return make([]integer, p.vars), NotEmpty
	}
	e := p.pickElimination(0)
	if !s.spend(e.growth * p.vars) {
		return nil, GaveUp
	}
	point, verdict := s.point(p.shadow(e, true))
	if verdict == NotEmpty {
		full, ok := e.complete(point)
		if !ok {
			panic("BUG: presburger: no integer above a point of the dark shadow")
		}
		return full, NotEmpty
	}
	if verdict == GaveUp || e.exact {
		return nil, verdict
	}
	return s.pointOutside(p, e)
}

// pointOutside looks for a point that is not above the dark shadow.
func (s *search) pointOutside(p *problem, e *elimination) ([]integer, Verdict) {
	point, verdict := s.point(p.shadow(e, false))
	if verdict != NotEmpty {
		return nil, verdict
	}
	if full, ok := e.complete(point); ok {
		return full, NotEmpty
	}
	for _, plane := range p.planes(e) {
		for k := (integer{}); k.cmp(plane.count) < 0; k = k.add(one) {
			if point, verdict := s.point(p.on(plane.form, k)); verdict != Empty {
				return point, verdict
			}
		}
	}
	return nil, Empty
}

// bound is a number, or nil for none.
type bound struct{ value *integer }

func (b bound) toBig() *big.Int {
	if b.value == nil {
		return nil
	}
	return b.value.toBig()
}

// extent is from the least to the greatest value of a variable.
type extent struct{ least, greatest bound }

// extent returns that of variable 0 of the problem, which it uses up.
func (s *search) extent(p *problem) (extent, Verdict) {
	if !s.spend(p.cells()) {
		return extent{}, GaveUp
	}
	if !p.normalize() {
		return extent{}, Empty
	}
	if len(p.equalities) > 0 {
		return s.extentOfSolved(p)
	}
	if p.vars == 1 {
		return p.interval(), NotEmpty
	}
	e := p.pickElimination(1)
	if !s.spend(e.growth * p.vars) {
		return extent{}, GaveUp
	}
	dark, verdict := s.extent(p.shadow(e, true))
	if verdict == GaveUp || e.exact {
		return dark, verdict
	}
	// What the real shadow adds to the dark one may not be there.
	wide, wideVerdict := s.extent(p.shadow(e, false))
	if wideVerdict != NotEmpty || verdict == NotEmpty && dark.covers(wide) {
		return dark, wideVerdict
	}
	return s.extentOutside(p, e, dark, verdict)
}

func (s *search) extentOfSolved(p *problem) (extent, Verdict) {
	_, st := p.solveEquality(1)
	if st.factor.isZero() {
		_, verdict := s.point(p)
		value := bound{&st.offset}
		return extent{value, value}, verdict
	}
	e, verdict := s.extent(p)
	return extent{e.least.stretched(st), e.greatest.stretched(st)}, verdict
}

func (b bound) stretched(s stretch) bound {
	if b.value == nil {
		return b
	}
	v := s.apply(*b.value)
	return bound{&v}
}

// extentOutside adds what is not above the dark shadow.
func (s *search) extentOutside(p *problem, e *elimination, found extent, verdict Verdict) (extent, Verdict) {
	for _, plane := range p.planes(e) {
		for k := (integer{}); k.cmp(plane.count) < 0; k = k.add(one) {
			more, has := s.extent(p.on(plane.form, k))
			switch {
			case has == GaveUp:
				return extent{}, GaveUp
			case has == NotEmpty && verdict == NotEmpty:
				found = found.union(more)
			case has == NotEmpty:
				found, verdict = more, NotEmpty
			}
		}
	}
	return found, verdict
}

// interval is what the rows leave of the only variable. They are normalized: of
// each side there is one at most, with the coefficient 1 or -1, and they leave
// something.
func (p *problem) interval() (e extent) {
	for _, r := range p.inequalities {
		v := r[1]
		if r[0].sign() > 0 {
			v = v.neg()
			e.least = bound{&v}
			continue
		}
		e.greatest = bound{&v}
	}
	return e
}

func (e extent) covers(other extent) bool {
	u := e.union(other)
	return sameBound(u.least, e.least) && sameBound(u.greatest, e.greatest)
}

func sameBound(a, b bound) bool {
	if a.value == nil || b.value == nil {
		return a.value == b.value
	}
	return a.value.cmp(*b.value) == 0
}

func (e extent) union(other extent) extent {
	return extent{outer(e.least, other.least, -1), outer(e.greatest, other.greatest, 1)}
}

// outer is the bound that lies further out in a direction.
func outer(a, b bound, direction int) bound {
	if a.value == nil || b.value == nil {
		return bound{}
	}
	if a.value.cmp(*b.value)*direction >= 0 {
		return a
	}
	return b
}
