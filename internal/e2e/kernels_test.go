package e2e_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"github.com/mlirc/mlirc/internal/oracle"
)

// handmade is a module with a kernel that is written by hand after docs/kernels.md. It adds the
// first word of binding 0.1 to that of 0.0, does what extra says, and returns status.
func handmade(extra string, status int) string {
	info := []uint32{1, 4, 1, 1, 8, 2, 0, 0, 4, 0}          // version, workgroup, subgroup, bindings, push constants, name
	info = append(info, 0, 0, 1, 0, 4, 0, 0, 1, 1, 1, 4, 0) // set, binding, count, flags, least size
	var data []byte
	for _, word := range info {
		data = append(data, byte(word), 0, 0, 0)
	}
	var text strings.Builder
	for _, b := range append(data, "main"...) {
		fmt.Fprintf(&text, "\\%02X", b)
	}
	const launch = "!llvm.ptr<struct<(i32, array<3 x i32>, ptr<struct<(ptr<i32>, i64)>>, i64, ptr<i8>, i64)>>"
	return fmt.Sprintf(`llvm.mlir.global constant @kernel_main_info("%s") : !llvm.array<%d x i8>
llvm.func @hold()
llvm.func @kernel_main(%%l: %s) -> i32 {
  %%c0 = llvm.mlir.constant(0 : i32) : i32
  %%c1 = llvm.mlir.constant(1 : i32) : i32
  %%c2 = llvm.mlir.constant(2 : i32) : i32
  %%pb = llvm.getelementptr %%l[%%c0, %%c2] : (%[3]s, i32, i32) -> !llvm.ptr<ptr<struct<(ptr<i32>, i64)>>>
  %%b = llvm.load %%pb : !llvm.ptr<ptr<struct<(ptr<i32>, i64)>>>
  %%p0 = llvm.getelementptr %%b[%%c0, %%c0] : (!llvm.ptr<struct<(ptr<i32>, i64)>>, i32, i32) -> !llvm.ptr<ptr<i32>>
  %%p1 = llvm.getelementptr %%b[%%c1, %%c0] : (!llvm.ptr<struct<(ptr<i32>, i64)>>, i32, i32) -> !llvm.ptr<ptr<i32>>
  %%d0 = llvm.load %%p0 : !llvm.ptr<ptr<i32>>
  %%d1 = llvm.load %%p1 : !llvm.ptr<ptr<i32>>
  %%x = llvm.load %%d0 : !llvm.ptr<i32>
  %%y = llvm.load %%d1 : !llvm.ptr<i32>
  %%s = llvm.add %%x, %%y : i32
  llvm.store %%s, %%d0 : !llvm.ptr<i32>
  %[4]s
  %%r = llvm.mlir.constant(%[5]d : i32) : i32
  llvm.return %%r : i32
}
`, &text, len(data)+len("main"), launch, extra, status)
}

func kernelDesk(t *testing.T, extra string, status int) *desk {
	t.Helper()
	needLLVM(t)
	return newDesk(t, map[string]string{
		"in.mlir": handmade(extra, status), "a": "\x05\x00\x00\x00rest", "b": "\x25\x00\x00\x00", "short": "abc", "empty": "",
	})
}

// TestRunKernel runs a kernel on files.
func TestRunKernel(t *testing.T) {
	t.Parallel()
	d := kernelDesk(t, "", 0)
	launch := []string{"run", "in.mlir", "-p", "cpu", "--grid", "1"}
	assert.Empty(t, d.succeed(append(launch, "--buffer", "0.0=a", "--buffer", "0.1=b")...))
	assert.Equal(t, "\x2a\x00\x00\x00rest", d.read("a"))

	// Each repetition begins with what was there first.
	out := d.succeed(append(launch, "--buffer", "0.1=b", "--buffer", "0.0=a", "--repeat", "4", "--time")...)
	assert.Equal(t, "\x4f\x00\x00\x00rest", d.read("a"))
	assert.Regexp(t, `^compile \d+ ns\nfirst \d+ ns\nbest \d+ ns\nmedian \d+ ns\n$`, out)

	// A file has one memory, by whatever names it is bound.
	require.NoError(t, os.Symlink("b", filepath.Join(d.dir, "link")))
	d.succeed(append(launch, "--buffer", "0.0=link", "--buffer", "0.1=b")...)
	assert.Equal(t, "\x4a\x00\x00\x00", d.read("b"))

	// A file that nothing has changed in is not written.
	d.write("zero", "\x00\x00\x00\x00")
	past := time.Unix(1_000_000_000, 0)
	require.NoError(t, os.Chtimes(filepath.Join(d.dir, "a"), past, past))
	require.NoError(t, os.Chmod(filepath.Join(d.dir, "a"), 0o444))
	d.succeed(append(launch, "--buffer", "0.0=a", "--buffer", "0.1=zero")...)
	info, err := os.Stat(filepath.Join(d.dir, "a"))
	require.NoError(t, err)
	assert.True(t, info.ModTime().Equal(past))
	assert.Equal(t, []string{"a", "b", "empty", "in.mlir", "link", "short", "zero"}, d.names())
	assert.Empty(t, d.leftovers())
}

// TestRunKernelFolderStays: a buffer goes back to the folder that it was read from, although a
// plugin that a folder is granted to may give its name to another in the meantime.
func TestRunKernelFolderStays(t *testing.T) {
	t.Parallel()
	d := kernelDesk(t, "", 0)
	at := func(name string) string { return filepath.Join(d.dir, name) }
	for _, folder := range []string{"granted", "other"} {
		require.NoError(t, os.Mkdir(at(folder), 0o755))
		d.write(folder+"/a", "\x05\x00\x00\x00")
	}
	require.NoError(t, unix.Mkfifo(at("fifo"), 0o600))
	cmd := d.command(t.Context(), binary("mlirc"), "run", "fifo", "-p", "cpu", "--grid", "1", "--buffer", "0.0=granted/a", "--buffer", "0.1=b")
	require.NoError(t, cmd.Start())
	d.opening(cmd.Process.Pid) // plugins start at this time
	require.NoError(t, os.Rename(at("granted"), at("moved")))
	require.NoError(t, os.Symlink("other", at("granted")))
	d.write("fifo", d.read("in.mlir"))
	require.NoError(t, cmd.Wait())
	assert.Equal(t, "\x05\x00\x00\x00", d.read("other/a"))
	assert.Equal(t, "\x2a\x00\x00\x00", d.read("moved/a"))
}

// TestRunKernelRefuses: the cause is the first line, and no file is touched.
func TestRunKernelRefuses(t *testing.T) {
	t.Parallel()
	d := kernelDesk(t, "", 0)
	both := []string{"--buffer", "0.0=a", "--buffer", "0.1=b"}
	on := func(args ...string) []string { return append([]string{"--grid", "1"}, args...) }
	for want, args := range map[string][]string{
		"binding 0.1 of entry point 'main' has no buffer; name a file with --buffer 0.1=FILE":                                 on("--buffer", "0.0=a"),
		"binding 0.0 of entry point 'main' takes one buffer, and --buffer 0.0 is there 2 times":                               on("--buffer", "0.0=a", "--buffer", "0.0=b", "--buffer", "0.1=b"),
		"--buffer 0.3=a: entry point 'main' does not use binding 0.3; it uses 0.0, 0.1":                                       on(append(both, "--buffer", "0.3=a")...),
		"--buffer 0.0=short: the file has 3 bytes, and the buffer must have at least 4":                                       on("--buffer", "0.0=short", "--buffer", "0.1=b"),
		"--buffer 0.1=empty: the file has 0 bytes, and the buffer must have at least 4":                                       on("--buffer", "0.0=a", "--buffer", "0.1=empty"),
		"cannot read 'none': no such file or directory":                                                                       on("--buffer", "0.0=none"),
		"--buffer 0.0=/dev/null: this is no regular file, which the contents of a buffer are read from and written to":        on("--buffer", "0.0=/dev/null"),
		"--buffer 'a': write --buffer SET.BINDING=FILE, as in --buffer 0.1=data.bin":                                          on("--buffer", "a"),
		"--buffer '0.x=a': write --buffer SET.BINDING=FILE, as in --buffer 0.1=data.bin":                                      on("--buffer", "0.x=a"),
		"there is no entry point 'other'; there is 'main'":                                                                    on(append(both, "-e", "other")...),
		"--repeat 0: a kernel is run from once to 2147483647 times":                                                           on(append(both, "--repeat", "0")...),
		"a kernel takes no arguments such as '3'; its memory is named with --buffer SET.BINDING=FILE":                         on("3"),
		"--save is for functions, and a kernel is to be run here; its memory is named with --buffer SET.BINDING=FILE":         on("--save", "arg1=x"),
		"say how many workgroups to run, as in --grid 8,8,1":                                                                  both,
		"--grid '2147483648': there may be up to 2147483647 workgroups along an axis, not 2147483648":                         {"--grid", "2147483648"},
		"--grid '1,1,1,1': a grid has at most three axes, as in --grid 8,8,1":                                                 {"--grid", "1,1,1,1"},
		"--grid '1,x': 'x' is no number of workgroups; write --grid X,Y,Z":                                                    {"--grid", "1,x"},
		"--grid '-1': '-1' is no number of workgroups; write --grid X,Y,Z":                                                    {"--grid=-1"},
		"--grid '2147483647,2147483647,4': these are more workgroups together than the 9223372036854775807 that there may be": {"--grid", "2147483647,2147483647,4"},
		"--spec-constant '3': write --spec-constant ID=VALUE, as in --spec-constant 0=64":                                     on("--spec-constant", "3"),
		"--spec-constant '1=3': constant 1 has the value 2 already":                                                           on("--spec-constant", "1=2", "--spec-constant", "1=3"),
		"cannot read 'missing': no such file or directory":                                                                    on("--push-constants", "missing"),
	} {
		got := d.mlirc(append([]string{"run", "in.mlir", "-p", "cpu"}, args...)...)
		assert.Equal(t, outcome{stderr: "mlirc: error: " + want + "\n", status: 2}, got, "%v", args)
	}
	assert.Equal(t, "\x05\x00\x00\x00rest", d.read("a"))
	assert.Equal(t, []string{"a", "b", "empty", "in.mlir", "short"}, d.names())
}

// TestRunKernelFails: a kernel that was not run, and one that crashes, leave the files.
func TestRunKernelFails(t *testing.T) {
	t.Parallel()
	d := kernelDesk(t, "", 2)
	args := []string{"run", "in.mlir", "-p", "cpu", "--grid", "1", "--buffer", "0.0=a", "--buffer", "0.1=b"}
	assert.Equal(t, outcome{stderr: "mlirc: error: the kernel was not run: it returned 2\n", status: 2}, d.mlirc(args...))
	d.write("in.mlir", handmade("%n = llvm.mlir.null : !llvm.ptr<i32>\n  llvm.store volatile %s, %n : !llvm.ptr<i32>", 0))
	got := d.mlirc(args...)
	assert.Equal(t, outcome{stderr: "mlirc: error: the program was stopped: signal: segmentation fault\n", status: 2}, got)
	assert.Equal(t, "\x05\x00\x00\x00rest", d.read("a"))
	assert.Equal(t, []string{"a", "b", "empty", "in.mlir", "short"}, d.names())
}

// kept are the compiled files of the runtime.
func (d *desk) kept() []string {
	list, err := filepath.Glob(filepath.Join(d.spare, "cache", "runtime", "*"))
	require.NoError(d.t, err)
	return list
}

// keep replaces what was made, as it is kept: behind its digest.
func (d *desk) keep(text string) {
	sum := sha256.Sum256([]byte(text))
	for _, name := range d.kept() {
		require.NoError(d.t, os.WriteFile(name, append(sum[:], text...), 0o600))
	}
}

// TestRunKernelKeepsItsLauncher: the program that launches kernels is compiled once for each compiler.
func TestRunKernelKeepsItsLauncher(t *testing.T) {
	t.Parallel()
	d := kernelDesk(t, "", 0)
	args := []string{"run", "in.mlir", "-p", "cpu", "--grid", "1", "--buffer", "0.0=a", "--buffer", "0.1=b"}
	d.succeed(args...)
	require.Len(t, d.kept(), 1)
	d.keep("#!/bin/sh\nexit 7\n")
	assert.Equal(t, 7, d.mlirc(args...).status, "the launcher that is kept is not used")

	clang := oracle.Tool(t, "clang-14")
	d.succeed(append(args, "--set", "toolchain.cc="+clang)...)
	assert.Len(t, d.kept(), 2)
}

// TestRunKeepsItsRuntime: what functions are linked with is compiled once, and once more where it was damaged.
func TestRunKeepsItsRuntime(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": "func @f() -> i32 {\n  %c = constant 3 : i32\n  return %c : i32\n}\n"})
	assert.Equal(t, "3\n", d.succeed("run", "in.mlir"))
	require.Len(t, d.kept(), 2)
	d.keep("int main(void) {}")
	assert.Contains(t, d.mlirc("run", "in.mlir").stderr, "error: stage 'link': pass 'link' failed:", "the runtime that is kept is not used")
	for _, name := range d.kept() {
		require.NoError(t, os.Truncate(name, 20))
	}
	assert.Equal(t, "3\n", d.succeed("run", "in.mlir"))
}

// TestRunKernelIsInterrupted: the files are as they were.
func TestRunKernelIsInterrupted(t *testing.T) {
	t.Parallel()
	d := kernelDesk(t, "llvm.call @hold() : () -> ()", 0)
	d.write("hold.c", "#include <fcntl.h>\n#include <unistd.h>\nvoid hold(void) { close(open(\"held\", O_CREAT | O_WRONLY, 0600)); for (;;) pause(); }\n")
	out, err := d.command(t.Context(), "cc", "-shared", "-fPIC", "hold.c", "-o", "libhold.so").CombinedOutput()
	require.NoError(t, err, "%s", out)
	args := []string{"run", "in.mlir", "-p", "cpu", "--grid", "1", "--buffer", "0.0=a", "--buffer", "0.1=b", "--shared-libs", "libhold.so"}
	status, stderr := d.interrupt(syscall.SIGINT, "held", args...)
	assert.Equal(t, 128+int(syscall.SIGINT), status)
	assert.Equal(t, "mlirc: interrupted\n", stderr)
	assert.Equal(t, "\x05\x00\x00\x00rest", d.read("a"))
	assert.Empty(t, d.leftovers())
	require.Eventually(t, func() bool { return len(d.processes()) == 0 }, patience, time.Millisecond, "the program is left behind")
}
