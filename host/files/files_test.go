//go:build unix

package files

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

func TestRead(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a")
	require.NoError(t, os.WriteFile(path, []byte("text"), 0o644))
	text, err := Read(t.Context(), path)
	require.NoError(t, err)
	assert.Equal(t, "text", string(text))
	for name, want := range map[string]string{
		dir:                        "is a directory",
		"":                         "no such file or directory",
		filepath.Join(dir, "none"): "no such file or directory",
		filepath.Join(path, "b"):   "not a directory",
	} {
		_, err := Read(t.Context(), name)
		assert.EqualError(t, err, want, name)
	}
	_, err = read(path, 3)
	assert.EqualError(t, err, "it has more than 3 bytes")
	_, err = read("/dev/zero", 1000)
	assert.EqualError(t, err, "it has more than 1000 bytes")
}

// TestReadRegular: a file that somebody else names is read to its end, which it has.
func TestReadRegular(t *testing.T) {
	dir := t.TempDir()
	path, fifo, endless := filepath.Join(dir, "a"), filepath.Join(dir, "fifo"), filepath.Join(dir, "endless")
	require.NoError(t, os.WriteFile(path, []byte("text"), 0o644))
	require.NoError(t, unix.Mkfifo(fifo, 0o600))
	require.NoError(t, os.Symlink("/dev/zero", endless))
	text, err := ReadRegular(4, path)
	require.NoError(t, err)
	assert.Equal(t, "text", string(text))
	for name, want := range map[string]string{
		dir: "is a directory", fifo: "is not a regular file", endless: "is not a regular file", path: "it has more than 3 bytes",
	} {
		_, err := ReadRegular(3, name)
		assert.EqualError(t, err, want, name)
	}
	_, err = ReadUpTo(1000, endless)
	assert.EqualError(t, err, "it has more than 1000 bytes")
	go func() { _ = os.WriteFile(fifo, []byte("text"), 0) }()
	text, err = ReadUpTo(4, fifo)
	require.NoError(t, err)
	assert.Equal(t, "text", string(text))
}

// TestReadDescriptor: what is open is read on from where it is.
func TestReadDescriptor(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	require.NoError(t, os.WriteFile(path, []byte("first second"), 0o644))
	open, err := os.Open(path)
	require.NoError(t, err)
	defer open.Close()
	_, err = open.Read(make([]byte, len("first ")))
	require.NoError(t, err)
	text, err := Read(t.Context(), "/dev/fd/"+strconv.Itoa(int(open.Fd())))
	require.NoError(t, err)
	assert.Equal(t, "second", string(text))
}

// TestFIFOIsOpenedOnce: a writer that goes is not waited for again.
func TestFIFOIsOpenedOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fifo")
	require.NoError(t, unix.Mkfifo(path, 0o600))
	want := strings.Repeat("text", 100_000)
	go func() { _ = os.WriteFile(path, []byte(want), 0) }()
	text, err := Read(t.Context(), path)
	require.NoError(t, err)
	assert.Equal(t, want, string(text))
}

// TestReadIsGivenUp: a FIFO without a writer ends with the context.
func TestReadIsGivenUp(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fifo")
	require.NoError(t, unix.Mkfifo(path, 0o600))
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := Read(ctx, path)
		ended <- err
	}()
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)
}

// TestOneName asks the file system about names of files that are not there.
func TestOneName(t *testing.T) {
	dir := t.TempDir()
	assert.True(t, isOneName(dir, "a", "a"))
	assert.False(t, isOneName(dir, "a", "b"))
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
	assert.True(t, maybeOneName("A.o", "a.O"))
	assert.True(t, maybeOneName("\u00e4", "a\u0308"))
	assert.False(t, maybeOneName("a.o", "b.o"))
}
