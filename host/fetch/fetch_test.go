package fetch

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	for _, text := range []string{
		"git+https://example.com/u.git", "git+https://example.com/u.git@v1.2.3#subdirectory=a/b", "git+ssh://git@example.com/u@main",
		"git+file:///srv/u", "https://example.com/u.tar.gz", "https://example.com/u#sha256=" + strings.Repeat("0a", 32),
		"https://example.com/u.zip#subdirectory=a&sha256=" + strings.Repeat("0a", 32),
	} {
		p, err := Parse(text)
		require.NoError(t, err, text)
		assert.True(t, IsPlace(text), text)
		assert.Equal(t, text, p.String())
	}
	p, err := Parse("git+ssh://git@example.com/u@main")
	require.NoError(t, err)
	assert.Equal(t, &Place{URL: "ssh://git@example.com/u", Git: true, Ref: "main"}, p)
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"git+ext::sh -c true":                         "is no git repository that can be fetched",
		"git+http://example.com/u":                    "is no git repository that can be fetched",
		"git+file://host/u":                           "is no git repository that can be fetched",
		"git+ssh://-oProxyCommand=x/u":                "is no git repository that can be fetched",
		"http://example.com/u.zip":                    "cannot be fetched; write https://HOST/PATH",
		"file:///u.zip":                               "cannot be fetched",
		"git+https://example.com/u@--upload-pack=x":   "is no branch, tag or commit",
		"git+https://example.com/u@a..b":              "is no branch, tag or commit",
		"git+https://example.com/u@":                  "'' is no branch, tag or commit",
		"git+https://example.com/u#subdirectory=../x": "is no folder inside",
		"git+https://example.com/u#sha256=00":         "name its commit behind @",
		"https://example.com/u#sha256=00":             "is no SHA-256",
		"https://example.com/u#md5=00":                "is not known behind #",
		"https://exa mple.com/%zz":                    "is no place",
	} {
		_, err := Parse(text)
		assert.ErrorContains(t, err, want, text)
	}
}

// repository makes a git repository of two commits, the first tagged v1.
func repository(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		if os.Getenv("CI") != "" {
			require.FailNow(t, "there is no git")
		}
		t.Skip("there is no git")
	}
	dir := t.TempDir()
	run := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", append([]string{"-c", "user.name=x", "-c", "user.email=x@example.com"}, args...)...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
	}
	run("init", "--quiet", "-b", "main")
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "sub"), 0o755))
	for i, text := range []string{"one", "two"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "sub", "file"), []byte(text), 0o644))
		run("add", "-A")
		run("commit", "--quiet", "-m", text)
		if i == 0 {
			run("tag", "v1")
		}
	}
	return "git+file://" + dir
}

func fetched(t *testing.T, text string, transport http.RoundTripper) *Result {
	t.Helper()
	p, err := Parse(text)
	require.NoError(t, err)
	p.transport = transport
	got, err := p.Fetch(t.Context(), t.TempDir())
	require.NoError(t, err)
	return got
}

func TestGit(t *testing.T) {
	source := repository(t)
	for ref, want := range map[string]string{"": "two", "@v1": "one", "@main": "two"} {
		got := fetched(t, source+ref+"#subdirectory=sub", nil)
		text, err := os.ReadFile(filepath.Join(got.Path, "file"))
		require.NoError(t, err)
		assert.Equal(t, want, string(text))
		assert.Regexp(t, `@[0-9a-f]{40}#subdirectory=sub$`, got.Pinned)
		again := fetched(t, got.Pinned, nil) // of an old commit, too, which no branch shows
		assert.Equal(t, got.Pinned, again.Pinned)
		text, err = os.ReadFile(filepath.Join(again.Path, "file"))
		require.NoError(t, err)
		assert.Equal(t, want, string(text))
	}
	for text, want := range map[string]string{
		source + "@v2":                 "has no 'v2'",
		source + "#subdirectory=other": "has no folder 'other'",
		source + "-none":               "cannot be had",
	} {
		p, err := Parse(text)
		require.NoError(t, err)
		_, err = p.Fetch(t.Context(), t.TempDir())
		assert.ErrorContains(t, err, want)
	}
	at := strings.TrimPrefix(source, "git+file://")
	require.NoError(t, os.Symlink("/etc/passwd", filepath.Join(at, "sub", "secret")))
	for _, args := range [][]string{{"add", "-A"}, {"-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "link"}} {
		out, err := exec.Command("git", append([]string{"-C", at}, args...)...).CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	outside, err := Parse(source)
	require.NoError(t, err)
	_, err = outside.Fetch(t.Context(), t.TempDir())
	assert.ErrorContains(t, err, "leads outside of what was fetched")
	t.Setenv("PATH", t.TempDir())
	p, err := Parse(source)
	require.NoError(t, err)
	_, err = p.Fetch(t.Context(), t.TempDir())
	assert.ErrorIs(t, err, errNoGit)
}

// TestGitRunsNothing: a repository chooses no filter of the user's configuration, and brings no
// submodule with it.
func TestGitRunsNothing(t *testing.T) {
	source := repository(t)
	at, other := strings.TrimPrefix(source, "git+file://"), strings.TrimPrefix(repository(t), "git+file://")
	ran := filepath.Join(t.TempDir(), "ran")
	settings := filepath.Join(t.TempDir(), "config")
	require.NoError(t, os.WriteFile(settings, []byte("[filter \"lfs\"]\nsmudge = touch "+ran+"; cat\nrequired = true\n[submodule]\nrecurse = true\n[protocol \"file\"]\nallow = always\n"), 0o644))
	git := func(args ...string) {
		out, err := exec.Command("git", append([]string{"-C", at, "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "protocol.file.allow=always"}, args...)...).CombinedOutput()
		require.NoError(t, err, "%s", out)
	}
	require.NoError(t, os.WriteFile(filepath.Join(at, ".lfsconfig"), []byte("[lfs]\nurl = https://example.com/x\n"), 0o644))
	git("add", ".lfsconfig")
	git("submodule", "--quiet", "add", "file://"+other, "module")
	attributes := hashed(t, at, "* filter=lfs ident text eol=crlf working-tree-encoding=UTF-16\n")
	git("update-index", "--add", "--cacheinfo", "100644,"+attributes+",.gitattributes")
	git("commit", "-q", "-m", "filters")
	t.Setenv("GIT_CONFIG_GLOBAL", settings)
	got := fetched(t, source, nil)
	text, err := os.ReadFile(filepath.Join(got.Path, "sub", "file"))
	require.NoError(t, err)
	assert.Equal(t, "two", string(text))
	assert.NoFileExists(t, ran)
	left, err := os.ReadDir(filepath.Join(got.Path, "module"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

// TestGitOfTheUser: what git says of the user's repository, as it does to its hooks, is not about the one
// that is fetched, and settings of the user's that lead elsewhere run no program.
func TestGitOfTheUser(t *testing.T) {
	source := repository(t)
	index := filepath.Join(t.TempDir(), "index")
	require.NoError(t, os.WriteFile(index, []byte("the user's"), 0o644))
	objects := t.TempDir()
	t.Setenv("GIT_INDEX_FILE", index)
	t.Setenv("GIT_OBJECT_DIRECTORY", objects)
	t.Setenv("GIT_DIR", "/nowhere")
	got := fetched(t, source, nil)
	assert.FileExists(t, filepath.Join(got.Path, "sub", "file"))
	text, err := os.ReadFile(index)
	require.NoError(t, err)
	assert.Equal(t, "the user's", string(text))
	left, err := os.ReadDir(objects)
	require.NoError(t, err)
	assert.Empty(t, left)

	ran := filepath.Join(t.TempDir(), "ran")
	settings := filepath.Join(t.TempDir(), "config")
	require.NoError(t, os.WriteFile(settings, []byte("[url \"ext::touch "+ran+" \"]\ninsteadOf = file://\n[protocol]\nallow = always\n"), 0o644))
	t.Setenv("GIT_CONFIG_GLOBAL", settings)
	p, err := Parse(source)
	require.NoError(t, err)
	_, err = p.Fetch(t.Context(), t.TempDir())
	assert.ErrorContains(t, err, "transport 'ext' not allowed")
	assert.NoFileExists(t, ran)
}

// TestGitRefuses: a repository whose objects lie elsewhere is copied, not linked to, its settings count
// for nothing, and no file of it is called as git's own folder is, in whatever case.
func TestGitRefuses(t *testing.T) {
	source := repository(t)
	at := strings.TrimPrefix(source, "git+file://")
	elsewhere := filepath.Join(t.TempDir(), "objects")
	require.NoError(t, os.Rename(filepath.Join(at, ".git", "objects"), elsewhere))
	require.NoError(t, os.MkdirAll(filepath.Join(at, ".git", "objects", "info"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(at, ".git", "objects", "info", "alternates"), []byte(elsewhere+"\n"), 0o644))
	ran := filepath.Join(t.TempDir(), "ran")
	config, err := os.OpenFile(filepath.Join(at, ".git", "config"), os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = fmt.Fprintf(config, "[uploadpack]\npackObjectsHook = touch %[1]s; true\n[core]\nfsmonitor = touch %[1]s\n", ran)
	require.NoError(t, err)
	require.NoError(t, config.Close())
	got := fetched(t, source, nil)
	assert.FileExists(t, filepath.Join(got.Path, "sub", "file"))
	assert.NoFileExists(t, filepath.Join(got.Path, ".git", "objects", "info", "alternates"))
	assert.NoFileExists(t, ran)

	blob := hashed(t, at, "[core]\nfsmonitor = touch "+ran+"\n")
	tree := func(entries string) string {
		return piped(t, entries, "-C", at, "mktree", "--missing")
	}
	for _, name := range []string{".GIT", ".Git", "git~1", ".git "} {
		root := tree("040000 tree " + tree("100644 blob "+blob+"\tconfig\n") + "\t" + name + "\n")
		commit := piped(t, "", "-C", at, "-c", "user.name=x", "-c", "user.email=x@example.com", "commit-tree", "-m", "own", root)
		piped(t, "", "-C", at, "tag", "-f", "own", commit)
		p, err := Parse(source + "@own")
		require.NoError(t, err)
		_, err = p.Fetch(t.Context(), t.TempDir())
		assert.Error(t, err, "%q", name)
		assert.NoFileExists(t, ran)
	}
}

// piped runs git with an input.
func piped(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Stdin = strings.NewReader(stdin)
	out, err := cmd.Output()
	require.NoError(t, err, "%v", args)
	return strings.TrimSpace(string(out))
}

// hashed puts a text into a repository, and returns its name there.
func hashed(t *testing.T, at, text string) string {
	t.Helper()
	return piped(t, text, "-C", at, "hash-object", "-w", "--stdin")
}

// entry is a file of an archive: a link if it has a target, and what the kind says if it has one.
type entry struct {
	name, text, target string
	kind               byte
}

func tarred(t *testing.T, entries ...entry) []byte {
	t.Helper()
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	w := tar.NewWriter(z)
	for _, e := range entries {
		h := &tar.Header{Name: e.name, Mode: 0o755, Size: int64(len(e.text)), Typeflag: tar.TypeReg}
		if e.target != "" {
			h.Typeflag, h.Linkname = tar.TypeSymlink, e.target
		}
		if e.kind != 0 {
			h.Typeflag = e.kind
		}
		require.NoError(t, w.WriteHeader(h))
		_, err := w.Write([]byte(e.text))
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	require.NoError(t, z.Close())
	return out.Bytes()
}

func zipped(t *testing.T, entries ...entry) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, e := range entries {
		f, err := w.Create(e.name)
		require.NoError(t, err)
		_, err = io.WriteString(f, e.text)
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return out.Bytes()
}

// serve serves files, to who uses the transport.
func serve(t *testing.T, files map[string][]byte) (base string, transport http.RoundTripper) {
	t.Helper()
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/plain" {
			http.Redirect(w, r, "http://example.com/", http.StatusFound)
			return
		}
		text, ok := files[strings.TrimPrefix(r.URL.Path, "/")]
		if !ok {
			http.NotFound(w, r)
			return
		}
		_, _ = w.Write(text)
	}))
	t.Cleanup(server.Close)
	return server.URL + "/", server.Client().Transport
}

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}

func TestDownload(t *testing.T) {
	archive := tarred(t, entry{name: "u-1.0/bin/tool", text: "x"}, entry{name: "u-1.0/link", target: "bin/tool"})
	files := map[string][]byte{
		"u.tar.gz": archive, "u.zip": zipped(t, entry{name: "a", text: "1"}, entry{name: "b/c", text: "2"}), "program": []byte("#!/bin/sh\n"),
	}
	base, transport := serve(t, files)
	got := fetched(t, base+"u.tar.gz", transport)
	assert.Equal(t, base+"u.tar.gz#sha256="+sum(archive), got.Pinned)
	info, err := os.Stat(filepath.Join(got.Path, "link"))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o755), info.Mode())
	assert.Equal(t, got.Pinned, fetched(t, got.Pinned, transport).Pinned)
	assert.FileExists(t, filepath.Join(fetched(t, base+"u.tar.gz#subdirectory=bin", transport).Path, "tool"))
	assert.FileExists(t, filepath.Join(fetched(t, base+"u.zip", transport).Path, "b", "c"))
	program := fetched(t, base+"program", transport).Path
	assert.Equal(t, "program", filepath.Base(program))
	info, err = os.Stat(program)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o755), info.Mode())
}

func TestDownloadRefuses(t *testing.T) {
	base, transport := serve(t, map[string][]byte{
		"up.tar.gz":    tarred(t, entry{name: "../x", text: "1"}),
		"root.tar.gz":  tarred(t, entry{name: "/x", text: "1"}),
		"twice.tar.gz": tarred(t, entry{name: "x", text: "1"}, entry{name: "x", text: "2"}),
		"out.tar.gz":   tarred(t, entry{name: "a/l", target: "../../y"}),
		"far.tar.gz":   tarred(t, entry{name: "l", target: "/etc/passwd"}),
		// Each link alone seems to stay inside.
		"detour.tar.gz":  tarred(t, entry{name: "d/x/y", text: "1"}, entry{name: "d/x/up", target: "../.."}, entry{name: "d/x/l", target: "up/../u"}),
		"through.tar.gz": tarred(t, entry{name: "l", target: ".."}, entry{name: "l/x", text: "1"}),
		// Where case does not count, the second is the first.
		"case.tar.gz":   tarred(t, entry{name: "L", target: ".."}, entry{name: "l/x", text: "1"}),
		"hard.tar.gz":   tarred(t, entry{name: "l", target: "/etc/passwd", kind: tar.TypeLink}),
		"device.tar.gz": tarred(t, entry{name: "d", kind: tar.TypeBlock}),
		"pipe.tar.gz":   tarred(t, entry{name: "p\nforged", kind: tar.TypeFifo}),
		"up.zip":        zipped(t, entry{name: "../x", text: "1"}),
		"root.zip":      zipped(t, entry{name: "/x", text: "1"}),
		"not.tar.gz":    []byte("nothing"),
		"not.zip":       []byte("nothing"),
		"program":       []byte("x"),
	})
	for name, want := range map[string]string{
		"up.tar.gz": "path escapes from parent", "root.tar.gz": "path escapes from parent", "twice.tar.gz": "file exists",
		"out.tar.gz": "leads", "far.tar.gz": "the link 'l' leads outside of what was fetched", "detour.tar.gz": "the link 'd/x/l' leads",
		"case.tar.gz": "the link 'L' leads outside of what was fetched",
		"hard.tar.gz": "'l' is neither a file, a folder nor a link", "device.tar.gz": "'d' is neither", "pipe.tar.gz": `'p\0Aforged' is neither`,
		"up.zip": "path escapes from parent", "root.zip": "path escapes from parent",
		"through.tar.gz": "path escapes from parent", "not.tar.gz": "unexpected EOF", "not.zip": "not a valid zip file",
		"none": "cannot be had: 404", "plain": "only https is", "program#subdirectory=a": "is no archive",
		"program#sha256=" + strings.Repeat("0", 64): "is not what it is said to be",
	} {
		p, err := Parse(base + name)
		require.NoError(t, err)
		p.transport = transport
		_, err = p.Fetch(t.Context(), t.TempDir())
		assert.ErrorContains(t, err, want, name)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p, err := Parse(base + "program")
	require.NoError(t, err)
	p.transport = transport
	_, err = p.Fetch(ctx, t.TempDir())
	assert.ErrorIs(t, err, context.Canceled)
}

// TestBounds: an archive that unpacks to more than there may be is given up.
func TestBounds(t *testing.T) {
	root, err := os.OpenRoot(t.TempDir())
	require.NoError(t, err)
	defer root.Close()
	u := &unpacking{root: root, left: 3, files: 2}
	require.NoError(t, u.file("a/b", false, strings.NewReader("12")))
	assert.ErrorIs(t, u.file("c", false, strings.NewReader("34")), errTooLarge)
	assert.ErrorIs(t, u.folder("d"), errTooLarge)
}

// TestGitBounds: a commit of few objects that would be a million files is not written, and the
// names of its files stay within the line of an error.
func TestGitBounds(t *testing.T) {
	source := repository(t)
	at := strings.TrimPrefix(source, "git+file://")
	git := func(stdin string, args ...string) string {
		return piped(t, stdin, append([]string{"-C", at, "-c", "user.name=a", "-c", "user.email=a@example.com"}, args...)...)
	}
	kind, object := "100644 blob", git("x", "hash-object", "-w", "--stdin")
	for range 3 {
		var entries strings.Builder
		for i := range 100 {
			fmt.Fprintf(&entries, "%s %s\te%02d\n", kind, object, i)
		}
		kind, object = "040000 tree", git(entries.String(), "mktree")
	}
	git("", "tag", "bomb", git("", "commit-tree", "-m", "bomb", object))
	link := git("/etc/passwd", "hash-object", "-w", "--stdin")
	tree := git("120000 blob "+link+"\ta\nforged\x00", "mktree", "-z")
	git("", "tag", "link", git("", "commit-tree", "-m", "link", tree))
	for ref, want := range map[string]string{
		"bomb": "it has more than 100000 files or 1024 MiB, which no plugin has",
		"link": `the link 'a\0Aforged' leads outside of what was fetched`,
	} {
		p, err := Parse(source + "@" + ref)
		require.NoError(t, err)
		into := t.TempDir()
		_, err = p.Fetch(t.Context(), into)
		require.ErrorContains(t, err, want)
		if ref == "bomb" {
			assert.NoDirExists(t, filepath.Join(into, "e00"))
		}
	}
	assert.ErrorIs(t, addUp(strings.NewReader("100644 blob x 9\ta\x00100644 blob x 2\tb\x00"), 9, 10), errTooLarge)
	assert.NoError(t, addUp(strings.NewReader("100644 blob x 9\ta\x00040000 tree x -\tb\x00"), 9, 10))
}

// TestListBounds: what an archive says of its files is bounded, too.
func TestListBounds(t *testing.T) {
	root, err := os.OpenRoot(t.TempDir())
	require.NoError(t, err)
	defer root.Close()
	at := filepath.Join(t.TempDir(), "archive")
	// One says nothing again and again.
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for range 3 {
		require.NoError(t, w.WriteHeader(&tar.Header{Typeflag: tar.TypeXGlobalHeader, PAXRecords: map[string]string{"comment": "x"}}))
	}
	require.NoError(t, w.Close())
	require.NoError(t, os.WriteFile(at, out.Bytes(), 0o600))
	require.NoError(t, (&unpacking{root: root, left: 9, files: 3}).tar(at, false))
	require.ErrorIs(t, (&unpacking{root: root, left: 9, files: 2}).tar(at, false), errTooLarge)
	// One lists more than anybody could.
	entry := make([]byte, 46)
	copy(entry, "PK\x01\x02")
	const count = mostListed/46 + 1000
	text := append(bytes.Repeat(entry, count), make([]byte, 22)...)
	end := text[len(text)-22:]
	copy(end, "PK\x05\x06")
	binary.LittleEndian.PutUint16(end[8:], count&0xffff)
	binary.LittleEndian.PutUint16(end[10:], count&0xffff)
	binary.LittleEndian.PutUint32(end[12:], uint32(len(text)-22))
	require.NoError(t, os.WriteFile(at, text, 0o600))
	require.EqualError(t, (&unpacking{root: root, left: 9, files: 9}).zip(at), "what it says of its files has more than 64 MiB")
}
