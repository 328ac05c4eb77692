package llvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// passed is the number of operands that a call passes, with the address of what is called if
// it has one.
func passed(op *ir.Operation) int {
	if op.Is("llvm.invoke") {
		invoke := Invoke{op}
		n := len(invoke.Args())
		if invoke.CalleePtr() != nil {
			n++
		}
		return n
	}
	return op.NumOperands() - len(Call{op}.OpBundleOperands())
}

// verifyCallee compares what a direct call passes and takes with the type of the function.
func verifyCallee(op *ir.Operation, lookup verify.Lookup) error {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	target := lookup(ref)
	if target == nil {
		return fmt.Errorf("calls '%s', but there is no such symbol; declare it with 'llvm.func'", ref.Leaf())
	}
	if !target.Is(funcName) && !target.Is(resolvedName) {
		return fmt.Errorf("calls '%s', which is '%s' and not 'llvm.func'", ref.Leaf(), target.Name())
	}
	t := SymbolType(target)
	if err := verifyPassed(op, t); err != nil {
		return err
	}
	var result ir.Type
	if op.NumResults() == 1 && !IsVoid(op.ResultType(0)) {
		result = op.ResultType(0)
	}
	switch want := Result(t); {
	case IsVoid(want) && result != nil:
		return fmt.Errorf("has a result of type %s, but '%s' returns nothing", syntax.QuotedType(result), ref.Leaf())
	case !IsVoid(want) && result == nil:
		return fmt.Errorf("has no result, but '%s' returns %s; give the call a result, used or not", ref.Leaf(), syntax.QuotedType(want))
	case result != nil && want != result:
		return fmt.Errorf("has a result of type %s, but '%s' returns %s", syntax.QuotedType(result), ref.Leaf(), syntax.QuotedType(want))
	}
	return nil
}

// verifyPassed compares the operands of a direct call with the arguments of a function.
func verifyPassed(op *ir.Operation, t ir.Type) error {
	n := passed(op)
	if n < NumArgs(t) || n > NumArgs(t) && !IsVariadic(t) {
		least := ""
		if IsVariadic(t) {
			least = " at least"
		}
		return fmt.Errorf("incorrect number of operands (%d) for callee (expecting%s: %d)", n, least, NumArgs(t))
	}
	for i := range NumArgs(t) {
		if have := op.OperandType(i); have != Arg(t, i) {
			return fmt.Errorf("operand type mismatch for operand %d: %s, but expected %s", i, syntax.QuotedType(have), syntax.QuotedType(Arg(t, i)))
		}
	}
	return nil
}

// verifyCall checks what a call says of its arguments and its result, and that the type that it gives for what it
// calls is that of a function with any number of arguments: of others it need not say it.
func verifyCall(op *ir.Operation) error {
	start := 0
	if op.Attr("callee") == nil {
		start = 1 // behind the address
	}
	if err := verifyPassedAttributes(op, start); err != nil {
		return err
	}
	t := typeOf(op.Attr("var_callee_type"))
	if t == nil {
		return nil
	}
	if !IsVariadic(t) {
		return fmt.Errorf("'vararg' has the type of a function with '...', but got %s", syntax.QuotedType(t))
	}
	if err := verifyFixed(op, start, t); err != nil {
		return err
	}
	if returns := Result(t); IsVoid(returns) != (op.NumResults() == 0) || op.NumResults() > 0 && returns != op.ResultType(0) {
		return fmt.Errorf("'vararg' has the type of a function that returns %s, which the results are not", syntax.QuotedType(returns))
	}
	return nil
}

// verifyFixed compares the first operands of a call with the arguments of a variadic function that always are there.
func verifyFixed(op *ir.Operation, start int, t ir.Type) error {
	n := passed(op) - start
	if n < NumArgs(t) {
		return fmt.Errorf("'vararg' has the type of a function that takes at least %d arguments, but %d are passed", NumArgs(t), n)
	}
	for i := range NumArgs(t) {
		if have := op.OperandType(start + i); have != Arg(t, i) {
			return fmt.Errorf("'vararg' has the type of a function whose argument #%d is %s, but %s is passed",
				i, syntax.QuotedType(Arg(t, i)), syntax.QuotedType(have))
		}
	}
	return nil
}

// verifyAddress checks that an address is that of a global or a function, and of its type.
func verifyAddress(op *ir.Operation, lookup verify.Lookup) error {
	ref, _ := op.Attr("global_name").(*ir.SymbolRefAttr)
	target := lookup(ref)
	if target == nil || !target.Is(funcName) && !target.Is("llvm.mlir.global") && !target.Is(aliasName) && !target.Is(resolvedName) {
		return fmt.Errorf("'%s' is no global or function; define it with 'llvm.mlir.global' or 'llvm.func'", ref.Leaf())
	}
	space := spaceOf(target)
	t := op.ResultType(0)
	if IsPtr(t) && Elem(t) == nil && Space(t) == space {
		return nil
	}
	if !IsPtr(t) || Elem(t) != SymbolType(target) || Space(t) != space {
		return fmt.Errorf("the type must be a pointer to %s in address space %d, as '%s' is, but is %s",
			syntax.QuotedType(SymbolType(target)), space, ref.Leaf(), syntax.QuotedType(t))
	}
	return nil
}
