package session

import (
	"context"
	"errors"
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

// firstAllocation bounds what a promised size alone makes us allocate.
const firstAllocation = 64 << 20

type runClient = grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply]

// Run has the plugin do a run and waits for all of it. The error is a
// [*CrashError] when the plugin died, and the context's when that ended; a pass
// that fails is no error but the result's Failure.
func (s *Session) Run(ctx context.Context, r *Run) (*Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stream, err := s.rpc.Run(ctx)
	if err != nil {
		return nil, s.broken(ctx, err)
	}
	sent := make(chan error, 1)
	go func() { sent <- s.send(stream, r) }()
	result, err := (&collector{request: r}).collect(stream)
	if err != nil {
		return nil, s.broken(ctx, err)
	}
	if err := <-sent; err != nil && err != io.EOF {
		return nil, s.broken(ctx, err)
	}
	if result.Failure != nil {
		s.explain(result.Failure, r.Diagnostics)
	}
	return result, nil
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
	if err := stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Header{Header: header}}); err != nil {
		return err
	}
	for data := r.Input.Data; len(data) > 0; {
		n := min(len(data), protocol.ChunkSize)
		if err := stream.Send(&protocol.RunRequest{Part: &protocol.RunRequest_Chunk{Chunk: data[:n]}}); err != nil {
			return err
		}
		data = data[n:]
	}
	return stream.CloseSend()
}

// mostOutput is the most that a reply may hold; a plugin that says more speaks nonsense.
const mostOutput = 8 << 30

// collector puts the parts of a reply together.
type collector struct {
	request   *Run
	output    Payload
	begun     bool   // the output has been announced
	announced uint64 // bytes of output, 0: not said
	found     int    // diagnostics
}

// collect reads the replies up to the result.
func (c *collector) collect(stream runClient) (*Result, error) {
	for {
		m, err := stream.Recv()
		if err == io.EOF {
			return nil, errNoResult
		}
		if err != nil {
			return nil, err
		}
		if part, ok := m.GetPart().(*protocol.RunReply_Result); ok {
			return c.whole(part.Result, stream)
		}
		if err := c.take(m); err != nil {
			return nil, err
		}
	}
}

// whole wants a result to be the last of a reply that has all it needs.
func (c *collector) whole(r *protocol.RunResult, stream runClient) (*Result, error) {
	_, err := stream.Recv()
	switch {
	case err == nil:
		return nil, errGoesOn
	case err != io.EOF:
		return nil, err
	case uint64(len(c.output.Data)) < c.announced:
		return nil, errTooLittle
	}
	result := resultFromWire(r, c.output)
	if len(c.request.Calls) > 0 && !c.begun && result.Failure == nil && !result.Unchanged {
		return nil, errNoOutput
	}
	return result, nil
}

// take adds one part, which is not the result.
func (c *collector) take(m *protocol.RunReply) error {
	switch part := m.GetPart().(type) {
	case *protocol.RunReply_Diagnostic:
		if c.found++; c.found > protocol.MostDiagnostics {
			return errTooMuch
		}
		report(c.request.Diagnostics, part.Diagnostic)
	case *protocol.RunReply_Printed:
		if c.request.Printed != nil {
			_, _ = c.request.Printed.Write(part.Printed)
		}
	case *protocol.RunReply_Output:
		if c.begun {
			return errTooMuch
		}
		c.begun = true
		c.output, c.announced = payloadFromWire(part.Output), part.Output.GetSize()
	case *protocol.RunReply_Chunk:
		return c.chunk(part.Chunk)
	}
	return nil
}

func (c *collector) chunk(data []byte) error {
	if !c.begun {
		return errEarly
	}
	if len(c.output.Data)+len(data) > mostOutput {
		return errTooMuch
	}
	c.output.Data = append(c.output.Data, data...)
	if c.announced > 0 && uint64(len(c.output.Data)) > c.announced {
		return errTooMuch
	}
	return nil
}

func report(sink *diag.Sink, m *protocol.Diagnostic) {
	if sink != nil {
		sink.Report(diagnosticFromWire(m))
	}
}

var (
	errNoResult  = errors.New("the reply ends without a result")
	errNoOutput  = errors.New("the reply has a result, but nothing that the passes made")
	errGoesOn    = errors.New("the reply goes on after its result")
	errEarly     = errors.New("the reply has a part of an output that was not announced")
	errTooMuch   = errors.New("the reply has more than was announced or than is allowed")
	errTooLittle = errors.New("the reply has less than was announced")
)

// broken explains an error of the connection.
func (s *Session) broken(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if s.client == nil {
		return err
	}
	if !s.isDead(err) {
		return &ProtocolError{Plugin: s.name, Err: err}
	}
	return s.crash()
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
	crash := &CrashError{Plugin: s.name, Status: s.proc.status(), Stderr: s.stderr.String()}
	if p := s.process(); p != nil && p.Cause() != nil {
		crash.Status = p.Cause().Error()
	}
	if advice := s.advice(crash.Stderr); advice != "" {
		crash.Stderr += "\n" + advice
	}
	return crash
}

// mourning is how long a process whose connection is gone may take to be seen
// dead, and to be heard out: a moment, or long on a machine with much to do.
const mourning = 30 * time.Second

// isDead reports whether the plugin's process has ended. Only where the
// connection is gone is that worth waiting for.
func (s *Session) isDead(err error) bool {
	if status.Code(err) != codes.Unavailable {
		return s.client.Exited()
	}
	deadline := time.Now().Add(mourning)
	for !s.client.Exited() && time.Now().Before(deadline) {
		time.Sleep(time.Millisecond)
	}
	return s.client.Exited()
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

// Verify has the plugin check a module for what definitions cannot express.
func (s *Session) Verify(ctx context.Context, r *Run) error {
	stream, err := s.rpc.Verify(ctx)
	if err != nil {
		return s.broken(ctx, err)
	}
	if err := s.send(stream, r); err != nil && err != io.EOF {
		return s.broken(ctx, err)
	}
	if _, err = (&collector{request: r}).collect(stream); err != nil {
		return s.broken(ctx, err)
	}
	return nil
}
