package output

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// TestTerminalsAreSafe: what is written to a file as it is has no effect on a terminal.
func TestTerminalsAreSafe(t *testing.T) {
	const text = "a\x1b]0;owned\ab"
	pipe, end, err := os.Pipe()
	require.NoError(t, err)
	require.NoError(t, show(end, []byte(text)))
	got := make([]byte, 100)
	n, err := pipe.Read(got)
	require.NoError(t, err)
	assert.Equal(t, text, string(got[:n]))

	keyboard, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("there are no terminals: %v", err)
	}
	defer keyboard.Close()
	fd := int(keyboard.Fd())
	require.NoError(t, unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0))
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	require.NoError(t, err)
	terminal, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("there are no terminals: %v", err)
	}
	defer terminal.Close()
	require.NoError(t, show(terminal, []byte(text)))
	n, err = keyboard.Read(got)
	require.NoError(t, err)
	assert.Equal(t, `a\1B]0;owned\07b`, string(got[:n]))
}
