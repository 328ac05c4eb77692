package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
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

// splat converts `std.splat`: it inserts the value into a vector and shuffles
// that.
func (l *Lowering) splat() convert.Pattern {
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
	sext, trunc := l.ctx.OpName("llvm.sext"), l.ctx.OpName("llvm.trunc")
	return convert.On("std.index_cast to llvm.sext or llvm.trunc", func(op std.IndexCast, m convert.Match) convert.Result {
		if l.memrefs.Passing(op.In().Type()) != nil {
			return m.MatchFailure("the elements of a memref have a width that a cast cannot change")
		}
		t := l.types.ConvertOne(op.Out().Type())
		if t == nil {
			return m.MatchFailure(l.whyNot(op.Out().Type()))
		}
		v := m.Operand(op.In())
		from, to := integerWidth(v.Type()), integerWidth(t)
		if from == to {
			return m.Replace(v)
		}
		name := sext
		if from > to {
			name = trunc
		}
		e, attrs := l.at(m.Rewriter), op.Op.Attrs()
		if !llvm.IsArray(t) {
			return m.Replace(e.Make(name, t, attrs, v))
		}
		return m.Replace(m.Unroll(t, []*ir.Value{v}, func(t ir.Type, values []*ir.Value) *ir.Value {
			return e.Make(name, t, attrs, values...)
		}))
	})
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
