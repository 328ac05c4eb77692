package presburger

import "github.com/mlirc/mlirc/core/affine"

// Linear is a linear form in the variables of a system.
type Linear struct{ r row }

// Variable is the form of one variable.
func Variable(v int) Linear {
	r := make(row, v+2)
	r[v] = one
	return Linear{r}
}

// Number is the form without variables.
func Number(v int64) Linear { return Linear{row{number(v)}} }

// Add returns l + m.
func (l Linear) Add(m Linear) Linear { return l.combine(one, m) }

// Sub returns l - m.
func (l Linear) Sub(m Linear) Linear { return l.combine(number(-1), m) }

// Times returns l * factor.
func (l Linear) Times(factor int64) Linear { return l.times(number(factor)) }

func (l Linear) times(factor integer) Linear {
	out := make(row, len(l.r))
	for i, c := range l.r {
		out[i] = c.mul(factor)
	}
	return Linear{out}
}

// combine returns l + factor * m.
func (l Linear) combine(factor integer, m Linear) Linear {
	n := max(len(l.r), len(m.r))
	out := make(row, n)
	copy(out, l.r[:len(l.r)-1])
	out[n-1] = l.r[len(l.r)-1]
	for i, c := range m.r[:len(m.r)-1] {
		out[i] = out[i].add(factor.mul(c))
	}
	out[n-1] = out[n-1].add(factor.mul(m.r[len(m.r)-1]))
	return Linear{out}
}

// constant is the form's value if it has no variables.
func (l Linear) constant() (integer, bool) {
	for _, c := range l.r[:len(l.r)-1] {
		if !c.isZero() {
			return integer{}, false
		}
	}
	return l.r[len(l.r)-1], true
}

// Zero wants a form to be zero.
func (s *System) Zero(l Linear) { s.equalities = append(s.equalities, l.r) }

// NotNegative wants a form not to be negative.
func (s *System) NotNegative(l Linear) { s.inequalities = append(s.inequalities, l.r) }

// Linearize returns the form of an expression whose dimensions and symbols are
// other forms. A quotient becomes a variable of the system. It reports false for
// what is not linear: a product of two variables, a division by one or by a number
// below one.
func (s *System) Linearize(e affine.Expr, dims, symbols []Linear) (Linear, bool) {
	switch e := e.(type) {
	case affine.Dim:
		return at(dims, int(e))
	case affine.Symbol:
		return at(symbols, int(e))
	case affine.Constant:
		return Number(int64(e)), true
	}
	b := e.(*affine.Binary)
	l, ok := s.Linearize(b.LHS(), dims, symbols)
	if !ok {
		return Linear{}, false
	}
	r, ok := s.Linearize(b.RHS(), dims, symbols)
	if !ok {
		return Linear{}, false
	}
	if b.Op() == affine.OpAdd {
		return l.Add(r), true
	}
	factor, ok := r.constant()
	if !ok && b.Op() == affine.OpMul {
		l, r = r, l
		factor, ok = r.constant()
	}
	if !ok {
		return Linear{}, false
	}
	if b.Op() == affine.OpMul {
		return l.times(factor), true
	}
	return s.divide(b.Op(), l, factor)
}

func at(forms []Linear, i int) (Linear, bool) {
	if i >= len(forms) {
		return Linear{}, false
	}
	return forms[i], true
}

// divide makes a variable q of the quotient, with 0 <= l - divisor*q < divisor.
func (s *System) divide(op affine.Op, l Linear, divisor integer) (Linear, bool) {
	if divisor.sign() <= 0 {
		return Linear{}, false
	}
	last := Linear{row{divisor.sub(one)}}
	dividend := l
	if op == affine.OpCeilDiv {
		dividend = l.Add(last)
	}
	q := Variable(s.AddVar())
	remainder := dividend.Sub(q.times(divisor))
	s.NotNegative(remainder)
	s.NotNegative(last.Sub(remainder))
	if op == affine.OpMod {
		return remainder, true
	}
	return q, true
}

// Constrain wants the point that the forms name to be in a set. It reports false,
// having added only a part, if a constraint is not linear.
func (s *System) Constrain(set affine.Set, dims, symbols []Linear) bool {
	for i, e := range set.Constraints {
		l, ok := s.Linearize(e, dims, symbols)
		if !ok {
			return false
		}
		if set.EqFlags[i] {
			s.Zero(l)
			continue
		}
		s.NotNegative(l)
	}
	return true
}

// FromSet returns the system of a set, whose variables are first its dimensions,
// then its symbols; ok is false if a constraint is not linear.
func FromSet(set affine.Set) (s *System, ok bool) {
	s = NewSystem(set.NumInputs())
	inputs := make([]Linear, set.NumInputs())
	for i := range inputs {
		inputs[i] = Variable(i)
	}
	return s, s.Constrain(set, inputs[:set.NumDims], inputs[set.NumDims:])
}
