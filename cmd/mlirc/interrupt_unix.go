//go:build unix

package main

import (
	"os"
	"syscall"
)

// brokenWrites are the signals of a write to a pipe that nobody reads, and of one
// beyond the largest size of a file.
func brokenWrites() []os.Signal { return []os.Signal{syscall.SIGPIPE, syscall.SIGXFSZ} }
