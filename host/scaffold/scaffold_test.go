package scaffold_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods/layout"
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
	d, problems := load.Dialect("myunits.dialect", text)
	require.Empty(t, problems)
	assert.Equal(t, "myunits", d.Name())
	assert.Equal(t, string(text), layout.Source(string(text)), "it is laid out")
}

func TestRefused(t *testing.T) {
	err := scaffold.Write(t.Context(), scaffold.Request{Name: "Units", Dir: t.TempDir()})
	assert.ErrorContains(t, err, "'Units' is no name for a plugin")
	for name, want := range map[string]string{
		"type": "'type', which is a word of Go", "g-o": "'go', which is a word of Go", "main": "'main', which is a word of Go",
		"sdk": "'sdk', as one is that it imports", "plugin-test": "'plugintest', as one is that it imports",
		"builtin": "the dialect 'builtin' belongs to mlirc itself",
	} {
		dir := filepath.Join(t.TempDir(), "new")
		assert.ErrorContains(t, scaffold.Write(t.Context(), scaffold.Request{Name: name, Dir: dir}), want)
		assert.NoDirExists(t, dir)
	}
	for wrong, r := range map[string]scaffold.Request{
		"there is no beginning in 'rust', only in go, python, typescript":  {Name: "units", Language: "rust"},
		"a plugin in python is no Go module: leave --module and --replace": {Name: "units", Language: "python", Module: "a.b/c"},
		"the dialect 'builtin' belongs to mlirc itself":                    {Name: "builtin", Language: "typescript"},
	} {
		r.Dir = filepath.Join(t.TempDir(), "new")
		assert.ErrorContains(t, scaffold.Write(t.Context(), r), wrong)
		assert.NoDirExists(t, r.Dir)
	}
	// What cannot be written whole is not there.
	full := t.TempDir()
	require.NoError(t, os.Chmod(full, 0o555))
	if os.WriteFile(filepath.Join(full, "x"), nil, 0o644) != nil { // root may write all the same
		require.Error(t, scaffold.Write(t.Context(), scaffold.Request{Name: "units", Dir: full}))
		entries, err := os.ReadDir(full)
		require.NoError(t, err)
		assert.Empty(t, entries)
	}
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "x"), nil, 0o644))
	err = scaffold.Write(t.Context(), scaffold.Request{Name: "units", Dir: dir, HostVersion: "v0.1.0"})
	assert.ErrorContains(t, err, "is not empty; say where the plugin is to be with --dir")
}
