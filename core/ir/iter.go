package ir

import "iter"

// The sequences below are those of the lists as they are while they are walked: the body of a loop
// may add behind the element at hand, and must not erase or move that element. [Block.OpsToErase]
// is for loops that do.

// Blocks are the blocks of a region, the entry first.
func (r *Region) Blocks() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for b := r.first; b != nil; b = b.next {
			if !yield(b) {
				return
			}
		}
	}
}

// Ops are the operations of a block in their order.
func (b *Block) Ops() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.first; op != nil; op = op.next {
			if !yield(op) {
				return
			}
		}
	}
}

// OpsToErase are the operations of a block in their order; the body of the loop may erase or move
// the one at hand.
func (b *Block) OpsToErase() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.first; op != nil; {
			next := op.next
			if !yield(op) {
				return
			}
			op = next
		}
	}
}

// Regions are the regions of an operation.
func (op *Operation) Regions() iter.Seq[*Region] {
	return func(yield func(*Region) bool) {
		for i := range op.NumRegions() {
			if !yield(op.Region(i)) {
				return
			}
		}
	}
}

// Uses are the operands that are a value; the body of the loop may change the one at hand.
func (v *Value) Uses() iter.Seq[*Operand] {
	return func(yield func(*Operand) bool) {
		for u := v.FirstUse(); u != nil; {
			next := u.Next()
			if !yield(u) {
				return
			}
			u = next
		}
	}
}
