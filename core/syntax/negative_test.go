package syntax

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
)

// TestNegativeParameter: an integer of a type may be below zero, as printed.
func TestNegativeParameter(t *testing.T) {
	power, problems := load.Dialect("power.dialect", []byte(
		"dialect power {\n  version 0.1.0\n}\n\ntype power.of(n: int, m?: int) {\n  format `<` $n (`:` $m^)? `>`\n}\n"))
	require.Empty(t, problems)
	require.Empty(t, power.Check())
	for _, text := range []string{"!power.of<-2>", "!power.of<3 : -1>"} {
		module := "func private @f(" + text + ")"
		sink := &diag.Sink{}
		op := Parse(newContext(t, []*ods.Dialect{power}), diag.NewSource("t.mlir", []byte(module)), sink, ParseOptions{})
		require.NotNil(t, op, sink.Diagnostics())
		assert.Contains(t, string(AppendOp(nil, op, PrintOptions{})), module)
	}
}
