package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"syscall"

	"github.com/mlirc/mlirc/host/stdio"
)

// Standard is the name of the standard streams.
const Standard = "-"

// most is how many bytes a file may have: what is larger, or has no end, is not read.
const most = 1 << 30

// Read reads a file whole, or until ctx ends; `-` is the standard input. It opens the
// file once.
func Read(ctx context.Context, name string) ([]byte, error) {
	return Await(ctx, func() ([]byte, error) {
		text, err := read(name, most)
		return text, Cause(err)
	})
}

// ReadUpTo reads a file whole, which may be a pipe. One that has more bytes is an error.
func ReadUpTo(most int64, name string) ([]byte, error) {
	in, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return readAll(in, most)
}

// ReadRegular is ReadUpTo for a file that somebody else names, such as a project's file: a
// pipe, which could hold the reader up for ever, is an error.
func ReadRegular(most int64, name string) ([]byte, error) {
	in, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() && !info.IsDir() {
		return nil, errors.New("is not a regular file")
	}
	return readAll(in, most)
}

func read(name string, most int64) ([]byte, error) {
	in, err := openInput(name)
	if err != nil {
		return nil, err
	}
	if in != os.Stdin {
		defer in.Close()
	}
	return readAll(in, most)
}

// readAll reads an open file whole, unless it has too many bytes.
func readAll(in *os.File, most int64) ([]byte, error) {
	info, err := in.Stat()
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return nil, errors.New("is a directory")
	}
	tooLarge := fmt.Errorf("it has more than %d bytes", most)
	if !info.Mode().IsRegular() {
		text, err := io.ReadAll(io.LimitReader(in, most+1))
		if int64(len(text)) > most {
			return nil, tooLarge
		}
		return text, err
	}
	if info.Size() > most {
		return nil, tooLarge
	}
	// One more byte than there should be notices the end in one call.
	text := make([]byte, 0, info.Size()+1)
	for {
		n, err := in.Read(text[len(text):cap(text)])
		text = text[:len(text)+n]
		if err == io.EOF {
			return text, nil
		}
		if err != nil {
			return nil, err
		}
		if int64(len(text)) > most {
			return nil, tooLarge
		}
		if len(text) == cap(text) {
			text = append(text, 0)[:len(text)] // it grows while it is read
		}
	}
}

func openInput(name string) (*os.File, error) {
	if name == Standard {
		if stdio.Closed(0) {
			return nil, errors.New("the standard input is closed")
		}
		return os.Stdin, nil
	}
	at, err := Locate(name)
	if err == nil && at.Descriptor != None {
		return OpenDescriptor(at.Descriptor, os.O_RDONLY)
	}
	return os.Open(name)
}

// Await does something that may block for ever, and gives it up when ctx ends.
func Await[T any](ctx context.Context, do func() (T, error)) (T, error) {
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1)
	go func() {
		value, err := do()
		done <- outcome{value, err}
	}()
	select {
	case <-ctx.Done():
		var nothing T
		return nothing, ctx.Err()
	case o := <-done:
		return o.value, o.err
	}
}
