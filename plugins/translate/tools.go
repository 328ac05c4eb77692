package translate

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// findTool returns a tool of the run's toolchain.
func findTool(t *pass.Translation, name string) (toolchain.Tool, error) {
	config, err := toolchain.ParseConfig(t.Resources[toolchain.Resource])
	if err != nil {
		return toolchain.Tool{}, err
	}
	return config.Find(name)
}

// ahead is the tool that was started for the pass; nil: none was.
func ahead(t *pass.Translation) *toolchain.Ahead {
	a, _ := t.Prepared.(*toolchain.Ahead)
	return a
}

// irName is how diagnostics call text that stands in no file.
const irName = "<llvm-ir>"

// report turns a complaint of a tool about LLVM IR into a diagnostic. It
// returns any other error as it is.
func report(t *pass.Translation, ir []byte, err error) error {
	var failure *toolchain.Failure
	if !errors.As(err, &failure) {
		return err
	}
	line, col, message, ok := complaint(failure.Stderr)
	if !ok {
		return err
	}
	d := diag.NewError(diag.Position{File: irName, Line: line, Col: col}, failure.Tool.Name+": "+message)
	if text := lineOf(ir, line); text != "" {
		d = d.WithNote(diag.Position{}, fmt.Sprintf("line %d of the LLVM IR: %s", line, strings.TrimSpace(text)))
	}
	t.Diags.Report(d)
	return nil
}

// complaint finds a line such as `llc: error: llc: <stdin>:3:10: error: text`.
func complaint(stderr string) (line, col int, message string, ok bool) {
	for text := range strings.Lines(stderr) {
		_, rest, found := strings.Cut(text, "<stdin>:")
		if !found {
			continue
		}
		parts := strings.SplitN(rest, ":", 4)
		if len(parts) < 4 {
			continue
		}
		line, errLine := strconv.Atoi(parts[0])
		col, errCol := strconv.Atoi(parts[1])
		if errLine != nil || errCol != nil || strings.TrimSpace(parts[2]) != "error" {
			continue
		}
		return line, col, strings.TrimSpace(parts[3]), true
	}
	return 0, 0, "", false
}

// lineOf is a line of a text, counted from 1.
func lineOf(text []byte, n int) string {
	for line := range bytes.Lines(text) {
		if n--; n == 0 {
			return string(line)
		}
	}
	return ""
}
