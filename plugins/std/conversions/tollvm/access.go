package tollvm

import (
	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// load converts `memref.load` to `llvm.load`.
func (l *Lowering) load() convert.Pattern {
	return convert.On("memref.load to llvm.load", func(op memref.Load, m convert.Match) convert.Result {
		t := l.types.ConvertOne(op.Result().Type())
		if t == nil {
			return m.MatchFailure(l.whyNot(op.Result().Type()))
		}
		address := l.element(m, op.Memref(), op.Indices())
		streamed, _ := op.Nontemporal()
		e := l.at(m.Rewriter)
		return m.Replace(e.Load(address, t, e.Nontemporal(streamed)...))
	})
}

// store converts `memref.store` to `llvm.store`.
func (l *Lowering) store() convert.Pattern {
	return convert.On("memref.store to llvm.store", func(op memref.Store, m convert.Match) convert.Result {
		if len(m.Parts(op.Value())) != 1 {
			return m.MatchFailure("the element has become several values")
		}
		streamed, _ := op.Nontemporal()
		e := l.at(m.Rewriter)
		e.Store(m.Operand(op.Value()), l.element(m, op.Memref(), op.Indices()), e.Nontemporal(streamed)...)
		return m.Erase()
	})
}

// element is the address of the element of a memref, an operand, at indices.
func (l *Lowering) element(m convert.Match, memref *ir.Value, indices []*ir.Value) *ir.Value {
	return l.view(m, memref).Element(m.Operands(indices))
}

// prefetch converts `memref.prefetch` to `llvm.intr.prefetch`.
func (l *Lowering) prefetch() convert.Pattern {
	return convert.On("memref.prefetch to llvm.intr.prefetch", func(op memref.Prefetch, m convert.Match) convert.Result {
		address := l.element(m, op.Memref(), op.Indices())
		e := l.at(m.Rewriter)
		write, locality, data := e.I32(number(op.IsWrite())), e.I32(op.LocalityHint()), e.I32(number(op.IsDataCache()))
		llvm.NewIntrPrefetch(m.Builder, address, write, locality, data)
		return m.Erase()
	})
}

// number is 1 for true.
func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// assumeAlignment converts `memref.assume_alignment`: the address of the first
// element has no low bits.
func (l *Lowering) assumeAlignment() convert.Pattern {
	return convert.On("memref.assume_alignment to llvm.intr.assume", func(op memref.AssumeAlignment, m convert.Match) convert.Result {
		e := l.at(m.Rewriter)
		first := l.view(m, op.Memref()).First()
		zero, mask := e.AddressNumber(0), e.AddressNumber(op.Alignment()-1)
		low := e.And(e.PtrToInt(first), mask)
		aligned := llvm.NewIcmp(m.Builder, low, zero, llvm.ICmpPredicateEq).Res()
		llvm.NewIntrAssume(m.Builder, aligned, nil)
		return m.Erase()
	})
}

// dim converts `memref.dim`.
func (l *Lowering) dim() convert.Pattern {
	return convert.On("memref.dim to its size", func(op memref.Dim, m convert.Match) convert.Result {
		source := op.Source().Type()
		if t, ok := source.(*ir.UnrankedMemRefType); ok {
			u, _ := l.memrefs.Unranked()
			// In every space, the pointer in the head has the size of a pointer.
			pointer := l.elementPointer(t.Elem(), 0)
			return m.Replace(u.Size(l.at(m.Rewriter), pointer, m.Parts(op.Source()), m.Operand(op.Index())))
		}
		v := l.view(m, op.Source())
		rank := int64(len(source.(*ir.MemRefType).Shape()))
		n, known := constantIndex(op.Index())
		if known && (n < 0 || n >= rank) {
			return m.MatchFailuref("a memref of rank %d has no dimension %d", rank, n)
		}
		if known {
			return m.Replace(v.Size(int(n)))
		}
		if rank == 0 {
			return m.MatchFailure("a memref of rank 0 has no dimensions")
		}
		return m.Replace(v.SizeAt(m.Operand(op.Index())))
	})
}

// constantIndex is the number that a value is known to be, also one that another pass has converted.
func constantIndex(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op != nil && op.Is(convert.CastName) && op.NumOperands() == 1 {
		op = op.Operand(0).DefiningOp()
	}
	if op == nil || !op.Traits().ConstantLike {
		return 0, false
	}
	return ods.IntOf(op.Attr("value"))
}

// rank converts `std.rank`.
func (l *Lowering) rank() convert.Pattern {
	return convert.On("std.rank to a number", func(op std.Rank, m convert.Match) convert.Result {
		switch t := op.MemrefOrTensor().Type().(type) {
		case *ir.MemRefType:
			return m.Replace(l.at(m.Rewriter).Index(int64(len(t.Shape()))))
		case *ir.UnrankedMemRefType:
			u, _ := l.memrefs.Unranked()
			return m.Replace(u.Rank(l.at(m.Rewriter), m.Parts(op.MemrefOrTensor())))
		}
		return m.MatchFailure("its operand is no memref")
	})
}

// disjoint converts `memref.disjoint`: one of two ranges of addresses ends where the other
// begins, or before.
func (l *Lowering) disjoint() convert.Pattern {
	return convert.On("memref.disjoint to comparisons of addresses", func(op memref.Disjoint, m convert.Match) convert.Result {
		e := l.at(m.Rewriter)
		begin, end := l.addresses(e, op.Lhs().Type().(*ir.MemRefType), l.view(m, op.Lhs()))
		begin2, end2 := l.addresses(e, op.Rhs().Type().(*ir.MemRefType), l.view(m, op.Rhs()))
		before := llvm.NewIcmp(m.Builder, end, begin2, llvm.ICmpPredicateUle).Res()
		behind := llvm.NewIcmp(m.Builder, end2, begin, llvm.ICmpPredicateUle).Res()
		return m.Replace(llvm.NewOr(m.Builder, before, behind).Res())
	})
}

// addresses are the first byte of the lowest element of a memref and the byte behind its
// highest, as pointers to bytes. Of an empty memref the end may lie before the begin.
func (l *Lowering) addresses(e emit.Emitter, t *ir.MemRefType, v convention.View) (begin, end *ir.Value) {
	strides, ok := t.Strides()
	if !ok {
		panic("BUG: a memref without strides has passed the verifier")
	}
	lowest, highest := make([]*ir.Value, v.Rank()), make([]*ir.Value, v.Rank())
	zero, one := e.Index(0), e.Index(1)
	for i, stride := range strides.Strides {
		last := e.Sub(v.Size(i), one)
		switch {
		case stride == coreaffine.Dynamic:
			down := llvm.NewIcmp(e.Builder, v.Stride(i), zero, llvm.ICmpPredicateSlt).Res()
			lowest[i] = llvm.NewSelect(e.Builder, down, last, zero).Res()
			highest[i] = llvm.NewSelect(e.Builder, down, zero, last).Res()
		case stride < 0:
			lowest[i], highest[i] = last, zero
		default:
			lowest[i], highest[i] = zero, last
		}
	}
	space, _ := convention.SpaceOf(t.Space())
	bytes := e.Types.Ptr(l.ctx.IntegerType(8, ir.Signless), space)
	last := v.Element(highest)
	return e.Bitcast(v.Element(lowest), bytes), e.Bitcast(e.Element(last, last.Type(), one), bytes)
}

// alignedPointer converts `memref.extract_aligned_pointer_as_index`.
func (l *Lowering) alignedPointer() convert.Pattern {
	return convert.On("memref.extract_aligned_pointer_as_index to llvm.ptrtoint", func(op memref.ExtractAlignedPointerAsIndex, m convert.Match) convert.Result {
		source := op.Source()
		var pointer ir.Type
		if t, ok := source.Type().(*ir.UnrankedMemRefType); ok {
			space, ok := convention.SpaceOf(t.Space())
			if !ok {
				return m.MatchFailure("its memory space is not a number")
			}
			pointer = l.elementPointer(t.Elem(), space)
		}
		aligned := l.alignedOf(m, source, pointer)
		return m.Replace(llvm.NewPtrtoint(m.Builder, aligned, l.kit.IndexType).Res())
	})
}

// alignedOf is the aligned pointer of an operand; pointer is its type where the memref has no rank.
func (l *Lowering) alignedOf(m convert.Match, memref *ir.Value, pointer ir.Type) *ir.Value {
	if pointer == nil {
		return l.view(m, memref).Aligned()
	}
	e := l.at(m.Rewriter)
	u, _ := l.memrefs.Unranked()
	return u.Pointer(e, pointer, u.Address(e, m.Parts(memref)), 1)
}

// stridedMetadata converts `memref.extract_strided_metadata`: the parts of the memref, and a
// memref of the pointers alone.
func (l *Lowering) stridedMetadata() convert.Pattern {
	return convert.On("memref.extract_strided_metadata to parts of the memref", func(op memref.ExtractStridedMetadata, m convert.Match) convert.Result {
		base, reason := l.memrefs.Ranked(op.BaseBuffer().Type().(*ir.MemRefType))
		if base == nil {
			return m.MatchFailure(reason)
		}
		e, v := l.at(m.Rewriter), l.view(m, op.Source())
		values := [][]*ir.Value{
			base.Make(e, convention.Components{Allocated: v.Allocated(), Aligned: v.Aligned(), Offset: e.Index(0)}),
			{v.Offset()},
		}
		for i := range v.Rank() {
			values = append(values, []*ir.Value{v.Size(i)})
		}
		for i := range v.Rank() {
			values = append(values, []*ir.Value{v.Stride(i)})
		}
		m.ReplaceOpMulti(op.Op, values)
		return m.Success()
	})
}
