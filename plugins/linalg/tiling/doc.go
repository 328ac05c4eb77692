// Package tiling splits operations that visit an iteration space into loops over tiles, with the
// same operation on a part of its operands inside.
//
// # Vocabulary
//
//   - A tile is a part of an iteration space: from an offset on, so many points in each
//     dimension. A size of 0 leaves a dimension whole.
//   - A slice is the part of an operand that belongs to a tile: a subview of a memref, or a
//     slice of a tensor.
//   - A tile fits where it is certain not to go beyond the space. One that may go beyond it has
//     sizes that an affine.min computes.
//   - Peeling makes loops of tiles that fit, and tiles of other sizes for what is left.
//
// # Example
//
//	mlirc opt -linalg-tile=linalg-tile-sizes=8,32 in.mlir
package tiling
