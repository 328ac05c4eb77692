package session

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"google.golang.org/grpc"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// firstAllocation bounds what a promised size alone makes us allocate.
const firstAllocation = 64 << 20

type runClient = grpc.BidiStreamingClient[protocol.RunRequest, protocol.RunReply]

// Run has the plugin do a run. The error is a [*CrashError] when the plugin
// died, and the context's when that ended; a pass that fails is no error but
// the result's Failure.
func (s *Session) Run(ctx context.Context, r *Run) (*Result, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	stream, err := s.rpc.Run(ctx)
	if err != nil {
		return nil, s.broken(ctx, err)
	}
	sent := make(chan error, 1)
	go func() { sent <- s.send(stream, r) }()
	result, err := collect(stream, r)
	if err != nil {
		return nil, s.broken(ctx, err)
	}
	if err := <-sent; err != nil && err != io.EOF {
		return nil, s.broken(ctx, err)
	}
	return result, nil
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

// collect reads the replies up to the result.
func collect(stream runClient, r *Run) (*Result, error) {
	var output Payload
	for {
		m, err := stream.Recv()
		if err == io.EOF {
			return nil, errNonsense
		}
		if err != nil {
			return nil, err
		}
		switch part := m.GetPart().(type) {
		case *protocol.RunReply_Diagnostic:
			report(r.Diagnostics, part.Diagnostic)
		case *protocol.RunReply_Printed:
			if r.Printed != nil {
				_, _ = r.Printed.Write(part.Printed)
			}
		case *protocol.RunReply_Output:
			output = payloadFromWire(part.Output)
		case *protocol.RunReply_Chunk:
			output.Data = append(output.Data, part.Chunk...)
		case *protocol.RunReply_Result:
			return resultFromWire(part.Result, output), nil
		}
	}
}

func report(sink *diag.Sink, m *protocol.Diagnostic) {
	if sink != nil {
		sink.Report(diagnosticFromWire(m))
	}
}

var errNonsense = errors.New("the reply ends without a result")

// broken explains an error of the connection.
func (s *Session) broken(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if s.client == nil {
		return err
	}
	// The process may take a moment to be seen dead, and to be heard out.
	for i := 0; i < 200 && !s.client.Exited(); i++ {
		time.Sleep(time.Millisecond)
	}
	if !s.client.Exited() {
		return fmt.Errorf("plugin '%s' broke the protocol: %w", s.name, err)
	}
	return &CrashError{Plugin: s.name, Status: s.proc.status(), Stderr: s.stderr.String()}
}

// CrashError says that a plugin's process ended in the middle of its work.
type CrashError struct {
	Plugin string
	Status string // such as `exit status 2`
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
	if _, err = collect(stream, r); err != nil {
		return s.broken(ctx, err)
	}
	return nil
}
