package structurize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// nest moves the blocks of a construct into the region of an operation. What is in the merge
// block follows that. Values that escape become its results.
func (c *construct) nest(escaping []*ir.Value, o Options) {
	types := make([]ir.Type, len(escaping))
	for i, v := range escaping {
		types[i] = v.Type()
	}
	op := c.operation(types)
	for i, v := range escaping {
		c.replaceOutside(v, op.Result(i))
	}
	into, body := op.Block(), op.Region(0)
	entry := body.AddBlock()
	branch := op.Next() // into the construct
	branch.Remove()
	entry.Append(branch)
	c.moveBlocks(body)
	merge := body.AddBlock()
	operands := c.handOver(merge, escaping)
	b := ir.NewBuilder(op.Context())
	b.SetLoc(op.Loc())
	b.SetInsertionPointToEnd(merge)
	spirv.NewMlirMerge(b, operands)
	c.unmark()
	if o.ThroughVariables && into.IsEntry() && ir.IsA[spirv.Unreachable](c.merge.Last()) {
		b.SetInsertionPointToEnd(into) // MLIR wants a block for what is not reached
		spirv.NewBranch(b, nil, c.merge)
		return
	}
	into.SpliceBefore(c.merge.First(), nil)
	c.merge.Erase()
}

// operation makes the operation before the branch into the construct.
func (c *construct) operation(types []ir.Type) *ir.Operation {
	if loop, ok := spirv.AsLoopMerge(c.instruction); ok {
		b := ir.BuilderBefore(c.before.Last())
		b.SetLoc(loop.Op.Loc())
		return spirv.NewMlirLoop(b, types, loop.Op.Attrs()...).Op
	}
	b := ir.BuilderBefore(c.instruction)
	b.SetLoc(c.instruction.Loc())
	op := spirv.NewMlirSelection(b, types, c.instruction.Attrs()...).Op
	c.instruction.MoveBefore(op)
	return op
}

// replaceOutside makes another value stand for one where it is used behind the construct.
func (c *construct) replaceOutside(v, by *ir.Value) {
	for use := v.FirstUse(); use != nil; {
		next := use.Next()
		if !c.holds(use.Owner()) {
			use.Set(by)
		}
		use = next
	}
}

// moveBlocks moves the blocks in their order, that in which a loop goes on last.
func (c *construct) moveBlocks(body *ir.Region) {
	var list []*ir.Block
	for b := range c.header.Region().Blocks() {
		if c.blocks[b] && b != c.next {
			list = append(list, b)
		}
	}
	if c.next != nil {
		list = append(list, c.next)
	}
	for _, b := range list {
		b.Remove()
		body.Append(b)
	}
}

// handOver makes the last block of the region the merge block, with its arguments, and returns
// what the escaping values are there.
func (c *construct) handOver(merge *ir.Block, escaping []*ir.Value) []*ir.Value {
	for i, arg := range c.merge.Args() {
		arg.ReplaceAllUsesWith(merge.AddArg(arg.Type(), c.merge.ArgLoc(i)))
	}
	for use := c.merge.FirstPred(); use != nil; use = c.merge.FirstPred() {
		use.Set(merge)
	}
	operands := make([]*ir.Value, len(escaping))
	for i, v := range escaping {
		operands[i] = v
		if v.IsBlockArg() && v.Block() == c.merge {
			operands[i] = merge.Arg(v.Index())
		}
	}
	return operands
}

// unmark takes out the merge instruction, and from labels what it said. A label that says more
// stays.
func (c *construct) unmark() {
	for _, v := range c.instruction.Results() {
		label := v.FirstUse().Owner()
		label.EraseOperand(0)
		if len(label.Attrs()) == 0 {
			label.Erase()
		}
	}
	c.instruction.Erase()
}
