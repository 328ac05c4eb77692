package transforms_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// benchModule is functions of four kinds: arithmetic, branches, a loop over a
// memref, and floats.
func benchModule(functions int) string {
	kinds := []string{`func @f%[1]d(%%a: i32, %%b: i32) -> i32 {
  %%0 = addi %%a, %%b : i32
  %%1 = muli %%0, %%a : i32
  %%2 = subi %%1, %%b : i32
  %%c = constant %[1]d : i32
  %%3 = addi %%2, %%c : i32
  %%4 = addi %%a, %%b : i32
  %%5 = muli %%4, %%3 : i32
  %%c0 = constant 0 : i32
  %%6 = addi %%5, %%c0 : i32
  return %%6 : i32
}
`, `func @f%[1]d(%%a: i1, %%x: f32, %%y: f32) -> f32 {
  cond_br %%a, ^bb1(%%x : f32), ^bb2
^bb1(%%p: f32):
  %%0 = addf %%p, %%y : f32
  %%1 = mulf %%0, %%0 : f32
  br ^bb3(%%1 : f32)
^bb2:
  %%2 = subf %%x, %%y : f32
  %%3 = divf %%2, %%y : f32
  br ^bb3(%%3 : f32)
^bb3(%%r: f32):
  %%4 = mulf %%r, %%x : f32
  return %%4 : f32
}
`, `func @f%[1]d(%%m: memref<16x?xf32>, %%n: index) {
  %%c0 = constant 0 : index
  %%c1 = constant 1 : index
  br ^head(%%c0 : index)
^head(%%i: index):
  %%t = cmpi slt, %%i, %%n : index
  cond_br %%t, ^body, ^exit
^body:
  %%v = memref.load %%m[%%c0, %%i] : memref<16x?xf32>
  %%w = addf %%v, %%v : f32
  memref.store %%w, %%m[%%c1, %%i] : memref<16x?xf32>
  %%j = addi %%i, %%c1 : index
  br ^head(%%j : index)
^exit:
  return
}
`, `func @f%[1]d(%%a: vector<4xf32>, %%b: vector<4xf32>) -> vector<4xf32> {
  %%0 = addf %%a, %%b : vector<4xf32>
  %%1 = mulf %%0, %%a : vector<4xf32>
  %%2 = subf %%1, %%b : vector<4xf32>
  %%3 = divf %%2, %%a : vector<4xf32>
  %%cst = constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %%4 = addf %%3, %%cst : vector<4xf32>
  %%5 = negf %%4 : vector<4xf32>
  return %%5 : vector<4xf32>
}
`}
	var b strings.Builder
	for i := range functions {
		fmt.Fprintf(&b, kinds[i%len(kinds)], i)
	}
	return b.String()
}

func benchmarkPass(b *testing.B, pipeline string, workers int) {
	ctx := repository.Context(b)
	text := benchModule(2000)
	p, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), pass.NewRegistry(transforms.All()...))
	require.Empty(b, problems)
	b.ReportAllocs()
	for range b.N {
		b.StopTimer()
		var sink diag.Sink
		m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
		require.NotNil(b, m)
		b.StartTimer()
		require.NoError(b, (&pass.Manager{Workers: workers}).Run(context.Background(), m, p, &sink))
	}
}

func BenchmarkCSE(b *testing.B)          { benchmarkPass(b, "cse", 1) }
func BenchmarkCanonicalize(b *testing.B) { benchmarkPass(b, "canonicalize", 1) }
func BenchmarkSymbolDCE(b *testing.B)    { benchmarkPass(b, "symbol-dce", 1) }
func BenchmarkParallel(b *testing.B)     { benchmarkPass(b, "cse,canonicalize,symbol-dce", 2) }

// BenchmarkOracle is mlir-opt-13 with all it does, reading and printing
// included.
func BenchmarkOracle(b *testing.B) {
	text := benchModule(2000)
	for range b.N {
		oracle.Pipe(b, text, "mlir-opt-13", "-pass-pipeline=cse,canonicalize,symbol-dce")
	}
}
