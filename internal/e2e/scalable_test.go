package e2e_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
)

// TestScalableVectors runs programs with scalable vectors, on processors whose vectors have 256 and 512 bits.
func TestScalableVectors(t *testing.T) {
	t.Parallel()
	needLLVM(t)
	oracle.Need(t, "aarch64-linux-gnu-gcc", "qemu-aarch64", "llc-19")
	paths, err := filepath.Glob("testdata/scalable/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".txtar")
		t.Run(name, func(t *testing.T) {
			a := archive.Read(t, path)
			d := newDesk(t, map[string]string{"in.mlir": a.Text("module.mlir")})
			args := []string{"run", "in.mlir", "--mtriple", "aarch64-linux-gnu", "--mattr=+sve"}
			if name == "rows" { // arrays and interleaving came with LLVM 18 and 19
				args = append(args, "--set", "toolchain.llc="+oracle.Tool(t, "llc-19"))
			}
			for _, bits := range []string{"sve256", "sve512"} {
				emulator := "qemu-aarch64 -cpu max," + bits + "=on -L /usr/aarch64-linux-gnu"
				assert.Equal(t, a.Text("output"), d.succeed(append(args, "--emulator", emulator)...), bits)
			}
		})
	}
}
