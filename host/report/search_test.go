package report

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// TestScript folds, unfolds and searches, with a document that stands for a
// browser's.
func TestScript(t *testing.T) {
	oracle.Need(t, "node")
	out, err := exec.Command("node", "testdata/search.js", "page.js").CombinedOutput()
	require.NoError(t, err, "%s", out)
}
