package pool_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/pool"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/host/trust"
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

// trustful trusts what a project's file in the working directory says now.
func trustful(t *testing.T, text string, named ...config.NamedProgram) config.Request {
	t.Helper()
	require.NoError(t, os.WriteFile(config.ProjectFile, []byte(text), 0o644))
	here, err := os.Getwd()
	require.NoError(t, err)
	s := trust.New(t.TempDir())
	r := trust.Record{File: filepath.Join(here, config.ProjectFile), SHA256: digest.Bytes([]byte(text))}
	for _, n := range named {
		p, err := s.ProgramOf(n)
		require.NoError(t, err)
		r.Programs = append(r.Programs, p)
	}
	require.NoError(t, s.Add(r))
	return config.Request{Project: here, Trust: s}
}

// TestExchangedAfterTheQuestion: what is granted is what the user was asked about, though paths lead
// elsewhere, and tools are others, when the policies are read.
func TestExchangedAfterTheQuestion(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	t.Chdir(dir)
	at := func(name string) string { return filepath.Join(dir, name) }
	put := func(name, text string) {
		require.NoError(t, os.WriteFile(name+".new", []byte(text), 0o755))
		require.NoError(t, os.Rename(name+".new", name))
	}
	link := func(name, to string) {
		require.NoError(t, os.RemoveAll(name))
		require.NoError(t, os.Symlink(to, name))
	}
	for _, name := range []string{"data", "secret"} {
		require.NoError(t, os.Mkdir(name, 0o755))
	}
	const (
		dataText = "[plugins.mine]\nread = [\"link\"]\n"
		toolText = "[plugins.mine]\ntools = [\"./tool\"]\n"
		ccText   = "[toolchain]\ncc = \"./tool\"\n"
	)
	data, tool := config.NamedProgram{Path: at("link"), Data: true}, config.NamedProgram{Path: at("tool")}
	for name, c := range map[string]struct {
		text     string
		named    config.NamedProgram
		exchange func()
		want     string // empty: nothing is amiss
	}{
		"place, as it was": {dataText, data, func() {}, ""},
		"place":            {dataText, data, func() { link("link", "secret") }, "mlirc.toml:2:1: error: 'plugins.mine.read' takes effect only where you trust the file: '" + at("link") + "' leads to '" + at("secret") + "'"},
		"place of nothing": {dataText, data, func() { link("link", "none") }, "is granted 'link', which cannot be used: no such file or directory"},
		"tool, as it was":  {toolText, tool, func() {}, ""},
		"tool":             {toolText, tool, func() { put("tool", "two") }, "mlirc.toml:2:1: error: 'plugins.mine.tools' takes effect only where you trust the file: the program '" + at("tool") + "' has changed"},
		"tool by a link":   {toolText, tool, func() { put("other", "one"); link("tool", "other") }, "leads to '" + at("other") + "'"},
		"the host's own":   {ccText, tool, func() { put("tool", "two") }, "mlirc.toml:2:1: error: 'toolchain.cc' takes effect only where you trust the file: the program '" + at("tool") + "' has changed"},
	} {
		t.Run(name, func(t *testing.T) {
			link("link", "data")
			put("tool", "one")
			settings, err := config.Load(trustful(t, c.text, c.named))
			require.NoError(t, err)
			c.exchange()
			_, err = pool.ReadPolicies(settings, nil, "")
			if c.want == "" {
				require.NoError(t, err)
			} else {
				require.ErrorContains(t, err, c.want)
			}
		})
	}
}

// TestToolsStay: a plugin that is started once more has the tools of the first time, and what the host
// runs itself is the program that the user trusts, by its descriptor.
func TestToolsStay(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	t.Chdir(dir)
	tool := filepath.Join(dir, "tool")
	put := func() {
		text, err := os.ReadFile("/proc/self/exe")
		require.NoError(t, err)
		require.NoError(t, os.WriteFile("new", text, 0o755))
		require.NoError(t, os.Rename("new", tool))
	}
	put()
	c, err := config.Load(trustful(t, "[toolchain]\ncc = \"./tool\"\n", config.NamedProgram{Path: tool}))
	require.NoError(t, err)
	p, err := pool.ReadPolicies(c, nil, "")
	require.NoError(t, err)
	of := func(needs sandbox.Grants) sandbox.Found {
		needs.Tools = []string{"cc"}
		return p.Of(&catalog.Plugin{Manifest: &catalog.Manifest{Name: "mine"}, Path: "/p/mine"}, needs).Found[tool]
	}
	found, done, err := p.HostsTool("cc")
	require.NoError(t, err)
	require.NotNil(t, found.File)
	first := of(sandbox.Grants{})
	now, err := sandbox.Find(tool)
	require.NoError(t, err)
	assert.Equal(t, now, first)
	info, err := found.File.Stat()
	require.NoError(t, err)
	assert.Equal(t, first.Mark, digest.MarkOf(info))
	done()
	put()
	assert.Equal(t, first, of(sandbox.Grants{}))
	asked := sandbox.Found{Leads: tool, Mark: "of what an option named"}
	assert.Equal(t, asked, of(sandbox.Grants{Found: map[string]sandbox.Found{tool: asked}}))
	_, _, err = p.HostsTool("cc")
	require.EqualError(t, err, "the tool '"+tool+"' has changed since it was looked up; try again")
}

// TestToolsThatComeLater: a tool of a file that takes trust, and that was not there to be asked about, is granted to no
// plugin when it is there, and the host does not run it.
func TestToolsThatComeLater(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	t.Chdir(dir)
	tool := filepath.Join(dir, "tool")
	c, err := config.Load(trustful(t, "[toolchain]\ncc = \"./tool\"\n[plugins.mine]\ntools = [\"./tool\"]\n", config.NamedProgram{Path: tool}))
	require.NoError(t, err)
	p, err := pool.ReadPolicies(c, nil, "")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(tool, []byte("#!/bin/sh\n"), 0o755))
	assert.Empty(t, p.Of(&catalog.Plugin{Manifest: &catalog.Manifest{Name: "mine"}, Path: "/p/mine"}, sandbox.Grants{}).Tools)
	_, _, err = p.HostsTool("cc")
	require.EqualError(t, err, "the tool '"+tool+"' was not there when it was looked up; try again")
}
