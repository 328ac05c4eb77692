package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// copy converts `memref.copy`: to `llvm.intr.memcpy` where the types tell that
// the elements follow each other, to loops where they tell the rank, else to a
// call of the function that the memref convention names.
func (l *Lowering) copy() convert.Pattern {
	return convert.On("memref.copy to llvm.intr.memcpy, a call or loops", func(op memref.Copy, m convert.Match) convert.Result {
		types := [2]ir.Type{op.Source().Type(), op.Target().Type()}
		if reason := l.copyProblem(m.Rewriter, op.Op, l.rankedOrNil(types[0]), l.rankedOrNil(types[1])); reason != "" {
			return m.MatchFailure(reason)
		}
		l.copyValues(m.Rewriter, op.Op, types, [2][]*ir.Value{m.Parts(op.Source()), m.Parts(op.Target())})
		return m.Erase()
	})
}

// rankedOrNil is what a memref type becomes, nil if it has no rank.
func (l *Lowering) rankedOrNil(t ir.Type) *convention.Ranked {
	if m, ok := t.(*ir.MemRefType); ok {
		return l.memrefs.Must(m)
	}
	return nil
}

func areContiguous(from, to *convention.Ranked) bool {
	return from != nil && to != nil && from.IsContiguous() && to.IsContiguous()
}

// copyProblem says why elements cannot be copied from one memref to another;
// one without rank is nil.
func (l *Lowering) copyProblem(rw *convert.Rewriter, op *ir.Operation, from, to *convention.Ranked) string {
	if from != nil && to != nil {
		return ""
	}
	if l.memrefs.Copier() == nil {
		return "the ranks are not known, and the memref convention names no function that copies"
	}
	return l.clash(rw, op, l.memrefs.Copier())
}

// copyValues copies elements from one memref to another.
func (l *Lowering) copyValues(rw *convert.Rewriter, op *ir.Operation, types [2]ir.Type, values [2][]*ir.Value) {
	e := l.at(rw)
	from, to := l.rankedOrNil(types[0]), l.rankedOrNil(types[1])
	if areContiguous(from, to) {
		l.memcpy(rw, from.Value(e, values[0]), to.Value(e, values[1]))
		return
	}
	if from != nil && to != nil {
		l.copyLoop(rw, op, from.Value(e, values[0]), to.Value(e, values[1]))
		return
	}
	u, _ := l.memrefs.Unranked()
	var both [2]*ir.Value
	for i, r := range [2]*convention.Ranked{from, to} {
		own := values[i]
		if r != nil {
			own = u.FromRanked(e, r, own, e.Spill)
		}
		both[i] = own[0]
		if len(own) > 1 {
			both[i] = packed(e, own)
		}
	}
	source, target := e.Spill(both[0]), e.Spill(both[1])
	l.memrefs.Copy(rw, op, l.elementSize(rw, types[0].(ir.ShapedType).Elem()), source, target)
}

// elementSize is the size of an element in bytes.
func (l *Lowering) elementSize(rw *convert.Rewriter, t ir.Type) *ir.Value {
	e := l.at(rw)
	if isScalar(t) {
		return e.AddressNumber(elementBytes(t, l.kit))
	}
	return e.SizeOf(l.elementPointer(t, 0), e.Index(1))
}

// memcpy copies all elements of a contiguous memref to another.
func (l *Lowering) memcpy(rw *convert.Rewriter, from, to convention.View) {
	e := l.at(rw)
	source, target := from.First(), to.First()
	bytes := e.SizeOf(source.Type(), from.NumElements())
	llvm.NewIntrMemcpy(rw.Builder, l.bytePointer(rw, target), l.bytePointer(rw, source), bytes, e.Bool(false))
}

// bytePointer makes a pointer to bytes of a pointer, in its space.
func (l *Lowering) bytePointer(rw *convert.Rewriter, v *ir.Value) *ir.Value {
	t := l.kit.Types.Ptr(l.ctx.IntegerType(8, ir.Signless), llvm.Space(v.Type()))
	return l.at(rw).Bitcast(v, t)
}

// copyLoop copies elements one by one between memrefs of one rank, in loops of
// which the last dimension is the innermost. Everything from op on comes after
// the loops; the rewriter stands there afterwards.
func (l *Lowering) copyLoop(rw *convert.Rewriter, op *ir.Operation, from, to convention.View) {
	e := l.at(rw)
	zero, one := e.Index(0), e.Index(1)
	sizes := make([]*ir.Value, from.Rank())
	for i := range sizes {
		sizes[i] = from.Size(i)
	}
	before := op.Block()
	after := rw.SplitBlock(op)
	indices := make([]*ir.Value, len(sizes))
	exit := after
	for i, size := range sizes {
		head := rw.CreateBlock(before.Region(), after, l.kit.IndexType)
		body := rw.CreateBlock(before.Region(), after)
		latch := rw.CreateBlock(before.Region(), after)
		rw.SetInsertionPointToEnd(before)
		llvm.NewBr(rw.Builder, []*ir.Value{zero}, head)

		indices[i] = head.Arg(0)
		rw.SetInsertionPointToEnd(head)
		more := llvm.NewIcmp(rw.Builder, indices[i], size, llvm.ICmpPredicateSlt).Res()
		llvm.NewCondBr(rw.Builder, more, nil, nil, body, exit)

		rw.SetInsertionPointToEnd(latch)
		llvm.NewBr(rw.Builder, []*ir.Value{e.Add(indices[i], one)}, head)
		before, exit = body, latch
	}
	rw.SetInsertionPointToEnd(before)
	e.Store(e.Load(from.Element(indices), from.Elem()), to.Element(indices))
	llvm.NewBr(rw.Builder, nil, exit)
	rw.SetInsertionPoint(op)
}
