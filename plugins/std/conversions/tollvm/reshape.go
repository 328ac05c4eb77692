package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// reshape converts `memref.reshape`: the sizes come from a memref. If the rank
// does so too, they are copied in a loop.
func (l *Lowering) reshape() convert.Pattern {
	return convert.Pattern{
		Name: "memref.reshape to a memref", Root: "memref.reshape",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if _, ok := l.types.Convert(op.Result(0).Type()); !ok {
				return rw.MatchFailure(l.whyNot(op.Result(0).Type()))
			}
			if t, ok := op.Result(0).Type().(*ir.UnrankedMemRefType); ok {
				space, ok := convention.SpaceOf(t.Space())
				if !ok {
					return rw.MatchFailure("its memory space is not a number")
				}
				return replaceMemref(rw, op, l.reshapeUnranked(rw, op, operands, l.elementPointer(t.Elem(), space)))
			}
			to := l.memrefs.Must(op.Result(0).Type())
			if to.Type.Layout() != nil {
				return rw.MatchFailure("the layout of the result is not the identity")
			}
			return replaceMemref(rw, op, l.reshapeRanked(rw, op, operands, to))
		},
	}
}

func (l *Lowering) reshapeRanked(rw *convert.Rewriter, op *ir.Operation, operands convert.Operands, to *convention.Ranked) []*ir.Value {
	e := l.at(rw)
	c := l.pointers(op, 0, operands, rw, to.Pointer)
	sizes := l.view(op, 1, operands, rw)
	var dynamic []*ir.Value
	for i, n := range to.Type.Shape() {
		if n == ir.Dynamic {
			dynamic = append(dynamic, l.sizeFrom(rw, sizes, e.Index(int64(i)), l.shapeElem(op)))
		}
	}
	fresh := to.Fresh(e, dynamic, nil)
	c.Sizes, c.Strides = fresh.Sizes, fresh.Strides
	return to.Make(e, c)
}

// shapeElem is what the elements of the memref of sizes become.
func (l *Lowering) shapeElem(op *ir.Operation) ir.Type {
	return l.memrefs.Must(op.Operand(1).Type()).Elem
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
func (l *Lowering) reshapeUnranked(rw *convert.Rewriter, op *ir.Operation, operands convert.Operands, pointer ir.Type) []*ir.Value {
	e := l.at(rw)
	u, _ := l.memrefs.Unranked()
	source := l.pointers(op, 0, operands, rw, pointer)
	sizes := l.view(op, 1, operands, rw)
	rank := sizes.Size(0)
	room := stackBytes(e, u.MemorySizeOf(e, rank), l.takeReusable(op.Result(0)))
	sizeSlots, strideSlots := u.Fill(e, room, rank, source)

	before := op.Block()
	after := rw.SplitBlock(op)
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

	rw.SetInsertionPoint(op)
	return u.Make(e, rank, room)
}

// clone converts `memref.clone`: new room, and a copy.
func (l *Lowering) clone() convert.Pattern {
	return convert.Pattern{
		Name: "memref.clone to an allocation and a copy", Root: "memref.clone",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			source, ok := op.Operand(0).Type().(*ir.MemRefType)
			result, alsoOK := op.Result(0).Type().(*ir.MemRefType)
			if !ok || !alsoOK {
				return rw.MatchFailure("only memrefs whose rank is known can be cloned; cast to one first")
			}
			to, reason := l.memrefs.Ranked(result)
			if to == nil {
				return rw.MatchFailure(reason)
			}
			if result.Layout() != nil {
				return rw.MatchFailure("the layout of the result is not the identity")
			}
			from := l.memrefs.Must(source)
			if reason := l.cannotAllocate(rw, op, to, 0); reason != "" {
				return rw.MatchFailure(reason)
			}
			v := from.Value(l.at(rw), operands[0])
			var dynamic []*ir.Value
			for i, n := range result.Shape() {
				if n == ir.Dynamic {
					dynamic = append(dynamic, v.Size(i))
				}
			}
			values := l.allocate(rw, op, to, to.Fresh(l.at(rw), dynamic, nil), 0)
			l.copyValues(rw, op, [2]ir.Type{source, result}, [2][]*ir.Value{operands[0], values})
			return replaceMemref(rw, op, values)
		},
	}
}
