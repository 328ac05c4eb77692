package inventory_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/inventory"
	"github.com/mlirc/mlirc/host/plan"
	"github.com/mlirc/mlirc/sdk"
)

// TestRecordsOfPlugins: a bundle says what a plugin was granted without values of
// variables, and its tools by path and digest without starting them.
func TestRecordsOfPlugins(t *testing.T) {
	dir := t.TempDir()
	marker, tool := filepath.Join(dir, "ran"), filepath.Join(dir, "behind", "llc-14")
	require.NoError(t, os.Mkdir(filepath.Dir(tool), 0o755))
	text := []byte("#!/bin/sh\necho >" + marker + "\n")
	require.NoError(t, os.WriteFile(tool, text, 0o755))
	require.NoError(t, os.Symlink(tool, filepath.Join(dir, "llc")))
	t.Setenv("PATH", dir)
	c, err := config.Load(config.Request{Sets: []string{"plugins.own.environment=A,B=secret", "plugins.own.tools=sh"}})
	require.NoError(t, err)
	own := &sdk.Plugin{Name: "own", Version: "0.1.0", Tools: []string{"llc", "none", "../llc"}, Passes: []*pass.Pass{{Name: "p"}}}
	cat, err := catalog.New(t.Context(), catalog.Options{Builtins: []catalog.Builtin{{Client: sdk.Local(own)}}, Config: c})
	require.NoError(t, err)
	list := inventory.Plugins(cat)
	require.Len(t, list, 1)
	assert.Equal(t, []bundle.Setting{
		{Name: "tools", Text: "sh", From: "--set plugins.own.tools"}, {Name: "environment", Text: "A,B", From: "--set plugins.own.environment"},
	}, list[0].Grants)

	p, err := plan.Make(plan.Request{Config: c, Catalog: cat})
	require.NoError(t, err)
	assert.Equal(t, []bundle.Tool{{Name: "llc", Path: tool, Digest: digest.Bytes(text)}, {Name: "none"}}, inventory.Tools(cat.Plugin("own"), p))
	assert.NoFileExists(t, marker)
}
