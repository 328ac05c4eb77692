package output

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Standard is the name of the standard stream.
const Standard = "-"

// File is an output that is not there yet.
type File struct {
	name      string
	temporary *os.File // nil for the standard output, and when done
	isUnnamed bool     // the temporary file has no name
	held      bytes.Buffer
	stdout    io.Writer
	mode      fs.FileMode
}

// Create prepares an output. It fails at once where the target cannot be
// written, so that no work is done in vain.
func Create(name string) (*File, error) {
	f := &File{name: name, stdout: os.Stdout, mode: 0o666}
	if name == Standard {
		return f, nil
	}
	if info, err := os.Stat(name); err == nil {
		if err := f.replaces(info); err != nil {
			return nil, err
		}
		if !info.Mode().IsRegular() {
			return f, f.direct()
		}
	}
	if f.temporary = unnamed(filepath.Dir(name)); f.temporary != nil {
		f.isUnnamed = true
		return f, nil
	}
	temporary, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return nil, fmt.Errorf("cannot write '%s': %w", name, cause(err))
	}
	f.temporary = temporary
	return f, nil
}

// replaces checks that an existing file may be replaced.
func (f *File) replaces(info fs.FileInfo) error {
	if info.IsDir() {
		return fmt.Errorf("cannot write '%s': it is a folder", f.name)
	}
	f.mode = info.Mode().Perm()
	probe, err := os.OpenFile(f.name, os.O_WRONLY, 0)
	if err != nil {
		return fmt.Errorf("cannot write '%s': %w", f.name, cause(err))
	}
	return probe.Close()
}

// direct writes to a device or pipe, which cannot be replaced.
func (f *File) direct() error {
	device, err := os.OpenFile(f.name, os.O_WRONLY, 0)
	if err != nil {
		return fmt.Errorf("cannot write '%s': %w", f.name, cause(err))
	}
	f.stdout = device
	return nil
}

func cause(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// Write adds to the output.
func (f *File) Write(p []byte) (int, error) {
	if f.temporary == nil {
		return f.held.Write(p)
	}
	n, err := f.temporary.Write(p)
	if err != nil {
		return n, fmt.Errorf("cannot write '%s': %w", f.name, cause(err))
	}
	return n, nil
}

// Executable makes the output a program.
func (f *File) Executable() { f.mode |= 0o111 }

// Commit puts the output in its place.
func (f *File) Commit() error {
	if f.temporary == nil {
		if _, err := f.stdout.Write(f.held.Bytes()); err != nil {
			return fmt.Errorf("cannot write '%s': %w", f.name, cause(err))
		}
		return nil
	}
	temporary := f.temporary
	f.temporary = nil
	err := temporary.Chmod(f.mode &^ umask())
	if err == nil && f.isUnnamed {
		err = rename(temporary, f.name)
	}
	err = errors.Join(err, temporary.Close())
	if err == nil && !f.isUnnamed {
		err = os.Rename(temporary.Name(), f.name)
	}
	if err != nil {
		f.remove(temporary)
		return fmt.Errorf("cannot write '%s': %w", f.name, cause(err))
	}
	return nil
}

// remove removes a temporary file that has a name.
func (f *File) remove(temporary *os.File) {
	if !f.isUnnamed {
		_ = os.Remove(temporary.Name())
	}
}

// Discard forgets an output that was not committed.
func (f *File) Discard() {
	if f.temporary == nil {
		return
	}
	_ = f.temporary.Close()
	f.remove(f.temporary)
	f.temporary = nil
}
