package scaffold_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/host/scaffold"
)

// TestWhatIsWrittenWorks: outside of the tree it is tidy, builds, and its test
// passes.
func TestWhatIsWrittenWorks(t *testing.T) {
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	dir := filepath.Join(t.TempDir(), "my-units")
	require.NoError(t, scaffold.Write(t.Context(), scaffold.Request{
		Name: "my-units", Module: "example.org/units", Dir: dir, HostVersion: "v0.1.0", Replace: root,
	}))
	for _, args := range [][]string{{"vet", "./..."}, {"test", "./..."}, {"build", "-o", "bin/", "./cmd/mlirc-plugin-my-units"}} {
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, "go %v: %s", args, out)
	}
	text, err := os.ReadFile(filepath.Join(dir, "myunits.dialect"))
	require.NoError(t, err)
	d, problems := irdl.Load("myunits.dialect", text)
	require.Empty(t, problems)
	assert.Equal(t, "myunits", d.Name())
	assert.Equal(t, string(text), irdl.Layout(string(text)), "it is laid out")
}

func TestRefused(t *testing.T) {
	err := scaffold.Write(t.Context(), scaffold.Request{Name: "Units", Dir: t.TempDir()})
	assert.ErrorContains(t, err, "'Units' is no name for a plugin")
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x"), nil, 0o644))
	err = scaffold.Write(t.Context(), scaffold.Request{Name: "units", Dir: dir, HostVersion: "v0.1.0"})
	assert.ErrorContains(t, err, "is not empty; say where the module is to be with --dir")
}
