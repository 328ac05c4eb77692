package normalize_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/normalize"
)

// TestAgreesWithOracle compares with mlir-opt-13.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, normalize.Passes()...).Files(t, "testdata/*.mlir")
}
