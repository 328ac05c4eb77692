package install_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/install"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/session"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk"
)

func mine() *sdk.Plugin {
	return &sdk.Plugin{Name: "mine", Version: "1.2.3", Passes: []*pass.Pass{{Name: "do-mine", Summary: "does"}}}
}

// installer takes every program for the plugin mine.
func installer(t *testing.T) *install.Installer {
	return &install.Installer{
		Store: store.New(t.TempDir()),
		Start: func(context.Context, *catalog.Plugin) (*session.Session, error) {
			return session.InProcess("mine", sdk.Local(mine()), nil), nil
		},
	}
}

func write(t *testing.T, path string, mode os.FileMode) string {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte("x"), mode))
	return path
}

func TestFileAndFolder(t *testing.T) {
	i := installer(t)
	path := write(t, filepath.Join(t.TempDir(), "p"), 0o755)
	list, err := i.Install(t.Context(), path, false)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.Equal(t, "mine@1.2.3", list[0].String())
	assert.Equal(t, path, list[0].Source)
	assert.Equal(t, lock.Platform(), list[0].Platform)
	assert.True(t, list[0].Alone)

	folder := t.TempDir()
	write(t, filepath.Join(folder, "mlirc-plugin-mine"), 0o755)
	write(t, filepath.Join(folder, "mlirc-plugin-readme.md"), 0o644)
	write(t, filepath.Join(folder, "lib", "more.py"), 0o644)
	_, err = i.Install(t.Context(), folder, false)
	var exists *store.ExistsError
	require.ErrorAs(t, err, &exists)
	list, err = i.Install(t.Context(), folder, true)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.Equal(t, "mlirc-plugin-mine", filepath.Base(list[0].Path()))
	assert.FileExists(t, filepath.Join(list[0].Whole(), "lib", "more.py"))
}

func TestRefused(t *testing.T) {
	i := installer(t)
	_, err := i.Install(t.Context(), t.TempDir(), false)
	assert.ErrorContains(t, err, "does not say how a plugin is built: it has no go.mod")
	for _, source := range []string{"nothing", "./example.com/x", "/example.com/x", "..", "example"} {
		if _, err := os.Stat(source); err == nil {
			continue
		}
		_, err = i.Install(t.Context(), source, false)
		assert.ErrorContains(t, err, "there is no file '"+source+"'", source)
	}
	i.Start = func(context.Context, *catalog.Plugin) (*session.Session, error) { return nil, errors.New("no plugin") }
	_, err = i.Install(t.Context(), write(t, filepath.Join(t.TempDir(), "p"), 0o755), false)
	assert.ErrorContains(t, err, "no plugin")
	t.Setenv("PATH", t.TempDir())
	_, err = i.Install(t.Context(), "example.com/mine@v1.0.0", false)
	assert.ErrorContains(t, err, "this needs Go, and there is no `go` on the path")
}
