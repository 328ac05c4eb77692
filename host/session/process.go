package session

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk/pace/early"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// process is that of a plugin, in its sandbox and with an empty standard input.
type process struct {
	box            *sandbox.Box
	path           string
	command        sandbox.Command
	stdout, stderr *os.File
	note           stageNote
	exited         chan struct{} // closed when it has ended and its standard error is read

	mu      sync.Mutex
	started *sandbox.Process // nil before the start
}

// newProcess prepares the start of a program.
func newProcess(l Launch) (*process, error) {
	policy := l.Policy
	policy.Name = l.Name
	path, err := filepath.Abs(l.Path) // it may run elsewhere
	if err != nil {
		return nil, err
	}
	box, err := sandbox.New(policy, path, l.SocketDir)
	if err != nil {
		return nil, err
	}
	note := stageNote{newStageFile(l.SocketDir)}
	c := sandbox.Command{Args: l.Args, Files: note.files(), Mark: l.Mark, Requested: l.Requested}
	c.Environment = append(box.Environment(),
		protocol.CookieKey+"="+protocol.CookieValue,
		protocol.VersionsVariable+"="+strconv.Itoa(protocol.MajorVersion),
		protocol.SocketDirVariable+"="+l.SocketDir)
	c.Environment = append(c.Environment, note.variables()...)
	if l.OneCore {
		c.Environment = append(c.Environment, early.OneCore(c.Environment)...)
	}
	p := &process{box: box, path: path, command: c, note: note, exited: make(chan struct{})}
	if p.stdout, p.command.Output, err = os.Pipe(); err != nil {
		return nil, err
	}
	if p.stderr, p.command.Errors, err = os.Pipe(); err != nil {
		_, _ = p.stdout.Close(), p.command.Output.Close()
		return nil, err
	}
	return p, nil
}

// Start starts the process; the function reads its standard error.
func (p *process) Start(listen func(stderr io.Reader, name string)) error {
	started, err := p.box.Start(p.command)
	_, _ = p.command.Output.Close(), p.command.Errors.Close()
	if err != nil {
		return err
	}
	p.mu.Lock()
	p.started = started
	p.mu.Unlock()
	heard := make(chan struct{})
	go func() {
		defer close(heard)
		listen(p.stderr, filepath.Base(p.path))
	}()
	go func() {
		<-started.Gone()
		end := time.AfterFunc(lingering, func() { _ = p.stderr.Close() })
		<-heard
		end.Stop()
		_, _ = p.stdout.Close(), p.stderr.Close()
		close(p.exited)
	}()
	return nil
}

// lingering is how long standard error may stay open when the process has ended: only
// something that got away from it still holds them, and the host must not wait for that.
const lingering = 500 * time.Millisecond

// exitsWithin waits for the end of a process that was started, and reports whether it came.
func (p *process) exitsWithin(patience time.Duration) bool {
	select {
	case <-p.exited:
		return true
	default:
	}
	select {
	case <-p.exited:
		return true
	case <-time.After(patience):
		return false
	}
}

func (p *process) running() *sandbox.Process {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.started
}

// status is how the process ended.
func (p *process) status() string {
	if started := p.running(); started != nil {
		return started.State().Text
	}
	return "no exit status"
}
