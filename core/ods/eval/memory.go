package eval

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
)

// memoryAgrees reports whether a cast between two types can leave the elements
// where they are: memrefs lie in one space, one of them at least has a rank, and
// offsets and strides are equal where both types have them. It holds for other
// types.
func memoryAgrees(a, b ir.Type) bool {
	s, ok := memorySpace(a)
	u, ok2 := memorySpace(b)
	if !ok || !ok2 {
		return ok == ok2
	}
	m, ok := a.(*ir.MemRefType)
	n, ok2 := b.(*ir.MemRefType)
	if !ok || !ok2 {
		return s == u && (ok || ok2)
	}
	return s == u && layoutsAgree(m, n)
}

func layoutsAgree(a, b *ir.MemRefType) bool {
	if slices.Equal(a.Layout(), b.Layout()) {
		return true
	}
	s, ok := a.Strides()
	u, ok2 := b.Strides()
	if !ok || !ok2 || len(s.Strides) != len(u.Strides) || !numbersAgree(s.Offset, u.Offset) {
		return false
	}
	for i := range s.Strides {
		if !numbersAgree(s.Strides[i], u.Strides[i]) {
			return false
		}
	}
	return true
}

func numbersAgree(a, b int64) bool { return a == b || a == ir.Dynamic || b == ir.Dynamic }
