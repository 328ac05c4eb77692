package e2e_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/bundle"
	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/pipelines"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk"
)

// gatedDesk is a desk whose plugins std and translate stop in a pass of one's
// choice, which is what the flags are for.
func gatedDesk(t *testing.T) (d *desk, flags []string) {
	t.Helper()
	needLLVM(t)
	d = newDesk(t, map[string]string{"in.mlir": sound, "out.o": "old"})
	program, err := os.ReadFile(binary("gated"))
	require.NoError(t, err)
	for _, name := range []string{"std", "translate"} {
		path := filepath.Join(d.spare, name)
		// Who has the same digest is the same plugin.
		require.NoError(t, os.WriteFile(path, append(program[:len(program):len(program)], name...), 0o755))
		flags = append(flags, "--set", "plugins."+name+".path="+path, "--set", "plugins."+name+".write=.")
	}
	return d, append(flags, "--set", "plugins.translate.tools=llc,sleep")
}

// killIn starts a command, waits until it has come to where it is held, and kills
// the process whose command line ends so, or the command itself.
func (d *desk) killIn(victim string, args ...string) outcome {
	d.t.Helper()
	_ = os.Remove(filepath.Join(d.dir, "held"))
	cmd := d.command(d.t.Context(), binary("mlirc"), args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	require.NoError(d.t, cmd.Start())
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	require.Eventually(d.t, func() bool {
		_, err := os.Stat(filepath.Join(d.dir, "held"))
		return err == nil || len(ended) > 0
	}, patience, time.Millisecond)
	require.Empty(d.t, ended, "it ended before it was killed: %s", &stderr)
	pid := cmd.Process.Pid
	if victim != "" {
		pid = d.process(victim)
	}
	require.NoError(d.t, syscall.Kill(pid, syscall.SIGKILL))
	began := time.Now()
	var exit *exec.ExitError
	if err := <-ended; err != nil {
		require.ErrorAs(d.t, err, &exit)
	}
	d.t.Logf("reported after %v", time.Since(began))
	return outcome{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// process is the one whose command line ends so, or will in a moment: a script may
// still be the one that says that it is there.
func (d *desk) process(ending string) (found int) {
	d.t.Helper()
	var all map[int]string
	is := func() bool {
		all = d.processes()
		for pid, line := range all {
			if strings.HasSuffix(line, ending) {
				found = pid
				return true
			}
		}
		return false
	}
	if !is() {
		require.Eventually(d.t, is, patience, time.Millisecond, "no process ends so: %s", ending)
	}
	return found
}

// held is where a plugin stops.
type held struct{ stage, plugin, at string }

// stagesOfCPU are the stages of the pipeline cpu. One whose pass every process has
// belongs to the run of the stage before.
func stagesOfCPU(t *testing.T) []held {
	t.Helper()
	c, err := config.Load(config.Request{Pipeline: "cpu", Builtin: pipelines.Files})
	require.NoError(t, err)
	owners := map[string]string{}
	for _, p := range []*sdk.Plugin{std.Plugin(), translate.Plugin()} {
		for _, each := range p.Passes {
			owners[each.Name] = p.Name
		}
	}
	var all []held
	for i, s := range c.Stages {
		name := s.Pass.Text
		if owner, ok := owners[name]; ok {
			all = append(all, held{s.ID, owner, name})
			continue
		}
		require.NotZero(t, i, name)
		all = append(all, held{s.ID, all[i-1].plugin, "after " + strings.TrimPrefix(all[i-1].at, "after ")})
	}
	require.Greater(t, len(all), 3)
	return all
}

// stageAtWork is the stage that a plugin is at when it is held: behind a pass it is
// still at that one's.
func (h held) stageAtWork() string { return strings.TrimPrefix(h.at, "after ") }

// TestKilledPlugin kills the plugin in each stage of a compilation: the stage is named,
// and lost again where it is killed in a reproduction, which begins with it.
func TestKilledPlugin(t *testing.T) {
	t.Parallel()
	for _, c := range stagesOfCPU(t) {
		t.Run(c.stage, func(t *testing.T) {
			t.Parallel()
			d, flags := gatedDesk(t)
			d.write("hold", c.at)
			got := d.killIn("/"+c.plugin, append(flags, "in.mlir", "-o", "out.o")...)
			assert.Equal(t, 2, got.status)
			assert.Regexp(t, "^mlirc: error: stage '"+c.stageAtWork()+"': plugin '"+c.plugin+`' [0-9.]+ crashed: signal: killed\n`, got.stderr)
			assert.Equal(t, "old", d.read("out.o"))
			kept := d.keepBundle()
			b, err := bundle.Read(kept)
			require.NoError(t, err)
			first := b.Record.Stages()[0].ID == c.stageAtWork()
			require.Equal(t, first, b.StageInput == nil, "what the stage was given")
			if !first {
				assert.NotEmpty(t, b.StageInput.Data)
			}
			got = d.killIn("/"+c.plugin, append(append([]string{"reproduce"}, flags...), kept)...)
			assert.Equal(t, 0, got.status, got.stderr)
			assert.Contains(t, got.stdout, "\nreproduced: ")
			assert.Equal(t, !first, strings.Contains(got.stdout, "\nstage '"+c.stageAtWork()+"' was given what it had been given there\n"), got.stdout)
			d.write("hold", "")
			got = d.mlirc(append(append([]string{"reproduce"}, flags...), kept)...)
			assert.Equal(t, 1, got.status)
			assert.Contains(t, got.stdout, "not reproduced: it succeeds here\n")
			d.alone()
		})
	}
}

// TestKilledHost kills the host in each stage. It cannot report anything; the next host removes
// what it left.
func TestKilledHost(t *testing.T) {
	t.Parallel()
	for _, c := range stagesOfCPU(t) {
		t.Run(c.stage, func(t *testing.T) {
			t.Parallel()
			d, flags := gatedDesk(t)
			d.write("hold", c.at)
			got := d.killIn("", append(flags, "in.mlir", "-o", "out.o")...)
			assert.Equal(t, -1, got.status)
			assert.Empty(t, got.stderr)
			assert.Equal(t, "old", d.read("out.o"))
			d.cleared(syscall.SIGKILL)
			d.alone()
		})
	}
}

// TestKilledTool kills llc, in its only stage.
func TestKilledTool(t *testing.T) {
	t.Parallel()
	d, flags := gatedDesk(t)
	llc := d.script("llc", `case "$*" in *--version*) echo LLVM version 14.0.6; exit;; esac
: >$E2E_DESK/held
exec sleep 1000
`)
	flags = append(flags, "--set", "toolchain.llc="+llc)
	got := d.killIn("sleep 1000", append(flags, "in.mlir", "-o", "out.o")...)
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "mlirc: error: stage 'llc': pass 'llc' failed: llc ("+llc+") failed: signal: killed\n")
	assert.Equal(t, "old", d.read("out.o"))
	got = d.killIn("sleep 1000", append(append([]string{"reproduce"}, flags...), d.keepBundle())...)
	assert.Equal(t, 0, got.status, got.stderr)
	// The desk's folder is the value of a variable that plugins are granted.
	assert.Contains(t, got.stdout, "\nreproduced: stage 'llc': pass 'llc' failed: llc ($E2E_DESK/llc) failed: signal: killed\n")
	d.alone()
}
