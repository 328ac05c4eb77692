package run

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
)

// TestOperationsAt finds all operations of a line, the one at a column, and says where
// there are some.
func TestOperationsAt(t *testing.T) {
	var sink diag.Sink
	ctx, err := load.NewContext()
	require.NoError(t, err)
	source := diag.NewSource("in", []byte("\nmodule {\n  \"a.x\"() : () -> () \"a.y\"() : () -> ()\n\n  \"a.z\"() : () -> ()\n}\n"))
	module := syntax.Parse(ctx, source, &sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	at := func(line, col int) diag.Position { return diag.Position{File: "in", Line: line, Col: col} }
	for place, want := range map[diag.Position][]diag.Position{
		at(3, 0): {at(3, 3), at(3, 22)}, at(3, 5): {at(3, 3)}, at(3, 22): {at(3, 22)}, at(3, 40): {at(3, 22)}, at(3, 1): {at(3, 3)},
	} {
		found, err := operationsAt(module, place)
		require.NoError(t, err)
		assert.Equal(t, want, found, "%v", place)
	}
	for place, want := range map[diag.Position]string{
		at(4, 0):                 "there is no operation at in:4; the nearest are on lines 3 and 5",
		at(9, 0):                 "there is no operation at in:9; the last one is on line 5",
		{File: "other", Line: 3}: "there is no operation at other:3; no operation of the module is from 'other'",
	} {
		_, err := operationsAt(module, place)
		assert.EqualError(t, err, want)
	}
	assert.Equal(t, "; the first one is on line 2", neighbours("in", 0, 2))
}
