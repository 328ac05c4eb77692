package sandbox

import (
	"os/exec"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// Process is a program in its box with all that it has started.
type Process struct {
	box   *Box
	cmd   *exec.Cmd
	ended chan struct{} // closed when the program has ended
	gone  chan struct{} // closed when nothing is left of it, too
	mark  uint64        // of its family
	born  time.Time
	cause atomic.Pointer[LimitError]

	mu     sync.Mutex
	reaped bool // its number may be another's
}

// Start starts the program of a box. Whoever starts it calls Wait.
func (b *Box) Start(cmd *exec.Cmd) (*Process, error) {
	p := &Process{box: b, cmd: cmd, mark: newMark(), born: time.Now(), ended: make(chan struct{}), gone: make(chan struct{})}
	attach(cmd)
	if err := p.bear(); err != nil {
		return nil, err
	}
	fix(p.PID(), p.mark)
	bound(p.PID(), b.policy.Memory)
	go func() {
		<-p.ended
		p.sweep()
		close(p.gone)
	}()
	if b.policy.Memory > 0 {
		go p.watch()
	}
	return p, nil
}

// birth is what the thread of a process and the one that waits for it say to each
// other.
type birth struct {
	confined chan error    // the thread is restricted
	begin    chan struct{} // the program may start
	started  chan error
}

// bear starts the program, marked. Marks are not for the thread that starts it, which
// may not do such things.
func (p *Process) bear() error {
	b := birth{make(chan error, 1), make(chan struct{}), make(chan error, 1)}
	go p.live(b)
	if err := <-b.confined; err != nil {
		return err
	}
	giveBack := lend(p.mark)
	defer giveBack()
	close(b.begin)
	return <-b.started
}

// live is the life of a process, on a thread that ends with it: the thread is as
// restricted as the process, and the process dies when the thread does.
func (p *Process) live(b birth) {
	runtime.LockOSThread()
	if isMainThread() {
		// Which must stay as it is, and cannot end. Held here, it is not taken again.
		done := make(chan struct{})
		go func() {
			defer close(done)
			p.live(b)
		}()
		<-done
		runtime.UnlockOSThread()
		return
	}
	err := p.confine()
	b.confined <- err
	if err != nil {
		return
	}
	<-b.begin
	err = p.cmd.Start()
	b.started <- err
	if err != nil {
		return
	}
	runtime.Gosched() // what waits for it goes on at once
	awaitEnd(p.cmd.Process)
	close(p.ended)
}

func (p *Process) confine() error {
	if p.box.policy.Mode == Off {
		return nil
	}
	return p.box.confine()
}

// Wait waits until the program has ended and everything that it started is gone.
func (p *Process) Wait() error {
	<-p.gone
	p.mu.Lock()
	p.reaped = true
	p.mu.Unlock()
	return p.cmd.Wait()
}

// Kill ends the program; everything that it has started follows.
func (p *Process) Kill() { _ = p.cmd.Process.Kill() }

// Gone is closed when the program has ended and everything that it started is
// gone.
func (p *Process) Gone() <-chan struct{} { return p.gone }

// PID is the number of the program's process.
func (p *Process) PID() int { return p.cmd.Process.Pid }

// Cause is why the process was stopped, if it went over a limit.
func (p *Process) Cause() error {
	if cause := p.cause.Load(); cause != nil {
		return cause
	}
	return nil
}

// LimitError says that a program was stopped because it went over a limit.
type LimitError struct {
	Has, Most uint64 // bytes of memory
}

// Error names the limit and the way out.
func (e *LimitError) Error() string {
	return "stopped, because it took " + amount(e.Has) + " of memory with what it had started; " +
		"the limit is " + amount(e.Most) + " (sandbox.memory)"
}

// How often memory is looked at: often when it grows towards the limit.
const (
	rarely = 100 * time.Millisecond
	often  = 10 * time.Millisecond
)

// watch ends a process that takes more memory than it may.
func (p *Process) watch() {
	most := p.box.policy.Memory
	family := newFamily(p.PID(), p.mark, p.born)
	pause := rarely
	timer := time.NewTimer(pause)
	defer timer.Stop()
	for {
		select {
		case <-p.gone:
			return
		case <-timer.C:
		}
		has := family.memory()
		if has > most {
			p.cause.Store(&LimitError{Has: has, Most: most})
			p.sweep()
			return
		}
		pause = rarely
		if has > most/4 {
			pause = often
		}
		timer.Reset(pause)
	}
}

// sweep kills the program and everything that it has started.
func (p *Process) sweep() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.reaped {
		newFamily(p.PID(), p.mark, p.born).kill()
	}
}
