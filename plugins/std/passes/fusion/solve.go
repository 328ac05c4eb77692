package fusion

import (
	"math"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// row is a linear form: a coefficient for each variable, then the constant.
type row []int64

// limit bounds coefficients, so that products of two do not overflow.
const limit = math.MaxInt32

// system is what is known of the induction variables of two nests, in rows of the variables:
// the induction variables of the first nest, the inner induction variables of the second, its
// outer ones, then symbols and quotients.
type system struct {
	vars         map[*ir.Value]int
	sources      int
	terms        []core.Expr // of variables what bounds are made of; nil for the others
	dropped      []int       // variables that must not be in bounds, but for the sources
	opaque       []int       // quotients of which nothing is said
	symbols      []*ir.Value
	equalities   []row
	inequalities []row
}

func newSystem(src, dst []affine.For, depth int) *system {
	y := &system{vars: map[*ir.Value]int{}, sources: len(src)}
	for _, loop := range src {
		y.vars[loop.InductionVar()] = y.add(nil)
	}
	for _, loop := range dst[depth:] {
		v := y.add(nil)
		y.vars[loop.InductionVar()] = v
		y.dropped = append(y.dropped, v)
	}
	for k, loop := range dst[:depth] {
		y.vars[loop.InductionVar()] = y.add(core.Dim(k))
	}
	return y
}

// add adds a variable.
func (y *system) add(term core.Expr) int {
	n := len(y.terms)
	y.terms = append(y.terms, term)
	for _, rows := range [2][]row{y.equalities, y.inequalities} {
		for i, r := range rows {
			rows[i] = slices.Insert(r, n, 0)
		}
	}
	return n
}

// variable is the number of a value. A value that is not an induction variable becomes a
// symbol, and has to be fixed.
func (y *system) variable(v *ir.Value) bool {
	if _, ok := y.vars[v]; ok {
		return true
	}
	if !affine.IsTopLevel(v) {
		return false
	}
	y.vars[v] = y.add(core.Symbol(len(y.symbols)))
	y.symbols = append(y.symbols, v)
	return true
}

// form is the linear form of an expression on some values.
func (y *system) form(e core.Expr, m affine.ValueMap) (row, bool) {
	for _, v := range m.Operands {
		if !y.variable(v) {
			return nil, false
		}
	}
	return y.linear(e, m)
}

func (y *system) linear(e core.Expr, m affine.ValueMap) (row, bool) {
	out := y.number(0)
	switch e := e.(type) {
	case core.Constant:
		return y.number(int64(e)), true
	case core.Dim:
		out[y.vars[m.Dims()[e]]] = 1
	case core.Symbol:
		out[y.vars[m.Symbols()[e]]] = 1
	case *core.Binary:
		l, ok := y.linear(e.LHS(), m)
		if factor, isConstant := e.RHS().(core.Constant); ok && isConstant && e.Op() != core.OpAdd {
			return y.scaled(e.Op(), l, int64(factor))
		}
		r, ok2 := y.linear(e.RHS(), m)
		if !ok || !ok2 || e.Op() != core.OpAdd {
			return nil, false
		}
		return y.widened(l).plus(y.widened(r), 1)
	}
	return out, true
}

// number is a form without variables.
func (y *system) number(n int64) row {
	out := make(row, len(y.terms)+1)
	out[len(y.terms)] = n
	return out
}

// widened is a form with the variables that were added since it was made.
func (y *system) widened(r row) row {
	return slices.Concat(r[:len(r)-1], make(row, len(y.terms)+1-len(r)), r[len(r)-1:])
}

// plus returns r + factor * other; ok is false if a coefficient gets too large.
func (r row) plus(other row, factor int64) (out row, ok bool) {
	if factor > limit || factor < -limit {
		return nil, false
	}
	out = make(row, len(r))
	for i := range r {
		if r[i] > limit || r[i] < -limit || other[i] > limit || other[i] < -limit {
			return nil, false
		}
		out[i] = r[i] + factor*other[i]
	}
	return out, true
}

// bound adds the bounds of loops, as far as they are linear.
func (y *system) bound(loops []affine.For) bool {
	for _, loop := range loops {
		iv := y.vars[loop.InductionVar()]
		for side, m := range [2]affine.ValueMap{loop.Lower().FullyComposed(), loop.Upper().FullyComposed()} {
			for _, e := range m.Map.Results {
				r, ok := y.form(e, m)
				if !ok {
					return false
				}
				factor := [2]int64{-1, 1}[side]
				if r, ok = make(row, len(r)).plus(r, factor); !ok {
					return false
				}
				r[iv] -= factor
				r[len(r)-1] -= int64(side) // iv - e >= 0, e - iv - 1 >= 0
				y.inequalities = append(y.inequalities, r)
			}
		}
	}
	return true
}

// meet adds that two accesses are at one element.
func (y *system) meet(a, b dependence.Access) bool {
	if len(a.Extent) > 0 || len(b.Extent) > 0 {
		return false
	}
	for i := range a.Coordinates.Map.Results {
		l, ok := y.form(a.Coordinates.Map.Results[i], a.Coordinates)
		if !ok {
			return false
		}
		r, ok := y.form(b.Coordinates.Map.Results[i], b.Coordinates)
		if !ok {
			return false
		}
		if l, ok = y.widened(l).plus(r, -1); !ok {
			return false
		}
		y.equalities = append(y.equalities, l)
	}
	return true
}

// drop eliminates the variables that must not be in bounds: by an equality where
// one has the coefficient 1 or -1, and else between lower and upper bounds, or by leaving out
// what is said of it, which makes slices larger.
func (y *system) drop() {
	for _, v := range y.dropped {
		mentions := func(r row) bool { return r[v] != 0 }
		at := slices.IndexFunc(y.equalities, func(r row) bool { return r[v] == 1 || r[v] == -1 })
		if at >= 0 {
			e := y.equalities[at]
			y.equalities = y.substitute(slices.Delete(slices.Clone(y.equalities), at, at+1), e, v)
			y.inequalities = y.substitute(y.inequalities, e, v)
			continue
		}
		if !slices.ContainsFunc(y.equalities, mentions) {
			y.inequalities = append(y.inequalities, y.between(v)...)
		}
		y.equalities = slices.DeleteFunc(slices.Clone(y.equalities), mentions)
		y.inequalities = slices.DeleteFunc(slices.Clone(y.inequalities), mentions)
	}
}

// maxBetween bounds the rows that are made of bounds of a variable.
const maxBetween = 64

// between is what lower and upper bounds of a variable say together; nil if that is too much.
func (y *system) between(v int) []row {
	var out, lowers, uppers []row
	for _, r := range y.inequalities {
		switch {
		case r[v] > 0:
			lowers = append(lowers, r)
		case r[v] < 0:
			uppers = append(uppers, r)
		}
	}
	if len(lowers)*len(uppers) > maxBetween {
		return nil
	}
	for _, l := range lowers {
		for _, u := range uppers {
			scaled, ok := l.plus(l, -u[v]-1)
			if !ok {
				continue
			}
			if r, ok := scaled.plus(u, l[v]); ok && slices.ContainsFunc(r[:len(r)-1], func(c int64) bool { return c != 0 }) {
				out = append(out, r)
			}
		}
	}
	return out
}

// substitute uses an equality in which a variable has the coefficient 1 or -1. Rows
// that get too large are left out.
func (y *system) substitute(rows []row, e row, v int) []row {
	var out []row
	for _, r := range rows {
		if s, ok := r.plus(e, -r[v]*e[v]); ok {
			out = append(out, s)
		}
	}
	return out
}

// isKnown reports whether a row says something of one induction variable of the first nest in
// terms of what bounds are made of only.
func (y *system) isKnown(r row, k int) bool {
	for v, term := range y.terms {
		if v != k && r[v] != 0 && term == nil {
			return false
		}
	}
	return r[k] != 0
}

// expr is what is left of a row without the induction variables of the first nest, times a factor.
func (y *system) expr(r row, factor int64) core.Expr {
	e := core.Expr(core.Constant(0))
	for v, term := range y.terms {
		if term != nil {
			e = core.Add(e, core.Mul(term, core.Constant(factor*r[v])))
		}
	}
	return core.Add(e, core.Constant(factor*r[len(r)-1]))
}

// span is the range of induction variables of the slice of a loop, without its end; nil where
// one expression cannot give it.
func (y *system) span(k int) (lower, upper core.Expr) {
	for _, r := range y.equalities {
		if !y.isKnown(r, k) {
			continue
		}
		e := y.expr(r, -1)
		if r[k] < 0 {
			e = y.expr(r, 1)
		}
		if c := max(r[k], -r[k]); c > 1 {
			e = core.FloorDiv(e, core.Constant(c))
		}
		return e, core.Add(e, core.Constant(1))
	}
	var lowers, uppers []core.Expr
	for _, r := range y.inequalities {
		if !y.isKnown(r, k) {
			continue
		}
		if r[k] > 0 {
			lowers = addBound(lowers, core.CeilDiv(y.expr(r, -1), core.Constant(r[k])), 1)
		} else {
			e := core.FloorDiv(y.expr(r, 1), core.Constant(-r[k]))
			uppers = addBound(uppers, core.Add(e, core.Constant(1)), -1)
		}
	}
	return onlyBound(lowers), onlyBound(uppers)
}

// addBound adds one to those that are not further in than each other.
func addBound(list []core.Expr, e core.Expr, direction core.Constant) []core.Expr {
	for i, other := range list {
		if d, ok := core.Sub(e, other).(core.Constant); ok {
			if d*direction > 0 {
				list[i] = e
			}
			return list
		}
	}
	return append(list, e)
}

// onlyBound is the bound if there is one, or else the only one that is a number.
func onlyBound(list []core.Expr) core.Expr {
	if len(list) == 1 {
		return list[0]
	}
	for _, e := range list {
		if _, ok := e.(core.Constant); ok {
			return e
		}
	}
	return nil
}
