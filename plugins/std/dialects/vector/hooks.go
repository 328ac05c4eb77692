package vector

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what vector.dialect cannot say: how sizes of vectors belong together.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"vector.bitcast":               verifyBitcast,
		"vector.shape_cast":            verifyShapeCast,
		"vector.broadcast":             verifyBroadcast,
		"vector.type_cast":             verifyTypeCast,
		"vector.load":                  verifyLoad,
		"vector.store":                 verifyStore,
		"vector.transfer_read":         verifyTransferRead,
		"vector.transfer_write":        verifyTransferWrite,
		"vector.constant_mask":         verifyConstantMask,
		"vector.contract":              verifyContract,
		"vector.extract_map":           verifyExtractMap,
		"vector.insert_map":            verifyInsertMap,
		"vector.extract":               verifyExtract,
		"vector.insert":                verifyInsert,
		"vector.extract_strided_slice": verifyExtractSlice,
		"vector.insert_strided_slice":  verifyInsertSlice,
		"vector.multi_reduction":       verifyMultiReduction,
		"vector.outerproduct":          verifyOuterProduct,
		"vector.reduction":             verifyReduction,
		"vector.reshape":               verifyReshape,
		"vector.shuffle":               verifyShuffle,
		"vector.transpose":             verifyTranspose,
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

// numbers are those of an array that the definition says to be of integers.
func numbers(a ir.Attribute) []int64 {
	list, _ := a.(*ir.ArrayAttr)
	if list == nil {
		return nil
	}
	out := make([]int64, len(list.Elems()))
	for i, e := range list.Elems() {
		if n, ok := e.(*ir.IntegerAttr); ok {
			out[i], _ = n.Int()
		}
	}
	return out
}

func quote(t ir.Type) string { return "'" + syntax.TypeString(t) + "'" }

// scalarOrVector refuses memrefs and tensors, whose elements would do.
func scalarOrVector(what string, t ir.Type) error {
	if _, shaped := t.(ir.ShapedType); shaped && !isVector(t) {
		return fmt.Errorf("expected %s to be a vector or an element of one, but got %s", what, quote(t))
	}
	return nil
}

func verifyBroadcast(op *ir.Operation) error {
	if err := scalarOrVector("the source", op.OperandType(0)); err != nil {
		return err
	}
	from, to := shapeOf(op.OperandType(0)), shapeOf(op.ResultType(0))
	if len(from) > len(to) {
		return errors.New("source rank higher than destination rank")
	}
	for i, n := range from {
		if size := to[len(to)-len(from)+i]; n != 1 && n != size {
			return fmt.Errorf("dimension mismatch (%d vs. %d)", n, size)
		}
	}
	return nil
}

func verifyConstantMask(op *ir.Operation) error {
	sizes, zeros := numbers(op.Attr("mask_dim_sizes")), 0
	for i, size := range shapeOf(op.ResultType(0)) {
		if sizes[i] < 0 || sizes[i] > size {
			return fmt.Errorf("array attr of size out of bounds of vector result dimension size: %d of dimension %d, which has %d", sizes[i], i, size)
		}
		if sizes[i] == 0 {
			zeros++
		}
	}
	if zeros > 0 && zeros < len(sizes) {
		return errors.New("expected all mask_dim_sizes to be zero where one is")
	}
	return nil
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

func verifyMultiReduction(op *ir.Operation) error {
	from := op.OperandType(0).(*ir.VectorType)
	reduced := numbers(op.Attr("reduction_dims"))
	var kept []int64
	for i, n := range from.Shape() {
		if !slices.Contains(reduced, int64(i)) {
			kept = append(kept, n)
		}
	}
	want := from.Elem()
	if len(kept) > 0 {
		want = op.Context().VectorType(kept, from.Elem())
	}
	if have := op.ResultType(0); have != want {
		return fmt.Errorf("invalid output vector type: %s (expected: %s)", quote(have), quote(want))
	}
	return nil
}

func verifyShuffle(op *ir.Operation) error {
	first, second := shapeOf(op.OperandType(0)), shapeOf(op.OperandType(1))
	if !slices.Equal(first[1:], second[1:]) {
		return errors.New("dimension mismatch: only the first ones may differ")
	}
	for i, n := range numbers(op.Attr("mask")) {
		if n < 0 || n >= first[0]+second[0] {
			return fmt.Errorf("mask index #%d out of range: %d of %d", i, n, first[0]+second[0])
		}
	}
	return nil
}

func verifyTranspose(op *ir.Operation) error {
	from, to := shapeOf(op.OperandType(0)), shapeOf(op.ResultType(0))
	seen := make([]bool, len(from))
	for i, n := range numbers(op.Attr("transp")) {
		switch {
		case n < 0 || n >= int64(len(from)):
			return fmt.Errorf("transposition index out of range: %d", n)
		case seen[n]:
			return fmt.Errorf("duplicate position index: %d", n)
		case from[n] != to[i]:
			return fmt.Errorf("dimension size mismatch at: %d", i)
		}
		seen[n] = true
	}
	return nil
}
