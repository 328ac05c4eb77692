package toolchain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/mlirc/mlirc/core/pass"
)

// graceful is how long the pipes of a killed tool may take to close.
const graceful = 2 * time.Second

// Failure is a tool that ran and failed.
type Failure struct {
	Tool Tool
	// Stderr is the end of what the tool wrote to its standard error.
	Stderr string
	// Cause is how the process ended.
	Cause error
}

var _ pass.ToolError = (*Failure)(nil)

// Error is the tool, how it ended, and its last words.
func (f *Failure) Error() string {
	text := fmt.Sprintf("%s (%s) failed: %v", f.Tool.Name, f.Tool.Path, f.Cause)
	if last := strings.TrimSpace(f.Stderr); last != "" {
		text += "\n" + last
	}
	return text
}

// ToolName is the tool.
func (f *Failure) ToolName() string { return f.Tool.Name }

// Unwrap is how the process ended.
func (f *Failure) Unwrap() error { return f.Cause }

// Run runs the tool with that input and returns what it wrote to its standard
// output. The tool and what it started die with the context and with this
// process. A tool that fails is a *[Failure].
func (t Tool) Run(ctx context.Context, input []byte, args ...string) ([]byte, error) {
	if input == nil {
		return t.run(ctx, nil, args)
	}
	return t.run(ctx, bytes.NewReader(input), args)
}

func (t Tool) run(ctx context.Context, input io.Reader, args []string) ([]byte, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, t.Path, args...)
	if t.File != nil {
		cmd.Path, cmd.ExtraFiles = "/proc/self/fd/3", []*os.File{t.File}
	}
	if t.Temporary != "" {
		cmd.Env = append(os.Environ(), "TMPDIR="+t.Temporary)
	}
	cmd.WaitDelay = graceful
	cmd.Stdin = input
	var out bytes.Buffer
	last := &tail{}
	cmd.Stdout, cmd.Stderr = &out, last
	isolate(cmd)
	err := runLocked(cmd)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if ignored := ignoredArgument(last.String(), args); ignored != "" {
		return nil, fmt.Errorf("%s (%s): %s; `%s -mcpu=help` with the `-mtriple` of the target lists processors and features", t.Name, t.Path, ignored, t.Name)
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, &Failure{Tool: t, Stderr: last.String(), Cause: err}
	}
	if err != nil {
		return nil, fmt.Errorf("%s (%s) cannot be run: %w", t.Name, t.Path, err)
	}
	return out.Bytes(), nil
}

// ignoredArgument is what a tool of LLVM says of a processor or a feature of its arguments that it does not
// know: it generates code all the same, for another processor. What LLVM IR says of functions may be newer
// than the tool, and does not count.
func ignoredArgument(stderr string, args []string) string {
	for line := range strings.Lines(stderr) {
		name, rest, ok := strings.Cut(strings.TrimPrefix(line, "'"), "' is not a recognized ")
		if !ok {
			continue
		}
		kind, _, _ := strings.Cut(rest, " ")
		flag := map[string]string{"processor": "-mcpu=", "feature": "-mattr="}[kind]
		for _, arg := range args {
			if value, ok := strings.CutPrefix(arg, flag); ok && flag != "" && slices.Contains(strings.Split(value, ","), name) {
				return fmt.Sprintf("'%s' is not a recognized %s for this target", name, kind)
			}
		}
	}
	return ""
}

// runLocked keeps the thread that starts the process until the process ends: a
// process that is to die with its parent dies with the parent's thread.
func runLocked(cmd *exec.Cmd) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return cmd.Run()
}

// tailSize is how much of a tool's standard error is kept.
const tailSize = 16 << 10

// tail keeps the end of what is written.
type tail struct {
	text []byte
	cut  bool
}

// Write never fails.
func (t *tail) Write(p []byte) (int, error) {
	t.text = append(t.text, p...)
	if len(t.text) > 2*tailSize {
		t.text = append(t.text[:0], t.text[len(t.text)-tailSize:]...)
		t.cut = true
	}
	return len(p), nil
}

// String is the end of the text, from the start of a line on.
func (t *tail) String() string {
	text := t.text
	if len(text) > tailSize {
		text, t.cut = text[len(text)-tailSize:], true
	}
	if i := bytes.IndexByte(text, '\n'); t.cut && i >= 0 {
		text = text[i+1:]
	}
	return string(text)
}
