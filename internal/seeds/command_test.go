package seeds

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/program"
)

// mlirc is the command.
var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../cmd/mlirc")) }

// testCommand types what the seed says, `mlirc opt` for `mlir-opt` and a file
// with the input for `<filename.mlir>`.
func (e example) testCommand(t *testing.T) {
	t.Helper()
	words := strings.Fields(e.Text("seed"))
	require.Equal(t, "mlir-opt", words[0])
	file := filepath.Join(t.TempDir(), "filename.mlir")
	require.NoError(t, os.WriteFile(file, []byte(e.input()), 0o666))
	args := append([]string{"opt"}, words[1:]...)
	for i, arg := range args {
		if arg == "<filename.mlir>" {
			args[i] = file
		}
	}
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(mlirc, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if e.converts == notYet {
		require.Error(t, err, "the command works now: say so in docs/seeds.tsv")
		t.Log(stderr.String())
		return
	}
	require.NoError(t, err, stderr.String())
	if archive.Rewrites() {
		e.Set(printedInput, strings.TrimSuffix(stdout.String(), "\n"))
		e.Write(t, path(strings.TrimPrefix(e.test, "TestExamples/")))
		return
	}
	assert.Equal(t, e.Text(printedInput), strings.TrimSuffix(stdout.String(), "\n"))
}
