package build_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/build"
)

func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	return dir
}

const node = `{"scripts": {"build": "b", "test": "t"}}`

// TestIn: which recipe a folder has.
func TestIn(t *testing.T) {
	for _, c := range []struct {
		files          map[string]string
		commands, test string
	}{
		{map[string]string{"go.mod": "module m\n", "Makefile": "build:\n"}, "", "go test ./..."},
		{map[string]string{"Makefile": "build: a b\ntest:\n", "package.json": node}, "make --no-print-directory build", "make --no-print-directory test"},
		{map[string]string{"Makefile": "x:\nbuild :\n"}, "make --no-print-directory build", ""},
		{map[string]string{"Makefile": "build := x\nrebuild:\n", "package.json": node}, "npm install --no-audit --no-fund && npm run --silent build", "npm test --silent"},
		{map[string]string{"package.json": node, "package-lock.json": "{}"}, "npm ci --no-audit --no-fund && npm run --silent build", "npm test --silent"},
		{map[string]string{"package.json": node, "node_modules/x/y": ""}, "npm run --silent build", "npm test --silent"},
	} {
		r, err := build.In(folder(t, c.files))
		require.NoError(t, err, c.files)
		assert.Equal(t, c.commands, r.Commands(), c.files)
		assert.Equal(t, c.test, strings.Join(r.Test(), " "), c.files)
		assert.Equal(t, c.commands == "", r.IsGo())
	}
	for _, files := range []map[string]string{{}, {"Makefile": "build = x\n"}, {"package.json": `{"scripts": {"test": "t"}}`}} {
		_, err := build.In(folder(t, files))
		var none *build.NoneError
		require.ErrorAs(t, err, &none, files)
		assert.ErrorContains(t, err, "does not say how a plugin is built: it has no go.mod")
	}
	_, err := build.In(folder(t, map[string]string{"package.json": "{"}))
	assert.ErrorContains(t, err, "package.json: unexpected end of JSON input")
}

// TestBuild: programs are where the recipe left them.
func TestBuild(t *testing.T) {
	dir := folder(t, map[string]string{"Makefile": "build:\n\tmkdir -p dist\n\tinstall -m 755 Makefile mlirc-plugin-a\n" +
		"\tcp Makefile mlirc-plugin-notes\n\tinstall -m 755 Makefile dist/mlirc-plugin-b\n\t@echo made\n"})
	r, err := build.In(dir)
	require.NoError(t, err)
	var said bytes.Buffer
	programs, err := r.Build(t.Context(), "", &said)
	require.NoError(t, err)
	require.Len(t, programs, 2)
	assert.Equal(t, filepath.Join(dir, "mlirc-plugin-a"), programs[0].Path)
	assert.Equal(t, filepath.Join(dir, "dist", "mlirc-plugin-b"), programs[1].Path)
	assert.Equal(t, dir, programs[0].Source)
	assert.Contains(t, said.String(), "made\n")
	for text, want := range map[string]string{"build:\n": "left no executable program mlirc-plugin-NAME there", "build:\n\tfalse\n": "build` in "} {
		r, err := build.In(folder(t, map[string]string{"Makefile": text}))
		require.NoError(t, err)
		_, err = r.Build(t.Context(), "", io.Discard)
		assert.ErrorContains(t, err, want)
	}
	t.Setenv("PATH", t.TempDir())
	_, err = r.Build(t.Context(), "", io.Discard)
	assert.ErrorContains(t, err, "wants `make`, which is not on the path")
}
