package plugin_test

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
)

var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../../cmd/mlirc")) }

// matrix has numbers that differ and are exact in f32.
func matrix(rows, cols, seed int) [][]float64 {
	m := make([][]float64, rows)
	for i := range m {
		m[i] = make([]float64, cols)
		for j := range m[i] {
			m[i][j] = float64((i*7+j*3+seed)%11-5) / 4
		}
	}
	return m
}

func text(v any) string {
	data, _ := json.Marshal(v)
	return string(data)
}

func product(a, b [][]float64) [][]float64 {
	c := make([][]float64, len(a))
	for i := range a {
		c[i] = make([]float64, len(b[0]))
		for j := range c[i] {
			for k := range b {
				c[i][j] += a[i][k] * b[k][j]
			}
		}
	}
	return c
}

func each(m [][]float64, f func(i, j int, x float64) float64) [][]float64 {
	r := make([][]float64, len(m))
	for i := range m {
		r[i] = make([]float64, len(m[i]))
		for j, x := range m[i] {
			r[i][j] = f(i, j, x)
		}
	}
	return r
}

// sample is a function of testdata/programs.mlir with its arguments, and its result as computed
// here.
type sample struct {
	name string
	args []any
	want any
}

func programs() []sample {
	a, b, c := matrix(3, 4, 0), matrix(4, 5, 3), matrix(5, 2, 5)
	bias4 := matrix(1, 4, 6)[0]
	bias1, bias2 := matrix(1, 5, 2)[0], matrix(1, 2, 4)[0]
	relu := func(bias []float64) func(i, j int, x float64) float64 {
		return func(_, j int, x float64) float64 { return max(x+bias[j], 0) }
	}
	image, kernel := matrix(6, 7, 1), matrix(3, 2, 2)
	convolved := each(matrix(4, 6, 0), func(i, j int, _ float64) (sum float64) {
		for k := range kernel {
			for l := range kernel[k] {
				sum += image[i+k][j+l] * kernel[k][l]
			}
		}
		return sum
	})
	pooled := each(matrix(3, 3, 0), func(i, j int, _ float64) float64 {
		m := math.Inf(-1)
		for k := range 2 {
			for l := range 2 {
				m = max(m, image[2*i+k][2*j+l])
			}
		}
		return m
	})
	softmax := each(a, func(i, j int, x float64) float64 {
		sum := 0.0
		for _, y := range a[i] {
			sum += math.Exp(y)
		}
		return math.Exp(x) / sum
	})
	padded := each(matrix(6, 7, 0), func(i, j int, _ float64) float64 {
		if i < 1 || i > 3 || j < 2 || j > 5 {
			return 7.5
		}
		return a[i-1][j-2]
	})
	swapped := [][]float64{each(a, func(i, j int, x float64) float64 { return x })[0]}
	swapped[0][0] = 3
	fused := each(matrix(4, 3, 0), func(i, j int, _ float64) float64 {
		x := 2*a[j][i] + bias4[i] - float64(j)
		return x * x
	})
	return []sample{
		{"fused", []any{a, bias4}, fused},
		{"matmul", []any{a, b}, product(a, b)},
		{"network", []any{a, b, bias1, c, bias2}, each(product(each(product(a, b), relu(bias1)), c), relu(bias2))},
		{"convolution", []any{image, kernel}, convolved},
		{"pooling", []any{image}, pooled},
		{"softmax", []any{a}, softmax},
		{"pad", []any{a}, padded},
		{"slices", []any{a}, each(a, func(i, j int, x float64) float64 { return 2 * x })},
		{"choose", []any{a, 1}, each(a, func(_, _ int, x float64) float64 { return x + 1 })},
		{"choose", []any{a, 0}, a},
		{"keeps", []any{a}, each(a, func(_, _ int, x float64) float64 { return x + x + 1 })},
		{"power", []any{matrix(3, 3, 0), 5}, power(matrix(3, 3, 0), 5)},
		{"fibonacci", []any{7}, []float64{21, 13}},
	}
}

func power(m [][]float64, n int) [][]float64 {
	r := m
	for range n {
		r = product(r, m)
	}
	return r
}

// TestPrograms runs tensor programs from text to numbers.
func TestPrograms(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	for _, pipeline := range []string{"cpu-tensor", "cpu-tensor-O3", "testdata/staged.toml"} {
		t.Run(pipeline, func(t *testing.T) { run(t, pipeline) })
	}
}

// TestTiledLoop runs loops over tiles on tensors, by each bufferization.
func TestTiledLoop(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	a, b := matrix(3, 4, 0), matrix(4, 5, 3)
	p := sample{"tiled", []any{a, b}, product(a, b)}
	for _, pipeline := range []string{"cpu-tensor", "testdata/staged.toml"} {
		compare(t, p, p.printed(t, "testdata/tiled.mlir", pipeline))
	}
}

// TestForall runs loops whose iterations may run at once, on buffers in place and in copies, and as
// sequential and parallel loops.
func TestForall(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	x := []float64{1, 2, 3, 4, 5, 6}
	samples := []sample{
		{"double", []any{append(x, 7, 8)}, []float64{2, 4, 6, 8, 10, 12, 14, 16}},
		{"neighbours", []any{x[:5]}, []any{[]float64{3, 5, 7, 9, 5}, x[:5]}},
		{"transposed", []any{[][]float64{{1, 2, 3}, {4, 5, 6}}}, []any{[][]float64{{1, 4}, {2, 5}, {3, 6}}, [][]float64{{2, 4, 6}, {8, 10, 12}}}},
		{"private", []any{[]float64{5, 6}}, []any{[]float64{1, 2, 3, 4}, []float64{5, 6}}},
		{"again", []any{x, 2}, []float64{1, 4, 3, 10, 5, 16}},
	}
	for _, pipeline := range []string{"cpu-tensor", "testdata/staged.toml", "testdata/sequential.toml", "testdata/spread.toml"} {
		for _, p := range samples {
			t.Run(pipeline+"/"+p.name, func(t *testing.T) {
				t.Parallel()
				runTensors(t, pipeline, "testdata/forall.mlir", p)
			})
		}
	}
}

// TestReshaped runs reshapes whose sizes are operands, of tensors that are filled, too.
func TestReshaped(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	row := []float64{2.5, 2.5, 2.5}
	for _, p := range []sample{
		{"halves", []any{[]float64{1, 2, 3, 4, 5, 6}, 2, 3}, [][]float64{{0, 0, 0}, {4, 5, 6}}},
		{"filled", []any{2.5, 4, 3}, [][][]float64{{row, row}, {row, row}}},
	} {
		for _, pipeline := range []string{"cpu-tensor", "testdata/staged.toml"} {
			runTensors(t, pipeline, "testdata/reshaped.mlir", p)
		}
	}
}

// TestPromoted runs programs whose operations are given tiles in buffers of their own.
func TestPromoted(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	for _, p := range programs() {
		if slices.Contains([]string{"matmul", "convolution", "softmax"}, p.name) {
			file := p.alone(t, "testdata/programs.mlir")
			compare(t, p, p.printed(t, file, "testdata/promoted.toml"))
			compare(t, p, p.printed(t, file, "testdata/promoted.toml",
				"--set", "stage-options.linalg-promote-subviews.test-use-alloca=true", "--set", "stage-options.linalg-promote-subviews.test-promote-dynamic=true"))
		}
	}
}

func run(t *testing.T, pipeline string) {
	for _, p := range programs() {
		compare(t, p, p.printed(t, p.alone(t, "testdata/programs.mlir"), pipeline))
	}
}

// alone is a file with the function, and the private ones, of another.
func (p sample) alone(t *testing.T, file string) string {
	t.Helper()
	module, err := os.ReadFile(file)
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), p.name+".mlir")
	require.NoError(t, os.WriteFile(path, []byte(alone(string(module), p.name)), 0o644))
	return path
}

// printed is what the function of a file prints, compiled by a pipeline.
func (p sample) printed(t *testing.T, file, pipeline string, settings ...string) string {
	t.Helper()
	args := append([]string{"run", file, "--entry", p.name, "-p", pipeline, "--full"}, settings...)
	for _, a := range p.args {
		args = append(args, "--arg", text(a))
	}
	cmd := exec.Command(mlirc, args...)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	require.NoError(t, err, "%s: %s", p.name, stderr.String())
	return string(out)
}

// compare compares what was printed with what was computed here.
func compare(t *testing.T, p sample, printed string) {
	t.Helper()
	var got, want any
	require.NoError(t, json.Unmarshal([]byte(printed), &got), "%s: %s", p.name, printed)
	require.NoError(t, json.Unmarshal([]byte(text(p.want)), &want))
	near(t, p.name, want, got)
}

// near compares nested lists of numbers.
func near(t *testing.T, what string, want, got any) {
	t.Helper()
	if x, ok := want.(float64); ok {
		y, _ := got.(float64)
		assert.InDelta(t, x, y, 1e-4*max(1, math.Abs(x)), what)
		return
	}
	w, g := want.([]any), got.([]any)
	require.Equal(t, len(w), len(g), what)
	for i := range w {
		near(t, fmt.Sprintf("%s[%d]", what, i), w[i], g[i])
	}
}

// TestMemory runs programs under valgrind: what is allocated is freed, once.
func TestMemory(t *testing.T) {
	oracle.Need(t, "cc", "llc", "valgrind")
	both := filepath.Join(t.TempDir(), "both.mlir")
	var texts []byte
	for _, file := range []string{"tensors", "tensors_run"} {
		data, err := os.ReadFile("testdata/" + file + ".mlir")
		require.NoError(t, err)
		texts = append(texts, data...)
	}
	require.NoError(t, os.WriteFile(both, texts, 0o644))
	for _, pipeline := range []string{"cpu-tensor", "cpu-tensor-O3"} {
		// Each element is 1, 2 after the first iteration, and 2 more after each of five; and there are
		// six of them, and six that stayed 1.
		t.Run(pipeline, func(t *testing.T) {
			assert.Equal(t, "78\n", memory(t, pipeline, "testdata/memory.mlir"))
			memory(t, pipeline, both)
		})
	}
}

func memory(t *testing.T, pipeline, file string) string {
	dir := t.TempDir()
	object := filepath.Join(dir, "p.o")
	args := []string{"-p", pipeline}
	if pipeline != "cpu-tensor" {
		// valgrind does not know each processor's instructions.
		args = append(args, "--set", "target.cpu=x86-64")
	}
	out, err := exec.Command(mlirc, append(args, file, "-o", object)...).CombinedOutput()
	require.NoError(t, err, "%s", out)
	source := filepath.Join(dir, "main.c")
	require.NoError(t, os.WriteFile(source, []byte(`#include <stdio.h>
float run(long n);
int main(void) { printf("%g\n", run(6)); return 0; }
`), 0o644))
	program := filepath.Join(dir, "p")
	out, err = exec.Command("cc", "-no-pie", source, object, "-lm", "-o", program).CombinedOutput()
	require.NoError(t, err, "%s", out)
	cmd := exec.Command("valgrind", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=all", "-q", program)
	out, err = cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return string(out)
}

// TestRange runs what becomes of a range that a function returns.
func TestRange(t *testing.T) {
	file := filepath.Join(t.TempDir(), "in.mlir")
	require.NoError(t, os.WriteFile(file, []byte(`func private @numbers(%a: index, %b: index) -> !linalg.range {
  %c3 = constant 3 : index
  %r = linalg.range %a : %b : %c3 : !linalg.range
  return %r : !linalg.range
}
func @f(%a: index, %b: index) -> i64 {
  %r = call @numbers(%a, %b) : (index, index) -> !linalg.range
  %s = unrealized_conversion_cast %r : !linalg.range to !llvm.struct<(i64, i64, i64)>
  %x = llvm.extractvalue %s[0] : !llvm.struct<(i64, i64, i64)>
  %y = llvm.extractvalue %s[1] : !llvm.struct<(i64, i64, i64)>
  %z = llvm.extractvalue %s[2] : !llvm.struct<(i64, i64, i64)>
  %d = llvm.sub %y, %x : i64
  %q = llvm.mul %d, %z : i64
  return %q : i64
}
`), 0o644))
	converted := filepath.Join(t.TempDir(), "converted.mlir")
	out, err := exec.Command(mlirc, "opt", "-convert-linalg-to-llvm", file, "-o", converted).CombinedOutput()
	require.NoError(t, err, "%s", out)
	p := sample{name: "f", args: []any{5, 19}, want: 42}
	compare(t, p, p.printed(t, converted, "cpu"))
}

// TestLinearized runs operations with reshapes around them, whose maps permute the dimensions, before and
// after the reshapes have become a part of the maps.
func TestLinearized(t *testing.T) {
	file := filepath.Join(t.TempDir(), "in.mlir")
	require.NoError(t, os.WriteFile(file, []byte(`#id = affine_map<(i, j, k) -> (i, j, k)>
#turned = affine_map<(i, j, k) -> (j, k, i)>
func @f(%a: tensor<2x12xf32>, %b: tensor<1x4x2x3xf32>) -> tensor<2x12xf32> {
  %x = linalg.tensor_expand_shape %a [[0], [1, 2]] : tensor<2x12xf32> into tensor<2x3x4xf32>
  %y = linalg.tensor_collapse_shape %b [[0, 1], [2], [3]] : tensor<1x4x2x3xf32> into tensor<4x2x3xf32>
  %i = linalg.init_tensor [2, 3, 4] : tensor<2x3x4xf32>
  %s = linalg.generic {indexing_maps = [#turned, #id, #turned], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %y : tensor<2x3x4xf32>, tensor<4x2x3xf32>) outs(%i : tensor<2x3x4xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %d = subf %u, %v : f32
    linalg.yield %d : f32
  } -> tensor<2x3x4xf32>
  %r = linalg.tensor_collapse_shape %s [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  return %r : tensor<2x12xf32>
}
`), 0o644))
	a := matrix(2, 12, 4)
	b := [][][][]float64{{matrix(2, 3, 0), matrix(2, 3, 2), matrix(2, 3, 5), matrix(2, 3, 8)}}
	want := each(a, func(i, j int, x float64) float64 { return x - b[0][j%4][i][j/4] })
	p := sample{name: "f", args: []any{a, b}, want: want}
	compare(t, p, p.printed(t, file, "cpu-tensor"))
	linearized := filepath.Join(t.TempDir(), "linearized.mlir")
	out, err := exec.Command(mlirc, "opt", "-linalg-fold-reshape-ops-by-linearization=allow-folding-unit-dim-reshapes", file, "-o", linearized).CombinedOutput()
	require.NoError(t, err, "%s", out)
	data, err := os.ReadFile(linearized)
	require.NoError(t, err)
	assert.Equal(t, 1, strings.Count(string(data), "_shape"), "%s", data) // of the output
	compare(t, p, p.printed(t, linearized, "cpu-tensor"))
}
