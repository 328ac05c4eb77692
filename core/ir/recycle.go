package ir

import "unsafe"

// spares are the remains of operations, for those that a builder makes next. A
// conversion replaces a function at a time: its new operations take the place of
// those of the function before.
type spares struct {
	ops      *Operation                     // linked by next
	values   []*Value                       // single results
	operands [maxSpareOperands + 1]*Operand // first ones of that many, linked by next
}

// maxSpareOperands is the length of the longest list of operands that is kept.
const maxSpareOperands = 4

// Recycle returns an operation to the builder, which reuses it for others. There must be no
// reference left to it, or to what was inside of it: it is in no block, and its results have no
// uses.
func (b *Builder) Recycle(op *Operation) {
	if op.block != nil || op.HasUses() {
		panic("BUG: recycled operation '" + op.name.name + "' is in use")
	}
	op.DropReferences()
	s := &b.spares
	if n := op.NumOperands(); n > 0 && n <= maxSpareOperands {
		op.operands.owner, op.operands.next = nil, s.operands[n]
		s.operands[n] = op.operands
	}
	if op.NumResults() == 1 {
		s.values = append(s.values, op.results)
	}
	*op = Operation{next: s.ops}
	s.ops = op
}

func (s *spares) takeOp() *Operation {
	op := s.ops
	if op != nil {
		s.ops, op.next = op.next, nil
	}
	return op
}

func (s *spares) takeOperands(n int) []Operand {
	if n > maxSpareOperands || s.operands[n] == nil {
		return nil
	}
	first := s.operands[n]
	s.operands[n], first.next = first.next, nil
	return unsafe.Slice(first, n)
}

func (s *spares) takeValue() []Value {
	last := len(s.values) - 1
	if last < 0 {
		return nil
	}
	v := s.values[last]
	s.values = s.values[:last]
	return unsafe.Slice(v, 1)
}
