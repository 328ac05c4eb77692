package indextollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
	"github.com/mlirc/mlirc/plugins/std/dialects/index"
)

// IndexToLLVM returns the pass `convert-index-to-llvm`.
func IndexToLLVM() *pass.Pass {
	return conversion("index", `Indices become integers of the width of a pointer, or of that of the option. What functions
take and return stays as it is, with casts between; convert-std-to-llvm removes them.`, patterns)
}

// patterns are those of operations that depend on the width of an index.
func patterns(l *tollvm.Lowering) []convert.Pattern {
	width := func(t ir.Type) int64 { return int64(l.Types().ConvertOne(t).(*ir.IntegerType).Width()) }
	return []convert.Pattern{
		convert.On("index.casts to llvm.sext or llvm.trunc", func(op index.Casts, m convert.Match) convert.Result {
			return l.Resize(op.Op, m, "llvm.sext")
		}),
		convert.On("index.castu to llvm.zext or llvm.trunc", func(op index.Castu, m convert.Match) convert.Result {
			return l.Resize(op.Op, m, "llvm.zext")
		}),
		convert.On("index.sizeof to llvm.mlir.constant", func(op index.Sizeof, m convert.Match) convert.Result {
			t := l.Types().ConvertOne(op.Result().Type())
			value := m.Context().IntAttr(t, width(op.Result().Type()))
			return m.Replace(llvm.NewMlirConstant(m.Builder, t, value).Res())
		}),
	}
}
