package vectortollvm

import (
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// reduction converts `vector.reduction`.
func (l lowering) reduction() convert.Pattern {
	return convert.On("vector.reduction to LLVM", func(op vector.Reduction, m convert.Match) convert.Result {
		if _, _, reason := l.vectorType(op.Vector().Type()); reason != "" {
			return m.MatchFailure(reason)
		}
		e, v := l.Kit().At(m.Builder), m.Operand(op.Vector())
		t := l.Types().ConvertOne(op.Dest().Type())
		acc := m.Operand(op.Acc())
		kind, reason := l.kindOf(op)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		if llvm.IsScalable(v.Type()) && op.Kind() == "mul" {
			return m.MatchFailure("llc has no code for the product of all elements of a scalable vector")
		}
		if kind.op == minimum || kind.op == maximum {
			if llvm.IsScalable(v.Type()) {
				if llvm.Elem(v.Type()).(*ir.FloatType).Kind().BitWidth() > 64 {
					return m.MatchFailure("floats of more than 64 bits are not ordered as integers")
				}
				made := extremeOf(e, kind, v)
				if acc != nil {
					made = kind.of(e, acc, made)
				}
				return m.Replace(made)
			}
			n := llvm.Len(v.Type())
			if n > maxElements {
				return m.MatchFailure("it has too many elements")
			}
			for i := range n {
				part := llvm.NewExtractelement(e.Builder, v, e.I32(i)).Res()
				if acc == nil {
					acc = part
					continue
				}
				acc = kind.of(e, acc, part)
			}
			return m.Replace(acc)
		}
		return m.Replace(l.reduced(e, op.Kind(), kind, v, acc, t))
	}).Reading("kind")
}

// kindOf is how a reduction combines, of which the kind is a word. Of numbers that have no sign by their type
// `min` and `max` are without one.
func (l lowering) kindOf(op vector.Reduction) (combination, string) {
	word, t := op.Kind(), op.Vector().Type().(*ir.VectorType)
	if i, ok := t.Elem().(*ir.IntegerType); ok && i.Signedness() == ir.Unsigned {
		t = t.Context().ScalableVectorType(t.Shape(), t.Scalable(), t.Context().IntegerType(i.Width(), ir.Signless))
		if word == "min" || word == "max" {
			word += "ui"
		}
	}
	kind, err := vector.KindOf(word)
	if err != nil {
		return combination{}, err.Error()
	}
	return combinationOf(kind, t)
}

// reduced combines the elements of a vector by an intrinsic. Sums and products of floats begin with a value.
func (l lowering) reduced(e emit.Emitter, word string, kind combination, v, acc *ir.Value, t ir.Type) *ir.Value {
	f, isFloat := t.(*ir.FloatType)
	if isFloat && (word == "add" || word == "mul") {
		order := ir.NamedAttr{Name: "reassoc", Value: e.Context().BoolAttr(l.config.reassociate)}
		if word == "add" {
			if acc == nil {
				acc = e.Constant(t, e.Context().FloatAttr(f, num.Zero(f.Kind(), false)))
			}
			return llvm.NewIntrVectorReduceFadd(e.Builder, acc, v, t, order).Res()
		}
		if acc == nil {
			acc = e.Constant(t, e.Context().FloatAttr(f, num.FromInt(f.Kind(), num.New(32, 1), true)))
		}
		return llvm.NewIntrVectorReduceFmul(e.Builder, acc, v, t, order).Res()
	}
	name := strings.TrimPrefix(strings.TrimPrefix(kind.op, "llvm."), "intr.")
	if isFloat {
		name = "f" + word
	}
	made := e.Make(e.Context().OpName("llvm.intr.vector.reduce."+name), t, nil, v)
	if acc == nil {
		return made
	}
	return kind.of(e, acc, made)
}

// createMask converts `vector.create_mask`.
func (l lowering) createMask() convert.Pattern {
	return convert.On("vector.create_mask to LLVM", func(op vector.CreateMask, m convert.Match) convert.Result {
		t, converted, reason := l.vectorType(op.Result().Type())
		if reason != "" {
			return m.MatchFailure(reason)
		}
		e := l.Kit().At(m.Builder)
		outer, _ := rowsOf(t)
		n := rowLength(t)
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
		outer, _ := rowsOf(t)
		n := rowLength(t)
		if len(sizes) != max(1, len(t.Shape())) {
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

// prefix is a mask that is true in the first places; in all or none where it is scalable.
func prefix(e emit.Emitter, first int64, n length) *ir.Value {
	if first == 0 || first >= n.n {
		return n.filled(e, e.Context().BoolAttr(first > 0))
	}
	t := n.vector(e, e.Context().I1()).(*ir.VectorType)
	var data []byte
	for i := range n.n {
		data = ir.AppendElement(data, e.Context().BoolAttr(i < first))
	}
	return e.Constant(t, e.Context().DenseElementsAttr(t, data, false))
}
