package dependence_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

func parse(t *testing.T, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	return m
}

// remarks are those of the pass, each as `LINE: MESSAGE`.
func remarks(t *testing.T, ctx *ir.Context, text string) string {
	t.Helper()
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("memref-dependence-check{distinct-arguments}")),
		pass.NewRegistry(dependence.MemRefDependenceCheck()))
	require.Empty(t, problems)
	var sink diag.Sink
	manager := pass.Manager{Workers: 1}
	require.NoError(t, manager.Run(context.Background(), parse(t, ctx, text), steps, &sink))
	assert.True(t, manager.Unchanged())
	var out strings.Builder
	for _, d := range sink.Diagnostics() {
		assert.Equal(t, diag.Remark, d.Severity)
		fmt.Fprintf(&out, "%d: %s\n", d.Pos.Line, d.Message)
	}
	return out.String()
}

var remark = regexp.MustCompile(`(?m)^<stdin>:(\d+):\d+: remark: (.*)$`)

// theirs is what mlir-opt-13's test of the same name remarks.
func theirs(t *testing.T, text string) string {
	t.Helper()
	cmd := exec.Command(oracle.Tool(t, "mlir-opt-13"), "-test-memref-dependence-check")
	cmd.Stdin = strings.NewReader(text)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	require.NoError(t, cmd.Run(), stderr.String())
	var out strings.Builder
	for _, m := range remark.FindAllStringSubmatch(stderr.String(), -1) {
		fmt.Fprintf(&out, "%s: %s\n", m[1], m[2])
	}
	return out.String()
}

func cases(t *testing.T, file string) []string {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	return strings.Split(string(text), "// -----\n")
}

func TestCheckAgreesWithOracle(t *testing.T) {
	ctx := repository.Context(t)
	for _, text := range cases(t, "testdata/check/agree.mlir") {
		want := theirs(t, text)
		require.NotEmpty(t, want)
		assert.Equal(t, want, remarks(t, ctx, text), text)
	}
}

// TestCheckDiffers has the differences that docs/differences.md lists.
func TestCheckDiffers(t *testing.T) {
	ctx := repository.Context(t)
	for _, text := range cases(t, "testdata/check/differences.mlir") {
		text, want, ok := strings.Cut(text, "// wanted\n")
		require.True(t, ok)
		assert.Equal(t, want, remarks(t, ctx, text), text)
		assert.NotEqual(t, want, theirs(t, text), text)
	}
}
