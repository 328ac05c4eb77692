package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// ceilDiv converts `std.ceildivi_signed`: where a remainder was cut off, and the
// quotient is positive, it is one more.
func (l *Lowering) ceilDiv() convert.Pattern {
	return l.roundedDivision("std.ceildivi_signed", llvm.ICmpPredicateSge, 1)
}

// floorDiv converts `std.floordivi_signed`: where a remainder was cut off, and the
// quotient is negative, it is one less.
func (l *Lowering) floorDiv() convert.Pattern {
	return l.roundedDivision("std.floordivi_signed", llvm.ICmpPredicateSlt, -1)
}

// roundedDivision converts a division that does not round towards zero. Where
// there is a remainder, and the product of the signs satisfies the predicate with
// zero, the quotient is corrected.
func (l *Lowering) roundedDivision(name string, sign llvm.ICmpPredicate, correction int64) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.sdiv and a correction", Root: name,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := operands.One(0).Type()
			divide := func(e emit.Emitter, t ir.Type, values []*ir.Value) *ir.Value {
				return l.divide(e, t, values[0], values[1], sign, correction)
			}
			if llvm.IsArray(t) {
				return replace(rw, op, l.unroll(rw, t, operands.All(), divide))
			}
			return replace(rw, op, divide(l.at(rw), t, operands.All()))
		},
	}
}

func (l *Lowering) divide(e emit.Emitter, t ir.Type, a, b *ir.Value, sign llvm.ICmpPredicate, correction int64) *ir.Value {
	zero := l.number(e, t, 0)
	quotient := e.SDiv(a, b)
	rest := llvm.NewSrem(e.Builder, a, b).Res()
	inexact := llvm.NewIcmp(e.Builder, rest, zero, llvm.ICmpPredicateNe).Res()
	signs := llvm.NewXor(e.Builder, a, b).Res()
	wrong := e.And(inexact, llvm.NewIcmp(e.Builder, signs, zero, sign).Res())
	corrected := e.Add(quotient, l.number(e, t, correction))
	return llvm.NewSelect(e.Builder, wrong, corrected, quotient).Res()
}

// number makes an integer, or a vector full of it.
func (l *Lowering) number(e emit.Emitter, t ir.Type, n int64) *ir.Value {
	v, ok := t.(*ir.VectorType)
	switch {
	case llvm.IsScalable(t) && !ok:
		// What is written down is a vector of the builtin dialect.
		v = l.ctx.ScalableVectorType([]int64{llvm.Len(t)}, []bool{true}, llvm.Elem(t))
	case !ok:
		return e.Constant(t, l.ctx.IntAttr(t, n))
	}
	data := ir.AppendElement(nil, l.ctx.IntAttr(v.Elem(), n))
	return e.Constant(t, l.ctx.DenseElementsAttr(v, data, true))
}
