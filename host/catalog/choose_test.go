package catalog_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/proto"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/lock"
	"github.com/mlirc/mlirc/host/store"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// bench is a plugin directory and what is asked of it.
type bench struct {
	t     *testing.T
	store *store.Store
	lock  *lock.File
	sets  []string
	o     catalog.Options
}

func newBench(t *testing.T) *bench {
	return &bench{t: t, store: store.New(t.TempDir())}
}

// versioned is a plugin that owns a dialect of its name and version.
func versioned(name, version string, passes ...*pass.Pass) *sdk.Plugin {
	return &sdk.Plugin{
		Name: name, Version: version, Passes: passes,
		Dialects: []*sdk.Dialect{{File: name + ".dialect", Source: []byte("dialect " + name + " {\n  version " + version + "\n}\n")}},
	}
}

// install puts a plugin into the directory.
func (b *bench) install(p *sdk.Plugin) *store.Entry {
	b.t.Helper()
	m, err := sdk.Local(p).Describe(b.t.Context(), &protocol.DescribeRequest{})
	require.NoError(b.t, err)
	manifest, err := proto.Marshal(m)
	require.NoError(b.t, err)
	e, err := b.store.Add(program(b.t, "program of "+p.Name+" "+p.Version), store.Entry{
		Name: p.Name, Version: p.Version, Source: "example.com/" + p.Name + "@v" + p.Version, Protocol: 1,
		Platform: lock.Platform(), Manifest: manifest,
	}, false)
	require.NoError(b.t, err)
	return e
}

// pin locks an entry.
func (b *bench) pin(e *store.Entry, sum string) {
	if b.lock == nil {
		b.lock = &lock.File{Path: "mlirc.lock", Plugins: map[string]*lock.Entry{}}
	}
	b.lock.Plugins[e.Name] = &lock.Entry{
		Source: e.Source, Version: e.Version, Protocol: 1, SHA256: map[string]string{lock.Platform(): sum},
	}
}

func (b *bench) builtin(p *sdk.Plugin) {
	b.o.Builtins = append(b.o.Builtins, catalog.Builtin{Client: sdk.Local(p)})
}

func (b *bench) open() (*catalog.Catalog, error) {
	b.t.Helper()
	c, err := config.Load(config.Request{Sets: b.sets})
	require.NoError(b.t, err)
	b.o.Config, b.o.Store, b.o.Lock = c, b.store, b.lock
	b.o.Ask = func(context.Context, *catalog.Plugin) (protocol.PluginClient, func(), error) {
		return sdk.Local(versioned("mine", "9.9.9")), func() {}, nil
	}
	return catalog.New(b.t.Context(), b.o)
}

func (b *bench) version(name string) string {
	b.t.Helper()
	c, err := b.open()
	require.NoError(b.t, err)
	if p := c.Plugin(name); p != nil {
		return p.Version
	}
	return "none"
}

func (b *bench) refused() string {
	b.t.Helper()
	_, err := b.open()
	require.Error(b.t, err)
	return err.Error()
}

// absent is why the plugin mine, or another one, is left out.
func (b *bench) absent(name string) string {
	b.t.Helper()
	c, err := b.open()
	require.NoError(b.t, err)
	require.NotNil(b.t, c.Absence(name))
	assert.Nil(b.t, c.Plugin(name))
	return c.Absence(name).Warning().Error()
}

// TestNewestThatFits: without a path and a lock.
func TestNewestThatFits(t *testing.T) {
	b := newBench(t)
	b.install(versioned("mine", "0.1.5"))
	b.install(versioned("mine", "0.2.0"))
	assert.Equal(t, "0.2.0", b.version("mine"))
	b.sets = []string{"plugins.mine=^0.1"}
	assert.Equal(t, "0.1.5", b.version("mine"))
	b.sets = []string{"plugins.mine=^0.3"}
	assert.Contains(t, b.refused(), "plugin 'mine' 0.2.0 cannot be used: it does not fit '^0.3'")
	b.sets = []string{"plugins.mine.use=false"}
	assert.Equal(t, "none", b.version("mine"))
	b.sets = []string{"plugins.mne=^0.1"}
	assert.Contains(t, b.refused(), "there is no plugin 'mne'; did you mean 'mine'?")
	b.sets = []string{"plugins.xxxxxxxx=^0.1"}
	assert.Contains(t, b.refused(), "install it with `mlirc plugins install`", "a flag means this run")
}

// TestCopyInside: the copy inside the host is one of the versions, and the first of
// equals.
func TestCopyInside(t *testing.T) {
	b := newBench(t)
	b.builtin(versioned("mine", "0.2.0"))
	b.install(versioned("mine", "0.2.0"))
	b.install(versioned("mine", "0.1.0"))
	c, err := b.open()
	require.NoError(t, err)
	assert.True(t, c.Plugin("mine").Builtin())
	b.install(versioned("mine", "0.2.1"))
	c, err = b.open()
	require.NoError(t, err)
	assert.Equal(t, "0.2.1", c.Plugin("mine").Version)
	assert.False(t, c.Plugin("mine").Builtin())
	b.sets = []string{"plugins.mine=0.1.0"}
	assert.Equal(t, "0.1.0", b.version("mine"))
}

// TestLocked: what the lock names is used, and nothing else that is installed.
func TestLocked(t *testing.T) {
	b := newBench(t)
	old := b.install(versioned("mine", "0.1.0"))
	b.install(versioned("mine", "0.2.0"))
	b.install(versioned("other", "0.1.0"))
	b.pin(old, old.SHA256)
	assert.Equal(t, "0.1.0", b.version("mine"))
	assert.Equal(t, "none", b.version("other"))
	b.sets = []string{"plugins.mine=^0.2"}
	assert.Contains(t, b.refused(), "plugin 'mine' 0.1.0 cannot be used: it does not fit '^0.2'")
	b.sets = []string{"plugins.other=^0.1"}
	assert.Equal(t, "0.1.0", b.version("other"), "named, and not locked yet")

	b.sets = nil
	b.pin(old, digest.Bytes([]byte("another program")))
	message := b.refused()
	assert.Contains(t, message, "mlirc.lock: error: the program of plugin 'mine' 0.1.0 is not the one that was locked: sha256 "+
		digest.Short(digest.Bytes([]byte("another program")))+" in mlirc.lock, "+digest.Short(old.SHA256)+" in ")
	assert.Contains(t, message, "`mlirc plugins install --replace example.com/mine@v0.1.0`")

	b.lock.Plugins["mine"].SHA256 = map[string]string{"plan9-mips": "00"}
	assert.Contains(t, b.refused(), "plugin 'mine' is not locked for "+lock.Platform())
	b.lock.Plugins["mine"].Version = "0.3.0"
	assert.Equal(t, "mlirc.lock: warning: plugin 'mine' 0.3.0 (example.com/mine@v0.1.0) is locked, but not installed; "+
		"`mlirc plugins install` installs what the lock names; it is left out", b.absent("mine"))
}

// TestLockedCopyInside: another version inside a newer host is refused.
func TestLockedCopyInside(t *testing.T) {
	b := newBench(t)
	b.builtin(versioned("mine", "0.2.0"))
	b.lock = &lock.File{Path: "mlirc.lock", Plugins: map[string]*lock.Entry{"mine": {Source: lock.SourceHost, Version: "0.2.0"}}}
	assert.Equal(t, "0.2.0", b.version("mine"))
	b.lock.Plugins["mine"].Version = "0.1.0"
	assert.Contains(t, b.refused(), "plugin 'mine' 0.1.0 is locked as it came with mlirc, but 0.2.0 comes with this one")
	b.o.Relock = true
	assert.Equal(t, "0.2.0", b.version("mine"), "accepted")
}

// TestLockedPath: a path in the project is held to the lock, one for this run is
// not.
func TestLockedPath(t *testing.T) {
	b := newBench(t)
	path := program(t, "a program")
	b.pin(&store.Entry{Name: "mine", Version: "9.9.9", Source: lock.SourcePath}, "00")
	b.sets = []string{"plugins.mine.path=" + path}
	assert.Equal(t, "9.9.9", b.version("mine"))

	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("mlirc.toml", []byte("[plugins.mine]\npath = \""+path+"\"\n"), 0o644))
	here, err := os.Getwd()
	require.NoError(t, err)
	c, err := config.Load(config.Request{Project: here, Trust: trusting(t, filepath.Join(here, "mlirc.toml"), path)})
	require.NoError(t, err)
	b.o.Config = c
	_, err = catalog.New(t.Context(), b.o)
	require.ErrorContains(t, err, "mlirc.toml:2:1: error: the program of plugin 'mine' 9.9.9 is not the one that was locked: sha256 00 in mlirc.lock")
	assert.ErrorContains(t, err, "; put the locked one back, or accept this one with `mlirc plugins lock`")
}

// TestRelock: versions of the lock stay where they are there.
func TestRelock(t *testing.T) {
	b := newBench(t)
	old := b.install(versioned("mine", "0.1.0"))
	b.install(versioned("mine", "0.2.0"))
	b.pin(old, "00")
	b.o.Relock = true
	assert.Equal(t, "0.1.0", b.version("mine"))
	b.sets = []string{"plugins.mine=^0.2"}
	assert.Equal(t, "0.2.0", b.version("mine"))
	b.sets = nil
	b.pin(&store.Entry{Name: "gone", Version: "1.0.0", Source: "example.com/gone@v1.0.0"}, "00")
	assert.Contains(t, b.absent("gone"), "`mlirc plugins lock --update` forgets it")
}

func TestChangedSinceInstalled(t *testing.T) {
	b := newBench(t)
	e := b.install(versioned("mine", "0.1.0"))
	require.NoError(t, os.WriteFile(e.Path(), []byte("tampered"), 0o755))
	message := b.refused()
	assert.Contains(t, message, "the program of the installed plugin mine@0.1.0 was changed: sha256 "+digest.Short(e.SHA256)+" was installed, "+
		digest.Short(digest.Bytes([]byte("tampered")))+" is there")

	b = newBench(t)
	e = b.install(versioned("mine", "0.1.0"))
	require.NoError(t, os.WriteFile(filepath.Join(e.Dir, "manifest"), []byte{0xff, 0xff}, 0o644))
	assert.Contains(t, b.refused(), "has no manifest that can be read")
}

// TestVersionsAgree: of a plugin that could be several versions, the one that the
// passes of the others can build on.
func TestVersionsAgree(t *testing.T) {
	b := newBench(t)
	b.install(versioned("base", "0.1.0"))
	b.install(versioned("base", "0.1.7"))
	b.install(versioned("base", "0.2.0"))
	assert.Equal(t, "0.2.0", b.version("base"))
	user := versioned("user", "1.0.0", &pass.Pass{Name: "to-base", Summary: "x", Builds: []string{"base"}, Run: func(*pass.Run) error { return nil }})
	user.Builds = []*sdk.Dialect{versioned("base", "0.1.0").Dialects[0]}
	b.builtin(user)
	assert.Equal(t, "0.1.7", b.version("base"), "the newest that fits ^0.1")
	b.sets = []string{"plugins.base=^0.2"}
	assert.Equal(t, "0.2.0", b.version("base"), "the plan says what is wrong where it matters")
}
