// Package toruntime is the pass lower-openmp-to-runtime, which makes calls of LLVM's OpenMP
// runtime of operations of omp, in functions of the LLVM dialect.
//
// # Vocabulary
//
//   - The worker of a parallel region is the function that each thread of the team calls: the
//     region's blocks. What the region uses from outside, it finds in a record on the stack of
//     the function that starts the team.
//   - The iteration space of a work-sharing loop is the numbers from 0 to the number of
//     iterations, of all its dimensions together. The runtime gives a thread ranges of it.
//   - A row is the iterations of a range that differ in the innermost dimension only.
//   - A partial result is what a thread has reduced; it is combined with the accumulators
//     when the thread is done.
//
// # Example
//
//	omp.parallel {
//	  llvm.call @work(%x) : (f64) -> ()
//	  omp.terminator
//	}
//
// in a function @f becomes a call of __kmpc_fork_call with the address of
//
//	llvm.func internal @f.parallel(%thread: !llvm.ptr<i32>, %number: !llvm.ptr<i32>,
//	                               %shared: !llvm.ptr<struct<(f64)>>)
package toruntime
