package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// indexCast converts `std.index_cast` to `llvm.sext` or `llvm.trunc`, or to
// nothing, as the widths demand.
func (l *Lowering) indexCast() convert.Pattern {
	sext, trunc := l.ctx.OpName("llvm.sext"), l.ctx.OpName("llvm.trunc")
	return convert.Pattern{
		Name: "std.index_cast to llvm.sext or llvm.trunc", Root: "std.index_cast",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			if l.memrefs.Passing(op.Operand(0).Type()) != nil {
				return rw.MatchFailure("the elements of a memref have a width that a cast cannot change")
			}
			t := l.types.ConvertOne(op.Result(0).Type())
			if t == nil {
				return rw.MatchFailure(l.whyNot(op.Result(0).Type()))
			}
			v := operands.One(0)
			from, to := integerWidth(v.Type()), integerWidth(t)
			if from == to {
				return replace(rw, op, v)
			}
			name := sext
			if from > to {
				name = trunc
			}
			if !llvm.IsArray(t) {
				return replace(rw, op, l.at(rw).Make(name, t, op.Attrs(), v))
			}
			return replace(rw, op, rw.Unroll(t, []*ir.Value{v}, func(t ir.Type, values []*ir.Value) *ir.Value {
				return l.at(rw).Make(name, t, op.Attrs(), values...)
			}))
		},
	}
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
