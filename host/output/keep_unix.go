//go:build unix

package output

import (
	"errors"
	"os"
	"syscall"

	"github.com/mlirc/mlirc/host/files"
)

// isRunning reports whether a file cannot be opened for writing because a process
// runs it.
func isRunning(err error) bool { return errors.Is(err, syscall.ETXTBSY) }

// keep gives a file the mode, the access control list, the owner and the group of the
// one that it replaces. Only the superuser may set another owner, and a user a group
// that is not one of theirs; others than the old group must not get its access then.
func keep(f *os.File, old files.Place) error {
	mode := old.Info.Mode().Perm()
	hasGroup := true
	if was, ok := old.Info.Sys().(*syscall.Stat_t); ok {
		hasGroup = own(f, was)
	}
	if !hasGroup {
		return f.Chmod(mode &^ (0o070 &^ (mode & 0o007 << 3)))
	}
	if err := f.Chmod(mode); err != nil {
		return err
	}
	return copyAccess(f, old.Path)
}

// own sets owner and group, and reports whether the group is the old one.
func own(f *os.File, was *syscall.Stat_t) bool {
	info, err := f.Stat()
	if err != nil {
		return false
	}
	is, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return false
	}
	if is.Uid == was.Uid && is.Gid == was.Gid || f.Chown(int(was.Uid), int(was.Gid)) == nil {
		return true
	}
	return is.Gid == was.Gid || f.Chown(-1, int(was.Gid)) == nil
}
