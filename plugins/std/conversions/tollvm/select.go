package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

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
