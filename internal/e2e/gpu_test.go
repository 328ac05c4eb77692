package e2e_test

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/npy"
)

// kernelsOfHost is a function that scales a memref by a kernel, in blocks of eight threads.
const kernelsOfHost = `func @scale(%a: memref<?xf32>, %b: memref<?xf32>, %s: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  %c7 = constant 7 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %x = addi %n, %c7 : index
  %blocks = divi_unsigned %x, %c8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = SIZE, %sy = %c1, %sz = %c1) {
    %m = muli %bx, %sx : index
    %i = addi %m, %tx : index
    %in = cmpi "ult", %i, %n : index
    scf.if %in {
      %v = memref.load %a[%i] : memref<?xf32>
      %w = mulf %v, %s : f32
      %k = index_cast %i : index to i32
      %f = sitofp %k : i32 to f32
      %u = addf %w, %f : f32
      memref.store %u, %b[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
`

// TestKernelOfHost runs a function that launches a kernel, whose last block is not full.
func TestKernelOfHost(t *testing.T) {
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": strings.ReplaceAll(kernelsOfHost, "SIZE", "%c8"), "open.mlir": strings.ReplaceAll(kernelsOfHost, "SIZE", "%n")})
	out := d.succeed("run", "in.mlir", "-p", "gpu-cpu", "--entry", "scale", "11xf32=2", "11xf32=0", "3.0")
	assert.Contains(t, out, "[6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]")
	got := d.mlirc("run", "open.mlir", "-p", "gpu-cpu", "--entry", "scale", "11xf32=2", "11xf32=0", "3.0")
	assert.NotZero(t, got.status)
	assert.Contains(t, got.stderr, "must have constants as sizes of blocks on the CPU")
}

// reductionOfBlocks joins the numbers of 50 threads in several ways.
const reductionOfBlocks = `func @reduce(%b: memref<?xf32>, %k: memref<?xi32>) {
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c50 = constant 50 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c50, %sy = %c1, %sz = %c1) {
    %m = muli %bx, %sx : index
    %i = addi %m, %tx : index
    %n = index_cast %i : index to i32
    %v = sitofp %n : i32 to f32
    %s = "gpu.all_reduce"(%v) ({}) {op = "add"} : (f32) -> f32
    %p = "gpu.all_reduce"(%v) ({}) {op = "max"} : (f32) -> f32
    %q = "gpu.all_reduce"(%v) ({
    ^bb0(%x: f32, %y: f32):
      %z = addf %x, %y : f32
      "gpu.yield"(%z) : (f32) -> ()
    }) : (f32) -> f32
    %r = addf %s, %p : f32
    %t = addf %r, %q : f32
    memref.store %t, %b[%i] : memref<?xf32>
    %o = "gpu.all_reduce"(%n) ({}) {op = "min"} : (i32) -> i32
    %u = "gpu.all_reduce"(%n) ({}) {op = "xor"} : (i32) -> i32
    %w = addi %o, %u : i32
    memref.store %w, %k[%i] : memref<?xi32>
    gpu.terminator
  }
  return
}
`

// TestReductionOfBlocks runs reductions, as they are and by shuffles.
func TestReductionOfBlocks(t *testing.T) {
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": reductionOfBlocks})
	d.succeed("opt", "--pass-pipeline=gpu-kernel-outlining,gpu-all-reduce-lowering", "in.mlir", "-o", "shuffles.mlir")
	for _, file := range []string{"in.mlir", "shuffles.mlir"} {
		out := d.succeed("run", file, "-p", "gpu-cpu", "--entry", "reduce", "100xf32=0", "100xi32=0")
		for text, count := range map[string]int{"2499.0": 50, "7549.0": 50} { // 2 * sum + max
			assert.Equal(t, count, strings.Count(out, text), "%s: %s", file, out)
		}
		_, integers, _ := strings.Cut(out, "argument 2:")
		for text, count := range map[string]int{"1": 50, "51": 50} {
			assert.Equal(t, count, len(regexp.MustCompile(`\b`+text+`\b`).FindAllString(integers, -1)), "%s: %s", file, integers)
		}
	}
}

// asyncHost copies to the device, starts two kernels there, and copies back.
const asyncHost = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @turn(%a: memref<?xf32>) workgroup(%s: memref<32xf32, 3>) private(%p: memref<2xf32, 5>) kernel {
      %c0 = constant 0 : index
      %c1 = constant 1 : index
      %c31 = constant 31 : index
      %t = "gpu.thread_id"() {dimension = "x"} : () -> index
      %v = memref.load %a[%t] : memref<?xf32>
      memref.store %v, %s[%t] : memref<32xf32, 3>
      memref.store %v, %p[%c1] : memref<2xf32, 5>
      gpu.barrier
      %o = subi %c31, %t : index
      %w = memref.load %s[%o] : memref<32xf32, 3>
      %x = memref.load %p[%c1] : memref<2xf32, 5>
      %k = constant 100.0 : f32
      %y = mulf %w, %k : f32
      %z = addf %y, %x : f32
      memref.store %z, %a[%t] : memref<?xf32>
      gpu.return
    }
    gpu.func @swap(%a: memref<?xf32>) kernel {
      %offset = constant 1 : i32
      %width = constant 30 : i32
      %none = constant -1.0 : f32
      %t = "gpu.thread_id"() {dimension = "x"} : () -> index
      %v = memref.load %a[%t] : memref<?xf32>
      %w, %valid = gpu.shuffle %v, %offset, %width xor : f32
      %x = select %valid, %w, %none : f32
      memref.store %x, %a[%t] : memref<?xf32>
      gpu.return
    }
  }
  func @main(%h: memref<?xf32>) {
    %c1 = constant 1 : index
    %c32 = constant 32 : index
    %m = gpu.alloc (%c32) : memref<?xf32>
    gpu.memcpy %m, %h : memref<?xf32>, memref<?xf32>
    gpu.launch_func @m::@turn blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%m : memref<?xf32>)
    gpu.launch_func @m::@swap blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%m : memref<?xf32>)
    gpu.memcpy %h, %m : memref<?xf32>, memref<?xf32>
    gpu.dealloc %m : memref<?xf32>
    return
  }
}
`

// TestAsyncHost runs a host that waits after each step, and one that does not.
func TestAsyncHost(t *testing.T) {
	needLLVM(t)
	var numbers []string
	for i := range 32 {
		numbers = append(numbers, strconv.Itoa(i)+".0")
	}
	d := newDesk(t, map[string]string{"in.mlir": asyncHost})
	d.succeed("opt", "--pass-pipeline=func(gpu-async-region)", "in.mlir", "-o", "async.mlir")
	assert.Contains(t, d.read("async.mlir"), "gpu.launch_func async [")
	want := make([]string, 32)
	for i := range want {
		o := i ^ 1
		want[i] = strconv.Itoa((31-o)*100+o) + ".0"
		if o >= 30 {
			want[i] = "-1.0"
		}
	}
	for _, file := range []string{"in.mlir", "async.mlir"} {
		out := d.succeed("run", file, "-p", "gpu-cpu", "--entry", "main", "["+strings.Join(numbers, ", ")+"]")
		assert.Contains(t, out, "["+strings.Join(want, ", ")+"]", file)
	}
}

// parallelLoops has tiles of 8 by 4 iterations, the last ones not whole, and a loop that reduces
// nothing within a loop of the host.
const parallelLoops = `func @fill(%a: memref<?x?xf32>, %n: index, %k: index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %c8 = constant 8 : index
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %columns = memref.dim %a, %c1 : memref<?x?xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%rows, %columns) step (%c8, %c4) {
    %ni = affine.min affine_map<(d0)[s0] -> (8, s0 - d0)>(%i)[%rows]
    %nj = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%j)[%columns]
    scf.parallel (%x, %y) = (%c0, %c0) to (%ni, %nj) step (%c1, %c1) {
      %r = addi %i, %x : index
      %c = addi %j, %y : index
      %c100 = constant 100 : index
      %h = muli %r, %c100 : index
      %s = addi %h, %c : index
      %w = index_cast %s : index to i32
      %f = sitofp %w : i32 to f32
      memref.store %f, %a[%r, %c] : memref<?x?xf32>
    }
  }
  %one = constant 0.5 : f32
  scf.for %q = %c0 to %n step %c1 {
    scf.parallel (%i) = (%k) to (%q) step (%c1) {
      %v = memref.load %a[%q, %i] : memref<?x?xf32>
      %w = addf %v, %one : f32
      memref.store %w, %a[%q, %i] : memref<?x?xf32>
    }
  }
  return
}
`

// TestParallelLoops runs parallel loops one after the other and as kernels, where some have no
// iterations.
func TestParallelLoops(t *testing.T) {
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": parallelLoops})
	d.succeed("opt", "--gpu-map-parallel-loops", "in.mlir", "-o", "mapped.mlir")
	d.succeed("opt", "--convert-parallel-loops-to-gpu", "mapped.mlir", "-o", "launches.mlir")
	assert.Equal(t, 2, strings.Count(d.read("launches.mlir"), "gpu.launch"))
	want := d.succeed("run", "in.mlir", "--entry", "fill", "11x7xf32=0", "5", "2")
	assert.Contains(t, want, "302.5")
	assert.Equal(t, want, d.succeed("run", "mapped.mlir", "-p", "gpu-cpu", "--entry", "fill", "11x7xf32=0", "5", "2"))
}

// kernelsAndHelpers is a function that starts three kernels of two modules, one of them twice. They
// call functions of their modules.
const kernelsAndHelpers = `module attributes {gpu.container_module, ENVIRONMENT} {
  gpu.module @first {
    func @twice(%x: i32) -> i32 {
      %y = addi %x, %x : i32
      return %y : i32
    }
    gpu.func @thrice(%x: i32) -> i32 {
      %t = call @twice(%x) : (i32) -> i32
      %y = addi %t, %x : i32
      gpu.return %y : i32
    }
    gpu.func @scale(%a: memref<8xi32>) kernel attributes {spv.entry_point_abi = {local_size = dense<1> : vector<3xi32>}} {
      %c3 = constant 3 : index
      %x = memref.load %a[%c3] : memref<8xi32>
      %y = call @thrice(%x) : (i32) -> i32
      memref.store %y, %a[%c3] : memref<8xi32>
      gpu.return
    }
    gpu.func @add(%a: memref<8xi32>, %n: i32) kernel attributes {spv.entry_point_abi = {local_size = dense<1> : vector<3xi32>}} {
      %c2 = constant 2 : index
      %x = memref.load %a[%c2] : memref<8xi32>
      %t = call @twice(%n) : (i32) -> i32
      %y = addi %x, %t : i32
      memref.store %y, %a[%c2] : memref<8xi32>
      gpu.return
    }
  }
  gpu.module @second {
    gpu.func @scale(%a: memref<8xi32>) kernel attributes {spv.entry_point_abi = {local_size = dense<1> : vector<3xi32>}} {
      %c4 = constant 4 : index
      %x = memref.load %a[%c4] : memref<8xi32>
      %y = muli %x, %x : i32
      memref.store %y, %a[%c4] : memref<8xi32>
      gpu.return
    }
  }
  func @go(%m: memref<8xi32>, %n: i32) {
    %one = constant 1 : index
    gpu.launch_func @first::@scale blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>)
    gpu.launch_func @first::@add blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>, %n : i32)
    gpu.launch_func @second::@scale blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>)
    gpu.launch_func @first::@scale blocks in (%one, %one, %one) threads in (%one, %one, %one) args(%m : memref<8xi32>)
    return
  }
}
`

// TestKernelsAndHelpers runs several kernels of several modules on both ways to the CPU.
func TestKernelsAndHelpers(t *testing.T) {
	needLLVM(t)
	environment := "spv.target_env = #spv.target_env<#spv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>"
	d := newDesk(t, map[string]string{
		"gpu-cpu.mlir":          strings.Replace(kernelsAndHelpers, ", ENVIRONMENT", "", 1),
		"spirv-cpu-runner.mlir": strings.Replace(kernelsAndHelpers, "ENVIRONMENT", environment, 1),
	})
	for _, pipeline := range []string{"gpu-cpu", "spirv-cpu-runner"} {
		out := d.succeed("run", pipeline+".mlir", "-p", pipeline, "--entry", "go", "8xi32=5", "7")
		assert.Contains(t, out, "[5, 5, 19, 45, 25, 5, 5, 5]", pipeline)
	}
}

// helperOfBlock has a function of a module that asks for the thread, waits for the others of the block
// and has memory for them, and a table that two kernels read.
const helperOfBlock = `module attributes {gpu.container_module} {
  gpu.module @m {
    memref.global "private" constant @table : memref<4xi32> = dense<[10, 20, 30, 40]>
    gpu.func @neighbour(%x: i32) -> i32 workgroup(%s: memref<64xi32, 3>) {
      %c1 = constant 1 : index
      %c63 = constant 63 : index
      %i = "gpu.thread_id"() {dimension = "x"} : () -> index
      memref.store %x, %s[%i] : memref<64xi32, 3>
      gpu.barrier
      %j = addi %i, %c1 : index
      %k = and %j, %c63 : index
      %y = memref.load %s[%k] : memref<64xi32, 3>
      gpu.barrier
      gpu.return %y : i32
    }
    gpu.func @rotate(%a: memref<?xi32>) kernel {
      %i = "gpu.thread_id"() {dimension = "x"} : () -> index
      %x = memref.load %a[%i] : memref<?xi32>
      %y = call @neighbour(%x) : (i32) -> i32
      %z = call @neighbour(%y) : (i32) -> i32
      memref.store %z, %a[%i] : memref<?xi32>
      gpu.return
    }
    gpu.func @look(%a: memref<?xi32>) kernel {
      %c3 = constant 3 : index
      %t = memref.get_global @table : memref<4xi32>
      %i = "gpu.thread_id"() {dimension = "x"} : () -> index
      %k = and %i, %c3 : index
      %x = memref.load %t[%k] : memref<4xi32>
      %y = memref.load %a[%i] : memref<?xi32>
      %z = addi %x, %y : i32
      memref.store %z, %a[%i] : memref<?xi32>
      gpu.return
    }
  }
  func @go(%a: memref<?xi32>) {
    %c1 = constant 1 : index
    %c64 = constant 64 : index
    %c0 = constant 0 : index
    scf.for %i = %c0 to %c64 step %c1 {
      %n = index_cast %i : index to i32
      memref.store %n, %a[%i] : memref<?xi32>
    }
    gpu.launch_func @m::@rotate blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<?xi32>)
    gpu.launch_func @m::@look blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%a : memref<?xi32>)
    return
  }
}
`

// TestHelperOfBlock runs kernels whose functions work with all threads of a block, on one thread of
// the machine and on all.
func TestHelperOfBlock(t *testing.T) {
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": helperOfBlock})
	for _, openmp := range []string{"false", "true"} {
		out := d.succeed("run", "in.mlir", "-p", "gpu-cpu", "--set", "stage-options.lower-kernels.openmp="+openmp, "--entry", "go", "64xi32=0")
		assert.Contains(t, out, "[12, 23, 34, 45, 16, 27,", openmp)
		assert.Contains(t, out, "72, 83, 30, 41]", openmp)
	}
}

// affineNests are loops with steps, bounds that are not known and conditions.
const affineNests = `func @scaled(%a: memref<16x32xf32>, %b: memref<16x32xf32>) {
  affine.for %i = 2 to 16 step 3 {
    affine.for %j = 1 to 32 step 2 {
      %x = affine.load %b[%i, %j - 1] : memref<16x32xf32>
      affine.for %k = 0 to 2 {
        %y = affine.load %a[%i, %j - %k] : memref<16x32xf32>
        %z = addf %x, %y : f32
        affine.store %z, %a[%i, %j - %k] : memref<16x32xf32>
      }
    }
  }
  return
}
func @open(%a: memref<20xf32>, %n: index, %m: index) {
  %f = constant 3.0 : f32
  affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to min affine_map<()[s0] -> (s0, 18)>()[%m] step 4 {
    affine.for %j = 0 to 3 {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        affine.store %f, %a[%i + %j] : memref<20xf32>
      }
    }
  }
  return
}
`

// TestAffineNests compares loops of affine, as they are, with the launches that become of them.
func TestAffineNests(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": affineNests})
	d.succeed("opt", "-convert-affine-for-to-gpu=distinct-arguments", "in.mlir", "-o", "launches.mlir")
	assert.Equal(t, 2, strings.Count(d.read("launches.mlir"), "gpu.launch"))
	for _, call := range [][]string{
		{"scaled", "16x32xf32=1", "16x32xf32=1.5"},
		{"open", "20xf32=0", "1", "14"},
		{"open", "20xf32=0", "5", "100"}, // up to 18
		{"open", "20xf32=0", "7", "3"},   // no iterations
	} {
		want := d.succeed(append([]string{"run", "in.mlir", "-p", "cpu", "--full", "--entry"}, call...)...)
		assert.Equal(t, want, d.succeed(append([]string{"run", "launches.mlir", "-p", "gpu-cpu", "--full", "--entry"}, call...)...), "%v", call)
	}
}

// matricesOfSubgroups computes `%c = %a * %b + 0.5` tile by tile, and of a tile of eight rows a product in %d, whose
// second factor takes every other row.
const matricesOfSubgroups = `func @product(%c: memref<32x48xf32>, %d: memref<?x48xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c5 = constant 5 : index
  %c7 = constant 7 : index
  %c11 = constant 11 : index
  %c13 = constant 13 : index
  %c16 = constant 16 : index
  %c32 = constant 32 : index
  %c48 = constant 48 : index
  %c64 = constant 64 : index
  %c-5 = constant -5 : index
  %a = memref.alloc() : memref<32x64xf16>
  %b = memref.alloc(%c64) : memref<?x48xf16>
  %h = memref.alloc() : memref<32x48xf16>
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %k = %c0 to %c64 step %c1 {
      %0 = muli %i, %c3 : index
      %1 = muli %k, %c5 : index
      %2 = addi %0, %1 : index
      %3 = remi_unsigned %2, %c11 : index
      %4 = addi %3, %c-5 : index
      %5 = index_cast %4 : index to i32
      %6 = sitofp %5 : i32 to f16
      memref.store %6, %a[%i, %k] : memref<32x64xf16>
    }
  }
  scf.for %k = %c0 to %c64 step %c1 {
    scf.for %j = %c0 to %c48 step %c1 {
      %0 = muli %k, %c7 : index
      %1 = addi %0, %j : index
      %2 = remi_unsigned %1, %c13 : index
      %3 = addi %2, %c-5 : index
      %4 = index_cast %3 : index to i32
      %5 = sitofp %4 : i32 to f16
      memref.store %5, %b[%k, %j] : memref<?x48xf16>
    }
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %half = constant 0.5 : f32
    %one = constant 1.0 : f16
    %j = muli %bx, %c16 : index
    %i = muli %by, %c16 : index
    %start = gpu.subgroup_mma_constant_matrix %half : !gpu.mma_matrix<16x16xf32, "COp">
    %sum = scf.for %k = %c0 to %c64 step %c16 iter_args(%acc = %start) -> (!gpu.mma_matrix<16x16xf32, "COp">) {
      %l = gpu.subgroup_mma_load_matrix %a[%i, %k] {leadDimension = 64 : index} : memref<32x64xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %r = gpu.subgroup_mma_load_matrix %b[%k, %j] {leadDimension = 48 : index} : memref<?x48xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %next = gpu.subgroup_mma_compute %l, %r, %acc : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
      scf.yield %next : !gpu.mma_matrix<16x16xf32, "COp">
    }
    gpu.subgroup_mma_store_matrix %sum, %c[%i, %j] {leadDimension = 48 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x48xf32>
    %ones = gpu.subgroup_mma_constant_matrix %one : !gpu.mma_matrix<8x32xf16, "COp">
    %l = gpu.subgroup_mma_load_matrix %a[%i, %c16] {leadDimension = 64 : index} : memref<32x64xf16> -> !gpu.mma_matrix<8x16xf16, "AOp">
    %r = gpu.subgroup_mma_load_matrix %b[%c3, %j] {leadDimension = 96 : index} : memref<?x48xf16> -> !gpu.mma_matrix<16x32xf16, "BOp">
    %n = gpu.subgroup_mma_compute %l, %r, %ones : !gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<16x32xf16, "BOp"> -> !gpu.mma_matrix<8x32xf16, "COp">
    %last = cmpi "eq", %bx, %c0 : index
    scf.if %last {
      gpu.subgroup_mma_store_matrix %n, %h[%i, %c2] {leadDimension = 48 : index} : !gpu.mma_matrix<8x32xf16, "COp">, memref<32x48xf16>
    }
    gpu.terminator
  }
  scf.for %i = %c0 to %c32 step %c1 {
    scf.for %j = %c0 to %c48 step %c1 {
      %0 = memref.load %h[%i, %j] : memref<32x48xf16>
      %1 = fpext %0 : f16 to f32
      memref.store %1, %d[%i, %j] : memref<?x48xf32>
    }
  }
  memref.dealloc %a : memref<32x64xf16>
  memref.dealloc %b : memref<?x48xf16>
  memref.dealloc %h : memref<32x48xf16>
  return
}
`

// TestMatricesOfSubgroups runs products of matrices that subgroups share.
func TestMatricesOfSubgroups(t *testing.T) {
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": matricesOfSubgroups})
	d.succeed("run", "in.mlir", "-p", "gpu-cpu", "--entry", "product", "--save", "arg1=c.npy", "--save", "arg2=d.npy", "32x48xf32=0", "32x48xf32=0")
	a := func(i, k int) float32 { return float32((3*i+5*k)%11 - 5) }
	b := func(at int) float32 { return float32((7*(at/48)+at%48)%13 - 5) }
	var c, tile []float32
	for i := range 32 {
		for j := range 48 {
			want, part := float32(0.5), float32(0)
			for k := range 64 {
				want += a(i, k) * b(48*k+j)
			}
			if i%16 < 8 && j >= 2 && j < 34 {
				part = 1
				for k := range 16 {
					part += a(i, 16+k) * b(48*(3+2*k)+j-2)
				}
			}
			c, tile = append(c, want), append(tile, part)
		}
	}
	assert.Equal(t, matrixFile(t, c), d.read("c.npy"))
	assert.Equal(t, matrixFile(t, tile), d.read("d.npy"))
	for text, want := range map[string]string{
		strings.ReplaceAll(matricesOfSubgroups, "%sx = %c64", "%sx = %c16"):                              "has blocks of 16 threads, and with matrices there must be a multiple of the 32 of a subgroup",
		strings.NewReplacer("8x32xf16", "8x2xf16", "16x32xf16", "16x2xf16").Replace(matricesOfSubgroups): `has type !gpu.mma_matrix<8x2xf16, "COp">, which has a number of elements that is no multiple of the invocations of a subgroup`,
		strings.ReplaceAll(matricesOfSubgroups, "memref<32x48xf32>\n    %ones", "memref<32x48xf32>\n    gpu.subgroup_mma_store_matrix %sum, %h[%i, %j] {leadDimension = 48 : index} : !gpu.mma_matrix<16x16xf32, \"COp\">, memref<32x48xf16>\n    %ones"): "has a matrix of f32 in memory of f16",
	} {
		d.write("bad.mlir", text)
		got := d.mlirc("run", "bad.mlir", "-p", "gpu-cpu", "--entry", "product", "32x48xf32=0", "32x48xf32=0")
		assert.NotZero(t, got.status)
		assert.Contains(t, got.stderr, want)
	}
}

// matrixFile is the file that NumPy saves of 32 rows of floats.
func matrixFile(t *testing.T, values []float32) string {
	var data []byte
	for _, v := range values {
		bits := math.Float32bits(v)
		data = append(data, byte(bits), byte(bits>>8), byte(bits>>16), byte(bits>>24))
	}
	file, err := npy.Encode(&npy.Array{Type: "f4", Shape: []int64{32, int64(len(values) / 32)}, Data: data})
	require.NoError(t, err)
	return string(file)
}
