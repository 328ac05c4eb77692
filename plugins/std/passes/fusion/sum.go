package fusion

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// sum is a linear form of values, and of quotients and remainders of such forms.
type sum struct {
	of       map[*ir.Value]int64
	parts    map[string]part
	constant int64
}

// part is a factor times the quotient of a form by a number, or the remainder.
type part struct {
	factor  int64
	form    sum
	divisor int64
	isMod   bool
}

func (s sum) plus(t sum, factor int64) sum {
	out := sum{of: map[*ir.Value]int64{}, constant: s.constant + factor*t.constant}
	maps.Copy(out.of, s.of)
	for v, c := range t.of {
		if out.of[v] += factor * c; out.of[v] == 0 {
			delete(out.of, v)
		}
	}
	if len(s.parts)+len(t.parts) == 0 {
		return out
	}
	out.parts = map[string]part{}
	maps.Copy(out.parts, s.parts)
	for key, p := range t.parts {
		p.factor = out.parts[key].factor + factor*p.factor
		out.parts[key] = p
		if p.factor == 0 {
			delete(out.parts, key)
		}
	}
	return out
}

// without is the sum without a value, but for those in quotients.
func (s sum) without(v *ir.Value) sum {
	return s.plus(sum{of: map[*ir.Value]int64{v: s.of[v]}}, -1)
}

// hasRemainder reports whether there is a remainder among the parts.
func (s sum) hasRemainder() bool {
	for _, p := range s.parts {
		if p.isMod {
			return true
		}
	}
	return false
}

// isNumber reports whether nothing but the constant is left.
func (s sum) isNumber() bool { return len(s.of)+len(s.parts) == 0 }

// sumOf is an expression as a sum; ok is false if it is none.
func sumOf(e core.Expr, m affine.ValueMap) (sum, bool) {
	switch e := e.(type) {
	case core.Constant:
		return sum{constant: int64(e)}, e < limit && e > -limit
	case core.Dim:
		return sum{of: map[*ir.Value]int64{m.Dims()[e]: 1}}, true
	case core.Symbol:
		return sum{of: map[*ir.Value]int64{m.Symbols()[e]: 1}}, true
	}
	b := e.(*core.Binary)
	l, ok := sumOf(b.LHS(), m)
	if !ok {
		return sum{}, false
	}
	if factor, isConstant := b.RHS().(core.Constant); b.Op() != core.OpAdd && isConstant {
		return l.scaled(b.Op(), int64(factor))
	}
	r, ok := sumOf(b.RHS(), m)
	if !ok || b.Op() != core.OpAdd {
		return sum{}, false
	}
	return l.plus(r, 1), true
}

// scaled is a sum times, or by, a number.
func (s sum) scaled(op core.Op, n int64) (sum, bool) {
	if op == core.OpMul {
		return sum{}.plus(s, n), n < limit && n > -limit
	}
	if n <= 0 || n >= limit {
		return sum{}, false
	}
	if op == core.OpCeilDiv {
		s = s.plus(sum{constant: n - 1}, 1)
	}
	p := part{factor: 1, form: s, divisor: n, isMod: op == core.OpMod}
	return sum{parts: map[string]part{p.key(): p}}, true
}

// key differs between parts that differ in more than the factor.
func (p part) key() string { return fmt.Sprint(p.form.key(), " ", p.divisor, " ", p.isMod) }

func (s sum) key() string {
	var terms []string
	for v, c := range s.of {
		terms = append(terms, fmt.Sprintf("%p*%d", v, c))
	}
	for key, p := range s.parts {
		terms = append(terms, fmt.Sprintf("(%s)*%d", key, p.factor))
	}
	slices.Sort(terms)
	return fmt.Sprint(strings.Join(terms, "+"), "+", s.constant)
}

// values are those in a sum.
func (s sum) values() map[*ir.Value]bool {
	out := map[*ir.Value]bool{}
	for v := range s.of {
		out[v] = true
	}
	for _, p := range s.parts {
		maps.Copy(out, p.form.values())
	}
	return out
}

// expr is the sum as an expression of dimensions, in the order of the values.
func (s sum) expr(dims []*ir.Value) core.Expr {
	e := core.Expr(core.Constant(s.constant))
	for k, v := range dims {
		if c := s.of[v]; c != 0 {
			e = core.Add(e, core.Mul(core.Dim(k), core.Constant(c)))
		}
	}
	var terms []core.Expr
	for _, p := range s.parts {
		terms = append(terms, core.Mul(p.expr(dims), core.Constant(p.factor)))
	}
	slices.SortFunc(terms, func(a, b core.Expr) int { return strings.Compare(a.String(), b.String()) })
	for _, t := range terms {
		e = core.Add(e, t)
	}
	return e
}

func (p part) expr(dims []*ir.Value) core.Expr {
	form := p.form.expr(dims)
	if p.isMod {
		return core.Mod(form, core.Constant(p.divisor))
	}
	return core.FloorDiv(form, core.Constant(p.divisor))
}
