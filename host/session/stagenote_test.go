package session

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
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

// TestStageFile: it is in the plugin's folder, in which it has no name, so that it counts with what
// is written there and goes when no process has it open.
func TestStageFile(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("there is none")
	}
	dir := t.TempDir()
	file := newStageFile(dir)
	require.NotNil(t, file)
	defer file.Close()
	name, err := os.Readlink(fmt.Sprint("/proc/self/fd/", file.Fd()))
	require.NoError(t, err)
	assert.Equal(t, dir, filepath.Dir(name))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, entries)
	assert.Nil(t, newStageFile(filepath.Join(dir, "none")))
}
