//go:build !unix

package main

import (
	"os"
	"os/exec"
	"syscall"
)

// brokenWrites are the signals of a write to a pipe without a reader.
func brokenWrites() []os.Signal { return []os.Signal{syscall.SIGPIPE} }

// endedByClosedPipe reports whether a program wrote to a pipe without a reader.
func endedByClosedPipe(*exec.ExitError) bool { return false }
