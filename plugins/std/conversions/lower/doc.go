// Package lower takes structured control flow and affine operations apart: it
// makes loops and conditionals of scf of those of affine, and blocks and branches
// of those of scf.
//
// # Vocabulary
//
//   - To expand an affine expression is to compute it with operations of std.
//   - The passes of MLIR are lower-affine, from affine to scf, memref, std and
//     vector, and convert-scf-to-std, from scf to blocks and branches.
//   - lower-if-and-for and lower-affine-apply are older: the first makes blocks of
//     affine.for and affine.if at once and leaves expressions to affine.apply, the
//     second expands those.
//
// # Example
//
//	func @sum(%a: memref<?xf32>, %n: index, %zero: f32) -> f32 {
//	  %s = affine.for %i = 0 to %n iter_args(%t = %zero) -> f32 {
//	    %x = affine.load %a[%i] : memref<?xf32>
//	    %u = addf %t, %x : f32
//	    affine.yield %u : f32
//	  }
//	  return %s : f32
//	}
//
// becomes, by `mlirc opt -lower-affine`, an scf.for that counts from constant 0 in
// steps of constant 1; -convert-scf-to-std makes of it a block that compares the
// induction variable with %n, and one with the body.
package lower
