package exchange

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestTensors reads tensor programs as front ends of the profile write them. Both forms that are
// written are what mlir-opt-19 makes of the program itself, and its generic form is read as that.
func TestTensors(t *testing.T) {
	oracle.Need(t, "mlir-opt-19")
	data, err := os.ReadFile("testdata/tensors.mlir")
	require.NoError(t, err)
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	for _, program := range strings.Split(string(data), "\n// -----\n") {
		want := newer(t, program)
		module := inProfile(t, ctx, program)
		for _, generic := range []bool{false, true} {
			var sink diag.Sink
			text, ok := syntax.Append(nil, module, syntax.PrintOptions{Profile: profile, Generic: generic}, &sink)
			require.True(t, ok, "%v", sink.Diagnostics())
			assert.Equal(t, want, newer(t, string(text)), "%s", text)
		}
		back := inProfile(t, ctx, newer(t, program, "--mlir-print-op-generic"))
		ir.Walk(back, func(op *ir.Operation) ir.WalkResult {
			op.SetAttr("linalg.memoized_indexing_maps", nil) // which it adds to named operations
			return ir.Advance
		})
		assert.Equal(t, own(module), own(back))
	}
}

// newer is what mlir-opt-19 prints.
func newer(t *testing.T, text string, args ...string) string {
	t.Helper()
	cmd := exec.Command("mlir-opt-19", args...)
	cmd.Stdin = strings.NewReader(text)
	var message strings.Builder
	cmd.Stderr = &message
	out, err := cmd.Output()
	require.NoError(t, err, "%s\n%s", message.String(), text)
	return string(out)
}

func inProfile(t *testing.T, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	module := syntax.Parse(ctx, diag.NewSource("tensors.mlir", []byte(text)), &sink, syntax.ParseOptions{Profile: profile})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	require.True(t, verify.Verify(module, &sink, verify.Options{}), "%v", sink.Diagnostics())
	return module
}

// own is a module as it is in memory.
func own(module *ir.Operation) string {
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{LocalScope: true}))
}
