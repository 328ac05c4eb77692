package launcher

import (
	"syscall"
	"unsafe"
)

// machine is a script laid out for the code that walks it after a fork. What it points
// to is kept alive by whoever made it.
type machine struct {
	steps     unsafe.Pointer // of step
	registers unsafe.Pointer // of uintptr
	birth     uintptr        // where failures are told
	count     uintptr        // of steps
	status    uint32
	record    Record
}

// Record is what a keeper or a launcher says.
type Record struct {
	What  uint64
	Value uint64
	Step  uint64 // of a failure
}

// What a record tells.
const (
	Failed    uint64 = 1 + iota // a step, with the number of the error
	Ended                       // the program, with its wait status
	Memory                      // too much of it, in bytes: the program is killed
	Processes                   // too many of them: the program is killed
	Refused                     // no process could be made, with the number of the error
)

const recordSize = unsafe.Sizeof(Record{})

// bear forks a process that walks the script.
//
// What follows runs in a forked copy of one thread. The runtime of Go does not know of
// it: no stack may grow, nothing may be allocated, no lock taken.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) bear(flags uintptr, pidfd *int32) (pid uintptr, errno syscall.Errno) {
	pid, _, errno = syscall.RawSyscall6(syscall.SYS_CLONE, flags, 0, uintptr(unsafe.Pointer(pidfd)), 0, 0, 0)
	if errno == 0 && pid == 0 {
		m.walk()
	}
	return pid, errno
}

// walk does the steps. It does not return.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) walk() {
	for at := uintptr(0); at < m.count; at++ {
		s := (*step)(unsafe.Add(m.steps, at*unsafe.Sizeof(step{})))
		var r uintptr
		var errno syscall.Errno
		switch s.code {
		case call:
			r, _, errno = syscall.RawSyscall6(s.number, m.value(s, 0), m.value(s, 1), m.value(s, 2), m.value(s, 3), m.value(s, 4), m.value(s, 5))
		case skipFailed:
			if int(m.value(s, 0)) < 0 {
				at += uintptr(s.skip)
			}
			continue
		case rule:
			errno = m.addRule(s)
		case fork:
			r, _, errno = syscall.RawSyscall6(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0, 0, 0)
			if errno == 0 && r != 0 {
				at += uintptr(s.skip)
			}
		case keep:
			m.keep(m.value(s, 0), m.value(s, 1), m.value(s, 2) != 0)
		case defaults:
			for signal := uintptr(1); signal <= 64; signal++ {
				_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, signal, m.value(s, 0), 0, 8, 0, 0)
			}
		case capabilities:
			for c := uintptr(0); c < 64; c++ {
				if m.value(s, 0)>>c&1 == 0 {
					_, _, _ = syscall.RawSyscall6(syscall.SYS_PRCTL, prCapbsetDrop, c, 0, 0, 0, 0)
				}
			}
		case closeFrom:
			closeAll(m.value(s, 0))
		}
		if s.result != nowhere {
			kept := r
			if errno != 0 {
				kept = -uintptr(errno)
			}
			*(*uintptr)(unsafe.Add(m.registers, uintptr(s.result)*unsafe.Sizeof(r))) = kept
		}
		if errno == 0 || s.onFail == may {
			continue
		}
		if s.onFail == orSkip {
			at += uintptr(s.skip)
			continue
		}
		m.record.What, m.record.Value, m.record.Step = Failed, uint64(errno), uint64(at)
		_, _, _ = syscall.RawSyscall6(syscall.SYS_WRITE, m.birth, uintptr(unsafe.Pointer(&m.record)), recordSize, 0, 0, 0)
		break
	}
	for {
		_, _, _ = syscall.RawSyscall6(syscall.SYS_EXIT_GROUP, failedStatus, 0, 0, 0, 0, 0)
	}
}

// failedStatus is how a process ends that did not come to execute its program.
const failedStatus = 126

const prCapbsetDrop = 24

// value is an argument of a step.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) value(s *step, i uintptr) uintptr {
	v := *(*uintptr)(unsafe.Add(unsafe.Pointer(&s.args), i*unsafe.Sizeof(i)))
	if *(*kind)(unsafe.Add(unsafe.Pointer(&s.kinds), i)) == register {
		return *(*uintptr)(unsafe.Add(m.registers, v*unsafe.Sizeof(v)))
	}
	return v // addresses are patched by then
}

// addRule opens a path and adds a rule of Landlock for it. The attribute in the data is
// the rights, followed by the descriptor.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) addRule(s *step) syscall.Errno {
	at := m.value(s, 1)
	attribute := *(*unsafe.Pointer)(unsafe.Pointer(&at))
	opened := *(*kind)(unsafe.Add(unsafe.Pointer(&s.kinds), 0)) == register
	fd := m.value(s, 0)
	if !opened {
		var errno syscall.Errno
		fd, _, errno = syscall.RawSyscall6(syscall.SYS_OPENAT, atFDCWD, fd, openPath, 0, 0, 0)
		switch errno {
		case 0:
		case syscall.ENOENT, syscall.EACCES, syscall.ENOTDIR, syscall.ELOOP:
			return 0 // what is not there needs no rule
		default:
			return errno
		}
	}
	*(*int32)(unsafe.Add(attribute, 8)) = int32(fd)
	const pathBeneath = 1
	_, _, errno := syscall.RawSyscall6(s.number, m.value(s, 2), pathBeneath, uintptr(attribute), 0, 0, 0)
	if errno == syscall.EINVAL { // a file, which has fewer rights than a folder
		*(*uint64)(attribute) &= uint64(m.value(s, 3))
		errno = 0
		if *(*uint64)(attribute) != 0 {
			_, _, errno = syscall.RawSyscall6(s.number, m.value(s, 2), pathBeneath, uintptr(attribute), 0, 0, 0)
		}
	}
	if !opened {
		_, _, _ = syscall.RawSyscall6(syscall.SYS_CLOSE, fd, 0, 0, 0, 0, 0)
	}
	return errno
}

// keep waits until the program has ended, and for whatever else is its child.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) keep(program, pipe uintptr, alone bool) {
	for {
		pid, _, errno := syscall.RawSyscall6(syscall.SYS_WAIT4, ^uintptr(0), uintptr(unsafe.Pointer(&m.status)), 0, 0, 0, 0)
		if errno == syscall.ECHILD {
			break
		}
		if errno != 0 || pid != program {
			continue
		}
		m.record.What, m.record.Value, m.record.Step = Ended, uint64(m.status), 0
		_, _, _ = syscall.RawSyscall6(syscall.SYS_WRITE, pipe, uintptr(unsafe.Pointer(&m.record)), recordSize, 0, 0, 0)
		if alone {
			break
		}
	}
	for {
		_, _, _ = syscall.RawSyscall6(syscall.SYS_EXIT_GROUP, 0, 0, 0, 0, 0, 0)
	}
}

// closeAll closes all descriptors from a number on.
//
//go:nosplit
//go:norace
func closeAll(from uintptr) {
	if _, _, errno := syscall.RawSyscall6(sysCloseRange, from, 1<<32-1, 0, 0, 0, 0); errno == 0 {
		return
	}
	for fd := from; fd < mostDescriptors; fd++ {
		_, _, _ = syscall.RawSyscall6(syscall.SYS_CLOSE, fd, 0, 0, 0, 0, 0)
	}
}

// mostDescriptors is up to where descriptors are closed one by one, on kernels before
// 5.9.
const mostDescriptors = 1 << 16
