package e2e_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// terminal returns both ends of a pseudoterminal.
func terminal(t *testing.T) (ours, theirs *os.File) {
	t.Helper()
	ours, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("there are no terminals: %v", err)
	}
	t.Cleanup(func() { ours.Close() })
	require.NoError(t, unix.IoctlSetPointerInt(int(ours.Fd()), unix.TIOCSPTLCK, 0))
	n, err := unix.IoctlGetInt(int(ours.Fd()), unix.TIOCGPTN)
	require.NoError(t, err)
	theirs, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	require.NoError(t, err)
	t.Cleanup(func() { theirs.Close() })
	return ours, theirs
}

// TestTrustAsks on a terminal: only yes is yes, and what is shown has no control
// characters of the file's.
func TestTrustAsks(t *testing.T) {
	t.Parallel()
	d := newDesk(t, map[string]string{"in.mlir": sound})
	d.plant("mlirc.toml", "[host]\nbundles = \"a\\u001b[2K\\rb\"\n")
	for _, c := range []struct {
		answer string
		status int
	}{{"n\n", 2}, {"\n", 2}, {"yeah\n", 2}, {"y\n", 0}} {
		ours, theirs := terminal(t)
		_, err := ours.WriteString(c.answer)
		require.NoError(t, err)
		got := d.run(theirs, binary("mlirc"), "trust")
		assert.Equal(t, c.status, got.status, "%q: %s", c.answer, got.stderr)
		assert.Contains(t, got.stdout, "  mlirc.toml:2: host.bundles = \"a\\x1b[2K\\rb\"\n")
		assert.Contains(t, got.stdout, "Trust this? [y/N] ")
		assert.Equal(t, c.status, d.mlirc("opt", "in.mlir").status)
	}
}
