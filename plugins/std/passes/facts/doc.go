// Package facts tells LLVM what is known of accesses to memory and of loops while they
// are affine, and what LLVM could not find out.
//
// # Vocabulary
//
//   - A fact is a mark on an operation (package hints), which conversions take along.
//   - Scopes: a site is an operation that makes memory, or a global; its scope stands for
//     all memory that it ever makes. An access is marked with the scope that it is to, and
//     with those that it never touches. Memory is private if only its function can name it,
//     so that nothing else touches it: no argument, and no result of a call. That holds for
//     all runs of a function together, so that LLVM may take its body anywhere.
//   - Parallel: a loop whose rounds touch no memory that another round writes, by the
//     exact analysis of package dependence, where layouts keep elements apart; and none
//     that is used after it was written in the same round, of which LLVM does not take
//     care. Two arguments may name one memory here, unless one has llvm.noalias.
//   - Alignment: what divides the address of the buffer, and what divides the distance of
//     the element from there, by strides, steps and first values of counters.
//   - Overflow: an access is to an element that is there, as the language says, so that
//     finding it does not wrap; sums and products in maps do not where ranges of counters
//     show that they fit 32 bits, which an index may have.
//
// # What may run in between
//
// The pass goes right before lower-affine. Marks tell of accesses as they are executed,
// so that canonicalize, cse, inline, loop-invariant-code-motion and sccp keep them true;
// what is told of a map goes when the map changes.
// Passes that make other loops of loops, or lay memory out anew, drop all marks of what
// they run on (hints.Dropping).
//
// # Example
//
//	func @f(%a: memref<?xf32>, %n: index) {
//	  affine.for %i = 0 to %n {
//	    %0 = affine.load %a[%i * 2] : memref<?xf32>
//	    affine.store %0, %a[%i * 2 + 1] : memref<?xf32>
//	  }
//	  return
//	}
//
// becomes, by `mlirc opt -affine-mark-facts`, a loop with
// `llvm.loop = {parallel_access = [@memory_facts::@group0]}`, whose load and store have
// `llvm.access_groups = [@memory_facts::@group0]` and `llvm.inbounds`.
package facts
