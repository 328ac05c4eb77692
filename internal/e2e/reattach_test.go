package e2e_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var exported = regexp.MustCompile(`^\texport (MLIRC_REATTACH_FAULTY)='(\{.*\})'$`)

// TestReattach has mlirc work with a plugin that its author has started, which needs no
// other setting, as long as it runs.
func TestReattach(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	plugin := exec.Command(binary("faulty"), "--debug")
	plugin.Env = append(os.Environ(), "TMPDIR="+d.tmp)
	out, err := plugin.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, plugin.Start())
	t.Cleanup(func() { _ = plugin.Process.Kill() })
	var said []string
	for lines := bufio.NewScanner(out); said == nil && lines.Scan(); {
		said = exported.FindStringSubmatch(lines.Text())
	}
	require.NotNil(t, said)
	got := d.mlirc("opt", "-faulty-complain", "in.mlir")
	assert.NotContains(t, got.stderr, "this plugin does not like it", "it is not found without the variable")

	d.set(said[1], said[2])
	for range 2 {
		got = d.mlirc("opt", "-faulty-complain", "in.mlir")
		assert.Equal(t, 1, got.status)
		assert.Contains(t, got.stderr, "in.mlir:1:1: error: this plugin does not like it\n")
	}
	got = d.mlirc("plugins", "list")
	assert.Contains(t, got.stdout, fmt.Sprintf("faulty 0.3.1 (runs as process %d, MLIRC_REATTACH_FAULTY)\n", plugin.Process.Pid))
	got = d.mlirc("plugins", "lock", "--set", "plugins.faulty.version=^0.3")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "plugin 'faulty' is a process that runs (MLIRC_REATTACH_FAULTY), and a lock pins programs; unset the variable")
	assert.NoFileExists(t, filepath.Join(d.dir, "mlirc.lock"))

	got = d.mlirc("opt", "-faulty-exit", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, fmt.Sprintf("stage 'faulty-exit': plugin 'faulty' 0.3.1 crashed: process %d, which mlirc has not started, does not answer any more", plugin.Process.Pid))
	_ = plugin.Wait()
	got = d.mlirc("opt", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "plugin 'faulty' of MLIRC_REATTACH_FAULTY cannot be reached: ")
	assert.Contains(t, got.stderr, "; start it again with --debug, and set the variable to what it prints; or unset the variable")
}

// TestInterruptedReattach: an interrupted plugin leaves nothing behind.
func TestInterruptedReattach(t *testing.T) {
	t.Parallel()
	tmp := shortDir(t)
	plugin := exec.Command(binary("faulty"), "--debug")
	plugin.Env = append(os.Environ(), "TMPDIR="+tmp)
	out, err := plugin.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, plugin.Start())
	lines := bufio.NewScanner(out)
	require.True(t, lines.Scan())
	require.NoError(t, plugin.Process.Signal(os.Interrupt))
	require.NoError(t, plugin.Wait())
	left, err := os.ReadDir(tmp)
	require.NoError(t, err)
	assert.Empty(t, left)
}

// TestProjectReattachesNothing: what a project says of a process is no setting.
func TestProjectReattachesNothing(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound, "mlirc.toml": "[plugins]\nfaulty = { reattach = '{}' }\n"})
	got := d.mlirc("opt", "in.mlir")
	assert.Equal(t, 2, got.status)
	assert.Contains(t, got.stderr, "mlirc.toml:2:")
	assert.Contains(t, got.stderr, "reattach")
}
