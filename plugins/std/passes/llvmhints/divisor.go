package llvmhints

import (
	"math"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// divisors caches the divisors of values.
type divisors map[*ir.Value]int64

// of is a number that divides all values of an expression over the operands of a map; 0
// if they are 0.
func (d divisors) of(e coreaffine.Expr, m affine.ValueMap) int64 {
	switch e := e.(type) {
	case coreaffine.Constant:
		return absolute(int64(e))
	case coreaffine.Dim:
		return d.value(m.Operands[e])
	case coreaffine.Symbol:
		return d.value(m.Operands[m.Map.NumDims+int(e)])
	}
	b := e.(*coreaffine.Binary)
	l, r := d.of(b.LHS(), m), d.of(b.RHS(), m)
	switch b.Op() {
	case coreaffine.OpMul:
		return times(l, r)
	case coreaffine.OpAdd, coreaffine.OpMod:
		return num.GCD(l, r)
	}
	if by, ok := b.RHS().(coreaffine.Constant); ok && by > 0 && l%int64(by) == 0 {
		return l / int64(by)
	}
	return 1
}

// value is what divides a value: a constant, or the induction variable of a loop, which begins with
// one of the results of the lower bound.
func (d divisors) value(v *ir.Value) int64 {
	if n, ok := rewrite.ConstantInt(v); ok {
		return absolute(n)
	}
	op, _, ok := affine.LoopOf(v)
	if !ok || !op.Is("affine.for") {
		return 1
	}
	if n, known := d[v]; known {
		return n
	}
	loop := affine.For{Op: op}
	lower := loop.Lower().FullyComposed()
	n := loop.Step()
	for _, e := range lower.Map.Results {
		n = num.GCD(n, d.of(e, lower))
	}
	d[v] = n
	return n
}

// absolute is the size of a number; of the least one, a number that divides it.
func absolute(n int64) int64 {
	switch {
	case n == math.MinInt64:
		return 1 << 62
	case n < 0:
		return -n
	}
	return n
}

// times is a number that divides the product of what two numbers divide.
func times(a, b int64) int64 {
	a, b = absolute(a), absolute(b)
	if a != 0 && b > math.MaxInt64/a {
		return powerIn(a)
	}
	return a * b
}
