package affine

import "github.com/mlirc/mlirc/core/num"

// Simplify returns the set of the same points with simplified constraints, equalities
// first: common factors are divided out, of inequalities that differ in the constant
// the strictest is left, and what always holds is left out. What is not linear stays
// as it is. The set without points is not recognized unless a single constraint
// shows it.
func (s Set) Simplify() Set {
	f := &flattener{dims: s.NumDims, symbols: s.NumSymbols}
	var equalities, inequalities constraintList
	for i, e := range s.Constraints {
		c := constraint{expr: simplifySemiAffine(e)}
		flat, err := f.flatten(c.expr)
		if c.flat = flat; err == nil {
			c.linear = true
			if !c.tighten(s.EqFlags[i]) {
				return EmptySet(s.NumDims, s.NumSymbols)
			}
		}
		if s.EqFlags[i] {
			equalities = append(equalities, c)
		} else {
			inequalities.addInequality(c)
		}
	}
	simplified := Set{NumDims: s.NumDims, NumSymbols: s.NumSymbols}
	for i, list := range [...]constraintList{equalities, inequalities} {
		for _, c := range list {
			simplified.Constraints = append(simplified.Constraints, c.restored(f))
			simplified.EqFlags = append(simplified.EqFlags, i == 0)
		}
	}
	if len(simplified.Constraints) == 0 {
		return UniverseSet(s.NumDims, s.NumSymbols)
	}
	return simplified
}

// constraint is one of a set, with its form if it is linear.
type constraint struct {
	expr   Expr
	flat   form
	linear bool
}

type constraintList []constraint

// tighten divides by the common factor of all inputs; the constant of an inequality
// is rounded down. False when no point can satisfy the constraint.
func (c *constraint) tighten(equality bool) bool {
	constant := c.flat.constant
	c.flat.constant = 0
	d := int64(c.flat.divisor(0))
	if d < 0 { // 2^63
		d = 1
	}
	if d == 0 {
		c.flat.constant = constant
		return constant == 0 || !equality && constant > 0
	}
	c.flat = c.flat.dividedBy(d)
	c.flat.constant = num.FloorDiv(constant, d)
	return !equality || constant%d == 0
}

// addInequality keeps the strictest of those that differ in the constant, in its
// place.
func (l *constraintList) addInequality(c constraint) {
	if c.linear && c.flat.hasNoInputs() {
		return // tightened, it holds
	}
	for i, other := range *l {
		if !c.linear || !other.linear || !c.flat.parallel(other.flat) {
			continue
		}
		if other.flat.constant <= c.flat.constant {
			return
		}
		*l = append((*l)[:i:i], (*l)[i+1:]...)
		break
	}
	*l = append(*l, c)
}

func (c constraint) restored(f *flattener) Expr {
	if !c.linear {
		return c.expr
	}
	return f.expr(c.flat)
}

func (a form) hasNoInputs() bool {
	a.constant = 0
	return a.divisor(0) == 0
}

// parallel reports whether two forms differ in the constant only.
func (a form) parallel(b form) bool {
	for i, n := range a.inputs {
		if n != b.inputs[i] {
			return false
		}
	}
	for i := range max(len(a.locals), len(b.locals)) {
		if at(a.locals, i) != at(b.locals, i) {
			return false
		}
	}
	return true
}
