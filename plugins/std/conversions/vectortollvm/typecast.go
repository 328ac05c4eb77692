package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// typeCast converts `vector.type_cast`: the same memory by a pointer to vectors.
func (l lowering) typeCast() convert.Pattern {
	return convert.Pattern{
		Name: "vector.type_cast to LLVM", Root: "vector.type_cast",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := op.ResultType(0).(*ir.MemRefType)
			to, reason := l.Memrefs().Ranked(t)
			if to == nil {
				return rw.MatchFailure(reason)
			}
			if reason := sideBySide(t.Elem()); reason != "" {
				return rw.MatchFailure(reason)
			}
			e := l.Kit().At(rw.Builder)
			from := l.Memrefs().Must(op.OperandType(0)).Value(e, operands[0])
			fresh := to.Fresh(e, nil, nil)
			parts := convention.Components{
				Aligned: e.Bitcast(from.Aligned(), to.Pointer), Sizes: fresh.Sizes, Strides: fresh.Strides,
			}
			if to.Carries(convention.Allocated) {
				parts.Allocated = e.Bitcast(from.Allocated(), to.Pointer)
			}
			rw.ReplaceOpMulti(op, [][]*ir.Value{to.Make(e, parts)})
			return rw.Success()
		},
	}
}

// sideBySide says why what a memref of vectors has in memory are not the elements of these, one behind the
// other; it is empty where they are. LLVM leaves room behind rows whose number of bytes is no power of two.
func sideBySide(t ir.Type) (reason string) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return ""
	}
	if reason := packed(t); reason != "" {
		return reason
	}
	if _, n := rowsOf(v); n&(n-1) != 0 {
		return "there is room between the rows of such vectors in memory"
	}
	return ""
}
