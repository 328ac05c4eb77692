package irtest

import (
	"github.com/mlirc/mlirc/core/ir"
)

// OperandGroup knows no groups by name.
func (*op) OperandGroup(*ir.Operation, string) (start, end int, ok bool) { return 0, 0, false }

// BranchOperands takes the last segments to be those of the successors, or all
// operands where there is one.
func (o *op) BranchOperands(op *ir.Operation, i int) (start, end int, ok bool) {
	if len(o.traits.BranchOperands) == 1 {
		return 0, op.NumOperands(), true
	}
	sizes := segments(op)
	if len(sizes) <= len(o.traits.BranchOperands) {
		return 0, 0, false
	}
	at := len(sizes) - op.NumSuccessors() + i
	for _, n := range sizes[:at] {
		start += n
	}
	return start, start + sizes[at], true
}

// ResizeBranchOperands keeps the segments.
func (o *op) ResizeBranchOperands(op *ir.Operation, i, n int) bool {
	if len(o.traits.BranchOperands) == 1 {
		return true
	}
	sizes := segments(op)
	sizes[len(sizes)-op.NumSuccessors()+i] = n
	op.SetAttr(ir.OperandSegmentsAttr, Segments(op.Context(), sizes...))
	return true
}

// Segments is the attribute that says how many operands each group has.
func Segments(ctx *ir.Context, sizes ...int) ir.Attribute {
	var data []byte
	for _, n := range sizes {
		data = ir.AppendElement(data, ctx.I32Attr(int64(n)))
	}
	return ctx.DenseElementsAttr(ctx.VectorType([]int64{int64(len(sizes))}, ctx.I32()), data, false)
}

func segments(op *ir.Operation) []int {
	a, ok := op.Attr(ir.OperandSegmentsAttr).(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	sizes := make([]int, a.Len())
	for i := range sizes {
		n, _ := a.Int(i).Int64()
		sizes[i] = int(n)
	}
	return sizes
}
