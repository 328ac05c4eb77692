package dependence

import (
	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// Access is an operation that reads or writes elements of a memref.
type Access struct {
	Op     *ir.Operation
	Memref *ir.Value
	Store  bool
	// Coordinates are those of the first element. All inputs of the map are induction variables
	// or other values that no affine.apply makes.
	Coordinates affine.ValueMap
	// Affine reports that the coordinates are known.
	Affine bool
	// Extent is how many elements behind each other are accessed in the last
	// dimensions; nil for one element.
	Extent []int64
}

// AsAccess views affine.load, affine.store, affine.vector_load and
// affine.vector_store as accesses.
func AsAccess(op *ir.Operation) (Access, bool) {
	a, ok := affine.AsAccess(op)
	if !ok || !a.IsLoad() && !a.IsStore() {
		return Access{}, false
	}
	return newAccess(op, a.Memref(), a.IsStore(), a.ValueMap()), true
}

// AsAnyAccess views memref.load and memref.store as accesses, too.
func AsAnyAccess(op *ir.Operation) (Access, bool) {
	first := 1
	switch {
	case op.Is("memref.load"):
	case op.Is("memref.store"):
		first = 2
	default:
		return AsAccess(op)
	}
	subscripts := op.OperandRange(first, op.NumOperands())
	identity := affine.ValueMap{Map: coreaffine.IdentityMap(len(subscripts)), Operands: subscripts}
	a := newAccess(op, op.Operand(first-1), first == 2, identity)
	a.Affine = areDims(a)
	return a, true
}

func newAccess(op *ir.Operation, memref *ir.Value, store bool, at affine.ValueMap) Access {
	a := Access{Op: op, Memref: memref, Store: store, Coordinates: at.FullyComposed(), Affine: true}
	if v, ok := vectorOf(op, !store); ok {
		a.Extent = v.Shape()
	}
	return a
}

// vectorOf is the type of what is loaded or stored where the elements of the memref
// are not vectors themselves.
func vectorOf(op *ir.Operation, loads bool) (*ir.VectorType, bool) {
	if !op.Is("affine.vector_load") && !op.Is("affine.vector_store") {
		return nil, false
	}
	t := op.OperandType(0)
	if loads {
		t = op.ResultType(0)
	}
	v, ok := t.(*ir.VectorType)
	return v, ok
}

// Value is what a load results in or a store writes.
func (a Access) Value() *ir.Value {
	if a.Store {
		return a.Op.Operand(0)
	}
	return a.Op.Result(0)
}
