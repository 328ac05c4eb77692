// Package tospirv converts std, scf, memref, vector, math and gpu to SPIR-V.
//
// # Vocabulary
//
//   - A [Lowering] is what the patterns of a conversion share: the target, which says what
//     numbers and capabilities there are, and the types.
//   - An index is an i32. A number that the target does not have is emulated by one of 32 bits,
//     if that is asked for: what the upper bits of an emulated integer are, is open, and an
//     operation on which they matter extends its operands first.
//   - A memref is a pointer to a struct with one array, in the storage class that its memory
//     space stands for. Numbers of 8 and 16 bits that the target's memory does not have are
//     packed into words of 32.
//
// # Example
//
//	%0 = memref.load %m[%i] : memref<16xf32>
//
// becomes
//
//	%1 = spv.AccessChain %m[%zero, %at] : !spv.ptr<!spv.struct<(!spv.array<16 x f32, stride=4> [0])>, StorageBuffer>, i32, i32
//	%0 = spv.Load "StorageBuffer" %1 : f32
//
// What one operation of SPIR-V is for, is a row in the file of its dialect.
package tospirv
