// Package allreduce is the pass gpu-all-reduce-lowering, which makes shuffles and barriers of
// reductions over a block.
//
// # Vocabulary
//
//   - A subgroup has 32 threads. It is partial if the block ends within it: lanes from its active
//     width on have no thread.
//   - The accumulator makes one value of two.
//
// # Example
//
//	%s = "gpu.all_reduce"(%v) ({}) {op = "add"} : (f32) -> f32
//
// becomes five shuffles of each subgroup, whose first threads store what they have got in memory
// of the block; the first subgroup reduces that, and all threads read it.
package allreduce
