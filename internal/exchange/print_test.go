package exchange

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestPrint prints modules as mlir-opt-19 does, to the blank, in custom and generic form.
func TestPrint(t *testing.T) {
	for _, name := range []string{"print.mlir", "names.mlir", "llvmprint.mlir", "gpuprint.mlir"} {
		data, err := os.ReadFile("testdata/" + name)
		require.NoError(t, err)
		printed(t, profile, name, string(data), false)
		printed(t, profile, name, string(data), true)
	}
}

// TestPrintKernels prints the kernels that are run, as mlir-opt-19 does.
func TestPrintKernels(t *testing.T) {
	files, err := filepath.Glob("../e2e/testdata/gpu/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		printed(t, profile, name, string(data), false)
		printed(t, profile, name, string(data), true)
	}
}

// TestPrintLatest prints modules as mlir-opt-22 does.
func TestPrintLatest(t *testing.T) {
	data, err := os.ReadFile("testdata/print22.mlir")
	require.NoError(t, err)
	printed(t, latest, "print22.mlir", string(data), false)
	printed(t, latest, "print22.mlir", string(data), true)
}

// printed compares what is printed of a text.
func printed(t *testing.T, profile, name, text string, generic bool) {
	t.Helper()
	args := []string{"-", "--allow-unregistered-dialect"}
	if generic {
		args = append(args, "-mlir-print-op-generic")
	}
	want := string(oracle.Pipe(t, []byte(text), strings.Replace(profile, "mlir-", "mlir-opt-", 1), args...))
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource(name, []byte(text)), &sink, syntax.ParseOptions{Profile: profile, AllowUnregistered: true})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	got, ok := syntax.Append(nil, m, syntax.PrintOptions{Profile: profile, Generic: generic}, &sink)
	require.True(t, ok, "%v", sink.Diagnostics())
	assert.Equal(t, strings.TrimSpace(want), strings.TrimSpace(string(got)))
}
