package spirv

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// The types of the dialect, and the places of their parameters.
const (
	ptrName          = "spv.ptr"
	arrayName        = "spv.array"
	runtimeArrayName = "spv.rtarray"
	matrixName       = "spv.matrix"
	coopMatrixName   = "spv.coopmatrix"
	coopMatrixKHR    = "spv.KHR.coopmatrix"
	imageName        = "spv.image"
	sampledImageName = "spv.sampled_image"
	structName       = "spv.struct"
	labelName        = "spv.label"

	ptrStorage                                  = 1
	arrayLen, arrayStride, arraySize            = 0, 2, 3
	runtimeStride                               = 1
	matrixLen                                   = 0
	structMembers, structTraits                 = 1, 2
	memberType, memberOffset, memberDecorations = 0, 1, 2
)

// as returns t as a type of that definition.
func as(t ir.Type, name string) (*ir.DialectType, bool) {
	d, ok := t.(*ir.DialectType)
	return d, ok && d.Def().Name() == name
}

func is(t ir.Type, name string) bool {
	_, ok := as(t, name)
	return ok
}

// IsPtr reports whether t is a pointer.
func IsPtr(t ir.Type) bool { return is(t, ptrName) }

// IsArray reports whether t is an array of a length that is known.
func IsArray(t ir.Type) bool { return is(t, arrayName) }

// IsRuntimeArray reports whether t is an array of a length that only memory knows.
func IsRuntimeArray(t ir.Type) bool { return is(t, runtimeArrayName) }

// IsMatrix reports whether t is a matrix.
func IsMatrix(t ir.Type) bool { return is(t, matrixName) }

// IsCooperativeMatrix reports whether t is a matrix that a group of invocations holds.
func IsCooperativeMatrix(t ir.Type) bool {
	return is(t, coopMatrixName) || is(t, coopMatrixKHR)
}

// IsImage reports whether t is an image without a sampler.
func IsImage(t ir.Type) bool { return is(t, imageName) }

// IsSampledImage reports whether t is an image with its sampler.
func IsSampledImage(t ir.Type) bool { return is(t, sampledImageName) }

// IsLabel reports whether t is the name of a block.
func IsLabel(t ir.Type) bool { return is(t, labelName) }

// IsStruct reports whether t is a struct.
func IsStruct(t ir.Type) bool { return is(t, structName) }

// IsVector reports whether t is a vector.
func IsVector(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && len(v.Shape()) == 1
}

// Storage is the storage class of a pointer; false for every other type.
func Storage(t ir.Type) (StorageClass, bool) {
	p, ok := as(t, ptrName)
	if !ok {
		return 0, false
	}
	return StorageClass(numberOf(p.Param(ptrStorage))), true
}

// Elem is what a pointer points to, the element of a vector or array, the column of a
// matrix, the image of a sampled image, and what the texels of an image are; nil for every
// other type.
func Elem(t ir.Type) ir.Type {
	elem, _ := ods.ElementType(t)
	return elem
}

// Len is the number of elements of a vector or array, of columns of a matrix, or of members
// of a struct; false where the type does not tell, or has no parts.
func Len(t ir.Type) (int64, bool) {
	switch {
	case IsVector(t):
		return t.(*ir.VectorType).Shape()[0], true
	case IsArray(t):
		return numberOf(t.(*ir.DialectType).Param(arrayLen)), true
	case IsMatrix(t):
		return numberOf(t.(*ir.DialectType).Param(matrixLen)), true
	case IsStruct(t):
		return int64(NumMembers(t)), true
	}
	return 0, false
}

// Part is the type of part i of a composite; nil where it has no such part.
func Part(t ir.Type, i int64) ir.Type {
	n, known := Len(t)
	_, shaped := t.(ir.ShapedType)
	switch {
	case known && (i < 0 || i >= n), shaped && !known:
		return nil
	case IsStruct(t):
		return MemberType(t, int(i))
	case IsPtr(t), IsImage(t), IsSampledImage(t):
		return nil
	}
	return Elem(t)
}

// NumMembers is the number of members of a struct.
func NumMembers(t ir.Type) int { return len(members(t)) }

// MemberType is the type of member i of a struct.
func MemberType(t ir.Type, i int) ir.Type { return typeOf(field(members(t)[i], memberType)) }

// MemberOffset is where member i of a struct begins, in bytes; false when that is left open.
func MemberOffset(t ir.Type, i int) (int64, bool) {
	a, ok := field(members(t)[i], memberOffset).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return a.Int()
}

// Decorations calls yield with the decorations of member i of a struct, and their values; the
// value is nil for one that has none.
func Decorations(t ir.Type, i int) func(yield func(Decoration, ir.Attribute) bool) {
	return func(yield func(Decoration, ir.Attribute) bool) {
		for _, record := range listOf(field(members(t)[i], memberDecorations)) {
			value := field(record, 1)
			if _, absent := value.(*ir.UnitAttr); absent {
				value = nil
			}
			if !yield(Decoration(numberOf(field(record, 0))), value) {
				return
			}
		}
	}
}

// Stride is the distance of two elements of an array in bytes, 0 where it is left open.
func Stride(t ir.Type) int64 {
	switch {
	case IsArray(t):
		return numberOf(t.(*ir.DialectType).Param(arrayStride))
	case IsRuntimeArray(t):
		return numberOf(t.(*ir.DialectType).Param(runtimeStride))
	}
	return 0
}

// PtrTo is the type of a pointer.
func PtrTo(ctx *ir.Context, t ir.Type, class StorageClass) ir.Type {
	return ctx.DialectType(ods.FindType(ctx, ptrName), ctx.TypeAttr(t), class.Attr(ctx))
}

func members(t ir.Type) []ir.Attribute {
	s, ok := as(t, structName)
	if !ok {
		return nil
	}
	return listOf(s.Param(structMembers))
}

// field is field i of a record.
func field(record ir.Attribute, i int) ir.Attribute {
	list := listOf(record)
	if i >= len(list) {
		return nil
	}
	return list[i]
}

func typeOf(a ir.Attribute) ir.Type {
	if t, ok := a.(*ir.TypeAttr); ok {
		return t.Value()
	}
	return nil
}

func listOf(a ir.Attribute) []ir.Attribute {
	if l, ok := a.(*ir.ArrayAttr); ok {
		return l.Elems()
	}
	return nil
}

// numberOf is the number that an attribute is, 0 where it is none.
func numberOf(a ir.Attribute) int64 {
	if i, ok := a.(*ir.IntegerAttr); ok {
		n, _ := i.Int()
		return n
	}
	return 0
}
