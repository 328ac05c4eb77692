package e2e_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/config"
	"github.com/mlirc/mlirc/host/trust"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/pipelines"
)

// desk is a folder with what it takes to run mlirc there.
type desk struct {
	t     *testing.T
	dir   string // where the files are
	spare string // for caches
	tmp   string // for temporary files
	env   []string
}

// newDesk returns a folder with files, by name.
func newDesk(t *testing.T, files map[string]string) *desk {
	t.Helper()
	d := &desk{t: t, dir: t.TempDir(), spare: t.TempDir(), tmp: shortDir(t)}
	d.set("XDG_STATE_HOME", filepath.Join(d.spare, "state"))
	for name, text := range files {
		d.plant(name, text)
	}
	for name := range files { // which may extend each other
		if filepath.Ext(name) == ".toml" {
			d.trust(name)
		}
	}
	require.NoError(t, os.Mkdir(filepath.Join(d.spare, "cache"), 0o755))
	d.set("MLIRC_CACHE", filepath.Join(d.spare, "cache"))
	d.set("MLIRC_PLUGINS", filepath.Join(d.spare, "plugins"))
	d.set("XDG_CACHE_HOME", filepath.Join(d.spare, "cache"))
	d.set("TMPDIR", d.tmp)
	d.set(marker, d.dir)
	d.set("MLIRC_SANDBOX_ENVIRONMENT", marker)
	return d
}

// shortDir is a folder whose name is short enough for a socket in it.
func shortDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "e2e")
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, os.RemoveAll(dir)) })
	return dir
}

// set gives a variable to the commands.
func (d *desk) set(name, value string) { d.env = append(d.env, name+"="+value) }

// write makes a file that is the user's own: what it says is trusted.
func (d *desk) write(name, text string) {
	d.t.Helper()
	d.plant(name, text)
	if filepath.Ext(name) == ".toml" {
		d.trust(name)
	}
}

// plant makes a file of somebody else's.
func (d *desk) plant(name, text string) {
	d.t.Helper()
	path := filepath.Join(d.dir, name)
	require.NoError(d.t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(d.t, os.WriteFile(path, []byte(text), 0o644))
}

// trust does what `mlirc trust --yes` does. A file that cannot be read as a configuration
// has nothing to be trusted.
func (d *desk) trust(name string) {
	d.t.Helper()
	claims, _ := config.Examine(filepath.Join(d.dir, name), pipelines.Files)
	s := trust.New(filepath.Join(d.spare, "state", "mlirc", "trust"))
	for _, c := range claims {
		r := trust.Record{File: c.File.Path, SHA256: c.File.Digest}
		for _, each := range c.Settings {
			for _, p := range each.Programs {
				program, err := s.ProgramOf(p)
				require.NoError(d.t, err)
				r.Programs = append(r.Programs, program)
			}
		}
		require.NoError(d.t, s.Add(r))
	}
}

// script writes a program of the shell and returns its path.
func (d *desk) script(name, text string) string {
	d.t.Helper()
	d.write(name, "#!/bin/sh\n"+text)
	path := filepath.Join(d.dir, name)
	require.NoError(d.t, os.Chmod(path, 0o755))
	return path
}

func (d *desk) read(name string) string {
	d.t.Helper()
	text, err := os.ReadFile(filepath.Join(d.dir, name))
	require.NoError(d.t, err)
	return string(text)
}

// names lists what is in the folder, hidden files too.
func (d *desk) names() []string {
	d.t.Helper()
	entries, err := os.ReadDir(d.dir)
	require.NoError(d.t, err)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	slices.Sort(names)
	return names
}

// command is a program in the folder that has not been started.
func (d *desk) command(ctx context.Context, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = d.dir
	cmd.Env = append(os.Environ(), d.env...)
	return cmd
}

// outcome is what a command printed and how it ended.
type outcome struct {
	stdout, stderr string
	status         int
}

func (d *desk) run(stdin io.Reader, name string, args ...string) outcome {
	d.t.Helper()
	cmd := d.command(d.t.Context(), name, args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = stdin, &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		require.NoError(d.t, err)
	}
	return outcome{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// mlirc runs the command.
func (d *desk) mlirc(args ...string) outcome {
	d.t.Helper()
	return d.run(nil, binary("mlirc"), args...)
}

// feed runs the command with something on its standard input.
func (d *desk) feed(stdin string, args ...string) outcome {
	d.t.Helper()
	return d.run(strings.NewReader(stdin), binary("mlirc"), args...)
}

// succeed runs the command and wants nothing but success.
func (d *desk) succeed(args ...string) string {
	d.t.Helper()
	got := d.mlirc(args...)
	require.Equal(d.t, outcome{stdout: got.stdout}, got, "mlirc %s", strings.Join(args, " "))
	return got.stdout
}

// needLLVM skips a test where no llc and no C compiler are.
func needLLVM(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("llc"); err != nil {
		oracle.Need(t, "llc-13")
	}
	oracle.Need(t, "cc")
}

// example is the text of an example program.
func example(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "examples", name, name+".mlir"))
	require.NoError(t, err)
	return string(text)
}

// exampleNames lists the example programs.
func exampleNames(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "examples", "*", "main.c"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = filepath.Base(filepath.Dir(f))
	}
	return names
}

// pipeline is the path of a pipeline that comes with mlirc.
func pipeline(t *testing.T, name string) string {
	t.Helper()
	path, err := filepath.Abs(filepath.Join(root, "pipelines", name+".toml"))
	require.NoError(t, err)
	return path
}
