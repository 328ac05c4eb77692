package lower

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// forToBlocks makes of the entry of the body the block that decides on a round.
//
//	before: br condition(lower, inits)
//	condition(counter, iters): cond_br counter < upper, body, rest
//	body: ...; br condition(counter + step, yielded)
//	rest: ...
func (k *kit) forToBlocks(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	if failure, is := crowded(op, rw); is {
		return failure
	}
	o := scf.For{Op: op}
	upper, step := o.UpperBound(), o.Step()
	enter := append([]*ir.Value{o.LowerBound()}, o.InitArgs()...)
	before, rest := cut(op, rw)
	body, last := op.Region(0).Entry(), op.Region(0).Last()
	condition := rw.SplitHead(body.First())
	rw.MoveRegion(op.Region(0), rest.Region(), rest)
	e := k.at(rw.Builder)

	yield := last.Last()
	rw.SetInsertionPoint(yield)
	next := append([]*ir.Value{e.add(condition.Arg(0), step)}, yield.Operands()...)
	k.leave(yield, rw, condition, next...)
	if about := op.Attr(hints.Loop); about != nil {
		last.Last().SetAttr(hints.Loop, about)
	}

	rw.SetInsertionPointToEnd(before)
	e.jump(condition, enter...)
	rw.SetInsertionPointToEnd(condition)
	another := e.compare(std.CmpIPredicateSlt, condition.Arg(0), upper)
	e.branch(another, target{block: body}, target{block: rest})
	rw.ReplaceOp(op, condition.Args()[1:]...)
	return rw.Success()
}

// ifToBlocks makes blocks of the regions; results become the arguments of a block
// behind them.
func (k *kit) ifToBlocks(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	if failure, is := crowded(op, rw); is {
		return failure
	}
	o := scf.If{Op: op}
	before, rest := cut(op, rw)
	join, e := rest, k.at(rw.Builder)
	if op.NumResults() > 0 {
		join = rw.CreateBlock(rest.Region(), rest)
		argsFor(op, join)
		e.jump(rest)
	}
	yes := k.branchOf(o.ThenRegion(), join, rw)
	no := k.branchOf(o.ElseRegion(), join, rw)
	rw.SetInsertionPointToEnd(before)
	e.branch(o.Condition(), target{block: yes}, target{block: no})
	rw.ReplaceOp(op, join.Args()[:op.NumResults()]...)
	return rw.Success()
}

// branchOf puts the blocks of a region before the one that it goes on with, and
// returns where it begins.
func (k *kit) branchOf(r *ir.Region, join *ir.Block, rw *convert.Rewriter) *ir.Block {
	if r.Empty() {
		return join
	}
	entry, yield := r.Entry(), r.Last().Last()
	k.leave(yield, rw, join, yield.Operands()...)
	rw.MoveRegion(r, join.Region(), join)
	return entry
}

// whileToBlocks lets the second region branch back to the first. If it does nothing
// but hand on what it gets, the first branches to itself.
func (k *kit) whileToBlocks(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	if failure, is := crowded(op, rw); is {
		return failure
	}
	o := scf.While{Op: op}
	before, rest := cut(op, rw)
	first, condition := o.Before().Entry(), o.Before().Last().Last()
	passed := condition.Operands()
	again := first
	if !handsOn(o.After()) {
		again = o.After().Entry()
		k.branchBack(o.After(), first, rw)
	}
	rw.MoveRegion(o.Before(), rest.Region(), rest)
	if again != first {
		rw.MoveRegion(o.After(), rest.Region(), rest)
	}
	e := k.at(rw.Builder)
	rw.SetInsertionPoint(condition)
	e.branch(passed[0], target{again, passed[1:]}, target{block: rest})
	rw.EraseOp(condition)
	rw.SetInsertionPointToEnd(before)
	e.jump(first, o.Inits()...)
	rw.ReplaceOp(op, passed[1:]...)
	return rw.Success()
}

// branchBack lets a region end with a branch to a block.
func (k *kit) branchBack(r *ir.Region, to *ir.Block, rw *convert.Rewriter) {
	yield := r.Last().Last()
	k.leave(yield, rw, to, yield.Operands()...)
}

// handsOn reports whether a region yields its arguments and does nothing else.
func handsOn(r *ir.Region) bool {
	entry := r.Entry()
	yield := entry.First()
	if !r.HasOneBlock() || yield != entry.Last() || yield.NumOperands() != entry.NumArgs() {
		return false
	}
	for i, a := range entry.Args() {
		if yield.Operand(i) != a {
			return false
		}
	}
	return true
}

// executeToBlocks puts the blocks of the region where the operation stands.
func (k *kit) executeToBlocks(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
	if failure, is := crowded(op, rw); is {
		return failure
	}
	before, rest := cut(op, rw)
	r := op.Region(0)
	results := argsFor(op, rest)
	for b := r.Entry(); b != nil; b = b.Next() {
		if last := b.Last(); last.Is("scf.yield") {
			k.leave(last, rw, rest, last.Operands()...)
		}
	}
	rw.SetInsertionPointToEnd(before)
	k.at(rw.Builder).jump(r.Entry())
	rw.MoveRegion(r, rest.Region(), rest)
	rw.ReplaceOp(op, results...)
	return rw.Success()
}
