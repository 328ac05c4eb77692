package alias

import (
	"cmp"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// IsInjective reports whether a memref has a place of its own for each element, so that
// different subscripts are different memory.
func IsInjective(t *ir.MemRefType) bool {
	if len(t.Layout()) == 0 {
		return true
	}
	s, ok := t.Strides()
	if !ok {
		return false
	}
	order := make([]int, len(s.Strides))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(s.Strides[i], s.Strides[j]) })
	reach := int64(0) // the distance of the last element so far from the first
	for k, i := range order {
		size := t.Shape()[i]
		// A stride that is not known is less than 0.
		if s.Strides[i] <= reach && size != 1 {
			return false
		}
		if size == ir.Dynamic {
			return k == len(order)-1
		}
		if size > 0 && s.Strides[i] > (1<<62-reach)/size {
			return false
		}
		reach += max(0, size-1) * s.Strides[i]
	}
	return true
}
