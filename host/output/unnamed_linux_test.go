package output_test

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// TestNothingBeside: an output that is neither committed nor discarded, as when the process
// is killed, is not there.
func TestNothingBeside(t *testing.T) {
	dir := t.TempDir()
	if fd, err := unix.Open(dir, unix.O_TMPFILE|unix.O_RDWR, 0o600); err != nil {
		t.Skip("the file system has no files without names")
	} else {
		require.NoError(t, unix.Close(fd))
	}
	path := filepath.Join(dir, "a.o")
	f, err := create(t, path)
	require.NoError(t, err)
	_, err = f.Write([]byte("half"))
	require.NoError(t, err)
	assert.Empty(t, names(t, dir))
	require.NoError(t, os.WriteFile(path, []byte("someone else's"), 0o644))
	require.NoError(t, f.Commit())
	got, _ := os.ReadFile(path)
	assert.Equal(t, "half", string(got))
	assert.Equal(t, []string{"a.o"}, names(t, dir))
}

// TestFolderStays: an output goes to the folder that was there when it was prepared, although
// a link to another has taken its name.
func TestFolderStays(t *testing.T) {
	for _, old := range []string{"", "old"} {
		dir := t.TempDir()
		at := func(name string) string { return filepath.Join(dir, name) }
		require.NoError(t, os.Mkdir(at("granted"), 0o755))
		require.NoError(t, os.Mkdir(at("other"), 0o755))
		if old != "" {
			require.NoError(t, os.WriteFile(at("granted/a.o"), []byte(old), 0o600))
		}
		f, err := create(t, at("granted/a.o"))
		require.NoError(t, err)
		_, err = f.Write([]byte("new"))
		require.NoError(t, err)
		require.NoError(t, os.Rename(at("granted"), at("moved")))
		require.NoError(t, os.Symlink(at("other"), at("granted")))
		require.NoError(t, f.Commit())
		assert.Empty(t, names(t, at("other")))
		assert.Equal(t, []string{"a.o"}, names(t, at("moved")))
		assert.Equal(t, "new", read(t, at("moved/a.o")))
	}
}

// TestFileOfAnotherProcess: what another process has open is written to by its link.
func TestFileOfAnotherProcess(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log")
	log, err := os.Create(path)
	require.NoError(t, err)
	defer log.Close()
	other := exec.Command("sleep", "1000")
	other.Stdout = log
	require.NoError(t, other.Start())
	defer func() {
		_ = other.Process.Kill()
		_ = other.Wait()
	}()
	write(t, fmt.Sprintf("/proc/%d/fd/1", other.Process.Pid), "output")
	assert.Equal(t, "output", read(t, path))
}

// TestAccessStays: a list says more than the mode, in which the bits of the group are
// only the most that any entry grants.
func TestAccessStays(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.o")
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	// The user and user 12345 may read and write, the group and others nothing.
	list := []byte{2, 0, 0, 0}
	for _, e := range [][3]uint32{{1, 6, 1<<32 - 1}, {2, 6, 12345}, {4, 0, 1<<32 - 1}, {0x10, 6, 1<<32 - 1}, {0x20, 0, 1<<32 - 1}} {
		list = binary.LittleEndian.AppendUint16(list, uint16(e[0]))
		list = binary.LittleEndian.AppendUint16(list, uint16(e[1]))
		list = binary.LittleEndian.AppendUint32(list, e[2])
	}
	const attribute = "system.posix_acl_access"
	if err := unix.Setxattr(path, attribute, list, 0); err != nil {
		t.Skip("the file system has no access control lists")
	}
	write(t, path, "new")
	got := make([]byte, 1024)
	n, err := unix.Getxattr(path, attribute, got)
	require.NoError(t, err)
	assert.Equal(t, list, got[:n])
	assert.Equal(t, "new", read(t, path))
}
