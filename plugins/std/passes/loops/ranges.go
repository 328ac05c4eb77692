package loops

import (
	"math"

	core "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// neverNegative reports whether the bounds of a loop show that the map of its trip count is
// never negative. It may be where the upper bound is below the lower one.
func neverNegative(loop affine.For) bool {
	trips, ok := loop.TripCount()
	if !ok {
		return false
	}
	for _, e := range trips.Map.Results {
		if rangeOf(e, trips).low < 0 {
			return false
		}
	}
	return true
}

// maxDepth bounds how many loops and maps are looked through for a range.
const maxDepth = 8

// interval holds the values from low to high. The extremes of int64 stand for what is
// not known.
type interval struct{ low, high int64 }

var (
	unknown  = interval{math.MinInt64, math.MaxInt64}
	natural  = interval{0, math.MaxInt64}
	infinity = int64(math.MaxInt64)
)

// Range is where the values of an expression over the operands of m lie. The extremes of
// int64 stand for what is not known.
func Range(e core.Expr, m affine.ValueMap) (low, high int64) {
	i := rangeOf(e, m)
	return i.low, i.high
}

// rangeOf is where the values of an expression over the operands of m lie.
func rangeOf(e core.Expr, m affine.ValueMap) interval {
	return ranger{}.of(e, m, maxDepth)
}

// ranger caches the ranges of values, as far as loops and maps up to a depth determine them:
// each is used in many places.
type ranger map[valueAt]interval

type valueAt struct {
	value *ir.Value
	depth int
}

func (r ranger) of(e core.Expr, m affine.ValueMap, depth int) interval {
	switch e := e.(type) {
	case core.Constant:
		return interval{int64(e), int64(e)}
	case core.Dim:
		return r.value(m.Operands[e], depth)
	case core.Symbol:
		return r.value(m.Operands[m.Map.NumDims+int(e)], depth)
	}
	b := e.(*core.Binary)
	left, right := r.of(b.LHS(), m, depth), r.of(b.RHS(), m, depth)
	switch b.Op() {
	case core.OpAdd:
		return interval{addEnds(left.low, right.low, math.MinInt64), addEnds(left.high, right.high, infinity)}
	case core.OpMul:
		return left.times(right)
	}
	return left.divided(b.Op(), right)
}

// addEnds adds ends of intervals. The sum is not known where one of them is not, or if it overflows.
func addEnds(a, b, notKnown int64) int64 {
	sum := a + b
	if a == notKnown || b == notKnown || (sum < a) != (b < 0) {
		return notKnown
	}
	return sum
}

// times is where the products lie, when one side is a constant.
func (i interval) times(by interval) interval {
	c := by.low
	if by.low != by.high || c == math.MinInt64 {
		return unknown
	}
	if c < 0 {
		return interval{scaled(i.high, c, math.MinInt64), scaled(i.low, c, infinity)}
	}
	return interval{scaled(i.low, c, math.MinInt64), scaled(i.high, c, infinity)}
}

// scaled multiplies an end by a constant. The product is not known where the end is not, or if it
// overflows.
func scaled(end, c, notKnown int64) int64 {
	product := end * c
	switch {
	case c == 0:
		return 0
	case end == infinity || end == math.MinInt64 || product/c != end:
		return notKnown
	}
	return product
}

// divided is where quotients or remainders by a positive constant lie.
func (i interval) divided(op core.Op, by interval) interval {
	c := by.low
	if by.low != by.high || c <= 0 {
		return unknown
	}
	if op == core.OpMod {
		if i.low >= 0 && i.high < c {
			return i
		}
		return interval{0, c - 1}
	}
	return interval{quotient(op, i.low, c), quotient(op, i.high, c)}
}

func quotient(op core.Op, end, c int64) int64 {
	if end == infinity || end == math.MinInt64 {
		return end
	}
	q, err := core.Compute(op, end, c)
	if err != nil {
		return end
	}
	return q
}

// value is where a value lies.
func (r ranger) value(v *ir.Value, depth int) interval {
	if depth == 0 {
		return unknown
	}
	at, known := r[valueAt{v, depth}]
	if !known {
		at = r.look(v, depth)
		r[valueAt{v, depth}] = at
	}
	return at
}

func (r ranger) look(v *ir.Value, depth int) interval {
	if n, ok := rewrite.ConstantInt(v); ok {
		return interval{n, n}
	}
	if def := v.DefiningOp(); def != nil {
		return r.result(def, depth)
	}
	op, _, ok := affine.LoopOf(v)
	loop, isFor := affine.For{Op: op}, ok && op.Is("affine.for")
	if !isFor {
		return unknown
	}
	return r.inductionVariable(loop, depth)
}

func (r ranger) result(def *ir.Operation, depth int) interval {
	if def.Is("memref.dim") || def.Is("tensor.dim") {
		return natural
	}
	if apply, ok := affine.AsApply(def); ok {
		m := apply.ValueMap()
		return r.of(m.Map.Results[0], m, depth-1)
	}
	return unknown
}

// induction variable is where the induction variable of a loop lies in its body.
func (r ranger) inductionVariable(loop affine.For, depth int) interval {
	at := unknown
	lower, upper := loop.Lower(), loop.Upper()
	for _, e := range lower.Map.Results {
		at.low = max(at.low, r.of(e, lower, depth-1).low)
	}
	for _, e := range upper.Map.Results {
		if high := r.of(e, upper, depth-1).high; high != infinity && high != math.MinInt64 {
			at.high = min(at.high, high-1)
		}
	}
	return at
}
