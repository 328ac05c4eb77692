package plugin_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// along is what a window does along a dimension.
type along struct{ by, apart, before int }

// over calls f for each element of an input that a window is over, which has its place at (i, j).
func over(rows, cols int, size [2]int, dims [2]along, i, j int, f func(y, x, k, l int)) {
	for k := range size[0] {
		for l := range size[1] {
			y, x := dims[0].by*i+dims[0].apart*k-dims[0].before, dims[1].by*j+dims[1].apart*l-dims[1].before
			if y >= 0 && y < rows && x >= 0 && x < cols {
				f(y, x, k, l)
			}
		}
	}
}

// cube is a list of matrices.
func cube(n, rows, cols, seed int) (list [][][]float64) {
	for i := range n {
		list = append(list, matrix(rows, cols, seed+5*i))
	}
	return list
}

// convolution adds one of one image to what is in the output.
func convolution(filter [][][][]float64, image, output [][][]float64, dims [2]along) [][][][]float64 {
	sum := make([][][]float64, len(output))
	for i := range output {
		sum[i] = each(output[i], func(j, c int, x float64) float64 {
			over(len(image), len(image[0]), [2]int{len(filter), len(filter[0])}, dims, i, j, func(y, z, k, l int) {
				for q := range image[y][z] {
					x += filter[k][l][q][c] * image[y][z][q]
				}
			})
			return x
		})
	}
	return [][][][]float64{sum}
}

func pooled(input, output [][]float64, size [2]int, dims [2]along, f func(x, y float64) float64) [][]float64 {
	return each(output, func(i, j int, x float64) float64 {
		over(len(input), len(input[0]), size, dims, i, j, func(y, z, _, _ int) { x = f(x, input[y][z]) })
		return x
	})
}

// TestWindows: windows of any number of dimensions, also where they are outside of the input.
func TestWindows(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	filter := [][][][]float64{cube(3, 2, 2, 1), cube(3, 2, 2, 4)}
	image, result := cube(4, 5, 2, 2), cube(2, 5, 2, 3)
	whole := func(n int) func(i, j int, x float64) float64 {
		return func(i, j int, x float64) float64 { return 4*x + float64(n) }
	}
	a, o := each(matrix(4, 5, 0), whole(1)), each(matrix(3, 6, 3), whole(-2))
	// Indices are no negative numbers.
	large, largest := each(matrix(4, 5, 0), whole(50)), each(matrix(3, 6, 3), whole(50))
	outside := [2]along{{2, 1, 1}, {1, 1, 2}}
	add := func(x, y float64) float64 { return x + y }
	greater := func(x, y float64) float64 { return max(x, y) }
	less := func(x, y float64) float64 { return min(x, y) }
	small := cube(1, 2, 3, 3)[0]
	for _, p := range []sample{
		{"conv", []any{filter, [][][][]float64{image}, [][][][]float64{result}}, convolution(filter, image, result, [2]along{{2, 1, 1}, {1, 2, 2}})},
		{"conv_inside", []any{filter, [][][][]float64{image}, [][][][]float64{cube(2, 3, 2, 3)}}, convolution(filter, image, cube(2, 3, 2, 3), [2]along{{2, 1, 0}, {1, 1, 0}})},
		{"max", []any{a, matrix(2, 3, 0), o}, pooled(a, o, [2]int{2, 3}, outside, greater)},
		{"min", []any{a, matrix(2, 3, 0), o}, pooled(a, o, [2]int{2, 3}, outside, less)},
		{"sum", []any{large, matrix(2, 3, 0), largest}, pooled(large, largest, [2]int{2, 3}, outside, add)},
		{"sum_inside", []any{a, matrix(2, 2, 0), small}, pooled(a, small, [2]int{2, 2}, [2]along{{1, 2, 0}, {1, 2, 0}}, add)},
	} {
		if p.name == "max" {
			p.args[1] = [][]int{{0, 0, 0}, {0, 0, 0}} // of i8
		}
		printed := p.printed(t, "testdata/windows.mlir", "cpu-tensor")
		output, ok := strings.CutPrefix(printed, "argument 3:\n")
		require.True(t, ok, "%s: %s", p.name, printed)
		compare(t, p, output)
	}
}
