package syntax

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/repository"
)

// genericModule is a module of functions with some 15 operations each.
func genericModule(functions int) []byte {
	var b strings.Builder
	b.WriteString("\"module\"() ( {\n")
	for i := range functions {
		fmt.Fprintf(&b, `  "t.func"() ( {
  ^bb0(%%arg0: i32, %%arg1: memref<?x16xf32>, %%arg2: index):  // no predecessors
    %%0 = "t.constant"() {value = %d : i32} : () -> i32
    %%1 = "t.constant"() {value = %d.5 : f32} : () -> f32
    %%2 = "t.addi"(%%arg0, %%0) : (i32, i32) -> i32
    %%3 = "t.muli"(%%2, %%arg0) : (i32, i32) -> i32
    %%4 = "t.cmpi"(%%2, %%3) {predicate = %d : i64} : (i32, i32) -> i1
    "t.cond_br"(%%4, %%3)[^bb1, ^bb2] {operand_segment_sizes = dense<[1, 0, 1]> : vector<3xi32>} : (i1, i32) -> ()
  ^bb1:  // pred: ^bb0
    %%5 = "t.load"(%%arg1, %%arg2, %%arg2) : (memref<?x16xf32>, index, index) -> f32
    %%6 = "t.addf"(%%5, %%1) : (f32, f32) -> f32
    "t.store"(%%6, %%arg1, %%arg2, %%arg2) : (f32, memref<?x16xf32>, index, index) -> ()
    "t.br"(%%2)[^bb2] : (i32) -> ()
  ^bb2(%%7: i32):  // 2 preds: ^bb0, ^bb1
    %%8:2 = "t.call"(%%7, %%arg2) {callee = @f%d} : (i32, index) -> (i32, index)
    %%9 = "t.loop"(%%8#1) ( {
    ^bb0(%%arg3: index):  // no predecessors
      %%10 = "t.cast"(%%arg3) : (index) -> i32
      "t.yield"(%%10) : (i32) -> ()
    }) : (index) -> i32
    "t.return"(%%9) : (i32) -> ()
  }) {sym_name = "f%d", type = (i32, memref<?x16xf32>, index) -> i32} : () -> ()
`, i%50, i%7, i%10, (i+1)%functions, i)
	}
	b.WriteString("}) : () -> ()\n")
	return []byte(b.String())
}

// customModule is a module of functions of four kinds in custom form.
func customModule(functions int) []byte {
	var b strings.Builder
	b.WriteString("module  {\n")
	for i := range functions {
		switch i % 4 {
		case 0:
			fmt.Fprintf(&b, `  func @f%d(%%arg0: i32, %%arg1: i32) -> i32 {
    %%c%d_i32 = constant %d : i32
    %%0 = addi %%arg0, %%c%d_i32 : i32
    %%1 = muli %%0, %%arg1 : i32
    %%2 = cmpi slt, %%1, %%arg0 : i32
    cond_br %%2, ^bb1(%%0 : i32), ^bb2
  ^bb1(%%3: i32):  // pred: ^bb0
    %%4 = subi %%3, %%arg1 : i32
    %%5 = xor %%4, %%0 : i32
    return %%5 : i32
  ^bb2:  // pred: ^bb0
    %%6 = select %%2, %%0, %%1 : i32
    %%7 = shift_left %%6, %%c%d_i32 : i32
    return %%7 : i32
  }
`, i, i, i, i, i)
		case 1:
			fmt.Fprintf(&b, `  func @f%d(%%arg0: memref<?x16xf32>, %%arg1: index, %%arg2: f32) -> f32 {
    %%c0 = constant 0 : index
    %%cst = constant %d.500000e+00 : f32
    %%0 = memref.load %%arg0[%%arg1, %%c0] : memref<?x16xf32>
    %%1 = addf %%0, %%cst : f32
    %%2 = mulf %%1, %%arg2 : f32
    %%3 = divf %%2, %%0 : f32
    memref.store %%3, %%arg0[%%c0, %%arg1] : memref<?x16xf32>
    %%4 = memref.dim %%arg0, %%c0 : memref<?x16xf32>
    %%5 = index_cast %%4 : index to i64
    %%6 = sitofp %%5 : i64 to f32
    %%7 = subf %%6, %%3 : f32
    return %%7 : f32
  }
`, i, i%9+1)
		case 2:
			fmt.Fprintf(&b, `  func @f%d(%%arg0: index, %%arg1: index, %%arg2: memref<64xf64>) {
    %%c1 = constant 1 : index
    %%cst = constant 0.000000e+00 : f64
    scf.for %%arg3 = %%arg0 to %%arg1 step %%c1 {
      %%0 = memref.load %%arg2[%%arg3] : memref<64xf64>
      %%1 = addf %%0, %%cst : f64
      memref.store %%1, %%arg2[%%arg3] : memref<64xf64>
      %%2 = cmpi eq, %%arg3, %%arg0 : index
      scf.if %%2 {
        %%3 = mulf %%1, %%1 : f64
        memref.store %%3, %%arg2[%%arg0] : memref<64xf64>
      }
    }
    return
  }
`, i)
		default:
			fmt.Fprintf(&b, `  func @f%d(%%arg0: i32, %%arg1: i64) -> (i32, i64) {
    %%0 = call @f%d(%%arg0, %%arg0) : (i32, i32) -> i32
    %%1 = sexti %%0 : i32 to i64
    %%2 = addi %%1, %%arg1 : i64
    %%3 = and %%2, %%arg1 : i64
    %%4 = or %%3, %%1 : i64
    %%5 = trunci %%4 : i64 to i32
    %%6 = call @f%d(%%5, %%0) : (i32, i32) -> i32
    %%7:2 = call @f%d(%%6, %%4) : (i32, i64) -> (i32, i64)
    br ^bb1(%%7#0, %%7#1 : i32, i64)
  ^bb1(%%8: i32, %%9: i64):  // pred: ^bb0
    return %%8, %%9 : i32, i64
  }
`, i, i-3, i-3, i)
		}
	}
	b.WriteString("}\n\n")
	return []byte(b.String())
}

// TestCustomModule makes sure that what the benchmarks read prints as it was.
func TestCustomModule(t *testing.T) {
	text := customModule(40)
	require.Equal(t, string(text), mlirOpt(t, text))
	sink := &diag.Sink{}
	op := Parse(repository.Context(t), diag.NewSource("bench.mlir", text), sink, ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	require.Equal(t, string(text), string(AppendOp(nil, op, PrintOptions{})))
}

func BenchmarkParseCustom(b *testing.B) {
	text := customModule(2000)
	ctx := repository.Context(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		sink := &diag.Sink{}
		if Parse(ctx, diag.NewSource("bench.mlir", text), sink, ParseOptions{}) == nil {
			b.Fatal(sink.Diagnostics()[0])
		}
	}
}

// llvmModule is a module of functions that build descriptors of memrefs.
func llvmModule(functions int) []byte {
	var b strings.Builder
	for i := range functions {
		descriptor := []string{
			"!llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>", "!llvm.struct<(ptr<f64>, ptr<f64>, i64, array<1 x i64>, array<1 x i64>)>",
			"!llvm.struct<(ptr<i8>, ptr<i8>, i64, array<1 x i64>, array<1 x i64>)>",
		}[i%3]
		pointer := "!llvm.ptr<" + []string{"f32", "f64", "i8"}[i%3] + ">"
		fmt.Fprintf(&b, `llvm.func @f%d(%%arg0: %[2]s, %%arg1: i64) -> %[2]s {
  %%0 = llvm.mlir.undef : %[3]s
  %%1 = llvm.insertvalue %%arg0, %%0[0] : %[3]s
  %%2 = llvm.insertvalue %%arg0, %%1[1] : %[3]s
  %%3 = llvm.insertvalue %%arg1, %%2[3, 0] : %[3]s
  %%4 = llvm.extractvalue %%3[1] : %[3]s
  %%5 = llvm.getelementptr %%4[%%arg1] : (%[2]s, i64) -> %[2]s
  llvm.return %%5 : %[2]s
}
`, i, pointer, descriptor)
	}
	return []byte(b.String())
}

// BenchmarkParseTypes reads a module of few types whose texts are long.
func BenchmarkParseTypes(b *testing.B) {
	ctx, text := repository.Context(b), llvmModule(2000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		sink := &diag.Sink{}
		Parse(ctx, diag.NewSource("bench.mlir", text), sink, ParseOptions{})
		require.Empty(b, sink.Diagnostics())
	}
}

func BenchmarkPrintCustom(b *testing.B) {
	text := customModule(2000)
	sink := &diag.Sink{}
	op := Parse(repository.Context(b), diag.NewSource("bench.mlir", text), sink, ParseOptions{})
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	var out []byte
	for b.Loop() {
		out = AppendOp(out[:0], op, PrintOptions{})
	}
}

// BenchmarkOracleCustom is mlir-opt on the same module, start and all.
func BenchmarkOracleCustom(b *testing.B) {
	text := customModule(2000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		mlirOpt(b, text)
	}
}

func parseQuietly(b *testing.B, text []byte) *ir.Operation {
	sink := &diag.Sink{}
	op := Parse(ir.NewContext(), diag.NewSource("bench.mlir", text), sink, ParseOptions{AllowUnregistered: true})
	if op == nil {
		b.Fatal(sink.Diagnostics()[0])
	}
	return op
}

func BenchmarkParseGeneric(b *testing.B) {
	text := genericModule(2000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		parseQuietly(b, text)
	}
}

func BenchmarkPrintGeneric(b *testing.B) {
	text := genericModule(2000)
	op := parseQuietly(b, text)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	var out []byte
	for b.Loop() {
		out = AppendOp(out[:0], op, PrintOptions{Generic: true})
	}
}

// BenchmarkOracle is mlir-opt on the same module, start and all.
func BenchmarkOracle(b *testing.B) {
	text := genericModule(2000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		mlirOpt(b, text, "--mlir-print-op-generic")
	}
}
