package e2e_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// puzzle has an operation for each thing that may happen to one.
const puzzle = `func @f(%m: memref<4xf32>, %i: index, %x: i32) -> (f32, i32) {
  affine.for %j = 0 to 4 {
    %1 = affine.load %m[%j] : memref<4xf32>
  }
  %2 = memref.load %m[%i] : memref<4xf32>
  %3 = addi %x, %x : i32 loc("made.py":7:9)
  %4 = muli %x, %x : i32
  %t = "std.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  return %2, %3 : f32, i32
}
`

// puzzlePlugins has a pass that says it converts the dialect affine.
func puzzlePlugins(stages string) string {
	return "[plugins]\nfaulty = { path = \"" + binary("faulty") + "\" }\n" + stages
}

// TestWhy compares explanations with golden files, which GOLDEN=write rewrites.
func TestWhy(t *testing.T) {
	t.Parallel()
	late := "[[stage]]\npass = \"convert-memref-to-llvm\"\n[[stage]]\npass = \"reconcile-unrealized-casts\"\n" +
		"[[stage]]\npass = \"faulty-lower\"\n"
	for name, c := range map[string]struct {
		args   string
		status int
	}{
		"converted":     {"--pass convert-std-to-llvm in.mlir 5", 1},
		"match_failure": {"-p plain.toml in.mlir 8", 1},
		"left":          {"--pass convert-std-to-llvm in.mlir:3:5", 1},
		"pass-missing":  {"-p plugin.toml in.mlir 3", 1},
		"pass-late":     {"-p late.toml in.mlir 3", 1},
		"removed":       {"--pass dce --pass cse in.mlir 7", 0},
		"located":       {"--pass-pipeline convert-memref-to-llvm in.mlir made.py:7:9", 0},
		"column":        {"--pass cse in.mlir 5:20", 0},
		"idle":          {"--pass convert-memref-to-llvm --pass convert-memref-to-llvm in.mlir 5", 0},
		"no-op":         {"--pass cse in.mlir 4", 2},
		"no-place":      {"in.mlir here", 2},
		"no-file":       {"12:3", 2},
		"no-arguments":  {"", 2},
		"two-pipelines": {"-p cpu --pass cse in.mlir 4", 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{
				"in.mlir": puzzle, "plain.toml": "extends = \"cpu\"\n",
				"plugin.toml": puzzlePlugins("[[stage]]\npass = \"convert-std-to-llvm\"\n[[stage]]\npass = \"reconcile-unrealized-casts\"\n"),
				"late.toml":   puzzlePlugins(late),
			})
			got := d.mlirc(append([]string{"why"}, strings.Fields(c.args)...)...)
			assert.Equal(t, c.status, got.status)
			golden(t, filepath.Join("testdata", "why", name+".txt"), "$ mlirc why "+c.args+"\n"+got.stdout+got.stderr)
			d.alone()
		})
	}
}

// golden compares a text with a file.
func golden(t *testing.T, path, text string) {
	t.Helper()
	if os.Getenv("GOLDEN") == "write" {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, string(want), text)
}
