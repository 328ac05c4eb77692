package output_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/output"
)

// TestOverAnInput: a file that the run reads is not replaced, by whatever name it goes.
func TestOverAnInput(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	require.NoError(t, os.Mkdir("sub", 0o755))
	require.NoError(t, os.WriteFile("in.mlir", []byte("source"), 0o644))
	require.NoError(t, os.Symlink("in.mlir", "soft"))
	require.NoError(t, os.Symlink("sub/../soft", "twice"))
	require.NoError(t, os.Symlink("sub", "away"))
	require.NoError(t, os.Link("in.mlir", "hard"))
	var files output.Set
	files.Reads("the input", "in.mlir")
	files.Reads("the input", "missing")
	for name, want := range map[string]string{
		"in.mlir": "cannot write 'in.mlir': it is the input; choose another output",
		"soft":    "cannot write 'soft': it is the input, 'in.mlir', by another name; choose another output",
		"twice":   "it is the input", "hard": "it is the input", "./sub/../in.mlir": "it is the input",
		"away/../in.mlir": "it is the input", filepath.Join(dir, "in.mlir"): "it is the input",
	} {
		_, err := files.Create(t.Context(), name)
		assert.ErrorContains(t, err, want, name)
	}
	assert.Equal(t, "source", read(t, "in.mlir"))
	f, err := files.Create(t.Context(), "out.o")
	require.NoError(t, err)
	f.Discard()
}

// TestOverAnOutput: two outputs of a run are two files, also where neither is there yet.
func TestOverAnOutput(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("sub", 0o755))
	require.NoError(t, os.Symlink("sub", "away"))
	require.NoError(t, os.Symlink("sub/new", "dangling"))
	var files output.Set
	first, err := files.Create(t.Context(), "sub/new")
	require.NoError(t, err)
	defer first.Discard()
	for _, name := range []string{"sub/new", "away/new", "./sub//new", "dangling"} {
		_, err := files.Create(t.Context(), name)
		assert.ErrorContains(t, err, "cannot write '"+name+"': the run writes it already, as 'sub/new'; choose another name for one of them")
	}
	other, err := files.Create(t.Context(), "sub/NEW")
	if folds(t) {
		assert.ErrorContains(t, err, "the run writes it already")
	} else {
		require.NoError(t, err)
		other.Discard()
	}
	for range 2 {
		null, err := files.Create(t.Context(), os.DevNull)
		require.NoError(t, err)
		null.Discard()
	}
	standard, err := files.Create(t.Context(), output.Standard)
	require.NoError(t, err)
	defer standard.Discard()
	if info, err := os.Stdout.Stat(); err == nil && info.Mode()&os.ModeCharDevice == 0 {
		_, err = files.Create(t.Context(), "/dev/stdout")
		assert.ErrorContains(t, err, "the run writes it already, as '-'")
	}
}

// folds reports whether the file system takes upper and lower case for the same.
func folds(t *testing.T) bool {
	t.Helper()
	require.NoError(t, os.WriteFile("probe", nil, 0o600))
	_, err := os.Stat("PROBE")
	return err == nil
}
