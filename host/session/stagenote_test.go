package session

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestStageNote: what a plugin notes is a line, and nothing else counts.
func TestStageNote(t *testing.T) {
	assert.Empty(t, stageNote{}.stage())
	assert.Empty(t, stageNote{}.variables())
	for text, want := range map[string]string{
		"": "", "\n": "", "cse\n": "cse", "cse\nd-to-llvm\n": "cse", "half": "",
		strings.Repeat("x", 1<<20) + "\n": "",
	} {
		path := filepath.Join(t.TempDir(), "mark")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		file, err := os.Open(path)
		require.NoError(t, err)
		defer file.Close()
		assert.Equal(t, want, stageNote{file}.stage())
	}
}
