package vectorize_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/linalg/vectorize"
)

// TestHoist looks at which loops carry a vector behind the pass.
func TestHoist(t *testing.T) {
	text, err := os.ReadFile("testdata/hoist.mlir")
	require.NoError(t, err)
	passes := passdiff.New(t, vectorize.Passes()...)
	for _, chunk := range strings.Split(string(text), "// -----\n") {
		got := passes.Apply(t, "func(hoist-vector-transfers)", chunk)
		assert.Equal(t, strings.Contains(chunk, "func @carried"), strings.Contains(got, "iter_args"), got)
		if strings.Contains(got, "iter_args") {
			// The write is behind the loop, and the read before it.
			_, behind, _ := strings.Cut(got, "scf.yield")
			assert.Contains(t, behind, "vector.transfer_write", got)
		}
	}
}
