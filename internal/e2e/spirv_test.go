package e2e_test

import (
	"bytes"
	little "encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
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

// reductionOfGroup has a kernel that reduces the elements of a buffer in several ways.
const reductionOfGroup = `#from = affine_map<(i) -> (i)>
#to = affine_map<(i) -> (0)>
module attributes {gpu.container_module, spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader, GroupNonUniformArithmetic], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
  gpu.module @m {
    gpu.func @reduce(%a: memref<40xi32>ARGUMENTS) kernel attributes {spv.entry_point_abi = {local_size = dense<[40, 1, 1]> : vector<3xi32>}} {
BODY      gpu.return
    }
  }
}
`

// TestReductionsOfGroup runs what linalg.generic becomes in a kernel, in which each subgroup of eight
// reduces its elements before they join in memory, where something was before.
func TestReductionsOfGroup(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	r := rand.New(rand.NewPCG(3, 5))
	elements := make([]int32, 40)
	for i := range elements {
		elements[i] = int32(r.Uint32())
	}
	kinds := []struct {
		op   string
		with func(a, b int32) int32
	}{
		{"addi", func(a, b int32) int32 { return a + b }},
		{"and", func(a, b int32) int32 { return a & b }},
		{"or", func(a, b int32) int32 { return a | b }},
		{"xor", func(a, b int32) int32 { return a ^ b }},
		{"maxsi", func(a, b int32) int32 { return max(a, b) }},
		{"minsi", func(a, b int32) int32 { return min(a, b) }},
		{"maxui", func(a, b int32) int32 { return int32(max(uint32(a), uint32(b))) }},
		{"minui", func(a, b int32) int32 { return int32(min(uint32(a), uint32(b))) }},
	}
	var arguments, body string
	files := map[string]string{"0": numbersOf(elements...)}
	for i, k := range kinds {
		arguments += fmt.Sprintf(", %%r%d: memref<1xi32>", i)
		body += fmt.Sprintf(`      linalg.generic {iterator_types = ["reduction"], indexing_maps = [#from, #to]} ins(%%a : memref<40xi32>) outs(%%r%d : memref<1xi32>) {
      ^bb(%%x: i32, %%y: i32):
        %%s = %s %%x, %%y : i32
        linalg.yield %%s : i32
      }
`, i, k.op)
		files[strconv.Itoa(i+1)] = numbersOf(-elements[i])
	}
	files["in.mlir"] = strings.NewReplacer("ARGUMENTS", arguments, "BODY", body).Replace(reductionOfGroup)
	d := newDesk(t, files)
	d.succeed("opt", "--pass-pipeline=convert-gpu-to-spirv,spirv-lower-abi-attrs,spirv-update-vce,serialize-spirv", "in.mlir", "-o", "k.spv")
	d.compile("spirv-val", "--target-env", "vulkan1.1", "k.spv")
	launch := []string{"run", "k.spv", "--entry", "reduce", "--grid", "1"}
	for i := range len(kinds) + 1 {
		launch = append(launch, "--buffer", fmt.Sprintf("0.%d=%d", i, i))
	}
	d.succeed(launch...)
	for i, k := range kinds {
		want := -elements[i]
		for _, e := range elements {
			want = k.with(want, e)
		}
		assert.Equal(t, numbersOf(want), d.read(strconv.Itoa(i+1)), k.op)
	}
}

// numbersOf is the bytes of numbers.
func numbersOf(list ...int32) string {
	var b []byte
	for _, n := range list {
		b = little.LittleEndian.AppendUint32(b, uint32(n))
	}
	return string(b)
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
