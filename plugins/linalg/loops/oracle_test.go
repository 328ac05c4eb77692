package loops_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/loops"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
)

// cases are the functions with every named operation on memrefs.
func cases(t *testing.T) []string {
	text, err := os.ReadFile("../../../internal/roundtrip/testdata/linalg.mlir")
	require.NoError(t, err)
	var list []string
	for _, chunk := range strings.Split(string(text), "// -----\n") {
		if strings.Contains(chunk, "_m(") {
			list = append(list, chunk)
		}
	}
	require.Greater(t, len(list), 50)
	return append(list, `func @fill_and_copy_m(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %f: f32) {
  linalg.fill(%f, %a) : f32, memref<4x?xf32>
  linalg.copy(%a, %b) : memref<4x?xf32>, memref<4x?xf32>
  return
}
`)
}

// constant is a line that makes a constant; where the tools put them, and in which order,
// differs.
var constant = regexp.MustCompile(`(?m)^ *%[\w]+ = constant .*\n`)

// iterators are what MLIR 13 says wrongly of channels that a convolution sums up over.
var iterators = regexp.MustCompile(`iterator_types = \[[^]]*\]`)

func TestLoops(t *testing.T) {
	tidy := passdiff.New(t, transforms.Canonicalize(affine.Dialect.Canonicalize), transforms.CSE)
	for _, name := range []string{"convert-linalg-to-loops", "convert-linalg-to-affine-loops", "convert-linalg-to-parallel-loops"} {
		own := passdiff.New(t, loops.Passes()...)
		all := cases(t)
		for i, a := range oracle.Opt(t, all, "-"+name) {
			require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
			want := tidy.Apply(t, "canonicalize,cse", a.Text)
			got := tidy.Apply(t, "canonicalize,cse", own.Apply(t, "func("+name+")", all[i]))
			if name == "convert-linalg-to-parallel-loops" && sumsChannels.MatchString(all[i]) {
				assert.NotEqual(t, constant.ReplaceAllString(want, ""), constant.ReplaceAllString(got, ""))
				continue
			}
			assert.Equal(t, constant.ReplaceAllString(want, ""), constant.ReplaceAllString(got, ""), all[i])
		}
	}
}

// sumsChannels are the convolutions whose channels MLIR 13 takes for parallel.
var sumsChannels = regexp.MustCompile(`linalg\.conv_\dd_(n[dhw]+c|nc(w|dhw)|input_n[dhwc]*_filter_[dhw]*cf) `)

func TestGeneralize(t *testing.T) {
	own, all := passdiff.New(t, loops.Passes()...), cases(t)
	tidy := passdiff.New(t, transforms.Canonicalize())
	for i, a := range oracle.Opt(t, all, "-linalg-generalize-named-ops") {
		require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
		text := func(s string) string {
			return iterators.ReplaceAllString(constant.ReplaceAllString(tidy.Apply(t, "canonicalize", s), ""), "")
		}
		got := own.Apply(t, "func(linalg-generalize-named-ops)", all[i])
		assert.NotContains(t, got, "linalg.matmul")
		assert.Equal(t, text(a.Text), text(got), all[i])
	}
}

// TestLibraryCalls: the same functions, declared in the same order, byte for byte.
func TestLibraryCalls(t *testing.T) {
	own, all := passdiff.New(t, loops.Passes()...), cases(t)
	all = append(all, `func @library(%a: memref<4x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], library_call = "own"} outs(%a : memref<4x?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}
`)
	for i, a := range oracle.Opt(t, all, "-convert-linalg-to-std") {
		require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
		assert.Equal(t, a.Text, own.Apply(t, "convert-linalg-to-std", all[i]), all[i])
	}
}

// TestWindows: operations with windows of any rank call functions of a library as in MLIR 13, and are
// generalized to the same spaces.
func TestWindows(t *testing.T) {
	own := passdiff.New(t, loops.Passes()...)
	text := `func @windows(%f: memref<3x3x?x?xf32>, %i: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>, %w: memref<3x3x1x?xi8>) {
  linalg.conv(%f, %i, %o) : memref<3x3x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  linalg.pooling_max(%i, %w, %o) : memref<?x?x?x?xf32>, memref<3x3x1x?xi8>, memref<?x?x?x?xf32>
  linalg.pooling_min(%i, %w, %o) : memref<?x?x?x?xf32>, memref<3x3x1x?xi8>, memref<?x?x?x?xf32>
  linalg.pooling_sum(%i, %w, %o) : memref<?x?x?x?xf32>, memref<3x3x1x?xi8>, memref<?x?x?x?xf32>
  return
}
`
	a := oracle.Opt(t, []string{text}, "-convert-linalg-to-std")[0]
	require.True(t, a.OK, a.Problem)
	assert.Equal(t, a.Text, own.Apply(t, "convert-linalg-to-std", text))
	text = `func @conv(%f: memref<3x3x?x?xf32>, %i: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>) {
  linalg.conv(%f, %i, %o) {dilations = [2, 3], strides = [4, 1]} : memref<3x3x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  return
}
`
	a = oracle.Opt(t, []string{text}, "-linalg-generalize-named-ops")[0]
	require.True(t, a.OK, a.Problem)
	assert.Equal(t, strings.Replace(a.Text, "addf %0, %arg5", "addf %arg5, %0", 1), own.Apply(t, "func(linalg-generalize-named-ops)", text))
}

// TestElementwise: the same operations, byte for byte but for where constants stand.
func TestElementwise(t *testing.T) {
	own := passdiff.New(t, loops.Passes()...)
	all := []string{`func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xi1> {
  %0 = addf %a, %b : tensor<4x?xf32>
  %1 = cmpf olt, %0, %b : tensor<4x?xf32>
  return %1 : tensor<4x?xi1>
}
`, `func @g(%a: tensor<f32>, %c: f32) -> tensor<f32> {
  %0 = negf %a : tensor<f32>
  %1 = math.exp %0 : tensor<f32>
  %2 = mulf %c, %c : f32
  return %1 : tensor<f32>
}
`}
	for i, a := range oracle.Opt(t, all, "-convert-elementwise-to-linalg") {
		require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
		got := own.Apply(t, "func(convert-elementwise-to-linalg)", all[i])
		assert.Equal(t, constant.ReplaceAllString(a.Text, ""), constant.ReplaceAllString(got, ""), all[i])
	}
}

// TestUnnamed: an operation of which name and types do not say what it computes calls no function.
func TestUnnamed(t *testing.T) {
	own := passdiff.New(t, loops.Passes()...)
	for name, text := range map[string]string{
		"copy":      "linalg.copy(%a, %b) {inputPermutation = affine_map<(i, j) -> (j, i)>} : memref<4x4xf32>, memref<4x4xf32>",
		"transpose": "linalg.transpose ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 0]",
		"broadcast": "linalg.broadcast ins(%c : memref<4xf32>) outs(%b : memref<4x4xf32>) dimensions = [1]",
		"map":       "linalg.map { std.negf } ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)",
		"reduce":    "linalg.reduce { std.addf } ins(%a : memref<4x4xf32>) outs(%c : memref<4xf32>) dimensions = [1]",
		"conv":      "linalg.conv(%a, %a, %b) {padding = dense<0> : tensor<0x2xi64>} : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>",
	} {
		text = "func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4xf32>) {\n" + text + "\nreturn\n}\n"
		assert.Equal(t, "error: the name of a function would not say all that 'linalg."+name+"' computes; run convert-linalg-to-loops",
			own.Apply(t, "convert-linalg-to-std", text))
	}
}

// TestTiledLoops: loops over tiles, byte for byte.
func TestTiledLoops(t *testing.T) {
	own := passdiff.New(t, loops.Passes()...)
	own.Files(t, "testdata/tiled.mlir")
	assert.Equal(t, `module  {
  func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    scf.parallel (%arg4, %arg5) = (%arg1, %arg1) to (%arg2, %arg2) step (%arg2, %arg1) {
      memref.store %arg3, %arg0[%arg4, %arg5] : memref<?x?xf32>
      scf.yield
    }
    return
  }
}`, strings.TrimSpace(own.Apply(t, "func(convert-linalg-tiled-loops-to-scf{parallel-loops=true})",
		`func @f(%m: memref<?x?xf32>, %i: index, %n: index, %f: f32) {
  linalg.tiled_loop (%x, %y) = (%i, %i) to (%n, %n) step (%n, %i) ins (%g = %f: f32) outs (%o = %m: memref<?x?xf32>) {
    memref.store %g, %o[%x, %y] : memref<?x?xf32>
    linalg.yield
  }
  return
}
`)))
}
