package e2e_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// launched is a program that fills buffers, has kernels change them, and prints them: the one
// of seed 003's last section, and one with a loop and a number as an argument.
const launched = `module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
  gpu.module @foo {
    gpu.func @bar(%arg: memref<8xi32>) kernel attributes {spv.entry_point_abi = {local_size = dense<[1, 1, 1]> : vector<3xi32>}} {
      %c0 = constant 0 : index
      %c1 = constant 1 : index
      %c8 = constant 8 : index
      scf.for %i = %c0 to %c8 step %c1 {
        %v = memref.load %arg[%i] : memref<8xi32>
        %n = index_cast %i : index to i32
        %w = muli %v, %n : i32
        memref.store %w, %arg[%i] : memref<8xi32>
      }
      gpu.return
    }
    gpu.func @sum(%from: memref<8xi32>, %to: memref<2x2xf32>, %scale: f32, %at: index) kernel attributes {spv.entry_point_abi = {local_size = dense<[1, 1, 1]> : vector<3xi32>}} {
      %c0 = constant 0 : index
      %c1 = constant 1 : index
      %c8 = constant 8 : index
      %zero = constant 0.0 : f32
      %total = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> f32 {
        %v = memref.load %from[%i] : memref<8xi32>
        %f = sitofp %v : i32 to f32
        %t = addf %s, %f : f32
        scf.yield %t : f32
      }
      %none = scf.for %i = %c8 to %c0 step %c1 iter_args(%s = %scale) -> f32 {
        scf.yield %zero : f32
      }
      %r = mulf %total, %none : f32
      memref.store %r, %to[%at, %c1] : memref<2x2xf32>
      gpu.return
    }
  }
  func private @fillBuffer(memref<?xi32>, i32)
  func private @printBuffer(memref<?xi32>)
  func private @printSum(f32)
  func @program() {
    %buffer = memref.alloc() : memref<8xi32>
    %sums = memref.alloc() : memref<2x2xf32>
    %data = constant 7 : i32
    %half = constant 0.5 : f32
    %b = memref.cast %buffer : memref<8xi32> to memref<?xi32>
    call @fillBuffer(%b, %data) : (memref<?xi32>, i32) -> ()
    %one = constant 1 : index
    gpu.launch_func @foo::@bar blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%buffer : memref<8xi32>)
    gpu.launch_func @foo::@sum blocks in (%one, %one, %one) threads in (%one, %one, %one)
        args(%buffer : memref<8xi32>, %sums : memref<2x2xf32>, %half : f32, %one : index)
    call @printBuffer(%b) : (memref<?xi32>) -> ()
    %s = memref.load %sums[%one, %one] : memref<2x2xf32>
    call @printSum(%s) : (f32) -> ()
    return
  }
}
`

const launchedMain = `#include <stdint.h>
#include <stdio.h>
struct buffer { int32_t *allocated, *aligned; int64_t offset, size, stride; };
void _mlir_ciface_fillBuffer(struct buffer *b, int32_t v) { for (int i = 0; i < b->size; i++) b->aligned[i] = v; }
void _mlir_ciface_printBuffer(struct buffer *b) { for (int i = 0; i < b->size; i++) printf("%d ", b->aligned[i]); }
void _mlir_ciface_printSum(float s) { printf("%g\n", s); }
void _mlir_ciface_program(void);
int main(void) { _mlir_ciface_program(); }
`

// TestKernelsOfSPIRV: host code and kernels in one file are a program that computes.
func TestKernelsOfSPIRV(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": launched, "main.c": launchedMain})
	d.succeed("--pipeline", "spirv-cpu-runner", "in.mlir", "-o", "out.o")
	d.compile("cc", "-O1", "-Wall", "-o", "program", "main.c", "out.o")
	assert.Equal(t, "0 7 14 21 28 35 42 49 98\n", d.run(nil, filepath.Join(d.dir, "program")).stdout)
}

// TestConvertedIsValid: what becomes of gpu modules for shaders is valid, as spirv-val sees it. The cases are
// those of the conversion; a kernel that hosts cannot bind to is an error.
func TestConvertedIsValid(t *testing.T) {
	t.Parallel()
	oracle.Need(t, "spirv-val")
	text, err := os.ReadFile(filepath.Join(root, "plugins/spirv/conversions/tospirv/testdata/gpu.mlir"))
	require.NoError(t, err)
	_, text, _ = bytes.Cut(text, []byte("\n"))
	inputs := map[string]string{"launched.mlir": launched}
	for i, c := range bytes.Split(text, []byte("\n// -----\n")) {
		input, _, _ := bytes.Cut(c, []byte("\n// wanted\n"))
		if bytes.Contains(input, []byte("[Kernel")) {
			continue // arrays have strides there, which are of shaders only
		}
		inputs[fmt.Sprintf("case%d.mlir", i)] = string(input)
	}
	d := newDesk(t, inputs)
	valid := 0
	for file := range inputs {
		binary := file + ".spv"
		got := d.mlirc("opt", "--pass-pipeline=convert-gpu-to-spirv,spirv-lower-abi-attrs,spirv-update-vce,serialize-spirv", file, "-o", binary)
		if got.status != 0 {
			assert.Contains(t, got.stderr, "error: ", file)
			continue
		}
		d.compile("spirv-val", "--target-env", "vulkan1.1", binary)
		valid++
	}
	assert.GreaterOrEqual(t, valid, 4)
}

// TestBinaries: a .spv file is an input like any other, for a pipeline, a pass and a description.
func TestBinaries(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "llvm-as-13", "spirv-val")
	d := newDesk(t, nil)
	file, err := filepath.Abs(filepath.Join(root, "plugins/spirv/binary/testdata/seeds/functions.spv"))
	require.NoError(t, err)
	d.succeed("--pipeline", "spirv", file, "-o", "out.ll")
	d.compile("llvm-as-13", "-o", "out.bc", "out.ll")
	d.succeed("-p", "spirv", file, "-o", "again.ll")
	assert.Equal(t, d.read("out.ll"), d.read("again.ll"))
	d.succeed("opt", file, "-o", "out.mlir")
	assert.Contains(t, d.read("out.mlir"), `spv.EntryPoint "GLCompute"`)
	d.succeed("opt", "-serialize-spirv", "out.mlir", "-o", "out.spv")
	d.compile("spirv-val", "out.spv")
}
