//go:build !linux

package sandbox

import (
	"fmt"
	"os/exec"
	"runtime"

	"github.com/mlirc/mlirc/host/digest"
)

// Prepare has nothing to do here.
func Prepare() {}

func supported() Support {
	return Support{Reason: "mlirc restricts plugins on Linux only, this is " + runtime.GOOS}
}

// isScript is of no interest: programs are executed by their names.
func isScript(string) bool { return false }

// Start starts the program of a box, restricted in nothing but folder and environment,
// which Supported says. The caller of Start calls Wait.
func (b *Box) Start(c Command) (*Process, error) {
	if mark, err := digest.Mark(b.program); c.Mark != "" && err == nil && mark != c.Mark {
		return nil, fmt.Errorf("'%s' has changed since its digest was checked; try again", b.program)
	}
	cmd := exec.Command(b.program, c.Args...)
	cmd.Env, cmd.Dir, cmd.ExtraFiles = c.Environment, b.Dir(), c.Files
	if c.Output != nil {
		cmd.Stdout = c.Output
	}
	if c.Errors != nil {
		cmd.Stderr = c.Errors
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	p := &Process{pid: cmd.Process.Pid, kill: func() { _ = cmd.Process.Kill() }, gone: make(chan struct{})}
	go func() {
		defer close(p.gone)
		_ = cmd.Wait()
		p.end(State{cmd.ProcessState.Success(), cmd.ProcessState.String()})
	}()
	return p, nil
}

// machineMemory is unknown: a share of it is no limit.
func machineMemory() uint64 { return 0 }
