package tollvm_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tollvm"
)

// converted runs the conversion on a module in text form.
func converted(t *testing.T, text string) *diag.Sink {
	t.Helper()
	ctx, sink := repository.Context(t), &diag.Sink{}
	m := syntax.Parse(ctx, diag.NewSource("test.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	steps, _, err := pass.Steps([]pass.Call{{Pass: pipeline}}, pass.NewRegistry(tollvm.SPIRVToLLVM()))
	require.NoError(t, err)
	if err := (&pass.Manager{}).Run(context.Background(), m, &pass.Pipeline{Steps: steps}, sink); err != nil {
		require.ErrorIs(t, err, pass.ErrReported)
	}
	return sink
}

// TestRefused wants the reason for which an operation is not converted: of a capability that
// it needs, of one which that implies, of a type, or of the operation itself.
func TestRefused(t *testing.T) {
	cases := []struct{ name, body, reason string }{
		{"capability", `%0 = spv.GroupNonUniformElect "Subgroup" : i1`,
			"it needs the other invocations of its group, and one is converted; a kernel must be run by a runner (capability GroupNonUniform)"},
		{"implied capability", `spv.EmitStreamVertex %n : i32`, "it belongs to the stages of a graphics pipeline (capability GeometryStreams)"},
		{"type", `%0 = spv.Undef : !spv.acceleration_structure`, "LLVM has no rays (capability RayQueryKHR or RayTracingKHR or RayTracingNV)"},
		{"operation", `%0 = spv.DPdx %x : f32`, "derivatives need the neighbours of a fragment, and one invocation is converted"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			sink := converted(t, "spv.module Logical GLSL450 { spv.func @f(%n: i32, %x: f32) \"None\" {\n"+c.body+"\nspv.Return } }")
			var notes string
			for _, d := range sink.Diagnostics() {
				for _, n := range d.Notes {
					notes += n.Message + "\n"
				}
			}
			assert.Contains(t, notes, c.reason)
		})
	}
}
