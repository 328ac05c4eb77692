package session

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"github.com/hashicorp/go-plugin/runner"

	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk/pace/early"
)

// process starts a plugin as go-plugin wants it, except that it runs in a
// sandbox, and that its standard input is empty: go-plugin's own runner passes
// on the host's, which may be the user's program.
type process struct {
	box            *sandbox.Box
	path           string
	command        sandbox.Command
	stdout, stderr *os.File
	note           stageNote

	mu      sync.Mutex
	started *sandbox.Process // nil before the start
}

var _ runner.Runner = (*process)(nil)

// newProcess prepares the start of a program with variables besides those of
// its sandbox.
func newProcess(l Launch, variables []string) (*process, error) {
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
	note := stageNote{newStageFile()}
	c := sandbox.Command{Args: l.Args, Files: note.files(), Mark: l.Mark, Requested: l.Requested}
	c.Environment = append(append(box.Environment(), variables...), note.variables()...)
	if l.OneCore {
		c.Environment = append(c.Environment, early.OneCore(c.Environment)...)
	}
	p := &process{box: box, path: path, command: c, note: note}
	if p.stdout, p.command.Output, err = os.Pipe(); err != nil {
		return nil, err
	}
	if p.stderr, p.command.Errors, err = os.Pipe(); err != nil {
		_, _ = p.stdout.Close(), p.command.Output.Close()
		return nil, err
	}
	return p, nil
}

// Start starts the process.
func (p *process) Start(context.Context) error {
	started, err := p.box.Start(p.command)
	_, _ = p.command.Output.Close(), p.command.Errors.Close()
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.started = started
	go func() {
		<-started.Gone()
		time.AfterFunc(lingering, func() {
			_ = p.stdout.Close()
			_ = p.stderr.Close()
		})
	}()
	return nil
}

// lingering is how long pipes may stay open when the process has ended: only
// something that got away from it still holds them, and the host must not wait for that.
const lingering = 500 * time.Millisecond

// Wait waits for its end.
func (p *process) Wait(context.Context) error { return p.started.Wait() }

// Kill ends it.
func (p *process) Kill(context.Context) error {
	if started := p.running(); started != nil {
		started.Kill()
	}
	return nil
}

func (p *process) running() *sandbox.Process {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.started
}

// Stdout carries the handshake.
func (p *process) Stdout() io.ReadCloser { return p.stdout }

// Stderr carries logs, and what Go prints of a panic.
func (p *process) Stderr() io.ReadCloser { return p.stderr }

// Name is the path of the program.
func (p *process) Name() string { return p.path }

// ID is the process id.
func (p *process) ID() string {
	if started := p.running(); started != nil {
		return strconv.Itoa(started.PID())
	}
	return ""
}

// Diagnose has nothing to add: the end of standard error is kept elsewhere.
func (p *process) Diagnose(context.Context) string { return "" }

// PluginToHost and HostToPlugin translate nothing: both see the same files.
func (p *process) PluginToHost(network, addr string) (string, string, error) {
	return network, addr, nil
}

// HostToPlugin translates nothing.
func (p *process) HostToPlugin(network, addr string) (string, string, error) {
	return network, addr, nil
}

// status is how the process ended.
func (p *process) status() string {
	if started := p.running(); started != nil {
		return started.State().Text
	}
	return "no exit status"
}
