package fusion_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/interpret/cases"
	"github.com/mlirc/mlirc/plugins/std/passes/fusion"
)

// TestKeepsResults executes the cases of testdata/run before and behind fusion.
func TestKeepsResults(t *testing.T) {
	cases.Files(t, "testdata/run/*.mlir", fusion.Passes()...)
}
