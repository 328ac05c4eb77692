package loops_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
)

// TestKeepsResults executes the cases of testdata/run before and behind each pass.
func TestKeepsResults(t *testing.T) {
	cases.Files(t, "testdata/run/*.mlir", append(loops.Passes(), transforms.LoopInvariantCodeMotion)...)
}
