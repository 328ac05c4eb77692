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
	t, flags := a.Type(), e.sameLength(a.Type(), e.i1)
	do := func(name string, t ir.Type, args ...*ir.Value) *ir.Value {
		return e.Make(e.ctx.OpName("llvm."+name), t, nil, args...)
	}
	compare := func(p llvm.FCmpPredicate, a, b *ir.Value) *ir.Value {
		return e.Make(e.ctx.OpName("llvm.fcmp"), flags, ir.AttrList{{Name: "predicate", Value: p.Attr(e.ctx)}}, a, b)
	}
	zero := e.splat(t, e.ctx.FloatAttr(floatOf(t), num.Zero(floatOf(t).Kind(), false)))
	zeros := e.And(compare(llvm.FCmpPredicateOeq, a, zero), compare(llvm.FCmpPredicateOeq, b, zero))
	summed := do("or", flags, zeros, compare(llvm.FCmpPredicateUno, a, b))
	predicate, sum := llvm.FCmpPredicateOgt, do("fadd", t, a, b)
	if !greater {
		predicate, sum = llvm.FCmpPredicateOlt, do("fneg", t, do("fsub", t, do("fneg", t, a), b))
	}
	return do("select", t, summed, sum, do("select", t, compare(predicate, a, b), a, b))
}

// splat is a number, in all elements if the type is a vector.
func (e Emitter) splat(t ir.Type, a ir.Attribute) *ir.Value {
	if n := llvm.Len(t); n > 0 {
		vector := e.ctx.VectorType([]int64{n}, llvm.Elem(t))
		a = e.ctx.DenseElementsAttr(vector, ir.AppendElement(nil, a), true)
	}
	return e.Constant(t, a)
}
