package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// pointee is what a pointer of SPIR-V points to, nil of any other type.
func pointee(t ir.Type) ir.Type {
	if p, ok := spirv.AsPtrType(t); ok {
		return p.Elem()
	}
	return nil
}

// storageIs reports whether a pointer has one of some storage classes.
func storageIs(pointer ir.Type, classes ...spirv.StorageClass) bool {
	storage, ok := spirv.Storage(pointer)
	for _, class := range classes {
		if ok && storage == class {
			return true
		}
	}
	return false
}

// member is one of a struct's: its type, its offset in bytes or -1, and how its
// matrices lie.
type member struct {
	t      ir.Type
	offset int64
	matrix matrixLayout
}

// members lists those of a struct.
func members(t spirv.StructType) []member {
	all := make([]member, len(t.Members()))
	for i, own := range t.Members() {
		all[i] = member{own.T(), -1, matrixLayoutOf(own.Decorations())}
		if offset, ok := own.Offset(); ok {
			all[i].offset = offset
		}
	}
	return all
}

// matrixLayout says how the matrices of a member lie: the distance of two columns, or of
// two rows, in bytes. The zero value leaves it to LLVM.
type matrixLayout struct {
	stride   int64
	rowMajor bool
}

// matrixLayoutOf reads the decorations of a member.
func matrixLayoutOf(decorations []spirv.StructTypeMembersDecorations) (m matrixLayout) {
	for _, d := range decorations {
		switch d.Decoration() {
		case spirv.DecorationRowMajor:
			m.rowMajor = true
		case spirv.DecorationMatrixStride:
			m.stride, _ = d.Value()
		}
	}
	return m
}
