package main

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

// stream is a standard stream that remembers when something could not be written to
// it: hardly any code that prints a line looks.
type stream struct {
	file *os.File

	mu  sync.Mutex
	err error // the first
}

// Write writes unless an earlier write failed. Writing nothing never fails.
func (s *stream) Write(p []byte) (int, error) {
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
func (s *stream) failure() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// streams are what a command prints to. Messages go to the second.
type streams struct{ out, err *stream }

func standardStreams() *streams {
	return &streams{out: &stream{file: os.Stdout}, err: &stream{file: os.Stderr}}
}

// streamsKey is the key of the streams in a command's context.
type streamsKey struct{}

// withStreams is a context whose command prints to these streams.
func withStreams(ctx context.Context, s *streams) context.Context {
	return context.WithValue(ctx, streamsKey{}, s)
}

// messages is where messages go.
func messages(ctx context.Context) io.Writer {
	if s, ok := ctx.Value(streamsKey{}).(*streams); ok {
		return s.err
	}
	return os.Stderr
}

// exitClosedPipe is the status of a program that a signal ends when it writes to a pipe
// without a reader.
const exitClosedPipe = 128 + int(syscall.SIGPIPE)

// isClosedPipe reports whether what is written has no reader any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }
