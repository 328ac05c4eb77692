package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// constant converts `std.constant` to `llvm.mlir.constant`, and a function to
// its address.
func (l *Lowering) constant() convert.Pattern {
	name := l.ctx.OpName("llvm.mlir.constant")
	return convert.Pattern{
		Name: "std.constant to llvm.mlir.constant", Root: "std.constant",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.types.ConvertOne(op.Result(0).Type())
			if t == nil {
				return rw.MatchFailure(l.whyNot(op.Result(0).Type()))
			}
			switch value := op.Attr("value").(type) {
			case *ir.SymbolRefAttr:
				return replace(rw, op, llvm.NewMlirAddressof(rw.Builder, t, value.Root()).Res())
			// An array is a complex number, of which nothing else has that type.
			case *ir.IntegerAttr, *ir.FloatAttr, *ir.DenseElementsAttr, *ir.SparseElementsAttr, *ir.ArrayAttr:
				results := [1]ir.Type{t}
				return replace(rw, op, rw.CreateOp(name, nil, results[:], op.Attrs()).Result(0))
			case nil:
				return rw.MatchFailure("it has no value")
			default:
				return rw.MatchFailure("there is no constant of LLVM with the value " + syntax.AttrString(value))
			}
		},
	}
}

// splat converts `std.splat`: it inserts the value into a vector and shuffles
// that.
func (l *Lowering) splat() convert.Pattern {
	return convert.Pattern{
		Name: "std.splat to llvm.shufflevector", Root: "std.splat",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.types.ConvertOne(op.Result(0).Type())
			if t == nil {
				return rw.MatchFailure(l.whyNot(op.Result(0).Type()))
			}
			return replace(rw, op, l.Splat(rw, t, operands.One(0)))
		},
	}
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
		vector = llvm.NewShufflevector(rw.Builder, first, undef, inner, l.ctx.ArrayAttr(zeros)).Res()
		return vector
	}
	if inner == t {
		return splat()
	}
	return rw.Unroll(t, nil, func(ir.Type, []*ir.Value) *ir.Value { return splat() })
}
