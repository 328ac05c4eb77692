package bufferize_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize"
)

// TestLaterAgrees compares passes of later MLIR with mlir-opt-19.
func TestLaterAgrees(t *testing.T) {
	c := passdiff.New(t, bufferize.Passes()...)
	for name, text := range map[string]string{
		"convert-bufferization-to-memref": `func.func @f(%m: memref<?x4xf32>, %n: memref<2xf32, strided<[3]>>) -> (memref<?x4xf32>, memref<2xf32>) {
  %0 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %1 = bufferization.clone %n : memref<2xf32, strided<[3]>> to memref<2xf32>
  return %0, %1 : memref<?x4xf32>, memref<2xf32>
}
`,
		"empty-tensor-to-alloc-tensor": `func.func @f(%s: index) -> (tensor<?x4x?xf32>, tensor<2xf32>) {
  %0 = tensor.empty(%s, %s) : tensor<?x4x?xf32>
  %1 = tensor.empty() : tensor<2xf32>
  return %0, %1 : tensor<?x4x?xf32>, tensor<2xf32>
}
`,
	} {
		theirs := oracle.Opt19(t, []string{text}, "-"+name)[0]
		require.True(t, theirs.OK, theirs.Problem)
		assert.Equal(t, c.Apply(t, "buffer-deallocation-simplification", theirs.Text), c.Apply(t, name, text))
	}
}

// TestLaterDeallocates frees buffers by the names that later MLIR has for it.
func TestLaterDeallocates(t *testing.T) {
	c := passdiff.New(t, bufferize.Passes()...)
	const text = `func @f(%n: index) -> f32 {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.load %0[%n] : memref<?xf32>
  return %1 : f32
}
`
	want := c.Apply(t, "func(buffer-deallocation)", text)
	assert.Contains(t, want, "memref.dealloc")
	assert.Equal(t, want, c.Apply(t, "func(buffer-deallocation-pipeline)", text))
	assert.Equal(t, want, c.Apply(t, "func(ownership-based-buffer-deallocation),buffer-deallocation-simplification,bufferization-lower-deallocations", text))
	clones := "func @f(%m: memref<*xf32>) -> memref<*xf32> {\n  %0 = memref.clone %m : memref<*xf32> to memref<*xf32>\n  return %0 : memref<*xf32>\n}\n"
	assert.Contains(t, c.Apply(t, "convert-bufferization-to-memref", clones), "memref.clone")
}

// TestDropsEquivalent compares what drop-equivalent-buffer-results makes of functions that others may call with
// mlir-opt-19, and holds that it leaves those alone without its option.
func TestDropsEquivalent(t *testing.T) {
	const text = `func.func @f(%m: memref<?xf32>, %n: memref<4xf32>, %c: i1) -> (memref<?xf32>, memref<?xf32>, f32, memref<4xf32>) {
  %x = arith.constant 1.0 : f32
  %0 = memref.cast %n : memref<4xf32> to memref<?xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %m, %0, %x, %1 : memref<?xf32>, memref<?xf32>, f32, memref<4xf32>
}
func.func private @p(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @g(%m: memref<?xf32>, %n: memref<4xf32>, %c: i1) -> (memref<?xf32>, memref<?xf32>, f32, memref<4xf32>) {
  %r:4 = call @f(%m, %n, %c) : (memref<?xf32>, memref<4xf32>, i1) -> (memref<?xf32>, memref<?xf32>, f32, memref<4xf32>)
  %p = call @p(%r#1) : (memref<?xf32>) -> memref<?xf32>
  return %r#0, %p, %r#2, %r#3 : memref<?xf32>, memref<?xf32>, f32, memref<4xf32>
}
`
	c := passdiff.New(t, bufferize.Passes()...)
	theirs := oracle.Opt19(t, []string{text}, "-drop-equivalent-buffer-results")[0]
	require.True(t, theirs.OK, theirs.Problem)
	assert.Equal(t, c.Apply(t, "buffer-deallocation-simplification", theirs.Text), c.Apply(t, "drop-equivalent-buffer-results{modify-public-functions=true}", text))
	got := c.Apply(t, "drop-equivalent-buffer-results", text)
	assert.Contains(t, got, "func private @p(%arg0: memref<?xf32>) {\n    return\n  }")
	assert.Contains(t, got, "return %0#0, %0#1, %0#2, %0#3 : memref<?xf32>, memref<?xf32>, f32, memref<4xf32>")
	for name, text := range map[string]string{
		"two arguments": `func private @f(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
  cond_br %c, ^a, ^b
^a:
  return %m : memref<4xf32>
^b:
  return %n : memref<4xf32>
}`,
		"an allocation and an argument": `func private @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %n = memref.alloc() : memref<4xf32>
  cond_br %c, ^a, ^b
^a:
  return %n : memref<4xf32>
^b:
  return %m : memref<4xf32>
}`,
		"an argument of another block": `func private @f(%m: memref<4xf32>) -> memref<4xf32> {
  br ^a(%m : memref<4xf32>)
^a(%n: memref<4xf32>):
  return %n : memref<4xf32>
}`,
		"the address is taken": `func private @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func @g() -> ((memref<4xf32>) -> memref<4xf32>) {
  %0 = constant @f : (memref<4xf32>) -> memref<4xf32>
  return %0 : (memref<4xf32>) -> memref<4xf32>
}`,
		"no memref":       "func private @f(%m: f32) -> f32 {\n  return %m : f32\n}",
		"a declaration":   "func private @f(memref<4xf32>) -> memref<4xf32>",
		"nothing returns": "func private @f(%m: memref<4xf32>) -> memref<4xf32> {\n  br ^a\n^a:\n  br ^a\n}",
	} {
		assert.Equal(t, c.Apply(t, "buffer-deallocation-simplification", text), c.Apply(t, "drop-equivalent-buffer-results", text), name)
	}
	attributes := "func private @f(%m: memref<4xf32>) -> (memref<4xf32> {llvm.noundef}, f32 {llvm.signext}) {\n  %c = constant 1.0 : f32\n  return %m, %c : memref<4xf32>, f32\n}"
	assert.Contains(t, c.Apply(t, "drop-equivalent-buffer-results", attributes), "-> (f32 {llvm.signext})")
}

// TestSymbolsOfOtherTables: functions of one name in two modules are two functions.
func TestSymbolsOfOtherTables(t *testing.T) {
	const text = `func private @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
func private @g(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = call @f(%m) : (memref<4xf32>) -> memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %1 : memref<4xf32>
}
module {
  func private @f(memref<4xf32>) -> memref<4xf32>
  func @h(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @f(%m) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
  }
}
`
	c := passdiff.New(t, bufferize.Passes()...)
	got := c.Apply(t, "drop-equivalent-buffer-results", text)
	assert.Contains(t, got, "call @f(%arg0) : (memref<4xf32>) -> ()")
	assert.Contains(t, got, "call @f(%arg0) : (memref<4xf32>) -> memref<4xf32>")
}
