package lock_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/lock"
)

func sample() *lock.File {
	return &lock.File{Plugins: map[string]*lock.Entry{
		"std":  {Source: lock.SourceHost, Version: "0.1.0", Protocol: 1},
		"mine": {Source: "example.com/mine@v1.2.3", Version: "1.2.3", Protocol: 1, SHA256: map[string]string{"plan9-mips": "bb", lock.Platform(): "aa"}},
	}}
}

func TestWrittenIsRead(t *testing.T) {
	dir := t.TempDir()
	text, err := sample().Bytes()
	require.NoError(t, err)
	for range 20 { // maps have no order
		again, err := sample().Bytes()
		require.NoError(t, err)
		require.Equal(t, string(text), string(again))
	}
	assert.Less(t, strings.Index(string(text), "[plugins.mine]"), strings.Index(string(text), "[plugins.std]"))
	require.NoError(t, os.WriteFile(filepath.Join(dir, lock.Name), text, 0o644))
	got, err := lock.Read(dir)
	require.NoError(t, err)
	assert.Equal(t, sample().Plugins, got.Plugins)
	assert.Equal(t, []string{"mine", "std"}, got.Names())
}

func TestNoLock(t *testing.T) {
	f, err := lock.Read(t.TempDir())
	require.NoError(t, err)
	assert.Nil(t, f)
	assert.Nil(t, f.Entry("std"))
	assert.Empty(t, f.Names())
}

func TestOtherPlatformsAreKept(t *testing.T) {
	now := sample()
	now.Plugins["mine"].SHA256 = map[string]string{lock.Platform(): "cc"}
	now.Keep(sample())
	assert.Equal(t, map[string]string{"plan9-mips": "bb", lock.Platform(): "cc"}, now.Plugins["mine"].SHA256)

	newer := sample()
	newer.Plugins["mine"].Version = "1.3.0"
	newer.Plugins["mine"].SHA256 = map[string]string{lock.Platform(): "cc"}
	newer.Keep(sample())
	assert.NotContains(t, newer.Plugins["mine"].SHA256, "plan9-mips", "that is another program")
	newer.Keep(nil)
}

func TestProblems(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"syntax":  {"version = \n", "mlirc.lock:1:11: error: "},
		"kind":    {"version = 1\n[plugins.mine]\nversion = 3\n", "mlirc.lock:3:11: error: "},
		"unknown": {"version = 1\n[plugins.mine]\nversions = '3'\n", "mlirc.lock:3:1: error: there is no such key in a lock of format 1"},
		"format":  {"version = 2\n", "mlirc.lock: error: its format is 2, and this mlirc knows only 1"},
		"nothing": {"version = 1\n[plugins.mine]\nprotocol = 1\n", "mlirc.lock: error: plugin 'mine' has no version or no source"},
		"escape":  {"version = 1\n[plugins.mine]\nversion = '1.0.0'\nsource = \"a@\\u001b[2Jb\"\n", `mlirc.lock: error: "a@\x1b[2Jb" has characters that cannot be shown`},
		"large":   {strings.Repeat("#\n", 1<<20), "mlirc.lock: error: cannot be read: it has 2097152 bytes"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			require.NoError(t, os.WriteFile(lock.Name, []byte(c.text), 0o644))
			_, err := lock.Read(".")
			require.Error(t, err)
			assert.True(t, strings.HasPrefix(err.Error(), c.want), "%v", err)
		})
	}
}

func FuzzRead(f *testing.F) {
	text, err := sample().Bytes()
	require.NoError(f, err)
	f.Add(string(text))
	f.Add("version = 1\nplugins.a = {}\n")
	f.Fuzz(func(t *testing.T, text string) {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, lock.Name), []byte(text), 0o644))
		got, err := lock.Read(dir)
		if err != nil {
			return
		}
		_, err = got.Bytes()
		require.NoError(t, err)
	})
}

// TestLinkedLock: of a lock that is a link to a file elsewhere no lines are shown.
func TestLinkedLock(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, "in", name) }
	require.NoError(t, os.Mkdir(at(""), 0o755))
	for _, path := range []string{at("own"), filepath.Join(dir, "secret")} {
		require.NoError(t, os.WriteFile(path, []byte("password = \"a secret word\"\n"), 0o644))
	}
	for link, shown := range map[string]int{"own": 1, "../secret": 0} {
		_ = os.Remove(at(lock.Name))
		require.NoError(t, os.Symlink(link, at(lock.Name)))
		_, err := lock.Read(at(""))
		var problems *config.Error
		require.ErrorAs(t, err, &problems)
		assert.Len(t, problems.Sources, shown)
	}
}
