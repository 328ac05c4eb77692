// Package bufferize puts tensors into memory.
//
// # Vocabulary
//
//   - a buffer is the memref that holds a tensor. Where some operations are bufferized and
//     others are not, memref.buffer_cast and memref.tensor_load stand between;
//   - a tensor is fresh where its buffer was allocated for it and nothing else reads it: its
//     only use, in the same block, may write over it. All other outputs are copied;
//   - a value owns its buffer if it is to free it: what is allocated in a block, and what loops,
//     conditionals and calls give.
//
// # Example
//
//	mlirc opt -linalg-comprehensive-module-bufferize -buffer-deallocation in.mlir
package bufferize
