package rewrite

import "github.com/mlirc/mlirc/core/ir"

// simplifyRegions simplifies the control flow inside of an operation: it erases unreachable
// blocks and dead values and arguments, even those in cycles; it merges a block into its only
// predecessor; and it merges equal blocks. erased, if not nil, is called for operations before
// they are erased.
func simplifyRegions(root *ir.Operation, erased func(op *ir.Operation)) bool {
	s := &simplifier{erased: erased}
	changed := s.eachRegion(root, s.eraseUnreachable)
	if s.eachRegion(root, s.eraseDead) {
		changed = true
	}
	if s.eachRegion(root, s.mergeChains) {
		changed = true
	}
	if s.eachRegion(root, s.mergeEqual) {
		changed = true
	}
	return changed
}

// EraseDead does the first half of [SimplifyRegions]: it erases unreachable blocks and dead
// values and arguments.
func EraseDead(root *ir.Operation, erased func(op *ir.Operation)) bool {
	s := &simplifier{erased: erased}
	changed := s.eachRegion(root, s.eraseUnreachable)
	// What is inside of an operation goes first, as it may use what is outside.
	for s.eachRegion(root, s.eraseDead) {
		changed = true
	}
	return changed
}

// simplifier is one call of SimplifyRegions.
type simplifier struct {
	erased func(op *ir.Operation)
}

// eachRegion applies a step to all regions inside of an operation, outer ones
// first.
func (s *simplifier) eachRegion(op *ir.Operation, step func(r *ir.Region) bool) bool {
	changed := false
	for r := range op.Regions() {
		if r.Empty() {
			continue
		}
		if step(r) {
			changed = true
		}
		for b := range r.Blocks() {
			for o := range b.Ops() {
				if o.NumRegions() > 0 && s.eachRegion(o, step) {
					changed = true
				}
			}
		}
	}
	return changed
}

func (s *simplifier) notify(op *ir.Operation) {
	if s.erased != nil {
		ir.WalkPostOrder(op, s.erased)
	}
}

// eraseUnreachable erases blocks that control cannot reach.
func (s *simplifier) eraseUnreachable(r *ir.Region) bool {
	if r.HasOneBlock() {
		return false
	}
	reachable := ir.Reachable(r)
	var lost []*ir.Block
	for b := range r.Blocks() {
		if !reachable[b] {
			lost = append(lost, b)
		}
	}
	for _, b := range lost {
		for op := range b.Ops() {
			s.notify(op)
			op.DropReferences()
		}
	}
	for _, b := range lost {
		b.Erase()
	}
	return len(lost) > 0
}

// mergeChains merges each block into its only predecessor if that goes nowhere
// else.
func (s *simplifier) mergeChains(r *ir.Region) bool {
	changed := false
	for b := r.Entry(); b != nil; {
		next := b.Next()
		if s.mergeIntoPred(b) {
			changed = true
		}
		b = next
	}
	return changed
}

func (s *simplifier) mergeIntoPred(b *ir.Block) bool {
	pred := b.SinglePred()
	if pred == nil || pred == b || b.IsEntry() || !isPlainBranch(pred.Last()) {
		return false
	}
	branch := pred.Last()
	for i := range b.NumArgs() {
		b.Arg(i).ReplaceAllUsesWith(branch.Operand(i))
	}
	s.notify(branch)
	branch.Erase()
	pred.SpliceBefore(b.First(), nil)
	b.Erase()
	return true
}

// isPlainBranch reports whether an operation does nothing but go to one block
// with its operands as arguments, and that block may become part of this one.
func isPlainBranch(op *ir.Operation) bool {
	if op.NumSuccessors() != 1 || op.NumResults()+op.NumRegions() > 0 || !isBranch(op) || op.Traits().KeepsTarget {
		return false
	}
	start, end, ok := ir.BranchOperands(op, 0)
	if !ok || start != 0 || end != op.NumOperands() || end != op.Successor(0).NumArgs() {
		return false
	}
	return len(op.Attrs()) == 0
}

// isBranch reports whether an operation's only effect is where control goes. A
// terminator without declared effects counts: MLIR declares none for branches.
func isBranch(op *ir.Operation) bool {
	f := op.Traits()
	return f.Known && f.Terminator && len(f.Effects) == 0
}
