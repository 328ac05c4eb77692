package digest_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/digest"
)

// TestAsSha256sum compares with the program that the package's comment names.
func TestAsSha256sum(t *testing.T) {
	sum, err := exec.LookPath("sha256sum")
	if err != nil {
		t.Skip("there is no sha256sum to compare with")
	}
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "a", "b"), 0o755))
	for name, text := range map[string]string{"z": "zed", "a/b/c": "sea", "a/d": ""} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	cmd := exec.Command(sum, "a/b/c", "a/d", "z")
	cmd.Dir = dir
	lines, err := cmd.Output()
	require.NoError(t, err)

	whole, err := digest.Of(dir)
	require.NoError(t, err)
	assert.Equal(t, digest.Bytes(lines), whole)
	one, err := digest.Of(filepath.Join(dir, "z"))
	require.NoError(t, err)
	assert.True(t, strings.HasSuffix(string(lines), one+"  z\n"))
}

func TestMarkChanges(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "x")
	seen := map[string]bool{}
	for _, text := range []string{"a", "ab", "abc"} {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
		for _, path := range []string{name, dir} {
			mark, err := digest.Mark(path)
			require.NoError(t, err)
			assert.False(t, seen[mark])
			seen[mark] = true
		}
	}
	require.NoError(t, os.Symlink("x", filepath.Join(dir, "y")))
	before, err := digest.Of(dir)
	require.NoError(t, err)
	require.NoError(t, os.Remove(filepath.Join(dir, "y")))
	require.NoError(t, os.Symlink("z", filepath.Join(dir, "y")))
	after, err := digest.Of(dir)
	require.NoError(t, err)
	assert.NotEqual(t, before, after, "a link is where it leads")
}
