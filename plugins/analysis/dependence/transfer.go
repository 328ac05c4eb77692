package dependence

import (
	"slices"

	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// AsTransfer views vector.transfer_read and vector.transfer_write of memrefs as accesses of as
// many elements as the vector has. A mask or the end of the memref may exclude some of them, so
// a reported dependence may not exist.
func AsTransfer(op *ir.Operation) (Access, bool) {
	var memref *ir.Value
	var indices []*ir.Value
	var vectorType ir.Type
	var places ir.Attribute
	read, isRead := vector.AsTransferRead(op)
	write, isWrite := vector.AsTransferWrite(op)
	switch {
	case isRead:
		memref, indices, vectorType, places = read.Source(), read.Indices(), read.Vector().Type(), read.PermutationMapAttr()
	case isWrite:
		memref, indices, vectorType, places = write.Source(), write.Indices(), write.Vector().Type(), write.PermutationMapAttr()
	default:
		return Access{}, false
	}
	m, isMap := places.(*ir.AffineMapAttr)
	if _, ok := memref.Type().(*ir.MemRefType); !ok || !isMap {
		return Access{}, false
	}
	a := newAccess(op, memref, isWrite, affine.ValueMap{Map: coreaffine.IdentityMap(len(indices)), Operands: indices})
	a.Extent = extentOf(m.Map(), vectorType.(*ir.VectorType).Shape())
	a.Affine = areDims(a)
	return a, true
}

// extentOf is how many elements a vector has along each dimension of a memref.
func extentOf(places coreaffine.Map, sizes []int64) []int64 {
	extent := slices.Repeat([]int64{1}, places.NumDims)
	for i, place := range places.Results {
		if dim, ok := place.(coreaffine.Dim); ok {
			extent[dim] = sizes[i]
		}
	}
	return extent
}

// areDims reports whether the coordinates are affine in values that may be dimensions.
func areDims(a Access) bool {
	scope := affine.Scope(a.Op)
	return !slices.ContainsFunc(a.Coordinates.Operands, func(v *ir.Value) bool { return !affine.IsDimIn(v, scope) })
}
