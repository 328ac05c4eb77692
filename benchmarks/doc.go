// Package benchmarks compares mlirc with the tools of MLIR 13: the same module,
// in one run, by turns. Each benchmark reports wall time, CPU time and memory
// of mlirc over all its processes, and their ratios to those of the tools.
//
// # Vocabulary
//
//   - A step is how far a module is taken by each side, from reading and printing
//     to an object file.
//   - A ratio is ours by theirs: below one, we take less.
//
// # Example
//
//	make bench
package benchmarks
