package print

import (
	"github.com/mlirc/mlirc/core/ir"
)

// Describe shows an operation's name, that of the symbol that it defines, and the types of its operands and results,
// as messages do.
func Describe(op *ir.Operation) string {
	text := append([]byte{'\''}, op.Name().String()...)
	text = append(text, '\'')
	if name := ir.SymbolName(op); name != "" && op.Traits().Symbol {
		text = append(text, ' ')
		text = append(text, AttrString(op.Context().SymbolRefAttr(name))...)
	}
	if op.NumOperands()+op.NumResults() == 0 {
		return string(text)
	}
	operands := make([]ir.Type, op.NumOperands())
	for i := range operands {
		operands[i] = op.Operand(i).Type()
	}
	text = append(text, " of type "...)
	return string(AppendType(text, op.Context().FunctionType(operands, op.ResultTypes())))
}
