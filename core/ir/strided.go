package ir

import "github.com/mlirc/mlirc/core/affine"

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
