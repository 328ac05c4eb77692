package loops

import (
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/affine"

	core "github.com/mlirc/mlirc/core/affine"
)

// neverNegative reports whether the bounds of a loop show that the number of its
// rounds as the map of trip counts tells it is not below zero. It may be where the
// upper bound is below the lower one.
func neverNegative(loop affine.For) bool {
	trips, ok := loop.TripCount()
	if !ok {
		return false
	}
	for _, e := range trips.Map.Results {
		if rangeOf(e, trips, maxDepth).low < 0 {
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

// rangeOf is where the values of an expression over the operands of m lie.
func rangeOf(e core.Expr, m affine.ValueMap, depth int) interval {
	switch e := e.(type) {
	case core.Constant:
		return interval{int64(e), int64(e)}
	case core.Dim:
		return valueRange(m.Operands[e], depth)
	case core.Symbol:
		return valueRange(m.Operands[m.Map.NumDims+int(e)], depth)
	}
	b := e.(*core.Binary)
	l, r := rangeOf(b.LHS(), m, depth), rangeOf(b.RHS(), m, depth)
	switch b.Op() {
	case core.OpAdd:
		return interval{addFinite(l.low, r.low), addFinite(l.high, r.high)}.checked(l, r)
	case core.OpMul:
		return l.times(r)
	}
	return l.divided(b.Op(), r)
}

// addFinite adds; what is beyond int64 is told by checked.
func addFinite(a, b int64) int64 {
	sum := a + b
	switch {
	case a > 0 && b > 0 && sum < 0:
		return math.MaxInt64
	case a < 0 && b < 0 && sum >= 0:
		return math.MinInt64
	}
	return sum
}

// checked gives up the ends of a sum that one of the summands does not have.
func (i interval) checked(l, r interval) interval {
	if l.low == math.MinInt64 || r.low == math.MinInt64 {
		i.low = math.MinInt64
	}
	if l.high == infinity || r.high == infinity {
		i.high = infinity
	}
	return i
}

// times is where the products lie, when one side is a constant.
func (i interval) times(by interval) interval {
	c := by.low
	if by.low != by.high || c == math.MinInt64 {
		return unknown
	}
	if c < 0 {
		return interval{scaled(i.high, c), scaled(i.low, c)}
	}
	return interval{scaled(i.low, c), scaled(i.high, c)}
}

// scaled multiplies an end by a constant; ends that are not known stay so.
func scaled(end, c int64) int64 {
	negative := (end < 0) != (c < 0)
	product := end * c
	switch {
	case end == 0 || c == 0:
		return 0
	case end != infinity && end != math.MinInt64 && product/c == end:
		return product
	case negative:
		return math.MinInt64
	}
	return infinity
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

// valueRange is where a value lies.
func valueRange(v *ir.Value, depth int) interval {
	if depth == 0 {
		return unknown
	}
	if n, ok := rewrite.ConstantInt(v); ok {
		return interval{n, n}
	}
	if def := v.DefiningOp(); def != nil {
		return resultRange(def, depth)
	}
	op, _, ok := affine.LoopOf(v)
	loop, isFor := affine.For{Op: op}, ok && op.Is("affine.for")
	if !isFor {
		return unknown
	}
	return counterRange(loop, depth)
}

func resultRange(def *ir.Operation, depth int) interval {
	if def.Is("memref.dim") || def.Is("tensor.dim") {
		return natural
	}
	if apply, ok := affine.AsApply(def); ok {
		m := apply.ValueMap()
		return rangeOf(m.Map.Results[0], m, depth-1)
	}
	return unknown
}

// counterRange is where the counter of a loop lies in its body.
func counterRange(loop affine.For, depth int) interval {
	r := unknown
	lower, upper := loop.LowerBound(), loop.UpperBound()
	for _, e := range lower.Map.Results {
		r.low = max(r.low, rangeOf(e, lower, depth-1).low)
	}
	for _, e := range upper.Map.Results {
		if high := rangeOf(e, upper, depth-1).high; high != infinity && high != math.MinInt64 {
			r.high = min(r.high, high-1)
		}
	}
	return r
}
