package plugin_test

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// latestPrograms are the functions of testdata/tensors_22.mlir with their arguments, and their results as computed here.
func latestPrograms() []sample {
	a, b := matrix(3, 4, 0), matrix(4, 4, 3)
	x := vector(6, 1)
	relu := func(_, _ int, y float64) float64 { return max(y, 0) }
	return []sample{
		{"attention", []any{a, b, matrix(4, 2, 1)}, product(softmaxed(each(product(a, transposed(b)),
			func(_, _ int, y float64) float64 { return y / 2 })), matrix(4, 2, 1))},
		{"layerNorm", []any{a}, normalized(a)},
		{"perceptron", []any{a, matrix(5, 4, 3), vector(5, 2), matrix(2, 5, 5)}, product(each(product(a, transposed(matrix(5, 4, 3))),
			func(i, j int, y float64) float64 { return relu(i, j, y+vector(5, 2)[j]) }), transposed(matrix(2, 5, 5)))},
		greatest(),
		{"softmax", []any{a}, []any{softmaxed(a), transposed(softmaxed(transposed(a)))}},
		{"packed", []any{matrix(3, 5, 1), matrix(5, 4, 2)}, product(matrix(3, 5, 1), matrix(5, 4, 2))},
		{"tiles", []any{[][]int{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, 2, 2, 2},
			[][][][]int{{{{1, 2}, {4, 5}}, {{7, 8}, {7, 7}}}, {{{3, 7}, {6, 7}}, {{9, 7}, {7, 7}}}}},
		{"bytes", []any{[][]int{{-1, 2}, {3, -128}}, [][]int{{5, -2}, {-7, 1}}}, []any{
			[][]int{{255*5 + 2*249, 255*254 + 2}, {3*5 + 128*249, 3*254 + 128}}, [][]int{{-5 - 14, 2 + 2}, {15 + 896, -6 - 128}}}},
		{"broadcast", []any{vector(4, 1), matrix(4, 5, 2), [][][]float64{matrix(4, 3, 1), matrix(4, 3, 2)}, [][][]float64{matrix(4, 5, 3), matrix(4, 5, 4)}},
			each(matrix(3, 5, 0), func(i, j int, _ float64) float64 {
				return product([][]float64{vector(4, 1)}, matrix(4, 5, 2))[0][j] +
					product(transposed(matrix(4, 3, 1)), matrix(4, 5, 3))[i][j] + product(transposed(matrix(4, 3, 2)), matrix(4, 5, 4))[i][j]
			})},
		{"gelu", []any{x}, mapped(x, func(_ int, y float64) float64 { return y / 2 * (1 + math.Erf(y/math.Sqrt2)) })},
		grouped(),
		{"rows", []any{a}, each(a, func(i, _ int, y float64) float64 { return y * float64(i) })},
		{"heads", []any{a}, [][]float64{
			slices.Concat(a[0][:2], a[1][:2], a[2][:2]), slices.Concat(a[0][2:], a[1][2:], a[2][2:])}},
		{"buffers", []any{x, 6}, mapped(x, func(_ int, y float64) float64 { return y * y })},
		{"chosen", []any{[][][]int{{{-3}, {5}, {-7}, {6}}}, [][][]int{{{1}, {0}}}}, [][][]int{{{5}, {-7}}}},
	}
}

// greatest convolves a padded image, and takes the greatest element of each window.
func greatest() sample {
	image, filter := vector(2*4*4, 3), vector(3*2*3*3, 1)
	result := make([]float64, 3*2*2)
	for f := range 3 {
		for h := range 4 {
			for w := range 4 {
				sum := 0.0
				for k := range 2 * 3 * 3 {
					c, i, j := k/9, h+k/3%3-1, w+k%3-1
					if 0 <= i && i < 4 && 0 <= j && j < 4 {
						sum += image[c*16+i*4+j] * filter[f*18+k]
					}
				}
				at := f*4 + h/2*2 + w/2
				result[at] = max(result[at], sum)
			}
		}
	}
	return sample{"convolved", []any{nested(image, 1, 2, 4, 4), nested(filter, 3, 2, 3, 3)}, nested(result, 1, 3, 2, 2)}
}

// grouped convolves two groups of one channel each, less the zero points 1 and 3.
func grouped() sample {
	image, filter := make([]float64, 2*3*3), make([]float64, 2*2*2*2)
	for i := range image {
		image[i] = float64(i*5%17 - 8)
	}
	for i := range filter {
		filter[i] = float64(i*3%7 - 3)
	}
	result := make([]float64, 2*2*2*2)
	for at := range result {
		g, f, h, w := at/8, at/4%2, at/2%2, at%2
		for k := range 4 {
			result[at] += (image[g*9+(h+k/2)*3+w+k%2] - 1) * (filter[(g*2+f)*4+k] - 3)
		}
	}
	return sample{"grouped", []any{nested(image, 1, 2, 1, 3, 3), nested(filter, 2, 2, 1, 2, 2)}, nested(result, 1, 2, 2, 2, 2)}
}

// TestLatestTensors runs programs on tensors as front ends of MLIR 22 write them.
func TestLatestTensors(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	data, err := os.ReadFile("testdata/tensors_22.mlir")
	require.NoError(t, err)
	files := map[string]string{}
	for _, program := range strings.Split(string(data), "\n// -----\n") {
		_, head, _ := strings.Cut(program, "func.func @")
		name, _, _ := strings.Cut(head, "(")
		files[name] = filepath.Join(t.TempDir(), name+".mlir")
		require.NoError(t, os.WriteFile(files[name], []byte(program), 0o644))
	}
	programs := latestPrograms()
	require.Len(t, programs, len(files))
	for _, pipeline := range []string{"cpu-tensor", "cpu-tensor-O3"} {
		for _, p := range programs {
			t.Run(pipeline+"/"+p.name, func(t *testing.T) { runTensors(t, pipeline, files[p.name], p) })
		}
	}
}
