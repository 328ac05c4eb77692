package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// reductions are the intrinsics that combine the elements of a vector of integers,
// signless or signed.
var reductions = map[string]string{
	"add": "add", "mul": "mul", "and": "and", "or": "or", "xor": "xor", "min": "smin", "max": "smax",
}

// reduction converts `vector.reduction`.
func (l lowering) reduction() convert.Pattern {
	return convert.On("vector.reduction to LLVM", func(op vector.Reduction, m convert.Match) convert.Result {
		if _, _, reason := l.vectorType(op.Vector().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		e, kind, v := l.Kit().At(m.Builder), op.Kind(), m.Operand(op.Vector())
		t := l.Types().ConvertOne(op.Dest().Type())
		acc := m.Operand(op.Acc())
		if f, ok := op.Dest().Type().(*ir.FloatType); ok {
			made, reason := l.floatReduction(e, kind, v, acc, f)
			if reason != "" {
				return m.MatchFailure(reason)
			}
			return m.Replace(made)
		}
		name, ok := reductions[kind]
		if !ok || acc != nil {
			return m.MatchFailure("integers cannot be combined by '" + kind + "' with a value")
		}
		if i, isInt := op.Dest().Type().(*ir.IntegerType); isInt && i.Signedness() == ir.Unsigned {
			switch kind {
			case "min", "max":
				name = "u" + kind
			}
		}
		return m.Replace(e.Make(e.Context().OpName("llvm.intr.vector.reduce."+name), t, nil, v))
	}).Reading("kind")
}

func (l lowering) floatReduction(e emit.Emitter, kind string, v, acc *ir.Value, t *ir.FloatType) (*ir.Value, string) {
	order := ir.NamedAttr{Name: "reassoc", Value: e.Context().BoolAttr(l.config.reassociate)}
	switch kind {
	case "add":
		if acc == nil {
			acc = e.Constant(t, e.Context().FloatAttr(t, num.Zero(t.Kind(), false)))
		}
		return llvm.NewIntrVectorReduceFadd(e.Builder, acc, v, t, order).Res(), ""
	case "mul":
		if acc == nil {
			acc = e.Constant(t, e.Context().FloatAttr(t, num.FromInt(t.Kind(), num.New(32, 1), true)))
		}
		return llvm.NewIntrVectorReduceFmul(e.Builder, acc, v, t, order).Res(), ""
	case "min", "max":
		if acc != nil {
			return nil, "'" + kind + "' of floats takes no value besides"
		}
		return e.Make(e.Context().OpName("llvm.intr.vector.reduce.f"+kind), t, nil, v), ""
	}
	return nil, "floats cannot be combined by '" + kind + "'"
}

// createMask converts `vector.create_mask`.
func (l lowering) createMask() convert.Pattern {
	return convert.On("vector.create_mask to LLVM", func(op vector.CreateMask, m convert.Match) convert.Result {
		t, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		outer, n := rowsOf(t)
		counts := m.Operands(op.Operands())
		whole := l.below(e, counts[len(outer)], n)
		if len(outer) == 0 {
			return m.Replace(whole)
		}
		result := e.Undef(converted)
		eachRow(outer, func(at []int) {
			r := whole
			for i, k := range at {
				inside := llvm.NewIcmp(e.Builder, e.Index(int64(k)), counts[i], llvm.ICmpPredicateSlt).Res()
				r = e.And(r, splat(e, inside, n))
			}
			result = e.Insert(result, r, at...)
		})
		return m.Replace(result)
	})
}

// constantMask converts `vector.constant_mask`.
func (l lowering) constantMask() convert.Pattern {
	return convert.On("vector.constant_mask to LLVM", func(op vector.ConstantMask, m convert.Match) convert.Result {
		t, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e, sizes := l.Kit().At(m.Builder), numbersOf(op.MaskDimSizes())
		outer, n := rowsOf(t)
		if len(sizes) != len(t.Shape()) {
			return m.MatchFailure("it wants a size for each dimension")
		}
		var result *ir.Value
		if len(outer) > 0 {
			result = e.Undef(converted)
		}
		eachRow(outer, func(at []int) {
			first := int64(0)
			if len(sizes) > 0 {
				first = int64(sizes[len(outer)])
			}
			for i, k := range at {
				if k >= sizes[i] {
					first = 0
				}
			}
			result = withRow(e, result, prefix(e, first, n), at)
		})
		return m.Replace(result)
	})
}

// prefix is a mask that is true in the first places of n.
func prefix(e emit.Emitter, first, n int64) *ir.Value {
	t := e.Types.Vector(n, e.Context().I1()).(*ir.VectorType)
	var data []byte
	for i := range n {
		data = ir.AppendElement(data, e.Context().BoolAttr(i < first))
	}
	return e.Constant(t, e.Context().DenseElementsAttr(t, data, n == 1))
}
