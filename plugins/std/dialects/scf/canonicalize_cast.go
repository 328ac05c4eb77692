package scf

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// castValues: a loop that carries the cast of a tensor, yields a cast of such a tensor, and whose
// result is cast back, carries the tensor. MLIR 13 does not ask what it yields: sizes may be others
// in each iteration but the last.
func castValues(op For, rw *rewrite.Rewriter) rewrite.Result {
	yield, ok := yieldOf(op.Region())
	if !ok || len(yield.Results()) != len(op.Results()) {
		return rw.MatchFailure("it carries nothing")
	}
	for i, result := range op.Results() {
		given, ok := ir.DefinedBy[tensor.Cast](op.InitArgs()[i])
		if !ok || !result.HasOneUse() {
			continue
		}
		back, ok := tensor.AsCast(result.FirstUse().Owner())
		left, ok2 := ir.DefinedBy[tensor.Cast](yield.Results()[i])
		if t := given.Source().Type(); ok && ok2 && back.Dest().Type() == t && left.Source().Type() == t {
			carryUncast(op, yield, i, given.Source(), rw)
			return rw.Success()
		}
	}
	return rw.MatchFailure("no value is a cast, in each iteration, that is undone behind the loop")
}

// carryUncast replaces a loop by one whose value of a number is of the type of a tensor.
func carryUncast(op For, yield Yield, number int, source *ir.Value, rw *rewrite.Rewriter) {
	initial := append([]*ir.Value{}, op.InitArgs()...)
	was := initial[number].Type()
	initial[number] = source
	fresh := NewFor(rw.Builder, op.LowerBound(), op.UpperBound(), op.Step(), initial, op.Op.Attrs()...)
	rw.MoveRegion(op.Region(), fresh.Region(), nil)
	entry := fresh.Region().Entry()
	old := fresh.Iter()[number]
	arg := entry.InsertArg(old.Index(), source.Type(), entry.ArgLoc(old.Index()))
	rw.SetInsertionPointToStart(entry)
	rw.ReplaceUses(old, tensor.NewCast(rw.Builder, arg, was).Dest())
	entry.EraseArg(old.Index())
	rw.SetInsertionPoint(yield.Op)
	last := tensor.NewCast(rw.Builder, yield.Results()[number], source.Type()).Dest()
	rw.Update(yield.Op, func() { yield.Op.SetOperand(number, last) })
	rw.SetInsertionPointAfter(fresh.Op)
	values := append([]*ir.Value{}, fresh.Results()...)
	values[number] = tensor.NewCast(rw.Builder, values[number], was).Dest()
	rw.ReplaceOp(op.Op, values...)
}
