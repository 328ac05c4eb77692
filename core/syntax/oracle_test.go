package syntax

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/print"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
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

// Locations for people are not read again; they are compared as text.
func TestPrettyLocationsAgainstOracle(t *testing.T) {
	text := []byte(`"t.a"() ( {
^bb0(%x: i32 loc("x"("b.mlir":1:2)), %y: i32 loc(unknown)):
  "t.b"() : () -> () loc(callsite("f" at "in.c":3:4))
  "t.b"() : () -> () loc(callsite("f"("g.c":1:1) at callsite("in.c":3:4 at "out.c":5:6)))
  "t.b"() {at = loc("of an attribute")} : () -> () loc(fused<"meta">["f", "with \"quotes\"":10:8])
  "t.b"() : () -> () loc(fused["f", unknown])
}) : () -> () loc("dir/\09tab.c":2:1)
`)
	for _, flags := range []string{"", " --mlir-print-local-scope"} {
		want := mlirOpt(t, text, strings.Fields("--mlir-print-op-generic --mlir-print-debuginfo --mlir-pretty-debuginfo"+flags)...)
		got := string(AppendOp(nil, parseText(t, text), PrintOptions{
			Generic: true, DebugInfo: true, PrettyDebugInfo: true, LocalScope: flags != "",
		}))
		assert.Equal(t, want, got, flags)
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
		{"--mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=3", PrintOptions{Generic: true, ElideElements: print.MoreThan(3)}},
		{"--mlir-print-op-generic --mlir-print-elementsattrs-with-hex-if-larger=2", PrintOptions{Generic: true, HexElements: print.MoreThan(2)}},
		{"--mlir-print-op-generic --mlir-print-elementsattrs-with-hex-if-larger=-1", PrintOptions{Generic: true, HexElements: print.MoreThan(-1)}},
	} {
		want := mlirOpt(t, text, strings.Fields(mode.flags)...)
		got := string(AppendOp(nil, parseText(t, text), mode.opts))
		assert.Equal(t, want, got, mode.flags)
		again := string(AppendOp(nil, parseText(t, []byte(got)), mode.opts))
		assert.Equal(t, got, again, "what was printed prints alike: %s", mode.flags)
	}
}
