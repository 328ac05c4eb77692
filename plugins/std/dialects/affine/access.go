package affine

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/hints"
)

// Access views an operation that names an element of a memref by an affine map:
// affine.load, store, vector_load, vector_store and prefetch.
type Access struct {
	*ir.Operation
	memref int // which operand it is; the subscripts follow
}

// AsAccess views an operation as one that names an element of a memref.
func AsAccess(op *ir.Operation) (Access, bool) {
	switch op.Name().String() {
	case "affine.load", "affine.vector_load", "affine.prefetch":
		return Access{op, 0}, true
	case "affine.store", "affine.vector_store":
		return Access{op, 1}, true
	}
	return Access{}, false
}

// Memref is what is accessed.
func (a Access) Memref() *ir.Value { return a.Operand(a.memref) }

// SetMemref makes it access another memref.
func (a Access) SetMemref(v *ir.Value) { a.SetOperand(a.memref, v) }

// MemrefType is the type of what is accessed.
func (a Access) MemrefType() *ir.MemRefType { return a.Memref().Type().(*ir.MemRefType) }

// ValueMap is the map whose results are the coordinates.
func (a Access) ValueMap() ValueMap {
	return ValueMap{mapOf(a.Attr("map")), a.OperandRange(a.memref+1, a.NumOperands())}
}

// SetValueMap changes the coordinates.
func (a Access) SetValueMap(m ValueMap) {
	a.SetOperands(append(a.OperandRange(0, a.memref+1), m.Operands...))
	a.SetAttr("map", a.Context().AffineMapAttr(m.Map))
	a.SetAttr(hints.StdOverflow, nil) // it was about the map before
}

// IsLoad reports whether the operation reads elements: affine.load or vector_load.
func (a Access) IsLoad() bool { return a.Is("affine.load") || a.Is("affine.vector_load") }

// IsStore reports whether the operation writes elements: affine.store or vector_store.
func (a Access) IsStore() bool { return a.memref == 1 }

// StoredValue is what a store writes.
func (a Access) StoredValue() *ir.Value {
	if !a.IsStore() {
		panic("BUG: '" + a.Name().String() + "' stores nothing")
	}
	return a.Operand(0)
}
