package view

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// Form is the shape of a memref or tensor, and the layout of a memref.
type Form struct {
	Shape  []int64
	Layout *affine.Strided // nil of a tensor
	// Contiguous reports whether the type of a memref shows that its elements are contiguous
	// from its start. A dynamic stride does not.
	Contiguous bool
}

// Of is the form of a ranked type; false when its layout is not strided.
func Of(t ir.Type) (Form, bool) {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return Form{Shape: t.Shape()}, true
	case *ir.MemRefType:
		s, ok := t.Strides()
		f := Form{Shape: t.Shape(), Layout: &s}
		f.Contiguous = len(t.Layout()) == 0 || f.packed()
		return f, ok
	}
	return Form{}, false
}

// packed reports whether all strides are known, and are those of elements that
// lie behind each other.
func (f Form) packed() bool {
	return f.Layout != nil && f.Layout.IsStatic() && f.Layout.Equal(affine.Contiguous(f.Shape))
}

// Fits reports whether a type of form g says what is known of f, and nothing more.
func (f Form) Fits(g Form) bool {
	if !slices.Equal(f.Shape, g.Shape) || (f.Layout == nil) != (g.Layout == nil) {
		return false
	}
	return f.Layout == nil || (f.Contiguous || !g.Contiguous) && f.Layout.Equal(*g.Layout)
}

// Like is t with the form.
func (f Form) Like(t ir.Type) ir.Type {
	ctx := t.Context()
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return ctx.RankedTensorType(f.Shape, t.Elem(), t.Encoding())
	case *ir.MemRefType:
		if f.Layout == nil || f.Contiguous {
			return ctx.MemRefType(f.Shape, t.Elem(), nil, t.Space())
		}
		layout := []ir.Attribute{ctx.AffineMapAttr(f.Layout.Map())}
		return ctx.MemRefType(f.Shape, t.Elem(), layout, t.Space())
	}
	return t
}

// Explicit is t with the form, and with a layout even if it only says that the elements
// lie behind each other, unless that is the identity.
func (f Form) Explicit(t ir.Type) ir.Type {
	m, ok := t.(*ir.MemRefType)
	if !ok || f.Layout == nil || f.Layout.Map().IsIdentity() {
		return Form{f.Shape, f.Layout, true}.Like(t)
	}
	layout := []ir.Attribute{t.Context().AffineMapAttr(f.Layout.Map())}
	return t.Context().MemRefType(f.Shape, m.Elem(), layout, m.Space())
}

// without is the form without the marked dimensions.
func (f Form) without(dropped []bool) Form {
	g := Form{}
	if f.Layout != nil {
		g.Layout = &affine.Strided{Offset: f.Layout.Offset}
	}
	for i, gone := range dropped {
		if gone {
			continue
		}
		g.Shape = append(g.Shape, f.Shape[i])
		if f.Layout != nil {
			g.Layout.Strides = append(g.Layout.Strides, f.Layout.Strides[i])
		}
	}
	g.Contiguous = g.packed()
	return g
}

// add and mul compute with numbers that may be Dynamic; so is what does not fit.
func add(a, b int64) int64 {
	if sum := a + b; a != ir.Dynamic && b != ir.Dynamic && (sum > a) == (b > 0) {
		return sum
	}
	return ir.Dynamic
}

func mul(a, b int64) int64 {
	switch {
	case a == ir.Dynamic || b == ir.Dynamic:
		return ir.Dynamic
	case a == 0 || b == 0:
		return 0
	}
	if product := a * b; product/b == a {
		return product
	}
	return ir.Dynamic
}
