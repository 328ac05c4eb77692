package exchange

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// TestMetadata reads the attributes that become LLVM's metadata, with the locations that have
// them, as mlir-opt-19 prints them. Both forms that are written are the same to it.
func TestMetadata(t *testing.T) {
	oracle.Need(t, "mlir-opt-19")
	files, err := filepath.Glob("../../plugins/translate/llvmir/testdata/newer/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	ctx, err := load.NewContext(repository.Dialects(t)...)
	require.NoError(t, err)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			want := newer(t, string(text), "--mlir-print-debuginfo", "--mlir-print-local-scope")
			module := inProfile(t, ctx, newer(t, string(text), "--mlir-print-debuginfo"))
			for _, generic := range []bool{false, true} {
				var sink diag.Sink
				out, ok := syntax.Append(nil, module, syntax.PrintOptions{Profile: profile, Generic: generic, DebugInfo: true}, &sink)
				require.True(t, ok, "%v", sink.Diagnostics())
				assert.Equal(t, want, newer(t, string(out), "--mlir-print-debuginfo", "--mlir-print-local-scope"), "%s", out)
			}
		})
	}
}
