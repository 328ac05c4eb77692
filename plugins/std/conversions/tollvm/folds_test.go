package tollvm_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	plugin "github.com/mlirc/mlirc/plugins/std"
)

// TestFoldsAgreeWithOracle compares what the conversions fold before they look for patterns.
func TestFoldsAgreeWithOracle(t *testing.T) {
	passdiff.New(t, plugin.Plugin().Passes...).Files(t, "testdata/folds*.mlir")
}
