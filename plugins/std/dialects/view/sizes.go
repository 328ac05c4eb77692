package view

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/rewrite"
)

// KnownSizes is a shape with those sizes that are constants, and what is left to
// operands; false when there is none, or too few.
func KnownSizes(shape []int64, sizes []*ir.Value) (known []int64, left []*ir.Value, ok bool) {
	known = slices.Clone(shape)
	next := 0
	for i, n := range shape {
		if n != ir.Dynamic {
			continue
		}
		if next == len(sizes) {
			return nil, nil, false
		}
		size := sizes[next]
		next++
		if c, isConstant := rewrite.ConstantInt(size); isConstant && c >= 0 {
			known[i] = c
			continue
		}
		left = append(left, size)
	}
	return known, left, len(left) < len(sizes)
}

// SizeOperand is the operand for a dimension whose size a type leaves open.
func SizeOperand(shape []int64, at int64, sizes []*ir.Value) *ir.Value {
	before := 0
	for _, n := range shape[:at] {
		if n == ir.Dynamic {
			before++
		}
	}
	if before >= len(sizes) {
		return nil
	}
	return sizes[before]
}

// ElementBytes is the size of an element in memory, which may be a vector; an index counts for 8
// bytes. It is not known of elements such as memrefs.
func ElementBytes(t ir.Type) (bytes int64, ok bool) {
	v, isVector := t.(*ir.VectorType)
	if !isVector {
		n, ok := ir.ElementBytes(t)
		return int64(n), ok
	}
	n, ok := ir.ElementBytes(v.Elem())
	count, known := ir.NumElements(v)
	return int64(n) * count, ok && known
}
