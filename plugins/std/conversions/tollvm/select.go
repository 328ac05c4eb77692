package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// choose converts `std.select` to `llvm.select`. One condition chooses whole
// arrays and memrefs; a vector of conditions chooses element by element.
func (l *Lowering) choose() convert.Pattern {
	name := l.ctx.OpName("llvm.select")
	return convert.Pattern{
		Name: "std.select to llvm.select", Root: "std.select",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			e := l.at(rw)
			condition := operands.One(0)
			make := func(e emit.Emitter, t ir.Type, values []*ir.Value) *ir.Value {
				return e.Make(name, t, op.Attrs(), values...)
			}
			if llvm.IsArray(condition.Type()) {
				values := operands.All()
				return replace(rw, op, rw.Unroll(values[1].Type(), values, func(t ir.Type, values []*ir.Value) *ir.Value {
					return make(e, t, values)
				}))
			}
			chosen := append([]*ir.Value(nil), operands[1]...)
			for i, v := range chosen {
				chosen[i] = make(e, v.Type(), []*ir.Value{condition, v, operands[2][i]})
			}
			return replaceMemref(rw, op, chosen)
		},
	}
}
