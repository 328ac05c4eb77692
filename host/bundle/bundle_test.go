package bundle_test

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/bundle"
)

func sample() *bundle.Bundle {
	return &bundle.Bundle{
		Record: bundle.Record{
			Failure: bundle.Failure{Kind: bundle.Crash, Plugin: "p", Stage: "s", Message: "it crashed"},
			Plugins: []bundle.Plugin{{Name: "p", Version: "1.2.3", Digest: strings.Repeat("ab", 32)}},
			Input:   bundle.Input{Name: "in.mlir", Kind: "module", Text: true},
			Plan:    []bundle.Stage{{ID: "a", Pass: "cse"}, {ID: "s", Pass: "boom", Plugin: "p", Options: []bundle.Setting{{Name: "n", Text: "1"}}}},
			Failed:  bundle.Part{By: bundle.ByPlugin, Plugin: "p", First: 1, Count: 1},
		},
		Input: []byte("func @f()\n"), Messages: "it crashed\n", Stderr: "last words", Stack: "goroutine 1",
		StageInput: &bundle.StageInput{Stage: "s", Kind: "module", Data: []byte("func @g()\n")},
		Convention: []byte("x = 1\n"), Dialects: map[string][]byte{"mine": []byte("dialect mine 1.0.0\n")},
	}
}

func TestWriteAndRead(t *testing.T) {
	b := sample()
	path, err := b.Write(t.TempDir())
	require.NoError(t, err)
	assert.Regexp(t, `mlirc-crash-[^/]*\.zip$`, path)
	info, err := os.Stat(path)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	again, err := bundle.Read(path)
	require.NoError(t, err)
	assert.Equal(t, b, again)

	dir := filepath.Join(t.TempDir(), "new")
	require.NoError(t, again.Unpack(dir))
	text, err := os.ReadFile(filepath.Join(dir, "README.txt"))
	require.NoError(t, err)
	assert.Contains(t, string(text), "    a (cse)\n  * s (boom) n=1   [p]\n")
	text, err = os.ReadFile(filepath.Join(dir, "at-s.mlir"))
	require.NoError(t, err)
	assert.Equal(t, "func @g()\n", string(text))
	text, err = os.ReadFile(filepath.Join(dir, "input.mlir"))
	require.NoError(t, err)
	assert.Equal(t, "func @f()\n", string(text))
}

// TestHomeIsHidden everywhere but in the input, which the readme warns of.
func TestHomeIsHidden(t *testing.T) {
	t.Setenv("HOME", "/home/someone")
	const text = "/home/someone/x and /home/someone, but /home/someone2 and /home/someone-else/y"
	const hidden = "~/x and ~, but /home/someone2 and /home/someone-else/y"
	b := sample()
	b.Messages, b.Stderr, b.Stack, b.Input, b.Readable = text, text, text, []byte(text), []byte(text)
	b.Record.Failure.Message, b.Record.Input.Name = text, text
	b.Record.Plugins[0].Path, b.Record.Plugins[0].From = text, text
	b.Record.Plugins[0].Grants = []bundle.Setting{{Name: "read", Text: text, From: text}}
	b.Record.Plan[1].Options[0].Text, b.Record.Plan[1].From = text, text
	b.Record.Settings = []bundle.Setting{{Name: "x.y", Text: text, From: text}}
	b.Record.Tools = []bundle.Tool{{Name: "t", Path: text}}
	path, err := b.Write(t.TempDir())
	require.NoError(t, err)
	z, err := zip.OpenReader(path)
	require.NoError(t, err)
	defer z.Close()
	for _, f := range z.File {
		r, err := f.Open()
		require.NoError(t, err)
		data, err := io.ReadAll(r)
		require.NoError(t, err)
		if f.Name == "input.mlir" {
			assert.Equal(t, text, string(data))
			continue
		}
		assert.NotContains(t, string(data), "/home/someone/", f.Name)
		assert.NotContains(t, string(data), "/home/someone,", f.Name)
	}
	again, err := bundle.Read(path)
	require.NoError(t, err)
	assert.Equal(t, hidden, again.Stderr)
	assert.Equal(t, hidden, again.Record.Plan[1].Options[0].Text)
	readme := new(strings.Builder)
	r, err := z.Open("README.txt")
	require.NoError(t, err)
	_, err = io.Copy(readme, r)
	require.NoError(t, err)
	assert.Contains(t, readme.String(), "names files of your home folder")
}

type entry struct{ name, text string }

func pack(t *testing.T, entries ...entry) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, e := range entries {
		w, err := z.Create(e.name)
		require.NoError(t, err)
		_, err = io.WriteString(w, e.text)
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	return write(t, b.Bytes())
}

func write(t *testing.T, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "b.zip")
	require.NoError(t, os.WriteFile(path, data, 0o600))
	return path
}

func TestHostileBundles(t *testing.T) {
	const fine = `{"format": 1, "input": {"kind": "module"}, "plan": [{"id": "a", "pass": "cse"}], "failed": {"by": "host", "count": 1}}`
	record, input := entry{"bundle.json", fine}, entry{"input.mlir", ""}
	_, err := bundle.Read(pack(t, record, input, entry{"of-the-future.txt", "x"}))
	require.NoError(t, err)

	whole, err := os.ReadFile(pack(t, record, input))
	require.NoError(t, err)
	with := func(failed string) string {
		return pack(t, entry{"bundle.json", strings.Replace(fine, `{"by": "host", "count": 1}`, failed, 1)}, input)
	}
	for want, path := range map[string]string{
		"no such file":                                            filepath.Join(t.TempDir(), "none"),
		"is no failure bundle: zip:":                              write(t, whole[:len(whole)/2]),
		"not a valid zip file":                                    write(t, []byte("func @f()\n")),
		"it has no 'bundle.json'":                                 pack(t, input),
		"it has no input":                                         pack(t, record),
		`its entry "../../etc/x" is no plain name`:                pack(t, record, input, entry{"../../etc/x", ""}),
		`its entry "/etc/x" is no plain name`:                     pack(t, record, input, entry{"/etc/x", ""}),
		`its entry ".." is no plain name`:                         pack(t, record, input, entry{"..", ""}),
		`its entry "..\\x" is no plain name`:                      pack(t, record, input, entry{`..\x`, ""}),
		`it has two entries "bundle.json"`:                        pack(t, record, record, input),
		"its 'bundle.json' is no record":                          pack(t, entry{"bundle.json", "[]"}, input),
		"from a newer mlirc; this one reads format 1: upgrade":    pack(t, entry{"bundle.json", `{"format": 2, "plan": 7}`}, input),
		"it has format 0":                                         pack(t, entry{"bundle.json", `{}`}, input),
		"its input is 'input.ll', but should be 'input.mlir'":     pack(t, record, entry{"input.ll", ""}),
		"stages 0 to 2 of 1 failed":                               with(`{"by": "host", "count": 2}`),
		"stages -1 to 0 of 1 failed":                              with(`{"by": "host", "first": -1, "count": 1}`),
		"of 1 failed":                                             with(`{"by": "host", "first": 9223372036854775807, "count": 1}`),
		"done by 'magic', which is neither the host nor a plugin": with(`{"by": "magic", "count": 1}`),
		"does not say which plugin and stages failed":             with(`{"by": "check", "count": 1}`),
		"its entry 'stack.txt' has more than 16 MiB":              pack(t, record, input, entry{"stack.txt", strings.Repeat("0", 17<<20)}),
	} {
		_, err := bundle.Read(path)
		assert.ErrorContains(t, err, want)
	}
	_, err = bundle.Read(pack(t, append(many(300), record, input)...))
	assert.ErrorContains(t, err, "302 entries, but a bundle has at most 256")
}

func many(n int) []entry {
	list := make([]entry, n)
	for i := range list {
		list[i].name = "x" + strings.Repeat("y", i)
	}
	return list
}

func TestSame(t *testing.T) {
	f := bundle.Failure{Kind: bundle.Nonsense, Plugin: "p", Stage: "s", Message: "p 1.2.3 sent 50 bytes at 0xff00\nmore"}
	other := f
	other.Message = "p 1.2.4 sent 2 bytes at 0x12\nless"
	assert.True(t, f.Same(&other))
	other.Message = "p 1.2.4 sent 2 words at 0x12"
	assert.False(t, f.Same(&other))
	f.Kind, other.Kind = bundle.Deadline, bundle.Deadline
	assert.True(t, f.Same(&other))
	other.Stage = "t"
	assert.False(t, f.Same(&other))
	assert.False(t, f.Same(nil))
}

func TestDifferences(t *testing.T) {
	r := sample().Record
	r.Host = bundle.Host{Version: "0.1.0", Go: "go1", OS: "linux", Arch: "amd64"}
	r.Tools = []bundle.Tool{{Name: "llc", Path: "/13/llc", Digest: "ab"}, {Name: "ld", Path: "/ld", Digest: "cd"}}
	r.Plugins[0].Dialects = []bundle.Dialect{{Name: "d", Version: "1.0.0", Digest: "aa"}}
	assert.Empty(t, r.Differences(r.Host, r.Plugins, r.Tools))
	here := r.Host
	here.Version, here.OS = "0.2.0", "darwin"
	list := r.Differences(here, []bundle.Plugin{
		{Name: "p", Version: "1.2.4", Dialects: []bundle.Dialect{{Name: "d", Version: "1.0.1", Digest: "bb"}}},
		{Name: "another", Version: "1"},
	}, []bundle.Tool{{Name: "llc", Path: "/14/llc", Digest: "ef"}, {Name: "ld", Path: "/bin/ld", Digest: "cd"}})
	var lines []string
	for _, d := range list {
		lines = append(lines, d.String())
	}
	assert.Equal(t, []string{
		"mlirc: 0.1.0 there, 0.2.0 here", "system: linux/amd64 there, darwin/amd64 here",
		"plugin p: 1.2.3 there, 1.2.4 here", "program of plugin p: sha256:abababababab there, comes with mlirc here",
		"definitions of dialect d: 1.0.0 (sha256:aa) there, 1.0.1 (sha256:bb) here", "llc: /13/llc (sha256:ab) there, /14/llc (sha256:ef) here",
	}, lines)
}

func FuzzRead(f *testing.F) {
	path, err := sample().Write(f.TempDir())
	require.NoError(f, err)
	data, err := os.ReadFile(path)
	require.NoError(f, err)
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := bundle.Read(write(t, data))
		if err == nil {
			_ = b.Record.Stages()
		}
	})
}
