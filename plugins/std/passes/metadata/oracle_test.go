package metadata_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/metadata"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

const between = "// -----\n"

func cases(t *testing.T, file string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", file))
	require.NoError(t, err)
	return strings.Split(string(text), between)
}

func apply(t *testing.T, m *ir.Operation, pipeline string) {
	t.Helper()
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
	}
	registry := pass.NewRegistry(append(slices.Concat(metadata.Passes(), normalize.Passes()), transforms.Canonicalize(owners...), transforms.CSE)...)
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), registry)
	require.Empty(t, problems)
	var sink diag.Sink
	manager := pass.Manager{Workers: 1, Stats: &pass.StatisticsByPass{}, Verify: func(op *ir.Operation, sink *diag.Sink) bool {
		return verify.Verify(op, sink, sdk.Checks(std.Plugin().Dialects...))
	}}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink), "%v", sink.Diagnostics())
}

// TestAgreesWithOracle makes the same of views as mlir-opt-19, but for the places and the order of what it makes:
// both are compared in canonical form.
func TestAgreesWithOracle(t *testing.T) {
	list := cases(t, "same.mlir")
	for i, theirs := range oracle.Opt19(t, list, "-expand-strided-metadata") {
		require.True(t, theirs.OK, theirs.Problem)
		ctx := repository.Context(t)
		ours, want := parse(t, ctx, list[i]), parse(t, ctx, theirs.Text)
		apply(t, ours, "expand-strided-metadata,canonicalize,cse")
		apply(t, want, "canonicalize,cse")
		assert.Equal(t, constantsLast(want), constantsLast(ours))
	}
}

// constantsLast are the lines of a module, those of constants behind the others and sorted.
func constantsLast(m *ir.Operation) (lines []string) {
	var constants []string
	for line := range strings.Lines(string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))) {
		if strings.Contains(line, " = constant ") {
			constants = append(constants, line)
			continue
		}
		lines = append(lines, line)
	}
	slices.Sort(constants)
	return append(lines, constants...)
}

// TestDiffers prints what differs from mlir-opt-19: sizes that are given are taken, and the stride of dimensions that
// are joined is that of one which has another size than one.
func TestDiffers(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/other.txtar")
	for _, text := range cases(t, "same.mlir") {
		ctx := repository.Context(t)
		m := parse(t, ctx, text)
		apply(t, m, "expand-strided-metadata")
		once := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
		apply(t, m, "expand-strided-metadata")
		assert.Equal(t, once, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})))
	}
}
