// Package funcgen writes modules of many functions, for benchmarks.
//
// # Vocabulary
//
//   - A function is of one of eight kinds: integer and float arithmetic, a loop,
//     memrefs of one and two dimensions, calls, vectors, casts. The same number of
//     functions gives the same text.
//   - A function of loops is of one of eight other kinds: products of matrices,
//     stencils, sums, tiles, conditions, parallel loops, loops of scf, three dimensions.
//
// # Example
//
//	text := funcgen.Module(2000)
package funcgen
