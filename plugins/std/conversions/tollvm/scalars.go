package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// constant converts `std.constant` to `llvm.mlir.constant`, and a function to
// its address.
func (l *Lowering) constant() convert.Pattern {
	name := l.ctx.OpName("llvm.mlir.constant")
	return convert.On("std.constant to llvm.mlir.constant", func(op std.Constant, m convert.Match) convert.Result {
		t := l.types.ConvertOne(op.Result().Type())
		if t == nil {
			return m.MatchFailure(l.whyNot(op.Result().Type()))
		}
		switch value := op.ValueAttr().(type) {
		case *ir.SymbolRefAttr:
			return m.Replace(llvm.NewMlirAddressof(m.Builder, t, value.Root()).Res())
		// An array is a complex number, of which nothing else has that type.
		case *ir.IntegerAttr, *ir.FloatAttr, *ir.DenseElementsAttr, *ir.SparseElementsAttr, *ir.ArrayAttr:
			results := [1]ir.Type{t}
			return m.ReplaceWith(name, nil, results[:], op.Op.Attrs())
		case nil:
			return m.MatchFailure("it has no value")
		default:
			return m.MatchFailure("there is no constant of LLVM with the value " + syntax.AttrString(value))
		}
	})
}

// SplatPattern converts `std.splat`: it inserts the value into a vector and shuffles
// that.
func (l *Lowering) SplatPattern() convert.Pattern {
	return convert.On("std.splat to llvm.shufflevector", func(op std.Splat, m convert.Match) convert.Result {
		t := l.types.ConvertOne(op.Aggregate().Type())
		if t == nil {
			return m.MatchFailure(l.whyNot(op.Aggregate().Type()))
		}
		return m.Replace(l.Splat(m.Rewriter, t, m.Operand(op.Input())))
	})
}

// Splat makes a vector, or an array of them, all of whose elements are one value.
func (l *Lowering) Splat(rw *convert.Rewriter, t ir.Type, v *ir.Value) *ir.Value {
	_, inner := dimensions(t)
	var vector *ir.Value
	splat := func() *ir.Value {
		if vector != nil {
			return vector
		}
		e := l.at(rw)
		undef := e.Undef(inner)
		first := llvm.NewInsertelement(rw.Builder, undef, v, e.I32(0)).Res()
		zeros := make([]ir.Attribute, llvm.Len(inner))
		for i := range zeros {
			zeros[i] = l.ctx.I32Attr(0)
		}
		vector = llvm.NewShufflevector(rw.Builder, first, undef, l.ctx.ArrayAttr(zeros)).Res()
		return vector
	}
	if inner == t {
		return splat()
	}
	return rw.Unroll(t, nil, func(ir.Type, []*ir.Value) *ir.Value { return splat() })
}

// choose converts `std.select` to `llvm.select`. One condition chooses whole
// arrays and memrefs; a vector of conditions chooses element by element.
func (l *Lowering) choose() convert.Pattern {
	name := l.ctx.OpName("llvm.select")
	return convert.On("std.select to llvm.select", func(op std.Select, m convert.Match) convert.Result {
		e, attrs := l.at(m.Rewriter), op.Op.Attrs()
		condition := m.Operand(op.Condition())
		if llvm.IsArray(condition.Type()) {
			values := m.AllOperands()
			return m.Replace(m.Unroll(values[1].Type(), values, func(t ir.Type, values []*ir.Value) *ir.Value {
				return e.Make(name, t, attrs, values...)
			}))
		}
		yes, no := m.Parts(op.TrueValue()), m.Parts(op.FalseValue())
		chosen := make([]*ir.Value, len(yes))
		for i, v := range yes {
			chosen[i] = e.Make(name, v.Type(), attrs, condition, v, no[i])
		}
		return m.ReplaceParts(chosen)
	})
}

// indexCast converts `std.index_cast` to `llvm.sext` or `llvm.trunc`, or to
// nothing, as the widths demand.
func (l *Lowering) indexCast() convert.Pattern {
	return convert.On("std.index_cast to llvm.sext or llvm.trunc", func(op std.IndexCast, m convert.Match) convert.Result {
		return l.Resize(op.Op, m, "llvm.sext")
	})
}

// indexCastUI converts `std.index_castui`, which widens with zeros.
func (l *Lowering) indexCastUI() convert.Pattern {
	return convert.On("std.index_castui to llvm.zext or llvm.trunc", func(op std.IndexCastui, m convert.Match) convert.Result {
		return l.Resize(op.Op, m, "llvm.zext")
	})
}

// Resize makes the only operand as wide as the result is; what widens it is named.
func (l *Lowering) Resize(op *ir.Operation, m convert.Match, extension string) convert.Result {
	if l.memrefs.Passing(op.Operand(0).Type()) != nil {
		return m.MatchFailure("the elements of a memref have a width that a cast cannot change")
	}
	t := l.types.ConvertOne(op.ResultType(0))
	if t == nil {
		return m.MatchFailure(l.whyNot(op.ResultType(0)))
	}
	v := m.Operand(op.Operand(0))
	from, to := integerWidth(v.Type()), integerWidth(t)
	if from == to {
		return m.Replace(v)
	}
	name := l.ctx.OpName(extension)
	if from > to {
		name = l.ctx.OpName("llvm.trunc")
	}
	e, attrs := l.at(m.Rewriter), op.Attrs()
	return m.Replace(unrolled(m, t, []*ir.Value{v}, func(t ir.Type, values []*ir.Value) *ir.Value {
		return e.Make(name, t, attrs, values...)
	}))
}

// unrolled applies a function to values, or to each part of nested arrays of vectors.
func unrolled(m convert.Match, t ir.Type, values []*ir.Value, apply func(t ir.Type, values []*ir.Value) *ir.Value) *ir.Value {
	if !llvm.IsArray(t) {
		return apply(t, values)
	}
	return m.Unroll(t, values, apply)
}

// unsignedSum converts `std.addui_extended`: a sum is too great where it is less than what was
// added.
func (l *Lowering) unsignedSum() convert.Pattern {
	return convert.On("std.addui_extended to llvm.add and llvm.icmp", func(op std.AdduiExtended, m convert.Match) convert.Result {
		t, flags := l.types.ConvertOne(op.Op.ResultType(0)), l.types.ConvertOne(op.Op.ResultType(1))
		if t == nil || flags == nil {
			return m.MatchFailure(l.whyNot(op.Op.ResultType(0)))
		}
		e, operands := l.at(m.Rewriter), m.AllOperands()
		sum := unrolled(m, t, operands, func(_ ir.Type, v []*ir.Value) *ir.Value { return e.Add(v[0], v[1]) })
		overflow := unrolled(m, flags, []*ir.Value{sum, operands[0]}, func(_ ir.Type, v []*ir.Value) *ir.Value {
			return llvm.NewIcmp(m.Builder, v[0], v[1], llvm.ICmpPredicateUlt).Res()
		})
		return m.Replace(sum, overflow)
	})
}

// signedProduct converts `std.mulsi_extended`.
func (l *Lowering) signedProduct() convert.Pattern {
	return convert.On("std.mulsi_extended to a wider llvm.mul", func(op std.MulsiExtended, m convert.Match) convert.Result {
		return l.product(op.Op, m, "llvm.sext")
	})
}

// unsignedProduct converts `std.mului_extended`.
func (l *Lowering) unsignedProduct() convert.Pattern {
	return convert.On("std.mului_extended to a wider llvm.mul", func(op std.MuluiExtended, m convert.Match) convert.Result {
		return l.product(op.Op, m, "llvm.zext")
	})
}

// product multiplies integers of twice the width, and takes the halves of that.
func (l *Lowering) product(op *ir.Operation, m convert.Match, extension string) convert.Result {
	t := l.types.ConvertOne(op.ResultType(0))
	if t == nil {
		return m.MatchFailure(l.whyNot(op.ResultType(0)))
	}
	width := integerWidth(t)
	if width > ir.MaxIntegerWidth/2 {
		return m.MatchFailure("no integer is wide enough for the product")
	}
	e, extend, cut := l.at(m.Rewriter), l.ctx.OpName(extension), l.ctx.OpName("llvm.trunc")
	operands := m.AllOperands()
	low := unrolled(m, t, operands, func(_ ir.Type, v []*ir.Value) *ir.Value { return e.Mul(v[0], v[1]) })
	high := unrolled(m, t, operands, func(t ir.Type, v []*ir.Value) *ir.Value {
		twice, places := l.doubled(t, width)
		product := e.Mul(e.Make(extend, twice, nil, v[0]), e.Make(extend, twice, nil, v[1]))
		shifted := llvm.NewLshr(m.Builder, product, e.Constant(twice, places)).Res()
		return e.Make(cut, t, nil, shifted)
	})
	return m.Replace(low, high)
}

// doubled is an integer of twice the width, or a vector of such, and the old width as its constant.
func (l *Lowering) doubled(t ir.Type, width uint32) (ir.Type, ir.Attribute) {
	elem := l.ctx.IntegerType(2*width, ir.Signless)
	places := l.ctx.IntAttr(elem, int64(width))
	v, ok := t.(*ir.VectorType)
	if !ok {
		return elem, places
	}
	twice := l.ctx.ScalableVectorType(v.Shape(), v.Scalable(), elem)
	return twice, l.ctx.DenseElementsAttr(twice, ir.AppendElement(nil, places), true)
}

// truncateFloat converts `std.fptrunc` with a rounding mode.
func (l *Lowering) truncateFloat() convert.Pattern {
	return convert.On("std.fptrunc with a rounding mode", func(op std.Fptrunc, m convert.Match) convert.Result {
		mode, said := op.Roundingmode()
		if !said {
			return m.MatchFailure("it has no rounding mode")
		}
		t := l.types.ConvertOne(op.Out().Type())
		if t == nil {
			return m.MatchFailure(l.whyNot(op.Out().Type()))
		}
		e, how := l.at(m.Rewriter), num.Rounding(mode) // both count alike
		if how != num.ToNearestEven && !emit.CanRound(t) {
			return m.MatchFailure("numbers that are stored with their leading one are rounded to the nearest only")
		}
		return m.Replace(unrolled(m, t, m.AllOperands(), func(t ir.Type, values []*ir.Value) *ir.Value {
			return e.RoundedFloat(values[0], t, how)
		}))
	}).Reading("roundingmode")
}

// integerWidth is the width of an integer, or of the elements of vectors of
// them.
func integerWidth(t ir.Type) uint32 {
	for {
		switch elem := t.(type) {
		case *ir.IntegerType:
			return elem.Width()
		default:
			if t = llvm.Elem(t); t == nil {
				panic("BUG: index_cast of something that is no integer")
			}
		}
	}
}
