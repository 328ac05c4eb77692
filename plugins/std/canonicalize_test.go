package std_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
)

// newCanonicalizer has the pass with what the plugin's dialects add to it.
// Applied once more, it changes nothing.
func newCanonicalizer(t *testing.T) *passdiff.Comparer {
	t.Helper()
	var owners []transforms.Owner
	for _, d := range std.Plugin().Dialects {
		owners = append(owners, d.Canonicalize)
	}
	c := passdiff.New(t, transforms.Canonicalize(owners...))
	c.Settles = true
	return c
}

// TestCanonicalizeAgreesWithOracle takes the cases in testdata.
func TestCanonicalizeAgreesWithOracle(t *testing.T) {
	newCanonicalizer(t).Files(t, "testdata/canonicalize/*.mlir")
}
