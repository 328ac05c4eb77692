package ir

// OperandSegmentsAttr has the number of operands in each group, where the definition alone does
// not determine it.
const OperandSegmentsAttr = "operand_segment_sizes"

// Grouped is a definition with named groups of operands.
type Grouped interface {
	OpDefinition
	// OperandGroup returns the first operand of a group and the one behind its
	// last; false when there is no such group. An operation that does not fit the
	// definition gets a range within its operands.
	OperandGroup(op *Operation, name string) (start, end int, ok bool)
	// BranchOperands returns the first operand that becomes an argument of
	// successor i and the one behind the last; false when what says so does not fit
	// the operation.
	BranchOperands(op *Operation, i int) (start, end int, ok bool)
	// ResizeBranchOperands notes that n operands are passed to successor i, before
	// they change; false, with nothing changed, when there cannot be n.
	ResizeBranchOperands(op *Operation, i, n int) bool
}

// OperandGroup returns the range of a named group of operands.
func OperandGroup(op *Operation, name string) (start, end int, ok bool) {
	if g, grouped := op.name.Def().(Grouped); grouped {
		return g.OperandGroup(op, name)
	}
	return 0, 0, false
}

// BranchOperands returns the range of a terminator's operands that are forwarded to its
// successor i; false when it is unknown.
func BranchOperands(op *Operation, i int) (start, end int, ok bool) {
	if g, grouped := op.name.Def().(Grouped); grouped {
		return g.BranchOperands(op, i)
	}
	return 0, 0, false
}

// SetBranchOperands changes the operands that become the arguments of successor
// i; false, with nothing changed, when it is not known which they are.
func SetBranchOperands(op *Operation, i int, values []*Value) bool {
	start, end, ok := BranchOperands(op, i)
	if !ok || !op.name.Def().(Grouped).ResizeBranchOperands(op, i, len(values)) {
		return false
	}
	all := append(op.OperandRange(0, start), values...)
	op.SetOperands(append(all, op.OperandRange(end, op.NumOperands())...))
	return true
}

// CanSetBranchOperands reports whether [SetBranchOperands] would do it.
func CanSetBranchOperands(op *Operation, i int) bool {
	start, end, ok := BranchOperands(op, i)
	return ok && op.name.Def().(Grouped).ResizeBranchOperands(op, i, end-start)
}
