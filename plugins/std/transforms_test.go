package std_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
)

// TestTransformsAgreeWithOracle compares passes of core to which this plugin's
// dialects add something with mlir-opt-13.
func TestTransformsAgreeWithOracle(t *testing.T) {
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
	}
	passdiff.New(t, transforms.All(owners...)...).Files(t, "testdata/transforms/*.mlir")
}
