package datacopy_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/datacopy"
)

func TestAgreesWithOracle(t *testing.T) {
	c := passdiff.New(t, append(datacopy.Passes(), transforms.CSE)...)
	c.DistinctArguments = true
	c.Files(t, "testdata/*.mlir")
}

// TestKeepsResults executes the cases of testdata/run before and behind the pass.
func TestKeepsResults(t *testing.T) {
	cases.Files(t, "testdata/run/*.mlir", datacopy.Passes()...)
}
