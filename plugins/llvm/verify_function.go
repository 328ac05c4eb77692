package llvm

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// verifyFunction checks that the linkage goes with a body, or its absence, and what is
// passed through.
func verifyFunction(op *ir.Operation) error {
	linkage := Linkage(LinkageExternal)
	if a := op.Attr("linkage"); a != nil {
		linkage = Linkage(intOf(a))
	}
	declared := ir.IsDeclaration(op)
	switch {
	case linkage == LinkageCommon:
		return errors.New("functions cannot have 'common' linkage, which is for globals")
	case linkage == LinkageAppending:
		return errors.New("functions cannot have 'appending' linkage, which is for globals")
	case declared && linkage != LinkageExternal && linkage != LinkageExternWeak:
		return errors.New("external functions must have 'external' or 'extern_weak' linkage; give it a body, or another linkage")
	case !declared && linkage == LinkageExternWeak:
		return errors.New("a function with a body cannot have 'extern_weak' linkage; use 'weak'")
	}
	if err := verifyPassthrough(op); err != nil {
		return err
	}
	results := 1
	if IsVoid(Result(functionType(op))) {
		results = 0
	}
	if err := verifyDictionaries(op, "res_attrs", "result", results); err != nil {
		return err
	}
	return verifyDictionaries(op, "arg_attrs", "argument", NumArgs(functionType(op)))
}

// verifyDictionaries wants a dictionary for each argument or result.
func verifyDictionaries(op *ir.Operation, name, what string, n int) error {
	if op.Attr(name) == nil {
		return nil
	}
	list := listOf(op.Attr(name))
	if len(list) != n {
		return fmt.Errorf("expects %s attribute array `%s` to have the same number of elements as the number of function %ss, got %d, but expected %d",
			what, name, what, len(list), n)
	}
	for _, e := range list {
		if _, ok := e.(*ir.DictionaryAttr); !ok {
			return fmt.Errorf("expects %s attribute array `%s` to hold dictionaries, but got %s", what, name, syntax.AttrString(e))
		}
	}
	return nil
}

// verifyPassthrough wants strings and pairs of strings.
func verifyPassthrough(op *ir.Operation) error {
	for _, a := range listOf(op.Attr("passthrough")) {
		if _, ok := a.(*ir.StringAttr); ok {
			continue
		}
		pair, ok := a.(*ir.ArrayAttr)
		if !ok {
			return fmt.Errorf("attribute 'passthrough' holds strings and pairs of strings, but not %s", syntax.AttrString(a))
		}
		if len(pair.Elems()) != 2 {
			return fmt.Errorf("expected arrays in 'passthrough' to be a name and a value, but got %s", syntax.AttrString(a))
		}
		for _, e := range pair.Elems() {
			if _, ok := e.(*ir.StringAttr); !ok {
				return fmt.Errorf("expected arrays in 'passthrough' to be two strings, but got %s", syntax.AttrString(a))
			}
		}
	}
	return nil
}

// verifyPersonality checks that who handles exceptions is a function.
func verifyPersonality(op *ir.Operation, lookup verify.Lookup) error {
	ref, ok := op.Attr("personality").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	if target := lookup(ref); target == nil || !target.Is(funcName) {
		return fmt.Errorf("the personality '%s' is no function; declare it with 'llvm.func'", ref.Leaf())
	}
	return nil
}

// verifyReturn compares what is returned with the type of the function.
func verifyReturn(op *ir.Operation) error {
	fn := op.ParentOp()
	if fn == nil || !fn.Is(funcName) {
		return nil
	}
	want := Result(functionType(fn))
	switch {
	case IsVoid(want) && op.NumOperands() > 0:
		return fmt.Errorf("expected no operands, as '%s' returns nothing", ir.SymbolName(fn))
	case IsVoid(want):
		return nil
	case op.NumOperands() != 1:
		return fmt.Errorf("expected 1 operand, as '%s' returns %s", ir.SymbolName(fn), syntax.QuotedType(want))
	case op.OperandType(0) != want:
		return fmt.Errorf("mismatching result types: '%s' returns %s, but the operand is %s", ir.SymbolName(fn), syntax.QuotedType(want), syntax.QuotedType(op.OperandType(0)))
	}
	return nil
}

// verifySwitch checks that no two cases are for one value.
func verifySwitch(op *ir.Operation) error {
	values, ok := op.Attr("case_values").(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	seen := map[num.Int]bool{}
	for i := range values.Len() {
		n := values.Int(i)
		if seen[n] {
			return fmt.Errorf("has two cases for the value %s", n)
		}
		seen[n] = true
	}
	return nil
}
