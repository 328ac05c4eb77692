package plugin_test

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// vector has numbers that differ and are exact in f32.
func vector(n, seed int) []float64 { return matrix(1, n, seed)[0] }

// nested has the numbers of a vector in brackets, the outermost size first.
func nested(list []float64, shape ...int) any {
	if len(shape) == 1 {
		return list
	}
	part := len(list) / shape[0]
	parts := make([]any, shape[0])
	for i := range parts {
		parts[i] = nested(list[i*part:(i+1)*part], shape[1:]...)
	}
	return parts
}

func transposed(m [][]float64) [][]float64 {
	r := make([][]float64, len(m[0]))
	for j := range r {
		r[j] = make([]float64, len(m))
		for i := range m {
			r[j][i] = m[i][j]
		}
	}
	return r
}

func softmaxed(m [][]float64) [][]float64 {
	return each(m, func(i, _ int, x float64) float64 {
		sum, most := 0.0, slices.Max(m[i])
		for _, y := range m[i] {
			sum += math.Exp(y - most)
		}
		return math.Exp(x-most) / sum
	})
}

func mapped(v []float64, f func(i int, x float64) float64) []float64 {
	return each([][]float64{v}, func(_, j int, x float64) float64 { return f(j, x) })[0]
}

// tensorPrograms are the functions of testdata/tensors.mlir with their arguments, and their
// results as computed here.
func tensorPrograms() []sample {
	relu := func(_, _ int, x float64) float64 { return max(x, 0) }
	a, b, w := matrix(3, 4, 0), matrix(4, 4, 3), matrix(4, 5, 3)
	batchA, batchB := [][][]float64{matrix(3, 4, 0), matrix(3, 4, 1)}, [][][]float64{matrix(4, 2, 2), matrix(4, 2, 3)}
	x := vector(8, 2)
	numbers := []float64{1, 3, 3, 0, 1, 3}
	return []sample{
		{"batches", []any{batchA, batchB}, [][][]float64{product(batchA[0], batchB[0]), product(batchA[1], batchB[1])}},
		{"affine", []any{a, vector(4, 1), vector(3, 5)}, mapped(vector(3, 5), func(i int, bias float64) float64 {
			return bias + product(a, transposed([][]float64{vector(4, 1)}))[i][0]
		})},
		{"dot", []any{x, vector(8, 5)}, product([][]float64{x}, transposed([][]float64{vector(8, 5)}))[0][0]},
		channels(),
		{"filtered", []any{x, vector(3, 1), 6}, mapped(vector(6, 0), func(i int, _ float64) (sum float64) {
			for k, y := range vector(3, 1) {
				sum += x[i+k] * y
			}
			return sum
		})},
		{"averages", []any{matrix(4, 6, 1)}, each(matrix(2, 3, 0), func(i, j int, _ float64) float64 {
			m := matrix(4, 6, 1)
			return (m[2*i][2*j] + m[2*i][2*j+1] + m[2*i+1][2*j] + m[2*i+1][2*j+1]) / 4
		})},
		{"layerNorm", []any{a}, normalized(a)},
		{"stable", []any{a}, softmaxed(a)},
		{"transpose", []any{a}, transposed(a)},
		{"attention", []any{a, b, matrix(4, 2, 1)}, product(softmaxed(each(product(a, transposed(b)),
			func(_, _ int, x float64) float64 { return x / 2 })), matrix(4, 2, 1))},
		{"layers", []any{a, w, matrix(5, 2, 5)}, product(each(product(a, w), relu), matrix(5, 2, 5))},
		{"residual", []any{a, b}, each(a, func(i, j int, x float64) float64 { return x + max(product(a, b)[i][j], 0) })},
		{"gelu", []any{vector(6, 1)}, mapped(vector(6, 1), func(_ int, x float64) float64 {
			return 0.5 * x * (1 + math.Tanh(0.7978846*(x+0.044715*x*x*x)))
		})},
		{"moments", []any{a}, []any{rowSums(a, 1), rowSums(a, 2)}},
		{"prefix", []any{x}, mapped(x, func(i int, _ float64) (sum float64) {
			for _, y := range x[:i+1] {
				sum += y
			}
			return sum
		})},
		{"tiles", []any{matrix(4, 6, 1), matrix(6, 4, 2)}, product(matrix(4, 6, 1), matrix(6, 4, 2))},
		{"jacobi", []any{x, 5}, relaxed(x, 5)},
		{"jacobi", []any{x, 0}, x},
		{"iterate", []any{[][]float64{{2, 1}, {1, 3}}, []float64{1, 2}, 4}, iterated(4)},
		{"some", []any{x}, mapped(x, func(_ int, y float64) float64 {
			if y < 0 {
				return y * y
			}
			return y
		})},
		{"concat", []any{a, matrix(2, 4, 4)}, slices.Concat(a, matrix(2, 4, 4))},
		{"outer", []any{vector(3, 1), vector(4, 2)}, product(transposed([][]float64{vector(3, 1)}), [][]float64{vector(4, 2)})},
		{"lookup", []any{matrix(5, 3, 1), []int{4, 0, 2, 2}}, [][]float64{matrix(5, 3, 1)[4], matrix(5, 3, 1)[0], matrix(5, 3, 1)[2], matrix(5, 3, 1)[2]}},
		{"oneHot", []any{[]int{2, 0}, 3}, [][]float64{{0, 0, 1}, {1, 0, 0}}},
		{"repeated", []any{2.5, 3, 2}, [][]float64{{2.5, 2.5, 2.5}, {2.5, 2.5, 1}}},
		{"same", []any{2.5}, [][]float64{{2.5, 2.5, 2.5}, {2.5, 2.5, 2.5}}},
		{"recurrent", []any{matrix(4, 3, 1), matrix(3, 3, 2)}, recurrent(matrix(4, 3, 1), matrix(3, 3, 2))},
		{"histogram", []any{numbers}, []float64{1, 2, 0, 3}},
		{"reverse", []any{x}, mapped(x, func(i int, _ float64) float64 { return x[len(x)-1-i] })},
		{"sort", []any{[]float64{3, -1, 7, 0, 2, -5}}, []float64{-5, -1, 0, 2, 3, 7}},
		{"quantized", []any{[][]float64{{100, -100, 3, 4}, {1, 2, 3, 4}, {-128, 127, 0, 1}}, [][]float64{{100, 1}, {-100, 2}, {5, 6}, {7, 8}}},
			product([][]float64{{100, -100, 3, 4}, {1, 2, 3, 4}, {-128, 127, 0, 1}}, [][]float64{{100, 1}, {-100, 2}, {5, 6}, {7, 8}})},
		{"either", []any{matrix(3, 3, 1), 1}, each(matrix(3, 3, 1), func(i, j int, x float64) float64 {
			if i == j {
				return 1
			}
			return x
		})},
		{"either", []any{matrix(3, 3, 1), 0}, each(matrix(3, 3, 1), func(i, _ int, x float64) float64 {
			if i == 0 {
				return 0
			}
			return x
		})},
		{"both", []any{x}, []any{mapped(x, func(_ int, y float64) float64 { return 2 * y }), mapped(x, func(_ int, y float64) float64 { return 2 * y * y })}},
	}
}

func channels() sample {
	image, kernel := vector(5*5*2, 3), vector(3*3*2*3, 1)
	result := make([]float64, 3*3*3)
	for at := range result {
		h, w, f := at/9, at/3%3, at%3
		result[at] = 0.5
		for k := range 3 * 3 * 2 {
			i, j, c := k/6, k/2%3, k%2
			result[at] += image[((h+i)*5+w+j)*2+c] * kernel[((i*3+j)*2+c)*3+f]
		}
	}
	return sample{"channels", []any{nested(image, 1, 5, 5, 2), nested(kernel, 3, 3, 2, 3)}, nested(result, 1, 3, 3, 3)}
}

func rowSums(m [][]float64, power float64) []float64 {
	return mapped(make([]float64, len(m)), func(i int, _ float64) (sum float64) {
		for _, x := range m[i] {
			sum += math.Pow(x, power)
		}
		return sum
	})
}

func normalized(m [][]float64) [][]float64 {
	n := float64(len(m[0]))
	centred := each(m, func(i, _ int, x float64) float64 { return x - rowSums(m, 1)[i]/n })
	return each(centred, func(i, _ int, x float64) float64 { return x / math.Sqrt(rowSums(centred, 2)[i]/n+1e-5) })
}

func relaxed(x []float64, n int) []float64 {
	for range n {
		x = mapped(x, func(i int, y float64) float64 {
			if i == 0 || i == len(x)-1 {
				return y
			}
			return (x[i-1] + x[i+1]) / 2
		})
	}
	return x
}

func iterated(n int) []float64 {
	x := []float64{1, 2}
	for range n {
		y := []float64{2*x[0] + x[1], x[0] + 3*x[1]}
		x = []float64{1, y[1] / y[0]}
	}
	return x
}

func recurrent(x, w [][]float64) [][]float64 {
	state := make([]float64, 3)
	return each(x, func(i, j int, _ float64) float64 {
		if j == 0 {
			next := product(w, transposed([][]float64{state}))
			state = mapped(x[i], func(k int, in float64) float64 { return math.Tanh(in + next[k][0]) })
		}
		return state[j]
	})
}

// public is the head of a function that can be called.
var public = regexp.MustCompile(`(?m)^func @(\w+)`)

// alone is the text of a module with one of its public functions and the private ones.
func alone(module, name string) string {
	var kept strings.Builder
	for i, part := range strings.Split(module, "\nfunc ") {
		if i > 0 {
			part = "\nfunc " + part
		}
		if m := public.FindStringSubmatch(part); m == nil || m[1] == name {
			kept.WriteString(part)
		}
	}
	return kept.String()
}

// TestTensors runs functions on tensors from text to numbers.
func TestTensors(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	for _, pipeline := range []string{"cpu-tensor", "cpu-tensor-O3"} {
		for i, p := range tensorPrograms() {
			t.Run(fmt.Sprintf("%s/%s%d", pipeline, p.name, i), func(t *testing.T) {
				t.Parallel()
				runTensors(t, pipeline, p.alone(t, "testdata/tensors.mlir"), p)
			})
		}
	}
}

// TestNewerTensors runs programs with operations that came after MLIR 13.
func TestNewerTensors(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	for _, p := range []sample{
		{"joined", []any{[][]float64{{1, 2}, {-1, 0}}, [][]float64{{0.5, 4, 8}, {3, -2, 1}}}, [][]int{
			{0x3f800000, 0x40000000, 0x3f000000, 0x40800000, 0x41000000, 0x3f800000, 0x40000000},
			{0xbf800000 - 1<<32, 0, 0x40400000, 0xc0000000 - 1<<32, 0x3f800000, 0xbf800000 - 1<<32, 0}}},
		{"below", []any{matrix(3, 4, 1), matrix(2, 4, 2)}, append(matrix(3, 4, 1), matrix(2, 4, 2)...)},
		{"allocated", []any{[]int{1, 2, 3}, 3}, [][]int{{7, 117}, {7, 272}, {7, 333}}},
		{"gathered", []any{[][][]int{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}, [][]int{{1, 0}, {0, 1}, {1, 1}}},
			[][]int{{7, 9, 11}, {2, 4, 6}, {8, 10, 12}}},
		{"gathered_full", []any{[][]int{{1, 2, 3}, {4, 5, 6}}, [][][]int{{{2}, {0}}, {{1}, {1}}}},
			[][][][]int{{{{3}, {6}}, {{1}, {4}}}, {{{2}, {5}}, {{2}, {5}}}}},
		{"scattered", []any{[][]int{{1, 2}, {3, 4}}, [][]int{{10, 11}, {12, 13}, {14, 15}}, [][]int{{2}, {0}}},
			[]any{[][]int{{3, 4}, {12, 13}, {1, 2}}, [][]int{{10, 11}, {12, 13}, {14, 15}}}},
		{"element", []any{[][]int{{1, 2}, {3, 4}}, []int{1, 0}}, 3},
	} {
		for _, pipeline := range []string{"cpu-tensor", "cpu-tensor-O3"} {
			runTensors(t, pipeline, p.alone(t, "testdata/tensors_newer.mlir"), p)
		}
	}
}

func runTensors(t *testing.T, pipeline, file string, p sample) {
	out := p.printed(t, file, pipeline)
	var got []any
	for d := json.NewDecoder(strings.NewReader(out)); d.More(); {
		var v any
		require.NoError(t, d.Decode(&v), "%s", out)
		got = append(got, v)
	}
	want := []any{p.want}
	if several, ok := p.want.([]any); ok && len(got) > 1 {
		want = several
	}
	var plain []any
	require.NoError(t, json.Unmarshal([]byte(text(want)), &plain))
	require.Equal(t, len(plain), len(got), "%s", out)
	for i := range plain {
		near(t, p.name, plain[i], got[i])
	}
}

// copies counts what is allocated and copied in each function of a module.
func copies(module string) map[string][2]int {
	counts := map[string][2]int{}
	name := ""
	head := regexp.MustCompile(`^\s*func(?:\.func)? (?:private )?@(\w+)`)
	for line := range strings.Lines(module) {
		if m := head.FindStringSubmatch(line); m != nil {
			name = m[1]
			counts[name] = [2]int{}
		}
		n := counts[name]
		clones := strings.Count(line, "memref.clone") + strings.Count(line, "bufferization.clone")
		n[0] += strings.Count(line, "memref.alloc(") + clones
		n[1] += strings.Count(line, "memref.copy ") + clones
		counts[name] = n
	}
	delete(counts, "")
	return counts
}

// TestCopies lists what is left of allocations and copies beside one-shot bufferization of MLIR 22,
// with arguments that may not be written to on both sides. None has more. Debian's package of
// MLIR 22 excludes files of MLIR 13 that other tests need: where it is not installed, its figures are
// those of the list.
func TestCopies(t *testing.T) {
	const golden = "testdata/copies.tsv"
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	newest, err := exec.LookPath("mlir-opt-22")
	installed := err == nil
	require.True(t, installed || os.Getenv("GOLDEN") != "write", "mlir-opt-22 is missing")
	recorded := recordedCopies(t, string(want))
	var list strings.Builder
	list.WriteString("# function\tallocations and copies, of MLIR 22\tallocations and copies\n")
	for _, file := range []string{"programs", "tensors"} {
		ours := output(t, nil, mlirc, "opt", "testdata/"+file+".mlir", "-convert-elementwise-to-linalg",
			"-linalg-comprehensive-module-bufferize", "-buffer-deallocation", "-canonicalize", "-cse")
		left, beside := copies(ours), recorded[file]
		if installed {
			newer := output(t, nil, mlirc, "opt", "testdata/"+file+".mlir", "-convert-elementwise-to-linalg", "-profile", "mlir-19")
			beside = copies(output(t, []byte(today(newer)), newest, "-one-shot-bufferize=bufferize-function-boundaries "+
				"allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map",
				"-buffer-deallocation-pipeline", "-canonicalize", "-cse"))
		}
		var names []string
		for name := range left {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			n, m := left[name], beside[name]
			require.Contains(t, beside, name)
			assert.True(t, n[0] <= m[0] && n[1] <= m[1], "%s: %v, and %v of MLIR 22", name, n, m)
			fmt.Fprintf(&list, "%s/%s\t%d %d\t%d %d\n", file, name, m[0], m[1], n[0], n[1])
		}
	}
	if os.Getenv("GOLDEN") == "write" {
		require.NoError(t, os.WriteFile(golden, []byte(list.String()), 0o644))
		return
	}
	assert.Equal(t, string(want), list.String())
}

// recordedCopies are the figures of MLIR 22 in the list, by file and function.
func recordedCopies(t *testing.T, list string) map[string]map[string][2]int {
	t.Helper()
	all := map[string]map[string][2]int{}
	for line := range strings.Lines(list) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		cells := strings.Split(line, "\t")
		file, name, _ := strings.Cut(cells[0], "/")
		var n [2]int
		_, err := fmt.Sscan(cells[1], &n[0], &n[1])
		require.NoError(t, err, line)
		if all[file] == nil {
			all[file] = map[string][2]int{}
		}
		all[file][name] = n
	}
	return all
}

func output(t *testing.T, input []byte, tool string, args ...string) string {
	t.Helper()
	cmd := exec.Command(tool, args...)
	var stderr strings.Builder
	cmd.Stdin, cmd.Stderr = strings.NewReader(string(input)), &stderr
	out, err := cmd.Output()
	require.NoError(t, err, "%s", stderr.String())
	return string(out)
}

// today writes a module in the words of MLIR 22, from those of MLIR 19 and of linalg of MLIR 13.
// Arguments of public functions are not to be written to.
func today(module string) string {
	replace := func(pattern, by string) {
		module = regexp.MustCompile(`(?m)`+pattern).ReplaceAllString(module, by)
	}
	sizes := regexp.MustCompile(`linalg\.init_tensor \[.*?\]`)
	module = sizes.ReplaceAllStringFunc(module, func(made string) string {
		return "tensor.empty(" + strings.Join(regexp.MustCompile(`%\w+`).FindAllString(made, -1), ", ") + ")"
	})
	replace(`linalg\.fill\((%\w+), (%\w+)\) : (\w+), (tensor<.*?>) -> (tensor<.*?>) *$`, "linalg.fill ins($1 : $3) outs($2 : $4) -> $5")
	replace(`linalg\.tensor_expand_shape (%\w+ \[.*\]) : (\S+) into tensor<([\dx]*)x(\w+)>`, "tensor.expand_shape $1 output_shape [$3] : $2 into tensor<${3}x$4>")
	for range 4 {
		replace(`(output_shape \[[\d, ]*\d)x`, "$1, ")
	}
	replace(`linalg\.tensor_collapse_shape`, "tensor.collapse_shape")
	replace(`conv_2d_input_nhwc_filter_hwcf`, "conv_2d_nhwc_hwcf")
	replace(`(?s)linalg\.pad_tensor (.*?)linalg\.yield`, "tensor.pad ${1}tensor.yield")
	replace(`bufferization\.to_memref (%\w+) : memref<(.*)>`, "bufferization.to_buffer $1 : tensor<$2> to memref<$2>")
	replace(`bufferization\.to_tensor (%\w+) : memref<(.*)>`, "bufferization.to_tensor $1 restrict : memref<$2> to tensor<$2>")
	heads := regexp.MustCompile(`(?m)^ *func\.func @.*$`)
	arg := regexp.MustCompile(`(%arg\d+: tensor<[^>]*>)`)
	return heads.ReplaceAllStringFunc(module, func(head string) string {
		return arg.ReplaceAllString(head, "$1 {bufferization.writable = false}")
	})
}
