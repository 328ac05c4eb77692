package runtimechecks

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// checker makes the checks of one operation, before it.
type checker struct {
	*generator
	*ir.Builder
	op *ir.Operation
}

// condition makes a value that is true where something holds; nil where the types show that it does.
type condition func() *ir.Value

// claim is what an assertion says, and of which numbers: the same claim needs no second assertion.
type claim struct{ says, numbers string }

func known(n int64) view.Number { return view.Number{Known: n} }

// numberOf is the constant that a value is, or the value.
func numberOf(v *ir.Value) view.Number {
	if n, ok := rewrite.ConstantInt(v); ok {
		return known(n)
	}
	return view.Number{Value: v}
}

func numbersOf(values []*ir.Value) []view.Number {
	list := make([]view.Number, len(values))
	for i, v := range values {
		list[i] = numberOf(v)
	}
	return list
}

// value is a number as a value.
func (c *checker) value(n view.Number) *ir.Value {
	if n.Value != nil {
		return n.Value
	}
	ctx := c.Context()
	return std.NewConstant(c.Builder, ctx.IndexType(), ctx.IndexAttr(n.Known)).Result()
}

// require asserts what is said of some numbers, unless that was asserted before on every way here.
func (c *checker) require(says string, of []view.Number, holds func() condition) {
	made := claim{says, fmt.Sprint(of)}
	if before := c.asserted[made]; before != nil && c.dominance.ProperlyDominatesOp(before, c.op) {
		return
	}
	makes := holds()
	if makes == nil {
		return
	}
	c.asserted[made] = c.op
	std.NewAssert(c.Builder, makes(), fmt.Sprintf("'%s' op: %s", c.op.Name(), says))
	c.made++
}

// compare compares two numbers.
func (c *checker) compare(p std.CmpIPredicate, a, b view.Number) condition {
	if a.Value == nil && b.Value == nil && compares(p, a.Known, b.Known) {
		return nil
	}
	return func() *ir.Value { return std.NewCmpi(c.Builder, c.value(a), c.value(b), p).Result() }
}

// compares compares two constants.
func compares(p std.CmpIPredicate, a, b int64) bool {
	switch p {
	case std.CmpIPredicateEq:
		return a == b
	case std.CmpIPredicateSle:
		return a <= b
	case std.CmpIPredicateUlt:
		return uint64(a) < uint64(b)
	}
	panic("BUG: no check compares so")
}

func (c *checker) equal(a, b view.Number) condition { return c.compare(std.CmpIPredicateEq, a, b) }

// isWithin: 0 <= n < size, where the size is at least zero.
func (c *checker) isWithin(n, size view.Number) condition {
	return c.compare(std.CmpIPredicateUlt, n, size)
}

func (c *checker) isAtMost(n, most view.Number) condition {
	return c.compare(std.CmpIPredicateSle, n, most)
}

func (c *checker) isNotNegative(n view.Number) condition { return c.isAtMost(known(0), n) }

// both holds where two conditions do.
func (c *checker) both(x, y condition) condition {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return func() *ir.Value { return std.NewAnd(c.Builder, x(), y()).Result() }
}

// either holds where one of two conditions does.
func (c *checker) either(x, y condition) condition {
	if x == nil || y == nil {
		return nil
	}
	return func() *ir.Value { return std.NewOr(c.Builder, x(), y()).Result() }
}
