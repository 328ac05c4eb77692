package view

import (
	"slices"

	"github.com/mlirc/mlirc/core/affine"
)

// Permute is the form with the dimensions in the order of a permutation.
func (f Form) Permute(order affine.Map) Form {
	g := Form{Shape: slices.Clone(f.Shape)}
	if f.Layout != nil {
		g.Layout = &affine.Strided{Offset: f.Layout.Offset, Strides: slices.Clone(f.Layout.Strides)}
	}
	for i, r := range order.Results {
		d, ok := r.(affine.Dim)
		if !ok {
			continue
		}
		g.Shape[i] = f.Shape[d]
		if f.Layout != nil {
			g.Layout.Strides[i] = f.Layout.Strides[d]
		}
	}
	g.Contiguous = g.packed() || f.Contiguous && order.IsIdentity()
	return g
}
