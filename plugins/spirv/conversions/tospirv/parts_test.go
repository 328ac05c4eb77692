package tospirv_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tospirv"
)

// TestParts compares the parts of convert-std-to-spirv with mlir-opt-19, each alone and all of them.
func TestParts(t *testing.T) {
	c := passdiff.New(t, append(tospirv.Passes(), transforms.All()...)...)
	text, err := os.ReadFile("testdata/parts/parts.mlir")
	require.NoError(t, err)
	cases := strings.Split(string(text), "// -----\n")
	for _, names := range [][]string{
		{"convert-arith-to-spirv"}, {"convert-cf-to-spirv"}, {"convert-arith-to-spirv", "convert-cf-to-spirv", "convert-func-to-spirv", "reconcile-unrealized-casts"},
		{"convert-arith-to-spirv{emulate-lt-32-bit-scalar-types=false}"},
	} {
		var flags []string
		for _, name := range names {
			flags = append(flags, "-"+strings.NewReplacer("{", "=", "}", "").Replace(name))
		}
		for i, theirs := range oracle.Opt19(t, cases, flags...) {
			require.True(t, theirs.OK, theirs.Problem)
			assert.Equal(t, c.Apply(t, "print-op-stats", theirs.Text), c.Apply(t, strings.Join(names, ","), cases[i]))
		}
	}
}

// TestPartsLeave says what is not converted.
func TestPartsLeave(t *testing.T) {
	c := passdiff.New(t, append(tospirv.Passes(), transforms.All()...)...)
	const branch = "func @f(%c: i1) {\n  cond_br %c, ^bb1, ^bb1\n^bb1:\n  return\n}\n"
	assert.Contains(t, c.Apply(t, "convert-cf-to-spirv", branch), "cannot legalize operation 'std.cond_br'")
	assert.Contains(t, c.Apply(t, "convert-arith-to-spirv", branch), "cond_br %arg0")
	const blocks = "func @f(%m: memref<*xf32>) {\n  br ^bb1(%m : memref<*xf32>)\n^bb1(%n: memref<*xf32>):\n  return\n}\n"
	assert.Contains(t, c.Apply(t, "convert-cf-to-spirv", blocks), "cannot legalize operation 'func' @f")
}
