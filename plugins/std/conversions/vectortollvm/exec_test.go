package vectortollvm_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/transforms"
	"github.com/mlirc/mlirc/internal/archive"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/passdiff"
	"github.com/mlirc/mlirc/plugins/std"
)

// toLLVM is the pipeline behind what a case says.
const toLLVM = "lower-affine,convert-scf-to-std,convert-vector-to-llvm,convert-std-to-llvm,reconcile-unrealized-casts"

// TestExecution converts, compiles, links and runs: each archive has a module, a C
// program that calls it and what it prints. Each line of `pipelines` is what comes
// before the conversion.
func TestExecution(t *testing.T) {
	paths, err := filepath.Glob("testdata/exec/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	passes := append(std.Plugin().Passes, transforms.ReconcileUnrealizedCasts, transforms.CSE)
	c := passdiff.New(t, passes...)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			a := archive.Read(t, path)
			for _, before := range strings.Split(strings.TrimSpace(a.Text("pipelines")), "\n") {
				pipeline := strings.TrimPrefix(before+","+toLLVM, "none,")
				module := c.Apply(t, pipeline, a.Text("module.mlir"))
				require.NotContains(t, module, "error: ", pipeline)
				assert.Equal(t, a.Text("output"), execute(t, module, a.Text("main.c")), pipeline)
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
