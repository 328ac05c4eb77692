package structured_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/structured"
	"github.com/mlirc/mlirc/sdk/plugintest"
)

// TestPassesAgreeWithOracle compares with mlir-opt-13, byte for byte.
func TestPassesAgreeWithOracle(t *testing.T) {
	c := passdiff.New(t, structured.Passes()...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}

// TestFusionAsksForAliases: arguments may name one memory, where the option does not deny it.
func TestFusionAsksForAliases(t *testing.T) {
	const text = `func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index, %z: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %z, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %z, %b[%i] : memref<?xf32>
  }
  return
}`
	c := passdiff.New(t, structured.Passes()...)
	assert.Equal(t, 2, strings.Count(c.Apply(t, "parallel-loop-fusion", text), "scf.parallel"))
	assert.Equal(t, 1, strings.Count(c.Apply(t, "parallel-loop-fusion{distinct-arguments}", text), "scf.parallel"))
	assert.Equal(t, 1, strings.Count(c.Apply(t, "parallel-loop-fusion", strings.Replace(text, "%b: memref<?xf32>", "%b: memref<?xf32> {llvm.noalias}", 1)), "scf.parallel"))
}

// TestKeepsResults executes the cases of testdata/run before and behind each pass.
func TestKeepsResults(t *testing.T) {
	cases.Files(t, "testdata/run/*.mlir", structured.Passes()...)
}

// TestCollapsingOptions: options that name no dimension, or one twice, are errors.
func TestCollapsingOptions(t *testing.T) {
	for options, want := range map[string]string{
		"":                          "needs the dimensions to collapse",
		"{collapsed-indices-0=0,0}": "list each dimension from 0 on once, not [0 0]",
		"{collapsed-indices-1=1}":   "list each dimension from 0 on once, not [1]",
		"{collapsed-indices-2=0,x}": "option 'collapsed-indices-2': the number of a dimension is 0 or more, not 'x'",
	} {
		m, r := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f() {\n  return\n}")), &diag.Sink{}, syntax.ParseOptions{}), pass.NewRegistry(structured.Passes()...)
		steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("parallel-loop-collapsing"+options)), r)
		require.Empty(t, problems)
		manager := pass.Manager{Workers: 1}
		assert.ErrorContains(t, manager.Run(t.Context(), m, steps, &diag.Sink{}), want)
	}
}

// TestTilingOptions: tiles have iterations, one or more.
func TestTilingOptions(t *testing.T) {
	one := passdiff.New(t, structured.Passes()...).Apply(t, "parallel-loop-tiling{parallel-loop-tile-sizes=1}", "func @f() {\n  return\n}")
	assert.NotContains(t, one, "error")
	for _, size := range []string{"0", "-1", "x"} {
		m, r := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte("func @f() {\n  return\n}")), &diag.Sink{}, syntax.ParseOptions{}), pass.NewRegistry(structured.Passes()...)
		steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("parallel-loop-tiling{parallel-loop-tile-sizes="+size+"}")), r)
		require.Empty(t, problems)
		manager := pass.Manager{Workers: 1}
		assert.ErrorContains(t, manager.Run(t.Context(), m, steps, &diag.Sink{}), "the size of a tile is a number above 0, not '"+size+"'")
	}
}

// TestTilingWithoutMinima: only what may be behind the end of a loop is asked for.
func TestTilingWithoutMinima(t *testing.T) {
	const text = `func.func @f(%m: memref<8x8xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c2, %c2) {
    memref.store %z, %m[%i, %j] : memref<8x8xf32>
  }
  return
}
`
	const pipeline = "builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,4 no-min-max-bounds=1}))"
	c := passdiff.New(t, structured.Passes()...)
	c.Later(t, pipeline, text)
	got := c.ApplyLater(t, pipeline, strings.Replace(text, "2 : index", "3 : index", 1))
	assert.NotContains(t, got, "affine.min")
	assert.Equal(t, 1, strings.Count(got, "scf.if"))
	assert.Equal(t, 2, strings.Count(got, "arith.cmpi slt"))
}

// TestTilingOfNoStep: a constant step that is not above zero is no reason to divide by it.
func TestTilingOfNoStep(t *testing.T) {
	got := passdiff.New(t, structured.Passes()...).Apply(t, "parallel-loop-tiling{parallel-loop-tile-sizes=4}", `func @f(%m: memref<?xf32>, %z: f32) {
  %c0 = constant 0 : index
  %c8 = constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c0) {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  return
}`)
	assert.Contains(t, got, "affine.min")
}

// TestGolden shows what becomes of loops where mlir-opt-13 has no such pass.
func TestGolden(t *testing.T) {
	plugintest.New(t, plugintest.Local(std.Plugin())).Golden("testdata/*.txtar")
}

// TestWhileAgreesWithOracle compares with what mlir-opt-19 makes of the same.
func TestWhileAgreesWithOracle(t *testing.T) {
	const text = `func.func @f(%m: memref<?xf32>, %n: index, %by: index, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %c0 to %n step %by iter_args(%x = %z) -> (f32) {
    scf.for %j = %i to %n step %by {
      memref.store %x, %m[%j] : memref<?xf32>
    } {name = "inner"}
    %y = arith.addf %x, %z : f32
    scf.yield %y : f32
  }
  return %0 : f32
}
`
	want := oracle.Pipe(t, text, "mlir-opt-19", "-scf-for-to-while")
	out := plugintest.New(t, plugintest.Local(std.Plugin())).Run(t.Context(), plugintest.Job{Input: text, Pipeline: "func(scf-for-to-while)"}).String()
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("out.mlir", []byte(out)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, strings.TrimSpace(want), strings.TrimSpace(string(got)))
}

// TestPeelingLimit: a nest of loops that would be doubled at each level is an error.
func TestPeelingLimit(t *testing.T) {
	const deep = 24
	var b strings.Builder
	b.WriteString("func @f(%m: memref<8xindex>, %n: index) {\n%c0 = constant 0 : index\n%c2 = constant 2 : index\n")
	for i := range deep {
		fmt.Fprintf(&b, "scf.for %%i%d = %%c0 to %%n step %%c2 {\n", i)
	}
	fmt.Fprintf(&b, "memref.store %%i0, %%m[%%i%d] : memref<8xindex>\n%sreturn\n}\n", deep-1, strings.Repeat("}\n", deep))
	c := passdiff.New(t, structured.Passes()...)
	assert.Contains(t, c.Apply(t, "func(scf-for-loop-peeling{skip-partial=false})", b.String()),
		"error: the loops would become more than 16384; peel fewer of them with 'skip-partial'")
	assert.Contains(t, c.Apply(t, "func(scf-for-loop-peeling)", b.String()), "affine.max")
}
