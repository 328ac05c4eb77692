package convention

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// StridesOf are the strides and the offset of a memref type; false when its layout is not
// strided.
func StridesOf(t *ir.MemRefType) (affine.Strided, bool) {
	layout := t.Layout()
	if len(layout) == 0 {
		return rowMajor(t.Shape()), true
	}
	if len(layout) > 1 {
		return affine.Strided{}, false
	}
	switch a := layout[0].(type) {
	case *ir.AffineMapAttr:
		return affine.StridedLayout(a.Map(), t.Shape())
	case *ir.StridedLayoutAttr:
		return affine.Strided{Offset: a.Offset(), Strides: a.Strides()}, true
	}
	return affine.Strided{}, false
}

// rowMajor is the layout in which the last dimension varies fastest, with the strides that a
// descriptor has even if there are no elements.
func rowMajor(shape []int64) affine.Strided {
	s := affine.Contiguous(shape)
	for _, stride := range s.Strides {
		if stride != 0 {
			return s
		}
	}
	running := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		s.Strides[i] = running
		if running == ir.Dynamic || shape[i] == ir.Dynamic {
			running = ir.Dynamic
			continue
		}
		running *= shape[i]
	}
	return s
}

// SpaceOf is the address space for a memory space; false when that has no number.
func SpaceOf(space ir.Attribute) (int64, bool) { return ods.SpaceNumber(space) }
