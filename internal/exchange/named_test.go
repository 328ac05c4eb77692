package exchange

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/linalg/loops"
)

// TestNamed generalizes the named operations that came after MLIR 13, and wants what mlir-opt-19
// makes of them.
func TestNamed(t *testing.T) {
	oracle.Need(t, "mlir-opt-19")
	data, err := os.ReadFile("testdata/named.mlir")
	require.NoError(t, err)
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	registry := pass.NewRegistry(loops.Passes()...)
	for _, program := range strings.Split(string(data), "\n// -----\n") {
		var sink diag.Sink
		module := inProfile(t, ctx, program)
		text, ok := syntax.Append(nil, module, syntax.PrintOptions{Profile: profile}, &sink)
		require.True(t, ok, "%v", sink.Diagnostics())
		assert.Equal(t, newer(t, program), newer(t, string(text)))
		steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("func(linalg-generalize-named-ops)")), registry)
		require.Empty(t, problems)
		require.NoError(t, (&pass.Manager{Workers: 1}).Run(t.Context(), module, steps, &sink))
		text, ok = syntax.Append(nil, module, syntax.PrintOptions{Profile: profile}, &sink)
		require.True(t, ok, "%v", sink.Diagnostics())
		want := newer(t, program, "--linalg-generalize-named-ops", "--canonicalize")
		assert.Equal(t, want, newer(t, string(text), "--canonicalize"), "%s", text)
	}
}

// TestMaps prints linalg.map as mlir-opt-19 reads it. Its region has an argument for the output here, as in
// later versions, so that the generic form is another one.
func TestMaps(t *testing.T) {
	oracle.Need(t, "mlir-opt-19")
	data, err := os.ReadFile("testdata/maps.mlir")
	require.NoError(t, err)
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	var sink diag.Sink
	text, ok := syntax.Append(nil, inProfile(t, ctx, string(data)), syntax.PrintOptions{Profile: profile}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, newer(t, string(data)), newer(t, string(text)))
}
