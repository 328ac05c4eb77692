package plugintest

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Conforms runs `mlirc plugins check`, which tries all that the protocol requires of a program.
func Conforms(t *testing.T, program string) {
	t.Helper()
	out, err := exec.Command(Mlirc(t), "plugins", "check", program).CombinedOutput()
	require.NoError(t, err, "%s", out)
}

// Mlirc is the path of mlirc: what the variable MLIRC says, or the one on the path,
// or the tool of the module, for which `go get -tool
// github.com/mlirc/mlirc/cmd/mlirc` is enough. Without one the test is skipped, but
// fails where CI is set.
func Mlirc(t testing.TB) string {
	t.Helper()
	if path := os.Getenv("MLIRC"); path != "" {
		return path
	}
	if path, err := exec.LookPath("mlirc"); err == nil {
		return path
	}
	if out, err := exec.Command("go", "tool", "-n", "mlirc").Output(); err == nil {
		return strings.TrimSpace(string(out))
	}
	const missing = "there is no mlirc: set MLIRC, or put it on the path"
	if os.Getenv("CI") != "" {
		t.Fatal(missing)
	}
	t.Skip(missing)
	return ""
}
