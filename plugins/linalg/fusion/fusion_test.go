package fusion_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/fusion"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

// graph is a function of operations of random maps, each of some of those before it, of which the
// last ones are returned.
func graph(r *rand.Rand) string {
	var b strings.Builder
	b.WriteString("func @f(%0: tensor<4x6xf32>, %1: tensor<4x6xf32>, %2: tensor<6x4xf32>, %3: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<4xf32>) {\n")
	b.WriteString("  %c = constant dense<2.5> : tensor<4x6xf32>\n  %i = linalg.init_tensor [4, 6] : tensor<4x6xf32>\n")
	b.WriteString("  %j = linalg.init_tensor [6, 4] : tensor<6x4xf32>\n  %z = constant dense<0.0> : tensor<4xf32>\n")
	names := []string{"%0", "%1", "%2", "%3", "%c"}
	types := []string{"4x6", "4x6", "6x4", "6", "4x6"}
	ops := []string{"addf", "mulf", "subf"}
	input := func(out string) (name, typ, m string) {
		at := r.IntN(len(names))
		switch name, typ = names[at], types[at]; {
		case typ == out:
			m = "(i, j) -> (i, j)"
		case typ == "6" && out == "4x6":
			m = "(i, j) -> (j)"
		case typ == "6":
			m = "(i, j) -> (i)"
		default:
			m = "(i, j) -> (j, i)"
		}
		return name, "tensor<" + typ + "xf32>", "affine_map<" + m + ">"
	}
	for n := range 2 + r.IntN(6) {
		out, init := "4x6", "%i"
		if r.IntN(3) == 0 {
			out, init = "6x4", "%j"
		}
		a, at, am := input(out)
		c, ct, cm := input(out)
		fmt.Fprintf(&b, "  %%n%d = linalg.generic {indexing_maps = [%s, %s, affine_map<(i, j) -> (i, j)>], iterator_types = [\"parallel\", \"parallel\"]} ins(%s, %s : %s, %s) outs(%s : tensor<%sxf32>) {\n", n, am, cm, a, c, at, ct, init, out)
		fmt.Fprintf(&b, "  ^bb0(%%x: f32, %%y: f32, %%o: f32):\n    %%s = %s %%x, %%y : f32\n    linalg.yield %%s : f32\n  } -> tensor<%sxf32>\n", ops[r.IntN(3)], out)
		names, types = append(names, fmt.Sprintf("%%n%d", n)), append(types, out)
	}
	a, at, am := input("4x6")
	fmt.Fprintf(&b, "  %%r = linalg.generic {indexing_maps = [%s, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = [\"parallel\", \"reduction\"]} ins(%s, %%0 : %s, tensor<4x6xf32>) outs(%%z : tensor<4xf32>) {\n", am, a, at)
	b.WriteString("  ^bb0(%x: f32, %y: f32, %o: f32):\n    %m = mulf %x, %y : f32\n    %s = addf %m, %o : f32\n    linalg.yield %s : f32\n  } -> tensor<4xf32>\n")
	last := len(names) - 1
	for types[last] != "4x6" {
		last--
	}
	fmt.Fprintf(&b, "  return %s, %%r : tensor<4x6xf32>, tensor<4xf32>\n}\n", names[last])
	return b.String()
}

// constant is a line that makes a constant; where the tools put them differs.
var constant = regexp.MustCompile(`(?m)^ *(%[\w]+) = constant (.*)\n`)

// withConstants is a module with constants in the place of their names.
func withConstants(text string) string {
	for _, m := range constant.FindAllStringSubmatch(text, -1) {
		text = regexp.MustCompile(m[1]+`\b`).ReplaceAllLiteralString(text, m[2])
	}
	return regexp.MustCompile(`(?m)^.* = constant .*\n`).ReplaceAllString(text, "")
}

// TestFuse compares with the tool, after both are cleaned up.
func TestFuse(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.mlir")
	require.NoError(t, err)
	all := strings.Split(string(text), "// -----\n")
	r := rand.New(rand.NewPCG(7, 11))
	for range 200 {
		all = append(all, graph(r))
	}
	tidy := passdiff.New(t, transforms.Canonicalize(affine.Dialect.Canonicalize, tensor.Dialect.Canonicalize, std.Dialect.Canonicalize), transforms.CSE)
	own := passdiff.New(t, fusion.Passes()...)
	for i, a := range oracle.Opt(t, all, "-linalg-fuse-elementwise-ops") {
		require.True(t, a.OK, "%s\n%s", a.Problem, all[i])
		got := own.Apply(t, "func(linalg-fuse-elementwise-ops)", all[i])
		text := func(s string) string { return withConstants(tidy.Apply(t, "canonicalize,cse,canonicalize", s)) }
		assert.Equal(t, text(a.Text), text(got), all[i])
	}
}

// TestWhereItPays lists how many operations are left of a case where nothing is computed twice.
func TestWhereItPays(t *testing.T) {
	text, err := os.ReadFile("testdata/cases.mlir")
	require.NoError(t, err)
	own := passdiff.New(t, fusion.Passes()...)
	left := map[string]int{"f": 1, "splat": 1, "twice": 2, "both": 1, "outs": 1, "named": 1, "broadcast": 2, "reduced": 2, "pair": 1}
	for _, chunk := range strings.Split(string(text), "// -----\n") {
		_, name, _ := strings.Cut(chunk, "func @")
		name, _, _ = strings.Cut(name, "(")
		got := own.Apply(t, "func(linalg-fuse-elementwise-ops{where-it-pays})", chunk)
		assert.Equal(t, left[name], strings.Count(got, "linalg.generic"), got)
	}
}

// TestOutputIsAnotherUse: what is written over a producer's result keeps the producer, so that its
// elements would be computed twice.
func TestOutputIsAnotherUse(t *testing.T) {
	own := passdiff.New(t, fusion.Passes()...)
	got := own.Apply(t, "func(linalg-fuse-elementwise-ops{where-it-pays})", `#id = affine_map<(i) -> (i)>
func @f(%a: tensor<?xf32>, %i: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%i : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = mulf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
`)
	assert.Equal(t, 1, strings.Count(got, "math.exp"), got)
}

// TestLinearize compares with mlir-opt-13.
func TestLinearize(t *testing.T) {
	passdiff.New(t, fusion.Passes()...).Files(t, "testdata/linearize/*.mlir")
}
