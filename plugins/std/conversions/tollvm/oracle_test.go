package tollvm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/structure"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// TestOracle compares with what mlir-opt-13 makes of the files in
// testdata/oracle, up to the order of operations without effect. The first line
// of a file gives the options of convert-std-to-llvm. What mlir-opt-13 does wrong
// is in none of the files; the goldens show it.
func TestOracle(t *testing.T) {
	paths, err := filepath.Glob("testdata/oracle/*.mlir")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".mlir"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			line, _, _ := strings.Cut(string(text), "\n")
			options := strings.TrimSpace(strings.TrimPrefix(line, "//"))
			want := oracle.Pipe(t, string(text), "mlir-opt-13", "-convert-memref-to-llvm", "-convert-std-to-llvm="+options)
			got := jobOf("options "+options).text(t, string(text))
			ctx := newContext(t)
			assert.Equal(t, structure.Effects(parse(t, ctx, want)), structure.Effects(parse(t, ctx, got)))
		})
	}
}

// TestWorkers checks that the result does not depend on the number of workers.
func TestWorkers(t *testing.T) {
	text := benchmarkModule(40)
	one := job{workers: 1}.text(t, text)
	for _, workers := range []int{2, 7} {
		assert.Equal(t, one, job{workers: workers}.text(t, text))
	}
}

// TestTwoPasses converts memref alone and then the rest, which must come to the
// same as both at once.
func TestTwoPasses(t *testing.T) {
	paths, err := filepath.Glob("testdata/oracle/*.mlir")
	require.NoError(t, err)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		ctx := newContext(t)
		m := parse(t, ctx, string(text))
		require.Empty(t, job{pass: tollvm.MemRefToLLVM()}.convert(t, m))
		require.Empty(t, job{}.convert(t, m))
		sink := &diag.Sink{}
		assert.True(t, convert.ReconcileCasts(m, sink), sink.Diagnostics())
		once := parse(t, ctx, job{}.text(t, string(text)))
		assert.Equal(t, structure.Effects(once), structure.Effects(m), path)
	}
}
