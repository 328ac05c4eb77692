package rewrite

import "github.com/mlirc/mlirc/core/ir"

// eraseDead erases operations and arguments that contribute to nothing that is
// needed. Regions inside of operations are taken care of by themselves.
func (s *simplifier) eraseDead(r *ir.Region) bool {
	if r.HasOneBlock() {
		return s.eraseDeadInBlock(r.Entry())
	}
	l := &liveness{region: r, ops: map[*ir.Operation]bool{}, args: map[*ir.Value]bool{}}
	l.seed()
	l.spread()
	return s.sweep(r, l)
}

// eraseDeadInBlock goes backwards: without control flow, whatever is needed is
// needed by something behind it.
func (s *simplifier) eraseDeadInBlock(b *ir.Block) bool {
	changed := false
	for op := b.Last(); op != nil; {
		prev := op.Prev()
		if ir.IsTriviallyDead(op) {
			s.tell(op)
			op.Erase()
			changed = true
		}
		op = prev
	}
	return changed
}

// liveness is what a region needs.
type liveness struct {
	region *ir.Region
	ops    map[*ir.Operation]bool
	args   map[*ir.Value]bool // of blocks that are no entries
	work   []*ir.Value
}

// seed takes in what is needed for its own sake.
func (l *liveness) seed() {
	for b := l.region.Entry(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if !ir.WouldBeTriviallyDead(op) {
				l.needOp(op)
			}
		}
	}
}

func (l *liveness) needOp(op *ir.Operation) {
	if l.ops[op] {
		return
	}
	l.ops[op] = true
	forwarded := l.needSuccessors(op)
	for i := range op.NumOperands() {
		if forwarded == nil || !forwarded[i] {
			l.work = append(l.work, op.Operand(i))
		}
	}
	l.needInside(op)
}

// needInside takes in what the regions of a needed operation use of what is
// outside of them.
func (l *liveness) needInside(op *ir.Operation) {
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				for j := range o.NumOperands() {
					l.work = append(l.work, o.Operand(j))
				}
				l.needInside(o)
			}
		}
	}
}

// needSuccessors tells which operands are only needed if an argument is. Where
// that is not known, the arguments are needed.
func (l *liveness) needSuccessors(op *ir.Operation) map[int]bool {
	var forwarded map[int]bool
	for i := range op.NumSuccessors() {
		to := op.Successor(i)
		start, end, ok := ir.BranchOperands(op, i)
		if !ok || end-start != to.NumArgs() || !ir.CanSetBranchOperands(op, i) {
			l.work = append(l.work, to.Args()...)
			continue
		}
		for j := start; j < end; j++ {
			if forwarded == nil {
				forwarded = map[int]bool{}
			}
			forwarded[j] = true
		}
	}
	return forwarded
}

func (l *liveness) spread() {
	for len(l.work) > 0 {
		v := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		if v.Region() != l.region {
			continue
		}
		if op := v.DefiningOp(); op != nil {
			l.needOp(op)
			continue
		}
		l.needArg(v)
	}
}

// needArg takes in what predecessors pass for an argument.
func (l *liveness) needArg(arg *ir.Value) {
	if l.args[arg] {
		return
	}
	l.args[arg] = true
	for use := arg.Block().FirstPred(); use != nil; use = use.Next() {
		start, end, ok := ir.BranchOperands(use.Owner(), use.Index())
		if ok && arg.Index() < end-start {
			l.work = append(l.work, use.Owner().Operand(start+arg.Index()))
		}
	}
}

// sweep erases what is not needed.
func (s *simplifier) sweep(r *ir.Region, l *liveness) bool {
	var dead []*ir.Operation
	changed := false
	for b := r.Entry(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			if !l.ops[op] {
				dead = append(dead, op)
			}
		}
	}
	for _, op := range dead {
		s.tell(op)
		op.DropReferences()
	}
	for b := r.Entry().Next(); b != nil; b = b.Next() {
		for i := b.NumArgs() - 1; i >= 0; i-- {
			if !l.args[b.Arg(i)] {
				dropArg(b, i)
				changed = true
			}
		}
	}
	for _, op := range dead {
		op.Erase()
	}
	return changed || len(dead) > 0
}

// dropArg removes an argument that is not needed, and what is passed for it.
func dropArg(b *ir.Block, i int) {
	// Setting operands makes the uses of the block anew, so they are listed first.
	type edge struct {
		op    *ir.Operation
		index int
	}
	var edges []edge
	for use := b.FirstPred(); use != nil; use = use.Next() {
		edges = append(edges, edge{use.Owner(), use.Index()})
	}
	for _, e := range edges {
		start, end, _ := ir.BranchOperands(e.op, e.index)
		values := e.op.OperandRange(start, end)
		values = append(values[:i], values[i+1:]...)
		if !ir.SetBranchOperands(e.op, e.index, values) {
			panic("BUG: operands of a branch were known a moment ago")
		}
	}
	b.EraseArg(i)
}
