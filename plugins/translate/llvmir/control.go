package llvmir

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// control are the operations that end blocks, and what stands where an
// exception lands.
func control() map[string]*instruction {
	return map[string]*instruction{
		"br":          {emit: branch, ends: true},
		"cond_br":     {emit: conditionalBranch, ends: true},
		"switch":      {emit: multiBranch, ends: true},
		"return":      {emit: functionReturn, ends: true},
		"unreachable": {emit: func(f *function, _ *ir.Operation) { f.text("unreachable") }, ends: true},
		"resume": {ends: true, emit: func(f *function, op *ir.Operation) {
			f.text("resume ")
			f.operands(op, 0)
		}},
		"landingpad": {emit: landingPad},
	}
}

func branch(f *function, op *ir.Operation) {
	f.text("br ")
	f.destination(op, 0)
	f.loop(op)
}

func conditionalBranch(f *function, op *ir.Operation) {
	f.text("br ")
	f.typed(op.Operand(0))
	f.text(", ")
	f.destination(op, 0)
	f.text(", ")
	f.destination(op, 1)
	f.weights(op)
	f.loop(op)
}

func multiBranch(f *function, op *ir.Operation) {
	f.text("switch ")
	f.typed(op.Operand(0))
	f.text(", ")
	f.destination(op, 0)
	f.text(" [")
	values, ok := op.Attr("case_values").(*ir.DenseElementsAttr)
	if n := op.NumSuccessors() - 1; n > 0 && (!ok || values.Len() != n) {
		f.fail("operation 'llvm.switch' has another number of case values than of destinations")
		return
	}
	for i := 1; i < op.NumSuccessors(); i++ {
		f.text("\n    ")
		f.typ(op.Operand(0).Type())
		f.byte(' ')
		f.integer(values.Int(i-1), op.Operand(0).Type())
		f.text(", ")
		f.destination(op, i)
	}
	f.text("\n  ]")
	f.weights(op)
}

func functionReturn(f *function, op *ir.Operation) {
	switch op.NumOperands() {
	case 0:
		f.text("ret void")
	case 1:
		f.text("ret ")
		f.typed(op.Operand(0))
	default:
		f.fail("a function of LLVM IR returns one value; pack several into a struct")
	}
}

func landingPad(f *function, op *ir.Operation) {
	f.text("landingpad ")
	f.typ(op.Result(0).Type())
	if op.Attr("cleanup") != nil {
		f.text(" cleanup")
	}
	for _, v := range op.AllOperands() {
		if llvm.IsArray(v.Type()) {
			f.text(" filter ")
		} else {
			f.text(" catch ")
		}
		f.clause(v)
	}
}

// clause appends what a landing pad catches or filters, with its type. LLVM takes constants
// only, so that a bitcast is written as an expression.
func (f *function) clause(v *ir.Value) {
	f.typ(v.Type())
	f.byte(' ')
	op := v.DefiningOp()
	if op != nil && op.Is("llvm.bitcast") {
		f.text("bitcast (")
		f.clause(op.Operand(0))
		f.text(" to ")
		f.typ(v.Type())
		f.byte(')')
		return
	}
	if op == nil || f.isInstruction(op) {
		f.fail("a clause of a landing pad is a constant: null, addressof, a bitcast of these, or for a filter a constant")
		return
	}
	f.operand(v)
}

// isInstruction reports whether the result of an operation is computed where the operation
// stands.
func (f *function) isInstruction(op *ir.Operation) bool {
	in := f.instruction(op.Name())
	return in == nil || in.constant == nil
}
