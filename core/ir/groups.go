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
	if g, grouped := op.name.Def().(Grouped); grouped {
		return g.OperandGroup(op, name)
	}
	return 0, 0, false
}

// BranchOperands tells which operands of a terminator become the arguments of
// its successor i; false when that is not known.
func BranchOperands(op *Operation, i int) (start, end int, ok bool) {
	names := op.Facets().BranchOperands
	if i >= len(names) || len(names) != len(op.succs) {
		// One of the groups serves several successors.
		return 0, 0, false
	}
	name := names[i]
	if name == "" {
		return 0, 0, true
	}
	if start, end, ok = OperandGroup(op, name); ok {
		return start, end, true
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

// SetBranchOperands changes the operands that become the arguments of successor
// i; false, with nothing changed, when it is not known which they are.
func SetBranchOperands(op *Operation, i int, values []*Value) bool {
	start, end, ok := BranchOperands(op, i)
	if !ok || op.Facets().BranchOperands[i] == "" {
		return false
	}
	if !resizeSegment(op, i, start, end-start, len(values)) {
		return false
	}
	all := append(op.OperandRange(0, start), values...)
	op.SetOperands(append(all, op.OperandRange(end, len(op.operands))...))
	return true
}

// CanSetBranchOperands reports whether [SetBranchOperands] would do it.
func CanSetBranchOperands(op *Operation, i int) bool {
	start, end, ok := BranchOperands(op, i)
	return ok && op.Facets().BranchOperands[i] != "" && resizeSegment(op, i, start, end-start, end-start)
}

// resizeSegment notes that the operands for successor i have another number. An
// operation without segments has one group whose size nobody notes.
func resizeSegment(op *Operation, i, start, old, fresh int) bool {
	attr := op.Attr(OperandSegmentsAttr)
	if attr == nil {
		return true
	}
	sizes, ok := attr.(*DenseElementsAttr)
	if !ok {
		return false
	}
	// The groups of successors are the last ones.
	at := sizes.Len() - len(op.succs) + i
	before := 0
	for j := 0; j < at; j++ {
		before += segment(sizes, j)
	}
	if at < 0 || before != start || segment(sizes, at) != old {
		return false
	}
	if old == fresh {
		return true
	}
	ctx := op.Context()
	elem := sizes.Shaped().Elem()
	var data []byte
	for j := range sizes.Len() {
		n := segment(sizes, j)
		if j == at {
			n = fresh
		}
		data = AppendElement(data, ctx.IntAttr(elem, int64(n)))
	}
	op.SetAttr(OperandSegmentsAttr, ctx.DenseElementsAttr(sizes.Shaped(), data, false))
	return true
}
