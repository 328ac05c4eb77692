package profile_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/sdk/profile"
)

// TestLinks: a link that a plugin has left where a profile is to be is not followed.
func TestLinks(t *testing.T) {
	dir, precious := t.TempDir(), filepath.Join(t.TempDir(), "precious")
	require.NoError(t, os.WriteFile(precious, []byte("text"), 0o600))
	path := filepath.Join(dir, fmt.Sprintf("x-%d.pprof", os.Getpid()))
	require.NoError(t, os.Symlink(precious, path))
	t.Setenv(profile.Variable, dir)
	profile.Start("x")()
	text, err := os.ReadFile(precious)
	require.NoError(t, err)
	assert.Equal(t, "text", string(text))
	info, err := os.Lstat(path)
	require.NoError(t, err)
	assert.True(t, info.Mode().IsRegular())
	assert.Positive(t, info.Size())
}
