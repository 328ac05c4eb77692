package vector

import (
	"errors"

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
