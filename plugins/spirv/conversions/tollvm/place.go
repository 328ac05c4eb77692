package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// place is what is known of where a pointer points.
type place struct {
	align int64
	// matrix is how the matrices lie that the pointer leads to; zero where they lie as LLVM
	// has them.
	matrix matrixLayout
	// elements, unless it is 0, is the distance of the elements of a vector in bytes: it is
	// a column of a matrix whose rows are together.
	elements int64
}

// program is what is found out about operations before they are converted.
type program struct {
	places map[*ir.Operation]place  // of the results of access chains
	modes  map[*ir.Operation]string // the globals that execution modes become
	// constants are those that are symbols, and variables the types of variables, by the
	// names of module and symbol.
	constants map[string]moduleConstant
	variables map[string]ir.Type
	taken     []*ir.Operation // constants, to be erased in the end
	entries   map[string]bool // functions that are entry points
}

// findPlaces follows all access chains inside of an operation.
func (l *Lowering) findPlaces(root *ir.Operation) {
	l.program.places = map[*ir.Operation]place{}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		if c, ok := chainOf(op); ok {
			l.program.places[op] = l.walk(c).place
		}
		return ir.Advance
	})
}

// placeOf says where a pointer points, by the operations before the conversion.
func (l *Lowering) placeOf(pointer *ir.Value) place {
	t := pointer.Type()
	own := l.convertOne(pointee(t))
	if own == nil {
		return place{align: 1}
	}
	op := pointer.DefiningOp()
	if op == nil {
		return l.unknownPlace(t, own)
	}
	if known, ok := l.program.places[op]; ok { // the chain may have been converted meanwhile
		return known
	}
	if c, ok := chainOf(op); ok {
		return l.walk(c).place
	}
	if !ir.IsA[spirv.Variable](op) && !ir.IsA[spirv.MlirAddressof](op) {
		return l.unknownPlace(t, own)
	}
	return place{align: objectAlign(t, own)}
}

// unknownPlace is what the type alone of a pointer to a value of LLVM's type t tells.
func (l *Lowering) unknownPlace(pointer, t ir.Type) place {
	if hasOffsets(pointer) {
		return place{align: scalarAlign(t)}
	}
	return place{align: objectAlign(pointer, t)}
}

// objectAlign is the alignment of a variable. LLVM aligns a struct of its own, be it
// packed, to 8 bytes at least.
func objectAlign(pointer, t ir.Type) int64 {
	align := extentOf(t).align
	if llvm.IsStruct(t) && storageIs(pointer, spirv.StorageClassFunction, spirv.StorageClassPrivate) {
		align = max(align, 8)
	}
	return align
}

// hasOffsets reports whether what a pointer points to is laid out by offsets, which may
// be such as LLVM does not expect.
func hasOffsets(pointer ir.Type) bool {
	return storageIs(pointer, spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant,
		spirv.StorageClassPhysicalStorageBuffer)
}

// scalarAlign is the alignment that the scalars in a type ask for.
func scalarAlign(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return extentOf(v.Elem()).align
	}
	return min(extentOf(t).align, 8)
}

// knownAlignment is the alignment of a load or store through a pointer, 0 where LLVM
// expects no more than there is.
func (l *Lowering) knownAlignment(pointer *ir.Value, p place) int64 {
	own := l.convertOne(pointee(pointer.Type()))
	if own == nil || p.align >= extentOf(own).align {
		return 0
	}
	return p.align
}

// divisor is the largest power of two that divides two numbers, the first of which is one.
func divisor(align, n int64) int64 {
	for align > 1 && n%align != 0 {
		align /= 2
	}
	return align
}
