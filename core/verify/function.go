package verify

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// signature is the function type that a function-like operation or a call's
// target has, nil when it is no builtin function type.
func signature(op *ir.Operation) *ir.FunctionType {
	a, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		a, ok = op.Attr("function_type").(*ir.TypeAttr)
	}
	if !ok {
		return nil
	}
	t, _ := a.Value().(*ir.FunctionType)
	return t
}

// functionLike checks the entry block and the attributes of arguments and
// results against the type.
func (v *verifier) functionLike(op *ir.Operation) bool {
	t := signature(op)
	if t == nil {
		return true
	}
	if !v.paramAttrs(op, "arg_attrs", "argument", len(t.Inputs())) || !v.paramAttrs(op, "res_attrs", "result", len(t.Results())) {
		return false
	}
	if ir.IsDeclaration(op) {
		return true
	}
	entry := op.Region(0).Entry()
	if entry.NumArgs() < len(t.Inputs()) || entry.NumArgs() > len(t.Inputs()) && !hasMoreArgs(op) {
		return v.errorf(op, "entry block must have %d arguments to match function signature, has %d", len(t.Inputs()), entry.NumArgs())
	}
	for i, want := range t.Inputs() {
		if have := entry.Arg(i).Type(); have != want {
			return v.errorf(op, "type of entry block argument #%d(%s) must match the type of the corresponding argument in function signature(%s)",
				i, syntax.QuotedType(have), syntax.QuotedType(want))
		}
	}
	return true
}

// hasMoreArgs reports whether the body takes more arguments than the function.
func hasMoreArgs(op *ir.Operation) bool {
	def, ok := op.Name().Def().(*ods.Op)
	return !ok || len(def.Regions) == 0 || len(def.Regions[0].Args) != 1
}

// paramAttrs checks that there is a dictionary for each argument or result, and
// that its entries belong to dialects.
func (v *verifier) paramAttrs(op *ir.Operation, name, what string, n int) bool {
	list, ok := op.Attr(name).(*ir.ArrayAttr)
	if !ok {
		return true
	}
	if len(list.Elems()) != n {
		return v.errorf(op, "expects %s attribute array `%s` to have the same number of elements as the number of function %ss, got %d, but expected %d",
			what, name, what, len(list.Elems()), n)
	}
	for _, e := range list.Elems() {
		dict, ok := e.(*ir.DictionaryAttr)
		if !ok {
			return v.errorf(op, "expects %s attribute array `%s` to hold dictionaries", what, name)
		}
		for _, entry := range dict.Entries() {
			if !strings.Contains(entry.Name, ".") {
				return v.errorf(op, "%ss may only have dialect attributes, not '%s'", what, entry.Name)
			}
		}
	}
	return true
}

// returns checks what leaves a function against its type.
func (v *verifier) returns(op *ir.Operation) bool {
	parent := op.ParentOp()
	if parent == nil || !parent.Traits().FunctionLike {
		return true
	}
	t := signature(parent)
	if t == nil {
		return true
	}
	if op.NumOperands() != len(t.Results()) {
		return v.errorf(op, "has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), ir.SymbolName(parent), len(t.Results()))
	}
	for i, want := range t.Results() {
		if have := op.Operand(i).Type(); have != want {
			return v.errorf(op, "type of return operand %d (%s) doesn't match function result type (%s) in function @%s",
				i, syntax.QuotedType(have), syntax.QuotedType(want), ir.SymbolName(parent))
		}
	}
	return true
}

// call checks that the function called exists and takes what is passed.
func (v *verifier) call(op *ir.Operation) bool {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok || !v.seesSymbols() {
		return true
	}
	target := v.lookup(ref)
	if target == nil || !target.Traits().FunctionLike {
		return v.errorf(op, "'%s' does not reference a valid function", ref.Leaf())
	}
	t := signature(target)
	if t == nil {
		return true
	}
	if op.NumOperands() != len(t.Inputs()) {
		return v.errorf(op, "incorrect number of operands for callee: @%s takes %d, found %d", ref.Leaf(), len(t.Inputs()), op.NumOperands())
	}
	for i, want := range t.Inputs() {
		if have := op.Operand(i).Type(); have != want {
			return v.errorf(op, "operand type mismatch: expected operand type %s, but provided %s for operand number %d", syntax.QuotedType(want), syntax.QuotedType(have), i)
		}
	}
	if op.NumResults() != len(t.Results()) {
		return v.errorf(op, "incorrect number of results for callee: @%s returns %d, found %d", ref.Leaf(), len(t.Results()), op.NumResults())
	}
	for i, want := range t.Results() {
		if have := op.Result(i).Type(); have != want {
			return v.errorf(op, "result type mismatch: @%s returns %s, found %s for result number %d", ref.Leaf(), syntax.QuotedType(want), syntax.QuotedType(have), i)
		}
	}
	return true
}
