package transforms_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
)

// TestPassesAgreeWithOracle compares with mlir-opt-13, case by case.
func TestPassesAgreeWithOracle(t *testing.T) {
	passdiff.New(t, transforms.All()...).Files(t, "testdata/passdiff/*.mlir")
}
