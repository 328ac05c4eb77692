package output_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/output"
)

// TestNothingBeside: an output that is neither committed nor discarded, as when the process
// is killed, is not there.
func TestNothingBeside(t *testing.T) {
	dir := t.TempDir()
	if fd, err := unix.Open(dir, unix.O_TMPFILE|unix.O_RDWR, 0o600); err != nil {
		t.Skip("the file system has no files without names")
	} else {
		require.NoError(t, unix.Close(fd))
	}
	path := filepath.Join(dir, "a.o")
	f, err := output.Create(path)
	require.NoError(t, err)
	_, err = f.Write([]byte("half"))
	require.NoError(t, err)
	assert.Empty(t, names(t, dir))
	require.NoError(t, os.WriteFile(path, []byte("someone else's"), 0o644))
	require.NoError(t, f.Commit())
	got, _ := os.ReadFile(path)
	assert.Equal(t, "half", string(got))
	assert.Equal(t, []string{"a.o"}, names(t, dir))
}
