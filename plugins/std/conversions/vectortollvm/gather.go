package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// gather converts `vector.gather`.
func (l lowering) gather() convert.Pattern {
	return one("vector.gather", func(m match) (*ir.Value, string) {
		r, behind, reason := l.scattered(m, m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		t := l.Types().ConvertOne(m.ResultType(0))
		return llvm.NewIntrMaskedGather(r.e.Builder, r.at(m.operand(behind)), m.operand(behind+1),
			[]*ir.Value{m.operand(behind + 2)}, t, r.alignment()).Res(), ""
	})
}

// scatter converts `vector.scatter`.
func (l lowering) scatter() convert.Pattern {
	return none("vector.scatter", func(m match) string {
		last := m.NumOperands() - 1
		r, behind, reason := l.scattered(m, m.OperandType(last))
		if reason != "" {
			return reason
		}
		llvm.NewIntrMaskedScatter(r.e.Builder, m.operand(last), r.at(m.operand(behind)), m.operand(behind+1), r.alignment())
		return ""
	})
}

// scattered is where the elements are from which distances count, and the number of
// the operand behind the indices.
func (l lowering) scattered(m match, t ir.Type) (memoryRow, int, string) {
	tr, reason := l.transferOf(m, t, 0)
	if reason != "" {
		return memoryRow{}, 0, reason
	}
	if len(tr.vector.Shape()) != 1 {
		return memoryRow{}, 0, "only vectors of one dimension are gathered and scattered"
	}
	rank := len(tr.indices)
	if rank == 0 {
		return memoryRow{}, 0, "the memref has no dimension"
	}
	if stride, ok := tr.memref.StaticStride(rank - 1); !ok || stride != 1 {
		return memoryRow{}, 0, "elements of the last dimension must lie side by side"
	}
	if reason := tr.lastDims(); reason != "" {
		return memoryRow{}, 0, reason
	}
	return tr.row(nil, tr.vector.Shape()[0]), 1 + rank, ""
}
