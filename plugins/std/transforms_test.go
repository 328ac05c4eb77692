package std_test

import (
	"slices"
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/loops"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
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

// TestSequencesAgreeWithOracle compares passes that run one after the other on the
// same operations in memory.
func TestSequencesAgreeWithOracle(t *testing.T) {
	passes := slices.Concat(transforms.All(), loops.Passes(), normalize.Passes())
	passdiff.New(t, passes...).Files(t, "testdata/sequences/*.mlir")
}
