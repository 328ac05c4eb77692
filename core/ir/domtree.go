package ir

import "slices"

// domTree is the dominator tree of a region's reachable blocks. Blocks are
// numbered in reverse postorder, so that a dominator has a lower number.
type domTree struct {
	number map[*Block]int32
	order  []*Block
	idom   []int32 // immediate dominator; of the entry itself
	// enter and leave number the visits of a walk over the tree: a dominates b
	// if b's visit is within a's.
	enter, leave []int32
}

func (t *domTree) properlyDominates(a, b *Block) bool {
	j, reachable := t.number[b]
	if !reachable {
		return true
	}
	i, reachable := t.number[a]
	return reachable && i != j && t.enter[i] <= t.enter[j] && t.leave[j] <= t.leave[i]
}

func newDomTree(r *Region) *domTree {
	t := &domTree{}
	t.order, t.number = reversePostOrder(r)
	for i, b := range t.order {
		t.number[b] = int32(i)
	}
	t.findDominators()
	t.numberVisits()
	return t
}

// findDominators relies on the order: the entry is number 0, and all blocks are reached
// from it.
func (t *domTree) findDominators() {
	if len(t.order) == 0 {
		return
	}
	t.idom = idoms(len(t.order), func(node int32, visit func(to int32)) {
		last := t.order[node].last
		if last == nil {
			return
		}
		for i := range last.NumSuccessors() {
			if succ := last.Successor(i); succ != nil {
				visit(t.number[succ])
			}
		}
	})
}

// numberVisits uses that a dominator has a lower number than what it
// dominates: sizes of subtrees are summed from the back, places given out from
// the front.
func (t *domTree) numberVisits() {
	n := len(t.order)
	size := make([]int32, n)
	for i := n - 1; i > 0; i-- {
		size[i]++
		size[t.idom[i]] += size[i]
	}
	t.enter, t.leave = make([]int32, n), make([]int32, n)
	if n == 0 {
		return
	}
	size[0]++
	t.leave[0] = size[0]
	next := make([]int32, n) // where the next child of a block enters
	next[0] = 1
	for i := 1; i < n; i++ {
		up := t.idom[i]
		t.enter[i] = next[up]
		t.leave[i] = t.enter[i] + size[i]
		next[up] = t.leave[i]
		next[i] = t.enter[i] + 1
	}
}

// ReversePostOrder lists the blocks of a region that control can reach from
// the entry, each after all that precede it on some way without cycles.
func ReversePostOrder(r *Region) []*Block {
	order, _ := reversePostOrder(r)
	return order
}

// reversePostOrder returns the blocks as keys as well.
func reversePostOrder(r *Region) ([]*Block, map[*Block]int32) {
	if r.first == nil {
		return nil, nil
	}
	if r.first == r.last {
		return []*Block{r.first}, map[*Block]int32{r.first: 0}
	}
	type visit struct {
		block *Block
		next  int
	}
	n := 0
	for b := r.first; b != nil; b = b.next {
		n++
	}
	order, seen := make([]*Block, 0, n), make(map[*Block]int32, n)
	seen[r.first] = 0
	stack := []visit{{block: r.first}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		last := top.block.last
		if last == nil || top.next == last.NumSuccessors() {
			order = append(order, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		succ := last.Successor(top.next)
		top.next++
		if succ == nil {
			continue
		}
		before := len(seen)
		if seen[succ] = 0; len(seen) > before {
			stack = append(stack, visit{block: succ})
		}
	}
	slices.Reverse(order)
	return order, seen
}

// Reachable returns the set of blocks that control can reach from the entry of
// a region.
func Reachable(r *Region) map[*Block]bool {
	set := map[*Block]bool{}
	for _, b := range ReversePostOrder(r) {
		set[b] = true
	}
	return set
}

// Children lists, for each block of a region that can be reached, the blocks
// that it dominates immediately.
func (d *Dominance) Children(r *Region) map[*Block][]*Block {
	t := d.tree(r)
	children := make(map[*Block][]*Block, len(t.order))
	for i := 1; i < len(t.order); i++ {
		up := t.order[t.idom[i]]
		children[up] = append(children[up], t.order[i])
	}
	return children
}
