package protocol

import (
	"iter"
	"slices"
)

// Chunks cuts a payload into what messages carry, see [ChunkSize]; an empty one has none.
func Chunks(data []byte) iter.Seq[[]byte] { return slices.Chunk(data, ChunkSize) }
