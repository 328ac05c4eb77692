package output_test

import (
	"os"
	"path/filepath"
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

func TestCommitReplaces(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.o")
	require.NoError(t, os.WriteFile(path, []byte("old"), 0o600))
	f, err := output.Create(path)
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
	f, err := output.Create(path)
	require.NoError(t, err)
	_, _ = f.Write([]byte("half"))
	f.Discard()
	got, _ := os.ReadFile(path)
	assert.Equal(t, "old", string(got))
	assert.Equal(t, []string{"a.o"}, names(t, dir))
}

func TestCreateFailsEarly(t *testing.T) {
	dir := t.TempDir()
	_, err := output.Create(filepath.Join(dir, "no", "a.o"))
	assert.ErrorContains(t, err, "no such file or directory")
	_, err = output.Create(dir)
	assert.ErrorContains(t, err, "it is a folder")
	f, err := output.Create(os.DevNull)
	require.NoError(t, err)
	require.NoError(t, f.Commit())
}
