package rewrite

import "github.com/mlirc/mlirc/core/num"

func floatOp(f func(x, y num.Float) num.Float) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		x, y := args[0].f, args[1].f
		if _, ok := c.kind(); !ok || x.Kind() != y.Kind() || x.Kind() == 0 {
			return number{}, false
		}
		return float(f(x, y)), true
	}
}

func floatUnary(f func(x num.Float) num.Float) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		if _, ok := c.kind(); !ok || args[0].f.Kind() == 0 {
			return number{}, false
		}
		return float(f(args[0].f)), true
	}
}

func floatKernels() []*Kernel {
	return []*Kernel{
		{name: "float.add", arity: 2, compute: floatOp(num.Float.Add)},
		{name: "float.sub", arity: 2, compute: floatOp(num.Float.Sub)},
		{name: "float.mul", arity: 2, compute: floatOp(num.Float.Mul)},
		{name: "float.div", arity: 2, compute: floatOp(num.Float.Div)},
		{name: "float.rem", arity: 2, compute: floatOp(num.Float.Rem)},
		{name: "float.maximum", arity: 2, compute: floatOp(num.Float.Maximum)},
		{name: "float.minimum", arity: 2, compute: floatOp(num.Float.Minimum)},
		{name: "float.maxnum", arity: 2, compute: floatOp(num.Float.MaxNum)},
		{name: "float.minnum", arity: 2, compute: floatOp(num.Float.MinNum)},
		{name: "float.neg", arity: 1, compute: floatUnary(num.Float.Neg)},
		{name: "float.abs", arity: 1, compute: floatUnary(num.Float.Abs)},
		{name: "float.cmp", arity: 2, compute: compareFloats},
		{name: "float.ext", arity: 1, compute: convertFloat},
		{name: "float.trunc", arity: 1, compute: convertFloat},
		{name: "int.tofloat.s", arity: 1, compute: toFloat(true)},
		{name: "int.tofloat.u", arity: 1, compute: toFloat(false)},
		{name: "float.toint.s", arity: 1, compute: toInt(true)},
		{name: "float.toint.u", arity: 1, compute: toInt(false)},
	}
}

func convertFloat(c *call, args []number) (number, bool) {
	kind, ok := c.kind()
	if !ok || args[0].f.Kind() == 0 {
		return number{}, false
	}
	return float(args[0].f.Convert(kind)), true
}

func toFloat(signed bool) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		kind, ok := c.kind()
		if !ok || widthOf(c.from) == 0 {
			return number{}, false
		}
		return float(num.FromInt(kind, args[0].i, signed)), true
	}
}

// toInt is not defined for what does not fit.
func toInt(signed bool) func(*call, []number) (number, bool) {
	return func(c *call, args []number) (number, bool) {
		if c.width() == 0 || args[0].f.Kind() == 0 {
			return number{}, false
		}
		i, ok := args[0].f.ToInt(c.width(), signed)
		return integer(i), ok
	}
}

// compareFloats numbers the predicates as MLIR does: false, six ordered ones,
// ord, six unordered ones, uno, true.
func compareFloats(c *call, args []number) (number, bool) {
	x, y := args[0].f, args[1].f
	p, ok := c.predicate()
	if !ok || c.width() != 1 || x.Kind() != y.Kind() || x.Kind() == 0 || p < 0 || p > 15 {
		return number{}, false
	}
	return integer(num.FromBool(holdsFor(p)&outcome(x.Cmp(y)) != 0)), true
}

// The outcomes of a comparison, as a set.
const (
	isEqual = 1 << iota
	isGreater
	isLess
	isUnordered
)

func outcome(o num.Ordering) int {
	switch o {
	case num.Same:
		return isEqual
	case num.Greater:
		return isGreater
	case num.Less:
		return isLess
	}
	return isUnordered
}

// holdsFor is the set of outcomes for which a predicate holds. The ordered ones
// (0 to 7) count through the sets of equal, greater and less; the unordered ones
// do the same one lower, with uno, which has none of the three, at the end.
func holdsFor(predicate int64) int {
	switch {
	case predicate <= 7:
		return int(predicate)
	case predicate == 14:
		return isUnordered
	case predicate == 15:
		return isEqual | isGreater | isLess | isUnordered
	}
	return int(predicate) - 7 | isUnordered
}
