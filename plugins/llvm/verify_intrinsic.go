package llvm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
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

// verifyMask wants a mask with a truth value for each element of what is made, or written.
func verifyMask(op *ir.Operation) error {
	at := op.NumOperands() - 2 // 'evl' is last
	if strings.HasSuffix(op.Name().String(), ".select") || strings.HasSuffix(op.Name().String(), ".merge") {
		at = 0
	}
	mask, value := op.OperandType(at), op.OperandType(0)
	if op.NumResults() > 0 {
		value = op.ResultType(0)
	}
	if Len(mask) != Len(value) || IsScalable(mask) != IsScalable(value) {
		return fmt.Errorf("a mask of type %s is not for %s", quote(mask), quote(value))
	}
	return nil
}

// verifyPredicatedCast checks a conversion with a mask.
func verifyPredicatedCast(op *ir.Operation) error {
	if err := verifyCast(op); err != nil {
		return err
	}
	return verifyMask(op)
}

// verifyIntrinsicName wants a name that LLVM keeps for itself.
func verifyIntrinsicName(op *ir.Operation) error {
	if name := op.StringAttrValue("intrin"); !strings.HasPrefix(name, "llvm.") {
		return fmt.Errorf("the name of an intrinsic begins with 'llvm.', but got '%s'", name)
	}
	return nil
}

// verifyThreadLocal wants the address of a global that each thread has for itself.
func verifyThreadLocal(op *ir.Operation, lookup verify.Lookup) error {
	address := op.Operand(0).DefiningOp()
	if address == nil {
		return nil
	}
	ref, ok := address.Attr("global_name").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	if target := lookup(ref); target == nil || target.Attr("thread_local_") == nil {
		return fmt.Errorf("'%s' is no thread-local global", ref.Leaf())
	}
	return nil
}

// verifyDefined wants functions with a body, as they run.
func verifyDefined(attr string) verify.UseHook {
	return func(op *ir.Operation, lookup verify.Lookup) error {
		for _, a := range listOf(op.Attr(attr)) {
			ref, ok := a.(*ir.SymbolRefAttr)
			if !ok {
				continue
			}
			if target := lookup(ref); target != nil && ir.IsDeclaration(target) {
				return fmt.Errorf("'%s' is only declared here, and cannot run", ref.Leaf())
			}
		}
		return nil
	}
}
