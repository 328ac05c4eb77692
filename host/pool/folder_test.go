package pool

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestLeftovers removes the folder of a host that is gone, and nothing else.
func TestLeftovers(t *testing.T) {
	base := t.TempDir()
	for _, name := range []string{"other", folderPrefix + "gone/sockets"} {
		require.NoError(t, os.MkdirAll(filepath.Join(base, name), 0o700))
	}
	file := filepath.Join(base, folderPrefix+"file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	require.NoError(t, os.Symlink(filepath.Join(base, "other"), filepath.Join(base, folderPrefix+"link")))
	own, err := newFolder(base)
	require.NoError(t, err)
	removeLeftovers(base)
	assert.NoDirExists(t, filepath.Join(base, folderPrefix+"gone"))
	for _, kept := range []string{"other", folderPrefix + "file", folderPrefix + "link", filepath.Base(own.path)} {
		_, err := os.Lstat(filepath.Join(base, kept))
		assert.NoError(t, err, kept)
	}
	own.remove()
	assert.NoDirExists(t, own.path)
}
