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
