package outline_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/gpu/passes/outline"
)

// TestAgreesWithOracle compares with mlir-opt-13.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, outline.Pass()).Files(t, "testdata/*.mlir")
}

// launches use what is computed again, and what is not.
const launches = `func.func @f(%m: memref<?xf32>, %a: index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %e = arith.cmpi ult, %d, %a : index
  %s = arith.select %e, %d, %a : index
  %u = arith.addi %s, %s : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %m[%s] : memref<?xf32>
    memref.store %v, %m[%u] : memref<?xf32>
    memref.store %v, %m[%c1] : memref<?xf32>
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %d, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %m[%s] : memref<?xf32>
    memref.store %v, %m[%a] : memref<?xf32>
    memref.store %v, %m[%c0] : memref<?xf32>
    gpu.terminator
  }
  return
}
`

// TestSinkAgreesWithOracle compares with mlir-opt-19.
func TestSinkAgreesWithOracle(t *testing.T) {
	want := oracle.Pipe(t, []byte(launches), "mlir-opt-19", "-gpu-launch-sink-index-computations")
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(launches)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	steps, problems := pass.ParsePipeline(diag.NewSource("pipeline", []byte("gpu-launch-sink-index-computations")), pass.NewRegistry(outline.SinkPass()))
	require.Empty(t, problems)
	manager := pass.Manager{Workers: 1}
	require.NoError(t, manager.Run(context.Background(), m, steps, &sink))
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: "mlir-19"}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, strings.TrimSpace(string(want)), strings.TrimSpace(string(got)))
}
