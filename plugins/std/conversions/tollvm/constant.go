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
