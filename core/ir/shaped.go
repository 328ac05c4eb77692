package ir

import (
	"github.com/mlirc/mlirc/core/affine"
)

// ShapedType is a type with elements: vector, tensor or memref.
type ShapedType interface {
	Type
	// Elem is the element type.
	Elem() Type
	// HasRank is false for `tensor<*xT>` and `memref<*xT>`.
	HasRank() bool
	// Shape lists the sizes, [Dynamic] where unknown; nil when there is no rank.
	// It is not to be changed.
	Shape() []int64
}

// VectorType is `vector<4x8xT>`.
type VectorType struct {
	typeBase
	shape    []int64
	scalable []bool
	elem     Type
}

// RankedTensorType is `tensor<4x?xT, encoding>`.
type RankedTensorType struct {
	typeBase
	shape    []int64
	elem     Type
	encoding Attribute
}

// UnrankedTensorType is `tensor<*xT>`.
type UnrankedTensorType struct {
	typeBase
	elem Type
}

// MemRefType is `memref<4x?xT, layout..., space>`.
type MemRefType struct {
	typeBase
	shape  []int64
	elem   Type
	layout []Attribute
	space  Attribute
}

// UnrankedMemRefType is `memref<*xT, space>`.
type UnrankedMemRefType struct {
	typeBase
	elem  Type
	space Attribute
}

var (
	_ ShapedType = (*VectorType)(nil)
	_ ShapedType = (*RankedTensorType)(nil)
	_ ShapedType = (*UnrankedTensorType)(nil)
	_ ShapedType = (*MemRefType)(nil)
	_ ShapedType = (*UnrankedMemRefType)(nil)
)

// VectorType returns `vector<shape x elem>`, no dimension scalable.
func (c *Context) VectorType(shape []int64, elem Type) *VectorType {
	return c.ScalableVectorType(shape, nil, elem)
}

// ScalableVectorType returns a vector type; scalable is nil or says for each
// dimension whether it is a multiple known at run time (`[4]`).
func (c *Context) ScalableVectorType(shape []int64, scalable []bool, elem Type) *VectorType {
	var buf keyBuffer
	key := appendInts(append(buf[:0], keyVectorType), shape)
	any := false
	for _, s := range scalable {
		if s {
			any = true
			key = append(key, 1)
		} else {
			key = append(key, 0)
		}
	}
	if !any {
		key, scalable = key[:len(key)-len(scalable)], nil
	}
	key = appendType(key, elem)
	if t, ok := find[*VectorType](c, key); ok {
		return t
	}
	return unique(c, key, &VectorType{shape: clone(shape), scalable: clone(scalable), elem: elem})
}

// Elem is the element type.
func (t *VectorType) Elem() Type { return t.elem }

// HasRank is true.
func (t *VectorType) HasRank() bool { return true }

// Shape lists the sizes.
func (t *VectorType) Shape() []int64 { return t.shape }

// Scalable is nil when no dimension is scalable.
func (t *VectorType) Scalable() []bool { return t.scalable }

// RankedTensorType returns `tensor<shape x elem, encoding>`; encoding may be nil.
func (c *Context) RankedTensorType(shape []int64, elem Type, encoding Attribute) *RankedTensorType {
	var buf keyBuffer
	key := appendInts(append(buf[:0], keyRankedTensorType), shape)
	key = appendAttr(appendType(key, elem), encoding)
	if t, ok := find[*RankedTensorType](c, key); ok {
		return t
	}
	return unique(c, key, &RankedTensorType{shape: clone(shape), elem: elem, encoding: encoding})
}

// Elem is the element type.
func (t *RankedTensorType) Elem() Type { return t.elem }

// HasRank is true.
func (t *RankedTensorType) HasRank() bool { return true }

// Shape lists the sizes.
func (t *RankedTensorType) Shape() []int64 { return t.shape }

// Encoding is the attribute after the element type, or nil.
func (t *RankedTensorType) Encoding() Attribute { return t.encoding }

// UnrankedTensorType returns `tensor<*xelem>`.
func (c *Context) UnrankedTensorType(elem Type) *UnrankedTensorType {
	var buf keyBuffer
	key := appendType(append(buf[:0], keyUnrankedTensorType), elem)
	if t, ok := find[*UnrankedTensorType](c, key); ok {
		return t
	}
	return unique(c, key, &UnrankedTensorType{elem: elem})
}

// Elem is the element type.
func (t *UnrankedTensorType) Elem() Type { return t.elem }

// HasRank is false.
func (t *UnrankedTensorType) HasRank() bool { return false }

// Shape is nil.
func (t *UnrankedTensorType) Shape() []int64 { return nil }

// MemRefType returns a ranked memref type. The layout is a composition of
// affine maps, or one layout attribute; an identity map is dropped. A memory
// space that is nil or the integer 0 is the default one.
func (c *Context) MemRefType(shape []int64, elem Type, layout []Attribute, space Attribute) *MemRefType {
	layout, space = normalLayout(layout), normalSpace(space)
	var buf keyBuffer
	key := appendInts(append(buf[:0], keyMemRefType), shape)
	key = appendAttrs(appendType(key, elem), layout)
	key = appendAttr(key, space)
	if t, ok := find[*MemRefType](c, key); ok {
		return t
	}
	return unique(c, key, &MemRefType{shape: clone(shape), elem: elem, layout: clone(layout), space: space})
}

func normalLayout(layout []Attribute) []Attribute {
	kept := layout
	copied := false
	for i, a := range layout {
		m, ok := a.(*AffineMapAttr)
		drop := ok && m.Map().IsIdentity()
		if drop && !copied {
			kept, copied = append([]Attribute(nil), layout[:i]...), true
		}
		if !drop && copied {
			kept = append(kept, a)
		}
	}
	return kept
}

func normalSpace(space Attribute) Attribute {
	if i, ok := space.(*IntegerAttr); ok && i.Value().IsZero() {
		return nil
	}
	return space
}

// Elem is the element type.
func (t *MemRefType) Elem() Type { return t.elem }

// HasRank is true.
func (t *MemRefType) HasRank() bool { return true }

// Shape lists the sizes.
func (t *MemRefType) Shape() []int64 { return t.shape }

// Layout lists the affine maps or the layout attribute; nil is the identity.
func (t *MemRefType) Layout() []Attribute { return t.layout }

// Space is the memory space, nil for the default one.
func (t *MemRefType) Space() Attribute { return t.space }

// UnrankedMemRefType returns `memref<*xelem, space>`; space may be nil.
func (c *Context) UnrankedMemRefType(elem Type, space Attribute) *UnrankedMemRefType {
	space = normalSpace(space)
	var buf keyBuffer
	key := appendAttr(appendType(append(buf[:0], keyUnrankedMemRefType), elem), space)
	if t, ok := find[*UnrankedMemRefType](c, key); ok {
		return t
	}
	return unique(c, key, &UnrankedMemRefType{elem: elem, space: space})
}

// Elem is the element type.
func (t *UnrankedMemRefType) Elem() Type { return t.elem }

// HasRank is false.
func (t *UnrankedMemRefType) HasRank() bool { return false }

// Shape is nil.
func (t *UnrankedMemRefType) Shape() []int64 { return nil }

// Space is the memory space, nil for the default one.
func (t *UnrankedMemRefType) Space() Attribute { return t.space }

// HasStaticShape reports whether t has a rank and no dynamic size.
func HasStaticShape(t ShapedType) bool {
	if !t.HasRank() {
		return false
	}
	for _, n := range t.Shape() {
		if n == Dynamic {
			return false
		}
	}
	return true
}

// NumElements is the product of a static shape. It reports false when the
// shape is not static or the product overflows.
func NumElements(t ShapedType) (int64, bool) {
	if !HasStaticShape(t) {
		return 0, false
	}
	n := int64(1)
	for _, d := range t.Shape() {
		if d == 0 {
			return 0, true
		}
		if n > (1<<62)/d {
			return 0, false
		}
		n *= d
	}
	return n, true
}

// ElementOrSelf is the element type of a shaped type, and t itself otherwise.
func ElementOrSelf(t Type) Type {
	if s, ok := t.(ShapedType); ok {
		return s.Elem()
	}
	return t
}

// Strides are the offset and strides of the type's layout; false when it is not strided.
func (t *MemRefType) Strides() (affine.Strided, bool) {
	if len(t.layout) == 0 {
		return affine.Contiguous(t.shape), true
	}
	if len(t.layout) > 1 {
		return affine.Strided{}, false
	}
	switch a := t.layout[0].(type) {
	case *AffineMapAttr:
		return affine.StridedLayout(a.Map(), t.shape)
	case *StridedLayoutAttr:
		return affine.Strided{Offset: a.Offset(), Strides: a.Strides()}, len(a.Strides()) == len(t.shape)
	}
	return affine.Strided{}, false
}
