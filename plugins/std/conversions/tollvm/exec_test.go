package tollvm_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
)

// TestExecution converts, compiles, links and runs: each archive of testdata/exec
// has a module, a C program that calls it and what it prints. The name of the
// module's section says how to convert.
func TestExecution(t *testing.T) {
	paths, err := filepath.Glob("testdata/exec/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			a := archive.Read(t, path)
			require.True(t, a.Has("output") && a.Has("main.c"))
			want, main := a.Text("output"), a.Text("main.c")
			for _, s := range a.Sections {
				if how, ok := strings.CutPrefix(s.Name, "module.mlir"); ok {
					j := jobOf("module" + how)
					assert.Equal(t, want, execute(t, j.text(t, s.Text), main), s.Name)
				}
			}
		})
	}
}

// execute compiles a module of the LLVM dialect and a C program, runs them and
// returns the output.
func execute(t *testing.T, module, main string) string {
	t.Helper()
	dir := t.TempDir()
	ir := oracle.Pipe(t, module, "mlir-translate-13", "-mlir-to-llvmir")
	object := filepath.Join(dir, "module.o")
	oracle.Pipe(t, ir, "llc-13", "-filetype=obj", "-relocation-model=pic", "-o", object)
	source := filepath.Join(dir, "main.c")
	require.NoError(t, os.WriteFile(source, []byte(main), 0o666))
	program := filepath.Join(dir, "program")
	oracle.Pipe(t, "", "cc", "-O1", "-Wall", "-o", program, source, object, "-lm")
	out, err := exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(out))
	return string(out)
}
