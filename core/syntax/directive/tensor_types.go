package directive

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/format"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// tensorTypes is `tensor-types($results, $outputs)`: nothing; there is a result for each of the operands
// that is a ranked tensor, of its type. An operation with other results is printed in generic form.
type tensorTypes struct{ base }

func (tensorTypes) Name() string { return "tensor-types" }

func (tensorTypes) Takes() ods.Arguments {
	return ods.Arguments{Parts: []ods.PartSet{ods.Parts(ods.RefResult), ods.Parts(ods.RefOperand)}}
}

func (tensorTypes) Problem(o *ods.Op, e *ods.Elem) string {
	if o.Results[e.Args[0].Index].Arity != ods.Variadic {
		return "'tensor-types' is for results of any number"
	}
	return ""
}

func (tensorTypes) Spells(e *ods.Elem) ods.Spelling {
	return ods.Spelling{Types: e.Args[:1], Computes: true}
}

// Starts: it is nothing.
func (tensorTypes) Starts(*format.State, *ods.Elem) (yes, more bool) { return false, true }

// Read gives the results their types. Those of the operands must have been read.
func (tensorTypes) Read(s *format.State, e *ods.Elem) bool {
	return s.SetTypes(e.Args[0], tensors(s.Types(e.Args[1])), s.P.Tok.Pos)
}

func tensors(types []ir.Type) []ir.Type {
	var list []ir.Type
	for _, t := range types {
		if t, ok := t.(*ir.RankedTensorType); ok {
			list = append(list, t)
		}
	}
	return list
}

// Print writes nothing.
func (tensorTypes) Print(*print.Writer, *ods.Elem) {}

// Fits reports whether the results are those that reading makes.
func (tensorTypes) Fits(op *ir.Operation, def *ods.Op, e *ods.Elem) bool {
	start, end := def.OperandRange(op, e.Args[1].Index)
	var outputs []ir.Type
	for i := start; i < end; i++ {
		outputs = append(outputs, op.OperandType(i))
	}
	start, end = def.ResultRange(op, e.Args[0].Index)
	return slices.Equal(tensors(outputs), op.ResultTypes()[start:end])
}
