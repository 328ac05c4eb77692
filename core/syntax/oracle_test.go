package syntax

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mlirOpt runs the oracle on a text.
func mlirOpt(t testing.TB, text []byte, args ...string) string {
	t.Helper()
	return string(oracle.Pipe(t, text, "mlir-opt-13", append(args, "--allow-unregistered-dialect")...))
}

func parseText(t testing.TB, text []byte) *ir.Operation {
	t.Helper()
	return parseIn(t, ir.NewContext(), text)
}

func parseIn(t testing.TB, ctx *ir.Context, text []byte) *ir.Operation {
	t.Helper()
	sink := &diag.Sink{}
	op := Parse(ctx, diag.NewSource(oracle.Stdin, text), sink, ParseOptions{AllowUnregistered: true})
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
			compareWithOracle(t, text)
		})
	}
}

// TestOracleCustomFiles does the same for operations in custom form.
func TestOracleCustomFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/oracle/custom/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	ctx := repository.Context(t)
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
				want := mlirOpt(t, text, strings.Fields(mode.flags)...)
				got := string(AppendOp(nil, parseIn(t, ctx, text), mode.opts))
				assert.Equal(t, want, got, mode.flags)
				again := string(AppendOp(nil, parseIn(t, ctx, []byte(got)), mode.opts))
				assert.Equal(t, got, again, "what was printed prints alike: %s", mode.flags)
			}
		})
	}
}

func compareWithOracle(t *testing.T, text []byte) {
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
		want := mlirOpt(t, text, strings.Fields(mode.flags)...)
		got := string(AppendOp(nil, parseText(t, text), mode.opts))
		assert.Equal(t, want, got, mode.flags)
		again := string(AppendOp(nil, parseText(t, []byte(got)), mode.opts))
		assert.Equal(t, got, again, "what was printed prints alike: %s", mode.flags)
	}
}
