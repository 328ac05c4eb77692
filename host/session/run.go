package session

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Run has the plugin do a run and waits for all of it. The error is a
// [*CrashError] when the plugin died, a [*LateError] when the deadline passed, and the
// context's when that ended; a pass that fails is no error but the result's Failure.
func (s *Session) Run(ctx context.Context, r *Run) (*Result, error) {
	result, err := s.exchange(ctx, r, s.rpc.Run)
	if err != nil {
		return nil, err
	}
	if result.Failure != nil {
		s.explain(result.Failure, r.Diagnostics)
	}
	return result, nil
}

// Prepare announces a run to the plugin, of which the payload is not there yet. It returns when the plugin
// has got the run, and when ctx ends. What a plugin does with it, and whether it can, matters to none but
// the plugin.
func (s *Session) Prepare(ctx context.Context, r *Run) {
	header := headerToWire(r)
	header.LogLevel = s.level()
	if _, err := s.rpc.Prepare(ctx, header, grpc.MaxCallRecvMsgSize(int(messageBound.Most))); err != nil && ctx.Err() == nil {
		s.logger.Debug("a run was not prepared", "plugin", s.name, "error", err)
	}
}

// Verify has the plugin check a module for what definitions cannot express.
func (s *Session) Verify(ctx context.Context, r *Run) error {
	_, err := s.exchange(ctx, r, s.rpc.Verify)
	return err
}

// call is one of the plugin's that take a payload.
type call func(context.Context, ...grpc.CallOption) (runClient, error)

// exchange sends a request and reads the reply at the same time: a plugin may stop
// reading, or answer before it has read all.
func (s *Session) exchange(ctx context.Context, r *Run, start call) (*Result, error) {
	limits := DefaultLimits()
	if r.Limits != nil {
		limits = *r.Limits
	}
	if s.attached != nil {
		limits.Deadline = 0
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	stream, err := start(ctx, grpc.MaxCallRecvMsgSize(int(messageBound.Most)))
	if err != nil {
		return nil, s.broken(ctx, err)
	}
	sent := make(chan error, 1)
	go func() { sent <- s.send(stream, r) }()
	c := &collector{request: r, limits: limits, clock: newClock(limits.Deadline, func() { cancel(errLate) })}
	result, err := c.collect(stream)
	if context.Cause(ctx) == errLate && (err != nil || result.Failure != nil) {
		return nil, lateError(limits.Deadline, result)
	}
	if err != nil {
		return nil, s.broken(ctx, err)
	}
	if err := <-sent; err != nil && err != io.EOF {
		return nil, s.broken(ctx, err)
	}
	if err := ended(ctx); err != nil && result.Failure != nil {
		return nil, err
	}
	return result, nil
}

// lateError is about a run that was interrupted. A plugin may find the time to say
// where.
func lateError(after time.Duration, result *Result) error {
	late := &LateError{After: after}
	if result != nil && result.Failure != nil {
		late.Stage = result.Failure.Stage
	}
	return late
}

// explain tells of a failure whether the sandbox is its reason.
func (s *Session) explain(f *Failure, sink *diag.Sink) {
	said := []string{f.Message}
	if sink != nil {
		for _, d := range sink.Diagnostics() {
			said = append(said, d.Message)
		}
	}
	if advice := s.advice(append(said, s.stderr.String())...); advice != "" {
		f.Message = strings.TrimPrefix(f.Message+"\n"+advice, "\n")
	}
}

func (s *Session) send(stream runClient, r *Run) error {
	header := headerToWire(r)
	header.LogLevel = s.level()
	if err := protocol.SendRun(stream, header, protocol.Chunks(r.Input.Data)); err != nil {
		return err
	}
	return stream.CloseSend()
}

// broken explains an error of the connection.
func (s *Session) broken(ctx context.Context, err error) error {
	if err := ended(ctx); err != nil {
		return err
	}
	if s.conn == nil {
		return err
	}
	if !s.isDead(err) {
		return &ProtocolError{Plugin: s.name, Err: inWords(err)}
	}
	return s.crash()
}

// ended is why a context has ended, or nil. The plugin, which has the same deadline, may say
// so before the context does.
func ended(ctx context.Context) error {
	if at, ok := ctx.Deadline(); ok && !time.Now().Before(at) {
		return context.DeadlineExceeded
	}
	return ctx.Err()
}

// inWords is an error of gRPC in the words of this package.
func inWords(err error) error {
	if status.Code(err) == codes.ResourceExhausted {
		return fmt.Errorf("%w (%s)", messageBound.passed(), diag.Line(status.Convert(err).Message()))
	}
	if said, ok := status.FromError(err); ok {
		return fmt.Errorf("it answers with the error '%s' of gRPC: %s", said.Code(), diag.Line(diag.Shortened(said.Message())))
	}
	return err
}

// ProtocolError is a plugin that does not answer as it must.
type ProtocolError struct {
	Plugin string
	Err    error
}

func (e *ProtocolError) Error() string {
	return fmt.Sprintf("plugin '%s' broke the protocol: %v", e.Plugin, e.Err)
}

// Unwrap is what is wrong with the answer.
func (e *ProtocolError) Unwrap() error { return e.Err }

// crash says how the process ended.
func (s *Session) crash() *CrashError {
	if s.attached != nil {
		return &CrashError{Plugin: s.name, Status: fmt.Sprintf("process %d, which mlirc has not started, does not answer any more", s.attached.PID)}
	}
	crash := &CrashError{Plugin: s.name, Status: s.proc.status(), Stderr: lastWords(s.stderr.String())}
	if p := s.process(); p != nil && p.Cause() != nil {
		crash.Status = p.Cause().Error()
	}
	if advice := s.advice(crash.Stderr); advice != "" {
		crash.Stderr += "\n" + advice
	}
	return crash
}

// lastWords is what a plugin said, of which no line passes for one of the host's.
func lastWords(said string) string {
	if said == "" {
		return ""
	}
	return "  " + diag.Inset(said)
}

// mourning is how long a process whose connection is gone may take to be seen
// dead, and to be heard out: a moment, or long on a machine with much to do.
const mourning = 30 * time.Second

// isDead reports whether the plugin's process has ended. Only where the
// connection is gone is that worth waiting for.
func (s *Session) isDead(err error) bool {
	if s.attached != nil {
		return status.Code(err) == codes.Unavailable
	}
	if status.Code(err) != codes.Unavailable {
		return s.proc.exitsWithin(0)
	}
	wait := mourning
	if s.patience > 0 {
		wait = min(wait, s.patience)
	}
	return s.proc.exitsWithin(wait)
}

// CrashError says that a plugin's process ended in the middle of its work.
type CrashError struct {
	Plugin string
	Status string // such as `exit status 2`, or the limit that was passed
	Stderr string // the end of what it said
}

// Error is one line and what the plugin said.
func (e *CrashError) Error() string {
	text := fmt.Sprintf("plugin '%s' crashed (%s)", e.Plugin, e.Status)
	if e.Stderr == "" {
		return text
	}
	return text + "; its last words:\n" + e.Stderr
}
