package llvmir

import "github.com/mlirc/mlirc/core/ir"

// forwarded is the range of operands that a branch passes to successor i.
func forwarded(op *ir.Operation, i int) (start, end int) {
	switch op.Name().String() {
	case "llvm.br":
		return 0, op.NumOperands()
	case "llvm.cond_br", "llvm.invoke":
		return segment(op, i+1)
	case "llvm.switch":
		if i == 0 {
			return segment(op, 1)
		}
		return caseOperands(op, i-1)
	}
	return 0, 0
}

// segment is the range of operands of group i.
func segment(op *ir.Operation, i int) (start, end int) {
	sizes := op.Attr("operand_segment_sizes")
	for k := range i {
		start += sizeOf(sizes, k)
	}
	return start, min(start+sizeOf(sizes, i), op.NumOperands())
}

// sizeOf is element i of a list of sizes, in the form of either version.
func sizeOf(sizes ir.Attribute, i int) int {
	switch a := sizes.(type) {
	case *ir.DenseElementsAttr:
		return denseInt(a, i)
	case *ir.DenseArrayAttr:
		if i >= a.Len() {
			return 0
		}
		n, _ := integer(a.Element(i))
		return int(n)
	}
	return 0
}

// denseInt is element i of a dense attribute of integers, 0 beyond the end.
func denseInt(a *ir.DenseElementsAttr, i int) int {
	if i >= a.Len() {
		return 0
	}
	n, _ := a.Int(i).Int64()
	return int(n)
}

// caseOperands is the range of operands that a switch passes for case i. The attribute gives
// the start of each case among all of them.
func caseOperands(op *ir.Operation, i int) (start, end int) {
	first, last := segment(op, 2)
	offsets, ok := op.Attr("case_operand_offsets").(*ir.DenseElementsAttr)
	if !ok {
		return first, first
	}
	start, end = first+denseInt(offsets, i), last
	if i+1 < offsets.Len() {
		end = first + denseInt(offsets, i+1)
	}
	return start, min(end, last)
}

// sameForwarded reports whether a branch passes the same values to two of its
// successors.
func sameForwarded(op *ir.Operation, i, j int) bool {
	start, end := forwarded(op, i)
	other, otherEnd := forwarded(op, j)
	if end-start != otherEnd-other {
		return false
	}
	for k := range end - start {
		if op.Operand(start+k) != op.Operand(other+k) {
			return false
		}
	}
	return true
}
