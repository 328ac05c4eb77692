package protocol_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/sdk/protocol"
)

// TestChunks: one behind the other they are the payload, and none is too long.
func TestChunks(t *testing.T) {
	for size, count := range map[int]int{0: 0, 1: 1, protocol.ChunkSize: 1, protocol.ChunkSize + 1: 2, 5 * protocol.ChunkSize: 5} {
		data := bytes.Repeat([]byte("x"), size)
		chunks := slices.Collect(protocol.Chunks(data))
		assert.Len(t, chunks, count)
		assert.Equal(t, size, len(slices.Concat(chunks...)))
	}
}
