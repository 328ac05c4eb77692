// Package bfloat replaces arithmetic on bf16 by arithmetic on f32, for versions of LLVM that have none.
//
// LLVM before 15 moves values of `bfloat` in memory and registers, and takes them for integers of 16 bits and back.
// It computes with them on few targets: on others llc aborts, or computes something else.
//
// # Vocabulary
//
//   - An operation that computes has floats as operands or as a result, and is no move: it takes f32 in place of bf16,
//     and what it computes is rounded to bf16. A sum, a difference, a product, a quotient and a square root are those
//     that bf16 has; others may be rounded twice.
//   - Rounding to odd keeps that a number was not exact in its last bit, so that it can be rounded once more.
//
// # Example
//
//	%2 = llvm.fadd %0, %1 : bf16
//
// becomes
//
//	%2 = llvm.bitcast %0 : bf16 to i16
//	%3 = llvm.zext %2 : i16 to i32
//	%4 = llvm.shl %3, %c16 : i32
//	%5 = llvm.bitcast %4 : i32 to f32
//
// and the same of %1, a sum of f32, and the upper half of that, rounded.
package bfloat
