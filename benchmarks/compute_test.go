package benchmarks

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/shaders"
)

// computeFolder is where the kernels are that are also in OpenCL C and in C.
const computeFolder = "testdata/compute/"

// workload is a kernel of the corpus with enough to do.
type workload struct {
	name        string
	grid, local [3]uint32
	push        []byte
	buffers     [][]byte
	tolerance   float64 // of floats, in parts of the largest; 0: integers
}

func words[T any](values ...T) []byte {
	data, err := binary.Append(nil, binary.LittleEndian, values)
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return data
}

// workloads makes what the kernels run on, always the same.
func workloads() []workload {
	r := rand.New(rand.NewPCG(1, 1))
	uints := func(n int, below uint32) []byte {
		list := make([]uint32, n)
		for i := range list {
			list[i] = r.Uint32() & (below - 1)
		}
		return words(list...)
	}
	floats := func(n int) []byte {
		list := make([]float32, n)
		for i := range list {
			list[i] = r.Float32()*0.9 + 0.1
		}
		return words(list...)
	}
	zeros := func(n int) []byte { return make([]byte, 4*n) }
	rows := make([]uint32, 1<<16+1)
	for i := range rows {
		rows[i] = uint32(i * 16)
	}
	flat := [3]uint32{64, 1, 1}
	return []workload{
		{"mandelbrot", [3]uint32{64, 128, 1}, [3]uint32{16, 4, 1}, append(words[uint32](1024, 300), words[float32](3.0/1024)...), [][]byte{zeros(1024 * 512)}, 0},
		{"tiled_matmul", [3]uint32{32, 32, 1}, [3]uint32{16, 16, 1}, words[uint32](512), [][]byte{floats(1 << 18), floats(1 << 18), zeros(1 << 18)}, 1e-4},
		{"nbody", [3]uint32{64, 1, 1}, flat, nil, [][]byte{floats(4 * 4096), zeros(4 * 4096)}, 1e-3},
		{"black_scholes", [3]uint32{8192, 1, 1}, flat, nil, [][]byte{floats(4 << 19), zeros(2 << 19)}, 1e-4},
		{"histogram", [3]uint32{8192, 1, 1}, [3]uint32{256, 1, 1}, nil, [][]byte{uints(1<<21, 0), zeros(256)}, 0},
		{"reduction", [3]uint32{16384, 1, 1}, [3]uint32{128, 1, 1}, nil, [][]byte{uints(1<<21, 0), zeros(16384)}, 0},
		{"prefix_sum", [3]uint32{4096, 1, 1}, [3]uint32{256, 1, 1}, nil, [][]byte{uints(1<<20, 0), zeros(1 << 20)}, 0},
		{"bitonic_sort", [3]uint32{1024, 1, 1}, [3]uint32{256, 1, 1}, nil, [][]byte{uints(1<<18, 0)}, 0},
		{"stencil", [3]uint32{128, 256, 1}, [3]uint32{16, 8, 1}, words[int32](2048, 2048), [][]byte{floats(1 << 22), zeros(1 << 22)}, 1e-5},
		{"transpose", [3]uint32{128, 128, 1}, [3]uint32{16, 16, 1}, nil, [][]byte{uints(1<<22, 0), zeros(1 << 22)}, 0},
		{"spmv", [3]uint32{2048, 1, 1}, [3]uint32{32, 1, 1}, nil, [][]byte{words(rows...), uints(1<<20, 1<<16), floats(1 << 20), floats(1 << 16), zeros(1 << 16)}, 1e-4},
		{"monte_carlo", [3]uint32{1024, 1, 1}, flat, nil, [][]byte{zeros(1 + 1<<16)}, 0},
	}
}

// contenders are what runs the kernels.
var contenders = []string{"mlirc", "lavapipe", "pocl", "C"}

// BenchmarkCompute runs kernels as spirv-cpu compiles them, on Mesa's driver, on pocl, and in C with
// OpenMP, in one run, and reports the ratios of the median times. The results must be the same.
func BenchmarkCompute(b *testing.B) {
	dir := b.TempDir()
	for _, line := range harness.OpenMPSettings(os.Environ()) { // as mlirc run has them; C has them, too
		name, value, _ := strings.Cut(line, "=")
		b.Setenv(name, value)
	}
	vulkan, opencl, native := devices.Vulkan(b), devices.OpenCL(b), devices.Native(b)
	assembler := shaders.NewAssembler(b)
	const repeat = 11
	product, count := 1.0, 0
	table := fmt.Sprintf("\n%-14s", "ms")
	for _, c := range contenders {
		table += fmt.Sprintf("%10s", c)
	}
	table += "     ratio   compile ms: mlirc, lavapipe, pocl\n"
	for b.Loop() {
		for _, w := range workloads() {
			job := devices.Job{Grid: w.grid, Local: w.local, Push: w.push, Repeat: repeat}
			for i, data := range w.buffers {
				job.Buffers = append(job.Buffers, devices.Buffer{Binding: uint32(i), Data: data})
			}
			spv := assembler.Assemble(&shaders.Case{Name: w.name + ".comp"})
			ours, compiled := oursAsLibrary(b, dir, w.name, spv)
			source, err := os.ReadFile(computeFolder + w.name + ".cl")
			require.NoError(b, err)
			results := make([]devices.Result, len(contenders))
			run := func(i int, d *devices.Device, module, entry string) {
				job.Module, job.Entry = []byte(module), entry
				results[i] = d.Run(b, []devices.Job{job})[0]
			}
			run(0, native, ours, "kernel_main")
			run(1, vulkan, string(spv), "main")
			run(2, opencl, string(source), w.name)
			run(3, native, inC(b, dir, w.name), "kernel_"+w.name)
			table += fmt.Sprintf("%-14s", w.name)
			best := math.Inf(1)
			for i, r := range results {
				if r.Err != nil {
					table += fmt.Sprintf("%10s", "failed")
					b.Errorf("%s on %s: %v", w.name, contenders[i], r.Err)
					continue
				}
				if i > 0 {
					w.same(b, results[0], r, contenders[i])
				}
				m := middle(r.Times)
				if i == 1 || i == 2 {
					best = min(best, m)
				}
				table += fmt.Sprintf("%10.3f", m)
			}
			if results[0].Err == nil && !math.IsInf(best, 1) {
				ratio := middle(results[0].Times) / best
				b.ReportMetric(ratio, w.name)
				product *= ratio
				count++
				table += fmt.Sprintf("%10.2f", ratio)
			}
			table += fmt.Sprintf("%12.0f%10.0f%10.0f\n", milliseconds(compiled), milliseconds(results[1].Compiled+results[1].First()), milliseconds(results[2].Compiled+results[2].First()))
		}
	}
	mean := math.Pow(product, 1/float64(max(count, 1)))
	b.ReportMetric(mean, "geomean")
	// A log of a benchmark is cut after some lines.
	fmt.Printf("%sgeometric mean of the ratios to the faster of lavapipe and pocl: %.2f\n", table, mean)
}

func milliseconds(d time.Duration) float64 { return float64(d) / 1e6 }

// middle is the median of times, in milliseconds.
func middle(times []time.Duration) float64 {
	sorted := slices.Clone(times)
	slices.Sort(sorted)
	return milliseconds(sorted[len(sorted)/2])
}

// same compares what a contender left with ours.
func (w *workload) same(b *testing.B, ours, theirs devices.Result, contender string) {
	b.Helper()
	for k := range ours.Buffers {
		x, y := ours.Buffers[k], theirs.Buffers[k]
		for i := 0; i+4 <= len(x); i += 4 {
			m, n := binary.LittleEndian.Uint32(x[i:]), binary.LittleEndian.Uint32(y[i:])
			p, q := float64(math.Float32frombits(m)), float64(math.Float32frombits(n))
			if m == n || w.tolerance > 0 && math.Abs(p-q) <= w.tolerance*max(1, math.Abs(p), math.Abs(q)) {
				continue
			}
			b.Errorf("%s on %s: buffer %d, word %d: %#x (%g), and ours is %#x (%g)", w.name, contender, k, i/4, n, q, m, p)
			return
		}
	}
}

// oursAsLibrary compiles a module by spirv-cpu, and says how long that took without linking.
func oursAsLibrary(b *testing.B, dir, name string, spv []byte) (string, time.Duration) {
	b.Helper()
	file, object, library := filepath.Join(dir, name+".spv"), filepath.Join(dir, name+".o"), filepath.Join(dir, name+".so")
	require.NoError(b, os.WriteFile(file, spv, 0o600))
	start := time.Now()
	out, err := exec.Command("../bin/mlirc", "-p", "spirv-cpu", file, "-o", object).CombinedOutput()
	took := time.Since(start)
	require.NoError(b, err, "%s", out)
	link(b, "cc", "-shared", object, "-o", library)
	return library, took
}

// inC compiles the kernel in C.
func inC(b *testing.B, dir, name string) string {
	b.Helper()
	library := filepath.Join(dir, name+"-c.so")
	link(b, "clang-14", "-O3", "-march=native", "-fopenmp", "-fPIC", "-shared", "-include", computeFolder+"kernel.h", computeFolder+name+".c", "-o", library)
	return library
}

// link runs a compiler, with LLVM's OpenMP runtime.
func link(b *testing.B, compiler string, args ...string) {
	b.Helper()
	runtime, err := harness.OpenMP()
	require.NoError(b, err)
	out, err := exec.Command(compiler, append(args, runtime, "-lm")...).CombinedOutput()
	require.NoError(b, err, "%s %s\n%s", compiler, strings.Join(args, " "), out)
}
