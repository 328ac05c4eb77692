package syntax_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
)

// TestPrettyLocationsArePlain: a file's name does nothing to the terminal that it is printed on.
func TestPrettyLocationsArePlain(t *testing.T) {
	ctx, err := load.NewContext()
	require.NoError(t, err)
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in", []byte(`"d.x"() : () -> () loc("\1B[31m.c":1:2)`)), &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	text := string(syntax.AppendOp(nil, m, syntax.PrintOptions{DebugInfo: true, PrettyDebugInfo: true}))
	assert.Contains(t, text, `\1B[31m.c:1:2`)
	assert.NotContains(t, text, "\x1b")
}
