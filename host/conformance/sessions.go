package conformance

import (
	"context"
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/sdk/protocol"
)

func sessionChecks() []Check {
	return []Check{
		{Name: "session", Clause: "Session", run: (*subject).opens},
		{Name: "session ends", Clause: "Session", run: func(s *subject) error { return s.outlives((*process).endSession) }},
		{Name: "host is gone", Clause: "Session", run: func(s *subject) error { return s.outlives((*process).hangUp) }},
	}
}

// open opens a session, which lasts until end is called.
func (s *subject) open(p *process) (pid int64, end context.CancelFunc, err error) {
	long, end := context.WithCancel(s.ctx)
	stream, err := p.rpc.Session(long, &protocol.SessionRequest{HostVersion: "check", LogLevel: "off"})
	if err != nil {
		end()
		return 0, nil, err
	}
	answered := make(chan error, 1)
	go func() {
		reply, err := stream.Recv()
		pid = reply.GetPid()
		answered <- err
	}()
	ctx, cancel := s.patient()
	defer cancel()
	select {
	case err = <-answered:
	case <-ctx.Done():
		err = fmt.Errorf("no answer within %s", s.options.Patience)
	}
	if err != nil {
		end()
		return 0, nil, err
	}
	return pid, end, nil
}

func (s *subject) opens() error {
	p, err := s.fresh()
	if err != nil {
		return err
	}
	defer p.end()
	pid, end, err := s.open(p)
	if err != nil {
		return err
	}
	defer end()
	if pid <= 0 {
		return fmt.Errorf("the answer has the process id %d", pid)
	}
	ctx, cancel := s.patient()
	defer cancel()
	if _, err := p.describe(ctx); err != nil {
		return fmt.Errorf("while the session is open: %w", err)
	}
	return nil
}

// fresh is a process for one check.
func (s *subject) fresh() (*process, error) {
	if s.broken != nil {
		return nil, skipf("it does not start")
	}
	return s.introduced()
}

func (p *process) endSession(end context.CancelFunc) { end() }

// hangUp is what happens when a host is killed: the connection is gone.
func (p *process) hangUp(context.CancelFunc) { _ = p.conn.Close() }

// outlives wants a process with an open session to exit by itself after something
// has happened to its host.
func (s *subject) outlives(happen func(*process, context.CancelFunc)) error {
	p, err := s.fresh()
	if err != nil {
		return err
	}
	defer p.end()
	_, end, err := s.open(p)
	if err != nil {
		return err
	}
	defer end()
	happen(p, end)
	if !p.gone(s.options.Grace) {
		return errors.New("the process still runs " + s.options.Grace.String() + " later; a host that is killed leaves it behind")
	}
	return nil
}
