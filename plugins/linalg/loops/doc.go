// Package loops turns operations that visit an iteration space into loops, and named ones
// into linalg.generic.
//
// # Vocabulary
//
//   - a nest: the loops over an iteration space, a loop for each dimension, outermost first;
//   - its kind: loops of scf, loops of affine, or scf.parallel where iterators are parallel.
//
// # Example
//
//	mlirc opt -convert-linalg-to-loops in.mlir
package loops
