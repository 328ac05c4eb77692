package bufferize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// emptyTensors lets what is put into a tensor be computed in its place.
func emptyTensors() *pass.Pass {
	return &pass.Pass{
		Name:    "eliminate-empty-tensors",
		Summary: "compute what is put into a tensor in its place",
		Doc: `Where tensor.insert_slice or tensor.parallel_insert_slice puts something into a tensor that was computed in a
linalg.init_tensor, which is tensor.empty in later MLIR, it is computed in that part of the tensor: what an init_tensor holds is not
defined, so it may be that. Bufferization needs no buffer and no copy for it then. A tensor that is read in between keeps its part.`,
		Anchor: pass.AnyOp,
		Builds: []string{"tensor"},
		Run:    func(r *pass.Run) error { return eachOp(r, computedInPlace) },
	}
}

// computedInPlace has what an operation puts into a tensor computed there.
func computedInPlace(insert *ir.Operation) bool {
	at := insert // an operation of the block in which what is put is computed
	switch {
	case insert.Is("tensor.insert_slice"):
	case insert.Is("tensor.parallel_insert_slice"):
		at = insert.ParentOp()
	default:
		return false
	}
	first, output := beginning(insert.Operand(0), at.Block())
	if first == nil {
		return false
	}
	if !isThere(insert, first) || isReadFrom(first, insert) {
		return false
	}
	empty := first.Operand(output)
	first.SetOperand(output, partOf(ir.BuilderBefore(first), insert))
	if !empty.HasUses() {
		empty.DefiningOp().Erase()
	}
	return true
}

// beginning follows operations of a block of which each computes over what the one before it has computed, back to the
// first, which does over what is not defined; output is its operand with that. It is nil where one of them is used elsewhere.
func beginning(v *ir.Value, block *ir.Block) (first *ir.Operation, output int) {
	for v.HasOneUse() && v.Block() == block {
		i, ok := inplace.WrittenTo(v)
		if !ok {
			return nil, 0
		}
		op := v.DefiningOp()
		v = op.Operand(i)
		if isEmpty(v) {
			return op, i
		}
	}
	return nil, 0
}

// isEmpty reports whether what a tensor holds is not defined.
func isEmpty(v *ir.Value) bool {
	_, ok := v.DefinedBy("linalg.init_tensor")
	return ok
}

// isThere reports whether the tensor into which something is put, and where, is known before an operation.
func isThere(insert, at *ir.Operation) bool {
	dominance := ir.NewDominance()
	for _, v := range insert.OperandRange(1, insert.NumOperands()) {
		if !dominance.ProperlyDominates(v, at) {
			return false
		}
	}
	return true
}

// isReadFrom reports whether the tensor into which something is put may be read by an operation or by those behind it.
func isReadFrom(first, insert *ir.Operation) bool {
	into := insert.Operand(1)
	if into.Region() != first.ParentRegion() {
		return true // as often as the region is executed
	}
	for u := range into.Uses() {
		op := u.Owner()
		if op == insert || op.Is("tensor.dim") {
			continue
		}
		for op.Block() != first.Block() {
			if op = op.ParentOp(); op == nil {
				return true
			}
		}
		if !op.IsBeforeInBlock(first) {
			return true
		}
	}
	return false
}

// partOf takes the part of a tensor into which an operation puts something.
func partOf(b *ir.Builder, insert *ir.Operation) *ir.Value {
	group := func(i int) []*ir.Value { return ods.OperandsOf(insert, i) }
	numbers := func(name string) []int64 { return ods.IntsOf(insert.Attr(name)) }
	return tensor.NewExtractSlice(b, insert.Operand(1), group(2), group(3), group(4), insert.OperandType(0),
		numbers("static_offsets"), numbers("static_sizes"), numbers("static_strides")).Op.Result(0)
}
