package stdio_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
)

const program = `package main

import (
	"fmt"
	"os"

	"github.com/mlirc/mlirc/host/stdio"
)

func main() { fmt.Fprint(os.NewFile(3, "answer"), stdio.Closed(0), stdio.Closed(1), stdio.Closed(2), stdio.Closed(3)) }
`

// TestClosed starts a program that begins here without each of its standard streams.
func TestClosed(t *testing.T) {
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" && runtime.GOARCH != "arm64" {
		t.Skip("the runtime of Go comes first here")
	}
	dir := t.TempDir()
	source, binary := filepath.Join(dir, "main.go"), filepath.Join(dir, "program")
	require.NoError(t, os.WriteFile(source, []byte(program), 0o644))
	build := exec.Command("go", "build", "-ldflags=-E=github.com/mlirc/mlirc/host/stdio.start", "-o", binary, source)
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	for redirection, want := range map[string]string{
		"": "false false false false", "<&-": "true false false false", ">&-": "false true false false",
		"2>&-": "false false true false", "<&- >&- 2>&-": "true true true false",
		">/dev/null": "false false false false", "1<>/dev/null": "false false false false",
	} {
		answer, err := exec.Command("sh", "-c", fmt.Sprintf("'%s' 3>&1 %s", binary, redirection)).Output()
		require.NoError(t, err)
		require.Equal(t, want, string(answer), redirection)
	}
}
