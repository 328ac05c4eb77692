//go:build unix

package output_test

import (
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/output"
)

// withUmask sets the umask for a test, which must not run beside others.
func withUmask(t *testing.T, mask int) {
	t.Helper()
	old := syscall.Umask(mask)
	t.Cleanup(func() { syscall.Umask(old) })
}

// descriptor is the number of an open file.
func descriptor(f *os.File) string { return strconv.Itoa(int(f.Fd())) }

func mode(t *testing.T, path string) fs.FileMode {
	t.Helper()
	info, err := os.Stat(path)
	require.NoError(t, err)
	return info.Mode()
}

// TestModes: a file that is there keeps its mode, whatever the umask is; a new one gets
// what the umask leaves, and a program can be run by those who can read it.
func TestModes(t *testing.T) {
	withUmask(t, 0o027)
	dir := t.TempDir()
	for _, old := range []fs.FileMode{0o600, 0o644, 0o666, 0o755, 0o777} {
		path := filepath.Join(dir, old.String())
		require.NoError(t, os.WriteFile(path, nil, 0o600))
		require.NoError(t, os.Chmod(path, old))
		write(t, path, "new")
		assert.Equal(t, old, mode(t, path))
	}
	path := filepath.Join(dir, "new")
	write(t, path, "new")
	assert.Equal(t, fs.FileMode(0o640), mode(t, path))
	f, err := create(t, filepath.Join(dir, "program"))
	require.NoError(t, err)
	f.Executable()
	require.NoError(t, f.Commit())
	assert.Equal(t, fs.FileMode(0o750), mode(t, filepath.Join(dir, "program")))
}

// TestLinkStays: the file that a link leads to is replaced beside itself.
func TestLinkStays(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "a/b"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a/target"), []byte("old"), 0o604))
	for link, target := range map[string]string{"link": "inner", "inner": "away/../target", "away": "a/b", "dangling": "a/new"} {
		require.NoError(t, os.Symlink(target, filepath.Join(dir, link)))
	}
	write(t, filepath.Join(dir, "link"), "new")
	assert.Equal(t, "new", read(t, filepath.Join(dir, "a/target")))
	assert.Equal(t, fs.FileMode(0o604), mode(t, filepath.Join(dir, "a/target")))
	write(t, filepath.Join(dir, "dangling"), "made")
	assert.Equal(t, "made", read(t, filepath.Join(dir, "a/new")))
	for _, link := range []string{"link", "inner", "dangling"} {
		info, err := os.Lstat(filepath.Join(dir, link))
		require.NoError(t, err)
		assert.NotZero(t, info.Mode()&fs.ModeSymlink, link)
	}
	assert.Equal(t, []string{"b", "new", "target"}, names(t, filepath.Join(dir, "a")))
}

// TestOwnerStays needs the superuser, who may set an owner.
func TestOwnerStays(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("only the superuser gives files away")
	}
	path := filepath.Join(t.TempDir(), "a.o")
	require.NoError(t, os.WriteFile(path, nil, 0o640))
	require.NoError(t, os.Chown(path, 12345, 23456))
	write(t, path, "new")
	info, err := os.Stat(path)
	require.NoError(t, err)
	is := info.Sys().(*syscall.Stat_t)
	assert.Equal(t, [2]uint32{12345, 23456}, [2]uint32{is.Uid, is.Gid})
	assert.Equal(t, fs.FileMode(0o640), info.Mode())
}

// TestDescriptor: what is open is written to at its place, and never replaced.
func TestDescriptor(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "log")
	open, err := os.Create(path)
	require.NoError(t, err)
	defer open.Close()
	_, err = open.WriteString("before\n")
	require.NoError(t, err)
	write(t, filepath.Join("/dev/fd", descriptor(open)), "output\n")
	_, err = open.WriteString("after\n")
	require.NoError(t, err)
	assert.Equal(t, "before\noutput\nafter\n", read(t, path))
	assert.Equal(t, []string{"log"}, names(t, dir))

	reader, err := os.Open(path)
	require.NoError(t, err)
	defer reader.Close()
	_, err = create(t, filepath.Join("/dev/fd", descriptor(reader)))
	assert.ErrorContains(t, err, "it is open for the other direction only")
}

// TestFIFO: a reader sees one writer, who comes once.
func TestFIFO(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fifo")
	require.NoError(t, unix.Mkfifo(path, 0o600))
	got := make(chan string)
	go func() {
		text, _ := os.ReadFile(path)
		got <- string(text)
	}()
	write(t, path, "through")
	assert.Equal(t, "through", <-got)
	assert.NotZero(t, mode(t, path)&fs.ModeNamedPipe, "it is still one")
}

// TestFIFOWithoutReader: the end of the context ends the wait, and so does that of a
// reader who reads nothing.
func TestFIFOWithoutReader(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fifo")
	require.NoError(t, unix.Mkfifo(path, 0o600))
	ctx, cancel := context.WithCancel(t.Context())
	var files output.Set
	f, err := files.Create(ctx, path)
	require.NoError(t, err)
	ended := make(chan error)
	go func() { ended <- f.Commit() }()
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)

	ctx, cancel = context.WithCancel(t.Context())
	stuck := filepath.Join(t.TempDir(), "fifo")
	require.NoError(t, unix.Mkfifo(stuck, 0o600))
	f, err = files.Create(ctx, stuck)
	require.NoError(t, err)
	reader, err := os.Open(stuck)
	require.NoError(t, err)
	defer reader.Close()
	_, err = f.Write(make([]byte, 1<<20)) // more than a pipe holds
	require.NoError(t, err)
	go func() { ended <- f.Commit() }()
	_, err = io.ReadFull(reader, make([]byte, 1)) // it has begun
	require.NoError(t, err)
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)
}

// TestClosedPipe: a pipe without a reader is an error unlike others.
func TestClosedPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fifo")
	require.NoError(t, unix.Mkfifo(path, 0o600))
	f, err := create(t, path)
	require.NoError(t, err)
	reader, err := os.Open(path)
	require.NoError(t, err)
	require.NoError(t, reader.Close())
	_, err = f.Write([]byte("output"))
	require.NoError(t, err)
	err = f.Commit()
	require.ErrorIs(t, err, syscall.EPIPE)
	var unwritten *output.Error
	require.ErrorAs(t, err, &unwritten)
	assert.Equal(t, path, unwritten.Name)
}

// TestFullDevice: a device that takes nothing is an error.
func TestFullDevice(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("there is no /dev/full")
	}
	f, err := create(t, "/dev/full")
	require.NoError(t, err)
	_, err = f.Write([]byte("output"))
	require.NoError(t, err)
	assert.EqualError(t, f.Commit(), "cannot write '/dev/full': no space left on device")
}
