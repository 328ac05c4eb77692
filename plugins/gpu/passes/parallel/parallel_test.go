package parallel_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/gpu/passes/parallel"
)

// TestConversion compares with mlir-opt-13.
func TestConversion(t *testing.T) {
	passdiff.New(t, parallel.MapLoops(), parallel.ToLaunches()).Files(t, "testdata/*.mlir")
}

// TestMapping compares with the pass of MLIR 13, which has another name.
func TestMapping(t *testing.T) {
	inputs := []string{mapped, strings.ReplaceAll(mapped, "}  // inner", "} {mapping = []}")}
	c := passdiff.New(t, parallel.MapLoops())
	for i, theirs := range oracle.Opt(t, inputs, "-test-gpu-greedy-parallel-loop-mapping") {
		require.True(t, theirs.OK, theirs.Problem)
		require.Equal(t, strings.TrimSpace(theirs.Text), strings.TrimSpace(c.Apply(t, "gpu-map-parallel-loops", inputs[i])))
	}
}

// mapped has nests of loops, with more dimensions than there are processors.
const mapped = `func @f(%n: index, %m: memref<?xf32>) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %f = constant 1.0 : f32
  scf.parallel (%a, %b, %c, %d) = (%c0, %c0, %c0, %c0) to (%n, %n, %n, %n) step (%c1, %c1, %c1, %c1) {
    scf.parallel (%e) = (%c0) to (%n) step (%c1) {
      scf.parallel (%g) = (%c0) to (%n) step (%c1) {
        memref.store %f, %m[%a] : memref<?xf32>
      }
    }  // inner
    scf.for %i = %c0 to %n step %c1 {
      scf.parallel (%g) = (%c0) to (%n) step (%c1) {
        memref.store %f, %m[%b] : memref<?xf32>
      }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.parallel (%a) = (%c0) to (%n) step (%c1) {
      memref.store %f, %m[%a] : memref<?xf32>
    }
  }
  return
}
`
