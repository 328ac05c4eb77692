package layout

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// IsShared reports whether memory of a storage class has a layout that the host knows.
func IsShared(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant, spirv.StorageClassPhysicalStorageBuffer:
		return true
	}
	return false
}

// IsDecorated reports whether a type needs no offsets to be shared: it is no struct, is empty,
// or has them.
func IsDecorated(t ir.Type) bool {
	list := spirv.MembersOf(t)
	return len(list) == 0 || list[0].Offset >= 0
}

// Decorate is a type with the offsets and strides that it leaves open. A type that cannot be
// in shared memory is an error.
func Decorate(t ir.Type) (ir.Type, error) {
	p, err := place(t, matrices{})
	return p.t, err
}

// placed is a type with its layout.
type placed struct {
	t           ir.Type
	size, align int64
	matrix      int64 // the distance of two columns of the matrix that it is, or is an array of; else 0
}

// matrices says how the matrices of a member lie.
type matrices struct {
	rowMajor bool
	stride   int64 // 0 where that is open
}

// place finds the layout of a type; m is about the matrices that it is an array of, or is.
func place(t ir.Type, m matrices) (placed, error) {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return placeScalar(t)
	case *ir.VectorType:
		return placeVector(t)
	}
	switch {
	case spirv.IsArray(t), spirv.IsRuntimeArray(t):
		return placeArray(t, m)
	case spirv.IsStruct(t):
		return placeStruct(t)
	case spirv.IsMatrix(t):
		return placeMatrix(t, m)
	case spirv.IsPtr(t):
		if class, _ := spirv.Storage(t); class == spirv.StorageClassPhysicalStorageBuffer {
			return placed{t: t, size: 8, align: 8}, nil
		}
	}
	return placed{t: t}, fmt.Errorf("%s has no layout in memory that a host shares", syntax.TypeString(t))
}

func placeScalar(t ir.Type) (placed, error) {
	width := int64(0)
	switch t := t.(type) {
	case *ir.IntegerType:
		width = int64(t.Width())
	case *ir.FloatType:
		width = int64(t.Kind().BitWidth())
	}
	if width < 8 {
		return placed{t: t}, fmt.Errorf("%s has no layout in memory that a host shares; use i32, where 0 is false", syntax.TypeString(t))
	}
	return placed{t: t, size: width / 8, align: width / 8}, nil
}

func placeVector(t *ir.VectorType) (placed, error) {
	elem, err := place(t.Elem(), matrices{})
	n, _ := ir.NumElements(t)
	align := elem.align
	switch {
	case n == 2:
		align *= 2
	case n > 2:
		align *= 4
	}
	return placed{t: t, size: n * elem.size, align: align}, err
}

// placeMatrix places the vectors, columns or rows, of a matrix one behind the other.
func placeMatrix(t ir.Type, m matrices) (placed, error) {
	vector := spirv.Elem(t).(*ir.VectorType)
	n, _ := spirv.Len(t)
	if m.rowMajor {
		vector, n = t.Context().VectorType([]int64{n}, vector.Elem()), vector.Shape()[0]
	}
	v, err := placeVector(vector)
	if m.stride == 0 {
		m.stride = alignTo(v.size, v.align)
	}
	return placed{t, n * m.stride, v.align, m.stride}, err
}

func placeArray(t ir.Type, m matrices) (placed, error) {
	elem, err := place(spirv.Elem(t), m)
	if err != nil {
		return placed{t: t}, err
	}
	stride := spirv.Stride(t)
	if stride == 0 {
		stride = alignTo(elem.size, elem.align)
	}
	n, _ := spirv.Len(t) // 0 for one that is as long as memory
	return placed{spirv.WithElem(t, elem.t, stride), n * stride, elem.align, elem.matrix}, nil
}

func placeStruct(t ir.Type) (placed, error) {
	list := spirv.MembersOf(t)
	if t.(*ir.DialectType).IsIdentified() && !IsDecorated(t) {
		return placed{t: t}, fmt.Errorf("%s is known by its name, so its members cannot be given offsets; write them", syntax.TypeString(t))
	}
	end, align := int64(0), int64(1)
	for i := range list {
		stride, _ := list[i].Number(spirv.DecorationMatrixStride)
		m, err := place(list[i].Type, matrices{list[i].Has(spirv.DecorationRowMajor), stride})
		if err != nil {
			return placed{t: t}, err
		}
		if list[i].Offset < 0 {
			list[i].Offset = alignTo(end, m.align)
		}
		list[i].Type = m.t
		if m.matrix > 0 {
			list[i] = withMatrix(list[i], m.matrix)
		}
		end, align = max(end, list[i].Offset+m.size), max(align, m.align)
	}
	if !t.(*ir.DialectType).IsIdentified() {
		t = spirv.WithMembers(t, list)
	}
	return placed{t: t, size: alignTo(end, align), align: align}, nil
}

// withMatrix is a member that is a matrix, or an array of some, with the decorations that
// say how its columns lie, unless it has them.
func withMatrix(m spirv.Member, stride int64) spirv.Member {
	ctx := m.Type.Context()
	for _, d := range []struct {
		kind  spirv.Decoration
		value int64
	}{{spirv.DecorationColMajor, -1}, {spirv.DecorationMatrixStride, stride}} {
		if !m.Has(d.kind) && !(d.kind == spirv.DecorationColMajor && m.Has(spirv.DecorationRowMajor)) {
			m = m.With(ctx, d.kind, d.value)
		}
	}
	return m
}

func alignTo(n, align int64) int64 {
	if align == 0 {
		return n
	}
	return num.RoundUp(n, align)
}
