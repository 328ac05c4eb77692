// Package bufferize puts tensors into memory.
//
// # Vocabulary
//
//   - a buffer is the memref that holds a tensor. Where some operations are bufferized and
//     others are not, memref.buffer_cast and memref.tensor_load stand between;
//   - what is in place works on the buffers of its operands; package inplace decides that for the
//     pass that does it all. The others copy;
//   - a value owns its buffer if it is to free it: what is allocated in a block, and what loops,
//     conditionals and calls give.
//
// # Example
//
//	mlirc opt -linalg-comprehensive-module-bufferize -buffer-deallocation in.mlir
package bufferize
