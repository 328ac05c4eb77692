package binary_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/plugins/spirv"
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

// BenchmarkFirst reads the smallest module of testdata by definitions of which nothing was needed before.
func BenchmarkFirst(b *testing.B) {
	smallest := benchmarked(b)
	for _, data := range seeds(b) {
		if len(data) < len(smallest) {
			smallest = data
		}
	}
	for b.Loop() {
		b.StopTimer()
		d, _ := load.Dialect("spv.dialect", spirv.Dialect.Source)
		ctx, err := load.NewContext(d)
		require.NoError(b, err)
		b.StartTimer()
		_, err = binary.Read(ctx, smallest, binary.ReadOptions{})
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
