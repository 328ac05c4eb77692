// Package parallel has the passes gpu-map-parallel-loops and convert-parallel-loops-to-gpu, which
// make launches of parallel loops.
//
// # Vocabulary
//
//   - The mapping of a loop says for each of its dimensions by which processor its iterations are
//     run: by blocks (0, 1 and 2 are x, y and z), by threads of a block (3, 4 and 5), or one after
//     the other (6). A map of it makes the induction variable of the number of the processor, and
//     another one the number of processors of that of iterations.
//   - A bound is precise if it is known before the launch. Where only a larger one is, as for tiles
//     at the end of a loop, a condition is around what the iterations do.
//
// # Example
//
//	scf.parallel (%i) = (%c0) to (%n) step (%c1) {
//	  ...
//	} {mapping = [{bound = affine_map<(d0) -> (d0)>, map = affine_map<(d0) -> (d0)>, processor = 0 : i64}]}
//
// becomes
//
//	gpu.launch blocks(%bx, ...) in (%gx = %iterations, ...) threads(...) in (...) {
//	  %i = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>(%bx)[%c1, %c0]
//	  ...
//	}
package parallel
