//go:build unix

package sdk

import (
	"os"

	"golang.org/x/sys/unix"
)

// closeOnExec keeps an inherited file from what this process starts.
func closeOnExec(fd int) { unix.CloseOnExec(fd) }

// detachStdout returns the standard output, for the handshake, and lets everything else that
// writes to it, child processes too, write to standard error: the pipe is not read after its
// first line, and a full pipe blocks for ever.
func detachStdout() (*os.File, error) {
	handshake, err := unix.Dup(1)
	if err != nil {
		return nil, err
	}
	unix.CloseOnExec(handshake)
	if err := unix.Dup2(2, 1); err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(handshake), "handshake"), nil
}
