package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// switches converts `std.switch` to `llvm.switch`, which takes an i32. A narrower
// flag is widened; a wider one is compared with one case after the other.
func (l *Lowering) switches() convert.Pattern {
	return convert.On("std.switch to llvm.switch", func(op std.Switch, m convert.Match) convert.Result {
		if reason := keptArguments(op.Op, m.Rewriter); reason != "" {
			return m.MatchFailure(reason)
		}
		edges, reason := l.edgesOf(op.Op, m)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		flag := m.Operand(op.Flag())
		width := integerWidth(flag.Type())
		cases := ods.As[*ir.DenseElementsAttr](op.CaseValuesAttr())
		l.separate(m.Rewriter, op.Op, edges)
		switch {
		case cases == nil:
			llvm.NewBr(m.Builder, edges[0].values, edges[0].to)
		case width > 32:
			l.compareCases(m.Rewriter, flag, cases, edges)
		default:
			l.makeSwitch(m.Rewriter, flag, width, cases, edges)
		}
		return m.Erase()
	})
}

func (l *Lowering) makeSwitch(rw *convert.Rewriter, flag *ir.Value, width uint32, cases *ir.DenseElementsAttr, edges []edge) {
	if width < 32 {
		flag = llvm.NewZext(rw.Builder, flag, l.ctx.I32()).Res()
	}
	var data []byte
	for i := range cases.Len() {
		n, _ := cases.Int(i).Uint64()
		data = ir.AppendElement(data, l.ctx.I32Attr(int64(n)))
	}
	n := int64(cases.Len())
	values := l.ctx.DenseElementsAttr(l.ctx.VectorType([]int64{n}, l.ctx.I32()), data, false)
	taken := make([][]*ir.Value, len(edges)-1)
	blocks := make([]*ir.Block, len(edges)-1)
	for i, e := range edges[1:] {
		taken[i], blocks[i] = e.values, e.to
	}
	llvm.NewSwitch(rw.Builder, flag, edges[0].values, taken, edges[0].to, blocks,
		ir.NamedAttr{Name: "case_values", Value: values})
}

// compareCases goes through the cases one after the other, each in a block of
// its own.
func (l *Lowering) compareCases(rw *convert.Rewriter, flag *ir.Value, cases *ir.DenseElementsAttr, edges []edge) {
	e := l.at(rw)
	region := rw.Block().Region()
	before := rw.Block().Next()
	for i, way := range edges[1:] {
		value := e.Constant(flag.Type(), l.ctx.IntegerAttr(flag.Type(), cases.Int(i)))
		equal := llvm.NewIcmp(rw.Builder, flag, value, llvm.ICmpPredicateEq).Res()
		otherwise := edges[0]
		if i+2 < len(edges) {
			otherwise = edge{to: ir.NewBlock()}
			region.InsertBefore(otherwise.to, before)
		}
		llvm.NewCondBr(rw.Builder, equal, way.values, otherwise.values, way.to, otherwise.to)
		rw.SetInsertionPointToEnd(otherwise.to)
	}
}
