package syntax

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// mlirOpt runs the oracle on a text, or skips the test where there is none.
func mlirOpt(t testing.TB, file string, text []byte, args ...string) string {
	t.Helper()
	tool, err := exec.LookPath("mlir-opt-13")
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("mlir-opt-13 is missing")
		}
		t.Skip("mlir-opt-13 is missing")
	}
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, file), text, 0o600))
	cmd := exec.Command(tool, append(args, "--allow-unregistered-dialect", file)...)
	cmd.Dir = dir
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	require.NoError(t, cmd.Run(), problems.String())
	return out.String()
}

// allDialects is a context with every dialect of the repository.
func allDialects(t testing.TB) *ir.Context {
	t.Helper()
	var dialects []*irdl.Dialect
	for _, pattern := range []string{"../../plugins/*/*.dialect", "../../plugins/*/*/*.dialect"} {
		files, err := filepath.Glob(pattern)
		require.NoError(t, err)
		for _, f := range files {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			d, problems := irdl.Load(f, text)
			require.Empty(t, problems)
			dialects = append(dialects, d)
		}
	}
	ctx, err := irdl.NewContext(dialects...)
	require.NoError(t, err)
	return ctx
}

func parseText(t testing.TB, file string, text []byte) *ir.Operation {
	t.Helper()
	return parseIn(t, ir.NewContext(), file, text)
}

func parseIn(t testing.TB, ctx *ir.Context, file string, text []byte) *ir.Operation {
	t.Helper()
	sink := &diag.Sink{}
	op := Parse(ctx, diag.NewSource(file, text), sink, ParseOptions{AllowUnregistered: true})
	for _, d := range sink.Diagnostics() {
		t.Error(d.Error())
	}
	require.NotNil(t, op)
	return op
}

// TestOracleFiles compares what we print with what mlir-opt prints.
func TestOracleFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/oracle/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, f := range files {
		name := filepath.Base(f)
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			compareWithOracle(t, name, text)
		})
	}
}

// TestOracleCustomFiles does the same for operations in custom form.
func TestOracleCustomFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/oracle/custom/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	ctx := allDialects(t)
	for _, f := range files {
		name := filepath.Base(f)
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(f)
			require.NoError(t, err)
			for _, mode := range []struct {
				flags string
				opts  PrintOptions
			}{
				{"", PrintOptions{}},
				{"--mlir-print-debuginfo", PrintOptions{DebugInfo: true}},
				{"--mlir-print-op-generic", PrintOptions{Generic: true}},
				{"--mlir-print-op-generic --mlir-print-debuginfo", PrintOptions{Generic: true, DebugInfo: true}},
				{"--mlir-print-local-scope", PrintOptions{LocalScope: true}},
			} {
				want := mlirOpt(t, name, text, strings.Fields(mode.flags)...)
				got := string(AppendOp(nil, parseIn(t, ctx, name, text), mode.opts))
				assert.Equal(t, want, got, mode.flags)
				again := string(AppendOp(nil, parseIn(t, ctx, name, []byte(got)), mode.opts))
				assert.Equal(t, got, again, "what was printed prints alike: %s", mode.flags)
			}
		})
	}
}

func compareWithOracle(t *testing.T, name string, text []byte) {
	t.Helper()
	for _, mode := range []struct {
		flags string
		opts  PrintOptions
	}{
		{"--mlir-print-op-generic", PrintOptions{Generic: true}},
		{"--mlir-print-op-generic --mlir-print-debuginfo", PrintOptions{Generic: true, DebugInfo: true}},
		{"--mlir-print-op-generic --mlir-print-local-scope", PrintOptions{Generic: true, LocalScope: true}},
		{"--mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=3", PrintOptions{Generic: true, ElideElementsLargerThan: 3}},
	} {
		want := mlirOpt(t, name, text, strings.Fields(mode.flags)...)
		got := string(AppendOp(nil, parseText(t, name, text), mode.opts))
		assert.Equal(t, want, got, mode.flags)
		again := string(AppendOp(nil, parseText(t, name, []byte(got)), mode.opts))
		assert.Equal(t, got, again, "what was printed prints alike: %s", mode.flags)
	}
}
