package ir

import "iter"

// The sequences below are those of the lists as they are while they are walked. What the body of
// a loop may change is said of each:
//
//   - [Region.Blocks], [Block.Ops], [Block.Preds]: it may add behind the element at hand, which is
//     walked then, or before it, and change other lists. It must not erase or move the element at hand.
//   - [Block.OpsToErase], [Block.WithoutTerminator], [Value.Uses]: it may erase, move or change the
//     element at hand, and add around it, which is not walked. It must not erase or move the next one.
//   - [Operation.AllOperands], [Operation.AllResults], [Operation.Regions]: it may set operands
//     one by one, and change what uses the results. It must not change how many there are.
//
// core/syntax/print walks lists without them, which spares it 2 % of its instructions
// (BenchmarkPrintGeneric).

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

// WithoutTerminator are the operations of a block before its last, in their order; the body of the
// loop may erase or move the one at hand.
func (b *Block) WithoutTerminator() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		last := b.last
		for op := b.first; op != last; {
			next := op.next
			if !yield(op) {
				return
			}
			op = next
		}
	}
}

// Preds are the successors of terminators that are a block: an edge of the control flow graph each.
func (b *Block) Preds() iter.Seq[*BlockUse] {
	return func(yield func(*BlockUse) bool) {
		for u := b.preds; u != nil; u = u.next {
			if !yield(u) {
				return
			}
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

// AllOperands are the operands of an operation, each with its index; [Operation.Operands] is a
// list of them.
func (op *Operation) AllOperands() iter.Seq2[int, *Value] {
	return func(yield func(int, *Value) bool) {
		list := op.operandList()
		for i := range list {
			if !yield(i, list[i].value) {
				return
			}
		}
	}
}

// AllResults are the results of an operation, each with its index; [Operation.Results] is a list
// of them.
func (op *Operation) AllResults() iter.Seq2[int, *Value] {
	return func(yield func(int, *Value) bool) {
		list := op.resultList()
		for i := range list {
			if !yield(i, &list[i]) {
				return
			}
		}
	}
}

// Uses are the operands that are a value; the body of the loop may change the one at hand.
func (v *Value) Uses() iter.Seq[*Operand] {
	return func(yield func(*Operand) bool) {
		for u := v.uses; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}
