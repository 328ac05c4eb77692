package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// minAlignment is the least alignment of memory that is allocated with an alignment
// which the element type determines.
const minAlignment = 16

// alloc converts `memref.alloc` to a call.
func (l *Lowering) alloc() convert.Pattern {
	return convert.On("memref.alloc to llvm.call", func(op memref.Alloc, m convert.Match) convert.Result {
		r, reason := l.allocated(op.Memref())
		if r == nil {
			return m.MatchFailure(reason)
		}
		alignment, _ := op.Alignment()
		if reason := l.cannotAllocate(m.Rewriter, op.Op, r, alignment); reason != "" {
			return m.MatchFailure(reason)
		}
		fresh := r.Fresh(l.at(m.Rewriter), m.Operands(op.DynamicSizes()), m.Operands(op.SymbolOperands()))
		return m.ReplaceParts(l.allocate(m.Rewriter, op.Op, r, fresh, alignment))
	})
}

// allocated is what the result of an allocation becomes.
func (l *Lowering) allocated(v *ir.Value) (*convention.Ranked, string) {
	t := v.Type().(*ir.MemRefType)
	r, reason := l.memrefs.Ranked(t)
	if r == nil {
		return nil, l.whyNot(t) + ": " + reason
	}
	if !r.CanAllocate() {
		return nil, "its layout does not tell how much memory is needed; allocate in the identity layout and cast"
	}
	return r, ""
}

// allocate reserves memory on the heap for a new memref; alignment is in bytes, 0 for
// that of the element.
func (l *Lowering) allocate(rw *convert.Rewriter, op *ir.Operation, r *convention.Ranked, fresh convention.Fresh, alignment int64) []*ir.Value {
	e := l.at(rw)
	near := r.Pointer
	if r.Space() != 0 {
		// The heap is in the default space.
		near = e.Types.Ptr(r.Elem, 0)
	}
	bytes := e.SizeOf(near, fresh.Count)
	var start, aligned *ir.Value
	if l.alignsInCall(r, alignment) {
		start = l.allocateAligned(rw, op, r, bytes, alignment, near)
		aligned = start
	} else {
		start, aligned = l.allocateMore(rw, op, r, bytes, alignment, near)
	}
	if r.Space() != 0 {
		same := start == aligned
		start = e.AddrSpaceCast(start, r.Pointer)
		if same {
			aligned = start
		} else {
			aligned = e.AddrSpaceCast(aligned, r.Pointer)
		}
	}
	return r.Make(e, convention.Components{
		Allocated: start, Aligned: aligned, Offset: fresh.Offset, Sizes: fresh.Sizes, Strides: fresh.Strides,
	})
}

// cannotAllocate is why no function allocates for a memref with an alignment, empty if
// one does.
func (l *Lowering) cannotAllocate(rw *convert.Rewriter, op *ir.Operation, r *convention.Ranked, alignment int64) string {
	if !l.alignsInCall(r, alignment) {
		return l.clash(rw, op, l.memrefs.Allocator())
	}
	allocator, name := l.memrefs.AlignedAllocator(), l.memrefs.Schema().Name
	if allocator == nil {
		return "memref convention '" + name + "' names no function that allocates with an alignment; add memory.allocate-aligned to it"
	}
	if alignment&(alignment-1) != 0 {
		return fmt.Sprintf("its alignment %d is no power of two, which @%s takes; "+
			"use a power of two, or allocate with @%s under a memref convention that carries the allocated pointer",
			alignment, allocator.Name, l.memrefs.Allocator().Name)
	}
	return l.clash(rw, op, allocator)
}

// alignsInCall reports whether the function that allocates has to align: the user wants
// it, or only the aligned pointer reaches a function that deallocates, so that it must be
// the one that was allocated.
func (l *Lowering) alignsInCall(r *convention.Ranked, alignment int64) bool {
	aligned := alignment != 0 || !isScalar(r.Type.Elem())
	return l.options.AlignedAlloc || aligned && !l.memrefs.Schema().KeepsAllocated()
}

// isScalar reports whether every allocation is aligned well enough for elements.
func isScalar(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// allocateAligned calls the function that takes an alignment, for a size that is
// a multiple of it.
func (l *Lowering) allocateAligned(
	rw *convert.Rewriter, op *ir.Operation, r *convention.Ranked, bytes *ir.Value, alignment int64, pointer ir.Type,
) *ir.Value {
	e := l.at(rw)
	if alignment == 0 {
		alignment = max(minAlignment, powerOfTwo(elementBytes(r.Type.Elem(), l.kit)))
	}
	multiple := e.AddressNumber(alignment)
	if n, ok := ir.NumElements(r.Type); !ok || n*elementBytes(r.Type.Elem(), l.kit)%alignment != 0 {
		bytes = roundUp(e, bytes, multiple)
	}
	return e.Bitcast(l.memrefs.AlignedMalloc(rw, op, multiple, bytes), pointer)
}

// elementBytes is the size of an element, or 1 when that is not simple.
func elementBytes(t ir.Type, kit *emit.Kit) int64 {
	if n, ok := view.ElementBytes(t, kit.IndexBytes); ok {
		return n
	}
	return 1
}

func powerOfTwo(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

// allocateMore allocates more than is needed and finds an aligned address in it.
func (l *Lowering) allocateMore(
	rw *convert.Rewriter, op *ir.Operation, r *convention.Ranked, bytes *ir.Value, alignment int64, pointer ir.Type,
) (start, aligned *ir.Value) {
	e := l.at(rw)
	var multiple *ir.Value
	switch {
	case alignment != 0:
		multiple = e.AddressNumber(alignment)
	case !isScalar(r.Type.Elem()):
		multiple = e.PtrToInt(e.Element(e.Null(pointer), pointer, e.Index(1)))
	default:
		start = e.Bitcast(l.memrefs.Malloc(rw, op, bytes), pointer)
		return start, start
	}
	start = e.Bitcast(l.memrefs.Malloc(rw, op, e.Add(bytes, multiple)), pointer)
	return start, e.IntToPtr(roundUp(e, e.PtrToInt(start), multiple), pointer)
}

// roundUp is the least multiple that is not less than n.
func roundUp(e emit.Emitter, n, multiple *ir.Value) *ir.Value {
	most := e.Add(n, e.Sub(multiple, e.AddressNumber(1)))
	return e.Sub(most, e.URem(most, multiple))
}

// alloca converts `memref.alloca` to `llvm.alloca`.
func (l *Lowering) alloca() convert.Pattern {
	return convert.On("memref.alloca to llvm.alloca", func(op memref.Alloca, m convert.Match) convert.Result {
		r, reason := l.allocated(op.Memref())
		if r == nil {
			return m.MatchFailure(reason)
		}
		alignment, _ := op.Alignment()
		if alignment&(alignment-1) != 0 {
			return m.MatchFailuref("its alignment %d is not a power of two, which memory on the stack needs", alignment)
		}
		e := l.at(m.Rewriter)
		fresh := r.Fresh(e, m.Operands(op.DynamicSizes()), m.Operands(op.SymbolOperands()))
		buffer := e.Alloca(fresh.Count, r.Pointer, alignment)
		return m.ReplaceParts(r.Make(e, convention.Components{
			Allocated: buffer, Aligned: buffer, Offset: fresh.Offset, Sizes: fresh.Sizes, Strides: fresh.Strides,
		}))
	})
}

// dealloc converts `memref.dealloc` to a call.
func (l *Lowering) dealloc() convert.Pattern {
	return convert.On("memref.dealloc to llvm.call", func(op memref.Dealloc, m convert.Match) convert.Result {
		if reason := l.clash(m.Rewriter, op.Op, l.memrefs.Freer()); reason != "" {
			return m.MatchFailure(reason)
		}
		t, unranked := op.Memref().Type().(*ir.UnrankedMemRefType)
		if !unranked {
			l.memrefs.Free(m.Rewriter, op.Op, l.view(m, op.Memref()).Allocated())
			return m.Erase()
		}
		space, ok := convention.SpaceOf(t.Space())
		if !ok {
			return m.MatchFailure("its memory space is not a number")
		}
		e := l.at(m.Rewriter)
		u, _ := l.memrefs.Unranked()
		pointer := l.elementPointer(t.Elem(), space)
		l.memrefs.Free(m.Rewriter, op.Op, u.Pointer(e, pointer, u.Address(e, m.Parts(op.Memref())), 0))
		return m.Erase()
	})
}

// realloc converts `memref.realloc`: the buffer stays unless it has to grow; then another one is
// allocated, the elements are copied, and the old one is freed.
func (l *Lowering) realloc() convert.Pattern {
	return convert.On("memref.realloc to an allocation, a copy and a deallocation", func(op memref.Realloc, m convert.Match) convert.Result {
		to, reason := l.allocated(op.Result())
		if to == nil {
			return m.MatchFailure(reason)
		}
		alignment, _ := op.Alignment()
		if reason := l.cannotAllocate(m.Rewriter, op.Op, to, alignment); reason != "" {
			return m.MatchFailure(reason)
		}
		if reason := l.clash(m.Rewriter, op.Op, l.memrefs.Freer()); reason != "" {
			return m.MatchFailure(reason)
		}
		var dynamic []*ir.Value
		if n := op.DynamicResultSize(); n != nil {
			dynamic = []*ir.Value{m.Operand(n)}
		}
		e, old := l.at(m.Rewriter), l.view(m, op.Source())
		fresh := to.Fresh(e, dynamic, nil)
		kept := convention.Components{Aligned: old.Aligned(), Allocated: old.Allocated(), Offset: fresh.Offset, Sizes: fresh.Sizes, Strides: fresh.Strides}
		from, size := op.Source().Type().(*ir.MemRefType).Shape()[0], to.Type.Shape()[0]
		if from != ir.Dynamic && size != ir.Dynamic && size <= from {
			return m.ReplaceParts(to.Make(e, kept))
		}
		return m.ReplaceParts(l.grow(m.Rewriter, op.Op, to, old, fresh, kept, alignment))
	})
}

// grow makes a buffer that is larger than the old one, and moves the elements, where the size is
// greater than that of the old one, and is what is kept otherwise.
func (l *Lowering) grow(
	rw *convert.Rewriter, op *ir.Operation, to *convention.Ranked, old convention.View, fresh convention.Fresh, kept convention.Components, alignment int64,
) []*ir.Value {
	e := l.at(rw)
	grows := llvm.NewIcmp(rw.Builder, old.Size(0), fresh.Sizes[0], llvm.ICmpPredicateUlt).Res()
	same := to.Make(e, kept)
	before := op.Block()
	after := rw.SplitBlock(op)
	larger := rw.CreateBlock(before.Region(), after)
	join := rw.CreateBlock(before.Region(), after, to.ValueTypes()...)
	rw.SetInsertionPointToEnd(before)
	llvm.NewCondBr(rw.Builder, grows, nil, same, larger, join)

	rw.SetInsertionPointToEnd(larger)
	made := l.allocate(rw, op, to, fresh, alignment)
	source, target := old.First(), to.Value(e, made).First()
	bytes := e.SizeOf(source.Type(), old.NumElements())
	llvm.NewIntrMemcpy(rw.Builder, l.bytePointer(rw, target), l.bytePointer(rw, source), bytes, e.Bool(false))
	l.memrefs.Free(rw, op, old.Allocated())
	llvm.NewBr(rw.Builder, made, join)

	rw.SetInsertionPointToEnd(join)
	llvm.NewBr(rw.Builder, nil, after)
	rw.SetInsertionPoint(op)
	return join.Args()
}
