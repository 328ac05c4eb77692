package lower

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// reduction is a way to combine what the iterations of a loop yield.
type reduction struct {
	// integer and float give what changes nothing when it is combined; the one for
	// types that are not reduced so is nil.
	integer func(width int) num.Int
	float   func(num.Kind) num.Float
	combine func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value
}

func numberOf(n int64) func(int) num.Int {
	return func(width int) num.Int { return num.FromInt64(width, n) }
}

func floatOf(n float64) func(num.Kind) num.Float {
	return func(kind num.Kind) num.Float { return num.FromFloat64(kind, n) }
}

func infinity(negative bool) func(num.Kind) num.Float {
	return func(kind num.Kind) num.Float { return num.Inf(kind, negative) }
}

// reductions are those that an affine.parallel may ask for; `assign` depends on
// the order of the iterations.
func reductions() map[std.AtomicRMWKind]reduction {
	return map[std.AtomicRMWKind]reduction{
		std.AtomicRMWKindAddf: {float: floatOf(0), combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewAddf(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindMulf: {float: floatOf(1), combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewMulf(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindMaxf: {float: infinity(true), combine: betterFloat(std.CmpFPredicateOgt)},
		std.AtomicRMWKindMinf: {float: infinity(false), combine: betterFloat(std.CmpFPredicateOlt)},
		std.AtomicRMWKindAddi: {integer: numberOf(0), combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewAddi(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindMuli: {integer: numberOf(1), combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewMuli(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindMaxs: {integer: num.MinSigned, combine: better(std.CmpIPredicateSgt)},
		std.AtomicRMWKindMins: {integer: num.MaxSigned, combine: better(std.CmpIPredicateSlt)},
		std.AtomicRMWKindMaxu: {integer: numberOf(0), combine: better(std.CmpIPredicateUgt)},
		std.AtomicRMWKindMinu: {integer: num.AllOnes, combine: better(std.CmpIPredicateUlt)},
		std.AtomicRMWKindOri: {integer: numberOf(0), combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewOr(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindAndi: {integer: num.AllOnes, combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewAnd(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindMaxnumf: {float: num.NaN, combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewMaxnumf(b, lhs, rhs).Result()
		}},
		std.AtomicRMWKindMinnumf: {float: num.NaN, combine: func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
			return std.NewMinnumf(b, lhs, rhs).Result()
		}},
	}
}

func better(p std.CmpIPredicate) func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
	return func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
		return std.NewSelect(b, std.NewCmpi(b, lhs, rhs, p).Result(), lhs, rhs).Result()
	}
}

func betterFloat(p std.CmpFPredicate) func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
	return func(b *ir.Builder, lhs, rhs *ir.Value) *ir.Value {
		return std.NewSelect(b, std.NewCmpf(b, lhs, rhs, p).Result(), lhs, rhs).Result()
	}
}

// reductionsOf are those of an affine.parallel, or why there is one that cannot be
// done.
func reductionsOf(o affine.Parallel) (list []reduction, why string) {
	known := reductions()
	for i, kind := range o.Reductions() {
		r, ok := known[std.AtomicRMWKind(kind)]
		if !ok {
			return nil, fmt.Sprintf("reduction #%d depends on the order of the iterations", i)
		}
		if r.neutral(o.Op.Context(), o.Op.ResultType(i)) == nil {
			return nil, fmt.Sprintf("reduction #%d is not defined for the type of result #%d", i, i)
		}
		list = append(list, r)
	}
	return list, ""
}

// neutral is the attribute that, combined with any value of a type, is that value;
// nil when the type has none.
func (r reduction) neutral(ctx *ir.Context, t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.FloatType:
		if r.float == nil {
			return nil
		}
		return ctx.FloatAttr(t, r.float(t.Kind()))
	case *ir.IntegerType, *ir.IndexType:
		if r.integer == nil {
			return nil
		}
		return ctx.IntegerAttr(t, r.integer(ir.AttrWidth(t)))
	case *ir.VectorType:
		elem := r.neutral(ctx, t.Elem())
		if elem == nil {
			return nil
		}
		return ctx.DenseElementsAttr(t, ir.AppendElement(nil, elem), true)
	}
	return nil
}

// identity makes a constant of what is neutral.
func (r reduction) identity(b *ir.Builder, t ir.Type) *ir.Value {
	return std.NewConstant(b, t, r.neutral(b.Context(), t)).Result()
}

// reduceAll makes reductions of the values that a body yields.
func reduceAll(yield *ir.Operation, reductions []reduction, rw *convert.Rewriter) {
	loc := rw.Loc()
	defer rw.SetLoc(loc)
	rw.SetLoc(yield.Loc())
	for i, r := range reductions {
		v := yield.Operand(i)
		rw.SetInsertionPoint(yield)
		reduce := scf.NewReduce(rw.Builder, v)
		body := rw.CreateBlock(reduce.ReductionOperator(), nil, v.Type(), v.Type())
		scf.NewReduceReturn(rw.Builder, r.combine(rw.Builder, body.Arg(0), body.Arg(1)))
	}
	rw.SetInsertionPoint(yield)
	scf.NewYield(rw.Builder, nil)
	rw.EraseOp(yield)
}
