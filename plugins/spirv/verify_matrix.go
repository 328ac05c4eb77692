package spirv

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// sizeOf is the number of rows and columns of a matrix.
func sizeOf(t ir.Type) (rows, columns int64) {
	columns, _ = Len(t)
	rows, _ = Len(Elem(t))
	return rows, columns
}

// element is what a matrix holds in the end.
func element(t ir.Type) ir.Type { return Elem(Elem(t)) }

// verifyMatrixTimesScalar wants a result like the operand, of the scalar's type.
func verifyMatrixTimesScalar(op *ir.Operation) error {
	times := MatrixTimesScalar{op}
	if err := sameType("the result", times.Result().Type(), "the matrix", times.Matrix().Type()); err != nil {
		return err
	}
	return sameType("the scalar", times.Scalar().Type(), "an element", element(times.Matrix().Type()))
}

// verifyTranspose wants rows and columns to change places.
func verifyTranspose(op *ir.Operation) error {
	transpose := Transpose{op}
	from, to := transpose.Matrix().Type(), transpose.Result().Type()
	rows, columns := sizeOf(from)
	if r, c := sizeOf(to); r != columns || c != rows || element(from) != element(to) {
		return fmt.Errorf("gives %d columns of %d elements of type %s, but the result is %s", rows, columns, quote(element(from)), quote(to))
	}
	return nil
}

// verifyMatrixTimesMatrix compares the sizes of three matrices.
func verifyMatrixTimesMatrix(op *ir.Operation) error {
	times := MatrixTimesMatrix{op}
	left, right, result := times.Leftmatrix().Type(), times.Rightmatrix().Type(), times.Result().Type()
	rows, inner := sizeOf(left)
	other, columns := sizeOf(right)
	if inner != other || element(left) != element(right) {
		return fmt.Errorf("multiplies %s by %s, which has another number of rows than that has columns, or other elements", quote(left), quote(right))
	}
	if r, c := sizeOf(result); r != rows || c != columns || element(result) != element(left) {
		return fmt.Errorf("gives %d columns of %d elements of type %s, but the result is %s", columns, rows, quote(element(left)), quote(result))
	}
	return nil
}

// verifyCooperativeLength wants a cooperative matrix, of which it tells the length.
func verifyCooperativeLength(op *ir.Operation) error {
	if t := typeOf((CooperativeMatrixLengthNV{op}).TypeAttr()); !IsCooperativeMatrix(t) {
		return fmt.Errorf("tells the length of a cooperative matrix, but 'type' is %s", quote(t))
	}
	return nil
}

// verifyCooperativeAccess checks the memory that a cooperative matrix is read from or written
// to. Elements there need not be of the matrix' type.
func verifyCooperativeAccess(op *ir.Operation) error {
	pointer := op.OperandType(0)
	t := Elem(pointer)
	if scalar := scalarOf(t); IsCooperativeMatrix(t) || !isNumber(scalar) {
		return fmt.Errorf("wants a pointer to scalars or vectors, but got %s", quote(pointer))
	}
	switch class, _ := Storage(pointer); class {
	case StorageClassWorkgroup, StorageClassStorageBuffer, StorageClassPhysicalStorageBuffer:
		return nil
	}
	return fmt.Errorf("wants memory of storage class Workgroup, StorageBuffer or PhysicalStorageBuffer, but got %s", quote(pointer))
}

// verifyCooperativeMulAdd compares sizes, scopes and elements of `a * b + c`.
func verifyCooperativeMulAdd(op *ir.Operation) error {
	mad := CooperativeMatrixMulAddNV{op}
	a, b, c := mad.A().Type().(*ir.DialectType), mad.B().Type().(*ir.DialectType), mad.C().Type().(*ir.DialectType)
	if a.Param(coopRows) != c.Param(coopRows) || b.Param(coopColumns) != c.Param(coopColumns) || a.Param(coopColumns) != b.Param(coopRows) {
		return fmt.Errorf("sizes do not fit: %s by %s plus %s", quote(a), quote(b), quote(c))
	}
	if a.Param(coopScope) != c.Param(coopScope) || b.Param(coopScope) != c.Param(coopScope) {
		return fmt.Errorf("scopes differ: %s by %s plus %s", quote(a), quote(b), quote(c))
	}
	if Elem(a) != Elem(b) {
		return fmt.Errorf("elements differ: %s by %s", quote(a), quote(b))
	}
	return nil
}
