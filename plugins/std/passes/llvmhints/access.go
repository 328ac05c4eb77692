package llvmhints

import (
	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// access is an operation that reads or writes elements of a memref.
type access struct {
	op     *ir.Operation
	memref *ir.Value
	// at are the coordinates of the first element.
	at affine.ValueMap
	// vector is what is moved, nil for an element.
	vector *ir.VectorType
	// along is the dimension of the memref for each of the vector's; -1: all is one.
	along []int
	// within reports that all elements are in the memref, or else the access is undefined.
	within bool
}

func (a *access) memrefType() *ir.MemRefType { return a.memref.Type().(*ir.MemRefType) }

// accessOf views loads, stores and transfers of affine, memref and vector.
func accessOf(op *ir.Operation) (*access, bool) {
	switch op.Name().String() {
	case "affine.load", "affine.store", "affine.vector_load", "affine.vector_store":
		a, _ := affine.AsAccess(op)
		found := &access{op: op, memref: a.Memref(), at: a.ValueMap(), within: true}
		return found, found.moves(a.Is("affine.vector_load") || a.Is("affine.vector_store"))
	case "memref.load", "vector.load":
		return plain(op, 0)
	case "memref.store", "vector.store":
		return plain(op, 1)
	case "vector.transfer_read":
		return transfer(op, 0)
	case "vector.transfer_write":
		return transfer(op, 1)
	}
	return nil, false
}

// plain is an access whose subscripts are the operands behind a memref.
func plain(op *ir.Operation, memref int) (*access, bool) {
	a := &access{op: op, memref: op.Operand(memref), at: values(op.OperandRange(memref+1, op.NumOperands())), within: true}
	return a, a.moves(op.Name().Dialect() == "vector")
}

// values are values as coordinates.
func values(list []*ir.Value) affine.ValueMap {
	return affine.ValueMap{Map: coreaffine.IdentityMap(len(list)), Operands: list}
}

// moves notes what is moved, and reports whether that is known. A vector lies along the
// last dimensions.
func (a *access) moves(vectors bool) bool {
	t, ok := a.memref.Type().(*ir.MemRefType)
	if !ok || !vectors {
		return ok
	}
	a.vector, ok = movedType(a.op).(*ir.VectorType)
	if !ok || len(a.vector.Shape()) > len(t.Shape()) {
		return false
	}
	for i := range a.vector.Shape() {
		a.along = append(a.along, len(t.Shape())-len(a.vector.Shape())+i)
	}
	return true
}

// movedType is the type of what is loaded or stored.
func movedType(op *ir.Operation) ir.Type {
	if op.NumResults() > 0 {
		return op.ResultType(0)
	}
	return op.OperandType(0)
}

// transfer is a vector.transfer_read or transfer_write of a memref without a mask.
func transfer(op *ir.Operation, memref int) (*access, bool) {
	t, ok := op.OperandType(memref).(*ir.MemRefType)
	start, end, known := ir.OperandGroup(op, "indices")
	permutation, isMap := op.Attr("permutation_map").(*ir.AffineMapAttr)
	if maskStart, maskEnd, _ := ir.OperandGroup(op, "mask"); !ok || !known || !isMap || maskStart != maskEnd {
		return nil, false
	}
	if _, ofVectors := t.Elem().(*ir.VectorType); ofVectors {
		return nil, false
	}
	a := &access{op: op, memref: op.Operand(memref), at: values(op.OperandRange(start, end)), within: true}
	a.vector, _ = movedType(op).(*ir.VectorType)
	flags, _ := op.Attr("in_bounds").(*ir.ArrayAttr)
	for i, result := range permutation.Map().Results {
		dim, isDim := result.(coreaffine.Dim)
		if !isDim {
			a.along = append(a.along, -1)
			continue
		}
		a.along = append(a.along, int(dim))
		a.within = a.within && flags != nil && isTrue(flags.Elems()[i])
	}
	return a, a.vector != nil && len(a.along) == len(a.vector.Shape())
}

func isTrue(a ir.Attribute) bool {
	n, ok := a.(*ir.IntegerAttr)
	return ok && !n.Value().IsZero()
}
