package verify

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// traits checks what generic code relies on.
func (v *verifier) traits(op *ir.Operation, f *ir.Traits) bool {
	switch {
	case f.Terminator && (op.Block() == nil || op.Next() != nil):
		return v.errorf(op, "must be the last operation in the parent block")
	case len(f.Parents) > 0 && !hasParent(op, f.Parents):
		return v.errorf(op, "expects parent op %s", quoteAll(f.Parents))
	case f.SymbolTable && !v.symbolTable(op):
		return false
	case f.Isolated && !v.quick && !v.isolated(op):
		return false
	case f.Symbol && !v.symbol(op):
		return false
	case f.ReturnLike && !v.returns(op):
		return false
	case f.Call && !v.call(op):
		return false
	case f.InAllocationScope && !inAllocationScope(op):
		return v.errorf(op, "allocates on the stack and must be inside an operation that limits stack allocations, such as a function")
	case f.Elementwise && !v.repeated && !v.elementwise(op):
		return false
	}
	return v.branches(op, f)
}

func hasParent(op *ir.Operation, parents []string) bool {
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

func inAllocationScope(op *ir.Operation) bool {
	for parent := op.ParentOp(); parent != nil; parent = parent.ParentOp() {
		if parent.Traits().AllocationScope {
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
		for i, value := range o.AllOperands() {
			if value != nil && !within(value, op) {
				v.errorNote(o, op.Loc(), "required by region isolation constraints",
					"using value defined outside the region: operand #%d is not visible in '%s'", i, op.Name())
				return ir.Interrupt
			}
		}
		if o.Traits().Isolated {
			return ir.Skip
		}
		return ir.Advance
	})
}

// within reports whether a value is defined inside an operation.
func within(value *ir.Value, op *ir.Operation) bool {
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

// branches checks that what is passed to a block fits its arguments.
func (v *verifier) branches(op *ir.Operation, f *ir.Traits) bool {
	def, ok := op.Name().Def().(*ods.Op)
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
				return v.errorf(op, "type mismatch for bb argument #%d of successor #%d: %s is passed for %s", j, i, syntax.QuotedType(have), syntax.QuotedType(want))
			}
		}
	}
	return true
}
