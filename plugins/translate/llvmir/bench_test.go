package llvmir_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/plugins/translate/llvmir"
)

// large is a module of some 25,000 operations.
func large(t testing.TB) string {
	t.Helper()
	var all strings.Builder
	for _, file := range []string{"aggregates", "arithmetic", "control", "memory"} {
		text, err := os.ReadFile("testdata/oracle/" + file + ".mlir")
		require.NoError(t, err)
		for i := range 80 {
			all.WriteString(strings.ReplaceAll(string(text), "@", "@"+file+strconv.Itoa(i)+"_"))
		}
	}
	return all.String()
}

func BenchmarkEmit(b *testing.B) {
	module := parse(b, "large.mlir", []byte(large(b)))
	for _, workers := range []int{1, 2} {
		b.Run(strconv.Itoa(workers), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				var sink diag.Sink
				text, _ := llvmir.Emit(module, llvmir.Options{Workers: workers}, &sink)
				b.SetBytes(int64(len(text)))
			}
		})
	}
}

// BenchmarkOracle times mlir-translate on the same module, parsing included.
func BenchmarkOracle(b *testing.B) {
	tool := oracle.Tool(b, "mlir-translate-13")
	file := filepath.Join(b.TempDir(), "large.mlir")
	require.NoError(b, os.WriteFile(file, []byte(large(b)), 0o600))
	for b.Loop() {
		require.NoError(b, exec.Command(tool, "--mlir-to-llvmir", file, "-o", os.DevNull).Run())
	}
}
