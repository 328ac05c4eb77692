package launcher

import (
	"runtime"
	"syscall"
	"unsafe"
)

var _ = serveIfLauncher()

// serveIfLauncher is the way of a launcher through its program: no other package than
// those that this one needs has been initialised, and none will be.
func serveIfLauncher() bool {
	text, ok := syscall.Getenv(variable)
	if !ok || len(text) != 1 || !isSocket(control) {
		return false
	}
	runtime.MemProfileRate = 0   // each sample unwinds a stack
	closeFromNumber(control + 1) // what the host had from its parent
	syscall.CloseOnExec(control)
	s := &server{}
	if s.greet(Kind(text[0] - '0')) {
		s.serve()
	}
	exit()
	return true
}

func closeFromNumber(n uintptr) {
	m := &machine{}
	m.arguments[0] = n
	m.closeFrom()
}

func isSocket(fd int) bool {
	kind, err := syscall.GetsockoptInt(fd, syscall.SOL_SOCKET, syscall.SO_TYPE)
	return err == nil && kind == syscall.SOCK_STREAM
}

func exit() {
	for {
		_, _, _ = syscall.RawSyscall(syscall.SYS_EXIT_GROUP, 0, 0, 0)
	}
}

// server is the state of a launcher. It is a single thread: the one that initialises the
// program, which is the parent that keepers must not outlive.
type server struct {
	children []*child
	buffer   []uint64        // of the script at hand, for the next one
	stack    [stackSize]byte // which only keepers use, in copies of their own
}

// child is a keeper that has not been waited for.
type child struct {
	id        uint64
	pid       int
	pidfd     int32 // -1: this kernel has none
	end       int   // the descriptor that its end is reported on
	alone     bool  // process 1 of a namespace
	killed    bool
	memory    uint64
	processes uint64
	look      int64 // when its memory is looked at next, see [now]
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
	_, _ = syscall.Write(control, []byte{byte(errno)})
	return errno == 0
}

type pollFD struct {
	fd              int32
	events, revents int16
}

const pollIn = 1

// serve works until the host has closed its end of the socket.
func (s *server) serve() {
	for {
		list := []pollFD{{fd: control, events: pollIn}}
		for _, c := range s.children {
			list = append(list, pollFD{fd: c.pidfd, events: pollIn})
		}
		if !poll(list, s.patience()) {
			continue
		}
		s.reap()
		s.watch()
		if list[0].revents != 0 && !s.receive() {
			break
		}
	}
	for _, c := range s.children {
		s.kill(c)
	}
}

// patience is how long nothing needs to be done by itself; negative: for ever.
func (s *server) patience() int64 {
	least := int64(-1)
	for _, c := range s.children {
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

// millisecond is a time in nanoseconds. Package time would have to be initialised first.
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
	var limit *syscall.Timespec
	if patience >= 0 {
		ts := syscall.NsecToTimespec(patience)
		limit = &ts
	}
	var first unsafe.Pointer
	if len(list) > 0 {
		first = unsafe.Pointer(&list[0])
	}
	// Raw, as are all calls of a launcher that wait: when a call is over that the runtime
	// knows of, it wakes a thread that looks after the others, and there are none.
	_, _, errno := syscall.RawSyscall6(syscall.SYS_PPOLL, uintptr(first), uintptr(len(list)), uintptr(unsafe.Pointer(limit)), 0, 0, 0)
	return errno == 0
}

// reap waits for the keepers that have ended. Where a keeper was alone, nothing is left
// of its program when it can be waited for. Its pipe closes, which tells the host.
func (s *server) reap() {
	left := s.children[:0]
	for _, c := range s.children {
		if !c.reap() {
			left = append(left, c)
		}
	}
	s.children = left
}

func (c *child) reap() bool {
	pid, err := syscall.Wait4(c.pid, nil, syscall.WNOHANG, nil)
	if err == nil && pid == 0 || err == syscall.EINTR {
		return false
	}
	_ = syscall.Close(c.end)
	if c.pidfd >= 0 {
		_ = syscall.Close(int(c.pidfd))
	}
	return true
}

// receive does what a message asks for; false when the host is gone.
func (s *server) receive() bool {
	var h header
	head := unsafe.Slice((*byte)(unsafe.Pointer(&h)), headerSize)
	oob := make([]byte, syscall.CmsgSpace(4*mostFiles))
	message := syscall.Msghdr{Iov: &syscall.Iovec{Base: &head[0]}, Iovlen: 1, Control: &oob[0]}
	message.Iov.SetLen(len(head))
	message.SetControllen(len(oob))
	n, _, errno := syscall.RawSyscall(syscall.SYS_RECVMSG, control, uintptr(unsafe.Pointer(&message)), syscall.MSG_WAITALL|syscall.MSG_CMSG_CLOEXEC)
	if errno == syscall.EINTR {
		return true
	}
	if errno != 0 || n != headerSize {
		return false
	}
	if h.what == toKill {
		for _, c := range s.children {
			if c.id == h.id {
				s.kill(c)
			}
		}
		return true
	}
	var files []int
	if messages, err := syscall.ParseSocketControlMessage(oob[:message.Controllen]); err == nil && len(messages) == 1 {
		files, _ = syscall.ParseUnixRights(&messages[0])
	}
	stepBytes, patchBytes := h.steps*uint64(unsafe.Sizeof(step{})), h.patches*uint64(unsafe.Sizeof(patch{}))
	size := stepBytes + patchBytes + h.data
	if words := int(size/8) + 1; len(s.buffer) < words {
		s.buffer = make([]uint64, words)
	}
	body := unsafe.Slice((*byte)(unsafe.Pointer(&s.buffer[0])), len(s.buffer)*8)[:size]
	if !receiveAll(body) || uint64(len(files)) != h.files {
		return false
	}
	s.start(&h, body, files)
	return true
}

func receiveAll(b []byte) bool {
	for len(b) > 0 {
		n, _, errno := syscall.RawSyscall(syscall.SYS_READ, control, uintptr(unsafe.Pointer(&b[0])), uintptr(len(b)))
		if errno != syscall.EINTR && (errno != 0 || n == 0) {
			return false
		}
		if errno == 0 {
			b = b[n:]
		}
	}
	return true
}

// start lays out a script and has a keeper walk it.
func (s *server) start(h *header, body []byte, files []int) {
	registers := make([]uintptr, h.registers+1)
	for i, fd := range files {
		registers[i] = uintptr(fd)
	}
	steps := unsafe.Slice((*step)(unsafe.Pointer(&body[0])), h.steps)
	data := body[uintptr(h.steps)*unsafe.Sizeof(step{})+uintptr(h.patches)*unsafe.Sizeof(patch{}):]
	base := unsafe.Pointer(unsafe.SliceData(data))
	for i := range steps {
		for n, k := range steps[i].kinds {
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
	m := &machine{
		steps: unsafe.Pointer(&steps[0]), count: uintptr(h.steps), registers: unsafe.Pointer(&registers[0]),
		birth: uintptr(files[h.birth]), stack: unsafe.Pointer(&s.stack),
	}
	c := &child{id: h.id, pidfd: -1, end: files[h.end], memory: h.memory, processes: h.processes, alone: h.flags&cloneNewPID != 0}
	c.look = now() + rarely
	// A signal must not have the keeper run the handlers of Go's runtime.
	all, before := ^uint64(0), uint64(0)
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, sigSetMask, uintptr(unsafe.Pointer(&all)), uintptr(unsafe.Pointer(&before)), 8, 0, 0)
	pid, errno := m.bear(uintptr(h.flags)|clonePIDFD|uintptr(syscall.SIGCHLD), &c.pidfd)
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGPROCMASK, sigSetMask, uintptr(unsafe.Pointer(&before)), 0, 8, 0, 0)
	for i, fd := range files {
		if i != int(h.end) {
			_ = syscall.Close(fd)
		}
	}
	if errno != 0 {
		tell(c.end, Record{What: Refused, Value: uint64(errno)})
		_ = syscall.Close(c.end)
		return
	}
	c.pid = int(pid)
	s.children = append(s.children, c)
}

func tell(fd int, r Record) {
	_, _ = syscall.Write(fd, unsafe.Slice((*byte)(unsafe.Pointer(&r)), recordSize))
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
		_ = syscall.Kill(c.pid, syscall.SIGKILL)
		return
	}
	if c.killed {
		return
	}
	c.killed = true
	for {
		for _, pid := range descendants(c.pid, lineages()) {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
		var info [128]byte
		// The keeper has ended, and is left for reap.
		_, _, errno := syscall.Syscall6(syscall.SYS_WAITID, 1, uintptr(c.pid), uintptr(unsafe.Pointer(&info)), syscall.WEXITED|syscall.WNOWAIT|syscall.WNOHANG, 0, 0)
		if errno != 0 && errno != syscall.EINTR || *(*int32)(unsafe.Pointer(&info)) != 0 {
			return
		}
		poll(nil, millisecond)
	}
}
