package protocol

import (
	"iter"
	"slices"
)

// Chunks cuts a payload into what messages carry, see [ChunkSize]; an empty one has none.
func Chunks(data []byte) iter.Seq[[]byte] { return slices.Chunk(data, ChunkSize) }

// SendRun sends what a run takes: the header, and behind it the payload in chunks. The sender is
// not closed.
func SendRun(stream interface{ Send(r *RunRequest) error }, h *RunHeader, chunks iter.Seq[[]byte]) error {
	if err := stream.Send(&RunRequest{Part: &RunRequest_Header{Header: h}}); err != nil {
		return err
	}
	for chunk := range chunks {
		if err := stream.Send(&RunRequest{Part: &RunRequest_Chunk{Chunk: chunk}}); err != nil {
			return err
		}
	}
	return nil
}
