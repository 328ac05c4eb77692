package structured

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// counted is a loop, or a dimension of one, that counts from zero by one.
type counted struct {
	lower, upper, step *ir.Value
}

// count makes the bounds of a loop that goes from zero by one, and in its body what the induction
// variable was before. The upper bound is no less than zero.
func count(outside, inside *ir.Builder, lower, upper, step, iv *ir.Value) counted {
	from, isFrom := number(lower)
	by, isBy := number(step)
	fromZero, byOne := isFrom && from == 0, isBy && by == 1
	if fromZero && byOne {
		return counted{lower, atLeastZero(outside, upper), step}
	}
	span := std.NewSubi(outside, upper, lower).Result()
	less := std.NewSubi(outside, step, constant(outside, 1)).Result()
	n := std.NewDiviSigned(outside, std.NewAddi(outside, span, less).Result(), step).Result()
	if to, isTo := number(upper); !isFrom || !isTo || from > to {
		n = notNegative(outside, n)
	}
	loop := counted{lower, n, step}
	if !fromZero {
		loop.lower = constant(outside, 0)
	}
	if !byOne {
		loop.step = constant(outside, 1)
	}
	uses := slices.Collect(iv.Uses())
	was := iv
	if !byOne {
		was = std.NewMuli(inside, was, step).Result()
	}
	if !fromZero {
		was = std.NewAddi(inside, was, lower).Result()
	}
	for _, u := range uses {
		u.Set(was)
	}
	return loop
}

// atLeastZero is a number of iterations, or zero where it is less.
func atLeastZero(b *ir.Builder, n *ir.Value) *ir.Value {
	if c, ok := number(n); ok && c >= 0 || isSize(n) {
		return n
	}
	return notNegative(b, n)
}

func notNegative(b *ir.Builder, n *ir.Value) *ir.Value {
	zero := constant(b, 0)
	none := std.NewCmpi(b, n, zero, std.CmpIPredicateSlt).Result()
	return std.NewSelect(b, none, zero, n).Result()
}

// isSize reports whether a value is the size of a dimension.
func isSize(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && (def.Is("memref.dim") || def.Is("tensor.dim"))
}
