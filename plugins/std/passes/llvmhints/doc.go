// Package llvmhints adds hints for LLVM to accesses to memory and to loops while they are
// affine: properties that LLVM cannot derive itself.
//
// # Vocabulary
//
//   - A hint is an attribute of an operation (package hints). Conversions carry it to the LLVM
//     dialect.
//   - Scopes: a site is an operation that allocates memory, or a global. The scope of a site
//     stands for all memory that it ever allocates. An access gets the scope of the memory that
//     it accesses, and the scopes of memory that it never accesses. Memory is private if only
//     its function can name it: it is not an argument and no result of a call. This holds for all
//     executions of a function together, so LLVM may inline its body anywhere.
//   - Parallel: no iteration of the loop accesses memory that another iteration writes, by the
//     exact analysis of package dependence, and layouts are injective. No iteration reads
//     memory that it has written itself, because LLVM does not handle that case. Two arguments
//     may name the same memory, unless one has llvm.noalias.
//   - Alignment: the divisor of the buffer's address, and the divisor of the element's distance
//     from it, by strides, steps and lower bounds of induction variables.
//   - Overflow: the language says that an access is within bounds, so computing its address
//     does not wrap. Sums and products in maps do not wrap where the ranges of induction
//     variables show that they fit 32 bits, which is the least width of an index.
//
// # What may run in between
//
// The pass runs right before lower-affine. Hints describe accesses as they are executed, so
// canonicalize, cse, inline, loop-invariant-code-motion and sccp preserve them. A hint about a
// map is removed when the map changes. Passes that restructure loops or change the layout of
// memory remove all hints first (hints.Dropping).
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
// becomes, by `mlirc opt -affine-add-llvm-hints`, a loop with
// `llvm.loop = {parallel_access = [@memory_hints::@group0]}`, whose load and store have
// `llvm.access_groups = [@memory_hints::@group0]` and `llvm.inbounds`.
package llvmhints
