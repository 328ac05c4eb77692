package run

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
)

// TestManyAttributes reads a function with so many attributes that time that grows as the square
// of their number would be more than a test has, and looks at all of them.
func TestManyAttributes(t *testing.T) {
	ctx, err := load.NewContext()
	require.NoError(t, err)
	var text strings.Builder
	text.WriteString("func @f() attributes {sym_visibilit = 1 : i32")
	for i := range 300_000 {
		fmt.Fprintf(&text, ", a%d = 1 : i32", i)
	}
	text.WriteString("} { }")
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text.String())), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	warnOfMisspelled(m, &sink)
	require.Equal(t, 1, sink.Len())
	assert.Contains(t, sink.Diagnostics()[0].Message, "did you mean 'sym_visibility'?")
}
