package llvmhints_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
)

var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../../../cmd/mlirc")) }

// TestOverlaps runs a program whose memory overlaps on purpose, with hints and without.
func TestOverlaps(t *testing.T) {
	oracle.Need(t, "opt", "llc", "cc")
	plain := output(t, "cpu")
	for _, pipeline := range []string{"testdata/hints.toml", "cpu-O3"} {
		assert.Equal(t, plain, output(t, pipeline), pipeline)
	}
}

// output is what testdata/main.c prints, with what a pipeline makes of
// testdata/program.mlir.
func output(t *testing.T, pipeline string) string {
	t.Helper()
	dir := t.TempDir()
	object, main := filepath.Join(dir, "program.o"), filepath.Join(dir, "main")
	run(t, mlirc, "--pipeline", pipeline, "--set", "memref.convention=bare-ptr", "testdata/program.mlir", "-o", object)
	run(t, "cc", "-Wall", "-Werror", "-o", main, "testdata/main.c", object)
	return run(t, main)
}

func run(t *testing.T, tool string, args ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(tool, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	require.NoError(t, cmd.Run(), "%s %v\n%s", tool, args, &stderr)
	return stdout.String()
}
