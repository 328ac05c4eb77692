package fromscf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// combiner is what the region of a reduction computes. The neutral value of those that do not
// combine floats, or integers, is nil.
type combiner struct {
	word    string // what it is called in symbols
	float   func(num.Kind) num.Float
	integer func(width int) num.Int
}

// byName has the operations that combine.
var byName = map[string]combiner{
	"std.addf": {word: "addf", float: float(0)},
	"std.mulf": {word: "mulf", float: float(1)},
	"std.addi": {word: "addi", integer: integer(0)},
	"std.muli": {word: "muli", integer: integer(1)},
	"std.and":  {word: "and", integer: num.AllOnes},
	"std.or":   {word: "or", integer: integer(0)},
	"std.xor":  {word: "xor", integer: integer(0)},

	"std.maxsi": {word: "maxsi", integer: num.MinSigned},
	"std.maxui": {word: "maxui", integer: integer(0)},
	"std.minsi": {word: "minsi", integer: num.MaxSigned},
	"std.minui": {word: "minui", integer: num.AllOnes},
	// What is not a number spreads in the first two, and gives way in the others.
	"std.maximumf": {word: "maximumf", float: infinity(true)},
	"std.minimumf": {word: "minimumf", float: infinity(false)},
	"std.maxnumf":  {word: "maxnumf", float: num.NaN},
	"std.minnumf":  {word: "minnumf", float: num.NaN},
}

// byPredicate and byFloatPredicate have the comparisons, with what a choice of the first value
// where they hold is, and of the second.
var (
	byPredicate = map[std.CmpIPredicate][2]combiner{
		std.CmpIPredicateSlt: {mins.by("slt"), maxs.by("slt")},
		std.CmpIPredicateSle: {mins.by("sle"), maxs.by("sle")},
		std.CmpIPredicateSgt: {maxs.by("sgt"), mins.by("sgt")},
		std.CmpIPredicateSge: {maxs.by("sge"), mins.by("sge")},
		std.CmpIPredicateUlt: {minu.by("ult"), maxu.by("ult")},
		std.CmpIPredicateUle: {minu.by("ule"), maxu.by("ule")},
		std.CmpIPredicateUgt: {maxu.by("ugt"), minu.by("ugt")},
		std.CmpIPredicateUge: {maxu.by("uge"), minu.by("uge")},
	}
	byFloatPredicate = map[std.CmpFPredicate][2]combiner{
		std.CmpFPredicateOlt: {minf.by("olt"), maxf.by("olt")},
		std.CmpFPredicateOle: {minf.by("ole"), maxf.by("ole")},
		std.CmpFPredicateOgt: {maxf.by("ogt"), minf.by("ogt")},
		std.CmpFPredicateOge: {maxf.by("oge"), minf.by("oge")},
	}
	mins = combiner{word: "mins", integer: num.MaxSigned}
	maxs = combiner{word: "maxs", integer: num.MinSigned}
	minu = combiner{word: "minu", integer: num.AllOnes}
	maxu = combiner{word: "maxu", integer: integer(0)}
	minf = combiner{word: "minf", float: infinity(false)}
	maxf = combiner{word: "maxf", float: infinity(true)}
)

// by tells a combiner from the same one by another comparison.
func (c combiner) by(predicate string) combiner {
	c.word += "_" + predicate
	return c
}

func float(n float64) func(num.Kind) num.Float {
	return func(kind num.Kind) num.Float { return num.FromFloat64(kind, n) }
}

func integer(n int64) func(int) num.Int {
	return func(width int) num.Int { return num.FromInt64(width, n) }
}

func infinity(negative bool) func(num.Kind) num.Float {
	return func(kind num.Kind) num.Float { return num.Inf(kind, negative) }
}

// combinerOf recognizes the region of a reduction: one operation on both arguments, or a
// choice between them by a comparison of them.
func combinerOf(o scf.Reduce) (combiner, bool) {
	block := o.ReductionOperator().Entry()
	end, ok := scf.AsReduceReturn(block.Last())
	if !ok {
		return combiner{}, false
	}
	op, first := end.Result().DefiningOp(), block.First()
	switch {
	case op == nil:
	case first == op && op.Next() == end.Op && onBoth(op, o):
		c, ok := byName[op.Name().String()]
		c.word += order(op.Operand(0) != o.Lhs())
		return c, ok
	case first.Next() == op && op.Next() == end.Op && onBoth(first, o):
		if sel, ok := std.AsSelect(op); ok && sel.Condition().DefiningOp() == first {
			c, ok := choice(sel, first)
			c.word += order(first.Operand(0) != o.Lhs())
			return c, ok
		}
	}
	return combiner{}, false
}

// order tells a combiner from the one whose arguments are exchanged.
func order(exchanged bool) string {
	if exchanged {
		return "_exchanged"
	}
	return ""
}

// onBoth reports whether the operands of an operation are both arguments of a reduction.
func onBoth(op *ir.Operation, o scf.Reduce) bool {
	if op.NumOperands() != 2 {
		return false
	}
	a, b := op.Operand(0), op.Operand(1)
	return a == o.Lhs() && b == o.Rhs() || a == o.Rhs() && b == o.Lhs()
}

// choice recognizes a minimum or maximum of what was compared.
func choice(sel std.Select, comparison *ir.Operation) (combiner, bool) {
	a, b, which := comparison.Operand(0), comparison.Operand(1), 0
	if sel.TrueValue() == b {
		a, b, which = b, a, 1
	}
	if sel.TrueValue() != a || sel.FalseValue() != b {
		return combiner{}, false
	}
	if cmp, ok := std.AsCmpi(comparison); ok {
		c, ok := byPredicate[cmp.Predicate()]
		return c[which], ok
	}
	if cmp, ok := std.AsCmpf(comparison); ok {
		c, ok := byFloatPredicate[cmp.Predicate()]
		return c[which], ok
	}
	return combiner{}, false
}
