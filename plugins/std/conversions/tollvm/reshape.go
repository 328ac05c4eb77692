package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// reshape converts `memref.reshape`: the sizes come from a memref. If the rank
// does so too, they are copied in a loop.
func (l *Lowering) reshape() convert.Pattern {
	return convert.On("memref.reshape to a memref", func(op memref.Reshape, m convert.Match) convert.Result {
		result := op.Result().Type()
		if _, ok := l.types.Convert(result); !ok {
			return m.MatchFailure(l.whyNot(result))
		}
		if t, ok := result.(*ir.UnrankedMemRefType); ok {
			space, ok := convention.SpaceOf(t.Space())
			if !ok {
				return m.MatchFailure("its memory space is not a number")
			}
			return m.ReplaceParts(l.reshapeUnranked(op, m, l.elementPointer(t.Elem(), space)))
		}
		to := l.memrefs.Must(result)
		if to.Type.Layout() != nil {
			return m.MatchFailure("the layout of the result is not the identity")
		}
		return m.ReplaceParts(l.reshapeRanked(op, m, to))
	})
}

func (l *Lowering) reshapeRanked(op memref.Reshape, m convert.Match, to *convention.Ranked) []*ir.Value {
	e := l.at(m.Rewriter)
	c := l.pointers(m, op.Source(), to.Pointer)
	sizes := l.view(m, op.Shape())
	var dynamic []*ir.Value
	for i, n := range to.Type.Shape() {
		if n == ir.Dynamic {
			dynamic = append(dynamic, l.sizeFrom(m.Rewriter, sizes, e.Index(int64(i)), l.shapeElem(op)))
		}
	}
	fresh := to.Fresh(e, dynamic, nil)
	c.Sizes, c.Strides = fresh.Sizes, fresh.Strides
	return to.Make(e, c)
}

// shapeElem is what the elements of the memref of sizes become.
func (l *Lowering) shapeElem(op memref.Reshape) ir.Type {
	return l.memrefs.Must(op.Shape().Type()).Elem
}

// sizeFrom reads a size, of type t in memory.
func (l *Lowering) sizeFrom(rw *convert.Rewriter, sizes convention.View, i *ir.Value, t ir.Type) *ir.Value {
	size := l.at(rw).Load(sizes.Element([]*ir.Value{i}), t)
	switch from, to := integerWidth(t), integerWidth(l.kit.IndexType); {
	case from < to:
		return llvm.NewSext(rw.Builder, size, l.kit.IndexType).Res()
	case from > to:
		return llvm.NewTrunc(rw.Builder, size, l.kit.IndexType).Res()
	}
	return size
}

// reshapeUnranked makes a memref of as many dimensions as there are sizes, on the
// stack.
func (l *Lowering) reshapeUnranked(op memref.Reshape, m convert.Match, pointer ir.Type) []*ir.Value {
	rw := m.Rewriter
	e := l.at(rw)
	u, _ := l.memrefs.Unranked()
	source := l.pointers(m, op.Source(), pointer)
	sizes := l.view(m, op.Shape())
	rank := sizes.Size(0)
	buffer := stackBytes(e, u.MemorySizeOf(e, rank), l.stack.of(op.Result()))
	sizeSlots, strideSlots := u.Fill(e, buffer, rank, source)

	before := op.Op.Block()
	after := rw.SplitBlock(op.Op)
	index := l.kit.IndexType
	loop := rw.CreateBlock(before.Region(), after, index, index)
	body := rw.CreateBlock(before.Region(), after)
	rw.SetInsertionPointToEnd(before)
	one := e.Index(1)
	llvm.NewBr(rw.Builder, []*ir.Value{e.Sub(rank, one), one}, loop)

	rw.SetInsertionPointToEnd(loop)
	i, stride := loop.Arg(0), loop.Arg(1)
	more := llvm.NewIcmp(rw.Builder, i, e.Index(0), llvm.ICmpPredicateSge).Res()
	llvm.NewCondBr(rw.Builder, more, nil, nil, body, after)

	rw.SetInsertionPointToEnd(body)
	size := l.sizeFrom(rw, sizes, i, l.shapeElem(op))
	e.Store(size, e.Element(sizeSlots, sizeSlots.Type(), i))
	e.Store(stride, e.Element(strideSlots, strideSlots.Type(), i))
	llvm.NewBr(rw.Builder, []*ir.Value{e.Sub(i, one), e.Mul(stride, size)}, loop)

	rw.SetInsertionPoint(op.Op)
	return u.Make(e, rank, buffer)
}

// clone converts `memref.clone`: an allocation, and a copy.
func (l *Lowering) clone() convert.Pattern {
	return convert.On("memref.clone to an allocation and a copy", func(op memref.Clone, m convert.Match) convert.Result {
		source, ok := op.Input().Type().(*ir.MemRefType)
		result, alsoOK := op.Output().Type().(*ir.MemRefType)
		if !ok || !alsoOK {
			return m.MatchFailure("only memrefs whose rank is known can be cloned; cast to one first")
		}
		to, reason := l.memrefs.Ranked(result)
		if to == nil {
			return m.MatchFailure(reason)
		}
		if result.Layout() != nil {
			return m.MatchFailure("the layout of the result is not the identity")
		}
		if reason := l.cannotAllocate(m.Rewriter, op.Op, to, 0); reason != "" {
			return m.MatchFailure(reason)
		}
		v := l.view(m, op.Input())
		var dynamic []*ir.Value
		for i, n := range result.Shape() {
			if n == ir.Dynamic {
				dynamic = append(dynamic, v.Size(i))
			}
		}
		values := l.allocate(m.Rewriter, op.Op, to, to.Fresh(l.at(m.Rewriter), dynamic, nil), 0)
		l.copyValues(m.Rewriter, op.Op, [2]ir.Type{source, result}, [2][]*ir.Value{m.Parts(op.Input()), values})
		return m.ReplaceParts(values)
	})
}
