package mma_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/gpu/passes/mma"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// comparer has the pass, and what takes out the vectors that MLIR 13 leaves behind.
func comparer(t *testing.T) *passdiff.Comparer {
	c := passdiff.New(t, mma.Pass(), transforms.Canonicalize(scf.Dialect.Canonicalize, std.Dialect.Canonicalize, vector.Dialect.Canonicalize))
	c.Hooks = gpu.Dialect.Hooks
	return c
}

// TestCases has what MLIR 13 converts otherwise, or leaves.
func TestCases(t *testing.T) { comparer(t).Files(t, "testdata/*.mlir") }

// TestKept has what is not converted. MLIR 13 converts transfers that may go out of bounds as if they did
// not, and products that are multiplied up as if they were added, and crashes on a vector that an argument is.
func TestKept(t *testing.T) {
	text, err := os.ReadFile("testdata/kept/kept.mlir")
	require.NoError(t, err)
	inputs := strings.Split(string(text), "\n// -----\n")
	c := comparer(t)
	for i, theirs := range oracle.Opt(t, inputs, "-convert-vector-to-gpu") {
		assert.NotContains(t, c.Apply(t, "convert-vector-to-gpu", inputs[i]), "gpu.subgroup", inputs[i])
		wrong := strings.Contains(inputs[i], "false") || strings.Contains(inputs[i], "kind<mul>")
		assert.Equal(t, wrong, strings.Contains(theirs.Text, "gpu.subgroup"), inputs[i])
		assert.Equal(t, strings.Contains(inputs[i], "%v :"), !theirs.OK, "%s of\n%s", theirs.Problem, inputs[i])
	}
}

// indexing has a contraction's maps by what their results are.
var indexing = map[string]string{
	"mk": "(d0, d2)", "km": "(d2, d0)", "kn": "(d2, d1)", "nk": "(d1, d2)", "mn": "(d0, d1)", "nm": "(d1, d0)",
}

// product multiplies two matrices, which are read by columns where that is said, over a loop.
func product(left, right, result string, leftColumns, rightColumns bool, elem string, sizes map[byte]int) string {
	shape := func(of, elem string) string {
		return fmt.Sprintf("vector<%dx%dx%s>", sizes[of[0]], sizes[of[1]], elem)
	}
	order := func(columns bool) string {
		if columns {
			return "permutation_map = affine_map<(d0, d1) -> (d1, d0)>, "
		}
		return ""
	}
	l, r, sum := shape(left, "f16"), shape(right, "f16"), shape(result, elem)
	return `func @f(%a: memref<64x64xf16>, %b: memref<?x48xf16, 1>, %c: memref<64x40x` + elem + `>, %n: index) {
  %c0 = constant 0 : index
  %c16 = constant 16 : index
  %p = constant 0.0 : f16
  %q = constant 0.0 : ` + elem + `
  %C = vector.transfer_read %c[%c0, %c16], %q {in_bounds = [true, true]} : memref<64x40x` + elem + `>, ` + sum + `
  %s = scf.for %i = %c0 to %n step %c16 iter_args(%t = %C) -> (` + sum + `) {
    %A = vector.transfer_read %a[%c0, %i], %p {` + order(leftColumns) + `in_bounds = [true, true]} : memref<64x64xf16>, ` + l + `
    %B = vector.transfer_read %b[%i, %c0], %p {` + order(rightColumns) + `in_bounds = [true, true]} : memref<?x48xf16, 1>, ` + r + `
    %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> ` + indexing[left] + `>, affine_map<(d0, d1, d2) -> ` + indexing[right] +
		`>, affine_map<(d0, d1, d2) -> ` + indexing[result] + `>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %t : ` + l + `, ` + r + ` into ` + sum + `
    scf.yield %D : ` + sum + `
  }
  vector.transfer_write %s, %c[%c0, %c16] {in_bounds = [true, true]} : ` + sum + `, memref<64x40x` + elem + `>
  return
}
`
}

var names = regexp.MustCompile(`%[-$.\w]+(#\d+)?`)

// inAnyOrder is a module without the names of values and the order of lines: MLIR 13 puts loads by columns
// behind others, and constants elsewhere.
func inAnyOrder(text string) []string {
	lines := strings.Split(names.ReplaceAllString(text, "%"), "\n")
	slices.Sort(lines)
	return lines
}

func TestAgreesWithOracle(t *testing.T) {
	var inputs []string
	add := func(elem string, m, n, k int) {
		for _, left := range []string{"mk", "km"} {
			for _, right := range []string{"kn", "nk"} {
				for _, result := range []string{"mn", "nm"} {
					for columns := range 4 {
						inputs = append(inputs, product(left, right, result, columns&1 > 0, columns&2 > 0, elem, map[byte]int{'m': m, 'n': n, 'k': k}))
					}
				}
			}
		}
	}
	add("f16", 16, 16, 16)
	add("f32", 16, 16, 16)
	add("f32", 16, 8, 16)
	for _, size := range [][3]int{{8, 16, 16}, {16, 16, 8}, {16, 16, 32}, {16, 32, 16}, {8, 32, 16}} {
		inputs = append(inputs, product("mk", "kn", "mn", false, false, "f16", map[byte]int{'m': size[0], 'n': size[1], 'k': size[2]}))
	}
	c := comparer(t)
	converted := 0
	for i, theirs := range oracle.Opt(t, inputs, "-convert-vector-to-gpu", "-canonicalize") {
		require.True(t, theirs.OK, theirs.Problem)
		got := c.Apply(t, "convert-vector-to-gpu", inputs[i])
		if !strings.Contains(theirs.Text, "gpu.") {
			assert.NotContains(t, got, "gpu.", inputs[i])
			continue
		}
		converted++
		got = c.Apply(t, "convert-vector-to-gpu,canonicalize", inputs[i])
		assert.Equal(t, inAnyOrder(strings.TrimSpace(theirs.Text)), inAnyOrder(strings.TrimSpace(got)), inputs[i])
	}
	assert.Equal(t, 20, converted)
}
