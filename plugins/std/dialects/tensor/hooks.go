package tensor

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// hooks check what tensor.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"tensor.concat":                verifyConcat,
		"tensor.extract_slice":         verifyExtractSlice,
		"tensor.insert_slice":          verifyInsertSlice,
		"tensor.gather":                verifyGather,
		"tensor.scatter":               verifyScatter,
		"tensor.parallel_insert_slice": verifyParallelInsertSlice,
	}
}

// verifyConcat checks that known sizes of inputs and result agree: along the dimension of a concatenation that of the
// result is their sum.
func verifyConcat(op *ir.Operation) error {
	result := op.ResultType(0).(*ir.RankedTensorType)
	along := int(Concat{Op: op}.Dim())
	sum, known := int64(0), slices.Repeat([]int64{ir.Dynamic}, len(result.Shape()))
	for _, v := range op.Operands() {
		input := v.Type().(*ir.RankedTensorType)
		if len(input.Shape()) != len(result.Shape()) {
			return errors.New("rank of concatenated inputs must match result rank")
		}
		if input.Elem() != result.Elem() {
			return errors.New("inputs and result element type must match")
		}
		for d, n := range input.Shape() {
			switch {
			case n == ir.Dynamic:
				if d == along {
					sum = ir.Dynamic
				}
			case d == along:
				if sum == ir.Dynamic {
					continue
				}
				if n > math.MaxInt64-sum {
					return fmt.Errorf("the inputs have too many elements in dimension %d", d)
				}
				sum += n
			case known[d] != ir.Dynamic && known[d] != n:
				return fmt.Errorf("static concatenation size mismatch along non-concatenated dimension %d", d)
			default:
				known[d] = n
			}
		}
	}
	known[along] = sum
	for d, n := range result.Shape() {
		if n != ir.Dynamic && known[d] != ir.Dynamic && n != known[d] {
			return fmt.Errorf("the result has %d elements in dimension %d, but the inputs have %d", n, d, known[d])
		}
	}
	return nil
}

func verifyExtractSlice(op *ir.Operation) error { return view.VerifySlice(op, op.OperandType(0)) }

// verifyInsertSlice wants the sizes of the source to be those of the slice, where both are known. One that is known
// and an operand may be equal: so canonicalization leaves them.
func verifyInsertSlice(op *ir.Operation) error {
	source := op.OperandType(0).(ir.ShapedType).Shape()
	sizes, ok := view.Numbers(op.Attr("static_sizes"), -1)
	if !ok || len(sizes) != len(source) {
		return nil
	}
	for i, n := range sizes {
		if n != ir.Dynamic && source[i] != ir.Dynamic && n != source[i] {
			return view.VerifyInsertion(op, op.OperandType(0), op.OperandType(1))
		}
	}
	return nil
}

// verifyParallelInsertSlice wants a loop around whose results are tensors that its iterations share,
// and the argument for one of them.
func verifyParallelInsertSlice(op *ir.Operation) error {
	end := op.ParentOp()
	if end == nil || !end.Is("scf.forall.in_parallel") {
		return errors.New("must stand in the region of 'scf.forall.in_parallel'")
	}
	o, _ := AsParallelInsertSlice(op)
	loop := end.ParentOp()
	if loop == nil || o.Dest() == nil || o.Source() == nil {
		return nil // reported where it is
	}
	if err := view.VerifyInsertion(op, o.Source().Type(), o.Dest().Type()); err != nil {
		return err
	}
	body, results := loop.Region(0).Entry(), loop.NumResults()
	if dest := o.Dest(); !dest.IsBlockArg() || dest.Block() != body || dest.Index() < body.NumArgs()-results {
		return errors.New("may put something only into a tensor that the iterations of the loop around share")
	}
	return nil
}
