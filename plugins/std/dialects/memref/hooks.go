package memref

import (
	"errors"
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// hooks check what memref.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"memref.subview":          verifySubview,
		"memref.collapse_shape":   verifyCollapseShape,
		"memref.expand_shape":     view.VerifyExpand,
		"memref.transpose":        verifyTranspose,
		"memref.reinterpret_cast": verifyReinterpretCast,
	}
}

func verifySubview(op *ir.Operation) error { return view.VerifySlice(op, op.OperandType(0)) }

func verifyCollapseShape(op *ir.Operation) error {
	return view.VerifyCollapse(op.Attr("reassociation"), op.OperandType(0), op.ResultType(0))
}

func verifyTranspose(op *ir.Operation) error {
	order, ok := op.Attr("permutation").(*ir.AffineMapAttr)
	f, ok2 := view.Of(op.OperandType(0))
	have, ok3 := view.Of(op.ResultType(0))
	if !ok || !ok2 || !ok3 {
		return errors.New("the layouts must be strided")
	}
	if want := f.Permute(order.Map()); !want.Fits(have) {
		return fmt.Errorf("expected the result to be %s, but got %s", syntax.QuotedType(want.Like(op.OperandType(0))), syntax.QuotedType(op.ResultType(0)))
	}
	return nil
}

// verifyReinterpretCast compares sizes, offset and strides with the result's type. A result
// without a layout is compared by its sizes only.
func verifyReinterpretCast(op *ir.Operation) error {
	sizes, ok := view.Numbers(op.Attr("static_sizes"), -1)
	offsets, ok2 := view.Numbers(op.Attr("static_offsets"), math.MinInt64)
	strides, ok3 := view.Numbers(op.Attr("static_strides"), math.MinInt64)
	if !ok || !ok2 || !ok3 {
		return errors.New("offsets, sizes and strides must be arrays of integers")
	}
	result := op.ResultType(0).(*ir.MemRefType)
	layout, ok := result.Strides()
	if !ok {
		return fmt.Errorf("the layout of the result %s is not strided", syntax.QuotedType(result))
	}
	if err := agree(result, "size", sizes, result.Shape()); err != nil {
		return err
	}
	if len(result.Layout()) == 0 {
		return identity(result, offsets, strides)
	}
	if err := agree(result, "offset", offsets, []int64{layout.Offset}); err != nil {
		return err
	}
	return agree(result, "stride", strides, layout.Strides)
}

// identity compares numbers that are known with those of a memref without a layout.
func identity(result *ir.MemRefType, offsets, strides []int64) error {
	layout, _ := result.Strides()
	for _, n := range offsets {
		if n != ir.Dynamic && n != 0 {
			return fmt.Errorf("the offset is %d, but 0 in the result %s", n, syntax.QuotedType(result))
		}
	}
	for i, n := range strides[:min(len(strides), len(layout.Strides))] {
		if want := layout.Strides[i]; n != ir.Dynamic && want != ir.Dynamic && n != want && result.Shape()[i] != 1 {
			return fmt.Errorf("stride #%d is %d, but %d in the result %s", i, n, want, syntax.QuotedType(result))
		}
	}
	return nil
}

// agree compares numbers of the operation with those of its result's type.
func agree(result ir.Type, what string, want, have []int64) error {
	for i := range min(len(want), len(have)) {
		if want[i] != have[i] {
			return fmt.Errorf("%s #%d is %s, but %s in the result %s", what, i, number(want[i]), number(have[i]), syntax.QuotedType(result))
		}
	}
	return nil
}

func number(n int64) string {
	if n == ir.Dynamic {
		return "dynamic"
	}
	return fmt.Sprint(n)
}
