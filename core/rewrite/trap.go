package rewrite

import "github.com/mlirc/mlirc/core/ir"

// MayTrap reports whether an operation without effects could end the program
// where it is executed although the program does not execute it there: it divides
// by what may be zero or, as the quotient overflows, by what may be -1.
func MayTrap(op *ir.Operation) bool {
	k, ok := KernelByName(op.Traits().Eval)
	if !ok || !k.divides || op.NumOperands() == 0 {
		return false
	}
	switch a := ConstantOf(op.Operand(op.NumOperands() - 1)).(type) {
	case *ir.IntegerAttr:
		return a.Value().IsZero() || a.Value().IsAllOnes()
	case *ir.DenseElementsAttr:
		for i := range a.Len() {
			if n := a.Int(i); n.IsZero() || n.IsAllOnes() {
				return true
			}
		}
		return false
	}
	return true
}
