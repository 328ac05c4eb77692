package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/mattn/go-isatty"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/run"
)

// standard is the name of the standard streams.
const standard = "-"

// stdinName is what messages call the standard input, as MLIR's tools do.
const stdinName = "<stdin>"

// readInput reads a file whole, or until ctx ends: a terminal or pipe may have no
// end.
func readInput(ctx context.Context, path string) (run.Input, error) {
	name := path
	if path == standard {
		name = stdinName
		if isatty.IsTerminal(os.Stdin.Fd()) && isatty.IsTerminal(os.Stderr.Fd()) {
			fmt.Fprintln(os.Stderr, "mlirc: reading from the terminal; Ctrl-D on an empty line ends the input")
		}
	}
	type whole struct {
		text []byte
		err  error
	}
	read := make(chan whole, 1)
	go func() {
		text, err := readFile(path)
		read <- whole{text, err}
	}()
	select {
	case <-ctx.Done():
		return run.Input{}, ctx.Err()
	case in := <-read:
		if in.err != nil {
			return run.Input{}, fmt.Errorf("cannot read '%s': %w", path, in.err)
		}
		return run.Input{Name: name, Source: diag.NewSource(name, in.text)}, nil
	}
}

func readFile(path string) ([]byte, error) {
	if path == standard {
		return io.ReadAll(os.Stdin)
	}
	text, err := os.ReadFile(path)
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return text, err
}
