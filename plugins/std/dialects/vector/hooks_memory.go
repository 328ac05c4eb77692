package vector

import (
	"errors"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

func verifyTransferRead(op *ir.Operation) error {
	return verifyTransfer(op, op.OperandType(0), op.ResultType(0), TransferRead{Op: op}.Mask() != nil)
}

func verifyTransferWrite(op *ir.Operation) error {
	if err := verifyTransfer(op, op.OperandType(1), op.OperandType(0), TransferWrite{Op: op}.Mask() != nil); err != nil {
		return err
	}
	for _, place := range op.Attr("permutation_map").(*ir.AffineMapAttr).Map().Results {
		if _, ok := place.(affine.Dim); !ok {
			return errors.New("should not have broadcast dimensions: an element is written once")
		}
	}
	return nil
}

// verifyTransfer checks the types of a vector and of what it is moved to or from, and the map,
// which has a result for each dimension of the vector that elements of the source do not have.
func verifyTransfer(op *ir.Operation, source, vector ir.Type, masked bool) error {
	s := source.(ir.ShapedType)
	if _, isTensor := source.(*ir.RankedTensorType); !isTensor {
		if _, isMemref := source.(*ir.MemRefType); !isMemref {
			return errors.New("requires source to be a memref or ranked tensor type")
		}
	}
	a, ok := op.Attr("permutation_map").(*ir.AffineMapAttr)
	if !ok {
		return errors.New("requires attribute 'permutation_map'")
	}
	rank, places := len(shapeOf(vector))-len(shapeOf(s.Elem())), a.Map()
	switch {
	case rank < 0:
		return errors.New("requires source vector element and vector result ranks to match")
	case rowBits(s.Elem()) == 0 || rowBits(vector)%rowBits(s.Elem()) != 0:
		return errors.New("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type")
	case len(places.Results) != rank:
		return errors.New("requires a permutation_map with result dims of the same rank as the vector type")
	case isVector(s.Elem()) && masked:
		return errors.New("does not support masks with vector element type")
	}
	return verifyPlaces(places)
}

func verifyPlaces(places affine.Map) error {
	seen := make([]bool, places.NumDims)
	for _, place := range places.Results {
		dim, isDim := place.(affine.Dim)
		if !isDim && place != affine.Expr(affine.Constant(0)) {
			return errors.New("requires a projected permutation_map (at most one dim or the zero constant can appear in each result)")
		}
		if isDim && seen[dim] {
			return errors.New("requires a permutation_map that is a permutation (found one dim used more than once)")
		}
		if isDim {
			seen[dim] = true
		}
	}
	return nil
}
