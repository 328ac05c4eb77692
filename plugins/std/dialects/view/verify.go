package view

import (
	"errors"
	"fmt"
	"math"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// VerifySlice checks the result of an operation that takes a slice, with the
// attributes static_offsets, static_sizes and static_strides, of a source.
func VerifySlice(op *ir.Operation, source ir.Type) error {
	return verifyPart(op, source, op.ResultType(0), "source", "result")
}

// VerifyInsertion checks the source of an operation that puts it into a slice of a destination.
func VerifyInsertion(op *ir.Operation, source, dest ir.Type) error {
	return verifyPart(op, dest, source, "destination", "source")
}

func verifyPart(op *ir.Operation, whole, part ir.Type, wholeName, partName string) error {
	offsets, ok := Numbers(op.Attr("static_offsets"), math.MinInt64)
	sizes, ok2 := Numbers(op.Attr("static_sizes"), -1)
	strides, ok3 := Numbers(op.Attr("static_strides"), math.MinInt64)
	if !ok || !ok2 || !ok3 {
		return errors.New("offsets, sizes and strides must be arrays of integers")
	}
	f, ok := Of(whole)
	if !ok {
		return fmt.Errorf("the layout of the %s %s is not strided", wholeName, syntax.QuotedType(whole))
	}
	slice := f.Slice(offsets, sizes, strides)
	have, ok := Of(part)
	if !ok {
		return fmt.Errorf("the layout of the %s %s is not strided", partName, syntax.QuotedType(part))
	}
	want, ok := slice.Reduced(have.Shape)
	if !ok {
		return fmt.Errorf("expected the %s to be %s, or that without dimensions of size 1, but got %s", partName, syntax.QuotedType(slice.Like(whole)), syntax.QuotedType(part))
	}
	if later, _ := slice.atStart(f, offsets).Reduced(have.Shape); !want.Fits(have) && !later.Fits(have) {
		return fmt.Errorf("expected the %s to be %s, but got %s", partName, syntax.QuotedType(want.Like(whole)), syntax.QuotedType(part))
	}
	return nil
}

// VerifyCollapse checks two memrefs of which one has the dimensions of the other
// in groups.
func VerifyCollapse(groups ir.Attribute, expanded, collapsed ir.Type) error {
	from, ok := Of(expanded)
	to, ok2 := Of(collapsed)
	switch {
	case !ok || !ok2:
		return errors.New("the layouts must be strided")
	case len(from.Shape) < len(to.Shape):
		return fmt.Errorf("%s has fewer dimensions than %s", syntax.QuotedType(expanded), syntax.QuotedType(collapsed))
	case len(to.Shape) == 0:
		return verifyScalar(from, expanded, collapsed)
	}
	list, err := Groups(groups, len(from.Shape))
	if err != nil {
		return err
	}
	want, open, err := from.Collapse(list)
	if err != nil {
		return fmt.Errorf("%s: %w", syntax.QuotedType(expanded), err)
	}
	if !want.Fits(to) && !open.Fits(to) && !from.collapseLater(list).Fits(to) {
		return fmt.Errorf("%s is %s when its dimensions are joined, but got %s", syntax.QuotedType(expanded), syntax.QuotedType(want.Like(expanded)), syntax.QuotedType(collapsed))
	}
	return nil
}

// verifyScalar checks what becomes a memref without dimensions.
func verifyScalar(from Form, expanded, collapsed ir.Type) error {
	want, ok := from.Reduced(nil)
	if !ok {
		return fmt.Errorf("%s has more than one element, but %s has one", syntax.QuotedType(expanded), syntax.QuotedType(collapsed))
	}
	if to, _ := Of(collapsed); !want.Fits(to) {
		return fmt.Errorf("%s is %s without its dimensions, but got %s", syntax.QuotedType(expanded), syntax.QuotedType(want.Like(expanded)), syntax.QuotedType(collapsed))
	}
	return nil
}
