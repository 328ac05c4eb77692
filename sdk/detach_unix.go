//go:build unix

package sdk

import (
	"os"

	"golang.org/x/sys/unix"
)

// closeOnExec keeps an inherited file from what this process starts.
func closeOnExec(fd int) { unix.CloseOnExec(fd) }

// detachStdout keeps the standard output for the handshake and lets everything else that writes
// to it, child processes too, write to standard error: the pipe is not read after its first
// line, and a full pipe blocks for ever. It returns standard error.
func detachStdout() (*os.File, error) {
	errors := os.Stderr
	handshake, err := unix.Dup(1)
	if err != nil {
		return nil, err
	}
	unix.CloseOnExec(handshake)
	if err := unix.Dup2(2, 1); err != nil {
		return nil, err
	}
	os.Stdout = os.NewFile(uintptr(handshake), "handshake")
	return errors, nil
}
