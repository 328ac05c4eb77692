package expand_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/interpret"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestReallocAgreesWithOracle compares with what mlir-opt-19 makes of the same, to the names of values.
// The layout of a part that begins at 0 with stride 1 is the identity, which is said there and not here.
func TestReallocAgreesWithOracle(t *testing.T) {
	text, err := os.ReadFile("testdata/realloc.mlir")
	require.NoError(t, err)
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	for _, option := range []string{"", "emit-deallocs=false"} {
		want := oracle.Pipe(t, string(text), "mlir-opt-19", "-expand-realloc="+option)
		pipeline := "expand-realloc"
		if option != "" {
			pipeline += "{" + option + "}"
		}
		out := k.Run(t.Context(), plugintest.Job{Input: string(text), Pipeline: pipeline}).String()
		var sink diag.Sink
		m := syntax.Parse(repository.Context(t), diag.NewSource("out.mlir", []byte(out)), &sink, syntax.ParseOptions{})
		require.NotNil(t, m, "%v", sink.Diagnostics())
		got, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
		require.True(t, ok, "%v", sink.Diagnostics())
		assert.Equal(t, strings.TrimSpace(strings.ReplaceAll(want, ", strided<[1]>", "")), strings.TrimSpace(string(got)))
	}
}

// TestReallocRuns gives buffers other sizes, in a machine that notes what is freed and what is read.
func TestReallocRuns(t *testing.T) {
	const text = `func @f(%old: index, %new: index) -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %m = memref.alloc(%old) : memref<?xi32>
  scf.for %i = %c0 to %old step %c1 {
    %v = index_cast %i : index to i32
    memref.store %v, %m[%i] : memref<?xi32>
  }
  %r = memref.realloc %m(%new) : memref<?xi32> to memref<?xi32>
  %n = memref.dim %r, %c0 : memref<?xi32>
  %z = constant 100 : i32
  scf.for %i = %old to %n step %c1 {
    memref.store %z, %r[%i] : memref<?xi32>
  }
  %zero = constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
    %x = memref.load %r[%i] : memref<?xi32>
    %y = addi %s, %x : i32
    scf.yield %y : i32
  }
  memref.dealloc %r : memref<?xi32>
  return %sum : i32
}
`
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	out := k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: "expand-realloc"}).String()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("out.mlir", []byte(out)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	program, err := interpret.Compile(m)
	require.NoError(t, err)
	for _, c := range [][3]int64{{3, 5, 203}, {5, 3, 3}, {4, 4, 6}} {
		machine := program.NewMachine(interpret.Settings{})
		results, err := machine.Call("f", []interpret.Value{{N: c[0]}, {N: c[1]}})
		require.NoError(t, err)
		assert.Equal(t, c[2], results[0].N)
		assert.False(t, machine.ReadUndefined)
	}
}

// TestReallocIdle leaves alone what has no such operation.
func TestReallocIdle(t *testing.T) {
	const text = "func @f(%m: memref<4xf32>) {\n  memref.dealloc %m : memref<4xf32>\n  return\n}\n"
	k := plugintest.New(t, plugintest.Local(std.Plugin()))
	out := k.Run(t.Context(), plugintest.Job{Input: text, Pipeline: "expand-realloc"})
	assert.NotContains(t, out.String(), "scf.if")
}
