// Package benchmarks compares mlirc with the tools of MLIR 13: the same module,
// in one run, by turns. Each benchmark reports wall time, CPU time and memory
// of mlirc over all its processes, and their ratios to those of the tools.
//
//	make bench
package benchmarks
