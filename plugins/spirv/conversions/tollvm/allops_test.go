package tollvm_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/irgen"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
)

// TestAllOps converts samples of every operation: nothing of SPIR-V is left, or an error
// names the operation, its place and a reason.
func TestAllOps(t *testing.T) {
	ctx := repository.Context(t)
	g, err := irgen.New(ctx, 5)
	require.NoError(t, err)
	dialect := ctx.Dialect("spv").(*ods.Dialect)
	converted := map[string]bool{}
	for _, name := range dialect.OpNames() {
		for _, text := range g.Op(dialect.Op(name), 6) {
			sink := &diag.Sink{}
			m := syntax.Parse(ctx, diag.NewSource("sample.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
			if m == nil || !verify.Verify(m, sink, verify.Options{Hooks: spirv.Dialect.Hooks}) {
				continue
			}
			steps, _, err := pass.Steps([]pass.Call{{Pass: pipeline}}, pass.NewRegistry(tollvm.SPIRVToLLVM()))
			require.NoError(t, err)
			manager := pass.Manager{Verify: verifies}
			err = manager.Run(context.Background(), m, &pass.Pipeline{Steps: steps}, sink)
			if err == nil {
				converted[name] = true
				assert.NotContains(t, string(syntax.AppendOp(nil, m, syntax.PrintOptions{Generic: true})), "\"spv.", text)
				continue
			}
			if assert.ErrorIs(t, err, pass.ErrReported, "%v\n%s", sink.Diagnostics(), text) {
				assertExplained(t, sink, text)
			}
		}
	}
	t.Logf("%d of %d operations have a sample that is converted", len(converted), len(dialect.OpNames()))
	assert.Greater(t, len(converted), 150)
}

// assertExplained wants each error to name an operation at a line, with a reason.
func assertExplained(t *testing.T, sink *diag.Sink, text string) {
	t.Helper()
	for _, d := range sink.Diagnostics() {
		if d.Severity != diag.Error {
			continue
		}
		assert.Contains(t, d.Message, "cannot legalize operation '", text)
		assert.Positive(t, d.Pos.Line, text)
		reason := ""
		for _, n := range d.Notes {
			reason += n.Message + "\n"
		}
		assert.True(t, strings.Contains(reason, "pattern '"), "%s: %s\n%s", d.Message, reason, text)
	}
}
