// Package loopnests is the pass openmp-to-loop-nests, which makes operations of MLIR 19 of those of MLIR 13.
//
// # Vocabulary
//
//   - A wrapper says how the iterations of the loops in it are executed.
//   - The accumulator of a reduction is the variable outside of the loop; a thread has a copy of it inside.
//
// # Example
//
//	omp.wsloop (%i) : index = (%a) to (%b) step (%c) reduction(@r -> %x : !llvm.ptr<f32>) {
//	  omp.reduction %v, %x : !llvm.ptr<f32>
//	  omp.yield
//	}
//
// becomes
//
//	omp.wsloop.wrapper reduction(@r %x -> %y : !llvm.ptr<f32>) {
//	  omp.loop_nest (%i) : index = (%a) to (%b) step (%c) {
//	    combine what %y points to with %v
//	    omp.yield
//	  }
//	  omp.terminator
//	}
package loopnests
