package structurize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// construct is what a merge instruction begins.
type construct struct {
	instruction *ir.Operation // spv.SelectionMerge or spv.LoopMerge
	header      *ir.Block
	merge       *ir.Block
	next        *ir.Block // where a loop goes on; nil of a selection
	before      *ir.Block // of a loop, from which control enters; set last
	blocks      map[*ir.Block]bool
}

// constructOf finds the blocks of a construct; nil if one of its ways leaves elsewhere than at
// the merge block, or something else leads into it.
func constructOf(instruction *ir.Operation, reachable map[*ir.Block]bool) *construct {
	c := &construct{instruction: instruction, header: instruction.Block(), blocks: map[*ir.Block]bool{}}
	if c.merge = marked(instruction.Result(0)); c.merge == nil || c.merge == c.header {
		return nil
	}
	if c.isLoop() {
		if c.next = marked(instruction.Result(1)); c.next == nil || c.next == c.header || c.next == c.merge {
			return nil
		}
		c.blocks[c.header] = true
	}
	if !c.collect(successors(c.header), reachable) || !c.isClosed(reachable) {
		return nil
	}
	return c
}

func (c *construct) isLoop() bool { return ir.IsA[spirv.LoopMerge](c.instruction) }

// marked is the block that begins with the label of a result, and of nothing else; nil if there
// is none.
func marked(v *ir.Value) *ir.Block {
	if !v.HasOneUse() {
		return nil
	}
	label := v.FirstUse().Owner()
	if !ir.IsA[spirv.MlirLabel](label) || label.NumOperands() != 1 || label.Prev() != nil {
		return nil
	}
	return label.Block()
}

// successors are the blocks to which a block goes, and those that its merge instruction names: they
// belong together even where nothing reaches them.
func successors(b *ir.Block) []*ir.Block {
	last := b.Last()
	if last == nil {
		return nil
	}
	list := last.Successors()
	if before := last.Prev(); before != nil && isMerge(before) {
		for _, v := range before.Results() {
			if use := v.FirstUse(); use != nil {
				list = append(list, use.Owner().Block())
			}
		}
	}
	return list
}

func isMerge(op *ir.Operation) bool {
	return ir.IsA[spirv.SelectionMerge](op) || ir.IsA[spirv.LoopMerge](op)
}

// collect adds blocks and what they lead to, up to the merge block; false if that is the header
// of a selection, or a block of another region.
func (c *construct) collect(work []*ir.Block, reachable map[*ir.Block]bool) bool {
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		switch {
		case b == c.merge || c.blocks[b]:
			continue
		case b == c.header || b.IsEntry() || b.Region() != c.header.Region():
			return false
		}
		c.blocks[b] = true
		work = append(work, successors(b)...)
		for use := range b.Preds() { // what nothing reaches comes along
			if from := use.Owner().Block(); !reachable[from] && from != c.header {
				work = append(work, from)
			}
		}
	}
	return true
}

// isClosed reports whether control enters at the header and leaves at the merge block alone. What
// nothing reaches, and goes to the merge block, comes along.
func (c *construct) isClosed(reachable map[*ir.Block]bool) bool {
	for use := range c.merge.Preds() {
		from := use.Owner().Block()
		if from == c.header || c.blocks[from] {
			continue
		}
		if reachable[from] || !c.collect([]*ir.Block{from}, reachable) {
			return false
		}
	}
	for b := range c.blocks {
		if !c.explains(b) {
			return false
		}
		for use := range b.Preds() {
			from := use.Owner().Block()
			if b == c.header {
				if c.blocks[from] && from != c.next {
					return false // goes back from elsewhere than where the loop goes on
				}
				continue
			}
			if from != c.header && !c.blocks[from] {
				return false
			}
		}
	}
	return !c.isLoop() || c.blocks[c.next] && c.entered()
}

// explains reports whether what a block is for is said in the construct. One that belongs to a
// construct around this one is where a break or continue leaves.
func (c *construct) explains(b *ir.Block) bool {
	label := b.First()
	if label == nil || !ir.IsA[spirv.MlirLabel](label) {
		return true
	}
	for _, v := range label.Operands() {
		if op := v.DefiningOp(); op == nil || !c.blocks[op.Block()] {
			return false
		}
	}
	return true
}

// entered finds the block from which alone control enters a loop, by a branch to its header, and
// wants the way back.
func (c *construct) entered() bool {
	back := false
	for use := range c.header.Preds() {
		from := use.Owner().Block()
		if c.blocks[from] {
			back = true
			continue
		}
		if c.before != nil || !ir.IsA[spirv.Branch](use.Owner()) {
			return false
		}
		c.before = from
	}
	return back && c.before != nil
}

// escaping lists the values of a construct that are used behind it, arguments of its merge block
// last; false if one of them is a label, which cannot escape.
func (c *construct) escaping() ([]*ir.Value, bool) {
	var list []*ir.Value
	note := func(v *ir.Value) {
		for use := v.FirstUse(); use != nil; use = use.Next() {
			if !c.holds(use.Owner()) {
				list = append(list, v)
				return
			}
		}
	}
	for b := range c.header.Region().Blocks() {
		if !c.blocks[b] {
			continue
		}
		for _, v := range b.Args() {
			note(v)
		}
		for op := range b.Ops() {
			if op == c.instruction {
				continue
			}
			for _, v := range op.Results() {
				note(v)
			}
		}
	}
	for _, v := range list {
		if spirv.IsLabel(v.Type()) {
			return nil, false
		}
	}
	for _, v := range c.merge.Args() {
		note(v)
	}
	return list, true
}

// holds reports whether an operation is in the construct, at any depth. The branch at the end of the
// header of a selection is.
func (c *construct) holds(op *ir.Operation) bool {
	if op == c.instruction.Next() {
		return true
	}
	for op != nil {
		b := op.Block()
		if c.blocks[b] {
			return true
		}
		if b.Region() == c.header.Region() {
			return false
		}
		op = b.ParentOp()
	}
	return false
}
