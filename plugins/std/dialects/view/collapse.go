package view

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
)

// Groups reads which dimensions are joined. They must be all those of a rank, in
// order.
func Groups(a ir.Attribute, rank int) ([][]int64, error) {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil, nil
	}
	var groups [][]int64
	next := int64(0)
	for i, e := range list.Elems() {
		group, ok := Numbers(e, ir.Dynamic)
		if !ok {
			return nil, fmt.Errorf("group #%d of dimensions is not an array of integers", i)
		}
		if len(group) == 0 {
			return nil, fmt.Errorf("group #%d of dimensions is empty", i)
		}
		for _, d := range group {
			if d != next {
				return nil, fmt.Errorf("group #%d of dimensions is %v, but the next dimension is %d", i, group, next)
			}
			next++
		}
		groups = append(groups, group)
	}
	if next != int64(rank) {
		return nil, fmt.Errorf("the groups list %d dimensions, but there are %d", next, rank)
	}
	return groups, nil
}

// Collapse is the form with the dimensions of each group as one: as it is, and as MLIR 13 has it,
// which leaves the size of a group open unless static strides show that its dimensions lie behind
// each other. It fails where these certainly do not.
func (f Form) Collapse(groups [][]int64) (exact, open Form, err error) {
	if f.Layout != nil {
		exact.Layout, open.Layout = &affine.Strided{Offset: f.Layout.Offset}, &affine.Strided{Offset: f.Layout.Offset}
	}
	for _, group := range groups {
		size := int64(1)
		for _, d := range group {
			size = mul(size, f.Shape[d])
		}
		exact.Shape = append(exact.Shape, size)
		if f.Layout == nil {
			open.Shape = append(open.Shape, size)
			continue
		}
		stride := f.Layout.Strides[group[len(group)-1]]
		joined, err := f.joined(group)
		if err != nil {
			return exact, open, err
		}
		if !joined {
			size, stride = ir.Dynamic, ir.Dynamic
		}
		open.Shape = append(open.Shape, size)
		open.Layout.Strides, exact.Layout.Strides = append(open.Layout.Strides, stride), append(exact.Layout.Strides, stride)
	}
	exact.behind(f)
	open.behind(f)
	return exact, open, nil
}

// collapseLater is the form with the dimensions of each group as one, as later MLIR has it: with the stride of the last
// dimension whose size is not one.
func (f Form) collapseLater(groups [][]int64) Form {
	g := Form{Layout: &affine.Strided{Offset: f.Layout.Offset}}
	for _, group := range groups {
		size := int64(1)
		for _, d := range group {
			size = mul(size, f.Shape[d])
		}
		for len(group) > 1 && f.Shape[group[len(group)-1]] == 1 {
			group = group[:len(group)-1]
		}
		last := group[len(group)-1]
		stride := f.Layout.Strides[last]
		if len(group) > 1 && f.Shape[last] == ir.Dynamic {
			stride = ir.Dynamic
		}
		g.Shape, g.Layout.Strides = append(g.Shape, size), append(g.Layout.Strides, stride)
	}
	g.Contiguous = g.packed()
	return g
}

// behind sets what is known of the strides of a form that f became.
func (f *Form) behind(from Form) {
	if f.Contiguous = from.Contiguous || f.packed(); from.Contiguous {
		s := affine.Contiguous(f.Shape)
		f.Layout = &s
	}
}

// joined reports whether the type shows that the dimensions of a group are contiguous. It fails
// when the type shows that they are not.
func (f Form) joined(group []int64) (bool, error) {
	known := true
	for i, d := range group[:len(group)-1] {
		outer, inner, size := f.Layout.Strides[d], f.Layout.Strides[group[i+1]], f.Shape[group[i+1]]
		step := mul(inner, size)
		if outer == ir.Dynamic || step == ir.Dynamic {
			known = false
			continue
		}
		if outer == step {
			continue
		}
		if f.Shape[d] != 1 && size != 1 && !slices.Contains(f.Shape, 0) {
			return false, fmt.Errorf("dimension %d is %d elements apart and dimension %d spans %d, so that they cannot be joined", d, outer, group[i+1], step)
		}
		known = false
	}
	return known, nil
}

// Regroup finds groups of sizes whose products are those of a shape with fewer sizes.
// Sizes of one belong to what is before them unless that is the only way.
func Regroup(few, many []int64) (groups [][]int64, ok bool) {
	if len(few) == 0 || len(few) >= len(many) || slices.Contains(few, ir.Dynamic) || slices.Contains(many, ir.Dynamic) {
		return nil, false
	}
	next := 0
	for i, size := range few {
		var group []int64
		product := int64(1)
		for next < len(many) && (len(group) == 0 || product < size) {
			product *= many[next]
			group = append(group, int64(next))
			next++
		}
		for next < len(many) && many[next] == 1 && (i == len(few)-1 || few[i+1] != 1) {
			group = append(group, int64(next))
			next++
		}
		if product != size || len(group) == 0 {
			return nil, false
		}
		groups = append(groups, group)
	}
	return groups, next == len(many)
}
