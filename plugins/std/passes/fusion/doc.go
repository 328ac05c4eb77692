// Package fusion puts nests of affine loops into each other.
//
// # Vocabulary
//
//   - A node is an operation at the top of a function, most often a nest of loops. An
//     edge says that a node must stay behind another one.
//   - A producer stores what a consumer loads. The slice of the producer for an iteration of the
//     consumer's outer loops is what that iteration needs of it; the depth says how many
//     loops those are.
//   - A fused nest is the consumer with the slice at the beginning of the innermost of
//     those loops. Memory that nothing else sees becomes private: as large as the box
//     that one slice stores.
//
// What is fused is decided as in MLIR 13: slices, costs, and the order of visits are
// the same. But whether iterations keep finding what they found before is proven here, by
// package presburger.
//
// # Example
//
//	affine.for %i = 0 to 10 { affine.store %f, %m[%i] : memref<10xf32> }
//	affine.for %i = 0 to 10 { %0 = affine.load %m[%i] : memref<10xf32> ... }
//
// becomes one loop, and %m one element if it is allocated in the function.
package fusion
