// Package fromscf is the pass convert-scf-to-openmp, which makes work-sharing loops of parallel
// ones, in a parallel region each.
//
// # Vocabulary
//
//   - An accumulator is memory that holds what a loop reduces: its initial value before the
//     loop, the result behind it.
//   - The neutral value of a combiner is the one that changes nothing.
//
// # Example
//
//	scf.parallel (%i) = (%a) to (%b) step (%c) { ... }
//
// becomes
//
//	omp.parallel {
//	  omp.wsloop (%i) : index = (%a) to (%b) step (%c) { ... }
//	  omp.terminator
//	}
package fromscf
