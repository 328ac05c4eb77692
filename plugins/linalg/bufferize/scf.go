package bufferize

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// scfRules are those of loops and conditionals. What they carry, or give, is a buffer of its own,
// with a copy.
var scfRules = map[string]rule{"scf.for": forLoop, "scf.if": conditional, "scf.forall": forallLoop}

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

// forallLoop puts parts into copies.
func forallLoop(z *bufferizer, op *ir.Operation) {
	loop, _ := scf.AsForall(op)
	scf.ReadOutputs(loop)
	var outputs []*ir.Value
	for _, v := range loop.Outputs() {
		outputs = append(outputs, z.copied(z.buffer(v)))
	}
	insertions := scf.InsertionsOf(loop)
	z.share(op, outputs)
	for _, insert := range insertions {
		putSharedPart(z, insert.Op)
	}
}

// share makes a loop of one whose iterations share tensors, which works on buffers for those.
func (z *bufferizer) share(op *ir.Operation, outputs []*ir.Value) {
	loop, _ := scf.AsForall(op)
	body := loop.Region().Entry()
	for i, arg := range slices.Backward(loop.Iter()) {
		arg.ReplaceAllUsesWith(memref.NewTensorLoad(z.Builder, outputs[i]).Op.Result(0))
		z.made[arg] = outputs[i]
		body.EraseArg(arg.Index())
	}
	made := scf.NewForallOver(z.Builder, loop, scf.BoundsOf(loop), nil)
	made.Region().TakeBlocks(loop.Region())
	z.replace(op, outputs...)
}

// putSharedPart copies to the part at the end of an iteration, unless what is to be there was computed there.
func putSharedPart(z *bufferizer, op *ir.Operation) {
	o, _ := tensor.AsParallelInsertSlice(op)
	z.SetInsertionPoint(op.ParentOp())
	source, dest := z.buffer(o.Source()), z.buffer(o.Dest())
	z.putPart(source, dest, op, o.Offsets(), o.Sizes(), o.Strides())
	op.Erase()
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
