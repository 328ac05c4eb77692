package normalize_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/passes/normalize"
)

// TestAgreesWithOracle compares with mlir-opt-13. What normalize-memrefs leaves behind
// of subscripts is compared in canonical form.
func TestAgreesWithOracle(t *testing.T) {
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
	}
	passes := append(normalize.Passes(), transforms.Canonicalize(owners...))
	passdiff.New(t, passes...).Files(t, "testdata/*.mlir")
}
