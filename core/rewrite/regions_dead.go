package rewrite

import "github.com/mlirc/mlirc/core/ir"

// eraseDead erases operations and arguments that contribute to nothing that is
// needed. Regions inside of operations are taken care of by themselves.
func (s *simplifier) eraseDead(r *ir.Region) bool {
	if r.HasOneBlock() {
		return s.eraseDeadInBlock(r.Entry())
	}
	l := &liveness{region: r, marks: r.Op().Context().TakeMarks()}
	l.clear()
	l.seed()
	l.spread()
	return s.sweep(l)
}

// eraseDeadInBlock goes backwards: without control flow, whatever is needed is
// needed by something behind it.
func (s *simplifier) eraseDeadInBlock(b *ir.Block) bool {
	changed := false
	for op := b.Last(); op != nil; {
		prev := op.Prev()
		if ir.IsTriviallyDead(op) {
			s.notify(op)
			op.Erase()
			changed = true
		}
		op = prev
	}
	return changed
}

// liveness is the set of live values of a region: operations whose mark is live, arguments
// whose number is. The entry block's arguments are not included.
type liveness struct {
	region    *ir.Region
	marks     ir.Marks
	work      []*ir.Value
	forwarded []bool // of the operation at hand, for each operand
}

const needed = 1

func (l *liveness) clear() {
	for b := range l.region.Blocks() {
		for _, a := range b.Args() {
			a.SetNumber(0)
		}
	}
}

// seed takes in what is needed for its own sake.
func (l *liveness) seed() {
	for b := range l.region.Blocks() {
		for op := range b.Ops() {
			if !ir.WouldBeTriviallyDead(op) {
				l.needOp(op)
			}
		}
	}
}

func (l *liveness) needOp(op *ir.Operation) {
	if l.marks.Of(op) == needed {
		return
	}
	l.marks.Set(op, needed)
	l.needOperands(op)
	l.needInside(op)
}

// needOperands takes in the operands but for those that are passed to
// successors, and arguments of which it is not known what is passed for them.
func (l *liveness) needOperands(op *ir.Operation) {
	forwarded := append(l.forwarded[:0], make([]bool, op.NumOperands())...)
	l.forwarded = forwarded
	for i := range op.NumSuccessors() {
		start, end, ok := passed(op, i)
		if !ok {
			l.work = append(l.work, op.Successor(i).Args()...)
			continue
		}
		for j := start; j < end; j++ {
			forwarded[j] = true
		}
	}
	for i, v := range op.AllOperands() {
		if !forwarded[i] {
			l.work = append(l.work, v)
		}
	}
}

// needInside takes in what the regions of a needed operation use of what is
// outside of them.
func (l *liveness) needInside(op *ir.Operation) {
	for r := range op.Regions() {
		for b := range r.Blocks() {
			for o := range b.Ops() {
				for _, v := range o.AllOperands() {
					l.work = append(l.work, v)
				}
				l.needInside(o)
			}
		}
	}
}

// passed is the range of operands that are forwarded to the arguments of successor i, and are
// only live if those are; false when it is unknown or cannot be changed.
func passed(op *ir.Operation, i int) (start, end int, ok bool) {
	start, end, ok = ir.BranchOperands(op, i)
	ok = ok && end-start == op.Successor(i).NumArgs() && ir.CanSetBranchOperands(op, i)
	return start, end, ok
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
	if arg.Number() == needed {
		return
	}
	arg.SetNumber(needed)
	for use := range arg.Block().Preds() {
		start, end, ok := ir.BranchOperands(use.Owner(), use.Index())
		if ok && arg.Index() < end-start {
			l.work = append(l.work, use.Owner().Operand(start+arg.Index()))
		}
	}
}

// sweep erases what is not needed.
func (s *simplifier) sweep(l *liveness) bool {
	r := l.region
	var dead []*ir.Operation
	changed := false
	for b := range r.Blocks() {
		for op := range b.Ops() {
			if l.marks.Of(op) != needed {
				dead = append(dead, op)
			}
		}
	}
	for _, op := range dead {
		s.notify(op)
		op.DropReferences()
	}
	// Arguments that are not needed may be passed for each other, so all are
	// passed no longer before the first goes away.
	for b := r.Entry().Next(); b != nil; b = b.Next() {
		if stopPassing(b) {
			changed = true
		}
	}
	for b := r.Entry().Next(); b != nil; b = b.Next() {
		for i := b.NumArgs() - 1; i >= 0; i-- {
			if b.Arg(i).Number() != needed {
				b.EraseArg(i)
			}
		}
	}
	for _, op := range dead {
		op.Erase()
	}
	return changed || len(dead) > 0
}

// stopPassing removes what is passed for arguments that are not needed.
func stopPassing(b *ir.Block) bool {
	unneeded := 0
	for _, a := range b.Args() {
		if a.Number() != needed {
			unneeded++
		}
	}
	if unneeded == 0 {
		return false
	}
	for use := range b.Preds() {
		op, index := use.Owner(), use.Index()
		start, end, _ := ir.BranchOperands(op, index)
		kept := make([]*ir.Value, 0, end-start)
		for i := start; i < end; i++ {
			if b.Arg(i-start).Number() == needed {
				kept = append(kept, op.Operand(i))
			}
		}
		if !ir.SetBranchOperands(op, index, kept) {
			panic("BUG: operands of a branch were known a moment ago")
		}
	}
	return true
}
