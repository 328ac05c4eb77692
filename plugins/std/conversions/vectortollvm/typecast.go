package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// typeCast converts `vector.type_cast`: the same memory by a pointer to vectors.
func (l lowering) typeCast() convert.Pattern {
	return convert.On("vector.type_cast to LLVM", func(op vector.TypeCast, m convert.Match) convert.Result {
		t := op.Result().Type().(*ir.MemRefType)
		to, reason := l.Memrefs().Ranked(t)
		if to == nil {
			return m.MatchFailure(reason)
		}
		if reason := sameMemory(op.Memref().Type().(*ir.MemRefType).Elem(), t.Elem()); reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		from, _ := l.memref(m, op.Memref())
		fresh := to.Fresh(e, nil, nil)
		parts := convention.Components{
			Aligned: e.Bitcast(from.Aligned(), to.Pointer), Sizes: fresh.Sizes, Strides: fresh.Strides,
		}
		if to.Carries(convention.Allocated) {
			parts.Allocated = e.Bitcast(from.Allocated(), to.Pointer)
		}
		return m.ReplaceParts(to.Make(e, parts))
	})
}

// sameMemory says why the elements of one type are not in memory what those of another one are; it
// is empty where they are: their rows are as long, or there are gaps behind neither's.
func sameMemory(a, b ir.Type) (reason string) {
	if lastSize(a) == lastSize(b) {
		return ""
	}
	if reason := sideBySide(a); reason != "" {
		return reason
	}
	return sideBySide(b)
}

// lastSize is the number of elements of a row of vectors of that type; 0 of what is no vector.
func lastSize(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		_, n := rowsOf(v)
		return n
	}
	return 0
}

// sideBySide says why what a memref of vectors has in memory are not the elements of these, one behind the
// other; it is empty where they are. LLVM leaves a gap behind rows whose number of bytes is no power of two.
func sideBySide(t ir.Type) (reason string) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return ""
	}
	if reason := packed(t); reason != "" {
		return reason
	}
	if _, n := rowsOf(v); n&(n-1) != 0 {
		return "there are gaps between the rows of such vectors in memory"
	}
	return ""
}
