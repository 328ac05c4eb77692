package host_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/host"
)

// TestAgreesWithOracle compares with mlir-opt-13.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, host.Pass()).Files(t, "testdata/*.mlir")
}
