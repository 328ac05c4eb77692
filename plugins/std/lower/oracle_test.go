package lower_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/lower"
)

// TestAgreesWithOracle compares what becomes of the cases in testdata with what
// mlir-opt-13 makes of them, byte for byte.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, lower.Affine(), lower.SCF()).Files(t, "testdata/*.mlir")
}
