package mathtollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/math"
)

// isNormal compares with the least normal number and with infinity.
func isNormal() convert.Pattern {
	return convert.On("math.isnormal to comparisons", func(op math.Isnormal, m convert.Match) convert.Result {
		operands := m.AllOperands()
		inner := operands[0].Type()
		for llvm.IsArray(inner) {
			inner = llvm.Elem(inner)
		}
		elem, ok := ir.ElementOrSelf(inner).(*ir.FloatType)
		if !ok {
			return m.MatchFailure("LLVM has no numbers of its type")
		}
		test := func(x *ir.Value) *ir.Value {
			b, ctx := m.Builder, m.Context()
			constant := func(v num.Float) *ir.Value {
				var value ir.Attribute = ctx.FloatAttr(elem, v)
				if vector, ok := inner.(*ir.VectorType); ok {
					value = ctx.DenseElementsAttr(vector, ir.AppendElement(nil, value), true)
				}
				return llvm.NewMlirConstant(b, inner, value).Res()
			}
			magnitude := llvm.NewIntrFabs(b, x).Res()
			least := constant(num.LeastNormal(elem.Kind()))
			infinite := constant(num.Inf(elem.Kind(), false))
			return llvm.NewAnd(b, llvm.NewFcmp(b, magnitude, least, llvm.FCmpPredicateOge).Res(),
				llvm.NewFcmp(b, magnitude, infinite, llvm.FCmpPredicateOlt).Res()).Res()
		}
		if inner == operands[0].Type() {
			return m.Replace(test(operands[0]))
		}
		result, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		return m.Replace(m.Unroll(result, operands, func(_ ir.Type, v []*ir.Value) *ir.Value { return test(v[0]) }))
	})
}
