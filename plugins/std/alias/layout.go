package alias

import (
	"slices"

	coreaffine "github.com/mlirc/mlirc/core/affine"
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
		if s.Strides[i] == coreaffine.Dynamic || s.Strides[i] <= 0 {
			return false
		}
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return int(min(max(s.Strides[i]-s.Strides[j], -1), 1)) })
	reach := int64(0) // the distance of the last element so far from the first
	for k, i := range order {
		size := t.Shape()[i]
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
