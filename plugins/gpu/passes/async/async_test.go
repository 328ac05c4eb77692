package async_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/gpu/passes/async"
)

// TestAgreesWithOracle compares with mlir-opt-13.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, async.Pass()).Files(t, "testdata/*.mlir")
}
