package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sum has an operation that the patterns of the plugin faulty are for.
const sum = "func @f(%a: i32) -> i32 {\n  %0 = addi %a, %a : i32\n  return %0 : i32\n}\n"

// TestPatternsAreBlamed: a crash in a pattern names it, the operation and the frames of
// the plugin's own code; IR that is not valid names the pattern that made the operation,
// and prints it.
func TestPatternsAreBlamed(t *testing.T) {
	t.Parallel()
	const faulty = "mlirc: error: stage 'mine': plugin 'faulty' 0.3.1 "
	for _, c := range []struct {
		pass string
		want []string
	}{
		{"faulty-overreach", []string{
			faulty + "crashed: pass 'faulty-overreach' crashed: runtime error: index out of range [2] with length 2; " +
				"pattern 'faulty sum' was applied to 'std.addi' at in.mlir:2:8\n  at main.third (",
			"patterns.go:25)\n  at main.overreach (", "patterns.go:21)\n",
		}},
		{"faulty-convert", []string{
			faulty + "crashed: pass 'faulty-convert' crashed: runtime error: index out of range [2] with length 2; " +
				"pattern 'faulty conversion' was applied to 'std.addi' at in.mlir:2:8\n",
			"\n  at main.takeThird (", "patterns.go:52)\n",
		}},
		{"faulty-halve", []string{
			"in.mlir:2:8: note: pattern 'faulty sum' of pass 'faulty' made it\n",
			`in.mlir:2:8: note: see current operation: %0 = "std.addi"(%arg0) : (i32) -> i32` + "\n",
			faulty + "left IR that is not valid; the input is not to blame\n",
		}},
		{"faulty-misconvert", []string{
			"in.mlir:2:8: note: pattern 'half a sum' of pass 'faulty-misconvert' made it\n",
			`in.mlir:2:8: note: see current operation: %0 = "std.addi"(%arg0) : (i32) -> i32` + "\n",
			faulty + "left IR that is not valid; the input is not to blame\n",
		}},
	} {
		t.Run(c.pass, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"p.toml": withFaulty(c.pass), "in.mlir": sum})
			for _, each := range []string{"true", "false"} {
				got := d.mlirc("-p", "p.toml", "--set", "host.verify-each="+each, "in.mlir", "-o", "out.o")
				assert.Equal(t, 2, got.status)
				for _, want := range c.want {
					assert.Contains(t, got.stderr, want)
				}
				assert.NotContains(t, got.stderr, "core/rewrite")
				d.reproduces(d.keepBundle())
			}
			d.alone()
		})
	}
}

// TestOrderOfPasses: a conversion that comes too early is the user's mistake. The
// message names the operation that is left and the pass that is missing; nothing is
// blamed on a plugin, and there is no bundle.
func TestOrderOfPasses(t *testing.T) {
	t.Parallel()
	const bounded = `func @f(%m: memref<?xf32>, %n: index) {
  %c = constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %m[%i] : memref<?xf32>
  }
  return
}
`
	const crowded = `func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    scf.for %j = %i to %n step %n {
    }
  }
  return
}
`
	affine, scf := "pass 'lower-affine' of plugin 'std' or 'lower-if-and-for' of plugin 'std' converts 'affine.for'", "'convert-scf-to-std'"
	for _, c := range []struct {
		name, text string
		flags      []string
		want       []string
	}{
		{"alone", bounded, []string{"-convert-std-to-llvm"}, []string{
			"in.mlir:3:3: error: 'affine.for' must be converted before stage 'convert-std-to-llvm': ",
			"note: pass 'convert-std-to-llvm' converted what operand #0 comes from, and left 'affine.for' as it was\n",
			affine + "; run it before stage 'convert-std-to-llvm'\n",
		}},
		{"too late", bounded, []string{"-convert-std-to-llvm", "-lower-affine"}, []string{
			"pass 'lower-affine' converts 'affine.for', but comes later; move stage 'lower-affine' before stage 'convert-std-to-llvm'\n",
		}},
		{"after part of it", bounded, []string{"-lower-if-and-for", "-convert-std-to-llvm"}, []string{
			"in.mlir:4:5: error: 'affine.store' must be converted before stage 'convert-std-to-llvm': ",
			"pass 'lower-affine' of plugin 'std' converts 'affine.store'; run it before stage 'convert-std-to-llvm'\n",
		}},
		{"around", crowded, []string{"-convert-scf-to-std"}, []string{
			"in.mlir:3:5: error: cannot legalize operation 'scf.for'", affine + "; run it before stage " + scf + "\n",
		}},
		{"made too late", "func @f(%m: memref<4xf32>) {\n  %c = constant 1.0 : f32\n  affine.store %c, %m[0] : memref<4xf32>\n  return\n}\n",
			[]string{"-convert-std-to-llvm", "-lower-affine", "-reconcile-unrealized-casts"}, []string{
				"stage 'lower-affine' makes 'memref.store' after stage 'convert-std-to-llvm', which converts it; move it before that\n",
			}},
		{"an argument", "func @f(%m: memref<4xf32>, %i: index) -> f32 {\n  %0 = memref.load %m[%i] : memref<4xf32>\n  return %0 : f32\n}\n",
			[]string{"-convert-memref-to-llvm", "-reconcile-unrealized-casts"}, []string{
				"note: its operand is an argument of 'func'; if that is not converted yet, a pass that does is missing\n",
				"pass 'convert-std-to-llvm' of plugin 'std' converts 'func'; run it before stage 'reconcile-unrealized-casts'\n",
			}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"in.mlir": c.text})
			got := d.mlirc(append([]string{"opt", "in.mlir"}, c.flags...)...)
			assert.Equal(t, 1, got.status)
			for _, want := range c.want {
				assert.Contains(t, got.stderr, want)
			}
			assert.NotContains(t, got.stderr, "plugin 'std' 0.1.0")
			assert.Empty(t, got.stdout)
			assert.Empty(t, d.bundles())
		})
	}
}

// TestOrdersOfConversions takes what has loops, conditionals and accesses of all kinds
// through each pair of conversions: whatever stays, no plugin is to blame.
func TestOrdersOfConversions(t *testing.T) {
	t.Parallel()
	conversions := []string{
		"convert-std-to-llvm", "convert-memref-to-llvm", "std-expand", "lower-affine", "convert-scf-to-std", "lower-if-and-for",
		"lower-affine-apply", "convert-vector-to-llvm", "reconcile-unrealized-casts", "llvm-legalize-for-export",
	}
	files, err := filepath.Glob("testdata/orders/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var parts []string
	for _, f := range files {
		text, err := os.ReadFile(f)
		require.NoError(t, err)
		parts = append(parts, string(text))
	}
	d := newDesk(t, map[string]string{"in.mlir": strings.Join(parts, "// -----\n")})
	failed := 0
	for _, first := range conversions {
		for _, second := range conversions {
			if first == second {
				continue
			}
			got := d.mlirc("opt", "-split-input-file", "in.mlir", "-"+first, "-"+second)
			require.Less(t, got.status, 2, "%s, %s:\n%s", first, second, got.stderr)
			if got.status == 0 {
				continue
			}
			failed++
			assert.Regexp(t, `pass '[a-z-]+'[^\n]* converts|run lower-if-and-for or lower-affine before|makes '[a-z._]+' after`,
				got.stderr, "%s, %s", first, second)
		}
	}
	assert.NotZero(t, failed, "some orders are wrong")
	assert.Empty(t, d.bundles())
}

// TestAnchors: an anchor is an operation by the name that any profile has for it. One
// that is nowhere in the module is an error of the user's, one in an empty module is none.
func TestAnchors(t *testing.T) {
	t.Parallel()
	const twice = "func @f(%a: i32) -> i32 {\n  %0 = addi %a, %a : i32\n  return %a : i32\n}\n"
	const newer = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %a : i32\n}\n"
	d := newDesk(t, map[string]string{"in.mlir": twice, "newer.mlir": newer, "empty.mlir": "module {\n}\n"})
	for _, pipeline := range []string{"builtin.module(func.func(canonicalize))", "func(canonicalize)", "builtin.func(canonicalize)"} {
		for _, in := range []string{"in.mlir", "newer.mlir"} {
			assert.NotContains(t, d.succeed("opt", "-pass-pipeline="+pipeline, in), "addi", "%s, %s", pipeline, in)
		}
	}
	got := d.mlirc("opt", "-pass-pipeline=builtin.module(llvm.func(canonicalize))", "in.mlir")
	assert.Equal(t, 1, got.status)
	assert.Equal(t, "in.mlir: error: the pipeline llvm.func(canonicalize) runs on 'llvm.func', and there is none; there is 'func'\n", got.stderr)
	got = d.mlirc("opt", "-pass-pipeline=func.func(canonicalize)", "empty.mlir")
	assert.Equal(t, 0, got.status, got.stderr)
	assert.Empty(t, d.bundles())
}
