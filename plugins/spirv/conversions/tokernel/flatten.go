package tokernel

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// flatten takes the loops and selections of a function out of their regions, where invocations of a
// subgroup ask each other in a loop: which operations belong to an iteration is then said as a binary
// says it, by a merge instruction.
func (c *conversion) flatten(fn *ir.Operation) {
	var list []*ir.Operation
	asks := false
	ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
		if loop, ok := spirv.AsMlirLoop(op); ok {
			for b := range loop.Body().Blocks() {
				asks = asks || needsSubgroup(b)
			}
		}
		if ir.IsA[spirv.MlirLoop](op) || ir.IsA[spirv.MlirSelection](op) {
			list = append(list, op)
		}
		return ir.Advance
	})
	if !asks {
		return
	}
	for _, op := range slices.Backward(list) { // what is inside comes first
		c.flattenOne(op)
	}
}

// flattenOne puts the blocks of a loop or selection before what follows it.
func (c *conversion) flattenOne(op *ir.Operation) {
	body := op.Region(0)
	if body.Empty() {
		op.Erase()
		return
	}
	before := op.Block()
	behind := before.Split(op)
	b := ir.NewBuilder(c.ctx)
	b.SetLoc(op.Loc())
	b.AddArgs(behind, op.ResultTypes(), nil)
	for i, arg := range behind.Args() {
		op.Result(i).ReplaceAllUsesWith(arg)
	}
	if loop, ok := spirv.AsMlirLoop(op); ok {
		c.sayMerge(loop)
	}
	merge := body.Last().Last()
	b.SetInsertionPoint(merge)
	spirv.NewBranch(b, merge.Operands(), behind)
	merge.Erase()
	b.SetInsertionPointToEnd(before)
	spirv.NewBranch(b, nil, body.Entry())
	before.Region().TakeBlocksBefore(body, behind)
	op.Erase()
}

// sayMerge makes the merge instruction of a loop's header, to which its entry leads.
func (c *conversion) sayMerge(loop spirv.MlirLoop) {
	last := loop.Body().Entry().Last()
	if last.NumSuccessors() != 1 || last.Successor(0) == loop.Body().Last() {
		return // it is no loop
	}
	b := ir.BuilderBefore(last.Successor(0).Last())
	attrs := []ir.NamedAttr{{Name: "loop_control", Value: loop.LoopControlAttr()}}
	if a := loop.LoopParametersAttr(); a != nil {
		attrs = append(attrs, ir.NamedAttr{Name: "loop_parameters", Value: a})
	}
	label := spirv.NewLoopMerge(b, attrs...).Merge()
	b.SetInsertionPoint(loop.Body().Last().First())
	spirv.NewMlirLabel(b, []*ir.Value{label})
}
