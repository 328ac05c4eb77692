package pool_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/sandbox"
)

// TestToolsAreNotForNames: a plugin has the tools of one that comes with the host where the
// user has chosen its program, and not as it is called so; it shares no cache with it
// otherwise.
func TestToolsAreNotForNames(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "llc")
	require.NoError(t, os.WriteFile(tool, []byte("#!/bin/sh\n"), 0o755))
	own := map[string][]string{"translate": {"llc"}}
	read := func(sets ...string) *pool.Policies {
		c, err := config.Load(config.Request{Sets: append(sets, "toolchain.llc="+tool)})
		require.NoError(t, err)
		p, err := pool.ReadPolicies(c, own, t.TempDir())
		require.NoError(t, err)
		return p
	}
	of := func(p *pool.Policies, s catalog.Standing) sandbox.Policy {
		return p.Of(&catalog.Plugin{Manifest: &catalog.Manifest{Name: "translate"}, Path: "/p/translate", Standing: s}, sandbox.Grants{})
	}
	p := read()
	for _, s := range []catalog.Standing{catalog.Inside, catalog.Installed, catalog.Chosen} {
		assert.Equal(t, []string{tool}, of(p, s).Tools)
	}
	project := of(p, catalog.Named)
	assert.Empty(t, project.Tools)
	assert.Equal(t, []string{tool}, of(read("plugins.translate.tools=llc"), catalog.Named).Tools)
	assert.Empty(t, of(read("plugins.translate.tools="), catalog.Inside).Tools)
	assert.Empty(t, of(p, catalog.Standing(0)).Tools, "who is not known has no rights")
}

// TestGrantsAreWherePathsLed: what is granted is where paths led when the configuration was
// read, before any plugin ran.
func TestGrantsAreWherePathsLed(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	t.Chdir(dir)
	for _, name := range []string{"a", "secret", "cache/plugins"} {
		require.NoError(t, os.MkdirAll(name, 0o755))
	}
	require.NoError(t, os.Symlink("a", "link"))
	c, err := config.Load(config.Request{Sets: []string{"plugins.mine.read=link", "plugins.mine.write=link"}})
	require.NoError(t, err)
	p, err := pool.ReadPolicies(c, nil, "")
	require.NoError(t, err)
	require.NoError(t, os.Remove("link"))
	require.NoError(t, os.Symlink("secret", "link"))
	granted := p.Of(&catalog.Plugin{Manifest: &catalog.Manifest{Name: "mine"}, Path: "/p/mine", Standing: catalog.Chosen}, sandbox.Grants{})
	assert.Equal(t, []string{filepath.Join(dir, "a")}, granted.Read)
	assert.Equal(t, []string{filepath.Join(dir, "a")}, granted.Write)
}

// TestCachesAreNotShared: a plugin's folder that lasts is its own, and lies where those of
// plugins do, whatever the plugin is called.
func TestCachesAreNotShared(t *testing.T) {
	cache := t.TempDir()
	c, err := config.Load(config.Request{})
	require.NoError(t, err)
	p, err := pool.ReadPolicies(c, nil, cache)
	require.NoError(t, err)
	of := func(name, path string, s catalog.Standing) string {
		write := p.Of(&catalog.Plugin{Manifest: &catalog.Manifest{Name: name}, Path: path, Standing: s}, sandbox.Grants{}).Write
		require.Len(t, write, 1)
		assert.DirExists(t, write[0])
		return write[0]
	}
	own := of("translate", "/p/mlirc", catalog.Inside)
	assert.Equal(t, filepath.Join(cache, "plugins", "translate"), own)
	known := map[string]bool{own: true}
	for _, s := range []catalog.Standing{catalog.Installed, catalog.Chosen, catalog.Named} {
		for _, name := range []string{"translate", "..", "../../x", "/x", "", "a/b"} {
			for _, path := range []string{"/p/translate", "/q/translate"} {
				dir := of(name, path, s)
				assert.Equal(t, filepath.Join(cache, "plugins"), filepath.Dir(dir))
				assert.Equal(t, dir, of(name, path, s))
				known[dir] = true
			}
		}
	}
	assert.Len(t, known, 1+6*2)
}
