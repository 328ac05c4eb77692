package fusion

import (
	"math"
	"slices"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/affine"
	"github.com/mlirc/mlirc/plugins/std/dependence"
)

// row is a linear form: a coefficient for each variable, then the constant.
type row []int64

// limit bounds coefficients, so that products of two do not overflow.
const limit = math.MaxInt32

// system is what is known of the counters of two nests, in rows of the variables:
// the counters of the first nest, the inner counters of the second, its outer ones,
// and symbols.
type system struct {
	vars         map[*ir.Value]int
	sources      int
	inner        int
	outer        int
	symbols      []*ir.Value
	equalities   []row
	inequalities []row
}

func newSystem(src, dst []affine.For, depth int) *system {
	y := &system{vars: map[*ir.Value]int{}, sources: len(src), inner: len(dst) - depth, outer: depth}
	for _, list := range [][]affine.For{src, dst[depth:], dst[:depth]} {
		for _, loop := range list {
			y.vars[loop.InductionVar()] = len(y.vars)
		}
	}
	return y
}

// variable is the number of a value; what is no counter becomes a symbol, and has to be
// fixed.
func (y *system) variable(v *ir.Value) (int, bool) {
	n, ok := y.vars[v]
	if ok {
		return n, true
	}
	if !affine.IsTopLevel(v) {
		return 0, false
	}
	n = len(y.vars)
	y.vars[v] = n
	y.symbols = append(y.symbols, v)
	for _, rows := range [2][]row{y.equalities, y.inequalities} {
		for i, r := range rows {
			rows[i] = slices.Insert(r, n, 0)
		}
	}
	return n, true
}

// form is the linear form of an expression on some values.
func (y *system) form(e core.Expr, m affine.ValueMap) (row, bool) {
	for _, v := range m.Operands {
		if _, ok := y.variable(v); !ok {
			return nil, false
		}
	}
	return y.linear(e, m)
}

func (y *system) linear(e core.Expr, m affine.ValueMap) (row, bool) {
	out := make(row, len(y.vars)+1)
	switch e := e.(type) {
	case core.Constant:
		out[len(y.vars)] = int64(e)
	case core.Dim:
		out[y.vars[m.Dims()[e]]] = 1
	case core.Symbol:
		out[y.vars[m.Symbols()[e]]] = 1
	case *core.Binary:
		l, ok := y.linear(e.LHS(), m)
		factor, isConstant := e.RHS().(core.Constant)
		if ok && e.Op() == core.OpMul && isConstant {
			return l.plus(l, int64(factor)-1)
		}
		r, ok2 := y.linear(e.RHS(), m)
		if !ok || !ok2 || e.Op() != core.OpAdd {
			return nil, false
		}
		return l.plus(r, 1)
	}
	return out, true
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
		for side, m := range [2]affine.ValueMap{loop.LowerBound().FullyComposed(), loop.UpperBound().FullyComposed()} {
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
		l = slices.Concat(l[:len(l)-1], make(row, len(r)-len(l)), l[len(l)-1:])
		if l, ok = l.plus(r, -1); !ok {
			return false
		}
		y.equalities = append(y.equalities, l)
	}
	return true
}

// dropInner eliminates the inner counters of the second nest: by an equality where
// one has the coefficient 1 or -1, and else by leaving out what is said of it, which
// makes slices larger.
func (y *system) dropInner() {
	for v := y.sources; v < y.sources+y.inner; v++ {
		at := slices.IndexFunc(y.equalities, func(r row) bool { return r[v] == 1 || r[v] == -1 })
		if at >= 0 {
			e := y.equalities[at]
			y.equalities = y.substitute(slices.Delete(slices.Clone(y.equalities), at, at+1), e, v)
			y.inequalities = y.substitute(y.inequalities, e, v)
			continue
		}
		mentions := func(r row) bool { return r[v] != 0 }
		y.equalities = slices.DeleteFunc(slices.Clone(y.equalities), mentions)
		y.inequalities = slices.DeleteFunc(slices.Clone(y.inequalities), mentions)
	}
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

// isKnown reports whether a row says something of one counter of the first nest in
// terms of outer counters and symbols only.
func (y *system) isKnown(r row, k int) bool {
	for v := range y.sources + y.inner {
		if v != k && r[v] != 0 {
			return false
		}
	}
	return r[k] != 0
}

// expr is what is left of a row without a counter, times a factor.
func (y *system) expr(r row, factor int64) core.Expr {
	first := y.sources + y.inner
	e := core.Expr(core.Constant(0))
	for v := first; v < len(r)-1; v++ {
		x := core.Expr(core.Dim(v - first))
		if v >= first+y.outer {
			x = core.Symbol(v - first - y.outer)
		}
		e = core.Add(e, core.Mul(x, core.Constant(factor*r[v])))
	}
	return core.Add(e, core.Constant(factor*r[len(r)-1]))
}

// span is from which counter to which the slice of a loop goes, the second not
// reached; nil where it cannot be told in one expression.
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
