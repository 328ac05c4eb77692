package oracle

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"testing"
	"time"
)

// deadline is the time after which a tool is given up.
const deadline = 2 * time.Minute

// Tool returns the path of a tool. Where it is missing the test is skipped, or
// fails with CI=true.
func Tool(t testing.TB, name string) string {
	t.Helper()
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

// result is what a process left.
type result struct {
	stdout, stderr []byte
	crashed        bool // it was ended by a signal, or did not end
}

// run gives a tool its input. A tool that complains is no failure of the test.
func run(t testing.TB, tool string, input []byte, args ...string) result {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), deadline)
	defer cancel()
	cmd := exec.CommandContext(ctx, tool, args...)
	// Crashes are expected, and nobody reads their stacks.
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
	r.crashed = exit.ExitCode() != 1
	return r
}
