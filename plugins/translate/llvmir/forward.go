package llvmir

import "github.com/mlirc/mlirc/core/ir"

// sameForwarded reports whether a branch passes the same values to two of its
// successors.
func sameForwarded(op *ir.Operation, i, j int) bool {
	start, end, _ := ir.BranchOperands(op, i)
	other, otherEnd, _ := ir.BranchOperands(op, j)
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
