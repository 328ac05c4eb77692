package plugins

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/build"
)

func TestIgnored(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, ".gitignore"), []byte("# made\nbuild/\n/mlirc-plugin-units\n*.out\na/b\n!a/b\n"), 0o644))
	g, err := readIgnored(dir)
	require.NoError(t, err)
	for _, path := range []string{"build", "build/x.py", "sub/build/x", "mlirc-plugin-units", "x.out", "a/b/c", "node_modules/y/z.ts", "u/__pycache__", "u/x.pyc"} {
		assert.True(t, g.names(path), path)
	}
	for _, path := range []string{"units/passes.py", "Makefile", "x/a/b", "builds", "."} {
		assert.False(t, g.names(path), path)
	}
	g, err = readIgnored(t.TempDir())
	require.NoError(t, err)
	assert.Equal(t, ignored(alwaysIgnored[:]), g)
}

// TestDevTurn: a plugin with a Makefile is built by it, and tested by it where nothing else is to run.
func TestDevTurn(t *testing.T) {
	dir := t.TempDir()
	write := func(makefile string) (stdout, stderr string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "Makefile"), []byte(makefile), 0o644))
		recipe, err := build.In(dir)
		require.NoError(t, err)
		var out, errs bytes.Buffer
		d := &development{dir: dir, recipe: recipe, stdout: &out, stderr: &errs}
		d.turn(t.Context())
		return out.String(), errs.String()
	}
	const program = "build:\n\t@install -m 755 Makefile mlirc-plugin-my-units\n"
	out, said := write(program + "test:\n\t@echo $$MLIRC_PLUGINS_MY_UNITS_PATH\n")
	assert.Equal(t, filepath.Join(dir, "mlirc-plugin-my-units")+"\n", out)
	assert.Contains(t, said, "mlirc: done; waiting for a change\n")
	out, said = write(program)
	assert.Empty(t, out)
	assert.Contains(t, said, "mlirc: done; waiting for a change\n")
	_, said = write("build:\n\t@false\n")
	assert.Regexp(t, "mlirc: `make --no-print-directory build` in .*: exit status 2; waiting for a change\n$", said)
}
