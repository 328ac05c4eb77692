//go:build unix && !linux

package toolchain

import (
	"os/exec"
	"syscall"
)

// isolate puts a process into a group of its own, which is killed as a whole.
func isolate(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
