package vector

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// verifyPosition checks subscripts in the first dimensions of a vector.
func verifyPosition(at, shape []int64) error {
	for i, n := range at {
		if n < 0 || n >= shape[i] {
			return fmt.Errorf("expected position attribute #%d to be a non-negative integer smaller than the corresponding vector dimension: %d", i+1, n)
		}
	}
	return nil
}

func verifyExtract(op *ir.Operation) error {
	return verifyPosition(numbers(op.Attr("position")), shapeOf(op.OperandType(0)))
}

func verifyInsert(op *ir.Operation) error {
	source, shape, at := op.OperandType(0), shapeOf(op.ResultType(0)), numbers(op.Attr("position"))
	if err := scalarOrVector("the source", source); err != nil {
		return err
	}
	part := shapeOf(source)
	if len(at)+len(part) != len(shape) {
		return fmt.Errorf("expected position attribute rank + source rank to match dest vector rank: %d and %d are not %d", len(at), len(part), len(shape))
	}
	if !slices.Equal(part, shape[len(at):]) {
		return fmt.Errorf("expected the source to have the sizes that are left of %s, but got %s", quote(op.ResultType(0)), quote(source))
	}
	return verifyPosition(at, shape)
}

// within checks that numbers lie in a range of their dimensions.
func within(what string, list []int64, least int64, end func(i int) int64) error {
	for i, n := range list {
		if n < least || n >= end(i) {
			return fmt.Errorf("expected %s dimension %d to be confined to [%d, %d)", what, i, least, end(i))
		}
	}
	return nil
}

func two(int) int64 { return 2 }

func verifyExtractSlice(op *ir.Operation) error {
	from := op.OperandType(0).(*ir.VectorType)
	shape := from.Shape()
	offsets, sizes := numbers(op.Attr("offsets")), numbers(op.Attr("sizes"))
	sums := make([]int64, len(offsets))
	for i := range offsets {
		sums[i] = offsets[i] + sizes[i]
	}
	for _, err := range []error{
		within("offsets", offsets, 0, func(i int) int64 { return shape[i] }),
		within("sizes", sizes, 1, func(i int) int64 { return shape[i] + 1 }),
		within("strides", numbers(op.Attr("strides")), 1, two),
		within("sum(offsets, sizes)", sums, 1, func(i int) int64 { return shape[i] + 1 }),
	} {
		if err != nil {
			return err
		}
	}
	want := op.Context().VectorType(slices.Concat(sizes, shape[len(sizes):]), from.Elem())
	if have := op.ResultType(0); have != ir.Type(want) {
		return fmt.Errorf("expected result type to be %s, but got %s", quote(want), quote(have))
	}
	return nil
}

func verifyInsertSlice(op *ir.Operation) error {
	part, shape := shapeOf(op.OperandType(0)), shapeOf(op.ResultType(0))
	if len(part) > len(shape) {
		return fmt.Errorf("expected source rank to be smaller than destination rank")
	}
	offsets := numbers(op.Attr("offsets"))
	missing := len(shape) - len(part)
	sums := make([]int64, len(part))
	for i := range part {
		sums[i] = offsets[missing+i] + part[i]
	}
	for _, err := range []error{
		within("offsets", offsets, 0, func(i int) int64 { return shape[i] }),
		within("strides", numbers(op.Attr("strides")), 1, two),
		within("sum(offsets, source vector shape)", sums, 1, func(i int) int64 { return shape[missing+i] + 1 }),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}
