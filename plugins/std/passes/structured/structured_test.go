package structured_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std/passes/structured"
)

// TestPassesAgreeWithOracle compares with mlir-opt-13, byte for byte.
func TestPassesAgreeWithOracle(t *testing.T) {
	passdiff.New(t, structured.Passes()...).Files(t, "testdata/*.mlir")
}
