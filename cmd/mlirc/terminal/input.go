package terminal

import (
	"context"
	"fmt"
	"os"

	"github.com/mattn/go-isatty"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/files"
	"github.com/mlirc/mlirc/host/run"
)

// Standard is the name of the standard streams.
const Standard = files.Standard

// stdinName is what messages call the standard input, as MLIR's tools do.
const stdinName = "<stdin>"

// ReadInput reads a file whole, or until ctx ends: a terminal or pipe may have no
// end.
func ReadInput(ctx context.Context, path string) (run.Input, error) {
	name := diag.UTF8(path) // locations and messages have it
	if path == Standard {
		name = stdinName
		if isatty.IsTerminal(os.Stdin.Fd()) && isatty.IsTerminal(os.Stderr.Fd()) {
			fmt.Fprintln(Messages(ctx), "mlirc: reading from the terminal; Ctrl-D on an empty line ends the input")
		}
	}
	text, err := files.Read(ctx, path)
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("cannot read '%s': %w", diag.Line(path), err)
	}
	return run.Input{Name: name, Source: diag.NewSource(name, text)}, err
}
