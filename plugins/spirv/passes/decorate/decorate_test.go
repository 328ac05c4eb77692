package decorate_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/passes/decorate"
)

// TestAgreesWithOracle compares with mlir-opt-13; what differs is in docs/differences.md.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, decorate.Pass()).Files(t, "testdata/*.mlir")
}
