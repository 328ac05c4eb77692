package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/run"
)

// standard is the name of the standard streams.
const standard = "-"

// stdinName is what messages call the standard input, as MLIR's tools do.
const stdinName = "<stdin>"

// readInput reads a file whole.
func readInput(path string) (run.Input, error) {
	var text []byte
	var err error
	name := path
	if path == standard {
		name = stdinName
		text, err = io.ReadAll(os.Stdin)
	} else {
		text, err = os.ReadFile(path)
	}
	if err != nil {
		var at *fs.PathError
		if errors.As(err, &at) {
			err = at.Err
		}
		return run.Input{}, fmt.Errorf("cannot read '%s': %w", path, err)
	}
	return run.Input{Name: name, Source: diag.NewSource(name, text)}, nil
}
