package e2e_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// shell runs a line of the shell in the folder; `$mlirc` is the command.
func (d *desk) shell(line string) outcome {
	d.t.Helper()
	return d.run(nil, "sh", "-c", "mlirc='"+binary("mlirc")+"'; "+line)
}

// TestOverAFileOfTheRun: no command writes over what it reads, or over what it writes
// itself, and it says so before it does anything.
func TestOverAFileOfTheRun(t *testing.T) {
	t.Parallel()
	const own = "dialect my\nop my.id {\n  operands value: AnyType\n}\n"
	d := newDesk(t, map[string]string{
		"in.mlir": sound, "p.toml": "extends = \"llvm-ir\"\n", "mlirc.toml": "[host]\nworkers = 1\n", "my.dialect": own, "sub/keep": "",
		"mlirc.lock": "version = 1\n", "module.toml": "",
	})
	require.NoError(t, os.Symlink("in.mlir", filepath.Join(d.dir, "soft")))
	require.NoError(t, os.Symlink("sub/made", filepath.Join(d.dir, "dangling")))
	require.NoError(t, os.Link(filepath.Join(d.dir, "in.mlir"), filepath.Join(d.dir, "hard")))
	before := d.names()
	for line, want := range map[string]string{
		"in.mlir -o in.mlir":                             "'in.mlir': it is the input; choose another output",
		"in.mlir -o soft":                                "'soft': it is the input, 'in.mlir', by another name; choose another output",
		"soft -o in.mlir":                                "'in.mlir': it is the input, 'soft', by another name",
		"in.mlir -o hard":                                "'hard': it is the input",
		"in.mlir -o sub/../in.mlir":                      "'sub/../in.mlir': it is the input",
		"--emit llvm-ir in.mlir -o $PWD/in.mlir":         "in.mlir': it is the input",
		"-p p.toml in.mlir -o p.toml":                    "'p.toml': it is a file of settings",
		"in.mlir -o mlirc.toml":                          "'mlirc.toml': it is a file of settings",
		"in.mlir -o mlirc.lock":                          "'mlirc.lock': it is the lock of the plugins",
		"in.mlir -o out.o --report out.o":                "'out.o': the run writes it already, as 'out.o'; choose another name for one of them",
		"in.mlir -o dangling --report sub/made":          "'sub/made': the run writes it already, as 'dangling'",
		"--emit llvm-ir in.mlir -o - --report -":         "'-': the run writes it already",
		"in.mlir --report in.mlir":                       "'in.mlir': it is the input",
		"header in.mlir -o soft":                         "'soft': it is the input",
		"opt in.mlir -o in.mlir":                         "'in.mlir': it is the input",
		"opt -o hard <in.mlir":                           "'hard': it is the input, '-', by another name",
		"opt in.mlir >>in.mlir":                          "'-': it is the input, 'in.mlir', by another name",
		"opt in.mlir --report in.mlir":                   "'in.mlir': it is the input",
		"opt --dialect my.dialect in.mlir -o my.dialect": "'my.dialect': it is a dialect file",
		"opt in.mlir -o ''":                              "'-o' names no file: its value is empty",
		"in.mlir -o ''":                                  "'--output' names no file: its value is empty",
		"in.mlir --report=":                              "'--report' names no file: its value is empty",
		"header in.mlir -o ''":                           "'--output' names no file: its value is empty",
		"in.mlir -o sub":                                 "cannot write 'sub': it is a folder",
		"in.mlir -o new/":                                "cannot write 'new/': no such file or directory",
		"in.mlir -o new/out.o":                           "cannot write 'new/out.o': no such file or directory",
		"in.mlir -o in.mlir/out.o":                       "cannot write 'in.mlir/out.o': not a directory",
		"sub -o out.o":                                   "cannot read 'sub': is a directory",
		"opt sub":                                        "cannot read 'sub': is a directory",
		"opt none.mlir":                                  "cannot read 'none.mlir': no such file or directory",
	} {
		got := d.shell("$mlirc " + line)
		assert.Equal(t, 2, got.status, line)
		assert.Contains(t, got.stderr, want, line)
		assert.Equal(t, 1, strings.Count(got.stderr, "\n"), "%s: %s", line, got.stderr)
		assert.Equal(t, sound, d.read("in.mlir"), line)
	}
	assert.Equal(t, before, d.names())
	assert.Equal(t, own, d.read("my.dialect"))
	d.alone()
}

// TestDialectFormatInPlace: a formatter writes over its input, which keeps its mode, also
// behind a link.
func TestDialectFormatInPlace(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"my.dialect": "dialect my\n\n\n\nop my.id {\n}\n"})
	require.NoError(t, os.Chmod(filepath.Join(d.dir, "my.dialect"), 0o640))
	require.NoError(t, os.Symlink("my.dialect", filepath.Join(d.dir, "link")))
	d.succeed("dialect", "format", "link")
	assert.Equal(t, "dialect my\n\nop my.id {\n}\n", d.read("my.dialect"))
	info, err := os.Lstat(filepath.Join(d.dir, "my.dialect"))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o640), info.Mode())
	assert.Equal(t, []string{"link", "my.dialect"}, d.names())
}

// TestNamesWithDashes are those of files behind `--`.
func TestNamesWithDashes(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"-in.mlir": sound})
	assert.Contains(t, d.succeed("opt", "--", "-in.mlir"), "func @f")
	assert.Contains(t, d.succeed("opt", "./-in.mlir"), "func @f")
	d.succeed("-p", "llvm-ir", "-o", "-out.ll", "--", "-in.mlir")
	assert.Contains(t, d.read("-out.ll"), "define i32 @f")
}

// TestStandardStreams: what cannot be written is an error, with a status that says so.
func TestStandardStreams(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{
		"in.mlir": sound, "main.mlir": "func @main() -> i32 {\n  %0 = constant 1 : i32\n  return %0 : i32\n}\n",
		"print.mlir": "func private @printNewline()\nfunc @main() {\n  call @printNewline() : () -> ()\n  return\n}\n",
	})
	const full, closed = "cannot write '-': no space left on device\n", "cannot write '-': the standard output is closed\n"
	for line, want := range map[string]outcome{
		"$mlirc opt in.mlir >/dev/full":                                 {"", "mlirc: error: " + full, 2},
		"$mlirc opt in.mlir >&-":                                        {"", "mlirc: error: " + closed, 2},
		"$mlirc --emit llvm-ir in.mlir -o - >/dev/full":                 {"", "mlirc: error: " + full, 2},
		"$mlirc --emit llvm-ir in.mlir -o - >&-":                        {"", "mlirc: error: " + closed, 2},
		"$mlirc in.mlir -o /dev/full":                                   {"", "mlirc: error: cannot write '/dev/full': no space left on device\n", 2},
		"$mlirc version >/dev/full":                                     {"", "mlirc: error: " + full, 2},
		"$mlirc version >&-":                                            {"", "mlirc: error: cannot write '-': the stream is closed\n", 2},
		"$mlirc opt --help >/dev/full":                                  {"", "mlirc: error: " + full, 2},
		"$mlirc --help >/dev/full":                                      {"", "mlirc: error: " + full, 2},
		"$mlirc run main.mlir >/dev/full":                               {"", "mlirc: error: " + full, 2},
		"$mlirc run print.mlir >/dev/full":                              {"", "mlirc: error: cannot write '-': No space left on device\n", 2},
		"$mlirc run main.mlir >&-":                                      {"", "mlirc: error: " + closed, 2},
		"$mlirc opt <&-":                                                {"", "mlirc: error: cannot read '-': the standard input is closed\n", 2},
		"$mlirc opt -mlir-timing in.mlir -o out.mlir 2>/dev/full":       {"", "", 2},
		"$mlirc opt -print-ir-after-all -cse in.mlir -o /dev/null 2>&-": {"", "", 2},
		"$mlirc in.mlir -o out.o 2>&-":                                  {"", "", 0},
		"$mlirc in.mlir -o out.o <&- >&- 2>&-":                          {"", "", 0},
		"$mlirc opt in.mlir -o out.mlir >/dev/full":                     {"", "", 0},
		"$mlirc opt in.mlir 1<>/dev/null":                               {"", "", 0},
		"$mlirc none 2>/dev/full":                                       {"", "", 2},
	} {
		assert.Equal(t, want, d.shell(line), line)
	}
	for _, args := range [][]string{{"opt", "in.mlir"}, {"version"}, {"--help"}, {"run", "main.mlir"}, {"--emit", "llvm-ir", "in.mlir", "-o", "-"}} {
		reader, writer, err := os.Pipe()
		require.NoError(t, err)
		require.NoError(t, reader.Close())
		cmd := d.command(t.Context(), binary("mlirc"), args...)
		var stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = writer, &stderr
		var exit *exec.ExitError
		require.ErrorAs(t, cmd.Run(), &exit)
		assert.Equal(t, 128+int(syscall.SIGPIPE), exit.ExitCode(), "%v", args)
		assert.Empty(t, stderr.String(), "%v", args)
		require.NoError(t, writer.Close())
	}
	d.alone()
}

// TestDescriptorsAsFiles: what a shell has opened is written to at its place, and stays.
func TestDescriptorsAsFiles(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	for line, want := range map[string]string{
		"{ echo first; $mlirc opt in.mlir -o /dev/stdout; } >log; cat log":                    "first\nmodule  {",
		"{ echo first; $mlirc opt in.mlir -o /dev/fd/3; } 3>log >&3; cat log":                 "first\nmodule  {",
		"echo kept >log; $mlirc opt in.mlir >>log; cat log":                                   "kept\nmodule  {",
		"$mlirc opt /dev/stdin <in.mlir":                                                      "module  {",
		"{ read -r line; $mlirc opt /dev/fd/0 || true; } <in.mlir 2>&1":                       "/dev/fd/0:2:1: error: ",
		"cat in.mlir | $mlirc opt /dev/stdin -o /dev/stdout":                                  "module  {",
		"$mlirc --emit llvm-ir in.mlir -o /dev/stdout | grep define":                          "define i32 @f",
		"mkfifo in out; cat in.mlir >in & $mlirc opt in -o out & cat out; wait; rm in out":    "module  {",
		"mkfifo out; $mlirc opt in.mlir --report out >/dev/null & cat out | head -c 15; wait": "<!doctype html>",
	} {
		got := d.shell(line)
		assert.Equal(t, 0, got.status, "%s: %s", line, got.stderr)
		assert.True(t, strings.HasPrefix(strings.ToLower(got.stdout), want), "%s: %s%s", line, got.stdout, got.stderr)
	}
	info, err := os.Lstat("/dev/stdout")
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&os.ModeSymlink, "/dev/stdout is what it was")
}

// TestInterruptedAtFIFO: a FIFO whose other end is never opened waits, and ends with the first
// signal, whatever the command does with it.
func TestInterruptedAtFIFO(t *testing.T) {
	t.Parallel()
	for name, args := range map[string][]string{
		"input": {"fifo", "-o", "out.o"}, "input of opt": {"opt", "fifo"}, "output": {"in.mlir", "-o", "fifo"},
		"output of opt": {"opt", "in.mlir", "-o", "fifo"}, "report": {"in.mlir", "-o", "out.o", "--report", "fifo"},
		"pipeline": {"-p", "fifo", "in.mlir", "-o", "out.o"}, "dialect": {"opt", "--dialect", "fifo", "in.mlir"},
		"dialect to lay out": {"dialect", "format", "fifo"}, "input of run": {"run", "fifo"},
		"input of header": {"header", "fifo", "-o", "-"}, "views": {"plugins", "bindgen", "fifo.dialect"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"in.mlir": sound})
			for _, fifo := range []string{"fifo", "fifo.dialect"} {
				require.NoError(t, unix.Mkfifo(filepath.Join(d.dir, fifo), 0o600))
			}
			for _, sent := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP} {
				if signal.Ignored(sent) {
					continue // as it is where nohup runs the tests
				}
				cmd := d.command(t.Context(), binary("mlirc"), args...)
				require.NoError(t, cmd.Start())
				d.opening(cmd.Process.Pid)
				require.NoError(t, cmd.Process.Signal(sent))
				var exit *exec.ExitError
				require.ErrorAs(t, cmd.Wait(), &exit)
				assert.Equal(t, 128+int(sent), exit.ExitCode())
				assert.NotContains(t, d.names(), "out.o")
				assert.Len(t, d.names(), 3)
				d.alone()
			}
		})
	}
}

// opening waits until a thread of a process waits for the other end of a FIFO.
func (d *desk) opening(pid int) {
	d.t.Helper()
	require.Eventually(d.t, func() bool {
		threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/wchan", pid))
		for _, thread := range threads {
			at, _ := os.ReadFile(thread)
			if strings.Contains(string(at), "fifo") || strings.Contains(string(at), "wait_for_partner") {
				return true
			}
		}
		return false
	}, patience, time.Millisecond, "it does not open the FIFO")
}

// TestInterruptedTwice: signals that follow the first do not keep a run from tidying up.
func TestInterruptedTwice(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"p.toml": waiting(), "in.mlir": example(t, "saxpy"), "out.o": "old"})
	cmd := d.command(t.Context(), binary("mlirc"), "-p", "p.toml", "in.mlir", "-o", "out.o")
	require.NoError(t, cmd.Start())
	d.until("started")
	for _, signal := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGINT, syscall.SIGHUP} {
		_ = cmd.Process.Signal(signal) // it may be gone
	}
	var exit *exec.ExitError
	require.ErrorAs(t, cmd.Wait(), &exit)
	assert.Contains(t, []int{128 + int(syscall.SIGTERM), 128 + int(syscall.SIGINT), 128 + int(syscall.SIGHUP)}, exit.ExitCode())
	assert.Equal(t, []string{"in.mlir", "out.o", "p.toml", "started"}, d.names())
	assert.Equal(t, "old", d.read("out.o"))
	d.alone()
}

// TestHangUpIgnored: what is started by nohup goes on.
func TestHangUpIgnored(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"p.toml": waiting(), "in.mlir": example(t, "saxpy")})
	cmd := d.command(t.Context(), "sh", "-c", "trap '' HUP; exec '"+binary("mlirc")+"' -p p.toml in.mlir --emit llvm-ir -o out.ll")
	require.NoError(t, cmd.Start())
	d.until("started")
	require.NoError(t, cmd.Process.Signal(syscall.SIGHUP))
	d.write("go", "")
	require.NoError(t, cmd.Wait())
	assert.Contains(t, d.read("out.ll"), "define")
	d.alone()
}

// TestStuckReader: a reader who reads nothing does not hold an interrupted run up.
func TestStuckReader(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": "// " + strings.Repeat("x", 10) + "\n" + strings.Repeat("func private @f()\n", 1)})
	var many strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&many, "func private @f%d()\n", i)
	}
	d.write("in.mlir", many.String())
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	cmd := d.command(t.Context(), binary("mlirc"), "opt", "in.mlir")
	cmd.Stdout = writer
	require.NoError(t, cmd.Start())
	require.NoError(t, writer.Close())
	_, err = io.ReadFull(reader, make([]byte, 1))
	require.NoError(t, err)
	require.NoError(t, cmd.Process.Signal(syscall.SIGTERM))
	var exit *exec.ExitError
	require.ErrorAs(t, cmd.Wait(), &exit)
	assert.Equal(t, 128+int(syscall.SIGTERM), exit.ExitCode())
	d.alone()
}

// TestCutObject: an object that llc did not write to its end does not replace one that
// is whole.
func TestCutObject(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"in.mlir": sound, "out.o": "old"})
	real, err := exec.LookPath("llc")
	if err != nil {
		real = "llc-13"
	}
	for _, bytes := range []string{"0", "100", "500"} {
		llc := d.script("llc", "case \"$*\" in *--version*) exec "+real+" --version;; esac\n"+real+" \"$@\" | head -c "+bytes+"\n")
		got := d.mlirc("--set", "toolchain.llc="+llc, "--set", "plugins.translate.tools="+real+",head", "in.mlir", "-o", "out.o")
		assert.Equal(t, 2, got.status)
		assert.Contains(t, got.stderr, "stage 'llc': pass 'llc' failed: llc ("+llc+") failed: what it wrote is not a complete ")
		assert.Equal(t, "old", d.read("out.o"))
		d.keepBundle()
	}
	assert.Equal(t, []string{"in.mlir", "llc", "out.o"}, d.names())
	d.alone()
}

// TestFileTooLarge: a limit on the size of files is an error like any other.
func TestFileTooLarge(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": example(t, "saxpy"), "out.ll": "old"})
	got := d.shell("$mlirc version >/dev/null; ulimit -f 1; $mlirc opt in.mlir -o out.ll")
	assert.Equal(t, outcome{stderr: "mlirc: error: cannot write 'out.ll': file too large\n", status: 2}, got)
	assert.Equal(t, "old", d.read("out.ll"))
}

// TestAsAnotherUser: files of others, and folders that may not be written to.
func TestAsAnotherUser(t *testing.T) {
	t.Parallel()
	if os.Getuid() != 0 {
		t.Skip("only the superuser can be somebody else")
	}
	const other = 65534
	d := newDesk(t, map[string]string{
		"in.mlir": sound, "secret.mlir": sound, "theirs/out.mlir": "old", "ours/locked.mlir": "old", "ours/shared.mlir": "old",
	})
	for _, dir := range []string{filepath.Dir(d.dir), d.dir, filepath.Dir(d.spare), d.spare, d.tmp, binaries, filepath.Join(d.spare, "cache")} {
		require.NoError(t, os.Chmod(dir, 0o777))
	}
	set := func(name string, mode os.FileMode, uid, gid int) {
		path := filepath.Join(d.dir, name)
		require.NoError(t, os.Chown(path, uid, gid))
		require.NoError(t, os.Chmod(path, mode))
	}
	set("secret.mlir", 0o600, 0, 0)
	set("ours", 0o755, other, other)
	set("ours/locked.mlir", 0o444, other, other)
	set("ours/shared.mlir", 0o666, 0, 0)
	for line, want := range map[string]string{
		"opt secret.mlir":                 "cannot read 'secret.mlir': permission denied\n",
		"opt in.mlir -o theirs/out.mlir":  "cannot write 'theirs/out.mlir': permission denied\n",
		"opt in.mlir -o theirs/new.mlir":  "cannot write 'theirs/new.mlir': permission denied\n",
		"opt in.mlir -o ours/locked.mlir": "cannot write 'ours/locked.mlir': permission denied\n",
		"opt in.mlir -o secret.mlir":      "cannot write 'secret.mlir': permission denied\n",
	} {
		got := d.asUser(other, strings.Fields(line)...)
		assert.Equal(t, outcome{stderr: "mlirc: error: " + want, status: 2}, got, line)
	}
	assert.Equal(t, "old", d.read("theirs/out.mlir"))
	assert.Equal(t, "old", d.read("ours/locked.mlir"))
	// Others than the group had as much access, so the new group may have it.
	assert.Equal(t, outcome{}, d.asUser(other, "opt", "in.mlir", "-o", "ours/shared.mlir"))
	info, err := os.Stat(filepath.Join(d.dir, "ours/shared.mlir"))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o666), info.Mode())
	assert.Contains(t, d.read("ours/shared.mlir"), "func @f")
}

// asUser runs the command as a user who has no other groups.
func (d *desk) asUser(id uint32, args ...string) outcome {
	d.t.Helper()
	cmd := d.command(d.t.Context(), binary("mlirc"), args...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: id, Gid: id}}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	_ = cmd.Run()
	require.NotNil(d.t, cmd.ProcessState)
	return outcome{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}
