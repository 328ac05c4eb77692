package e2e_test

import (
	"bytes"
	bits "encoding/binary"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/npy"
)

// arrayFile is the file that NumPy saves of numbers.
func arrayFile[T any](t *testing.T, kind string, values []T, shape ...int64) string {
	t.Helper()
	data, err := bits.Append(nil, bits.LittleEndian, values)
	require.NoError(t, err)
	file, err := npy.Encode(&npy.Array{Type: kind, Shape: shape, Data: data})
	require.NoError(t, err)
	return string(file)
}

// saved reads numbers of a file of a desk.
func saved[T any](t *testing.T, d *desk, name string, values []T) []T {
	t.Helper()
	a, err := npy.Decode([]byte(d.read(name)))
	require.NoError(t, err)
	require.NoError(t, bits.Read(bytes.NewReader(a.Data), bits.LittleEndian, values))
	return values
}

// list makes a list of what is computed of the number of each place.
func list[T any](n int, of func(i int) T) []T {
	values := make([]T, n)
	for i := range values {
		values[i] = of(i)
	}
	return values
}

// noise is a number between 0 and 65535 that depends on another in no simple way.
func noise(i int) int { return int(uint32(i+1)*2654435761>>13) & 0xffff }

// newerKernels is a desk with the kernels of testdata/gpu, as front ends of MLIR 19 write them.
func newerKernels(t *testing.T) *desk {
	t.Helper()
	needLLVM(t)
	files, err := filepath.Glob("testdata/gpu/*.mlir")
	require.NoError(t, err)
	texts := map[string]string{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		require.NoError(t, err)
		texts[filepath.Base(f)] = string(data)
	}
	return newDesk(t, texts)
}

// kernel runs a kernel.
func (d *desk) kernel(file string, args ...string) string {
	return d.succeed(append([]string{"run", file, "-p", "gpu-cpu", "--entry", "main"}, args...)...)
}

// TestNewerKernels runs kernels, and compares numbers that are exact.
func TestNewerKernels(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	f32 := func(i int) float32 { return float32(noise(i)%200-100) / 4 }
	f64 := func(i int) float64 { return float64(noise(i)%200-100) / 4 }

	a, b := list(100, f32), list(100, func(i int) float32 { return f32(i + 1000) })
	d.write("a.npy", arrayFile(t, "f4", a, 100))
	d.write("b.npy", arrayFile(t, "f4", b, 100))
	d.kernel("vector_add.mlir", "a.npy", "b.npy", "100xf32=0", "--save", "arg3=c.npy")
	assert.Equal(t, list(100, func(i int) float32 { return a[i] + b[i] }), saved(t, d, "c.npy", make([]float32, 100)))

	a = list(384, f32)
	d.write("a.npy", arrayFile(t, "f4", a, 384))
	d.kernel("block_reduction.mlir", "a.npy", "3xf32=0", "--save", "arg2=c.npy")
	sums := make([]float32, 3)
	for i, v := range a {
		sums[i/128] += v
	}
	assert.Equal(t, sums, saved(t, d, "c.npy", make([]float32, 3)))

	a, b = list(32*48, f32), list(48*16, func(i int) float32 { return f32(i + 5000) })
	d.write("a.npy", arrayFile(t, "f4", a, 32, 48))
	d.write("b.npy", arrayFile(t, "f4", b, 48, 16))
	d.kernel("tiled_product.mlir", "a.npy", "b.npy", "0", "--save", "arg3=c.npy")
	assert.Equal(t, list(32*16, func(at int) (sum float32) {
		for k := range 48 {
			sum += a[at/16*48+k] * b[k*16+at%16]
		}
		return sum
	}), saved(t, d, "c.npy", make([]float32, 32*16)))

	d.write("a.npy", arrayFile(t, "i4", list(32*48, func(i int) int32 { return int32(i) }), 32, 48))
	d.kernel("transpose.mlir", "a.npy", "0", "--save", "arg2=c.npy")
	assert.Equal(t, list(48*32, func(at int) int32 { return int32(at%32*48 + at/32) }), saved(t, d, "c.npy", make([]int32, 48*32)))

	d.write("a.npy", arrayFile(t, "i8", list(64, func(i int) int64 { return int64(noise(i)) << 20 }), 64))
	d.kernel("prefix_sum.mlir", "a.npy", "64xi64=0", "--save", "arg2=c.npy")
	running := int64(0)
	assert.Equal(t, list(64, func(i int) int64 {
		if i%32 == 0 {
			running = 0
		}
		running += int64(noise(i)) << 20
		return running
	}), saved(t, d, "c.npy", make([]int64, 64)))

	x := list(64, f32)
	d.write("a.npy", arrayFile(t, "f4", x, 64))
	d.kernel("dynamic_memory.mlir", "a.npy", "64xf32=0", "--save", "arg2=c.npy")
	assert.Equal(t, list(64, func(i int) float32 { return 3 * x[i/32*32+31-i%32] }), saved(t, d, "c.npy", make([]float32, 64)))

	y := list(70, f64)
	at := func(i int) float64 {
		if i < 0 || i >= len(y) {
			return 0
		}
		return y[i]
	}
	d.write("a.npy", arrayFile(t, "f8", y, 70))
	d.kernel("stencil.mlir", "a.npy", "70xf64=0", "0.25", "--save", "arg2=c.npy")
	assert.Equal(t, list(70, func(i int) float64 { return at(i) + 0.25*(at(i-1)+at(i+1)-2*at(i)) }), saved(t, d, "c.npy", make([]float64, 70)))

	d.kernel("clusters.mlir", "6x4xindex=9", "4", "--save", "arg1=c.npy")
	assert.Equal(t, list(24, func(i int) int64 { return []int64{int64(i / 8), int64(i / 4 % 2), 3, 2}[i%4] }), saved(t, d, "c.npy", make([]int64, 24)))
	d.succeed("run", "clusters.mlir", "-p", "gpu-cpu", "--entry", "launched", "6x3xindex=9", "--save", "arg1=c.npy")
	assert.Equal(t, list(18, func(i int) int64 { return []int64{int64(i / 9), 3, 6}[i%3] }), saved(t, d, "c.npy", make([]int64, 18)))

	out := d.kernel("prints.mlir", "-7", "8xi32=3")
	assert.Contains(t, out, "n is -7, 1.500000 of 0\nplain\n")
	assert.Contains(t, out, "[-7, -7, -7, -7, -7, -7, -7, -7]")
}

// TestNewerMatrices runs products of matrices that are read and written as columns.
func TestNewerMatrices(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	small := func(i int) float32 { return float32(noise(i)%9 - 4) }
	half := func(v float32) uint16 { // of a small integer
		if v == 0 {
			return 0
		}
		b := math.Float32bits(v)
		return uint16(b>>16&0x8000 | (b>>23&0xff-112)<<10 | b>>13&0x3ff)
	}
	a, b := list(256, small), list(256, func(i int) float32 { return small(i + 300) })
	d.write("a.npy", arrayFile(t, "f2", list(256, func(i int) uint16 { return half(a[i]) }), 16, 16))
	d.write("b.npy", arrayFile(t, "f2", list(256, func(i int) uint16 { return half(b[i]) }), 16, 16))
	d.kernel("transposed_matrices.mlir", "a.npy", "b.npy", "0", "0", "--save", "arg3=c.npy", "--save", "arg4=d.npy")
	product := func(a, b func(i, j int) float32) func(i, j int) float32 {
		return func(i, j int) (sum float32) {
			for k := range 16 {
				sum += a(i, k) * b(k, j)
			}
			return sum
		}
	}
	rows := func(m []float32) func(i, j int) float32 { return func(i, j int) float32 { return m[16*i+j] } }
	turned := func(m func(i, j int) float32) func(i, j int) float32 {
		return func(i, j int) float32 { return m(j, i) }
	}
	all := func(m func(i, j int) float32) []float32 {
		return list(256, func(i int) float32 { return m(i/16, i%16) })
	}
	assert.Equal(t, all(product(turned(rows(a)), turned(rows(b)))), saved(t, d, "c.npy", make([]float32, 256)))
	assert.Equal(t, all(turned(product(rows(a), rows(b)))), saved(t, d, "d.npy", make([]float32, 256)))
}

// TestNewerSoftmax runs reductions of blocks of which the numbers are rounded.
func TestNewerSoftmax(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	a := list(4*64, func(i int) float32 { return float32(noise(i)%400-200) / 16 })
	d.write("a.npy", arrayFile(t, "f4", a, 4, 64))
	d.kernel("softmax_rows.mlir", "a.npy", "0", "--save", "arg2=c.npy")
	for i, got := range saved(t, d, "c.npy", make([]float32, len(a))) {
		sum := 0.0
		for _, v := range a[i/64*64 : i/64*64+64] {
			sum += math.Exp(float64(v))
		}
		assert.InEpsilon(t, math.Exp(float64(a[i]))/sum, got, 1e-5)
	}
	a[70] = float32(math.NaN()) // wins in `maximumf`
	d.write("a.npy", arrayFile(t, "f4", a, 4, 64))
	d.kernel("softmax_rows.mlir", "a.npy", "0", "--save", "arg2=c.npy")
	for i, got := range saved(t, d, "c.npy", make([]float32, len(a))) {
		assert.Equal(t, i/64 == 1, math.IsNaN(float64(got)), i)
	}
}

// TestNewerAtomics runs a histogram, and the kinds of atomic updates.
func TestNewerAtomics(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	a := list(256, func(i int) int32 { return int32(noise(i) - 30000) })
	d.write("a.npy", arrayFile(t, "i4", a, 256))
	d.write("ext.npy", arrayFile(t, "i4", []int32{math.MinInt32, -1, 0, -1}, 4))
	nan := float32(math.NaN())
	d.write("f.npy", arrayFile(t, "f4", []float32{nan, nan}, 2)) // loses against each number
	hist, least, most := make([]int32, 16), a[0], a[0]
	or, and, below := int32(0), int32(-1), ^uint32(0)
	for _, v := range a {
		hist[v&15]++
		or, and, least, most, below = or|v, and&v, min(least, v), max(most, v), min(below, uint32(v))
	}
	for _, openmp := range []string{"false", "true"} {
		d.kernel("histogram.mlir", "a.npy", "16xi32=0", "ext.npy", "f.npy", "--save", "arg2=h.npy", "--save", "arg3=e.npy", "--save", "arg4=g.npy",
			"--set", "stage-options.lower-kernels.openmp="+openmp)
		assert.Equal(t, hist, saved(t, d, "h.npy", make([]int32, 16)), openmp)
		assert.Equal(t, []int32{most, int32(below), or, and}, saved(t, d, "e.npy", make([]int32, 4)), openmp)
		assert.Equal(t, []float32{float32(most), float32(least)}, saved(t, d, "g.npy", make([]float32, 2)), openmp)
	}
}

// TestNewerShuffles runs the modes of a shuffle: where there is no thread, `valid` is false.
func TestNewerShuffles(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	a := list(32, func(i int) float64 { return float64(noise(i)) })
	d.write("a.npy", arrayFile(t, "f8", a, 32))
	text := d.read("shuffles.mlir")
	for _, width := range []int{32, 20} {
		d.write("shuffles.mlir", strings.ReplaceAll(text, "%w = arith.constant 32", "%w = arith.constant "+map[int]string{32: "32", 20: "20"}[width]))
		d.kernel("shuffles.mlir", "a.npy", "4x32xf64=0", "--save", "arg2=c.npy")
		assert.Equal(t, list(4*32, func(at int) float64 {
			i := at % 32
			from := []int{i ^ 1, i - 5, i + 5, 5}[at/32]
			if from < 0 || from >= width {
				return -1
			}
			return a[from]
		}), saved(t, d, "c.npy", make([]float64, 4*32)), width)
	}
}

// TestNewerSubgroups runs each way to reduce values of a subgroup.
func TestNewerSubgroups(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	a := list(64, func(i int) int32 { return int32(noise(i)-30000) | 1 })
	f := list(64, func(i int) float32 { return float32(noise(i)%7-3) / 2 })
	f[40], f[41] = float32(math.NaN()), float32(math.Inf(-1))
	d.write("a.npy", arrayFile(t, "i4", a, 64))
	d.write("f.npy", arrayFile(t, "f4", f, 64))
	d.kernel("subgroup_reductions.mlir", "a.npy", "64x9xi32=0", "f.npy", "64x6xf32=0", "64xf32=0", "--save", "arg2=b.npy", "--save", "arg4=g.npy", "--save", "arg5=v.npy")
	integers, floats := saved(t, d, "b.npy", make([]int32, 64*9)), saved(t, d, "g.npy", make([]float32, 64*6))
	vectors := saved(t, d, "v.npy", make([]float32, 64))
	for half := range 2 {
		x, y := a[32*half:32*half+32], f[32*half:32*half+32]
		want := []int32{0, 1, -1, math.MaxInt32, 0, math.MinInt32, -1, 0, 0}
		for _, v := range x {
			want[0], want[1] = want[0]+v, want[1]*v
			want[2], want[4] = int32(min(uint32(want[2]), uint32(v))), int32(max(uint32(want[4]), uint32(v)))
			want[3], want[5] = min(want[3], v), max(want[5], v)
			want[6], want[7], want[8] = want[6]&v, want[7]|v, want[8]^v
		}
		wantFloats := []float64{0, 1, math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)}
		for _, v := range y {
			v := float64(v)
			wantFloats[0], wantFloats[1] = wantFloats[0]+v, wantFloats[1]*v
			if !math.IsNaN(v) {
				wantFloats[2], wantFloats[3] = min(wantFloats[2], v), max(wantFloats[3], v)
			}
			wantFloats[4], wantFloats[5] = min(wantFloats[4], v), max(wantFloats[5], v) // a NaN wins
		}
		for i := 32 * half; i < 32*half+32; i++ {
			assert.Equal(t, want, integers[9*i:9*i+9], i)
			for k, want := range wantFloats {
				got := float64(floats[6*i+k])
				assert.True(t, want == got || math.IsNaN(want) && math.IsNaN(got), "%d %d: %v, not %v", i, k, got, want)
			}
			assert.True(t, float64(vectors[i]) == wantFloats[0] || math.IsNaN(wantFloats[0]) && math.IsNaN(float64(vectors[i])), i)
		}
	}
}

// TestNewerRefused has what the CPU cannot run refused, with the reason.
func TestNewerRefused(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	for _, c := range []struct{ file, old, fresh, want string }{
		{"vector_add.mlir", "known_block_size = array<i32: 64, 1, 1>", "known_block_size = array<i32: 32, 1, 1>", "has blocks of 64 x 1 x 1 threads, but known_block_size of the kernel is 32 x 1 x 1"},
		{"vector_add.mlir", "array<i32: 64, 1, 1>", "array<i32: 64, 1>", "expected three integers of type i32 in attribute 'known_block_size'"},
		{"clusters.mlir", "array<i32: 4, 1, 1>", "array<i32>", "must have constants as sizes of blocks on the CPU"},
		{"clusters.mlir", "clusters in (%two,", "clusters in (%threads,", "must have positive constants as sizes of clusters on the CPU"},
		{"clusters.mlir", "    return\n  }\n  func.func @launched", "    gpu.launch_func @m::@where blocks in (%six, %one, %one) threads in (%threads, %one, %one) : i32 args(%a : memref<?x4xindex>)\n    return\n  }\n  func.func @launched",
			"has clusters of 1 x 1 x 1 blocks, but another launch of the kernel has 2 x 1 x 1"},
		{"dynamic_memory.mlir", "%bytes = arith.constant 384 : i32", "%zero = arith.constant 0 : index\n  %dim = memref.dim %a, %zero : memref<?xf32>\n  %bytes = arith.index_cast %dim : index to i32", "must have a constant as dynamic_shared_memory_size on the CPU"},
		{"prints.mlir", "\"plain\\n\"", "\"plain %s\\n\" %n : i32", "has the conversion '%s'"},
		{"prints.mlir", "    return\n", "    gpu.launch_func <%a : memref<?xi32>> @m::@f blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%n : i32, %a : memref<?xi32>)\n    return\n", "has a stream of a runtime library for devices"},
		{"prints.mlir", "  func.func @main", "  gpu.binary @programs [#gpu.object<\"a target\", \"code\">]\n  func.func @main", "holds programs for devices, which the CPU does not run"},
	} {
		text := d.read(c.file)
		require.Contains(t, text, c.old)
		d.write("bad.mlir", strings.Replace(text, c.old, c.fresh, 1))
		got := d.mlirc("-p", "gpu-cpu", "bad.mlir", "-o", "bad.o")
		assert.NotZero(t, got.status, c.want)
		assert.Contains(t, got.stderr, c.want)
	}
}

// TestNewerReductions runs loops and atomic updates whose kinds MLIR 13 does not have, as they are and expanded.
func TestNewerReductions(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": `memref.global "private" @table : memref<4xi32> = dense<[1, 2, 3, 4]> {alignment = 256}
func.func @main(%f: memref<8xf32>, %n: memref<8xi32>, %out: memref<4xf32>, %bits: memref<5xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0:4 = affine.parallel (%i) = (0) to (8) reduce ("maxnumf", "minnumf", "ori", "andi") -> (f32, f32, i32, i32) {
    %v = affine.load %f[%i] : memref<8xf32>
    %w = affine.load %n[%i] : memref<8xi32>
    affine.yield %v, %v, %w, %w : f32, f32, i32, i32
  }
  affine.store %0#0, %out[0] : memref<4xf32>
  affine.store %0#1, %out[1] : memref<4xf32>
  affine.store %0#2, %bits[0] : memref<5xi32>
  affine.store %0#3, %bits[1] : memref<5xi32>
  affine.for %i = 0 to 8 {
    %v = affine.load %f[%i] : memref<8xf32>
    %w = affine.load %n[%i] : memref<8xi32>
    %1 = memref.atomic_rmw maxnumf %v, %out[%c2] : (f32, memref<4xf32>) -> f32
    %2 = memref.atomic_rmw minnumf %v, %out[%c3] : (f32, memref<4xf32>) -> f32
    %3 = memref.atomic_rmw ori %w, %bits[%c2] : (i32, memref<5xi32>) -> i32
    %4 = memref.atomic_rmw andi %w, %bits[%c3] : (i32, memref<5xi32>) -> i32
  }
  %t = memref.get_global @table : memref<4xi32>
  %a = memref.extract_aligned_pointer_as_index %t : memref<4xi32> -> index
  %c255 = arith.constant 255 : index
  %rest = arith.andi %a, %c255 : index
  %r = arith.index_cast %rest : index to i32
  memref.store %r, %bits[%c4] : memref<5xi32>
  return
}
`})
	nan := float32(math.NaN())
	d.write("f.npy", arrayFile(t, "f4", []float32{nan, 3, -2, nan, 7, 0, -5, nan}, 8))
	d.write("n.npy", arrayFile(t, "i4", []int32{0x7f, 0x3c, 0x1c, 0x3e, 0x1c, 0x5c, 0x1d, 0x1c}, 8))
	d.write("out.npy", arrayFile(t, "f4", []float32{0, 0, nan, nan}, 4))
	d.write("bits.npy", arrayFile(t, "i4", []int32{9, 9, 0, -1, 9}, 5))
	d.succeed("opt", "--std-expand", "in.mlir", "-o", "expanded.mlir")
	for _, file := range []string{"in.mlir", "expanded.mlir"} {
		d.succeed("run", file, "f.npy", "n.npy", "out.npy", "bits.npy", "--entry", "main", "--save", "arg3=o.npy", "--save", "arg4=b.npy")
		assert.Equal(t, []float32{7, -5, 7, -5}, saved(t, d, "o.npy", make([]float32, 4)), file)
		assert.Equal(t, []int32{0x7f, 0x1c, 0x7f, 0x1c, 0}, saved(t, d, "b.npy", make([]int32, 5)), file)
	}
}

// TestNewerSpaces makes storage classes of memory spaces that are words.
func TestNewerSpaces(t *testing.T) {
	t.Parallel()
	d := newerKernels(t)
	out := d.succeed("opt", "--convert-gpu-to-spirv", "block_reduction.mlir")
	assert.Contains(t, out, "__memory_of_reduce_0__ : !spv.ptr<!spv.struct<(!spv.array<128 x f32, stride=4>)>, Workgroup>")
	assert.Contains(t, out, "__memory_of_reduce_1__ : !spv.ptr<!spv.struct<(!spv.array<1 x f32, stride=4>)>, Private>")
	text := d.read("block_reduction.mlir")
	d.write("global.mlir", strings.ReplaceAll(text, "memref<?xf32>", "memref<?xf32, #gpu.address_space<global>>"))
	assert.Contains(t, d.succeed("opt", "--convert-gpu-to-spirv", "global.mlir"), "StorageBuffer> {spv.interface_var_abi")
	d.write("dynamic.mlir", strings.Replace(text, "args(%a", "dynamic_shared_memory_size %bytes args(%a", 1))
	d.write("dynamic.mlir", strings.Replace(d.read("dynamic.mlir"), "%n = memref.dim", "%bytes = arith.constant 4 : i32\n    %n = memref.dim", 1))
	got := d.mlirc("opt", "--pass-pipeline=convert-gpu-to-spirv,lower-host-to-llvm", "dynamic.mlir")
	assert.NotZero(t, got.status)
	assert.Contains(t, got.stderr, "has clusters, memory whose size it says, or a stream, and SPIR-V has none of these")
}
