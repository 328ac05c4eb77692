package expand

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// combinations are the kinds of updates that machines lack, with what they
// compute of the element as it was and the value.
var combinations = map[std.AtomicRMWKind]func(b *ir.Builder, old, value *ir.Value) *ir.Value{
	std.AtomicRMWKindMaxf: func(b *ir.Builder, old, value *ir.Value) *ir.Value {
		return better(b, std.CmpFPredicateOgt, old, value)
	},
	std.AtomicRMWKindMinf: func(b *ir.Builder, old, value *ir.Value) *ir.Value {
		return better(b, std.CmpFPredicateOlt, old, value)
	},
	std.AtomicRMWKindMulf: func(b *ir.Builder, old, value *ir.Value) *ir.Value {
		return std.NewMulf(b, old, value).Result()
	},
	std.AtomicRMWKindMuli: func(b *ir.Builder, old, value *ir.Value) *ir.Value {
		return std.NewMuli(b, old, value).Result()
	},
	std.AtomicRMWKindMaxnumf: func(b *ir.Builder, old, value *ir.Value) *ir.Value {
		return std.NewMaxnumf(b, old, value).Result()
	},
	std.AtomicRMWKindMinnumf: func(b *ir.Builder, old, value *ir.Value) *ir.Value {
		return std.NewMinnumf(b, old, value).Result()
	},
}

// better is the first value where it satisfies the predicate with the second, and the
// second elsewhere.
func better(b *ir.Builder, predicate std.CmpFPredicate, first, second *ir.Value) *ir.Value {
	is := std.NewCmpf(b, first, second, predicate).Result()
	return std.NewSelect(b, is, first, second).Result()
}

// atomicRMW expands an update by one of the combinations.
func atomicRMW(update std.AtomicRmw, rw *rewrite.Rewriter) rewrite.Result {
	combine := combinations[update.Kind()]
	if combine == nil {
		return rw.MatchFailure("it is one instruction")
	}
	b := rw.Builder
	generic := std.NewGenericAtomicRmw(b, update.Memref(), update.Indices())
	at := b.InsertionPoint()
	body := b.CreateBlock(generic.Body(), nil, update.Result().Type())
	std.NewAtomicYield(b, combine(b, body.Arg(0), update.Value()))
	b.RestoreInsertionPoint(at)
	rw.ReplaceOp(update.Op, generic.Result())
	return rw.Success()
}
