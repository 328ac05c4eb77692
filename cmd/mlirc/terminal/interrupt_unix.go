//go:build unix

package terminal

import (
	"os"
	"os/exec"
	"syscall"
)

// brokenWrites are the signals of a write to a pipe without a reader, and of one
// beyond the largest size of a file.
func brokenWrites() []os.Signal { return []os.Signal{syscall.SIGPIPE, syscall.SIGXFSZ} }

// EndedByClosedPipe reports whether a program wrote to a pipe without a reader.
func EndedByClosedPipe(exit *exec.ExitError) bool {
	status, ok := exit.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGPIPE
}
