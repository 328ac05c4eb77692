// Package ranks takes dimensions, and tensors, out of operations that do not need them.
//
// # Vocabulary
//
//   - A unit dimension is one of size 1.
//   - A scalar operand is a tensor of which an operation reads the same element at each point.
//   - To detensorize is to compute with the elements of tensors of rank 0 instead of with the tensors.
//
// # Example
//
//	mlirc opt -linalg-fold-unit-extent-dims -linalg-inline-scalar-operands -linalg-detensorize in.mlir
package ranks
