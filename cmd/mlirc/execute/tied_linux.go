package execute

import (
	"os/exec"
	"runtime"
	"syscall"
)

// runTied runs a process that dies with this one. The system ties it to the thread that
// starts it, which therefore stays.
func runTied(cmd *exec.Cmd) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	return cmd.Run()
}
