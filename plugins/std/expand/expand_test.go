package expand_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/std/expand"
	"github.com/mlirc/mlirc/plugins/std/memref"
	"github.com/mlirc/mlirc/plugins/std/std"
	"github.com/mlirc/mlirc/sdk"
)

// expanded is a module after the pass, verified before and after.
func expanded(t *testing.T, text string) string {
	t.Helper()
	var all []*irdl.Dialect
	for _, d := range []*sdk.Dialect{std.Dialect, memref.Dialect} {
		definitions, err := d.Definitions()
		require.NoError(t, err)
		all = append(all, definitions)
	}
	ctx, err := irdl.NewContext(all...)
	require.NoError(t, err)
	sink := &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("input.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	require.True(t, verify.Verify(m, sink, verify.Options{}), "%v", sink.Diagnostics())
	for fn := m.Region(0).Entry().First(); fn != nil; fn = fn.Next() {
		require.NoError(t, expand.StdExpand().Run(&pass.Run{Op: fn, Diags: sink, Workers: 1}))
	}
	assert.True(t, verify.Verify(m, sink, verify.Options{}), "%v", sink.Diagnostics())
	return string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
}

// TestGolden expands what stands in testdata. What the operations compute is
// executed by the tests of package tollvm.
func TestGolden(t *testing.T) {
	const path = "testdata/expand.txtar"
	a := archive.Read(t, path)
	require.True(t, a.Has("input.mlir") && a.Has("output.mlir"))
	got, want := expanded(t, a.Text("input.mlir")), a.Text("output.mlir")
	if archive.Rewrites() {
		a.Set("output.mlir", got)
		a.Write(t, path)
		return
	}
	assert.Equal(t, want, got)
	assert.Equal(t, strings.TrimSpace(got), strings.TrimSpace(oracle.Pipe(t, got, "mlir-opt-13")))
}

// TestIdle leaves alone what is simple already.
func TestIdle(t *testing.T) {
	const text = "func @f(%a: i32) -> i32 {\n  %0 = divi_signed %a, %a : i32\n  return %0 : i32\n}\n"
	assert.Contains(t, expanded(t, text), "divi_signed")
}
