package output

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/mlirc/mlirc/host/files"
)

// Set is the files of one run.
type Set struct {
	read, written []known
}

// known is a file of a set.
type known struct {
	what string // `the input`; empty for an output
	name string
	at   files.Place
}

// Error is an output that cannot be written.
type Error struct {
	Name string
	Err  error
}

// Error names the output.
func (e *Error) Error() string { return fmt.Sprintf("cannot write '%s': %v", e.Name, e.Err) }

// Unwrap is why.
func (e *Error) Unwrap() error { return e.Err }

// Reads says that the run reads a file, such as `the input`. A file that is not there
// is not read.
func (s *Set) Reads(what, name string) {
	at, err := locate(name, 0)
	if err == nil && at.Info != nil {
		s.read = append(s.read, known{what, name, at})
	}
}

// Create prepares an output, which is given up when ctx ends. It fails at once where
// the target cannot be written, so that no work is done in vain.
func (s *Set) Create(ctx context.Context, name string) (*File, error) {
	at, err := locate(name, 1)
	if err != nil && name == Standard {
		err = errors.New("the standard output is closed")
	}
	if err == nil {
		err = s.claim(name, at)
	}
	if err != nil {
		return nil, &Error{name, err}
	}
	f := &File{ctx: ctx, name: name, at: at}
	if err := f.prepare(); err != nil {
		f.letGo()
		return nil, &Error{name, files.Cause(err)}
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.forget = context.AfterFunc(ctx, f.Discard)
	return f, nil
}

// locate is the place of a name; the standard stream has a descriptor.
func locate(name string, standard int) (files.Place, error) {
	if name == Standard {
		return files.LocateDescriptor(standard)
	}
	return files.Locate(name)
}

// claim adds an output, unless it would be written over another file of the set.
func (s *Set) claim(name string, at files.Place) error {
	for _, in := range s.read {
		if !files.Same(in.at, at) || isShared(in.at, at) {
			continue
		}
		if in.name == name {
			return fmt.Errorf("it is %s; choose another output", in.what)
		}
		return fmt.Errorf("it is %s, '%s', by another name; choose another output", in.what, in.name)
	}
	for _, out := range s.written {
		if files.Same(out.at, at) && !isNull(at) {
			return fmt.Errorf("the run writes it already, as '%s'; choose another name for one of them", out.name)
		}
	}
	s.written = append(s.written, known{name: name, at: at})
	return nil
}

// isShared reports whether a file may well be both read and written: a terminal or
// another device, or a pipe or socket that the process was given.
func isShared(in, out files.Place) bool {
	mode := out.Info.Mode()
	return mode&fs.ModeCharDevice != 0 || !mode.IsRegular() && in.Descriptor != files.None && out.Descriptor != files.None
}

// isNull reports whether a file forgets what is written to it.
func isNull(at files.Place) bool {
	null, err := os.Stat(os.DevNull)
	return err == nil && at.Info != nil && os.SameFile(null, at.Info)
}
