package loops_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestOptionProblems gives passes what they cannot work with.
func TestOptionProblems(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	for pipeline, want := range map[string]string{
		"affine-loop-unroll{unroll-factor=0}":                                  "option 'unroll-factor' must be above zero, or -1",
		"affine-loop-unroll{unroll-factor=-2}":                                 "option 'unroll-factor' must be above zero, or -1",
		"affine-loop-unroll-jam{unroll-jam-factor=0}":                          "option 'unroll-jam-factor' must be above zero",
		"affine-loop-tile{tile-sizes=4,0}":                                     "option 'tile-sizes': '0' is not a tile size, such as 32",
		"affine-loop-tile{tile-sizes=many}":                                    "option 'tile-sizes': 'many' is not a tile size, such as 32",
		"affine-loop-tile{cache-size=0}":                                       "option 'cache-size' must be above zero, and a terabyte of KiB at most",
		"affine-super-vectorize{virtual-vector-size=0}":                        "option 'virtual-vector-size': '0' is not a number from 1 to 1048576",
		"affine-super-vectorize{test-fastest-varying=0}":                       "options 'test-fastest-varying' and 'virtual-vector-size' must have as many numbers",
		"affine-super-vectorize{virtual-vector-size=2,2 vectorize-reductions}": "reductions are vectorized by vectors of one dimension only: 'virtual-vector-size' must be one number",
	} {
		assert.Equal(t, "error: "+want, c.Apply(t, "func("+pipeline+")", "func @f() {\n  return\n}\n"), pipeline)
	}
}

// remarks runs a pass and returns what it remarks, a line each.
func remarks(t *testing.T, pipeline, text string) string {
	t.Helper()
	var sink diag.Sink
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte(pipeline)), pass.NewRegistry(loops.Passes()...))
	require.Empty(t, problems)
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	manager := pass.Manager{Workers: 1}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
	var b strings.Builder
	for _, d := range sink.Diagnostics() {
		fmt.Fprintf(&b, "%d: %s\n", d.Pos.Line, d.Message)
	}
	return b.String()
}

// TestReasons: loops that stay as they are for a reason that a user can change.
func TestReasons(t *testing.T) {
	const nest = `func private @use(index)
func @f(%%A: memref<64x64xf32>, %%x: f32, %%n: index) {
  affine.for %%i = 1 to 60 {
    affine.for %%j = %s to 60 {
      %s
    }
  }
  return
}
`
	for _, c := range []struct{ lower, body, tile, jam string }{
		{"1", "call @use(%j) : (index) -> ()", "'std.call' may have effects whose order counts", "'std.call' may have effects whose order counts"},
		{"affine_map<(d0) -> (d0)>(%i)", "affine.store %x, %A[%i, %j] : memref<64x64xf32>",
			"the bounds of a loop depend on the induction variable of another", "the bounds of a loop inside depend on the iteration"},
		{"1", "%l = affine.load %A[%i - 1, %j + 1] : memref<64x64xf32>\n affine.store %l, %A[%i, %j] : memref<64x64xf32>",
			"tiles would depend on each other", "the iterations depend on each other"},
	} {
		text := fmt.Sprintf(nest, c.lower, c.body)
		assert.Equal(t, "3: loops stay untiled: "+c.tile+"\n", remarks(t, "func(affine-loop-tile{tile-size=4})", text))
		assert.Equal(t, "3: iterations are not jammed: "+c.jam+"\n", remarks(t, "func(affine-loop-unroll-jam)", text))
	}
	assert.Equal(t, "3: the loop is not unrolled: it would become more than 1048576 operations\n", remarks(t, "func(affine-loop-unroll{unroll-full})",
		"func @f(%A: memref<?xf32>, %x: f32) {\n  affine.for %j = 0 to 2 {\n  affine.for %i = 0 to 9223372036854775807 {\n"+
			"    affine.store %x, %A[%i] : memref<?xf32>\n  }\n  }\n  return\n}\n"))
	assert.Equal(t, "2: the loop is not vectorized: several bounds may leave iterations that do not fill a vector\n",
		remarks(t, "func(affine-super-vectorize{virtual-vector-size=8})", "func @f(%A: memref<?xf32>, %x: f32, %n: index, %m: index) {\n"+
			"  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%n, %m] {\n    affine.store %x, %A[%i] : memref<?xf32>\n  }\n  return\n}\n"))
	assert.Equal(t, "2: loops stay untiled: the tiles are too large\n", remarks(t, "func(affine-loop-tile{tile-size=9223372036854775807})",
		"func @f() {\n  affine.for %i = 0 to 8 step 4 {\n  }\n  return\n}\n"))
}

// TestHugeLoops: trip counts and factors that do not fit.
func TestHugeLoops(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	const text = `func private @use(index)
func @f() {
  affine.for %arg0 = -9223372036854775808 to 9223372036854775807 step 4611686018427387904 {
    affine.for %arg1 = 0 to 9223372036854775807 {
      %0 = memref.alloc() : memref<4xf32>
    }
  }
  return
}
`
	for _, pipeline := range []string{
		"affine-loop-unroll{unroll-full unroll-full-threshold=1000000000000}", "affine-loop-unroll{unroll-factor=9223372036854775807}", "affine-loop-unroll{unroll-factor=-1}",
		"affine-loop-unroll{unroll-factor=1000000000}",
	} {
		got := c.Apply(t, "func("+pipeline+")", text)
		assert.Contains(t, got, "to 9223372036854775807 {", pipeline)
	}
}

// TestHugeSubscripts: what passes look at in subscripts and steps may not fit.
func TestHugeSubscripts(t *testing.T) {
	c := passdiff.New(t, loops.Passes()...)
	const text = `func @f(%A: memref<?x?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to %n step 9223372036854775807 {
    affine.for %j = 0 to %n step 9223372036854775807 {
      %s = affine.load %A[%i + 9223372036854775807, %j * 9223372036854775807] : memref<?x?xf32>
      affine.store %s, %A[%j floordiv 3, (%i * 9223372036854775807) mod 5] : memref<?x?xf32>
      affine.store %s, %A[0, %n] : memref<?x?xf32>
    }
  }
  affine.for %i = -9223372036854775808 to 9223372036854775807 {
    affine.for %j = -9223372036854775808 to 9223372036854775807 {
      affine.store %x, %A[%j * -9223372036854775808, %i] : memref<?x?xf32>
    }
  }
  return
}
`
	for _, pipeline := range []string{
		"affine-loop-interchange", "affine-loop-invariant-code-motion{accumulators}",
		"affine-loop-unroll-jam{recurrences unroll-jam-factor=18446744073709551615}",
		"affine-loop-tile{where-it-pays tile-size=9223372036854775807}", "affine-loop-tile{where-it-pays cache-size=1}",
	} {
		assert.NotContains(t, c.Apply(t, "func("+pipeline+")", text), "error", pipeline)
	}
}
