package syntax

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestVersionNames reads names of other profiles where no profile is given, and
// prints those of the profile that is asked for.
func TestVersionNames(t *testing.T) {
	for _, c := range []struct{ name, text, here, later string }{
		{"mlir-19", `func.func private @f(%a: i32, %b: memref<?xf32>) {
  %0 = arith.constant 1 : index
  %1 = arith.addi %a, %a : i32
  %2 = memref.load %b[%0] : memref<?xf32>
  func.return
}`, `module  {
  func private @f(%arg0: i32, %arg1: memref<?xf32>) {
    %c1 = constant 1 : index
    %0 = addi %arg0, %arg0 : i32
    %1 = memref.load %arg1[%c1] : memref<?xf32>
    return
  }
}

`, `module {
  func.func private @f(%arg0: i32, %arg1: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = memref.load %arg1[%c1] : memref<?xf32>
    return
  }
}

`},
		{"2020", `func @f(%m: memref<?xf32>, %i: index) {
  loop.for %j = %i to %i step %i {
    %0 = load %m[%j] : memref<?xf32>
    %1 = sqrt %0 : f32
  }
  return
}`, `module  {
  func @f(%arg0: memref<?xf32>, %arg1: index) {
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %0 = memref.load %arg0[%arg2] : memref<?xf32>
      %1 = math.sqrt %0 : f32
    }
    return
  }
}

`, ""},
		{"types", `"test.op"() {a = #spirv.vce<v1.0, [], []>} : () -> !spirv.ptr<!spv.array<4 x f32>, Function>`,
			`module  {
  %0 = "test.op"() {a = #spv.vce<v1.0, [], []>} : () -> !spv.ptr<!spv.array<4 x f32>, Function>
}

`, `module {
  %0 = "test.op"() {a = #spirv.vce<v1.0, [], []>} : () -> !spirv.ptr<!spirv.array<4 x f32>, Function>
}

`},
	} {
		t.Run(c.name, func(t *testing.T) {
			sink := &diag.Sink{}
			op := Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(c.text)), sink, ParseOptions{AllowUnregistered: true})
			require.Empty(t, sink.Diagnostics())
			assert.Equal(t, c.here, string(AppendOp(nil, op, PrintOptions{})))
			if c.later != "" {
				later, _ := Append(nil, op, PrintOptions{Profile: "mlir-19"}, sink)
				assert.Empty(t, sink.Diagnostics())
				assert.Equal(t, c.later, string(later))
			}
		})
	}
}

// TestEmptyWord prints an attribute that is spelled by nothing as mlir-opt-13
// does: with a blank if it is there, and without if it is left out.
func TestEmptyWord(t *testing.T) {
	text := `"llvm.mlir.global"() ( {
}) {linkage = 0, sym_name = "a", type = i32} : () -> ()
"llvm.mlir.global"() ( {
}) {linkage = 0, sym_name = "b", type = i32, unnamed_addr = 0} : () -> ()
`
	sink := &diag.Sink{}
	op := Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), sink, ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	assert.Equal(t, `module  {
  llvm.mlir.global private @a() : i32
  llvm.mlir.global private  @b() : i32
}

`, string(AppendOp(nil, op, PrintOptions{})))
}
