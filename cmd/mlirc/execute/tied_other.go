//go:build !linux

package main

import "os/exec"

// runTied runs a process, which outlives this one where that is killed.
func runTied(cmd *exec.Cmd) error { return cmd.Run() }
