package output_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/output"
)

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var list []string
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// create prepares an output of a run with no other files.
func create(t *testing.T, path string) (*output.File, error) {
	t.Helper()
	var files output.Set
	return files.Create(t.Context(), path)
}

// write replaces a file.
func write(t *testing.T, path, text string) {
	t.Helper()
	f, err := create(t, path)
	require.NoError(t, err)
	defer f.Discard()
	_, err = f.Write([]byte(text))
	require.NoError(t, err)
	require.NoError(t, f.Commit())
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}

func TestCommitReplaces(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.o")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
	f, err := create(t, path)
	require.NoError(t, err)
	_, err = f.Write([]byte("new"))
	require.NoError(t, err)
	got, _ := os.ReadFile(path)
	assert.Equal(t, "old", string(got), "before it is whole")
	f.Executable()
	require.NoError(t, f.Commit())
	f.Discard()
	got, _ = os.ReadFile(path)
	assert.Equal(t, "new", string(got))
	info, _ := os.Stat(path)
	assert.NotZero(t, info.Mode()&0o100)
	assert.Equal(t, []string{"a.o"}, names(t, dir))
}

func TestDiscardKeepsTheOld(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.o")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o644))
	f, err := create(t, path)
	require.NoError(t, err)
	_, _ = f.Write([]byte("half"))
	f.Discard()
	got, _ := os.ReadFile(path)
	assert.Equal(t, "old", string(got))
	assert.Equal(t, []string{"a.o"}, names(t, dir))
}

func TestCreateFailsEarly(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.Symlink("loop", filepath.Join(dir, "loop")))
	for path, want := range map[string]string{
		filepath.Join(dir, "no", "a.o"): "no such file or directory",
		filepath.Join(dir, "new") + "/": "no such file or directory",
		filepath.Join(dir, "loop"):      "too many levels of symbolic links",
		dir:                             "it is a folder",
		"":                              "the name is empty",
		"/dev/fd/777":                   "no such file or directory",
	} {
		_, err := create(t, path)
		assert.ErrorContains(t, err, want, path)
		assert.ErrorContains(t, err, "cannot write '"+path+"': ")
	}
	write(t, os.DevNull, "forgotten")
}

// TestGivenUp: the end of the context removes what was written so far, and nothing is
// put in place afterwards.
func TestGivenUp(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.o")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o644))
	ctx, cancel := context.WithCancel(t.Context())
	var files output.Set
	f, err := files.Create(ctx, path)
	require.NoError(t, err)
	_, err = f.Write([]byte("half"))
	require.NoError(t, err)
	cancel()
	require.ErrorIs(t, f.Commit(), context.Canceled)
	assert.Equal(t, "old", read(t, path))
	assert.Equal(t, []string{"a.o"}, names(t, dir))
}

// TestLongestName: the temporary file has room for its name where the target has.
func TestLongestName(t *testing.T) {
	path := filepath.Join(t.TempDir(), strings.Repeat("a", 255))
	write(t, path, "first")
	write(t, path, "second")
	assert.Equal(t, "second", read(t, path))
}
