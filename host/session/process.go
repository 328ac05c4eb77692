package session

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strconv"

	"github.com/hashicorp/go-plugin/runner"
)

// process starts a plugin as go-plugin wants it, except that the plugin's
// standard input is empty: go-plugin's own runner passes on the host's, which
// may be the user's program.
type process struct {
	cmd            *exec.Cmd
	stdout, stderr io.ReadCloser
}

var _ runner.Runner = (*process)(nil)

func newProcess(cmd *exec.Cmd) (*process, error) {
	cmd.Stdin = nil
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	stderr, err := cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	return &process{cmd, stdout, stderr}, nil
}

// Start starts the process.
func (p *process) Start(context.Context) error { return p.cmd.Start() }

// Wait waits for its end.
func (p *process) Wait(context.Context) error { return p.cmd.Wait() }

// Kill ends it.
func (p *process) Kill(context.Context) error {
	if p.cmd.Process == nil {
		return nil
	}
	if err := p.cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	return nil
}

// Stdout carries the handshake.
func (p *process) Stdout() io.ReadCloser { return p.stdout }

// Stderr carries logs, and what Go prints of a panic.
func (p *process) Stderr() io.ReadCloser { return p.stderr }

// Name is the path of the program.
func (p *process) Name() string { return p.cmd.Path }

// ID is the process id.
func (p *process) ID() string {
	if p.cmd.Process == nil {
		return ""
	}
	return strconv.Itoa(p.cmd.Process.Pid)
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
	if p.cmd.ProcessState == nil {
		return "no exit status"
	}
	return p.cmd.ProcessState.String()
}
