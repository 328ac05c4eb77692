package vector

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// rowBits is how many bits the last dimension of a vector has; an index has 64.
func rowBits(t ir.Type) int64 {
	n := int64(1)
	if v, ok := t.(*ir.VectorType); ok {
		if shape := v.Shape(); len(shape) > 0 {
			n = shape[len(shape)-1]
		}
		t = v.Elem()
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		return n * int64(t.Width())
	case *ir.FloatType:
		return n * int64(t.Kind().BitWidth())
	}
	return n * 64
}

func verifyBitcast(op *ir.Operation) error {
	from, to := shapeOf(op.OperandType(0)), shapeOf(op.ResultType(0))
	for i := range max(len(from)-1, 0) {
		if from[i] != to[i] {
			return fmt.Errorf("dimension size mismatch at: %d", i)
		}
	}
	if rowBits(op.OperandType(0)) != rowBits(op.ResultType(0)) {
		return errors.New("source/result bitwidth of the minor 1-D vectors must be equal")
	}
	return nil
}

// verifyShapeCast wants sizes of the one to be those of the other, or products of some that
// follow each other.
func verifyShapeCast(op *ir.Operation) error {
	return castShape(shapeOf(op.OperandType(0)), shapeOf(op.ResultType(0)))
}

func castShape(few, many []int64) error {
	if len(few) > len(many) {
		few, many = many, few
	}
	if len(few) == len(many) {
		return nil
	}
	next := 0
	for _, n := range few {
		product := int64(1)
		for next < len(many) && product < n {
			product *= many[next]
			next++
		}
		if product != n {
			return errors.New("invalid shape cast: each dimension must be split or joined with its neighbours")
		}
	}
	return nil
}

func verifyTypeCast(op *ir.Operation) error {
	from, to := op.OperandType(0).(*ir.MemRefType), op.ResultType(0).(*ir.MemRefType)
	if !hasIdentityLayout(from) || !hasIdentityLayout(to) {
		return errors.New("expects operand and result to be memrefs with identity layout")
	}
	if from.Space() != to.Space() {
		return errors.New("expects result in same memory space")
	}
	if scalarOf(from) != scalarOf(to) {
		return fmt.Errorf("expects result and operand with same underlying scalar type: %s and %s", quote(to), quote(from))
	}
	if !slices.Equal(wholeShape(from), wholeShape(to)) {
		return fmt.Errorf("expects concatenated result and operand shapes to be equal: %s and %s", quote(to), quote(from))
	}
	return nil
}

func hasIdentityLayout(t *ir.MemRefType) bool {
	layout := t.Layout()
	if len(layout) == 0 {
		return true
	}
	m, ok := layout[0].(*ir.AffineMapAttr)
	return ok && len(layout) == 1 && m.Map().IsIdentity()
}

// scalarOf is the type of what is in the elements of a memref, which may be vectors.
func scalarOf(t *ir.MemRefType) ir.Type { return ir.ElementOrSelf(t.Elem()) }

// wholeShape is the shape of a memref, with that of its elements.
func wholeShape(t *ir.MemRefType) []int64 { return slices.Concat(t.Shape(), shapeOf(t.Elem())) }

func verifyReshape(op *ir.Operation) error {
	from, to := shapeOf(op.OperandType(0)), shapeOf(op.ResultType(0))
	fixed := numbers(op.Attr("fixed_vector_sizes"))
	for i, n := range fixed {
		if from[len(from)-len(fixed)+i] != n || to[len(to)-len(fixed)+i] != n {
			return fmt.Errorf("fixed vector size must match input and output vector for dim %d", i)
		}
	}
	if ir.ElementOrSelf(op.OperandType(0)) != ir.ElementOrSelf(op.ResultType(0)) {
		return errors.New("expected input and output to have the same element type")
	}
	return nil
}
