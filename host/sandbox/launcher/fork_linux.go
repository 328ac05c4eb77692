//go:build !amd64 && !arm64

package launcher

import "syscall"

// branch makes the process of the program.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) branch() {
	m.set(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0)
	m.do()
}
