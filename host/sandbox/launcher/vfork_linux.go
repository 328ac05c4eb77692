//go:build amd64 || arm64

package launcher

import "syscall"

const cloneVM, cloneVfork = 0x100, 0x4000

// cloneOnto makes a process that calls [walkOn] on another stack.
//
//go:noescape
func cloneOnto(flags, stack uintptr, m *machine) (pid, errno uintptr)

// branch makes the process of the program in the keeper's memory, so that none is copied.
// The keeper stands still until the program is executed.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) branch() {
	at := m.at
	top := (uintptr(m.stack) + stackSize) &^ 15
	pid, errno := cloneOnto(cloneVM|cloneVfork|uintptr(syscall.SIGCHLD), top, m)
	m.at, m.result, m.errno = at, pid, syscall.Errno(errno) // the program has gone further
}

// walkOn is how the program's process goes on.
//
//lint:ignore U1000 cloneOnto calls it, which is assembly
//go:nosplit
//go:norace
//go:nocheckptr
func walkOn(m *machine) {
	m.at++
	m.walk()
}
