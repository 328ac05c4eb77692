package toolchain

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// fakeTool writes an executable script.
func fakeTool(t *testing.T, dir, name, script string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	require.NoError(t, os.WriteFile(path, []byte("#!/bin/sh\n"+script+"\n"), 0o755))
	return path
}

func TestFindOrder(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	_, err := Config{}.Find("llc")
	require.ErrorContains(t, err, "apt-get install llvm")
	require.ErrorContains(t, err, "set llc in [toolchain]")

	old := fakeTool(t, dir, "llc-13", "")
	newer := fakeTool(t, dir, "llc-15", "")
	tool, err := Config{}.Find("llc")
	require.NoError(t, err)
	require.Equal(t, newer, tool.Path)

	plain := fakeTool(t, dir, "llc", "")
	tool, err = Config{}.Find("llc")
	require.NoError(t, err)
	require.Equal(t, plain, tool.Path)

	tool, err = Config{"llc": old}.Find("llc")
	require.NoError(t, err)
	require.Equal(t, old, tool.Path)

	_, err = Config{"llc": "/nowhere/llc"}.Find("llc")
	require.ErrorContains(t, err, "in [toolchain] cannot be run")
}

func TestConfig(t *testing.T) {
	c, err := ParseConfig([]byte(`{"llc": "/x"}`))
	require.NoError(t, err)
	require.Equal(t, Config{"llc": "/x"}, c)
	_, err = ParseConfig([]byte(`[1]`))
	require.ErrorContains(t, err, "table of paths")
	c, err = ParseConfig(nil)
	require.NoError(t, err)
	require.Empty(t, c)
}

func TestVersionIsRemembered(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", filepath.Join(dir, "cache"))
	calls := filepath.Join(dir, "calls")
	tool := Tool{Name: "llc", Path: fakeTool(t, dir, "llc", "echo x >>"+calls+"; echo 'Debian LLVM version 14.0.6'")}
	for range 2 {
		v, err := tool.Version(context.Background())
		require.NoError(t, err)
		require.Equal(t, 14, v)
	}
	text, err := os.ReadFile(calls)
	require.NoError(t, err)
	require.Equal(t, "x\n", string(text))

	fakeTool(t, dir, "llc", "echo 'LLVM version 19.1.0, another build'")
	v, err := tool.Version(context.Background())
	require.NoError(t, err)
	require.Equal(t, 19, v)
}

func TestNoVersion(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", dir)
	_, err := Tool{Name: "llc", Path: fakeTool(t, dir, "llc", "echo hello")}.Version(context.Background())
	require.ErrorContains(t, err, "names no version")
}

func TestRun(t *testing.T) {
	dir := t.TempDir()
	tool := Tool{Name: "llc", Path: fakeTool(t, dir, "llc", "tr a b; echo done >&2")}
	out, err := tool.Run(context.Background(), []byte("banana"))
	require.NoError(t, err)
	require.Equal(t, "bbnbnb", string(out))
}

// TestIgnoredArguments: a processor or feature that a tool does not know is an error, although the tool goes
// on without it. What is not of the arguments, but of the LLVM IR, is the tool's affair.
func TestIgnoredArguments(t *testing.T) {
	tool := Tool{Name: "llc", Path: fakeTool(t, t.TempDir(), "llc",
		"for a in \"$@\"; do case $a in -mcpu=*) echo \"'${a#-mcpu=}' is not a recognized processor for this target (ignoring processor)\" >&2;; esac; done\n"+
			"echo \"'+old' is not a recognized feature for this target (ignoring feature)\" >&2\necho done")}
	_, err := tool.Run(t.Context(), nil, "-mcpu=z81")
	require.EqualError(t, err, "llc ("+tool.Path+"): 'z81' is not a recognized processor for this target; `llc -mcpu=help` with the `-mtriple` of the target lists processors and features")
	var failure *Failure
	require.NotErrorAs(t, err, &failure)
	_, err = tool.Run(t.Context(), nil, "-mattr=+new,+old")
	require.ErrorContains(t, err, "'+old' is not a recognized feature for this target; ")
	out, err := tool.Run(t.Context(), nil, "-mattr=+new")
	require.NoError(t, err)
	require.Equal(t, "done\n", string(out))
}

// TestTemporary: a tool has its temporary files where it is said.
func TestTemporary(t *testing.T) {
	dir := t.TempDir()
	tool := Tool{Name: "cc", Path: fakeTool(t, dir, "cc", "echo $TMPDIR $OTHER"), Temporary: "/a/b"}
	t.Setenv("OTHER", "kept")
	out, err := tool.Run(t.Context(), nil)
	require.NoError(t, err)
	require.Equal(t, "/a/b kept\n", string(out))
}

// TestRunsWhatWasOpen: a tool is the file that was looked at, and is called as it was.
func TestRunsWhatWasOpen(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("a descriptor is executed on Linux only")
	}
	sh, err := exec.LookPath("sh")
	require.NoError(t, err)
	program, err := os.ReadFile(sh)
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), "tool")
	require.NoError(t, os.WriteFile(path, program, 0o755))
	file, err := os.Open(path)
	require.NoError(t, err)
	defer file.Close()
	require.NoError(t, os.Remove(path))
	fakeTool(t, filepath.Dir(path), "tool", "echo another")
	out, err := Tool{Name: "sh", Path: path, File: file}.Run(t.Context(), nil, "-c", "echo $0")
	require.NoError(t, err)
	require.Equal(t, path+"\n", string(out))
}

func TestFailureTellsTheEndOfStderr(t *testing.T) {
	dir := t.TempDir()
	tool := Tool{Name: "llc", Path: fakeTool(t, dir, "llc", "i=0; while [ $i -lt 4000 ]; do echo line $i >&2; i=$((i+1)); done; exit 3")}
	_, err := tool.Run(context.Background(), nil)
	var f *Failure
	require.ErrorAs(t, err, &f)
	require.True(t, strings.HasSuffix(f.Stderr, "line 3999\n"))
	require.LessOrEqual(t, len(f.Stderr), tailSize)
	require.ErrorContains(t, err, "exit status 3")
}

func TestCancelKillsTheGroup(t *testing.T) {
	dir := t.TempDir()
	tool := Tool{Name: "llc", Path: fakeTool(t, dir, "llc", "sleep 60 & wait")}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	_, err := tool.Run(ctx, nil)
	require.True(t, errors.Is(err, context.DeadlineExceeded))
}
