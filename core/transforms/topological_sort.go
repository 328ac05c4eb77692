package transforms

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// topologicalSort moves operations of graph regions behind what they use.
var topologicalSort = &pass.Pass{
	Name:    "topological-sort",
	Anchor:  pass.AnyOp,
	Summary: "move operations of graph regions behind what they use",
	Doc: `In a region in which values need not be defined before their uses, such as that of a module, operations that have all that
they use before them keep their order. Where operations use each other in a circle, the first of those that are left is taken.`,
	Run: func(r *pass.Run) error {
		moved := 0
		ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
			if op.Traits().GraphRegion {
				for region := range op.Regions() {
					for b := range region.Blocks() {
						moved += sortBlock(b)
					}
				}
			}
			return ir.Advance
		})
		r.Stats.Add("num-moved", int64(moved))
		if moved == 0 {
			r.Unchanged()
		}
		return nil
	},
}

// sortBlock sorts the operations of a block; it counts those that stand elsewhere then.
func sortBlock(b *ir.Block) int {
	before := slices.Collect(b.Ops())
	if len(before) > 0 && before[len(before)-1].Traits().Terminator {
		before = before[:len(before)-1]
	}
	waits, users := dependences(b, before)
	order := make([]*ir.Operation, 0, len(before))
	done := make([]bool, len(before))
	take := func(i int) {
		done[i] = true
		order = append(order, before[i])
		for _, user := range users[i] {
			waits[user]--
		}
	}
	first := 0 // all before it are taken
	for len(order) < len(before) {
		taken := len(order)
		for i := first; i < len(before); i++ {
			if !done[i] && waits[i] == 0 {
				take(i)
			}
		}
		for first < len(before) && done[first] {
			first++
		}
		if taken == len(order) {
			take(first)
		}
	}
	moved := 0
	for i, op := range order {
		if op != before[i] {
			moved++
		}
	}
	if moved > 0 {
		place(b, order)
	}
	return moved
}

// dependences are, of each operation of a block, the number of uses in it of what others make, and the operations with those
// uses, by their positions.
func dependences(b *ir.Block, ops []*ir.Operation) (waits []int, users [][]int) {
	at := make(map[*ir.Operation]int, len(ops))
	for i, op := range ops {
		at[op] = i
	}
	waits, users = make([]int, len(ops)), make([][]int, len(ops))
	for i, op := range ops {
		ir.Walk(op, func(inner *ir.Operation) ir.WalkResult {
			for _, v := range inner.AllOperands() {
				def := v.DefiningOp()
				if def == nil || def.Block() != b || def == op {
					continue
				}
				if from, ok := at[def]; ok {
					waits[i]++
					users[from] = append(users[from], i)
				}
			}
			return ir.Advance
		})
	}
	return waits, users
}

// place brings operations of a block into an order, before its terminator.
func place(b *ir.Block, order []*ir.Operation) {
	for i, op := range order {
		if i == 0 {
			if first := b.First(); first != op {
				op.MoveBefore(first)
			}
			continue
		}
		op.MoveAfter(order[i-1])
	}
}
