// Package fusion joins operations on tensors that work element by element with those that use
// their results.
//
// # Vocabulary
//
//   - A producer is a linalg.generic whose iterators are parallel, and which gives one tensor; a
//     consumer is one that takes it as an input. Their fusion computes an element of the tensor
//     where the consumer needs it.
//   - It pays where no element is computed more often than before: then nothing is stored in between.
//   - A reshape joins or splits dimensions of a tensor. Linearized, its subscripts are part of an
//     indexing map.
//
// # Example
//
//	mlirc opt -linalg-fuse-elementwise-ops in.mlir
package fusion
