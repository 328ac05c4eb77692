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

// IndexBytes is what an index counts for where no target is known.
const IndexBytes = 8

// ElementBytes is the size of an element in memory, which may be a vector of a fixed length, with
// indices of so many bytes. It is not known of elements such as memrefs.
func ElementBytes(t ir.Type, indexBytes int64) (bytes int64, ok bool) {
	switch t := t.(type) {
	case *ir.IndexType:
		return indexBytes, true
	case *ir.VectorType:
		n, ok := ElementBytes(t.Elem(), indexBytes)
		count, known := ir.NumElements(t)
		return n * count, ok && known && t.Scalable() == nil
	}
	n, ok := ir.ElementBytes(t)
	return int64(n), ok
}
