// Package alias answers whether two memrefs may name the same memory. Every pass that
// moves, removes or duplicates an access to memory asks it.
//
// # Vocabulary
//
//   - An [Object] is the memory that a value names, as far as the function shows: views of a
//     memref (the trait `views`) have the object of their source.
//   - Arguments may name one memory, or overlapping views of one, and may name a global.
//     An argument with `llvm.noalias` is distinct from all that is not derived from it:
//     the caller promises it.
//   - Memory that an operation of the function allocates is distinct from all that was
//     there before: arguments and globals. It escapes where something other than a view, an
//     access or a deallocation uses it; then a value of unknown origin, such as the result of
//     a call, may name it.
//   - A global is private if its symbol is, and if no use of it in the module escapes
//     ([Globals]); then no argument names it. Nothing writes to a constant global.
//
// All answers are about one activation of a function. They are found by walking up the
// definitions, and nothing is remembered, so that they stay true while a pass rewrites.
//
// # Options
//
// MLIR 13 takes different arguments for different memory. Passes have the option
// [DistinctArguments] for that; it is off, as callers need not keep to it.
//
// # Example
//
//	func @f(%a: memref<8xf32>, %b: memref<8xf32> {llvm.noalias}) {
//	  %c = memref.alloc() : memref<8xf32>
//	  %v = memref.subview %a[2] [4] [1] : memref<8xf32> to memref<4xf32, #map>
//
// Here %a and %v may alias; %b and %c alias with nothing.
package alias
