package output

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"github.com/mattn/go-isatty"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/files"
)

// Standard is the name of the standard stream.
const Standard = files.Standard

// File is an output that is not there yet. It is safe for concurrent use: its context
// may end at any time.
type File struct {
	ctx    context.Context
	name   string
	at     files.Place
	forget func() bool // stops waiting for the end of ctx
	folder *os.File    // of the target, held so that no other takes its name; nil where that cannot be

	mu           sync.Mutex
	done         bool
	temporary    *os.File // nil where the target cannot be replaced
	isUnnamed    bool     // the temporary file has no name
	isExecutable bool

	// Where the target cannot be replaced:
	held   bytes.Buffer
	stream chan opened // gets one
}

// opened is what came of opening something.
type opened struct {
	file *os.File
	err  error
}

var errDone = errors.New("the output is done")

// prepare opens what is written to. What may block is opened in the meantime: a FIFO
// waits for its reader, who may wait for a writer of the input.
func (f *File) prepare() error {
	info := f.at.Info
	switch {
	case f.at.Descriptor != files.None:
		file, err := files.OpenDescriptor(f.at.Descriptor, os.O_WRONLY)
		f.stream = make(chan opened, 1)
		f.stream <- opened{file, err}
		return err
	case info == nil:
		f.hold()
		return f.createTemporary(0o666) // less what the user's umask takes away
	case info.IsDir():
		return errors.New("it is a folder")
	case !info.Mode().IsRegular() || f.at.IsFixed:
		f.stream = make(chan opened, 1)
		go func() {
			file, err := os.OpenFile(f.at.Path, os.O_WRONLY|os.O_TRUNC, 0)
			f.stream <- opened{file, err}
		}()
		return nil
	}
	f.hold()
	probe, err := os.OpenFile(f.at.Path, os.O_WRONLY, 0)
	if err == nil {
		err = probe.Close()
	}
	if err != nil && !isRunning(err) { // a program that runs can be replaced
		return err
	}
	return f.createTemporary(0o600)
}

// hold has the target's path lead to the folder that it is in now, whatever takes a name on the
// way there later: a plugin may be granted one.
func (f *File) hold() {
	path, base := filepath.Split(f.at.Path)
	if f.folder = folder(folderOf(path)); f.folder != nil {
		f.at.Path = filepath.Join(open(f.folder), base)
	}
}

// letGo closes the folder.
func (f *File) letGo() {
	if f.folder != nil {
		_ = f.folder.Close()
	}
}

func (f *File) createTemporary(mode fs.FileMode) (err error) {
	folder := folderOf(f.at.Path)
	if f.temporary = unnamed(folder, mode); f.temporary != nil {
		f.isUnnamed = true
		return nil
	}
	f.temporary, err = files.CreateHidden(folder, mode)
	return err
}

// folderOf is the folder of a path as the system finds it, links before `..` included.
func folderOf(path string) string {
	if folder, _ := filepath.Split(path); folder != "" {
		return folder
	}
	return "."
}

// Write adds to the output.
func (f *File) Write(p []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.done:
		return 0, f.ended()
	case f.temporary == nil:
		return f.held.Write(p)
	}
	n, err := f.temporary.Write(p)
	if err != nil {
		return n, &Error{f.name, files.Cause(err)}
	}
	return n, nil
}

// ended says why nothing more can be written.
func (f *File) ended() error {
	if err := f.ctx.Err(); err != nil {
		return err
	}
	return &Error{f.name, errDone}
}

// Executable makes the output a program for those who may read it.
func (f *File) Executable() { f.isExecutable = true }

// Commit puts the output in its place.
func (f *File) Commit() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.done || f.ctx.Err() != nil {
		return f.ended()
	}
	f.done = true
	defer f.forget()
	var err error
	if f.temporary == nil {
		err = f.deliver()
	} else {
		err = f.replace()
		f.letGo()
	}
	if err == nil || f.ctx.Err() != nil && errors.Is(err, f.ctx.Err()) {
		return err
	}
	return &Error{f.name, files.Cause(err)}
}

// deliver writes to what cannot be replaced, which may block for as long as there is
// no reader.
func (f *File) deliver() error {
	_, err := files.Await(f.ctx, func() (struct{}, error) {
		o := <-f.stream
		if o.err != nil {
			return struct{}{}, o.err
		}
		err := show(o.file, f.held.Bytes())
		return struct{}{}, errors.Join(err, o.file.Close())
	})
	return err
}

// show writes what a file holds. A terminal gets characters, and nothing that it acts
// on: an output may be what a plugin has made.
func show(to *os.File, data []byte) error {
	if !isatty.IsTerminal(to.Fd()) {
		_, err := to.Write(data)
		return err
	}
	plain := diag.PlainWriter(to)
	_, err := plain.Write(data)
	return errors.Join(err, plain.Close())
}

// replace gives the temporary file the target's name.
func (f *File) replace() error {
	temporary := f.temporary
	err := f.attributes()
	if err == nil && f.isUnnamed {
		err = rename(temporary, f.at.Path)
	}
	err = errors.Join(err, temporary.Close())
	if err == nil && !f.isUnnamed {
		err = os.Rename(temporary.Name(), f.at.Path)
	}
	if err != nil {
		f.remove()
	}
	return err
}

// attributes sets the mode of the temporary file, and what else a replaced file had.
func (f *File) attributes() error {
	if f.at.Info != nil {
		if err := keep(f.temporary, f.at); err != nil {
			return err
		}
	}
	if !f.isExecutable {
		return nil
	}
	info, err := f.temporary.Stat()
	if err != nil {
		return err
	}
	mode := info.Mode().Perm()
	return f.temporary.Chmod(mode | mode&0o444>>2)
}

// remove removes a temporary file that has a name.
func (f *File) remove() {
	if !f.isUnnamed {
		_ = os.Remove(f.temporary.Name())
	}
}

// Discard forgets an output that was not committed.
func (f *File) Discard() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.done {
		return
	}
	f.done = true
	f.forget()
	if f.temporary != nil {
		_ = f.temporary.Close()
		f.remove()
		f.letGo()
		return
	}
	select {
	case o := <-f.stream: // a reader sees the end
		if o.err == nil {
			_ = o.file.Close()
		}
	default:
	}
}
