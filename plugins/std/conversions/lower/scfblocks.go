package lower

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/hints"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// forToBlocks makes of the entry of the body the block that decides on an iteration.
//
//	before: br condition(lower, inits)
//	condition(iv, iters): cond_br iv < upper, body, rest
//	body: ...; br condition(iv + step, yielded)
//	rest: ...
func (k *kit) forToBlocks(o scf.For, m convert.Match) convert.Result {
	if failure, is := crowded(o.Op, m.Rewriter); is {
		return failure
	}
	upper, step := o.UpperBound(), o.Step()
	enter := append([]*ir.Value{o.LowerBound()}, o.InitArgs()...)
	before, rest := cut(o.Op, m.Rewriter)
	body, last := o.Op.Region(0).Entry(), o.Op.Region(0).Last()
	condition := m.SplitHead(body.First())
	m.MoveRegion(o.Op.Region(0), rest.Region(), rest)
	e := k.at(m.Builder)

	yield := last.Last()
	m.SetInsertionPoint(yield)
	next := append([]*ir.Value{e.add(condition.Arg(0), step)}, yield.Operands()...)
	k.leave(yield, m.Rewriter, condition, next...)
	if about := o.Op.Attr(hints.Loop); about != nil {
		last.Last().SetAttr(hints.Loop, about)
	}

	m.SetInsertionPointToEnd(before)
	e.jump(condition, enter...)
	m.SetInsertionPointToEnd(condition)
	another := e.compare(o.Less(), condition.Arg(0), upper)
	e.branch(another, target{block: body}, target{block: rest})
	return m.Replace(condition.Args()[1:]...)
}

// ifToBlocks makes blocks of the regions; results become the arguments of a block
// behind them.
func (k *kit) ifToBlocks(o scf.If, m convert.Match) convert.Result {
	if failure, is := crowded(o.Op, m.Rewriter); is {
		return failure
	}
	before, rest := cut(o.Op, m.Rewriter)
	join, e := rest, k.at(m.Builder)
	if o.Op.NumResults() > 0 {
		join = m.CreateBlock(rest.Region(), rest)
		argsFor(o.Op, join)
		e.jump(rest)
	}
	yes := k.branchOf(o.ThenRegion(), join, m.Rewriter)
	no := k.branchOf(o.ElseRegion(), join, m.Rewriter)
	m.SetInsertionPointToEnd(before)
	e.branch(o.Condition(), target{block: yes}, target{block: no})
	return m.Replace(join.Args()[:o.Op.NumResults()]...)
}

// switchToBlocks makes blocks of the regions, as of those of a conditional. The argument is
// compared as an integer of 64 bits, as the cases are.
func (k *kit) switchToBlocks(o scf.IndexSwitch, m convert.Match) convert.Result {
	if failure, is := crowded(o.Op, m.Rewriter); is {
		return failure
	}
	before, rest := cut(o.Op, m.Rewriter)
	join := rest
	if o.Op.NumResults() > 0 {
		join = m.CreateBlock(rest.Region(), rest)
		argsFor(o.Op, join)
		k.at(m.Builder).jump(rest)
	}
	otherwise := k.branchOf(o.DefaultRegion(), join, m.Rewriter)
	cases := o.Cases()
	to := make([]*ir.Block, len(cases))
	var data []byte
	for i, c := range cases {
		to[i] = k.branchOf(scf.CaseRegion(o, i), join, m.Rewriter)
		data = ir.AppendElement(data, k.ctx.I64Attr(c))
	}
	m.SetInsertionPointToEnd(before)
	flag := std.NewIndexCast(m.Builder, o.Arg(), k.ctx.I64()).Op.Result(0)
	var attrs []ir.NamedAttr
	if len(cases) > 0 {
		shape := k.ctx.VectorType([]int64{int64(len(cases))}, k.ctx.I64())
		attrs = []ir.NamedAttr{{Name: "case_values", Value: k.ctx.DenseElementsAttr(shape, data, false)}}
	}
	std.NewSwitch(m.Builder, flag, nil, make([][]*ir.Value, len(cases)), otherwise, to, attrs...)
	return m.Replace(join.Args()[:o.Op.NumResults()]...)
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
func (k *kit) whileToBlocks(o scf.While, m convert.Match) convert.Result {
	if failure, is := crowded(o.Op, m.Rewriter); is {
		return failure
	}
	before, rest := cut(o.Op, m.Rewriter)
	first, condition := o.Before().Entry(), o.Before().Last().Last()
	passed := condition.Operands()
	again := first
	if !handsOn(o.After()) {
		again = o.After().Entry()
		k.branchBack(o.After(), first, m.Rewriter)
	}
	m.MoveRegion(o.Before(), rest.Region(), rest)
	if again != first {
		m.MoveRegion(o.After(), rest.Region(), rest)
	}
	e := k.at(m.Builder)
	m.SetInsertionPoint(condition)
	e.branch(passed[0], target{again, passed[1:]}, target{block: rest})
	m.EraseOp(condition)
	m.SetInsertionPointToEnd(before)
	e.jump(first, o.Inits()...)
	return m.Replace(passed[1:]...)
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
func (k *kit) executeToBlocks(o scf.ExecuteRegion, m convert.Match) convert.Result {
	if failure, is := crowded(o.Op, m.Rewriter); is {
		return failure
	}
	before, rest := cut(o.Op, m.Rewriter)
	r := o.Op.Region(0)
	results := argsFor(o.Op, rest)
	for b := range r.Blocks() {
		if last := b.Last(); last.Is("scf.yield") {
			k.leave(last, m.Rewriter, rest, last.Operands()...)
		}
	}
	m.SetInsertionPointToEnd(before)
	k.at(m.Builder).jump(r.Entry())
	m.MoveRegion(r, rest.Region(), rest)
	return m.Replace(results...)
}
