//go:build unix

package scratch

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// holder is a variable that makes a process of this test hold a folder until it is
// killed.
const holder = "SCRATCH_HOLDER"

func TestMain(m *testing.M) {
	if os.Getenv(holder) == "" {
		os.Exit(m.Run())
	}
	own, err := New()
	fmt.Println(own.Path, err)
	_, _ = io.Copy(io.Discard, os.Stdin) // until it is killed
	runtime.KeepAlive(own)
}

func TestNew(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	own, err := New()
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(filepath.Join(own.Path, "a/b"), 0o700))
	for _, path := range []string{own.Path, filepath.Dir(own.Path)} {
		info, err := os.Stat(path)
		require.NoError(t, err)
		assert.Equal(t, os.ModeDir|0o700, info.Mode(), path)
	}
	RemoveLeftovers()
	assert.DirExists(t, own.Path, "it is in use")
	own.Remove()
	assert.NoDirExists(t, own.Path)
}

// TestKilled: what a process that was killed has left goes when the next one
// comes, and not before.
func TestKilled(t *testing.T) {
	temporary, err := os.MkdirTemp("/tmp", "") // short enough to be used
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(temporary) })
	t.Setenv("TMPDIR", temporary)
	other := exec.Command(os.Args[0])
	other.Env = append(os.Environ(), holder+"=1")
	out, err := other.StdoutPipe()
	require.NoError(t, err)
	_, err = other.StdinPipe() // open as long as the process runs
	require.NoError(t, err)
	require.NoError(t, other.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	path := strings.TrimSuffix(line, " <nil>\n")
	require.True(t, strings.HasPrefix(path, temporary), line)
	require.NoError(t, os.WriteFile(filepath.Join(path, "plugin1"), nil, 0o600))
	RemoveLeftovers()
	assert.DirExists(t, path)
	require.NoError(t, other.Process.Kill())
	_ = other.Wait()
	assert.DirExists(t, path)
	RemoveLeftovers()
	assert.NoDirExists(t, path)
}

// TestLeftovers removes folders that no host holds, and nothing else: above all
// not what links lead to.
func TestLeftovers(t *testing.T) {
	base, elsewhere := t.TempDir(), t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(base, "gone/sockets"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(elsewhere, "dear"), nil, 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(base, "file"), nil, 0o600))
	require.NoError(t, os.Symlink(elsewhere, filepath.Join(base, "link")))
	require.NoError(t, os.Symlink(elsewhere, filepath.Join(base, "gone/link")))
	removeLeftovers(base)
	assert.NoDirExists(t, filepath.Join(base, "gone"))
	for _, kept := range []string{filepath.Join(base, "file"), filepath.Join(base, "link"), filepath.Join(elsewhere, "dear")} {
		_, err := os.Lstat(kept)
		assert.NoError(t, err, kept)
	}
}

// TestSideBySide makes folders while others look for leftovers: a folder that was
// given out stays.
func TestSideBySide(t *testing.T) {
	base := t.TempDir()
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 50 {
				own, err := newIn(base)
				if !assert.NoError(t, err) {
					return
				}
				removeLeftovers(base)
				assert.NoError(t, os.WriteFile(filepath.Join(own.Path, "a"), nil, 0o600))
				own.Remove()
			}
		})
	}
	all.Wait()
}

// TestBase refuses a folder that others could reach.
func TestBase(t *testing.T) {
	for want, lay := range map[string]func(path string) error{
		"is open to other users (mode 0755)": func(path string) error { return os.Mkdir(path, 0o755) },
		"is no folder":                       func(path string) error { return os.Symlink(t.TempDir(), path) },
	} {
		temporary, err := os.MkdirTemp("/tmp", "")
		require.NoError(t, err)
		t.Cleanup(func() { _ = os.RemoveAll(temporary) })
		path := filepath.Join(temporary, baseName())
		require.NoError(t, lay(path))
		_, err = base(temporary)
		assert.EqualError(t, err, "the folder for temporary files '"+path+"' "+want+"; remove it, or let TMPDIR name another place")
	}
	info, err := os.Lstat("/proc/1")
	if err == nil && os.Getuid() != 0 {
		assert.Equal(t, "belongs to another user (0)", flaw(info))
	}
	_, err = base("/tmp/none/of/that/name")
	assert.ErrorIs(t, err, os.ErrNotExist)
}

// TestShort: long names leave no room for a socket.
func TestShort(t *testing.T) {
	assert.Equal(t, "/tmp", short("/"+strings.Repeat("x", longest)))
	assert.Equal(t, "/short", short("/short"))
}

// TestDeep: folders that lie deeper than this process may open descriptors are removed.
func TestDeep(t *testing.T) {
	f, err := newIn(t.TempDir())
	require.NoError(t, err)
	t.Chdir(f.Path)
	for range 1000 {
		require.NoError(t, os.Mkdir("d", 0o700))
		require.NoError(t, os.WriteFile("file", nil, 0o600))
		require.NoError(t, unix.Chdir("d"))
	}
	require.NoError(t, unix.Chdir("/"))
	var before unix.Rlimit
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_NOFILE, &before))
	t.Cleanup(func() { _ = unix.Setrlimit(unix.RLIMIT_NOFILE, &before) })
	require.NoError(t, unix.Setrlimit(unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: 256, Max: before.Max}))
	f.Remove()
	assert.NoDirExists(t, f.Path)
}
