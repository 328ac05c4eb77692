package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// gather converts `vector.gather`.
func (l lowering) gather() convert.Pattern {
	return convert.On("vector.gather to LLVM", func(op vector.Gather, m convert.Match) convert.Result {
		r, reason := l.scattered(m, op.Result().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		t := l.Types().ConvertOne(op.Result().Type())
		return m.Replace(llvm.NewIntrMaskedGather(r.e.Builder, r.at(m.Operand(op.IndexVec())), m.Operand(op.Mask()),
			[]*ir.Value{m.Operand(op.PassThru())}, t, r.alignment()).Res())
	})
}

// scatter converts `vector.scatter`.
func (l lowering) scatter() convert.Pattern {
	return convert.On("vector.scatter to LLVM", func(op vector.Scatter, m convert.Match) convert.Result {
		r, reason := l.scattered(m, op.ValueToStore().Type(), op.Base(), op.Indices())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		llvm.NewIntrMaskedScatter(r.e.Builder, m.Operand(op.ValueToStore()), r.at(m.Operand(op.IndexVec())), m.Operand(op.Mask()), r.alignment())
		return m.Erase()
	})
}

// scattered is where the elements are from which distances count.
func (l lowering) scattered(m convert.Match, t ir.Type, base *ir.Value, indices []*ir.Value) (memoryRow, string) {
	tr, reason := l.transferOf(m, t, base, indices)
	if reason != "" {
		return memoryRow{}, reason
	}
	if len(tr.vector.Shape()) != 1 {
		return memoryRow{}, "only vectors of one dimension are gathered and scattered"
	}
	if areBytes(tr.vector) {
		return memoryRow{}, "bits are not gathered and scattered by scalable vectors"
	}
	rank := len(tr.indices)
	if rank == 0 {
		return memoryRow{}, "the memref has no dimension"
	}
	if stride, ok := tr.memref.StaticStride(rank - 1); !ok || stride != 1 {
		return memoryRow{}, "elements of the last dimension must lie side by side"
	}
	if reason := tr.lastDims(); reason != "" {
		return memoryRow{}, reason
	}
	return tr.row(nil), ""
}
