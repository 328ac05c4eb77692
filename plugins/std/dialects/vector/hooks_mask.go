package vector

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyMask checks that a mask is around one operation, and has an element for each one that takes part in it.
func verifyMask(op *ir.Operation) error {
	inner := op.Region(0).Entry().First()
	end := op.Region(0).Entry().Last()
	passthru := op.NumOperands() > 1
	switch {
	case inner == end && passthru:
		return errors.New("expects no 'passthru' without an operation to mask")
	case inner == end:
		return nil
	case inner.Next() != end:
		return errors.New("expects only one operation to mask")
	case !slices.Equal(end.Operands(), inner.Results()):
		return errors.New("expects the results of the operation to be what the region yields")
	case passthru && !inner.Is("vector.transfer_read") && !inner.Is("vector.gather"):
		return fmt.Errorf("expects no 'passthru' of '%s'", inner.Name())
	case passthru && op.OperandType(1) != inner.ResultType(0):
		return fmt.Errorf("expects 'passthru' to be %s, as the result is, but found %s", syntax.QuotedType(inner.ResultType(0)), syntax.QuotedType(op.OperandType(1)))
	}
	want, known := maskedShape(inner)
	if have := shapeOf(op.OperandType(0)); known && !slices.Equal(want, have) {
		return fmt.Errorf("expects a mask of %v for '%s', but found one of %v", want, inner.Name(), have)
	}
	return nil
}

// maskedShape is the shape that the mask of an operation has, of those that are known.
func maskedShape(op *ir.Operation) (shape []int64, known bool) {
	if read, ok := AsTransferRead(op); ok {
		return movedShape(read.Vector().Type(), read.PermutationMapAttr())
	}
	if write, ok := AsTransferWrite(op); ok {
		return movedShape(write.Vector().Type(), write.PermutationMapAttr())
	}
	if r, ok := AsReduction(op); ok {
		return shapeOf(r.Vector().Type()), true
	}
	if r, ok := AsMultiReduction(op); ok {
		return shapeOf(r.Source().Type()), true
	}
	if g, ok := AsGather(op); ok {
		return shapeOf(g.Result().Type()), true
	}
	if p, ok := AsOuterproduct(op); ok {
		return shapeOf(p.Result().Type()), true
	}
	if c, ok := AsContract(op); ok {
		return c.Space(), true
	}
	return nil, false
}

// movedShape has the dimensions of a vector that run through some of memory, in the order that they have there.
func movedShape(t ir.Type, a ir.Attribute) ([]int64, bool) {
	order, ok := a.(*ir.AffineMapAttr)
	if !ok {
		return nil, false
	}
	type dim struct{ of, size int64 }
	var dims []dim
	for i, e := range order.Map().Results {
		if d, ok := e.(affine.Dim); ok && i < len(shapeOf(t)) {
			dims = append(dims, dim{int64(d), shapeOf(t)[i]})
		}
	}
	slices.SortStableFunc(dims, func(a, b dim) int { return cmp.Compare(a.of, b.of) })
	shape := make([]int64, len(dims))
	for i, d := range dims {
		shape[i] = d.size
	}
	return shape, true
}
