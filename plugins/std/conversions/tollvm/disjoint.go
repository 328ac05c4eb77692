package tollvm

import (
	coreaffine "github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// disjoint converts `memref.disjoint`: one of two ranges of addresses ends where the other
// begins, or before.
func (l *Lowering) disjoint() convert.Pattern {
	return convert.Pattern{
		Name: "memref.disjoint to comparisons of addresses", Root: "memref.disjoint",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			var begin, end [2]*ir.Value
			for i := range begin {
				begin[i], end[i] = l.addresses(e, op.OperandType(i).(*ir.MemRefType), l.view(op, i, operands, rw))
			}
			before := llvm.NewIcmp(rw.Builder, end[0], begin[1], llvm.ICmpPredicateUle).Res()
			behind := llvm.NewIcmp(rw.Builder, end[1], begin[0], llvm.ICmpPredicateUle).Res()
			return replace(rw, op, llvm.NewOr(rw.Builder, before, behind).Res())
		},
	}
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
