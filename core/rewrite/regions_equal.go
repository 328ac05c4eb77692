package rewrite

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// mergeEqual makes one of blocks that do the same and go to the same blocks.
// Values from outside in which they differ become arguments.
func (s *simplifier) mergeEqual(r *ir.Region) bool {
	if r.HasOneBlock() || r.Entry().Next() == r.Last() {
		return false
	}
	changed := false
	for _, blocks := range sameSuccessors(r) {
		for _, c := range clusters(blocks) {
			if c.merge(s) {
				changed = true
			}
		}
	}
	return changed
}

// sameSuccessors groups the blocks behind the entry by where they go.
func sameSuccessors(r *ir.Region) [][]*ir.Block {
	index := map[successors]int{}
	var groups [][]*ir.Block
	for b := r.Entry().Next(); b != nil; b = b.Next() {
		if b.Last() == nil || hasRegions(b) {
			continue
		}
		key := successorsOf(b.Last())
		at, known := index[key]
		if !known {
			at = len(groups)
			index[key] = at
			groups = append(groups, nil)
		}
		groups[at] = append(groups[at], b)
	}
	return groups
}

// successors says where a block goes.
type successors struct {
	first, second *ir.Block
	rest          string
}

func successorsOf(op *ir.Operation) successors {
	var key successors
	for i := range op.NumSuccessors() {
		switch b := op.Successor(i); i {
		case 0:
			key.first = b
		case 1:
			key.second = b
		default:
			key.rest += fmt.Sprintf("%p ", b)
		}
	}
	return key
}

func hasRegions(b *ir.Block) bool {
	for op := range b.Ops() {
		for r := range op.Regions() {
			if !r.Empty() {
				return true
			}
		}
	}
	return false
}

// cluster is blocks that can become one, the first staying.
type cluster struct {
	blocks []*ir.Block
	// differ are the operands that become arguments: the number of the operation
	// in the block, and that of the operand.
	differ [][2]int
}

func clusters(blocks []*ir.Block) []*cluster {
	if len(blocks) < 2 {
		return nil
	}
	var list []*cluster
next:
	for _, b := range blocks {
		for _, c := range list {
			if c.add(b) {
				continue next
			}
		}
		list = append(list, &cluster{blocks: []*ir.Block{b}})
	}
	return list
}

// add takes a block into a cluster if it is equal to the first.
func (c *cluster) add(b *ir.Block) bool {
	leader := c.blocks[0]
	if !sameArgs(leader, b) {
		return false
	}
	var differ [][2]int
	order := map[*ir.Operation]int{} // of both blocks
	x, y := leader.First(), b.First()
	n := 0
	for x != nil && y != nil {
		order[x], order[y] = n, n
		operands, ok := compareOps(x, y, leader, b, order)
		if !ok {
			return false
		}
		for _, i := range operands {
			differ = append(differ, [2]int{n, i})
		}
		x, y = x.Next(), y.Next()
		n++
	}
	if x != nil || y != nil {
		return false
	}
	c.blocks = append(c.blocks, b)
	c.unite(differ)
	return true
}

// unite keeps the places sorted and each once.
func (c *cluster) unite(more [][2]int) {
	all := make([][2]int, 0, len(c.differ)+len(more))
	i, j := 0, 0
	for i < len(c.differ) || j < len(more) {
		switch {
		case j == len(more) || i < len(c.differ) && isBefore(c.differ[i], more[j]):
			all = append(all, c.differ[i])
			i++
		case i == len(c.differ) || isBefore(more[j], c.differ[i]):
			all = append(all, more[j])
			j++
		default:
			all = append(all, more[j])
			i, j = i+1, j+1
		}
	}
	c.differ = all
}

func isBefore(a, b [2]int) bool { return a[0] < b[0] || a[0] == b[0] && a[1] < b[1] }

func sameArgs(a, b *ir.Block) bool {
	if a.NumArgs() != b.NumArgs() {
		return false
	}
	for i, arg := range a.Args() {
		if arg.Type() != b.Arg(i).Type() {
			return false
		}
	}
	return true
}

// compareOps lists the operands in which two operations differ by values from outside of their
// blocks; false if they differ in anything else.
func compareOps(x, y *ir.Operation, bx, by *ir.Block, order map[*ir.Operation]int) (operands []int, ok bool) {
	if !ir.Equivalent(x, y) || isUsedOutside(x, bx) || isUsedOutside(y, by) {
		return nil, false
	}
	for i, operand := range x.AllOperands() {
		v, w := operand, y.Operand(i)
		if v == w {
			continue
		}
		if v.Type() != w.Type() || (v.Block() == bx) != (w.Block() == by) {
			return nil, false
		}
		if v.Block() != bx {
			operands = append(operands, i)
			continue
		}
		if !samePlace(v, w, order) {
			return nil, false
		}
	}
	return operands, true
}

// samePlace reports whether two values stand at the same place of their blocks.
func samePlace(v, w *ir.Value, order map[*ir.Operation]int) bool {
	if v.Index() != w.Index() || v.IsBlockArg() != w.IsBlockArg() {
		return false
	}
	return v.IsBlockArg() || order[v.DefiningOp()] == order[w.DefiningOp()]
}

func isUsedOutside(op *ir.Operation, b *ir.Block) bool {
	for _, v := range op.AllResults() {
		for u := range v.Uses() {
			if u.Owner().Block() != b {
				return true
			}
		}
	}
	return false
}

// merge makes one block of a cluster.
func (c *cluster) merge(s *simplifier) bool {
	if len(c.blocks) == 1 || len(c.differ) > 0 && !c.canPass() {
		return false
	}
	leader := c.blocks[0]
	c.passDifferences()
	for _, b := range c.blocks[1:] {
		for b.HasPreds() {
			b.FirstPred().Set(leader)
		}
		for op := range b.Ops() {
			s.notify(op)
		}
		b.Erase()
	}
	return true
}

// canPass reports whether all predecessors can pass more arguments.
func (c *cluster) canPass() bool {
	for _, b := range c.blocks {
		for u := range b.Preds() {
			if !ir.CanSetBranchOperands(u.Owner(), u.Index()) {
				return false
			}
		}
	}
	return true
}

// passDifferences makes arguments of the operands in which the blocks differ.
func (c *cluster) passDifferences() {
	if len(c.differ) == 0 {
		return
	}
	values := make([][]*ir.Value, len(c.blocks))
	for i, b := range c.blocks {
		values[i] = c.differing(b)
	}
	leader := c.blocks[0]
	ops := opsOf(leader)
	for i, place := range c.differ {
		arg := leader.AddArg(values[0][i].Type(), values[0][i].Loc())
		ops[place[0]].SetOperand(place[1], arg)
	}
	for i, b := range c.blocks {
		for u := range b.Preds() {
			op, index := u.Owner(), u.Index()
			start, end, _ := ir.BranchOperands(op, index)
			ir.SetBranchOperands(op, index, append(op.OperandRange(start, end), values[i]...))
		}
	}
}

func (c *cluster) differing(b *ir.Block) []*ir.Value {
	ops := opsOf(b)
	values := make([]*ir.Value, len(c.differ))
	for i, place := range c.differ {
		values[i] = ops[place[0]].Operand(place[1])
	}
	return values
}

func opsOf(b *ir.Block) []*ir.Operation {
	var ops []*ir.Operation
	for op := range b.Ops() {
		ops = append(ops, op)
	}
	return ops
}
