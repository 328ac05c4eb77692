package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
)

// functionRules are those of what calls and returns.
var functionRules = map[string]rule{"std.call": call, "std.call_indirect": call, "std.return": end, "std.br": end, "std.cond_br": end}

// call passes and gets buffers.
func call(z *bufferizer, op *ir.Operation) {
	operands := make([]*ir.Value, op.NumOperands())
	for i, v := range op.AllOperands() {
		operands[i] = v
		if inplace.IsTensor(v.Type()) {
			operands[i] = z.buffer(v)
		}
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: bufferTypes(op.ResultTypes()), Attrs: op.Attrs()})
	z.replace(op, made.Results()...)
}

// end hands buffers on.
func end(z *bufferizer, op *ir.Operation) {
	for i, v := range op.AllOperands() {
		if inplace.IsTensor(v.Type()) {
			op.SetOperand(i, z.buffer(v))
		}
	}
}

// passesEncoded finds an operation that has a tensor with an encoding pass into or out of a function or block.
func passesEncoded(module *ir.Operation) *ir.Operation {
	return first(module, func(op *ir.Operation) bool {
		return hasEncoding(op) && (functionRules[op.Name().String()] != nil || op.Is("func")) || signatureHas(op, isEncoded)
	})
}

// signatureHas reports whether an operation is a function that takes or returns what has a type.
func signatureHas(op *ir.Operation, is func(t ir.Type) bool) bool {
	fn, ok := builtin.AsFunc(op)
	if !ok {
		return false
	}
	t := fn.Type().(*ir.FunctionType)
	return slices.ContainsFunc(slices.Concat(t.Inputs(), t.Results()), is)
}

// first is the first operation in a module of which something is true, nil if there is none.
func first(module *ir.Operation, is func(op *ir.Operation) bool) (found *ir.Operation) {
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if is(op) {
			found = op
			return ir.Interrupt
		}
		return ir.Advance
	})
	return found
}

// signatures makes the types of functions, and of the arguments of their blocks, those of
// buffers. It reports whether anything was a tensor.
func signatures(module *ir.Operation, plan *decisions) bool {
	changed := false
	z := &bufferizer{Builder: ir.NewBuilder(module.Context()), made: map[*ir.Value]*ir.Value{}}
	if plan != nil {
		z.made = plan.made
	}
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		fn, ok := builtin.AsFunc(op)
		if !ok {
			return ir.Advance
		}
		if plan != nil {
			setAlone(fn, plan.alone[op])
		}
		t := fn.Type().(*ir.FunctionType)
		made := module.Context().FunctionType(bufferTypes(t.Inputs()), bufferTypes(t.Results()))
		if made != t {
			changed = true
			op.SetAttr("type", module.Context().TypeAttr(made))
		}
		if plan != nil {
			dropResults(fn, plan.dropped[op])
		}
		for b := range fn.Body().Blocks() {
			for _, arg := range b.Args() {
				changed = changed || inplace.IsTensor(arg.Type())
			}
			z.enter(b)
		}
		return ir.Skip
	})
	return changed
}
