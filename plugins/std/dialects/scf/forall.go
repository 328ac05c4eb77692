package scf

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// NewForallOver makes a loop with the attributes of another one. The region is empty.
func NewForallOver(b *ir.Builder, like Forall, bounds Bounds, outputs []*ir.Value) Forall {
	lower, staticLower := split(bounds.Lower)
	upper, staticUpper := split(bounds.Upper)
	step, staticStep := split(bounds.Step)
	attrs := like.Op.Attrs()
	for _, name := range []string{ir.OperandSegmentsAttr, "staticLowerBound", "staticUpperBound", "staticStep"} {
		attrs = attrs.Without(name)
	}
	return NewForall(b, lower, upper, step, outputs, staticLower, staticUpper, staticStep, attrs...)
}

// InsertionsOf are the operations that put parts into what the iterations of a loop share.
func InsertionsOf(op Forall) []tensor.ParallelInsertSlice {
	var list []tensor.ParallelInsertSlice
	for o := range op.Region().Entry().Last().Region(0).Entry().Ops() {
		if insert, ok := tensor.AsParallelInsertSlice(o); ok {
			list = append(list, insert)
		}
	}
	return list
}

// InsertInTurn makes, before the end of the body of a loop, what an iteration puts into the outputs
// as operations one behind the other, into these values, and gives what comes out.
func InsertInTurn(b *ir.Builder, op Forall, values []*ir.Value) []*ir.Value {
	results := slices.Clone(values)
	rank := len(op.StaticUpperBound())
	b.SetInsertionPoint(op.Region().Entry().Last())
	for _, insert := range InsertionsOf(op) {
		i := insert.Dest().Index() - rank
		operands := slices.Clone(insert.Op.Operands())
		operands[1] = results[i]
		results[i] = b.Create(&ir.OperationState{
			Name: b.Context().OpName("tensor.insert_slice"), Loc: insert.Op.Loc(), Operands: operands,
			Results: []ir.Type{results[i].Type()}, Attrs: insert.Op.Attrs(),
		}).Result(0)
	}
	return results
}

// ReadOutputs makes the body of a loop take from the operands what it reads of the tensors that the
// iterations share: an iteration sees what they are before the loop. What it reads of the part that it
// replaces itself, which no other iteration may replace, stays.
func ReadOutputs(op Forall) {
	insertions := InsertionsOf(op)
	for i, arg := range op.Iter() {
		var others []*ir.Operand
		for use := range arg.Uses() {
			o := use.Owner()
			if !o.Is("tensor.dim") && !(o.Is("tensor.parallel_insert_slice") && use.Index() == 1) && !isReplaced(o, arg, insertions) {
				others = append(others, use)
			}
		}
		for _, use := range others {
			use.Owner().SetOperand(use.Index(), op.Outputs()[i])
		}
	}
}

// isReplaced reports whether an operation takes from a tensor the part that an insertion replaces.
func isReplaced(o *ir.Operation, arg *ir.Value, insertions []tensor.ParallelInsertSlice) bool {
	part, ok := tensor.AsExtractSlice(o)
	return ok && slices.ContainsFunc(insertions, func(insert tensor.ParallelInsertSlice) bool {
		return insert.Dest() == arg && SamePart(part, insert.Op)
	})
}

// SamePart reports whether an operation replaces, of its operand 1, the part that another one takes of a
// tensor of the same type.
func SamePart(part tensor.ExtractSlice, insert *ir.Operation) bool {
	for _, name := range []string{"static_offsets", "static_sizes", "static_strides"} {
		if !slices.Equal(ods.IntsOf(part.Op.Attr(name)), ods.IntsOf(insert.Attr(name))) {
			return false
		}
	}
	return part.Source().Type() == insert.OperandType(1) &&
		slices.Equal(part.Op.OperandRange(1, part.Op.NumOperands()), insert.OperandRange(2, insert.NumOperands()))
}
