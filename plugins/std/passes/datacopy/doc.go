// Package datacopy has the passes that move data between slow and fast memory.
//
// # Vocabulary
//
//   - A range is a sequence of operations of a block for which data is copied: an affine.for,
//     or operations between such loops.
//   - The region of a memref is a box around all elements that the accesses in a range may
//     touch, as bounds of each dimension. It depends on induction variables around the range
//     and on symbols.
//   - The buffer holds a region in fast memory. Elements are copied in before the range, where
//     it may need them, and out behind it, if it stores.
//   - A region is attained if an access touches each of its elements whenever the range is
//     executed; then all of it lies within the memref, and if it is a store, all is written.
//
// Copies may be done around loops that enclose the range and on whose induction variables the
// region does not depend, as far as nothing in these loops touches the memory otherwise.
//
// # Example
//
//	affine.for %i = 0 to 4096 step 128 {
//	  affine.for %j = #id(%i) to #end(%i) {         // to %i + 128
//	    %0 = affine.load %m[%j] : memref<4096xf32>
//
// The region of the inner loop goes from %i to %i + 128, and its buffer is a memref<128xf32>.
package datacopy
