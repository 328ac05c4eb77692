package normalize_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestAliasesAgreeWithOracle folds the same as mlir-opt-19. Both are compared in canonical form.
func TestAliasesAgreeWithOracle(t *testing.T) {
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
	}
	c := passdiff.New(t, append(normalize.Passes(), transforms.Canonicalize(owners...), transforms.CSE)...)
	text, err := os.ReadFile("testdata/alias/same.mlir")
	require.NoError(t, err)
	cases := strings.Split(string(text), "// -----\n")
	for i, theirs := range oracle.Opt19(t, cases, "-fold-memref-alias-ops") {
		require.True(t, theirs.OK, theirs.Problem)
		assert.Equal(t, c.Apply(t, "canonicalize,cse", theirs.Text), c.Apply(t, "fold-memref-alias-ops,canonicalize,cse", cases[i]))
	}
}

// TestAliasesDiffer folds what mlir-opt-19 leaves, and leaves what it folds although other elements are accessed then.
func TestAliasesDiffer(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/alias/other.txtar")
}
