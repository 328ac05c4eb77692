package config_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
)

// TestTypes: a value of another type is an error at its place, from a file and a flag.
func TestTypes(t *testing.T) {
	for set, want := range map[string]string{
		"host.in-process=yess":      "'yess' is neither true nor false; did you mean 'true'?",
		"host.in-process=no":        "'no' is neither true nor false; did you mean 'false'?",
		"host.in-process=xylophone": "'xylophone' is neither true nor false",
		"host.workers=-1":           "'-1' is no number for host.workers; write 0 or more",
		"host.workers=two":          "'two' is no number for host.workers; write 0 or more",
		"host.deadline=90":          "'90' is no duration; write for instance 90s",
		"host.deadline=-1s":         "'-1s' is no duration; write for instance 90s",
		"sandbox.memory=4 GB":       "'4 GB' is no amount of memory; write for instance 50%, 512MiB or 4GiB, or 0 for no limit",
		"sandbox.mode=outo":         "'outo' is no value of sandbox.mode; did you mean 'auto'?",
		"host.log-level=loud":       "'loud' is no value of host.log-level; there is off, error, warn, info, debug, trace",
		"host.spelling=mlir-31":     "'mlir-31' is no value of host.spelling; did you mean 'mlir-13'?",
		"plugins.a.use=nein":        "'nein' is neither true nor false",
		"plugins.a.read=[\"x\"":     "this is no list; write a,b or, where a member holds a comma, [\"a\", \"b\"]",
		"plugins.a.raed=x":          "a plugin has no 'raed'; did you mean 'read'?",
		"host.wokers=1":             "there is no setting 'host.wokers'; did you mean 'host.workers'?",
		"extends=cpu":               "there is no setting 'extends'",
	} {
		_, err := load(t, config.Request{Sets: []string{set}})
		require.ErrorContains(t, err, ": error: "+want, set)
	}
	write(t, map[string]string{"p.toml": "[host]\nin-process = \"yess\"\n[memref]\nconvention = [\"a\"]\n"})
	_, err := load(t, config.Request{Pipeline: "p.toml"})
	require.EqualError(t, err, "p.toml:2:1: error: 'yess' is neither true nor false; did you mean 'true'?\n"+
		"p.toml:4:1: error: 'memref.convention' is one value, and no list")

	c, err := load(t, config.Request{Sets: []string{"host.workers=0x10", "host.deadline=1m30s", "host.in-process=1"}})
	require.NoError(t, err)
	assert.Equal(t, 16, c.Int("host.workers"))
	assert.Equal(t, 90*time.Second, c.Duration("host.deadline"))
	assert.Equal(t, "true", c.Get("host.in-process").Text)
}

// TestCommas: a member of a list may hold a comma, in a file, a variable and a flag, and
// what is printed can be given back.
func TestCommas(t *testing.T) {
	write(t, map[string]string{"mlirc.toml": "[plugins.a]\nread = [\"x,y\", \"z\"]\n"})
	here, err := os.Getwd()
	require.NoError(t, err)
	for _, r := range []config.Request{
		{}, {Environment: []string{`MLIRC_PLUGINS_A_READ=["x,y", "z"]`}}, {Sets: []string{`plugins.a.read=["x,y", 'z']`}},
	} {
		c, err := load(t, r)
		require.NoError(t, err)
		v := c.Plugin("a").Grants.Read
		assert.Equal(t, []string{"x,y", "z"}, v.List)
		assert.Equal(t, `["x,y", "z"]`, v.Text)
		c, err = load(t, config.Request{Sets: []string{"plugins.a.read=" + v.Text}})
		require.NoError(t, err)
		assert.Equal(t, v.List, c.Plugin("a").Grants.Read.List)
	}
	c, err := load(t, config.Request{Sets: []string{"plugins.a.read=x, y", "plugins.a.write=", `plugins.a.environment=[""]`}})
	require.NoError(t, err)
	assert.Equal(t, []string{"x", "y"}, c.Plugin("a").Grants.Read.List)
	assert.Equal(t, "x,y", c.Plugin("a").Grants.Read.Text)
	assert.Empty(t, c.Plugin("a").Grants.Write.List)
	assert.Equal(t, []string{""}, c.Plugin("a").Grants.Environment.List)
	assert.DirExists(t, here)
}

// TestQuotedNames: a name may have a dot, in a file, a flag and a variable.
func TestQuotedNames(t *testing.T) {
	write(t, map[string]string{"mlirc.toml": "[plugins.\"a.b\"]\npath = \"./bin/ab\"\n[plugins.a]\nversion = \"^1\"\n"})
	c, err := load(t, config.Request{
		Sets: []string{`plugins."a.b".use=false`}, Environment: []string{"MLIRC_PLUGINS_A_B_NETWORK=true"},
	})
	require.NoError(t, err)
	require.Len(t, c.Plugins, 2)
	p := c.Plugin("a.b")
	assert.Equal(t, filepath.Join("bin", "ab"), p.Path.Text)
	assert.Equal(t, "false", p.Use.Text)
	assert.Equal(t, "true", p.Grants.Network.Text)
	assert.Equal(t, "^1", c.Plugin("a").Version.Text)
	_, err = load(t, config.Request{Sets: []string{`plugins."a.b".pth=x`}})
	require.ErrorContains(t, err, `--set plugins."a.b".pth: error: a plugin has no 'pth'; did you mean 'path'?`)
}

// TestPaths are relative to the file that says them, wherever one works.
func TestPaths(t *testing.T) {
	write(t, map[string]string{
		"mlirc.toml": "dialects = [\"d/box.dialect\"]\n[toolchain]\nllc = \"bin/llc\"\nopt = \"opt-14\"\n[memref]\nconvention = \"c.toml\"\n[host]\nbundles = \"kept\"\n",
		"below/x":    "",
	})
	here, err := os.Getwd()
	require.NoError(t, err)
	t.Chdir("below")
	c, err := config.Load(config.Request{Project: filepath.Join(here, "below"), Trust: everything{}})
	require.NoError(t, err)
	for _, path := range []string{c.Toolchain["llc"].Text, c.Get("memref.convention").Text, c.Get("host.bundles").Text, c.Get("dialects").List[0]} {
		full, err := filepath.Abs(path)
		require.NoError(t, err)
		assert.Equal(t, here, full[:len(here)], path)
		assert.NotContains(t, full, "below")
	}
	assert.Equal(t, "opt-14", c.Toolchain["opt"].Text)
	require.NoError(t, os.WriteFile("../p.toml", []byte("host.bundles = \"off\"\n"), 0o644))
	c, err = config.Load(config.Request{Pipeline: "../p.toml", Trust: everything{}})
	require.NoError(t, err)
	assert.Equal(t, "off", c.Get("host.bundles").Text)
}
