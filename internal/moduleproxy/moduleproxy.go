package moduleproxy

import (
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"

	"github.com/mlirc/mlirc/internal/repository"
)

// Path is the module that is published.
const Path = "github.com/mlirc/mlirc"

// Proxy is a file-system proxy with one version of the module.
type Proxy struct {
	dir string
	env []string
}

// Publish makes a proxy of the files of the repository as they are: all that are
// tracked, and those that are new and not ignored.
func Publish(t testing.TB, version string) *Proxy {
	t.Helper()
	dir := t.TempDir()
	root := repository.Root(t)
	add(t, filepath.Join(dir, "proxy"), module.Version{Path: Path, Version: version}, root, tracked(t, root))
	known := strings.TrimSpace(string(output(t, "go", "env", "GOMODCACHE")))
	upstream := strings.TrimSpace(string(output(t, "go", "env", "GOPROXY")))
	return &Proxy{dir: dir, env: append(os.Environ(),
		"GOPROXY="+fileURL(filepath.Join(dir, "proxy"))+","+fileURL(filepath.Join(known, "cache", "download"))+","+upstream,
		"GOMODCACHE="+filepath.Join(dir, "modules"), // the version is not the one of another run
		"GONOSUMDB="+Path+","+Others, "GOWORK=off", "GOTOOLCHAIN=local", "CGO_ENABLED=0",
		// Writable, so that the folder can be removed; and packages are the same
		// wherever they are, so that those of earlier runs serve.
		"GOFLAGS=-modcacherw -trimpath",
	)}
}

// Add publishes another module, whose path begins with [Others], with all files of a
// folder.
func (p *Proxy) Add(t testing.TB, path, version, folder string) {
	t.Helper()
	var names []string
	require.NoError(t, fs.WalkDir(os.DirFS(folder), ".", func(name string, d fs.DirEntry, err error) error {
		names = append(names, name)
		return err
	}))
	add(t, filepath.Join(p.dir, "proxy"), module.Version{Path: path, Version: version}, folder, names)
}

// Others are prefixes of the paths of other modules, which are not looked up in the public
// database of checksums.
const Others = "example.com"

// add writes the files of a version, with names below root.
func add(t testing.TB, proxy string, m module.Version, root string, names []string) {
	t.Helper()
	dir := filepath.Join(proxy, filepath.FromSlash(m.Path), "@v")
	require.NoError(t, os.MkdirAll(dir, 0o777))
	at := filepath.Join(dir, m.Version)
	info, err := json.Marshal(map[string]string{"Version": m.Version, "Time": time.Unix(0, 0).UTC().Format(time.RFC3339)})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(at+".info", info, 0o666))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "list"), []byte(m.Version+"\n"), 0o666))
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(at+".mod", mod, 0o666))
	archive, err := os.Create(at + ".zip")
	require.NoError(t, err)
	defer archive.Close()
	require.NoError(t, zip.Create(archive, m, files(root, names)))
}

// tracked are the names of the files of the repository.
func tracked(t testing.TB, root string) []string {
	t.Helper()
	names := output(t, "git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	return strings.Split(strings.TrimSuffix(string(names), "\x00"), "\x00")
}

// files are those of the names that are there.
func files(root string, names []string) []zip.File {
	var list []zip.File
	for _, name := range names {
		f := file{name: name, root: root}
		if info, err := f.Lstat(); err == nil && info.Mode().IsRegular() {
			list = append(list, f)
		}
	}
	return list
}

// file is one of the repository.
type file struct{ name, root string }

var _ zip.File = file{}

// Path is that within the module.
func (f file) Path() string { return f.name }

func (f file) at() string { return filepath.Join(f.root, filepath.FromSlash(f.name)) }

// Lstat describes a file.
func (f file) Lstat() (os.FileInfo, error) { return os.Lstat(f.at()) }

// Open opens it.
func (f file) Open() (io.ReadCloser, error) { return os.Open(f.at()) }

func fileURL(path string) string { return "file://" + filepath.ToSlash(path) }

func output(t testing.TB, name string, args ...string) []byte {
	t.Helper()
	out, err := exec.Command(name, args...).Output()
	require.NoError(t, err, "%s %v", name, args)
	return out
}

// Command is a command in a folder that uses the proxy.
func (p *Proxy) Command(dir string, variables []string, name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(slices.Clone(p.env), variables...)
	return cmd
}

// Run runs a command in a folder and returns what it prints.
func (p *Proxy) Run(t testing.TB, dir string, variables []string, name string, args ...string) string {
	t.Helper()
	out, err := p.Command(dir, variables, name, args...).CombinedOutput()
	require.NoError(t, err, "%s %v\n%s", name, args, out)
	return string(out)
}
