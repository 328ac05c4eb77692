package tollvm_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/oracle"
)

// benchmarkKinds are functions of some 15 operations each.
var benchmarkKinds = [...]string{
	`func @f%d(%%a: i32, %%b: i32) -> i32 {
  %%c = constant %d : i32
  %%0 = addi %%a, %%c : i32
  %%1 = muli %%0, %%b : i32
  %%2 = subi %%1, %%a : i32
  %%3 = xor %%2, %%b : i32
  %%4 = cmpi slt, %%3, %%a : i32
  cond_br %%4, ^bb1(%%0 : i32), ^bb2(%%3 : i32)
^bb1(%%5: i32):
  %%6 = addi %%5, %%a : i32
  %%7 = shift_left %%6, %%c : i32
  br ^bb2(%%7 : i32)
^bb2(%%8: i32):
  %%9 = and %%8, %%b : i32
  %%10 = or %%9, %%a : i32
  %%11 = select %%4, %%10, %%8 : i32
  return %%11 : i32
}
`, `func @f%d(%%m: memref<?x16xf32>, %%i: index) -> f32 {
  %%c = constant %d : index
  %%0 = memref.dim %%m, %%z : memref<?x16xf32>
  %%1 = addi %%i, %%c : index
  %%2 = memref.load %%m[%%i, %%1] : memref<?x16xf32>
  %%3 = memref.load %%m[%%1, %%i] : memref<?x16xf32>
  %%4 = addf %%2, %%3 : f32
  memref.store %%4, %%m[%%i, %%i] : memref<?x16xf32>
  %%5 = index_cast %%0 : index to i64
  %%6 = sitofp %%5 : i64 to f32
  %%7 = mulf %%6, %%4 : f32
  %%8 = memref.alloca() : memref<4xf32>
  memref.store %%7, %%8[%%c] : memref<4xf32>
  %%9 = memref.load %%8[%%i] : memref<4xf32>
  %%10 = divf %%9, %%7 : f32
  return %%10 : f32
}
`, `func @f%d(%%a: f32, %%n: index) -> (f32, index) {
  %%c = constant %d : index
  %%0 = memref.alloc(%%n) : memref<?xf32>
  br ^head(%%z, %%a : index, f32)
^head(%%i: index, %%sum: f32):
  %%1 = cmpi slt, %%i, %%n : index
  cond_br %%1, ^body, ^exit
^body:
  memref.store %%sum, %%0[%%i] : memref<?xf32>
  %%2 = memref.load %%0[%%z] : memref<?xf32>
  %%3 = addf %%2, %%sum : f32
  %%4 = addi %%i, %%c : index
  br ^head(%%4, %%3 : index, f32)
^exit:
  memref.dealloc %%0 : memref<?xf32>
  return %%sum, %%i : f32, index
}
`, `func @f%d(%%a: f32, %%n: index, %%v: vector<4xf32>) -> vector<4xf32> {
  %%c = constant %d : index
  %%0 = addi %%n, %%c : index
  %%1:2 = call @g(%%a, %%0) : (f32, index) -> (f32, index)
  %%2 = addf %%1#0, %%a : f32
  %%3 = splat %%2 : vector<4xf32>
  %%4 = addf %%3, %%v : vector<4xf32>
  %%5 = mulf %%4, %%v : vector<4xf32>
  %%6 = cmpf olt, %%4, %%5 : vector<4xf32>
  %%7 = select %%6, %%4, %%5 : vector<4xi1>, vector<4xf32>
  %%8 = negf %%7 : vector<4xf32>
  %%9:2 = call @g(%%2, %%1#1) : (f32, index) -> (f32, index)
  %%10 = subf %%8, %%3 : vector<4xf32>
  %%11 = mulf %%10, %%10 : vector<4xf32>
  return %%11 : vector<4xf32>
}
`}

// benchmarkModule is a module of functions of all kinds.
func benchmarkModule(functions int) string {
	var b strings.Builder
	b.WriteString("func private @g(f32, index) -> (f32, index)\n")
	for i := range functions {
		kind := benchmarkKinds[i%len(benchmarkKinds)]
		zero := "{\n  %%z = constant 0 : index\n  %%c ="
		fmt.Fprintf(&b, strings.Replace(kind, "{\n  %%c =", zero, 1), i, i%4)
	}
	return b.String()
}

func countOps(m *ir.Operation) int {
	n := 0
	ir.Walk(m, func(*ir.Operation) ir.WalkResult {
		n++
		return ir.Advance
	})
	return n
}

// BenchmarkConvert converts 2,000 functions with one worker.
func BenchmarkConvert(b *testing.B) {
	text := benchmarkModule(2000)
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		m := parse(b, newContext(b), text)
		b.ReportMetric(float64(countOps(m)), "ops")
		b.StartTimer()
		require.Empty(b, job{}.convert(b, m))
	}
}

// BenchmarkOracle is what mlir-opt-13 takes for the same, with parsing and
// printing; the same without conversion is to be taken off.
func BenchmarkOracle(b *testing.B) {
	path := filepath.Join(b.TempDir(), "input.mlir")
	require.NoError(b, os.WriteFile(path, []byte(benchmarkModule(2000)), 0o666))
	for name, passes := range map[string][]string{
		"convert": {"-convert-memref-to-llvm", "-convert-std-to-llvm"}, "parse and print": nil,
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				args := append([]string{path, "-o", os.DevNull}, passes...)
				require.NoError(b, exec.Command(oracle.Tool(b, "mlir-opt-13"), args...).Run())
			}
		})
	}
}
