package llvmir_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// descriptors has a memref that is put together for its parts alone, one that a function takes as a
// whole, and values that equal others.
const descriptors = `
llvm.func @whole(!llvm.struct<(ptr<f32>, i64)>)
llvm.func @load(%x: !llvm.ptr<f32> loc("x"("a.mlir":1:1)), %n: i64 loc("n"("a.mlir":1:9))) -> f32 {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr<f32>, i64)> loc("a.mlir":2:1)
  %1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(ptr<f32>, i64)> loc("a.mlir":2:1)
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(ptr<f32>, i64)> loc("view"("a.mlir":2:1))
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<f32>, i64)> loc("size"("a.mlir":3:1))
  %4 = llvm.mlir.constant(1 : i64) : i64 loc("one"("a.mlir":4:1))
  %5 = llvm.mul %3, %4 : i64 loc("scaled"("a.mlir":5:1))
  %6 = llvm.add %5, %5 : i64 loc("dead"("a.mlir":6:1))
  %7 = llvm.insertvalue %6, %2[1] : !llvm.struct<(ptr<f32>, i64)> loc("longer"("a.mlir":7:1))
  %8 = llvm.extractvalue %2[0] : !llvm.struct<(ptr<f32>, i64)> loc("a.mlir":8:1)
  %9 = llvm.getelementptr %8[%5] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32> loc("a.mlir":8:1)
  %10 = llvm.load %9 : !llvm.ptr<f32> loc("element"("a.mlir":8:1))
  llvm.return %10 : f32 loc("a.mlir":9:1)
} loc("a.mlir":1:1)
llvm.func @pass(%x: !llvm.ptr<f32> loc("x"("a.mlir":11:1)), %n: i64 loc("n"("a.mlir":11:9))) {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr<f32>, i64)> loc("a.mlir":12:1)
  %1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(ptr<f32>, i64)> loc("a.mlir":12:1)
  %2 = llvm.insertvalue %n, %1[1] : !llvm.struct<(ptr<f32>, i64)> loc("view"("a.mlir":12:1))
  llvm.call @whole(%2) : (!llvm.struct<(ptr<f32>, i64)>) -> () loc("a.mlir":13:1)
  llvm.return loc("a.mlir":14:1)
} loc("a.mlir":11:1)
`

// tidied is the text of the module that a function makes.
func tidied(t *testing.T, how llvmir.DebugInfo, module func() *ir.Operation) string {
	t.Helper()
	return emit(t, module(), llvmir.Options{DebugInfo: how, Tidy: true})
}

func descriptorModule(t *testing.T) *ir.Operation {
	t.Helper()
	return debugModule(t, descriptors)
}

// debugModule reads a module of the LLVM dialect, with the names of its values.
func debugModule(t *testing.T, text string) *ir.Operation {
	t.Helper()
	dialect, err := llvm.Dialect.Definitions()
	require.NoError(t, err)
	ctx, err := load.NewContext(dialect)
	require.NoError(t, err)
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource("a.mlir", []byte(text)), &sink, syntax.ParseOptions{KeepNames: true})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	return module
}

// TestTidyTellsDebuggersTheSame looks at what is written of values that the code does without.
func TestTidyTellsDebuggersTheSame(t *testing.T) {
	got := tidied(t, llvmir.FullDebugInfo, func() *ir.Operation { return descriptorModule(t) })
	assert.Contains(t, got, "define float @load(float* %x, i64 %n) nounwind", "no exception leaves it")
	assert.NotContains(t, got[strings.Index(got, "define void @pass"):], ") nounwind", "it calls what is not known")
	load, pass, found := strings.Cut(got[strings.Index(got, "define float @load"):], "define void @pass")
	require.True(t, found)
	assert.NotContains(t, load, "insertvalue")
	assert.NotContains(t, load, "extractvalue")
	assert.NotContains(t, load, " mul ")
	assert.NotContains(t, load, " add ")
	assert.Equal(t, 2, strings.Count(pass, "= insertvalue"), pass)
	for _, want := range []string{
		`(metadata float* %x, metadata !DILocalVariable(name: "view"`,
		`(metadata i64 %n, metadata !DILocalVariable(name: "view"`,
		`(metadata i64 %n, metadata !DILocalVariable(name: "size"`,
		`(metadata i64 1, metadata !DILocalVariable(name: "one"`,
		`(metadata i64 %n, metadata !DILocalVariable(name: "scaled"`,
		`(metadata float* %x, metadata !DILocalVariable(name: "longer"`,
		`(metadata float %element, metadata !DILocalVariable(name: "element"`,
	} {
		assert.Contains(t, load, want)
	}
	for _, gone := range []string{`"dead"`, `undef, metadata`} {
		assert.NotContains(t, load, gone)
	}
	assert.Equal(t, 1, strings.Count(load, `name: "longer"`), "its size is computed nowhere")
	oracle.Pipe(t, []byte(got), "opt-13", "-S", "-verify", "-o", "-")
}

// TestTidyDoesNotDependOnNames has LLVM take away names and debug information: what is left is the
// same with and without, and less than without tidying.
func TestTidyDoesNotDependOnNames(t *testing.T) {
	for name, module := range map[string]func() *ir.Operation{
		"values":      func() *ir.Operation { return named(t, debugValues) },
		"descriptors": func() *ir.Operation { return descriptorModule(t) },
	} {
		plain := stripped(t, tidied(t, llvmir.NoDebugInfo, module))
		assert.Equal(t, plain, stripped(t, tidied(t, llvmir.LineTables, module)), name)
		assert.Equal(t, plain, stripped(t, tidied(t, llvmir.FullDebugInfo, module)), name)
		assert.Less(t, strings.Count(plain, "\n  "), strings.Count(stripped(t, emit(t, module(), llvmir.Options{})), "\n  "), name)
	}
}

// TestTidyOfBlocks: an argument that always has the same value needs no phi, and debuggers get to know it.
func TestTidyOfBlocks(t *testing.T) {
	const text = `
llvm.func @choose(%a: i64 loc("a"("a.mlir":1:1)), %c: i1 loc("c"("a.mlir":1:9))) -> i64 {
  llvm.cond_br %c, ^bb1(%a : i64), ^bb2 loc("a.mlir":2:1)
^bb1(%same: i64 loc("same"("a.mlir":3:1))):
  %0 = llvm.add %same, %same : i64 loc("twice"("a.mlir":4:1))
  llvm.br ^bb3(%0 : i64) loc("a.mlir":5:1)
^bb2:
  llvm.br ^bb3(%a : i64) loc("a.mlir":6:1)
^bb3(%r: i64 loc("r"("a.mlir":7:1))):
  llvm.return %r : i64 loc("a.mlir":8:1)
} loc("a.mlir":1:1)
`
	module := func() *ir.Operation { return debugModule(t, text) }
	got := tidied(t, llvmir.FullDebugInfo, module)
	assert.Equal(t, 1, strings.Count(got, " phi "), got)
	assert.Contains(t, got, "%twice = add i64 %a, %a")
	assert.Contains(t, got, `(metadata i64 %a, metadata !DILocalVariable(name: "same"`)
	plain := stripped(t, tidied(t, llvmir.NoDebugInfo, module))
	assert.Equal(t, plain, stripped(t, got))
}

// stripped is the functions of a text.
func stripped(t *testing.T, text string) string {
	t.Helper()
	out := string(oracle.Pipe(t, []byte(text), "opt-13", "-S", "-strip", "-o", "-"))
	const end = "\n}\n"
	return out[strings.Index(out, "define ") : strings.LastIndex(out, end)+len(end)]
}
