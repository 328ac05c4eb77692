package tollvm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
)

// TestVolatile: loads and stores of what is decorated with Volatile are volatile, others not.
func TestVolatile(t *testing.T) {
	const text = `spv.module Logical GLSL450 {
  spv.GlobalVariable @all bind(0, 0) {volatile} : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
  spv.GlobalVariable @part bind(0, 1) : !spv.ptr<!spv.struct<(f32 [0], f32 [4, Volatile])>, StorageBuffer>
  spv.func @f() "None" {
    %c0 = spv.Constant 0 : i32
    %c1 = spv.Constant 1 : i32
    %0 = spv.mlir.addressof @all : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>
    %1 = spv.AccessChain %0[%c0] : !spv.ptr<!spv.struct<(f32 [0])>, StorageBuffer>, i32
    %2 = spv.Load "StorageBuffer" %1 : f32
    %3 = spv.mlir.addressof @part : !spv.ptr<!spv.struct<(f32 [0], f32 [4, Volatile])>, StorageBuffer>
    %4 = spv.AccessChain %3[%c1] : !spv.ptr<!spv.struct<(f32 [0], f32 [4, Volatile])>, StorageBuffer>, i32
    spv.Store "StorageBuffer" %4, %2 : f32
    %5 = spv.AccessChain %3[%c0] : !spv.ptr<!spv.struct<(f32 [0], f32 [4, Volatile])>, StorageBuffer>, i32
    spv.Store "StorageBuffer" %5, %2 : f32
    spv.Return
  }
}
`
	out := passdiff.New(t, tollvm.SPIRVToLLVM()).Apply(t, "convert-spirv-to-llvm", text)
	assert.Equal(t, 1, strings.Count(out, "llvm.load volatile"), out)
	assert.Equal(t, 1, strings.Count(out, "llvm.store volatile"), out)
	assert.Equal(t, 2, strings.Count(out, "llvm.store"), out)
}
