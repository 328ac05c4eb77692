package launcher

import (
	"syscall"
	"unsafe"
)

// What a launcher does is written without the runtime of Go: nothing is allocated, no lock
// is taken, no goroutine waits. Where the program begins with [entry], there is no runtime
// yet; elsewhere it runs while the package is initialised. TestNoRuntime looks at the
// machine code.

// environmentName begins the variable that makes a launcher of a process.
const environmentName = variable + "="

// serveAtEntry is called by the entry of the program with the first variable of the
// environment, which is where a host puts it.
//
//lint:ignore U1000 entry calls it, which is assembly
func serveAtEntry(first *[len(environmentName) + 2]byte) {
	if string(first[:len(environmentName)]) == environmentName && first[len(environmentName)+1] == 0 {
		serve(first[len(environmentName)])
	}
}

var _ = serveIfLauncher()

// serveIfLauncher is the way of a launcher where the program has begun with the runtime: no
// other package than those that this one needs has been initialised, and none will be.
func serveIfLauncher() bool {
	text, ok := syscall.Getenv(variable)
	if !ok || len(text) != 1 {
		return false
	}
	serve(text[0])
	return false
}

// serve does the work of a launcher and does not return, unless there is no control socket.
func serve(kind byte) {
	if !isSocket(control) {
		return
	}
	s := &state
	s.machine.arguments[0] = control + 1
	s.machine.closeFrom() // what the host had from its parent
	_, _, _ = syscall.RawSyscall(syscall.SYS_FCNTL, control, syscall.F_SETFD, syscall.FD_CLOEXEC)
	s.ignore(syscall.SIGPIPE) // a closed pipe is an error of write
	if s.greet(Kind(kind - '0')) {
		s.loop()
	}
	s.machine.exit(0)
}

func isSocket(fd uintptr) bool {
	kind, size := int32(0), uint32(4)
	_, _, errno := syscall.RawSyscall6(syscall.SYS_GETSOCKOPT, fd, syscall.SOL_SOCKET, syscall.SO_TYPE,
		uintptr(unsafe.Pointer(&kind)), uintptr(unsafe.Pointer(&size)), 0)
	return errno == 0 && kind == syscall.SOCK_STREAM
}

// mostChildren is how many keepers a launcher has at a time. Each takes two descriptors, of
// which a process has 1024 by default.
const mostChildren = 500

// server is the state of a launcher. It is a single thread, which is the parent that keepers
// must not outlive.
type server struct {
	children [mostChildren]child
	count    int // of them
	list     [1 + mostChildren]pollFD
	header   header
	rights   [16 + 4*(mostFiles+1)]byte // that come with a message
	script   memory
	machine  machine
	stack    [stackSize]byte // which only keepers use, in copies of their own
	family   [mostFamily]int32
	parents  [mostFamily]struct{ process, parent int32 }
	seen     [2 * mostChannels]uint64 // the pipes and sockets that have been counted
}

// state is that of this process, if it is a launcher.
var state server

// child is a keeper that has not been waited for.
type child struct {
	id        uint64
	pid       int32
	pidfd     int32 // -1: this kernel has none
	end       int32 // the descriptor that its end is reported on
	alone     bool  // process 1 of a namespace
	killed    bool
	memory    uint64
	processes uint64
	threads   uint64
	look      int64 // when its memory is looked at next, see [now]

	locks          uint64 // that it had at the last look
	lookAtLocks    int64  // when they are counted next
	mappings       uint64 // as locks
	lookAtMappings int64
	peak           uint64 // how many processes there were at most
}

// ignore has a signal do nothing.
func (s *server) ignore(signal syscall.Signal) {
	action := [4]uint64{1} // SIG_IGN
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(signal), uintptr(unsafe.Pointer(&action)), 0, 8, 0, 0)
}

// greet takes the namespaces of a kind, and says to the host and reports whether that
// succeeded.
func (s *server) greet(k Kind) bool {
	flags := uintptr(0)
	switch k {
	case Networked:
		flags = cloneNewIPC
	case Boxed:
		flags = cloneNewIPC | cloneNewNet
	}
	var errno syscall.Errno
	if flags != 0 {
		_, _, errno = syscall.RawSyscall(syscall.SYS_UNSHARE, flags, 0, 0)
	}
	hello := byte(errno)
	_, _, _ = syscall.RawSyscall(syscall.SYS_WRITE, control, uintptr(unsafe.Pointer(&hello)), 1)
	return errno == 0
}

type pollFD struct {
	fd              int32
	events, revents int16
}

const pollIn = 1

// loop works until the host has closed its end of the socket.
func (s *server) loop() {
	for {
		s.list[0] = pollFD{fd: control, events: pollIn}
		for i := range s.children[:s.count] {
			s.list[1+i] = pollFD{fd: s.children[i].pidfd, events: pollIn}
		}
		if !poll(s.list[:1+s.count], s.patience()) {
			continue
		}
		s.reap()
		s.watch()
		if s.list[0].revents != 0 && !s.receive() {
			break
		}
	}
	for i := range s.children[:s.count] {
		s.kill(&s.children[i])
	}
}

// patience is how long nothing needs to be done by itself; negative: for ever.
func (s *server) patience() int64 {
	least := int64(-1)
	for i := range s.children[:s.count] {
		c := &s.children[i]
		wait := int64(-1)
		if c.pidfd < 0 {
			wait = often
		}
		if c.memory > 0 || c.processes > 0 {
			if until := max(c.look-now(), 0); wait < 0 || until < wait {
				wait = until
			}
		}
		if wait >= 0 && (least < 0 || wait < least) {
			least = wait
		}
	}
	return least
}

// millisecond is a time in nanoseconds.
const millisecond = 1_000_000

// now is a time in nanoseconds that only goes forward.
func now() int64 {
	const monotonic = 1
	var t syscall.Timespec
	_, _, _ = syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, monotonic, uintptr(unsafe.Pointer(&t)), 0)
	return t.Nano()
}

// poll waits for events, or for a time.
func poll(list []pollFD, patience int64) bool {
	limit := syscall.NsecToTimespec(patience)
	until := unsafe.Pointer(&limit)
	if patience < 0 {
		until = nil
	}
	_, _, errno := syscall.RawSyscall6(syscall.SYS_PPOLL, uintptr(unsafe.Pointer(unsafe.SliceData(list))), uintptr(len(list)), uintptr(until), 0, 0, 0)
	return errno == 0
}

// reap waits for the keepers that have ended. Where a keeper was alone, nothing is left
// of its program when it can be waited for. Its pipe closes, which tells the host.
func (s *server) reap() {
	left := 0
	for i := range s.children[:s.count] {
		if !s.children[i].reap() {
			s.children[left] = s.children[i]
			left++
		}
	}
	s.count = left
}

func (c *child) reap() bool {
	pid, _, errno := syscall.RawSyscall6(syscall.SYS_WAIT4, uintptr(c.pid), 0, syscall.WNOHANG, 0, 0, 0)
	if errno == 0 && pid == 0 || errno == syscall.EINTR {
		return false
	}
	closeFile(c.end)
	if c.pidfd >= 0 {
		closeFile(c.pidfd)
	}
	return true
}

func closeFile(fd int32) { _, _, _ = syscall.RawSyscall(syscall.SYS_CLOSE, uintptr(fd), 0, 0) }

// receive does what a message asks for; false when the host is gone.
func (s *server) receive() bool {
	vector := syscall.Iovec{Base: (*byte)(unsafe.Pointer(&s.header))}
	vector.SetLen(int(headerSize))
	message := syscall.Msghdr{Iov: &vector, Iovlen: 1, Control: &s.rights[0]}
	message.SetControllen(len(s.rights))
	n, _, errno := syscall.RawSyscall(syscall.SYS_RECVMSG, control, uintptr(unsafe.Pointer(&message)), syscall.MSG_WAITALL|syscall.MSG_CMSG_CLOEXEC)
	if errno == syscall.EINTR {
		return true
	}
	if errno != 0 || n != headerSize {
		return false
	}
	h := &s.header
	if h.what == toKill {
		for i := range s.children[:s.count] {
			if s.children[i].id == h.id {
				s.kill(&s.children[i])
			}
		}
		return true
	}
	files := filesOf(s.rights[:message.Controllen])
	registers := 8 * (uintptr(h.registers) + 1)
	size := uintptr(h.steps)*unsafe.Sizeof(step{}) + uintptr(h.patches)*unsafe.Sizeof(patch{}) + uintptr(h.data)
	if !s.script.atLeast(registers + size) {
		return false
	}
	body := s.script.bytes()[registers : registers+size]
	if !receiveAll(body) || uint64(len(files)) != h.files {
		return false
	}
	clear(s.script.bytes()[:registers])
	s.start(body, files)
	return true
}

// filesOf are the descriptors that come with a message.
func filesOf(rights []byte) []int32 {
	const before = int(unsafe.Sizeof(syscall.Cmsghdr{}))
	if len(rights) < before {
		return nil
	}
	h := (*syscall.Cmsghdr)(unsafe.Pointer(&rights[0]))
	if h.Level != syscall.SOL_SOCKET || h.Type != syscall.SCM_RIGHTS || int(h.Len) <= before || int(h.Len) > len(rights) {
		return nil
	}
	return unsafe.Slice((*int32)(unsafe.Pointer(&rights[before])), (int(h.Len)-before)/4)
}

func receiveAll(b []byte) bool {
	for len(b) > 0 {
		n, _, errno := syscall.RawSyscall(syscall.SYS_READ, control, uintptr(unsafe.Pointer(&b[0])), uintptr(len(b)))
		switch {
		case errno == syscall.EINTR:
			continue
		case errno != 0 || n == 0:
			return false
		}
		b = b[n:]
	}
	return true
}

// memory is from the kernel.
type memory struct{ at, size uintptr }

// atLeast makes room for so many bytes; what was there is lost.
func (m *memory) atLeast(size uintptr) bool {
	if size <= m.size {
		return true
	}
	if m.size > 0 {
		_, _, _ = syscall.RawSyscall(syscall.SYS_MUNMAP, m.at, m.size, 0)
	}
	const page = 1 << 16 // at most
	size = (size + page - 1) &^ (page - 1)
	at, _, errno := syscall.RawSyscall6(syscall.SYS_MMAP, 0, size, syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_ANON|syscall.MAP_PRIVATE, ^uintptr(0), 0)
	if errno != 0 {
		m.size = 0
		return false
	}
	m.at, m.size = at, size
	return true
}

func (m *memory) bytes() []byte {
	return unsafe.Slice(*(**byte)(unsafe.Pointer(&m.at)), m.size)
}

// start lays out a script and has a keeper walk it.
func (s *server) start(body []byte, files []int32) {
	h := &s.header
	first := unsafe.Pointer(unsafe.SliceData(s.script.bytes()))
	registers := unsafe.Slice((*uintptr)(first), h.registers+1)
	for i, fd := range files {
		registers[i] = uintptr(fd)
	}
	steps := unsafe.Slice((*step)(unsafe.Pointer(&body[0])), h.steps)
	data := body[uintptr(h.steps)*unsafe.Sizeof(step{})+uintptr(h.patches)*unsafe.Sizeof(patch{}):]
	base := unsafe.Pointer(unsafe.SliceData(data))
	for i := range steps {
		for n, k := range steps[i].kinds[:len(steps[i].args)] {
			if k == address {
				steps[i].args[n] += uintptr(base)
			}
		}
	}
	if h.patches > 0 {
		for _, p := range unsafe.Slice((*patch)(unsafe.Pointer(&body[uintptr(h.steps)*unsafe.Sizeof(step{})])), h.patches) {
			*(*uintptr)(unsafe.Add(base, p.at)) = uintptr(base) + uintptr(p.target)
		}
	}
	s.machine = machine{
		steps: unsafe.Pointer(&steps[0]), count: uintptr(h.steps), registers: first,
		birth: uintptr(files[h.birth]), stack: unsafe.Pointer(&s.stack),
	}
	c := child{id: h.id, pidfd: -1, end: files[h.end], memory: h.memory, processes: h.processes, threads: h.threads, alone: h.flags&cloneNewPID != 0}
	c.look = now() + rarely
	pid, errno := uintptr(0), syscall.EAGAIN
	if s.count < mostChildren {
		pid, errno = s.bear(uintptr(h.flags)|clonePIDFD|uintptr(syscall.SIGCHLD), &c.pidfd)
	}
	for i, fd := range files {
		if i != int(h.end) {
			closeFile(fd)
		}
	}
	if errno != 0 {
		tell(c.end, &Record{What: Refused, Value: uint64(errno)})
		closeFile(c.end)
		return
	}
	c.pid = int32(pid)
	s.children[s.count] = c
	s.count++
}

// bear forks the process of a keeper. No signal has it run the handlers of Go's runtime.
func (s *server) bear(flags uintptr, pidfd *int32) (pid uintptr, errno syscall.Errno) {
	all, before := ^uint64(0), uint64(0)
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, sigSetMask, uintptr(unsafe.Pointer(&all)), uintptr(unsafe.Pointer(&before)), 8, 0, 0)
	pid, errno = s.machine.bear(flags, pidfd)
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, sigSetMask, uintptr(unsafe.Pointer(&before)), 0, 8, 0, 0)
	return pid, errno
}

func tell(fd int32, r *Record) {
	_, _, _ = syscall.RawSyscall(syscall.SYS_WRITE, uintptr(fd), uintptr(unsafe.Pointer(r)), recordSize)
}

const (
	cloneNewPID = 0x20000000
	clonePIDFD  = 0x1000
	sigSetMask  = 2
)

// kill ends a keeper's program and all that it has started. Process 1 of a namespace
// takes everything in it along. Elsewhere the keeper must live on to be the parent of
// what loses its own, until nothing is left.
func (s *server) kill(c *child) {
	if c.alone {
		_, _, _ = syscall.RawSyscall(syscall.SYS_KILL, uintptr(c.pid), uintptr(syscall.SIGKILL), 0)
		return
	}
	if c.killed {
		return
	}
	c.killed = true
	for {
		for _, pid := range s.below(c.pid) {
			_, _, _ = syscall.RawSyscall(syscall.SYS_KILL, uintptr(pid), uintptr(syscall.SIGKILL), 0)
		}
		var info [128]byte
		// The keeper has ended, and is left for reap.
		_, _, errno := syscall.RawSyscall6(syscall.SYS_WAITID, 1, uintptr(c.pid), uintptr(unsafe.Pointer(&info)), syscall.WEXITED|syscall.WNOWAIT|syscall.WNOHANG, 0, 0)
		if errno != 0 && errno != syscall.EINTR || *(*int32)(unsafe.Pointer(&info)) != 0 {
			return
		}
		poll(nil, millisecond)
	}
}
