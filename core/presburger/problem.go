package presburger

import (
	"cmp"
	"slices"
)

// problem is a system that is being worked on. All rows have vars coefficients
// and a constant; a row belongs to one problem only, which may change it.
type problem struct {
	vars         int
	equalities   []row
	inequalities []row
}

func (p *problem) swap(i, j int) {
	if i == j {
		return
	}
	for _, r := range p.equalities {
		r[i], r[j] = r[j], r[i]
	}
	for _, r := range p.inequalities {
		r[i], r[j] = r[j], r[i]
	}
}

// cells is how many numbers there are.
func (p *problem) cells() int {
	return (len(p.equalities) + len(p.inequalities)) * (p.vars + 1)
}

func (p *problem) clone() *problem {
	return &problem{vars: p.vars, equalities: cloneRows(p.equalities), inequalities: cloneRows(p.inequalities)}
}

func cloneRows(rows []row) []row {
	out := make([]row, len(rows))
	for i, r := range rows {
		out[i] = slices.Clone(r)
	}
	return out
}

// without removes a coefficient, in place.
func (r row) without(variable int) row { return append(r[:variable], r[variable+1:]...) }

// divisor is the greatest number that divides all coefficients, 0 when there are
// none.
func (r row) divisor() integer {
	var g integer
	for _, c := range r[:len(r)-1] {
		if c.isZero() {
			continue
		}
		if g = g.gcd(c); g.isOne() {
			break
		}
	}
	return g
}

// normalize divides rows by common divisors, which tightens inequalities, drops redundant ones,
// and finds equalities among the inequalities. It reports false when there is no point.
func (p *problem) normalize() bool {
	equalities := p.equalities[:0]
	for _, r := range p.equalities {
		g := r.divisor()
		constant := &r[p.vars]
		if g.isZero() {
			if !constant.isZero() {
				return false
			}
			continue
		}
		if !g.isOne() && !divideEquality(r, g) {
			return false
		}
		equalities = append(equalities, r)
	}
	p.equalities = equalities
	inequalities := p.inequalities[:0]
	for _, r := range p.inequalities {
		g := r.divisor()
		if g.isZero() {
			if r[p.vars].sign() < 0 {
				return false
			}
			continue
		}
		if !g.isOne() {
			for i := range r {
				r[i] = r[i].floorDiv(g)
			}
		}
		inequalities = append(inequalities, r)
	}
	p.inequalities = inequalities
	return p.join()
}

func divideEquality(r row, g integer) bool {
	if !r[len(r)-1].mod(g).isZero() {
		return false
	}
	for i := range r {
		r[i] = r[i].floorDiv(g)
	}
	return true
}

// join leaves, of inequalities with the same coefficients, the tightest, and makes
// an equality of two that leave one value. Then an inequality and its opposite
// stand side by side.
func (p *problem) join() bool {
	directions := make([]direction, len(p.inequalities))
	for i, r := range p.inequalities {
		directions[i] = directionOf(r)
	}
	slices.SortFunc(directions, direction.compare)
	kept := p.inequalities[:0]
	for i := 0; i < len(directions); {
		end := i + 1
		for end < len(directions) && directions[i].compare(directions[end]) == 0 {
			end++
		}
		lower, upper := tightest(directions[i:end])
		i = end
		if lower == nil || upper == nil {
			kept = append(kept, present(lower, upper))
			continue
		}
		switch lower[p.vars].add(upper[p.vars]).sign() {
		case -1:
			return false
		case 0:
			p.equalities = append(p.equalities, lower)
		default:
			kept = append(kept, lower, upper)
		}
	}
	p.inequalities = kept
	return true
}

func present(a, b row) row {
	if a != nil {
		return a
	}
	return b
}

// tightest returns, of rows in one direction, the tightest of each orientation.
func tightest(rows []direction) (lower, upper row) {
	for _, d := range rows {
		which := &lower
		if d.negative {
			which = &upper
		}
		if *which == nil || d.row[len(d.row)-1].cmp((*which)[len(d.row)-1]) < 0 {
			*which = d.row
		}
	}
	return lower, upper
}

// direction is a row with what finds those of the same coefficients, and of the
// opposite ones.
type direction struct {
	row      row
	negative bool   // the first coefficient is
	hash     uint64 // of the coefficients, or of their opposites if negative
}

func directionOf(r row) direction {
	d := direction{row: r}
	for i, c := range r[:len(r)-1] {
		if c.isZero() {
			continue
		}
		if d.hash == 0 {
			d.negative = c.sign() < 0
		}
		v := uint64(c.small)
		if d.negative {
			v = -v
		}
		d.hash = (d.hash+v+uint64(i)<<32+1)*0x9e3779b97f4a7c15 | 1
	}
	return d
}

func (d direction) compare(other direction) int {
	if d.hash != other.hash {
		return cmp.Compare(d.hash, other.hash)
	}
	for i := range len(d.row) - 1 {
		x, y := d.row[i], other.row[i]
		if d.negative {
			x = x.neg()
		}
		if other.negative {
			y = y.neg()
		}
		if c := x.cmp(y); c != 0 {
			return c
		}
	}
	return 0
}

// areOpposite reports whether one row's coefficients are the negatives of the
// other's.
func areOpposite(a, b row) bool {
	for i := range len(a) - 1 {
		if !a[i].add(b[i]).isZero() {
			return false
		}
	}
	return true
}
