package llvm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
)

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

// verifyIntrinsicName wants a name that LLVM keeps for itself, and what LLVM takes of arguments.
func verifyIntrinsicName(op *ir.Operation) error {
	if name := op.StringAttrValue("intrin"); !strings.HasPrefix(name, "llvm.") {
		return fmt.Errorf("the name of an intrinsic begins with 'llvm.', but got '%s'", name)
	}
	return verifyIntrinsicAttributes(op)
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
