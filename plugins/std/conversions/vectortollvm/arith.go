package vectortollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// reductions are the intrinsics that combine the elements of a vector of integers,
// signless or signed.
var reductions = map[string]string{
	"add": "add", "mul": "mul", "and": "and", "or": "or", "xor": "xor", "min": "smin", "max": "smax",
}

// reduction converts `vector.reduction`.
func (l lowering) reduction() convert.Pattern {
	return one("vector.reduction", func(m match) (*ir.Value, string) {
		if _, _, reason := l.vectorType(m.OperandType(0)); reason != "" {
			return nil, reason
		}
		e, kind, v := l.Kit().At(m.rw.Builder), m.StringAttrValue("kind"), m.operand(0)
		t := l.Types().ConvertOne(m.ResultType(0))
		var acc *ir.Value
		if m.NumOperands() > 1 {
			acc = m.operand(1)
		}
		if f, ok := m.ResultType(0).(*ir.FloatType); ok {
			return l.floatReduction(e, kind, v, acc, f)
		}
		name, ok := reductions[kind]
		if !ok || acc != nil {
			return nil, "integers cannot be combined by '" + kind + "' with a value"
		}
		if i, isInt := m.ResultType(0).(*ir.IntegerType); isInt && i.Signedness() == ir.Unsigned {
			switch kind {
			case "min", "max":
				name = "u" + kind
			}
		}
		return e.Make(e.Context().OpName("llvm.intr.vector.reduce."+name), t, nil, v), ""
	})
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
	return one("vector.create_mask", func(m match) (*ir.Value, string) {
		t, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		e := l.Kit().At(m.rw.Builder)
		outer, n := rowsOf(t)
		whole := l.below(e, m.operand(len(outer)), n)
		if len(outer) == 0 {
			return whole, ""
		}
		result := e.Undef(converted)
		eachRow(outer, func(at []int) {
			r := whole
			for i, k := range at {
				inside := llvm.NewIcmp(e.Builder, e.Index(int64(k)), m.operand(i), llvm.ICmpPredicateSlt).Res()
				r = e.And(r, splat(e, inside, n))
			}
			result = e.Insert(result, r, at...)
		})
		return result, ""
	})
}

// constantMask converts `vector.constant_mask`.
func (l lowering) constantMask() convert.Pattern {
	return one("vector.constant_mask", func(m match) (*ir.Value, string) {
		t, converted, reason := l.vectorType(m.ResultType(0))
		if reason != "" {
			return nil, reason
		}
		e, sizes := l.Kit().At(m.rw.Builder), numbersOf(m.Attr("mask_dim_sizes"))
		outer, n := rowsOf(t)
		if len(sizes) != len(t.Shape()) {
			return nil, "it wants a size for each dimension"
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
		return result, ""
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
