package terminal

import (
	"context"
	"errors"
	"io"
	"os"
	"sync"
	"syscall"

	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/stdio"
)

// Stream is a standard stream that remembers when something could not be written to
// it: hardly any code that prints a line looks.
type Stream struct {
	file *os.File

	mu  sync.Mutex
	err error // the first
}

// Write writes unless an earlier write failed. Writing nothing never fails.
func (s *Stream) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(p) == 0 {
		return 0, nil
	}
	if s.err != nil {
		return 0, s.err
	}
	if stdio.Closed(int(s.file.Fd())) {
		s.err = errors.New("the stream is closed")
		return 0, s.err
	}
	n, err := s.file.Write(p)
	s.err = files.Cause(err)
	return n, s.err
}

// failure is why something could not be written.
func (s *Stream) failure() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// Streams are what a command prints to. Messages go to the second.
type Streams struct{ Out, Err *Stream }

// StandardStreams returns the streams of the process.
func StandardStreams() *Streams {
	return &Streams{Out: &Stream{file: os.Stdout}, Err: &Stream{file: os.Stderr}}
}

// streamsKey is the key of the streams in a command's context.
type streamsKey struct{}

// WithStreams is a context whose command prints to these streams.
func WithStreams(ctx context.Context, s *Streams) context.Context {
	return context.WithValue(ctx, streamsKey{}, s)
}

// Messages is where messages go.
func Messages(ctx context.Context) io.Writer {
	if s, ok := ctx.Value(streamsKey{}).(*Streams); ok {
		return s.Err
	}
	return os.Stderr
}

// ExitClosedPipe is the status of a program that a signal ends when it writes to a pipe
// without a reader.
const ExitClosedPipe = 128 + int(syscall.SIGPIPE)

// isClosedPipe reports whether what is written has no reader any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
