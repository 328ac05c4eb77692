package tospirv_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/spirv/conversions/tospirv"
)

// TestAgreesWithOracle compares with mlir-opt-13 on modules of every operation that one of us
// converts, for a target that has all numbers and for one that has 32 bits. What differs is in
// docs/differences.md.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, tospirv.Passes()...).Files(t, "testdata/*.mlir")
}
