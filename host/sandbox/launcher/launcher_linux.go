package launcher

import (
	"sync"
	"sync/atomic"
	"syscall"
	"unsafe"
)

// Kind says in which namespaces a launcher is, which what it starts inherits.
type Kind uint8

// The kinds.
const (
	// Plain is in those of the host.
	Plain Kind = iota
	// Networked has its own for IPC, and may make those of keepers.
	Networked
	// Boxed has its own for IPC and network, too.
	Boxed
	kinds
)

// variable tells a launcher that it is one, and its kind.
const variable = "MLIRC_LAUNCHER"

// control is the number of the launcher's control socket.
const control = 3

// Launcher is what a host knows of the process.
type Launcher struct {
	// Refusal waits for the launcher to be in its namespaces, and says why it is not. What
	// it is to start need not wait for that.
	Refusal func() error

	fd   int
	pid  int
	dead atomic.Bool
	next atomic.Uint64

	mu sync.Mutex // held while something is sent
}

// slot holds a launcher of one kind, which is there or comes.
type slot struct {
	done     chan struct{}
	launcher *Launcher
	err      error
}

// There is one launcher of a kind in a process: to start one takes as long as to start
// a plugin.
var (
	mu    sync.Mutex
	slots [kinds]*slot
)

// Begin starts a launcher of a kind, and does not wait for it.
func Begin(k Kind) { begin(k) }

func begin(k Kind) *slot {
	mu.Lock()
	defer mu.Unlock()
	if s := slots[k]; s != nil {
		select {
		case <-s.done:
			if s.launcher == nil || !s.launcher.dead.Load() {
				return s
			}
		default:
			return s
		}
	}
	s := &slot{done: make(chan struct{})}
	slots[k] = s
	go func() {
		defer close(s.done)
		s.launcher, s.err = start(k)
	}()
	return s
}

// Of returns the launcher of a kind, which it starts if there is none. The error says
// what the kernel denies; see also [Launcher.Refusal].
func Of(k Kind) (*Launcher, error) {
	s := begin(k)
	<-s.done
	return s.launcher, s.err
}

// Error is a system call that failed.
type Error struct {
	What  string
	Errno syscall.Errno
}

func (e *Error) Error() string { return e.What + ": " + e.Errno.Error() }

func (e *Error) Unwrap() error { return e.Errno }

// ErrEnded says that there is no launcher any more, and nothing was started: [Of] starts
// another one.
var ErrEnded = &Error{"the launcher has ended", syscall.EPIPE}

func failed(what string, err error) error {
	if err == nil {
		return nil
	}
	errno, _ := err.(syscall.Errno)
	return &Error{what, errno}
}

// start starts the process. It has nothing of the host but the socket: neither its
// environment, nor its folder, nor its terminal.
func start(k Kind) (*Launcher, error) {
	pair, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, failed("a control socket", err)
	}
	defer syscall.Close(pair[1])
	null, err := syscall.Open("/dev/null", syscall.O_RDWR|syscall.O_CLOEXEC, 0)
	if err != nil {
		_ = syscall.Close(pair[0])
		return nil, failed("/dev/null", err)
	}
	defer syscall.Close(null)
	attributes := &syscall.ProcAttr{
		Dir: "/",
		Env: []string{
			environmentName + string(rune('0'+k)), // the first, which [entry] looks at
			// Where there is a runtime of Go, a single thread does the work: it need not look
			// for how many there may be, and is not to be interrupted.
			"GOMAXPROCS=1", "GOGC=off", "GODEBUG=asyncpreemptoff=1,containermaxprocs=0",
		},
		Files: []uintptr{uintptr(null), uintptr(null), uintptr(null), uintptr(pair[1])},
		Sys:   &syscall.SysProcAttr{Setsid: true},
	}
	if k != Plain && !mayNamespace() {
		ownUser(attributes.Sys)
	}
	pid, err := syscall.ForkExec("/proc/self/exe", []string{"mlirc", "(launcher)"}, attributes)
	if err != nil {
		_ = syscall.Close(pair[0])
		if k != Plain {
			return nil, failed("user namespaces", err)
		}
		return nil, failed("a process for the launcher", err)
	}
	l := &Launcher{fd: pair[0], pid: pid}
	l.Refusal = sync.OnceValue(l.refusal)
	return l, nil
}

// refusal reads a launcher's only message: the number of an error.
func (l *Launcher) refusal() error {
	hello := make([]byte, 1)
	if n, err := readAll(l.fd, hello); err != nil || n < len(hello) {
		return &Error{"the launcher does not start; a program that confines plugins imports host/sandbox", syscall.EPIPE}
	}
	if errno := syscall.Errno(hello[0]); errno != 0 {
		return &Error{"namespaces", errno}
	}
	return nil
}

// Ended reports whether the launcher was found to have ended, which sending to it finds.
func (l *Launcher) Ended() bool { return l.dead.Load() }

// end forgets a launcher, which ends with its socket.
func (l *Launcher) end() {
	if !l.dead.Swap(true) {
		_ = l.Refusal() // while there is a socket to read it from
		_ = syscall.Close(l.fd)
		go func() {
			_, _ = syscall.Wait4(l.pid, nil, 0, nil)
		}()
	}
}

// The capabilities that a launcher in a user namespace of its own uses: for mounts and
// namespaces, to empty the bounding set, and to see what its children hold.
const (
	capSetpcap   = 8
	capPtrace    = 19
	capSysAdmin  = 21
	cloneNewUser = 0x10000000
	cloneNewIPC  = 0x08000000
	cloneNewNet  = 0x40000000
)

// ownUser has a process begin in a user namespace in which the user is who it is.
func ownUser(a *syscall.SysProcAttr) {
	a.Cloneflags = cloneNewUser
	uid, gid := syscall.Geteuid(), syscall.Getegid()
	a.UidMappings = []syscall.SysProcIDMap{{ContainerID: uid, HostID: uid, Size: 1}}
	a.GidMappings = []syscall.SysProcIDMap{{ContainerID: gid, HostID: gid, Size: 1}}
	a.AmbientCaps = []uintptr{capSysAdmin, capSetpcap, capPtrace}
}

// mayNamespace reports whether this process makes namespaces without one for users.
func mayNamespace() bool {
	header := [2]uint32{0x20080522, 0} // version 3 of the structure, this process
	var sets [6]uint32
	_, _, errno := syscall.RawSyscall(syscall.SYS_CAPGET, uintptr(unsafe.Pointer(&header)), uintptr(unsafe.Pointer(&sets)), 0)
	return errno == 0 && sets[0]>>capSysAdmin&1 != 0
}

// header begins each message to a launcher.
type header struct {
	what                            uint64
	id                              uint64
	steps, data, patches, registers uint64 // how many
	files, birth, end               uint64
	flags                           uint64 // of clone
	memory, processes, threads      uint64
}

const headerSize = unsafe.Sizeof(header{})

// What a message asks for.
const (
	toStart = 1 + iota
	toKill
)

// mostFiles is what the kernel sends with one message.
const mostFiles = 253

// Order is what goes with a script.
type Order struct {
	// Files are the script's first registers.
	Files []int
	// Started is the index of the file to which failures are written, End of the one to
	// which the end is.
	Started, End int
	// Flags are those of clone for the keeper.
	Flags uintptr
	// Memory is the most bytes that all processes may hold together, Processes how many
	// there may be, Threads how many they may have together; 0: any.
	Memory, Processes, Threads uint64
}

// Child is a keeper.
type Child struct {
	l  *Launcher
	id uint64
}

// Start has a keeper born that walks a script.
func (l *Launcher) Start(s *Script, o Order) (Child, error) {
	c := Child{l, l.next.Add(1)}
	h := header{
		what: toStart, id: c.id,
		steps: uint64(len(s.steps)), data: uint64(len(s.data)), patches: uint64(len(s.patches)), registers: uint64(s.registers),
		files: uint64(len(o.Files)), birth: uint64(o.Started), end: uint64(o.End),
		flags: uint64(o.Flags), memory: o.Memory, processes: o.Processes, threads: o.Threads,
	}
	return c, l.send(&h, s, o.Files)
}

// Kill ends the program and everything that it has started.
func (c Child) Kill() { _ = c.l.send(&header{what: toKill, id: c.id}, nil, nil) }

func (l *Launcher) send(h *header, s *Script, files []int) error {
	message := append([]byte(nil), unsafe.Slice((*byte)(unsafe.Pointer(h)), headerSize)...)
	var rights []byte
	if s != nil {
		message = append(message, bytesOf(s.steps)...)
		message = append(message, bytesOf(s.patches)...)
		message = append(message, s.data...)
		rights = syscall.UnixRights(files...)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for len(message) > 0 {
		if l.dead.Load() {
			return ErrEnded
		}
		n, err := syscall.SendmsgN(l.fd, message, rights, nil, syscall.MSG_NOSIGNAL)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			l.end()
			return ErrEnded
		}
		message, rights = message[n:], nil
	}
	return nil
}

func readAll(fd int, b []byte) (int, error) {
	for done := 0; ; {
		n, err := syscall.Read(fd, b[done:])
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil || n == 0:
			return done, err
		}
		if done += n; done == len(b) {
			return done, nil
		}
	}
}
