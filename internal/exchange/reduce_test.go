package exchange

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestReductionsInText: the custom form of a loop whose body ends with what is no
// terminator here is read as the generic form is.
func TestReductionsInText(t *testing.T) {
	const text = `func.func @f(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    scf.reduce
  }
  return
}
`
	sink := &diag.Sink{}
	m := syntax.Parse(repository.Context(t), diag.NewSource("newer.mlir", []byte(text)), sink, syntax.ParseOptions{})
	require.NotNil(t, m, sink.Diagnostics())
	got := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
	assert.NotContains(t, got, "scf.reduce")
	assert.Contains(t, got, "scf.yield")
}
