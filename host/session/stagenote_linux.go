package session

import (
	"os"

	"golang.org/x/sys/unix"
)

// newStageFile returns a file in memory for a plugin to inherit, nil where there is none.
func newStageFile() *os.File {
	fd, err := unix.MemfdCreate("mlirc-stage", unix.MFD_CLOEXEC)
	if err != nil {
		return nil
	}
	return os.NewFile(uintptr(fd), "mlirc-stage")
}
