package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

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
