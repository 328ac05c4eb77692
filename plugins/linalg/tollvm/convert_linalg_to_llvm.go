package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

const name = "convert-linalg-to-llvm"

// Pass returns the pass `convert-linalg-to-llvm`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    name,
		Summary: "convert ranges of linalg, and memref, to the LLVM dialect",
		Doc: `A !linalg.range becomes a struct of three numbers. Operations that compute stay: make loops
of them before. Functions stay, too; convert-std-to-llvm, which converts ranges among what they
take and return, removes the casts.`,
		Converts: []string{"linalg", "memref"},
		Builds:   []string{"llvm"},
		Run: func(r *pass.Run) error {
			if !convert.Has(r.Op, isConverted) {
				r.Work.Found(false)
				r.Unchanged()
				return nil
			}
			return tollvm.Convert(r, target, patterns, name)
		},
	}
}

func isConverted(name *ir.OpName) bool {
	return name.Dialect() == "memref" || name.String() == "linalg.range"
}

// target says that ranges may not be left; memref may, where no pattern converts it.
func target(*tollvm.Lowering) *convert.Target {
	t := tollvm.NewTarget()
	t.Illegal("linalg.range")
	return t
}

func patterns(l *tollvm.Lowering) []convert.Pattern {
	return append(l.MemRefPatterns(), numbers(l))
}

// numbers makes a struct of a range.
func numbers(l *tollvm.Lowering) convert.Pattern {
	return convert.On("linalg.range to a struct", func(op linalg.Range, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		min, max, step := m.Operand(op.Min()), m.Operand(op.Max()), m.Operand(op.Step())
		e := l.Kit().At(m.Builder)
		return m.Replace(e.Insert(e.Insert(e.Insert(e.Undef(t), min, 0), max, 1), step, 2))
	})
}
