package ir

// OperandSegmentsAttr tells how many operands each group has, where the
// definition alone does not.
const OperandSegmentsAttr = "operand_segment_sizes"

// Grouped is a definition that can tell where a named group of operands
// stands.
type Grouped interface {
	OpDefinition
	// OperandGroup returns the first operand of a group and the one behind its
	// last; false when there is no such group, or op does not fit the definition.
	OperandGroup(op *Operation, name string) (start, end int, ok bool)
}

// OperandGroup tells where a named group of operands stands.
func OperandGroup(op *Operation, name string) (start, end int, ok bool) {
	if g, grouped := op.name.def.(Grouped); grouped {
		return g.OperandGroup(op, name)
	}
	return 0, 0, false
}

// BranchOperands tells which operands of a terminator become the arguments of
// its successor i; false when that is not known.
func BranchOperands(op *Operation, i int) (start, end int, ok bool) {
	names := op.Facets().BranchOperands
	if len(names) == 0 {
		return 0, 0, false
	}
	// A last group that is repeated serves all further successors.
	name := names[min(i, len(names)-1)]
	if name == "" {
		return 0, 0, true
	}
	if start, end, ok = OperandGroup(op, name); ok {
		return start, end, i < len(names)
	}
	if len(op.succs) == 1 {
		n := op.succs[0].block.NumArgs()
		return len(op.operands) - n, len(op.operands), n <= len(op.operands)
	}
	return branchSegment(op, i)
}

// branchSegment takes the last segments to be those of the successors.
func branchSegment(op *Operation, i int) (start, end int, ok bool) {
	sizes, ok := op.Attr(OperandSegmentsAttr).(*DenseElementsAttr)
	if !ok {
		return 0, 0, false
	}
	at := sizes.Len() - len(op.succs) + i
	if at < 0 {
		return 0, 0, false
	}
	for j := range at {
		start += segment(sizes, j)
	}
	end = start + segment(sizes, at)
	return start, end, end <= len(op.operands)
}

func segment(sizes *DenseElementsAttr, i int) int {
	n, _ := sizes.Int(i).Int64()
	return int(n)
}
