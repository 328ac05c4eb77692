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
			convert.Apply(r.Op, convert.Config{
				Target: target, Types: llvmTypes(), Patterns: toLLVM, Stage: "convert-cplx-to-llvm",
				Sink: r.Diags, Workers: r.Workers, Trace: r.Trace, Work: r.Work,
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
	{Name: "cplx.create to llvm.insertvalue", Root: "cplx.create", Match: createToLLVM},
	{Name: "cplx.re to llvm.extractvalue", Root: "cplx.re", Match: part(0)},
	{Name: "cplx.im to llvm.extractvalue", Root: "cplx.im", Match: part(1)},
}

func createToLLVM(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
	t := rw.Types().ConvertOne(op.Result(0).Type())
	if t == nil {
		return rw.MatchFailure(rw.Types().WhyNot(op.Result(0).Type()))
	}
	number := llvm.NewMlirUndef(rw.Builder, t).Res()
	for i := range 2 {
		at := rw.Context().I64ArrayAttr([]int64{int64(i)})
		number = llvm.NewInsertvalue(rw.Builder, number, operands.One(i), at).Res()
	}
	rw.ReplaceOp(op, number)
	return rw.Success()
}

func part(i int64) func(*ir.Operation, convert.Operands, *convert.Rewriter) convert.Result {
	return func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
		at := rw.Context().I64ArrayAttr([]int64{i})
		rw.ReplaceOp(op, llvm.NewExtractvalue(rw.Builder, operands.One(0), op.Result(0).Type(), at).Res())
		return rw.Success()
	}
}
