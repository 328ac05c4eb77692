//go:build unix

package scratch

import (
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// lockFolder locks a folder; it fails when another process has.
func lockFolder(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|unix.O_NOFOLLOW|unix.O_DIRECTORY, 0)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		_ = f.Close()
		return nil, err
	}
	return f, nil
}

// flaw says why a folder is not the user's alone; empty: it is.
func flaw(info fs.FileInfo) string {
	owner, ok := info.Sys().(*syscall.Stat_t)
	switch {
	case !info.IsDir():
		return "is no folder"
	case ok && int(owner.Uid) != os.Getuid():
		return fmt.Sprintf("belongs to another user (%d)", owner.Uid)
	case info.Mode().Perm()&0o077 != 0:
		return fmt.Sprintf("is open to other users (mode %04o)", info.Mode().Perm())
	}
	return ""
}
