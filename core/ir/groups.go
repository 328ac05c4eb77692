package ir

// OperandSegmentsAttr tells how many operands each group has, where the
// definition alone does not.
const OperandSegmentsAttr = "operand_segment_sizes"

// Grouped is a definition that can tell where a named group of operands
// stands.
type Grouped interface {
	OpDefinition
	// OperandGroup returns the first operand of a group and the one behind its
	// last; false when there is no such group. An operation that does not fit the
	// definition gets a range within its operands.
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
	if i >= len(names) || len(names) != op.NumSuccessors() {
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
	if op.NumSuccessors() == 1 {
		n := op.Successor(0).NumArgs()
		return op.NumOperands() - n, op.NumOperands(), n <= op.NumOperands()
	}
	return branchSegment(op, i)
}

// branchSegment takes the last segments to be those of the successors.
func branchSegment(op *Operation, i int) (start, end int, ok bool) {
	var room [8]int
	sizes, ok := segments(op, room[:0])
	if !ok || len(sizes) < op.NumSuccessors() {
		return 0, 0, false
	}
	at := len(sizes) - op.NumSuccessors() + i
	for _, n := range sizes[:at] {
		start += n
	}
	return start, start + sizes[at], true
}

// segments appends the sizes of the groups of operands; false when the attribute
// is not there or does not cover the operands.
func segments(op *Operation, dst []int) ([]int, bool) {
	sizes, ok := op.Attr(OperandSegmentsAttr).(*DenseElementsAttr)
	if !ok || sizes.Len() > maxSegments {
		return nil, false
	}
	if _, isInt := sizes.typ.Elem().(*IntegerType); !isInt {
		return nil, false
	}
	rest := int64(op.numOperands)
	for i := range sizes.Len() {
		n, ok := sizes.Int(i).Int64()
		if !ok || n < 0 || n > rest {
			return nil, false
		}
		rest -= n
		dst = append(dst, int(n))
	}
	return dst, rest == 0
}

// maxSegments is more than any operation has.
const maxSegments = 1 << 16

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
	op.SetOperands(append(all, op.OperandRange(end, op.NumOperands())...))
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
	var room [8]int
	sizes, ok := segments(op, room[:0])
	// The groups of successors are the last ones.
	at := len(sizes) - op.NumSuccessors() + i
	if !ok || len(sizes) < op.NumSuccessors() || sizes[at] != old {
		return false
	}
	before := 0
	for _, n := range sizes[:at] {
		before += n
	}
	if before != start {
		return false
	}
	if old == fresh {
		return true
	}
	sizes[at] = fresh
	ctx, shaped := op.Context(), attr.(*DenseElementsAttr).typ
	var data []byte
	for _, n := range sizes {
		data = AppendElement(data, ctx.IntAttr(shaped.Elem(), int64(n)))
	}
	op.SetAttr(OperandSegmentsAttr, ctx.DenseElementsAttr(shaped, data, false))
	return true
}
