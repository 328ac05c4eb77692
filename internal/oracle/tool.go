package oracle

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

// deadline is the time after which a tool is given up.
const deadline = 2 * time.Minute

// Tool returns the path of a tool. Where it is missing the test is skipped, or
// fails with CI=true. With -short, by which scripts/race asks for tests of what runs at
// once, all comparisons are skipped.
func Tool(t testing.TB, name string) string {
	t.Helper()
	if testing.Short() {
		t.Skip("-short compares with no other tool")
	}
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("CI") == "true" {
		t.Fatalf("%s is missing", name)
	}
	t.Skipf("%s is missing", name)
	return ""
}

// File wants a file that is no tool, such as a library, and skips or fails as [Tool] does.
func File(t testing.TB, path string) string {
	t.Helper()
	if _, err := os.Stat(path); err != nil && os.Getenv("CI") == "true" {
		t.Fatal(err)
	} else if err != nil {
		t.Skip(err)
	}
	return path
}

// Need asks for several tools, as [Tool] does.
func Need(t testing.TB, names ...string) {
	t.Helper()
	for _, name := range names {
		Tool(t, name)
	}
}

// Stdin is the file that locations name when a tool read its standard input.
const Stdin = "<stdin>"

// Pipe gives a tool its input and returns what it prints. The test fails when the
// tool does.
func Pipe[T string | []byte](t testing.TB, input T, tool string, args ...string) T {
	t.Helper()
	r := run(t, Tool(t, tool), []byte(input), args...)
	if r.status != 0 {
		t.Fatalf("%s %s ended with status %d:\n%s\n%s", tool, strings.Join(args, " "), r.status, r.stderr, numbered(string(input)))
	}
	return T(r.stdout)
}

// Messages gives a tool its input and returns what it writes to its standard error. The test
// fails when the tool does.
func Messages(t testing.TB, input, tool string, args ...string) string {
	t.Helper()
	r := run(t, Tool(t, tool), []byte(input), args...)
	if r.status != 0 {
		t.Fatalf("%s %s ended with status %d:\n%s\n%s", tool, strings.Join(args, " "), r.status, r.stderr, numbered(input))
	}
	return string(r.stderr)
}

// numbered is the beginning of a text, with line numbers, as problems name them.
func numbered(text string) string {
	const most = 400
	var out strings.Builder
	n := 0
	for line := range strings.Lines(text) {
		if n++; n > most {
			break
		}
		out.WriteString(strconv.Itoa(n) + ": " + line)
	}
	return out.String()
}

// result is what a process left.
type result struct {
	stdout, stderr []byte
	status         int // -1 when it was ended by a signal
}

// crashed distinguishes a crash from an input that was refused.
func (r result) crashed() bool { return r.status != 0 && r.status != 1 }

// run gives a tool its input. A tool that reports errors does not fail the test.
func run(t testing.TB, tool string, input []byte, args ...string) result {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), deadline)
	defer cancel()
	cmd := exec.CommandContext(ctx, tool, args...)
	// Crashes are expected, and their stacks are not used.
	cmd.Env = append(os.Environ(), "LLVM_DISABLE_SYMBOLIZATION=1")
	var out, problems bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(input), &out, &problems
	err := cmd.Run()
	r := result{stdout: out.Bytes(), stderr: problems.Bytes()}
	if err == nil {
		return r
	}
	exit, ok := err.(*exec.ExitError)
	if !ok {
		t.Fatalf("%s: %v", tool, err)
	}
	r.status = exit.ExitCode()
	return r
}

// Files skips the test where one of the files that it needs is missing, as Tool does for a tool.
func Files(t testing.TB, paths ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("-short compares with no other tool")
	}
	for _, path := range paths {
		if _, err := os.Stat(path); err == nil {
			continue
		}
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is missing", path)
		}
		t.Skipf("%s is missing", path)
	}
}
