package sandbox

import (
	"fmt"
	"os"
	"sync"
)

// Command is what is to be started in a box.
type Command struct {
	// Args are what the program is given, without its name.
	Args []string
	// Environment is all of it; [Box.Environment] is what a program needs.
	Environment []string
	// Output and Errors are its standard streams; nil: they are discarded. Its
	// standard input is empty.
	Output, Errors *os.File
	// Files are further descriptors, from 3 on.
	Files []*os.File
	// Mark is that of the file whose digest was checked, see [digest.Mark]: no other is
	// executed. Empty: whatever the path names.
	Mark string
	// Requested is called when the launcher has the request, or there will be none; nil
	// calls nothing. Programs start in the order of their requests.
	Requested func()
}

// requested calls what waits for the request.
func (c *Command) requested() {
	if c.Requested != nil {
		c.Requested()
	}
}

// Process is a program in its box with all that it has started.
type Process struct {
	pid  int
	kill func()
	gone chan struct{} // closed when nothing is left of it

	mu    sync.Mutex
	cause error
	ended bool
	state State
}

// State is how a program has ended.
type State struct {
	// Success is an exit status of 0.
	Success bool
	// Text says it, as in `exit status 1` or `signal: killed`.
	Text string
}

// Error is the text: a [State] without success is an error.
func (s State) Error() string { return s.Text }

func (p *Process) end(s State) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended {
		p.ended, p.state = true, s
	}
}

func (p *Process) stop(cause error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cause == nil {
		p.cause = cause
	}
}

// Wait waits until the program has ended and everything that it started is gone. The
// error is a [State].
func (p *Process) Wait() error {
	<-p.gone
	if s := p.State(); !s.Success {
		return s
	}
	return nil
}

// State is how the program has ended; its text says so if it has not.
func (p *Process) State() State {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.ended {
		return State{Text: "no exit status"}
	}
	return p.state
}

// Kill ends the program and everything that it has started.
func (p *Process) Kill() { p.kill() }

// Gone is closed when the program has ended and everything that it started is gone.
func (p *Process) Gone() <-chan struct{} { return p.gone }

// PID is the number of the program's process, as the host sees it.
func (p *Process) PID() int { return p.pid }

// Cause is why the process was stopped, if it went over a limit: a [*LimitError].
func (p *Process) Cause() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.cause
}

// LimitError says that a program was stopped because it went over a limit.
type LimitError struct {
	Has, Most uint64 // bytes of memory
	Processes uint64 // that it had started, if there were too many
	Threads   uint64 // of it and of what it had started, if there were too many
}

// Error names the limit and the way out.
func (e *LimitError) Error() string {
	if e.Processes > 0 {
		return fmt.Sprintf("stopped, because it had started %d processes; the limit is %d", e.Processes, mostProcesses)
	}
	if e.Threads > 0 {
		return fmt.Sprintf("stopped, because it had %d threads with what it had started; the limit is %d", e.Threads, mostThreads)
	}
	return "stopped, because it took " + amount(e.Has) + " of memory with what it had started; " +
		"the limit is " + amount(e.Most) + " (sandbox.memory)"
}

// mostProcesses is how many a program may have at a time, however it starts them.
const mostProcesses = 512

// mostThreads is how many these may have together. It is less than what the kernel keeps some
// of them within, so that a program with too many learns why it ends.
const mostThreads = 4000
