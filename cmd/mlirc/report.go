package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/mattn/go-isatty"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/run"
)

// The exit statuses.
const (
	exitDone        = 0
	exitInput       = 1 // the user's IR is at fault
	exitAround      = 2 // configuration, plugin or toolchain is
	exitInterrupted = 130
)

// statusError carries the exit status of a child process.
type statusError struct{ status int }

// Error is not shown: the child has said what there was to say.
func (e statusError) Error() string { return fmt.Sprintf("exit status %d", e.status) }

// report tells the user of an error and returns the exit status.
func report(w io.Writer, err error) int {
	var status statusError
	var problems *config.Error
	switch {
	case err == nil:
		return exitDone
	case errors.Is(err, run.ErrDiagnosed):
		return exitInput
	case errors.As(err, &status):
		return status.status
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(w, "mlirc: interrupted")
		return exitInterrupted
	case errors.As(err, &problems):
		show(w, problems.Diagnostics, problems.Source)
		return exitAround
	}
	fmt.Fprintf(w, "mlirc: error: %v\n", err)
	return exitAround
}

// show writes diagnostics with the lines they point at.
func show(w io.Writer, list []diag.Diagnostic, sources diag.Lookup) {
	_ = diag.RenderAll(w, list, sources, colored(w))
}

// colored reports whether a person reads it.
func colored(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isatty.IsTerminal(f.Fd())
}
