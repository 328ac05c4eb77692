package load_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
)

// BenchmarkIndex reads a dialect file as each start of a process does: its items are
// found, and none is compiled.
func BenchmarkIndex(b *testing.B) {
	text := dialectText(b)
	for b.Loop() {
		load.Dialect("llvm.dialect", text)
	}
}

// BenchmarkCompile compiles every item of a dialect file.
func BenchmarkCompile(b *testing.B) {
	text := dialectText(b)
	for b.Loop() {
		d, _ := load.Dialect("llvm.dialect", text)
		require.Empty(b, d.Check())
	}
}

func dialectText(b *testing.B) []byte {
	text, err := os.ReadFile("../../plugins/llvm/llvm.dialect")
	require.NoError(b, err)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	return text
}
