package tokernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// keepExits keeps blocks that lead out of loops within them, where they have operations of
// subgroups:
//
//	if (x == y) { z = subgroupAdd(x); break; }
//
// Such a block is no part of the natural loop, and invocations that come to it in different
// iterations would be one group. In SPIR-V it is a part of the loop, whose iterations have a group
// each. Where such blocks lead out of the loop they get a branch to its header, too, that is never
// taken.
func (c *conversion) keepExits(ops []*ir.Operation) {
	if !slices.ContainsFunc(ops, isOfSubgroup) {
		return
	}
	for fn := range c.module.Region(0).Entry().Ops() {
		if !fn.Is("spv.func") {
			continue
		}
		c.flatten(fn)
		var merges []*ir.Operation
		for b := range fn.Region(0).Blocks() {
			for op := range b.Ops() {
				if op.Is("spv.LoopMerge") {
					merges = append(merges, op)
				}
			}
		}
		// Inner loops stand behind those around them, and what leads out of them is in those.
		for _, m := range slices.Backward(merges) {
			c.keepExitsOf(m)
		}
	}
}

// keepExitsOf does it for the loop that an instruction begins.
func (c *conversion) keepExitsOf(merge *ir.Operation) {
	header, behind := merge.Block(), (*ir.Block)(nil)
	for use := range merge.Result(0).Uses() {
		behind = use.Owner().Block()
	}
	if behind == nil {
		return
	}
	dominance := ir.NewDominance()
	inside := map[*ir.Block]bool{}
	for b := range header.Region().Blocks() {
		inside[b] = dominance.IsReachable(b) && dominance.DominatesBlock(header, b) && !dominance.DominatesBlock(behind, b)
	}
	goesOn := goingOn(header, inside)
	var exits []*ir.Block
	for b := range header.Region().Blocks() {
		if inside[b] && !goesOn[b] {
			exits = append(exits, b)
		}
	}
	if !slices.ContainsFunc(exits, needsSubgroup) {
		return
	}
	for _, b := range exits {
		last := b.Last()
		for i := range last.NumSuccessors() {
			if to := last.Successor(i); !inside[to] {
				last.SetSuccessor(i, c.neverBack(b, header, to))
			}
		}
		if last.NumSuccessors() == 0 {
			end := b.Split(last)
			c.branchNever(b, header, end, nil)
		}
	}
}

// goingOn are the blocks of a loop from which its header may be reached again.
func goingOn(header *ir.Block, inside map[*ir.Block]bool) map[*ir.Block]bool {
	found := map[*ir.Block]bool{header: true}
	for list := []*ir.Block{header}; len(list) > 0; {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		for use := range b.Preds() {
			if p := use.Owner().Block(); inside[p] && !found[p] {
				found[p] = true
				list = append(list, p)
			}
		}
	}
	return found
}

// isOfSubgroup reports whether an operation needs other invocations of its subgroup.
func isOfSubgroup(op *ir.Operation) bool {
	switch op.Name().String() {
	case "spv.ControlBarrier", "spv.ArrayLength", "spv.NonSemantic.DebugPrintf":
		return false
	}
	return converts(op)
}

// needsSubgroup reports whether a block has an operation of subgroups, or calls a function that may have one.
func needsSubgroup(b *ir.Block) bool {
	for op := range b.Ops() {
		if !ir.Walk(op, func(op *ir.Operation) ir.WalkResult {
			if isOfSubgroup(op) || op.Is("spv.FunctionCall") {
				return ir.Interrupt
			}
			return ir.Advance
		}) {
			return true
		}
	}
	return false
}

// neverBack makes a block behind another, which leads on with the arguments that it is given.
func (c *conversion) neverBack(before, header, to *ir.Block) *ir.Block {
	b := ir.NewBlock()
	before.Region().InsertAfter(b, before)
	builder := ir.NewBuilder(c.ctx)
	builder.AddArgs(b, to.ArgTypes(), nil)
	c.branchNever(b, header, to, b.Args())
	return b
}

// branchNever ends a block by a branch to a header that is never taken, and goes on elsewhere.
func (c *conversion) branchNever(b, header, to *ir.Block, args []*ir.Value) {
	builder := ir.NewBuilder(c.ctx)
	builder.SetInsertionPointToEnd(b)
	builder.SetLoc(to.First().Loc())
	var unknown []*ir.Value
	for _, arg := range header.Args() {
		unknown = append(unknown, spirv.NewUndef(builder, arg.Type()).Op.Result(0))
	}
	never := spirv.NewConstant(builder, c.ctx.I1(), c.ctx.BoolAttr(false)).Op.Result(0)
	spirv.NewBranchConditional(builder, never, unknown, args, header, to)
}
