package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// verifyByteSwap wants whole pairs of bytes.
func verifyByteSwap(op *ir.Operation) error {
	t, _ := scalar(op.OperandType(0)).(*ir.IntegerType)
	if t == nil || t.Width()%16 != 0 {
		return fmt.Errorf("needs integers of whole pairs of bytes, but has %s", quote(op.OperandType(0)))
	}
	return nil
}

// verifyStepVector wants a vector of integers of a byte at least.
func verifyStepVector(op *ir.Operation) error {
	t := op.ResultType(0)
	elem, _ := scalar(t).(*ir.IntegerType)
	if !IsVector(t) || elem == nil || elem.Width() < 8 {
		return fmt.Errorf("makes a vector of integers of at least 8 bits, not %s", quote(t))
	}
	return nil
}

// verifyVectorPart wants a part of a vector at a multiple of the length of the part. Where both are of
// fixed length, or both scalable, it must end in the vector.
func verifyVectorPart(op *ir.Operation) error {
	whole, part := op.OperandType(0), op.ResultType(0)
	if op.Is("llvm.intr.vector.insert") {
		part = op.OperandType(1)
	}
	position := op.Attr("pos").(*ir.IntegerAttr)
	at, _ := position.Value().Int64()
	switch {
	case Elem(part) != Elem(whole):
		return fmt.Errorf("a part of %s has the same elements, but %s has others", quote(whole), quote(part))
	case IsScalable(part) && !IsScalable(whole):
		return errors.New("a scalable vector is no part of one of fixed length")
	case at < 0 || at%Len(part) != 0:
		return fmt.Errorf("'pos' must be a multiple of %d, the length of the part, but is %d", Len(part), at)
	case IsScalable(part) == IsScalable(whole) && at > Len(whole)-Len(part):
		return fmt.Errorf("%s does not fit into %s at %d", quote(part), quote(whole), at)
	}
	return nil
}

// verifyArgumentList wants a function with arguments that are not named.
func verifyArgumentList(op *ir.Operation) error {
	fn := op.ParentOp()
	for fn != nil && !fn.Is("llvm.func") {
		fn = fn.ParentOp()
	}
	if fn != nil && !IsVariadic(functionType(fn)) {
		return errors.New("reads the arguments behind those that the function names, but the function is not variadic")
	}
	return nil
}
