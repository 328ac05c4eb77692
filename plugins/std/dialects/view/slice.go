package view

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// Slice is the form of a part. Further dimensions are taken whole.
func (f Form) Slice(offsets, sizes, strides []int64) Form {
	g := Form{}
	if f.Layout != nil {
		g.Layout = &affine.Strided{Offset: f.Layout.Offset}
	}
	for i, whole := range f.Shape {
		offset, size, stride := int64(0), whole, int64(1)
		if i < len(sizes) {
			offset, size, stride = offsets[i], sizes[i], strides[i]
		}
		g.Shape = append(g.Shape, size)
		if f.Layout == nil {
			continue
		}
		g.Layout.Offset = add(g.Layout.Offset, mul(offset, f.Layout.Strides[i]))
		g.Layout.Strides = append(g.Layout.Strides, mul(stride, f.Layout.Strides[i]))
	}
	g.Contiguous = g.packed()
	return g
}

// atStart is the form of a part of another as later MLIR has it, which knows that no elements are skipped by
// an offset of zero, whatever the stride is.
func (f Form) atStart(of Form, offsets []int64) Form {
	if f.Layout == nil {
		return f
	}
	layout := affine.Strided{Offset: of.Layout.Offset, Strides: f.Layout.Strides}
	for i, n := range offsets {
		if n != 0 {
			layout.Offset = add(layout.Offset, mul(n, of.Layout.Strides[i]))
		}
	}
	f.Layout = &layout
	f.Contiguous = f.packed()
	return f
}

// Reduced is the form without dimensions of size one, as many as are too many
// for a shape; false when others would have to go. Of several ones in a row the
// first stay.
func (f Form) Reduced(shape []int64) (Form, bool) {
	dropped, ok := f.dropped(shape)
	if dropped == nil {
		return f, false
	}
	return f.without(dropped), ok
}

// dropped marks the dimensions that are left out for a shape, see [Form.Reduced];
// nil when others than those of size one would have to go.
func (f Form) dropped(shape []int64) (dropped []bool, ok bool) {
	dropped = make([]bool, len(f.Shape))
	at := 0
	for i, size := range f.Shape {
		switch {
		case at < len(shape) && shape[at] == size:
			at++
		case size == 1:
			dropped[i] = true
		default:
			return nil, false
		}
	}
	return dropped, at == len(shape)
}

// Numbers reads an array of integers in which one value stands for Dynamic;
// false when it is something else.
func Numbers(a ir.Attribute, dynamic int64) ([]int64, bool) {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	numbers := make([]int64, len(list.Elems()))
	for i, e := range list.Elems() {
		v, ok := e.(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		if numbers[i], ok = v.Int(); !ok {
			return nil, false
		}
		if numbers[i] == dynamic {
			numbers[i] = ir.Dynamic
		}
	}
	return numbers, true
}
