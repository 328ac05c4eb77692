package binary_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/spirv/binary"
)

// benchmarked is the module that SPV names, or the largest one of testdata.
func benchmarked(b *testing.B) []byte {
	b.Helper()
	if path := os.Getenv("SPV"); path != "" {
		data, err := os.ReadFile(path)
		require.NoError(b, err)
		return data
	}
	largest := []byte{}
	for _, data := range seeds(b) {
		if len(data) > len(largest) {
			largest = data
		}
	}
	return largest
}

func BenchmarkRead(b *testing.B) {
	data := benchmarked(b)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		_, err := binary.Read(context(b), data, binary.ReadOptions{})
		require.NoError(b, err)
	}
}

func BenchmarkWrite(b *testing.B) {
	data := benchmarked(b)
	m, err := binary.Read(context(b), data, binary.ReadOptions{})
	require.NoError(b, err)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		_, err := binary.Write(m, binary.WriteOptions{})
		require.NoError(b, err)
	}
}
