package versions

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// dropResult makes an operation whose form has a result for an operand what it is in memory, without
// one: who uses the result uses the operand. It says why that is not possible.
func dropResult(f *ods.Form, op *ir.Operation, attrs []ir.NamedAttr) string {
	value := returned(f, op)
	if op.NumResults() != 1 || op.Result(0).Type() != value.Type() {
		return fmt.Sprintf("'%s' has a result, of the type of operand '%s'", f.Op.Name(), f.Op.Operands[f.Returns].Name)
	}
	ir.BuilderBefore(op).Create(&ir.OperationState{
		Name: op.Context().OpName(f.Base.Name()), Loc: op.Loc(), Operands: op.Operands(), Attrs: ir.SortAttrs(attrs),
	})
	op.Result(0).ReplaceAllUsesWith(value)
	op.Erase()
	return ""
}

// addResult gives an operation the result that its form has for an operand. What comes behind it in the
// block, or lies in that, uses the result then.
func addResult(f *ods.Form, op *ir.Operation) {
	value := returned(f, op)
	made := ir.BuilderBefore(op).Create(&ir.OperationState{
		Name: op.Name(), Loc: op.Loc(), Operands: op.Operands(), Results: []ir.Type{value.Type()}, Attrs: op.Attrs(),
	})
	op.Erase()
	for later := made.Next(); later != nil; later = later.Next() {
		ir.Walk(later, func(user *ir.Operation) ir.WalkResult {
			for i, operand := range user.Operands() {
				if operand == value {
					user.SetOperand(i, made.Result(0))
				}
			}
			return ir.Advance
		})
	}
}

// returned is the operand for which a form has a result.
func returned(f *ods.Form, op *ir.Operation) *ir.Value {
	start, _ := f.Op.OperandRange(op, f.Returns)
	return op.Operand(start)
}
