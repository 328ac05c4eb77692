package ranks_test

import (
	"testing"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/ranks"
)

// TestAgreesWithOracle compares each pass with the tool.
func TestAgreesWithOracle(t *testing.T) {
	passdiff.New(t, ranks.Passes()...).Files(t, "testdata/*.mlir")
}
