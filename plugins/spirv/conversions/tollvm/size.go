package tollvm

import (
	"math/bits"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// extent is how many bytes a value of an LLVM type takes: those that a store writes, and
// with padding the distance of two in an array; and its alignment. They are those of the
// data layouts of 64-bit targets.
type extent struct{ stored, size, align int64 }

// powerOfTwo is the least power of two that is not less than n.
func powerOfTwo(n int64) int64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(n-1))
}

// extentOf measures a type that this conversion makes.
func extentOf(t ir.Type) extent {
	switch t := t.(type) {
	case *ir.IntegerType:
		return scalarExtent(int64(t.Width()))
	case *ir.FloatType:
		return scalarExtent(int64(t.Kind().BitWidth()))
	case *ir.VectorType:
		n, _ := ir.NumElements(t)
		return vectorExtent(t.Elem(), n)
	case nil:
		return extent{0, 0, 1}
	}
	switch {
	case llvm.IsPtr(t):
		return extent{8, 8, 8}
	case llvm.IsArray(t):
		e := extentOf(llvm.Elem(t))
		n := llvm.Len(t) * e.size
		return extent{n, n, e.align}
	case llvm.IsStruct(t):
		return structExtent(t)
	case llvm.IsVector(t):
		return vectorExtent(llvm.Elem(t), llvm.Len(t))
	}
	return extent{0, 0, 1}
}

func scalarExtent(width int64) extent {
	n := (width + 7) / 8
	return extent{n, powerOfTwo(n), powerOfTwo(n)}
}

// vectorExtent aligns a vector to its size, as LLVM does.
func vectorExtent(elem ir.Type, n int64) extent {
	width := int64(64)
	switch e := elem.(type) {
	case *ir.IntegerType:
		width = int64(e.Width())
	case *ir.FloatType:
		width = int64(e.Kind().BitWidth())
	}
	stored := (n*width + 7) / 8
	align := powerOfTwo(stored)
	return extent{stored, align, align}
}

func structExtent(t ir.Type) extent {
	e := extent{align: 1}
	for i := range llvm.NumMembers(t) {
		m := extentOf(llvm.Member(t, i))
		if !llvm.IsPacked(t) {
			e.size = num.RoundUp(e.size, m.align)
			e.align = max(e.align, m.align)
		}
		e.size += m.size
	}
	e.size = num.RoundUp(e.size, e.align)
	e.stored = e.size
	return e
}
