package store_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/store"
)

// program writes a file of that name and content.
func program(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o755))
	return path
}

func entry(name, version string) store.Entry {
	return store.Entry{Name: name, Version: version, Source: "somewhere", Protocol: 1, Platform: "here", Manifest: []byte("manifest")}
}

func TestFolder(t *testing.T) {
	t.Setenv("HOME", "/home/me")
	for want, variables := range map[string]map[string]string{
		"/p":                                  {"MLIRC_PLUGINS": "/p", "XDG_DATA_HOME": "/x"},
		"/x/mlirc/plugins":                    {"XDG_DATA_HOME": "/x"},
		"/home/me/.local/share/mlirc/plugins": {"XDG_DATA_HOME": "not absolute"},
	} {
		assert.Equal(t, want, store.Folder(func(name string) string { return variables[name] }))
	}
}

func TestAddFindRemove(t *testing.T) {
	s := store.New(filepath.Join(t.TempDir(), "plugins"))
	names, err := s.Names()
	require.NoError(t, err)
	assert.Empty(t, names, "a store that does not exist is empty")

	for _, v := range []string{"0.2.0", "0.10.0", "0.9.1-rc.1"} {
		added, err := s.Add(program(t, "mlirc-plugin-mine", v), entry("mine", v), false)
		require.NoError(t, err)
		assert.Equal(t, digest.Bytes([]byte(v)), added.SHA256)
	}
	list, err := s.Versions("mine")
	require.NoError(t, err)
	require.Len(t, list, 3)
	assert.Equal(t, "mine@0.10.0 mine@0.9.1-rc.1 mine@0.2.0", list[0].String()+" "+list[1].String()+" "+list[2].String())
	found, err := s.Find("mine", "0.2.0")
	require.NoError(t, err)
	assert.Equal(t, list[2], found)
	assert.Equal(t, "somewhere", found.Source)
	assert.Equal(t, []byte("manifest"), found.Manifest)
	text, err := os.ReadFile(found.Path())
	require.NoError(t, err)
	assert.Equal(t, "0.2.0", string(text))
	info, err := os.Stat(found.Path())
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&0o100, "it can be executed")

	gone, err := s.Remove("mine", "0.2.0")
	require.NoError(t, err)
	assert.Equal(t, []string{"0.2.0"}, gone)
	found, err = s.Find("mine", "0.2.0")
	require.NoError(t, err)
	assert.Nil(t, found)
	gone, err = s.Remove("mine", "")
	require.NoError(t, err)
	assert.Len(t, gone, 2)
	left, err := os.ReadDir(s.Dir())
	require.NoError(t, err)
	assert.Empty(t, left, "nothing is left behind")
}

func TestSameVersionTwice(t *testing.T) {
	s := store.New(t.TempDir())
	first, err := s.Add(program(t, "p", "one"), entry("mine", "1.0.0"), false)
	require.NoError(t, err)
	again, err := s.Add(program(t, "p", "one"), entry("mine", "1.0.0"), false)
	require.NoError(t, err)
	assert.Equal(t, first.SHA256, again.SHA256)

	_, err = s.Add(program(t, "p", "two"), entry("mine", "1.0.0"), false)
	var exists *store.ExistsError
	require.ErrorAs(t, err, &exists)
	assert.ErrorContains(t, err, "plugin mine@1.0.0 is installed already with another program (sha256 "+digest.Short(first.SHA256))
	assert.ErrorContains(t, err, "--replace replaces it")
	replaced, err := s.Add(program(t, "p", "two"), entry("mine", "1.0.0"), true)
	require.NoError(t, err)
	assert.Equal(t, digest.Bytes([]byte("two")), replaced.SHA256)
	found, err := s.Find("mine", "1.0.0")
	require.NoError(t, err)
	assert.Equal(t, replaced.SHA256, found.SHA256)
}

func TestFolderOfAProgram(t *testing.T) {
	s := store.New(t.TempDir())
	main := program(t, "plugin/mlirc-plugin-mine", "#!/usr/bin/env python3\n")
	folder := filepath.Dir(main)
	require.NoError(t, os.MkdirAll(filepath.Join(folder, "lib"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "lib", "a.py"), nil, 0o644))
	require.NoError(t, os.Symlink("a.py", filepath.Join(folder, "lib", "b.py")))
	about := entry("mine", "1.0.0")
	about.Program = "mlirc-plugin-mine"
	e, err := s.Add(folder, about, false)
	require.NoError(t, err)
	sum, err := digest.Of(folder)
	require.NoError(t, err)
	assert.Equal(t, sum, e.SHA256)
	assert.Equal(t, filepath.Join(e.Dir, "program"), e.Whole())
	info, err := os.Stat(e.Path())
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&0o100)

	require.NoError(t, os.Symlink("../../../etc", filepath.Join(folder, "lib", "c")))
	_, err = s.Add(folder, entry("mine", "1.0.1"), false)
	assert.ErrorContains(t, err, "outside of the folder that is to be installed")
	left, err := filepath.Glob(filepath.Join(s.Dir(), ".aside-*"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestRefused(t *testing.T) {
	s := store.New(t.TempDir())
	for _, name := range []string{"", "..", "a/b", "Mine", "a_b", "-a", "1a", "a--b"} {
		_, err := s.Add(program(t, "p", ""), entry(name, "1.0.0"), false)
		assert.ErrorContains(t, err, "is no name for a plugin", name)
		_, err = s.Remove(name, "")
		assert.ErrorContains(t, err, "is no name for a plugin", name)
		list, err := s.Versions(name)
		assert.NoError(t, err)
		assert.Empty(t, list)
	}
	for _, version := range []string{"", "1", "v1.0.0", "1.0", "../1.0.0", "latest"} {
		_, err := s.Add(program(t, "p", ""), entry("mine", version), false)
		assert.ErrorContains(t, err, "is no version", version)
	}
	_, err := store.New("").Add(program(t, "p", ""), entry("mine", "1.0.0"), false)
	assert.ErrorContains(t, err, "there is no folder for plugins; set MLIRC_PLUGINS")
}

func TestDamaged(t *testing.T) {
	s := store.New(t.TempDir())
	e, err := s.Add(program(t, "p", "x"), entry("mine", "1.0.0"), false)
	require.NoError(t, err)
	record := filepath.Join(e.Dir, "plugin.toml")
	for _, text := range []string{"nonsense", "name = 'mine'\nversion = '1.0.0'\nprogram = '../../p'\n", "name = 'other'\nversion = '1.0.0'\nprogram = 'p'\n"} {
		require.NoError(t, os.WriteFile(record, []byte(text), 0o644))
		_, err = s.Versions("mine")
		assert.ErrorContains(t, err, "remove", text)
	}
	_, err = s.Add(program(t, "p", "x"), entry("mine", "1.0.0"), true)
	require.NoError(t, err)
	list, err := s.Versions("mine")
	require.NoError(t, err)
	assert.Len(t, list, 1)
}
