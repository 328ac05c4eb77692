package lower

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// expander computes affine expressions of values.
type expander struct {
	emitter
	dims, symbols []*ir.Value
}

// expanderOf computes expressions of a space with that many dimensions, whose
// values come first.
func expanderOf(e emitter, dims int, operands []*ir.Value) expander {
	return expander{emitter: e, dims: operands[:dims], symbols: operands[dims:]}
}

// results computes what a map makes of its operands.
func (e emitter) results(m affine.Map, operands []*ir.Value) []*ir.Value {
	x := expanderOf(e, m.NumDims, operands)
	values := make([]*ir.Value, len(m.Results))
	for i, r := range m.Results {
		values[i] = x.whole(r)
	}
	return values
}

// whole computes an expression, or leaves that to an affine.apply; divisors must have
// been checked.
func (x expander) whole(expr affine.Expr) *ir.Value {
	if _, compound := expr.(*affine.Binary); !compound || x.applies == nil {
		return x.value(expr)
	}
	m := affine.NewMap(len(x.dims), len(x.symbols), expr)
	attrs := ir.AttrList{{Name: "map", Value: x.ctx.AffineMapAttr(m)}}
	return x.make(x.applies, x.index, attrs, slices.Concat(x.dims, x.symbols)...)
}

// value computes an expression.
func (x expander) value(expr affine.Expr) *ir.Value {
	switch expr := expr.(type) {
	case affine.Dim:
		return x.dims[expr]
	case affine.Symbol:
		return x.symbols[expr]
	case affine.Constant:
		return x.number(int64(expr))
	case *affine.Binary:
		lhs, rhs := x.value(expr.LHS()), x.value(expr.RHS())
		return x.binary(expr.Op(), lhs, rhs)
	}
	panic("BUG: lower: nil expression")
}

func (e emitter) binary(op affine.Op, lhs, rhs *ir.Value) *ir.Value {
	switch op {
	case affine.OpAdd:
		return e.add(lhs, rhs)
	case affine.OpMul:
		return e.mul(lhs, rhs)
	case affine.OpMod:
		return e.mod(lhs, rhs)
	case affine.OpFloorDiv:
		return e.floorDiv(lhs, rhs)
	case affine.OpCeilDiv:
		return e.ceilDiv(lhs, rhs)
	}
	panic("BUG: lower: no such operator")
}

// mod brings the remainder, which has the sign of the dividend, into 0 to the
// modulus.
func (e emitter) mod(lhs, rhs *ir.Value) *ir.Value {
	rest := e.rem(lhs, rhs)
	zero := e.number(0)
	negative := e.compare(std.CmpIPredicateSlt, rest, zero)
	return e.choose(negative, e.add(rest, rhs), rest)
}

// floorDiv divides, with a positive divisor, as if rounding down: of a negative a,
// it is -1 - (-1 - a) / b, where everything divided is positive.
func (e emitter) floorDiv(lhs, rhs *ir.Value) *ir.Value {
	zero, minusOne := e.number(0), e.number(-1)
	negative := e.compare(std.CmpIPredicateSlt, lhs, zero)
	mirrored := e.sub(minusOne, lhs)
	quotient := e.div(e.choose(negative, mirrored, lhs), rhs)
	return e.choose(negative, e.sub(minusOne, quotient), quotient)
}

// ceilDiv divides, with a positive divisor, as if rounding up: of a positive a, it
// is (a - 1) / b + 1, and of others -(-a / b).
func (e emitter) ceilDiv(lhs, rhs *ir.Value) *ir.Value {
	zero, one := e.number(0), e.number(1)
	atMostZero := e.compare(std.CmpIPredicateSle, lhs, zero)
	negated := e.sub(zero, lhs)
	before := e.sub(lhs, one)
	quotient := e.div(e.choose(atMostZero, negated, before), rhs)
	negatedQuotient := e.sub(zero, quotient)
	return e.choose(atMostZero, negatedQuotient, e.add(quotient, one))
}

// extreme is the one of several values that satisfies the predicate with all others.
func (e emitter) extreme(p std.CmpIPredicate, values []*ir.Value) *ir.Value {
	best := values[0]
	for _, v := range values[1:] {
		best = e.choose(e.compare(p, best, v), best, v)
	}
	return best
}

// least and greatest compute the values of a map and take one of them.
func (e emitter) least(m affine.Map, operands []*ir.Value) *ir.Value {
	return e.extreme(std.CmpIPredicateSlt, e.results(m, operands))
}

func (e emitter) greatest(m affine.Map, operands []*ir.Value) *ir.Value {
	return e.extreme(std.CmpIPredicateSgt, e.results(m, operands))
}

// contains says whether the operands lie in a set.
func (e emitter) contains(s affine.Set, operands []*ir.Value) *ir.Value {
	x := expanderOf(e, s.NumDims, operands)
	zero := e.number(0)
	var inside *ir.Value
	for i, c := range s.Constraints {
		predicate := std.CmpIPredicateSge
		if s.EqFlags[i] {
			predicate = std.CmpIPredicateEq
		}
		holds := e.compare(predicate, x.whole(c), zero)
		if inside != nil {
			holds = e.both(inside, holds)
		}
		inside = holds
	}
	if inside == nil {
		return e.truth(true)
	}
	return inside
}

// problem says why expressions cannot be computed, "" when they can: their value
// is not defined where a divisor is a constant below one.
func problem(exprs []affine.Expr) string {
	for _, expr := range exprs {
		b, ok := expr.(*affine.Binary)
		if !ok {
			continue
		}
		if d, ok := b.RHS().(affine.Constant); ok && d < 1 && b.Op() != affine.OpAdd && b.Op() != affine.OpMul {
			return fmt.Sprintf("'%s' divides by %d, which is not positive", b, int64(d))
		}
		if why := problem([]affine.Expr{b.LHS(), b.RHS()}); why != "" {
			return why
		}
	}
	return ""
}
