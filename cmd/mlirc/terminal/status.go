package terminal

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/mattn/go-isatty"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/output"
	"github.com/mlirc/mlirc/host/run"
)

// The exit statuses.
const (
	exitDone   = 0
	ExitInput  = 1 // the user's IR is at fault
	exitAround = 2 // configuration, plugin or toolchain is
)

// StatusError carries the exit status of a child process.
type StatusError int

// Error is not shown: the child has said what there was to say.
func (e StatusError) Error() string { return fmt.Sprintf("exit status %d", int(e)) }

// Report tells the user of an error and returns the exit status.
func Report(w io.Writer, err error) int {
	var status StatusError
	var problems *config.Error
	var unwritten *output.Error
	switch {
	case err == nil:
		return exitDone
	case errors.Is(err, run.ErrDiagnosed):
		return ExitInput
	case errors.As(err, &status):
		return int(status)
	case errors.As(err, &unwritten) && isClosedPipe(err):
		return ExitClosedPipe
	case errors.As(err, &problems):
		ShowUpTo(w, DefaultErrorLimit, problems.Diagnostics, problems.Source, "")
		return exitAround
	}
	fmt.Fprintln(w, "mlirc: error:", diag.Plain(diag.Shortened(err.Error())))
	return exitAround
}

// Settle is the exit status of a command that would end with one, were it not for what
// it could not print. That the standard output cannot even be closed tells of a write
// that failed late.
func (s *Streams) Settle(status int) int {
	out := s.Out.failure()
	if out == nil {
		out = s.Out.file.Close()
	}
	err := s.Err.failure()
	switch {
	case status != exitDone:
		return status
	case isClosedPipe(out), isClosedPipe(err):
		return ExitClosedPipe
	case out != nil:
		return Report(s.Err, &output.Error{Name: Standard, Err: files.Cause(out)})
	case err != nil:
		return exitAround
	}
	return status
}

// DefaultErrorLimit is how many errors, warnings and remarks are shown where no flag says how many.
const DefaultErrorLimit = 100

// Show writes diagnostics with the lines they point at.
func Show(w io.Writer, list []diag.Diagnostic, sources diag.Lookup) {
	_ = diag.RenderAll(w, list, sources, colored(w))
}

// ShowUpTo is Show for so many of each severity, 0: all; it says how many more there are, and the way to see them.
func ShowUpTo(w io.Writer, limit int, list []diag.Diagnostic, sources diag.Lookup, way string) {
	kept, more := diag.Capped(list, limit)
	Show(w, kept, sources)
	if len(more) > 0 {
		fmt.Fprintf(w, "mlirc: %s are not shown%s\n", more, way)
	}
}

// colored reports whether a person reads it.
func colored(w io.Writer) bool {
	var f *os.File
	switch w := w.(type) {
	case *os.File:
		f = w
	case *Stream:
		f = w.file
	default:
		return false
	}
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isatty.IsTerminal(f.Fd())
}
