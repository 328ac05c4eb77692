package e2e_test

import (
	"bytes"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/funcgen"
)

// marker is a variable by whose value the processes of a desk are found, however
// their parents ended.
const marker = "E2E_DESK"

// patience is how long a test waits for what must come. It is spent only where
// nothing comes: other tests may keep the machine busy.
const patience = 3 * time.Minute

// processes lists the command lines of the processes that commands of the desk
// started and that live, by process id.
func (d *desk) processes() map[int]string {
	d.t.Helper()
	files, err := filepath.Glob("/proc/[0-9]*/environ")
	require.NoError(d.t, err)
	if len(files) == 0 && runtime.GOOS != "linux" {
		d.t.Skip("the processes of this system cannot be listed")
	}
	require.NotEmpty(d.t, files)
	found := map[int]string{}
	for _, f := range files {
		environment, err := os.ReadFile(f)
		if err != nil || !bytes.Contains(environment, []byte(marker+"="+d.dir+"\x00")) {
			continue
		}
		line, err := os.ReadFile(filepath.Join(filepath.Dir(f), "cmdline"))
		if err != nil || len(line) == 0 {
			continue
		}
		pid, err := strconv.Atoi(filepath.Base(filepath.Dir(f)))
		require.NoError(d.t, err)
		found[pid] = strings.TrimSpace(strings.ReplaceAll(string(line), "\x00", " "))
	}
	return found
}

// alone waits until no process of the desk is left, and wants its folder for
// temporary files empty by then, except for the user's own, which is empty.
func (d *desk) alone() {
	d.t.Helper()
	require.Eventually(d.t, func() bool { return len(d.processes()) == 0 }, patience, time.Millisecond,
		"processes are left behind")
	assert.Empty(d.t, d.leftovers(), "temporary files are left behind")
}

// leftovers lists what is among the temporary files of the desk.
func (d *desk) leftovers() []string {
	d.t.Helper()
	own := filepath.Join(d.tmp, "mlirc-"+strconv.Itoa(os.Getuid()))
	var left []string
	for _, pattern := range []string{filepath.Join(d.tmp, "*"), filepath.Join(own, "*")} {
		found, err := filepath.Glob(pattern)
		require.NoError(d.t, err)
		left = append(left, found...)
	}
	return slices.DeleteFunc(left, func(path string) bool { return path == own })
}

// until waits for a file.
func (d *desk) until(name string) {
	d.t.Helper()
	require.Eventually(d.t, func() bool {
		_, err := os.Stat(filepath.Join(d.dir, name))
		return err == nil
	}, patience, time.Millisecond, "there is no file '%s'", name)
}

// waiting is a pipeline with a stage in its middle that makes a file and waits
// for another one.
func waiting() string {
	return `extends = "cpu"
[plugins]
std = { path = "` + binary("mlirc-plugin-std") + `" }
faulty = { path = "` + binary("faulty") + `", write = ["."] }
[[stage]]
pass = "faulty-wait"
before = "convert-std-to-llvm"
started = "started"
until = "go"
`
}

func count(processes map[int]string, word string) int {
	n := 0
	for _, line := range processes {
		if strings.Contains(line, word) {
			n++
		}
	}
	return n
}

func TestEachPluginIsAProcess(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	d := newDesk(t, map[string]string{"p.toml": waiting(), "in.mlir": funcgen.Module(1000)})
	cmd := d.command(t.Context(), binary("mlirc"), "-p", "p.toml", "in.mlir", "-o", "out.o")
	require.NoError(t, cmd.Start())
	d.until("started")
	during := d.processes()
	d.write("go", "")
	require.NoError(t, cmd.Wait())
	assert.Contains(t, during[cmd.Process.Pid], "-p p.toml in.mlir", "the host")
	assert.Equal(t, 1, count(during, "mlirc-plugin-std"), "%v", during)
	assert.Equal(t, 1, count(during, "faulty"), "%v", during)
	assert.Equal(t, 1, count(during, "mlirc __plugin translate"), "%v", during)
	maps.DeleteFunc(during, func(_ int, line string) bool { return strings.Contains(line, "/llc ") })
	assert.Len(t, during, 4, "no process for plugins that are not in use: %v", during)
	assert.Equal(t, []string{"go", "in.mlir", "out.o", "p.toml", "started"}, d.names())
	d.alone()
}

// TestInterrupted: whatever ends the host, the old output stays, nothing is left
// half-written, and no process survives.
func TestInterrupted(t *testing.T) {
	t.Parallel()
	for signal, says := range map[syscall.Signal]string{
		syscall.SIGINT: "interrupted", syscall.SIGTERM: "terminated", syscall.SIGHUP: "hung up", syscall.SIGKILL: "",
	} {
		t.Run(signal.String(), func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"p.toml": waiting(), "in.mlir": example(t, "saxpy"), "out.o": "old"})
			status, stderr := d.interrupt(signal, "started", "-p", "p.toml", "in.mlir", "-o", "out.o")
			if signal != syscall.SIGKILL {
				assert.Equal(t, 128+int(signal), status)
				assert.Equal(t, "mlirc: "+says+"\n", stderr)
				assert.Equal(t, []string{"in.mlir", "out.o", "p.toml", "started"}, d.names())
			}
			assert.Equal(t, "old", d.read("out.o"))
			d.cleared(signal)
			d.alone()
		})
	}
}

// cleared lets another host remove what one that was killed could not.
func (d *desk) cleared(signal syscall.Signal) {
	d.t.Helper()
	if signal != syscall.SIGKILL {
		return
	}
	require.Eventually(d.t, func() bool { return len(d.processes()) == 0 }, patience, time.Millisecond)
	d.write("other.mlir", sound)
	d.succeed("-p", "llvm-ir", "other.mlir", "-o", "other.ll")
}

// interrupt starts the command, waits for a file and sends a signal.
func (d *desk) interrupt(signal syscall.Signal, file string, args ...string) (status int, stderr string) {
	d.t.Helper()
	cmd := d.command(d.t.Context(), binary("mlirc"), args...)
	var said bytes.Buffer
	cmd.Stderr = &said
	require.NoError(d.t, cmd.Start())
	d.until(file)
	require.NoError(d.t, cmd.Process.Signal(signal))
	var exit *exec.ExitError
	require.ErrorAs(d.t, cmd.Wait(), &exit)
	return cmd.ProcessState.ExitCode(), said.String()
}

// TestInterruptedWhileReading: an input without an end is no reason to stay.
func TestInterruptedWhileReading(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	in, out, err := os.Pipe()
	require.NoError(t, err)
	defer out.Close()
	cmd := d.command(t.Context(), binary("mlirc"), "-", "-o", "out.o")
	cmd.Stdin = in
	require.NoError(t, cmd.Start())
	require.NoError(t, in.Close())
	// It reads when it has emptied the pipe.
	_, err = out.Write(make([]byte, 256<<10))
	require.NoError(t, err)
	require.NoError(t, cmd.Process.Signal(os.Interrupt))
	var exit *exec.ExitError
	require.ErrorAs(t, cmd.Wait(), &exit)
	assert.Equal(t, 130, exit.ExitCode())
	assert.Empty(t, d.names())
	d.alone()
}

// TestToolsDieWithTheHost: so does what a plugin has started.
func TestToolsDieWithTheHost(t *testing.T) {
	t.Parallel()
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGKILL} {
		t.Run(signal.String(), func(t *testing.T) {
			t.Parallel()
			d := newDesk(t, map[string]string{"in.mlir": example(t, "saxpy")})
			llc := d.script("llc", `case "$*" in *--version*) echo LLVM version 14.0.6; exit;; esac
: >$E2E_DESK/started
exec sleep 1000
`)
			d.interrupt(signal, "started", "--set", "toolchain.llc="+llc, "--set", "plugins.translate.tools=sleep",
				"--set", "plugins.translate.write=.", "in.mlir", "-o", "out.o")
			assert.NotContains(t, d.names(), "out.o")
			d.cleared(signal)
			d.alone()
		})
	}
}

// TestDeadline: a plugin that takes too long is stopped, and the message says
// which setting did it.
func TestDeadline(t *testing.T) {
	t.Parallel()
	// The stage is the only one: others may well take longer on a busy machine.
	pipeline := "[plugins.faulty]\npath = \"" + binary("faulty") + "\"\nwrite = [\".\"]\n" +
		"[[stage]]\npass = \"faulty-wait\"\nstarted = \"started\"\nuntil = \"go\"\n"
	d := newDesk(t, map[string]string{"p.toml": pipeline, "in.mlir": example(t, "saxpy")})
	got := d.mlirc("-p", "p.toml", "--set", "host.deadline=50ms", "in.mlir", "-o", "out.o")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "plugin 'faulty' 0.3.1 is not done after 50ms (host.deadline); it was stopped")
	assert.NotContains(t, d.names(), "out.o")
	kept := d.keepBundle()
	d.reproduces(kept, "--set", "plugins.faulty.write=.")
	// A bundle lists the rights that were granted, and grants nothing.
	got = d.mlirc("reproduce", "--set", "plugins.faulty.path="+binary("faulty"), kept)
	assert.Equal(t, 1, got.status)
	assert.Contains(t, got.stdout, "granted there, and not here: plugins.faulty.write; if it matters: --set 'plugins.faulty.write=.'\n")
	d.alone()
}
