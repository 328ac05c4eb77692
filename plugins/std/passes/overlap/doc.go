// Package overlap has the pass that transfers data into fast memory while the iteration before
// computes.
//
// # Vocabulary
//
//   - A transfer is an affine.dma_start into faster memory, with the affine.dma_wait that waits for it
//     in the same iteration.
//   - Its buffer and its tag are doubled: iterations take one of two in turn.
//   - The steady loop starts the transfer of an iteration, and then does what is left of the one before.
//
// # Example
//
//	affine.for %i = 0 to 8 {
//	  affine.dma_start %a[%i * 32], %buffer[0], %tag[0], %n : ...
//	  affine.dma_wait %tag[0], %n : ...
//	  // computes with %buffer
//	}
//
// becomes a transfer for 0, a loop from 1 to 8 that starts one for %i and computes for %i - 1, and
// the computation for 7.
package overlap
