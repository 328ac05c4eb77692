package syntax

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestNotation reads the types of LLVM as they were quoted in 2020.
func TestNotation(t *testing.T) {
	ctx := repository.Context(t)
	for text, want := range map[string]string{
		`!llvm.i32`:                                   "i32",
		`!llvm.float`:                                 "f32",
		`!llvm<"float*">`:                             "!llvm.ptr<f32>",
		`!llvm<"i8 addrspace(3)*">`:                   "!llvm.ptr<i8, 3>",
		`!llvm<"{ float*, i64, [1 x i64] }">`:         "!llvm.struct<(ptr<f32>, i64, array<1 x i64>)>",
		`!llvm<"<{ i8, i32 }>">`:                      "!llvm.struct<packed (i8, i32)>",
		`!llvm<"[4 x [8 x <16 x float>]]">`:           "!llvm.array<4 x array<8 x vector<16xf32>>>",
		`!llvm<"<4 x i8*>">`:                          "!llvm.vec<4 x ptr<i8>>",
		`!llvm<"void ()* (void ()*)">`:                "!llvm.func<ptr<func<void ()>> (ptr<func<void ()>>)>",
		`!llvm<"i32 (i8*, ...)">`:                     "!llvm.func<i32 (ptr<i8>, ...)>",
		`!llvm<"ptr<i8>">`:                            "!llvm.ptr<i8>",
		`tuple<!llvm.half, !llvm.double, !llvm.void>`: "tuple<f16, f64, !llvm.void>",
	} {
		got, err := ParseType(ctx, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, print.TypeString(got), text)
	}
	for _, text := range []string{`!llvm.floaty`, `!llvm<"{ float*, ">`, `!llvm<"* i8">`, `!llvm<"">`, `!llvm<"i8">`[:9]} {
		_, err := ParseType(ctx, text)
		assert.Error(t, err, text)
	}
	_, err := NewTexts(ctx, "mlir-13").Type(`!llvm<"float*">`)
	assert.Error(t, err)
}

// TestEarly reads what a language that was not settled yet had.
func TestEarly(t *testing.T) {
	text := `#map = (d0, d1)[s0] -> (d0, s0 - d1 - 1)
@@set = (d0)[s0]: (d0 - 10 >= 0, s0 - d0 - 9 >= 0)
extfunc @abort()
cfgfunc @select(%a : i32, %b : i32, %flag : i1) -> i32
attributes {fruit: "banana"} {
^bb0:
  br_cond %flag, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x : i32):
  %s = "addi"(%x, %x) : (i32, i32) -> i32
  return %s : i32
}
mlfunc @copy(%A: memref<?xi32>, %T: tensor<?xi32>, %N: index) {
  %n = dim %A, 0 : memref<?xi32>
  %m = dim %T, 0 : tensor<?xi32>
  for %i = 0 to %n {
    if @@set(%i)[%N] {
      %v = load %A[%i] : memref<?xi32>
      store %v to %A[%i] : memref<?xi32>
      store %v, %A[%i] : memref<?xi32>
    }
  }
  return
}
`
	var sink diag.Sink
	m := Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, ParseOptions{Profile: "2018"})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	assert.Equal(t, `#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 - 9 >= 0)>
module  {
  func private @abort()
  func @select(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 attributes {fruit = "banana"} {
    cond_br %arg2, ^bb1(%arg0 : i32), ^bb1(%arg1 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    %1 = addi %0, %0 : i32
    return %1 : i32
  }
  func @copy(%arg0: memref<?xi32>, %arg1: tensor<?xi32>, %arg2: index) {
    %c0 = constant 0 : index
    %0 = memref.dim %arg0, %c0 : memref<?xi32>
    %c0_0 = constant 0 : index
    %1 = tensor.dim %arg1, %c0_0 : tensor<?xi32>
    affine.for %arg3 = 0 to %0 {
      affine.if #set(%arg3)[%arg2] {
        %2 = memref.load %arg0[%arg3] : memref<?xi32>
        memref.store %2, %arg0[%arg3] : memref<?xi32>
        memref.store %2, %arg0[%arg3] : memref<?xi32>
      }
    }
    return
  }
}

`, string(AppendOp(nil, m, PrintOptions{})))
}

// TestUnprefixed reads operations without the names of their dialects where MLIR
// 13 prints these, and a list of one type without parentheses.
func TestUnprefixed(t *testing.T) {
	text := `func @f(%m: memref<4xi32>, %i: index) {
  %0 = generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    atomic_yield %x : i32
  }
  %1 = memref.alloca_scope -> i32 {
    memref.alloca_scope.return %0 : i32
  }
  return
}
`
	var sink diag.Sink
	m := Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	got := string(AppendOp(nil, m, PrintOptions{}))
	assert.Contains(t, got, "std.generic_atomic_rmw")
	assert.Contains(t, got, "memref.alloca_scope  -> (i32) {")
}

// TestBareMaps tells maps and sets without keywords from function types.
func TestBareMaps(t *testing.T) {
	ctx := repository.Context(t)
	for text, want := range map[string]string{
		"(d0) -> (d0)":                "affine_map<(d0) -> (d0)>",
		"(i, j)[n] -> (i + n, 2 * j)": "affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>",
		"() -> (0)":                   "affine_map<() -> (0)>",
		"()[s0] -> (s0)":              "affine_map<()[s0] -> (s0)>",
		"(d0) : (d0 >= 0)":            "affine_set<(d0) : (d0 >= 0)>",
		"()[n] : (n - 1 >= 0)":        "affine_set<()[s0] : (s0 - 1 >= 0)>",
		"() -> ()":                    "() -> ()",
		"(i32) -> (i32)":              "(i32) -> i32",
		"() -> (i32, f32)":            "() -> (i32, f32)",
	} {
		got, err := ParseAttr(ctx, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, print.AttrString(got), text)
	}
	_, err := NewTexts(ctx, "mlir-13").Attr("(d0) -> (d0)")
	assert.Error(t, err)
	// Nesting must not make reading slow.
	_, err = ParseAttr(ctx, strings.Repeat("(memref<4xf32, ", 200)+"d0")
	assert.Error(t, err)
}
