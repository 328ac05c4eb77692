package kernel

import (
	"math/bits"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// A leaf is a scalar in a value, and where it lies in memory.
type leaf struct {
	t   ir.Type
	off int64
}

// sizeOf is how many bytes a value takes in an array, alignOf its alignment, by the data
// layouts of 64-bit targets.
func sizeOf(t ir.Type) int64 {
	size, _ := extent(t)
	return size
}

func alignOf(t ir.Type) int64 {
	_, align := extent(t)
	return align
}

func alignTo(n, align int64) int64 { return (n + align - 1) / align * align }

func powerOfTwo(n int64) int64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(n-1))
}

func extent(t ir.Type) (size, align int64) {
	switch t := t.(type) {
	case *ir.IntegerType:
		n := powerOfTwo(int64(t.Width()+7) / 8)
		return n, n
	case *ir.FloatType:
		n := powerOfTwo(int64(t.Kind().BitWidth()+7) / 8)
		return n, n
	case nil:
		return 0, 1
	}
	switch {
	case llvm.IsPtr(t):
		return 8, 8
	case llvm.IsVector(t):
		n := powerOfTwo(llvm.Len(t) * sizeOf(llvm.Elem(t)))
		return n, n
	case llvm.IsArray(t):
		size, align := extent(llvm.Elem(t))
		return size * llvm.Len(t), align
	case llvm.IsStruct(t):
		return structExtent(t)
	}
	return 0, 1
}

func structExtent(t ir.Type) (size, align int64) {
	align = 1
	for i := range llvm.NumMembers(t) {
		s, a := extent(llvm.Member(t, i))
		if !llvm.IsPacked(t) {
			size = alignTo(size, a)
			align = max(align, a)
		}
		size += s
	}
	return alignTo(size, align), align
}

// memberOffset is where a member of a struct lies.
func memberOffset(t ir.Type, member int) int64 {
	off := int64(0)
	for i := range member + 1 {
		s, a := extent(llvm.Member(t, i))
		if !llvm.IsPacked(t) {
			off = alignTo(off, a)
		}
		if i == member {
			break
		}
		off += s
	}
	return off
}

// isScalar reports whether a type is of one leaf.
func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	}
	return llvm.IsPtr(t)
}

// leaves lists the scalars of a type; a pointer is an integer. It is cut off at maxLeaves+1.
func (b *builder) leaves(t ir.Type) []leaf {
	var list []leaf
	b.addLeaves(&list, t, 0)
	return list
}

const maxLeaves = 4096

func (b *builder) addLeaves(list *[]leaf, t ir.Type, off int64) {
	if len(*list) > maxLeaves {
		return
	}
	switch {
	case llvm.IsPtr(t):
		*list = append(*list, leaf{b.ctx.I64(), off})
	case isScalar(t):
		*list = append(*list, leaf{t, off})
	case llvm.IsVector(t), llvm.IsArray(t):
		elem := llvm.Elem(t)
		for i := range llvm.Len(t) {
			b.addLeaves(list, elem, off+i*sizeOf(elem))
		}
	case llvm.IsStruct(t):
		for i := range llvm.NumMembers(t) {
			b.addLeaves(list, llvm.Member(t, i), off+memberOffset(t, i))
		}
	}
}

// leafRange is which leaves of a type a path leads to.
func (b *builder) leafRange(t ir.Type, path []int64) (first, n int) {
	for _, at := range path {
		if llvm.IsStruct(t) {
			for i := range int(at) {
				first += len(b.leaves(llvm.Member(t, i)))
			}
			t = llvm.Member(t, int(at))
			continue
		}
		t = llvm.Elem(t)
		first += int(at) * len(b.leaves(t))
	}
	return first, len(b.leaves(t))
}
