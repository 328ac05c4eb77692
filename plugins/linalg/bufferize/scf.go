package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
)

// scfRules are those of loops and conditionals. What they carry, or give, is a buffer of its own,
// with a copy.
var scfRules = map[string]rule{"scf.for": forLoop, "scf.if": conditional}

// ownTensors makes each operand of a terminator a tensor whose buffer nothing else has.
func (z *bufferizer) ownTensors(yield *ir.Operation) {
	for i, v := range yield.AllOperands() {
		if !inplace.IsTensor(v.Type()) {
			continue
		}
		z.SetInsertionPoint(yield)
		yield.SetOperand(i, z.copied(z.buffer(v)))
	}
}

// forLoop carries buffers. A value to begin with is copied.
func forLoop(z *bufferizer, op *ir.Operation) {
	loop, _ := scf.AsFor(op)
	operands := op.OperandRange(0, inplace.FirstInit)
	for i := inplace.FirstInit; i < op.NumOperands(); i++ {
		v := op.Operand(i)
		if inplace.IsTensor(v.Type()) {
			v = z.copied(z.buffer(v))
		}
		operands = append(operands[:len(operands):len(operands)], v)
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: operands, Results: bufferTypes(op.ResultTypes()), Attrs: op.Attrs(), Regions: 1})
	body := loop.Region().Entry()
	made.Region(0).TakeBlocks(loop.Region())
	z.enter(body)
	z.ownTensors(body.Last())
	z.SetInsertionPoint(op)
	z.replace(op, made.Results()...)
}

// enter gives a block buffers for its arguments that are tensors.
func (z *bufferizer) enter(block *ir.Block) {
	z.SetInsertionPointToStart(block)
	for _, arg := range block.Args() {
		t := arg.Type()
		if !inplace.IsTensor(t) {
			continue
		}
		load := memref.NewTensorLoad
		arg.SetType(bufferType(t))
		z.made[arg] = arg
		users := arg.HasUses()
		if !users {
			continue
		}
		made := load(z.Builder, arg).Op
		arg.ReplaceAllUsesWith(made.Result(0))
		made.SetOperand(0, arg)
	}
}

func conditional(z *bufferizer, op *ir.Operation) {
	if op.NumResults() == 0 {
		return
	}
	made := z.Create(&ir.OperationState{Name: op.Name(), Operands: op.Operands(), Results: bufferTypes(op.ResultTypes()), Attrs: op.Attrs(), Regions: 2})
	for i := range 2 {
		made.Region(i).TakeBlocks(op.Region(i))
		z.ownTensors(made.Region(i).Entry().Last())
	}
	z.SetInsertionPoint(op)
	z.replace(op, made.Results()...)
}
