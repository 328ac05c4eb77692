package cplx

import (
	"strings"

	"example.com/mlirc-plugin-cplx/internal/llvm"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// ToLLVM returns the pass `convert-cplx-to-llvm`.
func ToLLVM() *pass.Pass {
	return &pass.Pass{
		Name:     "convert-cplx-to-llvm",
		Summary:  "convert what takes complex numbers apart to the LLVM dialect",
		Converts: []string{"cplx.create", "cplx.re", "cplx.im"},
		Builds:   []string{"cplx", "llvm"},
		Run: func(r *pass.Run) error {
			target := convert.NewTarget()
			target.Illegal(ToLLVM().Converts...)
			convert.Run(r, r.Op, convert.Config{
				Target: target, Types: llvmTypes(), Patterns: toLLVM, Stage: "convert-cplx-to-llvm",
			})
			return nil
		},
	}
}

// llvmTypes keeps what LLVM has. What a number is there, its definition says.
func llvmTypes() *convert.TypeConverter {
	types := convert.NewTypeConverter()
	convert.AddFor(types, func(t *ir.FloatType) convert.Answer { return convert.To(t) })
	convert.AddFor(types, func(t *ir.DialectType) convert.Answer {
		if strings.HasPrefix(t.Def().Name(), "llvm.") {
			return convert.To(t)
		}
		return convert.PassOn()
	})
	return types
}

var toLLVM = []convert.Pattern{
	convert.On("cplx.create to llvm.insertvalue", func(op Create, m convert.Match) convert.Result {
		t, why := m.Convert(op.Result().Type())
		if why != "" {
			return m.MatchFailure(why)
		}
		number := llvm.NewMlirUndef(m.Builder, t).Res()
		for i, part := range []*ir.Value{op.Re(), op.Im()} {
			number = llvm.NewInsertvalue(m.Builder, number, m.Operand(part), at(m, i)).Res()
		}
		return m.Replace(number)
	}),
	convert.On("cplx.re to llvm.extractvalue", func(op Re, m convert.Match) convert.Result {
		return m.Replace(llvm.NewExtractvalue(m.Builder, m.Operand(op.Value()), at(m, 0)).Res())
	}),
	convert.On("cplx.im to llvm.extractvalue", func(op Im, m convert.Match) convert.Result {
		return m.Replace(llvm.NewExtractvalue(m.Builder, m.Operand(op.Value()), at(m, 1)).Res())
	}),
}

// at is a position in a struct.
func at(m convert.Match, i int) ir.Attribute { return m.Context().I64ArrayAttr([]int64{int64(i)}) }
