package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/files"
)

// unnamed creates a file in a folder that has no name yet, so that nothing is left of it however the process
// ends; nil where the file system knows of none.
func unnamed(dir string, mode fs.FileMode) *os.File {
	fd, err := unix.Open(dir, unix.O_TMPFILE|unix.O_RDWR|unix.O_CLOEXEC, uint32(mode))
	if err != nil {
		return nil
	}
	f := os.NewFile(uintptr(fd), filepath.Join(dir, "unnamed"))
	if _, err := os.Lstat(open(f)); err != nil {
		_ = f.Close()
		return nil
	}
	return f
}

// folder opens a folder, to name what is in it; nil where open files have no names.
func folder(path string) *os.File {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	f := os.NewFile(uintptr(fd), path)
	if info, err := os.Stat(open(f)); err != nil || !info.IsDir() {
		_ = f.Close()
		return nil
	}
	return f
}

// open is a name of an open file, which links can be made of, or of an open folder.
func open(f *os.File) string { return fmt.Sprintf("/proc/self/fd/%d", f.Fd()) }

// rename gives a file without a name one. Where there is a file already, it gets a hidden one first,
// for as long as that takes.
func rename(f *os.File, name string) error {
	err := link(f, name)
	if !errors.Is(err, fs.ErrExist) {
		return err
	}
	hidden, err := files.Hidden(folderOf(name), func(hidden string) (string, error) { return hidden, link(f, hidden) })
	if err != nil {
		return err
	}
	if err = os.Rename(hidden, name); err != nil {
		_ = os.Remove(hidden)
	}
	return err
}

func link(f *os.File, name string) error {
	return unix.Linkat(unix.AT_FDCWD, open(f), unix.AT_FDCWD, name, unix.AT_SYMLINK_FOLLOW)
}
