package view

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/versions"
)

// outputShape has the sizes that an operation gives the dimensions into which it splits others.
const outputShape = "static_output_shape"

// GivenSizes are the sizes of the result of an operation that splits dimensions of its first
// operand, as the attribute static_output_shape and the second group of operands give them, which may
// be all; false when they follow from the operand.
func GivenSizes(op *ir.Operation) ([]Number, bool) {
	if values := ods.OperandsOf(op, 1); op.Attr(outputShape) == nil && len(values) > 0 {
		list := make([]Number, len(values))
		for i, v := range values {
			list[i].Value = v
		}
		return list, true
	}
	return listed(op.Attr(outputShape), -1, ods.OperandsOf(op, 1))
}

// GivenSize is the operand that gives a size; nil when none does.
func GivenSize(op *ir.Operation, dim int64) *ir.Value {
	sizes, ok := GivenSizes(op)
	if !ok || dim < 0 || dim >= int64(len(sizes)) {
		return nil
	}
	return sizes[dim].Value
}

// SizeParts are the operands and the attribute with which an operation gives its result sizes, for
// another one that gives the same. There are none where they follow from its first operand.
func SizeParts(op *ir.Operation) (values []*ir.Value, attrs []ir.NamedAttr) {
	if a := op.Attr(outputShape); a != nil {
		attrs = []ir.NamedAttr{{Name: outputShape, Value: a}}
	}
	return op.OperandRange(1, op.NumOperands()), attrs
}

// SizesSayNothing reports whether the sizes that an operation gives its result follow from its first
// operand, as they are computed from that: dim is the operation that takes a size, divided that which
// divides two.
func SizesSayNothing(op *ir.Operation, dim, divided string) bool {
	sizes, ok := GivenSizes(op)
	f, ranked := Of(op.ResultType(0))
	if !ok || !ranked || len(sizes) != len(f.Shape) {
		return false
	}
	for d, n := range f.Shape {
		if n != ir.Dynamic {
			continue
		}
		source, known, problem := versions.SplitFrom(op.Attr("reassociation"), f.Shape, d)
		if problem != "" || sizes[d].Value != nil && !isPartOf(sizes[d].Value, op.Operand(0), source, known, dim, divided) {
			return false
		}
	}
	return true
}

// isPartOf reports whether a size is what a number leaves of a dimension of a source.
func isPartOf(size, source *ir.Value, d, known int64, dim, divided string) bool {
	if division, ok := size.DefinedBy(divided); ok {
		by, constant := rewrite.ConstantInt(division.Operand(1))
		if !constant || by != known || known == 0 {
			return false
		}
		size, known = division.Operand(0), 1
	}
	of, ok := size.DefinedBy(dim)
	if !ok || known != 1 || of.Operand(0) != source {
		return false
	}
	at, constant := rewrite.ConstantInt(of.Operand(1))
	return constant && at == d
}

// Expand is the form with each dimension as those of a group, which lie behind each other and have
// the sizes of a shape.
func (f Form) Expand(groups [][]int64, shape []int64) Form {
	g := Form{Shape: shape, Contiguous: f.Contiguous}
	if f.Contiguous {
		s := affine.Contiguous(shape)
		g.Layout = &s
		return g
	}
	g.Layout = &affine.Strided{Offset: f.Layout.Offset, Strides: make([]int64, len(shape))}
	for i, group := range groups {
		stride := f.Layout.Strides[i]
		for _, d := range slices.Backward(group) {
			g.Layout.Strides[d] = stride
			stride = mul(stride, shape[d])
		}
	}
	g.Contiguous = g.packed()
	return g
}

// VerifyExpand checks an operation on memrefs that splits each dimension of its first operand into
// a group.
func VerifyExpand(op *ir.Operation) error {
	from, to := op.OperandType(0), op.ResultType(0)
	err := VerifyCollapse(op.Attr("reassociation"), to, from)
	if _, given := GivenSizes(op); err != nil && !(given && expands(op.Attr("reassociation"), from, to)) {
		return err
	}
	return VerifySizes(op, to)
}

// expands reports whether the strides of a memref are those of another, of which each dimension is
// split.
func expands(groups ir.Attribute, few, many ir.Type) bool {
	from, ok := Of(few)
	to, ok2 := Of(many)
	if !ok || !ok2 || len(from.Shape) == 0 || len(from.Shape) >= len(to.Shape) {
		return false
	}
	list, err := Groups(groups, len(to.Shape))
	if err != nil || len(list) != len(from.Shape) {
		return false
	}
	joined, _, err := to.Collapse(list)
	return err == nil && slices.Equal(joined.Shape, from.Shape) && from.Expand(list, to.Shape).Fits(to)
}

// VerifySizes checks the sizes that an operation gives its result of some type against that, and that
// one which gives none leaves at most one size of each group open.
func VerifySizes(op *ir.Operation, result ir.Type) error {
	f, ok := Of(result)
	if !ok {
		return nil
	}
	given, ok := GivenSizes(op)
	if !ok {
		return SizesFollow(op.Attr("reassociation"), result)
	}
	for d, n := range f.Shape[:min(len(f.Shape), len(given))] {
		switch {
		case n == ir.Dynamic || given[d].is(n):
		case given[d].Value != nil:
			return fmt.Errorf("size #%d is left to an operand, but is %d in the result %s", d, n, syntax.QuotedType(result))
		default:
			return fmt.Errorf("size #%d is %d, but %d in the result %s", d, given[d].Known, n, syntax.QuotedType(result))
		}
	}
	return nil
}

// SizesFollow says which group of dimensions, into which an operation splits one, has several sizes
// that the type of the result leaves open, so that they do not follow from that of the operand.
func SizesFollow(groups ir.Attribute, result ir.Type) error {
	f, ok := Of(result)
	if !ok {
		return nil
	}
	for i, group := range ods.ListOf(groups) {
		open := 0
		for _, d := range ods.IntsOf(group) {
			if d >= 0 && d < int64(len(f.Shape)) && f.Shape[d] == ir.Dynamic {
				open++
			}
		}
		if open > 1 {
			return fmt.Errorf("group #%d of %s has several sizes that are not known, so that `output_shape` must give them", i, syntax.QuotedType(result))
		}
	}
	return nil
}
