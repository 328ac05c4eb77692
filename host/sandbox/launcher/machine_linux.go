package launcher

import (
	"syscall"
	"unsafe"
)

// machine is a script laid out for the code that walks it after a fork. What it points
// to is kept alive by its maker. The call at hand is in it, too: what is called
// after a fork must do with few bytes of stack.
type machine struct {
	steps     unsafe.Pointer // of step
	registers unsafe.Pointer // of uintptr
	birth     uintptr        // to which failures are written
	stack     unsafe.Pointer // of [stackSize] bytes, for the process of the program
	count     uintptr        // of steps
	at        uintptr        // the step

	number    uintptr
	arguments [6]uintptr
	result    uintptr
	errno     syscall.Errno

	counter uintptr
	file    uintptr
	status  uint32
	record  Record
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
	Threads                     // too many of them: the program is killed
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

// do makes the call at hand.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) do() {
	m.result, _, m.errno = syscall.RawSyscall6(m.number, m.arguments[0], m.arguments[1], m.arguments[2], m.arguments[3], m.arguments[4], m.arguments[5])
}

// set makes a call with up to four arguments the one at hand.
//
//go:nosplit
//go:norace
func (m *machine) set(number, a, b, c, d uintptr) {
	m.number = number
	m.arguments[0], m.arguments[1], m.arguments[2], m.arguments[3] = a, b, c, d
	m.arguments[4], m.arguments[5] = 0, 0
}

// stackSize is more than code takes that may not grow its stack.
const stackSize = 8 << 10

// walk does the steps from the one at hand. It does not return.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) walk() {
	for ; m.at < m.count; m.at++ {
		s := (*step)(unsafe.Add(m.steps, m.at*unsafe.Sizeof(step{})))
		m.number, m.result, m.errno = s.number, 0, 0
		m.load(s)
		switch s.code {
		case call:
			m.do()
		case skipFailed:
			if int(m.arguments[0]) < 0 {
				m.at += uintptr(s.skip)
			}
		case rule:
			m.addRule(s)
		case fork:
			m.branch()
			if m.errno == 0 && m.result != 0 {
				m.at += uintptr(s.skip)
			}
		case keep:
			m.keep(s)
		case defaults:
			m.defaults()
		case capabilities:
			m.bound()
		case closeFrom:
			m.closeFrom()
		}
		if s.result != nowhere {
			m.store(s)
		}
		if m.errno == 0 || s.onFail == may {
			continue
		}
		if s.onFail == orSkip {
			m.at += uintptr(s.skip)
			continue
		}
		m.record.What, m.record.Value, m.record.Step = Failed, uint64(m.errno), uint64(m.at)
		m.set(syscall.SYS_WRITE, m.birth, uintptr(unsafe.Pointer(&m.record)), recordSize, 0)
		m.do()
		break
	}
	m.exit(failedStatus)
}

// failedStatus is how a process ends that did not come to execute its program.
const failedStatus = 126

const prCapbsetDrop = 24

//go:nosplit
//go:norace
func (m *machine) exit(status uintptr) {
	for {
		m.set(syscall.SYS_EXIT_GROUP, status, 0, 0, 0)
		m.do()
	}
}

// load takes the arguments of a step. Addresses are patched by then.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) load(s *step) {
	for i := range m.arguments {
		m.arguments[i] = s.args[i]
		if s.kinds[i] == register {
			m.arguments[i] = *(*uintptr)(unsafe.Add(m.registers, s.args[i]*unsafe.Sizeof(uintptr(0))))
		}
	}
}

// store keeps what a step has left, which is negative if it has failed.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) store(s *step) {
	if m.errno != 0 {
		m.result = -uintptr(m.errno)
	}
	*(*uintptr)(unsafe.Add(m.registers, uintptr(s.result)*unsafe.Sizeof(uintptr(0)))) = m.result
}

// ruleAttribute is struct landlock_path_beneath_attr.
type ruleAttribute struct {
	rights uint64
	file   int32
}

// addRule opens a path, unless it is given as a descriptor, and adds a rule of Landlock
// for it. Its arguments are the path, the attribute, the ruleset, and the rights that a
// file can have.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) addRule(s *step) {
	attribute := *(**ruleAttribute)(unsafe.Pointer(&m.arguments[1]))
	ruleset, ofFiles := m.arguments[2], m.arguments[3]
	opened := s.kinds[0] == register
	m.file = m.arguments[0]
	if !opened {
		m.set(syscall.SYS_OPENAT, atFDCWD, m.file, openPath, 0)
		m.do()
		m.file = m.result
		switch m.errno {
		case 0:
		case syscall.ENOENT, syscall.EACCES, syscall.ENOTDIR, syscall.ELOOP:
			m.errno = 0 // what is not there needs no rule
			return
		default:
			return
		}
	}
	attribute.file = int32(m.file)
	const pathBeneath = 1
	m.set(sysLandlockAddRule, ruleset, pathBeneath, uintptr(unsafe.Pointer(attribute)), 0)
	m.do()
	if m.errno == syscall.EINVAL { // a file, which has fewer rights than a folder
		attribute.rights &= uint64(ofFiles)
		m.errno = 0
		if attribute.rights != 0 {
			m.do()
		}
	}
	if opened || m.errno != 0 {
		return
	}
	m.set(syscall.SYS_CLOSE, m.file, 0, 0, 0)
	m.do()
}

// keep waits until the program has ended, and for whatever else is the keeper's child.
// Its arguments are the program's process, the pipe to tell its end, and whether the
// keeper is alone.
//
//go:nosplit
//go:norace
//go:nocheckptr
func (m *machine) keep(s *step) {
	for {
		m.set(syscall.SYS_WAIT4, ^uintptr(0), uintptr(unsafe.Pointer(&m.status)), 0, 0)
		m.do()
		if m.errno == syscall.ECHILD {
			break
		}
		if m.errno != 0 {
			continue
		}
		m.file = m.result
		m.load(s)
		if m.file != m.arguments[0] {
			continue
		}
		m.record.What, m.record.Value, m.record.Step = Ended, uint64(m.status), 0
		m.set(syscall.SYS_WRITE, m.arguments[1], uintptr(unsafe.Pointer(&m.record)), recordSize, 0)
		m.do()
		m.load(s)
		if m.arguments[2] != 0 {
			break
		}
	}
	m.exit(0)
}

// defaults gives all signals the action that the argument points to.
//
//go:nosplit
//go:norace
func (m *machine) defaults() {
	m.file = m.arguments[0]
	for m.counter = 1; m.counter <= 64; m.counter++ {
		m.set(syscall.SYS_RT_SIGACTION, m.counter, m.file, 0, 8)
		m.do() // two cannot be changed
	}
	m.errno = 0
}

// bound takes capabilities out of the bounding set; the argument is those that stay.
//
//go:nosplit
//go:norace
func (m *machine) bound() {
	m.file = m.arguments[0]
	for m.counter = 0; m.counter < 64; m.counter++ {
		if m.file>>m.counter&1 == 0 {
			m.set(syscall.SYS_PRCTL, prCapbsetDrop, m.counter, 0, 0)
			m.do() // without privileges there is nothing to take
		}
	}
	m.errno = 0
}

// closeFrom closes all descriptors from the argument on.
//
//go:nosplit
//go:norace
func (m *machine) closeFrom() {
	m.counter = m.arguments[0]
	m.set(sysCloseRange, m.counter, 1<<32-1, 0, 0)
	m.do()
	if m.errno != 0 { // a kernel before 5.9
		for ; m.counter < mostDescriptors; m.counter++ {
			m.set(syscall.SYS_CLOSE, m.counter, 0, 0, 0)
			m.do()
		}
	}
	m.errno = 0
}

// mostDescriptors is up to where descriptors are closed one by one.
const mostDescriptors = 1 << 16
