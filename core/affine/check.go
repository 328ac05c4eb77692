package affine

import "fmt"

// check finds what is wrong with an expression for all inputs: a division or modulo by a
// constant below one, a constant that does not fit 64 bits. The error wraps errDivisor or
// errOverflow and has the part in its text.
func check(e Expr) error {
	b, ok := e.(*Binary)
	if !ok {
		return nil
	}
	for _, side := range [...]Expr{b.lhs, b.rhs} {
		if err := check(side); err != nil {
			return err
		}
	}
	r, ok := b.rhs.(Constant)
	if !ok {
		return nil
	}
	if r < 1 && b.op != OpAdd && b.op != OpMul {
		return fmt.Errorf("%w: %s", errDivisor, b)
	}
	l, ok := b.lhs.(Constant)
	if !ok {
		return nil
	}
	if _, err := Compute(b.op, int64(l), int64(r)); err != nil {
		return fmt.Errorf("%w: %s", err, b)
	}
	return nil
}

// Check is that of expressions, for each result.
func (m Map) Check() error { return checkAll(m.Results) }

// Check is that of expressions, for each constraint.
func (s Set) Check() error { return checkAll(s.Constraints) }

func checkAll(list []Expr) error {
	for _, e := range list {
		if err := check(e); err != nil {
			return err
		}
	}
	return nil
}
