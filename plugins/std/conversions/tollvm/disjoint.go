package tollvm

import (
	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

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
