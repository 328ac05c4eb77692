package tollvm

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// reinterpretCast converts `memref.reinterpret_cast`: the pointers stay, the
// operation gives all else.
func (l *Lowering) reinterpretCast() convert.Pattern {
	return convert.On("memref.reinterpret_cast to a memref", func(op memref.ReinterpretCast, m convert.Match) convert.Result {
		to, reason := l.memrefs.Ranked(op.Result().Type().(*ir.MemRefType))
		if to == nil {
			return m.MatchFailure(reason)
		}
		offsets, sizes, strides, reason := shapeOf(op, m)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		if len(offsets.static) != 1 || len(sizes.static) != to.Rank() || len(strides.static) != to.Rank() {
			return m.MatchFailure("it does not tell one offset and a size and stride for each dimension")
		}
		e := l.at(m.Rewriter)
		c := l.pointers(m, op.Source(), to.Pointer)
		c.Offset, c.Sizes, c.Strides = offsets.values(e)[0], sizes.values(e), strides.values(e)
		return m.ReplaceParts(to.Make(e, c))
	})
}

// pointers are the pointers of an operand, a memref with or without rank, whose elements
// pointers of that type point to.
func (l *Lowering) pointers(m convert.Match, memref *ir.Value, pointer ir.Type) convention.Components {
	e := l.at(m.Rewriter)
	if isUnrankedMemRef(memref.Type()) {
		u, _ := l.memrefs.Unranked()
		address := u.Address(e, m.Parts(memref))
		return convention.Components{
			Allocated: u.Pointer(e, pointer, address, 0), Aligned: u.Pointer(e, pointer, address, 1),
		}
	}
	v := l.view(m, memref)
	return convention.Components{Allocated: v.Allocated(), Aligned: v.Aligned()}
}

// transpose converts `memref.transpose`: dimension i of the result is the one of
// the source that result i of the map names.
func (l *Lowering) transpose() convert.Pattern {
	return convert.On("memref.transpose to a memref", func(op memref.Transpose, m convert.Match) convert.Result {
		to, reason := l.memrefs.Ranked(op.Result().Type().(*ir.MemRefType))
		if to == nil {
			return m.MatchFailure(reason)
		}
		permutation := op.Permutation().Results
		if len(permutation) != to.Rank() {
			return m.MatchFailure("its permutation does not fit")
		}
		v := l.view(m, op.In())
		c := convention.Components{Allocated: v.Allocated(), Aligned: v.Aligned(), Offset: v.Offset()}
		for _, result := range permutation {
			d, ok := result.(affine.Dim)
			if !ok {
				panic("BUG: permutation map has another result than a dimension")
			}
			c.Sizes = append(c.Sizes, v.Size(int(d)))
			c.Strides = append(c.Strides, v.Stride(int(d)))
		}
		return m.ReplaceParts(to.Make(l.at(m.Rewriter), c))
	})
}

// viewOfBytes converts `memref.view`: a contiguous memref on a buffer of bytes.
func (l *Lowering) viewOfBytes() convert.Pattern {
	return convert.On("memref.view to a memref", func(op memref.View, m convert.Match) convert.Result {
		to, reason := l.memrefs.Ranked(op.Result().Type().(*ir.MemRefType))
		if to == nil {
			return m.MatchFailure(reason)
		}
		if to.Type.Layout() != nil {
			return m.MatchFailure("the layout of the result is not the identity")
		}
		e := l.at(m.Rewriter)
		v := l.view(m, op.Source())
		c := convention.Components{}
		if to.Carries(convention.Allocated) {
			c.Allocated = e.Bitcast(v.Allocated(), to.Pointer)
		}
		first := v.First()
		c.Aligned = e.Bitcast(e.Element(first, first.Type(), m.Operand(op.ByteShift())), to.Pointer)
		fresh := to.Fresh(e, m.Operands(op.Sizes()), nil)
		c.Sizes, c.Strides = fresh.Sizes, fresh.Strides
		return m.ReplaceParts(to.Make(e, c))
	})
}

// cast converts `memref.cast`. What a memref has become depends on its rank and
// its elements only, so a cast costs something only where the rank is forgotten
// or found.
func (l *Lowering) cast() convert.Pattern {
	return convert.On("memref.cast", func(op memref.Cast, m convert.Match) convert.Result {
		to, parts := op.Dest().Type(), m.Parts(op.Source())
		if _, ok := l.types.Convert(to); !ok {
			return m.MatchFailure(l.whyNot(to))
		}
		source, ranked := op.Source().Type().(*ir.MemRefType)
		target, targetRanked := to.(*ir.MemRefType)
		if ranked == targetRanked {
			return m.ReplaceParts(parts)
		}
		e := l.at(m.Rewriter)
		u, _ := l.memrefs.Unranked()
		if !ranked {
			return m.ReplaceParts(u.ToRanked(e, l.memrefs.Must(target), parts))
		}
		spill := e.SpillHere
		if l.stack.of(op.Dest()).reuse {
			spill = e.Spill
		}
		return m.ReplaceParts(u.FromRanked(e, l.memrefs.Must(source), parts, spill))
	})
}

// memorySpaceCast converts `memref.memory_space_cast`: its pointers are cast.
func (l *Lowering) memorySpaceCast() convert.Pattern {
	return convert.On("memref.memory_space_cast to llvm.addrspacecast", func(op memref.MemorySpaceCast, m convert.Match) convert.Result {
		from, to := op.Source().Type(), op.Dest().Type()
		if _, ok := l.types.Convert(to); !ok {
			return m.MatchFailure(l.whyNot(to))
		}
		if from == to {
			return m.ReplaceParts(m.Parts(op.Source()))
		}
		if t, ok := to.(*ir.UnrankedMemRefType); ok {
			return l.unrankedSpaceCast(op, t, m)
		}
		target := l.memrefs.Must(to)
		e, v := l.at(m.Rewriter), l.view(m, op.Source())
		c := convention.Components{Aligned: inSpace(e, v.Aligned(), target.Pointer)}
		if target.Carries(convention.Allocated) {
			c.Allocated = inSpace(e, v.Allocated(), target.Pointer)
		}
		if target.Carries(convention.Offset) {
			c.Offset = v.Offset()
		}
		for i := range target.Rank() {
			if target.Carries(convention.Sizes) {
				c.Sizes = append(c.Sizes, v.Size(i))
			}
			if target.Carries(convention.Strides) {
				c.Strides = append(c.Strides, v.Stride(i))
			}
		}
		return m.ReplaceParts(target.Make(e, c))
	})
}

// inSpace casts a pointer to another type, which may be in the same space.
func inSpace(e emit.Emitter, pointer *ir.Value, t ir.Type) *ir.Value {
	if pointer.Type() == t {
		return pointer
	}
	return e.AddrSpaceCast(pointer, t)
}

// unrankedSpaceCast copies what an unranked memref points to, with other pointers.
func (l *Lowering) unrankedSpaceCast(op memref.MemorySpaceCast, to *ir.UnrankedMemRefType, m convert.Match) convert.Result {
	from := op.Source().Type().(*ir.UnrankedMemRefType)
	source, ok := convention.SpaceOf(from.Space())
	target, ok2 := convention.SpaceOf(to.Space())
	if !ok || !ok2 {
		return m.MatchFailure("its memory space is not a number")
	}
	e := l.at(m.Rewriter)
	u, _ := l.memrefs.Unranked()
	parts := m.Parts(op.Source())
	old, size := u.Address(e, parts), u.MemorySize(e, parts)
	address := stackBytes(e, size, l.stack.of(op.Dest()))
	llvm.NewIntrMemcpy(m.Builder, address, old, size, e.Bool(false))
	fromPointer, toPointer := l.elementPointer(from.Elem(), source), l.elementPointer(to.Elem(), target)
	slots := e.Types.Ptr(toPointer, 0)
	first := e.Bitcast(address, slots)
	e.Store(inSpace(e, u.Pointer(e, fromPointer, old, 0), toPointer), first)
	e.Store(inSpace(e, u.Pointer(e, fromPointer, old, 1), toPointer), e.Element(first, slots, e.Index(1)))
	return m.ReplaceParts(u.Make(e, u.Rank(e, parts), address))
}
