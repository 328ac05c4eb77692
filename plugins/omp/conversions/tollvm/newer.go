package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/omp"
)

// typeAttrs are the attributes of operations that say a type of values.
var typeAttrs = []string{"type", "element_type"}

// newer are the patterns of operations that MLIR 13 lacks.
func newer() []convert.Pattern {
	return []convert.Pattern{
		retyped[omp.ParallelArgs](), retyped[omp.WsloopWrapper](), retyped[omp.LoopNest](), retyped[omp.Simd](),
		retyped[omp.Distribute](), retyped[omp.Taskloop](), retyped[omp.Teams](),
		retyped[omp.Private](), retyped[omp.DeclareReduction](),
		retyped[omp.Sections](), retyped[omp.Section](), retyped[omp.Single](), retyped[omp.Masked](),
		retyped[omp.Critical](), retyped[omp.OrderedRegion](), retyped[omp.Ordered](),
		retyped[omp.Task](), retyped[omp.Taskgroup](),
		retyped[omp.AtomicRead](), retyped[omp.AtomicWrite](), retyped[omp.AtomicUpdate](), retyped[omp.AtomicCapture](),
	}
}

// retyped gives an operation without results, its regions and the types that it names, the types of llvm.
func retyped[V ir.View]() convert.Pattern {
	var view V
	return convert.On(view.OpName()+" with types of llvm", func(v V, m convert.Match) convert.Result {
		op := struct{ Op *ir.Operation }(v).Op
		if !m.AreSingle() {
			return m.MatchFailure("an operand is no single value")
		}
		for _, operand := range op.AllOperands() {
			if t := operand.Type(); isMemRef(t) {
				return m.MatchFailure("it has a variable of type '" + syntax.TypeString(t) + "'; use a pointer of the LLVM dialect")
			}
		}
		attrs := map[string]ir.Attribute{}
		for _, name := range typeAttrs {
			a, ok := op.Attr(name).(*ir.TypeAttr)
			if !ok {
				continue
			}
			t, why := m.Convert(a.Value())
			if why != "" {
				return m.MatchFailure(why)
			}
			attrs[name] = t.Context().TypeAttr(t)
		}
		for r := range op.Regions() {
			if !r.Empty() && !m.ConvertRegion(r) {
				return m.MatchFailure(unknownArgument)
			}
		}
		m.Update(op, func() {
			op.SetOperands(m.AllOperands())
			for _, name := range typeAttrs {
				if attrs[name] != nil {
					op.SetAttr(name, attrs[name])
				}
			}
		})
		return m.Success()
	})
}
