//go:build !unix

package main

import (
	"os"
	"syscall"
)

// brokenWrites are the signals of a write to a pipe that nobody reads.
func brokenWrites() []os.Signal { return []os.Signal{syscall.SIGPIPE} }
