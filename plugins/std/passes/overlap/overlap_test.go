package overlap_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/passes/datacopy"
	"github.com/mlirc/mlirc/plugins/std/passes/overlap"
)

// constant is a line that makes a constant; where the tools put them differs, and names tell them apart.
var constant = regexp.MustCompile(`(?m)^.* = constant .*\n`)

// TestAgreesWithOracle compares with mlir-opt-13, after both are cleaned up: it leaves operations that
// nothing uses.
func TestAgreesWithOracle(t *testing.T) {
	text, err := os.ReadFile("testdata/pipelined.mlir")
	require.NoError(t, err)
	all := strings.Split(string(text), "// -----\n")
	tidy := transforms.Canonicalize(affine.Dialect.Canonicalize, memref.Dialect.Canonicalize, std.Dialect.Canonicalize)
	c := passdiff.New(t, append(passdiff.Distinct(overlap.Passes()...), tidy, transforms.CSE)...)
	const pipeline = "func(affine-pipeline-data-transfer),canonicalize,cse"
	for i, theirs := range oracle.Opt(t, all, "-pass-pipeline="+pipeline) {
		require.True(t, theirs.OK, theirs.Problem)
		got := c.Apply(t, pipeline, all[i])
		assert.Equal(t, strings.TrimSpace(constant.ReplaceAllString(theirs.Text, "")), strings.TrimSpace(constant.ReplaceAllString(got, "")), all[i])
	}
}

const run = "testdata/run/*.mlir"

// TestKeepsResults executes the cases of testdata/run before and behind the pass.
func TestKeepsResults(t *testing.T) {
	cases.Files(t, run, append(overlap.Passes(), datacopy.Passes()...)...)
}

// TestWhich: the cases say which loops are pipelined.
func TestWhich(t *testing.T) {
	text, err := os.ReadFile("testdata/run/transfers.mlir")
	require.NoError(t, err)
	c := passdiff.New(t, passdiff.Distinct(overlap.Passes()...)...)
	for _, module := range strings.Split(string(text), "// -----\n")[1:] {
		got := c.Apply(t, "func(affine-pipeline-data-transfer)", module)
		assert.Equal(t, strings.HasPrefix(module, "// pipelined: "), strings.Contains(got, " mod 2"), got)
	}
}
