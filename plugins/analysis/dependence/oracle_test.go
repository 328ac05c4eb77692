package dependence_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/analysis/dependence"
)

// TestPassesAgreeWithOracle compares what the passes make with what mlir-opt-13
// makes, or with what is wanted instead.
func TestPassesAgreeWithOracle(t *testing.T) {
	for _, p := range []string{"affine_parallelize", "affine_scalrep"} {
		t.Run(p, func(t *testing.T) {
			c := passdiff.New(t, dependence.Passes()...)
			c.DistinctArguments = p == "affine_parallelize" // the tool's other pass takes no arguments so
			c.Files(t, "testdata/"+p+"/*.mlir")
		})
	}
}
