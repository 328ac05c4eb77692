// Package vectorize turns operations of known size on memrefs into operations on vectors.
//
// # Vocabulary
//
//   - A contraction adds products of two inputs to its output. It becomes a vector.contract,
//     other operations what their body computes, on vectors.
//   - A dimension is kept where it becomes one of vectors: it has more than one point, or a
//     contraction sums up over it. All others are 0 in subscripts.
//
// # Example
//
//	mlirc opt -linalg-tile-for-vectors -linalg-vectorize -hoist-vector-transfers in.mlir
package vectorize
