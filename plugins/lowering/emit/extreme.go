package emit

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Extreme is the greater or the lesser of two floats, or vectors of such: NaN if one of both is, and a zero
// without a sign is greater than one with it. Where both are zero, or one is NaN, their sum is that, and the
// negated sum of what is negated.
func (e Emitter) Extreme(a, b *ir.Value, greater bool) *ir.Value {
	t := a.Type()
	zero := e.splat(t, e.ctx.FloatAttr(floatOf(t), num.Zero(floatOf(t).Kind(), false)))
	zeros := e.And(e.compared(llvm.FCmpPredicateOeq, a, zero), e.compared(llvm.FCmpPredicateOeq, b, zero))
	summed := e.named("or", zeros.Type(), zeros, e.compared(llvm.FCmpPredicateUno, a, b))
	predicate, sum := llvm.FCmpPredicateOgt, e.named("fadd", t, a, b)
	if !greater {
		predicate, sum = llvm.FCmpPredicateOlt, e.named("fneg", t, e.named("fsub", t, e.named("fneg", t, a), b))
	}
	return e.selected(summed, sum, e.selected(e.compared(predicate, a, b), a, b))
}

// splat is a number, in all elements if the type is a vector.
func (e Emitter) splat(t ir.Type, a ir.Attribute) *ir.Value {
	if n := llvm.Len(t); n > 0 {
		vector := e.ctx.VectorType([]int64{n}, llvm.Elem(t))
		a = e.ctx.DenseElementsAttr(vector, ir.AppendElement(nil, a), true)
	}
	return e.Constant(t, a)
}
