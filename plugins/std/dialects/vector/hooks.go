package vector

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what vector.dialect cannot say: how sizes of vectors belong together.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"vector.shape_cast":     verifyShapeCast,
		"vector.broadcast":      verifyBroadcast,
		"vector.transfer_read":  verifyTransferRead,
		"vector.transfer_write": verifyTransferWrite,
		"vector.contract":       verifyContract,
		"vector.extract_map":    verifyExtractMap,
		"vector.insert_map":     verifyInsertMap,
		"vector.outerproduct":   verifyOuterProduct,
		"vector.scan":           verifyScan,
		"vector.mask":           verifyMask,

		"vector.warp_execute_on_lane_0": verifyWarp,
	}
}

// shapeOf is the shape of a vector or memref.
func shapeOf(t ir.Type) []int64 {
	if s, ok := t.(ir.ShapedType); ok && s.HasRank() {
		return s.Shape()
	}
	return nil
}

func isVector(t ir.Type) bool {
	_, ok := t.(*ir.VectorType)
	return ok
}

// scalarOrVector refuses memrefs, tensors and vectors of other dialects, whose elements would do.
func scalarOrVector(what string, t ir.Type) error {
	if _, whole := ods.ElementType(t); whole && !isVector(t) {
		return fmt.Errorf("expected %s to be a vector or an element of one, but got %s", what, syntax.QuotedType(t))
	}
	return nil
}

func verifyBroadcast(op *ir.Operation) error {
	if err := scalarOrVector("the source", op.OperandType(0)); err != nil {
		return err
	}
	from, to := extentsOf(op.OperandType(0)), extentsOf(op.ResultType(0))
	if len(from) > len(to) {
		return errors.New("source rank higher than destination rank")
	}
	for i, n := range from {
		if size := to[len(to)-len(from)+i]; n != (extent{size: 1}) && n != size {
			return fmt.Errorf("dimension mismatch (%s vs. %s)", n, size)
		}
	}
	return nil
}

// extent is the size of a dimension of a vector.
type extent struct {
	size     int64
	scalable bool
}

func (e extent) String() string {
	if e.scalable {
		return fmt.Sprintf("[%d]", e.size)
	}
	return strconv.FormatInt(e.size, 10)
}

// isAnyScalable reports whether one of some dimensions is scalable.
func isAnyScalable(list []extent) bool {
	return slices.ContainsFunc(list, func(e extent) bool { return e.scalable })
}

// vectorOf is the vector of these extents.
func vectorOf(extents []extent, elem ir.Type) *ir.VectorType {
	shape, scalable := make([]int64, len(extents)), make([]bool, len(extents))
	for i, e := range extents {
		shape[i], scalable[i] = e.size, e.scalable
	}
	return elem.Context().ScalableVectorType(shape, scalable, elem)
}

// extentsOf are the extents of a shaped type; none of another one.
func extentsOf(t ir.Type) []extent {
	list := make([]extent, len(shapeOf(t)))
	for i, n := range shapeOf(t) {
		list[i].size = n
	}
	if v, ok := t.(*ir.VectorType); ok {
		for i, scalable := range v.Scalable() {
			list[i].scalable = scalable
		}
	}
	return list
}

func verifyExtractMap(op *ir.Operation) error {
	return verifyDistribution("source", op.OperandType(0), op.ResultType(0), op.NumOperands()-1)
}

func verifyInsertMap(op *ir.Operation) error {
	return verifyDistribution("destination", op.ResultType(0), op.OperandType(0), op.NumOperands()-2)
}

// verifyDistribution checks a vector and the part of it that belongs to a worker, which has a
// number in each dimension where the part is shorter.
func verifyDistribution(what string, whole, part ir.Type, ids int) error {
	shorter := 0
	for i, n := range shapeOf(whole) {
		size := shapeOf(part)[i]
		if n%size != 0 {
			return fmt.Errorf("the %s has %d elements in dimension %d, which is not a multiple of %d", what, n, i, size)
		}
		if n != size {
			shorter++
		}
	}
	if ids != shorter {
		return fmt.Errorf("expected number of ids must match the number of dimensions distributed: %d, but there are %d", shorter, ids)
	}
	return nil
}
