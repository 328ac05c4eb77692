//go:build !unix

package toolchain

import "os/exec"

// isolate leaves the process as it is: there are no process groups here.
func isolate(*exec.Cmd) {}
