package main_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPackagesInitialiseLittle: a compilation has several processes, each of which initialises
// every package of the program. What takes long, such as compiling regular expressions, is
// done when it is first needed. The measure is memory, which is the same in each run.
func TestPackagesInitialiseLittle(t *testing.T) {
	const most = 32 << 10 // bytes that a package may allocate
	cmd := exec.CommandContext(t.Context(), mlirc, "__plugin", "std")
	cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	var said bytes.Buffer
	cmd.Stderr = &said
	require.Error(t, cmd.Run(), "it is no host that has started it")
	packages := 0
	for line := range strings.Lines(said.String()) {
		if !strings.HasPrefix(line, "init github.com/mlirc/mlirc/") {
			continue
		}
		var name string
		var at, took float64
		var bytes, allocations int
		_, err := fmt.Sscanf(line, "init %s @%f ms, %f ms clock, %d bytes, %d allocs", &name, &at, &took, &bytes, &allocations)
		require.NoError(t, err, line)
		packages++
		assert.LessOrEqual(t, bytes, most, "package %s initialises too much", name)
	}
	assert.Greater(t, packages, 20)
}
