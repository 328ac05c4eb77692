package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

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
