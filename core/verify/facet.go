package verify

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// facets checks what generic code relies on.
func (v *verifier) facets(op *ir.Operation, f *ir.Facets) bool {
	if f.Terminator && (op.Block() == nil || op.Next() != nil) {
		return v.errorf(op, "must be the last operation in the parent block")
	}
	if len(f.Parents) > 0 && !v.hasParent(op, f.Parents) {
		return v.errorf(op, "expects parent op %s", quoteAll(f.Parents))
	}
	if f.Isolated && !v.isolated(op) {
		return false
	}
	if f.Symbol && !v.symbol(op) {
		return false
	}
	return v.branches(op, f) && v.functionLike(op, f) && v.returns(op, f) && v.call(op, f)
}

func (v *verifier) hasParent(op *ir.Operation, parents []string) bool {
	parent := op.ParentOp()
	if parent == nil {
		return false
	}
	for _, p := range parents {
		if parent.Is(p) {
			return true
		}
	}
	return false
}

func quoteAll(names []string) string {
	if len(names) == 1 {
		return "'" + names[0] + "'"
	}
	return "to be one of '" + strings.Join(names, ", ") + "'"
}

// isolated checks that nothing inside uses a value from outside. Dominance lets
// values of enclosing regions through, so this is looked at apart.
func (v *verifier) isolated(op *ir.Operation) bool {
	return ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		if o == op {
			return ir.Advance
		}
		for i := range o.NumOperands() {
			value := o.Operand(i)
			if value != nil && !v.within(value, op) {
				v.errorf(o, "using value defined outside the region: operand #%d is not visible in '%s'", i, op.Name())
				return ir.Interrupt
			}
		}
		if o.Facets().Isolated {
			return ir.Skip
		}
		return ir.Advance
	})
}

// within reports whether a value is defined inside an operation.
func (v *verifier) within(value *ir.Value, op *ir.Operation) bool {
	for r := value.Region(); r != nil; {
		o := r.Op()
		if o == op {
			return true
		}
		if o == nil {
			return false
		}
		r = o.ParentRegion()
	}
	return false
}

func (v *verifier) symbol(op *ir.Operation) bool {
	name := op.Attr(ir.SymbolNameAttr)
	if name == nil {
		return true
	}
	if s, ok := name.(*ir.StringAttr); !ok || s.Value() == "" {
		return v.errorf(op, "requires a name that is a string and not empty in attribute '%s'", ir.SymbolNameAttr)
	}
	vis := op.Attr(ir.SymbolVisibilityAttr)
	if vis == nil {
		return true
	}
	s, ok := vis.(*ir.StringAttr)
	if ok && (s.Value() == "public" || s.Value() == "private" || s.Value() == "nested") {
		return true
	}
	return v.errorf(op, "visibility expected to be one of [\"public\", \"private\", \"nested\"]")
}

// branches checks that what is passed to a block fits its arguments.
func (v *verifier) branches(op *ir.Operation, f *ir.Facets) bool {
	def, ok := op.Name().Def().(*irdl.Op)
	if !ok || len(f.BranchOperands) == 0 {
		return true
	}
	for i := range op.NumSuccessors() {
		start, end := def.BranchOperandRange(op, i)
		b := op.Successor(i)
		if end-start != b.NumArgs() {
			return v.errorf(op, "branch has %d operands for successor #%d, but target block has %d", end-start, i, b.NumArgs())
		}
		for j := range b.NumArgs() {
			if have, want := op.Operand(start+j).Type(), b.Arg(j).Type(); have != want {
				return v.errorf(op, "type mismatch for bb argument #%d of successor #%d: %s is passed for %s", j, i, typeText(have), typeText(want))
			}
		}
	}
	return true
}

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

// functionLike checks the entry block against the type.
func (v *verifier) functionLike(op *ir.Operation, f *ir.Facets) bool {
	if !f.FunctionLike || ir.IsDeclaration(op) {
		return true
	}
	t := signature(op)
	if t == nil {
		return true
	}
	entry := op.Region(0).Entry()
	if entry.NumArgs() < len(t.Inputs()) {
		return v.errorf(op, "entry block must have %d arguments to match function signature, has %d", len(t.Inputs()), entry.NumArgs())
	}
	for i, want := range t.Inputs() {
		if have := entry.Arg(i).Type(); have != want {
			return v.errorf(op, "type of entry block argument #%d(%s) must match the type of the corresponding argument in function signature(%s)",
				i, typeText(have), typeText(want))
		}
	}
	return true
}

// returns checks what leaves a function against its type.
func (v *verifier) returns(op *ir.Operation, f *ir.Facets) bool {
	parent := op.ParentOp()
	if !f.ReturnLike || parent == nil || !parent.Facets().FunctionLike {
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
				i, typeText(have), typeText(want), ir.SymbolName(parent))
		}
	}
	return true
}

// call checks that the function called exists and takes what is passed.
func (v *verifier) call(op *ir.Operation, f *ir.Facets) bool {
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !f.Call || !ok {
		return true
	}
	target := v.lookup(op, ref)
	if target == nil || !target.Facets().FunctionLike {
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
			return v.errorf(op, "operand type mismatch: expected operand type %s, but provided %s for operand number %d", typeText(want), typeText(have), i)
		}
	}
	if op.NumResults() != len(t.Results()) {
		return v.errorf(op, "incorrect number of results for callee: @%s returns %d, found %d", ref.Leaf(), len(t.Results()), op.NumResults())
	}
	for i, want := range t.Results() {
		if have := op.Result(i).Type(); have != want {
			return v.errorf(op, "result type mismatch: @%s returns %s, found %s for result number %d", ref.Leaf(), typeText(want), typeText(have), i)
		}
	}
	return true
}

// lookup finds a symbol, in the innermost table at little cost.
func (v *verifier) lookup(op *ir.Operation, ref *ir.SymbolRefAttr) *ir.Operation {
	if v.symbols != nil && len(ref.Nested()) == 0 {
		if found := v.symbols.Lookup(ref.Root()); found != nil {
			return found
		}
	}
	return ir.LookupSymbol(op, ref)
}
