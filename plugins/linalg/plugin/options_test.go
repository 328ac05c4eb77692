package plugin_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/linalg/plugin"
)

// TestOptionsWithoutEffect: options of MLIR 13 that passes do not have say what to do instead.
func TestOptionsWithoutEffect(t *testing.T) {
	for pipeline, want := range map[string]string{
		"func(linalg-fuse-elementwise-ops{allow-folding-unit-dim-reshapes=1})": "run linalg-fold-reshape-ops-by-linearization='allow-folding-unit-dim-reshapes=true' before",
		"linalg-comprehensive-module-bufferize{test-analysis-only=1}":          "look at what is copied in the result",
	} {
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f() {\n  return\n}\n")), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), pass.NewRegistry(plugin.Plugin().Passes...))
		require.Empty(t, problems)
		assert.ErrorContains(t, (&pass.Manager{}).Run(t.Context(), m, steps, &sink), want)
	}
}
