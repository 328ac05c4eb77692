package trust_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/trust"
)

func write(t *testing.T, path, text string) string {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o755))
	return path
}

// programOf is what a store has to remember of a program.
func programOf(t *testing.T, s *trust.Store, named config.NamedProgram) trust.Program {
	t.Helper()
	p, err := s.ProgramOf(named)
	require.NoError(t, err)
	return p
}

func file(path, text string) config.File {
	return config.File{Name: filepath.Base(path), Path: path, Digest: digest.Bytes([]byte(text))}
}

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	path, tool := filepath.Join(dir, "p", "mlirc.toml"), write(t, filepath.Join(dir, "p", "tool"), "one")
	state := filepath.Join(dir, "state", "trust")
	s := trust.New(state)
	f := file(path, "text")
	names := config.NamedProgram{Path: tool}
	require.EqualError(t, s.Check(f), "you have not trusted it")
	require.NoError(t, s.Add(trust.Record{File: path, SHA256: f.Digest, Programs: []trust.Program{
		programOf(t, s, names), programOf(t, s, config.NamedProgram{Path: filepath.Join(dir, "later")}),
	}}))
	require.NoError(t, s.Check(f, names, config.NamedProgram{Path: filepath.Join(dir, "later")}))
	info, err := os.Stat(state)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o700), info.Mode().Perm())

	// Another content, another folder, another program.
	require.EqualError(t, s.Check(file(path, "text2")), "it has changed since you trusted it")
	require.EqualError(t, s.Check(file(filepath.Join(dir, "q", "mlirc.toml"), "text")), "you have not trusted it")
	other := write(t, filepath.Join(dir, "p", "other"), "one")
	require.EqualError(t, s.Check(f, config.NamedProgram{Path: other}), "'"+other+"' is another program than when you trusted it")
	write(t, filepath.Join(dir, "later"), "now")
	require.ErrorContains(t, s.Check(f, config.NamedProgram{Path: filepath.Join(dir, "later")}), "was not there when you trusted it")
	require.ErrorContains(t, s.Check(f, config.NamedProgram{Path: tool, Digest: digest.Bytes([]byte("two"))}), "has changed since you trusted it: sha256 ")
	write(t, tool, "two")
	require.ErrorContains(t, s.Check(f, names), "the program '"+tool+"' has changed since you trusted it")
	require.NoError(t, s.Check(f), "who does not name it may be trusted")
	require.NoError(t, os.Remove(tool))
	require.ErrorContains(t, s.Check(f, names), "has changed since you trusted it")
}

// TestPlaces: a folder has one name for all ways to it, and a link to a file another place
// than the file.
func TestPlaces(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	path := write(t, filepath.Join(dir, "p", "mlirc.toml"), "text")
	require.NoError(t, os.Symlink("p", filepath.Join(dir, "q")))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "r"), 0o755))
	require.NoError(t, os.Symlink(path, filepath.Join(dir, "r", "mlirc.toml")))
	s := trust.New(filepath.Join(dir, "state"))
	require.NoError(t, s.Add(trust.Record{File: filepath.Join(dir, "q", "mlirc.toml"), SHA256: digest.Bytes([]byte("text"))}))
	require.NoError(t, s.Check(file(path, "text")))
	require.NoError(t, s.Check(file(filepath.Join(dir, "q", "mlirc.toml"), "text")))
	require.Error(t, s.Check(file(filepath.Join(dir, "r", "mlirc.toml"), "text")))
	list, err := s.Records()
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.Equal(t, path, list[0].File)
	was, err := s.Revoke(path)
	require.NoError(t, err)
	assert.True(t, was)
	require.Error(t, s.Check(file(path, "text")))
	was, err = s.Revoke(path)
	require.NoError(t, err)
	assert.False(t, was)
}

// TestWhereAPathLeads: a path that is granted leads where it led when it was trusted, whatever
// is there; a program that leads elsewhere is another one, though it has the same content.
func TestWhereAPathLeads(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	at := func(name string) string { return filepath.Join(dir, name) }
	write(t, at("data/x"), "one")
	write(t, at("private/x"), "one")
	write(t, at("private/tool"), "one")
	tool := config.NamedProgram{Path: write(t, at("tool"), "one")}
	data, later := config.NamedProgram{Path: at("data"), Data: true}, config.NamedProgram{Path: at("later/out"), Data: true}
	s, f := trust.New(at("state")), file(at("mlirc.toml"), "text")
	require.NoError(t, s.Add(trust.Record{File: f.Path, SHA256: f.Digest, Programs: []trust.Program{
		programOf(t, s, tool), programOf(t, s, data), programOf(t, s, later),
	}}))
	write(t, at("data/x"), "two")
	write(t, at("later/out/x"), "new")
	require.NoError(t, s.Check(f, tool, data, later), "what is there may change")
	for _, each := range []struct {
		named    config.NamedProgram
		link, to string
	}{{data, "data", "private"}, {later, "later/out", "../private"}, {later, "later", "private"}, {tool, "tool", "private/tool"}} {
		require.NoError(t, os.RemoveAll(at(each.link)))
		require.NoError(t, os.Symlink(each.to, at(each.link)))
		require.ErrorContains(t, s.Check(f, each.named), "'"+each.named.Path+"' leads to '"+at("private"))
	}
	assert.Empty(t, programOf(t, s, config.NamedProgram{Path: at("private/x"), Data: true}).SHA256)
	assert.Equal(t, at("x/y/z"), programOf(t, s, config.NamedProgram{Path: at("x/y/z")}).Leads)
	assert.Equal(t, "llc-of-none", programOf(t, s, config.NamedProgram{Path: "llc-of-none"}).Leads)
}

// TestRecordsAreNotBelieved: a record that says another thing than its name is none.
func TestRecordsAreNotBelieved(t *testing.T) {
	dir := t.TempDir()
	s := trust.New(dir)
	a, b := file("/a/mlirc.toml", "text"), file("/b/mlirc.toml", "text")
	require.NoError(t, s.Add(trust.Record{File: a.Path, SHA256: a.Digest}))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, entries, 1)
	text, err := os.ReadFile(filepath.Join(dir, entries[0].Name()))
	require.NoError(t, err)
	write(t, filepath.Join(dir, digest.Bytes([]byte(b.Path))+"-"+b.Digest+".json"), string(text))
	require.Error(t, s.Check(b))
	other := file(a.Path, "other")
	write(t, filepath.Join(dir, digest.Bytes([]byte(a.Path))+"-"+other.Digest+".json"), string(text))
	require.Error(t, s.Check(other))
	write(t, filepath.Join(dir, entries[0].Name()), "{")
	require.Error(t, s.Check(a))
	list, err := s.Records()
	require.NoError(t, err)
	assert.Empty(t, list)
}

func TestFolder(t *testing.T) {
	for want, variables := range map[string]map[string]string{
		"/s/mlirc/trust":              {"XDG_STATE_HOME": "/s", "HOME": "/h"},
		"/h/.local/state/mlirc/trust": {"XDG_STATE_HOME": "s", "HOME": "/h"},
		"":                            {"HOME": ""},
	} {
		assert.Equal(t, want, trust.Folder(func(name string) string { return variables[name] }))
	}
	s := trust.New("")
	require.Error(t, s.Check(file("/a", "")))
	require.ErrorContains(t, s.Add(trust.Record{File: "/a"}), "there is no place to remember it")
}

// TestWithoutDigest: a program that is there and cannot be read is not trusted: another one could be put in its place.
func TestWithoutDigest(t *testing.T) {
	dir := t.TempDir()
	s, f := trust.New(filepath.Join(dir, "state")), file(filepath.Join(dir, "mlirc.toml"), "text")
	tool := config.NamedProgram{Path: filepath.Join(dir, "tool")}
	require.NoError(t, s.Add(trust.Record{File: f.Path, SHA256: f.Digest, Programs: []trust.Program{programOf(t, s, tool)}}))
	require.NoError(t, s.Check(f, tool), "it is not there")
	write(t, tool.Path, "one")
	require.NoError(t, os.Truncate(tool.Path, 1<<43)) // root reads what has no mode for it
	want := "the program '" + tool.Path + "' has no digest by which it could be trusted: '" + tool.Path + "' has 8796093022208 bytes, which no program has"
	require.EqualError(t, s.Check(f, tool), want)
	_, err := s.ProgramOf(tool)
	require.EqualError(t, err, want)
	if os.Getuid() != 0 {
		require.NoError(t, os.Truncate(tool.Path, 3))
		require.NoError(t, os.Chmod(tool.Path, 0o111))
		require.ErrorContains(t, s.Check(f, tool), "has no digest by which it could be trusted: permission denied")
	}
}
