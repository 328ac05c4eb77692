package sandbox

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"unsafe"

	landlock "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/host/digest"
	"github.com/mlirc/mlirc/host/sandbox/launcher"
)

// layer is one of what the kernel keeps a program in with.
type layer uint32

const (
	layerNamespaces layer = 1 << iota
	layerLandlock
	layerFilter
)

// withheld are layers that a test does without, to show what the others stop.
var withheld atomic.Uint32

func has(l layer) bool { return withheld.Load()&uint32(l) == 0 }

// denied is why the kernel makes no namespaces for keepers, once that is known.
var denied atomic.Pointer[error]

// Start starts the program of a box. The caller calls Wait.
func (b *Box) Start(c Command) (*Process, error) {
	namespaces := b.policy.Mode != Off && has(layerNamespaces) && denied.Load() == nil
	if namespaces {
		p, err := b.start(c, true)
		var refusal *namespaceError
		if !errors.As(err, &refusal) {
			return p, err
		}
		denied.Store(&err) // Landlock and the filter do without
	}
	return b.start(c, false)
}

// namespaceError says that the kernel denies namespaces.
type namespaceError struct{ err error }

func (e *namespaceError) Error() string { return e.err.Error() }

func (e *namespaceError) Unwrap() error { return e.err }

// kindOf says which launcher starts a box.
func (b *Box) kindOf(namespaces bool) launcher.Kind {
	switch {
	case !namespaces:
		return launcher.Plain
	case b.policy.Network:
		return launcher.Networked
	}
	return launcher.Boxed
}

func (b *Box) start(c Command, namespaces bool) (*Process, error) {
	program, err := b.open(c.Mark)
	if err != nil {
		return nil, err
	}
	defer program.Close()
	tools, err := b.openTools()
	defer func() {
		for _, f := range tools {
			_ = f.Close()
		}
	}()
	if err != nil {
		return nil, err
	}
	l, err := launcher.Of(b.kindOf(namespaces))
	if err != nil && namespaces {
		return nil, &namespaceError{err}
	}
	if err != nil {
		return nil, err
	}
	p := &plan{
		box: b, args: append([]string{b.program}, c.Args...), environment: c.Environment,
		files: len(c.Files), tools: len(tools), namespaces: namespaces, script: b.isScript,
	}
	g := b.newGroup()
	p.group = g != nil
	flags := uintptr(0)
	if namespaces {
		flags = unix.CLONE_NEWPID | unix.CLONE_NEWNS
	}
	started, err := run(l, p.write(), flags, b, append([]*os.File{program}, tools...), c, g)
	if errors.Is(err, launcher.ErrEnded) && l.Refusal() == nil {
		if l, err = launcher.Of(b.kindOf(namespaces)); err == nil {
			started, err = run(l, p.write(), flags, b, append([]*os.File{program}, tools...), c, g)
		}
	}
	if err != nil {
		g.remove()
	}
	return started, err
}

// open opens what is executed, and nothing else is: a path may name something else by
// then.
func (b *Box) open(mark string) (*os.File, error) {
	file, err := openMarked(b.program, mark)
	if errors.Is(err, errChanged) {
		return nil, fmt.Errorf("'%s' has changed since its digest was checked; try again", b.program)
	}
	return file, err
}

// openTools opens the files that the tools were when they were looked up.
func (b *Box) openTools() (list []*os.File, err error) {
	for _, t := range b.tools {
		file, err := openMarked(t.leads, t.mark)
		if err != nil {
			return list, fmt.Errorf("the tool '%s' has changed since it was looked up; try again", t.path)
		}
		list = append(list, file)
	}
	return list, nil
}

var errChanged = errors.New("it has changed")

// openMarked opens a program to execute it; with a mark, no other file than the one that has it.
func openMarked(path, mark string) (*os.File, error) {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, &fs.PathError{Op: "fork/exec", Path: path, Err: err}
	}
	file := os.NewFile(uintptr(fd), path)
	info, err := file.Stat()
	if err == nil && info.IsDir() {
		err = &fs.PathError{Op: "fork/exec", Path: path, Err: unix.EACCES}
	}
	if err == nil && mark != "" && digest.MarkOf(info) != mark {
		err = errChanged
	}
	if err != nil {
		_ = file.Close()
		return nil, err
	}
	return file, nil
}

// run has a launcher walk a script, and waits until the program is executed. Programs are what
// is executed, and the tools.
func run(l *launcher.Launcher, s *launcher.Script, flags uintptr, b *Box, programs []*os.File, c Command, g *group) (*Process, error) {
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	defer null.Close()
	born, birth, err := birthPair()
	if err != nil {
		return nil, err
	}
	defer born.Close()
	defer birth.Close()
	ended, end, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer end.Close()
	files := []*os.File{fileProgram: programs[0], fileNull: null, fileOutput: c.Output, fileErrors: c.Errors, fileBirth: birth, fileEnd: end, fileGroup: nil}
	if g != nil {
		files[fileGroup] = g.join
	}
	order := launcher.Order{Started: fileBirth, End: fileEnd, Flags: flags}
	if b.policy.Mode != Off {
		order.Memory, order.Processes, order.Threads = b.policy.Memory, mostProcesses, mostThreads
	}
	for _, f := range slices.Concat(files, c.Files, programs[1:]) {
		if f == nil {
			f = null
		}
		order.Files = append(order.Files, int(f.Fd()))
	}
	child, err := l.Start(s, order)
	c.requested()
	if err != nil {
		_ = ended.Close()
		return nil, refusal(l, err)
	}
	_ = birth.Close()
	_ = end.Close()
	kill := func() { g.kill(); child.Kill() }
	p := &Process{kill: kill, gone: make(chan struct{})}
	failure := p.awaitBirth(born)
	go p.follow(ended, flags == 0, order.Memory, g)
	if failure == nil && p.pid != 0 {
		return p, nil
	}
	p.Kill()
	<-p.gone
	switch {
	case failure != nil:
		return nil, p.explain(failure, s, b)
	case l.Ended(): // with what it was asked for
		return nil, refusal(l, launcher.ErrEnded)
	}
	return nil, refusal(l, p.explain(nil, s, b))
}

// refusal is why a launcher has started nothing, and the given error if that is not it.
func refusal(l *launcher.Launcher, other error) error {
	if err := l.Refusal(); err != nil {
		return &namespaceError{err}
	}
	return other
}

// birthPair are the ends of a connection that tells the host the number of the process,
// which may have another in its own namespace, and why a program was not executed.
func birthPair() (ours, its *os.File, err error) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	_ = unix.SetsockoptInt(pair[0], unix.SOL_SOCKET, unix.SO_PASSCRED, 1)
	_ = unix.SetNonblock(pair[0], true) // so that no thread waits for it
	return os.NewFile(uintptr(pair[0]), "started"), os.NewFile(uintptr(pair[1]), "started"), nil
}

// awaitBirth reads until the other ends are closed, which executing the program does.
func (p *Process) awaitBirth(born *os.File) (failure *launcher.Record) {
	raw, err := born.SyscallConn()
	if err != nil {
		return nil
	}
	record := make([]byte, unsafe.Sizeof(launcher.Record{}))
	credentials := make([]byte, unix.CmsgSpace(unix.SizeofUcred))
	for {
		var length, control int
		var failed error
		err := raw.Read(func(fd uintptr) bool {
			length, control, _, _, failed = unix.Recvmsg(int(fd), record, credentials, unix.MSG_CMSG_CLOEXEC)
			return failed != unix.EAGAIN
		})
		if failed == unix.EINTR {
			continue
		}
		if err != nil || failed != nil || length == 0 {
			return failure
		}
		if length == len(record) {
			failure = recordOf(record)
		}
		if messages, err := unix.ParseSocketControlMessage(credentials[:control]); err == nil && len(messages) == 1 && length == 1 {
			if c, err := unix.ParseUnixCredentials(&messages[0]); err == nil {
				p.pid = int(c.Pid)
			}
		}
	}
}

func recordOf(b []byte) *launcher.Record {
	number := func(i int) uint64 { return binary.NativeEndian.Uint64(b[8*i:]) }
	return &launcher.Record{What: number(0), Value: number(1), Step: number(2)}
}

// follow reads what is reported of a process until nothing is left of it. A keeper that is
// not alone has its descendants killed when the program has ended.
func (p *Process) follow(ended *os.File, sweep bool, memory uint64, g *group) {
	defer close(p.gone)
	defer ended.Close()
	defer g.remove()
	record := make([]byte, unsafe.Sizeof(launcher.Record{}))
	for {
		if _, err := io.ReadFull(ended, record); err != nil {
			break
		}
		switch r := recordOf(record); r.What {
		case launcher.Ended:
			p.end(stateOf(syscall.WaitStatus(r.Value)))
			if sweep {
				p.Kill()
			}
		case launcher.Memory:
			p.stop(&LimitError{Has: r.Value, Most: memory})
		case launcher.Processes:
			p.stop(&LimitError{Processes: r.Value})
		case launcher.Threads:
			p.stop(&LimitError{Threads: r.Value})
		case launcher.Refused:
			p.stop(syscall.Errno(r.Value))
		}
	}
	if has := g.excess(memory); has > 0 {
		p.stop(&LimitError{Has: has, Most: memory})
	}
	p.end(stateOf(syscall.WaitStatus(unix.SIGKILL))) // its keeper was killed, and it with that
}

func stateOf(s syscall.WaitStatus) State {
	switch {
	case s.Signaled():
		text := "signal: " + s.Signal().String()
		if s.CoreDump() {
			text += " (core dumped)"
		}
		return State{Text: text}
	default:
		return State{Success: s.ExitStatus() == 0, Text: fmt.Sprintf("exit status %d", s.ExitStatus())}
	}
}

// explain makes an error of a process that did not come to execute its program.
func (p *Process) explain(failure *launcher.Record, s *launcher.Script, b *Box) error {
	if failure == nil {
		var errno syscall.Errno
		if errors.As(p.Cause(), &errno) {
			return &namespaceError{fmt.Errorf("no process could be made: %w", errno)}
		}
		return fmt.Errorf("'%s' was ended before it began", b.program)
	}
	err := error(syscall.Errno(failure.Value))
	switch label := s.LabelOf(int(failure.Step)); label {
	case labelExecute:
		return &fs.PathError{Op: "fork/exec", Path: b.program, Err: err}
	case labelNamespaces:
		return &namespaceError{fmt.Errorf("%s: %w", label, err)}
	default:
		return fmt.Errorf("cannot confine '%s': %s: %w", b.program, label, err)
	}
}

// isScript reports whether a file begins as one for an interpreter does.
func isScript(path string) bool {
	begin, _ := look(path)
	return bytes.HasPrefix(begin, []byte("#!"))
}

var landlockVersion = sync.OnceValue(func() int {
	version, err := landlock.LandlockGetABIVersion()
	if err != nil {
		return 0
	}
	return version
})

func hasLandlock() bool { return landlockVersion() > 0 }

// Prepare does what every box takes, for the time before one is needed.
func Prepare() {
	landlockVersion()
	ownProgram()
	_, _ = delegation()
	filterBytes(false, true)
}

func supported() Support {
	var s Support
	version := landlockVersion()
	if version == 0 {
		s.Reason = "this kernel has no Landlock"
	} else if s.Files, s.Signals = true, version >= scopes; !s.Signals {
		s.Reason = fmt.Sprintf("this kernel's Landlock is version %d, %d is wanted", version, scopes)
	}
	if s.Network = hasSeccomp(); !s.Network {
		s.Reason = "this kernel has no seccomp for this processor"
	}
	if err := tryNamespaces(); err != nil {
		s.NoNamespaces = err.Error()
	} else {
		s.Signals = true
	}
	return s
}

// tryNamespaces makes those of a keeper, once.
var tryNamespaces = sync.OnceValue(func() error {
	l, err := launcher.Of(launcher.Boxed)
	if err != nil {
		return err
	}
	program, err := os.Open(os.DevNull)
	if err != nil {
		return err
	}
	defer program.Close()
	_, err = run(l, probe(), unix.CLONE_NEWPID|unix.CLONE_NEWNS, &Box{}, []*os.File{program}, Command{}, nil)
	var refusal *namespaceError
	if errors.As(err, &refusal) {
		return err
	}
	return nil
})

// machineMemory is how many bytes this machine, or the group of processes that
// the host belongs to, has.
func machineMemory() uint64 {
	var info unix.Sysinfo_t
	if err := unix.Sysinfo(&info); err != nil {
		return 0
	}
	all := uint64(info.Totalram) * uint64(info.Unit)
	if most, ok := groupMemory(); ok && most < all {
		return most
	}
	return all
}
